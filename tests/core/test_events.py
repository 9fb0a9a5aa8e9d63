from __future__ import annotations

import pytest

from stammtisch.core.events import OPEN, SPECTATOR, Event, EventKind, Field, decode

SEAT = Field("seat", "seat")
CARD = Field("card", "card")
KINDS = (
    EventKind("turned", (CARD,)),
    EventKind("dealt", (SEAT, CARD), secret="card"),
    EventKind("chosen", (SEAT, CARD), private=True),
    EventKind("paid", (SEAT, Field("amount", ""))),
)
WORDS = {"seat": ("red", "blue"), "card": ("ace", "king")}

DEALT = (1, 1, 0, 0, 0)  # to blue, the ace
CHOSEN = (2, 1, 0, 0, 0)  # by blue, the ace


@pytest.mark.parametrize("viewer", [SPECTATOR, OPEN, 0, 1])
def test_a_public_event_is_told_to_all_alike(viewer: int) -> None:
    """Numbers become words where the kind has any."""
    assert decode((0, 1, 0, 0, 0), KINDS, WORDS, viewer) == Event("turned", {"card": "king"})
    assert decode((3, 0, 12, 0, 0), KINDS, WORDS, viewer) == Event("paid", {"seat": "red", "amount": 12})


@pytest.mark.parametrize(("viewer", "card"), [(1, "ace"), (OPEN, "ace"), (0, None), (SPECTATOR, None)])
def test_a_secret_is_told_to_its_seat_only(viewer: int, card: str | None) -> None:
    """The others learn that something happened, not what."""
    assert decode(DEALT, KINDS, WORDS, viewer) == Event("dealt", {"seat": "blue", "card": card})


@pytest.mark.parametrize(("viewer", "told"), [(1, True), (OPEN, True), (0, False), (SPECTATOR, False)])
def test_a_private_event_happens_for_its_seat_only(viewer: int, told: bool) -> None:  # noqa: FBT001 -- a case
    """The others do not learn of it at all."""
    assert (decode(CHOSEN, KINDS, WORDS, viewer) is not None) == told
