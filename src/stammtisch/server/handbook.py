"""The handbook under /docs: the site that `make docs` builds into the package, as files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    import os

    from starlette.requests import Request
    from starlette.types import Scope

SITE: Final = Path(str(files("stammtisch"))) / "static-docs"
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Stammtisch</title>
<p>The handbook is not built here: run <code>make docs</code> in the source tree and start the server again,
or install a released wheel, which has it. Its pages are in <code>docs/</code> of the source tree, too.
<p><a href="/">To the tables</a>
"""


class Handbook(StaticFiles):
    """The files of the site, asked for again each time; one sentence if there is no site."""

    def __init__(self, site: Path = SITE) -> None:
        super().__init__(directory=site, html=True, check_dir=False)
        self.is_built = (site / "index.html").is_file()

    async def check_config(self) -> None:
        """Nothing to check: a folder that is not there is answered for below."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, the index of a folder, or the site's own page for what is not there."""
        if not self.is_built:
            return HTMLResponse(NOT_BUILT, 404)  # the page takes 503 for a house that is away
        response = await super().get_response(path, scope)
        if isinstance(response, RedirectResponse):  # by path alone: a proxy knows better what the house is called
            response.headers["location"] = scope["path"] + "/"
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file that a browser may keep, if it asks whether it has changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "no-cache"
        return response


async def to_handbook(_request: Request) -> Response:
    """The site is a folder, and its links are seen from inside it."""
    return RedirectResponse("/docs/", 308)
