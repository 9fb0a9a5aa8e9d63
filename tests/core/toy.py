"""A game so small that one can see through it: a secret pick, a turn each, one draw. It tests the core.

Everybody gets a secret card from 1 to 4, secretly bets that the dealer's card will be higher or lower, and may, in
turn, raise; only one seat may. A right bet is worth a point, a raised one three.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from stammtisch.core.actions import Catalogue, Domain, Verb
from stammtisch.core.events import OPEN, EventKind, Field
from stammtisch.core.game import Game, Setup
from stammtisch.core.mistakes import Mistake
from stammtisch.core.options import Option
from stammtisch.core.position import CHANCE, NOT_NOW, OK, SEATS, STEP, Law, Position, Step, go

if TYPE_CHECKING:
    from stammtisch.core.chance import Rng
    from stammtisch.core.moves import Moves

COLOURS: Final = ("red", "blue", "white")
CARDS: Final = ("one", "two", "three", "four")
BETS: Final = ("higher", "lower")

DEAL, BET, RAISE, TURN_OVER, OVER = range(5)
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


class ToyLaw(Law):
    """The rules of the toy, in plain Python over the core, compiled or not."""

    def opening(self) -> Position:
        """Two cards of each number, nothing dealt."""
        p = Position(self, type(self.rule)([0] * LENGTH), CHANCE)
        p.at[RAISED] = p.at[DRAWN] = -1
        for card in range(4):
            p.at[PILE + card] = 2
        for seat in range(3):
            p.at[CARD + seat] = p.at[CHOICE + seat] = -1
        return p

    def redraw(self, p: Position, seat: int, rng: Rng) -> None:
        """Deal the cards of the others anew from the pile, and guess their bets."""
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


class ToyView(msgspec.Struct, frozen=True):
    """The toy as one viewer sees it; "?" lies face down."""

    setup: Setup
    viewer: int
    step: int
    to_act: int
    turn: int
    cards: tuple[str, ...]
    bets: tuple[str, ...]
    raised: int
    drawn: int


def _seat(kind: str, *more: Field, **how: Any) -> EventKind:  # noqa: ANN401 -- passed on
    return EventKind(kind, (Field("seat", "seat"), *more), **how)


class Toy(Game):
    """The smallest box on the shelf."""

    name = "toy"
    seats = range(2, 4)
    seat_names = COLOURS
    catalogue = CATALOGUE
    options = (
        Option("worth", ("3", "2"), "here"),
        Option("crowd", ("no", "yes"), "here", seats=3),
    )
    editions = {"plain": {"worth": "3", "crowd": "no"}, "cheap": {"worth": "2", "crowd": "no"}}  # noqa: RUF012
    step_names = ("deal", "bet", "raise", "turn-over", "over")
    reasons = (("ok", ""), ("not-now", "TOY-1"), ("enough", "TOY-2"))
    event_kinds = (
        _seat("dealt", Field("card", "card"), secret="card"),
        _seat("chosen", Field("bet", "bet"), private=True),
        _seat("raised"),
        _seat("stayed"),
        EventKind("turned", (Field("card", "card"),), reveals=True),
        _seat("paid", Field("amount", ""), reveals=True),
    )
    domains = {"seat": COLOURS, "card": CARDS, "bet": BETS}  # noqa: RUF012
    question_kinds = {"seat": "seat"}  # noqa: RUF012
    words = "tests"
    longest = 3 + 3 + 3 + 1  # a card, a bet and a turn for each of three seats, and one draw
    law = ToyLaw
    steps = STEPS

    def board_text(self, board: bytes | str) -> str:
        """There is only one board."""
        if board != "standard":
            raise Mistake("board-format", name="toy", detail="")
        return "standard"

    def open(self, setup: Setup) -> Position:
        """Nothing dealt."""
        return self.law([setup.seats, int(setup.options["worth"])], self.steps, setup).opening()

    def view(self, position: Position, viewer: int) -> ToyView:
        """Cards and bets lie face down until the end."""
        p = position
        assert isinstance(p.law.setup, Setup)
        seats = range(p.rule[SEATS])
        knows = [viewer in (OPEN, seat) or p.to_act == 0 for seat in seats]
        return ToyView(
            setup=p.law.setup,
            viewer=viewer,
            step=p.at[STEP],
            to_act=p.to_act,
            turn=p.at[TURN],
            cards=tuple(face(CARDS, p.at[CARD + seat], knows=knows[seat]) for seat in seats),
            bets=tuple(face(BETS, p.at[CHOICE + seat], knows=knows[seat]) for seat in seats),
            raised=p.at[RAISED],
            drawn=p.at[DRAWN],
        )

    def imagine(self, view: Any, rng: Rng) -> Position:  # noqa: ANN401 -- narrowed at once
        """Take what lies open, deal the rest."""
        assert isinstance(view, ToyView)
        p = self.open(view.setup)
        p.at[STEP], p.to_act, p.at[TURN] = view.step, view.to_act, view.turn
        p.at[RAISED], p.at[DRAWN] = view.raised, view.drawn
        if view.drawn >= 0:
            p.at[PILE + view.drawn] -= 1
        for seat, (card, bet) in enumerate(zip(view.cards, view.bets, strict=True)):
            p.at[CARD + seat] = guess(CARDS, card, p)
            p.at[CHOICE + seat] = -1 if bet == "" else 0 if bet == "?" else BETS.index(bet)
        if view.viewer != OPEN and view.to_act != 0:
            p.redraw(view.viewer, rng)
        return p

    def question(self, position: Position, seat: int) -> dict[str, str | int | None]:
        """Who is asked."""
        return {"seat": COLOURS[seat]}

    def conceivable(self, position: Position, seat: int) -> list[int]:
        """Raising, in its step."""
        return [MORE] if position.at[STEP] == RAISE else []

    def forecast(self, position: Position) -> Any:  # noqa: ANN401 -- nothing anyway
        """Nothing can be foreseen."""
        return None

    def ending(self, position: Position) -> str:
        """Somebody was right, or nobody."""
        return "right" if any(position.scores()) else "all-wrong"

    def facts(self, position: Position) -> list[int]:
        """Everything."""
        return position.state()


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


TOY: Final = Toy()
