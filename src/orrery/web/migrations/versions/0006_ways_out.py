"""What the people at a table vote on, tables taken off a list, and what the table itself says among the chat"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("motions", sa.JSON(), nullable=False, server_default="[]"))
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("note", sa.String(length=20), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("line", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("line")
        batch_op.drop_column("note")
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_column("hidden")
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_column("motions")
