"""What the fields of a model mean: the texts below them in the source.

Looked up only when somebody asks (a fault, the file reference): reading them when the models
are made would cost a third of a second at every start.
"""

import ast
import inspect
import textwrap
from functools import cache

from pydantic import BaseModel

__all__ = ["described"]


@cache
def described(model: type[BaseModel]) -> dict[str, str]:
    """The meaning of each field of a model, those it inherits included, as one line each.

    A field whose key is a word of Python's own is called ``from_`` and known as ``from``.
    """
    told: dict[str, str] = {}
    for each in reversed(model.__mro__):
        if issubclass(each, BaseModel) and each is not BaseModel:
            told.update(_of_class(each))
    return told


def _of_class(model: type[BaseModel]) -> dict[str, str]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(model)))
    (body,) = tree.body
    assert isinstance(body, ast.ClassDef)  # noqa: S101 - a class's source is a class
    told = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        match field, text:
            case (
                ast.AnnAssign(target=ast.Name(name)),
                ast.Expr(value=ast.Constant(value=str(meaning))),
            ):
                told[name.removesuffix("_")] = " ".join(meaning.split())
            case _:
                pass
    return told
