"""Logs for programs: one JSON object a line, with the id of the request that it is about. No key is ever in them."""

from __future__ import annotations

import contextvars
import logging
import secrets
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from starlette.types import Message, Scope, Send

REQUEST: contextvars.ContextVar[str] = contextvars.ContextVar("request", default="")
ENCODER: Final = msgspec.json.Encoder(enc_hook=str)
OF_UVICORN: Final = ("uvicorn", "uvicorn.error", "uvicorn.access")
HEADER: Final = b"x-request-id"
log = logging.getLogger("stammtisch.requests")


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, without line breaks."""
        told: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            told["request"] = REQUEST.get()
        told |= getattr(record, "facts", {})
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return ENCODER.encode(told).decode()


def log_json() -> None:
    """Let everything that this process logs be JSON on standard error."""
    to_stderr = logging.StreamHandler(sys.stderr)
    to_stderr.setFormatter(JsonLines())
    root = logging.getLogger()
    root.addHandler(to_stderr)
    log.setLevel(logging.INFO)
    for name in OF_UVICORN:
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True


def begin_request() -> None:
    """Give what follows in this task an id."""
    REQUEST.set(secrets.token_hex(6))


def with_request(scope: Scope, send: Send) -> Send:
    """Tell the request's id to whoever asks, and log its end: no key is in a path, and no address is written down."""
    began = time.perf_counter()

    async def send_and_log(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), (HEADER, REQUEST.get().encode())]
            log_request(scope, message["status"], time.perf_counter() - began)
        await send(message)

    return send_and_log


def log_request(scope: Scope, status: int, seconds: float) -> None:
    """One line for each request, if anybody wants it."""
    if log.isEnabledFor(logging.INFO):
        facts = {"method": scope["method"], "path": scope["path"], "status": status, "seconds": round(seconds, 4)}
        log.info("request", extra={"facts": facts})
