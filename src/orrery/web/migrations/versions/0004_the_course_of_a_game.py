"""What came of each choice, states on the way, which rules were played, a checksum, and replies taken back"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "checkpoint",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    with op.batch_alter_table("choice", schema=None) as batch_op:
        batch_op.add_column(sa.Column("stage", sa.JSON(), nullable=True))
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("checksum", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("changes", sa.JSON(), nullable=True))
        batch_op.add_column(sa.Column("opening", sa.JSON(), nullable=True))
        batch_op.add_column(sa.Column("retaken", sa.JSON(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_column("retaken")
        batch_op.drop_column("opening")
        batch_op.drop_column("changes")
        batch_op.drop_column("checksum")
    with op.batch_alter_table("choice", schema=None) as batch_op:
        batch_op.drop_column("stage")
    op.drop_table("checkpoint")
