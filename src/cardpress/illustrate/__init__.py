"""SVG art for cards that have none, and the static parts of the shipped games' faces.

A picture depends on its subject alone: the game's and the card's id seed it, so it never
changes by itself. Nothing here reads or writes files.
"""

from collections.abc import Mapping

from cardpress.illustrate.subject import Subject

__all__ = ["STYLES", "Subject", "draw", "elements", "motifs", "parts"]

STYLES = ("elemental", "heraldic")
"""The styles that a game can name: landscapes with a spirit's sigil; shields with charges."""


def draw(style: str, subject: Subject, ink: str = "full") -> str:
    """Draws the picture of one card, as SVG.

    Args:
        style: one of ``STYLES``.
        subject: what it is about.
        ink: ``full``, or ``low`` for lines of one ink on white.

    Raises:
        KeyError: there is no such style, or it has no such ink.
    """
    match style:
        case "elemental":
            from cardpress.illustrate import elemental  # noqa: PLC0415 - large, seldom needed

            return {"full": elemental.draw, "low": elemental.draw_low_ink}[ink](subject)
        case "heraldic":
            from cardpress.illustrate import heraldic  # noqa: PLC0415 - large, seldom needed

            return {"full": heraldic.draw, "low": heraldic.draw_low_ink}[ink](subject)
        case _:
            raise KeyError(style)


def elements(style: str) -> tuple[str, ...]:
    """The elements whose creatures a style can draw; nothing where it draws without them."""
    if style != "elemental":
        return ()
    from cardpress.illustrate import elemental  # noqa: PLC0415 - large, seldom needed

    return elemental.ELEMENTS


def motifs(style: str) -> tuple[str, ...]:
    """What cards of a style may name as their motif, sorted; nothing where it has no motifs."""
    match style:
        case "elemental":
            from cardpress.illustrate import elemental  # noqa: PLC0415 - large, seldom needed

            return tuple(sorted(elemental.MOTIFS))
        case "heraldic":
            from cardpress.illustrate import heraldic  # noqa: PLC0415 - large, seldom needed

            return tuple(sorted(heraldic.CHARGES))
        case _:
            return ()


def parts(style: str) -> Mapping[str, str]:
    """Draws frames, icons and backs of a style: SVG by file name below ``art/GAME/``.

    Raises:
        KeyError: there is no such style.
    """
    match style:
        case "elemental":
            from cardpress.illustrate import elemental  # noqa: PLC0415 - large, seldom needed

            return elemental.parts()
        case "heraldic":
            from cardpress.illustrate import heraldic  # noqa: PLC0415 - large, seldom needed

            return heraldic.parts()
        case _:
            raise KeyError(style)
