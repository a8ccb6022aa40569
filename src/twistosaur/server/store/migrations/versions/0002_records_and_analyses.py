"""Records of ended games are kept beside their tables, and analyses of games.

Revision ID: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("record", sa.LargeBinary))
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32)),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_analyses_table_id", "analyses", ["table_id"])
    op.create_index("ix_analyses_used", "analyses", ["used"])


def downgrade() -> None:
    op.drop_table("analyses")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("record")
