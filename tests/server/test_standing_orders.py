"""Standing orders: set in secret, carried out as ordinary decisions, dropped when anything is not as expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.core.ask import Ask, Choice
from stammtisch.core.standing_orders import OrderDoesNotFit, StandingOrder
from stammtisch.games.goldbraeu.game import GAME as GOLDBRAEU
from stammtisch.games.goldbraeu.knowledge import standing_orders as duel
from stammtisch.games.golden_city.game import GAME as GOLDEN_CITY
from stammtisch.games.golden_city.knowledge import standing_orders as auction
from stammtisch.games.golden_city.knowledge.view import PairView
from tests.server.kit import Server, Tab, async_test, level, open_server

VIEW = GOLDBRAEU.view(GOLDBRAEU.deal(), 0)


def question(*actions: str, question: str = "answer", **facts: str | int | None) -> Ask:
    """A question with these choices."""
    return Ask(question, "red", facts, tuple(Choice(action, ()) for action in actions), ())


def test_block_if_i_can_blocks_with_as_few_cards_as_will_do() -> None:
    """And lets it go where blocking is not among the choices."""
    order = [StandingOrder("duel", "krug", "block")]

    assert duel.answer_by_orders(VIEW, question("allow", "block 1", "block 2", business="krug"), order) == "block 1"
    assert duel.answer_by_orders(VIEW, question("allow", business="krug"), order) == "allow"
    assert duel.answer_by_orders(VIEW, question("allow", business="adler"), order) is None
    assert duel.answer_by_orders(VIEW, question("pass", question="buy-share"), order) is None


def test_an_order_for_a_business_counts_before_a_general_one() -> None:
    """Let everything go, but defend the Krug."""
    orders = [StandingOrder("duel", "any", "allow"), StandingOrder("duel", "krug", "block")]

    assert duel.answer_by_orders(VIEW, question("allow", "block 0", business="krug"), orders) == "block 0"
    assert duel.answer_by_orders(VIEW, question("allow", "block 0", business="adler"), orders) == "allow"


def test_an_order_that_cannot_be_carried_out_is_unexpected() -> None:
    """Better ask than do something else."""
    with pytest.raises(OrderDoesNotFit):
        duel.answer_by_orders(VIEW, question("withdraw", business="krug"), [StandingOrder("duel", "krug", "allow")])


def test_an_order_ends_with_the_post() -> None:
    """A seat that is not boss any more has nothing to defend."""
    position = GOLDBRAEU.deal(seats=3)
    view = GOLDBRAEU.view(position, 0)
    orders = (StandingOrder("duel", "krug", "block"), StandingOrder("duel", "any", "allow"))

    assert GOLDBRAEU.keep_orders(view, orders) == orders[1:]


def bidding(price: int, *owners: str | None) -> Any:  # noqa: ANN401 -- a view made by hand
    """A bidding with hands on some pairs."""
    view = GOLDEN_CITY.view(GOLDEN_CITY.deal(seats=3), 0)
    now = msgspec.structs.replace(view.now, price=price)
    pairs = tuple(PairView("coast", "coast", owner) for owner in owners)
    return msgspec.structs.replace(view, step="bidding", now=now, pairs=pairs)


def test_expel_up_to_a_limit_of_coins_for_this_pair() -> None:
    """A free pair is taken at once, an occupied one while it is not too dear."""
    asked = question("bid 1", "bid 2", "bid 3", question="bidding")
    order = [StandingOrder("auction", "2", "expel", 2)]

    assert auction.answer_by_orders(bidding(1, None, None, None), asked, order) == "bid 2"
    assert auction.answer_by_orders(bidding(2, None, "blue", None), asked, order) == "bid 2"
    with pytest.raises(OrderDoesNotFit):
        auction.answer_by_orders(bidding(3, None, "blue", None), asked, order)
    with pytest.raises(OrderDoesNotFit):
        auction.answer_by_orders(bidding(1, None, None, None), question("bid 1", question="bidding"), order)


def test_an_order_for_a_pair_ends_with_the_bidding() -> None:
    """Other cards lie there next time."""
    order = (StandingOrder("auction", "2", "expel", 2),)

    assert GOLDEN_CITY.keep_orders(bidding(1, None, None, None), order) == order
    assert GOLDEN_CITY.keep_orders(GOLDEN_CITY.view(GOLDEN_CITY.deal(seats=3), 0), order) == ()


async def attack(tab: Tab) -> None:
    """Prefer naming bosses."""
    choices = [choice["action"] for choice in tab.now["due"]["ask"]["choices"]]
    wanted = [action for action in choices if action == "choose boss" or action.startswith("name ")]
    await tab.decide(wanted[0] if wanted else choices[-1])


async def play_until_allowed(red: Tab, blue: Tab) -> bool:
    """Red and blue attack; blue never answers a duel. Whether blue's seat has allowed an attack before the end."""
    while True:
        await level(red, blue)
        if any(line["entry"].get("action") == "allow" for line in blue.lines):
            return True
        if red.now["result"]:
            return False
        if red.now["due"]:
            await attack(red)
        elif blue.now["due"] and blue.now["due"]["ask"]["question"] != "answer":
            await attack(blue)
        else:
            await red.hear()


@async_test
async def test_an_order_answers_a_duel_and_nobody_is_told(tmp_path: Path) -> None:
    """Blue has ordered to allow everything: the answers come without a click, as ordinary lines."""
    order = {"kind": "duel", "about": "any", "answer": "allow", "limit": 0}
    async with open_server(tmp_path) as server:
        allowed = False
        while not allowed:  # a game without any duel is rare
            made = await server.table("me", "me", "random")
            name, keys = made["table"]["id"], made["keys"]
            async with server.tab(name, keys["red"]) as red, server.tab(name, keys["blue"]) as blue:
                await blue.ask({"type": "orders", "orders": [order]})
                allowed = await play_until_allowed(red, blue)

                assert blue.now["orders"] == [order]
                assert red.now["orders"] == []
                assert not any('"about":"any"' in text for text in red.heard)


@pytest.mark.parametrize(
    ("orders", "key"),
    [
        ([{"kind": "duel", "about": "krug", "answer": "dance"}], "unknown-order"),
        ([{"kind": "auction", "about": "1", "answer": "expel", "limit": 2}], "unknown-order"),
        ([{"kind": "duel", "about": "any", "answer": "block", "limit": 3}], "unknown-order"),
        ([{"kind": "duel", "about": "any", "answer": answer} for answer in ("block", "allow")], "order-twice"),
    ],
)
@async_test
async def test_orders_that_mean_nothing_are_refused(tmp_path: Path, orders: object, key: str) -> None:
    """With one sentence."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            answer = await red.ask({"type": "orders", "orders": orders})

            assert answer["trouble"]["key"] == key


@async_test
async def test_orders_survive_a_restart(tmp_path: Path) -> None:
    """They are in the file, for their seat alone."""
    order = {"kind": "duel", "about": "any", "answer": "block", "limit": 0}
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, keys = made["table"]["id"], made["keys"]
        async with server.tab(name, keys["red"]) as red:
            await red.ask({"type": "orders", "orders": [order]})
    async with open_server(tmp_path) as server:
        red = await server.get(f"/api/tables/{name}", keys["red"])
        blue = await server.get(f"/api/tables/{name}", keys["blue"])

        assert red["now"]["orders"] == [order]
        assert blue["now"]["orders"] == []


@async_test
async def test_an_order_bids_in_an_auction(tmp_path: Path) -> None:
    """Red has ordered a pair before being asked, or while being asked: the hand is laid without a click."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "random", "random", game="golden_city")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            while await red.asked() and red.now["due"]["ask"]["question"] != "bidding":
                await red.decide()
            wanted = red.now["due"]["ask"]["choices"][0]["action"]
            order = {"kind": "auction", "about": wanted.split()[1], "answer": "expel", "limit": 35}
            number = red.number
            await red.ask({"type": "orders", "orders": [order]})
            await red.reach(number + 1)
            played = red.lines[-1]["entry"] if red.number == number + 1 else red.lines[number]["entry"]

            assert (played["type"], played["seat"], played["action"]) == ("played", "red", wanted)


RECORD = Path(__file__).parents[1] / "records" / "golden_city" / "last-score-card-3-players-21.txt"


async def go_on(server: Server, at: int, seat: str) -> Any:  # noqa: ANN401 -- JSON
    """A table that goes on with a record of The Golden City, with random bots beside one person."""
    replay = (await server.http.post("/api/replays", content=RECORD.read_text(encoding="utf-8"))).json()
    wish = {"at": at, "seat": seat, "bot": "random", "pace": 0}
    return await server.post(f"/api/replays/{replay['id']}/continue", wish, status=201)


def question_of(tab: Tab) -> str | None:
    """What a tab's seat is asked now."""
    return tab.now["due"]["ask"]["question"] if tab.now["due"] else None


async def listen_until_asked(tab: Tab, question: str) -> None:
    """Listen until a tab's seat is asked this."""
    while question_of(tab) != question:
        await tab.hear()


@async_test
async def test_nobody_is_asked_what_everybody_can_answer(tmp_path: Path) -> None:
    """There is one conceivable way to pay for the site: the table pays, and Red is asked which goods to take."""
    async with open_server(tmp_path) as server:
        made = await go_on(server, 135, "red")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as tab:
            await tab.decide("build de-r3")
            await listen_until_asked(tab, "take-goods")


@async_test
async def test_an_obvious_answer_can_be_taken_back_with_what_led_to_it(tmp_path: Path) -> None:
    """After taking back, the table does not answer at once again: Red can go back to the choice of the site."""
    async with open_server(tmp_path) as server:
        made = await go_on(server, 135, "red")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as tab:
            await tab.decide("build de-r3")
            await listen_until_asked(tab, "take-goods")
            questions = []
            for _ in range(2):
                done = await tab.ask({"type": "undo", "number": tab.number})
                await tab.reach(done["number"])
                questions.append(question_of(tab))

    assert questions == ["payment", "building"]


@async_test
async def test_a_bot_can_stand_in_for_somebody_who_has_orders(tmp_path: Path) -> None:
    """As for anybody else: were it refused, everybody could tell that there are orders."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        path = f"/api/tables/{made['table']['id']}/commands"
        orders = [{"kind": "duel", "about": "any", "answer": "allow"}]
        await server.post(path, {"type": "orders", "id": 1, "orders": orders}, made["keys"]["blue"])
        body = {"type": "hand-over", "id": 1, "seat": "blue", "bot": "random"}
        assert (await server.post(path, body, made["keys"]["red"]))["type"] == "done"
        state = await server.get(f"/api/tables/{made['table']['id']}", made["keys"]["blue"])

    assert state["now"]["table"]["seats"][1]["bot"] == "random"
    assert state["now"]["orders"] == []
