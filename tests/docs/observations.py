"""Writes the tables of docs/observations.md anew: `python -m tests.docs.observations` after a layout has changed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import stammtisch

if TYPE_CHECKING:
    from stammtisch.core.observation import Layout, Slice

PAGE: Final = Path(__file__).parents[2] / "docs" / "observations.md"
TABLE: Final = re.compile(r"(<!-- layout of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(layout: Layout) -> str:
    """The rows of a layout as Markdown."""
    lines = [
        f"Version {layout.version}, {layout.size} bytes.",
        "",
        "| from | bytes | slice | what it says | unit | zero |",
        "|---:|---:|---|---|---:|---:|",
        *(row(each, layout.places[each.name].start) for each in layout.slices),
    ]
    return "\n".join(lines)


def row(each: Slice, first: int) -> str:
    """A slice as a row of the table."""
    name = f"`{each.name}`" + (" (private)" if each.private else "")
    return f"| {first} | {each.length} | {name} | {each.about} | {each.unit} | {each.zero} |"


def renewed(page: str) -> str:
    """The page with its tables as the layouts have them now."""
    return TABLE.sub(lambda match: f"{match[1]}\n{table(stammtisch.game(match[2]).layout)}\n\n{match[3]}", page)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
