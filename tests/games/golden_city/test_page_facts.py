"""What the view tells so that the page need not know a rule: scored sites, ways to pay, rewards, the order of play."""

from __future__ import annotations

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR
from stammtisch.core.position import STEP, owes
from stammtisch.core.table import Table
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.knowledge.view import PaymentView, View, view_payment
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.catalogue import PAYMENT_NAMES
from stammtisch.games.golden_city.rules.components import AREA_NAMES, AREAS, LANDFORM_NAMES, SITE_NAMES
from stammtisch.games.golden_city.rules.steps import PAYMENT


def played(seats: int, seed: int) -> list[tuple[View, Table]]:
    """Every moment of a random game in which something is mostly done, as a spectator sees it."""
    table = Table(GAME, GAME.make_setup(seats=seats), seed)
    rng, found = Rng(seed), []
    while table.position.to_act:
        found.append((GAME.view(table.position, SPECTATOR), table))
        seat = next(seat for seat in range(seats) if owes(table.position, seat))
        legal = list(table.position.legal(seat))
        about = [action for action in legal if GAME.catalogue.targets(action)]
        pool = about if about and rng.below(5) else legal
        table.decide(seat, pool[rng.below(len(pool))])
    return found


def test_the_sites_of_a_score_card() -> None:
    """The north-eastern river and the desert's quarter, site by site (GC-SCO)."""
    p = GAME.deal(seats=4)
    sites = {}
    for area, name in enumerate(AREA_NAMES):
        p.at[at.FACE] = area
        sites[name] = GAME.view(p, SPECTATOR).now.scored

    assert sites["river-ne"] == ("mo-r4", "mo-r7", "me-r1")
    assert sites["quarter-desert"] == ("de-o1", "de-o2", "de-i")
    assert len(sites) == AREAS


def test_the_jokers_of_a_payment() -> None:
    """A pair of another landform stands for one card (GC-JOK-01)."""
    woodland, coast = LANDFORM_NAMES.index("woodland"), LANDFORM_NAMES.index("coast")

    def paid(name: str, landform: int) -> PaymentView:
        return view_payment(PAYMENT_NAMES.index(name), landform)

    name = next(name for name in PAYMENT_NAMES if sorted(name.split("-")) == ["desert", "desert", "woodland"])
    assert (paid(name, woodland).cards, paid(name, woodland).jokers) == (("woodland",), ("desert",))
    pairs = next(name for name in PAYMENT_NAMES if sorted(name.split("-")) == ["coast", "coast", "meadows", "meadows"])
    assert (paid(pairs, woodland).cards, paid(pairs, woodland).jokers) == ((), ("coast", "meadows"))
    assert paid("desert-desert", coast).jokers == ("desert",)


def test_all_legal_payments_are_among_those_shown() -> None:
    """So the page can draw every answer to the question how to pay."""
    asked = 0
    table = Table(GAME, GAME.make_setup(seats=4), 3)
    rng = Rng(3)
    while table.position.to_act:
        seat = next(seat for seat in range(4) if owes(table.position, seat))
        legal = list(table.position.legal(seat))
        if table.position.at[STEP] == PAYMENT:
            asked += 1
            shown = {way.payment for way in GAME.view(table.position, seat).now.payments}
            assert {GAME.catalogue.words(action).removeprefix("pay ") for action in legal} <= shown
        table.decide(seat, legal[rng.below(len(legal))])

    assert asked > 0


def test_rewards_and_letters_are_what_the_next_builder_gets() -> None:
    """What the view promised of a site is what its builder is given (GC-RWD)."""
    table = Table(GAME, GAME.make_setup(seats=4), 1)
    rng, letters, rewards = Rng(1), 0, 0
    while table.position.to_act:
        seat = next(seat for seat in range(4) if owes(table.position, seat))
        before, known = GAME.view(table.position, SPECTATOR), len(table.notes)
        legal = list(table.position.legal(seat))
        about = [action for action in legal if GAME.catalogue.targets(action)]
        table.decide(seat, (about or legal)[rng.below(len(about or legal))])
        events = table.events(SPECTATOR, known)
        for site in (str(event.facts["site"]) for event in events if event.kind == "built"):
            gained = [event.facts["amount"] for event in events if event.kind == "letters-gained"]
            assert gained == list(before.letters.get(site, ())[:1])
            coins = sum(int(event.facts["amount"] or 0) for event in events if event.kind == "coins-gained")
            promised = {"coin1": 1, "coin2": 2}.get(before.rewards.get(site, ""), 0)
            assert coins == promised
            assert (before.rewards.get(site) == "key") == any(e.kind == "key-gained" for e in events)
            letters, rewards = letters + len(gained), rewards + (site in before.rewards)

    assert letters > 3
    assert rewards > 10


def test_the_order_of_play_is_clockwise_from_the_start_player() -> None:
    """For bids and for building, from the moment that somebody starts (GC-RND)."""
    for view, _ in played(3, 5):
        names = [player.seat for player in view.players]
        first = names.index(view.now.order[0])
        assert view.now.order[0] == view.now.start
        assert list(view.now.order) == names[first:] + names[:first]


def test_a_key_is_taken_by_the_inner_parts() -> None:
    """The four of them (GC-CST-03)."""
    p = GAME.deal(seats=3)

    assert GAME.view(p, SPECTATOR).key_sites == tuple(SITE_NAMES[site] for site in members(p.rule[at.INNER]))
    assert GAME.view(p, SPECTATOR).key_sites == ("mo-i", "me-i", "wo-i", "de-i")
