"""What a store keeps of letters: who wants to be told where, which letters are to be sent, and links that open a seat.

A letter belongs to a seat that is asked. It is written, and taken away again, in the transaction of the line that asks
the seat, or with which it has moved; so there is one for each question that waits, whoever is killed when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from stammtisch.server.api_types import Way


class Subscription(NamedTuple):
    """A way in which a seat's person wants to be told. An e-mail address counts once its owner has confirmed it."""

    id: str
    table: str
    seat: str
    way: Way
    language: str
    confirmed: bool
    made: int  # in milliseconds since 1970


class DueLetter(NamedTuple):
    """A letter that is to be sent. All times are milliseconds since 1970."""

    table: str
    seat: str
    moved: int  # which question its person has answered last: with the next one, it is another letter
    due: int | None  # None: it was sent, or given up
    wait: int  # from the question to the letter
    tries: int = 0
    done: tuple[str, ...] = ()  # the subscriptions that were served
    claimed: int = 0  # until when a process is about to send it


# ---- what is written in the transaction of a table's change


class Subscribed(NamedTuple):
    """A seat wants to be told."""

    subscription: Subscription


class Unsubscribed(NamedTuple):
    """A seat does not want to be told any more."""

    id: str


class AddressConfirmed(NamedTuple):
    """An address is its owner's."""

    id: str


class LetterAsked(NamedTuple):
    """A seat is asked: it gets a letter, unless it has one for this question."""

    seat: str
    moved: int
    due: int
    wait: int


class LetterSettled(NamedTuple):
    """A seat is not asked: it needs no letter."""

    seat: str


class PassUsed(NamedTuple):
    """A link was used, for the only time."""

    mark: str


PostStep: TypeAlias = Subscribed | Unsubscribed | AddressConfirmed | LetterAsked | LetterSettled | PassUsed
