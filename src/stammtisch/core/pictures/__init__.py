"""Pictures of a table, in the page's own drawings: SVG that needs nothing else, and PNG.

Who looks decides what is drawn: a picture is made from the view of one seat, so nothing hidden can be in it.
"""

from stammtisch.core.pictures.drawing import THEMES, svg
from stammtisch.core.pictures.pixels import png

__all__ = ["THEMES", "png", "svg"]
