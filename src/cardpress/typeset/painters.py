"""What layers of each kind draw in a box: shapes, pictures, icons."""

from collections.abc import Sequence
from dataclasses import replace

from cardpress.geometry import Length, Rect, Size
from cardpress.scene import Item, Picture, Role
from cardpress.template import IconLayer, ImageLayer, ShapeLayer
from cardpress.typeset.desk import Desk, Job, Subject
from cardpress.typeset.images import check_resolution, place_picture, true_bleed
from cardpress.typeset.shapes import shape_of

__all__ = ["IconPainter", "ImagePainter", "ShapePainter"]

_MEMO = 1_024

_ENOUGH = Length(104_400)
"""Bleed that art of true size must bring so as not to be enlarged: 2.9 mm."""


class ShapePainter:
    """Draws a shape; one on the whole bleed is background."""

    def __init__(self, layer: ShapeLayer, desk: Desk) -> None:
        self._layer = layer
        self._desk = desk
        self._ground = layer.box == "bleed"

    def draw(self, job: Job, box: Rect, subject: Subject) -> Sequence[Item]:
        """Gives its items in a box."""
        shape = shape_of(self._layer, box, self._desk, job, subject)
        if shape is None:
            return ()
        return (replace(shape, role=Role.BACKGROUND) if self._ground else shape,)


class ImagePainter:
    """Draws a picture, each placed once for all cards that show it in the same place.

    Art that is as large as the card and some bleed is not scaled where it covers the bleed.
    """

    def __init__(self, layer: ImageLayer, desk: Desk, trim: Size) -> None:
        self._layer = layer
        self._desk = desk
        self._trim = trim
        own = {("card", "art"), ("card", "art_low")}
        chains = {chain for each in layer.image.expressions for chain in each.chains}
        self._own_focus = bool(own & chains)
        self._role = Role.BACKGROUND if layer.box == "bleed" else Role.ART
        self._memo: dict[tuple[str, Rect, object], Picture] = {}

    def draw(self, job: Job, box: Rect, subject: Subject) -> Sequence[Item]:
        """Gives its items in a box."""
        path = job.text(self._layer.image, subject)
        if not path:
            return ()
        focus = self._layer.focus
        if focus is None and self._own_focus and job.entry.card.art is not None:
            focus = job.entry.card.art.focus
        key = (path, box, focus)
        picture = self._memo.get(key)
        if picture is None:
            picture = self._picture(path, box, focus, job, subject)
            if picture is None:
                return ()
            if len(self._memo) >= _MEMO:
                self._memo.clear()
            self._memo[key] = picture
        return (picture,)

    def _picture(
        self,
        path: str,
        box: Rect,
        focus: tuple[float, float] | None,
        job: Job,
        subject: Subject,
    ) -> Picture | None:
        desk, layer = self._desk, self._layer
        asset = desk.asset(path, job, subject)
        if asset is None:
            return None
        if layer.box == "bleed" and layer.fit == "cover" and (over := self._over(asset.size)):
            placed, clip = over, box if not box.contains(over) else None
        else:
            placed, clip = place_picture(asset.size, box, layer.fit, focus or (50, 50))
        check_resolution(asset, placed, desk, job, subject)
        return Picture(asset.key, placed, clip, role=self._role)

    def _over(self, natural: Size) -> Rect | None:
        """Where full-bleed art of true size lies: as drawn, never scaled by a hair."""
        trim = self._trim
        over = true_bleed(natural, trim)
        if over is None or over < _ENOUGH:
            return None
        x = Length(int(natural.width - trim.width) // 2)
        y = Length(int(natural.height - trim.height) // 2)
        return Rect(-x, -y, natural.width, natural.height)


class IconPainter:
    """Draws an icon, tinted if it is vector."""

    def __init__(self, layer: IconLayer, desk: Desk) -> None:
        self._layer = layer
        self._desk = desk

    def draw(self, job: Job, box: Rect, subject: Subject) -> Sequence[Item]:
        """Gives its items in a box."""
        name = job.text(self._layer.icon, subject)
        path = name and self._desk.icon_path(name, job, subject)
        if not path:
            return ()
        tint = None
        if self._layer.color is not None:
            place = Subject(label=subject.label, span=self._layer.color.span or subject.span)
            tint = self._desk.colour(job.text(self._layer.color, place), job, place)
        asset = self._desk.asset(path, job, subject, tint=tint)
        if asset is None:
            return ()
        placing = place_picture(asset.size, box, self._layer.fit)
        check_resolution(asset, placing.box, self._desk, job, subject)
        return (placing.picture(asset, Role.ICON),)
