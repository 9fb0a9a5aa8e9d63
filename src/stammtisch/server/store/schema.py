"""The tables of the database. What is neither a number nor a word is JSON text.

A change here needs a migration beside it (`store/migrations`): a test compares the two.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

HEAD: Final = "0005"  # the newest migration: what this schema is called

META: Final = sql.MetaData()
# Servers from before there were migrations look here, and refuse what is not their own version.
ABOUT: Final = sql.Table("about", META, sql.Column("version", sql.Integer, nullable=False))
ABOUT_VERSION: Final = 2
ALEMBIC: Final = sql.Table(
    "alembic_version",
    META,
    sql.Column("version_num", sql.String(32), primary_key=True),
)
TABLES: Final = sql.Table(
    "tables",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("status", sql.Text, nullable=False, index=True),
    sql.Column("watch", sql.Text, nullable=False),
    sql.Column("pace", sql.Integer, nullable=False),
    sql.Column("host", sql.Text, nullable=False),
    sql.Column("watch_key", sql.Text, nullable=False),
    sql.Column("made", sql.Integer, nullable=False),
    sql.Column("used", sql.Integer, nullable=False, server_default="0"),  # when the last line came
    sql.Column("activity", sql.Text, nullable=False, server_default=""),
    sql.Column("chat", sql.Integer, nullable=False, server_default="1"),
    sql.Column("next", sql.Text, nullable=False, server_default=""),
    sql.Column("guests", sql.Text, nullable=False, server_default=""),  # with spaces between them
    sql.Column("revision", sql.Integer, nullable=False, server_default="0"),  # how often anything was written
    sql.Column("due", sql.BigInteger, nullable=True, index=True),  # when the table must be looked after, in ms
    sql.Column("clock", sql.Text, nullable=False, server_default=""),  # empty: none
    sql.Column("closed", sql.Text, nullable=False, server_default=""),  # by whom; empty: it is open
)
SEATS: Final = sql.Table(
    "seats",
    META,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("seat", sql.Text, primary_key=True),
    sql.Column("holder", sql.Text, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("bot", sql.Text, nullable=False),
    sql.Column("key", sql.Text, nullable=False),
    sql.Column("invitation", sql.Text, nullable=False),
    sql.Column("orders", sql.Text, nullable=False),
    sql.Column("version", sql.Integer, nullable=False, server_default="0"),  # how often the row was written
    sql.Column("muted", sql.Text, nullable=False, server_default=""),  # by whom; empty: may chat
    sql.Column("letters", sql.Integer, nullable=False, server_default="0"),  # in how many ways its person is told
    sql.Column("keys", sql.Text, nullable=False, server_default=""),  # further ones, with spaces between them
)
LINES: Final = sql.Table(
    "lines",
    META,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("entry", sql.Text, nullable=False),
    sql.Column("once", sql.Text, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False, server_default="0"),  # when, in ms, by the database's clock
    sqlite_with_rowid=False,
)
CHAT: Final = sql.Table(
    "chat",
    META,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("line", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)
REPLAYS: Final = sql.Table(
    "replays",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("made", sql.Integer, nullable=False),
)
# Who looks after a table (answers for bots, standing orders and clocks), where several processes share a database.
PROCESSES: Final = sql.Table(
    "processes",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("seen", sql.BigInteger, nullable=False),  # its last heartbeat, in ms
)
LEASES: Final = sql.Table(
    "leases",
    META,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("process", sql.Text, nullable=False, index=True),
)
# When no process was alive: clocks did not run.
OUTAGES: Final = sql.Table(
    "outages",
    META,
    sql.Column("began", sql.BigInteger, primary_key=True, autoincrement=False),  # in ms, like the next
    sql.Column("ended", sql.BigInteger, nullable=False),
)
# Who is not let in, what guests have reported, and how often whoever runs the house has done something about people.
BLOCKS: Final = sql.Table(
    "blocks",
    META,
    sql.Column("kind", sql.Text, primary_key=True),
    sql.Column("value", sql.Text, primary_key=True),
    sql.Column("note", sql.Text, nullable=False, server_default=""),  # for the eyes of whoever runs the house
    sql.Column("made", sql.BigInteger, nullable=False),  # in seconds
)
REPORTS: Final = sql.Table(
    "reports",
    META,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("seat", sql.Text, primary_key=True),
    sql.Column("reporter", sql.Text, primary_key=True),  # a seat; empty: somebody who watched
    sql.Column("reason", sql.Text, primary_key=True),
    sql.Column("evidence", sql.Text, nullable=False),  # the name, or what was said last
    sql.Column("made", sql.BigInteger, nullable=False),  # in seconds
)
MODERATION: Final = sql.Table(
    "moderation",
    META,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),  # there is one row
    sql.Column("revision", sql.Integer, nullable=False),
)
# Letters to people whose turn it is: who wants them where, which are to be sent, and links that open a seat once more.
SUBSCRIPTIONS: Final = sql.Table(
    "subscriptions",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("table_id", sql.Text, nullable=False, index=True),
    sql.Column("seat", sql.Text, nullable=False),
    sql.Column("way", sql.Text, nullable=False),
    sql.Column("language", sql.Text, nullable=False),
    sql.Column("confirmed", sql.Integer, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),  # in ms
)
LETTERS: Final = sql.Table(
    "letters",
    META,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("seat", sql.Text, primary_key=True),
    sql.Column("moved", sql.Integer, nullable=False),  # which question its person has answered last
    sql.Column("due", sql.BigInteger, nullable=True, index=True),  # when to send it, in ms; nothing: it was sent
    sql.Column("wait", sql.Integer, nullable=False),  # ms from the question to the letter
    sql.Column("tries", sql.Integer, nullable=False, server_default="0"),
    sql.Column("done", sql.Text, nullable=False, server_default=""),  # subscriptions, with spaces between them
    sql.Column("claimed", sql.BigInteger, nullable=False, server_default="0"),  # until when a process sends it, in ms
)
PASSES: Final = sql.Table(
    "passes",
    META,
    sql.Column("mark", sql.Text, primary_key=True),  # a fingerprint
    sql.Column("table_id", sql.Text, nullable=False, index=True),
    sql.Column("seat", sql.Text, nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),  # in ms
)
# What the house itself must keep to be known again: the key by which push services know it.
SECRETS: Final = sql.Table(
    "secrets",
    META,
    sql.Column("name", sql.Text, primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)
