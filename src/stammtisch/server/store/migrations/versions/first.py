"""The schema of the servers before there were migrations.

Files of the oldest lack some columns, or say `gathering` of a table whose last seat was taken by a person who joined.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None

LATER = (
    sql.Column("used", sql.Integer, nullable=False, server_default="0"),
    sql.Column("activity", sql.Text, nullable=False, server_default=""),
    sql.Column("chat", sql.Integer, nullable=False, server_default="1"),
    sql.Column("next", sql.Text, nullable=False, server_default=""),
    sql.Column("guests", sql.Text, nullable=False, server_default=""),
)
BEGUN = """UPDATE tables SET status = 'playing' WHERE status = 'gathering' AND NOT EXISTS
(SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.holder IN ('open', 'invited'))"""


def upgrade() -> None:
    """Add what is missing."""
    present = sql.inspect(op.get_bind())
    columns = {column["name"] for column in present.get_columns("tables")}
    for column in LATER:
        if column.name not in columns:
            op.add_column("tables", column)
    if not present.has_table("chat"):
        op.create_table(
            "chat",
            sql.Column("table_id", sql.Text, primary_key=True),
            sql.Column("number", sql.Integer, primary_key=True),
            sql.Column("line", sql.Text, nullable=False),
            sqlite_with_rowid=False,
        )
    op.execute(BEGUN)
