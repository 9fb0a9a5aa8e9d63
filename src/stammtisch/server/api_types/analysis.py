"""What a finished game teaches, and how far its analysis has come."""

from __future__ import annotations

from typing import Literal

import msgspec

from stammtisch.analysis.report import Analysis

__all__ = ["Analysis", "AnalysisProgress", "AnalysisState"]

AnalysisProgress = Literal["none", "running", "ready", "failed"]


class AnalysisState(msgspec.Struct, frozen=True):
    """An analysis: nobody has asked for it, it is being made, it is there, or it came to nothing."""

    progress: AnalysisProgress
    reached: int = 0  # the decision that is judged next
    length: int = 0  # decisions of the record
    trouble: str = ""  # the key of a sentence: why it came to nothing
    analysis: Analysis | None = None
