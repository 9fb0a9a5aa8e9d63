"""Analyses of finished games: those that are made now, and those that are kept."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add a table; older servers do not mind it."""
    op.create_table(
        "analyses",
        sql.Column("record", sql.Text, primary_key=True),
        sql.Column("judge", sql.Text, primary_key=True),
        sql.Column("process", sql.Text, nullable=False),
        sql.Column("reached", sql.Integer, nullable=False),
        sql.Column("seen", sql.BigInteger, nullable=False, index=True),
        sql.Column("trouble", sql.Text, nullable=False),
        sql.Column("found", sql.Text, nullable=False),
    )
