"""A short slice of the fuzzing; the long run is ``python -m tests.fuzz.run``."""

import pytest

from tests.fuzz.trial import Bench, input_of

COUNT = 150


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Bench:
    return Bench(tmp_path_factory.mktemp("bench"))


def test_the_projects_are_sound_before_they_are_spoilt(bench: Bench) -> None:
    """Else nothing but the first fault would ever be tried."""
    assert bench.sound()


def test_spoilt_projects_end_in_outputs_or_in_our_own_words(bench: Bench) -> None:
    """No traceback, no stray file, no changed output, no long wait, whatever is in a file."""
    wrong = {number: bench.try_out(input_of(number, "slice"))[0] for number in range(COUNT)}
    assert not {number: found for number, found in wrong.items() if found}


def test_an_input_is_the_same_each_time() -> None:
    """A finding can be looked at again by its number."""
    assert input_of(7) == input_of(7)
    assert input_of(7) != input_of(8)
