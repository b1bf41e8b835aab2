"""Windows in which seats pass by themselves, and seats kept for somebody who is invited"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("asked_at", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("in_window", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("invited", sa.String(length=32), nullable=True))
        batch_op.add_column(sa.Column("pass_round", sa.Integer(), nullable=True))
        batch_op.create_index(batch_op.f("ix_seat_invited"), ["invited"], unique=False)
        batch_op.create_foreign_key("seat_invited", "person", ["invited"], ["id"])


def downgrade() -> None:
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_constraint("seat_invited", type_="foreignkey")
        batch_op.drop_index(batch_op.f("ix_seat_invited"))
        batch_op.drop_column("pass_round")
        batch_op.drop_column("invited")
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_column("in_window")
        batch_op.drop_column("asked_at")
