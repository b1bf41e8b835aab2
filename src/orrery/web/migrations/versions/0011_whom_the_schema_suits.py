"""The schema says itself which is the oldest whose servers can still work with it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("alembic_version", sa.Column("oldest", sa.String(length=32), nullable=True))


def downgrade() -> None:
    op.drop_column("alembic_version", "oldest")
