"""The tables of the database. What is neither a number nor a word is JSON text."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

VERSION: Final = 1

META: Final = sql.MetaData()
# Columns of `tables` that files of earlier servers do not have; they are added when such a file is opened.
LATER: Final = (
    sql.Column("used", sql.Integer, nullable=False, server_default="0"),  # when the last line came
    sql.Column("activity", sql.Text, nullable=False, server_default=""),
    sql.Column("chat", sql.Integer, nullable=False, server_default="1"),
    sql.Column("next", sql.Text, nullable=False, server_default=""),
    sql.Column("guests", sql.Text, nullable=False, server_default=""),  # with spaces between them
)
ABOUT: Final = sql.Table("about", META, sql.Column("version", sql.Integer, nullable=False))
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
    *LATER,
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
)
LINES: Final = sql.Table(
    "lines",
    META,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("entry", sql.Text, nullable=False),
    sql.Column("once", sql.Text, nullable=False),
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
