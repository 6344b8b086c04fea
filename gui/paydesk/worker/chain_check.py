"""Follows the journal's chain in the background: what is new at each start, all of it each month (decision 13)."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from paydesk.domain.clock import DAY, MINUTE, SECOND
from paydesk.domain.messages import BrokenFact, JournalBroken
from paydesk.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from paydesk.domain.clock import Now
    from paydesk.domain.messages import Event
    from paydesk.store.journal.chain import ChainReport
    from paydesk.store.journal.journal import Journal

_LOG = logging.getLogger("paydesk.worker")

PAUSE: Final = 10
"""Ms between two steps of some ms: the loop has other things to do, a customer's QR first."""
AGAIN: Final = 1 * DAY
AFTER_FAULT: Final = 10 * MINUTE


async def follow_chain(
    journal: Journal, emit: Callable[[Event], None], now: Now, forget: Callable[[Iterable[str]], None]
) -> None:
    """Follow it, tell what is broken, and `forget` the sales that are set aside for it; again each day. Never ends."""
    while True:
        try:
            broken = (await _followed(journal, now)).breaks
        except StoreError as fault:
            _LOG.info("the chain could not be followed: %s", fault)
            await asyncio.sleep(AFTER_FAULT / SECOND)
            continue
        if broken:
            _LOG.error("%d facts of the journal are not as they were written, first %s", len(broken), broken[0])
            forget(each.subject for each in broken)
            emit(JournalBroken(tuple(BrokenFact(each.seq, each.what.value, each.subject) for each in broken)))
        await asyncio.sleep(AGAIN / SECOND)


async def _followed(journal: Journal, now: Now) -> ChainReport:
    steps = journal.verification(now())
    while True:
        try:
            next(steps)
        except StopIteration as end:
            report: ChainReport = end.value
            return report
        await asyncio.sleep(PAUSE / SECOND)
