"""Pixels without their colours: each gray is as light as the colour that it stands for."""

from functools import cache
from typing import TYPE_CHECKING

from cardpress.colour import LUMINANCE, encoded, linear
from cardpress.pictures.profile import in_srgb

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["gray_pixels"]

_FINE = 65_535
"""Steps of light: 20 of them for the darkest step of an sRGB channel."""


def gray_pixels(image: "Image.Image", profile: bytes = b"") -> "Image.Image":
    """Gives pixels in gray.

    Args:
        image: in mode L, RGB or CMYK.
        profile: their ICC profile, unless it is sRGB.
    """
    image = in_srgb(image, profile)
    if image.mode == "L":
        return image
    from PIL import ImageMath  # noqa: PLC0415 - only odd pictures need it

    tables, curve = _tables()
    bands = image.convert("RGB").split()
    red, green, blue = (
        band.point(table, "I") for band, table in zip(bands, tables, strict=True)
    )
    light = ImageMath.lambda_eval(
        lambda band: band["red"] + band["green"] + band["blue"],
        red=red,
        green=green,
        blue=blue,
    )
    gray: Image.Image = light.point(curve, "L")
    return gray


@cache
def _tables() -> tuple[list[list[int]], list[int]]:
    """What each value of red, green and blue adds to the light, and the gray of each light."""
    shares = [
        [round(_FINE * weight * linear(value)) for value in range(256)] for weight in LUMINANCE
    ]
    return shares, [round(255 * encoded(light / _FINE)) for light in range(_FINE + 1)]
