"""The conformance kit passes a sound game and names what is broken in an unsound one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from stammtisch.core.actions import Catalogue, Verb
from stammtisch.core.conformance import check_catalogue, check_game, check_rows, check_same_seed, missing_words, walk
from stammtisch.core.events import OPEN, EventKind, Field
from stammtisch.core.observation import Layout, Slice
from stammtisch.core.position import OK, Law, go
from tests.core import toy
from tests.core.toy import TOY, ToyView, open_toy

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from librt.strings import BytesWriter

    from stammtisch.core.chance import Rng
    from stammtisch.core.events import Note
    from stammtisch.core.game import Game
    from stammtisch.core.moves import Moves
    from stammtisch.core.position import Position, Step
    from stammtisch.core.setup import Setup


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sound_game_passes(seats: int) -> None:
    """The toy keeps to everything; its interpreted steps and law run on the core of either build."""
    for seed in range(20):
        check_game(TOY, TOY.make_setup(seats=seats), seed)


def test_a_walk_tells_every_decision() -> None:
    """Two seats make 2 draws, 2 bets, 2 turns and wait for one more draw."""
    steps = [TOY.step_names[stop.position.at[0]] for stop in walk(TOY, TOY.make_setup(seats=2), 1)]

    assert steps == ["deal", "deal", "bet", "bet", "raise", "raise", "turn-over"]


def replaced(number: int, step: Step) -> list[Step]:
    """The toy's steps with another one in place of one of them."""
    return [*toy.STEPS[:number], step, *toy.STEPS[number + 1 :]]


def find_fault(game: Game) -> str:
    """What the kit says about a game, seeing several games of it."""
    with pytest.raises(AssertionError) as fault:
        check_games(game)
    return str(fault.value)


def check_games(game: Game) -> None:
    """The whole kit on several games."""
    for seed in range(20):
        check_game(game, TOY.make_setup(seats=3), seed)


class Speechless(toy.Raise):
    """A step that offers nothing."""

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Nothing."""


class Backwards(toy.Raise):
    """A step that offers its actions in the wrong order."""

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Raise before pass."""
        out.add(toy.MORE)
        out.add(toy.PASS)


class Generous(toy.Raise):
    """A step that says OK to what it does not offer."""

    def why(self, p: Position, seat: int, action: int) -> int:
        """Raising is always fine."""
        return OK if action == toy.MORE else super().why(p, seat, action)


class Endless(toy.Raise):
    """A step that begins again and again."""

    def apply(self, p: Position, seat: int, action: int) -> None:
        """Ask the first seat again."""
        go(p, toy.RAISE)


class Weightless(toy.Draw):
    """A draw that can come about in no way."""

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Any card, with a weight of nothing for the fours."""
        for card in range(4):
            if p.at[toy.PILE + card]:
                out.weigh(self.first + card, 0 if card == 3 else 1)


class Telling(toy.Raise):
    """A step that asks only those who bet on higher: being asked tells."""

    def apply(self, p: Position, seat: int, action: int) -> None:
        """Skip the seats that bet on lower."""
        super().apply(p, seat, action)
        while p.to_act in (2, 4) and p.at[toy.CHOICE + p.at[toy.TURN]] == 1:
            p.at[toy.TURN] += 1
            p.to_act = 1 << p.at[toy.TURN]
        if p.at[toy.TURN] == p.rule[0]:
            go(p, toy.TURN_OVER)


class Nostalgic(toy.Bet):
    """A step that remembers earlier games: every second one goes without bets."""

    games = 0

    def enter(self, p: Position) -> None:
        """Ask everybody, or nobody."""
        Nostalgic.games += 1
        super().enter(p)
        if Nostalgic.games % 2:
            go(p, toy.RAISE)


@pytest.mark.parametrize(
    ("number", "step", "fault"),
    [
        (toy.RAISE, Speechless(), "a seat owes a decision and has none"),
        (toy.RAISE, Backwards(), "legal is not ascending and unique"),
        (toy.RAISE, Generous(), "legal and why disagree"),
        (toy.RAISE, Endless(), "the game goes on past its bound"),
        (toy.TURN_OVER, Weightless(toy.TURN_UP), "weights do not fit the draws"),
        (toy.RAISE, Telling(), "tells"),
    ],
    ids=["speechless", "backwards", "generous", "endless", "weightless", "telling"],
)
def test_an_unsound_step_is_found(number: int, step: Step, fault: str) -> None:
    """One broken step, and the kit says what is broken."""
    broken = replace(TOY, open=partial(open_toy, steps=replaced(number, step)))

    assert fault in find_fault(broken)


def test_a_step_with_a_memory_is_found() -> None:
    """All that a game remembers stands in its position."""
    broken = replace(TOY, open=partial(open_toy, steps=replaced(toy.BET, Nostalgic())))

    with pytest.raises(AssertionError, match="the same seed gives another game"):
        check_same_seed(broken, TOY.make_setup(seats=2), 1)


def test_a_view_that_shows_hidden_cards_is_found() -> None:
    """A redraw must not change a view."""

    def leaky(position: Position, viewer: int) -> ToyView:
        return msgspec.structs.replace(toy.view(position, OPEN), viewer=toy.view(position, viewer).viewer)

    assert "a redraw can be told" in find_fault(replace(TOY, view=leaky))


def test_a_question_that_speaks_of_hidden_cards_is_found() -> None:
    """Ask is looked at as closely as the view."""

    def leaky(position: Position, seat: int) -> dict[str, str | int | None]:
        return {"neighbour": position.at[toy.CARD + 1 - seat % 2]}

    assert "by: ask" in find_fault(replace(TOY, question=leaky))


def test_an_event_that_names_a_hidden_card_is_found() -> None:
    """Two draws that look alike must be told alike."""
    leaky = (EventKind("dealt", (Field("seat", "seat"), Field("card", "card"))), *TOY.event_kinds[1:])

    assert "events tell what the view hides" in find_fault(replace(TOY, event_kinds=leaky))


def test_an_imagined_world_that_does_not_fit_is_found() -> None:
    """What is imagined from a view must look like that view."""

    def absent(view: ToyView, rng: Rng) -> Position:
        world = toy.imagine(view, rng)
        world.at[toy.RAISED] = -1
        return world

    assert "an imagined world disagrees with the view" in find_fault(replace(TOY, imagine=absent))


def test_a_view_that_cannot_be_sent_is_found() -> None:
    """A struct must be equal after JSON."""

    class Loose(ToyView, frozen=True):
        extra: Any = ()

    def unsent(position: Position, viewer: int) -> Loose:
        return Loose(**msgspec.structs.asdict(toy.view(position, viewer)), extra=(1, 2))

    assert "a message is not the same after JSON" in find_fault(replace(TOY, view=unsent))


def test_looking_that_changes_something_is_found() -> None:
    """Views and questions leave the position alone."""

    def clumsy(position: Position, viewer: int) -> ToyView:
        position.at[toy.TURN] += 1
        return toy.view(position, viewer)

    assert "asking about a position changes it" in find_fault(replace(TOY, view=clumsy))


def test_a_catalogue_with_two_actions_of_the_same_words_is_found() -> None:
    """Words must lead back to one action."""
    stammer = replace(TOY, catalogue=Catalogue([Verb("pass"), Verb("pass")]))

    with pytest.raises(AssertionError, match="words do not lead back"):
        check_catalogue(stammer)


# ---- views


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("viewer", "blue"), ("to_act", ()), ("dealing", True), ("step", "over"), ("players", ())],
)
def test_a_view_that_says_something_untrue_of_the_table_is_found(field: str, wrong: object) -> None:
    """Pages and tools rely on the fields that all games share."""

    def untrue(position: Position, viewer: int) -> ToyView:
        seen = toy.view(position, viewer)
        return msgspec.structs.replace(seen, **{field: wrong}) if position.at[0] == toy.RAISE else seen

    assert ("players of a view" if field == "players" else f"field: {field}") in find_fault(replace(TOY, view=untrue))


def test_a_view_that_the_declared_type_cannot_read_is_found() -> None:
    """Clients and bot processes decode views as `view_type`."""

    class Wordy(ToyView, frozen=True):
        extra: str = ""

    def wordy(position: Position, viewer: int) -> Wordy:
        return Wordy(**msgspec.structs.asdict(toy.view(position, viewer)), extra="more")

    assert "not the same after JSON" in find_fault(replace(TOY, view=wordy))
    assert "a view is not of the game's view_type" in find_fault(replace(TOY, view_type=Wordy))


# ---- laws


def with_law(law: type[toy.ToyLaw]) -> Game:
    """The toy under another law; worlds are imagined under it too."""

    def open_under(setup: Setup) -> Position:
        return law([setup.seats, int(setup.options["worth"])], toy.STEPS, setup).opening()

    return replace(TOY, open=open_under, imagine=partial(toy.imagine, opening=open_under))


class Short(toy.ToyLaw):
    """An observation that lacks a byte."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """Too little."""
        super().observe(p, seat, out)
        out.truncate(len(out) - 1)


class Overwriting(toy.ToyLaw):
    """An observation that begins at the beginning of whatever it is given."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """Over all that stands there."""
        out.truncate(0)
        super().observe(p, seat, out)


class Loud(toy.ToyLaw):
    """An observation with a number beyond 1."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """Five quarters."""
        super().observe(p, seat, out)
        out[len(out) - 1] = 5


class Indiscreet(toy.ToyLaw):
    """An observation that tells a spectator of a card."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """The first seat's, in the place of the own one."""
        super().observe(p, max(seat, 0), out)


class Peeking(toy.ToyLaw):
    """An observation that tells everybody of the first seat's card."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """In the place of the dealer's card."""
        super().observe(p, seat, out)
        out[len(out) - 1] = int(p.at[toy.CARD]) + 1


class Backward(toy.ToyLaw):
    """A round that comes before the one that came before it."""

    def round_of(self, p: Position) -> int:
        """Counted down."""
        return 1 - super().round_of(p)


class Blind(toy.ToyLaw):
    """A law that forgot to say what is observed."""

    observe = Law.observe


class Placeless(toy.ToyLaw):
    """A law that forgot to say who has won."""

    places = Law.places


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        (Short, "an observation is not as long as the layout"),
        (Overwriting, "an observation writes over what stands before it"),
        (Loud, "a number of an observation is beyond -1 and 1 (part: drawn"),
        (Indiscreet, "a spectator observes what is private (part: card"),
        (Peeking, "by: observation"),
        (Backward, "round_of falls"),
        (Blind, "a law or step lacks the method observe"),
        (Placeless, "a law or step lacks the method places"),
    ],
)
def test_an_unsound_law_is_found(law: type[toy.ToyLaw], fault: str) -> None:
    """What bots that learn, the arena and all environments ask of a law."""
    assert fault in find_fault(with_law(law))


# ---- tables


SEAT = Field("seat", "seat")


@pytest.mark.parametrize(
    ("tables", "fault"),
    [
        ({"step_names": TOY.step_names[:-1]}, "not as many steps as names"),
        ({"step_names": ("deal", "bet", "bet", "turn-over", "over")}, "a name stands twice in step_names"),
        ({"reasons": (*TOY.reasons, ("enough", "TOY-2"))}, "a name stands twice in reasons"),
        ({"event_kinds": (*TOY.event_kinds, TOY.event_kinds[0])}, "a name stands twice in event_kinds"),
        ({"event_kinds": TOY.event_kinds[:-1]}, "an event has no name"),
        ({"event_kinds": (EventKind("dealt", (Field("suit", "suit"),)),)}, "the facts of an event do not fit"),
        ({"event_kinds": (EventKind("dealt", (Field("card", "card"), SEAT), "card"),)}, "is not a seat (kind: dealt"),
        ({"event_kinds": (EventKind("dealt", (SEAT,), "card"),)}, "the secret of an event is none of its facts"),
        ({"domains": {**TOY.domains, "card": toy.CARDS[:1]}}, "a fact of an event has no word"),
        ({"seat_names": ("red", "blue")}, "there are more seats than names for them"),
        ({"layout": Layout(1, [Slice("card", 1, "")] * 2)}, "a name stands twice in layout"),
        ({"secret_choice": (toy.BET, 3)}, "the secret choice is not among as many as secret_choice says"),
        ({"secret_choice": (9, 2)}, "secret_choice is not a step and a number of choices"),
    ],
)
def test_tables_that_do_not_fit_are_found(tables: Mapping[str, Any], fault: str) -> None:
    """Names match numbers: one sentence says which do not."""
    assert fault in find_fault(replace(TOY, **tables))


def test_an_edition_that_leaves_an_option_open_is_found() -> None:
    """Every edition settles every option."""
    vague = replace(TOY, editions={"plain": TOY.editions["plain"], "vague": {"worth": "3"}})

    assert "an edition does not set every option (edition: vague" in find_fault(vague)


def test_a_forecast_that_changes_something_or_tells_a_secret_is_found() -> None:
    """It is made of public events, by looking only."""

    def clumsy(p: Position) -> list[Note]:
        p.at[toy.DRAWN] += 1
        return []

    def telling(p: Position) -> list[Note]:
        return [(toy.CHOSEN, 0, 0, 0, 0)]

    assert "a forecast changes the position" in find_fault(replace(TOY, scoring=clumsy))
    assert "a forecast holds what not everybody may know" in find_fault(replace(TOY, scoring=telling))


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ({"turn": (1, 2), "card": (2, 3)}, "rows overlap .first: turn, second: card"),
        ({"turn": (1, 1), "card": (2, 4)}, "rows do not fit"),
        ({"step": (0, 1), "card": (1, 3)}, "rows do not fit"),
    ],
)
def test_rows_that_overlap_or_do_not_fit_are_found(rows: Mapping[str, tuple[int, int]], fault: str) -> None:
    """A row begins behind the one before it, and the last one fits."""
    check_rows({"turn": (1, 1), "card": (2, 3)}, 5)
    with pytest.raises(AssertionError, match=fault):
        check_rows(rows, 5)


# ---- words


def test_missing_sentences_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that brings words brings all of them in every language; without any, its keys are shown."""
    assert missing_words(TOY, TOY.make_setup(), 1) == []

    package = tmp_path / "toy_words"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / "en.ftl").write_text("game-toy = Toy\nquestion-bet = Higher or lower?\n")
    monkeypatch.syspath_prepend(tmp_path)
    wordy = replace(TOY, package="toy_words")
    missing = missing_words(wordy, TOY.make_setup(), 1)

    assert {"en: game-toy-about", "de: game-toy", "en: question-raise", "fr: event-dealt", "de: choice-bet"} < {
        *missing
    }
    assert {"en: game-toy", "en: question-bet", "en: question-deal", "en: reason-ok"}.isdisjoint(missing)
    assert "sentences are missing" in find_fault(wordy)
