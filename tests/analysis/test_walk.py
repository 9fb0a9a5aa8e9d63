"""Cards, own decisions, the others and secret choices add up, and each shows up in its own column."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stammtisch
from stammtisch.analysis.judges import judges_for
from stammtisch.analysis.questions import question_at
from stammtisch.analysis.values import valuation_for
from stammtisch.analysis.walk import column, curve, is_together, parts_of, stretches
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import bot_rng, choose_for
from stammtisch.core import record as records
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.position import CHANCE, DEALER, STEP
from tests.analysis.games import NAMES, played, walked

if TYPE_CHECKING:
    from stammtisch.analysis.walk import Change
    from stammtisch.core.record import Record


@given(st.sampled_from(NAMES), st.integers(0, 10**6), st.integers(3, 4))
@settings(max_examples=8)
def test_end_minus_beginning_is_all_parts_together(name: str, seed: int, seats: int) -> None:
    """To a billionth, for every seat, in games of any kind; and the parts of all seats cancel out."""
    found = walked(name, played(name, seed, seats=seats))
    parts = [parts_of(found, seat) for seat in range(seats)]

    assert [abs(p.end - p.beginning - p.draws - p.own - p.others - p.secret) < 1e-9 for p in parts] == [True] * seats
    assert abs(sum(p.draws for p in parts)) < 1e-9
    assert np.abs(curve(found).sum(axis=1) - 1).max() < 1e-9


@given(st.sampled_from(NAMES), st.integers(0, 10**6))
@settings(max_examples=4)
def test_every_decision_is_in_one_stretch(name: str, seed: int) -> None:
    """The stretches follow each other without a gap, and only the first has nobody who decides."""
    record = played(name, seed)
    found = list(stretches(stammtisch.game(name), record))

    assert [after.first for after in found[1:]] == [before.last + 1 for before in found[:-1]]
    assert found[-1].last == len(record.decisions)
    assert [stretch.seats == () for stretch in found] == [True] + [False] * (len(found) - 1)


@pytest.mark.parametrize("name", NAMES)
def test_the_mean_of_luck_is_nothing(name: str) -> None:
    """Over many games the dealer favours nobody: within three standard errors for each seat."""
    draws = [[parts_of(walked(name, played(name, seed)), seat).draws for seat in range(4)] for seed in range(16)]
    mean, error = np.mean(draws, axis=0), np.std(draws, axis=0, ddof=1) / np.sqrt(len(draws))

    assert (np.abs(mean) < 3 * error).all()


@pytest.mark.parametrize("name", NAMES)
def test_chances_add_up_from_every_point_of_view(name: str) -> None:
    """Each viewer's chances of all seats are 1 together, and the end is what really happened."""
    record = played(name, 3)
    game = stammtisch.game(name)
    found = list(stretches(game, record))
    own = valuation_for(game, record.setup).own([stretch.after for stretch in found])
    winners = [seat in records.result_of(game, found[-1].after).winners for seat in game.seat_names[:4]]

    assert np.abs(own.sum(axis=-1) - 1).max() < 1e-9
    assert (own[-1] > 0).tolist() == [winners] * 4


# ---- planted: each shows up where it belongs


def continued(name: str, record: Record, decision: records.Decision) -> Record:
    """A game that goes on with a decision, and then to the end between regular bots."""
    game, bot, dealer = stammtisch.game(name), make_bot("regular"), Rng(5)
    position = records.replay(game, record)
    written = [*record.decisions, decision]
    records.apply_decision(game, position, decision, len(written))
    while position.to_act:
        dealt = position.to_act == CHANCE
        seat = DEALER if dealt else lowest(position.to_act)
        rng = bot_rng(5, seat, len(written))
        action = position.draw(dealer) if dealt else choose_for(game, position, seat, bot, rng)
        who = records.DEALER_NAME if dealt else game.seat_names[seat]
        written.append(records.Decision(who, game.catalogue.words(action)))
        position.apply(seat, action)
    return records.Record(record.setup, decisions=written)


def moved(name: str, record: Record, number: int) -> Change:
    """What the stretch that begins with a decision changed."""
    return next(change for change in walked(name, record) if change.stretch.first == number)


def plantings(name: str, seed: int) -> list[tuple[Record, str, str, str]]:
    """Of some decisions of a game those in which most is at stake, by judges: a best and a worst answer to each."""
    game, record = stammtisch.game(name), played(name, seed, "strong")
    position, found = game.open(record.setup), []
    judges, shared = judges_for(game, record.setup), -1
    for number, decision in enumerate(record.decisions, 1):
        shared = position.at[STEP] if is_together(position) else shared
        alone = position.to_act != CHANCE and position.at[STEP] != shared
        legal = position.legal(lowest(position.to_act)) if alone else []
        if len(legal) > 1 and number % 5 == 0:
            question = question_at(game, position, game.seat(decision.seat), legal[0], number)
            trial = judges.tried(question, question.base(), legal, (0, 4))
            assert trial.worth is not None
            worth = trial.worth.mean(axis=1)
            best, worst = (game.catalogue.words(legal[int(place)]) for place in (worth.argmax(), worth.argmin()))
            before = records.Record(record.setup, decisions=record.decisions[: number - 1])
            found.append((float(np.ptp(worth)), before, decision.seat, best, worst))
        records.apply_decision(game, position, decision, number)
    return [each[1:] for each in sorted(found, key=lambda each: -each[0])[:4]]


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_blunder_is_the_seats_own_and_a_gift_to_the_others(name: str) -> None:
    """The same tables with the best and with the worst answer: the difference is in the own column, and theirs."""
    lost = []
    for before, who, best, worst in plantings(name, 31):
        seat, number = stammtisch.game(name).seat(who), len(before.decisions) + 1
        ends = [continued(name, before, records.Decision(who, words)) for words in (best, worst)]
        right, bad = (moved(name, end, number) for end in ends)
        rivals = [other for other in range(4) if other != seat]
        lost.append(right.decisions[seat] - bad.decisions[seat])

        assert (column(bad, seat), {column(bad, other) for other in rivals}) == ("own", {"others"})
        assert bad.decisions[seat] + sum(bad.decisions[other] for other in rivals) == pytest.approx(0)

    assert sum(loss > 0 for loss in lost) >= 3
    assert sum(lost) > 0.2


@pytest.mark.parametrize("name", NAMES)
def test_a_stacked_deal_shows_up_in_the_cards_and_nowhere_else(name: str) -> None:
    """Of many deals the one that is best for a seat: all that it gives is luck, and nobody's decision."""
    deals = [walked(name, played(name, seed))[0] for seed in range(16)]
    stacked = max(deals, key=lambda deal: float(deal.after[0]))

    assert stacked.draws[0] > 0.02
    assert stacked.draws[0] == stacked.after[0] - stacked.before[0]
    assert not stacked.decisions.any()
