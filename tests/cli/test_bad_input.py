from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import LANGUAGES, refused
from tests.own_board import OWN_BOARD

BAD = {
    "no command": ["dance"],
    "no option": ["play", "--dance"],
    "no value": ["play", "goldbraeu", "--seed"],
    "nothing to check": ["record", "check"],
    "nothing to show": ["record", "show"],
    "nothing to simulate": ["simulate"],
    "nearly a command": ["paly"],
    "nearly an option": ["play", "--seets", "3"],
    "nearly a game": ["games", "goldbrau"],
    "nearly a bot": ["play", "goldbraeu", "--bots", "reglar"],
    "too much": ["play", "goldbraeu", "chess"],
    "no such game": ["play", "chess"],
    "no such game to simulate": ["simulate", "chess"],
    "no such edition": ["play", "goldbraeu", "--edition", "first"],
    "no such option": ["play", "goldbraeu", "--option", "beer=free"],
    "no such value": ["play", "goldbraeu", "--option", "tie_break=dice"],
    "half an option": ["play", "goldbraeu", "--option", "tie_break"],
    "contradiction": ["play", "goldbraeu", "--option", "tie_break=shares", "--option", "tie_break=shared"],
    "option for three": ["play", "goldbraeu", "--option", "three_player_shares=6"],
    "too many seats": ["play", "goldbraeu", "--seats", "5"],
    "no seats": ["play", "goldbraeu", "--seats", "0"],
    "seats in words": ["play", "goldbraeu", "--seats", "four"],
    "no such bot": ["play", "goldbraeu", "--bots", "oracle"],
    "a bot that knows another board": ["play", "goldbraeu", "--board", "own.json", "--bots", "expert"],
    "too many bots": ["play", "goldbraeu", "--bots", "random,random,random,random"],
    "no such seat": ["play", "goldbraeu", "--seat", "pink"],
    "seat of four at a table of three": ["play", "goldbraeu", "--seats", "3", "--seat", "green"],
    "seat with people": ["play", "goldbraeu", "--bots", "random", "--seat", "blue"],
    "negative seed": ["play", "goldbraeu", "--seed", "-1"],
    "seed in words": ["play", "goldbraeu", "--seed", "lucky"],
    "no such language": ["play", "goldbraeu", "--lang", "xx"],
    "no such board": ["play", "goldbraeu", "--board", "missing.json"],
    "board is a folder": ["play", "goldbraeu", "--board", "."],
    "save into a folder": ["play", "goldbraeu", "--save", "."],
    "save nowhere": ["play", "goldbraeu", "--save", "no/such/folder.txt"],
    "resume nothing": ["play", "--resume", "missing.txt"],
    "resume a folder": ["play", "--resume", "."],
    "resume bytes": ["play", "--resume", "bytes.txt"],
    "resume another text": ["play", "--resume", "poem.txt"],
    "resume something else": ["play", "chess", "--resume", "poem.txt"],
    "resume with seats": ["play", "--resume", "poem.txt", "--seats", "3"],
    "too few bots": ["simulate", "goldbraeu", "--bots", "random,random"],
    "bots and seats": ["simulate", "goldbraeu", "--bots", "random,random,random", "--seats", "4"],
    "no games": ["simulate", "goldbraeu", "--games", "0"],
    "too many jobs": ["simulate", "goldbraeu", "--jobs", "100000"],
    "too high a port": ["serve", "--port", "99999"],
    "data in a file": ["serve", "--data", "poem.txt"],
    "a flag with a value": ["arena", "--both=5"],
    "no jobs": ["simulate", "goldbraeu", "--jobs", "0"],
    "records into a file": ["simulate", "goldbraeu", "--bots", "random", "--records", "poem.txt"],
    "check a missing file": ["record", "check", "missing.txt"],
    "check a folder": ["record", "check", "."],
    "check bytes": ["record", "check", "bytes.txt"],
    "check another text": ["record", "check", "poem.txt"],
    "check nothing": ["record", "check", "empty.txt"],
    "show a missing file": ["record", "show", "missing.txt"],
    "show too late": ["record", "show", "finished.txt", "--at", "99999"],
    "show in words": ["record", "show", "finished.txt", "--at", "noon"],
    "show as nobody": ["record", "show", "finished.txt", "--as", "pink"],
    "no such rule": ["rules", "xyzzy"],
    "board missing": ["board", "check", "missing.json"],
    "board is bytes": ["board", "check", "bytes.txt"],
    "board is a poem": ["board", "check", "poem.txt"],
    "board is a list": ["board", "check", "list.json"],
    "board is empty": ["board", "check", "object.json"],
    "board of nothing": ["board", "check", "object.json", "--game", "chess"],
    "bench for no time": ["bench", "--seconds", "0"],
}


@pytest.fixture(autouse=True)
def files(finished: Path) -> None:
    """Files with which something is wrong."""
    Path("bytes.txt").write_bytes(bytes(range(256)) * 4)
    Path("poem.txt").write_text("O Täler weit, o Höhen,\no schöner, grüner Wald\n", encoding="utf-8")
    Path("empty.txt").write_text("")
    Path("list.json").write_text("[1, 2, 3]")
    Path("object.json").write_text("{}")
    Path("own.json").write_text(OWN_BOARD, encoding="utf-8")


@pytest.mark.parametrize("words", BAD.values(), ids=BAD.keys())
def test_bad_input_gets_one_sentence_in_every_language(words: list[str]) -> None:
    """Exactly one line on stderr, nothing on stdout, an exit code, no stack trace; and each language has its own."""
    sentences = set()
    for language in LANGUAGES:
        sentence = refused(*words, *([] if "--lang" in words else ["--lang", language]), LC_ALL=f"{language}.UTF-8")
        assert sentence.endswith(".")
        sentences.add(sentence)

    assert len(sentences) == len(LANGUAGES)


def test_the_surroundings_decide_on_the_language() -> None:
    """LC_ALL before LANG; English where none of ours is wanted."""
    assert refused("play", "chess", LC_ALL="de_AT.UTF-8").startswith("Ein Spiel")
    assert refused("play", "chess", LC_ALL="", LANG="fr_CA.UTF-8").startswith("Il n")
    assert refused("play", "chess", LC_ALL="C", LANG="fr_CA.UTF-8").startswith("There")
    assert refused("play", "chess", LC_ALL="", LC_MESSAGES="", LANG="ja_JP.UTF-8").startswith("There")
    assert refused("play", "chess", "--lang", "de", LC_ALL="fr_FR.UTF-8").startswith("Ein Spiel")


def test_a_file_that_may_not_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the system's own word for what is wrong."""
    opened = Path.open

    def forbidden(path: Path, *about: Any, **how: Any) -> Any:  # noqa: ANN401 -- passed on
        if path.name == "poem.txt":
            raise PermissionError(13, "Permission denied")
        return opened(path, *about, **how)

    monkeypatch.setattr(Path, "open", forbidden)

    assert refused("record", "check", "poem.txt") == "The file “poem.txt” cannot be read: Permission denied."


def test_endless_files_are_not_read_to_the_end() -> None:
    """A device that never stops is called too large."""
    assert "too large" in refused("record", "check", "/dev/zero")
