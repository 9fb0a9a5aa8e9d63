"""The three ends, bonus cards, ties and stuck players (T-GC-59 to T-GC-68)."""

from __future__ import annotations

from stammtisch.core.events import Event
from stammtisch.core.position import Position, go
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.bonus import bonus_letters
from stammtisch.games.golden_city.rules.components import BONUS_NAMES, SITE_NAMES
from stammtisch.games.golden_city.rules.ending import is_stuck
from stammtisch.games.golden_city.rules.steps import OVER
from tests.games.golden_city.made import Player, building, do, empty_table, equip, kinds, of, to_move, why

COASTS = {sector: " ".join(f"{sector}-c{number}" for number in range(1, 5)) for sector in ("mo", "me", "wo", "de")}


def test_the_last_business_ends_the_turn_and_with_its_round_the_game() -> None:
    """T-GC-59, GC-END-01, GC-BLD-01: the 16th of 16 comes first of two: no second; others still build; scoring; end."""
    p = building("red", red=Player(hand="coast coast", left=1, letters=1), blue=Player(hand="coast"))

    events = do(p, "build mo-c2")
    assert "last-business" in kinds(events)
    assert to_move(p) == "blue"

    events = do(p, "build mo-c3")
    assert "nobody-scored" in kinds(events)
    assert kinds(events)[-1] == "game-ended"
    assert to_move(p) == "nobody"
    assert GAME.ending(p) == "last-business"


def worth(card: str, player: Player) -> int:
    """What a bonus card is worth to a player."""
    p = empty_table()
    equip(p, "red", player)
    return bonus_letters(p, 0, BONUS_NAMES.index(card))


def test_scales() -> None:
    """T-GC-60, GC-BON-01: four goods cards: 12."""
    assert worth("scales", Player(goods="wine-pottery wine-spice pottery-cloth pottery-spice")) == 12


def test_coin() -> None:
    """T-GC-61, GC-BON-02: five coins: 10; they are counted, not spent."""
    assert worth("coin", Player(coins=5)) == 10


def test_landforms_river_and_city() -> None:
    """T-GC-62, GC-BON-03, -04, -05: two coasts, three rural deserts (one on a river), three parts, one of mountains."""
    player = Player(sites="de-c1 de-c3 de-r2 de-r5 de-r7 de-o1 de-o2 mo-o1")

    assert worth("desert", player) == 5
    assert worth("mountains", player) == 1
    assert worth("meadows", player) == 0
    assert worth("woodland", player) == 0
    assert worth("river", player) == 2
    assert worth("city", player) == 3


def test_bonus_cards_are_paid_at_the_end() -> None:
    """GC-END-05: they are shown, paid and then count."""
    p = empty_table()
    equip(p, "red", Player(bonus="coin city", coins=4, letters=10, sites="de-o1"))
    p.journal = []
    go(p, OVER)

    assert Event("bonus-paid", {"seat": "red", "bonus": "coin", "amount": 8}) in GAME.events(p.journal, -1)
    assert p.scores() == [19, 0, 0, 0]


def finished(red: Player, blue: Player) -> Position:
    """A finished game of three in which White is far behind."""
    p = empty_table(seats=3)
    equip(p, "red", red)
    equip(p, "blue", blue)
    go(p, OVER)
    return p


FOUR_PARTS = "de-o1 de-o2 mo-o1 mo-o2"
THREE_PARTS = "de-o1 de-o2 mo-o1"


def test_tie_city() -> None:
    """T-GC-63, GC-END-06: 50 each, four businesses in the city against three: the first wins."""
    p = finished(Player(letters=50, sites=FOUR_PARTS, coins=0), Player(letters=50, sites=THREE_PARTS, coins=9))

    assert p.places() == [1, 2, 3]


def test_tie_coins() -> None:
    """T-GC-64: 50 each, four each, one coin against two: the second wins."""
    p = finished(Player(letters=50, sites=FOUR_PARTS, coins=1), Player(letters=50, sites=FOUR_PARTS, coins=2))

    assert p.places() == [2, 1, 3]


def test_shared_victory() -> None:
    """T-GC-65: 50, four and two each: both win."""
    p = finished(Player(letters=50, sites=FOUR_PARTS, coins=2), Player(letters=50, sites=FOUR_PARTS, coins=2))

    assert p.places() == [1, 1, 3]


def walled_in(*, outer: bool, keys: int = 0, **options: str) -> Position:
    """All coasts are built on. Red sits in de-o2 only; its rural neighbours are taken; de-o1 may be Red's too."""
    p = empty_table(options=options)
    equip(p, "blue", Player(sites=f"{COASTS['mo']} {COASTS['me']} de-r6 de-r7 mo-r1"))
    equip(p, "white", Player(sites=f"{COASTS['wo']} {COASTS['de']} de-r5 de-r1"))
    parts = "de-o2 mo-o1 mo-o2 wo-o2" if outer else "de-o1 de-o2 mo-o1 mo-o2 wo-o2"
    equip(p, "red", Player(sites=parts, keys=keys))
    equip(p, "black", Player(sites="mo-r5 mo-r6 mo-r7 me-r1 wo-r6 wo-r7 me-r2 me-r5 me-r6 me-r7 wo-r1 wo-r2 wo-r5"))
    for part in ("me-o1", "wo-o1"):  # what else a road leads to from there
        p.at[at.REACH] &= ~(1 << SITE_NAMES.index(part))
    return p


def test_an_unbuilt_outer_neighbour_is_a_way_out() -> None:
    """T-GC-66: no vacant coast, no vacant rural neighbour, one unbuilt outer neighbour: not stuck."""
    assert not is_stuck(walled_in(outer=True), 0)


def test_an_inner_neighbour_needs_a_key() -> None:
    """T-GC-67, GC-END-07: an inner neighbour alone helps who has a key; else he is stuck, unless the option."""
    assert not is_stuck(walled_in(outer=False, keys=1), 0)
    assert is_stuck(walled_in(outer=False), 0)
    assert not is_stuck(walled_in(outer=False, stuck_counts_keys="no"), 0)


def test_a_stuck_player_cannot_win() -> None:
    """T-GC-68, GC-END-04: he has the highest total; the best of the others wins, and he is last (GC-Q52)."""
    p = finished(Player(letters=90), Player(letters=50))
    p.at[at.STUCK_SEATS] = 1

    assert p.scores() == [90, 50, 0]
    assert p.places() == [3, 1, 2]


def test_if_all_are_stuck_the_best_wins() -> None:
    """GC-Q28: somebody must win."""
    p = finished(Player(letters=90), Player(letters=50))
    p.at[at.STUCK_SEATS] = 7

    assert p.places() == [1, 2, 3]


def test_a_stuck_player_ends_the_game_with_the_round() -> None:
    """GC-END-03: Blue takes the last vacant coast; Red, walled in, is stuck; the round is finished, then the end."""
    p = walled_in(outer=False)
    p.at[at.TAKEN] &= ~(1 << SITE_NAMES.index("me-c2"))
    p.at[at.NET + 1] &= ~(1 << SITE_NAMES.index("me-c2"))
    equip(p, "blue", Player(hand="coast"))
    equip(p, "white", Player(hand="desert desert"))
    p.at[at.START] = p.at[at.ACTOR] = 1
    p.at[at.TURN] = p.at[at.BUILT_NOW] = 0
    go(p, 6)

    events = do(p, "build me-c2")

    assert Event("stuck", {"seat": "red"}) in events
    assert to_move(p) == "white"
    do(p, "done")
    assert to_move(p) == "nobody"
    assert GAME.ending(p) == "stuck-player"
    assert of(p, at.LEFT)["red"] > 0


def test_the_last_score_card_ends_the_game() -> None:
    """GC-END-02: no card is left to reveal after the scoring."""
    p = building("red", red=Player(hand="coast"))
    p.at[at.FACES_LEFT] = 0
    do(p, "done")

    assert to_move(p) == "nobody"
    assert GAME.ending(p) == "last-score-card-shared"
    assert why(p, "done", "red") == "not-now"
