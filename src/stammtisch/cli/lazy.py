"""Commands that are imported when they are first called: `--help`, `--version` and a shell's Tab key need none."""

from __future__ import annotations

from collections.abc import MutableMapping
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING

import click

from stammtisch.cli.help import HelpContext, in_every_language, summary

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from click.shell_completion import CompletionItem


class LazyCommands(MutableMapping[str, click.Command]):
    """Commands by name; `package` has a module for each, which is imported when the command is looked up."""

    def __init__(self, package: str, names: Sequence[str]) -> None:
        self.package = package
        self.names = list(names)
        self._imported: dict[str, click.Command] = {}

    def __getitem__(self, name: str) -> click.Command:
        """The command, imported if it was not yet."""
        if name not in self._imported:
            self[name] = getattr(import_module(f"{self.package}.{self._known(name)}"), name)
        return self._imported[name]

    def __setitem__(self, name: str, command: click.Command) -> None:
        """Put a command under a name."""
        in_every_language(command)
        self.names += [] if name in self.names else [name]
        self._imported[name] = command

    def __delitem__(self, name: str) -> None:
        """Forget a command."""
        self.names.remove(self._known(name))
        self._imported.pop(name, None)

    def __contains__(self, name: object) -> bool:
        """Whether there is such a command; nothing is imported."""
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        """The names; nothing is imported."""
        return iter(self.names)

    def __len__(self) -> int:
        """How many commands there are."""
        return len(self.names)

    def _known(self, name: str) -> str:
        """The name, if there is such a command."""
        if name not in self.names:
            raise KeyError(name)
        return name


class NoSuchCommand(click.UsageError):
    """A command that a group does not have; click has such an error from 8.4 on."""

    def __init__(self, name: str, known: Iterable[str], ctx: click.Context) -> None:
        super().__init__(f"No such command {name!r}.", ctx)
        self.name = name
        self.close = get_close_matches(name, known)


class Group(click.Group):
    """A group that knows which command was probably meant."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is named first."""
        if args[0] not in self.commands and not args[0].startswith("-") and not ctx.resilient_parsing:
            raise NoSuchCommand(args[0], self.commands, ctx)
        return super().resolve_command(ctx, args)


class LazyGroup(Group):
    """A group of lazy commands: help and completion list them by their summaries, without importing them."""

    commands: LazyCommands

    def summaries(self, ctx: click.Context) -> dict[str, str]:
        """What help says of each command."""
        return {name: self.summary_of(ctx, name) for name in self.list_commands(ctx)}

    def summary_of(self, ctx: click.Context, name: str) -> str:
        """The first line of a command's help; that of somebody else's command is asked for it."""
        text = ctx.words.get(f"command-{name}") if isinstance(ctx, HelpContext) else None
        return summary(text) if text else self.commands[name].get_short_help_str()

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, each with its summary."""
        with formatter.section("Commands"):
            formatter.write_dl(list(self.summaries(ctx).items()))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands and options that begin as what is typed."""
        from click.shell_completion import CompletionItem  # noqa: PLC0415 -- only a shell's Tab key needs it

        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        found = [CompletionItem(name, help=self.summary_of(ctx, name)) for name in names]
        return found + click.Command.shell_complete(self, ctx, incomplete)
