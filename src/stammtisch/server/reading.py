"""Reads what strangers send: bytes, JSON, names of hosts. Whatever is wrong with it is a mistake with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.convertors import Convertor, register_url_convertor

from stammtisch.core.mistakes import Mistake
from stammtisch.server.scalars import Count

if TYPE_CHECKING:
    from urllib.parse import SplitResult

Sent = TypeVar("Sent")
LONGEST_ADDRESS: Final = 2000  # bytes of path and query
JSON_BODY: Final = 250_000  # bytes; only records are longer
QUOTED: Final = 200  # letters of what is wrong with a message


class CountConvertor(Convertor[int]):
    """A number in a path; beyond a million there is nothing, and no number is too long to be read."""

    regex = "[0-9]{1,6}"

    def convert(self, value: str) -> int:
        """The number."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Its digits."""
        return str(value)


register_url_convertor("count", CountConvertor())


def read_json(reader: msgspec.json.Decoder[Sent], data: bytes | str) -> Sent:
    """A struct from JSON, however deep it is nested and whatever stands in fields that nobody reads."""
    try:
        return reader.decode(data)
    except RecursionError as deep:
        raise Mistake("too-deep") from deep
    except UnicodeError as failure:
        raise Mistake("not-utf8") from failure
    except msgspec.ValidationError as failure:
        raise Mistake("not-valid", where=str(failure)[:QUOTED]) from failure
    except msgspec.DecodeError as failure:
        raise Mistake("not-readable", where="JSON") from failure


def read_body(reader: msgspec.json.Decoder[Any] | None, data: bytes) -> Any:  # noqa: ANN401 -- the endpoint's struct
    """The body of a request: JSON, or without a reader a text."""
    if reader is None:
        return read_text(data)
    if len(data) > JSON_BODY:
        raise Mistake("too-large")
    return read_json(reader, data)


def read_text(data: bytes) -> str:
    """A text; letters of another encoding, and the zeros of files that are no texts, are a mistake."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeError as failure:
        raise Mistake("not-utf8") from failure
    if "\0" in text:
        raise Mistake("not-utf8")
    return text


def read_count(text: str) -> int:
    """A number from a query."""
    try:
        return msgspec.convert(text, Count, strict=False)
    except msgspec.ValidationError as failure:
        raise Mistake("not-valid", where=str(failure)[:QUOTED]) from failure


def check_address(path: str, sent: bytes) -> None:
    """Refuse an address that is too long, or that holds letters which none of ours has."""
    if len(sent) > LONGEST_ADDRESS:
        raise Mistake("address-long")
    if any(letter < " " or letter == "\x7f" for letter in path):
        raise Mistake("address-form")


def host_in(header: str) -> str | None:
    """The host that a Host header names, without its port; None if it names none."""
    parts = split_address(f"//{header}")
    return parts.hostname if parts else None


def netloc_in(origin: str) -> str | None:
    """Host and port of an Origin header; None if it is no address."""
    parts = split_address(origin)
    return parts.netloc.lower() if parts else None


def split_address(text: str) -> SplitResult | None:
    """The parts of an address; None if it has brackets where none belong, or the like."""
    try:
        return urlsplit(text)
    except ValueError:
        return None
