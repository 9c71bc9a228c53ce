"""The project's own seeded chance: a 64-bit generator, the same everywhere and for ever.

SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA
2014), keyed by a BLAKE2b hash of a label. A fork depends on the key and on its own label alone,
never on how much was drawn before, so that adding a draw in one place moves nothing in another.
The module ``random`` is used nowhere: its algorithms may change between Python versions.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Self, TypeVar

__all__ = ["Chance"]

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN_GAMMA = 0x9E3779B97F4A7C15
"""The increment of SplitMix64: the odd integer nearest to 2**64 divided by the golden ratio."""


def _key(*parts: str) -> int:
    """Hashes labels to 64 bits; lengths go in too, so ("ab", "c") is not ("a", "bc")."""
    digest = blake2b(digest_size=8, person=b"cardpress-chance")
    for part in parts:
        data = part.encode()
        digest.update(len(data).to_bytes(8, "big"))
        digest.update(data)
    return int.from_bytes(digest.digest(), "big")


class Chance:
    """A stream of chance that belongs to a label, such as ``Chance("booster/17")``."""

    __slots__ = ("_label_key", "_state")

    def __init__(self, *label: str) -> None:
        self._label_key = _key(*label)
        self._state = self._label_key

    def fork(self, *label: str) -> Self:
        """Gives an independent stream for ``label``, whatever was drawn from this one."""
        return type(self)(f"{self._label_key:016x}", *label)

    def bits(self) -> int:
        """Draws 64 bits, as an integer from 0 to 2**64 - 1."""
        self._state = (self._state + _GOLDEN_GAMMA) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Draws an integer from 0 to ``bound`` - 1, each exactly as likely as the others.

        Draws that would favour small numbers are thrown away (rejection sampling).

        Raises:
            ValueError: ``bound`` is not from 1 to 2**64.
        """
        if not 1 <= bound <= 1 << 64:
            raise ValueError(f"a bound must be from 1 to 2**64, not {bound}")
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            drawn = self.bits()
            if drawn < limit:
                return drawn % bound

    def between(self, low: int, high: int) -> int:
        """Draws an integer from ``low`` to ``high``, both included."""
        return low + self.below(high - low + 1)

    def ratio(self) -> float:
        """Draws a number from 0 (included) to 1 (excluded) with 53 random bits."""
        return (self.bits() >> 11) * 2.0**-53

    def uniform(self, low: float, high: float) -> float:
        """Draws a number between ``low`` and ``high``."""
        return low + (high - low) * self.ratio()

    def choice(self, options: Sequence[T]) -> T:
        """Draws one of ``options``.

        Raises:
            ValueError: there are none.
        """
        return options[self.below(len(options))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Gives the items in a random order (Fisher and Yates), as a new list."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Draws ``count`` different items, in the order drawn.

        Raises:
            ValueError: ``count`` is negative or larger than the number of items.
        """
        if not 0 <= count <= len(items):
            raise ValueError(f"cannot draw {count} of {len(items)} items")
        pool = list(items)
        drawn = []
        for _ in range(count):
            index = self.below(len(pool))
            drawn.append(pool[index])
            pool[index] = pool[-1]
            pool.pop()
        return drawn

    def weighted(self, weights: Sequence[int]) -> int:
        """Draws an index, each as likely as its whole-number weight.

        Raises:
            ValueError: a weight is negative, or all are zero.
        """
        if any(weight < 0 for weight in weights):
            raise ValueError("a weight must not be negative")
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("unreachable: the draw lies below the sum")
