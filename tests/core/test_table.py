"""A table of the toy: decisions checked once, draws made, own decisions taken back while nothing has come of them."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from functools import partial

import pytest

from stammtisch.core import record
from stammtisch.core.ask import Reason
from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import Position, go
from stammtisch.core.record import Decision
from stammtisch.core.table import ActionRefused, Table
from tests.core import toy
from tests.core.toy import TOY

RED, BLUE, WHITE = 0, 1, 2


class TwoRounds(toy.Raise):
    """After the last turn of the first round everybody bets again, without a draw in between."""

    def apply(self, p: Position, seat: int, action: int) -> None:
        """Begin the second round of bets."""
        super().apply(p, seat, action)
        if p.at[0] == toy.TURN_OVER and p.at[toy.PILE] < 9:
            p.at[toy.PILE] += 9
            go(p, toy.BET)


# The toy with two simultaneous choices in a row.
LINKED = replace(TOY, open=partial(toy.open_toy, steps=[*toy.STEPS[:2], TwoRounds(), *toy.STEPS[3:]]))


def table(*said: str, seats: int = 3) -> Table:
    """A table after the deal and some decisions, such as `red bet higher`."""
    made = Table(TOY, TOY.make_setup(seats=seats), 3)
    for text in said:
        say(made, text)
    return made


def say(made: Table, text: str) -> None:
    """Let a seat decide."""
    seat, _, words = text.partition(" ")
    action = TOY.catalogue.parse(words)
    assert action is not None
    made.decide(TOY.seat(seat), action)


def said(made: Table) -> list[str]:
    """What the seats have decided so far."""
    return [f"{d.seat} {d.words}" for d in made.record.decisions if d.seat != "dealer"]


# ---- deciding


def test_the_dealer_draws_as_soon_as_it_is_his_turn() -> None:
    """At the beginning, between decisions, and at the end."""
    made = table(seats=2)
    assert [decision.seat for decision in made.record.decisions] == ["dealer", "dealer"]
    for text in ("red bet lower", "blue bet lower", "red pass", "blue raise"):
        say(made, text)

    assert made.record.decisions[-1].seat == "dealer"
    assert made.record.result == record.result_of(TOY, made.position)


def test_a_decision_against_the_rules_is_refused_with_its_reason() -> None:
    """And changes nothing."""
    made = table("red bet lower", "blue bet lower", "white bet lower", "red raise")
    before = made.position.state()

    with pytest.raises(ActionRefused) as refused:
        say(made, "blue raise")

    assert refused.value.reason == Reason(*TOY.reasons[2])
    assert (refused.value.key, refused.value.about) == ("reason-enough", {"action": "raise"})
    assert made.position.state() == before
    assert len(made.record.decisions) == 7


def test_who_owes_nothing_is_refused() -> None:
    """Out of turn."""
    with pytest.raises(ActionRefused) as refused:
        say(table("red bet lower", "blue bet lower", "white bet lower"), "blue pass")

    assert refused.value.reason.key == "not-now"


def test_everybody_sees_his_own_events() -> None:
    """Cards and bets are told to their seat only; the rest to all; `since` leaves out what is known."""
    made = table("red bet lower", "blue bet higher")

    def kinds(viewer: int) -> list[str]:
        return [event.kind for event in made.events(viewer)]

    assert kinds(SPECTATOR) == ["dealt", "dealt", "dealt"]
    assert kinds(RED) == ["dealt", "dealt", "dealt", "chosen"]
    assert kinds(OPEN) == ["dealt", "dealt", "dealt", "chosen", "chosen"]
    assert [event.facts["card"] is None for event in made.events(BLUE)[:3]] == [True, False, True]
    assert made.events(BLUE, since=4)[0].facts == {"seat": "blue", "bet": "higher"}


# ---- taking back


def test_an_own_decision_is_taken_back() -> None:
    """The seat owes it again and may decide otherwise."""
    made = table("red bet lower", "blue bet lower", "white bet lower", "red raise")
    made.undo(RED)

    assert made.position.to_act == 0b001
    assert [choice.action for choice in made.ask(RED).choices] == ["pass", "raise"]
    say(made, "red pass")
    assert said(made)[-1] == "red pass"


def test_a_decision_is_not_taken_back_after_anothers() -> None:
    """Blue has spoken since."""
    made = table("red bet lower", "blue bet lower", "white bet lower", "red raise", "blue pass")

    assert made.undoable(RED) is None
    assert made.undoable(BLUE) == 7
    with pytest.raises(Mistake) as mistake:
        made.undo(RED)
    assert mistake.value.key == "cannot-undo"


def test_a_decision_is_not_taken_back_after_a_draw() -> None:
    """White's turn was the last, and the dealer has drawn."""
    made = table("red bet lower", "blue bet lower", "white bet lower", "red pass", "blue pass", "white pass")

    assert [made.undoable(seat) for seat in (RED, BLUE, WHITE)] == [None, None, None]


def test_nobody_can_take_back_what_the_dealer_did() -> None:
    """Before the first decision there is nothing to take back."""
    assert [table().undoable(seat) for seat in (RED, BLUE, WHITE)] == [None, None, None]


def test_simultaneous_choices_can_be_changed_until_the_last_is_in() -> None:
    """What the others have chosen in the meantime stays."""
    made = table("red bet lower", "white bet higher")
    made.undo(RED)

    assert said(made) == ["white bet higher"]
    assert made.position.to_act == 0b011
    say(made, "red bet higher")
    say(made, "blue bet higher")
    assert said(made) == ["white bet higher", "red bet higher", "blue bet higher"]


def test_the_last_choice_closes_the_others() -> None:
    """Only who made it may still take it back, if it revealed nothing."""
    made = table("red bet lower", "white bet higher", "blue bet lower")

    assert [made.undoable(seat) for seat in (RED, WHITE)] == [None, None]
    assert made.undoable(BLUE) == 5
    made.undo(BLUE)
    assert [made.undoable(seat) for seat in (RED, BLUE, WHITE)] == [3, None, 4]


def test_taking_back_leaves_a_record_that_can_be_replayed() -> None:
    """The record is what was decided in the end."""
    made = table("red bet lower", "white bet higher")
    made.undo(RED)
    say(made, "red bet higher")

    text = record.write(made.record, TOY)
    assert record.replay(TOY, record.read(text, TOY)).state() == made.position.state()


def test_a_decision_before_a_choice_of_all_is_not_taken_back_once_somebody_has_chosen() -> None:
    """White speaks last in a round that no draw follows; then red makes the first of the next secret choices."""
    made = Table(LINKED, LINKED.make_setup(seats=3), 3)
    for text in ("red bet lower", "blue bet lower", "white bet lower", "red pass", "blue pass", "white pass"):
        say(made, text)

    assert made.undoable(WHITE) == 8
    say(made, "red bet higher")
    assert [made.undoable(seat) for seat in (RED, BLUE, WHITE)] == [9, None, None]


# ---- the log


def test_a_line_is_a_decision_with_the_draws_that_followed() -> None:
    """The first line is the dealer's own; all decisions of the lines together are the record."""
    made = table("red bet lower", "blue bet lower", "red pass", "blue raise", seats=2)

    assert [line.seat for line in made.lines] == ["dealer", "red", "blue", "red", "blue"]
    assert [[one.seat for one in line.decisions] for line in made.lines[::4]] == [["dealer"] * 2, ["blue", "dealer"]]
    assert [decision for line in made.lines for decision in line.decisions] == made.record.decisions
    assert [note for line in made.lines for note in line.notes] == [note for notes in made.notes for note in notes]


def test_taking_back_adds_a_line_and_changes_none() -> None:
    """The log tells what was decided and what was taken back; the record, what counts."""
    made = table("red bet lower", "white bet higher")
    before = deepcopy(made.lines)
    made.undo(RED)
    say(made, "red bet higher")

    assert made.lines[:3] == before
    assert (made.lines[3].seat, made.lines[3].decisions, made.lines[3].takes_back) == ("red", [], 1)
    assert said(made) == ["white bet higher", "red bet higher"]
    made.undo(WHITE)
    made.undo(RED)
    assert [line.takes_back for line in made.lines] == [None, None, None, 1, None, 2, 4]


def test_the_position_after_every_line_can_be_looked_up() -> None:
    """As it was then, also after lines that were taken back; nobody can change it by playing on."""
    made = table("red bet lower", "white bet higher")
    made.undo(RED)
    say(made, "red bet higher")
    say(made, "blue bet higher")
    after = [table(*texts).position.state() for texts in HISTORY]

    assert [made.position_after(lines).state() for lines in range(1, len(made.lines) + 1)] == after


HISTORY: list[tuple[str, ...]] = [
    (),
    ("red bet lower",),
    ("red bet lower", "white bet higher"),
    ("white bet higher",),
    ("white bet higher", "red bet higher"),
    ("white bet higher", "red bet higher", "blue bet higher"),
]


def test_a_decision_of_a_record_that_does_not_fit_adds_nothing() -> None:
    """Neither an illegal one nor one that leads to another table."""
    made = table("red bet lower")
    lines, state = deepcopy(made.lines), made.position.state()
    for wrong in (Decision("red", "bet lower"), Decision("blue", "bet lower", "000000")):
        with pytest.raises(Mistake):
            made.repeat(wrong)

    assert (made.lines, made.position.state(), len(made.before)) == (lines, state, len(made.record.decisions))


# ---- going on later


def test_a_table_takes_over_a_record() -> None:
    """Decisions, events and what may be taken back are as they were."""
    made = table("red bet lower", "white bet higher")
    later = Table(TOY, made.record.setup, 99)
    later.resume(record.read(record.write(made.record, TOY), TOY))

    assert later.position.state() == made.position.state()
    assert later.events(RED) == made.events(RED)
    assert [later.undoable(seat) for seat in (RED, BLUE, WHITE)] == [3, None, 4]
    say(later, "blue bet higher")
    assert later.position.to_act == 0b001


def test_a_finished_record_taken_over_has_its_result() -> None:
    """And nothing more to do."""
    made = table("red bet lower", "blue bet lower", "red pass", "blue raise", seats=2)
    later = Table(TOY, made.record.setup, 99)
    later.resume(made.record)

    assert later.record == made.record
