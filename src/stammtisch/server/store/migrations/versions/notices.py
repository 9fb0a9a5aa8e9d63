"""Letters to people whose turn it is."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add columns and tables; older servers do not mind either."""
    op.add_column("seats", sql.Column("letters", sql.Integer, nullable=False, server_default="0"))
    op.create_table(
        "subscriptions",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("table_id", sql.Text, nullable=False),
        sql.Column("seat", sql.Text, nullable=False),
        sql.Column("way", sql.Text, nullable=False),
        sql.Column("language", sql.Text, nullable=False),
        sql.Column("confirmed", sql.Integer, nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False),
    )
    op.create_index("ix_subscriptions_table_id", "subscriptions", ["table_id"])
    op.create_table(
        "letters",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("seat", sql.Text, primary_key=True),
        sql.Column("moved", sql.Integer, nullable=False),
        sql.Column("due", sql.BigInteger, nullable=True),
        sql.Column("wait", sql.Integer, nullable=False),
        sql.Column("tries", sql.Integer, nullable=False, server_default="0"),
        sql.Column("done", sql.Text, nullable=False, server_default=""),
        sql.Column("claimed", sql.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("ix_letters_due", "letters", ["due"])
    op.create_table(
        "passes",
        sql.Column("mark", sql.Text, primary_key=True),
        sql.Column("table_id", sql.Text, nullable=False),
        sql.Column("seat", sql.Text, nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
    )
    op.create_index("ix_passes_table_id", "passes", ["table_id"])
    op.create_table(
        "secrets", sql.Column("name", sql.Text, primary_key=True), sql.Column("value", sql.Text, nullable=False)
    )
