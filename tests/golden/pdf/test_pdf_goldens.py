from collections.abc import Callable

from PIL import Image

from cardpress.colour import BLACK, WHITE, Cmyk, Gray, Rgb, Spot
from cardpress.geometry import Length, Point, Size, Transform, mm, pt
from cardpress.scene import (
    Group,
    Item,
    LinearGradient,
    Outline,
    Page,
    Part,
    RadialGradient,
    Shape,
    Stroke,
    Use,
)
from tests.support.papers import (
    BLUE,
    GREEN,
    RED,
    Workshop,
    halves,
    jpeg,
    mm_box,
    plain_png,
    rectangle,
)
from tests.support.pdfdump import pdf_dump

Golden = Callable[[str, str], None]

SMALL = Size(mm(70), mm(100))
GOLD = Spot("Gold", Cmyk(200, 300, 700, 150))


def test_shapes(golden: Golden) -> None:
    """Fills, strokes, dashes, gradients, opacity, groups, clips: one page of each."""
    line = LinearGradient(Point(mm(5), mm(5)), Point(mm(25), mm(5)), ((0, RED), (1000, BLUE)))
    disc = RadialGradient(
        Point(mm(45), mm(15)), mm(9), ((0, WHITE), (600, GREEN), (1000, Gray(200)))
    )
    pen = Stroke(Cmyk(0, 0, 0, 1000), pt(0.25))
    dashes = Stroke(line, pt(2), (mm(2), mm(1)), round=True)
    items: tuple[Item, ...] = (
        Shape(Outline.rectangle(mm_box(5, 5, 20, 20)), fill=line, stroke=pen),
        Shape(Outline.ellipse(mm_box(36, 6, 18, 18)), fill=disc),
        Shape(Outline.rounded(mm_box(5, 30, 20, 10), mm(3)), fill=GOLD._replace(tint=500)),
        Shape(Outline.line(Point(mm(30), mm(35)), Point(mm(60), mm(35))), stroke=dashes),
        Group(
            (rectangle(0, 0, 10, 10, RED), rectangle(5, 5, 10, 10, BLUE)),
            Transform(mm(10), mm(50), 30_000, 1_200_000),
            Outline.ellipse(mm_box(0, 0, 15, 15)),
            600,
        ),
        Shape(Outline.rectangle(mm_box(40, 50, 9, 9)), fill=BLACK, opacity=250),
    )
    page = Page(SMALL, items, trim=mm_box(3, 3, 64, 94), bleed=mm_box(0, 0, 70, 100))
    golden("shapes.txt", pdf_dump(Workshop().print([page])[0]))


def test_lines_of_text(golden: Golden) -> None:
    """Two faces, kerning, tracking, stretched spaces, a stroke, spans, copied text."""
    shop = Workshop()
    plain = shop.line("AVATAR office", 5, 10)
    word = plain.words[0]
    glyph = word.glyphs[0]
    alpha = type(word)("Α", (glyph._replace(text="Α"),), glyph.advance)  # Greek, as a Latin A
    items = (
        plain,
        plain._replace(origin=Point(mm(5), mm(20)), gap=500, space_after=True),
        plain._replace(origin=Point(mm(5), mm(30)), tracking=pt(1), colour=Rgb(200, 0, 0)),
        shop.line("Crown", 5, 45, font="Lilita One", size=20, stroke=Stroke(GREEN, pt(1))),
        plain._replace(origin=Point(mm(5), mm(60)), words=(alpha,)),
    )
    golden("text.txt", pdf_dump(shop.print([Page(SMALL, items)])[0]))


def test_pictures_and_parts(golden: Golden) -> None:
    """JPEG, PNG, alpha, orientation, a drawing; forms used twice, inline parts, clips."""
    exif = Image.Exif()
    exif[274] = 6
    drawing = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
    <rect width="10" height="10" fill="#c80a0a"/><circle cx="15" cy="5" r="4"/></svg>"""
    shop = Workshop(
        {
            "a.jpg": jpeg(halves(tuple(RED), tuple(BLUE))),
            "b.jpg": jpeg(halves(tuple(RED), tuple(BLUE)), exif=exif),
            "c.png": plain_png(halves(tuple(RED), tuple(BLUE))),
            "d.png": plain_png(halves((*RED, 255), (0, 0, 0, 0), "RGBA")),
            "e.svg": drawing,
        }
    )
    face = Part(
        (
            shop.picture("a.jpg", -3, -3, 36, 46)._replace(clip=mm_box(-1, -1, 32, 42)),
            shop.picture("d.png", 5, 5, 10, 10),
            shop.picture("e.svg", 5, 20, 20, 10),
        ),
        mm_box(-3, -3, 36, 46),
    )
    inline = Part((shop.picture("c.png", 0, 0, 6, 8),), mm_box(0, 0, 6, 8), shared=False)
    items = (
        Use(face, Transform(mm(3), mm(3)), mm_box(-1, -1, 32, 42)),
        Use(face, Transform(mm(67), mm(97), 180_000)),
        Use(inline, Transform(Length(3_333_333), mm(5))),
        shop.picture("b.jpg", 50, 20, 8, 6),
    )
    golden(
        "pictures.txt", pdf_dump(shop.print([Page(SMALL, items), Page(SMALL, items[:1])])[0])
    )
