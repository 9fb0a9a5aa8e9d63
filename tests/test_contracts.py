"""Contracts between modules that import-linter cannot say in one list, and proof that import-linter checks its own."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import grimp
import pytest

import stammtisch
from setup import expand, hot_files
from stammtisch.core.words import LANGUAGES, phrasebook
from tests.conftest import MARKS

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "stammtisch"
PAGE = ROOT / "web" / "src"
BUILT = {SOURCE / "static", SOURCE / "static-docs"}
PASSING = shutil.ignore_patterns("static", "static-docs", "weights", "__pycache__", "*.ftl", "*.json")


def hot_modules() -> set[str]:
    """The modules that are compiled, as the patterns in pyproject.toml match them."""
    return {file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in hot_files()}


def test_hot_modules_import_only_hot_modules() -> None:
    """What is compiled together calls directly; one import of a cold module would drag Python objects in."""
    hot = hot_modules()
    graph = grimp.build_graph("stammtisch", cache_dir=None)
    allowed = hot | {"stammtisch.core.vec"}  # the stand-in for librt's vector, made for hot modules
    strays = {(module, found) for module in hot for found in graph.find_modules_directly_imported_by(module)}

    assert {(module, found) for module, found in strays if found not in allowed} == set()


def test_every_pattern_of_hot_files_matches() -> None:
    """A folder that was renamed must not silently drop out of the compiled build."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["stammtisch"]
    patterns = [each for pattern in settings["hot"] for each in expand(pattern)]

    assert [pattern for pattern in patterns if not list(ROOT.glob(pattern))] == []


def test_only_the_store_speaks_to_a_database() -> None:
    """The rest of the server knows verbs and structs, so another database can stand behind them."""
    graph = grimp.build_graph("stammtisch", include_external_packages=True, cache_dir=None)
    importers = graph.find_modules_that_directly_import("sqlalchemy")

    assert importers
    assert {module for module in importers if not module.startswith("stammtisch.server.store")} == set()


@pytest.mark.parametrize("mark", MARKS)
def test_every_pattern_of_marked_tests_matches(mark: str) -> None:
    """A folder of tests that was renamed must not silently run on other builds, or unmeasured."""
    assert [pattern for pattern in MARKS[mark] if not list((ROOT / "tests").glob(pattern))] == []


# ---- a game's name stands in its own folder only


def called(game: str) -> re.Pattern[str]:
    """All that a game is called: its name as one word or several, its title in each language, its rules' ids."""
    found = stammtisch.game(game)
    titles = [phrasebook(language, found.package).say(f"game-{game}") for language in LANGUAGES]
    words = {game, game.replace("_", ""), game.replace("_", " "), game.replace("_", "-"), *titles}
    ids = {re.escape(rule.split("-")[0]) for _key, rule in found.reasons if "-" in rule}
    return re.compile(
        "|".join([*map(re.escape, sorted(words)), rf"\b(?:{'|'.join(sorted(ids))})-[A-Z]"]), re.IGNORECASE
    )


def naming(game: str, files: Iterator[Path], own: Path) -> list[str]:
    """The files, and lines in them, that name a game outside its own folder."""
    name = called(game)
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:60]}"
        for file in files
        if own not in file.parents
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if name.search(line)
    ]


def sources() -> Iterator[Path]:
    """Modules, sentences and data of the package; the built page is not ours to read."""
    for kind in ("py", "ftl", "json"):
        yield from (file for file in SOURCE.rglob(f"*.{kind}") if not BUILT & set(file.parents))


def page_sources() -> Iterator[Path]:
    """The page but for its tests, which need a game to show, and for the types that are generated for all games."""
    for file in PAGE.rglob("*"):
        is_test = ".test." in file.name or PAGE / "testing" in file.parents
        if file.is_file() and not is_test and file.name != "protocol.ts":
            yield file


@pytest.mark.parametrize("game", stammtisch.game_names())
def test_nothing_outside_its_folder_names_a_game(game: str) -> None:
    """Neither code nor sentences, so that a third game needs no change in any other folder."""
    assert naming(game, sources(), SOURCE / "games" / game) == []


@pytest.mark.parametrize("game", stammtisch.game_names())
def test_nothing_in_the_page_outside_its_folder_names_a_game(game: str) -> None:
    """The page finds the drawings of a game by its name, never the other way round."""
    assert naming(game, page_sources(), PAGE / "games" / game) == []


# ---- one word, one meaning


def public_classes() -> dict[str, list[str]]:
    """Every public class of the package by its name, with the folders it is in."""
    found = defaultdict(list)
    for file in SOURCE.rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(file.relative_to(SOURCE).as_posix())
    return found


def is_one_per_game(files: list[str]) -> bool:
    """Whether each is in another game's folder: what every game has is called alike in each."""
    games = [file.split("/")[1] for file in files if file.startswith("games/")]
    return len(games) == len(set(games)) == len(files)


def test_no_two_public_classes_share_a_name() -> None:
    """Whoever searches for a class finds it; only the counterparts in two games are called alike."""
    assert {
        name: files for name, files in public_classes().items() if len(files) > 1 and not is_one_per_game(files)
    } == {}


# ---- import-linter sees what it is told to forbid


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources to break."""
    folder = tmp_path_factory.mktemp("contracts")
    shutil.copytree(SOURCE, folder / "src" / "stammtisch", ignore=PASSING)
    shutil.copy2(ROOT / "pyproject.toml", folder)
    return folder


def broken_contracts(tree: Path) -> list[str]:
    """The names of the contracts that a tree breaks."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "200"}
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--cache-dir", str(tree / "cache")]
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, encoding="utf-8", check=False)  # noqa: S603 -- our own tool
    return re.findall(r"^(.*) BROKEN", done.stdout, re.MULTILINE)


def test_the_tree_as_it_is_keeps_all_contracts(tree: Path) -> None:
    """So that what the next test finds is what it planted."""
    assert broken_contracts(tree) == []


@pytest.mark.parametrize(
    ("module", "imported", "contract"),
    [
        ("core/bits.py", "stammtisch.bots.bot", "Imports point one way"),
        ("bots/bot.py", "stammtisch.arena.deals", "Imports point one way"),
        ("server/run.py", "stammtisch.adapters.batch", "Imports point one way"),
        ("adapters/batch.py", "stammtisch.server.run", "Imports point one way"),
        ("server/run.py", "stammtisch.games.GAME.game", "No package outside games imports a game"),
        ("games/GAME/rules/position.py", "stammtisch.bots.bot", "Rules and knowledge of a game need the core only"),
        ("games/GAME/bots/evaluator.py", "stammtisch.arena.deals", "The bots' part of a game needs"),
        ("games/GAME/game.py", "stammtisch.games.OTHER.game", "Games know nothing of each other"),
    ],
)
def test_a_forbidden_import_is_found(tree: Path, module: str, imported: str, contract: str) -> None:
    """Each contract checks what it says: a colon for a bar once let server and adapters import each other."""
    game, other, *_ = (name for name in stammtisch.game_names() if (tree / "src/stammtisch/games" / name).is_dir())
    file = tree / "src" / "stammtisch" / module.replace("GAME", game)
    before = file.read_text(encoding="utf-8")
    try:
        file.write_text(f"import {imported.replace('GAME', game).replace('OTHER', other)}\n", encoding="utf-8")

        assert any(contract in found for found in broken_contracts(tree))
    finally:
        file.write_text(before, encoding="utf-8")
