"""Owners of order and payout numbers, later claims of them, and the counters with a customer in front."""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

OWNERS: Final = """
CREATE TABLE owners (
    area text NOT NULL,
    id text NOT NULL,
    counter_id text NOT NULL REFERENCES counters,
    PRIMARY KEY (area, id)
);
CREATE TABLE claims (
    area text NOT NULL,
    id text NOT NULL,
    counter_id text NOT NULL REFERENCES counters,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (area, id, counter_id)
);
CREATE INDEX claims_by_time ON claims (at);
INSERT INTO owners
    SELECT DISTINCT ON (order_id) 'gateway', order_id, counter_id FROM sales
    WHERE order_id <> '' AND length(order_id) <= 100 ORDER BY order_id, journal_id;
INSERT INTO owners
    SELECT DISTINCT ON (payout_id) 'payouts', payout_id, counter_id FROM payouts
    WHERE payout_id <> '' AND length(payout_id) <= 100 ORDER BY payout_id, journal_id;
"""
"""`owners`: the counter whose facts named an order or payout first. `claims`: counters whose facts named it later.
Of facts that are older than the tables, the oldest journal has the number.
"""
LEASES: Final = "ALTER TABLE leases ADD COLUMN has_customer boolean NOT NULL DEFAULT false"


def upgrade() -> None:
    """Create the tables and the column."""
    for statements in (OWNERS, LEASES):
        op.execute(statements)
