"""The reference of the public API: the names are those of docs/api.md, what they say is in their docstrings."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Final

import stammtisch

API: Final = Path(__file__).parents[1] / "docs" / "api.md"
NAME: Final = re.compile(r"`([A-Za-z_]+)`")
ROW: Final = re.compile(r"^\| (`.+?) \| (.+?) \|$", re.MULTILINE)
LINK: Final = re.compile(r"\]\((?=\w+[\w-]*\.md)")  # of docs/api.md, which is one folder up
PAGES: Final = {
    "reference/package.md": ("The package `stammtisch`", "`stammtisch`"),
    "reference/own-game.md": ("For a game of one’s own", "For a game of one's own"),
    "reference/research.md": ("For research", "For research"),
}


def pages() -> dict[str, str]:
    """The pages of the reference by their paths."""
    text = API.read_text(encoding="utf-8")
    return {path: page(title, chapter(text, heading)) for path, (title, heading) in PAGES.items()}


def chapter(text: str, heading: str) -> list[tuple[str, str]]:
    """The rows of the table in a chapter of docs/api.md."""
    seen_from_here = LINK.sub("](../", text)
    return ROW.findall(seen_from_here.split(f"\n## {heading}\n")[1].split("\n## ", maxsplit=1)[0])


def page(title: str, rows: list[tuple[str, str]]) -> str:
    """A page with a section for each row: what belongs together in our package, or a module with its names."""
    head = f"# {title}\n\nWhat may change and what may not: [what is public](../api.md).\n"
    return "\n".join([head, *(section(first, second) for first, second in rows)])


def section(first: str, second: str) -> str:
    """A row of names and what they are, or of a module and its names."""
    if first.startswith("`stammtisch."):
        module = first.strip("`")
        return "\n".join([f"## `{module}`\n", *(entry(f"{module}.{name}") for name in NAME.findall(second))])
    return "\n".join(
        [f"## {first}\n\n{second[0].upper()}{second[1:]}.\n", *(entry(home(name)) for name in NAME.findall(first))]
    )


def home(name: str) -> str:
    """Where a name of our package is defined."""
    found = getattr(stammtisch, name)
    if name == "record":
        return str(found.__name__)
    modules = (module for module, names in stammtisch._LATER.items() if name in names)  # noqa: SLF001 -- ours
    return f"{next(modules, 'stammtisch')}.{name}"


def entry(path: str) -> str:
    """What the generator replaces by signature, docstring and members; of a module, by its public functions."""
    module, _, name = path.rpartition(".")
    kind = getattr(import_module(module), name, None)
    assert kind is not None, path
    return f"::: {path}\n"
