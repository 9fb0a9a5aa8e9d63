"""People: profiles with their passkeys and sessions, seats that are bound to them, results and ratings."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add columns and tables; older servers do not mind them."""
    op.add_column("tables", sql.Column("rated", sql.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sql.Column("profile", sql.Text, nullable=False, server_default=""))
    op.add_column("seats", sql.Column("devices", sql.Text, nullable=False, server_default=""))
    op.create_index("ix_seats_profile", "seats", ["profile"])
    add_people()
    add_questions()
    add_results()


def add_people() -> None:
    """Profiles, and how they are signed in."""
    op.create_table(
        "profiles",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("email", sql.Text, nullable=True, unique=True),
        sql.Column("made", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("profile", sql.Text, nullable=False, index=True),
        sql.Column("public_key", sql.Text, nullable=False),
        sql.Column("sign_count", sql.BigInteger, nullable=False),
        sql.Column("label", sql.Text, nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("profile", sql.Text, nullable=False, index=True),
        sql.Column("token", sql.Text, nullable=False, unique=True),
        sql.Column("before", sql.Text, nullable=False, index=True),
        sql.Column("renewed", sql.BigInteger, nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False),
        sql.Column("used", sql.BigInteger, nullable=False),
        sql.Column("label", sql.Text, nullable=False),
    )


def add_questions() -> None:
    """What waits for an answer of somebody who signs in."""
    op.create_table(
        "ceremonies",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("challenge", sql.Text, nullable=False),
        sql.Column("profile", sql.Text, nullable=False),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "codes",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("email", sql.Text, nullable=False, index=True),
        sql.Column("code", sql.Text, nullable=False),
        sql.Column("profile", sql.Text, nullable=False),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False, index=True),
    )


def add_results() -> None:
    """What stays of finished tables."""
    op.create_table(
        "results",
        sql.Column("at_table", sql.Text, primary_key=True),
        sql.Column("profile", sql.Text, primary_key=True, index=True),
        sql.Column("game", sql.Text, nullable=False),
        sql.Column("seat", sql.Text, nullable=False),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("others", sql.Text, nullable=False),
        sql.Column("rated", sql.Integer, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "rated", sql.Column("at_table", sql.Text, primary_key=True), sql.Column("at", sql.BigInteger, nullable=False)
    )
    op.create_table(
        "ratings",
        sql.Column("profile", sql.Text, primary_key=True),
        sql.Column("game", sql.Text, primary_key=True, index=True),
        sql.Column("mu", sql.Double, nullable=False),
        sql.Column("sigma", sql.Double, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
    )
