"""Preparation: signs, hands, cards to keep, start player, first figures (GB-SET, GB-3P)."""

from __future__ import annotations

import pytest

from stammtisch.core.chance import Rng
from stammtisch.core.position import Position
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.components import BUSINESS_NAMES
from tests.games.goldbraeu.tables import Scene


def opening(seats: int = 4, edition: str = "", **options: str) -> Scene:
    """A table before the first sign is laid."""
    p = GAME.deal(edition, seats, options)
    p.journal = []
    return Scene(p)


def dealt(seats: int = 4, edition: str = "", **options: str) -> Scene:
    """A table when the cards are dealt."""
    scene = opening(seats, edition, **options)
    scene.p.run_chance(Rng(1))
    return scene


def total(p: Position, row: int, length: int) -> int:
    """The sum of a row of a position."""
    return sum(p.at[row + place] for place in range(length))


SIGNS = [f"dealer lay {name}" for name in ("mayer", "mayer", "stein", "mayer", "schmid", "stein")]


def test_signs_are_laid_from_krug_clockwise() -> None:
    """GB-SET-04: one for each garden, the others stay at their breweries; a brewery may go without (GB-Q07)."""
    scene = opening().say(*SIGNS)
    gardens = ("krug", "eiche", "baeren", "post", "hirschen", "adler")

    assert [scene.sign(garden) for garden in gardens] == ["mayer", "mayer", "stein", "mayer", "schmid", "stein"]
    assert [scene.stock(brewery) for brewery in ("mayer", "stein", "kramer", "schmid")] == [0, 1, 3, 2]


def test_a_brewery_has_three_signs() -> None:
    """GB-CMP-04: a fourth cannot be laid; the draw is as likely as signs are left."""
    scene = opening().say("dealer lay mayer", "dealer lay mayer", "dealer lay stein", "dealer lay mayer")

    assert scene.choices == ["lay stein", "lay kramer", "lay schmid"]
    assert scene.p.weights() == [2, 3, 3]
    assert scene.why("dealer lay mayer") == "not-now"


@pytest.mark.parametrize(("seats", "each"), [(4, 6), (3, 8)])
@pytest.mark.parametrize("edition", ["hanser-2004", "rio-grande-2004", "digest"])
def test_everybody_gets_share_cards_only(seats: int, each: int, edition: str) -> None:
    """GB-SET-06, GB-3P-02: six each, eight with three players."""
    scene = dealt(seats, edition)
    names = ("red", "blue", "yellow", "green")[:seats]

    assert [len(scene.hand(seat)) for seat in names] == [each] * seats
    assert {card for seat in names for card in scene.hand(seat)} <= set(BUSINESS_NAMES)


@pytest.mark.parametrize(
    ("seats", "edition", "supply"),
    [(4, "hanser-2004", 46), (4, "rio-grande-2004", 46), (3, "hanser-2004", 36), (3, "digest", 46)],
)
def test_all_special_cards_are_in_the_supply(seats: int, edition: str, supply: int) -> None:
    """GB-SET-07, GB-CMP-03, GB-3P-01: 36 shares and 10 special cards, 26 and 10 with three players."""
    p = dealt(seats, edition).p

    assert p.at[at.SUPPLY] == supply
    assert [p.at[at.PILE + 10], p.at[at.PILE + 11]] == [5, 5]
    assert total(p, at.PILE, 12) == supply


def test_german_deal_hands_special_cards_back() -> None:
    """B06: a special card is laid aside and replaced; the same seat gets another one."""
    scene = opening().say(*SIGNS, "dealer deal krug", "dealer deal waitress", "dealer deal post")

    assert [scene.hand("red"), scene.hand("blue")] == [["krug"], ["post"]]
    assert [(event.kind, event.facts["seat"], event.facts["card"]) for event in scene.events()[6:]] == [
        ("card-dealt", "red", "krug"),
        ("card-exchanged", "blue", "waitress"),
        ("card-dealt", "blue", "post"),
    ]


def test_english_deal_has_no_special_cards() -> None:
    """B06: they are shuffled in afterwards."""
    scene = opening(edition="rio-grande-2004").say(*SIGNS)

    assert scene.why("dealer deal bum") == "not-now"
    assert scene.choices == [f"deal {name}" for name in BUSINESS_NAMES]


def deal_out(cards: str) -> list[str]:
    """The signs, then these cards, one for each seat in turn."""
    return [*SIGNS, *(f"dealer deal {card}" for card in cards.split())]


KEEPING = deal_out("""
    krug krug mayer adler    krug krug mayer adler    krug eiche stein post
    eiche krug stein post    post mayer kramer adler  post mayer kramer adler
""")  # red: krug krug krug eiche post post; blue: krug krug eiche krug mayer mayer; ...


def test_a_card_can_be_kept_as_often_as_one_has_it() -> None:
    """GB-SET-08, reason by reason."""
    scene = opening().say(*KEEPING)

    assert scene.asked == "red blue yellow green: keep-cards"
    assert scene.why("red keep hirschen") == "no-such-card"
    assert scene.why("red pass") == "not-now"
    scene.say("red keep eiche")
    assert scene.why("red keep eiche") == "already-kept"
    assert scene.why("red keep krug") == "ok"
    scene.say("red keep krug")
    assert scene.why("red keep krug") == "not-now"
    scene.say("blue keep krug")
    assert scene.why("blue keep krug") == "ok"


def test_the_others_are_revealed_together() -> None:
    """GB-SET-08, -09: nothing shows before the last choice; then every other card is a marker."""
    scene = opening().say(*KEEPING, "red keep post", "red keep post", "blue keep krug", "blue keep eiche")
    scene.say("green keep adler", "green keep adler", "yellow keep kramer")
    assert scene.happened("share-revealed") == []

    scene.say("yellow keep kramer")
    assert len(scene.happened("share-revealed")) == 16
    assert scene.shares("eiche") == "red 1"
    assert scene.shares("mayer") == "blue 2 yellow 2"
    assert scene.hand("red") == ["post", "post"]
    assert scene.free_markers("red") == 12
    assert scene.asked == "dealer: choose-start"


def test_all_six_cards_revealed_at_setup_take_the_singles() -> None:
    """GB-SET-10, GB-Q06: six Krug cards lie open; nobody has a single one there, so all stay; once, after all lie."""
    scene = opening().say(*KEEPING, "red keep post", "red keep post", "blue keep eiche", "blue keep mayer")
    scene.say("yellow keep kramer", "yellow keep kramer", "green keep adler", "green keep adler")

    assert scene.shares("krug") == "red 3 blue 3"
    assert scene.happened("marker-returned") == []


SINGLE = deal_out("""
    krug krug krug krug      krug eiche mayer adler   krug eiche stein post
    eiche post stein post    post mayer kramer adler  post mayer kramer adler
""")  # red three Krug, the others one each


def test_single_markers_go_back_at_setup() -> None:
    """GB-SET-10, GB-REM-01, -02: red's three stay; blue, yellow and green take their markers back."""
    scene = opening().say(*SINGLE, "red keep post", "red keep post", "blue keep eiche", "blue keep eiche")
    scene.say("yellow keep kramer", "yellow keep kramer", "green keep adler", "green keep adler")

    assert scene.shares("krug") == "red 3"
    assert scene.happened("marker-returned") == ["marker-returned"] * 3
    assert [scene.free_markers(seat) for seat in ("red", "blue", "yellow", "green")] == [12, 13, 13, 13]


def test_the_start_player_is_drawn() -> None:
    """GB-SET-11, GB-Q03: every seat alike; then he places the first figure."""
    scene = opening().say(*SINGLE, "red keep post", "red keep post", "blue keep eiche", "blue keep eiche")
    scene.say("yellow keep kramer", "yellow keep kramer", "green keep adler", "green keep adler")

    assert scene.choices == ["start red", "start blue", "start yellow", "start green"]
    assert scene.p.weights() == [1, 1, 1, 1]
    scene.say("dealer start yellow")
    assert scene.asked == "yellow: first-figures"


def test_a_fourth_seat_cannot_start_with_three() -> None:
    """GB-CMP-08: only a seat that is taken."""
    scene = dealt(3)
    for seat in ("red", "blue", "yellow"):
        for _ in range(2):
            words = next(w for w in scene.hand(seat) if scene.why(f"{seat} keep {w}") == "ok")
            scene.say(f"{seat} keep {words}")

    assert scene.choices == ["start red", "start blue", "start yellow"]
    assert scene.why("dealer start green") == "not-now"


@pytest.mark.parametrize(("seats", "figures", "vacant"), [(4, 2, 2), (3, 3, 1)])
def test_first_figures_go_round(seats: int, figures: int, vacant: int) -> None:
    """GB-SET-12, GB-3P-03: clockwise, lap by lap, compulsory (GB-Q05), no share needed, one boss for a business."""
    scene = dealt(seats)
    names = ("red", "blue", "yellow", "green")[:seats]
    for seat in names:
        for _ in range(2):
            words = next(w for w in scene.hand(seat) if scene.why(f"{seat} keep {w}") == "ok")
            scene.say(f"{seat} keep {words}")
    scene.say("dealer start blue")
    order = [names[(1 + turn) % seats] for turn in range(seats * figures)]
    for business, seat in zip(BUSINESS_NAMES, order, strict=False):
        assert scene.asked == f"{seat}: first-figures"
        assert scene.why(f"{seat} pass") == "not-now"
        scene.say(f"{seat} place {business}")
        assert business == BUSINESS_NAMES[-1] or scene.why(f"{seat} place {business}") != "ok"

    assert [scene.figures(seat) for seat in names] == [6 - figures] * seats
    assert [scene.boss(business) for business in BUSINESS_NAMES].count("nobody") == vacant
    assert scene.asked == "dealer: turn-up"


def test_a_business_with_a_boss_is_taken() -> None:
    """GB-SET-12, the reason."""
    scene = opening().say(*SINGLE, "red keep post", "red keep post", "blue keep eiche", "blue keep eiche")
    scene.say("yellow keep kramer", "yellow keep kramer", "green keep adler", "green keep adler")
    scene.say("dealer start red", "red place krug")

    assert scene.why("blue place krug") == "has-boss"


@pytest.mark.parametrize(("seats", "markers"), [(4, 16), (3, 18)])
def test_pieces_and_money(seats: int, markers: int) -> None:
    """GB-SET-01, -02, -03, -05, GB-3P-04, GB-CMP-05: 25 thalers, 16 or 18 markers, 6 figures, one space a garden."""
    scene = opening(seats)

    assert [scene.cash("red"), scene.free_markers("red"), scene.figures("red")] == [25, markers, 6]
    assert [scene.spaces(garden) for garden in BUSINESS_NAMES[:6]] == ["c1", "f1", "h3", "f5", "c5", "a3"]
    assert [scene.chip("waitress"), scene.chip("bum")] == ["baeren", "adler"]
    assert total(scene.p, at.PILE, 10) == (60 if seats == 4 else 50)
