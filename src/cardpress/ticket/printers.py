"""A printer's profile: what it does to pages, as its calibration page told."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

__all__ = ["Printer"]


class Printer(BaseModel):
    """One printer, or one tray of it: a file in the user's settings folder.

    Positions are seen with the front towards the reader, on the paper as the printer takes it,
    upright: to the right and down are positive. Sizes are ratios: 1.002 prints 100 mm as
    100.2 mm.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    format: Literal[1] = 1
    """Version of the file format."""
    name: str
    """As it was typed."""
    paper: str
    """On which it was calibrated."""
    flip: Literal["long", "short"]
    """Over which edge it turns the paper."""
    margin: float | None = None
    """Along each edge, where it leaves no ink, in mm; absent where nobody told."""
    front_width: float = 1
    """How wide it prints fronts."""
    front_height: float = 1
    """How high it prints fronts."""
    back_right: float = 0
    """How far backs lie to the right of their fronts, in mm at the middle of the sheet."""
    back_down: float = 0
    """How far backs lie below their fronts, in mm at the middle of the sheet."""
    back_turn: float = 0
    """How far backs are turned against their fronts, in degrees, clockwise."""
    back_width: float = 1
    """How wide it prints backs."""
    back_height: float = 1
    """How high it prints backs."""
