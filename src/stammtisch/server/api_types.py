"""Bodies and responses of the HTTP endpoints: what is installed, tables, queries, replays."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stammtisch.core.ask import Reason
from stammtisch.core.events import Event
from stammtisch.core.record import Result
from stammtisch.core.setup import Setup
from stammtisch.core.standing_orders import StandingOrderKind
from stammtisch.server.messages import (
    ActionText,
    BotName,
    Count,
    ErrorInfo,
    GameView,
    Key,
    Line,
    MaybeView,
    Milliseconds,
    Moved,
    Name,
    SeatName,
    State,
    TableId,
    TableInfo,
    Watch,
)

Viewer = Annotated[str, Meta(pattern="^[a-z]{1,16}$", description="A seat's name, `spectator` or `open`")]


# ---- installed games


class OptionInfo(msgspec.Struct, frozen=True):
    """A named rule difference: its values, its source, and the number of seats it matters for (0: any)."""

    name: str
    values: tuple[str, ...]
    source: str
    seats: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    seat_names: tuple[str, ...]
    editions: dict[str, dict[str, str]]  # the options that each edition presets; the first is the default
    options: tuple[OptionInfo, ...]
    domains: dict[str, tuple[str, ...]]  # the words of events and questions, by kind
    field_kinds: dict[str, dict[str, str]]  # the kind of each fact of each event
    question_kinds: dict[str, str]  # the kind of each fact that questions speak of
    verb_kinds: dict[str, tuple[str, ...]]  # the kinds of what stands behind each verb of an action
    standing: tuple[StandingOrderKind, ...]  # the standing orders that a seat can set
    chapters: tuple[str, ...]  # of its lessons, in their order; none: it brings no lessons
    minutes: int  # how long the box says that a game takes; 0: it does not say
    weight: int  # how much there is to think about, from 1 to 5; 0: nobody has judged
    reading: Literal["how-to-play", "rulebook", ""]  # what a newcomer can read about it


class Installed(msgspec.Struct, frozen=True):
    """What this server offers."""

    version: str
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]  # weakest first
    friendly: str  # the level to begin with
    languages: tuple[str, ...]


Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]], Meta(max_length=64)]


class TableDraft(msgspec.Struct, frozen=True):
    """A table that does not exist yet, to ask which bots could sit there."""

    game: Annotated[str, Meta(max_length=40)]
    edition: Annotated[str, Meta(max_length=40)] = ""
    options: Options = {}
    board: Annotated[str, Meta(max_length=60_000)] = "standard"
    seats: Annotated[int, Meta(ge=0, le=8)] = 0  # 0: as many as the game has


class BotInfo(msgspec.Struct, frozen=True):
    """A bot and, if it was measured in this game, its points on Elo's scale."""

    name: str
    rating: int | None


class BotsForTable(msgspec.Struct, frozen=True):
    """The bots that can sit at a table."""

    bots: tuple[BotInfo, ...]  # weakest first
    friendly: str  # the level to begin with


# ---- rules


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule; its sentence is under `rule-<id>` of the game's rules."""

    id: str
    chapter: str  # `chapter-<chapter>`
    sources: tuple[str, ...]  # those that say so: `source-<tag>`
    implied: tuple[str, ...]  # those that say so in effect only
    against: tuple[str, ...]  # those that say something else
    refers: tuple[str, ...]  # rulings and other rules
    options: tuple[str, ...]  # the options that change it
    editions: tuple[str, ...]  # the editions that play it in another way than the first one does


class PassageInfo(msgspec.Struct, frozen=True):
    """A heading under its key, its text under `<key>-text`, and the rules behind it."""

    key: str
    rules: tuple[str, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game, chapter by chapter, and how it is told to newcomers; the sentences come as Fluent."""

    rules: tuple[RuleInfo, ...]
    rulings: tuple[str, ...]  # questions that rules refer to, with our answers: `ruling-<id>`
    page: tuple[PassageInfo, ...]  # how to play
    card: tuple[PassageInfo, ...]  # the reference card


class RuleFacts(msgspec.Struct, frozen=True):
    """The numbers and options that the passages speak of, at one table."""

    facts: dict[str, int | str]


# ---- tables


class Lobby(msgspec.Struct, frozen=True):
    """Tables that one can join or watch, newest first."""

    tables: tuple[TableInfo, ...]


class HeldKeys(msgspec.Struct, frozen=True):
    """A table and the keys that a browser holds for it."""

    table: TableId
    keys: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=8)]


class AskMine(msgspec.Struct, frozen=True):
    """The tables that a browser holds keys for."""

    tables: Annotated[tuple[HeldKeys, ...], Meta(max_length=100)]


class MyTable(msgspec.Struct, frozen=True):
    """How one of my tables stands. `table` is null if there is none, or if it is not mine: nobody can tell which."""

    id: str
    table: TableInfo | None
    mine: tuple[str, ...]  # my seats there
    acting: tuple[str, ...]  # who owes a decision
    result: Result | None
    used: int  # when something happened there last, in seconds since 1970


class MyTables(msgspec.Struct, frozen=True):
    """How my tables stand, in the order asked."""

    tables: tuple[MyTable, ...]


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit here: I, a friend with a link, anybody, or a bot."""

    holder: Literal["me", "invite", "open", "bot"]
    name: Name = ""
    bot: BotName = ""


class NewTable(msgspec.Struct, frozen=True):
    """A wish for a table. Without `seats`: I against friendly bots."""

    game: Annotated[str, Meta(max_length=40)]
    edition: Annotated[str, Meta(max_length=40)] = ""
    options: Options = {}
    board: Annotated[str, Meta(max_length=60_000)] = "standard"
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=8)] = ()
    name: Name = ""
    watch: Watch = "link"
    pace: Milliseconds = 900


class Created(msgspec.Struct, frozen=True):
    """A new table with its secrets: keys of my seats, invitations for others, and the right to run the table."""

    table: TableInfo
    keys: dict[str, str]  # by seat; a key is the seat: whoever has it plays it
    invitations: dict[str, str]  # by seat; each can be used once, for a key of the friend's own
    host: str
    watch: str  # the key to watch with


class Join(msgspec.Struct, frozen=True):
    """Take a seat: an open one, or the one of an invitation."""

    seat: SeatName | None = None
    invitation: Key | None = None
    name: Name = ""


class Joined(msgspec.Struct, frozen=True):
    """The seat taken and its key."""

    seat: str
    key: str
    table: TableInfo


class Settings(msgspec.Struct, frozen=True):
    """What the host may change at any time; null leaves it."""

    watch: Watch | None = None
    pace: Milliseconds | None = None
    chat: bool | None = None


class AskInvitation(msgspec.Struct, frozen=True):
    """An invitation, to see what it is for before it is used."""

    invitation: Key


class Invitation(msgspec.Struct, frozen=True):
    """What an invitation is for. `free`: it can still be used; `may_watch`: one may watch instead."""

    table: TableInfo
    seat: str
    host: str  # what the host is called; may be empty
    free: bool
    may_watch: bool


class Rematch(msgspec.Struct, frozen=True):
    """Where the company plays again, and who called for it: that seat's old key runs the new table."""

    table: str
    by: str


class Begin(msgspec.Struct, frozen=True):
    """The host's word to begin: bots of this level take the seats that nobody took."""

    bot: BotName = ""


# ---- queries


class Preview(msgspec.Struct, frozen=True):
    """An action of mine: what would it bring about."""

    action: ActionText


class Forecast(msgspec.Struct, frozen=True):
    """What the next payday or scoring would bring if it came now: the ledger as events, and the sum for each seat."""

    gains: dict[str, int]
    events: tuple[Event, ...]


class Foreseen(msgspec.Struct, frozen=True):
    """The events up to the first thing that I cannot know; the view, if nothing unknown has a part in it."""

    events: tuple[Event, ...]
    view: MaybeView
    forecast: Forecast | None


class Why(msgspec.Struct, frozen=True):
    """Something I might do, in the words of the notation: may I, and why not."""

    action: ActionText


class Because(msgspec.Struct, frozen=True):
    """The action as the notation spells it, and why not; null: it may be done."""

    action: str
    reason: Reason | None


class Log(msgspec.Struct, frozen=True):
    """The log as the asking viewer may read it."""

    lines: tuple[Line, ...]


class Frame(msgspec.Struct, frozen=True):
    """The table at an earlier time, as the viewer saw it then; in replays also what scoring would have brought."""

    number: int
    events: tuple[Event, ...]
    view: GameView
    forecast: Forecast | None = None


class Mark(msgspec.Struct, frozen=True):
    """Where a round begins: after which decision, and how it is counted. A week is a phase, a day a round within it."""

    number: int
    round: int
    phase: int
    within: int


class Replay(msgspec.Struct, frozen=True):
    """A record that can be stepped through."""

    id: str
    setup: Setup
    players: dict[str, str]  # what people are called, by seat
    bots: dict[str, str]  # the levels of the bots, by seat
    length: int  # decisions
    stops: tuple[int, ...]  # where to halt: the draws after a decision belong to it, those of the deal to each other
    marks: tuple[Mark, ...]
    result: Result | None
    trouble: ErrorInfo | None  # why it ends where it does, if it does not end properly


class Moment(msgspec.Struct, frozen=True):
    """One decision of a record, with everything open."""

    number: int
    seat: str
    action: str
    events: tuple[Event, ...]
    scores: dict[str, int]


class Story(msgspec.Struct, frozen=True):
    """A whole record, decision by decision: for charts and for the slider."""

    moments: tuple[Moment, ...]


class Resume(msgspec.Struct, frozen=True):
    """Go on from a decision of a record: I take a seat, bots the others."""

    at: Count
    seat: SeatName
    name: Name = ""
    bot: BotName = ""
    pace: Milliseconds = 900


# ---- lessons


Done = Annotated[tuple[ActionText, ...], Meta(max_length=200)]


class LessonDone(msgspec.Struct, frozen=True):
    """What the learner has done in a chapter, step by step; empty for a step that is only read."""

    done: Done = ()
    fresh: bool = True  # tell everything, not only what the last step brought about


class LessonNow(msgspec.Struct, frozen=True):
    """The step of a chapter that is due, and the table as the learner's seat sees it."""

    number: int  # steps done
    length: int  # steps of the chapter
    say: str  # the key of the sentence; empty at the end of the chapter
    point: tuple[str, ...]  # names of targets
    asks: bool  # whether something is to be done, not only read
    state: State | None  # everything, or ...
    moves: tuple[Moved, ...]  # ... what the last step brought about, one message per line of the log
    forecast: Forecast | None


class LessonPreview(msgspec.Struct, frozen=True):
    """An action after these steps of a chapter: what would it bring about."""

    action: ActionText
    done: Done = ()
