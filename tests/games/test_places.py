"""Places of finished games: the engine's, in results, on the server and in replays; never a rank by points."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import stammtisch
from stammtisch.core import record as records
from stammtisch.server.replays import read_replay

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.txt"))
PLACES = {
    "4-rio-grande-2004-4": {"red": 1, "blue": 3, "yellow": 4, "green": 1},
    "last-business-shared-4-players-2011": {"red": 3, "blue": 1, "white": 4, "black": 1},
    "last-score-card-shared-4-players-767": {"red": 1, "blue": 4, "white": 3, "black": 1},
    "stuck-player-4-players-181": {"red": 2, "blue": 4, "white": 1, "black": 3},
    "stuck-player-shared-4-players-4905": {"red": 4, "blue": 3, "white": 1, "black": 1},
}


def result_in(file: Path) -> records.Result:
    """How the game of a record ended when it is played again."""
    game = stammtisch.game(file.parent.name)
    record = records.read(file.read_text(encoding="utf-8"), game)
    return records.result_of(game, records.check(game, record))


def test_ties_tie_breaks_and_stuck_players_are_placed_by_the_rules() -> None:
    """Equal winners share a place; a stuck player is last, though blue has most points in the game of seed 181."""
    found = {file.stem: result_in(file).places for file in RECORDS if file.stem in PLACES}

    assert found == PLACES


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_winners_are_those_in_the_first_place(file: Path) -> None:
    """Everybody has a place, and a shared one leaves a gap behind it."""
    result = result_in(file)

    assert result.winners == tuple(seat for seat, place in result.places.items() if place == 1)
    assert list(result.places) == list(result.scores)
    for place in result.places.values():
        assert place == 1 + sum(other < place for other in result.places.values())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_replay_tells_the_places(file: Path) -> None:
    """As the server sends them to the page."""
    replay = read_replay("any", file.read_text(encoding="utf-8"))

    assert replay.replay().result == result_in(file)


@pytest.mark.parametrize("name", ["goldbraeu", "golden_city"])
def test_the_pages_fixtures_are_fresh(name: str) -> None:
    """Run `python web/fixtures/make.py` after a change of views, asks or events."""
    folder = ROOT / "web" / "fixtures" / name
    game = stammtisch.game(name)
    results = msgspec.json.decode((folder / "results.json").read_bytes(), type=dict[str, records.Result])
    assert results == {file.stem: result_in(file) for file in RECORDS if file.parent.name == name}
    for file in sorted(folder.glob("[0-9]*.json")):
        told = msgspec.json.decode(file.read_bytes())
        view = msgspec.convert(told["view"], game.view_type)
        assert msgspec.json.decode(msgspec.json.encode(view)) == told["view"], file.name
