"""The colours of Side Quest's drawings: one ink for every line, and the paints of the charges.

sRGB, as SVG writes them. The colours of the six hours of the day are in ``hours``.
"""

__all__ = [
    "BLUE",
    "BROWN",
    "CREAM",
    "DARK_BLUE",
    "DARK_BROWN",
    "DARK_GOLD",
    "DARK_GREEN",
    "DARK_RED",
    "DARK_STEEL",
    "DARK_VIOLET",
    "GLOW",
    "GOLD",
    "GREEN",
    "GREY",
    "INK",
    "IVORY",
    "LILAC",
    "NIGHT",
    "ORANGE",
    "PALE_GOLD",
    "PALE_GREEN",
    "PALE_LILAC",
    "PALE_STEEL",
    "PARCHMENT",
    "PINK",
    "RED",
    "SKIN",
    "SKY",
    "STEEL",
    "TAN",
    "TEAL",
    "VIOLET",
    "WHITE",
]

INK = "#2a1838"
"""Aubergine, never black: draws every line of the game."""

WHITE = "#fff"
IVORY = "#fffaf0"
CREAM = "#fff3d6"
PARCHMENT = "#fbe9c4"
GLOW = "#fff6c8"
GOLD = "#f4b831"
DARK_GOLD = "#c77f22"
PALE_GOLD = "#ffe28c"
RED = "#d5403f"
DARK_RED = "#9b2440"
ORANGE = "#f08a34"
GREEN = "#6fae4c"
DARK_GREEN = "#37744a"
PALE_GREEN = "#a9d36a"
TEAL = "#2f9a94"
BLUE = "#3d79c2"
DARK_BLUE = "#27498c"
SKY = "#9ad3ee"
VIOLET = "#7b55b4"
DARK_VIOLET = "#4c2f86"
LILAC = "#b899e4"
PALE_LILAC = "#e3d5f8"
PINK = "#f4a0a6"
SKIN = "#f2bd93"
BROWN = "#8c5634"
DARK_BROWN = "#5c3426"
TAN = "#dca566"
STEEL = "#a7b5c6"
DARK_STEEL = "#6d7d95"
PALE_STEEL = "#e1e9f0"
GREY = "#8d8798"
NIGHT = "#3a2350"
