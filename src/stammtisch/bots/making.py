"""Bots by what one types: an installed name, a class in a file, a program; with weights and parameters of one's own.

    regular                       an installed bot
    regular:temperature=0.5       with a parameter: whatever its class takes
    elo-850                       a strength between two rated levels (between.py)
    strong:mine.npz               with weights of one's own
    mine.py:Careful               a class in a file
    mine.py:Careful:depth=2       with a parameter
    run:./bot --fast              a program in any language that speaks the line protocol (line_protocol.py)

Who types this may run code on this machine anyway. The server takes installed names and strengths only.
"""

from __future__ import annotations

import inspect
import re
import sys
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from stammtisch.bots.bot import check_table, complete, naming
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import ModuleType

    from stammtisch.bots.bot import Bot
    from stammtisch.core.setup import Setup

    Maker = Callable[..., Bot]

GROUP: Final = "stammtisch.bots"  # of entry points
PROGRAM: Final = "run:"
STRENGTH: Final = re.compile(r"elo-(\d{1,4})")
PLAIN: Final = {"true": True, "false": False}
_HERE: Final[dict[str, Bot]] = {}  # objects that this process has given a name


def bot_names() -> list[str]:
    """The bots that are installed."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


def bot_for_table(spec: str, setup: Setup) -> Bot:
    """A new bot for this very table; one that has not learned to play it refuses with a sentence."""
    bot = make_bot(spec)
    with naming(spec):
        check_table(bot, setup)
    return bot


def make_bot(spec: str) -> Bot:
    """A new bot by what one types; see the top of this file."""
    if spec in _HERE:
        return _HERE[spec]
    if spec.startswith(PROGRAM):
        from stammtisch.bots.line_protocol import LineBot  # noqa: PLC0415 -- few bots are programs

        return LineBot(spec.removeprefix(PROGRAM))
    if (elo := strength_in(spec)) is not None:
        from stammtisch.bots.between import BetweenBot  # noqa: PLC0415 -- as above

        return BetweenBot(elo)
    first, *parts = spec.split(":")
    if first.endswith(".py"):
        if not parts or "=" in parts[0]:
            raise Mistake("bot-file-class", bot=spec, classes=", ".join(classes_in(first)) or "?")
        maker, parts = class_in(first, parts[0]), parts[1:]
    else:
        maker = installed(first)
    wishes = dict(wish(spec, part) for part in parts)
    check_parameters(spec, maker, wishes)
    with naming(spec):
        return complete(maker(**wishes), spec)


def strength_in(spec: str) -> int | None:
    """The rating that a name such as `elo-850` asks for."""
    found = STRENGTH.fullmatch(spec)
    return int(found[1]) if found else None


def name_of(bot: Bot) -> str:
    """The name that a bot is installed under, or else that of its class."""
    value = f"{type(bot).__module__}:{type(bot).__qualname__}"
    return next((entry.name for entry in entry_points(group=GROUP) if entry.value == value), type(bot).__name__)


@contextmanager
def called(bots: Sequence[Bot | str]) -> Iterator[list[str]]:
    """Names for bots, objects or not, by which `make_bot` finds them in this process meanwhile."""
    names = [bot if isinstance(bot, str) else f"{name_of(bot)} ({place})" for place, bot in enumerate(bots, start=1)]
    mine = {name: bot for name, bot in zip(names, bots, strict=True) if not isinstance(bot, str)}
    _HERE.update(mine)
    try:
        yield names
    finally:
        for name in mine:
            del _HERE[name]


# ---- where a bot's class is


def installed(name: str) -> Maker:
    """What makes an installed bot; anybody's package may bring one by entry point."""
    for entry in entry_points(group=GROUP, name=name):
        with naming(name):
            maker: Maker = entry.load()
        return maker
    raise Mistake("unknown-bot", bot=name, known=", ".join(bot_names()))


def class_in(file: str, name: str) -> Maker:
    """The class that is called so in a file."""
    found: Maker | None = getattr(module_from(file), name, None)
    if found is None:
        raise Mistake("bot-file-class", bot=f"{file}:{name}", classes=", ".join(classes_in(file)) or "?")
    return found


def classes_in(file: str) -> list[str]:
    """The classes of a file that can choose."""
    module = module_from(file)
    return [
        name
        for name, found in vars(module).items()
        if inspect.isclass(found) and found.__module__ == module.__name__ and hasattr(found, "choose")
    ]


@cache
def module_from(file: str) -> ModuleType:
    """A file of Python, run once; it can import its neighbours."""
    path = Path(file).resolve()
    if not path.is_file():
        raise Mistake("bot-file-missing", file=file)
    found = spec_from_file_location(f"stammtisch_bot_{path.stem}_{abs(hash(path)):x}", path)
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    sys.modules[found.name] = module  # dataclasses and pickle look here
    sys.path.insert(0, str(path.parent))
    try:
        with naming(file):
            found.loader.exec_module(module)
    finally:
        sys.path.remove(str(path.parent))
    return module


# ---- parameters


def wish(spec: str, part: str) -> tuple[str, Any]:
    """One parameter: `name=value`, or a file of weights."""
    name, equals, text = part.partition("=")
    if equals:
        return name, value(text)
    if part.endswith(".npz"):
        return "weights", part
    raise Mistake("bot-parameter", bot=spec, part=part)


def value(text: str) -> bool | int | float | str:
    """What a parameter's text means: yes or no, a number, or itself."""
    if text in PLAIN:
        return PLAIN[text]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def check_parameters(spec: str, maker: Maker, wishes: dict[str, Any]) -> None:
    """Refuse a parameter that the bot does not have, in a sentence that names those it has."""
    known = inspect.signature(maker).parameters
    if any(each.kind is inspect.Parameter.VAR_KEYWORD for each in known.values()):
        return
    for name in wishes:
        if name not in known:
            raise Mistake("unknown-parameter", parameter=name, bot=spec, known=", ".join(known) or "-")
