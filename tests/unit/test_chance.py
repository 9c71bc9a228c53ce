"""The generator of chance: the same for ever, unbiased, forkable."""

import pytest

from cardpress.chance import Chance


class _Raw(Chance):
    """A stream that starts from a known state, to compare with the published generator."""

    def __init__(self, state: int) -> None:
        super().__init__("raw")
        self._state = state


def test_is_splitmix64() -> None:
    """From state 1234567 it gives the first outputs published for SplitMix64."""
    raw = _Raw(1234567)
    assert [raw.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_fork_does_not_depend_on_draws() -> None:
    """Drawing from a stream moves none of its forks."""
    fresh, used = Chance("deck"), Chance("deck")
    used.bits()
    assert fresh.fork("booster/17").bits() == used.fork("booster/17").bits()


def test_labels_are_not_joined() -> None:
    """ "ab" + "c" and "a" + "bc" are different labels."""
    assert Chance("ab", "c").bits() != Chance("a", "bc").bits()


def test_below_covers_its_range_evenly() -> None:
    """6000 throws of a die give each face between 900 and 1100 times."""
    chance = Chance("die")
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_below_refuses_impossible_bounds(bound: int) -> None:
    """There is nothing to draw from, or more than 64 bits hold."""
    with pytest.raises(ValueError, match="bound"):
        Chance("x").below(bound)


def test_shuffle_keeps_every_item_and_the_original() -> None:
    """A shuffle is a permutation in a new list."""
    items = list(range(48))
    mixed = Chance("cards").shuffled(items)
    assert sorted(mixed) == items
    assert mixed != items
    assert items == list(range(48))


def test_sample_draws_without_putting_back() -> None:
    """A sample holds no item twice; a sample of all is a permutation."""
    assert sorted(Chance("s").sample("abcdef", 6)) == list("abcdef")
    with pytest.raises(ValueError, match="cannot draw 3 of 2"):
        Chance("s").sample("ab", 3)


def test_weighted_never_draws_a_weight_of_zero() -> None:
    """Only the middle of 0, 1, 0 can be drawn."""
    chance = Chance("w")
    assert {chance.weighted([0, 1, 0]) for _ in range(50)} == {1}
