"""One content stream in the making: operators, the state they leave, and the names they use.

Every stream gets a dictionary of exactly the resources that it names; ReportLab's own forms
lose colour spaces, shadings and graphics states (ISO 32000-1, 7.8.3 wants them all).
"""

from cardpress.colour import Colour
from cardpress.geometry import Rect, Transform
from cardpress.render.writer import Indirect

__all__ = ["Content"]

_State = tuple[Colour | None, str, str, str, int]


class Content:
    """The operators of a page or form, in order."""

    def __init__(self, bounds: Rect) -> None:
        self.bounds = bounds
        """Where something can be seen, in the coordinates of the moment."""
        self.placed: tuple[Transform, ...] = ()
        """The transforms that lead to those coordinates, outermost first."""
        self._code: list[str] = []
        self._names: dict[str, dict[str, Indirect]] = {}
        self._text = False
        # a form starts with the state of whoever draws it, so nothing is taken for granted
        self.colour: Colour | None = None
        """Of areas and text."""
        self.face = ""
        """The operator that set the font and its size."""
        self.opacity = 1000
        """In thousandths."""
        self._stroke = self._line = ""
        self._kept: list[tuple[_State, Rect, tuple[Transform, ...]]] = []

    def draw(self, operators: str) -> None:
        """Adds operators that do not belong to text."""
        if self._text:
            self._code.append("ET")
            self._text = False
        self._code.append(operators)

    def write(self, operators: str) -> None:
        """Adds operators inside a text object, opening one where none is open."""
        if not self._text:
            self._code.append("BT")
            self._text = True
        self._code.append(operators)

    def save(self) -> None:
        """Keeps the graphics state until ``restore``."""
        self.draw("q")
        state = (self.colour, self.face, self._stroke, self._line, self.opacity)
        self._kept.append((state, self.bounds, self.placed))

    def restore(self) -> None:
        """Goes back to the graphics state that was kept last."""
        self.draw("Q")
        state, self.bounds, self.placed = self._kept.pop()
        self.colour, self.face, self._stroke, self._line, self.opacity = state

    def place(self, transform: Transform, operator: str, bounds: Rect) -> None:
        """Puts what follows in place; ``bounds`` is what can be seen in its coordinates."""
        self.bounds = bounds
        self.placed += (transform,)
        self.draw(operator)

    def set(self, operator: str) -> None:
        """Adds an operator that sets colours or states, within text or without."""
        self._code.append(operator)

    def stroke(self, operator: str) -> None:
        """Sets the colour of lines, where it is another."""
        if operator != self._stroke:
            self._stroke = operator
            self._code.append(operator)

    def line(self, operators: str) -> None:
        """Sets width, dash, caps and joins of lines, where they are others."""
        if operators != self._line:
            self._line = operators
            self._code.append(operators)

    def use(self, kind: str, name: str, reference: Indirect) -> str:
        """Notes a resource (``XObject``, ``Font`` …) and gives back its name."""
        names = self._names.get(kind)
        if names is None:
            names = self._names[kind] = {}
        names[name] = reference
        return name

    def code(self) -> bytes:
        """All operators, with text objects closed."""
        if self._text:
            self._code.append("ET")
            self._text = False
        return "\n".join(self._code).encode("latin-1")

    def resources(self) -> bytes:
        """The resource dictionary, kinds and names sorted."""
        kinds = (
            f"/{kind}<<{''.join(self._entries(names))}>>"
            for kind, names in sorted(self._names.items())
        )
        return f"<<{''.join(kinds)}>>".encode()

    def _entries(self, names: dict[str, Indirect]) -> list[str]:
        return [f"/{name} {names[name].number} 0 R" for name in sorted(names)]
