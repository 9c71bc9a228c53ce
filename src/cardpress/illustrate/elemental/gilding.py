"""How the back is coloured: brass and glow on violet, or one ink on white.

Both are the same drawing. In low ink what is dark or shaded becomes white, what is metal
becomes ink, and light is left out.
"""

from dataclasses import dataclass

from cardpress.illustrate.svg import Artwork, Point, Stop

__all__ = ["FULL", "LOW", "Gilding"]

_PAPER = "#ffffff"


@dataclass(frozen=True, slots=True)
class Gilding:
    """The colours of a back."""

    metal: str
    """Small ornaments, and lines."""
    outline: str
    """Round what is metal or shaded."""
    dark: str
    """Grounds of discs."""
    star: str
    """Eye and lights in the middle."""
    shaded: bool
    """Whether gradients, glow and shadows are drawn."""

    def body(self, art: Artwork, centre: Point, radius: float, *stops: Stop) -> str:
        """Gives the paint of a mass: a gradient round a point, or white."""
        return art.radial(centre, radius, *stops) if self.shaded else _PAPER

    def falling(self, art: Artwork, start: Point, end: Point, *stops: Stop) -> str:
        """Gives the paint of a mass: a gradient along a line, or white."""
        return art.linear(start, end, *stops) if self.shaded else _PAPER

    def shine(self, art: Artwork, centre: Point, radius: float, *stops: Stop) -> str:
        """Gives the paint of what gleams: a gradient round a point, or the ink."""
        return art.radial(centre, radius, *stops) if self.shaded else self.metal

    def flat(self, colour: str) -> str:
        """Gives the colour of a light facet: itself, or white."""
        return colour if self.shaded else _PAPER

    def deep(self, colour: str) -> str:
        """Gives the colour of a dark facet or a line of light: itself, or the ink."""
        return colour if self.shaded else self.metal


FULL = Gilding(metal="#d9b564", outline="#0a0715", dark="#0a0715", star="#fff3cf", shaded=True)
LOW = Gilding(metal="#3a2a63", outline="#3a2a63", dark=_PAPER, star="#3a2a63", shaded=False)
