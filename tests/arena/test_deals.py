from __future__ import annotations

from itertools import zip_longest

import pytest

import stammtisch
from stammtisch.arena import deals
from stammtisch.arena.deals import DealChunk, Pairing, Times, added, play_chunk, quantile, time_at, time_step
from stammtisch.bots.bot import Bot, Turn
from stammtisch.core.mistakes import Mistake
from stammtisch.core.setup import Setup
from stammtisch.games.goldbraeu.knowledge.view import View
from tests.arena.making import timeless
from tests.arena.names import FAIR, WEAK

FOUR = stammtisch.game("goldbraeu").make_setup(seats=4)


class Spy:
    """Takes the first choice; remembers where it sat, and from the first seat the first question of all."""

    needs_view = True

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.opening: list[tuple[View, int]] = []

    def choose(self, turn: Turn) -> int:
        """The first choice."""
        assert isinstance(turn.view, View)
        if turn.view.step == "keep-cards" and not turn.view.players[turn.seat].kept:
            self.seats.append(turn.seat)
            if turn.seat == 0:
                self.opening.append((turn.view, turn.rng.state))
        return turn.legal[0]


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> list[Spy]:
    """Let spies sit in all seats; the first is the single bot."""
    made: list[Spy] = []

    def make(_name: str, _setup: Setup) -> Bot:
        made.append(Spy())
        return made[-1]

    monkeypatch.setattr(deals, "bot_for_table", make)
    return made


def chunk(*numbers: int, seed: int = 1, single: str = WEAK, others: str = WEAK) -> DealChunk:
    """Some deals for four."""
    return DealChunk(FOUR, Pairing(single, others), "test", seed, numbers)


def test_every_bot_is_made_once_for_all_its_games(spies: list[Spy]) -> None:
    """A bot with weights to load loads them once."""
    play_chunk(chunk(0, 1, 2))

    assert len(spies) == 4


def test_the_single_bot_sits_in_every_seat_of_every_deal(spies: list[Spy]) -> None:
    """In turn; the others fill the seats around it."""
    play_chunk(chunk(0, 1))

    assert spies[0].seats == [0, 1, 2, 3] * 2
    assert [spy.seats for spy in spies[1:]] == [[1, 0, 0, 0] * 2, [2, 2, 1, 1] * 2, [3, 3, 3, 2] * 2]


def test_the_dealer_does_the_same_in_every_game_of_a_deal(spies: list[Spy]) -> None:
    """The first seat is dealt the same cards whoever sits there, and other cards in another deal."""
    play_chunk(chunk(7))
    seven = [view for spy in spies for view, _ in spy.opening]
    spies.clear()
    play_chunk(chunk(8))
    eight = [view for spy in spies for view, _ in spy.opening]

    assert len(seven) == len(eight) == 4
    assert seven == [seven[0]] * 4
    assert eight == [eight[0]] * 4
    assert seven[0] != eight[0]


def test_bots_have_luck_of_their_own_in_every_game(spies: list[Spy]) -> None:
    """Else three of the four games of a deal would be the same."""
    play_chunk(chunk(7))

    assert len({state for spy in spies for _, state in spy.opening}) == 4


def test_a_deal_does_not_depend_on_its_company() -> None:
    """Deal 2 is deal 2, alone or among others."""
    alone = play_chunk(chunk(2))[0]
    among = play_chunk(chunk(1, 2, 3))[1]

    assert timeless(alone) == timeless(among)


def test_seeds_and_purposes_make_other_deals() -> None:
    """What bots learn from is not what they are measured by."""
    found = [play_chunk(chunk(0))[0], play_chunk(chunk(0, seed=2))[0]]
    found.append(play_chunk(chunk(0)._replace(purpose="train"))[0])

    assert len({str(each.games) for each in found}) == 3


def test_choices_are_counted_by_week() -> None:
    """Cards are kept in the first; the action cards are told apart, the many places to expand to are not."""
    single, others = play_chunk(chunk(0, single=FAIR))[0].choices

    assert list(single["keep-cards"]) == ["keep"]
    assert single["keep-cards"]["keep"] == [8]  # two of three cards in four games
    assert others["keep-cards"]["keep"] == [24]
    assert set(single["choose-action"]) <= {"choose expand", "choose boss", "choose buy"}
    weeks = [sum(week) for week in zip_longest(*single["choose-action"].values(), fillvalue=0)]
    assert weeks == [4 * 7] * 3  # every day
    assert "expand" in others["expansion"]


def test_every_question_with_a_choice_is_timed_once() -> None:
    """As many times as choices, for the single bot and for the others."""
    found = play_chunk(chunk(0))[0]
    counted = [sum(sum(map(sum, answers.values())) for answers in chosen.values()) for chosen in found.choices]

    assert [sum(times.values()) for times in found.times] == counted
    assert counted[0] < sum(each.decisions for each in found.games) / 4 + 100


class Rogue:
    """Wants what is not allowed."""

    needs_view = False

    def choose(self, turn: Turn) -> int:
        """Never one of the legal actions."""
        return max(turn.legal) + 1


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its own class, though its choices are timed and counted."""
    monkeypatch.setattr(deals, "bot_for_table", lambda _name, _setup: Rogue())

    with pytest.raises(Mistake) as caught:
        play_chunk(chunk(0))
    assert (caught.value.key, caught.value.about["bot"]) == ("bot-illegal", "Rogue")


@pytest.mark.parametrize("seconds", [2e-6, 1e-3, 0.7, 12.0])
def test_times_are_kept_to_within_three_per_cent(seconds: float) -> None:
    """On a scale that is as fine for microseconds as for seconds."""
    assert time_at(time_step(seconds)) == pytest.approx(seconds, rel=0.03)


def test_quantiles_of_times() -> None:
    """Of a hundred decisions fifty took a millisecond, forty-five two, and five a second."""
    one: Times = {time_step(0.001): 50, time_step(0.002): 40}
    two: Times = {time_step(0.002): 5, time_step(1.0): 5}
    both = added([one, two])

    assert quantile(both, 0.5) == pytest.approx(0.001, rel=0.03)
    assert quantile(both, 0.51) == pytest.approx(0.002, rel=0.03)
    assert quantile(both, 0.95) == pytest.approx(0.002, rel=0.03)
    assert quantile(both, 0.96) == pytest.approx(1.0, rel=0.03)
    assert quantile({}, 0.5) == 0
