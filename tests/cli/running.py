"""Running commands in the tests: the whole command line, with what it prints caught."""

from __future__ import annotations

import re
from inspect import signature
from typing import TYPE_CHECKING, Any, Final

from click.testing import CliRunner

from stammtisch.cli import main

if TYPE_CHECKING:
    from collections.abc import Sequence

    from click.testing import Result

LANGUAGES: Final = ("en", "de", "fr")
PLACEHOLDER: Final = re.compile(r"\[[a-z]+(-[a-zA-Z0-9_]+)+\]")  # a key without a sentence
# older versions of click catch both streams as one, unless they are asked not to
APART: Final[dict[str, Any]] = {"mix_stderr": False} if "mix_stderr" in signature(CliRunner).parameters else {}


def run(*words: object, typed: Sequence[str] = (), **env: str) -> Result:
    """Run a command line, with lines typed at its prompts."""
    surroundings = {"COLUMNS": "80", "LINES": "24", "LC_ALL": "C", "NO_COLOR": None, **env}
    runner = CliRunner(env=surroundings, **APART)
    lines = "".join(f"{line}\n" for line in typed)
    return runner.invoke(main, [str(word) for word in words], input=lines, prog_name="stammtisch")


def fine(*words: object, typed: Sequence[str] = (), **env: str) -> str:
    """The answer of a command line that is in order."""
    result = run(*words, typed=typed, **env)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert not PLACEHOLDER.search(result.stdout), PLACEHOLDER.search(result.stdout)
    return result.stdout


def refused(*words: object, typed: Sequence[str] = (), **env: str) -> str:
    """The one sentence about a command line that is not in order."""
    result = run(*words, typed=typed, **env)
    assert result.exit_code != 0
    sentence = result.stderr.rstrip("\n")
    assert sentence
    assert "\n" not in sentence
    assert "Traceback" not in result.output
    assert not PLACEHOLDER.search(sentence), sentence
    return sentence
