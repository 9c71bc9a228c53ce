"""The canvas of a picture: every shape has a role, and the role says how it is drawn.

In full ink a role changes nothing. In low ink only what draws a line remains: masses become
white shapes with an outline, so that what is near still hides what is far; light and shade
vanish.
"""

from cardpress.illustrate.svg import Artwork, Stroke

__all__ = ["Canvas"]

_PAPER = "#ffffff"
_FAINT = 0.45
"""Opacity of an engraving in low ink."""


class Canvas:
    """Draws path data onto an artwork by role; ``ink`` is the one colour of a low-ink print."""

    def __init__(self, art: Artwork, ink: str | None = None) -> None:
        self.art = art
        """Where gradients, clips and groups are made."""
        self.ink = ink
        """The one ink of a low-ink print, or none for full ink."""

    def mass(
        self, data: object, fill: str, stroke: Stroke | None = None, *, low: float = 1.8
    ) -> None:
        """Draws an opaque body; ``low`` is the width of its outline in low ink."""
        if self.ink is not None:
            fill, stroke = _PAPER, Stroke(self.ink, low)
        self.art.path(data, fill, stroke)

    def mass_holed(self, data: str, fill: str, *, low: float = 1.8) -> None:
        """Draws an opaque body whose inner parts are holes (even-odd)."""
        stroke = None
        if self.ink is not None:
            fill, stroke = _PAPER, Stroke(self.ink, low)
        with self.art.inheriting(fill, stroke):
            self.art.bare(data, holed=True)

    def tone_holed(self, data: str, fill: str) -> None:
        """Draws light or shade with holes, which low ink leaves out."""
        if self.ink is None:
            self.art.holed(data, fill)

    def silhouette(self, data: str, fill: str, halo: float) -> None:
        """Draws a solid with holes that stays solid in low ink, parted from what is behind.

        Args:
            data: its outline (even-odd).
            fill: its paint in full ink.
            halo: the width of the white edge round it in low ink.
        """
        if self.ink is not None:
            edge = Stroke(_PAPER, 2 * halo, round=True)
            with self.art.inheriting(_PAPER, edge):
                self.art.bare(data)
            fill = self.ink
        self.art.holed(data, fill)

    def accent(self, data: str, fill: str) -> None:
        """Draws a light accent on a solid: white in low ink."""
        self.art.path(data, _PAPER if self.ink is not None else fill)

    def hollow(
        self,
        data: object,
        fill: str,
        stroke: Stroke | None = None,
        *,
        opacity: float | None = None,
        low: float = 1.4,
    ) -> None:
        """Draws a solid detail, which in low ink keeps only its outline."""
        if self.ink is not None:
            fill, stroke, opacity = _PAPER, Stroke(self.ink, low), None
        self.art.path(data, fill, stroke, opacity=opacity)

    def line(
        self,
        data: object,
        stroke: Stroke,
        *,
        fill: str = "none",
        opacity: float | None = None,
        low: float = 1.1,
    ) -> None:
        """Draws a line, perhaps with a tone within it."""
        if self.ink is not None:
            fill, opacity = "none", None
            stroke = Stroke(self.ink, low, stroke.dash, stroke.round)
        self.art.path(data, fill, stroke, opacity=opacity)

    def engraving(self, data: object, stroke: Stroke, *, opacity: float, low: float) -> None:
        """Draws lines that stand for a tone, and step back in low ink."""
        if self.ink is not None:
            stroke, opacity = Stroke(self.ink, low, stroke.dash), _FAINT
        self.art.path(data, stroke=stroke, opacity=opacity)

    def clearing(self, data: object) -> None:
        """Leaves white in low ink what lies behind, so that what follows stands free."""
        if self.ink is not None:
            self.art.path(data, _PAPER)

    def tone(self, data: object, fill: str, *, opacity: float | None = None) -> None:
        """Draws light or shade, which low ink leaves out."""
        if self.ink is None:
            self.art.path(data, fill, opacity=opacity)

    def sheen(self, data: object, stroke: Stroke, *, opacity: float | None = None) -> None:
        """Draws a line of light or shade, which low ink leaves out."""
        if self.ink is None:
            self.art.path(data, stroke=stroke, opacity=opacity)

    def mark(self, data: object, fill: str, *, opacity: float | None = None) -> None:
        """Draws a small solid, which stays solid in low ink."""
        if self.ink is not None:
            fill, opacity = self.ink, None
        self.art.path(data, fill, opacity=opacity)
