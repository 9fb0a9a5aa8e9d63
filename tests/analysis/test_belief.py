"""Beliefs: what counting says is what imagined worlds show, at every kind of moment, and nothing hidden changes it."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest

import stammtisch
from stammtisch.analysis.belief import belief, can_count, inference_of, inferred, weights_of
from stammtisch.core.belief import added, at_least, draws
from stammtisch.core.chance import Rng
from stammtisch.core.inference import Weights, chances, ways
from stammtisch.core.position import CHANCE, STEP
from tests.core.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from stammtisch.core.belief import Belief
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

GAMES = stammtisch.game_names()
WORLDS = 150
KEPT = 2  # moments of each step in a game
SURE = 0.98  # chances beyond it are seldom missed: too seldom to be judged by so few worlds
FAR = 5.0  # standard deviations
Holdings = dict[str, Counter[tuple[str, str]]]  # by seat, how many of each thing


class Moment(NamedTuple):
    """A position and who looks at it."""

    position: Position
    viewer: int


def course(game: Game, seed: int, seats: int) -> Iterator[Position]:
    """The positions of a random game in which somebody decides."""
    rng, position = Rng(seed), game.deal(seats=seats)
    while position.to_act:
        if position.to_act == CHANCE:
            position.run_chance(rng)
            continue
        yield position
        seat = next(seat for seat in range(seats) if position.to_act >> seat & 1)
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])


def moments(game: Game) -> Iterator[Moment]:
    """Some moments of each step, at tables for three and four."""
    for seed, seats in ((1, 4), (2, 3), (3, 4)):
        seen: Counter[int] = Counter()
        for turn, position in enumerate(course(game, seed, seats)):
            if turn % 7 == 0 and seen[position.at[STEP]] < KEPT:
                seen[position.at[STEP]] += 1
                yield Moment(position.copy(), turn % seats)


def doubtful(game: Game) -> Iterator[Moment]:
    """Moments at which somebody has shown cards that may have been old or not, and one at which they pay."""
    for seed in (44, 49):
        for turn, position in enumerate(course(game, seed, 4)):
            view: Any = game.view(position, 0)
            if turn % 9 == 0 and any(player.secret.doubts for player in view.players[1:]):
                yield Moment(position.copy(), 0)


def holdings(game: Game, world: Position) -> Holdings:
    """What everybody holds in a world."""
    found: Holdings = {}
    for player in msgspec.to_builtins(game.open_view(world))["players"]:
        kind = "business" if "business" in game.domains else "landform"
        things = [(kind, card) for card in player["hand"]]
        found[player["seat"]] = Counter([*things, *(("bonus", card) for card in player.get("bonus") or ())])
    return found


def deviations(counted: Belief, worlds: list[Holdings]) -> Iterator[float]:
    """By how many standard deviations the share of worlds differs from each chance that is no certainty."""
    for told in counted.seats:
        for held in told.held:
            for number, chance in enumerate(held.chances, 1):
                share = sum(world[told.seat][held.kind, held.name] >= number for world in worlds) / len(worlds)
                if 1 - SURE < chance < SURE:
                    yield (share - chance) / (chance * (1 - chance) / len(worlds)) ** 0.5
                else:
                    assert abs(share - chance) < FAR * (1 - SURE)


def looked_at(game: Game, found: Iterable[Moment]) -> tuple[list[float], set[str]]:
    """All deviations at some moments, and the steps that these are of."""
    apart: list[float] = []
    steps = set()
    for number, (position, viewer) in enumerate(found):
        view = game.view(position, viewer)
        counted = belief(game, view)
        assert counted is not None
        worlds = [holdings(game, game.imagine(view, Rng(1000 * number + seed))) for seed in range(WORLDS)]
        apart += deviations(counted, worlds)
        steps.add(view.step)
        for told in counted.seats:
            assert {thing for world in worlds for thing in world[told.seat]} <= {(h.kind, h.name) for h in told.held}
    return apart, steps


@pytest.mark.parametrize(("name", "steps"), [("goldbraeu", 8), ("golden_city", 6)])
def test_counting_agrees_with_imagined_worlds(name: str, steps: int) -> None:
    """At moments of every kind: no chance is far off, and the mean square of all is one (chi-square)."""
    apart, seen = looked_at(stammtisch.game(name), moments(stammtisch.game(name)))

    assert len(seen) >= steps
    assert max(map(abs, apart)) < FAR
    assert 0.75 < sum(one * one for one in apart) / len(apart) < 1.25


def test_cards_shown_in_doubt_are_counted() -> None:
    """Together with everything else that is known of the hands."""
    game = stammtisch.game("golden_city")
    apart, _seen = looked_at(game, doubtful(game))

    assert len(apart) > 50
    assert max(map(abs, apart)) < FAR
    assert 0.6 < sum(one * one for one in apart) / len(apart) < 1.5


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_changes_a_byte(name: str) -> None:
    """However the cards lie that the viewer cannot see, the same is told."""
    game = stammtisch.game(name)
    played = 0
    for position, viewer in islice(moments(game), 0, 24, 2):
        found = belief(game, game.view(position, viewer))
        told = msgspec.json.encode(found)
        played += bool(found and found.played)
        for seed in range(3):
            position.redraw(viewer, Rng(seed))
            assert msgspec.json.encode(belief(game, game.view(position, viewer))) == told
    assert bool(played) == bool(inference_of(game))  # what is read off their play is among it, where there is any


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_chances(name: str) -> None:
    """Between 0 and 1, falling; those of the next card add up to one."""
    game = stammtisch.game(name)
    for position, viewer in moments(game):
        counted = belief(game, game.view(position, viewer))
        assert counted is not None
        for held in (held for told in counted.seats for held in told.held):
            assert list(held.chances) == sorted(held.chances, reverse=True)
            assert 0 < held.chances[-1] <= held.chances[0] <= 1
        assert not counted.next or sum(one.chance for one in counted.next) == pytest.approx(1)


def test_drawing_without_replacement() -> None:
    """Two of five cards, three of them good: by hand."""
    assert draws(5, 3, 2) == pytest.approx((0.1, 0.6, 0.3))
    assert at_least(draws(5, 3, 2)) == pytest.approx((0.9, 0.3))
    assert at_least(draws(5, 3, 2), known=1) == pytest.approx((1.0, 0.9, 0.3))
    assert at_least((1.0,)) == ()
    assert added((0.5, 0.5), (0.5, 0.5)) == pytest.approx([0.25, 0.5, 0.25])


def test_a_game_may_not_count() -> None:
    """Then nothing is told."""
    assert not can_count(TOY)
    assert belief(TOY, TOY.view(TOY.deal(), 0)) is None


# ---- from their play


PLAYED = [name for name in GAMES if inference_of(stammtisch.game(name))]


def taken_at(game: Game) -> Iterator[tuple[Moment, Any]]:
    """Moments at which others have taken things that the viewer has not seen, and these."""
    module: Any = inference_of(game)
    for moment in moments(game):
        for taken in module.taken(game.view(*moment)):
            yield moment, taken


def test_ways_to_take_different_things() -> None:
    """By hand: of all permutations, each as likely as the product of its weights."""
    likely = [[1.0, 2.0, 3.0, 0.5], [4.0, 1.0, 1.0, 1.0], [0.2, 0.7, 5.0, 2.0]]
    whole = {way: likely[0][way[0]] * likely[1][way[1]] * likely[2][way[2]] for way in permutations(range(4), 3)}

    found = ways(likely)
    for row in range(3):
        by_hand = [sum(weight for way, weight in whole.items() if way[row] == column) for column in range(4)]
        assert found[row] == pytest.approx([share / sum(whole.values()) for share in by_hand])


@pytest.mark.parametrize("name", PLAYED)
def test_without_weights_play_tells_what_counting_tells(name: str) -> None:
    """So whatever it says otherwise comes from the weights."""
    game = stammtisch.game(name)
    module: Any = inference_of(game)
    none = Weights(dict.fromkeys(module.FACTS, 0.0), trust=1.0)
    for moment, _taken in taken_at(game):
        view = game.view(*moment)
        counted = belief(game, view)
        assert counted is not None
        exact = {(told.seat, held.name): held.chances[0] for told in counted.seats for held in told.held}
        for told in inferred(game, view, none):
            for held in told.held:
                assert held.chances[0] == pytest.approx(exact[told.seat, held.name])


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("seats", [3, 4])
def test_chances_from_play_are_chances(name: str, seats: int) -> None:
    """Everybody took something, nothing was taken twice, and nothing is sure or ruled out that counting leaves open."""
    game = stammtisch.game(name)
    weights = weights_of(game, seats)
    assert weights is not None
    found = [taken for _moment, taken in taken_at(game)]
    assert len(found) > 5
    for taken in found:
        rows = chances(taken, weights)
        assert [sum(row) for row in rows] == pytest.approx([1.0] * len(rows))
        assert all(sum(column) <= 1 + 1e-9 for column in zip(*rows, strict=True))
        assert all(0 < chance < 1 for row in rows for chance in row)


@pytest.mark.parametrize("name", PLAYED)
def test_the_truth_is_among_what_may_have_been_taken(name: str) -> None:
    """The facts are as many as the weights, and the card that was taken is one of those that are weighed."""
    game = stammtisch.game(name)
    module: Any = inference_of(game)
    for moment, taken in taken_at(game):
        true = module.truth(game.open_view(moment.position))
        assert all(true[place] in taken.things for place in taken.places)
        assert all(len(facts) == len(module.FACTS) for row in taken.facts for facts in row)


def test_a_game_that_reads_nothing_off_play_counts_only() -> None:
    """Nothing is told besides counting."""
    for name in set(GAMES) - set(PLAYED):
        game = stammtisch.game(name)
        counted = belief(game, game.view(next(moments(game)).position, 0))
        assert counted is not None
        assert counted.played == ()
        assert weights_of(game, 4) is None
