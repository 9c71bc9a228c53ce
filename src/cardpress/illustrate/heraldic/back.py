"""The back: a signpost with two arms under wisteria, the same after half a turn.

In mm of the card. Wall, frame, medallion and post are symmetric by themselves; the rest is
drawn once and turned about the card's centre. The lettering on the arms is the template's: the
game's title about x 31.15 on the baseline y 40.6, and the same turned by 180 degrees.
"""

from collections.abc import Mapping

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.card import BLEED_BOX, CENTRE, HEIGHT, WIDTH, document
from cardpress.illustrate.heraldic.dial import GILT, dial, scrolls
from cardpress.illustrate.heraldic.elements import (
    clip_path,
    definitions,
    dot,
    element,
    group,
    path,
    radial_gradient,
    use,
)
from cardpress.illustrate.heraldic.inks import Ink, full_ink
from cardpress.illustrate.heraldic.outlines import number, star, sunburst
from cardpress.illustrate.heraldic.tones import BROWN, DARK_BROWN, INK, WHITE
from cardpress.illustrate.heraldic.wisteria import leaf, vine, wisteria

__all__ = ["back"]

_X, _Y = CENTRE
_INSET = 5.6
"""Distance of the frame's centre line from the trim, in mm."""
_SCOOP = 4.2
"""Radius of the scooped corners, in mm."""
_LATTICE = 5.2
"""Pitch of the lattice, in mm."""

_GARLAND = (
    (7.0, 18.6),
    (6.6, 12.0),
    (11.0, 8.2),
    (18.6, 7.2),
    (26.6, 9.0),
    (36.75, 7.2),
    (45.75, 8.6),
    (52.9, 7.6),
    (56.9, 12.0),
    (56.3, 17.6),
)
_LEAVES = (
    (9, 9.4, 140, 0.55),
    (12, 8.4, 35, 0.9),
    (17, 8.4, 150, 0.8),
    (21, 8.6, 130, 0.85),
    (27, 8.6, 24, 0.85),
    (36, 8.8, 160, 0.85),
    (38, 8.4, 40, 0.8),
    (44, 8.6, 30, 0.85),
    (49, 8.6, 140, 0.85),
    (54, 9.4, 60, 0.7),
    (57, 14, 100, 0.85),
    (6.8, 16, 80, 0.85),
    (31.7, 8.8, 92, 0.95),
)
"""Leaves of the garland: x, y, degrees, size."""
_RACEMES = (
    ("rb", 9.6, 10, 0.92, 0.92),
    ("rb", 14.6, 8, -0.62, 0.62),
    ("rs", 19.8, 8.4, 1, 1),
    ("rb", 54, 9.6, -0.96, 0.96),
    ("rb", 49, 8.4, 0.68, 0.68),
    ("rs", 43.6, 8.4, -1.05, 1.05),
    ("rs", 57, 16, 0.9, 0.9),
    ("rs", 6.8, 17.4, 0.86, 0.86),
    ("rs", 25.2, 8.8, 0.6, 0.6),
    ("rs", 38.6, 8.4, -0.66, 0.66),
)
"""Racemes of the garland: which, x, y, scale across (negative: mirrored) and down."""
_GRAIN = (
    "M-18.4,8.2C-10,7.8 -2,8.6 6,8.1S12,8.6 15,8.5M-17.4,1.3C-12,1.9 -6,.8 0,1.3S10,.8 14,1.1"
    "M-14,7.1C-12,6.7 -10,7.2 -8.4,7M9,7.4C11,7 12.6,7.3 14.4,7.1M-3,.4h4M3,9h5"
    "M16.8,3.2C17.8,3.6 18.6,4.2 19,4.5C18.6,5 17.8,5.6 16.8,6"
)
"""Wood grain along the arm, from its own middle, clear of the lettering."""
_TWINKLES = (
    (-14.4, -24.4, 1.7),
    (14.4, -24.4, 1.7),
    (-19.2, -20.8, 1.1),
    (19.2, -20.8, 1.1),
)
"""Small stars, from the centre: right, down, radius."""


def back(game: str, ink: Ink = full_ink) -> str:
    """The back of a game's cards over the whole bleed box, as an SVG file."""
    half = group(_ornaments(), _arm(), _garland(), id="half")
    return document(
        definitions(_gradients(), wisteria(Chance("illustrate", game, "back")), half),
        element("rect", **BLEED_BOX, fill="url(#ground)"),
        _lattice(),
        _frame(),
        scrolls(),
        dial(),
        _post(),
        use("half", transform=f"rotate(180 {number(_X)} {number(_Y)})"),
        use("half"),
        ink=ink,
    )


def _gradients() -> str:
    ground = radial_gradient(
        "ground",
        (0, "#7a5cc4"),
        (0.5, "#4a3596"),
        (1, "#2a1d66"),
        centre=CENTRE,
        radius=54,
    )
    medal = radial_gradient(
        "medal", (0, "#fff3cf"), (0.6, "#f7cf8a"), (1, "#e79a62"), centre=CENTRE, radius=22
    )
    return ground + medal


def _lattice() -> str:
    """A trellis through the centre, a point of gold on every crossing."""
    courses = "".join(
        f"M{number(_X + line * _LATTICE - 60)},{number(_Y - 60)}l120,120"
        f"M{number(_X + line * _LATTICE + 60)},{number(_Y - 60)}l-120,120"
        for line in range(-32, 33)
    )
    crossings = "".join(
        f"M{number(_X + column * _LATTICE / 2)},{number(_Y + row * _LATTICE / 2)}h.01"
        for row in range(-18, 19)
        for column in range(-14, 15)
        if (row + column) % 2 == 0
    )
    return path(
        courses, fill="none", stroke="#8f78d0", stroke_width=0.28, opacity=0.22, role="hatching"
    ) + path(
        crossings,
        stroke="#d9b45c",
        stroke_width=0.8,
        stroke_linecap="round",
        opacity=0.5,
        role="shade",
    )


def _frame() -> str:
    left, top, right, bottom = _INSET, _INSET, WIDTH - _INSET, HEIGHT - _INSET
    radius = number(_SCOOP)
    scoop = f"a{radius},{radius} 0 0 0 "
    outline = (
        f"M{number(left + _SCOOP)},{top}H{number(right - _SCOOP)}{scoop}{radius},{radius}"
        f"V{number(bottom - _SCOOP)}{scoop}-{radius},{radius}"
        f"H{number(left + _SCOOP)}{scoop}-{radius},-{radius}"
        f"V{number(top + _SCOOP)}{scoop}{radius},-{radius}Z"
    )
    return (
        path(outline, fill="#1d1450", opacity=0.38, role="shade")
        + clip_path("panel", outline)
        + group(
            path(
                sunburst(_X, _Y, radius=52, rays=24), fill="#a98bf0", opacity=0.16, role="shade"
            ),
            clip_path="url(#panel)",
        )
        + path(outline, fill="none", stroke=INK, stroke_width=2)
        + path(outline, fill="none", stroke=GILT, stroke_width=1.1, role="core")
        + path(outline, fill="none", stroke=INK, stroke_width=0.22, opacity=0.8)
    )


def _post() -> str:
    post = f"M{number(_X - 1.5)},{number(_Y - 21)}h3v42h-3Z"
    grain = f"M{number(_X - 0.5)},{number(_Y - 18)}v36M{number(_X + 0.5)},{number(_Y - 18)}v36"
    return path(post, fill=BROWN, stroke=INK, stroke_width=0.9, stroke_linejoin="round") + path(
        grain, stroke=INK, stroke_width=0.22, opacity=0.6, fill="none"
    )


def _ornaments() -> str:
    """Stars in the upper corners, twinkles, and the knob of the post."""
    drawn = [
        path(
            star(x, _INSET + 0.7, radius=2.3, waist=1.02),
            fill=GILT,
            stroke=INK,
            stroke_width=0.5,
            stroke_linejoin="round",
        )
        for x in (_INSET + 0.7, WIDTH - _INSET - 0.7)
    ]
    drawn += [
        path(star(_X + x, _Y + y, radius=r, waist=r * 0.32, points=4), fill=GILT, role="mass")
        for x, y, r in _TWINKLES
    ]
    collar = f"M{number(_X - 2.4)},{number(_Y - 20.6)}h4.8l-.8,-1.8h-3.2Z"
    drawn += [
        path(collar, fill=GILT, stroke=INK, stroke_width=0.7, stroke_linejoin="round"),
        dot(_X, _Y - 24.6, r=2.7, fill=GILT, stroke=INK, stroke_width=0.8),
        dot(_X - 0.8, _Y - 25.4, r=0.7, fill=WHITE, opacity=0.8),
    ]
    return "".join(drawn)


def _arm() -> str:
    """The upper arm of the signpost, which points to the right."""
    outline = "M-20,-.3L15,-.9L21.6,4.5L15,9.9L-20,9.3L-18.4,4.5Z"
    line = {"fill": "none", "stroke_linejoin": "round"}
    return group(
        path(outline, transform="translate(0 .9)", fill=INK, opacity=0.35, role="shade"),
        path(outline, fill="#d9a066", stroke=INK, stroke_width=1, stroke_linejoin="round"),
        path(
            "M-18.6,.8L14.6,.2L20,4.5",
            stroke=WHITE,
            stroke_width=0.45,
            opacity=0.6,
            role="shade",
            **line,
        ),
        path(
            _GRAIN,
            fill="none",
            stroke=BROWN,
            stroke_width=0.26,
            stroke_linecap="round",
            role="thread",
        ),
        dot(-16.4, 4.5, r=0.62, fill=DARK_BROWN),
        dot(16.2, 4.5, r=0.62, fill=DARK_BROWN),
        _traveller(),
        transform=f"translate({number(_X)} {number(_Y - 10.6)})",
    )


def _traveller() -> str:
    """A snail on the upper edge of the arm, on its way to the wrong end."""
    line: Mapping[str, str | float] = {
        "stroke": INK,
        "stroke_width": 0.42,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    body = (
        "M11,-1.1H4.7C3.3,-1.1 3,-2.6 3.5,-3.4C4.2,-4.3 5.7,-3.9 5.7,-2.7"
        "C5.7,-2.1 6.2,-2.2 6.8,-2.2C8.6,-2.2 10,-1.9 11,-1.1Z"
    )
    return (
        path("M3.9,-3.6L3.5,-4.9M4.8,-3.7L5.1,-4.9", fill="none", **line)
        + path(body, fill="#fff3d6", **line)
        + dot(8.1, -2.9, r=1.7, fill="#d9653f", **line)
        + path("M8,-2.9a.5,.5 0 0 1 .8,.5a1,1 0 0 1 -1.7,-.4", fill="none", **line)
        + dot(3.4, -5, r=0.42, fill=INK)
        + dot(5.2, -5, r=0.42, fill=INK)
    )


def _garland() -> str:
    """Wisteria hung from the upper edge of the frame."""
    leaves = (leaf(x, y, degrees=degrees, size=size) for x, y, degrees, size in _LEAVES)
    racemes = (
        use(name, transform=f"translate({number(x)} {number(y)})scale({number(a)} {number(d)})")
        for name, x, y, a, d in _RACEMES
    )
    return "".join((vine(_GARLAND, width=1.25), *leaves, *racemes))
