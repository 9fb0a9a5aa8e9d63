"""What can happen in Goldbräu and who may know it, by the numbers of notes.py."""

from __future__ import annotations

from typing import Final

from stammtisch.core.events import event_kinds
from stammtisch.games.goldbraeu.rules.catalogue import DOMAINS
from stammtisch.games.goldbraeu.rules.notes import NOTES

KINDS: Final = event_kinds(NOTES, DOMAINS)
