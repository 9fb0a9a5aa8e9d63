"""Does what a page says, from its first line to its last: files in bold, commands of a console, Python at its prompt.

Commands and snippets must say what the page says they do; `...` stands for whatever else they say.
"""

from __future__ import annotations

import contextlib
import doctest
import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BLOCK: Final = re.compile(
    r"(?:^\*\*`(?P<file>[^`]+)`\*\*\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
LOOSELY: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
ANSWERS: Final = "1\n" * 1000  # the first choice, whatever is asked; more than a game needs


class Step(NamedTuple):
    """A block of a page."""

    kind: str
    text: str
    file: str


def steps(page: Path) -> Iterator[Step]:
    """The blocks of a page, in their order."""
    for found in BLOCK.finditer(page.read_text(encoding="utf-8")):
        yield Step(found["kind"], found["text"], found["file"] or "")


def follow(page: Path, folder: Path) -> int:
    """Take all steps of a page in an empty folder; how many there were."""
    space: dict[str, object] = {}
    done = 0
    with contextlib.chdir(folder):
        for step in steps(page):
            if step.file:
                (folder / step.file).write_text(step.text, encoding="utf-8")
            elif step.kind == "console":
                run_console(step.text, folder)
            elif step.kind == "python":
                run_python(step.text, space, page.name)
            done += 1
    return done


def run_console(text: str, folder: Path) -> None:
    """Run the commands of a block; what follows a command is what it says. A server would never end."""
    for block in text.removeprefix("$ ").split("\n$ "):
        command, _, expected = block.partition("\n")
        if command == "stammtisch serve":
            continue
        done = subprocess.run(  # noqa: S602 -- a line of our own page
            command,
            shell=True,
            cwd=folder,
            env=surroundings(),
            input=ANSWERS,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        if expected.strip():
            check(command, expected, done.stdout)


def check(command: str, expected: str, said: str) -> None:
    """Hold what was said against what the page shows."""
    wanted = expected.strip().replace("...\n...", "...") + "\n"
    assert doctest.OutputChecker().check_output(wanted, said, LOOSELY), (
        f"{command}\n{said}\n-- on the page:\n{expected}"
    )


def run_python(text: str, space: dict[str, object], name: str) -> None:
    """Run a prompt's examples; variables stay from block to block."""
    test = doctest.DocTestParser().get_doctest(text, space, name, None, None)
    assert test.examples, f"a block of Python is a file or has a prompt:\n{text}"
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, clear_globs=False)
    space.update(test.globs)
    assert runner.failures == 0, text


def surroundings() -> dict[str, str]:
    """Where commands find us, in English and eighty columns wide."""
    tools = os.pathsep.join((os.path.dirname(sys.executable), os.environ["PATH"]))  # noqa: PTH120
    return {**os.environ, "PATH": tools, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
