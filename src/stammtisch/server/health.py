"""Whether a process lives, and whether it can serve: for proxies, service managers and whoever watches."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from starlette.responses import Response
from starlette.routing import Route

if TYPE_CHECKING:
    from starlette.requests import Request

    from stammtisch.server.tables import Tables

PATIENCE: Final = 1.0  # seconds in which the store must have written and read a row
log = logging.getLogger(__name__)


def health_routes(tables: Tables) -> list[Route]:
    """`/api/live`: the loop answers. `/api/ready`: the store writes, has our schema, and we are not about to end."""

    async def live(_request: Request) -> Response:
        return Response("live", media_type="text/plain")

    async def ready(_request: Request) -> Response:
        said = "draining" if tables.draining else await try_store(tables)
        return Response(said, 200 if said == "ready" else 503, media_type="text/plain")

    return [Route("/api/live", live), Route("/api/ready", ready)]


async def try_store(tables: Tables) -> str:
    """Write this process's heartbeat and read it again."""
    try:
        return "ready" if await asyncio.wait_for(tables.store.probe(), PATIENCE) else "schema"
    except Exception as failure:  # noqa: BLE001 -- whatever it is, we cannot serve
        log.warning("not ready: %s", type(failure).__name__)
        return "store"
