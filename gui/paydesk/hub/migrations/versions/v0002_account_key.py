"""The key with which the counters of the shop turn account numbers into digests: one for all of them."""

from __future__ import annotations

import secrets
from typing import Final

import sqlalchemy
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SHOP: Final = "CREATE TABLE shop (account_key bytea NOT NULL)"
_KEY_BYTES: Final = 32


def upgrade() -> None:
    """Create the table with its one row."""
    op.execute(SHOP)
    key = secrets.token_bytes(_KEY_BYTES)
    op.get_bind().execute(sqlalchemy.text("INSERT INTO shop VALUES (:key)"), {"key": key})
