"""Product against floor, in turn, in one run: prints the median ratio and the peak memory.

python benchmarks/compare.py [--sizes 54,540,5400] [--vocab 10000] [--rounds 5] [--keep FOLDER]
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
"""Both sides run from compiled modules, as they do on everybody's machine."""


def main() -> None:
    """Reads the command line and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="54,540,5400")
    parser.add_argument("--vocab", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keep", type=Path, help="make the workloads here, and keep them")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        room = asked.keep or Path(temporary)
        print(
            f"{'cards':>6} {'floor s':>8} {'ours s':>8} {'ratio':>6} {'floor MiB':>10} {'ours MiB':>9}"
        )
        for cards in map(int, asked.sizes.split(",")):
            _compare(room / str(cards), cards, asked.vocab, asked.rounds)


def _compare(folder: Path, cards: int, vocab: int, rounds: int) -> None:
    stocked = sorted(folder.parent.glob("*/art"))
    if stocked and not folder.exists():
        shutil.copytree(stocked[0], folder / "art")
    made = [
        sys.executable,
        str(HERE / "workload.py"),
        str(folder),
        "--cards",
        str(cards),
        "--vocab",
        str(vocab),
    ]
    subprocess.run(made, check=True)
    floor = [sys.executable, str(HERE / "floor.py"), str(folder), str(folder / "floor.pdf")]
    ours = [
        sys.executable,
        "-m",
        "cardpress",
        "build",
        "-C",
        str(folder),
        "--paper",
        "a4",
        "--gutter",
        "3",
        "--bleed",
        "1.5",
    ]
    _run(floor)  # compiled modules and files in memory on both sides
    _run(ours)
    floors, products = [], []
    for _ in range(rounds):
        floors.append(_run(floor))
        products.append(_run(ours))
    ratio = statistics.median(p[0] / f[0] for p, f in zip(products, floors, strict=True))
    seconds = [statistics.median(run[0] for run in runs) for runs in (floors, products)]
    peaks = [max(run[1] for run in runs) for runs in (floors, products)]
    print(
        f"{cards:>6} {seconds[0]:>8.2f} {seconds[1]:>8.2f} {ratio:>6.2f} {peaks[0]:>10.0f} {peaks[1]:>9.0f}",
        flush=True,
    )


def _run(command: list[str]) -> tuple[float, float]:
    """Gives wall seconds and peak resident memory in MiB of one process."""
    started = time.perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=ENVIRONMENT
    )
    assert process.stderr is not None
    said = process.stderr.read()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{said.decode()}")
    return time.perf_counter() - started, used.ru_maxrss / 1024


if __name__ == "__main__":
    main()
