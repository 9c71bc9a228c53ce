import base64
import io
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cardpress.colour import Rgb
from cardpress.diagnostics import ProjectError
from cardpress.files import MemoryFiles
from cardpress.pictures import PictureLibrary
from cardpress.pictures.profile import SRGB_PRIMARIES, made_profile
from tests.support.papers import jpeg, plain_png

SMALL = Image.effect_noise((24, 16), 60)


def saved(image: Image.Image, kind: str, **more: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **more)
    return buffer.getvalue()


EXIF = Image.Exif()
EXIF[274] = 6
SOUND = (
    jpeg(SMALL.convert("RGB"), exif=EXIF),
    jpeg(SMALL.convert("CMYK"), progressive=True),
    plain_png(SMALL),
    plain_png(SMALL.convert("RGBA")),
    plain_png(SMALL.convert("P")),
    saved(SMALL.convert("RGB"), "GIF"),
    saved(SMALL.convert("RGB"), "WEBP"),
    saved(SMALL.convert("RGB"), "WEBP", exif=EXIF),
    saved(SMALL.convert("RGBA"), "PNG", exif=EXIF),
    saved(SMALL.convert("P"), "PNG", transparency=3),
    saved(SMALL, "PNG", transparency=9, icc_profile=made_profile("gray", SRGB_PRIMARIES, 1.0)),
    jpeg(SMALL.convert("RGB"), icc_profile=made_profile("rgb", SRGB_PRIMARIES, 1.0)),
    saved(SMALL.convert("P"), "GIF", save_all=True, append_images=[SMALL.convert("P")]),
    b"<svg viewBox='0 0 9 9'><radialGradient id='g' r='.2' fx='.45' spreadMethod='reflect' "
    b"gradientTransform='rotate(9 .5 .5) scale(.9)'><stop/><stop offset='90%'/>"
    b"</radialGradient><style>g .a, .b > path { fill: url(#g) }</style><g><path class='a' "
    b"d='M0 0h9v9z'/></g><image width='9' height='9' href='data:image/png;base64,"
    + base64.b64encode(plain_png(SMALL.convert("RGBA")))
    + b"'/></svg>",
    b"""<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm"
    viewBox="0 0 90 90"><style>.a{fill:red}</style><defs><linearGradient id="g">
    <stop offset=".5" stop-color="#123456"/></linearGradient></defs>
    <g transform="rotate(5)"><path class="a" d="M1 1 L50,60 C1 2 3 4 5 6 Z"/><use href="#c"/>
    </g>
    <circle id="c" r="4" fill="url(#g)"/>
    </svg>""",
)


def look(data: bytes) -> None:
    """Takes a picture all the way to what a file needs, or hears why not."""
    pictures = PictureLibrary(MemoryFiles({"a": data}))
    with suppress(ProjectError):
        pictures.load(pictures.asset("a").key)
        pictures.load(pictures.asset("a", tint=Rgb(1, 2, 3), in_text=True).key)


@settings(max_examples=400)
@given(
    st.sampled_from(SOUND),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 255)), min_size=1, max_size=6),
)
def test_changed_bytes_end_in_a_picture_or_a_fault(
    data: bytes, changes: list[tuple[float, int]]
) -> None:
    """Whatever a disk or a stranger does to a file, there is no other way out."""
    changed = bytearray(data)
    for place, value in changes:
        changed[int(place * (len(data) - 1))] = value
    look(bytes(changed))


@settings(max_examples=200)
@given(st.sampled_from(SOUND), st.floats(0, 1), st.floats(0, 1))
def test_lost_pieces_end_in_a_picture_or_a_fault(data: bytes, one: float, other: float) -> None:
    """A piece cut out of the middle is no crash either."""
    start, end = sorted(int(place * len(data)) for place in (one, other))
    look(data[:start] + data[end:])


TAGS = st.sampled_from(
    ["g", "rect", "path", "use", "svg", "mask", "pattern", "clipPath", "image"]
)
NAMES = st.sampled_from(
    ["width", "height", "d", "href", "fill", "style", "transform", "viewBox", "mask", "id"]
)
VALUES = st.sampled_from(
    [
        *(
            "10",
            "-1",
            "1e38",
            "nan",
            "",
            "50%",
            "0 0 1e-30 5",
            "#a",
            "url(#a)",
            "a",
            "M0 0L1e9 1",
        ),
        *(
            "matrix(1e30 0 0 0 0 0)",
            "scale(0)",
            "rotate(45)",
            "fill:url(#a);stroke:#000",
            "none",
        ),
    ]
)


@st.composite
def elements(draw: st.DrawFn, depth: int = 4) -> str:
    name = draw(TAGS)
    attributes = draw(st.dictionaries(NAMES, VALUES, max_size=5))
    inside = "".join(draw(st.lists(elements(depth - 1), max_size=3))) if depth else ""
    text = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{name}{text}>{inside}</{name}>"


@settings(max_examples=200)
@given(elements())
def test_odd_drawings_end_in_a_picture_or_a_fault(inside: str) -> None:
    """Legal and illegal attributes in any mixture."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">{inside}</svg>'
    look(text.encode())
