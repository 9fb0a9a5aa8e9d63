"""The page's types, written from the server's structs: `python -m stammtisch.server.typescript web/src/protocol.ts`.

The views of the games have struct names of their own; here each carries its game's name in front.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import inspect

import stammtisch
from stammtisch.server import api_types
from stammtisch.server import messages as told

# What the page sends; where a field has a default it may be left out.
SENT: Final = (
    api_types.TableDraft,
    api_types.NewTable,
    api_types.Join,
    api_types.Settings,
    api_types.Begin,
    api_types.Preview,
    api_types.Why,
    api_types.Resume,
    *told.ClientMessage.__args__,
)
# What the page is told; every field is always there.
TOLD: Final = (
    told.ErrorInfo,
    api_types.Installed,
    api_types.BotsForTable,
    api_types.Lobby,
    api_types.Created,
    api_types.Joined,
    api_types.Foreseen,
    api_types.Because,
    api_types.Log,
    api_types.Frame,
    api_types.Replay,
    api_types.Story,
    *told.ServerMessage.__args__,
)
UNIONS: Final = {"ClientMessage": told.ClientMessage, "ServerMessage": told.ServerMessage, "LogEntry": told.LogEntry}
HEAD: Final = (
    "// Written by `python -m stammtisch.server.typescript`: change the structs of the server, not this file.\n"
)

Struct: TypeAlias = type[msgspec.Struct]


class TypeWriter:
    """Collects structs and writes them as TypeScript."""

    def __init__(self) -> None:
        self.blocks: dict[str, str] = {}
        self.prefixes: dict[str, str] = {}  # by package: the name of the game in front of its structs

    def name(self, struct: Struct) -> str:
        """What the page calls a struct."""
        return self.prefixes.get(package(struct), "") + struct.__name__

    def struct(self, found: inspect.StructType, *, sent: bool) -> str:
        """Write a struct, once, and answer its name."""
        name = self.name(found.cls)
        if name not in self.blocks:
            self.blocks[name] = ""  # it may contain itself
            lines = [f'  {found.tag_field}: "{found.tag}";'] if found.tag_field else []
            for field in found.fields:
                mark = "?" if sent and not field.required else ""
                lines.append(f"  {field.encode_name}{mark}: {self.type(field.type, sent=sent)};")
            self.blocks[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def type(self, found: inspect.Type, *, sent: bool) -> str:  # noqa: PLR0911 -- one answer for each kind of type
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


def package(struct: Struct) -> str:
    """The package that a struct belongs to."""
    return struct.__module__.rpartition(".")[0]


def bracket(text: str) -> str:
    """A type that can stand before `[]`."""
    return f"({text})" if " " in text else text


def title(name: str) -> str:
    """`golden_city` as the front part of a type's name."""
    return "".join(part.capitalize() for part in name.split("_"))


def write_views(scribe: TypeWriter) -> str:
    """The views of all games that are installed, and their union."""
    names = []
    for name in stammtisch.game_names():
        view = stammtisch.game(name).view_type
        scribe.prefixes[package(view)] = title(name)
        found = inspect.type_info(view)
        assert isinstance(found, inspect.StructType)
        names.append(scribe.struct(found, sent=False))
    return "export type GameView = " + " | ".join(names) + ";\n"


def write_types() -> str:
    """The whole file."""
    scribe = TypeWriter()
    views = write_views(scribe)
    for structs, sent in ((TOLD, False), (SENT, True)):
        for found in inspect.multi_type_info(structs):
            assert isinstance(found, inspect.StructType)
            scribe.struct(found, sent=sent)
    unions = [
        f"export type {name} = {' | '.join(scribe.name(one) for one in union.__args__)};\n"
        for name, union in UNIONS.items()
    ]
    return "\n".join([HEAD, *scribe.blocks.values(), views, *unions])


def main(path: str) -> None:
    """Write the file."""
    Path(path).write_text(write_types(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
