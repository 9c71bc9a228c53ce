"""Template files as values: boxes, styles, layers, and expressions compiled.

Structure is static and checked once; leaves may hold ``${{ expression }}``. ``source`` fills
the models in, ``typeset`` reads them.
"""

from cardpress.template.errors import ExpressionError
from cardpress.template.expression import Context, Expression, Names
from cardpress.template.filters import as_text
from cardpress.template.layers import (
    Fill,
    Gradient,
    GroupLayer,
    IconLayer,
    ImageLayer,
    Layer,
    ShapeLayer,
    StrokeSpec,
    TextLayer,
)
from cardpress.template.leaf import Leaf
from cardpress.template.sheet import BUILT_IN_BOXES, CARD_SIZES, ShadowSpec, Style, Template

__all__ = [
    "BUILT_IN_BOXES",
    "CARD_SIZES",
    "Context",
    "Expression",
    "ExpressionError",
    "Fill",
    "Gradient",
    "GroupLayer",
    "IconLayer",
    "ImageLayer",
    "Layer",
    "Leaf",
    "Names",
    "ShadowSpec",
    "ShapeLayer",
    "StrokeSpec",
    "Style",
    "Template",
    "TextLayer",
    "as_text",
]
