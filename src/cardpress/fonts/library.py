"""The fonts that a project may name: installed families, and files of its own."""

from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cardpress.diagnostics import Diagnostic, ProjectError, did_you_mean
from cardpress.files import PathProblem, ProjectFiles, find
from cardpress.fonts.face import FontFace
from cardpress.fonts.families import (
    Family,
    choose,
    folded,
    installed_packages,
    read_family,
)
from cardpress.fonts.program import Axes, Program, open_program

__all__ = ["FontLibrary"]

_ENDINGS = (".ttf", ".otf", ".ttc", ".otc")
_OWN_FOLDER = "art/fonts"


class _Wanted(NamedTuple):
    name: str
    weight: int
    italic: bool
    axes: Axes


class FontLibrary:
    """Faces by name, each opened once.

    A name that ends in ``.ttf``, ``.otf``, ``.ttc`` or ``.otc`` (``#1`` behind it counts the
    faces of a collection from 0) is a path below the project root; any other is a family.
    """

    def __init__(self, files: ProjectFiles, *, language: str = "en") -> None:
        """Makes a library.

        Args:
            files: the project.
            language: of its texts, as a BCP 47 tag; some fonts shape letters by it.
        """
        self._files = files
        self._language = language
        self._faces: dict[tuple[str, int, bool, Axes], FontFace] = {}
        self._keys: dict[str, FontFace] = {}
        self._bytes: dict[str, bytes] = {}
        self._families: dict[str, Family] = {}
        self._sources: dict[str, tuple[bytes, ...]] = {}
        self._whole: dict[str, list[FontFace]] = {}
        """Every face of families that drawings name."""

    def face(
        self, name: str, *, weight: int = 400, italic: bool = False, axes: Axes = ()
    ) -> FontFace:
        """Gives the face of a family or file that is nearest to a weight and slope.

        A file holds one face (and a variable one its weights), whatever is asked for.

        Args:
            name: of a family, or the path of a file.
            weight: from 1 to 1000.
            italic: whether it slants.
            axes: where a variable font stands on its other axes.

        Raises:
            ProjectError: E211, E219, E220, E225; without a place.
        """
        wanted = _Wanted(name, weight, italic, axes)
        face = self._faces.get(wanted)
        if face is None:
            face = self._faces[wanted] = self._open(wanted)
        return face

    def by_key(self, key: str) -> FontFace:
        """Gives a face that was handed out before by the key that stands in scenes.

        Raises:
            KeyError: it was not handed out by this library.
        """
        return self._keys[key]

    def families(self) -> tuple[str, ...]:
        """Gives the names of all installed families, sorted."""
        return tuple(sorted(self._family(key).name for key in self._packages))

    def true_name(self, family: str) -> str:
        """Gives a family's own name, whatever its case and spaces; empty if there is none."""
        key = folded(family)
        if key in self._packages:
            return self._family(key).name
        return next((name for name, _ in self._own_files if folded(name) == key), "")

    def sources(self, family: str) -> tuple[bytes, ...]:
        """Gives the font files of a family that is installed, or that lie in ``art/fonts``.

        Files of the project go by the family name that they hold. Nothing where there is none.
        """
        key = folded(family)
        if key not in self._sources:
            if key in self._packages:
                found = [file.path.read_bytes() for file in self._family(key).files]
            else:
                found = [data for name, data in self._own_files if folded(name) == key]
            self._sources[key] = tuple(found)
        return self._sources[key]

    def lacks(self, family: str, text: str) -> str:
        """Gives the characters that no font file of a family has."""
        if family not in self._whole:
            programs = [open_program(family, data) for data in self.sources(family)]
            self._whole[family] = [FontFace(family, program) for program in programs]
        for face in self._whole[family]:
            text = face.covers(text)
        return text

    @cached_property
    def _own_files(self) -> tuple[tuple[str, bytes], ...]:
        """Family names and bytes of the sound font files in ``art/fonts``."""
        found = []
        for name in self._files.entries(_OWN_FOLDER):
            if name.casefold().endswith(_ENDINGS) and not self._files.outside(
                f"{_OWN_FOLDER}/{name}"
            ):
                data = self._files.read(f"{_OWN_FOLDER}/{name}")
                with suppress(ProjectError):
                    found.append((open_program(name, data).family, data))
        return tuple(found)

    @cached_property
    def _packages(self) -> Mapping[str, Path]:
        return installed_packages()

    def _open(self, wanted: _Wanted) -> FontFace:
        path, _, index = wanted.name.partition("#")
        if path.casefold().endswith(_ENDINGS):
            program = self._program_at(path, index, wanted)
            label = path
        else:
            label, program = self._installed(wanted)
        face = self._keys.get(program.key)
        if face is None:
            face = self._keys[program.key] = FontFace(label, program, language=self._language)
        return face

    def _program_at(self, path: str, index: str, wanted: _Wanted) -> Program:
        found = find(self._files, path)
        if isinstance(found, PathProblem):
            raise ProjectError(
                Diagnostic("E211", f"font {found.message}", hint=found.hint),
            )
        if found not in self._bytes:
            try:
                self._bytes[found] = self._files.read(found)
            except OSError as cause:
                message = f"font '{path}' cannot be read: {cause.strerror or cause}"
                raise ProjectError(Diagnostic("E211", message)) from cause
        number = int(index) if index.isdecimal() else 0
        return open_program(
            path, self._bytes[found], index=number, weight=wanted.weight, axes=wanted.axes
        )

    def _installed(self, wanted: _Wanted) -> tuple[str, Program]:
        key = folded(wanted.name)
        if key not in self._packages:
            raise ProjectError(Diagnostic("E211", *self._unknown(wanted.name)))
        family = self._family(key)
        file = choose(family, weight=wanted.weight, italic=wanted.italic)
        data = self._bytes.get(str(file.path))
        if data is None:
            data = self._bytes[str(file.path)] = file.path.read_bytes()
        program = open_program(family.name, data, weight=wanted.weight, axes=wanted.axes)
        return family.name, program

    def _family(self, key: str) -> Family:
        family = self._families.get(key)
        if family is None:
            family = self._families[key] = read_family(self._packages[key])
        return family

    def _unknown(self, name: str) -> tuple[str, None, str]:
        known = self.families()
        near = did_you_mean(name, known)
        listed = f"installed: {', '.join(known)}" if known else "no family is installed"
        cure = "or name a font file of the project, such as art/fonts/Name.ttf"
        hint = f"{near} {listed}; {cure}" if near else f"{listed}; {cure}"
        return f"no font family '{name}' is installed", None, hint
