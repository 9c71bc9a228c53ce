"""Pictures as objects of a PDF: one for each key, read from the project while it is written.

Every picture becomes an object that fills the unit square, pixels and vectors alike
(ISO 32000-1, 8.9.5.1), so that placing it is one matrix.
"""

import hashlib
import zlib

from cardpress.pictures import PictureLibrary, Raster, Vector
from cardpress.render.writer import Indirect, Writer

__all__ = ["Images"]

_SPACES = {"gray": b"/DeviceGray", "rgb": b"/DeviceRGB", "cmyk": b"/DeviceCMYK"}
_CHANNELS = {"gray": 1, "rgb": 3, "cmyk": 4}

_TURNS = {
    2: b"-1 0 0 1 1 0",
    3: b"-1 0 0 -1 1 1",
    4: b"1 0 0 -1 0 1",
    5: b"0 -1 -1 0 1 1",
    6: b"0 -1 1 0 0 1",
    7: b"0 1 1 0 0 0",
    8: b"0 1 -1 0 1 0",
}
"""What puts a picture upright within the unit square, by its orientation in EXIF (tag 274)."""


class Images(dict[str, tuple[str, Indirect]]):
    """Names and numbers of the pictures of one document, by their keys."""

    def __init__(self, writer: Writer, pictures: PictureLibrary) -> None:
        self._writer = writer
        self._pictures = pictures
        self.vectors: set[str] = set()
        """Keys of those that are drawn shape by shape."""
        self._written: dict[bytes, Indirect] = {}

    def __missing__(self, key: str) -> tuple[str, Indirect]:
        content = self._pictures.load(key)
        if isinstance(content, Raster):
            reference = self._raster(content, key)
        else:
            reference = self._vector(content)
            self.vectors.add(key)
        found = self[key] = (f"I{len(self) + 1}", reference)
        return found

    def _raster(self, raster: Raster, key: str) -> Indirect:
        entries = b"/Subtype/Image/Type/XObject"
        if raster.alpha is not None:
            mask = self._raster(raster.alpha, key + " alpha")
            entries += b"/SMask " + mask.text
        if raster.profile:
            entries += b"/ColorSpace[/ICCBased %b]" % self._profile(raster).text
        else:
            entries += b"/ColorSpace" + _SPACES[raster.channels]
        image = self._writer.stream(_entries(raster) + entries, raster.data, digest=key)
        turn = _TURNS.get(raster.orientation)
        if turn is None:
            return image
        return self._writer.stream(
            b"/BBox[0 0 1 1]/Resources<</XObject<</I %b>>>>/Subtype/Form/Type/XObject"
            % image.text,
            turn + b" cm /I Do",
        )

    def _profile(self, raster: Raster) -> Indirect:
        """ISO 32000-1, 8.6.5.5; pictures in sRGB need none, as all else is taken for that."""
        space, channels = _SPACES[raster.channels], _CHANNELS[raster.channels]
        head = b"/Alternate%b/Filter/FlateDecode/N %d" % (space, channels)
        return self._once(head, zlib.compress(raster.profile))

    def _vector(self, vector: Vector) -> Indirect:
        references: list[Indirect] = []
        for drawn in vector.objects:
            body = b"".join(
                part if isinstance(part, bytes) else references[part].text
                for part in drawn.body
            )
            references.append(self._once(body, drawn.data))
        return references[-1]

    def _once(self, body: bytes, data: bytes | None) -> Indirect:
        """Writes an object, or finds the equal one that another picture brought."""
        digest = hashlib.sha256(body + b"\0" + (data or b"")).digest()
        reference = self._written.get(digest)
        if reference is None:
            if data is None:
                reference = self._writer.add(body)
            else:
                reference = self._writer.stream(body, data)
            self._written[digest] = reference
        return reference


def _entries(raster: Raster) -> bytes:
    size = b"/BitsPerComponent 8/Height %d/Width %d" % (raster.height, raster.width)
    if raster.is_jpeg:
        inverted = b"/Decode[1 0 1 0 1 0 1 0]" if raster.inverted else b""
        return size + inverted + b"/Filter/DCTDecode"
    parameters = b"/DecodeParms<</BitsPerComponent 8/Colors %d/Columns %d/Predictor 15>>"
    predicted = parameters % (_CHANNELS[raster.channels], raster.width)
    return size + predicted + b"/Filter/FlateDecode"
