"""The landmarks of air: balloon, spires above the clouds, crescent moon, floating temple."""

from collections.abc import Mapping
from types import MappingProxyType

from cardpress.illustrate.elemental.landmarks.landmark import Landmark

__all__ = ["LANDMARKS"]

_BALLOON = Landmark(
    body=(
        "M50 2C74 2 88 18 86 36C84 52 66 64 58 76H42C34 64 16 52 14 36C12 18 26 2 50 2z"
        "M43 82H57L55 94H45zM42 76L44 82H45.5L44 76zM58 76L56 82H54.5L56 76z"
    ),
    shade=(
        "M50 2C34 8 28 22 30 38C32 54 40 64 46 76H42C34 64 16 52 14 36C12 18 26 2 50 2z"
        "M50 2C54 12 54 60 52 76H48C46 60 46 12 50 2z"
    ),
    lines=(
        "M50 2C38 10 35 52 46 76M50 2C62 10 65 52 54 76M50 2C72 10 78 44 57 76M14 32"
        "C36 44 64 44 86 32M16 42C38 53 62 53 84 42M43 86H57M43 90H56"
    ),
    height=150,
    place="sky",
    pale=True,
)
_SPIRES = Landmark(
    body=(
        "M6 130L12 62L9 60L17 30L18 22L19 30L27 60L24 62L26 78H34L36 42L31 39L43 8L44 -6"
        "L45 8L57 39L52 42L54 70H63L65 58L61 55L71 30L72 22L73 30L83 55L79 58L88 130zM42 54"
        "V48c0-4 4-4 4 0V54zM16 74V69c0-3 4-3 4 0V74zM70 70V65c0-3 4-3 4 0V70z"
    ),
    shade=(
        "M6 130L12 62L9 60L17 30L18 22L17 60L16 130zM26 78H34L36 42L31 39L43 8L44 -6L43 40"
        "L42 84L44 130H30zM63 70L65 58L61 55L71 30L72 22L71 56L70 130H62z"
    ),
    lines=(
        "M12 62H24M36 42H52M65 58H79M35 60H53M34 70H54M11 78H25M10 90H86M9 102H86M64 80H82"
        "M30 90V102M58 90V102M44 78V90"
    ),
    height=205,
)
_CRESCENT = Landmark(
    body="M62 4A46 46 0 1 0 96 72A38 38 0 1 1 62 4z",
    lines=(
        "M58 12A39 39 0 1 0 82 78M54 18A33 33 0 0 0 60 78M26 24A36 36 0 0 0 22 68M20 32"
        "A38 38 0 0 0 18 60"
    ),
    height=105,
    place="sky",
    pale=True,
)
_TEMPLE = Landmark(
    body=(
        "M4 56H96L86 66L78 70L70 86L60 88L54 108L46 92L34 86L28 74L14 66zM14 56V51H86V56z"
        "M19 51L20 30H26L27 51zM35 51L36 30H41L42 51zM58 51L59 30H64L65 51zM73 51L74 30H80"
        "L81 51zM14 30V25H20C24 12 36 6 48 4L50 -6L52 4C64 6 76 12 80 25H86V30z"
    ),
    shade=(
        "M14 66L28 74L34 86L46 92L40 74L44 60H8zM20 25C24 12 36 6 48 4C40 10 36 16 36 25z"
        "M19 51L20 30H22.5L22 51zM35 51L36 30H38L37 51zM58 51L59 30H61L60 51zM73 51L74 30"
        "H76L75 51z"
    ),
    lines=(
        "M10 60H90M20 64L28 72M40 66L46 88M56 66L54 100M66 64L62 84M78 62L72 76M22 22H78"
        "M28 16H72"
    ),
    height=165,
    place="sky",
)

LANDMARKS: Mapping[str, Landmark] = MappingProxyType(
    {"balloon": _BALLOON, "crescent": _CRESCENT, "spires": _SPIRES, "temple": _TEMPLE}
)
