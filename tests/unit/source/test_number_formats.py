"""How numbers of a workbook are shown."""

import pytest

from cardpress.source.number_formats import BUILT_IN, is_date, shown_number


@pytest.mark.parametrize(
    ("raw", "code", "wanted"),
    [
        ("7", "General", "7"),
        ("-0", "General", "0"),
        ("7.0", "General", "7"),
        ("0.1", "General", "0.1"),
        ("0.30000000000000004", "General", "0.3"),
        ("0.33333333333333331", "General", "0.3333333333"),
        ("2.9999999999999996", "General", "3"),
        ("1E-3", "General", "0.001"),
        ("123456789012345", "General", "123456789012345"),
        ("1e15", "General", None),
        ("1e20", "General", None),
        ("1e-9", "General", None),
        ("nan", "General", None),
        ("inf", "General", None),
        ("7", "@", "7"),
        ("7", "0", "7"),
        ("2.5", "0", "3"),
        ("-2.5", "0", "-3"),
        ("-0.2", "0", "0"),
        ("7", "000", "007"),
        ("-7", "000", "-007"),
        ("1234", "000", "1234"),
        ("1.1", "0.00", "1.10"),
        ("1.005", "0.00", "1.01"),
        ("7", "00.0", "07.0"),
        ("0.5", "0%", "50%"),
        ("0.125", "0.0%", "12.5%"),
        ("999", "#,##0", "999"),
        ("1000", "#,##0", None),
        ("1.5", "#,##0.00", "1.50"),
        ("1", '0.00 "EUR"', None),
        ("1", "0.00E+00", None),
        ("0.5", "# ?/?", None),
        ("1", "?", None),
    ],
)
def test_numbers(raw: str, code: str, wanted: str | None) -> None:
    """Plain digits as the spreadsheet shows them; nothing where it adds or hides something."""
    assert shown_number(raw, code) == wanted


def test_what_is_no_number() -> None:
    """The caller says where it stands."""
    with pytest.raises(ValueError, match="seven"):
        shown_number("seven", "General")


@pytest.mark.parametrize(
    ("code", "date"),
    [
        ("General", False), ("0.00", False), ("@", False), ("0.00E+00", False),
        ("[Red]0.00", False), ('0 "days"', False), (r"0\d", False),
        ("#,##0;[Red]-#,##0", False), (BUILT_IN[2], False),
        ("yyyy-mm-dd", True), ("d/m", True), ("h:mm", True), ("[h]:mm", True),
        ("mmm-yy;@", True), ("[$-409]mmm", True),
        (BUILT_IN[14], True), (BUILT_IN[22], True), (BUILT_IN[47], True),
    ],
)  # fmt: skip
def test_dates(code: str, date: bool) -> None:
    """A format of dates or times has their letters outside of quotes and brackets."""
    assert is_date(code) is date
