"""The page's types, written from the server's structs: `python -m stammtisch.server.typescript web/src/protocol.ts`.

The structs of a game (view, ledger, board file) carry the game's name in front.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec import inspect

import stammtisch
from stammtisch.core.parts import part
from stammtisch.core.view import TableView
from stammtisch.server import api_types
from stammtisch.server import messages as told
from stammtisch.server.log_entries import LogEntry

if TYPE_CHECKING:
    from collections.abc import Iterable

# What the page sends; a field that has a default may be left out.
SENT: Final = (
    api_types.TableDraft,
    api_types.NewTable,
    api_types.Join,
    api_types.Settings,
    api_types.Begin,
    api_types.Mute,
    api_types.Close,
    api_types.Report,
    api_types.AskMine,
    api_types.AskInvitation,
    api_types.Preview,
    api_types.Why,
    api_types.AskHint,
    api_types.AskCaution,
    api_types.Resume,
    api_types.LessonDone,
    api_types.LessonPreview,
    api_types.ProblemAnswer,
    api_types.NewNotice,
    api_types.PickNotice,
    api_types.ConfirmNotice,
    api_types.ComeBack,
    api_types.AskPasskey,
    api_types.NewCredential,
    api_types.ShownCredential,
    api_types.AskCode,
    api_types.ShowCode,
    api_types.EndSessions,
    api_types.ProfileName,
    api_types.HeldTables,
    *told.ClientMessage.__args__,
)
# What the page is told; every field is always there.
TOLD: Final = (
    told.ErrorInfo,
    api_types.Installed,
    api_types.BotsForTable,
    api_types.Rulebook,
    api_types.RuleFacts,
    api_types.Lobby,
    api_types.Created,
    api_types.Joined,
    api_types.MyTables,
    api_types.Invitation,
    api_types.Rematch,
    api_types.Reported,
    api_types.Foreseen,
    api_types.Because,
    api_types.Log,
    api_types.Frame,
    api_types.Replay,
    api_types.Story,
    api_types.AnalysisState,
    api_types.LessonNow,
    api_types.ProblemShelf,
    api_types.ProblemNow,
    api_types.Verdict,
    api_types.Belief,
    api_types.Advice,
    api_types.Caution,
    api_types.Notices,
    api_types.NoticeOff,
    api_types.Question,
    api_types.CodeSent,
    api_types.Desk,
    api_types.DeviceKeys,
    api_types.PeopleLadder,
    *told.ServerMessage.__args__,
)
UNIONS: Final = {"ClientMessage": told.ClientMessage, "ServerMessage": told.ServerMessage, "LogEntry": LogEntry}
HEAD: Final = (
    "// Written by `python -m stammtisch.server.typescript`: change the structs of the server, not this file.\n"
)

Struct: TypeAlias = type[msgspec.Struct]


class TypeWriter:
    """Collects structs and writes them as TypeScript."""

    def __init__(self) -> None:
        self.blocks: dict[str, str] = {}
        self.prefixes: dict[str, str] = {}  # by a game's package: what stands in front of its structs' names

    def name(self, struct: Struct) -> str:
        """What the page calls a struct: those of a game carry its name."""
        home = f"{struct.__module__}."
        found = [prefix for package, prefix in self.prefixes.items() if home.startswith(f"{package}.")]
        return "".join(found) + struct.__name__

    def add(self, struct: Struct, *, sent: bool = False) -> str:
        """Write a struct and all that it is made of, and return its name."""
        found = inspect.type_info(struct)
        assert isinstance(found, inspect.StructType)
        return self.struct(found, sent=sent)

    def struct(self, found: inspect.StructType, *, sent: bool) -> str:
        """Write a struct, once, and return its name."""
        name = self.name(found.cls)
        if name not in self.blocks:
            self.blocks[name] = ""  # it may contain itself
            lines = [f'  {found.tag_field}: "{found.tag}";'] if found.tag_field else []
            for field in found.fields:
                mark = "?" if sent and not field.required else ""
                lines.append(f"  {field.encode_name}{mark}: {self.type(field.type, sent=sent)};")
            self.blocks[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def type(self, found: inspect.Type, *, sent: bool) -> str:  # noqa: PLR0911 -- one result for each kind of type
        """A type as TypeScript writes it."""
        match found:
            case inspect.Metadata():
                title = (found.extra_json_schema or {}).get("title")
                return str(title) if title else self.type(found.type, sent=sent)
            case inspect.StructType():
                return self.struct(found, sent=sent)
            case inspect.UnionType():
                return " | ".join(self.type(one, sent=sent) for one in found.types)
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in found.values)
            case inspect.VarTupleType() | inspect.ListType():
                return f"readonly {bracket(self.type(found.item_type, sent=sent))}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self.type(one, sent=sent) for one in found.item_types)}]"
            case inspect.DictType():
                key = self.type(found.key_type, sent=sent)
                return f"Readonly<Record<{key}, {self.type(found.value_type, sent=sent)}>>"
        return SIMPLE[type(found)]


SIMPLE: Final = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def bracket(text: str) -> str:
    """A type that can stand before `[]`."""
    return f"({text})" if " " in text else text


def title(name: str) -> str:
    """A name such as `two_words` as the front part of a type's name."""
    return "".join(part.capitalize() for part in name.split("_"))


def write_games(writer: TypeWriter) -> list[str]:
    """What the games add: the unions of all views and all ledgers, and a type for each board file."""
    views, ledgers = [], []
    for name in stammtisch.game_names():
        game = stammtisch.game(name)
        writer.prefixes[game.package] = title(name)
        views.append(writer.add(game.view_type))
        ledger, board = part(game.package, "knowledge.ledger"), part(game.package, "board")
        if ledger:
            ledgers.append(writer.add(ledger.Ledger))
        if board and hasattr(board, "BoardFile"):
            writer.add(board.BoardFile, sent=True)  # people write such files and leave out what has a default
    return [union("GameView", views), union("GameLedger", ledgers)]


def union(name: str, types: Iterable[str]) -> str:
    """A type that is one of several."""
    return f"export type {name} = {' | '.join(types) or 'never'};\n"


def write_types() -> str:
    """The whole file."""
    writer = TypeWriter()
    writer.add(TableView)
    games = write_games(writer)
    for structs, sent in ((TOLD, False), (SENT, True)):
        for struct in structs:
            writer.add(struct, sent=sent)
    unions = [union(name, map(writer.name, members.__args__)) for name, members in UNIONS.items()]
    return "\n".join([HEAD, *writer.blocks.values(), *games, *unions])


def main(path: str) -> None:
    """Write the file."""
    Path(path).write_text(write_types(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
