"""The command as it is installed, in processes of its own."""

# ruff: noqa: S603 -- these are our own commands

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pytest

COMMAND = [sys.executable, "-m", "stammtisch.cli"]
PATIENCE = 60  # seconds until a test gives up
ENV = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color"}


def process(*words: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [*COMMAND, *words], input=typed, capture_output=True, text=True, encoding="utf-8", env=ENV | env, check=False
    )


def test_a_game_is_played_through_a_pipe() -> None:
    """Numbers in, the table out, no colour codes; the end of the input saves."""
    done = process("play", "goldbraeu", "--seed", "5", typed="1\n1\n1\nwhy 1\n")

    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Saved in goldbraeu-5.txt" in done.stdout
    assert Path("goldbraeu-5.txt").exists()


def test_a_terminal_without_umlauts_gets_plain_characters() -> None:
    """Nothing fails, and fences can still be told from lines."""
    done = process("play", "goldbraeu", "--seed", "5", "--lang", "de", PYTHONIOENCODING="ascii")

    assert done.returncode == 0
    assert "Steinbrau" in done.stdout
    assert "+====+" in done.stdout


def test_strange_bytes_at_the_prompt_do_no_harm() -> None:
    """They are not understood, that is all."""
    done = subprocess.run(
        [*COMMAND, "play", "goldbraeu", "--seed", "5"],
        input=b"\xff\xfe\n\x00\n1\n",
        capture_output=True,
        env=ENV,
        check=False,
    )

    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_a_reader_who_goes_away_is_no_error() -> None:
    """`stammtisch rules | head -1`."""
    with subprocess.Popen([*COMMAND, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENV) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""


def test_the_command_is_installed() -> None:
    """As a module, and with its name."""
    assert process("--version").stdout.startswith("stammtisch, version ")


# ---- a real terminal


class Terminal:
    """A pseudo-terminal with somebody in front of it."""

    def __init__(self, *words: str, **env: str) -> None:
        self.master, slave = pty.openpty()
        self.running = subprocess.Popen(
            [*COMMAND, *words], stdin=slave, stdout=slave, stderr=slave, env=ENV | env, start_new_session=True
        )
        os.close(slave)
        self.said = ""

    def wait_for(self, text: str, then: str = "") -> None:
        """Read until a text appears, and another one behind it."""
        end = time.monotonic() + PATIENCE
        while then not in self.said.partition(text)[2] or text not in self.said:
            assert time.monotonic() < end, self.said
            self.read()

    def read(self) -> None:
        """Read what there is."""
        if select.select([self.master], [], [], 0.1)[0]:
            try:
                self.said += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:
                time.sleep(0.05)

    def type(self, text: str) -> None:
        """Type something, forgetting what was said before."""
        self.said = ""
        os.write(self.master, text.encode())

    def press_until(self, key: str, text: str) -> None:
        """Press a key until a text appears: one that comes before the prompt is ready is lost."""
        self.said = ""
        end = time.monotonic() + PATIENCE
        while text not in self.said:
            assert time.monotonic() < end, self.said
            with contextlib.suppress(OSError):  # the command may be gone already
                os.write(self.master, key.encode())
            for _ in range(10):
                self.read()

    def interrupt(self) -> None:
        """Press Ctrl-C, once the prompt is really waiting."""
        time.sleep(0.5)
        os.killpg(self.running.pid, signal.SIGINT)

    def code(self) -> int:
        """Wait for the end; return the exit code."""
        code = self.running.wait(PATIENCE)
        self.read()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        if self.running.poll() is None:
            self.running.kill()
            self.running.wait()
        os.close(self.master)


@pytest.mark.parametrize("way", ["ctrl-c", "ctrl-d", "quit"])
def test_leaving_a_terminal_is_polite(way: str) -> None:
    """However one goes, the game is saved and one is told how to go on; no stack trace."""
    with Terminal("play", "goldbraeu", "--seed", "5") as terminal:
        terminal.wait_for("Which two cards", then=" > ")
        terminal.type("1\n")
        terminal.wait_for("second card", then=" > ")
        if way == "ctrl-c":
            terminal.interrupt()
        elif way == "ctrl-d":
            terminal.press_until("\x04", "Until next time!")
        else:
            terminal.type("quit\n")
        terminal.wait_for("Until next time!")

        assert terminal.code() == 0
        assert "Traceback" not in terminal.said
    assert "keep krug" in Path("goldbraeu-5.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("way", [signal.SIGHUP, signal.SIGTERM], ids=["window closed", "asked to end"])
def test_a_closed_window_loses_nothing(way: int) -> None:
    """The game is saved although nobody is left to be told so."""
    with Terminal("play", "goldbraeu", "--seed", "5") as terminal:
        terminal.wait_for("Which two cards", then=" > ")
        terminal.type("1\n")
        terminal.wait_for("second card", then=" > ")
        time.sleep(0.5)
        os.kill(terminal.running.pid, way)

        assert terminal.code() == 0
    assert "keep krug" in Path("goldbraeu-5.txt").read_text(encoding="utf-8")


def test_a_terminal_gets_colours_unless_it_wants_none() -> None:
    """NO_COLOR is obeyed."""
    coloured = re.compile(r"\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9[0-7])\b")
    shown = []
    for wish in ({"COLORTERM": "truecolor"}, {"NO_COLOR": "1"}):
        with Terminal("play", "goldbraeu", "--seed", "5", **wish) as terminal:
            terminal.wait_for("keep krug", then=" > ")
            shown.append(terminal.said)

    assert coloured.search(shown[0])
    assert not coloured.search(shown[1])
    assert "▲ Red" in shown[1]


def test_the_curtain_leaves_nothing_to_read() -> None:
    """Between people the screen is cleared, the lines scrolled away too, and the arrow keys bring nothing back."""
    with Terminal("play", "goldbraeu", "--seed", "5", "--bots", "random,random", NO_COLOR="1") as terminal:
        terminal.wait_for("press Enter.")
        terminal.type("\n")
        terminal.wait_for("Which two cards", then=" > ")
        terminal.type("keep krug\n")
        terminal.wait_for("Which second card", then=" > ")
        terminal.type("keep baeren\n")
        terminal.wait_for("press Enter.")
        assert terminal.said.rindex("\x1b[3J") > terminal.said.rindex("keep")
        terminal.type("\n")
        terminal.wait_for("Which two cards", then=" > ")
        terminal.type("\x1b[A\n")  # the arrow up
        terminal.wait_for("Which two cards", then=" > ")
        terminal.type("\x04")

        assert terminal.code() == 0
    assert "blue   keep" not in Path("goldbraeu-5.txt").read_text(encoding="utf-8")


def test_a_table_that_is_higher_than_the_window_is_shown_page_by_page() -> None:
    """The advice stands above the prompt; the pager shows the whole table, and the question is not asked again."""
    words = ("play", "golden_city", "--seats", "3", "--seed", "3", "--bots", "random,random")
    with Terminal(*words, PAGER="cat") as terminal:
        terminal.wait_for("“table” shows it page by page.", then=" > ")
        terminal.type("table\n")
        terminal.wait_for("not know.", then=" > ")
        assert "page by page" not in terminal.said
        assert "Which pair" not in terminal.said
        terminal.type("\x04")

        assert terminal.code() == 0
    with Terminal(*words, LINES="60") as terminal:
        terminal.wait_for("Which pair", then=" > ")
        assert "page by page" not in terminal.said
        terminal.type("\x04")

        assert terminal.code() == 0


def test_an_interrupted_simulation_says_so() -> None:
    """In one sentence, with the code that shells expect."""
    with Terminal("simulate", "goldbraeu", "--games", "100000", "--bots", "random") as terminal:
        terminal.wait_for("/100000")
        terminal.interrupt()
        terminal.wait_for("Interrupted.")

        assert terminal.code() == 130
        assert "Traceback" not in terminal.said


@pytest.mark.parametrize(
    "line",
    [
        "simulate goldbraeu --bots random --games 3",
        "arena goldbraeu --candidate random --against random --deals 1",
        "train goldbraeu --games 1 --hidden 3 --out x.npz",
    ],
)
def test_progress_is_shown_in_a_terminal_but_not_with_quiet(line: str) -> None:
    """The bar moves the cursor back to draw itself anew."""
    said = {}
    for words in (line.split(), [*line.split(), "--quiet"]):
        Path("x.npz").unlink(missing_ok=True)
        Path("x.csv").unlink(missing_ok=True)
        with Terminal(*words) as terminal:
            assert terminal.code() == 0
            terminal.read()
            said[words[-1]] = "\x1b[?25l" in terminal.said

    assert list(said.values()) == [True, False]


@pytest.mark.timeout(300)
def test_a_simulation_that_is_interrupted_while_its_processes_start_says_only_that() -> None:
    """No process complains, neither those that have begun nor those that are about to."""
    with Terminal("simulate", "goldbraeu", "--games", "100000", "--bots", "random", "--jobs", "2") as terminal:
        terminal.wait_for("0/100000")
        terminal.interrupt()
        terminal.wait_for("Interrupted.")

        assert terminal.code() == 130
        assert "Traceback" not in terminal.said
        assert "Error" not in terminal.said
