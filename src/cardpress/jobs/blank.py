"""The files of a blank project: one game, one template, three cards, one deck."""

from types import MappingProxyType

__all__ = ["BLANK_FILES"]

_PROJECT = """\
format: 1
title: TITLE
games: [GAME]
print:
  paper: both          # a4, letter, legal, a3, tabloid, WxH, or both (A4 and Letter)
"""

_GAME = """\
format: 1
title: TITLE
template: GAME/card
back: GAME/back
build: [starter]
required: [name]
"""

_SET = """\
format: 1
code: ONE
name: First set
cards:
  - id: first-light
    name: First Light
    text: Draw a card. *It is one of yours.*
    flavour: Every game begins with somebody who is awake too early.
  - id: long-road
    name: The Long Road
    text: Play this **before** anybody speaks.
    flavour: It is longer on the way back.
  - id: last-word
    name: The Last Word
    text: Discard this when you have it.
    copies: 2
"""

_DECK = """\
format: 1
title: Starter
cards:
  - 4 first-light
  - 3 long-road
  - last-word            # as many as the card says: 2
"""

_CARD = """\
format: 1
size: poker
fonts:
  title: [Marcellus]
  body: [Spectral]
  small: [Barlow Condensed]
boxes:                             # x, y, width, height in mm from the trimmed corner
  title: [6, 6, 51.5, 9]
  picture: [6, 17, 51.5, 34]
  text: [6, 54, 51.5, 16]
  flavour: [6, 71, 51.5, 8]
  footer: [6, 80, 51.5, 3]
styles:
  title: {font: title, size: 15, min: 9, color: "#20304a", align: center, valign: middle}
  text: {font: body, size: 9, min: 6.5, color: "#1b1b1b"}
  flavour: {font: body, italic: true, size: 8, min: 6, color: "#4a4a4a", wrap: balance}
  footer: {font: small, size: 6.5, color: "#5a5a5a"}
layers:                            # painted in this order
  - shape: rect
    box: bleed
    fill: "#f4efe4"
  - shape: rounded
    box: picture
    radius: 2
    fill: {linear: 180, stops: ["#b9c9dd", "#7f96b8"]}
  - group:                         # a card's picture: art: art/my-picture.png
      - image: ${{ card.art }}
        box: picture
    clip: {shape: rounded, box: picture, radius: 2}
    when: card.art
  - shape: rounded
    box: picture
    radius: 2
    stroke: {color: "#20304a", width: 0.3}
  - text: ${{ card.name }}
    box: title
  - text: ${{ card.text }}
    box: text
    when: card.text
  - text: ${{ card.flavour }}
    box: flavour
    when: card.flavour
  - text: "${{ set.code }} ${{ card.number }}/${{ set.size | pad(3) }}"
    box: footer
"""

_BACK = """\
format: 1
size: poker
fonts:
  title: [Marcellus]
boxes:
  title: [6, 20, 51.5, 16.9]
styles:
  title: {font: title, size: 20, min: 9, color: "#f4efe4", align: center, valign: middle}
layers:
  - shape: rect
    box: bleed
    fill: {linear: 180, stops: ["#20304a", "#33507c", "#20304a"]}
  - shape: rounded
    box: [5, 5, 53.5, 78.9]
    radius: 3
    stroke: {color: "#b9c9dd", width: 0.4}
  - group: &half                   # twice, so that a turned card looks like any other
      - text: ${{ game.title }}
        box: title
    name: upper
  - group: *half
    name: lower
    rotate: 180
"""

BLANK_FILES = MappingProxyType(
    {
        "cardpress.yaml": _PROJECT,
        "cards/GAME/game.yaml": _GAME,
        "cards/GAME/ONE.yaml": _SET,
        "cards/GAME/decks/starter.yaml": _DECK,
        "templates/GAME/card.yaml": _CARD,
        "templates/GAME/back.yaml": _BACK,
    }
)
"""By path, with GAME for the game's folder and TITLE for its quoted title."""
