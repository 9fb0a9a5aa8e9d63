"""Tables in words: a few lines of text become a position, and a scene is played on it in the notation.

    scene = table('''
        hirschen  red 2*  blue 1  green 1          markers; * is the boss
        adler     spaces a3 a2 b2  beer mayer  waitress
        red       hand hirschen krug  cash 12  markers 3  figures 1
        display   krug waitress
        supply    eiche eiche bum
        under     post adler
        day 7  start green
    ''', edition="rio-grande-2004").plans(green="boss")
    scene.say("green name hirschen 0", "red block 1")

What a line does not say is as at the beginning: 25 thalers, all markers and figures that are not on the board, gardens
of one space, the chips at Bären and Adler; the supply holds every card that is nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.bits import members
from stammtisch.core.events import OPEN, Event
from stammtisch.core.position import CHANCE, DEALER, SEATS, STEP, Position, go
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.cards import put_in_hand
from stammtisch.games.goldbraeu.rules.components import (
    BREWERY_NAMES,
    BUSINESS_NAMES,
    CARD_NAMES,
    CHIP_NAMES,
    GARDEN_NAMES,
    PLAN_NAMES,
    SEAT_NAMES,
    SPACE_NAMES,
)
from stammtisch.games.goldbraeu.rules.expansion import tables_value
from stammtisch.games.goldbraeu.rules.payday import pay_all
from stammtisch.games.goldbraeu.rules.steps import CHOOSE_ACTION, LAST_CARDS, TURN_UP

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from stammtisch.core.ask import Facts

SIGNS: Final = ("mayer", "stein", "kramer", "schmid", "mayer", "stein")  # garden by garden, where nothing is said

EXACT: Final = 1000  # stands for one card that a line names, over those that were piled up before


def table(text: str = "", *, seats: int | str = 4, edition: str = "", board: str = "standard", **options: str) -> Scene:
    """The position that a text describes, before the action cards are chosen."""
    p = GAME.deal(edition, int(seats), options, board.encode() if board != "standard" else board)
    p.journal = []
    for garden, brewery in enumerate(SIGNS):
        p.at[at.SIGN + garden] = BREWERY_NAMES.index(brewery)
    lines = [line.split() for line in text.splitlines() if line.strip()]
    for words in lines:
        _read_line(p, words)
    _count_signs(p)
    _pile_up(p, exact=any(words[0] == "supply" for words in lines))
    return Scene(p)


# ---- reading


def _read_line(p: Position, words: list[str]) -> None:
    """Set what one line speaks of."""
    subject = words[0]
    if subject in BUSINESS_NAMES:
        _read_business(p, BUSINESS_NAMES.index(subject), words[1:])
    elif subject in SEAT_NAMES:
        _read_seat(p, SEAT_NAMES.index(subject), words[1:])
    elif subject in ("display", "supply", "under"):
        _lay_cards(p, subject, [-1 if word == "-" else CARD_NAMES.index(word) for word in words[1:]])
    else:
        _read_calendar(p, iter(words))


def _lay_cards(p: Position, where: str, cards: list[int]) -> None:
    """Cards on the table: in the display, in the unknown supply, known below it."""
    for place, card in enumerate(cards):
        if where == "supply":
            p.at[at.PILE + card] += EXACT
        else:
            p.at[(at.FACE if where == "display" else at.UNDER) + place] = card
    if where == "under":
        p.at[at.UNDER_END] = len(cards)


def _read_calendar(p: Position, words: Iterator[str]) -> None:
    """`day 7 start green`: days are counted from one."""
    for word in words:
        if word == "day":
            p.at[at.DAY] = int(next(words)) - 1
        elif word == "start":
            p.at[at.START] = SEAT_NAMES.index(next(words))
        else:
            raise AssertionError(word)


def _read_business(p: Position, business: int, words: list[str]) -> None:
    """Markers with `*` for the boss, cards opened, a boss of today; for a garden spaces, sign and chips."""
    rest = iter(words)
    for word in rest:
        if word in SEAT_NAMES:
            _put_markers(p, business, SEAT_NAMES.index(word), next(rest))
        elif word == "opened":
            p.at[at.PLAYED + business] = int(next(rest))
        elif word == "fresh":
            p.at[at.FRESH] |= 1 << business
        elif word == "beer":
            p.at[at.SIGN + business] = BREWERY_NAMES.index(next(rest))
        elif word in CHIP_NAMES:
            p.at[at.CHIP + CHIP_NAMES.index(word)] = business
        else:
            _put_space(p, business, word)


def _put_space(p: Position, garden: int, word: str) -> None:
    """`spaces` empties a garden, every space after it is one of its own."""
    p.at[at.GARDEN + garden] = 0 if word == "spaces" else p.at[at.GARDEN + garden] | 1 << SPACE_NAMES.index(word)
    p.at[at.FREE_SPACES] &= ~p.at[at.GARDEN + garden]
    p.at[at.TABLES + garden] = tables_value(p, p.at[at.GARDEN + garden])


def _put_markers(p: Position, business: int, seat: int, number: str) -> None:
    """Put a seat's markers, and its figure if there is a star."""
    markers = int(number.rstrip("*"))
    p.at[at.MARKERS + seat * len(BUSINESS_NAMES) + business] = markers
    p.at[at.PLACED + business] += markers
    p.at[at.PLAYED + business] += markers
    p.at[at.MARKERS_LEFT + seat] -= markers
    p.at[at.HOLDS + seat] |= (markers > 0) << business
    if number.endswith("*"):
        p.at[at.BOSS + business] = seat
        p.at[at.POSTS + seat] |= 1 << business
        p.at[at.FIGURES + seat] -= 1


def _read_seat(p: Position, seat: int, words: list[str]) -> None:
    """Cash, hand, markers and figures left."""
    rows = {"cash": at.CASH, "markers": at.MARKERS_LEFT, "figures": at.FIGURES}
    rest = iter(words)
    for word in rest:
        if word in rows:
            p.at[rows[word] + seat] = int(next(rest))
        elif word != "hand":
            put_in_hand(p, seat, BUSINESS_NAMES.index(word))


def _count_signs(p: Position) -> None:
    """What is not laid lies at its brewery."""
    for brewery in range(len(BREWERY_NAMES)):
        laid = sum(p.at[at.SIGN + garden] == brewery for garden in range(len(GARDEN_NAMES)))
        assert laid <= 3
        p.at[at.STOCK + brewery] = 3 - laid


def _pile_up(p: Position, *, exact: bool) -> None:
    """The supply: just the cards named in its line, or every card that is nowhere else."""
    in_sight = [p.at[at.FACE], p.at[at.FACE + 1], *(p.at[at.UNDER + i] for i in range(p.at[at.UNDER_END]))]
    for card in range(len(CARD_NAMES)):
        left = p.at[at.PILE + card] // EXACT
        if not exact and card < len(BUSINESS_NAMES):
            held = sum(p.at[at.HAND + seat * len(BUSINESS_NAMES) + card] for seat in range(p.rule[SEATS]))
            left = p.rule[at.SHARE_CARDS] - p.at[at.PLAYED + card] - in_sight.count(card) - held
        elif not exact:
            left = 5 - in_sight.count(card)
        assert left >= 0, f"too many cards of {CARD_NAMES[card]}"
        p.at[at.PILE + card] = left
    p.at[at.SUPPLY] = sum(p.at[at.PILE + card] for card in range(len(CARD_NAMES)))


# ---- playing


class Scene:
    """A position that is spoken to in the notation and asked in words."""

    def __init__(self, p: Position) -> None:
        self.p = p

    def plans(self, **chosen: str) -> Scene:
        """Everybody lays an action card: those named what is said, the others `buy`; all reveal."""
        self.choosing()
        for seat in range(self.p.rule[SEATS]):
            plan = PLAN_NAMES.index(chosen.get(SEAT_NAMES[seat], "buy"))
            self.say(f"{SEAT_NAMES[seat]} choose {PLAN_NAMES[plan]}")
        return self

    def choosing(self) -> Scene:
        """Everybody is asked for an action card."""
        go(self.p, CHOOSE_ACTION)
        return self

    def morning(self) -> Scene:
        """The day begins: the dealer turns cards up."""
        go(self.p, TURN_UP)
        return self

    def evening(self) -> Scene:
        """The seventh day is over: everybody may open cards, then payday."""
        go(self.p, LAST_CARDS)
        return self

    def say(self, *decisions: str) -> Scene:
        """Decisions one after the other, such as `red name krug 1`; each must be allowed."""
        for decision in decisions:
            reason = self.why(decision)
            assert reason == "ok", f"{decision}: {reason}, asked is {self.asked}"
            seat, action = self._read(decision)
            assert action in self.p.legal(seat), f"{decision} is allowed but not offered"
            self.p.apply(seat, action)
        return self

    def why(self, decision: str) -> str:
        """`ok`, or the key of the reason against a decision."""
        return GAME.reasons[self.p.why(*self._read(decision))][0]

    def rule_against(self, decision: str) -> str:
        """The id of the rule behind the reason against a decision."""
        return GAME.reasons[self.p.why(*self._read(decision))][1]

    def facts_against(self, decision: str) -> Facts:
        """What the sentence of a refusal speaks of."""
        return GAME.refusal(self.p, *self._read(decision))

    def _read(self, decision: str) -> tuple[int, int]:
        name, _, words = decision.partition(" ")
        action = GAME.catalogue.parse(words)
        assert action is not None, f"there is no action {words}"
        return DEALER if name == "dealer" else SEAT_NAMES.index(name), action

    # ---- asking

    @property
    def asked(self) -> str:
        """Who owes a decision about what: `red: answer`; nobody once the game is over."""
        who = "dealer" if self.p.to_act == CHANCE else " ".join(SEAT_NAMES[seat] for seat in members(self.p.to_act))
        return f"{who or 'nobody'}: {GAME.step_names[self.p.at[STEP]]}"

    @property
    def choices(self) -> list[str]:
        """The words of everything that the one who owes may do."""
        (seat,) = members(self.p.to_act)
        return [GAME.catalogue.words(action) for action in self.p.legal(seat)]

    def shares(self, business: str) -> str:
        """The markers on a business: `red 3 blue 1`."""
        return " ".join(f"{seat} {held}" for seat, held in self.markers(business).items() if held)

    def markers(self, business: str) -> dict[str, int]:
        """The markers on a business, seat by seat."""
        place = at.MARKERS + BUSINESS_NAMES.index(business)
        return {SEAT_NAMES[s]: self.p.at[place + s * len(BUSINESS_NAMES)] for s in range(self.p.rule[SEATS])}

    def boss(self, business: str) -> str:
        """The boss of a business, or `nobody`."""
        boss = self.p.at[at.BOSS + BUSINESS_NAMES.index(business)]
        return SEAT_NAMES[boss] if boss >= 0 else "nobody"

    def spaces(self, garden: str) -> str:
        """The spaces of a garden."""
        return " ".join(SPACE_NAMES[space] for space in members(self.p.at[at.GARDEN + GARDEN_NAMES.index(garden)]))

    def sign(self, garden: str) -> str:
        """The brewery that supplies a garden."""
        return BREWERY_NAMES[self.p.at[at.SIGN + GARDEN_NAMES.index(garden)]]

    def stock(self, brewery: str) -> int:
        """The signs that lie at a brewery."""
        return self.p.at[at.STOCK + BREWERY_NAMES.index(brewery)]

    def chip(self, chip: str) -> str:
        """The garden where a chip stands."""
        return GARDEN_NAMES[self.p.at[at.CHIP + CHIP_NAMES.index(chip)]]

    def hand(self, seat: str) -> list[str]:
        """The cards in a hand."""
        cards = GAME.view(self.p, SEAT_NAMES.index(seat)).players[SEAT_NAMES.index(seat)].hand
        return list(cards or ())

    def cash(self, seat: str) -> int:
        """A seat's thalers."""
        return self.p.at[at.CASH + SEAT_NAMES.index(seat)]

    def free_markers(self, seat: str) -> int:
        """The markers that a seat has left."""
        return self.p.at[at.MARKERS_LEFT + SEAT_NAMES.index(seat)]

    def figures(self, seat: str) -> int:
        """The boss figures that a seat has left."""
        return self.p.at[at.FIGURES + SEAT_NAMES.index(seat)]

    @property
    def display(self) -> list[str]:
        """The two slots; `-` where nothing lies."""
        cards = (self.p.at[at.FACE + slot] for slot in range(2))
        return [CARD_NAMES[card] if card >= 0 else "-" for card in cards]

    @property
    def under(self) -> list[str]:
        """The known cards below the supply, the next one first."""
        places = range(self.p.at[at.UNDER_FIRST], self.p.at[at.UNDER_END])
        return [CARD_NAMES[self.p.at[at.UNDER + place]] for place in places]

    # ---- what happened

    def events(self, *kinds: str) -> list[Event]:
        """What happened since the beginning, all of it or of some kinds."""
        told = GAME.events(self.p.journal or [], OPEN)
        return [event for event in told if not kinds or event.kind in kinds]

    def happened(self, *kinds: str) -> list[str]:
        """The kinds of the events, in their order; of some kinds if any are named."""
        return [event.kind for event in self.events(*kinds)]

    def pay(self) -> Mapping[str, Mapping[str, int]]:
        """Hold payday now; what each business pays to each seat, markers and rest together."""
        self.p.journal = []
        pay_all(self.p)
        paid: dict[str, dict[str, int]] = {}
        for event in self.events("shares-paid", "rest-paid"):
            business, seat, amount = (event.facts[name] for name in ("business", "seat", "amount"))
            assert isinstance(amount, int)
            row = paid.setdefault(str(business), {})
            row[str(seat)] = row.get(str(seat), 0) + amount
        return {business: {seat: sum_ for seat, sum_ in row.items() if sum_} for business, row in paid.items()}
