"""Pictures whose data no PDF can hold as they are, decoded once: deflated rows, and alpha."""

import io
import warnings
from dataclasses import replace
from typing import TYPE_CHECKING

from cardpress.pictures.faults import MOST_PIXELS, broken, too_large
from cardpress.pictures.gray import gray_pixels
from cardpress.pictures.jpeg import orientation_of
from cardpress.pictures.png import png_rows
from cardpress.pictures.profile import foreign_profile
from cardpress.pictures.values import Raster

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["decode", "decoder", "measure", "stored_pixels"]

_LEVEL = 3
"""zlib's level: higher ones take twice the time for a tenth of the size."""


def decoder() -> str:
    """What decodes, and in which version: other versions may pack the same pixels otherwise."""
    import PIL  # noqa: PLC0415 - only odd pictures need it

    return f"pillow-{PIL.__version__}"


def measure(path: str, data: bytes, kind: str) -> tuple[int, int, int]:
    """Width and height as seen, and number of frames, by the header alone.

    Args:
        path: for the message.
        data: the file.
        kind: Pillow's name of the format.

    Raises:
        ProjectError: E303.
    """
    with _opened(path, data, kind) as image:
        frames = getattr(image, "n_frames", 1)
        turned = _orientation(image) >= 5
        return *(image.size[::-1] if turned else image.size), frames


def decode(path: str, data: bytes, kind: str, *, gray: bool = False) -> Raster:
    """Decodes the first frame, upright, to rows of gray or RGB with PNG's predictors.

    Args:
        path: for the message.
        data: the file.
        kind: Pillow's name of the format.
        gray: whether colours become grays.

    Raises:
        ProjectError: E303, E304.
    """
    with _opened(path, data, kind) as opened:
        _load(path, opened)
        colours, alpha = _parted(opened)
        orientation = _orientation(opened)
        profile = foreign_profile(opened.info.get("icc_profile") or b"")
    if gray:
        colours = gray_pixels(colours, profile)
    raster = _rows(_turned(colours, orientation))
    if raster.channels == "rgb":
        raster = replace(raster, profile=profile)
    if alpha is not None:
        raster = replace(raster, alpha=_rows(_turned(alpha, orientation)))
    return raster


def stored_pixels(path: str, data: bytes, kind: str) -> "Image.Image":
    """Decodes the first frame as it is stored, not turned, to RGB.

    Raises:
        ProjectError: E303, E304.
    """
    with _opened(path, data, kind) as opened:
        _load(path, opened)
        return opened.convert("RGB")


def _load(path: str, opened: "Image.Image") -> None:
    if opened.width * opened.height > MOST_PIXELS:
        raise too_large(path, opened.width, opened.height)
    try:
        opened.load()
    except (OSError, SyntaxError, ValueError, EOFError) as cause:
        raise broken(path, str(cause) or "its pixels cannot be read") from cause


def _opened(path: str, data: bytes, kind: str) -> "Image.Image":
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only odd pictures need it

    try:
        with warnings.catch_warnings():
            # the limit in pixels is our own and comes before any pixel is made
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            return Image.open(io.BytesIO(data), formats=[kind])
    except Image.DecompressionBombError as cause:
        raise broken(path, "it claims more pixels than any picture has") from cause
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError) as cause:
        raise broken(path, "its header cannot be read") from cause


def _orientation(image: "Image.Image") -> int:
    """EXIF's, by our own reading: Pillow's ends in all kinds of ways where the data are odd."""
    return orientation_of(image.info.get("exif", b"").removeprefix(b"Exif\0\0"))


def _turned(image: "Image.Image", orientation: int) -> "Image.Image":
    from PIL.Image import Transpose  # noqa: PLC0415 - as above

    turns = {
        2: Transpose.FLIP_LEFT_RIGHT,
        3: Transpose.ROTATE_180,
        4: Transpose.FLIP_TOP_BOTTOM,
        5: Transpose.TRANSPOSE,
        6: Transpose.ROTATE_270,
        7: Transpose.TRANSVERSE,
        8: Transpose.ROTATE_90,
    }
    return image.transpose(turns[orientation]) if orientation in turns else image


def _parted(image: "Image.Image") -> "tuple[Image.Image, Image.Image | None]":
    """Colours and alpha; no alpha where every pixel is opaque."""
    if image.mode.startswith("I"):
        return _sixteen(image)
    transparent = "transparency" in image.info or image.mode in (
        "LA",
        "La",
        "PA",
        "RGBA",
        "RGBa",
    )
    if not transparent:
        gray = image.mode in ("1", "L")
        return image.convert("L" if gray else "RGB"), None
    if image.mode == "LA":
        colours, alpha = image.getchannel("L"), image.getchannel("A")
    else:
        whole = image.convert("RGBA")
        colours, alpha = whole.convert("RGB"), whole.getchannel("A")
    return colours, None if alpha.getextrema()[0] == 255 else alpha


def _sixteen(image: "Image.Image") -> "tuple[Image.Image, Image.Image | None]":
    """Gray of 16 bits by its high bytes: Pillow clips where it should scale."""
    from PIL import Image  # noqa: PLC0415 - as above

    wide = image if image.mode == "I;16" else image.convert("I;16")
    high, low = (Image.frombytes("L", image.size, wide.tobytes()[start::2]) for start in (1, 0))
    gone = image.info.get("transparency")
    if not isinstance(gone, int):
        return high, None
    from PIL import ImageChops  # noqa: PLC0415 - as above

    other = [255] * 256
    marks = []
    for plane, value in ((high, gone >> 8), (low, gone & 255)):
        table = other.copy()
        table[value] = 0
        marks.append(plane.point(table))
    return high, ImageChops.lighter(*marks)


def _rows(image: "Image.Image") -> Raster:
    """Pillow's PNG encoder chooses a predictor for each row; only the rows are kept."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=_LEVEL)
    rows = png_rows(buffer.getvalue())
    return Raster(image.width, image.height, "gray" if image.mode == "L" else "rgb", rows)
