"""The OpenAPI document, generated from the endpoints and the structs."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from stammtisch.server import messages as m
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.installed import VERSION

if TYPE_CHECKING:
    from stammtisch.server.calls import Endpoint

PARAMETER: Final = re.compile(r"{(\w+)(:count)?}")
ERRORS: Final = {
    "400": "Cannot be read",
    "403": "Not yours",
    "404": "Not there",
    "409": "Not now",
    "410": "No more",
    "413": "Too large",
    "414": "The address is too long",
    "422": "Does not fit the schema or the rules",
    "429": "Too often",
}
PATH_PARAMETERS: Final = {
    "id": {"type": "string", "pattern": "^[a-z0-9]{4,32}$"},
    "language": {"type": "string", "enum": ["en", "de", "fr"]},
    "game": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
    "chapter": {"type": "string", "pattern": "^[a-z-]{1,40}$"},
    "problem": {"type": "string", "pattern": "^[0-9a-f]{8}$"},
    "notice": {"type": "string", "pattern": "^[A-Za-z0-9_-]{32}$"},
    "line": {"type": "integer", "minimum": 0, "maximum": 999_999},
    "number": {"type": "integer", "minimum": 0, "maximum": 999_999},
}

Schema = dict[str, Any]


@cache
def document() -> bytes:
    """The whole document as JSON."""
    types = described_types()
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(PARAMETER.sub(r"{\1}", endpoint.path), {})[endpoint.method.lower()] = operation(
            endpoint, by_type
        )
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Stammtisch", "version": VERSION, "description": "See docs/server.md."},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def described_types() -> list[Any]:
    """Every type of a body, response or query, once."""
    found: dict[str, Any] = {repr(m.ErrorInfo): m.ErrorInfo}
    for endpoint in ENDPOINTS:
        for one in (endpoint.response, endpoint.body, *(kind for _name, kind in endpoint.query)):
            if one not in (None, bytes):
                found[repr(one)] = one
    return list(found.values())


def operation(endpoint: Endpoint, by_type: dict[str, Schema]) -> Schema:
    """One endpoint."""
    responses = {str(endpoint.status): response("Done", content(endpoint.response, by_type))}
    for status, text in ERRORS.items():
        responses[status] = response(text, content(m.ErrorInfo, by_type))
    found: Schema = {"summary": endpoint.summary, "parameters": parameters(endpoint, by_type), "responses": responses}
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": content(endpoint.body, by_type)}
    if endpoint.keyed:
        found["security"] = [{}, {"key": []}]
    return found


def response(text: str, body: Schema) -> Schema:
    """A response with its content."""
    return {"description": text, "content": body}


def content(kind: object, by_type: dict[str, Schema]) -> Schema:
    """How something is written: texts as they are, all else as JSON."""
    if kind is bytes:
        return {"application/zip": {"schema": {"type": "string", "format": "binary"}}}
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": by_type[repr(kind)]}}


def parameters(endpoint: Endpoint, by_type: dict[str, Schema]) -> list[Schema]:
    """The parameters of the path and the query."""
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": PATH_PARAMETERS[name]}
        for name, _integer in PARAMETER.findall(endpoint.path)
    ]
    return [*in_path, *({"name": name, "in": "query", "schema": by_type[repr(kind)]} for name, kind in endpoint.query)]
