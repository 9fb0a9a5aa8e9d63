"""Where a reader finds what: to learn, to get something done, to look something up, to understand (Diátaxis)."""

from __future__ import annotations

from typing import Final

Entry = tuple[str, "str | list[Entry]"]  # a title with a page, or with more entries

RULES: Final = "rules"  # filled in with the games that are installed

NAV: Final[list[Entry]] = [
    ("Welcome", "index.md"),
    (
        "Learn",
        [
            ("Your first game", "tutorials/first-game.md"),
            ("Your first bot", "tutorials/first-bot.md"),
            ("Your first experiment", "tutorials/first-experiment.md"),
            ("A notebook: is going first worth it?", "tutorials/notebook.md"),
        ],
    ),
    ("Rules", RULES),
    (
        "How to",
        [
            ("Install", "install.md"),
            ("Play in the terminal", "play.md"),
            ("Solve problems", "problems.md"),
            ("Have a profile, play for ratings", "profiles.md"),
            ("Host tables for friends", "hosting.md"),
            ("Know what is safe", "security.md"),
            ("Use it from Python", "python.md"),
            ("Make pictures", "pictures.md"),
            ("Write and choose bots", "bots.md"),
            ("Compare bots", "arena.md"),
            ("Learn from your games", "analysis.md"),
            ("Do research with it", "research.md"),
            ("Use OpenSpiel", "openspiel.md"),
            ("Get decisions as data", "dataset.md"),
            ("Add a game", "add-a-game.md"),
            ("Contribute", "contributing.md"),
        ],
    ),
    (
        "Reference",
        [
            ("What is public", "api.md"),
            ("The package stammtisch", "reference/package.md"),
            ("For a game of one’s own", "reference/own-game.md"),
            ("For research", "reference/research.md"),
            ("Commands", "cli.md"),
            ("Help of every command", "reference/commands.md"),
            ("Notation and records", "notation.md"),
            ("Observations", "observations.md"),
            ("Bots in any language", "bot-protocol.md"),
            ("The server", "server.md"),
            ("Glossary", "glossary.md"),
        ],
    ),
    (
        "Understand",
        [
            ("How it is built", "architecture.md"),
            ("Decisions", "decisions.md"),
            ("The games as benchmarks", "benchmarks.md"),
            ("Speed", "speed.md"),
            ("How many tables a house can have", "capacity.md"),
            ("Changes", "changelog.md"),
        ],
    ),
]


def pages(entries: list[Entry]) -> list[str]:
    """All pages of a navigation, in its order."""
    return [page for _title, inside in entries for page in ([inside] if isinstance(inside, str) else pages(inside))]


def filled(rules: list[Entry]) -> list[Entry]:
    """The navigation with the rules of the games in it."""
    return [(title, rules if inside == RULES else inside) for title, inside in NAV]


def as_toml(entries: list[Entry]) -> str:
    """The navigation as the generator reads it."""
    return "[" + ", ".join(f"{{{quoted(title)} = {inside_toml(inside)}}}" for title, inside in entries) + "]"


def inside_toml(inside: str | list[Entry]) -> str:
    """What stands behind a title."""
    return quoted(inside) if isinstance(inside, str) else as_toml(inside)


def quoted(text: str) -> str:
    """A string of TOML."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
