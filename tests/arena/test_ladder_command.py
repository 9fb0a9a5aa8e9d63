from __future__ import annotations

import json
import re
import shutil
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from stammtisch.arena import report
from stammtisch.arena.report import duration
from stammtisch.arena.statistics import Estimate
from stammtisch.cli.commands import ladder as command
from stammtisch.cli.reports.arena import as_table, in_two_lines
from tests.arena.names import FAIR, WEAK
from tests.cli.running import LANGUAGES, PLACEHOLDER, fine, refused

OUT = Path("report")
WORDS = ("ladder", "goldbraeu", "--bots", f"{WEAK},{FAIR}", "--seats", 3, "--deals", 2)
PICTURES = ("ratings", "cross-table", "scores", "choices", "seats")


@pytest.fixture(scope="module")
def deal_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The deals of a ladder, played once for all tests here."""
    file = tmp_path_factory.mktemp("ladder") / "deals.jsonl"
    fine(*WORDS, "--resume", file)
    return file


def figures(*words: object) -> dict[str, Any]:
    """What `ladder --json` says, the times aside."""
    found: dict[str, Any] = json.loads(fine(*WORDS, "--json", *words))
    assert set(found.pop("times")) == {WEAK, FAIR}
    return found


def test_the_figures_of_a_ladder(deal_log: Path) -> None:
    """Ratings with the better bot first and the random one at nothing; both directions; every seat; all points."""
    found = figures("--resume", deal_log)

    assert found["bots"] == [FAIR, WEAK]
    assert found["ratings"][WEAK] == {"value": 0, "low": 0, "high": 0}
    assert found["ratings"][FAIR]["value"] > 100
    assert [(each["single"], each["others"]) for each in found["cross_table"]] == [(WEAK, FAIR), (FAIR, WEAK)]
    assert sum(share["value"] for share in found["seat_shares"]) == pytest.approx(1)
    assert {bot: sum(counts.values()) for bot, counts in found["scores"].items()} == {FAIR: 18, WEAK: 18}
    assert sum(map(sum, found["choices"][FAIR]["choose-action"].values())) == 18 * 21


def test_five_bots_fit_into_a_terminal() -> None:
    """The cross table of all our levels is 80 columns wide at most, with every interval whole."""
    names = ("expert", "strong", "regular", "beginner", "random")
    cell = in_two_lines(Estimate(0.571, 0.492, 0.647))
    console = Console(width=80, record=True, file=StringIO())
    console.print(as_table([["one \u2193 among \u2192", *names], *([name, *[cell] * 5] for name in names)]))
    shown = console.export_text()

    assert shown.count("57.1%") == 25
    assert shown.count("49.2\u201364.7") == 25


def test_the_report_is_written(deal_log: Path) -> None:
    """A page, the figures, five pictures, and the deals to go on with."""
    OUT.mkdir()
    shutil.copy(deal_log, OUT / "deals.jsonl")
    said = fine(*WORDS, "--out", OUT)
    texts = {file.name: file.read_bytes() for file in OUT.iterdir()}
    page = texts["ladder.md"].decode()

    assert "The report is in report." in said
    assert set(texts) == {"ladder.md", "ladder.json", "deals.jsonl", *(f"{name}.svg" for name in PICTURES)}
    assert re.findall(r"\]\((.+)\.svg\)", page) == ["ratings", "cross-table", "seats", "scores", "choices"]
    assert json.loads(texts["ladder.json"])["bots"] == [FAIR, WEAK]
    assert all(len(list(ET.fromstring(texts[f"{name}.svg"]).iter())) > 50 for name in PICTURES)  # noqa: S314 -- ours

    fine(*WORDS, "--resume", deal_log, "--out", "again")
    again = {file.name: file.read_bytes() for file in Path("again").iterdir()}
    assert again | {"deals.jsonl": texts["deals.jsonl"]} == texts  # to the byte, so that reports can be compared


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_every_language(deal_log: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pictures, too, where they cannot be drawn: then it is said how to get them."""
    for module in (report, command):
        monkeypatch.setattr(module, "can_plot", lambda: False)
    said = fine(*WORDS, "--resume", deal_log, "--out", OUT, "--lang", language)
    page = (OUT / "ladder.md").read_text(encoding="utf-8")

    assert "pip install 'stammtisch[arena]'" in said
    assert not PLACEHOLDER.search(page.replace("](", ""))
    assert ".svg" not in page
    assert {file.name for file in OUT.iterdir()} == {"ladder.md", "ladder.json"}


def test_a_folder_of_another_ladder_is_refused(deal_log: Path) -> None:
    """Its deals are not those that were asked for."""
    OUT.mkdir()
    shutil.copy(deal_log, OUT / "deals.jsonl")

    assert "another tournament" in refused(*WORDS, "--seed", 9, "--out", OUT)


def test_times_for_people() -> None:
    """In the unit that suits them."""
    assert [duration(each) for each in (8.7e-7, 3.456e-4, 0.0021, 0.5, 1.25, 125.0)] == [
        "0.87 µs",
        "346 µs",
        "2.1 ms",
        "500 ms",
        "1.25 s",
        "125 s",
    ]
