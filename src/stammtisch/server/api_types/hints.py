"""Asking for help while playing."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stammtisch.server.scalars import ActionText, Percent

DecisionId = Annotated[str, Meta(max_length=40)]


class AskHint(msgspec.Struct, frozen=True):
    """The question that I want a hint for."""

    decision: DecisionId


class AskCaution(msgspec.Struct, frozen=True):
    """An answer that I am about to give: warn me if it costs so much of my chance to win."""

    decision: DecisionId
    action: ActionText
    percent: Percent
