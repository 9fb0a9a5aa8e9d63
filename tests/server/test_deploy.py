"""The files in `deploy/`: each is checked as far as it can run here.

HAProxy and systemd are asked themselves, and a game is played through HAProxy. There is no engine for containers here:
of the container and compose files it is checked what they promise, not that they build.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets
import yaml

from stammtisch.cli import main
from stammtisch.server.draining import drain
from stammtisch.server.metrics import PrometheusSink
from stammtisch.server.store.postgres import PostgresStore
from tests.server.cluster import free_port
from tests.server.kit import Server, async_test, everybody, open_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

DEPLOY = Path(__file__).parents[2] / "deploy"
SBIN = f"{os.environ.get('PATH', '')}:/usr/sbin"


def serve_words(line: str) -> list[str]:
    """The words behind `stammtisch serve` in a command."""
    return line.split("serve ", 1)[1].split()


# ---- HAProxy, really started


def configured(folder: Path, port: int, servers: list[int]) -> Path:
    """The shipped configuration with ports of this test, and nothing else changed."""
    text = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    for shipped, ours in (("8080", port), ("8001", servers[0]), ("8002", servers[1])):
        assert f"127.0.0.1:{shipped}" in text
        text = text.replace(f"127.0.0.1:{shipped}", f"127.0.0.1:{ours}")
    file = folder / "haproxy.cfg"
    file.write_text(text, encoding="utf-8")
    return file


@contextlib.asynccontextmanager
async def proxy(folder: Path, *servers: Server) -> AsyncIterator[Server]:
    """HAProxy before two servers, once it lets requests through."""
    program = shutil.which("haproxy", path=SBIN)
    assert program, "HAProxy is not installed: apt install haproxy (make test does it where it may)"
    port = free_port()
    file = configured(folder, port, [server.port for server in servers])
    process = await asyncio.create_subprocess_exec(program, "-f", str(file), stderr=asyncio.subprocess.DEVNULL)
    found = Server(port)
    try:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await found.http.get("/api/live")).status_code == 200:
                    break
            assert process.returncode is None
        yield found
    finally:
        await found.http.aclose()
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


@async_test
async def test_a_game_through_haproxy_stays_with_one_process(database: str, tmp_path: Path) -> None:
    """People of a table meet at one process; when it drains, they come back by number at the other and play on."""
    async with contextlib.AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(open_server(PostgresStore(database))) for _ in range(2)]
        through = await stack.enter_async_context(proxy(tmp_path, *servers))
        made = await through.table("me", "me", "me")
        table, keys = made["table"]["id"], list(made["keys"].values())
        async with contextlib.AsyncExitStack() as sitting:
            tabs = [await sitting.enter_async_context(through.tab(table, key)) for key in keys]
            await everybody(tabs[0], until=lambda: True)
            here = [server for server in servers if server.tables.clients]
            assert len(here) == 1
            assert len(here[0].tables.clients) == len(keys)
            assert (await through.get(f"/api/tables/{table}", keys[0]))["number"] >= 0
        await drain(here[0].tables)
        other = next(server for server in servers if server is not here[0])
        await readiness(through, table, keys[0])
        async with contextlib.AsyncExitStack() as sitting:
            tabs = [await sitting.enter_async_context(through.tab(table, key)) for key in keys]
            await everybody(*tabs, until=lambda: False)
            assert all(tab.now["result"] for tab in tabs)
            assert len(other.tables.clients) == len(keys)


async def readiness(through: Server, table: str, key: str) -> None:
    """Wait until the proxy has noticed who is ready: it lets a socket of this table in."""
    while True:
        with contextlib.suppress(websockets.InvalidHandshake, websockets.ConnectionClosed):
            async with through.tab(table, key):
                return


# ---- systemd


@pytest.mark.parametrize("name", ["stammtisch.service", "stammtisch@.service"])
def test_the_units_are_in_order(name: str, tmp_path: Path) -> None:
    """The system reads them if it is here; they confine the process, and the command has these options."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    program = tmp_path / "stammtisch"
    program.write_text("#!/bin/sh\n", encoding="ascii")
    program.chmod(0o755)
    unit = tmp_path / name.replace("@", "@8001")
    unit.write_text(text.replace("/opt/stammtisch/bin/stammtisch", str(program)), encoding="utf-8")
    if analyze := shutil.which("systemd-analyze"):
        done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)  # noqa: S603
        assert (done.returncode, done.stderr) == (0, "")
    settings = dict(line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#"))

    assert settings["DynamicUser"] == "yes"
    assert settings["ProtectSystem"] == "strict"
    assert int(settings["TimeoutStopSec"]) > 10
    assert "password" not in text
    assert_options(serve_words(settings["ExecStart"]))


def assert_options(words: list[str]) -> None:
    """`stammtisch serve` has all options that are named."""
    known = {name for param in main.commands["serve"].params for name in (*param.opts, *param.secondary_opts)}
    assert {word for word in words if word.startswith("--")} <= known


# ---- containers, by what the files say


def test_the_container_is_nobody_and_writes_to_one_volume() -> None:
    """It runs a command that exists, not as root, and says whether it is well by an address that exists."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    last = text.rsplit("\nFROM ", 1)[1]
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", last, re.MULTILINE)[0])

    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    assert re.findall(r"^VOLUME (.*)$", last, re.MULTILINE) == [entry[entry.index("--data") + 1]]
    assert "/api/ready" in last
    assert entry[:2] == ["stammtisch", "serve"]
    assert_options(entry)
    assert not re.search(r":latest|^ADD |curl .*\| *sh|sudo", text, re.MULTILINE)
    assert all(re.match(r"[a-z]+:[0-9.]+", base) for base in re.findall(r"^FROM (\S+)", text, re.MULTILINE))


def test_compose_keeps_the_house_read_only_behind_tls() -> None:
    """Only the proxy has ports; the password comes from outside; Caddy serves what compose calls the house."""
    services = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))["services"]
    house = services["house"]

    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert house["read_only"] is True
    assert house["cap_drop"] == ["ALL"]
    assert (DEPLOY / house["build"]["context"] / house["build"]["dockerfile"]).is_file()
    assert "${PASSWORD}@database/" in house["environment"]["STAMMTISCH_DATABASE"]
    assert_options(house["command"])
    assert "reverse_proxy house:8000" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


# ---- the dashboard


def test_the_dashboard_asks_for_metrics_that_exist() -> None:
    """And for all of them."""
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"stammtisch_\w+", target["expr"])
    }
    told = {metric.name for metric in PrometheusSink().registry.collect()} | {
        "stammtisch_rooms",
        "stammtisch_bot_queue",
    }

    assert {re.sub("_(total|bucket)$", "", name) for name in asked} == told
