"""Paints a charge: thick outline round the whole, modelled parts, thin lines within.

A charge lives in a box of 100 by 100 units, y down, and may lean out of it. The light always
falls from the upper left: each part is its flat colour, a crescent of shadow (its own outline
moved up and left), a crescent of light (moved down and right) and a line of ink. The painter
knows nothing of shields and cards.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from cardpress.illustrate.heraldic.outlines import circle, number
from cardpress.illustrate.heraldic.tones import INK, IVORY, TAN, WHITE

__all__ = ["BOTH_SIDES", "Eye", "Painter"]

BOTH_SIDES = ("", "translate(100 0) scale(-1 1)")
"""Transforms that draw a part as it stands, then mirrored about the middle of the box."""

_OUTLINE = 4.6
"""Width of the ink round the united silhouette, in units, half of it outside."""
_SHADE = f'role="crescent" fill="{INK}" opacity=".2"'
"""The crescent of shadow."""
_PALE_SHADE = f'role="crescent" fill="{INK}" opacity=".16"'
"""The same on white bodies, where more would look dirty."""
_LIGHT = f'role="shade" fill="{WHITE}" opacity=".38"'
"""The crescent of light."""
_SURROUND = "M-80-80H180V180H-80Z"
"""A frame round the box: with a part's outline in it, even-odd, all but the part is filled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Eye:
    """An eye with an opinion."""

    x: float
    """Centre, units from the left."""
    y: float
    """Centre, units from the top."""
    radius: float
    """Radius of the white."""
    gaze: tuple[float, float] = (0, 0)
    """How far the pupil looks to the right and down."""
    lid: float = 0
    """Share of the eye's height under the upper lid, from 0 to 1."""
    skin: str = TAN
    """Colour of the lid."""
    pupil: float = 0.52
    """Radius of the pupil as a share of the eye's."""
    line: float = 1.8
    """Width of the line round it."""


class Painter:
    """Collects the parts of a charge, from back to front."""

    def __init__(self) -> None:
        self._definitions: list[str] = []
        self._silhouette: list[str] = []
        self._drawn: list[str] = []
        self._transform = ""
        self._outlines: list[str] = []
        self._clips = 0

    @contextmanager
    def turned(self, transform: str) -> Iterator[None]:
        """Draws what follows under an SVG transform; the empty text means none."""
        if not transform:
            yield
            return
        self._drawn.append(f'<g transform="{transform}">')
        self._transform = transform
        yield
        self._transform = ""
        self._drawn.append("</g>")

    @contextmanager
    def clipped(self, outline: str) -> Iterator[None]:
        """Draws what follows inside ``outline`` only."""
        self._clips += 1
        name = f"c{self._clips}"
        self._definitions.append(f'<clipPath id="{name}"><path d="{outline}"/></clipPath>')
        self._drawn.append(f'<g clip-path="url(#{name})">')
        yield
        self._drawn.append("</g>")

    def body(
        self, outline: str, *, fill: str, shadow: float = 3, light: float = 1.8, line: float = 2
    ) -> None:
        """A modelled part that belongs to the silhouette.

        ``shadow`` and ``light``: how far the crescents reach in; ``line``: width of the ink.
        """
        part = self._define(outline)
        self._count(f'<use href="#p{part}"/>')
        self._model(part, fill=fill, crescents=_crescents(part, shadow=shadow, light=light))
        self._ink(part, width=line)

    def pale_body(self, outline: str, *, fill: str, shadow: float = 3) -> None:
        """A white part of the silhouette: a softer shadow, and no light (none would show)."""
        part = self._define(outline)
        self._count(f'<use href="#p{part}"/>')
        crescents = _crescent(part, shift=-shadow, tone=_PALE_SHADE)
        self._model(part, fill=fill, crescents=crescents)
        self._ink(part, width=2)

    def flat_body(self, outline: str, *, fill: str, line: float = 2) -> None:
        """A part of the silhouette without light and shadow."""
        self.body(outline, fill=fill, shadow=0, light=0, line=line)

    def feature(
        self, outline: str, *, fill: str, shadow: float = 3, light: float = 1.8, line: float = 2
    ) -> None:
        """A modelled part inside the silhouette; the arguments are those of ``body``."""
        part = self._define(outline)
        self._model(part, fill=fill, crescents=_crescents(part, shadow=shadow, light=light))
        self._ink(part, width=line)

    def flat_feature(self, outline: str, *, fill: str, line: float = 2) -> None:
        """A part inside the silhouette without light and shadow."""
        self.feature(outline, fill=fill, shadow=0, light=0, line=line)

    def patch(self, outline: str, *, fill: str, line: float = 0, opacity: float = 1) -> None:
        """A flat detail inside the silhouette."""
        ink = f' stroke="{INK}" stroke-width="{number(line)}"' if line else ""
        self._drawn.append(f'<path d="{outline}" fill="{fill}"{_opacity(opacity)}{ink}/>')

    def stroke(
        self,
        course: str,
        *,
        width: float = 1.9,
        colour: str = INK,
        opacity: float = 1,
        dashes: str = "",
    ) -> None:
        """A line inside the silhouette."""
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._drawn.append(
            f'<path d="{course}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
            f"{_opacity(opacity)}{dashed}/>"
        )

    def limb(self, course: str, *, width: float, fill: str, casing: float = 1.2) -> None:
        """A stroked arm, rope or ring with ink of width ``casing`` on either side of it."""
        inked = width + 2 * casing
        self._count(f'<path d="{course}" fill="none" stroke-width="{number(inked + 2.2)}"/>')
        self.stroke(course, width=inked)
        self._drawn.append(
            f'<path role="core" d="{course}" fill="none" stroke="{fill}" '
            f'stroke-width="{number(width)}"/>'
        )

    def eye(self, eye: Eye) -> None:
        """An eye inside the silhouette."""
        ball = circle(eye.x, eye.y, radius=eye.radius)
        x, y = eye.x + eye.gaze[0], eye.y + eye.gaze[1]
        glint = circle(x - eye.radius * 0.2, y - eye.radius * 0.22, radius=eye.radius * 0.17)
        self.patch(ball, fill=IVORY)
        self.patch(circle(x, y, radius=eye.radius * eye.pupil), fill=INK)
        self.patch(glint, fill=WHITE)
        if eye.lid:
            self.patch(_lid(eye), fill=eye.skin, line=eye.line * 0.9)
        self.stroke(ball, width=eye.line)

    def raised_eye(self, eye: Eye) -> None:
        """An eye on a stalk, which the silhouette has to count."""
        self._count(f'<path d="{circle(eye.x, eye.y, radius=eye.radius)}"/>')
        self.eye(eye)

    def svg(self) -> str:
        """The finished charge as SVG: definitions, drop shadow, outline, parts."""
        return (
            f"<defs>{''.join(self._definitions)}"
            f'<g id="sil" role="outline" fill="{INK}" stroke="{INK}" stroke-width="{_OUTLINE}">'
            f"{''.join(self._silhouette)}</g></defs>"
            '<g stroke-linejoin="round" stroke-linecap="round">'
            '<use href="#sil" role="shade" transform="translate(1.8 2.4)" opacity=".28"/>'
            f'<use href="#sil"/>{"".join(self._drawn)}</g>'
        )

    def _define(self, outline: str) -> int:
        self._outlines.append(outline)
        part = len(self._outlines)
        self._definitions.append(f'<path id="p{part}" d="{outline}"/>')
        return part

    def _count(self, item: str) -> None:
        turned = f'<g transform="{self._transform}">{item}</g>' if self._transform else item
        self._silhouette.append(turned)

    def _model(self, part: int, *, fill: str, crescents: str) -> None:
        self._drawn.append(f'<use href="#p{part}" fill="{fill}"/>')
        if not crescents:
            return
        outline = self._outlines[part - 1]
        self._definitions.append(
            f'<path id="n{part}" d="{_SURROUND}{outline}" fill-rule="evenodd"/>'
            f'<clipPath id="k{part}"><use href="#p{part}"/></clipPath>'
        )
        self._drawn.append(f'<g clip-path="url(#k{part})">{crescents}</g>')

    def _ink(self, part: int, *, width: float) -> None:
        if width:
            self._drawn.append(
                f'<use href="#p{part}" fill="none" stroke="{INK}" '
                f'stroke-width="{number(width)}"/>'
            )


def _opacity(opacity: float) -> str:
    return f' opacity="{number(opacity)}"' if opacity < 1 else ""


def _crescents(part: int, *, shadow: float, light: float) -> str:
    dark = _crescent(part, shift=-shadow, tone=_SHADE) if shadow else ""
    pale = _crescent(part, shift=light, tone=_LIGHT) if light else ""
    return dark + pale


def _crescent(part: int, *, shift: float, tone: str) -> str:
    place = f"translate({number(shift)} {number(shift)})"
    return f'<use href="#n{part}" transform="{place}" {tone}/>'


def _lid(eye: Eye) -> str:
    """The upper lid: the part of the eye above a chord."""
    drop = -eye.radius + 2 * eye.radius * eye.lid
    half = max(0, eye.radius**2 - drop**2) ** 0.5
    radius, y = number(eye.radius), number(eye.y + drop)
    return (
        f"M{number(eye.x - half)},{y}"
        f"A{radius},{radius} 0 {int(eye.lid > 0.5)} 1 {number(eye.x + half)},{y}Z"
    )
