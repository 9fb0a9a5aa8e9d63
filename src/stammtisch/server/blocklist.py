"""Whom the house does not let in, as whoever runs it has said: addresses, networks of them, and profiles.

`stammtisch house block` writes into the database, of a running house too; every process looks there when it is told to,
and every few seconds.
"""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Final

from stammtisch.core.events import SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.server.errors import error_info
from stammtisch.server.messages import Refused
from stammtisch.server.store import Block

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.server.clients import Client
    from stammtisch.server.store import Moderation, Store

    Network = ipaddress.IPv4Network | ipaddress.IPv6Network

REMEMBERED: Final = 10_000  # addresses of which we know whether they are let in
PROFILE: Final = "profile:"  # how a profile is named on the command line


class Blocklist:
    """Knows who is not let in, and sends away who is already here."""

    def __init__(self, store: Store, clients: set[Client]) -> None:
        self._store = store
        self._clients = clients
        self.revision = -1  # nothing was read yet
        self._networks: list[Network] = []
        self._profiles: frozenset[str] = frozenset()
        self._known: dict[str, bool] = {}
        self.on_change: list[Callable[[], None]] = []  # called when whoever runs the house has done anything

    async def look(self) -> bool:
        """Read again whom whoever runs the house does not let in; whether they have done anything."""
        found = await self._store.load_moderation(self.revision)
        if found is None:
            return False
        self._take(found)
        for client in list(self._clients):
            if self.is_blocked(client.address) or self.is_blocked_profile(profile_of(client)):
                client.tell(Refused(None, error_info(Mistake("blocked"))))
                client.leave()
        for call in self.on_change:
            call()
        return True

    def _take(self, found: Moderation) -> None:
        self.revision = found.revision
        self._networks = [ipaddress.ip_network(block.value) for block in found.blocks if block.kind == "address"]
        self._profiles = frozenset(block.value for block in found.blocks if block.kind == "profile")
        self._known = {}

    def is_blocked(self, address: str) -> bool:
        """Whether somebody at this address is not let in."""
        if not self._networks:
            return False
        if address not in self._known:
            while len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            found = read_address(address)
            self._known[address] = found is not None and any(found in network for network in self._networks)
        return self._known[address]

    def is_blocked_profile(self, profile: str) -> bool:
        """Whether the owner of a profile is not let in."""
        return profile in self._profiles


def profile_of(client: Client) -> str:
    """The profile of whoever sits at a client's seat; empty if there is none."""
    if client.room is None or client.viewer == SPECTATOR:
        return ""
    return client.room.seats[client.viewer].profile


def read_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; one of IPv4 that is written as IPv6 is the same guest's. None for what is none."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def read_block(text: str, note: str = "", made: int = 0) -> Block:
    """Whom somebody means by a word: an address, a network of them, or `profile:…`; or a Mistake."""
    if text.startswith(PROFILE) and len(text) > len(PROFILE):
        return Block("profile", text.removeprefix(PROFILE), note, made)
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise Mistake("block-form", text=text) from error
    if network.is_loopback or network.prefixlen == 0:
        raise Mistake("block-everybody", text=text)  # behind a proxy that names nobody, that is everybody
    return Block("address", str(network), note, made)


def name_block(block: Block) -> str:
    """The word by which somebody is meant."""
    return block.value if block.kind == "address" else PROFILE + block.value
