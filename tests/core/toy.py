"""A game so small that one can see through it: a secret pick, a turn each, one draw. It tests the core.

Everybody gets a secret card from 1 to 4, secretly bets that the dealer's card will be higher or lower, and may, in
turn, raise; only one seat may. A right bet is worth a point, a raised one three.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.actions import Catalogue, Domain, Verb
from stammtisch.core.events import OPEN, EventKind, Field
from stammtisch.core.game import Game
from stammtisch.core.observation import Layout, Slice
from stammtisch.core.options import Option
from stammtisch.core.position import CHANCE, NOT_NOW, OK, SEATS, STEP, Law, Position, Step, go
from stammtisch.core.view import SeatView, TableView, seats_to_act, setup_of, viewer_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from librt.strings import BytesWriter

    from stammtisch.core.chance import Rng
    from stammtisch.core.moves import Moves
    from stammtisch.core.setup import Setup

COLOURS: Final = ("red", "blue", "white")
CARDS: Final = ("one", "two", "three", "four")
BETS: Final = ("higher", "lower")

DEAL, BET, RAISE, TURN_OVER, OVER = range(5)
STEP_NAMES: Final = ("deal", "bet", "raise", "turn-over", "over")
TURN, RAISED, DRAWN, PILE, CARD, CHOICE, LENGTH = 1, 2, 3, 4, 8, 11, 14  # places in `at`
DEALT, CHOSEN, RAISED_BET, STAYED, TURNED, PAID = range(6)  # events
WORTH: Final = 1  # place in `rule`: what a raised bet is worth
ENOUGH: Final = 2  # reason: somebody has raised

_CARD: Final = Domain("card", CARDS)
CATALOGUE: Final = Catalogue(
    [Verb("deal", (_CARD,)), Verb("bet", (Domain("bet", BETS),)), Verb("pass"), Verb("raise"), Verb("turn", (_CARD,))]
)
GIVE, BET_ON, PASS, MORE, TURN_UP = 0, 4, 6, 7, 8  # actions


class Draw(Step):
    """The dealer draws a card, for a seat or for all to see."""

    def __init__(self, first: int) -> None:
        self.first = first

    def enter(self, p: Position) -> None:
        """Let the dealer draw."""
        p.to_act = CHANCE

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Any card that is left."""
        for card in range(4):
            if p.at[PILE + card]:
                out.weigh(self.first + card, p.at[PILE + card])

    def why(self, p: Position, seat: int, action: int) -> int:
        """Only a card that is left."""
        card = action - self.first
        return OK if 0 <= card < 4 and p.at[PILE + card] else NOT_NOW

    def apply(self, p: Position, seat: int, action: int) -> None:
        """Hand it out, or turn it over."""
        card = action - self.first
        p.at[PILE + card] -= 1
        if self.first == GIVE:
            self.deal(p, card)
        else:
            p.at[DRAWN] = card
            p.note(TURNED, card)
            go(p, OVER)

    def deal(self, p: Position, card: int) -> None:
        """Give the card to the next seat."""
        p.note(DEALT, p.at[TURN], card)
        p.at[CARD + p.at[TURN]] = card
        p.at[TURN] += 1
        if p.at[TURN] == p.rule[SEATS]:
            go(p, BET)


class Bet(Step):
    """All bet at once, face down."""

    def enter(self, p: Position) -> None:
        """Ask everybody."""
        p.to_act = (1 << p.rule[SEATS]) - 1

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Higher or lower."""
        out.add_each(BET_ON, 3)

    def why(self, p: Position, seat: int, action: int) -> int:
        """Higher or lower."""
        return OK if BET_ON <= action < PASS else NOT_NOW

    def apply(self, p: Position, seat: int, action: int) -> None:
        """Lay the bet down; the last one lets the first seat speak. The bets stay face down."""
        p.at[CHOICE + seat] = action - BET_ON
        p.note(CHOSEN, seat, action - BET_ON)
        p.to_act &= ~(1 << seat)
        if p.to_act == 0:
            go(p, RAISE)


class Raise(Step):
    """Seat by seat: raise or pass."""

    def enter(self, p: Position) -> None:
        """Ask the first seat."""
        p.at[TURN] = 0
        p.to_act = 1

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Pass, or raise if nobody has."""
        out.add(PASS)
        if p.at[RAISED] < 0:
            out.add(MORE)

    def why(self, p: Position, seat: int, action: int) -> int:
        """One raise is enough."""
        if action == MORE:
            return OK if p.at[RAISED] < 0 else ENOUGH
        return OK if action == PASS else NOT_NOW

    def apply(self, p: Position, seat: int, action: int) -> None:
        """Raise or pass; after the last seat the dealer draws."""
        p.note(RAISED_BET if action == MORE else STAYED, seat)
        if action == MORE:
            p.at[RAISED] = seat
        p.at[TURN] += 1
        p.to_act = 1 << p.at[TURN]
        if p.at[TURN] == p.rule[SEATS]:
            go(p, TURN_OVER)


class Over(Step):
    """The end."""

    def enter(self, p: Position) -> None:
        """Nobody owes anything."""
        p.to_act = 0
        for seat, score in enumerate(p.scores()):
            p.note(PAID, seat, score)

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Nothing."""

    def why(self, p: Position, seat: int, action: int) -> int:
        """Nothing."""
        return NOT_NOW


STEPS: Final[list[Step]] = [Draw(GIVE), Bet(), Raise(), Draw(TURN_UP), Over()]


LAYOUT: Final = Layout(
    1,
    (
        Slice("step", 1, "what is going on", 4),
        Slice("card", 1, "the own card", 4, private=True),
        Slice("bet", 1, "the own bet", 2, private=True),
        Slice("raised", 1, "who has raised, the observer first", 3),
        Slice("drawn", 1, "the dealer's card", 4),
    ),
)


class ToyLaw(Law):
    """The rules of the toy, in plain Python over the core, compiled or not."""

    def opening(self) -> Position:
        """Two cards of each number, nothing dealt."""
        p = self.blank(LENGTH)
        p.at[RAISED] = p.at[DRAWN] = -1
        for card in range(4):
            p.at[PILE + card] = 2
        for seat in range(3):
            p.at[CARD + seat] = p.at[CHOICE + seat] = -1
        return p

    def redraw(self, p: Position, seat: int, rng: Rng) -> None:
        """Deal the cards of the others again from the pile, and guess their bets."""
        others = [other for other in range(p.rule[SEATS]) if other != seat]
        dealt = [other for other in others if p.at[CARD + other] >= 0]
        for other in dealt:
            p.at[PILE + p.at[CARD + other]] += 1
        for other in dealt:
            pool = [card for card in range(4) for _ in range(p.at[PILE + card])]
            p.at[CARD + other] = pool[rng.below(len(pool))]
            p.at[PILE + p.at[CARD + other]] -= 1
        for other in others:
            if p.at[CHOICE + other] >= 0:
                p.at[CHOICE + other] = rng.below(2)

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """The step, the own card and bet, who has raised, the card turned up; nothing is 0."""
        own = max(seat, 0)
        known = (p.at[CARD + own] + 1, p.at[CHOICE + own] + 1) if seat >= 0 else (0, 0)
        raised = p.at[RAISED]
        first = 0 if raised < 0 else 1 + (raised - own) % p.rule[SEATS]
        for number in (p.at[STEP], *known, first, p.at[DRAWN] + 1):
            out.append(number)

    def round_of(self, p: Position) -> int:
        """Dealing and betting is the first round, raising the second."""
        return 0 if p.at[STEP] < RAISE else 1

    def scores(self, p: Position) -> list[int]:
        """A point for a right bet, more for a raised one."""
        return [self.score(p, seat) for seat in range(p.rule[SEATS])]

    def score(self, p: Position, seat: int) -> int:
        """The points of one seat."""
        difference = p.at[DRAWN] - p.at[CARD + seat]
        right = difference > 0 if p.at[CHOICE + seat] == 0 else difference < 0
        return (p.rule[WORTH] if p.at[RAISED] == seat else 1) if right else 0

    def places(self, p: Position) -> list[int]:
        """Most points first."""
        scores = self.scores(p)
        return [1 + sum(other > own for other in scores) for own in scores]


class ToyPlayer(SeatView, frozen=True):
    """A seat; "?" lies face down, nothing is the empty word."""

    card: str
    bet: str


class ToyView(TableView, frozen=True):
    """The toy as one viewer sees it."""

    players: tuple[ToyPlayer, ...]
    turn: int
    raised: int
    drawn: int


def open_toy(setup: Setup, steps: list[Step] = STEPS) -> Position:
    """Nothing dealt."""
    return ToyLaw([setup.seats, int(setup.options["worth"])], steps, setup).opening()


def view(p: Position, viewer: int) -> ToyView:
    """Cards and bets lie face down until the end."""
    return ToyView(
        setup=setup_of(p),
        viewer=viewer_name(COLOURS, viewer),
        to_act=seats_to_act(COLOURS, p),
        dealing=p.to_act == CHANCE,
        step=STEP_NAMES[p.at[STEP]],
        players=tuple(view_player(p, seat, viewer) for seat in range(p.rule[SEATS])),
        turn=p.at[TURN],
        raised=p.at[RAISED],
        drawn=p.at[DRAWN],
    )


def view_player(p: Position, seat: int, viewer: int) -> ToyPlayer:
    """Everybody knows their own card and bet."""
    knows = viewer in (OPEN, seat) or p.to_act == 0
    card, bet = (face(words, p.at[first + seat], knows=knows) for words, first in ((CARDS, CARD), (BETS, CHOICE)))
    return ToyPlayer(COLOURS[seat], card, bet)


def imagine(view: ToyView, rng: Rng, opening: Callable[[Setup], Position] = open_toy) -> Position:
    """Take what lies open, deal the rest."""
    p = opening(view.setup)
    p.at[STEP], p.at[TURN] = STEP_NAMES.index(view.step), view.turn
    p.to_act = CHANCE if view.dealing else sum(1 << COLOURS.index(seat) for seat in view.to_act)
    p.at[RAISED], p.at[DRAWN] = view.raised, view.drawn
    if view.drawn >= 0:
        p.at[PILE + view.drawn] -= 1
    for seat, player in enumerate(view.players):
        p.at[CARD + seat] = guess(CARDS, player.card, p)
        p.at[CHOICE + seat] = -1 if player.bet == "" else 0 if player.bet == "?" else BETS.index(player.bet)
    if view.viewer != "open" and p.to_act != 0:
        p.redraw(-1 if view.viewer is None else COLOURS.index(view.viewer), rng)
    return p


def question(_position: Position, seat: int) -> dict[str, str | int | None]:
    """Who is asked."""
    return {"seat": COLOURS[seat]}


def conceivable(position: Position, _seat: int) -> list[int]:
    """Raising, in its step."""
    return [MORE] if position.at[STEP] == RAISE else []


def ending(position: Position) -> str:
    """Somebody was right, or nobody."""
    return "right" if any(position.scores()) else "all-wrong"


def facts(position: Position) -> list[int]:
    """Everything."""
    return position.state()


def _seat(kind: str, *more: Field, secret: str = "", private: bool = False, reveals: bool = False) -> EventKind:
    return EventKind(kind, (Field("seat", "seat"), *more), secret, private, reveals)


def face(words: tuple[str, ...], number: int, *, knows: bool) -> str:
    """The word for what lies there, if one may know it; nothing is the empty word."""
    if number < 0:
        return ""
    return words[number] if knows else "?"


def guess(words: tuple[str, ...], word: str, p: Position) -> int:
    """Take a card that is named off the pile, or the next best one for a hidden one."""
    if word == "":
        return -1
    card = next(n for n in range(4) if p.at[PILE + n]) if word == "?" else words.index(word)
    p.at[PILE + card] -= 1
    return card


TOY: Final = Game(
    name="toy",
    package="tests",
    seats=range(2, 4),
    seat_names=COLOURS,
    catalogue=CATALOGUE,
    options=(Option("worth", ("3", "2"), "here"), Option("crowd", ("no", "yes"), "here", seats=3)),
    editions={"plain": {"worth": "3", "crowd": "no"}, "cheap": {"worth": "2", "crowd": "no"}},
    step_names=STEP_NAMES,
    reasons=(("ok", ""), ("not-now", "TOY-1"), ("enough", "TOY-2")),
    event_kinds=(
        _seat("dealt", Field("card", "card"), secret="card"),
        _seat("chosen", Field("bet", "bet"), private=True),
        _seat("raised"),
        _seat("stayed"),
        EventKind("turned", (Field("card", "card"),), reveals=True),
        _seat("paid", Field("amount", ""), reveals=True),
    ),
    domains={"seat": COLOURS, "card": CARDS, "bet": BETS},
    question_kinds={"seat": "seat"},
    layout=LAYOUT,
    longest=3 + 3 + 3 + 1,  # a card, a bet and a turn for each of three seats, and one draw
    secret_choice=(BET, len(BETS)),
    view_type=ToyView,
    open=open_toy,
    view=view,
    imagine=imagine,
    question=question,
    conceivable=conceivable,
    ending=ending,
    facts=facts,
)
