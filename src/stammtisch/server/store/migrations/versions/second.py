"""For several processes: revisions, versions, times and leases; and names leave the lines, where nothing is deleted."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"

NAMELESS = {
    "sqlite": "UPDATE lines SET entry = json_set(entry, '$.name', '') WHERE {mentions}",
    "postgresql": "UPDATE lines SET entry = jsonb_set(entry::jsonb, '{{name}}', '\"\"')::text WHERE {mentions}",
}
MENTIONS = 'entry LIKE \'{"type":"seated"%\' OR entry LIKE \'{"type":"renamed"%\''


def upgrade() -> None:
    """Add columns and tables, and take the names out of lines."""
    op.add_column("tables", sql.Column("revision", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("due", sql.BigInteger, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sql.Column("version", sql.Integer, nullable=False, server_default="0"))
    op.add_column("lines", sql.Column("at", sql.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "processes", sql.Column("id", sql.Text, primary_key=True), sql.Column("seen", sql.BigInteger, nullable=False)
    )
    op.create_table(
        "leases", sql.Column("table_id", sql.Text, primary_key=True), sql.Column("process", sql.Text, nullable=False)
    )
    op.create_index("ix_leases_process", "leases", ["process"])
    op.execute("UPDATE tables SET due = 0 WHERE status = 'playing'")  # one look at each; then it is known
    op.execute(sql.text(NAMELESS[op.get_bind().dialect.name].format(mentions=MENTIONS).replace(":", "\\:")))
    op.execute("UPDATE about SET version = 2")
