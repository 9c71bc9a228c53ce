"""Pre-cut sheets: their data, and how a call names them."""

import pytest

from cardpress.diagnostics import Places
from cardpress.geometry import Length, Rect, mm
from cardpress.ticket import (
    PAPERS,
    Layout,
    Source,
    from_file,
    from_options,
    label_sheets,
    resolve,
)

SHEETS = tuple(dict.fromkeys(label_sheets().values()))


def resolved(**options):
    return resolve([from_options(options)])


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_each_sheet_closes_against_its_paper(sheet):
    """Opposite margins are equal, labels do not overlap and lie on the paper."""
    cells = sheet.cells()
    paper = Rect(Length(0), Length(0), *sheet.paper.size)
    assert len(cells) == sheet.columns * sheet.rows
    assert sheet.first.x == paper.right - cells[-1].right
    assert sheet.first.y == paper.bottom - cells[-1].bottom
    assert min(sheet.gaps()) >= 0
    assert all(paper.contains(cell) for cell in cells)
    if sheet.source == "arithmetic":
        touching = [
            gap
            for gap, n in zip(sheet.gaps(), (sheet.columns, sheet.rows), strict=True)
            if n > 1
        ]
        assert not any(touching)


def test_there_are_twenty_and_more_on_both_papers():
    """At least twenty in all; both papers have stiff or sticky ones."""
    assert len(SHEETS) >= 20
    assert {sheet.paper.name for sheet in SHEETS} == {"A4", "Letter"}
    assert any(sheet.stiff for sheet in SHEETS)


def test_the_last_label_of_a_long_column_has_not_drifted():
    """5167: row 20 begins at 0.5 + 19 x 0.5 = 10 in, column 4 at 6.46875 in."""
    last = label_sheets()["5167"].cells()[-1]
    assert (last.x, last.y) == (mm(6.46875 * 25.4), mm(254))


def test_a_label_sheet_brings_its_layout_and_paper():
    """However the paper was set; 5163 is Letter. Makers' names and case do not matter."""
    for text in ("5163", "Avery 5163", "avery  5163"):
        outcome = resolved(labels=text, paper="a4")
        assert not outcome.diagnostics
        assert outcome.value.layout is Layout.LABELS
        assert outcome.value.papers == (PAPERS["letter"],)
    assert str(resolved(labels="l7165").value.labels) == "L7165"
    assert resolved(labels="J8165").value.labels is resolved(labels="L7165").value.labels


def test_what_follows_from_a_label_sheet_has_its_origin():
    """``--show-settings`` tells why layout and paper are what they are."""
    lines = {line.key: line for line in resolved(labels="5163").value.listed()}
    assert (lines["layout"].value, str(lines["layout"].origin)) == ("labels", "option --labels")
    assert (lines["paper"].value, str(lines["paper"].origin)) == ("Letter", "option --labels")


def test_a_stronger_layout_passes_over_the_labels_of_a_project():
    """Labels in cardpress.yaml do not hinder ``--layout single``; paper is the default's."""
    project = from_file(Source.PROJECT, {"labels": "L7165"}, Places("cardpress.yaml", {}))
    outcome = resolve([from_options({"layout": "single"}), project])
    assert not outcome.diagnostics
    assert outcome.value.layout is Layout.SINGLE
    assert len(outcome.value.papers) == 2


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        ({"labels": "L71655"}, "E421", "unknown label sheet 'L71655'"),
        ({"labels": ""}, "E421", "unknown label sheet ''"),
        ({"layout": "labels"}, "E421", "needs a label sheet"),
        ({"layout": "sleeve", "labels": "L7165"}, "E421", "layout sleeve does not lie on"),
        ({"labels": "L7165", "skip": "8"}, "E422", "has no cell 8"),
        ({"labels": "L7168", "skip": "0,1"}, "E422", "all 2 cells"),
        ({"skip": "1"}, "E422", "none is named"),
        ({"labels": "L7165", "skip": "-1"}, "E412", "'-1' does not name cells"),
        ({"labels": "L7165", "skip": "1,,2"}, "E412", "does not name cells"),
        ({"labels": "L7165", "skip": "²"}, "E412", "does not name cells"),
        ({"corners": "13"}, "E412", "out of range"),
        ({"fold": "middle"}, "E412", "unknown value 'middle'"),
        ({"order": "piles"}, "E412", "unknown value 'piles'"),
    ],
)
def test_bad_calls_are_one_fault_that_says_what_is_wrong(options, code, message):
    """With a cure."""
    (fault,) = resolved(**options).diagnostics
    assert fault.code == code
    assert message in fault.message
    assert fault.hint
