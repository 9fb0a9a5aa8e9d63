"""What a person is warned of: a marker that would come straight back (GB-REM-01, GB-REM-03)."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules.components import SEAT_NAMES
from tests.games.goldbraeu.tables import Scene, table


def warned(scene: Scene) -> list[str]:
    """The choices of whoever owes a decision that he is warned of."""
    (seat,) = members(scene.p.to_act)
    return [GAME.catalogue.words(action) for action in scene.p.legal(seat) if GAME.warnings(scene.p, seat, action)]


def test_gb_q41_buying_the_last_share_as_ones_only_one() -> None:
    """Krug has five open shares, none of them red's; Eiche is harmless, and what is bought blind nobody knows."""
    scene = table("krug blue 3 green 2\ndisplay krug eiche\nstart red").plans()

    assert warned(scene) == ["buy left"]
    assert GAME.warnings(scene.p, SEAT_NAMES.index("red"), GAME.catalogue.parse("buy left") or 0) == ["purge"]


def test_gb_q23_naming_oneself_with_the_last_share() -> None:
    """The attempt would lapse at once; naming himself at Krug costs green nothing."""
    scene = table("hirschen red 3* blue 2\ngreen hand hirschen\nkrug green 1\nstart green").plans(green="boss")

    assert warned(scene) == ["name hirschen 1"]


@pytest.mark.parametrize("markers", ["red 1 blue 4", "red 2 blue 3", "blue 4"])
def test_no_warning_where_the_marker_stays(markers: str) -> None:
    """A second marker makes both safe, and before the last share nobody loses any."""
    scene = table(f"krug {markers}\ndisplay krug eiche\nstart red").plans()

    assert warned(scene) == []


def test_before_payday_too() -> None:
    """Red opens the last Krug alone, and the second Eiche."""
    scene = table("krug blue 3 green 2\neiche red 1 blue 4\nred hand krug eiche\nstart red day 7").evening()

    assert warned(scene) == ["open krug"]


@pytest.mark.parametrize(
    ("text", "warned_of"),
    [
        ("krug blue 1*\neiche red 1", {"choose expand": ["nothing-to-expand"], "choose boss": []}),
        ("krug red 1*\nred figures 0", {"choose expand": [], "choose boss": ["nothing-to-name"]}),
        ("krug red 1*\nred figures 0 cash 1", {"choose buy": ["nothing-to-buy"]}),
        ("krug red 1*\nred cash 2", {"choose buy": []}),
        ("krug red 1*\neiche blue 1*\nred hand eiche", {"choose boss": []}),
    ],
)
def test_gb_rnd_06_a_day_that_would_be_lost(text: str, warned_of: dict[str, list[str]]) -> None:
    """An action card with which its seat could do nothing; a card in one's own hand may be what it takes."""
    scene = table(f"{text}\ndisplay krug eiche").choosing()
    said = {choice.action: list(choice.warnings) for choice in GAME.ask(scene.p, 0).choices}

    assert {action: said[action] for action in warned_of} == warned_of


def test_asking_changes_nothing() -> None:
    """The position is the same, and so is its journal."""
    scene = table("krug blue 3 green 2\ndisplay krug eiche\nstart red").plans()
    before = scene.p.state(), list(scene.p.journal or [])
    warned(scene)

    assert (scene.p.state(), scene.p.journal) == before


def test_nobody_is_warned_of_what_the_others_keep() -> None:
    """Red chooses last and would lose a marker in some of these games; to say so would tell what the others reveal."""
    lost = 0
    for seed in range(60):
        p = GAME.deal(seats=3)
        p.run_chance(Rng(seed))
        for seat in (1, 1, 2, 2, 0):
            p.apply(seat, p.legal(seat)[-1])
        for action in p.legal(0):
            after = p.copy()
            after.journal = []
            after.apply(0, action)
            events = GAME.events(after.journal, OPEN)
            lost += any(event.kind == "marker-returned" and event.facts["seat"] == "red" for event in events)
            assert GAME.warnings(p, 0, action) == []
    assert lost > 0
