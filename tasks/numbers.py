"""Write the numbers of every game from one declaration: `games/<game>/rules/numbers.toml`.

Hot code counts from literals, because the compiler turns a literal into a constant. Here they are counted out: places
of words in a position, actions, steps, events, reasons, and the bytes of an observation (by its `layout.py`).
"""

from __future__ import annotations

import ast
import json
import tomllib
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from tasks.running import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

GAMES = ROOT / "src" / "stammtisch" / "games"
HEAD = '''"""{about}

Written by `python -m tasks numbers` from {source}: change it there.
"""

from __future__ import annotations

from typing import Final
'''
FIRST_REASON = 2  # "ok" and "not now" have their numbers from the core


class Constant(NamedTuple):
    """A name, its number, and what is said of it."""

    name: str
    number: int
    about: str = ""

    def __str__(self) -> str:
        """A line of a module."""
        return f"{self.name}: Final = {self.number}" + (f"  # {self.about}" if self.about else "")


def write_numbers() -> None:
    """Write every module that follows from the declarations."""
    for declaration in GAMES.glob("*/rules/numbers.toml"):
        for file, text in modules(declaration).items():
            file.write_text(text, encoding="utf-8")


def modules(declaration: Path) -> dict[Path, str]:
    """Every module that follows from a declaration, and its text."""
    said = tomllib.loads(declaration.read_text(encoding="utf-8"))
    rules = declaration.parent
    layout = rules.parent / "knowledge" / "observation" / "layout.py"
    return {
        rules / "position.py": position(said),
        rules / "actions.py": actions(said["actions"], said["sizes"]),
        rules / "steps.py": steps(said["steps"]),
        rules / "notes.py": notes(said["events"]),
        rules / "reasons.py": reasons(said["reasons"]),
        layout.with_name("offsets.py"): offsets(layout.read_text(encoding="utf-8")),
    }


def module(about: str, *parts: Iterable[object], source: str = "numbers.toml") -> str:
    """A module of several parts, each of some lines."""
    texts = ["\n".join(map(str, part)) for part in parts]
    return HEAD.format(about=about, source=source) + "".join(f"\n{text}\n" for text in texts)


def table(declared: str, brackets: str, rows: Iterable[str | tuple[str, ...]]) -> list[str]:
    """A list or tuple of rows, as the formatter would write it."""
    return [f"{declared} = {brackets[0]}", *(f"    {literal(row)}," for row in rows), brackets[1]]


def literal(value: str | tuple[str, ...]) -> str:
    """A text, or several, as Python's source has them."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return f"({', '.join(map(literal, value))})"


def in_words(name: str) -> str:
    """`KEEP_CARDS` as the notation and the sentences spell it: `keep-cards`."""
    return name.lower().replace("_", "-")


def counted(names: Mapping[str, str], first: int = 0) -> list[Constant]:
    """Names one behind the other, each with what is said of it."""
    return [Constant(name, number, about) for number, (name, about) in enumerate(names.items(), first)]


# ---- the words of a position

POSITION = """What lies on the table: the place of every word of `at` and of `rule`.

`at` holds all that changes, `rule` all that does not while a game lasts: the options of the edition and the board.
Where a comment says `+ seat`, a row of words begins."""


def position(said: Mapping[str, Any]) -> str:
    """The places of `at` and `rule`, and the values of options."""
    at, length = places(said["at"], said["sizes"], 1)
    rule, rule_length = places(said["rule"], said["sizes"], 1)
    behind, _ = places(said.get("law", {}), said["sizes"], rule_length)
    parts = {
        "at: what changes (0 is the step)": [*at, Constant("LENGTH", length)],
        "rule: options and board (0 is the number of seats)": [*rule, Constant("RULE_LENGTH", rule_length)],
        "behind the rule: what the law works out": behind,
        **{f"values of {option}": counted(values) for option, values in said.get("values", {}).items()},
    }
    return module(POSITION, *([f"# ---- {title}", *part] for title, part in parts.items() if part))


def places(rows: Mapping[str, str], sizes: Mapping[str, int], first: int) -> tuple[list[Constant], int]:
    """Where each row begins if they stand one behind the other, and where the last one ends."""
    found = []
    for row, about in rows.items():
        name, shape = shape_of(row)
        found.append(Constant(name, first, ": ".join(filter(None, (counting(shape, sizes), about)))))
        first += length_of(shape, sizes)
    return found, first


def shape_of(row: str) -> tuple[str, list[str]]:
    """`HAND[seat, card]` is HAND, counted by seats and cards."""
    name, _, shape = row.rstrip("]").partition("[")
    return name, shape.split(", ") if shape else []


def length_of(shape: Sequence[str], sizes: Mapping[str, int]) -> int:
    """How many words a row has."""
    return prod(int(part) if part.isdigit() else sizes[part] for part in shape)


def counting(shape: Sequence[str], sizes: Mapping[str, int]) -> str:
    """`+ seat * 12 + card`: how the words of a row are counted."""
    said = ""
    for number, part in enumerate(shape, 1):
        step = length_of(shape[number:], sizes)
        word = "place" if part.isdigit() else part
        said += f" + {word} * {step}" if step > 1 else f" + {word}"
    return said.strip()


# ---- actions, steps, events, reasons


def actions(said: Mapping[str, str], sizes: Mapping[str, int]) -> str:
    """The first action of every verb, and the verbs with the kinds of words behind them."""
    found, first = [], 0
    for name, words in said.items():
        _, *kinds = words.split()
        found.append(Constant(name, first, counting(kinds, sizes)))
        first += length_of(kinds, sizes)
    return module(
        "The numbers of the actions: every thing that can be said at this table (catalogue.py has the words).",
        [*found, Constant("END", first)],
        ["# a verb, and the kinds of words behind it", *table("VERBS: Final[list[str]]", "[]", said.values())],
    )


def steps(said: Mapping[str, str]) -> str:
    """The number and the name of every step."""
    about = "The numbers of the steps, in the order in which a game meets them."
    return module(about, counted(said), table("STEP_NAMES: Final", "()", map(in_words, said)))


def notes(said: Mapping[str, str]) -> str:
    """The number of every event, its facts, and who may know them."""
    found, rows = [], []
    for number, (name, text) in enumerate(said.items()):
        facts, _, who = (part.strip() for part in text.partition(";"))
        found.append(Constant(name, number, ", ".join(fact.partition(":")[0] for fact in facts.split())))
        rows.append((in_words(name), facts, who))
    return module(
        "The numbers of the events that the chapters write into a journal (events.py makes events of them).",
        found,
        ["# name, facts, who may know", *table("NOTES: Final[list[tuple[str, str, str]]]", "[]", rows)],
    )


def reasons(said: Mapping[str, str]) -> str:
    """The number of every reason, the key of its sentence and the rule behind it."""
    rows = [("ok", "")]
    for name, text in said.items():
        rule, _, key = (part.strip() for part in text.partition(";"))
        rows.append((key or in_words(name), rule))
    own = [name for name in said if name != "NOT_NOW"]
    return module(
        "Why something may not be done: each reason has a number, a key for its sentence, and the rule behind it.",
        [Constant(name, number) for number, name in enumerate(own, FIRST_REASON)],
        ["# key of the sentence, rule id", *table("REASONS: Final", "()", rows)],
    )


# ---- observations


def offsets(layout: str) -> str:
    """Where each slice of a layout begins."""
    found, first = [], 0
    for name, length, about in slices(layout):
        found.append(Constant(f"O_{name.upper().replace('-', '_')}", first, about))
        first += length
    about = "The places of the bytes of an observation: where each slice of the layout begins."
    return module(about, [*found, Constant("SIZE", first)], source="layout.py")


def slices(layout: str) -> Iterator[tuple[str, int, str]]:
    """Name, length and meaning of every slice, as the source of a layout says."""
    for node in ast.walk(ast.parse(layout)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Slice":
            name, length, about = (ast.literal_eval(arg) for arg in node.args[:3])
            yield name, length, about
