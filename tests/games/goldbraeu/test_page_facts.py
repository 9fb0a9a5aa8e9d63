"""What the view tells so that the page need not know a rule: majority, order of play, days to payday."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR
from stammtisch.core.position import owes
from stammtisch.core.table import Table
from stammtisch.games.goldbraeu.game import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.games.goldbraeu.knowledge.view import View


def views(seed: int) -> Iterator[View]:
    """Every moment of a random game, as a spectator sees it."""
    table = Table(GAME, GAME.make_setup(seats=4), seed)
    rng = Rng(seed)
    while table.position.to_act:
        yield GAME.view(table.position, SPECTATOR)
        seat = next(seat for seat in range(4) if owes(table.position, seat))
        legal = list(table.position.legal(seat))
        table.decide(seat, legal[rng.below(len(legal))])


def test_a_boss_holds_if_he_has_more_shares_than_all_others_together() -> None:
    """Counted by hand in every duel of some games; half is not enough (GB-DUE-02)."""
    seen = set()
    for view in (view for seed in range(12) for view in views(seed)):
        if view.step != "answer":
            assert not view.now.holds
            continue
        business = next(one for one in view.businesses if one.name == view.now.target)
        own = business.markers[business.boss or ""]
        assert view.now.holds == (own > sum(business.markers.values()) - own)
        seen.add(view.now.holds)

    assert seen == {True, False}


def test_plans_are_chosen_clockwise_from_the_start_player() -> None:
    """And carried out by plan, then clockwise (GB-RND-03, -04)."""
    plans = ("expand", "boss", "buy")
    chosen = carried_out = 0
    for view in views(4):
        names = [player.seat for player in view.players]
        first = names.index(view.now.start) if view.now.start else 0
        ring = names[first:] + names[:first]
        if view.step == "choose-action":
            chosen += 1
            assert list(view.now.order) == ring
        elif view.now.order:
            carried_out += 1
            choice = {player.seat: player.choice for player in view.players}
            assert list(view.now.order) == [seat for plan in plans for seat in ring if choice[seat] == plan]

    assert chosen > 20
    assert carried_out > 20


def test_payday_comes_nearer_by_a_day_each_day() -> None:
    """It is on the seventh (GB-WK-01)."""
    days = {(view.now.weekday, view.now.days_to_payday) for view in views(5)}

    assert days == {(day, 6 - day) for day in range(7)}
