"""Colours as designers give them: sRGB, CMYK, gray and spot, in whole numbers.

Home files map all of them to RGB, press files to inks; that happens in ``render``, never here.
Spellings follow CSS Color Module Level 4 where CSS has one.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

__all__ = [
    "BLACK",
    "LUMINANCE",
    "SIGHTS",
    "WHITE",
    "Cmyk",
    "Colour",
    "Gray",
    "Rgb",
    "Spot",
    "as_gray",
    "as_rgb",
    "as_seen",
    "contrast",
    "encoded",
    "gray_ramp",
    "lightness",
    "linear",
    "parse_colour",
]


class Rgb(NamedTuple):
    """An sRGB colour, each part from 0 to 255."""

    red: int
    green: int
    blue: int


class Gray(NamedTuple):
    """A gray between black (0) and white (1000)."""

    value: int


class Cmyk(NamedTuple):
    """Inks in thousandths of full coverage."""

    cyan: int
    magenta: int
    yellow: int
    black: int


class Spot(NamedTuple):
    """A named ink, with what stands for it where the ink is missing."""

    name: str
    alternate: Cmyk
    tint: int = 1000
    """Thousandths of full coverage."""


Colour: TypeAlias = Rgb | Gray | Cmyk | Spot

BLACK = Rgb(0, 0, 0)
WHITE = Rgb(255, 255, 255)

_NAMED = {
    "black": BLACK,
    "white": WHITE,
    "gray": Rgb(128, 128, 128),
    "silver": Rgb(192, 192, 192),
    "red": Rgb(255, 0, 0),
    "maroon": Rgb(128, 0, 0),
    "yellow": Rgb(255, 255, 0),
    "olive": Rgb(128, 128, 0),
    "lime": Rgb(0, 255, 0),
    "green": Rgb(0, 128, 0),
    "aqua": Rgb(0, 255, 255),
    "cyan": Rgb(0, 255, 255),
    "teal": Rgb(0, 128, 128),
    "blue": Rgb(0, 0, 255),
    "navy": Rgb(0, 0, 128),
    "fuchsia": Rgb(255, 0, 255),
    "magenta": Rgb(255, 0, 255),
    "purple": Rgb(128, 0, 128),
    "orange": Rgb(255, 165, 0),
}
"""The sixteen basic colours of CSS, with orange and two synonyms."""

_HEX = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_CALL = re.compile(r"(rgb|cmyk|gray|spot)\((.*)\)", re.DOTALL)


def parse_colour(text: str) -> Colour:
    """Reads ``#c31``, ``#cc3311``, ``teal``, ``rgb(204, 51, 17)``, ``cmyk(0, 80, 100, 5)``,
    ``gray(40)`` or ``spot(Gold, cmyk(20, 30, 70, 15), 100)``; inks and gray are in percent.

    Raises:
        ValueError: it is not a colour.
    """  # noqa: D205 - the examples are the summary
    text = text.strip()
    named = _NAMED.get(text.casefold())
    if named:
        return named
    if match := _HEX.fullmatch(text):
        digits = match[1] if len(match[1]) == 6 else "".join(digit * 2 for digit in match[1])
        return Rgb(*(int(digits[i : i + 2], 16) for i in (0, 2, 4)))
    if match := _CALL.fullmatch(text):
        return _called(match[1], match[2], text)
    raise ValueError(
        f"'{text}' is not a color (write #rrggbb, a basic CSS name, cmyk(…) or spot(…))"
    )


def _called(name: str, inside: str, text: str) -> Colour:
    if name == "spot":
        return _spot(inside, text)
    parts = inside.replace(",", " ").split()
    wanted = {"rgb": 3, "cmyk": 4, "gray": 1}[name]
    if len(parts) != wanted:
        raise ValueError(f"'{text}' needs {wanted} numbers")
    if name == "rgb":
        return Rgb(*(_number(part, 255, 1, text) for part in parts))
    inks = [_number(part.removesuffix("%"), 100, 10, text) for part in parts]
    return Cmyk(*inks) if name == "cmyk" else Gray(inks[0])


def _spot(inside: str, text: str) -> Spot:
    match = re.fullmatch(r"\s*([^,]+?)\s*,\s*(cmyk\([^)]*\))\s*(?:,\s*([^,]+?)\s*)?", inside)
    if not match:
        raise ValueError(f"'{text}' must be spot(NAME, cmyk(…)) or spot(NAME, cmyk(…), TINT)")
    alternate = parse_colour(match[2])
    assert isinstance(alternate, Cmyk)  # noqa: S101 - the pattern says so
    tint = _number((match[3] or "100").removesuffix("%"), 100, 10, text)
    return Spot(match[1], alternate, tint)


def _number(part: str, most: int, factor: int, text: str) -> int:
    try:
        value = float(part)
    except ValueError:
        raise ValueError(f"'{text}': '{part}' is not a number") from None
    if not 0 <= value <= most:
        raise ValueError(f"'{text}': {part} is not from 0 to {most}")
    return round(value * factor)


def as_rgb(colour: Colour) -> Rgb:
    """What a screen shows: inks are multiplied naively, as no paper is known here."""
    match colour:
        case Rgb():
            return colour
        case Gray(value):
            level = round(value * 255 / 1000)
            return Rgb(level, level, level)
        case Cmyk(cyan, magenta, yellow, black):
            paper = 1000 - black
            return Rgb(
                *(round(255 * (1000 - ink) * paper / 1e6) for ink in (cyan, magenta, yellow))
            )
        case Spot(_, alternate, tint):
            inks = (round(ink * tint / 1000) for ink in alternate)
            return as_rgb(Cmyk(*inks))


LUMINANCE = (0.2126, 0.7152, 0.0722)
"""What red, green and blue light of sRGB add to luminance (ITU-R BT.709); 1 in all."""


def linear(channel: float) -> float:
    """The light, from 0 to 1, of an sRGB channel from 0 to 255 (IEC 61966-2-1)."""
    ratio = channel / 255
    return ratio / 12.92 if ratio <= 0.04045 else float(((ratio + 0.055) / 1.055) ** 2.4)


def encoded(light: float) -> float:
    """The other way: the sRGB value, from 0 to 1, of light from 0 to 1."""
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)


def _luminance(colour: Colour) -> float:
    return _light(*as_rgb(colour))


def _light(*channels: float) -> float:
    lights = (linear(channel) for channel in channels)
    return sum(weight * light for weight, light in zip(LUMINANCE, lights, strict=True))


@lru_cache(4_096)
def as_gray(colour: Colour) -> Gray:
    """The gray of the same luminance, so of the same lightness."""
    if isinstance(colour, Gray):
        return colour
    return Gray(round(1000 * encoded(_luminance(colour))))


_STEPS = 8
_STRAIGHT = 2
"""How far from a straight line, in thousandths, nobody sees."""


def gray_ramp(one: Rgb, other: Rgb) -> tuple[Gray, ...]:
    """The grays of a gradient between two colours, at equal steps from end to end.

    A gradient is straight in sRGB, its lightness need not be; where it is, both ends will do.
    """
    shares = [step / _STEPS for step in range(_STEPS + 1)]
    lights = [
        _light(*(a + (b - a) * share for a, b in zip(one, other, strict=True)))
        for share in shares
    ]
    values = [round(1000 * encoded(light)) for light in lights]
    first, last = values[0], values[-1]
    bent = any(
        abs(first + (last - first) * share - value) > _STRAIGHT
        for share, value in zip(shares, values, strict=True)
    )
    return tuple(map(Gray, values if bent else (first, last)))


def lightness(colour: Colour) -> float:
    """CIE L*, from 0 (black) to 100 (white), against D65 white."""
    luminance = _luminance(colour)
    if luminance <= 216 / 24389:
        return luminance * 24389 / 27
    return float(116 * luminance ** (1 / 3) - 16)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2.2, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


_Matrix: TypeAlias = tuple[tuple[float, float, float], ...]

SIGHTS: Mapping[str, _Matrix] = MappingProxyType(
    {
        "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        "protan": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deutan": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritan": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
    }
)
"""What linear red, green and blue become to an eye that lacks one kind of cone.

G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation
of Color Vision Deficiency, IEEE TVCG 15(6), 2009; table of matrices, severity 1.0.
"""


def as_seen(colour: Colour, sight: str) -> Rgb:
    """What a colour looks like to one of the ``SIGHTS``, as a normal eye would have it.

    Raises:
        KeyError: there is no such sight.
    """
    lights = [linear(channel) for channel in as_rgb(colour)]
    seen = (
        sum(weight * light for weight, light in zip(row, lights, strict=True))
        for row in SIGHTS[sight]
    )
    return Rgb(*(round(255 * encoded(min(1.0, max(0.0, light)))) for light in seen))
