"""A game as data: all that tables, bots, servers and adapters ask about it.

Each game is `GAME = Game(name=…, view=…, …)` in its own package. What is optional has a default here; further parts,
such as drawings and weights, are found in the package by name (parts.py).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, Self

from librt.strings import BytesWriter
from typing_extensions import TypeVar

from stammtisch.core.ask import Ask, Choice, Facts, Reason, Refusal
from stammtisch.core.events import OPEN, SPECTATOR, Event, EventKind, Note, decode
from stammtisch.core.installed import find_game
from stammtisch.core.mistakes import Mistake, needs_extra
from stammtisch.core.options import Option, resolve_options
from stammtisch.core.pickling import teach_pickle
from stammtisch.core.position import OK, STEP, Position, owes
from stammtisch.core.setup import Setup
from stammtisch.core.standing_orders import StandingOrder, StandingOrderKind
from stammtisch.core.view import TableView

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from stammtisch.core.actions import Catalogue
    from stammtisch.core.chance import Rng
    from stammtisch.core.observation import Layout
    from stammtisch.core.words import Phrasebook

teach_pickle()

# Covariant, so that a game with its own view is a `Game`; handing it the view of another game is the caller's mistake.
V_co = TypeVar("V_co", bound=TableView, default=TableView, covariant=True)
Options = Mapping[str, str] | Iterable[tuple[str, str]]


def standard_only(board: bytes | str) -> str:
    """The board of a game that has only one."""
    if board != "standard":
        raise Mistake("board-only-standard")
    return "standard"


def no_forecast(_position: Position) -> list[Note]:
    """For games in which nothing can be foreseen."""
    return []


def no_warnings(_position: Position, _seat: int, _action: int) -> list[str]:
    """For games that warn of nothing."""
    return []


def no_facts(_position: Position, _seat: int, _action: int) -> Facts:
    """For games whose refusals need no facts."""
    return {}


def nothing_obvious(_position: Position, _seat: int) -> int | None:
    """For games whose rules ask no question that everybody can answer."""
    return None


def keep_all(_view: TableView, orders: Sequence[StandingOrder]) -> tuple[StandingOrder, ...]:
    """For games in which a standing order never expires."""
    return tuple(orders)


def no_answer(_view: TableView, _ask: Ask, _orders: Sequence[StandingOrder]) -> str | None:
    """For games without standing orders."""
    return None


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[V_co]):
    """A game: names and tables, and the functions that know it. The rules are in the law of each position."""

    name: str
    package: str  # where its parts are found: words, bots, drawings (parts.py)
    seats: range
    seat_names: tuple[str, ...]
    catalogue: Catalogue
    options: tuple[Option, ...]
    editions: Mapping[str, Mapping[str, str]]
    step_names: tuple[str, ...]
    reasons: tuple[tuple[str, str], ...]
    event_kinds: tuple[EventKind, ...]
    domains: Mapping[str, Sequence[str]]  # the words behind the numbers, by kind
    question_kinds: Mapping[str, str]  # the kind of each fact that questions and refusals speak of
    layout: Layout  # what the bytes of an observation mean (observation.py)
    longest: int  # no game has more decisions, draws included: the bound is argued in the game's module

    view_type: type[V_co]
    open: Callable[[Setup], Position]  # the opening position of a checked setup
    view: Callable[[Position, int], V_co]  # all that a seat, SPECTATOR or OPEN may know, built up from nothing
    imagine: Callable[[V_co, Rng], Position]  # a position that agrees with a view, made from that view alone
    question: Callable[[Position, int], Facts]  # the facts that a seat's question speaks of
    conceivable: Callable[[Position, int], list[int]]  # the actions worth a reason if they are refused
    ending: Callable[[Position], str]  # the key of how a finished game ended
    facts: Callable[[Position], list[int]]  # what is true on the table, in an order that never changes, for digests

    board_text: Callable[[bytes | str], str] = standard_only  # checks a board; `standard`, or all of it in one line
    scoring: Callable[[Position], list[Note]] = no_forecast  # what scoring would bring now, by the code that scores
    warnings: Callable[[Position, int, int], list[str]] = no_warnings  # what a seat may regret, by what it can know
    refusal: Callable[[Position, int, int], Facts] = no_facts  # what the sentence behind a refused action speaks of
    obvious: Callable[[Position, int], int | None] = nothing_obvious  # a seat's answer that everybody can work out
    keep_orders: Callable[[V_co, Sequence[StandingOrder]], tuple[StandingOrder, ...]] = keep_all
    answer_by_orders: Callable[[V_co, Ask, Sequence[StandingOrder]], str | None] = no_answer  # or OrderDoesNotFit
    warning_kinds: tuple[str, ...] = ()  # the sentences are under `warning-<kind>`
    order_kinds: tuple[StandingOrderKind, ...] = ()  # the standing orders that a seat can set
    secret_choice: tuple[int, int] = (-1, 0)  # the step of a face-down choice of all, and among how many actions
    rounds_per_phase: int = 1  # statistics of choices are ordered by phases of this many rounds
    minutes: int = 0  # how long the box says that a game takes; 0: it does not say
    weight: int = 0  # how much there is to think about, from 1 (little) to 5 (a lot); 0: nobody has judged
    version: int = 0  # in the name of every environment: rises when a trained agent would find another game

    def __repr__(self) -> str:
        """Its name: all else is one attribute away."""
        return f"<Game {self.name}>"

    def __deepcopy__(self, memo: object) -> Self:
        """Itself, as there is one of each game."""
        return self

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """By its name: whoever unpickles it has the game installed too."""
        return find_game, (self.name,)

    # ---- setting up

    def deal(
        self, edition: str = "", seats: int = 0, options: Options = (), board: bytes | str = "standard"
    ) -> Position:
        """The opening position; the first decisions are the dealer's."""
        return self.open(self.make_setup(edition, seats, options, board))

    def make_setup(
        self, edition: str = "", seats: int = 0, options: Options = (), board: bytes | str = "standard"
    ) -> Setup:
        """Validate edition, seats, options and board; raise a Mistake that explains what is wrong.

        Without an edition the first one, without a number of seats the largest table.
        """
        edition = edition or next(iter(self.editions))
        if edition not in self.editions:
            raise Mistake("unknown-edition", edition=edition, known=", ".join(self.editions))
        seats = seats or self.seats[-1]
        if seats not in self.seats:
            raise Mistake("wrong-seats", fewest=self.seats[0], most=self.seats[-1])
        pairs = options.items() if isinstance(options, Mapping) else options
        resolved = resolve_options(self.options, self.editions[edition], pairs, seats)
        return Setup(self.name, edition, resolved, self.board_text(board), seats)

    # ---- playing

    def forecast(self, position: Position) -> list[Event]:
        """What scoring would bring if it came now; public events only."""
        return self.events(self.scoring(position), SPECTATOR)

    def ask(self, position: Position, seat: int) -> Ask:
        """The question put to a seat that owes a decision."""
        if not owes(position, seat):
            raise Mistake("nothing-owed", seat=self.seat_names[seat])
        words, targets = self.catalogue.words, self.catalogue.targets
        legal = position.legal(seat)
        whys = [(action, position.why(seat, action)) for action in self.conceivable(position, seat)]
        return Ask(
            question=self.step_names[position.at[STEP]],
            seat=self.seat_names[seat],
            facts=self.question(position, seat),
            choices=tuple(
                Choice(words(action), targets(action), tuple(self.warnings(position, seat, action))) for action in legal
            ),
            refusals=tuple(
                Refusal(words(action), targets(action), self._refused(position, seat, action, why))
                for action, why in whys
                if why != OK
            ),
        )

    def observe(self, position: Position, seat: int) -> NDArray[np.float32]:
        """What `seat` (or SPECTATOR) may know, as the numbers between -1 and 1 that environments give; see `layout`."""
        with needs_extra("nets"):
            import numpy as np  # noqa: PLC0415 -- slow, and playing needs no arrays

        out = BytesWriter()
        position.law.observe(position, seat, out)
        return self.layout.scale.floats(np.frombuffer(out.getvalue(), np.uint8))

    def reason(self, position: Position, seat: int, action: int) -> Reason:
        """Why `seat` may not take an action now, with the facts of the sentence."""
        return self._refused(position, seat, action, position.why(seat, action))

    def _refused(self, position: Position, seat: int, action: int, why: int) -> Reason:
        return Reason(*self.reasons[why], self.refusal(position, seat, action))

    def why(self, position: Position, seat: int, action: int) -> Reason | None:
        """Why `seat` may not take an action now; None if it may."""
        return None if position.why(seat, action) == OK else self.reason(position, seat, action)

    def events(self, notes: Iterable[Note], viewer: int) -> list[Event]:
        """What happened, as `viewer` may know it."""
        found = (self._event(note, viewer) for note in notes)
        return [event for event in found if event is not None]

    def _event(self, note: Note, viewer: int) -> Event | None:
        """One of them; what everybody may know is made once for all who are told."""
        kind = self.event_kinds[note[0]]
        if kind.secret or kind.private:
            return decode(note, self.event_kinds, self.domains, viewer)
        return public_event(self, note)

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

    def explain(self, book: Phrasebook, reason: Reason) -> str:
        """Why not, as a sentence."""
        return book.tell(f"reason-{reason.key}", reason.facts, self.question_kinds)

    def put(self, book: Phrasebook, ask: Ask) -> str:
        """A question as a sentence."""
        return book.tell(f"question-{ask.question}", ask.facts, self.question_kinds)

    def digest(self, position: Position) -> str:
        """Six characters that differ when anything on the table does."""
        text = ",".join(map(str, self.facts(position)))
        return hashlib.blake2b(text.encode(), digest_size=3).hexdigest()

    def seat(self, name: str) -> int:
        """The number of a seat by its name."""
        if name not in self.seat_names:
            raise Mistake("unknown-seat", seat=name, known=", ".join(self.seat_names))
        return self.seat_names.index(name)

    def open_view(self, position: Position) -> V_co:
        """Everything: for records and after the end."""
        return self.view(position, OPEN)


@lru_cache(maxsize=4096)
def public_event(game: Game, note: Note) -> Event | None:
    """The event behind a note that holds nothing hidden: the same for everybody, wherever it happens."""
    return decode(note, game.event_kinds, game.domains, SPECTATOR)
