"""Moderation: closed tables, muted seats, who is blocked, and what was reported."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add two columns and three tables; older servers do not mind."""
    op.add_column("tables", sql.Column("closed", sql.Text, nullable=False, server_default=""))
    op.add_column("seats", sql.Column("muted", sql.Text, nullable=False, server_default=""))
    op.create_table(
        "blocks",
        sql.Column("kind", sql.Text, primary_key=True),
        sql.Column("value", sql.Text, primary_key=True),
        sql.Column("note", sql.Text, nullable=False, server_default=""),
        sql.Column("made", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        *(sql.Column(name, sql.Text, primary_key=True) for name in ("table_id", "seat", "reporter", "reason")),
        sql.Column("evidence", sql.Text, nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "moderation",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("revision", sql.Integer, nullable=False),
    )
