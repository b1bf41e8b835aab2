"""What several servers share: who is alive, whose pages are open, the signing key, crash reports, limits"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("retold", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "server",
        sa.Column("id", sa.String(length=32), primary_key=True),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.create_table(
        "page",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("server", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("pages", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "server", "seat"),
    )
    op.create_index("ix_page_server", "page", ["server"])
    op.create_table(
        "secret",
        sa.Column("name", sa.String(length=20), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "crash",
        sa.Column("id", sa.String(length=32), primary_key=True),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("report", sa.JSON(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "deed",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("what", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_deed_what", "deed", ["what"])
    op.create_index("ix_deed_at", "deed", ["at"])


def downgrade() -> None:
    for name in ("deed", "crash", "secret", "page", "server"):
        op.drop_table(name)
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.drop_column("retold")
