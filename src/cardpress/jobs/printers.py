"""The user's printers: where their profiles lie, and how they are read and written."""

import hashlib
import os
from pathlib import Path

from cardpress.diagnostics import (
    Diagnostic,
    MachineError,
    ProjectError,
    UsageError,
    did_you_mean,
)
from cardpress.files import Folder
from cardpress.source.printers import read_printer
from cardpress.store import Staging, portable_name
from cardpress.ticket.printers import Printer
from cardpress.world import World

__all__ = ["Printers", "state_of"]

_HEAD = "# the profile of a printer, written by 'cardpress calibrate set'\n"
_LONGEST = 40


class Printers:
    """The profiles in the user's settings folder.

    Raises:
        MachineError: E910, the machine has no place for a user's settings.
    """

    def __init__(self, world: World) -> None:
        settings = world.user_settings
        if settings is None:
            raise MachineError(
                Diagnostic(
                    "E910",
                    "there is no home folder for the profiles of printers",
                    hint="set HOME, or XDG_CONFIG_HOME to a folder of your own",
                )
            )
        self.folder = Path(settings).parent / "printers"

    def names(self) -> tuple[str, ...]:
        """What the printers' files are called, sorted."""
        if not os.path.isdir(self.folder):  # noqa: PTH112 - false where home is barred
            return ()
        return tuple(sorted(path.stem for path in self.folder.glob("*.yaml")))

    def holds(self, name: str) -> bool:
        """Whether a printer has a profile, be it sound or broken.

        Raises:
            UsageError: E437, no printer can be called so.
        """
        return os.path.isfile(self.folder / _file(name))  # noqa: PTH113 - as above

    def find(self, name: str) -> Printer | None:
        """The profile of a printer, if there is one.

        Raises:
            UsageError: E437, no printer can be called so.
            ProjectError: the file is broken; all its faults.
        """
        if not self.holds(name):
            return None
        read = read_printer(Folder(self.folder), _file(name))
        if read.value is None:
            raise ProjectError(*read.diagnostics)
        _check_same(read.value, name)
        return read.value

    def get(self, name: str) -> Printer:
        """The profile of a printer.

        Raises:
            UsageError: E431, there is none; E437.
            ProjectError: the file is broken; all its faults.
        """
        found = self.find(name)
        if found is not None:
            return found
        names = self.names()
        near = did_you_mean(name, names)
        known = f"there are: {', '.join(names)}; " if names else ""
        hint = near or f"{known}'cardpress calibrate print' makes the page to begin with"
        raise UsageError(Diagnostic("E431", f"there is no printer '{name}'", hint=hint))

    def keep(self, printer: Printer) -> Path:
        """Writes a profile; an earlier one of that name is replaced, or nothing is.

        Raises:
            UsageError: E437, the file is that of another printer.
            MachineError: E902, it cannot be written.
        """
        file = _file(printer.name)
        if (self.folder / file).is_file():  # one that is broken may be replaced
            there = read_printer(Folder(self.folder), file).value
            if there is not None:
                _check_same(there, printer.name)
        facts = printer.model_dump(exclude_none=True)
        lines = [f"{key}: {_yaml(value)}\n" for key, value in facts.items()]
        with Staging(self.folder) as staging:
            staged = staging.stage(file)
            staged.write_text("".join((_HEAD, *lines)), encoding="utf-8", newline="\n")
            (path,) = staging.commit()
        return path

    def remove(self, name: str) -> Path:
        """Deletes a profile, broken ones too.

        Raises:
            UsageError: E431, there is none; E437.
            MachineError: E902, it cannot be deleted.
        """
        path = self.folder / _file(name)
        if not path.is_file():
            self.get(name)
        try:
            path.unlink()
        except OSError as cause:
            message = f"'{path}' cannot be deleted: {cause.strerror}"
            raise MachineError(Diagnostic("E902", message)) from cause
        return path


def state_of(printer: Printer | None) -> str:
    """Some letters that tell one state of a profile from another; nothing without one."""
    if printer is None:
        return ""
    return hashlib.sha256(printer.model_dump_json().encode()).hexdigest()[:4]


def _check_same(there: Printer, name: str) -> None:
    """Sees to it that two names which come to one file name do not share a profile.

    Raises:
        UsageError: E437, they would.
    """
    same = {there.name.casefold(), _file(there.name).removesuffix(".yaml")}
    if name.casefold() not in same:
        message = f"'{name}' would share its file with printer '{there.name}'"
        raise UsageError(Diagnostic("E437", message, hint="choose another name"))


def _yaml(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.6f}".rstrip("0").rstrip(".")
    text = str(value)
    return f"'{text}'" if isinstance(value, str) else text


def _file(name: str) -> str:
    """The file of a printer.

    Raises:
        UsageError: E437, no printer can be called so.
    """
    plain = all(c.isalnum() or c in " .-_" for c in name)
    if not plain or not any(c.isalnum() for c in name) or len(name) > _LONGEST:
        raise UsageError(
            Diagnostic(
                "E437",
                f"no printer can be called '{name}'",
                hint=f"use letters, digits, dashes and spaces, at most {_LONGEST} of them",
            )
        )
    return f"{portable_name(name).casefold()}.yaml"
