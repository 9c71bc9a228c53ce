"""Entries of the cache are whole, or are not there."""

import hashlib
from pathlib import Path

import pytest

from cardpress.store import keep, kept

FORM = b"form-1\n"


def test_what_was_kept_is_given_back(tmp_path: Path) -> None:
    """In a folder that was not there; nothing else lies in it."""
    keep(tmp_path / "deep" / "entry", FORM, b"bytes")
    assert kept(tmp_path / "deep" / "entry", FORM) == b"bytes"
    assert [each.name for each in (tmp_path / "deep").iterdir()] == ["entry"]


@pytest.mark.parametrize(
    "whole",
    [
        b"",
        b"bytes",
        FORM + b"bytes",
        FORM + hashlib.sha256(b"bytes").digest() + b"byte",
        b"form-2\n" + hashlib.sha256(b"bytes").digest() + b"bytes",
    ],
)
def test_what_is_not_whole_or_of_another_form_is_not_there(
    tmp_path: Path, whole: bytes
) -> None:
    """Torn, without a digest, with a wrong one, of another form."""
    (tmp_path / "entry").write_bytes(whole)
    assert kept(tmp_path / "entry", FORM) is None


def test_a_folder_in_the_way_loses_nothing_but_time(tmp_path: Path) -> None:
    """Neither reading nor writing raises, and nothing is left behind."""
    (tmp_path / "entry").mkdir()
    keep(tmp_path / "entry", FORM, b"bytes")
    assert kept(tmp_path / "entry", FORM) is None
    assert [each.name for each in tmp_path.iterdir()] == ["entry"]
