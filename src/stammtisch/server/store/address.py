"""Addresses of PostgreSQL as its own programs read them: several hosts, for a house with a standby; no passwords."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from stammtisch.core.mistakes import Mistake

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict
except ImportError as missing:
    raise Mistake("needs-extra", module="psycopg", extra="postgres") from missing

if TYPE_CHECKING:
    from collections.abc import Callable

BEFORE_HOST: Final = re.compile(r"(?<=://)([^:@/?]*):[^@/?]*@")
AMONG_OPTIONS: Final = re.compile(r"(?<=[?&]password=)[^&]*")
# A network that has gone is noticed within ten seconds, also by whoever waits for the answer to a commit.
CONNECTING: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "application_name": "stammtisch",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def check_address(address: str) -> None:
    """Refuse what PostgreSQL cannot read."""
    try:
        conninfo_to_dict(address)
    except psycopg.ProgrammingError as error:
        raise Mistake("database-form", database=hide_password(address)) from error


def hide_password(address: str) -> str:
    """An address to be shown."""
    return AMONG_OPTIONS.sub("***", BEFORE_HOST.sub(r"\1:***@", address))


def split_password(address: str) -> tuple[str, str]:
    """An address for a command line, which others can read, and the password that is not in it."""
    password = str(conninfo_to_dict(address).get("password") or "")
    return AMONG_OPTIONS.sub("", BEFORE_HOST.sub(r"\1@", address)), password


def connector(address: str, **settings: str) -> Callable[[], psycopg.Connection[Any]]:
    """What connects to an address: the first of its hosts that will do."""
    return lambda: psycopg.connect(address, **{**CONNECTING, **settings})
