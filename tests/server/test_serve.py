"""`stammtisch serve`: it opens, says where, shows the page, and closes when told to."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets

from stammtisch.core.mistakes import Mistake
from stammtisch.server import pages
from stammtisch.server.log_entries import Renamed
from stammtisch.server.run import bind, data_folder, is_loopback, origin
from stammtisch.server.store import StoredLine, TableChange
from stammtisch.server.store.sqlite import FILE, SqliteStore
from tests.cli.running import LANGUAGES, refused
from tests.server.kit import async_test, open_server
from tests.server.test_store import table

if TYPE_CHECKING:
    from pathlib import Path

SERVE = [sys.executable, "-m", "stammtisch.cli", "serve", "--port", "0", "--no-open", "--lang", "en", "--data"]


async def start(folder: Path) -> tuple[asyncio.subprocess.Process, int]:
    """The command, and the port that it names."""
    process = await asyncio.create_subprocess_exec(
        *SERVE, str(folder), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, start_new_session=True
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    found = re.search(r"http://localhost:(\d+)/", line)
    assert found, line
    return process, int(found[1])


@async_test
async def test_it_closes_at_once_though_sockets_are_open(tmp_path: Path) -> None:
    """Ctrl+C ends it within a few seconds, without complaints; secrets are in no log."""
    process, port = await start(tmp_path)
    async with httpx.AsyncClient() as http:
        answer = await http.post(f"http://127.0.0.1:{port}/api/tables", json={"game": "goldbraeu"})
    made = answer.json()
    key = made["keys"]["red"]
    async with websockets.connect(f"ws://127.0.0.1:{port}/api/socket") as socket:
        await socket.send(f'{{"type":"hello","table":"{made["table"]["id"]}","key":"{key}"}}')
        await socket.recv()
        os.killpg(process.pid, signal.SIGINT)  # a terminal tells everybody
        output, errors = await asyncio.wait_for(process.communicate(), 10)

    assert (process.returncode, errors.decode()) == (0, "")
    assert key not in output.decode()


@async_test
async def test_the_page_is_one_file_for_all_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Assets may be kept for ever, the page itself is asked for again; nothing outside its folder is shown."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    async with open_server(tmp_path / "data") as server:
        for path in (
            "/",
            "/table/abc",
            "/replay/x/y",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
        ):
            answer = await server.http.get(path)
            assert answer.text == "<!doctype html>the page"
            assert answer.headers["cache-control"] == "no-cache"
        asset = await server.http.get("/assets/a.js")

        assert asset.text == "1"
        assert "immutable" in asset.headers["cache-control"]
        assert (await server.http.get("/api/nothing")).json()["key"] == "no-page"
        assert (await server.http.post("/api/installed")).status_code == 405


@async_test
async def test_without_a_built_page_one_sentence_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest of the server works."""
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    async with open_server(tmp_path) as server:
        answer = await server.http.get("/")

        assert answer.status_code == 503
        assert "make play" in answer.text


def test_an_address_that_is_taken_gets_a_sentence() -> None:
    """With the port in it."""
    taken = bind("127.0.0.1", 0)
    taken.listen()
    with pytest.raises(Mistake) as caught:
        bind("127.0.0.1", taken.getsockname()[1])
    taken.close()

    assert caught.value.key == "address-taken"


@async_test
async def test_a_file_of_another_version_is_left_alone(tmp_path: Path) -> None:
    """It is refused with a sentence, before anything is written."""
    store = SqliteStore(tmp_path)
    await store.open()
    await store.close()
    file = sqlite3.connect(tmp_path / FILE)
    file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.commit()
    file.close()
    newer = SqliteStore(tmp_path)
    with pytest.raises(Mistake) as caught:
        await newer.open()
    await newer.close()

    assert caught.value.key == "data-version"


@async_test
async def test_one_bad_write_does_not_spoil_the_others(tmp_path: Path) -> None:
    """They share a transaction only as long as it goes well."""
    store = SqliteStore(tmp_path)
    await store.open()
    await store.create_table(table("aaaa"))  # with two lines
    lines = [StoredLine(number, Renamed("red", "Eva")) for number in (3, 3, 4)]
    writes = [store.save_change("aaaa", TableChange([line])) for line in lines]
    done = await asyncio.gather(*writes, return_exceptions=True)
    await store.close()
    file = sqlite3.connect(tmp_path / FILE)
    found = file.execute("SELECT number FROM lines ORDER BY number").fetchall()
    file.close()

    assert [isinstance(one, Exception) for one in done] == [False, True, False]
    assert found == [(1,), (2,), (3,), (4,)]


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where the system keeps such things."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert data_folder() == tmp_path / "stammtisch"
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert not is_loopback("0.0.0.0")  # noqa: S104 -- no socket is bound here


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_cannot_be_written_gets_a_sentence(tmp_path: Path, language: str) -> None:
    """It names the folder and the way out; so does a file there that is not ours."""
    (tmp_path / "file").write_text("")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE).write_text("no database at all")
    for folder in (tmp_path / "file" / "below", tmp_path / "data"):
        said = refused("serve", "--port", 0, "--no-open", "--lang", language, "--data", folder)

        assert str(folder) in said
        assert "--data" in said
        assert "STAMMTISCH_TRACE" not in said


def test_data_of_another_version_get_a_sentence_from_the_command(tmp_path: Path) -> None:
    """Before the server starts: what fails later is logged with a stack trace."""
    SqliteStore(tmp_path).check()
    file = sqlite3.connect(tmp_path / FILE)
    file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.commit()
    file.close()

    assert "99" in refused("serve", "--port", 0, "--no-open", "--data", tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    ["foo", "", "games.example.org", "ftp://x.org", "https://", "https://x.org/path", "https://x:y", "http://a@b"],
)
def test_what_is_no_public_address_is_refused(text: str, language: str, tmp_path: Path) -> None:
    """No browser would ever send it, so every request would be refused instead."""
    said = refused("serve", "--port", 0, "--no-open", "--lang", language, "--data", tmp_path, "--origin", text)

    assert "https://games.example.org" in said


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        ("https://Games.example.org/", "https://games.example.org"),
        ("https://games.example.org:443", "https://games.example.org"),
        ("http://[::1]:8080", "http://[::1]:8080"),
    ],
)
def test_public_addresses_are_taken_as_browsers_send_them(text: str, sent: str) -> None:
    """In small letters, without the port that goes without saying."""
    assert origin(text) == sent
