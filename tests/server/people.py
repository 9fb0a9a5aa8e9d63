"""People with profiles for tests: a house that keeps its letters, guests with cookies, and a passkey in software."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import re
import secrets
from typing import TYPE_CHECKING, Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from stammtisch.server.mail import Letter, Mail
from stammtisch.server.profiles.profiles import Profiles
from tests.server.kit import WAIT, open_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from stammtisch.server.store.sql import SqlStore
    from tests.server.kit import Server

CODE = re.compile(r"[A-Z2-9]{4}-[A-Z2-9]{4}")


class KeptMail(Mail):
    """Keeps letters instead of sending them."""

    def __init__(self, letters: list[Letter]) -> None:
        super().__init__("smtp://localhost", "club@example.org")
        self.letters = letters

    async def send(self, letter: Letter) -> None:
        """Keep a letter."""
        self.letters.append(letter)


class Club(Profiles):
    """Profiles whose clocks stand still until they are moved, and whose letters are kept."""

    def __init__(self, store: SqlStore) -> None:
        self.letters: list[Letter] = []
        self.later = 0  # milliseconds
        super().__init__(store, KeptMail(self.letters), "https://club.example", lambda: self.later / 1000)

    def now(self) -> int:
        """The store's time, and as much later as a test wants."""
        return self.store.now() + self.later

    def code(self) -> str:
        """The code in the newest letter."""
        found = CODE.search(self.letters[-1].text)
        assert found is not None
        return found.group()


class Visitor:
    """A browser: what it asks for, with its cookie."""

    def __init__(self, server: Server, club: Club) -> None:
        self.server = server
        self.club = club
        self.http = httpx.AsyncClient(base_url=f"http://localhost:{server.port}", timeout=WAIT)
        self.origin = f"http://localhost:{server.port}"

    async def get(self, path: str, status: int = 200) -> Any:  # noqa: ANN401 -- JSON
        """What a path answers."""
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:  # noqa: ANN401 -- JSON
        """What is answered to a body, sent by our own page."""
        answer = await self.http.post(path, json=body, headers={"origin": self.origin})
        assert answer.status_code == status, answer.text
        return answer.json()

    async def enter(self, email: str, name: str) -> Any:  # noqa: ANN401 -- JSON
        """Sign in by a letter."""
        await self.post("/api/profile/code/send", {"email": email})
        return await self.post("/api/profile/code", {"email": email, "code": self.club.code(), "name": name})

    @property
    def cookie(self) -> str:
        """The session's token."""
        return self.http.cookies.get("stammtisch_session") or ""


@contextlib.asynccontextmanager
async def open_club(store: SqlStore) -> AsyncIterator[tuple[Server, Club]]:
    """A house with profiles."""
    club = Club(store)
    async with open_server(store, profiles=club) as server:
        yield server, club


@contextlib.asynccontextmanager
async def visitors(server: Server, club: Club, *names: str) -> AsyncIterator[list[Visitor]]:
    """Browsers of people who have signed in by these names; without a name: who has not."""
    found = [Visitor(server, club) for _ in names]
    try:
        for number, (visitor, name) in enumerate(zip(found, names, strict=True)):
            if name:
                club.later += 120_000  # one letter a minute
                await visitor.enter(f"guest{number}@example.org", name)
        yield found
    finally:
        for visitor in found:
            await visitor.http.aclose()


class Device:
    """A passkey in software, as a telephone has it: what the browser would send."""

    def __init__(self) -> None:
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def make(self, options: Any, origin: str) -> dict[str, object]:  # noqa: ANN401 -- JSON
        """The answer to a question for a new passkey."""
        numbers = self.secret.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        about = bytes(16) + len(self.id).to_bytes(2) + self.id + key
        data = self.data(options["rp"]["id"], 0x45) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = client_data("webauthn.create", options["challenge"], origin)
        return self.answer({"clientDataJSON": b64(said), "attestationObject": b64(attestation)})

    def show(self, options: Any, origin: str) -> dict[str, object]:  # noqa: ANN401 -- JSON
        """The answer to a question for any passkey."""
        data = self.data(options["rpId"], 0x05)
        said = client_data("webauthn.get", options["challenge"], origin)
        signature = self.secret.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": b64(said), "authenticatorData": b64(data), "signature": b64(signature)}
        return self.answer(parts)

    def data(self, house: str, flags: int) -> bytes:
        """What every answer begins with."""
        self.count += 1
        return hashlib.sha256(house.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def answer(self, response: dict[str, str]) -> dict[str, object]:
        """An answer as JSON."""
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}


def b64(data: bytes) -> str:
    """Bytes as WebAuthn writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    """What the browser says of the question."""
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
