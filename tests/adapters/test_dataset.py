from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import stammtisch
from stammtisch.adapters.dataset import COLUMNS
from stammtisch.bots.match import game_seed
from stammtisch.cli.commands import simulate as command
from stammtisch.core.bits import lowest
from stammtisch.core.mistakes import Mistake
from tests.cli.running import fine

OWN = {"goldbraeu": ("--edition", "digest", "--option", "tie_break=shares"), "golden_city": ()}
PAGE = Path(__file__).parents[2] / "docs" / "dataset.md"


def simulated(folder: Path, game: str, *words: object) -> Path:
    """A dataset of ten random games."""
    file = folder / f"{game}{len(list(folder.iterdir()))}.parquet"
    fine("simulate", game, "--bots", "random", "--games", 10, "--seed", 3, "--dataset", file, *words)
    return file


def rows(file: Path) -> list[dict[str, Any]]:
    """All decisions of a file."""
    found: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return found


@pytest.mark.parametrize(("game", "seats"), [("goldbraeu", 4), ("golden_city", 3)])
def test_a_dataset_replays(tmp_path: Path, game: str, seats: int) -> None:
    """From seed, options and actions alone, every row comes out again, and so do scores and places."""
    found = stammtisch.game(game)
    told = rows(simulated(tmp_path, game, "--seats", seats, *OWN[game]))

    for deal in range(10):
        games = [row for row in told if row["deal"] == deal]
        assert {row["seed"] for row in games} == {game_seed(3, deal)}
        assert [row["decision"] for row in games] == list(range(len(games)))
        position = found.deal(games[0]["edition"], seats, json.loads(games[0]["options"]))
        dealer = stammtisch.Rng(games[0]["seed"])
        position.run_chance(dealer)
        for row in games:
            assert row["seat"] == lowest(position.to_act)
            assert row["legal"] == position.legal(row["seat"])
            assert row["legal_words"] == [found.catalogue.words(action) for action in row["legal"]]
            assert row["words"] == found.catalogue.words(row["action"])
            assert json.loads(row["view"])["viewer"] == found.seat_names[row["seat"]]
            position.apply(row["seat"], row["action"])
            position.run_chance(dealer)
        last = games[-1]
        assert position.to_act == 0
        assert last["scores"] == position.scores()
        assert last["places"] == position.places()
        assert last["win_share"] == pytest.approx((last["places"][last["seat"]] == 1) / last["places"].count(1))


def test_the_number_of_processes_changes_no_byte(tmp_path: Path) -> None:
    """Nor does keeping records."""
    alone = simulated(tmp_path, "goldbraeu")
    shared = simulated(tmp_path, "goldbraeu", "--jobs", 2, "--records", tmp_path / "kept")

    assert shared.read_bytes() == alone.read_bytes()


def test_a_row_tells_only_what_the_seat_could_know(tmp_path: Path) -> None:
    """In no view of Goldbräu lies a hand of somebody else."""
    for row in rows(simulated(tmp_path, "goldbraeu"))[:400]:
        hands = [player["hand"] for player in json.loads(row["view"])["players"]]
        assert [hand is not None for hand in hands] == [seat == row["seat"] for seat in range(4)]


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    """Format, game, versions of layout and environment; an observation has the layout's length."""
    table = pq.read_table(simulated(tmp_path, "golden_city"))
    game = stammtisch.game("golden_city")

    about = {name.decode(): text.decode() for name, text in table.schema.metadata.items()}
    assert about["stammtisch.dataset"] == "1"
    assert about["stammtisch.game"] == "golden_city"
    assert about["stammtisch.layout"] == str(game.layout.version)
    assert {len(row) for row in table["observation"].to_pylist()} == {game.layout.size}
    assert set(table["bot"].to_pylist()) == {"random"}
    assert set(table["question"].to_pylist()) <= set(game.step_names)


def test_the_page_explains_every_column() -> None:
    """In their order."""
    page = PAGE.read_text(encoding="utf-8")
    explained = [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")]

    assert explained == list(COLUMNS)


def test_a_file_that_cannot_be_written_is_a_mistake(tmp_path: Path) -> None:
    """Before the first game, and nothing is left behind by one that fails."""
    order = command.GameChunk(stammtisch.game("goldbraeu").make_setup(), ("random",) * 4, 0, 0, 1, None)
    with pytest.raises(Mistake) as raised, command.dataset_in(tmp_path / "nowhere" / "x.parquet", order):
        pass
    assert raised.value.key == "file-unwritable"
    with pytest.raises(KeyboardInterrupt), command.dataset_in(tmp_path / "x.parquet", order):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
