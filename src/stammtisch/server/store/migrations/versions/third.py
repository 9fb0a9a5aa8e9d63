"""Clocks: how those of a table run, and when no process of the house was alive."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a column and a table; older servers do not mind either."""
    op.add_column("tables", sql.Column("clock", sql.Text, nullable=False, server_default=""))
    op.create_table(
        "outages",
        sql.Column("began", sql.BigInteger, primary_key=True, autoincrement=False),
        sql.Column("ended", sql.BigInteger, nullable=False),
    )
