"""Where Alembic begins: it migrates in the transaction of the connection that it is given."""

from __future__ import annotations

from alembic import context

from stammtisch.server.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
