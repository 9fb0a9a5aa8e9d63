"""Contracts between modules that import-linter cannot say in one list."""

from __future__ import annotations

import tomllib
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]


def hot_modules() -> set[str]:
    """The modules that are compiled, as pyproject.toml names them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    files: list[str] = settings["tool"]["stammtisch"]["hot"]
    return {file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in files}


def test_hot_modules_import_only_hot_modules() -> None:
    """What is compiled together calls directly; one import of a cold module would drag Python objects in."""
    hot = hot_modules()
    graph = grimp.build_graph("stammtisch", cache_dir=None)
    allowed = hot | {"stammtisch.core.vec"}  # the stand-in for librt's vector, made for hot modules
    strays = {(module, found) for module in hot for found in graph.find_modules_directly_imported_by(module)}

    assert {(module, found) for module, found in strays if found not in allowed} == set()


def test_every_hot_file_exists() -> None:
    """A file that was renamed must not silently drop out of the compiled build."""
    missing = [module for module in hot_modules() if not (ROOT / "src" / (module.replace(".", "/") + ".py")).is_file()]

    assert missing == []
