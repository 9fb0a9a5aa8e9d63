"""Nobody learns what he cannot know: not from views or events, and not from who is asked what (GB-DUE-14, GB-Q76)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.conformance import walk
from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.position import DEALER, Position
from stammtisch.core.setup import Setup
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.components import BUSINESSES
from tests.games.goldbraeu.setups import editions, mixtures
from tests.games.goldbraeu.tables import Scene, table

if TYPE_CHECKING:
    from collections.abc import Iterator

RED, BLUE, YELLOW, GREEN = range(4)


def told(scene: Scene, viewer: int) -> tuple[object, ...]:
    """All that a viewer is told, from the beginning of the scene."""
    events = GAME.events(scene.p.journal or [], viewer)
    asked = viewer >= 0 and scene.p.to_act >> viewer & 1
    return GAME.view(scene.p, viewer), scene.p.to_act, events, GAME.ask(scene.p, viewer) if asked else None


# ---- pairs of worlds


@pytest.mark.parametrize(
    ("text", "cards", "said"),
    [
        pytest.param("hirschen red 2* green 2", ("hirschen", "krug"), ["green name hirschen 0"], id="could block"),
        pytest.param(
            "hirschen red 1* green 1 blue 3", ("hirschen", "adler"), ["green name hirschen 0"], id="could strip"
        ),
        pytest.param("krug red 1*", ("krug", "post"), ["green pass"], id="has something to name or nothing"),
        pytest.param(
            "krug red 3* yellow 1\nmayer red 1",
            ("krug", "post"),
            ["green pass", "red name mayer 0"],
            id="has something to name after a first action or nothing",
        ),
    ],
)
def test_worlds_that_differ_in_reds_hand_look_alike_to_the_others(
    text: str, cards: tuple[str, str], said: list[str]
) -> None:
    """GB-Q68, GB-Q76: blue, yellow, green and a spectator see the same table and the same question."""
    scenes = [
        table(f"{text}\nadler green 1\nred hand {card}\nstart green").plans(red="boss", green="boss").say(*said)
        for card in cards
    ]

    for viewer in (SPECTATOR, BLUE, YELLOW, GREEN):
        assert told(scenes[0], viewer) == told(scenes[1], viewer)


def test_the_boss_is_asked_although_he_holds_nothing() -> None:
    """GB-DUE-14: his one card is another one; the table cannot know."""
    scene = table("hirschen red 2* green 2\nred hand krug\nstart green").plans(green="boss", blue="boss")
    scene.say("green name hirschen 0")

    assert scene.asked == "red: answer"
    assert scene.choices == ["allow"]


def test_a_blind_share_is_held_or_drawn_alike() -> None:
    """GB-BUY-07: the others cannot tell which share was drawn."""
    one, two = (
        table("display krug eiche\nstart red").plans().say("red buy blind", f"dealer draw {card}")
        for card in ("post", "krug")
    )

    for viewer in (SPECTATOR, BLUE, YELLOW, GREEN):
        assert told(one, viewer) == told(two, viewer)
    for viewer in (SPECTATOR, BLUE, YELLOW, GREEN):
        assert (
            told(Scene(one.p.copy()).say("red hold"), viewer)[0] == told(Scene(two.p.copy()).say("red hold"), viewer)[0]
        )


def test_face_down_choices_look_alike() -> None:
    """GB-RND-03, GB-SET-08: action cards, until the last one lies."""
    scenes = []
    for plan in ("expand", "buy"):
        scene = table("display krug eiche\nunder post").morning()
        scene.p.run_chance(Rng(3))
        scenes.append(scene.say(f"red choose {plan}", "green choose boss"))

    for viewer in (SPECTATOR, BLUE, YELLOW, GREEN):
        assert told(scenes[0], viewer) == told(scenes[1], viewer)
    assert told(scenes[0], RED) != told(scenes[1], RED)


@pytest.mark.parametrize("money", [1, 25])
def test_secret_money_does_not_show_in_being_asked(money: int) -> None:
    """GB-Q53, GB-Q76: with `open_money=off` a poor buyer is asked like a rich one."""
    scene = table(f"display krug eiche\nred cash {money}\nstart red", open_money="off").plans()

    assert scene.asked == "red: buy-share"
    assert [player.cash for player in GAME.view(scene.p, BLUE).players] == [None, 25, None, None]


# ---- random games


def questions(setup: Setup, seed: int) -> Iterator[tuple[Position, int]]:
    """Every question that is put to one seat alone."""
    for moment in walk(GAME, setup, seed):
        owing = members(moment.position.to_act)
        if len(owing) == 1 and owing[0] != DEALER:
            yield moment.position, owing[0]


def could_choose(p: Position, seat: int, rng: Rng) -> bool:
    """Whether in some world that a spectator thinks possible the seat has more than one answer."""
    for _ in range(2000):
        world = p.copy()
        world.redraw(SPECTATOR, rng)
        if p.rule[at.OPEN_MONEY] == 0:
            world.at[at.CASH + seat] = 99
        if len(world.legal(seat)) > 1:
            return True
    return False


@pytest.mark.parametrize("setup", editions().values(), ids=editions())
def test_nobody_is_asked_when_everybody_knows_the_answer(setup: Setup) -> None:
    """GB-Q76: behind every question with a single answer is a world in which there were two."""
    rng = Rng(1)
    for seed in range(2):
        for p, seat in questions(setup, seed):
            assert len(p.legal(seat)) > 1 or could_choose(p, seat, rng), GAME.ask(p, seat)


@pytest.mark.parametrize("setup", mixtures(8, seed=6).values(), ids=range(8))
def test_nobody_is_asked_when_everybody_knows_the_answer_whatever_the_options(setup: Setup) -> None:
    """GB-Q76, any options together."""
    rng = Rng(2)
    for p, seat in questions(setup, 7):
        assert len(p.legal(seat)) > 1 or could_choose(p, seat, rng), GAME.ask(p, seat)


# ---- redraw and imagine


def hands(p: Position) -> list[list[int]]:
    """All hands."""
    return [list(p.at[at.HAND + seat * BUSINESSES : at.HAND + seat * BUSINESSES + BUSINESSES]) for seat in range(4)]


def test_a_redraw_deals_anew_what_a_seat_cannot_know_and_nothing_else() -> None:
    """Own hand, sizes and open cards stay; every card is still there; the others' hands change."""
    scene = table("""
        krug      red 2 blue 1
        red       hand krug eiche post
        blue      hand adler adler mayer
        green     hand stein
        display   krug bum
        under     post
    """)
    rng = Rng(1)
    seen = set()
    for _ in range(50):
        world = scene.p.copy()
        world.redraw(RED, rng)
        assert hands(world)[RED] == hands(scene.p)[RED]
        assert [sum(hand) for hand in hands(world)] == [3, 3, 0, 1]
        for card in range(BUSINESSES):
            before, after = (sum(h[card] for h in hands(p)) + p.at[at.PILE + card] for p in (scene.p, world))
            assert before == after
        assert [world.at[at.PILE + 10], world.at[at.PILE + 11]] == [5, 4]
        seen.add(tuple(hands(world)[BLUE]))

    assert len(seen) > 30


def test_a_redraw_is_fair() -> None:
    """Green's one card is any hidden share, as likely as there are such cards: 6 of Adler to 1 of Krug."""
    scene = table("krug red 5\nred hand eiche eiche eiche eiche eiche eiche\ngreen hand post")
    rng = Rng(8)
    drawn = [0] * BUSINESSES
    for _ in range(4400):
        world = scene.p.copy()
        world.redraw(RED, rng)
        drawn[hands(world)[GREEN].index(1)] += 1

    hidden = 54 - 5  # 54 shares that red does not hold, 5 of them open
    assert drawn[1] == 0
    assert abs(drawn[0] - 4400 / hidden) < 40
    assert abs(drawn[5] - 4400 * 6 / hidden) < 80


def redrawn(p: Position, viewer: int) -> list[Position]:
    """Many worlds that a viewer thinks possible."""
    rng = Rng(12)
    worlds = [p.copy() for _ in range(200)]
    for world in worlds:
        world.redraw(viewer, rng)
    return worlds


def test_face_down_action_cards_are_guessed() -> None:
    """Blue's card may be any of three; red knows his own; who has laid none has laid none."""
    scene = table("display krug eiche").morning()
    scene.p.run_chance(Rng(3))
    scene.say("red choose buy", "blue choose boss")
    worlds = redrawn(scene.p, RED)
    choices = [[world.at[at.CHOICE + seat] for world in worlds] for seat in range(4)]

    assert [set(seen) for seat, seen in enumerate(choices) if seat != BLUE] == [{2}, {-1}, {-1}]
    assert min(choices[BLUE].count(plan) for plan in range(3)) > 40


def test_open_action_cards_are_not_guessed() -> None:
    """Once revealed they stay what they are."""
    scene = table("krug red 0*\nstart red").plans(red="expand", blue="boss")

    for world in redrawn(scene.p, GREEN):
        assert [world.at[at.CHOICE + seat] for seat in range(4)] == [0, 1, 2, 2]


def test_cards_to_keep_are_guessed_from_the_guessed_hand() -> None:
    """As many as were set aside, each of them held; one's own stay; nothing is added to a hand."""
    p = GAME.deal()
    p.run_chance(Rng(2))
    scene = Scene(p)
    for name in ("red", "red", "blue", "blue", "green"):
        card = next(card for card in scene.hand(name) if scene.why(f"{name} keep {card}") == "ok")
        scene.say(f"{name} keep {card}")
    own = [p.at[at.KEPT], p.at[at.KEPT + 1]]
    guessed = set()
    for world in redrawn(p, RED):
        kept = [[int(world.at[at.KEPT + seat * 2 + place]) for place in range(2)] for seat in range(4)]
        assert kept[RED] == own
        assert [[card >= 0 for card in pair] for pair in kept] == [[True] * 2, [True] * 2, [False] * 2, [True, False]]
        for seat in range(4):
            assert sum(hands(world)[seat]) == 6
            assert all(hands(world)[seat][card] >= kept[seat].count(card) for card in kept[seat] if card >= 0)
        guessed.add(tuple(kept[BLUE]))

    assert len(guessed) > 30


def test_a_card_just_drawn_is_guessed_from_the_guessed_hand() -> None:
    """Blue sees that red drew a share; which one might be any that he might hold."""
    scene = table("display krug eiche\nred hand adler\nstart red").plans().say("red buy blind", "dealer draw post")
    worlds = redrawn(scene.p, BLUE)

    assert all(hands(world)[RED][world.at[at.DRAWN]] > 0 for world in worlds)
    assert len({world.at[at.DRAWN] for world in worlds}) == 10
    assert {world.at[at.DRAWN] for world in redrawn(scene.p, RED)} == {3}


def test_a_spectator_knows_no_hand() -> None:
    """A redraw for him deals all of them."""
    scene = table("red hand krug eiche post\nblue hand adler adler mayer")
    world = scene.p.copy()
    world.redraw(SPECTATOR, Rng(3))

    assert hands(world)[RED] != hands(scene.p)[RED]
    assert hands(world)[BLUE] != hands(scene.p)[BLUE]


@pytest.mark.parametrize("setup", mixtures(6, seed=9).values(), ids=range(6))
def test_an_imagined_world_can_be_played_to_its_end(setup: Setup) -> None:
    """From any moment of any game, by any viewer; it is a position like any other."""
    rng = Rng(5)
    for number, moment in enumerate(walk(GAME, setup, 11)):
        if number % 60 == 0:
            for viewer in (OPEN, SPECTATOR, *range(setup.seats)):
                world = GAME.imagine(GAME.view(moment.position, viewer), rng)
                while world.to_act:
                    seat = members(world.to_act)[0]
                    world.apply(seat, world.draw(rng) if seat == DEALER else world.legal(seat)[0])
                assert len(world.scores()) == setup.seats


def test_a_forecast_tells_nothing_about_a_secret_purse() -> None:
    """With `chip_money=boss` the bum costs up to 12; how much is there is nobody's business before payday."""
    told = []
    for cash in (3, 30):
        scene = table("adler blue 1*", open_money="off", chip_money="boss").morning()
        scene.p.at[at.CASH + BLUE] = cash
        told.append(GAME.forecast(scene.p))

    assert told[0] == told[1]
    assert told[0][-1].facts == {"chip": "bum", "seat": "blue", "amount": -12}
