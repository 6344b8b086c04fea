"""The bill of a sale, as the table of the counter has it."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.execute(
        "ALTER TABLE sales ADD COLUMN bill text NOT NULL DEFAULT '', ADD COLUMN program text NOT NULL DEFAULT '',"
        " ADD COLUMN part bigint NOT NULL DEFAULT 1, ADD COLUMN period text NOT NULL DEFAULT ''"
    )
