"""Runs the server: at one address, one process with its file, or several that share a database."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import socket as sockets
import sys
import webbrowser
from email.utils import parseaddr
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import uvicorn
from uvicorn.supervisors import Multiprocess

from stammtisch.core.mistakes import Mistake
from stammtisch.server.app import make_app
from stammtisch.server.collecting import collect_by_hand
from stammtisch.server.draining import drain_on_sigterm
from stammtisch.server.guard import LOOPBACK, Limits
from stammtisch.server.logs import log_json
from stammtisch.server.profiles.profiles import Profiles
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from starlette.applications import Starlette

    from stammtisch.server.mail import Mail
    from stammtisch.server.notices.sender import NoticeSender
    from stammtisch.server.store.sql import SqlStore

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 -- if the host wants it
DEFAULT_PORTS: Final = {"http": 80, "https": 443}  # browsers leave them out
SWITCH: Final = 0.0005  # seconds: the writing thread gets its turn soon while messages are encoded
LONGEST_MESSAGE: Final = 65_536  # bytes on the socket
PING: Final = 45.0  # seconds between two signs of life on a silent socket: proxies wait for a minute
STARTING: Final = 30  # seconds that a new process may take on a busy machine, before the old one goes
BACKLOG: Final = 2048  # connections that may wait for a process


class AnnouncingServer(uvicorn.Server):
    """A server that announces its address once it listens."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Start to listen, then announce it."""
        await super().startup(sockets)
        if self.started:
            self.announce()


def data_folder() -> Path:
    """Where tables are kept unless the host says otherwise."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "stammtisch"
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "stammtisch"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return host in LOOPBACK or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def reachable(host: str) -> str:
    """The name under which others find an address of this machine."""
    if is_loopback(host):
        return "localhost"
    if host not in EVERYWHERE:
        return f"[{host}]" if ":" in host else host
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only says which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return sockets.gethostname()


def origin(text: str) -> str:
    """A public address of this server as browsers send it; anything else is a mistake."""
    try:
        parts = urlsplit(text.lower().removesuffix("/"))
        port = parts.port
    except ValueError as failure:
        raise Mistake("origin-form", text=text) from failure
    plain = f"{parts.scheme}://{parts.netloc}"
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname or "@" in parts.netloc or parts.geturl() != plain:
        raise Mistake("origin-form", text=text)
    return plain.removesuffix(f":{port}") if port == DEFAULT_PORTS[parts.scheme] else plain


def bind(host: str, port: int) -> sockets.socket:
    """A socket at an address, or a mistake that says that it cannot be had."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    found = sockets.socket(family)
    found.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as failure:
        found.close()
        raise Mistake("address-taken", host=host, port=port) from failure
    found.set_inheritable(True)
    return found


def uvicorn_settings() -> dict[str, Any]:
    """The settings of uvicorn."""
    return {
        "access_log": False,  # addresses hold no secrets, and nobody needs to read them
        "log_level": "error",  # its warnings are about requests that cannot be read, and anybody can send those
        "server_header": False,
        "timeout_graceful_shutdown": 1,
        "timeout_worker_healthcheck": STARTING,
        "ws_max_size": LONGEST_MESSAGE,
        "ws_ping_interval": PING,
        "ws_per_message_deflate": False,  # it would take a quarter of a megabyte for each socket
    }


def tune_process() -> None:
    """What many tables need of Python: turns for the writing thread, and a collector that seldom looks at them all."""
    sys.setswitchinterval(SWITCH)
    collect_by_hand()


class House(NamedTuple):
    """What a house is like; each of its processes is told."""

    data: Path | None = None  # the folder, unless there is a database
    database: str = ""
    chat: bool = True
    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()
    loopback: bool = False
    metrics: str = ""  # where they are offered, if anywhere
    log: Literal["text", "json"] = "text"
    smtp: str = ""  # the mail server, if there is one ...
    mail_from: str = ""  # ... and who its letters are from
    hooks: tuple[str, ...] = ()  # the hosts that web hooks may call
    address: str = "http://localhost:8000"  # what stands before the links in letters
    profiles: bool = True  # if the extra is installed

    def store(self) -> SqlStore:
        """Where its tables are kept."""
        if self.database:
            return open_database(self.database)
        return SqliteStore(self.data or data_folder())

    def mail(self) -> Mail | None:
        """What sends letters by e-mail; None if nobody has set it up. A Mistake if it is set up wrongly."""
        if not self.smtp:
            if self.mail_from:
                raise Mistake("mail-without-server")
            return None
        from stammtisch.server.mail import Mail  # noqa: PLC0415 -- an extra

        return Mail(self.smtp, self.mail_from)

    def notice_sender(self, tables: Tables) -> NoticeSender | None:
        """Who tells people that it is their turn; None without the extra, unless an option asks for it."""
        try:
            from stammtisch.server.notices.outside import read_allowed  # noqa: PLC0415 -- an extra
            from stammtisch.server.notices.sender import NoticeSender, NoticeSettings  # noqa: PLC0415
        except Mistake:
            if self.hooks:
                raise
            return None
        contact = contact_of(self.mail_from, self.origins)
        return NoticeSender(tables, NoticeSettings(self.address, tables.mail, read_allowed(self.hooks), contact))

    def check_letters(self) -> None:
        """Raise a Mistake if letters are set up wrongly."""
        self.mail()
        if self.hooks:
            from stammtisch.server.notices.outside import read_allowed  # noqa: PLC0415 -- an extra

            read_allowed(self.hooks)

    def make_profiles(self, store: SqlStore, mail: Mail | None) -> Profiles | None:
        """Its profiles, if it has some."""
        has_extra = all(find_spec(name) for name in ("openskill", "webauthn"))
        return Profiles(store, mail, self.address) if self.profiles and has_extra else None

    def app(self) -> Starlette:
        """The application of one process."""
        tune_process()
        if self.log == "json":
            log_json()
        store, mail = self.store(), self.mail()
        tables = Tables(store, chat=self.chat, profiles=self.make_profiles(store, mail))
        tables.mail = mail
        tables.post = self.notice_sender(tables)
        if self.metrics:
            from stammtisch.server.metrics import offer_metrics  # noqa: PLC0415 -- an extra

            offer_metrics(self.metrics, tables)
        on_open = partial(drain_on_sigterm, tables)
        return make_app(tables, self.limits, self.origins, loopback=self.loopback, on_open=on_open)


def open_database(address: str) -> SqlStore:
    """The store behind an address."""
    if not address.startswith(("postgresql://", "postgres://")):
        raise Mistake("database-form", database=address.partition("@")[2] or address)
    from stammtisch.server.store.postgres import PostgresStore  # noqa: PLC0415 -- an extra

    return PostgresStore(address.replace("postgres://", "postgresql://", 1))


def contact_of(mail_from: str, origins: frozenset[str]) -> str:
    """Whom a push service can write to if something is wrong with what we send."""
    if mail_from:
        return f"mailto:{parseaddr(mail_from)[1]}"
    secure = [origin for origin in origins if origin.startswith("https://")]
    return min(secure, default="mailto:stammtisch@localhost")


def check_metrics(address: str) -> None:
    """Refuse an address that is none, and a missing extra, before any process is started."""
    from stammtisch.server.metrics import read_address  # noqa: PLC0415 -- an extra

    read_address(address)


def serve(  # noqa: PLR0913 -- the options of the command line
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    *,
    database: str = "",
    workers: int = 1,
    open_browser: bool = True,
    chat: bool = True,
    origins: Iterable[str] = (),
    say: Callable[[str], None] = print,
    limits: Limits = Limits(),  # noqa: B008 -- a tuple
    metrics: str = "",
    log: Literal["text", "json"] = "text",
    smtp: str = "",
    mail_from: str = "",
    hooks: Iterable[str] = (),
    profiles: bool = True,
) -> None:
    """Serve until the process is told to end."""
    public = frozenset(map(origin, origins))
    about = public, is_loopback(host), metrics, log, smtp, mail_from, tuple(hooks)
    house = House(data, database, chat, limits, *about, profiles=profiles)
    if workers > 1 and not database:
        raise Mistake("workers-share")
    if metrics:
        check_metrics(metrics)
    house.check_letters()
    house.store().check()  # now, and not once the server has begun to start: that would log a stack trace
    listening = bind(host, port)
    port = listening.getsockname()[1]
    address = f"http://{reachable(host)}:{port}/"
    house = house._replace(address=min(public, default=address.removesuffix("/")))

    def announce() -> None:
        say(address)
        if open_browser:
            webbrowser.open(f"http://localhost:{port}/" if host in EVERYWHERE else address)

    config = uvicorn.Config(house.app, factory=True, workers=workers, **uvicorn_settings())
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C closes the house: that is how it ends well
        if workers > 1:
            listening.listen(BACKLOG)
            announce()  # whoever comes at once is served as soon as a process is ready
            Multiprocess(config, sockets=[listening]).run()
        else:
            AnnouncingServer(config, announce).run(sockets=[listening])
    sys.stdout.flush()
