"""Goldbräu (Franz-Benno Delonge, 2004) in one box: the chapters, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stammtisch.core.boards import board_section
from stammtisch.core.events import SPECTATOR, Event
from stammtisch.core.game import Game, Setup
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.goldbraeu import ask, events, standing
from stammtisch.games.goldbraeu import position as at
from stammtisch.games.goldbraeu.actions import CATALOGUE
from stammtisch.games.goldbraeu.board import Board, read_board, standard_board
from stammtisch.games.goldbraeu.components import BUM_LOSS, BUSINESSES, DAYS, SEAT_NAMES
from stammtisch.games.goldbraeu.day import PLANS
from stammtisch.games.goldbraeu.editions import EDITIONS, OPTIONS, rule_words
from stammtisch.games.goldbraeu.imagine import imagine
from stammtisch.games.goldbraeu.law import GoldbraeuLaw
from stammtisch.games.goldbraeu.layout import LAYOUT
from stammtisch.games.goldbraeu.payday import pay_all
from stammtisch.games.goldbraeu.reasons import REASONS
from stammtisch.games.goldbraeu.steps import CHOOSE_ACTION, STEP_NAMES
from stammtisch.games.goldbraeu.view import View, view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.ask import Ask
    from stammtisch.core.chance import Rng
    from stammtisch.core.standing import Order


class Goldbraeu(Game):
    """Beer gardens, breweries and who is boss of them."""

    name = "goldbraeu"
    seats = range(3, 5)
    seat_names = SEAT_NAMES
    catalogue = CATALOGUE
    options = OPTIONS
    editions = EDITIONS
    step_names = STEP_NAMES
    reasons = REASONS
    event_kinds = events.KINDS
    domains = events.DOMAINS
    question_kinds = ask.QUESTION_KINDS
    warning_kinds = ask.WARNING_KINDS
    words = "stammtisch.games.goldbraeu"
    order_kinds = standing.ORDER_KINDS
    secret_choice = (CHOOSE_ACTION, PLANS)
    week = DAYS
    layout = LAYOUT
    # Setup: 6 signs, 24 cards and 10 exchanged ones, 8 kept, 1 start player, 9 figures.
    # A day: 2 cards turned up, 4 choices. Each seat makes at most 3 decisions besides failed attempts: buy, draw, open
    # or move; or attempt, be allowed, withdraw a figure. (Alone with the boss card he has 3 more; then nobody else
    # attacks.) A failed attempt in which no card is opened is an attempt and a block; the boss has the majority, so the
    # others have 2 of the 6 markers at most, and 2 seats can attack a business so. A third would have to open a card of
    # his own first, and then needs another for each further attempt (GB-DUE-07): 2 such attempts on 10 businesses.
    # Every other failed attempt opens one of the 44 cards that were not revealed at setup, as does every decision of a
    # payday but the passes.
    longest = 58 + 21 * (2 + 4 + 4 * 3 + 2 * 2 * 10) + 2 * 44 + 3 * 4

    def board_text(self, board: bytes | str) -> str:
        """`standard`, or the whole of another board that was checked."""
        return "standard" if board == "standard" else self.read_board(board).as_text()

    def read_board(self, board: bytes | str, name: str = "board") -> Board:
        """A board from a file's bytes, or `standard`; a mistake names the first broken constraint."""
        if board == "standard":
            return standard_board()
        data = board if isinstance(board, bytes) else board.encode()
        return read_board(board_section(data, self.name, name), name)

    def open(self, setup: Setup) -> Position:
        """The table before the first sign is laid."""
        rule = rule_words(setup.options, self.read_board(setup.board), setup.seats)
        return GoldbraeuLaw(rule, setup).opening()

    def view(self, position: Position, viewer: int) -> View:
        """See view.py."""
        return view(position, viewer)

    def imagine(self, view: Any, rng: Rng) -> Position:  # noqa: ANN401 -- narrowed at once
        """See imagine.py."""
        assert isinstance(view, View)
        return imagine(self.open(view.setup), view, rng)

    def question(self, position: Position, seat: int) -> dict[str, str | int | None]:
        """See ask.py."""
        return ask.question(position, seat)

    def conceivable(self, position: Position, seat: int) -> list[int]:
        """See ask.py."""
        return ask.conceivable(position, seat)

    def warnings(self, position: Position, seat: int, action: int) -> list[str]:
        """See ask.py."""
        return ask.warnings(position, seat, action)

    def forecast(self, position: Position) -> list[Event]:
        """What payday would pay if it came now."""
        after = position.copy()
        after.journal = []
        if not position.rule[at.OPEN_MONEY]:
            for seat in range(position.rule[SEATS]):  # a bum's payment cut short would tell what is in a secret purse
                after.at[at.CASH + seat] += BUM_LOSS
        pay_all(after)
        return self.events(after.journal, SPECTATOR)

    def keep_orders(self, view: Any, orders: Sequence[Order]) -> tuple[Order, ...]:  # noqa: ANN401 -- narrowed at once
        """See standing.py."""
        assert isinstance(view, View)
        return standing.keep_orders(view, orders)

    def obey(self, view: Any, ask: Ask, orders: Sequence[Order]) -> str | None:  # noqa: ANN401 -- not needed here
        """See standing.py."""
        return standing.obey(ask, orders)

    def ending(self, position: Position) -> str:
        """There is one way: the third payday, won alone or shared (GB-END-01, -03)."""
        return "third-payday-shared" if position.places().count(1) > 1 else "third-payday"

    def facts(self, position: Position) -> list[int]:
        """Step, calendar, money, hands, shares, bosses, signs, gardens, chips, cards: in this order, for ever."""
        row = list(position.at)
        seats = position.rule[SEATS]
        rows = [
            (STEP, 1),
            (at.DAY, 2),
            (at.CASH, seats),
            (at.HAND, seats * BUSINESSES),
            (at.MARKERS, seats * BUSINESSES),
            (at.BOSS, BUSINESSES),
            (at.SIGN, 6),
            (at.GARDEN, 6),
            (at.CHIP, 2),
            (at.FACE, 2),
            (at.PILE, 12),
            (at.CHOICE, seats),
            (at.KEPT, seats * 2),
        ]
        under = row[at.UNDER + row[at.UNDER_FIRST] : at.UNDER + row[at.UNDER_END]]
        return [position.to_act, *(number for first, length in rows for number in row[first : first + length]), *under]


GAME: Final = Goldbraeu()
