"""How a workbook's cell shows its number: what a designer sees is what the card says.

After ECMA-376 part 1, 18.8.30 (numFmt). Only plain ways of showing a number are followed; one
that adds a currency, or leaves digits out, is for the designer to settle.
"""

import re
from decimal import ROUND_HALF_UP, Decimal

__all__ = ["BUILT_IN", "is_date", "shown_number"]

BUILT_IN = {
    0: "General", 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%",
    11: "0.00E+00", 12: "# ?/?", 13: "# ??/??", 48: "##0.0E+0", 49: "@",
    **dict.fromkeys((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)), "d"),
}  # fmt: skip
"""Codes of the formats that have a number, dates and times as ``d``; 5 to 8 and 37 to 44 show
money, each country in its own way."""

_EXACT = 15
"""Digits that a spreadsheet keeps."""
_GENERAL = 10
"""Digits that it shows of a number that has no end."""
_SILENT = re.compile(r'"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]', re.IGNORECASE)
"""Parts of a format code that only add signs, colors or conditions."""
_PLAIN = re.compile(r"(?P<group>#,##)?(?P<whole>0+)(?:\.(?P<part>0+))?(?P<percent>%)?")


def is_date(code: str) -> bool:
    """Whether a format code shows a date or a time."""
    return bool(re.search("[dmyhs]", _SILENT.sub("", code.replace("General", "")).lower()))


def shown_number(raw: str, code: str) -> str | None:
    """How a number is shown; nothing where that needs more than plain digits.

    Args:
        raw: as the file holds it: ``0.1``, ``1E-3``.
        code: of its format: ``General``, ``000``, ``0.00``, ``0%``.

    Raises:
        ValueError: ``raw`` is no number.
    """
    value = float(raw)
    if abs(value) >= 10.0**_EXACT or value != value:  # noqa: PLR0124 - not a number
        return None
    number = Decimal(f"{value:.{_EXACT}g}")
    if code in ("General", "@"):
        return _general(number)
    match = _PLAIN.fullmatch(code)
    if match is None or (match["group"] and abs(number) >= 1000):
        return None
    return _fixed(number, match)


def _general(number: Decimal) -> str | None:
    if number == number.to_integral_value():
        return str(int(number))
    text = f"{float(number):.{_GENERAL}g}"
    return None if "e" in text else text


def _fixed(number: Decimal, match: re.Match[str]) -> str:
    """``7`` as ``007`` under ``000``, ``0.5`` as ``50%`` under ``0%``."""
    places = len(match["part"] or "")
    number = number * 100 if match["percent"] else number
    rounded = number.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
    whole, _, part = f"{abs(rounded):f}".partition(".")
    sign = "-" if rounded < 0 else ""
    whole = whole.zfill(len(match["whole"]))
    return f"{sign}{whole}{'.' if part else ''}{part}{match['percent'] or ''}"
