"""What comes from outside: environment, user settings, build time; an argument, never a global.

Only ``World.real`` looks at the machine, and only the command line calls it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import Self

from cardpress.diagnostics import Diagnostic, UsageError

__all__ = ["World"]

_LATEST = 253_402_300_799
"""The last second of the year 9999, after which dates have no four digits."""


@dataclass(frozen=True, slots=True)
class World:
    """The outside, as one run of a command sees it; by default there is nothing in it."""

    environment: Mapping[str, str] = field(default_factory=dict)
    """Environment variables."""
    home: PurePath | None = None
    """The user's home folder, if there is one."""
    platform: str = "linux"
    """As ``sys.platform`` spells it."""

    @classmethod
    def real(cls) -> Self:
        """The outside as it is now."""
        import os  # noqa: PLC0415 - the only place that looks at the machine
        import sys  # noqa: PLC0415 - as above

        try:
            home = Path.home()
        except RuntimeError:
            home = None
        return cls(environment=dict(os.environ), home=home, platform=sys.platform)

    @property
    def user_settings(self) -> PurePath | None:
        """Where the user's own settings file would lie, by the platform's convention."""
        folder = self._settings_folder()
        return folder / "cardpress" / "settings.yaml" if folder else None

    def _settings_folder(self) -> PurePath | None:
        if self.platform == "win32":
            roaming = self.environment.get("APPDATA")
            return PurePath(roaming) if roaming else self._below_home("AppData", "Roaming")
        if self.platform == "darwin":
            return self._below_home("Library", "Application Support")
        configured = self.environment.get("XDG_CONFIG_HOME", "")
        # The XDG Base Directory Specification: relative paths are invalid and to be ignored.
        if PurePath(configured).is_absolute():
            return PurePath(configured)
        return self._below_home(".config")

    def _below_home(self, *parts: str) -> PurePath | None:
        return self.home.joinpath(*parts) if self.home else None

    @property
    def build_time(self) -> int | None:
        """Seconds since 1970 from ``SOURCE_DATE_EPOCH``; absent where that is not set.

        Raises:
            UsageError: the variable does not hold a whole number of seconds.
        """
        text = self.environment.get("SOURCE_DATE_EPOCH", "").strip()
        if not text:
            return None
        if not (text.isascii() and text.isdigit()) or len(text) > 12 or int(text) > _LATEST:
            fault = Diagnostic(
                "E910",
                f"environment variable SOURCE_DATE_EPOCH: '{text}' is not a time",
                hint="give whole seconds since 1970, or unset it",
            )
            raise UsageError(fault)
        return int(text)
