"""Advice as data: what is told to a seat that asks, in the page and in the terminal."""

from __future__ import annotations

import msgspec

from stammtisch.analysis.causes import Cause
from stammtisch.analysis.report import LayReport


class AdvisedOption(msgspec.Struct, frozen=True):
    """An answer that was looked into, held against the best one."""

    action: str
    chance: float | None  # to win; None without nets
    points: float  # how far ahead, compared with the best answer
    doubt: float  # of these points
    equal: bool  # the worlds leave it open which of the two is better
    causes: tuple[Cause, ...]  # why the best one is better than this


class Advice(msgspec.Struct, frozen=True):
    """What may be told to a seat about its own question; `mix` for a secret choice, else `options`."""

    options: tuple[AdvisedOption, ...]  # the best first
    mix: tuple[LayReport, ...]  # what a good player lays, the likeliest first
    predictable: float | None  # what laying the best card costs if the others foresee it
    trained: bool  # whether nets were trained for this table; else `regular` judges
    worlds: int


class Caution(msgspec.Struct, frozen=True):
    """What an answer would cost against the best that a hint would name; nothing if a judge has doubts."""

    action: str
    better: str
    grade: str
    points: float
    chance: float | None
