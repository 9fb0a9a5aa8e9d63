"""Completion by the Tab key: click's scripts for shells, and how bash cuts up what is typed."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from click.shell_completion import BashComplete, ShellComplete, add_completion_class, get_completion_class

if TYPE_CHECKING:
    from collections.abc import Sequence

    from click import Command
    from click.shell_completion import CompletionItem

SHELLS: Final = ("bash", "zsh", "fish")
VARIABLE: Final = "_STAMMTISCH_COMPLETE"  # by which the scripts ask this program
PROGRAM: Final = "stammtisch"
BREAKS: Final = "=:"  # signs that are words of their own for bash, and parts of words for us


class Bash(BashComplete):
    """Bash sees `tie_break=shares` as three words, and replaces the last of them only."""

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the cursor, and the beginning of the one that is typed."""
        words = os.environ["COMP_WORDS"].split()
        place = int(os.environ["COMP_CWORD"])
        before = words[1:place]
        typed = words[place] if place < len(words) else ""
        if typed:
            *before, typed = joined([*before, typed])
        return joined(before), typed

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        """The last part of each name, as bash keeps what is before it."""
        found = super().get_completions(args, incomplete)
        kept = incomplete[: max(incomplete.rfind(sign) for sign in BREAKS) + 1]
        for item in found:
            item.value = item.value.removeprefix(kept)
        return found


def joined(words: Sequence[str]) -> list[str]:
    """Words with those put together again that bash has cut at a sign."""
    found: list[str] = []
    for word in words:
        if found and (word[0] in BREAKS or found[-1][-1] in BREAKS):
            found[-1] += word
        else:
            found.append(word)
    return found


def use_our_bash() -> None:
    """Let click answer bash by the class above."""
    add_completion_class(Bash)


def script(shell: str, cli: Command) -> str:
    """The script for a shell; that of bash is not asked which version it has, as click's is."""
    kind = get_completion_class(shell)
    assert kind is not None
    return ShellComplete.source(kind(cli, {}, PROGRAM, VARIABLE))
