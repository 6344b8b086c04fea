"""Sends the journal's facts to the hub: in their order, at least once (docs/hub.md#the-wire-form)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from paydesk.api.hub import HubClient, HubError, ShippedFact, ShippedPosition
from paydesk.counter.hub.pauses import Pauses
from paydesk.domain.fact import Fact
from paydesk.domain.hub.messages import LASTING, HubProblem
from paydesk.store.errors import KnownFault, StoreError
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.shipping import ForkedJournal, RawFact, Shipping

_LOG = logging.getLogger("paydesk.counter")
BATCH: Final = 500
"""Facts of one request."""
_GATHER_S: Final = 0.2
"""Time in which more facts may come, before those that came are sent."""
_OF_ALL_JOURNALS: Final = frozenset({HubProblem.UNKNOWN_KEY, HubProblem.NOT_TRUSTED, HubProblem.WRONG_DATE})
_CHECK_S: Final = 60.0
"""Longest time without a look at the journal."""


class FactShipper:
    """Sends facts until it is cancelled. It never raises for the hub: its state says what is wrong."""

    def __init__(self, journal: Journal, client: HubClient, on_state: Callable[[int, HubProblem | None], None]) -> None:
        """Send the facts of `journal`; `on_state` is called with the number of unsent facts and the problem."""
        self._journal = journal
        self._client = client
        self._on_state = on_state
        self._written = asyncio.Event()
        self._written.set()

    def on_written(self, _facts: Sequence[Fact]) -> None:
        """Send again: the journal has grown."""
        self._written.set()

    async def run(self) -> None:
        """Send what the hub does not have, then each fact as it is written, until cancelled. Raises StoreError."""
        pauses, is_known, is_aside_sent = Pauses(), False, False
        while True:
            try:
                if not is_aside_sent:
                    await send_set_aside(self._journal.path.parent, self._client)
                    is_aside_sent = True
                if not is_known:
                    is_known = await self._agree()
                await self._send_all()
                pauses.reset()
                is_known = await self._wait_for_facts()
            except HubError as error:
                is_known = error.position is not None and self._go_on_from(error.position)
                problem = None if is_known else error.problem
                self._report(problem)
                if problem is not None:
                    await pauses.wait(error)
            except (ForkedJournal, ValueError) as fault:
                is_known = False
                self._report(HubProblem.FORK if isinstance(fault, ForkedJournal) else HubProblem.BROKEN_CHAIN)
                await pauses.wait_long()

    async def _agree(self) -> bool:
        """Learn what the hub keeps of this journal; return False while the journal is empty. Raises HubError."""
        journal = self._journal.shipping.journal_id()
        if journal is None:
            return False
        self._mark(await self._client.position(journal))
        return True

    async def _send_all(self) -> None:
        shipping = self._journal.shipping
        journal = shipping.journal_id()
        if journal is None:
            return
        seq, digest = shipping.shipped()
        while rows := shipping.raw_after(seq, BATCH):
            after = ShippedPosition(seq, digest.hex())
            self._mark(await self._client.send_facts(journal, after, [_as_shipped(row) for row in rows]))
            seq, digest = shipping.shipped()
        self._report(None)

    async def _wait_for_facts(self) -> bool:
        """Wait for facts; return False after a minute without any: a hub restored from a backup lacks some."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CHECK_S):
                await self._written.wait()
                await asyncio.sleep(_GATHER_S)
        has_facts = self._written.is_set()
        self._written.clear()
        return has_facts

    def _go_on_from(self, position: ShippedPosition) -> bool:
        """Return True if this journal has the fact that the hub keeps last."""
        try:
            self._mark(position)
        except (ForkedJournal, ValueError):
            return False
        return True

    def _mark(self, position: ShippedPosition) -> None:
        """Store what the hub has confirmed. Raises ForkedJournal, and ValueError for a malformed hash."""
        self._journal.shipping.mark_shipped(position.seq, bytes.fromhex(position.hash))

    def _report(self, problem: HubProblem | None) -> None:
        with contextlib.suppress(KnownFault):
            self._on_state(max(0, self._journal.count() - self._journal.shipping.shipped()[0]), problem)


async def send_set_aside(folder: Path, client: HubClient) -> None:
    """Send the facts of journals that were set aside before the hub had them. Raises HubError.

    One that cannot be read further, or that the hub refuses, is left as far as it came.
    """
    for path in Journal.list_set_aside(folder):
        try:
            with Journal.shipping_in(path) as shipping:
                await _send_rest(shipping, client)
        except (StoreError, ValueError) as fault:
            _LOG.info("Facts of %s cannot be sent: %s", path.name, fault)
        except HubError as error:
            if error.problem not in LASTING or error.problem in _OF_ALL_JOURNALS:
                raise
            _LOG.info("Facts of %s are refused: %s", path.name, error)


async def _send_rest(shipping: Shipping, client: HubClient) -> None:
    journal = shipping.journal_id()
    if journal is None:
        return
    position = await client.position(journal)
    while rows := shipping.raw_after(position.seq, BATCH):
        try:
            position = await client.send_facts(journal, position, [_as_shipped(row) for row in rows])
        except HubError as error:
            if error.position is None or error.position.seq >= position.seq:
                raise HubError(error.problem, retry_after_s=error.retry_after_s) from error
            position = error.position


def _as_shipped(row: RawFact) -> ShippedFact:
    return row.seq, row.subject, row.at, row.kind, row.data, row.digest.hex()
