"""What appears in a terminal: consoles, the look of the seats, the prompt."""

from __future__ import annotations

import contextlib
import re
import signal
import sys
import threading
from typing import TYPE_CHECKING, Final

from rich import _wrap
from rich.console import Console
from rich.text import Text

with contextlib.suppress(ImportError):
    import readline  # arrow keys, history and completion at the prompt, if this system has it

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.core.words import Phrasebook

# rich breaks lines at every space, also at those that are there to hold a French sign to its word.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

NARROWEST: Final = 80  # columns that the drawing of a table needs

# Every seat has a colour and a symbol, so that it can be recognised without the colour.
# Yellow and black share one: no game so far has both.
SYMBOLS: Final = {"red": "▲", "blue": "■", "yellow": "●", "green": "◆", "white": "○", "black": "●"}
STYLES: Final = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "green": "bold green",
    "white": "bold bright_white",
    "black": "bold bright_black",
}


def make_console() -> Console:
    """A console for what was asked for. Colour depends on the terminal and on NO_COLOR."""
    return Console(highlight=False, emoji=False, markup=False, soft_wrap=False)


def error_console() -> Console:
    """A console for progress and the like, on stderr."""
    return Console(stderr=True, highlight=False, emoji=False, markup=False)


def seat_text(book: Phrasebook, seat: str, *, name: bool = True) -> Text:
    """A seat in its colour: the symbol, and its name."""
    words = f"{symbol(seat)} {book.name('seat', seat)}" if name else symbol(seat)
    return Text(words, style=style(seat))


def symbol(seat: str) -> str:
    """The symbol of a seat."""
    return SYMBOLS.get(seat, "•")


def style(seat: str) -> str:
    """The colour of a seat."""
    return STYLES.get(seat, "bold")


# ---- the prompt


@contextlib.contextmanager
def interrupt_on_hangup() -> Iterator[None]:
    """Let a closed window (SIGHUP) and SIGTERM end the session as Ctrl-C does, so that the game is saved."""

    def leave(_signal: int, _frame: object) -> None:
        raise KeyboardInterrupt

    names = ("SIGHUP", "SIGTERM") if threading.current_thread() is threading.main_thread() else ()
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def read_line(console: Console, prompt: Text) -> str:
    """A line typed at the prompt; one that comes from a file is echoed as if it had been typed."""
    if "readline" in sys.modules and console.is_terminal and sys.stdin.isatty():
        with console.capture() as captured:
            console.print(prompt, end="")
        unseen = re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", captured.get())  # colours take no columns
        return input(unseen).strip()
    console.print(prompt, end="")
    line = input().strip()
    if not sys.stdin.isatty():
        console.print(Text(line))
    return line


def complete_with(lines: Sequence[str]) -> None:
    """Let the Tab key complete words of these lines."""
    if "readline" not in sys.modules:
        return

    def complete(start: str, state: int) -> str | None:
        place = len(readline.get_line_buffer()[: readline.get_begidx()].split())
        words = sorted({line.split()[place] for line in lines if len(line.split()) > place})
        found = [word for word in words if word.startswith(start)]
        return f"{found[state]} " if state < len(found) else None

    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def clear_history() -> None:
    """Empty the history of the prompt, so that nobody can recall what somebody else has typed."""
    if "readline" in sys.modules:
        readline.clear_history()
