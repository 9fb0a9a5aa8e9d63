"""Views, questions and events: what each viewer is shown, asked and told."""

from __future__ import annotations

import pytest

from stammtisch.core.ask import Choice, Reason, Refusal
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN, SPECTATOR, Event
from stammtisch.core.mistakes import Mistake
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.knowledge.view import BusinessView, GardenView, NowView, PlayerView
from tests.games.goldbraeu.tables import Scene, table

RED, BLUE, YELLOW, GREEN = range(4)

TABLE = """
    hirschen  red 2*  blue 1  green 1  beer schmid
    krug      spaces c1 c2 d2  waitress  red 1
    mayer     green 1*  fresh
    red       hand hirschen krug  cash 12
    green     hand post
    display   bum eiche
    under     adler
    day 9  start green
"""


def duel() -> Scene:
    """Green has attacked Hirschen; red is asked."""
    return table(TABLE).plans(green="boss", blue="boss").say("green name hirschen 0")


def test_the_view_of_a_seat() -> None:
    """Typed out for red: all that lies open, his own hand, and of the others how many cards they hold."""
    view = GAME.view(duel().p, RED)

    assert view.viewer == "red"
    assert view.to_act == ("red",)
    assert view.step == "answer"
    assert view.now == NowView(
        week=1,
        weekday=1,
        start="green",
        payday="red",
        actor="green",
        turn=0,
        order=("green", "blue", "red", "yellow"),
        days_to_payday=5,
        actions_left=1,
        price=5,  # red and yellow will buy
        target="hirschen",
        holds=False,
        blocked=(),
        drawn=None,
    )
    assert view.players[RED] == PlayerView("red", 12, 13, 5, 2, ("krug", "hirschen"), None, "buy")
    assert view.players[GREEN] == PlayerView("green", 25, 14, 5, 1, None, None, "boss")
    assert view.businesses[4] == BusinessView(
        name="hirschen", boss="red", fresh=False, markers={"red": 2, "blue": 1, "yellow": 0, "green": 1}, opened=4
    )
    assert view.businesses[6].fresh
    assert view.gardens[0] == GardenView("krug", ("c1", "c2", "d2"), "mayer", 36)
    assert [brewery.stock for brewery in view.breweries] == [2, 1, 2, 1]
    assert view.display == ("bum", "eiche")
    assert view.under == ("adler",)
    assert view.specials == {"waitress": 5, "bum": 4}
    assert view.chips == {"waitress": "krug", "bum": "adler"}
    assert len(view.free_spaces) == 30


@pytest.mark.parametrize("viewer", [SPECTATOR, RED, BLUE, YELLOW, GREEN])
def test_hands_are_for_their_owners_only(viewer: int) -> None:
    """GB-SET-06, GB-Q53: a spectator sees none."""
    hands = [player.hand is not None for player in GAME.view(duel().p, viewer).players]

    assert hands == [seat == viewer for seat in range(4)]


def test_an_open_view_shows_everything() -> None:
    """For records and after the end."""
    view = GAME.view(duel().p, OPEN)

    assert view.viewer == "open"
    assert [player.hand for player in view.players] == [("krug", "hirschen"), (), (), ("post",)]


def test_action_cards_lie_face_down_until_all_are_there() -> None:
    """GB-RND-03: one's own is seen, another's is a question mark, a missing one is nothing."""
    scene = table("display krug eiche").morning()
    scene.p.run_chance(Rng(1))
    scene.say("red choose boss", "green choose buy")

    assert [player.choice for player in GAME.view(scene.p, RED).players] == ["boss", None, None, "?"]
    assert [player.choice for player in GAME.view(scene.p, SPECTATOR).players] == ["?", None, None, "?"]
    assert GAME.view(scene.p, SPECTATOR).to_act == ("blue", "yellow")
    scene.say("blue choose buy", "yellow choose buy")
    assert [player.choice for player in GAME.view(scene.p, SPECTATOR).players] == ["boss", "buy", "buy", "buy"]


def test_the_card_just_drawn_is_the_buyers_secret() -> None:
    """GB-BUY-07, -09: a share only he sees; a special card all see."""
    scene = table("display krug eiche\nstart red").plans().say("red buy blind", "dealer draw post")
    assert [GAME.view(scene.p, viewer).now.drawn for viewer in (RED, BLUE, SPECTATOR, OPEN)] == [
        "post",
        "?",
        "?",
        "post",
    ]

    scene = table("display krug eiche\nstart red").plans().say("red buy blind", "dealer draw bum")
    assert [GAME.view(scene.p, viewer).now.drawn for viewer in (RED, BLUE, SPECTATOR)] == ["bum", "bum", "bum"]


def test_cards_kept_at_setup_are_seen_by_their_owner_only() -> None:
    """GB-SET-08: not even how many somebody has chosen."""
    p = GAME.deal()
    p.run_chance(Rng(2))
    scene = Scene(p)
    card = scene.hand("red")[0]
    scene.say(f"red keep {card}")

    assert GAME.view(p, RED).players[RED].kept == (card,)
    assert [GAME.view(p, viewer).players[RED].kept for viewer in (BLUE, SPECTATOR)] == [None, None]
    assert GAME.view(p, BLUE).to_act == ("red", "blue", "yellow", "green")


def test_before_the_signs_are_laid_there_is_little_to_see() -> None:
    """No sign, no start player, the dealer is at work."""
    view = GAME.view(GAME.deal(), SPECTATOR)

    assert (view.dealing, view.now.start, view.now.payday, view.gardens[0].sign) == (True, None, None, None)


# ---- questions


@pytest.mark.parametrize(
    ("scene", "question", "facts"),
    [
        (duel(), "answer", {"seat": "red", "challenger": "green", "business": "hirschen"}),
        (table(TABLE).plans(green="boss"), "name-boss", {"seat": "green", "left": 2}),
        (table("krug red 0*\nstart red").plans(red="expand"), "expansion", {"seat": "red", "left": 2}),
        (table("display krug -\nstart red").plans(), "buy-share", {"seat": "red", "price": 8}),
        (
            table("display bum krug\nstart red").plans().say("red buy left"),
            "move-chip",
            {"seat": "red", "card": "bum"},
        ),
        (
            table("display bum krug\nstart red").plans().say("red buy blind", "dealer draw post"),
            "hold-or-open",
            {"seat": "red", "card": "post"},
        ),
        (table("red hand krug\nstart red day 7").evening(), "last-cards", {"seat": "red"}),
    ],
    ids=["answer", "name-boss", "expansion", "buy-share", "move-chip", "hold-or-open", "last-cards"],
)
def test_a_question_speaks_of_what_it_is_about(scene: Scene, question: str, facts: dict[str, str | int]) -> None:
    """The facts behind its sentence."""
    seat = GAME.seat(scene.asked.split(":")[0])
    ask = GAME.ask(scene.p, seat)

    assert (ask.question, ask.facts) == (question, facts)
    assert [choice.action for choice in ask.choices] == scene.choices


def test_a_question_has_targets_and_reasons() -> None:
    """A click can hit what a choice names; what one might think of is refused with its rule."""
    ask = GAME.ask(table("display krug -\nsupply\nstart red").plans().p, RED)

    assert ask.choices == (Choice("pass", ()), Choice("buy left", ("slot:left",)))
    assert ask.refusals == (
        Refusal("buy right", ("slot:right",), Reason("nothing-there", "GB-BUY-06")),
        Refusal("buy blind", ("slot:blind",), Reason("supply-empty", "GB-BUY-10")),
    )


def test_who_is_not_asked_has_no_question() -> None:
    """A mistake that names the seat."""
    with pytest.raises(Mistake) as mistake:
        GAME.ask(duel().p, GREEN)

    assert mistake.value.key == "nothing-owed"


# ---- events


def test_events_are_told_as_far_as_one_may_know() -> None:
    """The drawn card is red's secret; that he drew and paid is not."""
    scene = table("display krug eiche\nstart red").plans()
    scene.p.journal = []
    scene.say("red buy blind", "dealer draw post")
    notes = scene.p.journal

    assert GAME.events(notes, RED) == [
        Event("blind-bought", {"seat": "red", "price": 8}),
        Event("share-drawn", {"seat": "red", "card": "post"}),
    ]
    assert GAME.events(notes, SPECTATOR)[1] == Event("share-drawn", {"seat": "red", "card": None})


def test_a_choice_is_told_to_nobody_else() -> None:
    """GB-RND-03: laying a card is no event for the others."""
    scene = table("display krug eiche").morning()
    scene.p.run_chance(Rng(1))
    scene.p.journal = []
    scene.say("red choose boss")

    assert GAME.events(scene.p.journal, RED) == [Event("action-chosen", {"seat": "red", "plan": "boss"})]
    assert GAME.events(scene.p.journal, BLUE) == []


REVEALING = {"share-revealed", "action-revealed", "share-opened", "game-ended"}


def test_what_reveals() -> None:
    """After these nothing can be taken back."""
    assert {kind.name for kind in GAME.event_kinds if kind.reveals} == REVEALING


def test_every_secret_is_known_to_its_first_fact() -> None:
    """A secret or private event begins with the seat that knows it."""
    for kind in GAME.event_kinds:
        if kind.secret or kind.private:
            assert kind.fields[0].name == "seat"
            assert kind.secret in ("", *(field.name for field in kind.fields))
