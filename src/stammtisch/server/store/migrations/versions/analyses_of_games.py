"""Which game an analysis is of, so that it goes when its table does."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a column; older servers leave it out. Rows without it are swept out with the next old tables."""
    op.add_column("analyses", sql.Column("replay", sql.Text, nullable=False, server_default=""))
    op.create_index("ix_analyses_replay", "analyses", ["replay"])
