"""Mistakes of clients as they are told: a key, what it is about, one sentence, and an HTTP status."""

from __future__ import annotations

from typing import Final

from stammtisch.core.mistakes import Mistake
from stammtisch.core.table import ActionRefused
from stammtisch.server.installed import english
from stammtisch.server.messages import ErrorInfo

STATUS: Final = {
    "not-readable": 400,
    "not-utf8": 400,
    "too-deep": 400,
    "address-form": 400,
    "host-form": 400,
    "not-yours": 403,
    "foreign-origin": 403,
    "blocked": 403,
    "not-signed-in": 403,
    "no-profiles": 404,
    "no-codes": 409,
    "letter-failed": 503,
    "no-session": 404,
    "passkey-late": 409,
    "passkey-last": 409,
    "email-taken": 409,
    "rated-profile": 403,
    "rated-alone": 409,
    "rated-twice": 409,
    "no-table": 404,
    "no-replay": 404,
    "no-page": 404,
    "no-method": 405,
    "no-line": 404,
    "no-notice": 404,
    "link-used": 410,
    "no-chapter": 404,
    "no-problem": 404,
    "lesson-later": 409,
    "lesson-over": 409,
    "unknown-language": 404,
    "unknown-game": 404,
    "unknown-seat": 404,
    "stale": 409,
    "not-asked": 409,
    "not-begun": 409,
    "begun": 409,
    "not-over": 409,
    "rematch-early": 409,
    "chat-off": 409,
    "aids-off": 409,
    "analysis-early": 409,
    "hint-failed": 503,
    "muted-host": 409,
    "muted-house": 409,
    "muted-by-house": 409,
    "table-closed-host": 409,
    "table-closed-house": 409,
    "nothing-to-report": 409,
    "seat-taken": 409,
    "seat-here": 409,
    "seat-with-bot": 409,
    "cannot-undo": 409,
    "too-large": 413,
    "address-long": 414,
    "too-often": 429,
    "too-many-tables": 429,
    "too-many-notices": 429,
    "too-many-analyses": 429,
    "too-much-stored": 429,
    "house-full": 429,
    "store-away": 503,
    "table-newer": 503,
}
OTHERWISE: Final = 422


class Stale(Mistake):
    """The table has moved on since the client wrote its message."""

    def __init__(self) -> None:
        super().__init__("stale")


class TableNewer(Mistake):
    """A newer process has written at a table what this one cannot read: another one may serve it."""

    def __init__(self, table: str) -> None:
        super().__init__("table-newer", table=table)


def error_info(mistake: Mistake) -> ErrorInfo:
    """A mistake as a client is told of it."""
    rule = mistake.reason.rule if isinstance(mistake, ActionRefused) else ""
    text = mistake.sentence(english())
    return ErrorInfo(mistake.key, mistake.about, text, rule)


def status_of(mistake: Mistake) -> int:
    """The HTTP status that fits a mistake."""
    return 409 if isinstance(mistake, ActionRefused) else STATUS.get(mistake.key, OTHERWISE)
