"""The canvas of a picture: every shape has a role, and the role says how it is drawn.

In full ink a role changes nothing. In low ink only what draws a line remains: masses become
white shapes with an outline, so that what is near still hides what is far; light and shade
vanish.
"""

from cardpress.illustrate.svg import Artwork, Stroke

__all__ = ["Canvas"]

_PAPER = "#ffffff"


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
