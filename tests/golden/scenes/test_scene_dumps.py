"""Whole faces as text: one item a line, in millimetres."""

from collections.abc import Callable

from cardpress.geometry import mm
from cardpress.model import Element, Game
from cardpress.scene import dump
from cardpress.template import Template
from tests.support.decks import box, card, style, template, typesetter

Golden = Callable[[str, str], None]

DROP = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10">'
    b'<path d="M4 0 L8 6 A4 4 0 0 1 0 6 Z"/></svg>'
)
GAME = Game(
    title="Tides",
    elements={
        "fire": Element(
            name="Fire", icon="drop", palette={"ink": "#7b1d10", "paper": "#f6e6cd"}
        ),
        "water": Element(
            name="Water", icon="drop", palette={"ink": "navy", "paper": "#e6eeed"}
        ),
    },
    icons={"drop": "art/drop.svg"},
)
BOXES = {
    "title": box(12, 4, 40, 7),
    "pips": box(55, 5, 4, 4),
    "text": box(5, 50, 53.5, 30),
    "stat": box(45, 72, 13.5, 8),
    "foot": box(5, 82, 30, 3),
}


def creature() -> Template:
    """A face with a ground, a frame, a title, pips, rules round a stat, and a footer."""
    ground = {"linear": 180.0, "stops": ["${{ element.paper }}", "white 40%"]}
    return template(
        [
            {"shape": "rect", "box": "bleed", "fill": ground},
            {
                "shape": "rounded",
                "box": "safe",
                "radius": mm(2),
                "stroke": {"color": "${{ element.ink }}", "width": mm(0.4)},
            },
            {"icon": "${{ element.icon }}", "box": box(4, 4, 7, 7), "color": "red"},
            {"text": "${{ card.name }}", "box": "title"},
            {
                "shape": "circle",
                "box": "pips",
                "fill": "black",
                "repeat": "card.command_ranking",
                "along": "down",
                "pitch": mm(5),
            },
            {"text": "${{ card.text }}", "box": "text", "avoid": ("stat",)},
            {"text": "${{ card.command_ranking }}", "box": "stat"},
            {"text": "${{ set.code }} · ${{ card.number | pad(3) }}", "box": "foot"},
        ],
        fonts={"body": ("Spectral",)},
        boxes=BOXES,
        styles={
            "title": style(font="Marcellus", size="13pt", min="8pt", valign="middle"),
            "text": style(size="9pt", min="6pt", color="${{ element.ink }}"),
            "foot": style(font="Barlow Condensed", size="6pt"),
            "stat": style(font="Lilita One", size="18pt", align="center", valign="middle"),
        },
    )


def test_creature(golden: Golden) -> None:
    """What a card of every day looks like."""
    rules = (
        "When **Drake of Embers** enters, pay {drop}{drop}: deal *three* damage.\n"
        "Whenever another creature of fire is defeated, you may draw a card, then discard one. "
        "This is final, and offices cannot fix it; see [[other]]."
    )
    cards = [
        card("drake", name="Drake", element="fire", command_ranking=3, number="7", text=rules),
        card("other", name="Otherling"),
    ]
    setter = typesetter(creature(), cards, game=GAME, files={"art/drop.svg": DROP})
    outcome = setter.front("drake")
    assert outcome.diagnostics == ()
    assert outcome.value is not None
    golden("creature.txt", dump(outcome.value.part.items))


def test_turned_and_grouped(golden: Golden) -> None:
    """Groups, clips, opacity, rotation, paths, and text in the middle of it."""
    made = template(
        [
            {
                "group": [
                    {
                        "shape": "path",
                        "box": "pips",
                        "d": "M0 0h4v4a4 4 0 0 1-4-4z",
                        "fill": "red",
                    },
                    {"text": "Turned", "box": "title", "style": "label"},
                ],
                "box": "trim",
                "rotate": "180",
                "opacity": "0.5",
                "clip": {"shape": "circle", "box": "trim"},
            },
            {
                "text": "Spaced & clipped",
                "box": box(5, 30, 20, 4),
                "style": "label",
                "rotate": "-30",
            },
            {
                "text": "${{ card.text }}",
                "box": box(5, 40, 40, 20),
                "style": "even",
                "opacity": "0.8",
            },
        ],
        fonts={"body": ("Barlow Condensed", "Spectral")},
        boxes=BOXES,
        styles={
            "label": style(size="9pt", tracking=100, overflow="clip", weight=600),
            "even": style(size="8pt", align="justify", italic=True, leading=1.4),
        },
    )
    text = "Justified lines reach both edges of their box, the last one does not."
    outcome = typesetter(made, [card("c", text=text)]).front("c")
    assert [each.code for each in outcome.diagnostics] == ["W214"]
    assert outcome.value is not None
    golden("turned.txt", dump(outcome.value.part.items))
