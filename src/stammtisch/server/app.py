"""The application: endpoints, the socket and the page behind the doorkeeper."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from stammtisch.core.mistakes import Mistake
from stammtisch.server.clients import ENCODER
from stammtisch.server.endpoints import ENDPOINTS, Call, Endpoint
from stammtisch.server.guard import Guard, Limits, answer_trouble
from stammtisch.server.openapi import document
from stammtisch.server.pages import show_page
from stammtisch.server.replays import Replays
from stammtisch.server.socket import receive_client

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from stammtisch.server.tables import Tables

JSON: Final = "application/json"
log = logging.getLogger(__name__)


def make_app(
    house: Tables,
    limits: Limits = Limits(),  # noqa: B008 -- a tuple
    origins: frozenset[str] = frozenset(),
    *,
    loopback: bool = False,
) -> Starlette:
    """The whole application of a house."""
    library = Replays(house)

    async def socket(websocket: WebSocket) -> None:
        await receive_client(websocket, house, limits)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    return Starlette(
        routes=[
            *(make_route(endpoint, house, library) for endpoint in ENDPOINTS),
            Route("/api/openapi.json", show_document),
            WebSocketRoute("/api/socket", socket),
            Route("/api/{path:path}", no_such_endpoint),
            Route("/{path:path}", show_page),
        ],
        middleware=[
            Middleware(Guard, limits=limits, origins=origins, loopback=loopback),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={HTTPException: tell_http_error, Exception: tell_our_fault},
        lifespan=lifespan,
    )


def make_route(endpoint: Endpoint, house: Tables, library: Replays) -> Route:
    """An endpoint as a route: read, run, write; mistakes are answered with what they are about."""
    reader = msgspec.json.Decoder(endpoint.body) if endpoint.body not in (None, str) else None

    async def run(request: Request) -> Response:
        try:
            body = await read_body(request, endpoint, reader)
            call = Call(house, library, request.path_params, request.query_params, read_key(request), body)
            return write_answer(await endpoint.run(call), endpoint.status)
        except Mistake as mistake:
            return answer_trouble(mistake)
        except msgspec.ValidationError as failure:
            return answer_trouble(Mistake("not-valid", where=str(failure)[:300]))
        except (msgspec.DecodeError, UnicodeError):
            return answer_trouble(Mistake("not-readable", where="JSON"))

    return Route(endpoint.path, run, methods=[endpoint.method], name=endpoint.summary)


async def read_body(request: Request, endpoint: Endpoint, reader: msgspec.json.Decoder[Any] | None) -> object:
    """What was sent, as the endpoint's struct."""
    if endpoint.body is None:
        return None
    data = await request.body()
    return reader.decode(data) if reader else data.decode()


def read_key(request: Request) -> str | None:
    """The key that is shown, if any."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" and key.strip() else None


def write_answer(answer: object, status: int) -> Response:
    """Texts as they are, all else as JSON."""
    if isinstance(answer, str):
        return Response(answer, status, media_type="text/plain")
    return Response(ENCODER.encode(answer), status, media_type=JSON)


async def show_document(_request: Request) -> Response:
    """The OpenAPI document."""
    return Response(document(), media_type=JSON)


async def no_such_endpoint(_request: Request) -> Response:
    """An address that means nothing."""
    return answer_trouble(Mistake("no-page"))


async def tell_http_error(_request: Request, failure: Exception) -> Response:
    """What the framework refuses, in our own form."""
    assert isinstance(failure, HTTPException)
    mistake = Mistake("no-method" if failure.status_code == 405 else "no-page")  # noqa: PLR2004
    response = answer_trouble(mistake)
    response.headers.update(failure.headers or {})
    return response


async def tell_our_fault(_request: Request, _failure: Exception) -> Response:
    """A fault of ours: the log has the details, the client a sentence."""
    response = answer_trouble(Mistake("our-fault"))
    response.status_code = 500
    return response
