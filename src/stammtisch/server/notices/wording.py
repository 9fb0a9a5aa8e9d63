"""What a letter says: the table, the seat, that it is its turn, and a link. It is told nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from stammtisch.core.words import phrasebook
from stammtisch.server.installed import find_game

if TYPE_CHECKING:
    from stammtisch.server.store.post import Subscription

Event = Literal["your-turn", "test", "confirm"]


class Notice(NamedTuple):
    """A letter, whichever way it goes."""

    event: Event
    table: str
    seat: str
    subject: str
    text: str
    link: str
    once: str  # the same for the same letter on the same way
    after: str = ""  # what stands below the link


def write_notice(event: Event, to: Subscription, game: str, link: str, moved: int, *, opens: bool = False) -> Notice:
    """A letter in the language that its reader has chosen; `opens`: its link opens their seat."""
    book = phrasebook(to.language, find_game(game).package, "stammtisch.server")
    names = {"game": str(book.name("game", game)), "seat": str(book.name("seat", to.seat)), "table": to.table}
    subject, text = book.say(f"notice-{event}-subject", **names), book.say(f"notice-{event}-text", **names)
    after = book.say("notice-link-once") if opens else ""
    return Notice(event, to.table, to.seat, subject, text, link, f"{to.id} {moved} {event}", after)


def write_page(notice: Notice, language: str, off: str) -> str:
    """The text of an e-mail; `off` is the link that ends such letters."""
    book = phrasebook(language, "stammtisch.server")
    below = book.say("notice-off", link=off) if off else ""
    return "\n\n".join(part for part in (notice.text, notice.link, notice.after, below) if part) + "\n"
