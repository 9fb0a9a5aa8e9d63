"""docs/server.md and docs/hosting.md say what the server does: endpoints, their types, places in the source, limits."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from stammtisch.cli.commands.serve import serve
from stammtisch.server import api_types, clients, guests, messages, reading, replays, tables
from stammtisch.server.bot_pool import LONGEST
from stammtisch.server.calls import Endpoint
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.fair_queue import IN_PASSING
from stammtisch.server.guard import Limits
from stammtisch.server.run import LONGEST_MESSAGE
from stammtisch.server.store import Store
from stammtisch.server.store.sqlite import FILE

ROOT = Path(__file__).parents[2]
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
REQUEST = re.compile(r"\| `(GET|POST) (/api/[^`?]*)[^`]*` \| (.*?) \|")


def plain(path: str) -> str:
    """A path without the names and kinds of its parts."""
    return re.sub(r"{.*?}", "{}", path)


ROWS = {(method, plain(path)): text for method, path, text in REQUEST.findall(SERVER)}


def test_every_endpoint_has_its_row_and_every_row_its_endpoint() -> None:
    """Beside the endpoints there is only the document about them."""
    listed = {(endpoint.method, plain(endpoint.path)) for endpoint in ENDPOINTS}

    assert set(ROWS) == listed | {("GET", "/api/openapi.json")}


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_a_row_names_what_is_sent_and_what_comes_back(endpoint: Endpoint) -> None:
    """By the names of the structs; texts are described in words."""
    row = ROWS[endpoint.method, plain(endpoint.path)]
    kinds = [one for kind in (endpoint.body, endpoint.response) for one in getattr(kind, "__args__", (kind,))]
    structs = [kind.__name__ for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]

    assert [name for name in structs if f"`{name}`" not in row] == []


def test_structs_that_are_named_exist() -> None:
    """A struct that was renamed is renamed here too."""
    named = {name for row in ROWS.values() for name in re.findall(r"`([A-Z]\w+)`", row)} | {"ErrorInfo", "GameInfo"}

    assert {name for name in named if not hasattr(api_types, name) and not hasattr(messages, name)} == set()
    assert "`ErrorInfo`" in SERVER


def test_files_that_are_named_exist() -> None:
    """Places in the source, the tests and the benchmarks."""
    source = ROOT / "src" / "stammtisch"
    for name in re.findall(r"`((?:server|store|tests|src)/[\w/.]*)`", SERVER):
        assert any((folder / name).exists() for folder in (ROOT, source, source / "server")), name
    for module in re.findall(r"bench\.server\.\w+", SERVER):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists(), module


def test_the_verbs_of_a_store_are_named() -> None:
    """All but opening and closing."""
    verbs = {name for name in vars(Store) if not name.startswith("_")} - {"open", "close"}

    assert [name for name in sorted(verbs) if f"`{name}`" not in SERVER] == []


def test_the_options_of_serve_are_those_of_the_command() -> None:
    """One row each; the language is every command's."""
    options = {name for option in serve.params for name in (*option.opts, *option.secondary_opts)}
    listed = set(re.findall(r"^\| `(--[\w-]+)`", HOSTING, re.MULTILINE))

    assert listed == options - {
        "--lang",
        "--open",
        "--chat",
        "--profiles",
    }  # the page names what switches something off


def test_the_limits_are_those_of_the_code() -> None:
    """Figure for figure."""
    limits = Limits()
    assert IN_PASSING == 8
    assert (limits.making, limits.body, LONGEST_MESSAGE) == (1 / 2, 1_000_000, 64 * 1024)
    for said in (
        f"{limits.burst} at once, {limits.rate} a second after that",
        f"{limits.made} at once, one in two seconds after that",
        f"{limits.said} at once, {limits.saying} a second; a client that goes on is disconnected",
        f"{limits.tables}; {limits.house:,}",
        f"| open sockets of one address | {limits.sockets} |",
        f"{limits.disk / 1e6:.0f} MB and {limits.house_disk / 1e9:.0f} GB at once, as much again in a day",
        f"a game counts {guests.GAME // 1000} kB",
        f"more than {guests.FEW} lines that one address opens anew | {limits.read} at once, {limits.reading} a second",
        f"{reading.LONGEST_ADDRESS:,} bytes; {replays.LONGEST:,} |",
        f"1 MB, {reading.JSON_BODY // 1000} kB, 64 kB",
        "one turn in eight",
        f"{clients.UNREAD} unread messages, then",
        f"{LONGEST:.0f} seconds, then chance answers for it",
        f"the newest {replays.KEPT:,} are kept",
        f"`{FILE}`",
    ):
        assert said in HOSTING
    assert tables.IDLE == 60
    assert "a room that nobody uses is closed after\n  a minute" in HOSTING
