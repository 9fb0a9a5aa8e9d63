"""The table of a game without a drawing: its facts, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from rich.console import RenderableType

    from stammtisch.cli.drawing import Look


class PlainDrawing:
    """Names and values of everything in the view."""

    reports: Mapping[str, Callable[[Look], RenderableType]] = {}
    occasions: Mapping[str, Callable[[Look], RenderableType]] = {}
    told_by_occasions: frozenset[str] = frozenset()

    def table(self, look: Look) -> RenderableType:
        """One line for each fact."""
        facts = msgspec.to_builtins(look.view)
        facts.pop("setup", None)
        return Text("\n".join(lines(facts)))


def lines(facts: Any, name: str = "") -> Iterator[str]:  # noqa: ANN401 -- any view may come
    """The facts of a view, each with the path that leads to it."""
    if isinstance(facts, dict):
        for key, value in facts.items():
            yield from lines(value, f"{name}.{key}" if name else str(key))
    elif isinstance(facts, (list, tuple)) and any(isinstance(item, (dict, list)) for item in facts):
        for number, value in enumerate(facts, 1):
            yield from lines(value, f"{name} {number}")
    elif isinstance(facts, (list, tuple)):
        yield f"{name}: {', '.join(map(str, facts)) or '-'}"
    else:
        yield f"{name}: {'-' if facts is None else facts}"
