"""The OpenAPI document is true: whatever is made up from it is answered as it says, and never with a fault of ours."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import stammtisch
from stammtisch.server.app import make_app
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.openapi import document
from stammtisch.server.run import bind
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.tables import Tables
from stammtisch.server.typescript import write_types
from tests.server.kit import NO_LIMITS

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    listening = bind("127.0.0.1", 0)
    app = make_app(Tables(SqliteStore(tmp_path_factory.mktemp("data"))), NO_LIMITS, loopback=True)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
    thread.start()
    while not server.started:
        assert thread.is_alive()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def known(address: str) -> dict[str, str]:
    """A table to attack, and its keys."""
    made = httpx.post(f"{address}/api/tables", json={"game": "goldbraeu", "watch": "everyone"}).json()
    return {"id": made["table"]["id"], "key": made["keys"]["red"], "host": made["host"]}


def test_the_document_is_served(address: str) -> None:
    """As OpenAPI 3.1, with every endpoint and every answer described."""
    found = httpx.get(f"{address}/api/openapi.json").json()

    assert found == msgspec.json.decode(document())
    assert found["openapi"] == "3.1.0"
    assert sum(len(path) for path in found["paths"].values()) == len(ENDPOINTS)


def attack(address: str, known: dict[str, str], key: str | None) -> None:
    """Requests made up from the document, some right, most wrong."""
    schema = schemathesis.openapi.from_dict(msgspec.json.decode(document()))
    schema.config.update(base_url=address)
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        attack_operation(result.ok(), known, headers)


def attack_operation(operation: Any, known: dict[str, str], headers: dict[str, str]) -> None:  # noqa: ANN401 -- schemathesis's
    """One endpoint."""

    @settings(max_examples=6, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def run(case: Any) -> None:  # noqa: ANN401 -- as above
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = known["id"]
        case.call_and_validate(headers=headers, checks=CHECKS)

    run()


@pytest.mark.parametrize("who", ["nobody", "key", "host"])
def test_nothing_made_up_from_the_document_is_a_fault_of_ours(address: str, known: dict[str, str], who: str) -> None:
    """No 5xx, and every answer is of a kind that the document promises."""
    attack(address, known, known.get(who))


def test_the_pages_types_are_fresh() -> None:
    """Run `python -m stammtisch.server.typescript web/src/protocol.ts` after changing a struct."""
    file = ROOT / "web" / "src" / "protocol.ts"

    assert file.read_text(encoding="utf-8") == write_types()


def test_every_game_has_a_view_of_its_own_in_the_pages_types() -> None:
    """Two games may have structs of the same name."""
    types = write_types()

    assert all(f"export interface {name.title().replace('_', '')}View " in types for name in stammtisch.game_names())
