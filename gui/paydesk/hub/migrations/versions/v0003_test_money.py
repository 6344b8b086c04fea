"""An index of the sales that are not known to be of real money: the day of all counters leaves them out."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the index."""
    op.execute('CREATE INDEX sales_not_real ON sales (counter_id, sale_id) WHERE "real" IS DISTINCT FROM 1')
