"""The limit of an account, as each counter knows it."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. A lease of before counts as one without a known limit until it is renewed, within 30 s."""
    op.execute("ALTER TABLE leases ADD COLUMN account_limit integer")
