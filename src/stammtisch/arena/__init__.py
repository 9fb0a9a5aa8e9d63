"""Measuring bots: duplicate deals, intervals, sequential tests, ratings; docs/arena.md says what the figures mean."""
