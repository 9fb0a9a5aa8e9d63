"""Profiles: signing in, what a profile remembers, results and ratings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stammtisch.server.api_types.tables import HeldKeys
from stammtisch.server.scalars import Name

MAIL_ADDRESS = r"^[A-Za-z0-9._%+~'-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9-]{2,63}$"
Id = Annotated[str, Meta(pattern="^[a-z0-9]{4,32}$")]
Base64 = Annotated[str, Meta(max_length=12_000, pattern="^[A-Za-z0-9_-]*$")]
Email = Annotated[str, Meta(min_length=3, max_length=254, pattern=MAIL_ADDRESS)]
Options = Annotated[dict[str, Any], Meta(description="Options of WebAuthn, for the browser, as JSON")]


# ---- signing in


class AskPasskey(msgspec.Struct, frozen=True):
    """I want to make a passkey: for my profile if I have signed in, else for a new one with this name."""

    name: Name = ""


class Question(msgspec.Struct, frozen=True):
    """What a device is asked; the answer names the ceremony, and is good once."""

    ceremony: str
    options: Options


class NewResponse(msgspec.Struct, frozen=True):
    """What a device says that has made a passkey."""

    clientDataJSON: Base64  # noqa: N815 -- names of WebAuthn
    attestationObject: Base64  # noqa: N815


class ShownResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a device says that shows a passkey."""

    clientDataJSON: Base64  # noqa: N815 -- names of WebAuthn
    authenticatorData: Base64  # noqa: N815
    signature: Base64
    userHandle: Base64 | None = None  # noqa: N815


class MadePasskey(msgspec.Struct, frozen=True):
    """A passkey that was made."""

    id: Base64
    rawId: Base64  # noqa: N815 -- a name of WebAuthn
    response: NewResponse
    type: Literal["public-key"] = "public-key"


class ShownPasskey(msgspec.Struct, frozen=True):
    """A passkey that is shown."""

    id: Base64
    rawId: Base64  # noqa: N815 -- a name of WebAuthn
    response: ShownResponse
    type: Literal["public-key"] = "public-key"


class NewCredential(msgspec.Struct, frozen=True):
    """The answer to a question for a new passkey."""

    ceremony: Id
    credential: MadePasskey


class ShownCredential(msgspec.Struct, frozen=True):
    """The answer to a question for any passkey."""

    ceremony: Id
    credential: ShownPasskey


class AskCode(msgspec.Struct, frozen=True):
    """Send me a code, to sign in or to add this address to my profile."""

    email: Email
    language: Literal["en", "de", "fr"] = "en"


class CodeSent(msgspec.Struct, frozen=True):
    """A letter is on its way, if anything can be sent there: the same for every address."""

    minutes: int  # for which the code is good


class ShowCode(msgspec.Struct, frozen=True):
    """A code that came by e-mail; the name is for a new profile."""

    email: Email
    code: Annotated[str, Meta(min_length=8, max_length=20)]
    name: Name = ""


# ---- what a profile is


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey in the list of one's own."""

    id: str
    label: str
    made: int  # milliseconds since 1970, like all times here


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser in which I have signed in."""

    id: str
    label: str
    used: int
    this: bool


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is believed to be at a game: `rating` ± `deviation`, nineteen times of twenty."""

    game: str
    rating: int
    deviation: int
    games: int


class LevelResults(msgspec.Struct, frozen=True):
    """How somebody did against a level of bots, or (empty) against people: once for each opponent."""

    game: str
    bot: str
    ahead: int
    equal: int
    behind: int


class PastGame(msgspec.Struct, frozen=True):
    """A finished game."""

    table: str
    game: str
    place: int
    players: int
    rated: bool
    at: int


class Profile(msgspec.Struct, frozen=True):
    """My profile, for me alone."""

    name: str
    email: str  # empty: none
    passkeys: tuple[PasskeyInfo, ...]
    sessions: tuple[SessionInfo, ...]
    tables: int  # at which I have a seat
    games: int  # that are over
    levels: tuple[LevelResults, ...]
    past: tuple[PastGame, ...]  # the newest
    ratings: tuple[RatingInfo, ...]


class Desk(msgspec.Struct, frozen=True):
    """Who I am here, and how one can sign in."""

    email: bool  # whether codes can be sent
    profile: Profile | None


class ProfileName(msgspec.Struct, frozen=True):
    """What I want to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class OwnPasskey(msgspec.Struct, frozen=True):
    """One of my passkeys."""

    id: Base64


class EndSessions(msgspec.Struct, frozen=True):
    """Sign out: here, everywhere else, or (an id) in one browser."""

    which: Literal["this", "others"] | None = None
    id: Id | None = None


class Forget(msgspec.Struct, frozen=True):
    """Delete my profile and all my data; the word shows that it is meant."""

    confirm: Literal["delete"]


# ---- tables


class HeldTables(msgspec.Struct, frozen=True):
    """The tables that this browser holds keys for: my profile remembers them from now on."""

    tables: Annotated[tuple[HeldKeys, ...], Meta(max_length=100)]


class DeviceKey(msgspec.Struct, frozen=True):
    """A key of this browser's own to a seat of mine."""

    table: str
    game: str
    seat: str
    key: str


class DeviceKeys(msgspec.Struct, frozen=True):
    """Keys to my tables that this browser had none for, and how many of its own were new to my profile."""

    keys: tuple[DeviceKey, ...]
    added: int


# ---- the ladder


class LadderPlace(msgspec.Struct, frozen=True):
    """Somebody in the ladder, and whether it is me."""

    place: int
    name: str
    rating: int
    deviation: int
    games: int
    me: bool


class PeopleLadder(msgspec.Struct, frozen=True):
    """Who is strongest at a game among those who have played rated tables."""

    game: str
    places: tuple[LadderPlace, ...]
