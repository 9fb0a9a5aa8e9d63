"""Taking back at a table of Goldbräu: one's own decision, as long as nothing has come of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stammtisch.core.mistakes import Mistake
from stammtisch.core.table import Table
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules.components import SEAT_NAMES
from tests.games.goldbraeu.tables import Scene, table


def seated(scene: Scene, *said: str) -> Table:
    """A table that stands where the scene stands, after some decisions."""
    made = Table(replace(GAME, open=lambda _setup: scene.p.copy()), GAME.make_setup(), 1)
    for decision in said:
        say(made, decision)
    return made


def say(made: Table, decision: str) -> None:
    """Let a seat decide."""
    seat, _, words = decision.partition(" ")
    action = GAME.catalogue.parse(words)
    assert action is not None
    made.decide(SEAT_NAMES.index(seat), action)


def undoable(made: Table) -> list[str]:
    """Who may take something back."""
    return [name for seat, name in enumerate(SEAT_NAMES) if made.undoable(seat) is not None]


GARDENS = "krug red 0*\neiche blue 0*\nstart red"


def test_an_expansion_is_taken_back() -> None:
    """Also when it is the next seat's turn, as long as he has not spoken."""
    made = seated(table(GARDENS).plans(red="expand", blue="expand"), "red expand krug c2")
    assert undoable(made) == ["red"]
    made.undo(0)

    assert Scene(made.position).spaces("krug") == "c1"
    assert Scene(made.position).asked == "red: expansion"


def test_both_actions_are_taken_back_one_after_the_other() -> None:
    """The last one first."""
    made = seated(table(GARDENS).plans(red="expand"), "red expand krug c2", "red expand krug c3")
    made.undo(0)
    assert Scene(made.position).spaces("krug") == "c1 c2"
    made.undo(0)
    assert Scene(made.position).spaces("krug") == "c1"


def test_not_after_another_has_decided() -> None:
    """Blue has expanded since."""
    made = seated(table(GARDENS).plans(red="expand", blue="expand"), "red expand krug c2", "blue expand eiche f2")

    assert undoable(made) == ["blue"]
    with pytest.raises(Mistake) as mistake:
        made.undo(0)
    assert mistake.value.key == "cannot-undo"


def test_action_cards_can_be_changed_until_the_last_lies() -> None:
    """The others' cards stay where they are; the last one turns all over."""
    made = seated(table("display krug eiche").plans(), "red pass", "blue pass", "yellow pass", "green pass")
    say(made, "red choose boss")
    say(made, "green choose buy")
    assert undoable(made) == ["red", "green"]
    made.undo(0)
    say(made, "red choose expand")
    say(made, "blue choose buy")
    say(made, "yellow choose buy")

    assert undoable(made) == []


def test_not_after_a_card_was_opened() -> None:
    """GB-DUE-08: everybody has seen it."""
    text = "hirschen red 2* green 1\ngreen hand hirschen\nred hand hirschen\nstart green"
    scene = table(text).plans(green="boss", blue="boss")

    assert undoable(seated(scene, "green name hirschen 0")) == ["green"]
    assert undoable(seated(scene, "green name hirschen 1")) == []
    assert undoable(seated(scene, "green name hirschen 1", "red block 1")) == []


def test_not_after_a_draw() -> None:
    """GB-BUY-13: a blind purchase is seen by its buyer at once."""
    scene = table("display krug eiche\nsupply post post\nstart red").plans()

    assert undoable(seated(scene, "red buy left")) == ["red"]
    assert undoable(seated(scene, "red buy blind")) == []
    assert undoable(seated(scene, "red buy blind", "red hold")) == ["red"]
    assert undoable(seated(scene, "red buy blind", "red open post")) == []


def test_not_across_a_night_once_somebody_has_chosen() -> None:
    """With an empty supply no draw parts two days: red may take his pass back until blue has laid a card."""
    made = seated(table("display krug -\nsupply\nstart red").plans(blue="boss", yellow="boss", green="boss"))
    say(made, "red buy left")
    assert Scene(made.position).asked == "red blue yellow green: choose-action"
    assert undoable(made) == ["red"]
    say(made, "blue choose boss")

    assert undoable(made) == ["blue"]


def test_not_after_the_end() -> None:
    """Everybody may see everything then."""
    made = seated(table("red hand krug\nstart red day 21").evening(), "red pass")

    assert made.record.result is not None
    assert undoable(made) == []
