"""Letters by e-mail, through a real mail server; and what is said of one that is set up wrongly."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from stammtisch.core.mistakes import Mistake
from stammtisch.server.mail import Letter, LetterFailed, Mail, is_mail_address, read_server
from stammtisch.server.run import House
from tests.cli.running import refused
from tests.server.cluster import free_port
from tests.server.kit import async_test
from tests.server.mailbox import PASSWORD, USER

if TYPE_CHECKING:
    from tests.server.mailbox import Mailbox

SENDER = "Zum Löwen <games@example.org>"


def login(mailbox: Mailbox, password: str = PASSWORD) -> str:
    """The address of a mail server, with a user."""
    return f"smtp://{USER}:{quote(password, safe='')}@127.0.0.1:{mailbox.port}"


@async_test
async def test_a_letter_arrives_as_it_was_written(mailbox: Mailbox) -> None:
    """Name, subject and text in any letters, and a head by which one click ends such letters."""
    mailbox.empty()
    off = f"https://games.example.org/api/notices/{'abc' * 20}/off"
    await Mail(login(mailbox), SENDER).send(Letter("otto@example.org", "Du bist dran", "Grüße: …\n", off))
    [letter] = mailbox.letters(1)

    assert f"List-Unsubscribe: <{off}>\n" in mailbox.texts()[0]
    assert letter["From"] == SENDER
    assert letter["To"] == "otto@example.org"
    assert letter["Subject"] == "Du bist dran"
    assert letter.get_content().split() == ["Grüße:", "…"]
    assert letter["List-Unsubscribe"] == f"<{off}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Message-ID"].endswith("@example.org>")


@async_test
async def test_a_server_without_users_is_fine(mailbox: Mailbox) -> None:
    """On the same machine nobody need say who they are."""
    mailbox.empty()
    await Mail(f"smtp://localhost:{mailbox.port}", "games@example.org").send(Letter("open@example.org", "s", "t"))

    assert len(mailbox.letters(1)) == 1


@pytest.mark.parametrize(("to", "for_good"), [("nobody", True), ("full", False)])
@async_test
async def test_who_has_no_box_is_not_written_to_again(mailbox: Mailbox, to: str, for_good: bool) -> None:  # noqa: FBT001
    """Unlike somebody whose box has no room today."""
    with pytest.raises(LetterFailed) as caught:
        await Mail(login(mailbox), SENDER).send(Letter(f"{to}@example.org", "s", "t"))

    assert caught.value.for_good == for_good


@async_test
async def test_what_fails_tells_neither_password_nor_address(mailbox: Mailbox) -> None:
    """A wrong password, and a server that is not there; it may be better tomorrow."""
    for server in (login(mailbox, "wr0ng"), f"smtp://{USER}:wr0ng@127.0.0.1:{free_port()}"):
        with pytest.raises(LetterFailed) as caught:
            await Mail(server, SENDER).send(Letter("otto@example.org", "s", "t"))
        assert not caught.value.for_good
        assert "wr0ng" not in repr(caught.value)
        assert "otto" not in repr(caught.value)
        assert caught.value.__cause__ is None


@async_test
async def test_a_certificate_must_be_trusted(mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """By TLS from the first byte; nothing is sent to a server that nobody vouches for."""
    mailbox.empty()
    mail = Mail(f"smtps://{USER}:{quote(PASSWORD, safe='')}@localhost:{mailbox.tls_port}", SENDER)
    with pytest.raises(LetterFailed) as caught:
        await mail.send(Letter("otto@example.org", "s", "t"))
    monkeypatch.setenv("SSL_CERT_FILE", str(mailbox.certificate))
    await mail.send(Letter("otto@example.org", "s", "t"))
    [letter] = mailbox.letters(1)

    assert "esmtpsa" in letter["Received"]
    assert not caught.value.for_good


@pytest.mark.parametrize(
    ("address", "tls"),
    [
        ("smtp://mail.example.org", (587, False, None)),
        ("smtp://u:p@mail.example.org:25", (25, False, True)),
        ("smtps://u:p@mail.example.org", (465, True, False)),
        ("smtp://u:p@localhost:25", (25, False, False)),
    ],
)
def test_a_password_goes_to_another_machine_by_tls_only(address: str, tls: tuple[int, bool, bool | None]) -> None:
    """Port, TLS from the first byte, STARTTLS (None: if it is offered)."""
    found = read_server(address)

    assert (found["port"], found["use_tls"], found["start_tls"]) == tls


@pytest.mark.parametrize(
    ("smtp", "sender", "key"),
    [
        ("mail.example.org", "games@example.org", "smtp-form"),
        ("http://u:secret@mail.example.org", "games@example.org", "smtp-form"),
        ("smtp://u:secret@mail.example.org:port", "games@example.org", "smtp-form"),
        ("smtp://u@mail.example.org", "games@example.org", "smtp-form"),
        ("smtp://mail.example.org/path", "games@example.org", "smtp-form"),
        ("smtp://mail.example.org", "", "mail-from-missing"),
        ("smtp://mail.example.org", "Games", "mail-from-form"),
        ("", "games@example.org", "mail-without-server"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_bad_settings_get_one_sentence(smtp: str, sender: str, key: str, language: str) -> None:
    """Before anything is started, and without the password."""
    told = refused("serve", "--no-open", "--smtp", smtp, "--mail-from", sender, "--lang", language)

    with pytest.raises(Mistake) as caught:
        House(smtp=smtp, mail_from=sender).mail()
    assert caught.value.key == key
    assert "secret" not in told


def test_without_the_extra_one_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who wants letters needs it."""
    monkeypatch.setitem(sys.modules, "aiosmtplib", None)
    monkeypatch.delitem(sys.modules, "stammtisch.server.mail")

    assert House().mail() is None
    with pytest.raises(Mistake) as caught:
        House(smtp="smtp://localhost", mail_from="games@example.org").mail()
    assert caught.value.about["extra"] == "notify"


@pytest.mark.parametrize("text", ["otto@example.org", "o.t+to@mail.example.org", "a@localhost"])
def test_plain_addresses_are_known(text: str) -> None:
    """As nearly everybody has them."""
    assert is_mail_address(text)


@pytest.mark.parametrize(
    "text", ["", "otto", "@example.org", "a b@example.org", "a@b\r\nBcc: c@d.org", "a@b@c.org", "a,b@c.org"]
)
def test_other_addresses_are_refused(text: str) -> None:
    """Nothing can slip into the head of a letter."""
    assert not is_mail_address(text)
