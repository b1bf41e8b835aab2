"""Every change of a table is counted, what happens there by itself has its time, and requests are remembered"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        for name in ("version", "rewound", "seated", "said"):
            batch_op.add_column(sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("packed", sa.LargeBinary(), nullable=True))
        batch_op.add_column(sa.Column("undo", sa.JSON(), nullable=False, server_default="{}"))
        batch_op.add_column(sa.Column("stopped", sa.String(length=40), nullable=True))
        batch_op.add_column(sa.Column("shown_at", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("due", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("keeper", sa.String(length=32), nullable=True))
        batch_op.create_index(batch_op.f("ix_game_table_due"), ["due"], unique=False)
    with op.batch_alter_table("choice", schema=None) as batch_op:
        batch_op.add_column(sa.Column("learned", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("progress", sa.Integer(), nullable=True))
    op.execute("UPDATE game_table SET said = (SELECT count(*) FROM chat WHERE chat.table_id = game_table.id)")
    op.execute("UPDATE game_table SET due = 0 WHERE status = 'playing'")  # whether there is anything to do, we look
    op.create_table(
        "request",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("progress", sa.Integer(), nullable=False),
        sa.Column("links", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "id"),
    )


def downgrade() -> None:
    op.drop_table("request")
    with op.batch_alter_table("choice", schema=None) as batch_op:
        batch_op.drop_column("progress")
        batch_op.drop_column("learned")
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_game_table_due"))
        for name in ("keeper", "due", "shown_at", "stopped", "undo", "packed", "said", "seated", "rewound", "version"):
            batch_op.drop_column(name)
