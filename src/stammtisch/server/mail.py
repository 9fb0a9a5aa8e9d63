"""A letter by e-mail, through the SMTP server that whoever runs the house has named.

A letter is handed over or it is not: who writes one decides when to try again. Neither addresses nor passwords are in
what is raised, since it may be logged.
"""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from stammtisch.core.mistakes import Mistake

try:
    import aiosmtplib
except ImportError as missing:
    raise Mistake("needs-extra", module="aiosmtplib", extra="notify") from missing

PATIENCE: Final = 20.0  # seconds for each word of the SMTP server
REFUSED: Final = 500  # replies from here on are meant for good
MAIL_ADDRESS: Final = r"^[A-Za-z0-9._%+~'-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9-]{2,63}$"
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")  # nobody can listen between us and this machine
# Plain for every server, and an address in a head is left whole: few could read it otherwise.
POLICY: Final = SMTP.clone(max_line_length=900, cte_type="7bit")
PORTS: Final = {"smtp": 587, "smtps": 465}


class Letter(NamedTuple):
    """What somebody is written; at the address `off` one click ends such letters (RFC 8058)."""

    to: str
    subject: str
    text: str
    off: str = ""


class LetterFailed(Exception):
    """A letter was not handed over; `for_good`: it never will be, as nobody has such an address."""

    def __init__(self, detail: str, *, for_good: bool = False) -> None:
        super().__init__(detail)
        self.for_good = for_good


class Mail:
    """Sends letters: `smtps://` by TLS from the first byte, `smtp://` by STARTTLS.

    Without a password, and only then, a server that offers no STARTTLS is written to all the same; on this machine none
    is needed.
    """

    def __init__(self, server: str, sender: str) -> None:
        self._server = read_server(server)
        name, self._sender = read_sender(sender)
        self._from = Address(name, addr_spec=self._sender)
        self._domain = self._sender.partition("@")[2]

    async def send(self, letter: Letter) -> None:
        """Hand a letter over, or raise LetterFailed."""
        try:
            await aiosmtplib.send(
                self.write(letter).as_bytes(),
                sender=self._sender,
                recipients=[letter.to],
                local_hostname=self._domain,
                timeout=PATIENCE,
                **self._server,
            )
        except aiosmtplib.SMTPRecipientsRefused as failure:
            codes = [one.code for one in failure.recipients]
            raise LetterFailed("recipient", for_good=min(codes, default=0) >= REFUSED) from None
        except aiosmtplib.SMTPResponseException as failure:
            raise LetterFailed(f"{type(failure).__name__} {failure.code}") from None
        except (aiosmtplib.SMTPException, OSError, ValueError) as failure:
            raise LetterFailed(type(failure).__name__) from None

    def write(self, letter: Letter) -> EmailMessage:
        """The letter with its head."""
        message = EmailMessage(policy=POLICY)
        message["From"] = self._from
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=self._domain)
        message["Auto-Submitted"] = "auto-generated"
        if letter.off:
            message["List-Unsubscribe"] = f"<{letter.off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message


def read_server(text: str) -> dict[str, Any]:
    """What an address such as smtp://user:password@host:port means."""
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise Mistake("smtp-form", text=shown(text)) from None
    host, direct = parts.hostname or "", parts.scheme == "smtps"
    if (
        not host
        or parts.path.strip("/")
        or parts.query
        or parts.fragment
        or bool(parts.username) != bool(parts.password)
    ):
        raise Mistake("smtp-form", text=shown(text))
    login = {"username": unquote(parts.username), "password": unquote(parts.password or "")} if parts.username else {}
    upgrade = False if direct or host in LOOPBACK else True if login else None
    return {"hostname": host, "port": port, "use_tls": direct, "start_tls": upgrade, **login}


def shown(text: str) -> str:
    """An address without user and password."""
    scheme, _, rest = text.rpartition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if scheme else text.rpartition("@")[2]


def read_sender(text: str) -> tuple[str, str]:
    """Name and address of `Name <address>` or of a bare address."""
    if not text:
        raise Mistake("mail-from-missing")
    name, address = parseaddr(text)
    if not is_mail_address(address) or any(letter < " " for letter in text):
        raise Mistake("mail-from-form", text=text)
    return name, address


def is_mail_address(text: str) -> bool:
    """Whether letters can be sent there, by its form: the plain one that nearly everybody has."""
    return len(text) <= 254 and re.match(MAIL_ADDRESS, text) is not None  # noqa: PLR2004 -- RFC 5321
