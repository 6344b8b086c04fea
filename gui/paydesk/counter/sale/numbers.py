"""Order numbers that staff can read out."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paydesk.store.journal.journal import Journal

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is misread when it is read aloud


def new_order_id(journal: Journal, now: int) -> str:
    """An order number: the day, the day's running number here, and three random signs. Raises StoreError.

    The signs keep two counters of one shop, or a counter set up anew, from making the same number.
    """
    day = datetime.fromtimestamp(now / 1_000, UTC).astimezone().strftime("%Y%m%d")
    tail = "".join(secrets.choice(_LETTERS) for _ in range(3))
    return f"order_{day}_{journal.next_number(day):04d}_{tail}"
