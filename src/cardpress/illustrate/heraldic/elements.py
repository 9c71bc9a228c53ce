"""Writes SVG elements with their attributes; gradients are in user space.

Attributes are given as Python names: ``stroke_width`` becomes ``stroke-width``. Numbers are
written with two decimals, in the units of the surrounding drawing; an empty text is left out.
"""

from cardpress.illustrate import svg
from cardpress.illustrate.heraldic.outlines import number
from cardpress.illustrate.svg import Point

__all__ = [
    "clip_path",
    "definitions",
    "dot",
    "element",
    "group",
    "linear_gradient",
    "path",
    "radial_gradient",
    "use",
]

Attribute = str | float


def element(tag: str, *content: str, **attributes: Attribute) -> str:
    """Writes one element with its content."""
    written = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
        if value != ""
    )
    inner = "".join(content)
    return f"<{tag}{written}>{inner}</{tag}>" if inner else f"<{tag}{written}/>"


def path(outline: str, **attributes: Attribute) -> str:
    """Draws an outline; it is filled black unless the attributes say otherwise."""
    return element("path", d=outline, **attributes)


def dot(x: float, y: float, **attributes: Attribute) -> str:
    """Draws a circle about (x, y); ``r`` is its radius."""
    return element("circle", cx=x, cy=y, **attributes)


def group(*content: str, **attributes: Attribute) -> str:
    """Draws its content with common attributes."""
    return element("g", *content, **attributes)


def definitions(*content: str) -> str:
    """Holds what is drawn only where it is used."""
    return element("defs", *content)


def use(name: str, **attributes: Attribute) -> str:
    """Draws what is defined under ``name``."""
    return element("use", href=f"#{name}", **attributes)


def clip_path(name: str, outline: str) -> str:
    """Defines a clip by an outline."""
    return element("clipPath", path(outline), id=name)


def linear_gradient(name: str, *stops: svg.Stop, start: Point, end: Point) -> str:
    """Defines a gradient along a line."""
    return element(
        "linearGradient",
        *map(_stop, stops),
        id=name,
        x1=start[0],
        y1=start[1],
        x2=end[0],
        y2=end[1],
        gradientUnits="userSpaceOnUse",
    )


def radial_gradient(name: str, *stops: svg.Stop, centre: Point, radius: float) -> str:
    """Defines a gradient about a point."""
    return element(
        "radialGradient",
        *map(_stop, stops),
        id=name,
        cx=centre[0],
        cy=centre[1],
        r=radius,
        gradientUnits="userSpaceOnUse",
    )


def _stop(stop: svg.Stop) -> str:
    opacity = stop[2] if len(stop) == 3 else ""
    return element("stop", offset=stop[0], stop_color=stop[1], stop_opacity=opacity)
