"""The connections to the payout side and to verification."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from paydesk.counter.connection import Connection
from paydesk.domain.clock import now_ms

if TYPE_CHECKING:
    from paydesk.api.identity import Identity
    from paydesk.api.payouts.session import Payouts
    from paydesk.domain.clock import Now


class PayoutClients:
    """Both connections of this side."""

    def __init__(self, now: Now = now_ms) -> None:
        self.payouts: Connection[Payouts] = Connection(now)
        self.identity: Connection[Identity] = Connection(now)

    async def close(self) -> None:
        """Close both."""
        await asyncio.gather(self.payouts.close(), self.identity.close())
