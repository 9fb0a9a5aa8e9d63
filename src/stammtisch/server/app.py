"""The application: endpoints, the socket and the page, behind the guard."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from stammtisch.core.mistakes import Mistake
from stammtisch.server.calls import Call, Endpoint
from stammtisch.server.clients import ENCODER
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.guard import Guard, Limits, error_response
from stammtisch.server.guests import Guest, Guests, guest_at
from stammtisch.server.handbook import Handbook, to_handbook
from stammtisch.server.health import health_routes
from stammtisch.server.openapi import document
from stammtisch.server.pages import make_show_page, show_away
from stammtisch.server.profiles.visit import PageVisit
from stammtisch.server.reading import read_body
from stammtisch.server.replays import Replays
from stammtisch.server.socket import serve_client

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from stammtisch.server.tables import Tables

JSON: Final = "application/json"
ZIP: Final = "application/zip"
WHILE: Final = "public, max-age=600"  # seconds: a new version is read soon enough
log = logging.getLogger(__name__)


def make_app(
    tables: Tables,
    limits: Limits = Limits(),  # noqa: B008 -- a tuple
    origins: frozenset[str] = frozenset(),
    *,
    loopback: bool = False,
    on_open: Callable[[], None] = lambda: None,
) -> Starlette:
    """The whole application."""
    replays, guests = Replays(tables), Guests(tables, limits)

    async def socket(websocket: WebSocket) -> None:
        await serve_client(websocket, tables, limits, Guest(guests, guest_at(websocket.scope.get("client"))))

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await tables.open()
        on_open()
        yield
        await tables.close()

    return Starlette(
        routes=[
            *(make_route(endpoint, tables, replays, guests) for endpoint in ENDPOINTS),
            *health_routes(tables),
            Route("/api/openapi.json", show_document),
            WebSocketRoute("/api/socket", socket),
            Route("/api/{path:path}", no_such_endpoint),
            Route("/away", show_away),
            Route("/docs", to_handbook),
            Mount("/docs", Handbook()),
            Route("/{path:path}", make_show_page(tables, origins)),
        ],
        middleware=[
            Middleware(
                Guard,
                limits=limits,
                origins=origins,
                loopback=loopback,
                is_blocked=tables.blocklist.is_blocked,
                share=guests.share,
            ),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={HTTPException: http_error_response, Exception: our_fault_response},
        lifespan=lifespan,
    )


def make_route(endpoint: Endpoint, tables: Tables, replays: Replays, guests: Guests) -> Route:
    """An endpoint as a route: read the body, run, write the response; mistakes become error responses."""
    reader = msgspec.json.Decoder(endpoint.body) if endpoint.body not in (None, str) else None

    async def run(request: Request) -> Response:
        try:
            body = read_body(reader, await request.body()) if endpoint.body is not None else None
            guest = Guest(guests, guest_at(request.scope.get("client")))
            visit = PageVisit(request)
            asked = request.path_params, request.query_params, read_key(request), body
            response = write_response(await endpoint.run(Call(tables, replays, *asked, guest, visit)), endpoint)
            visit.answer(response)
        except Mistake as mistake:
            return error_response(mistake)
        return response

    return Route(endpoint.path, run, methods=[endpoint.method], name=endpoint.summary)


def read_key(request: Request) -> str | None:
    """The key in the Authorization header, if there is one."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" and key.strip() else None


def write_response(result: object, endpoint: Endpoint) -> Response:
    """Texts as they are, files as archives, all else as JSON."""
    headers = {"cache-control": WHILE} if endpoint.lasting else None
    if isinstance(result, bytes):
        named = {"content-disposition": 'attachment; filename="stammtisch.zip"', "cache-control": "no-store"}
        return Response(result, endpoint.status, named, media_type=ZIP)
    if isinstance(result, str):
        return Response(result, endpoint.status, headers, media_type="text/plain")
    return Response(ENCODER.encode(result), endpoint.status, headers, media_type=JSON)


async def show_document(_request: Request) -> Response:
    """The OpenAPI document."""
    return Response(document(), media_type=JSON)


async def no_such_endpoint(_request: Request) -> Response:
    """The response for any other address under /api."""
    return error_response(Mistake("no-page"))


async def http_error_response(_request: Request, failure: Exception) -> Response:
    """An error of the framework, in our own form."""
    assert isinstance(failure, HTTPException)
    mistake = Mistake("no-method" if failure.status_code == 405 else "no-page")  # noqa: PLR2004
    response = error_response(mistake)
    response.headers.update(failure.headers or {})
    return response


async def our_fault_response(_request: Request, _failure: Exception) -> Response:
    """The response to a fault of ours: the log has the details, the client gets a sentence."""
    response = error_response(Mistake("our-fault"))
    response.status_code = 500
    return response
