"""Contracts between modules that import-linter cannot say in one list."""

from __future__ import annotations

import tomllib
from pathlib import Path

import grimp

from setup import expand, hot_files

ROOT = Path(__file__).parents[1]


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
