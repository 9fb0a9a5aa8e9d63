"""The table of The Golden City: the island with its roads, the auction, the score card, what the players have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from stammtisch.cli.console import seat_text, style, symbol
from stammtisch.cli.drawing.canvas import Canvas
from stammtisch.core.chance import Rng
from stammtisch.games.golden_city.board import BOARDS
from stammtisch.games.golden_city.terminal.island import Owner, Sheet, draw_island

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rich.console import RenderableType

    from stammtisch.cli.drawing import Look
    from stammtisch.core.words import Phrasebook
    from stammtisch.games.golden_city.knowledge.view import PlayerView, View

MARGIN: Final = 3
LINES: Final = 33
WIDE: Final = 120  # columns from which sites carry their full names
SCORED: Final = ("goods-scored", "area-scored")
HIDDEN: Final = "?"


def names(book: Phrasebook, kind: str, words: tuple[str, ...]) -> str:
    """Things called by their names, in a row."""
    return ", ".join(str(book.name(kind, word)) for word in words) or "-"


# ---- the map


def draw_map(look: Look) -> list[Text]:
    """The island and who has built where."""
    view: View = look.view
    board = BOARDS.load(view.setup.board).file
    wide = look.width >= WIDE
    width = min(look.width, WIDE if wide else 80) - 2 * MARGIN - (6 if wide else 2)
    sheet = Sheet(width, LINES - 1, full_names=wide)
    canvas = Canvas(look.width, LINES)
    owners: dict[str, list[Owner]] = {}
    for player in view.players:
        for site in player.sites:
            owners.setdefault(site, []).append(Owner(symbol(player.seat), style(player.seat)))
    draw_island(canvas, sheet, board, owners, MARGIN)
    return canvas.lines()


def legend(look: Look) -> Text:
    """What the signs mean."""
    key = "legend-golden_city" if look.width >= WIDE else "legend-golden_city-short"
    return Text(look.book.say(key), "dim")


# ---- what is on offer


def round_line(look: Look) -> Text:
    """The round, who starts, and what it will score."""
    book, view = look.book, look.view
    now = view.now
    if view.step == "over":
        return Text(book.say("golden-city-over"), "bold")
    if now.start is None:
        return Text(book.say("golden-city-preparation"), "bold")
    line = Text(book.say("golden-city-round", round=now.round + 1, left=len(view.score_deck)), "bold")
    line.append(f"  {book.say('golden-city-start')} ").append_text(seat_text(book, now.start))
    if now.score is not None:
        score = f"{book.name('good', now.score.good)}, {book.name('area', now.score.area)}"
        line.append(f"  {book.say('golden-city-scores')} ").append(score, "bold")
    return line


def offers(look: Look) -> list[Text]:
    """The auction while it lasts, the goods display, and what is left of everything."""
    book, view = look.book, look.view
    lines = []
    if any(pair.first for pair in view.pairs):
        lines.append(auction(look))
    shown = " | ".join(str(book.name("goods", card)) for card in view.display if card) or "-"
    stock = book.say(
        "golden-city-stock",
        goods=sum(view.deck.values()),
        keys=view.keys,
        bonus=view.bonus_left,
        pile=view.pile,
        discard=sum(view.discard.values()),
    )
    lines.append(Text.assemble((f"{book.say('golden-city-display')} ", "bold"), shown, (f"  {stock}", "dim")))
    return lines


def auction(look: Look) -> Text:
    """The pairs, the hands on them, and what an expulsion costs."""
    book, view = look.book, look.view
    line = Text(f"{book.say('golden-city-pairs', price=view.now.price)} ", "bold")
    for number, pair in enumerate(view.pairs, 1):
        cards = "+".join(str(book.name("landform", card)) for card in (pair.first, pair.second) if card)
        line.append(f" {number} ", "bold").append(cards or "-")
        line.append(f" {symbol(pair.owner)}" if pair.owner else " ·", style(pair.owner) if pair.owner else "dim")
    return line


# ---- the players


def players(look: Look) -> list[Text]:
    """Two lines for each player: what he has, and his cards as far as this viewer knows them."""
    return [line for player in look.view.players for line in player_lines(look, player)]


def player_lines(look: Look, player: PlayerView) -> list[Text]:
    """What a player has; > before a seat that owes a decision."""
    book, view = look.book, look.view
    line = Text(">" if player.seat in view.to_act else " ", "bold").append_text(seat_text(book, player.seat))
    if player.seat == view.viewer:
        line.append(f" ({book.say('golden-city-you')})")
    letters = HIDDEN if player.letters is None else player.letters
    facts = {"coins": player.coins, "keys": player.keys, "left": player.businesses_left, "bonus": player.bonus_count}
    line.append(f" {book.say('golden-city-has', letters=letters, **facts)}")
    if player.stuck:
        line.append(f" {book.say('golden-city-stuck')}", "bold red")
    return [line, Text(f"    {cards_text(look, player)}")]


def cards_text(look: Look, player: PlayerView) -> str:
    """Landform cards, goods and bonus cards; a ? for each card that this viewer does not know."""
    book = look.book
    known = player.known if player.hand is None else player.hand
    hand = [str(book.name("landform", card)) for card in known] + [HIDDEN] * (player.hand_size - len(known))
    parts = [f"{book.say('golden-city-hand')} {', '.join(hand) or '-'}"]
    if player.goods:
        parts.append(f"{book.say('golden-city-goods')} {names(book, 'goods', player.goods)}")
    if player.bonus:
        parts.append(f"{book.say('golden-city-bonus')} {names(book, 'bonus', player.bonus)}")
    return "  ".join(parts)


# ---- reports


def score_report(look: Look) -> RenderableType:
    """`score`: letters now, what the open score card would pay, and both together."""
    book, view = look.book, look.view
    gains = {player.seat: 0 for player in view.players}
    for event in look.game.forecast(look.game.imagine(view, Rng(0))):
        if event.kind in SCORED:
            gains[str(event.facts["seat"])] += int(str(event.facts["amount"]))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("seat", "letters", "now", "together"):
        table.add_column(book.say(f"golden-city-{key}"), justify="left" if key == "seat" else "right")
    for player in sorted(view.players, key=lambda other: -(other.letters or 0) - gains[other.seat]):
        known = player.letters is not None
        together = str(player.letters + gains[player.seat]) if player.letters is not None else HIDDEN
        letters = str(player.letters) if known else HIDDEN
        table.add_row(seat_text(book, player.seat), letters, f"+{gains[player.seat]}", together)
    return Group(table, Text(book.say("golden-city-score-how"), "dim"))


def roads_report(look: Look) -> RenderableType:
    """`roads`: where the roads lead from every site."""
    board = BOARDS.load(look.view.setup.board).file
    table = Table.grid(padding=(0, 2, 0, 0))
    joined: dict[str, list[str]] = {node.id.lower(): [] for node in board.nodes}
    for one, other in board.edges:
        joined[one.lower()].append(other.lower())
        joined[other.lower()].append(one.lower())
    lines = [Text.assemble((f"{site}: ", "bold"), " ".join(sorted(others))) for site, others in joined.items()]
    half = -(-len(lines) // 2)
    for place in range(half):
        table.add_row(*lines[place::half])
    return table


class GoldenCityDrawing:
    """See the hook in boards/__init__.py."""

    reports = {"score": score_report, "roads": roads_report}  # noqa: RUF012 -- never changed
    occasions: Mapping[str, Callable[[Look], RenderableType]] = {}
    told_by_occasions: frozenset[str] = frozenset()

    def table(self, look: Look) -> RenderableType:
        """The round, the island, what is on offer, the players."""
        return Group(round_line(look), *draw_map(look), *offers(look), *players(look), legend(look))


DRAWING: Final = GoldenCityDrawing()
