"""What holds for every test: the same examples every time, no clock, and Ctrl-C that means Ctrl-C."""

from __future__ import annotations

import signal

from hypothesis import settings

settings.register_profile("stammtisch", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("stammtisch")

# A suite that was started in the background ignores interrupts; the programs that tests interrupt would inherit that.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
