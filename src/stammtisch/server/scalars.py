"""The words and numbers that messages are made of, with the limits that a request is held to."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

GameView = Annotated[Any, Meta(title="GameView", description="The view struct of the table's game")]
MaybeView = Annotated[Any, Meta(title="GameView | null", description="The view struct of the table's game, or null")]
MaybeLedger = Annotated[Any, Meta(title="GameLedger | null", description="The ledger of the table's game, or null")]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{4,32}$")]
SeatName = Annotated[str, Meta(pattern="^[a-z]{1,16}$")]
Key = Annotated[str, Meta(min_length=16, max_length=128, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]  # empty: a friendly level that can sit at the table
ActionText = Annotated[str, Meta(max_length=200)]  # an action in the words of the notation
Once = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Milliseconds = Annotated[int, Meta(ge=0, le=10_000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Watch = Literal["everyone", "link", "nobody"]
Status = Literal["gathering", "playing", "over"]
Holder = Literal["person", "bot", "open", "invited"]
Moderator = Literal["", "host", "house"]  # who has muted a seat or closed a table; empty: nobody
HelpKind = Literal["hint", "warnings"]
Percent = Annotated[int, Meta(ge=1, le=100)]
