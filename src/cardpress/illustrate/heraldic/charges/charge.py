"""What a charge is: a character on a shield, with the tinctures that suit it."""

from collections.abc import Callable
from dataclasses import dataclass

from cardpress.illustrate.heraldic.painter import Painter

__all__ = ["Charge"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Charge:
    """One character of the stock."""

    name: str
    """What a card's motif says to get it."""
    draw: Callable[[Painter], None]
    """Paints it in a box of 100 by 100 units."""
    scale: float
    """Millimetres to the unit."""
    shift: tuple[float, float]
    """Moves it on the shield to the right and down, in mm."""
    field: tuple[str, str]
    """The field's two tones of one tincture: light on dark, dark on light."""
    mantling: str
    """Outer colour of the mantling; the lining is always gold."""
    crest: str = ""
    """The crest of its own, where that of the strength would repeat or crowd it."""
    prop: str = ""
    """What of its story stands in the country, instead of a landmark by chance."""
    glorious: bool = False
    """Whether rays of gold stand round its shield."""
