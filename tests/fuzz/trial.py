"""One input: a project with spoilt files, run through a command, and what must hold of it."""

import contextlib
import io
import json
import re
import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cardpress.chance import Chance
from cardpress.cli import run
from cardpress.diagnostics import CODES
from tests.fuzz.mangle import mangled
from tests.fuzz.seeds import SEEDS, seed

__all__ = ["LIMIT", "Bench", "Input", "input_of"]

LIMIT = 2.0
"""Seconds of processor time for one input, beyond what its sound project takes."""
_TOWER_SHARE = 6
"""Of ten inputs, how many are of the small project that uses everything."""
_CHECK_SHARE = 40
"""Of how many inputs one is checked rather than built; what both do is the same, but that check
also looks at pixels, which takes a second."""
_EARLIER = b"an earlier output"


@dataclass(frozen=True)
class Input:
    """What is tried."""

    seed: str
    job: str
    spoilt: Mapping[str, bytes]


def input_of(number: int, label: str = "fuzz") -> Input:
    """The same input for the same number, on every machine."""
    chance = Chance(label, str(number))
    name = SEEDS[0] if chance.below(10) < _TOWER_SHARE else chance.choice(SEEDS[1:])
    files = seed(name)
    kinds = sorted({path.rpartition(".")[2] for path in files})
    kind = "yaml" if chance.below(2) else chance.choice(kinds)
    paths = [path for path in sorted(files) if path.endswith(kind)]
    chosen = chance.sample(paths, min(len(paths), chance.choice((1, 1, 1, 2))))
    spoilt = {path: mangled(path, files[path], chance.fork(path)) for path in chosen}
    job = "build" if chance.below(_CHECK_SHARE) else "check"
    return Input(name, job, spoilt)


class Bench:
    """Folders with the sound projects, in which one input after another is tried."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for name in SEEDS:
            for path, data in seed(name).items():
                _write(folder / name / path, data)
            _write(folder / name / "output" / "earlier.pdf", _EARLIER)
        self._usual = {
            (name, job): self._run(folder / name, job)[0]
            for name in SEEDS
            for job in ("check", "build")
        }
        """Seconds that sound projects take."""
        for name in SEEDS:
            self._wrong_files(folder / name, 0, {})
        self.sweep()

    def _run(self, root: Path, job: str) -> tuple[float, int, str, str]:
        """Seconds, exit code, and what goes to stdout and stderr."""
        out, err = io.StringIO(), io.StringIO()
        began = time.process_time()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run([job, "-C", str(root), "--json"])
        return time.process_time() - began, code, out.getvalue(), err.getvalue()

    def try_out(self, tried: Input) -> tuple[list[str], float]:
        """Runs an input; gives what is wrong with cardpress, and seconds of processor time."""
        root = self._folder / tried.seed
        for path, data in tried.spoilt.items():
            _write(root / path, data)
        before = self._outputs(root)
        try:
            seconds, code, out, err = self._run(root, tried.job)
            wrong = [*_wrong_words(code, out, err, root)]
            wrong += self._wrong_files(root, code, before)
            if seconds > self._usual[tried.seed, tried.job] + LIMIT:
                wrong.append(f"{seconds:.1f} s")
        finally:
            for path in tried.spoilt:
                _write(root / path, seed(tried.seed)[path])
        return wrong, seconds

    def sweep(self) -> None:
        """Empties the caches, which grow with every other picture."""
        for name in SEEDS:
            shutil.rmtree(self._folder / name / ".cardpress", ignore_errors=True)

    def _outputs(self, root: Path) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in sorted((root / "output").iterdir())}

    def _wrong_files(self, root: Path, code: int, before: dict[str, bytes]) -> list[str]:
        wrong = []
        known = {root / path for path in seed(root.name)}
        for path in root.rglob("*"):
            inside = path.relative_to(root).parts[0]
            if path.is_file() and path not in known and inside not in ("output", ".cardpress"):
                wrong.append(f"stray file {path.name!r}")
            if path.name.startswith((".new-", ".cardpress-staging")):
                wrong.append(f"temporary file {path.name!r}")
        after = self._outputs(root)
        if code and after != before:
            wrong.append("an output changed though there were errors")
        for name, data in after.items():
            sound = name.endswith(".pdf.json") or (
                data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF")
            )
            if name == "earlier.pdf" and data == _EARLIER:
                continue
            if not sound or not re.fullmatch(r"[A-Za-z0-9._-]+\.pdf(\.json)?", name):
                wrong.append(f"broken output {name!r}")
            (root / "output" / name).unlink()
        return wrong

    def sound(self) -> bool:
        """Whether every project builds before it is spoilt."""
        built = [self._run(self._folder / name, "build")[1] for name in SEEDS]
        for name in SEEDS:
            self._wrong_files(self._folder / name, 0, {})
        return not any(built)


def _wrong_words(code: int, out: str, err: str, root: Path) -> list[str]:
    if code not in (0, 1, 2) or "Traceback" in err:
        return [f"exit code {code}: {err.strip()[-3000:]}"]
    wrong = []
    try:
        found = json.loads(out)["diagnostics"]
    except (ValueError, KeyError) as fault:
        return [f"no JSON: {fault!r}"]
    if code == 0 and any(each["severity"] == "error" for each in found):
        wrong.append("exit code 0 in spite of errors")
    for each in found:
        text = f"{each['code']} {each['message'][:200]!r}"
        if each["code"] not in CODES:
            wrong.append(f"unknown code: {text}")
        if len(each["message"]) > 1000 or "\n" in each["message"]:
            wrong.append(f"no message of one line: {text}")
        if each["file"] and not (root / each["file"]).exists():
            wrong.append(f"points at no file {each['file']!r}: {text}")
    return wrong


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
