"""Pictures whose data no PDF can hold as they are, decoded once: deflated rows, and alpha."""

import io
import struct
import warnings
from dataclasses import replace
from typing import TYPE_CHECKING

from cardpress.pictures.faults import MOST_PIXELS, broken, too_large
from cardpress.pictures.gray import gray_pixels
from cardpress.pictures.jpeg import orientation_of, read_jpeg
from cardpress.pictures.png import png_profile, png_rows, read_png
from cardpress.pictures.profile import foreign_profile, in_srgb
from cardpress.pictures.values import Channels, Raster

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["decode", "decoder", "measure", "plain_png", "stored_pixels"]

_LEVEL = 3
"""zlib's level: higher ones take twice the time for a tenth of the size."""


_FAILURES = (EOFError, LookupError, OSError, SyntaxError, TypeError, ValueError, struct.error)
"""What Pillow raises where data are not what they should be, by its kinds of pictures."""


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
        try:
            frames = getattr(image, "n_frames", 1)
        except _FAILURES as cause:
            raise broken(path, "its frames cannot be read") from cause
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
    colours, alpha, profile = _upright(path, data, kind)
    if gray:
        colours, profile = gray_pixels(colours, profile), b""
    raster = replace(_rows(colours), profile=profile)
    return raster if alpha is None else replace(raster, alpha=_rows(alpha))


def plain_png(path: str, data: bytes, kind: str) -> bytes:
    """Decodes a picture, upright, to a PNG of 8 bits in sRGB, which everybody reads alike.

    Args:
        path: for the message.
        data: the file.
        kind: Pillow's name of the format.

    Raises:
        ProjectError: E303, E304, E310.
    """
    colours, alpha, profile = _upright(path, data, kind)
    plain = in_srgb(colours, profile)
    plain = plain.convert("RGB") if plain.mode == "CMYK" else plain
    if alpha is not None:
        plain = plain.convert("RGB")
        plain.putalpha(alpha)
    buffer = io.BytesIO()
    plain.save(buffer, "PNG", compress_level=_LEVEL)
    return buffer.getvalue()


def _upright(
    path: str, data: bytes, kind: str
) -> "tuple[Image.Image, Image.Image | None, bytes]":
    """Colours and alpha of the first frame, and the profile of the colours."""
    with _opened(path, data, kind) as opened:
        covered = _covered(opened)
        _load(path, opened)
        depth, profile = 8, b""
        if kind == "PNG":
            header = read_png(path, data)
            depth, profile = header.depth, png_profile(path, header)
        colours, alpha = _parted(opened, depth)
        orientation = _orientation(opened)
        if kind != "PNG":
            profile = foreign_profile(opened.info.get("icc_profile") or b"", _channels(colours))
    if kind == "JPEG" and colours.mode == "CMYK" and read_jpeg(path, data).adobe is None:
        colours = _inverted(colours)
    if covered != (0, 0, *colours.size):
        alpha = _within(covered, colours.size, alpha)
    if alpha is not None:
        alpha = _turned(alpha, orientation)
    return _turned(colours, orientation), alpha, profile


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
    except _FAILURES as cause:
        raise broken(path, str(cause) or "its pixels cannot be read") from cause


def _opened(path: str, data: bytes, kind: str) -> "Image.Image":
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only odd pictures need it

    try:
        with warnings.catch_warnings():
            # the limit in pixels is our own and comes before any pixel is made; and what is odd
            # about EXIF data is nobody's concern
            warnings.simplefilter("ignore")
            return Image.open(io.BytesIO(data), formats=[kind])
    except Image.DecompressionBombError as cause:
        raise broken(path, "it claims more pixels than any picture has") from cause
    except (UnidentifiedImageError, *_FAILURES) as cause:
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


def _covered(image: "Image.Image") -> tuple[int, int, int, int]:
    """What of a picture its first frame covers, from left and top to right and bottom."""
    whole = (0, 0, *image.size)
    tiles = getattr(image, "tile", None) if image.format == "GIF" else None
    return (tiles[0][1] if tiles else None) or whole


def _within(
    covered: tuple[int, int, int, int], size: tuple[int, int], alpha: "Image.Image | None"
) -> "Image.Image":
    """Alpha that is nothing where no frame is: Pillow paints it in a colour of the palette."""
    from PIL import Image  # noqa: PLC0415 - as above

    seen = Image.new("L", size, 0)
    seen.paste(255 if alpha is None else alpha.crop(covered), covered)
    return seen


def _inverted(image: "Image.Image") -> "Image.Image":
    """Four inks as they are: Pillow takes them for inverted, also without Adobe's marker."""
    from PIL import ImageChops  # noqa: PLC0415 - as above

    return ImageChops.invert(image)


def _channels(image: "Image.Image") -> Channels:
    return {"L": "gray", "CMYK": "cmyk"}.get(image.mode, "rgb")  # type: ignore[return-value]


def _parted(image: "Image.Image", depth: int) -> "tuple[Image.Image, Image.Image | None]":
    """Colours and alpha; no alpha where every pixel is opaque.

    Args:
        image: as Pillow decoded it.
        depth: bits to a channel of the file.
    """
    if image.mode.startswith("I"):
        return _sixteen(image)
    gone = image.info.get("transparency")
    if image.mode in ("1", "L"):
        return _simple(image.convert("L"), gone, depth)
    if image.mode == "LA":
        colours, alpha = image.getchannel("L"), image.getchannel("A")
    elif gone is not None or image.mode in ("La", "PA", "RGBA", "RGBa"):
        if depth == 16 and isinstance(gone, tuple):
            # Pillow keeps the high bytes of the pixels, but the low ones of this colour
            image.info["transparency"] = tuple(value >> 8 for value in gone)
        whole = image.convert("RGBA")
        colours, alpha = whole.convert("RGB"), whole.getchannel("A")
    else:
        return image if image.mode == "CMYK" else image.convert("RGB"), None
    return colours, None if alpha.getextrema()[0] == 255 else alpha


def _simple(
    image: "Image.Image", gone: object, depth: int
) -> "tuple[Image.Image, Image.Image | None]":
    """Gray, of which one value may be transparent: Pillow does not scale that with the rest."""
    if not isinstance(gone, int):
        return image, None
    most = (1 << min(depth, 8)) - 1
    table = [255] * 256
    table[(gone & most) * 255 // most] = 0
    return image, image.point(table)


def _sixteen(image: "Image.Image") -> "tuple[Image.Image, Image.Image | None]":
    """Gray of 16 bits by its high bytes: Pillow clips where it should scale."""
    from PIL import Image, ImageChops  # noqa: PLC0415 - as above

    wide = image if image.mode == "I;16" else image.convert("I;16")
    high, low = (Image.frombytes("L", image.size, wide.tobytes()[start::2]) for start in (1, 0))
    gone = image.info.get("transparency")
    if not isinstance(gone, int):
        return high, None
    marks = (_simple(high, gone >> 8, 8)[1], _simple(low, gone & 255, 8)[1])
    return high, ImageChops.lighter(*marks)  # type: ignore[arg-type]


def _rows(image: "Image.Image") -> Raster:
    """Pillow's PNG encoder chooses a predictor for each row; only the rows are kept."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=_LEVEL)
    rows = png_rows(buffer.getvalue())
    return Raster(image.width, image.height, "gray" if image.mode == "L" else "rgb", rows)
