"""A day: the display, the secret choice, who acts when and how often, and the evening (GB-RND)."""

from __future__ import annotations

import pytest

from stammtisch.core.events import Event
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from tests.games.goldbraeu.tables import table

OWNERS = """
    krug    red 1*
    eiche   blue 1*
    baeren  yellow 1*
    post    green 1*
"""


def test_a_day_opens_with_two_cards() -> None:
    """GB-RND-02: both from the supply, left one first."""
    scene = table("start blue day 3").morning().say("dealer turn krug", "dealer turn bum")

    assert scene.display == ["krug", "bum"]
    assert scene.asked == "red blue yellow green: choose-action"
    assert [event.facts for event in scene.events()] == [
        {"week": 1, "weekday": "wednesday", "seat": "blue"},
        {"slot": "left", "card": "krug"},
        {"slot": "right", "card": "bum"},
    ]


def test_a_day_that_brings_nothing_is_told() -> None:
    """Red leads no garden, blue has no share, yellow has no money: each loses the action, and all see it."""
    scene = table("krug green 1*\nblue figures 0\nyellow cash 1\nstart red").plans(
        red="expand", blue="boss", yellow="buy"
    )

    assert scene.events("nothing-to-expand", "nothing-to-name", "nothing-to-buy") == [
        Event("nothing-to-expand", {"seat": "red"}),
        Event("nothing-to-name", {"seat": "blue"}),
        Event("nothing-to-buy", {"seat": "yellow"}),
    ]


@pytest.mark.parametrize(
    ("plans", "price"),
    [
        ({"red": "expand", "blue": "boss", "yellow": "boss", "green": "boss"}, 0),
        ({"red": "expand", "blue": "boss", "yellow": "boss", "green": "buy"}, 2),
        ({"red": "expand", "blue": "boss", "yellow": "buy", "green": "buy"}, 5),
        ({"red": "expand", "blue": "buy", "yellow": "buy", "green": "buy"}, 8),
    ],
)
def test_the_price_of_the_day_is_known_with_the_cards(plans: dict[str, str], price: int) -> None:
    """GB-BUY-02: as soon as all action cards lie open, whoever acts first; before that nobody can know it."""
    scene = table(f"{OWNERS}\nstart red")
    scene.p.at[at.PRICE] = 5  # yesterday's

    assert GAME.view(scene.choosing().p, 0).now.price == 0
    assert GAME.view(scene.plans(**plans).p, 0).now.price == price


def test_a_card_is_drawn_as_often_as_it_is_there() -> None:
    """The dealer's draws are weighed by the cards that are left."""
    scene = table("supply krug krug bum\ndisplay - -").morning()

    assert scene.choices == ["turn krug", "turn bum"]
    assert scene.p.weights() == [2, 1]
    assert scene.why("dealer turn eiche") == "not-now"


def test_known_cards_come_last_and_in_order() -> None:
    """GB-Q40: what everybody saw going under comes for sure, when nothing unknown is left."""
    scene = table("supply\nunder post adler krug").morning()

    assert scene.choices == ["turn post"]
    assert scene.why("dealer turn adler") == "not-now"
    scene.say("dealer turn post", "dealer turn adler")
    assert scene.under == ["krug"]


@pytest.mark.parametrize(("supply", "display"), [("supply krug", ["krug", "-"]), ("supply", ["-", "-"])])
def test_fewer_cards_are_turned_up_when_fewer_are_there(supply: str, display: list[str]) -> None:
    """GB-Q38: one, or none."""
    scene = table(supply).morning()
    if scene.asked == "dealer: turn-up":
        scene.say("dealer turn krug")

    assert scene.display == display
    assert scene.asked == "red blue yellow green: choose-action"


def test_actions_are_chosen_by_all_at_once_and_revealed_together() -> None:
    """GB-RND-03: any order, nothing shows before the last."""
    scene = table("display krug eiche\n" + OWNERS)
    scene.plans(red="expand", blue="buy", yellow="boss", green="expand")

    assert scene.happened("action-chosen", "action-revealed") == ["action-chosen"] * 4 + ["action-revealed"] * 4


@pytest.mark.parametrize("plan", ["expand", "boss", "buy"])
def test_any_action_may_be_chosen(plan: str) -> None:
    """GB-RND-06: able to act or not."""
    scene = table("supply").morning()

    assert scene.why(f"red choose {plan}") == "ok"
    assert scene.why("red pass") == "not-now"


def test_expansion_comes_before_bosses_and_bosses_before_buying() -> None:
    """GB-RND-04: each kind clockwise from the start player (GB-Q59)."""
    text = OWNERS + "mayer green 1\ndisplay krug eiche\nstart blue"
    scene = table(text).plans(red="buy", blue="buy", yellow="expand", green="boss")
    order = []
    while not scene.asked.endswith("turn-up"):
        order.append(scene.asked)
        scene.say(f"{scene.asked.split(':')[0]} pass")

    assert order == [
        "yellow: expansion",
        "yellow: expansion",
        "green: name-boss",
        "green: name-boss",
        "blue: buy-share",
        "red: buy-share",
    ]


def test_all_of_a_kind_act_clockwise_from_the_start_player() -> None:
    """GB-RND-04: yellow starts, then green, red, blue; one action each."""
    plans = dict.fromkeys(("red", "blue", "yellow", "green"), "expand")
    scene = table(OWNERS + "start yellow").plans(**plans)
    order = []
    while scene.asked.endswith("expansion"):
        order.append(scene.asked.split(":")[0])
        scene.say(f"{order[-1]} pass")

    assert order == ["yellow", "green", "red", "blue"]


@pytest.mark.parametrize("plan", ["expand", "boss"])
def test_who_is_alone_acts_twice(plan: str) -> None:
    """GB-RND-05: also when the first action is forgone (GB-RND-07, GB-Q16)."""
    scene = table(OWNERS + "mayer red 1\nstart red").plans(red=plan)
    asked = scene.asked

    assert asked.startswith("red")
    assert scene.say("red pass").asked == asked
    assert scene.say("red pass").asked == "blue: buy-share"


def test_who_is_alone_buys_once() -> None:
    """GB-RND-05, GB-BUY-01: buying never doubles."""
    scene = table(OWNERS + "display krug eiche\nstart red").plans(red="buy", blue="boss", yellow="boss", green="boss")
    assert scene.asked == "red: buy-share"

    assert scene.say("red buy left").asked == "dealer: turn-up"


def test_t_gb_52_who_cannot_act_counts_all_the_same() -> None:
    """T-GB-52, GB-RND-06, GB-Q15: two chose expansion, blue has no garden: red has one action."""
    scene = table("krug red 1*\nstart red").plans(red="expand", blue="expand")

    assert scene.say("red expand krug c2").asked == "yellow: buy-share"


def test_unsold_cards_go_under_the_supply() -> None:
    """GB-RND-08, GB-Q40: the left one first, face down, known to all; the start figure passes left."""
    scene = table("display krug bum\nunder post\nstart green day 2").plans()
    for _ in range(4):
        scene.say(f"{scene.asked.split(':')[0]} pass")

    assert scene.under == ["post", "krug", "bum"]
    assert scene.display == ["-", "-"]
    assert [event.facts["card"] for event in scene.events("card-buried")] == ["krug", "bum"]
    assert [scene.p.at[at.DAY], scene.p.at[at.START]] == [2, 0]


def test_protection_ends_with_the_day() -> None:
    """GB-RND-08, GB-Q75: yesterday's boss can be driven out today."""
    scene = table("krug red 1\nmayer blue 1\nstart red").plans(red="boss", blue="boss").say("red name krug 0")
    assert scene.p.at[at.FRESH] == 1
    scene.say("blue pass")
    while scene.asked.endswith("buy-share"):
        scene.say(f"{scene.asked.split(':')[0]} pass")

    assert scene.p.at[at.FRESH] == 0


@pytest.mark.parametrize(("day", "asked"), [(6, "dealer: turn-up"), (7, "red: last-cards"), (14, "red: last-cards")])
def test_payday_follows_the_seventh_day(day: int, asked: str) -> None:
    """GB-RND-10: red has a card to open; leftovers are under the supply before it (GB-Q75)."""
    scene = table(f"display krug eiche\nred hand post\nstart red day {day}").plans()
    for _ in range(4):
        scene.say(f"{scene.asked.split(':')[0]} pass")

    assert scene.asked == asked
    assert scene.under == ["krug", "eiche"]


def test_nothing_is_reset_after_a_payday() -> None:
    """GB-WK-01, GB-WK-02: the figure passes left; gardens, markers, bosses, chips and cards stay."""
    text = "krug red 2* spaces c1 c2\nblue hand adler\nmayer green 1*\nstart yellow day 7"
    scene = table(text).evening().say("blue pass")

    assert scene.asked == "dealer: turn-up"
    assert [scene.p.at[at.DAY], scene.p.at[at.START]] == [7, 3]
    assert [scene.shares("krug"), scene.boss("krug"), scene.spaces("krug")] == ["red 2", "red", "c1 c2"]
    assert scene.hand("blue") == ["adler"]
    assert [scene.chip("waitress"), scene.chip("bum")] == ["baeren", "adler"]
