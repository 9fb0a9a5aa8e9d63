"""The box on the shelf: all that tables, bots, servers and adapters ask about a game."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from stammtisch.core.ask import Ask, Choice, Reason, Refusal
from stammtisch.core.events import OPEN, Event, EventKind, Note, decode
from stammtisch.core.mistakes import Mistake
from stammtisch.core.observation import Layout
from stammtisch.core.options import Option, settle
from stammtisch.core.position import OK, STEP, Position, owes
from stammtisch.core.standing import Order, OrderKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from stammtisch.core.actions import Catalogue
    from stammtisch.core.chance import Rng
    from stammtisch.core.words import Phrasebook


class Setup(msgspec.Struct, frozen=True):
    """How a table is set up; everybody at it may see all of this."""

    game: str
    edition: str
    options: dict[str, str]
    board: str  # "standard", or the whole board in one line of JSON
    seats: int


class Game(ABC):
    """A game: names and tables here, the rules in the law of each position."""

    name: ClassVar[str]
    seats: ClassVar[range]
    seat_names: ClassVar[tuple[str, ...]]
    catalogue: ClassVar[Catalogue]
    options: ClassVar[tuple[Option, ...]]
    editions: ClassVar[Mapping[str, Mapping[str, str]]]
    step_names: ClassVar[tuple[str, ...]]
    reasons: ClassVar[tuple[tuple[str, str], ...]]
    event_kinds: ClassVar[tuple[EventKind, ...]]
    domains: ClassVar[Mapping[str, Sequence[str]]]  # the words behind the numbers, by kind
    question_kinds: ClassVar[Mapping[str, str]]  # the kind of each fact that questions speak of
    words: ClassVar[str]  # the package whose folder `words` holds the sentences
    warning_kinds: ClassVar[tuple[str, ...]] = ()  # what a person is warned of, in sentences under `warning-<kind>`
    order_kinds: ClassVar[tuple[OrderKind, ...]] = ()  # the standing answers that a seat can set
    secret_choice: ClassVar[tuple[int, int]] = (-1, 0)  # the step at which all choose face down, and among how many
    week: ClassVar[int] = 1  # so many rounds are a week, by which statistics are ordered
    layout: ClassVar[Layout]  # what the bytes of an observation mean (core/observation.py)
    longest: ClassVar[int]  # no game has more decisions, draws included: the bound is argued in the game's module

    # ---- setting up

    def deal(
        self,
        edition: str = "",
        seats: int = 4,
        options: Mapping[str, str] | Iterable[tuple[str, str]] = (),
        board: bytes | str = "standard",
    ) -> Position:
        """The opening position; the first decisions are the dealer's."""
        return self.open(self.settle(edition, seats, options, board))

    def settle(
        self,
        edition: str = "",
        seats: int = 4,
        options: Mapping[str, str] | Iterable[tuple[str, str]] = (),
        board: bytes | str = "standard",
    ) -> Setup:
        """Check a wish for a table; what cannot be had is a mistake that says so."""
        edition = edition or next(iter(self.editions))
        if edition not in self.editions:
            raise Mistake("unknown-edition", edition=edition, known=", ".join(self.editions))
        if seats not in self.seats:
            raise Mistake("wrong-seats", game=self.name, fewest=self.seats[0], most=self.seats[-1])
        pairs = options.items() if hasattr(options, "items") else options
        settled = settle(self.options, self.editions[edition], pairs, seats)
        return Setup(self.name, edition, settled, self.board_text(board), seats)

    @abstractmethod
    def board_text(self, board: bytes | str) -> str:
        """Check a board; `standard`, or the whole board in one line."""

    @abstractmethod
    def open(self, setup: Setup) -> Position:
        """The opening position of a table that was settled."""

    # ---- playing

    @abstractmethod
    def view(self, position: Position, viewer: int) -> Any:  # noqa: ANN401 -- each game has its own struct
        """All that `viewer` may know, built up from nothing: a seat, SPECTATOR or OPEN."""

    @abstractmethod
    def imagine(self, view: Any, rng: Rng) -> Position:  # noqa: ANN401 -- each game has its own struct
        """A position that agrees with a view, made from that view alone."""

    @abstractmethod
    def question(self, position: Position, seat: int) -> dict[str, str | int | None]:
        """The facts that the question put to `seat` speaks of."""

    @abstractmethod
    def conceivable(self, position: Position, seat: int) -> list[int]:
        """The actions that are worth a reason where they are refused."""

    @abstractmethod
    def forecast(self, position: Position) -> list[Event]:
        """What scoring would bring if it came now, by the very code that scores; public events only."""

    @abstractmethod
    def ending(self, position: Position) -> str:
        """The key of how a finished game ended."""

    @abstractmethod
    def facts(self, position: Position) -> list[int]:
        """What is true on the table, in an order that never changes: the digest of records is made of it."""

    def warnings(self, position: Position, seat: int, action: int) -> list[str]:
        """What `seat` may regret about a legal action, judged by nothing that it cannot know: kinds of warnings."""
        return []

    def keep_orders(self, view: Any, orders: Sequence[Order]) -> tuple[Order, ...]:  # noqa: ANN401 -- as view
        """The standing answers of a seat that still mean something to it."""
        return tuple(orders)

    def obey(self, view: Any, ask: Ask, orders: Sequence[Order]) -> str | None:  # noqa: ANN401 -- as view
        """The answer that a seat's orders give to a question, None where none is meant for it; or Unexpected."""
        return None

    def ask(self, position: Position, seat: int) -> Ask:
        """The question put to a seat that owes a decision."""
        if not owes(position, seat):
            raise Mistake("nothing-owed", seat=self.seat_names[seat])
        words, targets = self.catalogue.words, self.catalogue.targets
        legal = position.legal(seat)
        refused = [action for action in self.conceivable(position, seat) if position.why(seat, action) != OK]
        return Ask(
            question=self.step_names[position.at[STEP]],
            seat=self.seat_names[seat],
            facts=self.question(position, seat),
            choices=tuple(Choice(words(action), targets(action)) for action in legal),
            refusals=tuple(
                Refusal(words(action), targets(action), self.reason(position.why(seat, action))) for action in refused
            ),
        )

    def reason(self, number: int) -> Reason:
        """The reason behind a number."""
        return Reason(*self.reasons[number])

    def why(self, position: Position, seat: int, action: int) -> Reason | None:
        """Why `seat` may not take an action now; None if it may."""
        number = position.why(seat, action)
        return None if number == OK else self.reason(number)

    def events(self, notes: Iterable[Note], viewer: int) -> list[Event]:
        """What happened, as `viewer` may know it."""
        found = (decode(note, self.event_kinds, self.domains, viewer) for note in notes)
        return [event for event in found if event is not None]

    def reveals(self, notes: Iterable[Note]) -> bool:
        """Whether any of these events made something hidden known."""
        return any(self.event_kinds[note[0]].reveals for note in notes)

    def field_kinds(self, event: str) -> dict[str, str]:
        """The kind of each fact of an event, for calling things by their names."""
        return {field.name: field.kind for kind in self.event_kinds if kind.name == event for field in kind.fields}

    def speak(self, book: Phrasebook, action: int) -> str:
        """An action as a reader would say it."""
        verb, args = self.catalogue.actions[action]
        kinds = [domain.kind for domain in self.catalogue.verbs[verb].domains]
        return book.tell(f"choice-{verb}", dict(zip(kinds, args, strict=True)), dict(zip(kinds, kinds, strict=True)))

    def tell(self, book: Phrasebook, event: Event) -> str:
        """An event as a sentence."""
        return book.tell(f"event-{event.kind}", event.facts, self.field_kinds(event.kind))

    def put(self, book: Phrasebook, ask: Ask) -> str:
        """A question as a sentence."""
        return book.tell(f"question-{ask.question}", ask.facts, self.question_kinds)

    def digest(self, position: Position) -> str:
        """Six characters that differ when anything on the table does."""
        text = ",".join(str(number) for number in self.facts(position))
        return hashlib.blake2b(text.encode(), digest_size=3).hexdigest()

    def seat(self, name: str) -> int:
        """The number of a seat by its name."""
        if name not in self.seat_names:
            raise Mistake("unknown-seat", seat=name, known=", ".join(self.seat_names))
        return self.seat_names.index(name)

    def open_view(self, position: Position) -> Any:  # noqa: ANN401 -- each game has its own struct
        """Everything: for records and after the end."""
        return self.view(position, OPEN)
