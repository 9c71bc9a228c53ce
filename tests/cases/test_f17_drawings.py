"""F17: SVG that is legal but unusual: view boxes, units, clip paths, and references outside."""

import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.support.measure import Sheets
from tests.support.projects import command, write
from tests.support.roads import built, png, road

Capture = pytest.CaptureFixture[str]
SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
SETTINGS = "paper: a4, grid: 2x2, bleed: 0, gutter: 10"
LAYERS = "  - {image: '${{ card.art }}', box: [10, 10, 20, 20], fit: contain}\n"
WHITE = "FFFFFF"
STARTS = ((60.0, 103.5), (110.0, 103.5), (60.0, 153.5), (110.0, 153.5))


def drawn(folder: Path, *drawings: str) -> Path:
    """Cards of 40 mm, each with a drawing in a box of 20 mm in its middle."""
    cards = "".join(
        f"  - {{id: v{n}, name: V, art: v{n}.svg}}\n" for n in range(1, len(drawings) + 1)
    )
    files = {f"v{n}.svg": drawing for n, drawing in enumerate(drawings, 1)}
    template = "size: 40x40mm"
    return road(folder, cards, settings=SETTINGS, template=template, layers=LAYERS, files=files)


def shows(sheets: Sheets, place: int, wanted: dict[tuple[float, float], str]) -> None:
    """Asserts colours at points of a card's art box, in mm from the box's corner."""
    x, y = STARTS[place]
    sheets.shows(1, {(x + 10 + a, y + 10 + b): colour for (a, b), colour in wanted.items()})


def keeps_to_the_box(sheets: Sheets, cards: int = 1) -> None:
    """Asserts that nothing is drawn outside of the art boxes."""
    around = [(-2, 10), (22, 10), (10, -2), (10, 22), (-2, -2), (22, 22)]
    for place in range(cards):
        shows(sheets, place, dict.fromkeys(around, WHITE))


VIEW_BOX = (
    f'<svg {SVG} width="20mm" height="20mm" viewBox="-50 -50 100 100">'
    '<rect x="-50" y="-50" width="50" height="50" fill="#dc1414"/>'
    '<rect x="0" y="0" width="50" height="50" fill="#1414dc"/></svg>'
)
CLIP_LATER = (
    f'<svg {SVG} width="20mm" height="20mm" viewBox="0 0 100 100">'
    '<rect width="100" height="100" fill="#dc1414" clip-path="url(#hole)"/>'
    '<defs><clipPath id="hole"><circle cx="50" cy="50" r="25"/></clipPath></defs></svg>'
)
NO_SIZE = (
    f'<svg {SVG} viewBox="0 0 100 50"><rect width="100" height="50" fill="#14a014"/></svg>'
)


def test_the_three_drawings_of_the_case(tmp_path: Path, capsys: Capture) -> None:
    """A view box with an origin, a clip path defined after its use, and no size at all."""
    sheets = built(capsys, drawn(tmp_path, VIEW_BOX, CLIP_LATER, NO_SIZE))
    sheets.shows(1, {(75, 118.5): "DC1414", (85, 128.5): "1414DC", (85, 118.5): WHITE})
    sheets.shows(1, {(130, 123.5): "DC1414", (121, 114.5): WHITE})
    sheets.shows(1, {(80, 173.5): "14A014", (80, 165.5): WHITE, (80, 181.5): WHITE})
    keeps_to_the_box(sheets, 3)
    assert sheets.image_objects == 0


@pytest.mark.parametrize("image", ["file", "network", "relative", "use", "style", "font"])
def test_nothing_outside_is_fetched(tmp_path: Path, capsys: Capture, image: str) -> None:
    """Neither a file nor the network; the diagnostic names the drawing and the reference."""
    write(tmp_path, {"outside.png": png("FF00C8")})
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_error(404)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        host = f"http://127.0.0.1:{server.server_port}"
        reference, inside = {
            "file": (f"file://{tmp_path}/outside.png", ""),
            "network": (f"{host}/never.png", ""),
            "relative": ("../outside.png", ""),
            "use": (f"{host}/x.svg#a", '<use xlink:href="{}"/>'),
            "style": (f"{host}/x.css", "<style>@import url({});</style>"),
            "font": (f"{host}/x.ttf", "<style>@font-face{{src:url({})}}</style>"),
        }[image]
        inside = inside or '<image width="100" height="100" xlink:href="{}"/>'
        drawing = (
            f'<svg {SVG} width="20mm" height="20mm" viewBox="0 0 100 100">'
            f'<rect width="100" height="100" fill="#dcdcdc"/>{inside.format(reference)}</svg>'
        )
        root = drawn(tmp_path / "project", drawing)
        ran = command(capsys, "build", "-C", root, "--json")
        server.shutdown()
        thread.join()
    (told,) = ran.data["diagnostics"]
    assert told["code"] == "E307"
    assert "v1.svg" in told["message"]
    assert reference in f"{told['message']} {told['hint']}"
    assert asked == []
    assert (ran.code, list(root.rglob("*.pdf"))) == (1, [])


def test_both_references_are_told(tmp_path: Path, capsys: Capture) -> None:
    """As in the case: a file and a server in one drawing."""
    references = ("file:///tmp/outside.png", "http://127.0.0.1:9/never.png")
    images = "".join(
        f'<image width="9" height="9" xlink:href="{each}"/>' for each in references
    )
    root = drawn(tmp_path, f'<svg {SVG} viewBox="0 0 100 100">{images}</svg>')
    ran = command(capsys, "build", "-C", root, "--json")
    told = " ".join(f"{d['message']} {d['hint']}" for d in ran.data["diagnostics"])
    assert [each for each in references if each not in told] == []


@pytest.mark.parametrize(
    ("size", "view", "corner"),
    [
        ('width="20mm" height="20mm"', "0 0 100 100", (0, 0)),
        ('width="2cm" height="2cm"', "0 0 100 100", (0, 0)),
        ('width="100%" height="100%"', "0 0 100 100", (0, 0)),
        ('width="7in" height="7in"', "0 0 1 1", (0, 0)),
        ('width="100"', "0 0 100 100", (0, 0)),
        ('width="40" height="20"', "0 0 100 50", (0, 5)),
        ('width="20" height="40"', "10 20 50 100", (5, 0)),
        ("", "1000 -1000 2000 1000", (0, 5)),
    ],
)
def test_sizes_and_view_boxes(
    tmp_path: Path, capsys: Capture, size: str, view: str, corner: tuple[float, float]
) -> None:
    """Relatives: whatever the unit, the drawing fills the box as its shape allows, centred."""
    x, y, width, height = view.split()
    drawing = (
        f'<svg {SVG} {size} viewBox="{view}">'
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#14a014"/></svg>'
    )
    sheets = built(capsys, drawn(tmp_path, drawing))
    keeps_to_the_box(sheets)
    left, top = corner
    inside = [(left + 0.5, top + 0.5), (19.5 - left, 19.5 - top), (10, 10)]
    shows(sheets, 0, dict.fromkeys(inside, "14A014"))
    outside = [(left - 0.5, 10), (10, top - 0.5), (20.5 - left, 10), (10, 20.5 - top)]
    shows(sheets, 0, dict.fromkeys(outside, WHITE))


MASK = (
    '<mask id="m"><path d="M0 0h50v100H0z" fill="#fff"/></mask>'
    '<path d="M0 0h100v100H0z" fill="#dc1414" mask="url(#m)"/>'
)
INNER = (
    '<svg x="50" y="0" width="50" height="100" viewBox="0 0 1 2">'
    '<rect width="9" height="9" fill="#dc1414"/></svg>'
)


@pytest.mark.parametrize(
    ("inside", "wanted"),
    [
        ('<g transform="rotate(90 50 50)"><rect width="50" height="100" fill="#dc1414"/></g>',
         {(10, 5): "DC1414", (10, 15): WHITE}),
        ('<use xlink:href="#a"/><defs><path id="a" d="M0 0h50v100H0z" fill="#dc1414"/></defs>',
         {(5, 10): "DC1414", (15, 10): WHITE}),
        ('<style>.a{fill:#dc1414}</style><rect class="a" width="50" height="100"/>',
         {(5, 10): "DC1414", (15, 10): WHITE}),
        (MASK,
         {(5, 10): "DC1414", (15, 10): WHITE}),
        (INNER,
         {(5, 10): WHITE, (15, 10): "DC1414"}),
        ('<rect width="100" height="100" fill="#dc1414" opacity="0.5"/>', {(10, 10): "ED8989"}),
        ('<path d="M0 0h50v100H0z M10 10h30v80h-30z" fill="#dc1414" fill-rule="evenodd"/>',
         {(1, 10): "DC1414", (5, 10): WHITE}),
        ('<rect x="-500" y="-500" width="1000" height="1000" fill="#dc1414"/>',
         {(1, 1): "DC1414", (19, 19): "DC1414"}),
        ('<switch><rect width="100" height="100" fill="#dc1414"/></switch>',
         {(10, 10): "DC1414"}),
        ('<rect width="100" height="100" fill="currentColor"/>', {(10, 10): "000000"}),
        ('<rect width="100" height="100" fill="DarkOrchid"/>', {(10, 10): "9932CC"}),
        ('<rect width="100" height="100" style="fill: hsl(0 83% 47%)"/>', {(10, 10): "DC1414"}),
    ],
    ids=["rotate", "use", "class", "mask", "inner svg", "opacity", "even-odd", "beyond",
         "switch", "current color", "named color", "hsl"],
)  # fmt: skip
def test_other_things_that_drawings_hold(
    tmp_path: Path, capsys: Capture, inside: str, wanted: dict[tuple[float, float], str]
) -> None:
    """Relatives: what programs write is drawn as they mean it, and keeps to its box."""
    drawing = f'<svg {SVG} width="20mm" height="20mm" viewBox="0 0 100 100">{inside}</svg>'
    sheets = built(capsys, drawn(tmp_path, drawing))
    shows(sheets, 0, wanted)
    keeps_to_the_box(sheets)


@pytest.mark.parametrize(
    "drawing",
    [
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg/>',
        f"<svg {SVG}><script>alert(1)</script></svg>",
        f"<svg {SVG}><g></svg>",
        f'<svg {SVG} viewBox="0 0 0 0"/>',
        f'<svg {SVG} viewBox="a b c d"/>',
        "<html/>",
        f'<svg {SVG} viewBox="0 0 9 9">' + "<g>" * 3000 + "</g>" * 3000 + "</svg>",
        f'<svg {SVG} viewBox="0 0 9 9"><g id="a"><use xlink:href="#a"/></g></svg>',
    ],
    ids=["entities", "script", "unclosed", "no area", "no numbers", "html", "deep", "ring"],
)
def test_drawings_that_hurt_are_refused(tmp_path: Path, capsys: Capture, drawing: str) -> None:
    """Relatives: each ends in an error that names the drawing."""
    ran = command(capsys, "build", "-C", drawn(tmp_path, drawing), "--json")
    assert ran.code == 1, ran.data
    errors = [d for d in ran.data["diagnostics"] if d["severity"] == "error"]
    assert {d["code"] for d in errors} <= {"E303", "E304", "E307", "E310"}
    assert all("v1.svg" in d["message"] and d["line"] == 5 for d in errors)


@pytest.mark.parametrize(
    "colour",
    [
        "rebeccapurple", "rgb(220 20 20 / 50%)", "hsl(0deg 83% 47%)", "oklch(60% .2 20)",
        "var(--red)", "color(display-p3 1 0 0)", "#dc1414 icc-color(a, 1)", "DC1414", "crimsn",
    ],
)  # fmt: skip
@pytest.mark.parametrize("place", ['fill="{}"', 'style="stroke: red; fill: {}"'])
def test_colours_that_cannot_be_read_are_not_black(
    tmp_path: Path, capsys: Capture, colour: str, place: str
) -> None:
    """Relatives: newer ways of writing colours are refused with the colour as written."""
    painted = place.format(colour)
    drawing = f'<svg {SVG} viewBox="0 0 9 9"><rect width="9" height="9" {painted}/></svg>'
    ran = command(capsys, "build", "-C", drawn(tmp_path, drawing), "--json")
    (fault,) = ran.data["diagnostics"]
    assert (ran.code, fault["code"]) == (1, "E307")
    assert f"'{colour}'" in fault["message"]
