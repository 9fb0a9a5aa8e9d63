"""What is particular about the playthrough of The Golden City (tests/games/playthroughs.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.events import SPECTATOR
from stammtisch.games.golden_city.game import GAME
from tests.games.playthroughs import Playthrough, fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.position import Position
    from stammtisch.games.golden_city.knowledge.view import PlayerView, View

SETUP = GAME.make_setup(seats=3)


def listed(title: str, words: list[str], _dealing: bool) -> Iterator[str]:  # noqa: FBT001 -- as a `Playthrough` has it
    """The question, and the choices behind it."""
    yield from fold(title, words)


def views(p: Position) -> Iterator[str]:
    """The table as everybody sees it, then what each seat knows beyond that."""
    public = GAME.view(p, SPECTATOR)
    yield ""
    yield f"  == round {public.now.round + 1}: {public.now.start} starts; score cards left {public.score_backs}"
    yield from table(public)
    for seat in range(public.setup.seats):
        own = GAME.view(p, seat).players[seat]
        yield f"     {own.seat} sees {' '.join(own.hand or ()) or 'no card'}; bonus {' '.join(own.bonus or ()) or '-'}"


def table(view: View) -> Iterator[str]:
    """All that lies open, compactly."""
    for player in view.players:
        yield f"     {player.seat:<6} {has(player)}"
        yield f"            sites {' '.join(player.sites) or '-'}"
    display = ", ".join(card or "-" for card in view.display)
    discard = " ".join(f"{word} {cards}" for word, cards in view.discard.items() if cards) or "-"
    yield f"     goods {display} and {sum(view.deck.values())}; pile {view.pile}; discard {discard}"
    yield f"     keys {view.keys}, bonus cards {view.bonus_left}, coins {view.coins}"


def has(player: PlayerView) -> str:
    """What everybody sees before a player."""
    known = " ".join(player.known) or "-"
    return (
        f"{player.letters} letters, {player.coins} coins, {player.keys} keys, {player.businesses_left} to place, "
        f"{player.hand_size} cards ({known}), goods {' '.join(player.goods) or '-'}, {player.bonus_count} bonus"
    )


PLAYTHROUGH = Playthrough(
    GAME,
    SETUP,
    seed=41,
    title=f"The Golden City, {SETUP.edition}, three seats",
    occasion="round-begun",
    views=views,
    listed=listed,
)
