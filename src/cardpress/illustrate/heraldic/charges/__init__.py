"""The stock of charges: 24 characters, four for each strength, and spares for new cards.

A new charge is a module here and its name in a list below. A card that names no motif gets a
spare, so that a stranger's card does not look like a shipped one.
"""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.heraldic.charges.anvil import ANVIL
from cardpress.illustrate.heraldic.charges.bat import BAT
from cardpress.illustrate.heraldic.charges.bear import BEAR
from cardpress.illustrate.heraldic.charges.boot import BOOT
from cardpress.illustrate.heraldic.charges.broom import BROOM
from cardpress.illustrate.heraldic.charges.candle import CANDLE
from cardpress.illustrate.heraldic.charges.cat import CAT
from cardpress.illustrate.heraldic.charges.cauldron import CAULDRON
from cardpress.illustrate.heraldic.charges.charge import Charge
from cardpress.illustrate.heraldic.charges.cheese import CHEESE
from cardpress.illustrate.heraldic.charges.chicken import CHICKEN
from cardpress.illustrate.heraldic.charges.crown import CROWN
from cardpress.illustrate.heraldic.charges.dragon import DRAGON
from cardpress.illustrate.heraldic.charges.drum import DRUM
from cardpress.illustrate.heraldic.charges.fox import FOX
from cardpress.illustrate.heraldic.charges.frog import FROG
from cardpress.illustrate.heraldic.charges.ghost import GHOST
from cardpress.illustrate.heraldic.charges.goat import GOAT
from cardpress.illustrate.heraldic.charges.goose import GOOSE
from cardpress.illustrate.heraldic.charges.hedgehog import HEDGEHOG
from cardpress.illustrate.heraldic.charges.helm import HELM
from cardpress.illustrate.heraldic.charges.key import KEY
from cardpress.illustrate.heraldic.charges.lantern import LANTERN
from cardpress.illustrate.heraldic.charges.lute import LUTE
from cardpress.illustrate.heraldic.charges.mimic import MIMIC
from cardpress.illustrate.heraldic.charges.mushroom import MUSHROOM
from cardpress.illustrate.heraldic.charges.owl import OWL
from cardpress.illustrate.heraldic.charges.potion import POTION
from cardpress.illustrate.heraldic.charges.scone import SCONE
from cardpress.illustrate.heraldic.charges.scroll import SCROLL
from cardpress.illustrate.heraldic.charges.snail import SNAIL
from cardpress.illustrate.heraldic.charges.sock import SOCK
from cardpress.illustrate.heraldic.charges.teapot import TEAPOT
from cardpress.illustrate.heraldic.charges.turnip import TURNIP
from cardpress.illustrate.heraldic.charges.umbrella import UMBRELLA
from cardpress.illustrate.heraldic.charges.unicorn import UNICORN
from cardpress.illustrate.heraldic.charges.wizard import WIZARD

__all__ = ["CHARGES", "SPARES", "Charge"]

_STOCK = (
    SNAIL,
    TEAPOT,
    BOOT,
    TURNIP,
    GOOSE,
    MUSHROOM,
    LANTERN,
    FROG,
    OWL,
    KEY,
    GOAT,
    LUTE,
    HELM,
    MIMIC,
    FOX,
    CAULDRON,
    GHOST,
    SCONE,
    BEAR,
    UNICORN,
    DRAGON,
    WIZARD,
    CAT,
    CROWN,
)

_SPARE = (
    UMBRELLA,
    BROOM,
    SOCK,
    CHICKEN,
    ANVIL,
    HEDGEHOG,
    POTION,
    DRUM,
    BAT,
    CANDLE,
    CHEESE,
    SCROLL,
)

SPARES: Mapping[str, Charge] = MappingProxyType({charge.name: charge for charge in _SPARE})
"""The charges that no shipped card bears, by name."""

CHARGES: Mapping[str, Charge] = MappingProxyType(
    {charge.name: charge for charge in _STOCK + _SPARE}
)
"""The charges by name, in the order of the strength they were drawn for; spares come last."""

if len(CHARGES) != len(_STOCK) + len(_SPARE):
    raise AssertionError("two charges have the same name")
