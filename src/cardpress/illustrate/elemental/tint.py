"""Blends colours in OKLab (Björn Ottosson, 2020), where a mix of two hues stays clean.

Colours are ``#rrggbb`` in sRGB, as SVG writes them.
"""

__all__ = ["mix"]

_Lab = tuple[float, float, float]


def mix(first: str, second: str, part: float) -> str:
    """Gives the colour that lies ``part`` of the way (0 to 1) from ``first`` to ``second``."""
    near, far = _to_lab(first), _to_lab(second)
    light, green_red, blue_yellow = (a + (b - a) * part for a, b in zip(near, far, strict=True))
    return _to_hex((light, green_red, blue_yellow))


def _linear(channel: float) -> float:
    """Undoes the transfer curve of sRGB (IEC 61966-2-1)."""
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _encoded(channel: float) -> float:
    """Applies the transfer curve of sRGB, after clipping what lies below black."""
    channel = max(0.0, channel)
    return 12.92 * channel if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055


def _to_lab(colour: str) -> _Lab:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    )


def _to_hex(lab: _Lab) -> str:
    light, a, b = lab
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
    channels = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
    )
    return "#" + "".join(f"{round(255 * min(1.0, _encoded(value))):02x}" for value in channels)
