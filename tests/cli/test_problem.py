"""`stammtisch problem`: solving at the prompt, and what makes problems."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import stammtisch
from stammtisch.analysis import problems as judging
from stammtisch.bots.tactics import JUDGED, ProblemGame, load, unpacked
from stammtisch.bots.tactics.make import write
from stammtisch.bots.tactics.shelf import Wish, of_the_day, pick, shelf, shelved
from stammtisch.cli.table import problems as session
from tests.cli.running import LANGUAGES, fine, refused, run

GAME = stammtisch.game("goldbraeu")
WORDS = {"en": ("solution", "quit"), "de": ("lösung", "ende"), "fr": ("solution", "quitter")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_the_solution_and_why(language: str) -> None:
    """What it costs; then what is best, what was proved, and who finds it."""
    one = pick(GAME, Wish("last-cards"))[0]
    wrong = next(iter(one.problem.worse))
    show, leave = WORDS[language]
    typed = ["nonsense", wrong, show, leave]
    said = fine("problem", "solve", "goldbraeu", "--name", one.name, "--lang", language, typed=typed, COLUMNS="120")

    assert one.name in said
    assert str(one.problem.worse[wrong]) in said
    assert f"{one.problem.solved['expert']} " in said
    assert said.count("\u25b2") > 2 or said.count("\u25a0") > 2


def test_a_right_answer_leads_to_the_next() -> None:
    """Until none is left; the table can be drawn again."""
    one = pick(GAME, Wish("block"))[0]
    said = fine(
        "problem", "solve", "goldbraeu", "--name", one.name, typed=["table", "", one.problem.best[0]], COLUMNS="120"
    )

    assert "Right!" in said
    assert said.count(f"Problem {one.name}") == 2
    assert said.rstrip().endswith("That was the last one.")


def test_the_problem_of_the_day_and_leaving() -> None:
    """The one of the date; the end of the input is the end."""
    day = of_the_day(shelf(GAME), session.this_day())
    assert day is not None

    assert f"Problem {day.name}" in fine("problem", "solve", "goldbraeu", "--today", COLUMNS="120")
    assert "Problem" in fine(
        "problem", "solve", "golden_city", "--difficulty", "1", typed=["next", "quit"], COLUMNS="120"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_listed(language: str) -> None:
    """Without their solutions, for programs too."""
    said = fine("problem", "list", "goldbraeu", "--theme", "block", "--lang", language, COLUMNS="120")
    rows = json.loads(fine("problem", "list", "goldbraeu", "--theme", "block", "--json"))

    assert all(row["name"] in said for row in rows)
    assert {row["theme"] for row in rows} == {"block"}
    assert not any("best" in row for row in rows)


def test_what_there_is_not_is_said() -> None:
    """In one sentence."""
    assert "nonsense" in refused("problem", "list", "goldbraeu", "--theme", "nonsense")
    assert "nonsense" in refused("problem", "solve", "goldbraeu", "--name", "nonsense")
    assert "9" in refused("problem", "solve", "goldbraeu", "--difficulty", "9")


def test_problems_are_found_in_records_and_proved(tmp_path: Path) -> None:
    """In the game that a shipped problem is from; a proof that does not hold is named."""
    shipped = next(each for each in load(GAME) if each.problems[0].theme == "removal")
    record, out = tmp_path / "game.txt", tmp_path / "found.json"
    record.write_text(shipped.record, encoding="utf-8")
    found = run("problem", "find", "goldbraeu", record, "--all", "--out", out)
    again = run("problem", "find", "goldbraeu", record, "--all", "--out", out)
    kept = unpacked(out.read_bytes())

    assert found.exit_code == again.exit_code == 0
    assert len(kept) == 1
    assert fine("problem", "prove", "goldbraeu", "--out", out).rstrip().endswith("0.")
    wrong = [msgspec.structs.replace(one, gap=one.gap + 1) for one in kept[0].problems]
    write([ProblemGame(kept[0].record, tuple(wrong))], out)
    assert run("problem", "prove", "goldbraeu", "--out", out).exit_code == 1


def test_own_games_become_problems_that_can_be_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What judges find in a record goes into a file; that is listed, solved, and not called proved."""
    shipped = load(GAME, JUDGED)[0]
    known = {one.decisions: one for one in shipped.problems}
    monkeypatch.setattr(judging, "judged_problem", lambda *asked: known.get(asked[3].number - 1))
    record, out = tmp_path / "mine.txt", tmp_path / "mine.json"
    record.write_text(shipped.record, encoding="utf-8")
    assert run("problem", "find", "goldbraeu", record, "--judged", "--out", out).exit_code == 0
    listed = json.loads(fine("problem", "list", "goldbraeu", "--file", out, "--kind", "judged", "--json"))
    best = shipped.problems[0].best[0]
    name = next(one.name for one in shelved([shipped]) if one.problem == shipped.problems[0])
    said = fine("problem", "solve", "goldbraeu", "--file", out, "--name", name, typed=[best], COLUMNS="120")

    assert unpacked(out.read_bytes()) == [shipped]
    assert len(listed) == len(shipped.problems)
    assert "Judged, not proved" in said
    assert "Proved" not in said
    assert "nowhere" in refused("problem", "list", "goldbraeu", "--file", tmp_path / "nowhere.json")


def test_problems_are_measured(tmp_path: Path) -> None:
    """By every level; the figures are those that are shipped."""
    out, shipped = tmp_path / "some.json", load(GAME)[:1]
    blank = [msgspec.structs.replace(one, solved={}) for one in shipped[0].problems]
    write([ProblemGame(shipped[0].record, tuple(blank))], out)
    fine("problem", "measure", "goldbraeu", "--out", out)

    assert unpacked(out.read_bytes()) == shipped
    assert "golden" in refused("problem", "measure", "golden_city", "--out", tmp_path / "none.json")
