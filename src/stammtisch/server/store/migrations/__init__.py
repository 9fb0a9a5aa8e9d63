"""Migrations of the database, by Alembic: each brings one schema to the next, in SQLite and in PostgreSQL."""
