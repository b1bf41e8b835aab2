"""Standing orders of a seat, and where they have answered for it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("orders", sa.JSON(), nullable=True))
        batch_op.add_column(sa.Column("followed", sa.JSON(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_column("followed")
        batch_op.drop_column("orders")
