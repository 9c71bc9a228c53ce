import base64
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from PIL import Image

from cardpress.colour import Rgb
from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.files import MemoryFiles
from cardpress.geometry import Length, Size, mm
from cardpress.pictures import PictureLibrary
from cardpress.pictures.gate import admit
from cardpress.pictures.svgtree import written
from cardpress.pictures.tint import tinted
from tests.support.papers import Workshop, jpeg, near, plain_png

NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def svg(inside: str, attributes: str = 'viewBox="0 0 10 10"', before: str = "") -> bytes:
    return f"{before}<svg {NS} {attributes}>{inside}</svg>".encode()


def faults(data: bytes) -> tuple[Diagnostic, ...]:
    """What the gate says of a picture that it refuses, within two seconds."""
    start = time.monotonic()
    with pytest.raises(ProjectError) as raised:
        PictureLibrary(MemoryFiles({"a.svg": data})).asset("a.svg")
    assert time.monotonic() - start < 2
    return raised.value.diagnostics


def only(data: bytes) -> Diagnostic:
    (found,) = faults(data)
    return found


OUTSIDE = [
    '<image width="9" height="9" xlink:href="file:///etc/passwd"/>',
    '<image width="9" height="9" href="http://127.0.0.1:9/never.png"/>',
    '<image width="9" height="9" href="other.png"/>',
    '<image width="9" height="9" href="//host/other.png"/>',
    '<image width="9" height="9" href=" data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<use href="other.svg#part"/>',
    '<rect width="9" height="9" fill="url(other.svg#paint)"/>',
    '<rect width="9" height="9" fill="url(\'http://x/y#p\')"/>',
    '<rect width="9" height="9" style="fill: URL( &quot;other.svg#p&quot; )"/>',
    '<rect width="9" height="9" style="fill:u\\72l(other.svg#p)"/>',
    "<style>@import 'http://x/y.css';</style>",
    "<style>@im\\70ort 'http://x/y.css';</style>",
    "<style>@font-face { font-family: x; src: url(x.ttf) }</style>",
    "<style>rect { fill: url(/*#*/x.svg#y) }</style>",
    "<style><![CDATA[ rect { fill: url(x.svg#y) } ]]></style>",
    '<rect width="9" height="9" mask="url(x.svg#m)"/>',
    '<path d="M0 0h9" marker-end="url(x.svg#m)"/>',
]


@pytest.mark.parametrize("inside", OUTSIDE)
def test_references_to_the_outside_are_refused(inside: str) -> None:
    """F17: by any attribute, in any spelling."""
    found = only(svg(inside))
    assert found.code == "E307"
    assert "outside of it" in found.message


def test_all_outside_references_are_named() -> None:
    """F17 v4: the message names the file and both references."""
    one, two = "file:///ABSOLUTE/outside.png", "http://127.0.0.1:9/never.png"
    found = only(svg(f'<image href="{one}"/><image xlink:href="{two}"/>'))
    assert found.message == f"'a.svg' refers to what is outside of it: '{one}', '{two}'"


@pytest.mark.parametrize(
    ("inside", "word"),
    [
        ("<script>alert(1)</script>", "scripts"),
        ('<rect width="9" height="9" onload="x()"/>', "scripts"),
        ('<rect width="9" height="9" OnClick="x()"/>', "scripts"),
        ("<foreignObject><p>x</p></foreignObject>", "elements"),
        ("<iframe/>", "elements"),
        ("<text>Hello</text>", "live text"),
        ('<filter id="f"><feGaussianBlur stdDeviation="3"/></filter>', "filter"),
        ('<rect width="9" height="9" filter="blur(5px)"/>', "filter"),
        ('<rect width="9" height="9" style="fill:red; filter: blur(5px)"/>', "filter"),
        ("<style>rect { filter: blur(5px) }</style>", "filter"),
    ],
)
def test_what_runs_or_cannot_be_drawn_is_refused(inside: str, word: str) -> None:
    """Scripts, handlers, foreign objects, live text, and filters, which can end the process."""
    found = only(svg(inside))
    assert found.code == "E307"
    assert word in found.message
    assert found.hint


@pytest.mark.parametrize(
    "inside",
    [
        '<circle r="1e38" stroke="red"/>',
        '<circle r="123456789"/>',
        '<rect width="1E+9" height="1"/>',
        '<path d="M0 0C1e30 5 5 1e30 4 4"/>',
        '<path d="M0 0h1000000000"/>',
        '<g transform="scale(2e007)"/>',
        '<rect style="stroke-width:1e10"/>',
        "<style>rect{stroke-width:1e10}</style>",
    ],
)
def test_huge_numbers_are_refused(inside: str) -> None:
    """A circle with a radius of 1e38 would take a minute and two gigabytes."""
    found = only(svg(inside))
    assert (found.code, "numbers" in found.message) == ("E307", True)


@pytest.mark.parametrize(
    "inside",
    [
        '<path id="p1234567890" class="c999999999" d="M.123456789012 1e-30L12345678 1e6"/>',
        '<rect width="5" height="5" fill="#1e1234" style="fill:#123456;stroke:#9e9999"/>',
        '<g transform="matrix(0.9999999999 0 0 1 1e-12 0)"/>',
    ],
)
def test_long_numbers_are_not_huge(inside: str) -> None:
    """Decimals, small exponents, colours and names are no large numbers."""
    assert PictureLibrary(MemoryFiles({"a.svg": svg(inside)})).asset("a.svg").kind == "svg"


def test_all_kinds_of_faults_in_one_run() -> None:
    """A picture with three kinds of faults brings three diagnostics."""
    found = faults(svg('<script/><iframe/><image href="x.png"/>'))
    assert [diagnostic.code for diagnostic in found] == ["E307"] * 3


BILLION = (
    '<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">'
    + "".join(f'<!ENTITY a{n} "' + f"&a{n - 1};" * 10 + '">' for n in range(1, 10))
    + "]>"
)


@pytest.mark.parametrize(
    "data",
    [
        svg("<desc>&a9;</desc>", before=BILLION),
        svg("", before='<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        svg("", before='<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x"> %x;]>'),
        svg("<desc>&nosuch;</desc>", before='<!DOCTYPE svg SYSTEM "http://127.0.0.1:9/x.dtd">'),
        svg("", before='<?xml-stylesheet href="http://127.0.0.1:9/x.css"?>'),
        svg("", attributes='viewBox="0 0 9 9" xml:base="http://127.0.0.1:9/"'),
    ],
)
def test_entities_and_detours_are_refused(data: bytes) -> None:
    """Bombs, files and networks by way of the document type."""
    assert only(data).code == "E307"


def test_a_plain_document_type_is_harmless() -> None:
    """Editors write one; nobody reads what it points at."""
    kind = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://127.0.0.1:9/svg11.dtd">'
    data = svg('<rect width="9" height="9"/>', before=kind)
    assert b"DTD" not in written(admit("a.svg", data).root).encode()


def doubling() -> Iterator[bytes]:
    """Small files that grow to 10 000 000 000 elements, each in its own way."""
    groups = '<g id="g0"><rect width="1" height="1"/></g>' + "".join(
        f'<g id="g{n}">' + f'<use href="#g{n - 1}"/>' * 10 + "</g>" for n in range(1, 11)
    )
    yield svg(f"<defs>{groups}</defs><use href='#g10'/>")
    patterns = '<pattern id="p0" width="1" height="1"><rect width="1" height="1"/></pattern>'
    patterns += "".join(
        f'<pattern id="p{n}" width="1" height="1">'
        + f'<rect width="1" height="1" style="fill:url(#p{n - 1})"/>' * 10
        + "</pattern>"
        for n in range(1, 11)
    )
    yield svg(f'{patterns}<rect width="9" height="9" fill="url(#p10)"/>')
    heavy = '<marker id="m">' + '<rect width="1" height="1"/>' * 5000 + "</marker>"
    points = "M0 0" + "L1 1L0 0" * 2000
    yield svg(f'{heavy}<path marker-mid="url(#m)" d="{points}"/>')
    yield svg(f'{heavy}<g style="marker:url(#m)"><path d="{points}"/></g>')
    yield svg(f'{heavy}<style>g{{marker:url(#m)}}</style><g><path d="{points}"/></g>')
    ruled = '<style>rect { mask: url(#m) }</style><mask id="m">' + "<path/>" * 2000 + "</mask>"
    yield svg(ruled + '<rect width="1" height="1"/>' * 2000)


@pytest.mark.parametrize("data", tuple(doubling()))
def test_growing_references_are_refused(data: bytes) -> None:
    """F14's kind of bomb, by references."""
    found = only(data)
    assert found.code == "E307"
    assert "followed" in found.message


def test_rules_of_classes_meet_their_classes_only() -> None:
    """Illustrator's clips: what is within the clip does not carry the clip's class."""
    rules = "<style>.a{clip-path:url(#c)}.b{fill:url(#g)}</style>"
    clip = '<clipPath id="c"><rect class="b" width="9" height="9"/></clipPath>'
    gradient = '<linearGradient id="g"><stop/></linearGradient>'
    data = svg(
        f'{rules}{clip}{gradient}<g class="a"><rect class="b" width="9" height="9"/></g>'
    )
    assert PictureLibrary(MemoryFiles({"a.svg": data})).asset("a.svg").kind == "svg"


@pytest.mark.parametrize(
    "inside",
    [
        '<g id="a"><use href="#a"/></g>',
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
        '<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask>',
        '<pattern id="p" width="1" height="1"><rect width="1" fill="url(#p)"/></pattern>',
    ],
)
def test_rings_are_refused(inside: str) -> None:
    """What refers to itself has no end."""
    found = only(svg(inside))
    assert (found.code, found.message) == ("E307", "'a.svg' refers to itself")


def test_depth_and_size_are_limited() -> None:
    """By elements, by references, by number of elements, by bytes."""
    assert only(svg("<g>" * 120 + "</g>" * 120)).code == "E307"
    chain = "".join(f'<g id="c{n}"><use href="#c{n + 1}"/></g>' for n in range(500))
    assert only(svg(chain)).code == "E307"
    assert only(svg("<g/>" * 100_001)).code == "E304"
    assert only(svg(f"<desc>{'x' * (17 << 20)}</desc>")).code == "E304"


@pytest.mark.parametrize(
    ("attributes", "code"),
    [
        ("", "E307"),
        ('width="100%" height="100%"', "E307"),
        ('width="0" height="5"', "E307"),
        ('viewBox="0 0 0 10"', "E307"),
        ('viewBox="0 0 nan 10"', "E307"),
        ('width="99999in" height="1in"', "E304"),
        ('width="1e99" height="1e99"', "E307"),
        ('viewBox="0 0 1e308 1e308"', "E307"),
        ('viewBox="0 0 inf 10"', "E304"),
    ],
)
def test_absurd_sizes_are_refused(attributes: str, code: str) -> None:
    """No size at all, none to speak of, or one beyond all paper."""
    assert only(svg('<rect width="9" height="9"/>', attributes)).code == code


@pytest.mark.parametrize(
    ("attributes", "size"),
    [
        ('width="20mm" height="1in" viewBox="0 0 5 5"', (mm(20), mm(25.4))),
        ('width="96" height="48px"', (mm(25.4), mm(12.7))),
        ('width="72pt" height="6pc"', (mm(25.4), mm(25.4))),
        ('width="2cm" height="40q"', (mm(20), mm(10))),
        ('viewBox="-5,-5 96 48"', (mm(25.4), mm(12.7))),
        ('width="100%" height="100%" viewBox="0 0 96 96"', (mm(25.4), mm(25.4))),
        ('width="10mm" viewBox="0 0 100 50"', (mm(10), mm(5))),
        ('height="10mm" viewBox="0 0 100 50"', (mm(20), mm(10))),
    ],
)
def test_natural_sizes(attributes: str, size: tuple[Length, Length]) -> None:
    """Units of CSS; a viewBox counts in pixels; a missing side follows the proportions."""
    asset = PictureLibrary(MemoryFiles({"a.svg": svg("<g/>", attributes)})).asset("a.svg")
    assert (asset.kind, asset.pixels) == ("svg", None)
    assert all(abs(a - b) <= 1 for a, b in zip(asset.size, Size(*size), strict=True))


def embedded(data: bytes, kind: str = "png") -> bytes:
    text = base64.b64encode(data).decode()
    return svg(f'<image width="10" height="10" href="data:image/{kind};base64,{text}"/>')


def test_embedded_pictures_are_drawn() -> None:
    """PNG and JPEG data, whatever their label says of the two."""
    red = Image.new("RGB", (8, 8), (200, 10, 10))
    for data, kind in ((plain_png(red), "png"), (jpeg(red), "jpeg"), (jpeg(red), "jpg")):
        shop = Workshop({"a.svg": embedded(data, kind)})
        seen = shop.seen(shop.picture("a.svg", 0, 0, 20, 20))
        assert near(seen.getpixel((100, 100)), (200, 10, 10))


def test_embedded_pictures_keep_the_rules() -> None:
    """Broken, oversized and foreign data are faults as they are beside the drawing."""
    assert only(embedded(b"\x89PNG\r\n\x1a\n")).code == "E303"
    assert only(embedded(b"GIF89a")).code == "E310"
    assert only(svg('<image href="data:image/png;base64,!!!"/>')).code == "E303"
    assert only(embedded(plain_png(Image.new("1", (40_000, 1_001))))).code == "E304"
    many = embedded(plain_png(Image.new("1", (8_000, 2_000))))
    image = many[many.index(b"<image") : many.index(b"</svg>")]
    assert only(svg(image.decode() * 3)).code == "E304"


def test_broken_files_are_told_with_their_line() -> None:
    """Not well-formed, no SVG, unknown encoding, nothing at all."""
    found = only(f"<svg {NS}>\n<g></svg>".encode())
    assert (found.code, found.message) == ("E303", "'a.svg' is broken: mismatched tag (line 2)")
    assert only(b"<?xml version='1.0'?><html/>").code == "E310"
    assert only(b"<?xml version='1.0' encoding='klingon'?><svg/>").code == "E303"
    assert only(b"<svg").code == "E303"


def test_what_draws_nothing_falls_away() -> None:
    """Titles, editors' data, animations and links' targets are not passed on."""
    data = f"""<svg {NS} xmlns:i="http://editor" i:zoom="3" viewBox="0 0 9 9">
    <title>T</title><metadata>M</metadata><i:view><i:g/></i:view>
    <a xlink:href="http://127.0.0.1:9/"><rect width="9" height="9"><animate/></rect></a>
    </svg>"""
    assert written(admit("a.svg", data.encode()).root) == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" font-size="16" '
        'width="9" height="9">'
        '<a><rect width="9" height="9"/></a></svg>'
    )


def test_svg_without_a_namespace_is_drawn() -> None:
    """People write it by hand."""
    shop = Workshop({"a.svg": b'<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'})
    assert shop.seen(shop.picture("a.svg", 0, 0, 9, 9)).getpixel((40, 40)) == (0, 0, 0)


def test_utf_16_is_read() -> None:
    """The encoding that the file declares by its first bytes."""
    data = f'<svg {NS} viewBox="0 0 9 9"/>'.encode("utf-16")
    assert PictureLibrary(MemoryFiles({"a.svg": data})).asset("a.svg").kind == "svg"


TINT = Rgb(1, 2, 3)
HEX = "#010203"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('<rect fill="red"/>', f'<rect fill="{HEX}"/>'),
        ('<rect fill="none" stroke="#fff"/>', f'<rect fill="none" stroke="{HEX}"/>'),
        ('<rect fill="url(#g)"/>', '<rect fill="url(#g)"/>'),
        ('<rect fill="currentColor"/>', f'<rect fill="{HEX}"/>'),
        (
            '<rect style="fill:#abc;stroke:none;stroke-width:2"/>',
            f'<rect style="fill:{HEX};stroke:none;stroke-width:2"/>',
        ),
        ('<stop offset="1"/>', f'<stop offset="1" stop-color="{HEX}"/>'),
        ('<stop style="stop-color: red"/>', f'<stop style="stop-color: {HEX}"/>'),
        (
            "<style>.a{fill:red;stroke: none}.b { stroke : blue }</style>",
            f"<style>.a{{fill:{HEX};stroke: none}}.b {{ stroke : {HEX} }}</style>",
        ),
        (
            '<mask id="m"><rect fill="white"/></mask>',
            '<mask id="m" fill="#000000"><rect fill="white"/></mask>',
        ),
    ],
)
def test_tints_replace_colours_only(before: str, after: str) -> None:
    """Every colour of fill, line and gradient; not what is unpainted, patterned or a mask."""
    root = admit("a.svg", svg(before)).root
    tinted(root, TINT)
    text = written(root)
    assert after in text
    assert f'fill="{HEX}"' in text[: text.index(">")]


def test_a_root_that_paints_nothing_stays_so() -> None:
    """Line icons have fill none at their root."""
    root = admit("a.svg", svg("<g/>", 'viewBox="0 0 9 9" fill="none" stroke="red"')).root
    tinted(root, TINT)
    assert root.attributes["fill"] == "none"
    assert root.attributes["stroke"] == HEX


def test_tinted_icons_are_pictures_of_their_own() -> None:
    """Black by default, red where asked for, in one document."""
    shop = Workshop({"a.svg": svg('<rect width="10" height="10"/>')})
    plain = shop.picture("a.svg", 0, 0, 10, 10)
    red = shop.picture("a.svg", 20, 0, 10, 10)
    red = red._replace(asset=shop.pictures.asset("a.svg", tint=Rgb(255, 0, 0)).key)
    seen = shop.seen(plain, red)
    assert seen.getpixel((50, 50)) == (0, 0, 0)
    assert seen.getpixel((250, 50)) == (255, 0, 0)


def test_pixels_where_there_is_no_svg2pdf(monkeypatch: pytest.MonkeyPatch) -> None:
    """600 dpi of the natural size, at least 1200 along the longer side, alpha, a note."""
    monkeypatch.setattr("cardpress.pictures.library.vector_maker", lambda: None)
    circle = '<circle cx="5" cy="5" r="5" fill="#c80a0a"/>'
    shop = Workshop(
        {
            "small.svg": svg(circle),
            "large.svg": svg(circle, 'width="4in" height="4in" viewBox="0 0 10 10"'),
        }
    )
    small, large = shop.pictures.asset("small.svg"), shop.pictures.asset("large.svg")
    assert (small.kind, small.pixels, large.pixels) == ("pixels", (1200, 1200), (2400, 2400))
    assert [note.code for note in small.notes] == ["N308"]
    assert small.size == Size(Length(95_250), Length(95_250))
    seen = shop.seen(shop.picture("small.svg", 0, 0, 20, 20))
    assert near(seen.getpixel((100, 100)), (200, 10, 10))
    assert seen.getpixel((5, 5)) == (255, 255, 255)


@pytest.mark.parametrize(
    "inside",
    [
        "<style>" + ".a{fill:red}" * 50_000 + "</style>" + '<g class="a"/>' * 20_000,
        "<style>x "
        + "g " * 9
        + "rect{fill:red}</style>"
        + "<g>" * 90
        + "<rect/>"
        + "</g>" * 90,
        "<rect " + " ".join(f'a{number}="1"' for number in range(20_000)) + "/>",
    ],
    ids=["rules", "steps", "attributes"],
)
def test_styles_and_attributes_that_take_long_are_refused(inside: str) -> None:
    """Rules by elements, steps by depth, attributes by themselves would take minutes."""
    assert only(svg(inside)).code == "E307"


@pytest.mark.parametrize("piece", ["/*", "\\72 ", "url(#", "fill:red ", "{", "a,"])
def test_odd_style_sheets_are_read_in_time(piece: str) -> None:
    """Half a megabyte without an end takes no longer than one with."""
    start = time.monotonic()
    with suppress(ProjectError):
        admit("a.svg", svg(f"<style>{piece * 100_000}</style>"))
    assert time.monotonic() - start < 2


def test_the_styles_of_drawing_programs_are_let_in() -> None:
    """Hundreds of classes over thousands of paths, as one such program writes them."""
    rules = "".join(f".cls-{number}, g .st{number} {{fill:#abc}}" for number in range(300))
    paths = '<path class="cls-7" d="M0 0h1"/>' * 3_000
    assert admit("a.svg", svg(f"<style>{rules}</style><g>{paths}</g>"))
