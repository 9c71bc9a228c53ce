"""Drawings as they come out of a PDF, beside what another renderer makes of the same text."""

import base64
import io

import pytest
from PIL import Image, ImageChops, ImageFilter

from cardpress.diagnostics import ProjectError
from cardpress.pictures.svgtransform import read_transform
from tests.support.papers import Workshop, halves, jpeg, near, plain_png

NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
TWO = (
    '<rect x="10" y="10" width="50" height="50" fill="#c00"/>'
    '<rect x="40" y="40" width="50" height="50" fill="#00c"/>'
)


def svg(inside: str, attributes: str = 'viewBox="0 0 100 100"') -> bytes:
    return f"<svg {NS} {attributes}>{inside}</svg>".encode()


def printed(drawing: bytes) -> Image.Image:
    """20 mm wide and high, 20 pixels to the millimetre."""
    shop = Workshop({"a.svg": drawing})
    return shop.seen(shop.picture("a.svg", 0, 0, 20, 20), dpi=508).crop((0, 0, 400, 400))


DRAWINGS = {
    "group opacity":
        '<g opacity=".5">@</g>',
    "nested opacity":
        '<rect width="100" height="100" fill="#dd0"/><g opacity=".5">@<g opacity=".3">@</g>'
        '</g>',
    "fill opacity":
        '<g fill-opacity=".5" stroke-opacity=".3" stroke="#0a0" stroke-width="10">@</g>',
    "mask lum":
        '<defs><linearGradient id="l"><stop stop-color="#000"/><stop offset="1" '
        'stop-color="#fff"/></linearGradient><mask id="m"><rect width="100" height="100" '
        'fill="url(#l)"/></mask></defs><g mask="url(#m)">@</g>',
    "mask alpha":
        '<mask id="m" mask-type="alpha"><circle cx="50" cy="50" r="30" fill="#000" '
        'fill-opacity=".5"/></mask><g mask="url(#m)">@</g>',
    "mask oBB":
        '<mask id="m" maskContentUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".4" '
        'fill="#fff"/></mask><rect x="20" y="20" width="60" height="40" mask="url(#m)"/>',
    "mask linearRGB":
        '<mask id="m" color-interpolation="linearRGB"><rect width="100" height="100" '
        'fill="#888"/></mask><g mask="url(#m)">@</g>',
    "pattern":
        '<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(30)"><circle cx="10" cy="10" r="6" fill="#c00"/>'
        '</pattern><rect width="100" height="100" fill="url(#p)"/>',
    "pattern bbox":
        '<pattern id="p" width=".25" height=".25" viewBox="0 0 10 10"><rect width="5" '
        'height="10" fill="#0c0"/></pattern><rect x="10" y="10" width="80" height="80" '
        'fill="url(#p)"/>',
    "pattern href":
        '<pattern id="q" width="20" height="20" patternUnits="userSpaceOnUse"><rect '
        'width="10" height="10" fill="#c0c"/></pattern><pattern id="p" xlink:href="#q" '
        'patternTransform="scale(.5)"/><rect width="100" height="100" fill="url(#p)"/>',
    "pattern stroke":
        '<pattern id="q" width="20" height="20" patternUnits="userSpaceOnUse"><rect '
        'width="10" height="20" fill="#c0c"/></pattern><circle cx="50" cy="50" r="30" '
        'fill="none" stroke="url(#q)" stroke-width="20"/>',
    "pattern opacity":
        '<pattern id="q" width="20" height="20" patternUnits="userSpaceOnUse"><rect '
        'width="10" height="20" fill="#c0c" opacity=".5"/></pattern><circle cx="50" '
        'cy="50" r="30" fill="url(#q)" opacity=".5"/>',
    "symbol":
        '<symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10" fill="#a0a"/>'
        '<circle cx="5" cy="5" r="5" fill="#fff"/></symbol><use href="#s" x="10" y="20" '
        'width="40" height="60"/><use href="#s" x="55" y="55" width="40" height="40" '
        'opacity=".5"/>',
    "symbol par":
        '<symbol id="s" viewBox="0 0 10 10" preserveAspectRatio="xMinYMin slice"><circle '
        'cx="5" cy="5" r="5" fill="#a0a"/></symbol><use href="#s" width="40" height="80"/>',
    "use svg":
        '<defs><svg id="s" width="50" height="50" viewBox="0 0 10 10"><circle cx="5" '
        'cy="5" r="5" fill="#0aa"/></svg></defs><use href="#s" x="20" y="20" width="80" '
        'height="30"/>',
    "use later":
        '<use href="#c" fill="red"/><defs><circle id="c" cx="50" cy="50" r="30"/></defs>',
    "css":
        '<style>.a{fill:#0a0} #b{stroke:#a00;stroke-width:8} rect.a{fill-opacity:.5} g>'
        'circle{fill:blue} rect:first-child{opacity:.4} [data-x="1"]{fill:gold}</style><g>'
        '<rect class="a" id="b" x="10" y="10" width="40" height="40"/><circle cx="70" '
        'cy="70" r="20"/><rect data-x="1" x="60" y="5" width="30" height="30"/></g>',
    "css important":
        '<style>rect{fill:red!important}.x{fill:blue}</style><rect class="x" width="50" '
        'height="50" style="fill:green"/>',
    "css adj":
        '<style>rect + rect{fill:red} rect ~ circle{fill:blue} g rect{stroke:#0f0}</style>'
        '<g><rect width="30" height="30"/><rect x="40" width="30" height="30"/><circle '
        'cx="70" cy="70" r="20"/></g>',
    "css nth":
        '<style>rect:nth-child(2){fill:red} rect:not(.a){stroke:blue}</style><g><rect '
        'width="30" height="30"/><rect x="40" width="30" height="30" class="a"/></g>',
    "css transform origin":
        '<rect x="20" y="20" width="30" height="30" transform="rotate(45)" '
        'transform-origin="35 35"/>',
    "css geom":
        '<style>rect{width:40px;height:30px;x:10px}circle{r:20px}</style><rect fill="red"/>'
        '<circle cx="60" cy="60"/>',
    "nested pct":
        '<svg x="10%" y="20%" width="50%" height="50%" viewBox="0 0 10 10"><rect '
        'width="100%" height="50%" fill="#c60"/></svg><circle cx="75%" cy="75%" r="20%" '
        'fill="#06c"/>',
    "nested overflow":
        '<svg x="10" y="10" width="40" height="40"><circle cx="40" cy="40" r="30" '
        'fill="#c60"/></svg><svg x="60" y="60" width="20" height="20" overflow="visible">'
        '<circle cx="20" cy="20" r="15" fill="#c60"/></svg>',
    "units":
        '<rect x="1mm" y=".1in" width="10mm" height="12pt" fill="#c60"/><rect x="1pc" '
        'y="1cm" width="2em" height="1ex" fill="#06c" font-size="10"/><rect x="5" y="70" '
        'width="10%" height="5q"/>',
    "currentColor":
        '<g color="#0a0"><rect width="50" height="50" fill="currentColor"/></g><rect '
        'x="50" y="50" width="50" height="50" stroke="currentColor" fill="none"/>',
    "grad alpha":
        '<linearGradient id="g"><stop stop-color="#c00" stop-opacity="0"/><stop offset="1" '
        'stop-color="#00c"/></linearGradient><rect width="100" height="100" fill="#ee0"/>'
        '<rect x="10" y="10" width="80" height="80" fill="url(#g)"/>',
    "grad user":
        '<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="20" x2="80" y2="30">'
        '<stop stop-color="#c00"/><stop offset="50%" stop-color="#0c0"/><stop offset="50%" '
        'stop-color="#fff"/><stop offset="1" stop-color="#00c"/></linearGradient>'
        '<linearGradient id="g" href="#a" y2="90"/><rect width="100" height="100" '
        'fill="url(#g)"/>',
    "grad linearrgb":
        '<linearGradient id="g" color-interpolation="linearRGB"><stop stop-color="#000"/>'
        '<stop offset="1" stop-color="#fff"/></linearGradient><rect width="100" '
        'height="100" fill="url(#g)"/>',
    "grad stroke":
        '<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" '
        'stop-color="#00f"/></linearGradient><path d="M10 90C30 10 70 10 90 90" '
        'stroke="url(#g)" stroke-width="12" fill="none"/>',
    "fillrule":
        '<path fill-rule="evenodd" d="M50 5L80 95L5 40H95L20 95Z"/>',
    "cliprule":
        '<clipPath id="c"><path clip-rule="evenodd" d="M50 5L80 95L5 40H95L20 95Z"/>'
        '</clipPath><rect width="100" height="100" fill="#06c" clip-path="url(#c)"/>',
    "clip later":
        '<g clip-path="url(#c)"><rect width="100" height="100" fill="#06c"/></g><clipPath '
        'id="c"><circle cx="50" cy="50" r="30"/><rect width="20" height="20"/></clipPath>',
    "clip bbox":
        '<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" '
        'r=".5"/></clipPath><rect x="20" y="10" width="60" height="80" fill="#06c" '
        'clip-path="url(#c)"/>',
    "clip clip":
        '<clipPath id="d"><rect width="50" height="100"/></clipPath><clipPath id="c" '
        'clip-path="url(#d)"><circle cx="50" cy="50" r="40"/></clipPath><rect width="100" '
        'height="100" fill="#06c" clip-path="url(#c)"/>',
    "clip missing":
        '<rect width="50" height="50" clip-path="url(#nope)"/><rect x="50" y="50" '
        'width="50" height="50" mask="url(#nope)"/>',
    "marker":
        '<marker id="m" markerWidth="6" markerHeight="6" refX="3" refY="3" orient="auto" '
        'markerUnits="strokeWidth"><path d="M0 0L6 3L0 6Z" fill="#c00"/></marker><path '
        'd="M10 80L50 20L90 80" fill="none" stroke="#000" stroke-width="3" '
        'marker-start="url(#m)" marker-mid="url(#m)" marker-end="url(#m)"/>',
    "marker asr":
        '<marker id="m" viewBox="0 0 10 10" markerWidth="20" markerHeight="20" '
        'markerUnits="userSpaceOnUse" refX="5" refY="5" orient="auto-start-reverse"><path '
        'd="M0 0L10 5L0 10Z" fill="#c00"/></marker><path d="M20 80L80 20" stroke="#000" '
        'stroke-width="3" marker-start="url(#m)" marker-end="url(#m)"/>',
    "dash":
        '<path d="M10 10H90V90" fill="none" stroke="#000" stroke-width="6" '
        'stroke-dasharray="10 4 2" stroke-dashoffset="3" stroke-linecap="round" '
        'stroke-linejoin="bevel"/>',
    "miter":
        '<path d="M10 90L50 10L90 90" fill="none" stroke="#000" stroke-width="10" '
        'stroke-miterlimit="1.1"/>',
    "paint order":
        '<circle cx="50" cy="50" r="30" fill="#0c0" stroke="#c00" stroke-width="20" '
        'paint-order="stroke"/>',
    "blend":
        '<rect width="100" height="100" fill="#dd0"/><g style="mix-blend-mode:multiply">'
        '@</g>',
    "isolate":
        '<rect width="100" height="100" fill="#dd0"/><g style="isolation:isolate"><g '
        'style="mix-blend-mode:multiply">@</g></g>',
    "visibility":
        '<g visibility="hidden"><rect width="40" height="40"/><rect x="50" width="40" '
        'height="40" visibility="visible"/></g><g display="none"><rect y="50" width="40" '
        'height="40"/></g>',
    "switch":
        '<switch><rect systemLanguage="de" width="50" height="50" fill="red"/><rect '
        'width="50" height="50" fill="green"/></switch>',
    "skew":
        '<g transform="translate(20,10) skewX(20) scale(.5,1.5) matrix(1 .2 0 1 0 0)">'
        '<rect width="50" height="40"/></g>',
    "arc":
        '<path d="M20 50A30 20 30 1 1 80 50a10 10 0 0 0-20 0z" fill="#06c"/><path d="M10 '
        '10l5-5.5.5 10t3 3s1 1 9 9q3 3 8-3Q1 1 2 2z"/>',
    "ellipse auto":
        '<ellipse cx="50" cy="50" rx="40" fill="#06c"/><rect x="5" y="5" width="30" '
        'height="20" rx="8" fill="#c00"/>',
    "hsl":
        '<rect width="50" height="50" fill="hsl(120,50%,50%)"/><rect x="50" width="50" '
        'height="50" fill="rgba(255,0,0,.5)"/><rect y="50" width="50" height="50" '
        'fill="#0f08"/><rect x="50" y="50" width="50" height="50" fill="transparent"/>',
    "overflow root":
        '<circle cx="100" cy="100" r="50"/>',
    "cdata":
        '<style type="text/css"><![CDATA[ .k{fill:#c06} /* x */ ]]></style><rect class="k" '
        'width="50" height="50"/>',
    "inherit":
        '<g fill="red"><rect width="50" height="50" fill="inherit"/></g>',
    "polygon":
        '<polygon points="10,10 90,20 50,90" fill="#0a0"/><polyline points="0 0 50 50 0 '
        '100" fill="none" stroke="#000"/>',
}  # fmt: skip
"""Of 100 x 100; @ stands for two squares that overlap."""


@pytest.mark.parametrize("name", sorted(DRAWINGS))
def test_drawings_look_as_another_renderer_draws_them(name: str) -> None:
    """No area of 3 x 3 pixels of 400 x 400 differs, edges apart."""
    import resvg_py  # noqa: PLC0415 - nothing else needs it

    drawing = svg(DRAWINGS[name].replace("@", TWO))
    wanted = resvg_py.svg_to_bytes(
        svg_string=drawing.decode(), width=400, height=400, dpi=96, skip_system_fonts=True,
        background="#ffffff",
    )  # fmt: skip
    other = Image.open(io.BytesIO(bytes(wanted))).convert("RGB")
    apart = ImageChops.difference(printed(drawing), other).convert("L")
    areas = apart.point(lambda value: 255 * (value > 40)).filter(ImageFilter.MinFilter(3))
    assert areas.histogram()[255] <= 20


def ramp(more: str, stops: str = "") -> bytes:
    stops = stops or '<stop stop-color="#000"/><stop offset="100%" stop-color="#fff"/>'
    fill = '<rect width="100" height="100" fill="url(#g)"/>'
    return svg(f'<linearGradient id="g" y2="0" {more}>{stops}</linearGradient>{fill}')


@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        ('x1=".25" x2=".5"', (0, 128, 255, 255)),
        ('x1=".25" x2=".5" spreadMethod="reflect"', (128, 128, 128, 128)),
        ('x1=".25" x2=".5" spreadMethod="repeat"', (128, 128, 128, 128)),
        ('x1="12.5" x2="37.5" gradientUnits="userSpaceOnUse" spreadMethod="repeat"',
         (0, 0, 0, 0)),
        ('x1="0" x2="1" gradientTransform="translate(.25) scale(.25,1)" spreadMethod="reflect"',
         (128, 128, 128, 128)),
    ],
)  # fmt: skip
def test_gradients_beyond_their_ends(more: str, wanted: tuple[int, ...]) -> None:
    """Seen at 1/8, 3/8, 5/8 and 7/8: the middles of four periods, or their starts."""
    seen = printed(ramp(more))
    shift = 4 if wanted == (0, 0, 0, 0) else 0
    found = [seen.getpixel((x + shift, 200))[0] for x in (50, 150, 250, 350)]  # type: ignore[index]
    slack = 14 if shift else 6
    assert near(found, wanted, slack), found


def test_reflected_is_not_repeated() -> None:
    """Just behind the first period one goes back, the other starts again."""
    for spread, wanted in (("reflect", 230), ("repeat", 26)):
        seen = printed(ramp(f'x1="0" x2=".5" spreadMethod="{spread}"'))
        assert near([seen.getpixel((220, 200))[0]], [wanted], 8)  # type: ignore[index]


def test_what_a_gradient_takes_from_others_is_repeated_too() -> None:
    """Stops and ends of one, the spread of the other, whichever stands first."""
    inside = (
        '<linearGradient id="g" href="#a" spreadMethod="reflect"/>'
        '<linearGradient id="a" x1=".25" x2=".5"><stop stop-color="#000"/>'
        '<stop offset="1" stop-color="#fff"/></linearGradient>'
        '<rect width="100" height="50" fill="url(#g)"/>'
        '<rect y="50" width="100" height="50" fill="url(#a)"/>'
    )
    seen = printed(svg(inside))
    assert near([seen.getpixel((350, 100))[0]], [128], 6)  # type: ignore[index]
    assert near([seen.getpixel((350, 300))[0]], [255], 6)  # type: ignore[index]


@pytest.mark.parametrize(
    "more",
    [
        'x1="10%" x2="20%" gradientUnits="userSpaceOnUse" spreadMethod="repeat"',
        'x1=".5" x2=".5" spreadMethod="repeat"',
        'x1=".5" x2=".501" spreadMethod="reflect"',
        'x1=".5" x2=".6" gradientTransform="scale(0)" spreadMethod="reflect"',
        'x1=".5" x2=".6" gradientTransform="turn(9)" spreadMethod="reflect"',
    ],
)
def test_gradients_that_cannot_be_unrolled_are_refused(more: str) -> None:
    """Ends that depend on what is not known, none at all, or a thousand periods."""
    with pytest.raises(ProjectError) as raised:
        Workshop({"a.svg": ramp(more)}).pictures.asset("a.svg")
    (found,) = raised.value.diagnostics
    assert (found.code, "gradient" in found.message) == ("E307", True)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", (1, 0, 0, 1, 0, 0)),
        ("translate(3)", (1, 0, 0, 1, 3, 0)),
        (" translate( 3 , 4 ),scale(2)", (2, 0, 0, 2, 3, 4)),
        ("scale(2) translate(3 4)", (2, 0, 0, 2, 6, 8)),
        ("rotate(90)", (0, 1, -1, 0, 0, 0)),
        ("rotate(90 1 0)", (0, 1, -1, 0, 1, -1)),
        ("skewX(45)", (1, 0, 1, 1, 0, 0)),
        ("skewY(45)", (1, 1, 0, 1, 0, 0)),
        ("matrix(1,2,3,4,5,6)", (1, 2, 3, 4, 5, 6)),
    ],
)
def test_transforms_are_matrices(text: str, wanted: tuple[float, ...]) -> None:
    """The last one is done first."""
    assert read_transform(text) == pytest.approx(wanted)


@pytest.mark.parametrize(
    "text", ["turn(9)", "scale()", "scale(1 2 3)", "rotate(1 2)", "scale(x)"]
)
def test_what_is_no_transform_is_told(text: str) -> None:
    """Neither guessed nor skipped."""
    with pytest.raises(ValueError):  # noqa: PT011 - any will do
        read_transform(text)


def embedded(data: bytes, kind: str) -> bytes:
    text = base64.b64encode(data).decode()
    return svg(
        f'<image width="100" height="100" preserveAspectRatio="none" '
        f'href="data:image/{kind};base64,{text}"/>'
    )


TURNED = Image.Exif()
TURNED[274] = 2
PALETTE = halves(0, 1, "P")
PALETTE.putpalette([0, 0, 0, 9, 9, 9])


@pytest.mark.parametrize(
    ("data", "kind", "left", "right"),
    [
        (jpeg(halves((0, 255, 255, 0), (255, 0, 0, 0), "CMYK")), "jpeg",
         (255, 0, 0), (0, 255, 255)),
        (jpeg(halves((224, 16, 16), (16, 16, 224)), exif=TURNED), "jpeg",
         (16, 16, 224), (224, 16, 16)),
        (plain_png(halves(64, 192, "L")), "png", (64, 64, 64), (192, 192, 192)),
        (plain_png(PALETTE, transparency=1), "png", (0, 0, 0), (255, 255, 255)),
        (plain_png(halves((0, 255), (0, 128), "LA")), "png", (0, 0, 0), (127, 127, 127)),
    ],
    ids=["four inks", "turned", "gray", "palette", "alpha"],
)  # fmt: skip
def test_embedded_pictures_are_seen_as_beside_the_drawing(
    data: bytes, kind: str, left: tuple[int, ...], right: tuple[int, ...]
) -> None:
    """Inks, turns, profiles and holes mean the same within a drawing."""
    seen = printed(embedded(data, kind))
    assert near(seen.getpixel((100, 200)), left, 10), seen.getpixel((100, 200))  # type: ignore[arg-type]
    assert near(seen.getpixel((300, 200)), right, 10), seen.getpixel((300, 200))  # type: ignore[arg-type]


def test_torn_rows_within_a_drawing_are_told() -> None:
    """The drawing library would leave the picture out without a word."""
    data = plain_png(Image.effect_noise((60, 80), 60))
    cut = data.index(b"IDAT") + 40
    with pytest.raises(ProjectError) as raised:
        Workshop({"a.svg": embedded(data[:cut], "png")}).pictures.asset("a.svg")
    assert raised.value.diagnostics[0].code == "E303"


def test_an_em_is_sixteen_pixels() -> None:
    """As in CSS: 2em of a drawing of 64 px are its half."""
    seen = printed(svg('<rect width="2em" height="2em"/>', 'width="4em" height="4em"'))
    assert seen.getpixel((190, 190)) == (0, 0, 0)
    assert seen.getpixel((210, 190)) == (255, 255, 255)
