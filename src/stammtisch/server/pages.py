"""The built page: one file for all paths, and its assets."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, HTMLResponse, Response

if TYPE_CHECKING:
    from starlette.requests import Request

STATIC: Final = Path(str(files("stammtisch"))) / "static"
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # the names of built assets hold their hash
REVALIDATE: Final = "no-cache"
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Stammtisch</title>
<p>The page is not built yet: run <code>make play</code> in the source tree, or install a released wheel, which has it.
"""


async def show_page(request: Request) -> Response:
    """A file of the page, or the page itself, which reads from its address what to show."""
    path = (STATIC / request.path_params.get("path", "")).resolve()
    if path.is_file() and path.is_relative_to(STATIC):
        caching = IMMUTABLE if "assets" in path.relative_to(STATIC).parts else REVALIDATE
        return FileResponse(path, headers={"cache-control": caching})
    index = STATIC / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": REVALIDATE})
    return HTMLResponse(NOT_BUILT, 503 if not index.exists() else 200)
