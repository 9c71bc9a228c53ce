"""The card that is drawn on: poker size, in mm from the trimmed corner, y down."""

from cardpress.illustrate.heraldic.elements import element
from cardpress.illustrate.heraldic.inks import Ink

__all__ = ["BLEED", "BLEED_BOX", "CENTRE", "HEIGHT", "WIDTH", "document"]

WIDTH = 63.5
HEIGHT = 88.9
BLEED = 3.175
"""An eighth of an inch on every side: what a shop may ask for at most."""
CENTRE = (WIDTH / 2, HEIGHT / 2)

BLEED_BOX = {
    "x": f"{-BLEED:g}",
    "y": f"{-BLEED:g}",
    "width": f"{WIDTH + 2 * BLEED:g}",
    "height": f"{HEIGHT + 2 * BLEED:g}",
}
"""The card with its bleed, as attributes of a rectangle; two decimals would not do."""


def document(*content: str, ink: Ink) -> str:
    """A stand-alone SVG file of the card with its bleed, at true size, in full or low ink."""
    drawing = element(
        "svg",
        *content,
        xmlns="http://www.w3.org/2000/svg",
        width=f"{BLEED_BOX['width']}mm",
        height=f"{BLEED_BOX['height']}mm",
        viewBox=" ".join(BLEED_BOX.values()),
    )
    return ink(f"{drawing}\n")
