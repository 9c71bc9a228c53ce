"""Colours, gradients and opacity as operators and objects of a PDF."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from reportlab.pdfbase.pdfdoc import (
    PDFArrayCompact,
    PDFAxialShading,
    PDFDictionary,
    PDFExponentialFunction,
    PDFFunction,
    PDFName,
    PDFRadialShading,
    PDFStitchingFunction,
)

from cardpress.colour import Cmyk, Colour, Gray, Rgb, Spot, as_gray, as_rgb, gray_ramp
from cardpress.geometry import Transform
from cardpress.render.content import Content
from cardpress.render.numbers import coefficients, decimal, ten_thousandths
from cardpress.render.writer import Indirect, Writer
from cardpress.scene import LinearGradient, RadialGradient

__all__ = ["Gradient", "Paints"]

Gradient = LinearGradient | RadialGradient


class Paints:
    """The colour spaces, shadings and graphics states of one document, each written once."""

    def __init__(self, writer: Writer, *, gray: bool = False) -> None:
        self._writer = writer
        self._gray = gray
        self._operators: dict[tuple[Colour, bool], str] = {}
        self._spots: dict[Spot, tuple[str, Indirect]] = {}
        self._shadings: dict[Gradient, tuple[str, Indirect]] = {}
        self._patterns: dict[tuple[Gradient, tuple[Transform, ...]], tuple[str, Indirect]] = {}
        self._states: dict[int, tuple[str, Indirect]] = {}

    def fill(self, content: Content, colour: Colour) -> None:
        """Sets the colour of areas and text, where it is another."""
        if colour != content.colour:
            content.colour = colour
            content.set(self._operator(content, colour, stroking=False))

    def stroke(self, content: Content, paint: Colour | Gradient) -> None:
        """Sets the colour of lines; a gradient as a pattern."""
        if isinstance(paint, LinearGradient | RadialGradient):
            solid = _solid(paint)
            if solid is None:
                name = self._pattern(content, paint)
                content.stroke(f"/Pattern CS /{name} SCN")
                return
            paint = solid
        content.stroke(self._operator(content, paint, stroking=True))

    def shade(self, content: Content, gradient: Gradient) -> None:
        """Paints a gradient over all that is not clipped away."""
        solid = _solid(gradient)
        if solid is not None:
            raise ValueError("a gradient of one colour is filled, not shaded")
        content.draw(f"/{content.use('Shading', *self._shading(gradient))} sh")

    def opacity(self, content: Content, thousandths: int) -> None:
        """Sets the opacity of what follows."""
        if thousandths == content.opacity:
            return
        found = self._states.get(thousandths)
        if found is None:
            share = decimal(thousandths, 3)
            state = self._writer.add(f"<</CA {share}/Type/ExtGState/ca {share}>>".encode())
            found = self._states[thousandths] = (f"G{len(self._states) + 1}", state)
        content.opacity = thousandths
        content.set(f"/{content.use('ExtGState', *found)} gs")

    def solid(self, gradient: Gradient) -> Colour | None:
        """The colour of a gradient that has no extent, so that no shading could draw it."""
        return _solid(gradient)

    def _operator(self, content: Content, colour: Colour, *, stroking: bool) -> str:
        if self._gray:
            colour = as_gray(colour)
        if isinstance(colour, Spot):
            return self._spot(content, colour, stroking=stroking)
        key = (colour, stroking)
        operator = self._operators.get(key)
        if operator is None:
            operator = self._operators[key] = _device(colour, stroking=stroking)
        return operator

    def _spot(self, content: Content, colour: Spot, *, stroking: bool) -> str:
        ink = colour._replace(tint=1000)
        found = self._spots.get(ink)
        if found is None:
            found = self._spots[ink] = (f"C{len(self._spots) + 1}", self._separation(ink))
        name = content.use("ColorSpace", *found)
        space, tint = ("CS", "SCN") if stroking else ("cs", "scn")
        return f"/{name} {space} {decimal(colour.tint, 3)} {tint}"

    def _separation(self, ink: Spot) -> Indirect:
        """ISO 32000-1, 8.6.6.4: no ink is no colour, full ink is the alternate."""
        full = [part / 1000 for part in ink.alternate]
        tint = PDFExponentialFunction(C0=[0, 0, 0, 0], C1=full, N=1)
        space = [PDFName("Separation"), PDFName(ink.name), PDFName("DeviceCMYK"), tint]
        return self._writer.add(PDFArrayCompact(space))

    def _shading(self, gradient: Gradient) -> tuple[str, Indirect]:
        found = self._shadings.get(gradient)
        if found is None:
            drawn = _grayed(gradient) if self._gray else gradient
            shading = self._writer.add(_shading(drawn))
            found = self._shadings[gradient] = (f"S{len(self._shadings) + 1}", shading)
        return found

    def _pattern(self, content: Content, gradient: Gradient) -> str:
        """A shading as a colour; its matrix starts from the stream's own coordinates."""
        key = (gradient, content.placed)
        found = self._patterns.get(key)
        if found is None:
            _, shading = self._shading(gradient)
            entries = {"Type": PDFName("Pattern"), "PatternType": 2, "Shading": shading}
            if content.placed:
                entries["Matrix"] = _matrix(content.placed)
            pattern = self._writer.add(PDFDictionary(entries))
            found = self._patterns[key] = (f"P{len(self._patterns) + 1}", pattern)
        return content.use("Pattern", *found)


def _device(colour: Rgb | Gray | Cmyk, *, stroking: bool) -> str:
    match colour:
        case Gray(value):
            return f"{decimal(value, 3)} {'G' if stroking else 'g'}"
        case Rgb():
            parts = " ".join(decimal(round(part * 10_000 / 255)) for part in colour)
            return f"{parts} {'RG' if stroking else 'rg'}"
        case Cmyk():
            parts = " ".join(decimal(part, 3) for part in colour)
            return f"{parts} {'K' if stroking else 'k'}"


def _solid(gradient: Gradient) -> Colour | None:
    """An axis without length paints nothing (8.7.4.5.3); CSS takes the last colour."""
    if isinstance(gradient, LinearGradient):
        flat = gradient.start == gradient.end
    else:
        flat = gradient.radius <= 0
    alike = len({colour for _, colour in gradient.stops}) == 1
    return gradient.stops[-1][1] if flat or alike else None


def _grayed(gradient: Gradient) -> Gradient:
    """The same in grays, with stops between where the lightness bends."""
    stops: list[tuple[int, Colour]] = []
    for (start, one), (end, other) in pairwise(gradient.stops):
        ramp = gray_ramp(as_rgb(one), as_rgb(other))
        steps = len(ramp) - 1
        stops += ((start + (end - start) * i // steps, ramp[i]) for i in range(steps))
    end, last = gradient.stops[-1]
    return replace(gradient, stops=(*stops, (end, as_gray(last))))


def _shading(gradient: Gradient) -> PDFAxialShading | PDFRadialShading:
    space = _space(gradient.stops)
    function = _function(gradient.stops, space)
    extend = PDFArrayCompact(["true", "true"])
    if isinstance(gradient, LinearGradient):
        ends = (_points(at.x, -at.y) for at in (gradient.start, gradient.end))
        coordinates = [part for end in ends for part in end]
        return PDFAxialShading(*coordinates, function, space, Extend=extend)
    x, y, radius = _points(gradient.centre.x, -gradient.centre.y, gradient.radius)
    return PDFRadialShading(x, y, 0, x, y, radius, function, space, Extend=extend)


def _points(*lengths: int) -> list[str]:
    return [decimal(ten_thousandths(length)) for length in lengths]


def _space(stops: Iterable[tuple[int, Colour]]) -> str:
    """What all stops are in; else the space that all colours can be shown in."""
    kinds = {type(colour) for _, colour in stops}
    if kinds == {Cmyk}:
        return "DeviceCMYK"
    return "DeviceGray" if kinds == {Gray} else "DeviceRGB"


def _function(stops: tuple[tuple[int, Colour], ...], space: str) -> PDFFunction:
    """The colours between 0 and 1, one function for each pair of neighbouring stops."""
    whole = [(0, stops[0][1]), *stops, (1000, stops[-1][1])]
    steps = [(one, other) for one, other in pairwise(whole) if one[0] < other[0]]
    parts = [
        PDFExponentialFunction(C0=_parts(one[1], space), C1=_parts(other[1], space), N=1)
        for one, other in steps
    ]
    if len(parts) == 1:
        return parts[0]
    bounds = [decimal(other[0], 3) for _, other in steps[:-1]]
    domain = PDFArrayCompact([0, 1])
    return PDFStitchingFunction(parts, bounds, [0, 1] * len(parts), Domain=domain)


def _parts(colour: Colour, space: str) -> list[str]:
    if space != "DeviceRGB":
        return [decimal(part, 3) for part in colour if isinstance(part, int)]
    return [decimal(round(part * 10_000 / 255)) for part in as_rgb(colour)]


def _matrix(placed: tuple[Transform, ...]) -> PDFArrayCompact:
    """All transforms in one matrix, the innermost applied first."""
    a, b, c, d, e, f = 1.0, 0.0, 0.0, 1.0, 0.0, 0.0
    for transform in reversed(placed):
        ta, tb, tc, td = coefficients(transform)
        te, tf = transform.dx / 12_700, -transform.dy / 12_700
        a, b, c, d, e, f = (
            a * ta + b * tc,
            a * tb + b * td,
            c * ta + d * tc,
            c * tb + d * td,
            e * ta + f * tc + te,
            e * tb + f * td + tf,
        )
    return PDFArrayCompact([decimal(round(part * 10**6), 6) for part in (a, b, c, d, e, f)])
