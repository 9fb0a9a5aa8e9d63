"""One way to find a part of a game: in the game's own package, under a name that is the same for all games.

A game brings what it has. Nothing outside a game's package names the game; who needs a part asks here and, if there
is none, does without it or says in one sentence what is missing.

| part | what it holds | without it |
|---|---|---|
| `rulebook` | `RULES`: ids, chapters, sources | `stammtisch rules` and the page's rulebook have nothing |
| `how_to_play` | `PAGE`, `CARD`: passages with their rules; `numbers(position)` | no page on how to play, no card |
| `lessons/chapters.toml` | Teach me: chapters, beside the records they begin with | no *Teach me* |
| `board` | `BoardFile`: what stands in a board file, for the page's types | the page has no type for it |
| `knowledge.ledger` | `Ledger`, and `ledger(events, views)`: what a scoring paid | the page shows events only |
| `knowledge.belief` | `belief(view)`: what others can hold, counted | the page counts nothing |
| `knowledge.inference` | `taken(view)`: what speaks for each thing that others may hold | counting alone |
| `knowledge/inference.json` | how much each of these facts counts, by number of seats | counting alone |
| `bots.evaluator` | `EVALUATOR` for the levels up to `regular` | they go by the points on the table |
| `bots/levels.json` | how dimly each level below `regular` sees | temperatures that do for most games |
| `bots.sense` | `senseless`: what nobody would do; `idle_looking`: what seems so, for `master` | they may do anything |
| `bots.solved` | `SOLVED`: by step, an exact answer for the trained levels | the nets decide alone |
| `bots/weights/<n>-seats.npz` | nets for `strong`, `expert` and `master` | these levels do not sit down |
| `bots.measures` | `measures`: what can be counted, to say why an option is better | an analysis gives no reasons |
| `bots/calibration.json` | what turns raw judgements into chances | chances are not calibrated |
| `bots/ratings.json` | measured strength of the levels | none is shown |
| `bots/tactics.json.gz` | problems with a proven best move | `stammtisch tactics` says so |
| `bots/judged.json.gz` | problems whose best move judges agree on | without both: no problems in the page |
| `bots.tactics` | `TACTICS`: how such problems are found and proved | none can be made |
| `terminal.drawing` | `DRAWING` of the table in a terminal | a plain list of facts |
| `openspiel` | `REGISTRATIONS`: names in OpenSpiel's registry | `stammtisch_<game>` |
| `words/*.ftl` | sentences: `game`, `rules`, `how-to-play`, `lessons`, `problems`, `terminal`, `page` | only keys |
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import ModuleType


def part(package: str, name: str) -> ModuleType | None:
    """The module `name` of a game's package, such as `bots.evaluator`; None if the game does not bring it."""
    module = f"{package}.{name}"
    return import_module(module) if has_module(module) else None


def has_module(module: str) -> bool:
    """Whether there is such a module; a game may be a single file, or lack a whole folder."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def data(package: str, path: str) -> Traversable | None:
    """The file at `path` inside a game's package, such as `bots/ratings.json`; None if there is none."""
    if not has_module(package):
        return None
    found = files(package)
    for name in path.split("/"):
        found = found.joinpath(name)
    return found if found.is_file() else None
