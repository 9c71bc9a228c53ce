"""The long run: ``python -m tests.fuzz.run --count 20000``; figures go to docs/reliability.md.

Each worker is a process of its own, so that a crash or a hang is a finding too: the input at
which it ended is known, and the next worker goes on behind it.
"""

import argparse
import faulthandler
import json
import resource
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from tests.fuzz.trial import Bench, input_of

__all__: list[str] = []

_PATIENCE = 60
"""Seconds on the clock after which an input counts as hanging."""
_SWEEP = 200
"""Inputs between two clearings of the caches."""
_MEMORY = 2 << 30
"""Bytes of address space for a worker."""


def _work(first: int, last: int, label: str) -> None:
    """Tries inputs and tells of each in a line of JSON."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    with tempfile.TemporaryDirectory(prefix="cardpress-fuzz-") as folder:
        bench = Bench(Path(folder))
        for number in range(first, last):
            _tell(begun=number)
            faulthandler.dump_traceback_later(_PATIENCE, exit=True)
            tried = input_of(number, label)
            wrong, seconds = bench.try_out(tried)
            faulthandler.cancel_dump_traceback_later()
            used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
            kinds = sorted({path.rpartition(".")[2] for path in tried.spoilt})
            _tell(
                done=number, wrong=wrong, seconds=seconds, mb=used, kinds=kinds, job=tried.job
            )
            if not number % _SWEEP:
                bench.sweep()


def _tell(**facts: object) -> None:
    print(json.dumps(facts), file=sys.__stdout__, flush=True)


def _lead(count: int, first: int, label: str, keep: Path) -> int:
    """Starts workers until all inputs are tried; gives the number of findings."""
    figures = _Figures(keep, label)
    number, last = first, first + count
    while number < last:
        command = [sys.executable, "-m", "tests.fuzz.run", "--worker", str(number), str(last)]
        with subprocess.Popen(
            [*command, "--label", label], stdout=subprocess.PIPE, text=True
        ) as worker:
            assert worker.stdout
            for line in worker.stdout:
                facts = json.loads(line)
                number = facts.get("begun", number)
                if "done" in facts:
                    figures.add(facts)
        if worker.returncode:
            figures.find(number, [f"the process ended with {worker.returncode}"])
        number += 1
    figures.show()
    return figures.findings


class _Figures:
    """What the inputs came to."""

    def __init__(self, keep: Path, label: str) -> None:
        self.findings = 0
        self._keep = keep
        self._label = label
        self._kinds: Counter[str] = Counter()
        self._jobs: Counter[str] = Counter()
        self._seconds: list[float] = []
        self._mb = 0

    def add(self, facts: dict[str, Any]) -> None:
        self._kinds.update(facts["kinds"])
        self._jobs[facts["job"]] += 1
        self._seconds.append(facts["seconds"])
        self._mb = max(self._mb, facts["mb"])
        if facts["wrong"]:
            self.find(facts["done"], facts["wrong"])
        if len(self._seconds) % 500 == 0:
            self.show()

    def find(self, number: int, wrong: list[str]) -> None:
        """Keeps an input with what is wrong."""
        self.findings += 1
        tried = input_of(number, self._label)
        place = self._keep / str(number)
        place.mkdir(parents=True, exist_ok=True)
        for path, data in tried.spoilt.items():
            (place / path.replace("/", "__")).write_bytes(data)
        told = "\n".join(wrong)
        (place / "wrong.txt").write_text(
            f"{tried.seed} {tried.job}\n{told}\n", "utf-8", "replace"
        )
        print(f"{number}: {told[-300:]}", flush=True)  # noqa: T201 - a script

    def show(self) -> None:
        """Prints the figures so far."""
        ordered = sorted(self._seconds)
        middle, most = ordered[len(ordered) // 2], ordered[-1]
        print(  # noqa: T201 - a script
            f"{len(ordered)} inputs, {self.findings} findings; "
            f"seconds: {sum(ordered):.0f} in all, median {middle:.3f}, most {most:.2f}; "
            f"{self._mb} MB at most; "
            f"{dict(sorted(self._jobs.items()))}; {dict(sorted(self._kinds.items()))}",
            flush=True,
        )


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--label", default="fuzz")
    parser.add_argument(
        "--keep", type=Path, default=Path(tempfile.gettempdir()) / "fuzz-findings"
    )
    parser.add_argument("--worker", type=int, nargs=2)
    asked = parser.parse_args()
    if asked.worker:
        _work(*asked.worker, asked.label)
    else:
        sys.exit(int(_lead(asked.count, asked.first, asked.label, asked.keep) > 0))  # noqa: TID251 - a script


if __name__ == "__main__":
    _main()
