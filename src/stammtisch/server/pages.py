"""The built page: one file for all paths, with a card for messengers in its head, and its assets."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, HTMLResponse, Response

from stammtisch.server.cards import PICTURE, away_page, card_tags, make_card, reader_language

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from stammtisch.server.tables import Tables

STATIC: Final = Path(str(files("stammtisch"))) / "static"
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # the names of built assets hold their hash
REVALIDATE: Final = "no-cache"
CARD: Final = "<!-- card -->"  # where the card goes in the page's head
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Stammtisch</title>
<p>The page is not built yet: run <code>make play</code> in the source tree, or install a released wheel, which has it.
"""


def make_show_page(tables: Tables, origins: frozenset[str]) -> Callable[[Request], Awaitable[Response]]:
    """The function behind every path that is not under /api."""
    public = min(origins, default="")

    async def show_page(request: Request) -> Response:
        """A file of the page, or the page itself, which reads from its address what to show."""
        path = find_file(request.path_params.get("path", ""))
        if path is not None:
            caching = IMMUTABLE if "assets" in path.relative_to(STATIC).parts else REVALIDATE
            return FileResponse(path, headers={"cache-control": caching})
        index = STATIC / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        language = reader_language(request.headers.get("accept-language", ""))
        card = await make_card(tables, request.scope["path"], language)
        if not (STATIC / card.picture).is_file():
            card = card._replace(picture=PICTURE)
        origin = public or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
        tags = card_tags(card, origin, request.scope["path"])
        return page_response(index.read_text(encoding="utf-8").replace(CARD, tags))

    return show_page


def find_file(name: str) -> Path | None:
    """A file of the page by its path; None for what is none, or can be none because the system has no such names."""
    try:
        path = (STATIC / name).resolve()
        found = path.is_file() and path.is_relative_to(STATIC) and path.name != "index.html"
    except (OSError, ValueError):
        return None
    return path if found else None


async def show_away(_request: Request) -> Response:
    """The page that browsers keep for the time when nobody answers."""
    return page_response(away_page())


def page_response(text: str) -> Response:
    """A page that is asked for again each time."""
    return HTMLResponse(text, headers={"cache-control": REVALIDATE, "vary": "accept-language"})
