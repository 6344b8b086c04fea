"""The hub of a simulated shop: its faults by seed, and what is measured and checked of it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.hub import HubDouble, HubFate, NudgeFate
from tests.simulation.hub_link import HubLink

if TYPE_CHECKING:
    from paydesk.store.journal.journal import Journal
    from tests.simulation.shop import Shop
    from tests.simulation.wire import Request

_LOOK_S: Final = 5.0
_NUDGE_S: Final = 0.4
_SETTLE_S: Final = 600
"""The longest pause of the counter after a hub's fault is much shorter."""
_FATES: Final = {
    None: 100, HubFate.LOST_BEFORE: 3, HubFate.LOST_AFTER: 3, HubFate.LATER: 1, HubFate.TWICE: 2, HubFate.SLOW: 2,
    HubFate.UNAVAILABLE: 3, HubFate.PAGE: 1,
}  # fmt: skip
_NUDGE_FATES: Final = {None: 70, NudgeFate.LOST: 10, NudgeFate.DELAYED: 10, NudgeFate.TWICE: 10}


class ShopHub:
    """The hub, and this shop's counter at it."""

    def __init__(self, shop: Shop, dice: random.Random, *, calm: bool) -> None:
        self._shop, self._dice = shop, dice
        self.hub = HubDouble(shop.true_now, shop.loop)
        self.link = HubLink(self.hub)
        self.differ: list[str] = []
        """Rules that did not hold when they were checked."""
        self.reads: Counter[bool] = Counter()
        """Reads of orders, by whether the feed lived."""
        self.open_s: Counter[bool] = Counter()
        """Time of open sales in seconds, by the same."""
        if not calm:
            self.hub.next_fate = lambda: dice.choices([*_FATES], [*_FATES.values()])[0]
            self.hub.next_nudge_fate = lambda: dice.choices([*_NUDGE_FATES], [*_NUDGE_FATES.values()])[0]

    @property
    def is_heard(self) -> bool:
        """True while the feed lives, as the hub knows it."""
        return self.link.counter is not None and self.hub.confirmed_since(self.link.counter, 0) is not None

    # What happens -----------------------------------------------------------------------------------------------------

    def troubles(self) -> list[Coroutine[Any, Any, None]]:
        """Return what goes wrong on one day."""
        kinds = [self._die, self._die, self._be_silent, self._be_silent, self._be_silent, self._forget, self._forget]
        return [kind() for kind in (*kinds, self._revoke, self._end_streams, self._end_streams)]

    async def _die(self) -> None:
        """Answer nothing for an hour at most; open streams end, or are silent."""
        self.hub.is_down = True
        if self._dice.random() < 0.5:
            self.hub.end_streams()
        self.hub.is_silent = True
        await asyncio.sleep(self._dice.uniform(30, 3_600))
        self.hub.is_down = self.hub.is_silent = False

    async def _be_silent(self) -> None:
        self.hub.is_silent = True
        await asyncio.sleep(self._dice.uniform(20, 900))
        self.hub.is_silent = False

    async def _forget(self) -> None:
        self.hub.forget_last_batch()

    async def _end_streams(self) -> None:
        self.hub.end_streams()

    async def _revoke(self) -> None:
        assert self.link.counter is not None
        self.hub.revoke(self.link.counter)
        await asyncio.sleep(self._dice.uniform(30, 900))
        await self.enrol()

    async def enrol(self) -> None:
        """Enrol the counter, now or once the power is on again."""
        await self._shop.is_open()
        while not await self.link.enrol(self._shop.core):
            await asyncio.sleep(20)
            await self._shop.is_open()

    def tell_of(self, order_id: str, after_ms: int) -> None:
        """Let the hub hear of a payment, and its counter: at once, and after the payment's delay."""
        for delay in {0: None, after_ms: None}:
            self._shop.loop.call_later(_NUDGE_S + delay / 1_000, self._nudge, order_id)

    def _nudge(self, order_id: str) -> None:
        if self.link.counter is not None and not self.hub.is_down:
            self.hub.nudge(self.link.counter, order_id=order_id)

    # What is looked at ------------------------------------------------------------------------------------------------

    def count(self, request: Request) -> None:
        """Count a request of the counter to the service, if it reads an order."""
        if request.method == "GET" and request.path.rpartition("/")[0].endswith("/orders"):
            self.reads[self.is_heard] += 1

    async def watch(self) -> None:
        """Look again and again, until cancelled, whether what the counter says is fresh."""
        while True:
            await self._shop.is_open()
            self.differ += self.link.stale_words(self._shop.core)
            open_count = sum(sale.is_open for sale in self._shop.core.engine.sales.sales)
            self.open_s[self.is_heard] += round(_LOOK_S * open_count)
            await asyncio.sleep(_LOOK_S)

    def check(self, journal: Journal, *, whole: bool = False) -> None:
        """Compare the hub's facts with the journal's, at a power cut and in the end."""
        self.differ += self.link.differences(journal, whole=whole)

    async def settle(self) -> None:
        """Let all be well, and wait until the hub has each fact."""
        self.hub.next_fate = self.hub.next_nudge_fate = lambda: None
        self.hub.is_down = self.hub.is_silent = False
        for _ in range(_SETTLE_S):
            if self.link.is_complete(self._shop.journal):
                return
            await asyncio.sleep(1)

    def read_rate(self, *, heard: bool) -> float:
        """Return the reads per minute of an open sale, while the feed lives or while it does not."""
        return self.reads[heard] * 60 / max(1, self.open_s[heard])
