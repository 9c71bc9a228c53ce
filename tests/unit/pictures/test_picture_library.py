import hashlib
import io
import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image

from cardpress.colour import Rgb
from cardpress.diagnostics import Diagnostic, ProjectError
from cardpress.files import Folder, MemoryFiles
from cardpress.geometry import Length, Size, mm
from cardpress.pictures import Asset, PictureLibrary, Raster
from tests.support.papers import jpeg, plain_png

RGB = Image.new("RGB", (30, 20), (200, 10, 10))


def library(**files: bytes) -> PictureLibrary:
    return PictureLibrary(
        MemoryFiles({name.replace("_", "."): data for name, data in files.items()})
    )


def fault(pictures: PictureLibrary, path: str) -> Diagnostic:
    """The one diagnostic that a picture brings."""
    with pytest.raises(ProjectError) as raised:
        pictures.asset(path)
    (diagnostic,) = raised.value.diagnostics
    assert diagnostic.span is None
    return diagnostic


def saved(image: Image.Image, kind: str, **more: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **more)
    return buffer.getvalue()


def test_an_asset_says_what_it_is() -> None:
    """Kind, pixels, natural size at 300 dpi, plain path; nothing odd."""
    asset = library(a_jpg=jpeg(RGB)).asset("./a.jpg")
    assert (asset.kind, asset.pixels, asset.path, asset.notes) == (
        "jpeg",
        (30, 20),
        "a.jpg",
        (),
    )
    assert asset.size == Size(Length(30 * 3048), Length(20 * 3048))


def test_assets_are_read_once_and_found_by_key() -> None:
    """The same object for the same path, and again by its key."""
    pictures = library(a_png=plain_png(RGB))
    asset = pictures.asset("a.png")
    assert pictures.asset("a.png") is asset
    assert pictures.by_key(asset.key) is asset
    with pytest.raises(KeyError):
        pictures.by_key("0" * 64)


def test_keys_are_digests_of_the_bytes() -> None:
    """Names do not count, bytes do."""
    data = plain_png(RGB)
    pictures = library(a_png=data, b_png=data, c_png=plain_png(RGB.resize((3, 3))))
    keys = [pictures.asset(name).key for name in ("a.png", "b.png", "c.png")]
    assert keys[0] == keys[1] != keys[2]
    assert len(keys[0]) == 64


def test_digests_name_every_file_that_was_taken() -> None:
    """Two files with the same bytes both stand there; one that nobody took does not."""
    data = jpeg(RGB)
    pictures = library(a_jpg=data, b_jpg=data, c_jpg=data)
    pictures.asset("b.jpg")
    pictures.asset("./a.jpg")
    whole = hashlib.sha256(data).hexdigest()
    assert pictures.digests == {"a.jpg": whole, "b.jpg": whole}


def test_missing_pictures_are_named_with_a_hint() -> None:
    """F16 p6 and p7: the case of letters counts on every system; paths stand as written."""
    pictures = PictureLibrary(MemoryFiles({"Art/Sunrise.PNG": plain_png(RGB)}))
    near = fault(pictures, "art/sunrise.png")
    assert (near.code, near.message) == ("E301", "'art/sunrise.png' not found")
    assert near.hint is not None
    assert "Art/" in near.hint
    far = fault(pictures, "nowhere.png")
    assert (far.code, far.message) == ("E301", "'nowhere.png' not found")


def test_names_with_spaces_and_accents() -> None:
    """F16 p5."""
    path = "my art/Über Fuß (final).png"
    assert PictureLibrary(MemoryFiles({path: plain_png(RGB)})).asset(path).path == path


@pytest.mark.parametrize(
    "path",
    [
        "../outside.png",
        "in/../../outside.png",
        "/outside.png",
        "C:/outside.png",
        "in\\..\\o.png",
    ],
)
def test_nothing_outside_the_project_is_opened(path: str) -> None:
    """F14: dots, roots, drives and backslashes lead to E302."""
    assert fault(library(outside_png=plain_png(RGB)), path).code == "E302"


def test_links_out_of_the_project_are_not_followed(tmp_path: Path) -> None:
    """F14: a link inside that points outside is outside."""
    (tmp_path / "secret.png").write_bytes(plain_png(RGB))
    project = tmp_path / "project"
    project.mkdir()
    (project / "link.png").symlink_to(tmp_path / "secret.png")
    assert fault(PictureLibrary(Folder(project)), "link.png").code == "E302"


def test_names_that_lie_are_noted() -> None:
    """W309: the bytes decide, a warning tells the right ending."""
    pictures = library(a_jpg=plain_png(RGB), b_png=jpeg(RGB), c_JPEG=jpeg(RGB))
    (note,) = pictures.asset("a.jpg").notes
    assert (note.code, note.message) == ("W309", "'a.jpg' is a PNG picture")
    assert note.hint == "let its name end in '.png'"
    assert pictures.asset("a.jpg").kind == "png"
    assert pictures.asset("b.png").kind == "jpeg"
    assert pictures.asset("c.JPEG").notes == ()


@pytest.mark.parametrize("data", [jpeg(RGB), jpeg(RGB, progressive=True), plain_png(RGB)])
def test_every_cut_is_found(data: bytes) -> None:
    """A file cut anywhere behind its first bytes is E303, or no picture at all."""
    for length in range(12, len(data) - 1, 7):
        with pytest.raises(ProjectError) as raised:
            library(a_png=data[:length]).asset("a.png")
        assert raised.value.diagnostics[0].code == "E303"


@pytest.mark.parametrize("kind", ["GIF", "WEBP"])
def test_cut_pictures_of_other_kinds(kind: str) -> None:
    """What has to be decoded is decoded whole."""
    data = saved(Image.effect_noise((64, 64), 80).convert("RGB"), kind)
    assert fault(library(a_gif=data[: len(data) // 2]), "a.gif").code == "E303"


def test_flipped_bits_are_found() -> None:
    """PNG has checksums, and they are read."""
    data = bytearray(plain_png(Image.effect_noise((64, 64), 80)))
    data[len(data) // 2] ^= 1
    found = fault(library(a_png=bytes(data)), "a.png")
    assert (found.code, found.message) == ("E303", "'a.png' is broken: a checksum is wrong")


def test_pixels_that_cannot_be_decoded() -> None:
    """Right checksums over nonsense: what is decoded is a fault, not a crash."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", 9, 9, 8, 6, 0, 0, 0))
    for rows in (b"nonsense", zlib.compress(b"\0")):
        data = b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
        assert fault(library(a_png=data), "a.png").code == "E303"


def test_empty_and_foreign_files() -> None:
    """An empty file is broken, other kinds are named."""
    pictures = library(
        a_png=b"",
        b_png=b"hello",
        c_png=saved(RGB, "TIFF"),
        d_png=saved(RGB, "BMP"),
        e_png=b"%PDF-1.6",
    )
    assert fault(pictures, "a.png").code == "E303"
    assert fault(pictures, "b.png").code == "E310"
    assert fault(pictures, "c.png").message == "'c.png' is a TIFF picture"
    assert fault(pictures, "d.png").message == "'d.png' is a BMP picture"
    assert fault(pictures, "e.png").message == "'e.png' is a PDF"


@pytest.mark.parametrize("kind", ["PNG", "GIF", "JPEG"])
def test_too_many_pixels_are_refused_unseen(kind: str) -> None:
    """More than 40 megapixels are refused by the header, before anything is decoded."""
    data = saved(Image.new("L", (40_000, 1_001)), kind)
    found = fault(library(a_png=data), "a.png")
    assert (found.code, found.message) == ("E304", "'a.png' has 40000 x 1001 pixels")


def test_the_first_frame_is_used_with_a_note() -> None:
    """An animation is told of; a single frame is not."""
    frames = [Image.new("RGB", (8, 8), colour) for colour in ((255, 0, 0), (0, 0, 255))]
    moving = saved(frames[0], "GIF", save_all=True, append_images=frames[1:])
    pictures = library(a_gif=moving, b_gif=saved(frames[0], "GIF"))
    (note,) = pictures.asset("a.gif").notes
    assert (note.code, note.message) == ("N311", "'a.gif' has 2 frames, only the first is used")
    assert pictures.asset("b.gif").notes == ()
    content = pictures.load(pictures.asset("a.gif").key)
    assert isinstance(content, Raster)
    assert (content.width, content.height, content.channels) == (8, 8, "rgb")


def test_arithmetic_and_twelve_bit_jpegs_are_refused() -> None:
    """What PDF cannot hold is E310 with a way out."""
    data = jpeg(RGB)
    frame = data.index(b"\xff\xc0")
    arithmetic = data[:frame] + b"\xff\xc9" + data[frame + 2 :]
    deep = data[: frame + 4] + b"\x0c" + data[frame + 5 :]
    for odd in (arithmetic, deep):
        found = fault(library(a_jpg=odd), "a.jpg")
        assert (found.code, found.hint) == ("E310", "save it as a plain JPEG or PNG")


def test_a_small_thumbnail_does_not_hide_a_cut() -> None:
    """The end marker of a thumbnail in EXIF is not that of the picture."""
    exif = Image.Exif()
    exif[0x9286] = "x"
    data = jpeg(RGB, comment=jpeg(RGB.resize((4, 4))))
    assert data.count(b"\xff\xd9") == 2
    assert fault(library(a_jpg=data[:-40]), "a.jpg").code == "E303"
    assert library(a_jpg=data).asset("a.jpg").pixels == (30, 20)


def test_bytes_behind_the_end_are_harmless() -> None:
    """Cameras and editors append things."""
    assert library(a_jpg=jpeg(RGB) + b"\0" * 99).asset("a.jpg").kind == "jpeg"


def _other_form() -> bytes:
    """A whole entry of another version's making."""
    packed = b"{}\n"
    return hashlib.sha256(packed).digest() + packed


RGBA = plain_png(Image.new("RGBA", (30, 20), (9, 90, 200, 99)))


def test_decoded_pictures_are_kept_on_disk(tmp_path: Path) -> None:
    """A second run reads what the first decoded; the bytes are the same."""
    files = MemoryFiles({"a.png": RGBA})
    cache = tmp_path / "deep" / "cache"
    first = PictureLibrary(files, cache)
    one = first.load(first.asset("a.png").key)
    (entry,) = cache.iterdir()
    stamp = entry.stat().st_mtime_ns
    second = PictureLibrary(files, cache)
    assert second.load(second.asset("a.png").key) == one
    assert entry.stat().st_mtime_ns == stamp
    plain = PictureLibrary(files)
    assert plain.load(plain.asset("a.png").key) == one


def test_preparing_changes_nothing_but_the_time(tmp_path: Path) -> None:
    """Assets are the same, faults are found again, and odd paths do no harm."""
    files = MemoryFiles({"a.png": RGBA, "b.png": RGBA[:-20], "c.jpg": jpeg(RGB)})
    pictures = PictureLibrary(files, tmp_path)
    pictures.prepare(["a.png", "b.png", "c.jpg", "../d.png", "nowhere.png"])
    assert pictures.asset("a.png") == PictureLibrary(files).asset("a.png")
    assert len(list(tmp_path.iterdir())) == 1
    assert fault(pictures, "b.png").code == "E303"
    PictureLibrary(files).prepare(["a.png"])


@pytest.mark.parametrize("damage", [b"", b"x" * 100, None, _other_form()])
def test_damaged_entries_are_not_believed(tmp_path: Path, damage: bytes | None) -> None:
    """An empty, foreign or cut entry is made anew."""
    files = MemoryFiles({"a.png": RGBA})
    first = PictureLibrary(files, tmp_path)
    one = first.load(first.asset("a.png").key)
    (entry,) = tmp_path.iterdir()
    whole = entry.read_bytes()
    entry.write_bytes(whole[:-3] if damage is None else damage)
    second = PictureLibrary(files, tmp_path)
    assert second.load(second.asset("a.png").key) == one
    assert entry.read_bytes() == whole


def test_a_cache_that_cannot_be_written_costs_only_time(tmp_path: Path) -> None:
    """A file where the folder should be is no fault."""
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    pictures = PictureLibrary(MemoryFiles({"a.png": RGBA}), blocked)
    assert pictures.asset("a.png").kind == "pixels"


def test_drawings_are_kept_on_disk_by_tint(tmp_path: Path) -> None:
    """Plain and tinted are two entries; both come back equal."""
    svg = (
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    )
    files = MemoryFiles({"a.svg": svg})

    def run() -> list[tuple[Asset, object]]:
        pictures = PictureLibrary(files, tmp_path)
        assets = [pictures.asset("a.svg"), pictures.asset("a.svg", tint=Rgb(255, 0, 0))]
        return [(asset, pictures.load(asset.key)) for asset in assets]

    first = run()
    assert len(list(tmp_path.iterdir())) == 2
    assert run() == first
    assert first[0][0].key != first[1][0].key
    assert first[0][0].size == Size(Length(9 * 9525), Length(9 * 9525))
    assert mm(1) == 36_000
