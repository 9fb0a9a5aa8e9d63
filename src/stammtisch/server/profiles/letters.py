"""The letter with a code: its subject and its text, in the reader's language."""

from __future__ import annotations

from functools import cache
from urllib.parse import quote

from stammtisch.core.words import Phrasebook, phrasebook


@cache
def book(language: str) -> Phrasebook:
    """The sentences of the house."""
    return phrasebook(language, "stammtisch.server")


def write_letter(language: str, code: str, email: str, house: str) -> tuple[str, str]:
    """Subject and text, with a link if the house knows its own address.

    The link opens a page on which one click signs in: what only opens links uses no code up.
    """
    shown, words = f"{code[:4]}-{code[4:]}", book(language)
    link = f"{house}/profile#code={code}&email={quote(email, safe='')}"
    more = [words.say("letter-code-link", link=link)] if house else []
    text = "\n\n".join([words.say("letter-code", code=shown), *more, words.say("letter-code-not-you")])
    return words.say("letter-code-subject", code=shown), f"{text}\n"
