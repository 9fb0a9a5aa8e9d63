from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from stammtisch.arena.deal_log import DealLog
from stammtisch.arena.deals import Pairing
from stammtisch.arena.tournament import CHUNK, Tournament, chunks, cross_table, duel
from stammtisch.core.mistakes import Mistake
from tests.arena.making import SMALL, TINY, played, timeless

FILE = Path("deals.jsonl")


def resumed(tournament: Tournament = TINY, deals: int = 6) -> DealLog:
    """A log resumed until this many deals are played."""
    log = DealLog(tournament, FILE)
    played(tournament, deals, log)
    return log


def test_both_directions() -> None:
    """One among the others, and the other way round; a bot against itself has only one direction."""
    assert duel("a", "b", both=False) == (Pairing("a", "b"),)
    assert duel("a", "b", both=True) == (Pairing("a", "b"), Pairing("b", "a"))
    assert duel("a", "a", both=True) == (Pairing("a", "a"),)


def test_a_cross_table_has_every_ordered_pair() -> None:
    """Six for three bots."""
    found = {(pairing.single, pairing.others) for pairing in cross_table("abc")}

    assert found == {("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")}


def test_pairings_play_the_same_deals_side_by_side() -> None:
    """Some deals of each, then the next ones, so that an interruption leaves both equally far."""
    found = [(chunk.pairing, chunk.numbers) for chunk in chunks(SMALL, CHUNK + 1)]
    first, second = SMALL.pairings
    chunk = tuple(range(CHUNK))

    assert found == [(first, chunk), (second, chunk), (first, (CHUNK,)), (second, (CHUNK,))]


def test_a_journal_has_a_line_for_each_deal() -> None:
    """And a heading; read again, it is the same."""
    log = resumed(deals=5)
    heading, *lines = FILE.read_text(encoding="utf-8").splitlines()

    assert json.loads(heading)["tournament"]["seed"] == 5
    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2, 3, 4]
    assert DealLog(TINY, FILE).kept == log.kept


@pytest.mark.parametrize("cut", [0.0, 0.02, 0.3, 0.5, 0.77, 0.999])
def test_a_journal_cut_anywhere_is_gone_on_with(cut: float) -> None:
    """Even in its heading: the results and the file are those of a tournament that was never interrupted."""
    whole = played(TINY, 6)
    resumed()
    text = FILE.read_bytes()
    FILE.write_bytes(text[: int(len(text) * cut)])
    log = resumed()

    assert [timeless(deal) for deal in log.kept.values()] == whole
    assert [timeless(deal) for deal in DealLog(TINY, FILE).kept.values()] == whole


def test_what_is_in_the_journal_is_not_played_again() -> None:
    """A result that was changed by hand stays changed."""
    resumed(deals=3)
    text = FILE.read_text(encoding="utf-8").splitlines()
    lines = [json.loads(line) for line in text[1:]]
    lines[1]["games"][0][2] = 123456
    FILE.write_text("\n".join([text[0], *map(json.dumps, lines), ""]), encoding="utf-8")

    found = resumed(deals=6).kept

    assert [deal.games[0].decisions == 123456 for deal in found.values()] == [False, True, False, False, False, False]


def test_a_tournament_may_be_made_longer() -> None:
    """Deals are deals: two and four more are six."""
    resumed(deals=2)
    longer = resumed(deals=6)

    assert [timeless(deal) for deal in longer.kept.values()] == played(TINY, 6)


def test_both_pairings_are_kept_apart() -> None:
    """The same deal of two pairings is two deals."""
    found = resumed(SMALL, deals=1).kept

    assert set(found) == {(pairing, 0) for pairing in SMALL.pairings}


def refusal() -> str:
    """The key of the sentence about the file."""
    with pytest.raises(Mistake) as caught:
        DealLog(TINY, FILE)
    return caught.value.key


def test_what_is_no_journal_is_left_alone() -> None:
    """A poem, bytes, a list, an object of another kind."""
    for text in (b"O T\xc3\xa4ler weit", b"O weh\noh\n", bytes(range(256)), b"[1]\n", b'{"journal":1}\n', b"\n"):
        FILE.write_bytes(text)

        assert refusal() == "journal-none"
        assert FILE.read_bytes() == text


def test_the_journal_of_another_tournament_is_refused() -> None:
    """Another seed, another table, another purpose; and another version of the program."""
    resumed(deals=1)
    text = FILE.read_text(encoding="utf-8")

    assert refused(msgspec.structs.replace(TINY, seed=6)) == "journal-other"
    assert refused(msgspec.structs.replace(TINY, purpose="train")) == "journal-other"
    assert refused(SMALL) == "journal-other"
    FILE.write_text(text.replace('"version":"', '"version":"0.', 1), encoding="utf-8")
    assert refusal() == "journal-other"


def refused(tournament: Tournament) -> str:
    """The key of the sentence about a tournament that the file is not of."""
    with pytest.raises(Mistake) as caught:
        DealLog(tournament, FILE)
    return caught.value.key


def test_a_damaged_line_is_named() -> None:
    """By its number; the file stays as it is."""
    resumed(deals=4)
    text = FILE.read_text(encoding="utf-8").splitlines()
    text[2] = text[2][:50]
    FILE.write_text("\n".join([*text, ""]), encoding="utf-8")

    with pytest.raises(Mistake) as caught:
        DealLog(TINY, FILE)
    assert (caught.value.key, caught.value.about["line"]) == ("journal-line", 3)


def test_a_journal_that_cannot_be_written_or_read() -> None:
    """A folder in its place, or none above it."""
    FILE.mkdir()
    assert refusal() == "journal-unreadable"
    with pytest.raises(Mistake) as caught:
        DealLog(TINY, Path("no/such/folder.jsonl"))
    assert caught.value.key == "journal-unwritable"
