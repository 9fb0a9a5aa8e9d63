"""Letters by e-mail, from the first one, which asks, to the last; and a house that is killed before it has sent one."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from typing import TYPE_CHECKING, Any

import httpx

from stammtisch.server.mail import Mail
from stammtisch.server.store.sqlite import SqliteStore
from tests.server.kit import async_test, bearer
from tests.server.letters import DAYS, PAGE, open_house
from tests.server.test_mail import SENDER, login
from tests.server.world import open_world

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.mailbox import Mailbox

LINK = re.compile(r"https://\S+")


@async_test
async def test_an_address_is_written_to_when_its_owner_has_agreed(mailbox: Mailbox, tmp_path: Path) -> None:
    """The first letter asks, the second tells, and one click ends it."""
    mailbox.empty()
    async with open_house(SqliteStore(tmp_path), mail=Mail(login(mailbox), SENDER)) as house:
        made = await house.server.table("me", "me", "me")
        table = made["table"]["id"]
        info = await house.subscribe(made, {"type": "mail", "address": "otto@example.org"}, language="de")
        assert info == {"id": info["id"], "kind": "mail", "about": "o…@example.org", "confirmed": False}
        await house.pass_time(121)  # nobody has agreed yet
        [first] = await asyncio.to_thread(mailbox.letters, 1)
        name, token = LINK.search(first.get_content())[0].partition("#confirm=")[2].split(".")  # type: ignore[index]
        path = f"/api/tables/{table}/notices/confirm"
        await house.server.post(path, {"id": name, "token": "x" * 32}, status=404)
        await house.server.post(path, {"id": name, "token": token})
        await house.pass_time(121)
        _, letter = await asyncio.to_thread(mailbox.letters, 2)
        text = letter.get_content()
        back, quiet = LINK.findall(text)
        joined = await house.server.post(f"/api/tables/{table}/return", {"token": back.partition("#again=")[2]})
        off = letter["List-Unsubscribe"].strip("<>").removeprefix(PAGE)
        clicked = await house.server.http.post(off, content=b"List-Unsubscribe=One-Click")
        again = await house.server.http.post(off)

        assert first["Subject"] == "Goldbräu: dürfen wir dir schreiben?"
        assert first["List-Unsubscribe"] is None
        assert letter["Subject"] == "Goldbräu: du bist dran"
        assert text.startswith(f"Am Tisch {table} (Goldbräu) bist du dran. Du spielst Rot.\n\n")
        assert joined["seat"] == "red"
        assert quiet == f"{PAGE}/table/{table}#quiet={info['id']}"
        assert (clicked.json(), again.json()) == ({"table": table}, {"table": ""})
        assert not any(key in text for key in made["keys"].values())
        assert await house.server.tables.store.subscriptions(table) == []


@async_test
async def test_an_address_that_nobody_has_is_forgotten(mailbox: Mailbox, tmp_path: Path) -> None:
    """The mail server says so at once."""
    async with open_house(SqliteStore(tmp_path), mail=Mail(login(mailbox), SENDER)) as house:
        made = await house.server.table("me", "me", "me")
        refused = await house.subscribe(made, {"type": "mail", "address": "nobody@example.org"}, status=422)
        wrong = await house.subscribe(made, {"type": "mail", "address": "no body"}, status=422)

        assert refused["key"] == "notice-failed"
        assert wrong["key"] == "mail-address"
        assert await house.server.tables.store.subscriptions(made["table"]["id"]) == []


async def serve(folder: Path, hook: str) -> tuple[asyncio.subprocess.Process, str]:
    """A house of its own, and where it is."""
    command = [sys.executable, "-m", "stammtisch.cli", "serve", "--port", "0", "--no-open", "--lang", "en"]
    process = await asyncio.create_subprocess_exec(
        *command, "--data", str(folder), "--hooks", hook, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    found = re.search(r"http://localhost:\d+", (await process.stdout.readline()).decode())
    assert found
    return process, found[0]


async def post(address: str, body: Any, key: str = "") -> Any:  # noqa: ANN401 -- JSON
    """What is answered."""
    async with httpx.AsyncClient(timeout=60) as http:
        answer = await http.post(address, json=body, headers=bearer(key))
        assert answer.is_success, answer.text
        return answer.json()


@async_test
async def test_a_house_that_is_killed_before_it_has_sent_a_letter_sends_it_later(tmp_path: Path) -> None:
    """`kill -9` right behind the line that asks; the next process sends it, once."""
    async with open_world() as world:
        process, address = await serve(tmp_path, world.origin)
        seats = [{"holder": "me"}] * 3
        made = await post(f"{address}/api/tables", {"game": "goldbraeu", "seats": seats, "clock": DAYS})
        path = f"{address}/api/tables/{made['table']['id']}/notices"
        way = {"type": "hook", "form": "generic", "url": f"{world.origin}/hook", "private": True}
        await post(path, {"way": way}, made["keys"]["red"])
        process.send_signal(signal.SIGKILL)
        await process.wait()
        assert world.take() == []
        process, address = await serve(tmp_path, world.origin)
        await asyncio.wait_for(world.came.wait(), 60)
        process.send_signal(signal.SIGTERM)
        await process.wait()
        [told] = world.take()

    assert told.json()["link"].startswith(f"{address}/table/{made['table']['id']}#again=")
