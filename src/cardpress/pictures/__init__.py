"""Pictures: sizes, orientation, alpha, the SVG gate, content digests, cache.

Knows the project's files and what is in them, nothing of cards or pages. What leaves this
package was checked: a broken, oversized or unsafe picture is a fault, never a blank.
"""

from cardpress.pictures.library import PictureLibrary
from cardpress.pictures.values import Asset, Raster, Vector, VectorObject

__all__ = ["Asset", "PictureLibrary", "Raster", "Vector", "VectorObject"]
