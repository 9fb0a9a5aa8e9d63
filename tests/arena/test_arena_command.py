from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.names import FAIR, WEAK
from tests.cli.running import LANGUAGES, fine, refused
from tests.words.reading import SOURCE, Raised, mistakes, spoken

BOTS = ("--candidate", WEAK, "--against", WEAK)
THREE = ("arena", "goldbraeu", "--seats", 3)
BAD = {
    "nobody": ["arena", "goldbraeu"],
    "nobody against": ["arena", "goldbraeu", "--candidate", WEAK],
    "no such game": ["arena", "chess", *BOTS],
    "no such candidate": ["arena", "goldbraeu", "--candidate", "oracle", "--against", WEAK],
    "no such opponent": ["arena", "goldbraeu", "--candidate", WEAK, "--against", "oracle"],
    "no deals": ["arena", "goldbraeu", *BOTS, "--deals", "0"],
    "deals in words": ["arena", "goldbraeu", *BOTS, "--deals", "many"],
    "two seats": ["arena", "goldbraeu", *BOTS, "--seats", "2"],
    "no jobs": ["arena", "goldbraeu", *BOTS, "--jobs", "0"],
    "no such executor": ["arena", "goldbraeu", *BOTS, "--executor", "slurm"],
    "no scheduler": ["arena", "goldbraeu", *BOTS, "--executor", "dask"],
    "a scheduler for nobody": ["arena", "goldbraeu", *BOTS, "--scheduler", "tcp://127.0.0.1:9"],
    "no chance": ["arena", "goldbraeu", *BOTS, "--sprt", "--alpha", "0"],
    "too much of a chance": ["arena", "goldbraeu", *BOTS, "--sprt", "--h1", "1.5"],
    "a chance in words": ["arena", "goldbraeu", *BOTS, "--sprt", "--h0", "some"],
    "hypotheses the wrong way": ["arena", "goldbraeu", *BOTS, "--sprt", "--h0", "0.3", "--h1", "0.2"],
    "two tests at once": ["arena", "goldbraeu", *BOTS, "--sprt", "--both"],
    "journal is a poem": ["arena", "goldbraeu", *BOTS, "--resume", "poem.txt"],
    "journal is a folder": ["arena", "goldbraeu", *BOTS, "--resume", "."],
    "journal nowhere": ["arena", "goldbraeu", *BOTS, "--resume", "no/such/file"],
    "journal of another tournament": ["arena", "goldbraeu", *BOTS, "--seed", "2", "--resume", "deals.jsonl"],
    "a ladder of one": ["ladder", "goldbraeu", "--bots", WEAK],
    "a ladder of none": ["ladder", "goldbraeu", "--bots", "none"],
    "a ladder of twins": ["ladder", "goldbraeu", "--bots", f"{WEAK},{WEAK}"],
    "a ladder of strangers": ["ladder", "goldbraeu", "--bots", f"{WEAK},oracle"],
    "a ladder of no deals": ["ladder", "goldbraeu", "--deals", "0"],
    "a ladder into a file": ["ladder", "goldbraeu", "--bots", f"{WEAK},{FAIR}", "--out", "poem.txt"],
}


def measured(*words: object) -> dict[str, Any]:
    """What `arena --json` says, the times aside."""
    found: dict[str, Any] = json.loads(fine(*THREE, "--json", *words))
    times = found.pop("times")
    assert times["seconds"] > 0
    assert all(0 < pace["median"] <= pace["slow"] for pace in times["bots"].values())
    return found


@pytest.mark.parametrize("words", BAD.values(), ids=BAD.keys())
def test_bad_input_gets_one_sentence_in_every_language(words: list[str]) -> None:
    """Exactly one, each language its own."""
    Path("poem.txt").write_text("O Täler weit, o Höhen\n", encoding="utf-8")
    if "deals.jsonl" in words:
        fine("arena", "goldbraeu", *BOTS, "--deals", 1, "--resume", "deals.jsonl")
    sentences = {refused(*words, "--lang", language) for language in LANGUAGES}

    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in sentences)


def test_the_figures_of_a_strong_candidate() -> None:
    """It wins nearly everything, the other way round nearly nothing."""
    found = measured("--candidate", FAIR, "--against", WEAK, "--deals", 3, "--both", "--seed", 1)
    there, back = found["tables"]

    assert (there["single"], there["others"], back["single"], back["others"]) == (FAIR, WEAK, WEAK, FAIR)
    assert (there["deals"], there["games"], back["games"]) == (3, 9, 9)
    assert there["share"]["value"] > 0.7
    assert back["share"]["value"] < 0.3
    assert there["share"]["low"] < there["share"]["value"] <= there["share"]["high"] <= 1
    assert there["rank"]["value"] < 2 < back["rank"]["value"]
    assert there["lead"]["value"] > 0 > back["lead"]["value"]
    assert len(there["by_seat"]) == 3


def test_a_bot_against_itself_is_about_even() -> None:
    """Sixty deals of three: a third, and the interval says so."""
    found = measured(*BOTS, "--deals", 60, "--both")

    assert len(found["tables"]) == 1
    share = found["tables"][0]["share"]
    assert share["low"] < 1 / 3 < share["high"]
    assert 0.05 < share["high"] - share["low"] < 0.2


def test_processes_and_interruptions_change_nothing() -> None:
    """One process or two, at once or in two sittings."""
    words = (*BOTS, "--deals", 9, "--seed", 4)
    alone = measured(*words)
    measured(*BOTS, "--deals", 3, "--seed", 4, "--resume", "deals.jsonl")

    assert measured(*words, "--jobs", 2, "--resume", "deals.jsonl") == alone
    assert measured(*words, "--resume", "deals.jsonl") == alone


def test_seeds_and_options_make_another_tournament() -> None:
    """And other results."""
    found = [measured(*BOTS, "--deals", 2, *more) for more in ([], ["--seed", 1], ["--edition", "digest"])]

    assert len({str(each["tables"]) for each in found}) == 3


def test_a_test_stops_when_it_is_decided() -> None:
    """A clear case is decided as soon as anything may be; and it is the same with two processes."""
    words = (*BOTS, "--sprt", "--h0", 0.05, "--h1", 0.1)
    found = measured(*words)

    assert found["sprt"]["verdict"] == "h1"
    assert found["sprt"]["ratio"] >= found["sprt"]["upper"]
    assert found["tables"][0]["deals"] < 40
    assert measured(*words, "--jobs", 2) == found


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--h0", 0.05, "--h1", 0.1), "better"),
        (("--h0", 0.8, "--h1", 0.9), "not better"),
        (("--deals", 3), "Not decided"),
    ],
)
def test_a_test_says_what_it_decided(words: tuple[object, ...], said: str) -> None:
    """In a sentence."""
    assert f"{said} " in fine(*THREE, *BOTS, "--sprt", *words)


def test_the_hypotheses_go_by_the_seats() -> None:
    """A third and three per cent more, where three play."""
    found = measured(*BOTS, "--sprt", "--deals", 1)["sprt"]

    assert (found["h0"], found["h1"]) == pytest.approx((1 / 3, 1 / 3 + 0.03))
    assert (found["lower"], found["upper"]) == pytest.approx((-2.9444, 2.9444), abs=1e-4)


@pytest.mark.parametrize(("language", "game"), [("en", "goldbraeu"), ("de", "golden_city"), ("fr", "golden_city")])
def test_people_get_tables(language: str, game: str) -> None:
    """Share, interval, rank, points, times; a single deal too."""
    said = fine("arena", game, *BOTS, "--deals", 1, "--lang", language)

    assert said.count(WEAK) == 3
    assert "%" in said
    assert "µs" in said


def test_an_interrupted_tournament_is_gone_on_with() -> None:
    """Ctrl-C in the middle of the work of two processes: one sentence, and what was finished is kept."""
    words = [str(word) for word in (*THREE, *BOTS, "--seed", 7, "--jobs", 2, "--resume", "deals.jsonl")]
    command = [sys.executable, "-m", "stammtisch.cli", *words, "--deals", "100000"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as running:  # noqa: S603
        while not Path("deals.jsonl").exists() or Path("deals.jsonl").read_bytes().count(b"\n") < 6:
            assert running.poll() is None
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        assert running.stderr is not None
        said = running.stderr.read()

    assert (running.returncode, said.strip()) == (130, "Interrupted.")
    kept = Path("deals.jsonl").read_bytes().count(b"\n") - 1
    assert kept >= 5
    deals = ("--seed", 7, "--deals", kept + 3)
    assert measured(*BOTS, *deals, "--resume", "deals.jsonl") == measured(*BOTS, *deals)


RAISED = mistakes("arena", "cli/arena_options.py", "cli/commands/arena.py", "cli/commands/ladder.py")


@pytest.mark.parametrize("raised", RAISED, ids=lambda raised: f"{raised.key}@{raised.where}")
def test_a_mistake_brings_what_its_sentence_speaks_of(raised: Raised) -> None:
    """Every variable of its sentence is told, and nothing is told in vain."""
    assert spoken(SOURCE / "cli" / "words", "en")[raised.key] == raised.about
