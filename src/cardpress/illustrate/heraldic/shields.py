"""Six shields and all that belongs to them: mantling, crest, field, studs and the charge.

Drawn from the middle of the shield's top, in mm, y down. The gradients ``rim``, ``gold`` and
``fieldglow`` are the picture's.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from cardpress.chance import Chance
from cardpress.illustrate.heraldic.boards import BOARDS
from cardpress.illustrate.heraldic.card import CENTRE
from cardpress.illustrate.heraldic.charges import Charge
from cardpress.illustrate.heraldic.crests import CRESTS, OWN_CRESTS
from cardpress.illustrate.heraldic.elements import clip_path, dot, element, group, path
from cardpress.illustrate.heraldic.fields import DIVISIONS, division, low_hatching
from cardpress.illustrate.heraldic.mantling import mantling
from cardpress.illustrate.heraldic.outlines import number, star
from cardpress.illustrate.heraldic.painter import Painter
from cardpress.illustrate.heraldic.tones import DARK_BROWN, GOLD, INK, PALE_GOLD, WHITE
from cardpress.illustrate.svg import Point

__all__ = ["FORMS", "Form", "achievement"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """One strength's shield."""

    outline: str
    """Path data of its edge."""
    top: float
    """Distance of its top from the card's trim, in mm."""
    heart: float
    """Distance from its top to the middle of the charge, in mm."""
    studs: tuple[Point, ...] = ()
    """Where nails, rivets or jewels sit on the rim."""
    crest_drop: float = 0
    """How far the crest is moved down, in mm."""
    crest_scale: float = 1
    """How large the crest is drawn."""
    size: float = 1
    """How large shield, crest and mantling are drawn: small where the view is the story."""
    charge_size: float = 1
    """How much larger than that the charge is, so that it stays the same to the eye."""


_RIVETS = ((-15.9, 9.0), (15.9, 9.0), (-15.6, 22.0), (15.6, 22.0), (0.0, 37.6))
_JEWELS = ((-17.2, 14.0), (17.2, 14.0), (-14.8, 28.4), (14.8, 28.4))

FORMS: Mapping[int, Form] = MappingProxyType(
    {
        1: Form(  # a board on a nail
            outline=BOARDS["whole"].outline,
            top=22.2,
            heart=16,
            studs=BOARDS["whole"].studs,
        ),
        2: Form(  # a round foot
            outline=(
                "M0,0L14,0C15,0 15.6,.6 15.6,1.6L15.6,18C15.6,28.6 9.2,35.4 0,35.4"
                "C-9.2,35.4 -15.6,28.6 -15.6,18L-15.6,1.6C-15.6,.6 -15,0 -14,0Z"
            ),
            top=21.4,
            heart=16.2,
            studs=_RIVETS,
            crest_drop=-2.5,
            crest_scale=0.92,
        ),
        3: Form(  # an engrailed top
            outline=(
                "M0,-.8C5,1.8 11,1.4 16,-1.2C15,4 15.9,9 15.9,14.6C15.9,26.6 7.8,33 0,37.4"
                "C-7.8,33 -15.9,26.6 -15.9,14.6C-15.9,9 -15,4 -16,-1.2C-11,1.4 -5,1.8 0,-.8Z"
            ),
            top=22.2,
            heart=17,
            studs=_RIVETS,
            crest_drop=0.4,
            size=0.93,
            charge_size=1.05,
        ),
        4: Form(  # notched shoulders
            outline=(
                "M0,0L11.6,0C11.6,3 13.4,5 16.6,5C15.4,9 15.8,13.6 16.2,17.4"
                "C17,27.6 8.8,33.2 0,38.2C-8.8,33.2 -17,27.6 -16.2,17.4"
                "C-15.8,13.6 -15.4,9 -16.6,5C-13.4,5 -11.6,3 -11.6,0Z"
            ),
            top=22.2,
            heart=17.2,
            crest_scale=0.98,
            size=0.91,
            charge_size=1.06,
        ),
        5: Form(  # eared
            outline=(
                "M0,-1.4C4,-1.2 6,.8 10,-.2C12.6,-1 13.8,-2.4 17,-2.2C15.8,.6 17.6,3 17,6"
                "C15.6,9.4 16,14 16.8,19C17.8,29 9,33.4 0,39C-9,33.4 -17.8,29 -16.8,19"
                "C-16,14 -15.6,9.4 -17,6C-17.6,3 -15.8,.6 -17,-2.2C-13.8,-2.4 -12.6,-1 -10,-.2"
                "C-6,.8 -4,-1.2 0,-1.4Z"
            ),
            top=24.3,
            heart=16.4,
            studs=_JEWELS,
            crest_drop=-0.4,
            crest_scale=0.9,
            size=0.87,
            charge_size=1.08,
        ),
        6: Form(  # a cartouche
            outline=(
                "M0,-1.6C3,0 6,1 10,-.4C13,-1.6 14.6,-3 17.8,-2.4C16.6,0 18.6,3.4 17.6,7"
                "C16,10 16.6,14 17.6,18.4C19.2,28.6 10.2,32.6 5,36C2.6,37.6 1,39 0,40.4"
                "C-1,39 -2.6,37.6 -5,36C-10.2,32.6 -19.2,28.6 -17.6,18.4"
                "C-16.6,14 -16,10 -17.6,7C-18.6,3.4 -16.6,0 -17.8,-2.4"
                "C-14.6,-3 -13,-1.6 -10,-.4C-6,1 -3,0 0,-1.6Z"
            ),
            top=26,
            heart=16.9,
            studs=_JEWELS,
            crest_drop=-0.4,
            crest_scale=0.66,
            size=0.84,
            charge_size=1.27,
        ),
    }
)
"""The shields by strength."""

_BOARDED = 1
"""The strength whose shield is a board; its cord hangs behind it."""
_LINING = GOLD
"""The mantling's lining, and the second colour of every crest."""


def achievement(charge: Charge, strength: int, chance: Chance) -> str:
    """A charge on a strength's shield, with crest and mantling, in its place on the card."""
    form, history = FORMS[strength], ""
    field = division(chance.choice(DIVISIONS[strength]))
    if strength == _BOARDED:
        board = BOARDS[chance.choice(tuple(BOARDS))]
        form = replace(form, outline=board.outline, studs=board.studs)
        history = board.history
    behind, before = "", ""
    if strength == _BOARDED:
        behind = CRESTS[strength](charge.mantling, _LINING)
    else:
        before = _crest(charge, strength)
    return group(
        _glory() if charge.glorious else "",
        mantling(strength, cloth=charge.mantling, lining=_LINING),
        behind,
        _shadow(form),
        _field(strength, form, tones=charge.field, parts=(field, history)),
        _rim(form),
        "".join(_STUDS[strength](x, y) for x, y in form.studs),
        before,
        _charge(charge, form),
        transform=f"translate({number(CENTRE[0])} {number(form.top)})scale({form.size:g})",
        role="arms",
    )


def _glory() -> str:
    """A sun in his splendour behind the shield: for one charge of the game alone."""
    line: Mapping[str, str | float] = {
        "stroke": INK,
        "stroke_width": 0.7,
        "stroke_linejoin": "round",
    }
    return group(
        path(star(0, 0, radius=28, waist=18, points=16), fill=GOLD, **line),
        path(star(0, 0, radius=26.8, waist=17.4, points=16), fill=PALE_GOLD),
        group(
            path(star(0, 0, radius=25.4, waist=19, points=16), fill="url(#gold)", **line),
            transform="rotate(11.25)",
        ),
        dot(0, 0, r=20.4, fill=GOLD, **line),
        dot(0, 0, r=19.2, fill=PALE_GOLD),
        transform="translate(0 18.6)scale(1 .88)",
    )


def _crest(charge: Charge, strength: int) -> str:
    """The strength's crest, at the size that its shield allows, or the charge's own."""
    if charge.crest:
        return OWN_CRESTS[charge.crest](charge.mantling, _LINING)
    form = FORMS[strength]
    drop, scale = number(form.crest_drop), number(form.crest_scale)
    crest = CRESTS[strength](charge.mantling, _LINING)
    return group(crest, transform=f"translate(0 {drop})scale({scale})")


def _shadow(form: Form) -> str:
    return path(
        form.outline,
        transform="translate(.9 1.5)",
        fill=INK,
        opacity=0.3,
        stroke=INK,
        stroke_width=3.4,
        role="shade",
    )


def _field(strength: int, form: Form, *, tones: tuple[str, str], parts: tuple[str, str]) -> str:
    """Ink under the rim, and within it the field: darker on the right, a glow on the left.

    ``parts``: what the second tone covers, and what time has done to the board.
    """
    second, history = parts
    tint = path(low_hatching(strength), fill="none", stroke=INK, role="tint")
    spread = "translate(-3 10)scale(17 18)"
    glow = element("circle", r=1, fill="url(#fieldglow)", transform=spread, role="shade")
    inside = group(
        element("rect", x=-22, y=-6, width=44, height=50, fill=tones[0], role="flood"),
        path(second, fill=tones[1], role="division"),
        path("M0-6H24V44H0Z", fill="#000", opacity=0.07, role="shade"),
        glow,
        history,
        tint,
        path(form.outline, fill="none", stroke=INK, stroke_width=3.1, role="rim"),
        clip_path="url(#sh)",
    )
    edge = path(
        form.outline,
        fill=INK,
        stroke=INK,
        stroke_width=3.7,
        stroke_linejoin="round",
        role="rim",
    )
    return edge + clip_path("sh", form.outline) + inside


def _rim(form: Form) -> str:
    rim = path(
        form.outline,
        fill="none",
        stroke="url(#rim)",
        stroke_width=2.3,
        stroke_linejoin="round",
    )
    return rim + path(
        form.outline,
        transform="translate(-.35 -.35)",
        fill="none",
        stroke=WHITE,
        stroke_width=0.35,
        opacity=0.55,
        stroke_linejoin="round",
        role="shade",
    )


def _charge(charge: Charge, form: Form) -> str:
    painter = Painter()
    charge.draw(painter)
    right, down = charge.shift
    scale = charge.scale * form.charge_size
    place = f"translate({number(right - 50 * scale)} {number(form.heart + down - 50 * scale)})"
    return group(painter.svg(), transform=f"{place} scale({scale:.3g})", role="charge")


def _nail(x: float, y: float) -> str:
    return dot(x, y, r=0.62, fill=DARK_BROWN)


def _rivet(x: float, y: float) -> str:
    return dot(x, y, r=0.7, fill="#fff8e4", stroke=INK, stroke_width=0.35)


def _jewel(x: float, y: float, *, colour: str) -> str:
    lozenge = f"M{number(x)},{number(y - 1.5)}l1.2,1.5l-1.2,1.5l-1.2,-1.5Z"
    return path(lozenge, fill=colour, stroke=INK, stroke_width=0.4)


def _sapphire(x: float, y: float) -> str:
    return _jewel(x, y, colour="#5fb8d0")


def _ruby(x: float, y: float) -> str:
    return _jewel(x, y, colour="#e2507a")


_STUDS = MappingProxyType({1: _nail, 2: _rivet, 3: _rivet, 4: _rivet, 5: _sapphire, 6: _ruby})
