"""The duel against a model of it: the law of A.6.1 and GB-Q68 to GB-Q72 in a few lines of sets and sums.

The model knows markers, numbers and options; the engine is asked for the same duel at a table. Both must agree on
whether the boss is asked, on every answer that he may give, and on what becomes of it.
"""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.games.goldbraeu.tables import Scene, table


class Duel(NamedTuple):
    """Green attacks red's Hirschen; blue and yellow look on."""

    cards: tuple[str, ...]  # where the six cards of Hirschen are: open as a seat's marker, in a hand, in sight, away
    other_cards: int  # other cards in red's hand
    free: int  # red's free markers
    any_cards: bool
    extra: bool
    stands: bool

    @property
    def opened(self) -> int:
        """Cards of Hirschen that lie open."""
        return sum(place in SEATS for place in self.cards)

    @property
    def markers(self) -> list[int]:
        """The markers of red, blue, yellow and green; with the sixth card single ones went."""
        held = [self.cards.count(seat) for seat in SEATS]
        return [0 if markers == 1 and self.opened == 6 else markers for markers in held]

    @property
    def plays(self) -> int:
        """Cards that green opens: one if he has no share."""
        return 1 if self.markers[3] == 0 else 0


SEATS = ("red", "blue", "yellow", "green")
PLACES = st.sampled_from((*SEATS, "red hand", "green hand", "display", "supply"))
DUELS = st.builds(
    Duel,
    cards=st.tuples(st.sampled_from(("green", "green hand")), *[PLACES] * 5),
    other_cards=st.integers(0, 2),
    free=st.integers(0, 4),
    any_cards=st.booleans(),
    extra=st.booleans(),
    stands=st.booleans(),
)


def after(markers: list[int], opened: int, seat: int, cards: int) -> tuple[list[int], int]:
    """Open cards: each is a marker; with the last of six all single markers go."""
    markers = [held + cards if owner == seat else held for owner, held in enumerate(markers)]
    if cards and opened + cards == 6:
        markers = [0 if held == 1 else held for held in markers]
    return markers, opened + cards


def stops(duel: Duel, markers: list[int], opened: int, cards: int) -> bool:
    """Whether red stops green with so many cards: more than all others together, or green has nothing left."""
    left, _ = after(markers, opened, 0, cards)
    return left[0] > sum(left[1:]) or (left[3] == 0 and not duel.stands)


def model(duel: Duel) -> tuple[bool, list[str]]:
    """Whether red is asked, and what he may answer."""
    markers, opened = after(duel.markers, duel.opened, 3, duel.plays)
    if markers[3] == 0:
        return False, []
    most = 5 if duel.any_cards else 1
    held = duel.cards.count("red hand")
    public = min(most, held + duel.other_cards, duel.free, 6 - opened - duel.cards.count("display"))
    asked = any(stops(duel, markers, opened, cards) for cards in range(public + 1))
    really = min(most, held, duel.free)
    fine = [cards for cards in range(really + 1) if stops(duel, markers, opened, cards)]
    if not duel.extra:
        fine = fine[:1]
    return asked, ["allow", *(f"block {cards}" for cards in fine)]


def seated(duel: Duel) -> Scene:
    """The same duel at a table, just attacked."""
    red, blue, yellow, green = duel.markers
    hands = {seat: "hirschen " * duel.cards.count(f"{seat} hand") for seat in ("red", "green")}
    text = f"""
        hirschen  red {red}* blue {blue} yellow {yellow} green {green} opened {duel.opened}
        red       markers {duel.free} hand {hands["red"]} {"krug " * duel.other_cards}
        green     hand {hands["green"]}
        display   {" ".join(["hirschen"] * duel.cards.count("display"))}
        start     green
    """
    scene = table(
        text,
        duel_boss_cards="any" if duel.any_cards else "one",
        boss_extra_card="always" if duel.extra else "needed_only",
        lost_share_in_duel="stands" if duel.stands else "lapse",
    )
    return scene.plans(green="boss", blue="boss").say(f"green name hirschen {duel.plays}")


@settings(max_examples=500)
@given(DUELS)
def test_the_engine_and_the_model_agree(duel: Duel) -> None:
    """Whether the boss is asked (GB-DUE-14), what he may answer, and who is boss and has what after each answer."""
    assume(duel.cards.count("display") <= 2)
    assume(duel.markers[3] or "green hand" in duel.cards)
    asked, answers = model(duel)
    scene = seated(duel)

    assert (scene.asked == "red: answer") == asked
    markers, opened = after(duel.markers, duel.opened, 3, duel.plays)
    if not asked:
        assert scene.boss("hirschen") == ("red" if markers[3] == 0 else "green")
        return
    assert scene.choices == answers
    for answer in answers:
        played = seated(duel).say(f"red {answer}")
        cards = int(answer.split()[1]) if answer != "allow" else 0
        assert played.boss("hirschen") == ("green" if answer == "allow" else "red")
        assert list(played.markers("hirschen").values()) == after(markers, opened, 0, cards)[0]
