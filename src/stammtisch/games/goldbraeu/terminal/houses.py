"""What stands around the square: inns, breweries, and the players at the table's corners, as small blocks of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from stammtisch.cli.console import seat_text, style, symbol
from stammtisch.games.goldbraeu.knowledge.ledger import fold
from stammtisch.games.goldbraeu.rules.components import BUM_LOSS, WAITRESS_INCOME
from stammtisch.games.goldbraeu.rules.position import SHARE_CARDS
from stammtisch.games.goldbraeu.terminal.payday import forecast
from stammtisch.games.goldbraeu.terminal.square import FILLS, letter

if TYPE_CHECKING:
    from stammtisch.cli.drawing import Look
    from stammtisch.games.goldbraeu.knowledge.view import BusinessView, PlayerView, View

SIDE: Final = 19  # columns for a block, a gap included
TALL: Final = 3  # lines for a block
BOSS: Final = "♛"
SIGN: Final = "⚑"
CHIPS: Final = {"waitress": ("♥", f"+{WAITRESS_INCOME}"), "bum": ("☹", f"-{BUM_LOSS}")}
CHIP_STYLES: Final = {"waitress": "bold #e06090", "bum": "bold #a08060"}
MONEY_STYLE: Final = "#c9a227"
BREWERS: Final = {
    "mayer": "bold #c06fae",
    "stein": "bold #35a3a3",
    "kramer": "bold #cc7a45",
    "schmid": "bold #8585dd",
}


class Scene(NamedTuple):
    """A look with what its parts share."""

    look: Look
    view: View
    takings: dict[str, int]  # what each business would take in today
    shares: int  # cards of each business in the game
    names: dict[str, BusinessView]


def set_scene(look: Look) -> Scene:
    """Gather what the parts of the drawing share."""
    view: View = look.view
    takings = {row.name: row.income or 0 for row in fold(forecast(look)).rows}
    shares = look.game.open(view.setup).rule[SHARE_CARDS]
    return Scene(look, view, takings, shares, {business.name: business for business in view.businesses})


def garden_block(scene: Scene, name: str) -> list[Text]:
    """An inn: its name and takings, its brewery's sign and who stands about, boss and markers."""
    book = scene.look.book
    garden = next(garden for garden in scene.view.gardens if garden.name == name)
    title = Text.assemble((letter(name), FILLS[name]), " ", (str(book.name("garden", name)), "bold"))
    sign = Text("-", "dim")
    if garden.sign:
        sign = Text(f"{SIGN} {book.name('brewery', garden.sign)}", BREWERS[garden.sign])
    for chip, where in scene.view.chips.items():
        if where == name:
            sign = Text.assemble(sign, " ", ("".join(CHIPS[chip]), CHIP_STYLES[chip]))
    return [with_takings(scene, title, name), sign, roof(scene, name)]


def brewery_block(scene: Scene, name: str) -> list[Text]:
    """A brewery: its name and takings, the signs it has left, boss and markers."""
    brewery = next(brewery for brewery in scene.view.breweries if brewery.name == name)
    title = Text.assemble((str(scene.look.book.name("brewery", name)), BREWERS[name]))
    signs = Text(SIGN * brewery.stock, BREWERS[name]) if brewery.stock else Text("-", "dim")
    return [with_takings(scene, title, name), signs, roof(scene, name)]


def with_takings(scene: Scene, title: Text, name: str) -> Text:
    """A name, cut to fit, with what the business would take in today."""
    takings = str(scene.takings[name]) if name in scene.takings else ""
    title.truncate(SIDE - 3 - len(takings), overflow="ellipsis")
    return title.append(f" {takings}".rstrip(), MONEY_STYLE)


def roof(scene: Scene, name: str) -> Text:
    """Boss and markers on a roof, and how many of its share cards are out."""
    business = scene.names[name]
    text = Text()
    text.append(BOSS, style(business.boss) if business.boss else "dim")
    text.append(symbol(business.boss) if business.boss else "-", style(business.boss) if business.boss else "dim")
    text.append("! " if business.fresh else "  ")
    for seat, markers in business.markers.items():
        if markers:
            text.append(symbol(seat) * markers + " ", style(seat))
    return text.append(f"{business.opened}/{scene.shares}", "dim")


def player_block(scene: Scene, player: PlayerView) -> list[Text]:
    """A player: name and money, what lies in front of him, the action card; > before a seat that owes a decision."""
    book, view = scene.look.book, scene.view
    name = Text(">" if player.seat in view.to_act else " ", "bold").append_text(seat_text(book, player.seat))
    if player.seat == view.viewer:
        name.append(f" ({book.say('goldbraeu-you')})")
    cash = "?" if player.cash is None else str(player.cash)
    name.truncate(SIDE - 2 - len(cash), overflow="ellipsis")
    name.append(f" {cash}", f"bold {MONEY_STYLE}")
    goods = Text.assemble(
        (f"  {player.markers_left}{symbol(player.seat)} {player.figures}{BOSS} ", style(player.seat)),
        book.say("goldbraeu-cards", cards=player.hand_size),
    )
    card = Text(f"  {laid(scene, player.choice)}", "italic") if player.choice else Text()
    card.truncate(SIDE - 1, overflow="ellipsis")
    return [name, goods, card]


def laid(scene: Scene, choice: str) -> str:
    """The action card in front of a player."""
    book = scene.look.book
    return book.say("goldbraeu-face-down") if choice == "?" else str(book.name("plan", choice))
