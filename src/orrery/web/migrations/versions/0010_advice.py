"""Whether a bot may be asked at a table what it would do; at those that were made before, it may not"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("advice", sa.Boolean(), nullable=True))
    op.execute("UPDATE game_table SET advice = false")


def downgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_column("advice")
