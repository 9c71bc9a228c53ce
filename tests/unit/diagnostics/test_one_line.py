"""Messages are for one line each, whatever they quote."""

from cardpress.diagnostics import Diagnostic


def test_line_breaks_are_spelt_out() -> None:
    """A value with a line break cannot look like a second message."""
    found = Diagnostic("E101", "'a\r\nb' is wrong", hint="not\n'a'")
    assert (found.message, found.hint) == ("'a\\r\\nb' is wrong", "not\\n'a'")


def test_a_very_long_message_loses_its_middle() -> None:
    """Its start says what is quoted, its end what is wrong with it."""
    found = Diagnostic("E101", f"'{'x' * 5000}' is wrong")
    assert found.message == f"'{'x' * 699} … {'x' * 190}' is wrong"
