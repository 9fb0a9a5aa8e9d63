"""The letter with a code: its subject and its text, in the reader's language."""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import quote

from stammtisch.core.mistakes import Mistake
from stammtisch.core.words import Phrasebook, phrasebook

if TYPE_CHECKING:
    from stammtisch.server.mail import Mail

log = logging.getLogger(__name__)


@cache
def book(language: str) -> Phrasebook:
    """The sentences of the house."""
    return phrasebook(language, "stammtisch.server")


async def send_letter(mail: Mail, to: str, subject: str, text: str) -> None:
    """Hand a letter over; whether anybody is known by the address plays no part in what goes wrong."""
    from stammtisch.server.mail import Letter, LetterFailed  # noqa: PLC0415 -- an extra

    try:
        await mail.send(Letter(to, subject, text))
    except LetterFailed as failure:
        log.warning("a letter with a code could not be sent: %s", failure)
        raise Mistake("letter-failed") from None


def write_letter(language: str, code: str, email: str, house: str) -> tuple[str, str]:
    """Subject and text, with a link if the house knows its own address.

    The link opens a page on which one click signs in: what only opens links uses no code up.
    """
    shown, words = f"{code[:4]}-{code[4:]}", book(language)
    link = f"{house}/profile#code={code}&email={quote(email, safe='')}"
    more = [words.say("letter-code-link", link=link)] if house else []
    text = "\n\n".join([words.say("letter-code", code=shown), *more, words.say("letter-code-not-you")])
    return words.say("letter-code-subject", code=shown), f"{text}\n"
