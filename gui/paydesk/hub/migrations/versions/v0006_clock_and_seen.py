"""The clock of each counter, and webhooks that a manager has seen."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and an index of the bodies that are kept."""
    op.execute("ALTER TABLE counters ADD COLUMN clock_ahead_s bigint")
    op.execute("ALTER TABLE webhooks ADD COLUMN seen_at timestamptz, ADD COLUMN seen_by text NOT NULL DEFAULT ''")
    op.execute("CREATE INDEX webhooks_with_body ON webhooks (received_at) WHERE body IS NOT NULL")
