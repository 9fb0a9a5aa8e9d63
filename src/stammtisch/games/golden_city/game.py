"""The Golden City (Michael Schacht, 2009) in one box: the chapters, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stammtisch.core.boards import board_section
from stammtisch.core.events import SPECTATOR, Event
from stammtisch.core.game import Game, Setup
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city import ask, events, standing
from stammtisch.games.golden_city import position as at
from stammtisch.games.golden_city.actions import CATALOGUE
from stammtisch.games.golden_city.board import Board, read_board, standard_board
from stammtisch.games.golden_city.components import GOODS_KINDS, LANDFORMS, NONE, SEAT_NAMES, SLOTS
from stammtisch.games.golden_city.editions import EDITIONS, OPTIONS, rule_words
from stammtisch.games.golden_city.imagine import imagine
from stammtisch.games.golden_city.law import GoldenCityLaw
from stammtisch.games.golden_city.layout import LAYOUT
from stammtisch.games.golden_city.reasons import REASONS
from stammtisch.games.golden_city.scoring import score_card
from stammtisch.games.golden_city.steps import STEP_NAMES
from stammtisch.games.golden_city.view import View, view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.ask import Ask
    from stammtisch.core.chance import Rng
    from stammtisch.core.standing import Order


class GoldenCity(Game):
    """Businesses on an island, along the roads into the Golden City."""

    name = "golden_city"
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
    words = "stammtisch.games.golden_city"
    order_kinds = standing.ORDER_KINDS
    layout = LAYOUT
    # Setup: 4 cards, 3 goods, 1 start. A round: 1 score card, 8 cards; 4 free bids and, as k expulsions cost
    # k (k + 1) / 2 of at most 108 coins, 14 others; 4 turns with 2 businesses (site, payment and at most three for
    # the reward), the end and 2 discards.
    longest = 8 + 16 * (9 + 18 + 4 * 13)

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
        """The table before the first card is dealt."""
        rule = rule_words(setup.options, self.read_board(setup.board), setup.seats)
        return GoldenCityLaw(rule, setup).opening()

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
        """What the open score card would pay if it were scored now."""
        if position.at[at.FACE] == NONE:
            return []
        after = position.copy()
        after.journal = []
        score_card(after)
        return self.events(after.journal, SPECTATOR)

    def keep_orders(self, view: Any, orders: Sequence[Order]) -> tuple[Order, ...]:  # noqa: ANN401 -- narrowed at once
        """See standing.py."""
        assert isinstance(view, View)
        return standing.keep_orders(view, orders)

    def obey(self, view: Any, ask: Ask, orders: Sequence[Order]) -> str | None:  # noqa: ANN401 -- narrowed at once
        """See standing.py."""
        assert isinstance(view, View)
        return standing.obey(view, ask, orders)

    def ending(self, position: Position) -> str:
        """Last business, stuck player or last score card, in this order of rank, won alone or shared (GC-Q27)."""
        shared = "-shared" if position.places().count(1) > 1 else ""
        if position.at[at.LAST_PLACED]:
            return f"last-business{shared}"
        return f"stuck-player{shared}" if position.at[at.STUCK_SEATS] else f"last-score-card{shared}"

    def facts(self, position: Position) -> list[int]:
        """Step, round, turn, what seats own, what lies on offer, piles and decks: in this order, for ever."""
        row = list(position.at)
        seats = position.rule[SEATS]
        by_seat = (at.COINS, at.LETTERS, at.KEYS, at.LEFT, at.NET, at.BONUS)
        rows = [
            (STEP, 1),
            (at.ROUND, 3),
            (at.FACE, 1),
            *((first, seats) for first in by_seat),
            (at.HAND, seats * LANDFORMS),
            (at.GOODS_OF, seats * GOODS_KINDS),
            (at.PAIR, seats * 2),
            (at.OWNER, seats),
            (at.DISPLAY, SLOTS),
            (at.PILE, LANDFORMS),
            (at.DISCARD_PILE, LANDFORMS),
            (at.DECK, GOODS_KINDS),
            (at.FACES_LEFT, 1),
            (at.BONUS_LEFT, 1),
            (at.SITE, 1),
        ]
        return [position.to_act, *(number for first, length in rows for number in row[first : first + length])]


GAME: Final = GoldenCity()
