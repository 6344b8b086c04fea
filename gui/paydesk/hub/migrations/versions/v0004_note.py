"""The note of a sale, as the table of the counter has it."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.execute("ALTER TABLE sales ADD COLUMN note text NOT NULL DEFAULT ''")
