"""The tables of the database. What is neither a number nor a word is JSON text.

A change here needs a migration beside it (`store/migrations`): a test compares the two.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

HEAD: Final = "0008"  # the newest migration: what this schema is called

META: Final = sql.MetaData()
# The form of the schema. It rises with a migration that takes something away or gives it another meaning, as a new
# kind of line does that moves the position: servers of another form refuse the database. As long as migrations only add
# columns with a default, tables and indexes, and lines only say what people did, it stays, and servers of both schemas
# may serve side by side while a house is upgraded.
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
    sql.Column("revision", sql.Integer, nullable=False, server_default="0"),  # another with each write
    sql.Column("due", sql.BigInteger, nullable=True, index=True),  # when the table must be looked after, in ms
    sql.Column("clock", sql.Text, nullable=False, server_default=""),  # empty: none
    sql.Column("closed", sql.Text, nullable=False, server_default=""),  # by whom; empty: it is open
    sql.Column("rated", sql.Integer, nullable=False, server_default="0"),
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
    sql.Column("profile", sql.Text, nullable=False, server_default="", index=True),  # whose it is; empty: nobody says
    sql.Column("devices", sql.Text, nullable=False, server_default=""),  # of the profile's devices, with spaces between
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
# What finished games teach (`store/analyses.py`). No names: the record is known by a digest of its decisions.
ANALYSES: Final = sql.Table(
    "analyses",
    META,
    sql.Column("record", sql.Text, primary_key=True),
    sql.Column("judge", sql.Text, primary_key=True),
    sql.Column("process", sql.Text, nullable=False),
    sql.Column("reached", sql.Integer, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False, index=True),  # in ms
    sql.Column("trouble", sql.Text, nullable=False),
    sql.Column("found", sql.Text, nullable=False),  # empty: it is being made
    sql.Column("replay", sql.Text, nullable=False, server_default="", index=True),  # a table, or an uploaded record
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

# ---- people: everything of a profile goes when the profile goes (`forget` in `store/seat_rows.py`)

PROFILES: Final = sql.Table(
    "profiles",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("email", sql.Text, nullable=True, unique=True),  # that its owner has shown to be theirs
    sql.Column("made", sql.BigInteger, nullable=False),  # in ms, like all times of people
)
PASSKEYS: Final = sql.Table(
    "passkeys",
    META,
    sql.Column("id", sql.Text, primary_key=True),  # as the device calls it
    sql.Column("profile", sql.Text, nullable=False, index=True),
    sql.Column("public_key", sql.Text, nullable=False),
    sql.Column("sign_count", sql.BigInteger, nullable=False),
    sql.Column("label", sql.Text, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
)
SESSIONS: Final = sql.Table(
    "sessions",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("profile", sql.Text, nullable=False, index=True),
    sql.Column("token", sql.Text, nullable=False, unique=True),  # a fingerprint, like the next
    sql.Column("before", sql.Text, nullable=False, index=True),  # good for a moment after the token was renewed
    sql.Column("renewed", sql.BigInteger, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("used", sql.BigInteger, nullable=False),
    sql.Column("label", sql.Text, nullable=False),
)
# Questions put to a device, and codes sent by e-mail: each is good once, and not for long.
CEREMONIES: Final = sql.Table(
    "ceremonies",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("challenge", sql.Text, nullable=False),
    sql.Column("profile", sql.Text, nullable=False),  # to whom a passkey is added; empty: a new profile, or a sign-in
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False, index=True),
)
CODES: Final = sql.Table(
    "codes",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("email", sql.Text, nullable=False, index=True),
    sql.Column("code", sql.Text, nullable=False),  # a fingerprint; empty: used
    sql.Column("profile", sql.Text, nullable=False),  # to whom the address is added; empty: a sign-in
    sql.Column("tries", sql.Integer, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False, index=True),
)
# What stays of finished tables when they are pruned: no column is called table_id.
RESULTS: Final = sql.Table(
    "results",
    META,
    sql.Column("at_table", sql.Text, primary_key=True),
    sql.Column("profile", sql.Text, primary_key=True, index=True),
    sql.Column("game", sql.Text, nullable=False),
    sql.Column("seat", sql.Text, nullable=False),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("others", sql.Text, nullable=False),  # with whom: levels of bots and people, each with their place
    sql.Column("rated", sql.Integer, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
)
RATED: Final = sql.Table(
    "rated",
    META,
    sql.Column("at_table", sql.Text, primary_key=True),  # whoever writes this row has rated the table
    sql.Column("at", sql.BigInteger, nullable=False),
)
RATINGS: Final = sql.Table(
    "ratings",
    META,
    sql.Column("profile", sql.Text, primary_key=True),
    sql.Column("game", sql.Text, primary_key=True, index=True),
    sql.Column("mu", sql.Double, nullable=False),
    sql.Column("sigma", sql.Double, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
)
