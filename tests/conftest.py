"""Property tests run the same examples every time and never look at the clock."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("stammtisch", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("stammtisch")
