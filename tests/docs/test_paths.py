"""What the pages name in `backticks` exists: files, folders, modules, and what positions, games and tables can do."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import stammtisch
from stammtisch.bots.bot import Turn
from stammtisch.core.game import Game
from stammtisch.core.position import Law, Position
from stammtisch.core.table import Table

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "stammtisch"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md", *ROOT.glob("bench/*.md")])
BASES = (ROOT, ROOT / "src", PACKAGE, ROOT / "web", ROOT / "web" / "src", *PACKAGE.glob("games/*"))
TICKED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.*<>{},-]+(/[\w.*<>{},-]+)*/?")
OURS = re.compile(r".*\.(py|md|ftl|toml|ts|svelte|c)")  # a file that can only be ours; others may be the reader's own
FOLDERS = {
    path.name for base in (ROOT, ROOT / "src", PACKAGE, ROOT / "web", ROOT / "web" / "src") for path in base.iterdir()
}
MADE = re.compile(
    r"src/stammtisch/static(-docs)?|web/node_modules|\.(build|venv|venv-test)(/.*)?|ladder\.md|.*-v\d+"
)  # not in a clone
MODULE = re.compile(r"(?:stammtisch\.)?((?:core|games|bots|arena|training|adapters|server|cli)\.[\w.]+)")
MEMBER = re.compile(r"(game|law|position|table|turn)\.(?!py)([a-z_]+)(\(.*)?")
SHAPES = {"game": Game, "law": Law, "position": Position, "table": Table, "turn": Turn}


def ticked(page: Path) -> list[str]:
    """All that stands in backticks on a page, code blocks left out."""
    prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return TICKED.findall(prose)


def is_path(word: str) -> bool:
    """Whether a word looks like a file or folder of this repository."""
    first = word.split("/", maxsplit=1)[0]
    return bool(PATH.fullmatch(word)) and (first in FOLDERS if "/" in word else bool(OURS.fullmatch(word)))


def exists(word: str) -> bool:
    """Whether a path leads somewhere: from the root, the package, the page or a game; a bare file name, anywhere."""
    pattern = re.sub(r"<\w+>", "*", word.rstrip("/"))
    options = re.search(r"\{(.*)\}", pattern)
    if options:
        return all(exists(pattern.replace(options.group(), option)) for option in options.group(1).split(","))
    if MADE.fullmatch(pattern):
        return True
    anywhere = () if "/" in pattern else (f"**/{pattern}",)
    return any(next(base.glob(each), None) for base in BASES for each in (pattern, *anywhere))


def written_by(page: Path) -> set[str]:
    """The files that a page itself builds, named in bold before their contents; by path and by name."""
    paths = re.findall(r"^\*\*`([^`]+)`\*\*$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {*paths, *(path.rsplit("/", maxsplit=1)[-1] for path in paths)}


def is_part(name: str) -> bool:
    """Whether a dotted name is a part that one of the games brings."""
    return any(has_module(f"{stammtisch.game(game).package}.{name}") for game in stammtisch.game_names())


def is_there(name: str) -> bool:
    """Whether a dotted name is a module of ours, or something in one, or a part of a game."""
    if is_part(name):
        return True
    parts = f"stammtisch.{name}".split(".")
    length = next(n for n in range(len(parts), 0, -1) if has_module(".".join(parts[:n])))
    found: object = import_module(".".join(parts[:length]))
    for part in parts[length:]:
        if not hasattr(found, part):
            return part in getattr(found, "__annotations__", {})
        found = getattr(found, part)
    return True


def has_module(name: str) -> bool:
    """Whether a module can be imported."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def has_member(kind: str, name: str) -> bool:
    """Whether a position, game, law, table or turn has an attribute of this name."""
    shape = SHAPES[kind]
    return hasattr(shape, name) or any(name in vars(base).get("__annotations__", {}) for base in shape.__mro__)


@pytest.mark.parametrize("text", PAGES, ids=lambda text: text.relative_to(ROOT).as_posix())
def test_every_path_on_a_page_exists(text: Path) -> None:
    """A file that moved takes its mentions with it."""
    built = written_by(text)

    assert [word for word in ticked(text) if is_path(word) and word not in built and not exists(word)] == []


@pytest.mark.parametrize("text", PAGES, ids=lambda text: text.relative_to(ROOT).as_posix())
def test_every_name_in_code_on_a_page_exists(text: Path) -> None:
    """`core.table.Table`, `game.make_setup`: what was renamed is renamed in the pages too."""
    names = [match.group(1) for word in ticked(text) if (match := MODULE.fullmatch(word.split("(")[0]))]
    members = [match.group(1, 2) for word in ticked(text) if (match := MEMBER.fullmatch(word))]

    assert [name for name in names if not is_path(name) and not is_there(name)] == []
    assert [f"{kind}.{name}" for kind, name in members if not has_member(kind, name)] == []
