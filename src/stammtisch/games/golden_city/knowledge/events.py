"""What can happen in The Golden City and who may know it, by the numbers of notes.py."""

from __future__ import annotations

from typing import Final

from stammtisch.core.events import event_kinds
from stammtisch.games.golden_city.rules.catalogue import DOMAINS
from stammtisch.games.golden_city.rules.notes import NOTES

KINDS: Final = event_kinds(NOTES, DOMAINS)
