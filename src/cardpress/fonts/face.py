"""A font face at work: shaping words, measuring, telling what it covers, subsetting.

Everything is in font units, so that one measurement serves all sizes.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.fonts.coloured import glyph_picture
from cardpress.fonts.outlines import GlyphPath, glyph_path
from cardpress.fonts.program import Program
from cardpress.scene import Glyph, Word

__all__ = ["Descriptor", "FontFace"]

_MOST_WORDS = 50_000
"""Shaped words that are kept for one face and set of features."""

_TALL = "ÅÉÔÑŮHITbdhklfix0|"
_DEEP = "gjpqyQçşţ|;,()[]{}@§"
"""Characters whose ink tells how far lines of a face reach; those that it lacks count not."""

_DROPPED_TABLES = (
    *("GSUB", "GPOS", "GDEF", "BASE", "JSTF", "MATH", "kern", "morx", "kerx", "STAT", "meta"),
    *("DSIG", "name", "post", "OS/2", "cmap", "gasp", "hdmx", "VDMX", "LTSH", "FFTM", "MERG"),
    *("SVG ", "COLR", "CPAL", "CBDT", "CBLC", "EBDT", "EBLC", "sbix", "vhea", "vmtx", "VORG"),
)
"""What a PDF has no use for: ISO 32000-1, 9.9."""

_INVISIBLE = frozenset(
    "\u00ad\u200b\u200c\u200d\u2060\ufe0e\ufe0f\ufeff\n\t "
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
)
"""Spaces, joiners and signs of direction that HarfBuzz draws or hides by itself."""


class Descriptor(NamedTuple):
    """What a font descriptor says (ISO 32000-1, table 122), in thousandths of the em."""

    bbox: tuple[int, int, int, int]
    """Left, bottom, right, top of all glyphs."""
    ascent: int
    descent: int
    """Negative."""
    cap_height: int
    italic_angle: float
    """In degrees, negative for a slant to the right."""
    stem_v: int
    """Estimated from the weight."""
    flags: int


class _Words(dict[str, Word]):
    """Shaped words by text: a look-up shapes what is not there yet."""

    __slots__ = ("_features", "_leftwards", "_shape")

    def __init__(self, shape: Any, features: dict[str, bool], *, leftwards: bool) -> None:
        self._shape = shape
        self._features = features
        self._leftwards = leftwards

    def __missing__(self, text: str) -> Word:
        if len(self) >= _MOST_WORDS:
            self.clear()
        word: Word = self._shape(text, self._features, leftwards=self._leftwards)
        self[text] = word
        return word


class FontFace:
    """One face of a font file, at one place of its axes."""

    def __init__(self, name: str, program: Program, *, language: str = "en") -> None:
        import uharfbuzz as hb  # noqa: PLC0415 - loaded with the first face

        self.name = name
        """The family's name, or the path of its file."""
        self.key = program.key
        """Stands in scenes: a digest of the bytes, the index and the axes."""
        self.is_cff = program.is_cff
        """Whether ``embed`` gives a bare CFF program rather than a TrueType file."""
        self._program = program
        self._language = language
        """Always told, as HarfBuzz would else take that of the machine's user."""
        self._hb = hb
        self._font = hb.Font(program.face)
        if program.axes:
            self._font.set_variations(dict(program.axes))
        self._buffer = hb.Buffer()
        self._buffer.cluster_level = hb.BufferClusterLevel.MONOTONE_CHARACTERS
        self._words: dict[tuple[tuple[str, ...], bool], _Words] = {}
        self._glyphs: dict[tuple[int, tuple[int, ...], str], Glyph] = {}
        """Glyphs as they stand in words: each distinct one is kept once."""
        self._inks: dict[Word, tuple[int, int]] = {}
        self._paths: dict[int, GlyphPath] = {}
        self.upem: int = program.face.upem
        """Font units to the em."""
        extents = self._font.get_font_extents("ltr")
        self.ascender: int = extents.ascender
        """How high lines reach, as the font file says it."""
        self.descender: int = extents.descender
        """How deep lines reach, as the font file says it; negative."""

    def __repr__(self) -> str:
        return f"FontFace({self.name!r}, {self.key[:8]})"

    # what it looks like

    @cached_property
    def cap_height(self) -> int:
        """Height of a capital H above the baseline; 0.7 em where there is none."""
        return self._height("H") or round(0.7 * self.upem)

    @cached_property
    def x_height(self) -> int:
        """Height of an x above the baseline; half an em where there is none."""
        return self._height("x") or self.upem // 2

    @cached_property
    def fall(self) -> int:
        """How far the ink of common letters and signs reaches below the baseline."""
        inks = [bottom for _, bottom in self._sample(_DEEP)]
        return max(0, *(-bottom for bottom in inks)) if inks else -self.descender

    @cached_property
    def rise(self) -> int:
        """How far it reaches above; with ``fall`` never less than an em."""
        inks = [top for top, _ in self._sample(_TALL)]
        return max(self.upem - self.fall, *inks) if inks else self.ascender

    @cached_property
    def space(self) -> int:
        """Advance of the space; a quarter of an em where there is none."""
        glyph = self._font.get_nominal_glyph(0x20)
        return int(self._font.get_glyph_h_advance(glyph)) if glyph else self.upem // 4

    def advance(self, glyph: int) -> int:
        """Advance of a glyph by itself, as the font's widths have it."""
        return int(self._font.get_glyph_h_advance(glyph))

    def path(self, glyph: int) -> GlyphPath:
        """The outline of a glyph, in font units, y upwards."""
        if glyph not in self._paths:
            self._paths[glyph] = glyph_path(self._font, glyph)
        return self._paths[glyph]

    def ink(self, word: Word) -> tuple[int, int]:
        """How far a word's ink reaches above the baseline, and below (positive) it."""
        ink = self._inks.get(word)
        if ink is None:
            if len(self._inks) >= _MOST_WORDS:
                self._inks.clear()
            ink = self._inks[word] = self._measured(word)
        return ink

    def _measured(self, word: Word) -> tuple[int, int]:
        above = below = 0
        for glyph in word.glyphs:
            extents = self._font.get_glyph_extents(glyph.id)
            if extents is not None and extents.height:
                top = extents.y_bearing + glyph.dy
                above = max(above, top)
                below = max(below, -(top + extents.height))
        return above, below

    def _height(self, character: str) -> int:
        return max((top for top, _ in self._sample(character)), default=0)

    def _sample(self, characters: str) -> list[tuple[int, int]]:
        inks = []
        for character in characters:
            glyph = self._font.get_nominal_glyph(ord(character))
            extents = self._font.get_glyph_extents(glyph) if glyph else None
            if extents is not None:
                inks.append((extents.y_bearing, extents.y_bearing + extents.height))
        return inks

    # what it can say

    @cached_property
    def _characters(self) -> frozenset[str]:
        characters = frozenset(map(chr, self._program.face.unicodes)) | _INVISIBLE
        # HarfBuzz draws the hyphen that binds as the one that does not
        return characters | {"\u2011"} if "\u2010" in characters else characters

    def covers(self, text: str) -> str:
        """Gives the characters of ``text`` that it lacks, each once, in order.

        Composed and decomposed spellings count as the same.
        """
        if self._characters.issuperset(text):
            return ""
        composed = unicodedata.normalize("NFC", text)
        return "".join(
            character
            for character in dict.fromkeys(composed)
            if not self._characters.issuperset(character)
            and not self._characters.issuperset(unicodedata.normalize("NFD", character))
        )

    def shape(
        self, text: str, features: tuple[str, ...] = (), *, leftwards: bool = False
    ) -> Word:
        """Shapes a text that holds no line breaks; the same object for the same text.

        Kerning and standard ligatures are on, discretionary ones off.

        Args:
            text: in one script and direction, in logical order.
            features: OpenType features to switch on (``lnum``) or off (``-liga``).
            leftwards: whether it runs from right to left, so that brackets are mirrored; else
                its first letter tells.
        """
        return self.words(features, leftwards=leftwards)[text]

    def words(
        self, features: tuple[str, ...] = (), *, leftwards: bool = False
    ) -> Mapping[str, Word]:
        """Shaped words by text, for those who shape many: ``words[text]`` always finds one."""
        words = self._words.get((features, leftwards))
        if words is None:
            switches = {name.lstrip("+-"): not name.startswith("-") for name in features}
            words = _Words(self._shaped, switches, leftwards=leftwards)
            self._words[features, leftwards] = words
        return words

    def _shaped(self, text: str, features: dict[str, bool], *, leftwards: bool) -> Word:
        buffer = self._buffer
        buffer.clear_contents()
        buffer.add_str(text)
        buffer.language = self._language
        buffer.guess_segment_properties()
        if leftwards:
            buffer.direction = "rtl"
        self._hb.shape(self._font, buffer, features)
        infos = buffer.glyph_infos
        clusters = [info.cluster for info in infos]
        count = len(text)
        plain = len(clusters) == count and clusters == list(range(count))
        texts = text if plain else _cluster_texts(clusters, text)
        known, glyphs, total = self._glyphs, [], 0
        for info, place, said in zip(infos, buffer.glyph_positions, texts, strict=True):
            position = place.position
            glyph = known.get((info.codepoint, position, said))
            if glyph is None:
                dx, dy, advance, _ = position
                glyph = Glyph(info.codepoint, advance, dx, dy, said)
                known[info.codepoint, position, said] = glyph
            total += position[2]
            glyphs.append(glyph)
        return Word(text, tuple(glyphs), total)

    def has_small_capitals(self) -> bool:
        """Whether its small letters change where small capitals are asked for."""
        letters = "abcdefghijklmnopqrstuvwxyz"
        return self.shape(letters, ("smcp",)).glyphs != self.shape(letters).glyphs

    def reaches(self, tag: str, place: float) -> bool:
        """Whether it has an axis with some place on it."""
        return any(
            axis.tag == tag and axis.min_value <= place <= axis.max_value
            for axis in (self._program.face.axis_infos if self._program.axes else ())
        )

    @property
    def is_outlined(self) -> bool:
        """Whether it has outlines; a font without them only gives pictures."""
        return self._program.outlined

    @property
    def is_coloured(self) -> bool:
        """Whether it has glyphs in colours, such as emoji."""
        return self._program.coloured

    def pictures(self, text: str) -> tuple[bytes, ...]:
        """Gives a letter in its colours, as PNG; nothing where the font has it not so.

        A sequence that the font knows as a whole, such as a flag, is one picture; of others
        each sign is one.

        Args:
            text: one cluster, as UAX #29 has it.
        """
        if not self.is_coloured or self.covers(text):
            return ()
        found = [
            glyph_picture(self._font, glyph.id)
            for glyph in self.shape(text).glyphs
            if glyph.advance
        ]
        return tuple(each for each in found if each) if all(found) else ()

    # what goes into a file

    @cached_property
    def postscript_name(self) -> str:
        """Its name in a PDF: ASCII letters, digits, hyphens, dots; pinned axes follow."""
        named = self._program.face.get_name(self._hb.OTNameIdPredefined.POSTSCRIPT_NAME)
        plain = re.sub(r"[^A-Za-z0-9.-]", "", named or self.name) or "Font"
        pinned = "".join(
            f"-{tag}{place:g}" for tag, place in sorted(self._program.axes.items())
        )
        return plain + pinned

    @cached_property
    def descriptor(self) -> Descriptor:
        """What a PDF's font descriptor says about it."""
        head = self._table("head")
        box = [int.from_bytes(head[at : at + 2], "big", signed=True) for at in (36, 38, 40, 42)]
        angle = int.from_bytes(self._table("post")[4:8], "big", signed=True) / 65536
        left, bottom, right, top = map(self._thousandths, box)
        return Descriptor(
            bbox=(left, bottom, right, top),
            ascent=self._thousandths(self.rise),
            descent=-self._thousandths(self.fall),
            cap_height=self._thousandths(self.cap_height),
            italic_angle=round(angle, 3),
            stem_v=50 + round((self._weight / 65) ** 2),
            flags=self._flags(slanted=bool(angle)),
        )

    def _flags(self, *, slanted: bool) -> int:
        """ISO 32000-1, table 123: fixed pitch 1, serif 2, symbolic 4, italic 64."""
        fixed = any(self._table("post")[12:16])
        family_class = self._table("OS/2")[30:31]
        serif = family_class != b"" and family_class[0] in (1, 2, 3, 4, 5, 7)
        return 4 | fixed | serif << 1 | slanted << 6

    @property
    def _weight(self) -> float:
        pinned = self._program.axes.get("wght")
        return pinned or int.from_bytes(self._table("OS/2")[4:6], "big") or 400

    def _table(self, tag: str) -> bytes:
        return bytes(self._program.face.reference_table(tag).data)

    def _thousandths(self, units: int) -> int:
        return round(units * 1000 / self.upem)

    def embed(self, used: Mapping[int, str]) -> bytes:
        """Gives the font program with the glyphs in ``used``; they keep their ids.

        A bare CFF program (``FontFile3``, ``CIDFontType0C``) where ``is_cff``, else a TrueType
        file (``FontFile2``). A font whose licence bits forbid subsets keeps all its glyphs.

        Args:
            used: What each glyph id stands for; only the ids count here.

        Raises:
            ProjectError: E220, its outlines cannot be read.
        """
        hb, face = self._hb, self._program.face
        wanted = hb.SubsetInput()
        everything = range(face.glyph_count) if self._program.whole else ()
        wanted.glyph_set.update(sorted({0, *used, *everything}))
        flags = hb.SubsetFlags
        wanted.flags = flags.RETAIN_GIDS | flags.NO_LAYOUT_CLOSURE | flags.NOTDEF_OUTLINE
        wanted.flags |= flags.NO_HINTING | flags.DOWNGRADE_CFF2
        if self.is_cff:
            wanted.flags |= flags.CFF_IDENTITY_CHARSET
        wanted.drop_table_tag_set.update(
            int.from_bytes(tag.ljust(4).encode(), "big") for tag in _DROPPED_TABLES
        )
        for tag, place in self._program.axes.items():
            wanted.pin_axis_location(face, tag, place)
        try:
            subset = hb.subset(face, wanted)
        except RuntimeError as cause:
            message = f"'{self.name}' is not a usable font: its glyphs cannot be taken out"
            raise ProjectError(Diagnostic("E220", message, hint="get the file anew")) from cause
        return bytes(subset.reference_table("CFF ").data if self.is_cff else subset.blob.data)


def _cluster_texts(clusters: list[int], text: str) -> list[str]:
    """What each glyph says: a cluster's first one all of its characters, the others nothing."""
    ends = dict(zip(places := sorted(set(clusters)), [*places[1:], len(text)], strict=True))
    said, texts = set[int](), []
    for cluster in clusters:
        texts.append("" if cluster in said else text[cluster : ends[cluster]])
        said.add(cluster)
    return texts
