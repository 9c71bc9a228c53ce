"""The styles of a template, with their fonts."""

from cardpress.catalogue import TemplateEntry
from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.fonts import FontFace
from cardpress.geometry import pt
from cardpress.template import Style, TextLayer
from cardpress.typeset.desk import Desk, Job, Subject
from cardpress.typeset.text import Setter, TextStyle, sizes_between

__all__ = ["StyleBook"]

_DEFAULT_FONTS = ("Spectral",)
"""The chain ``body`` where a template has none; it is installed with cardpress."""


class StyleBook:
    """The styles of one template, resolved as they are needed."""

    def __init__(self, template: TemplateEntry, desk: Desk) -> None:
        self._template = template
        self._desk = desk
        self._styles: dict[tuple[int, str], TextStyle | None] = {}

    def find(self, layer: TextLayer, job: Job, subject: Subject) -> Style:
        """The style that a layer names, or the one named like its box, or the defaults."""
        styles = self._template.template.styles
        name = layer.style or (layer.box if isinstance(layer.box, str) else "")
        if layer.style and layer.style not in styles:
            here = Subject(label=subject.label, span=self._template.places.span)
            job.say(here, "E207", f"no style '{layer.style}' in this template")
        return styles.get(name, _PLAIN)

    def resolve(self, style: Style, font: str, job: Job, subject: Subject) -> TextStyle | None:
        """Gives the style with its fonts; nothing, with diagnostics, where they are missing."""
        key = (id(style), font)
        if key not in self._styles:
            try:
                self._styles[key] = self._made(style, font)
            except ProjectError as error:
                self._styles[key] = None
                places, chain = self._template.places, f"fonts.{font}"
                span = style.font.span if style.font else places.of("fonts")
                place = Subject(
                    label=subject.label,
                    span=places.of(chain) if chain in places.keys else span,
                )
                for each in error.diagnostics:
                    job.say(place, each.code, each.message, each.hint)
            else:
                self._check_capitals(style, self._styles[key], job, subject)
        return self._styles[key]

    @staticmethod
    def _check_capitals(
        style: Style, made: TextStyle | None, job: Job, subject: Subject
    ) -> None:
        if style.small_caps and made and not made.main.face.has_small_capitals():
            face = made.main.face.name
            message = f"font '{face}' has no small capitals, its small letters stand in"
            job.say(subject, "N224", message)

    def _made(self, style: Style, font: str) -> TextStyle:
        chains = self._template.template.fonts
        names = chains.get(font) or ((font,) if font != "body" else _DEFAULT_FONTS)
        size = style.size or pt(9)
        chain = _Chain(self._desk, names, style)
        return TextStyle(
            chain.setter,
            sizes_between(size, min(style.min or size, size)),
            leading=round((style.leading or 1.2) * 1000),
            align=style.align or "start",
            valign=style.valign or "top",
            wrap=style.wrap or "normal",
            overflow=style.overflow or "error",
            coloured=chain.faces if any(face.is_coloured for face in chain.faces) else (),
        )


_PLAIN = Style()


class _Chain:
    """The fonts of a style: a setter for each role, made when it is first asked for."""

    def __init__(self, desk: Desk, names: tuple[str, ...], style: Style) -> None:
        self._fonts = desk.fonts
        self._names = names
        self._style = style
        self._setters: dict[int, Setter] = {}
        self.faces = self._faces(0)
        """Those of the regular role, fonts in colours among them."""
        self.setter(0)

    def setter(self, role: int) -> Setter:
        """The setter of a role: bit 0 for bold, bit 1 for italic."""
        made = self._setters.get(role)
        if made is None:
            faces = tuple(face for face in self._faces(role) if face.is_outlined)
            if not faces:
                name = self._names[0]
                message = f"font '{name}' has no outlines, only pictures of glyphs"
                hint = f"put a font with outlines before it: [Noto Sans, {name}]"
                raise ProjectError(Diagnostic("E220", message, hint=hint))
            features = (*(self._style.features or ()), *self._caps)
            tracking = self._style.tracking or 0
            made = self._setters[role] = Setter(faces, features=features, tracking=tracking)
        return made

    @property
    def _caps(self) -> tuple[str, ...]:
        return ("smcp",) if self._style.small_caps else ()

    def _faces(self, role: int) -> tuple[FontFace, ...]:
        style = self._style
        regular = style.weight or (700 if style.bold else 400)
        weight = max(700, min(regular + 300, 900)) if role & 1 else regular
        italic = bool(style.italic) is not bool(role & 2)
        axes = tuple(sorted((style.axes or {}).items()))
        first, *others = self._names
        faces = [self._fonts.face(first, weight=weight, italic=italic, axes=axes)]
        for name in others:
            face = self._fonts.face(name, weight=weight, italic=italic)
            own = tuple((tag, place) for tag, place in axes if face.reaches(tag, place))
            if own:
                face = self._fonts.face(name, weight=weight, italic=italic, axes=own)
            faces.append(face)
        return tuple(faces)
