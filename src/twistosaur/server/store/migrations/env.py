"""Alembic's way in: it is given a connection by `migrate`."""

from alembic import context

from twistosaur.server.store.schema import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
