"""One counter's side of the hub in memory: what survives a power cut of it, and what must hold between the two."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from paydesk.api.hub import HubClient
from paydesk.counter.context import Context
from paydesk.counter.hub_service import HubService
from paydesk.domain.hub.commands import EnrolHub
from paydesk.domain.hub.messages import HubProblem, HubState
from paydesk.domain.sale.next_step import next_step
from paydesk.domain.sale.verdict import verdict_of
from paydesk.domain.settings.settings import HubSettings
from paydesk.store.keychain import HUB_ENTRY
from paydesk.store.secrets import MemorySecrets
from tests.simulation.hub import HubDouble, HubWire, Row

if TYPE_CHECKING:
    from paydesk.counter.access import Access
    from paydesk.domain.messages import Event
    from paydesk.store.journal.journal import Journal
    from tests.simulation.core import Core

URL: Final = "http://127.0.0.1"
_SLACK_MS: Final = 50
"""Both clocks round, and the end of a stream takes some turns of the loop."""
_ResultT = TypeVar("_ResultT")


async def _call(call: Callable[[], _ResultT]) -> _ResultT:
    return call()


class HubLink:
    """Address, key and identity of a counter at its hub."""

    def __init__(self, hub: HubDouble, is_reachable: Callable[[], bool] = lambda: True) -> None:
        self.hub, self._is_reachable = hub, is_reachable
        self.settings = HubSettings()
        self.counter: str | None = None
        """Its id, once it is enrolled."""
        self.problem: HubProblem | None = None
        """The problem that the counter shows."""
        self._secrets = MemorySecrets()

    def create_service(self, core: Core, access: Access, emit: Callable[[Event], None]) -> HubService:
        """Create the hub part of one run of the counter."""

        async def save(hub: HubSettings, _by: str) -> None:
            self.settings = hub
            core.config.settings = replace(core.config.settings, hub=hub)

        core.config.settings = replace(core.config.settings, hub=self.settings)

        def hear(event: Event) -> None:
            self.problem = event.problem if isinstance(event, HubState) else self.problem
            emit(event)

        context = Context(
            core.engine.journal.path.parent,
            core.config,
            access,
            self._secrets,
            hear,
            core.engine.recorder.write_later,
            core.now,
            _call,
        )

        def create_client(hub: HubSettings, key: str) -> HubClient:
            return HubClient(hub.url, key, wire=HubWire(self.hub, self._is_reachable))

        return HubService(context, save, core.update_feed, core.nudge, create_client)

    @property
    def is_enrolled(self) -> bool:
        """True if the hub knows the key of the counter."""
        return self._key in self.hub.keys

    @property
    def _key(self) -> str:
        pair = self._secrets.get(HUB_ENTRY)
        return "" if pair is None else pair.client_secret

    async def enrol(self, core: Core) -> bool:
        """Enrol with a new code; return True if that is done. A power cut ends it."""
        await asyncio.wait([core._begin(self._enrol(core))])
        return self.is_enrolled

    async def _enrol(self, core: Core) -> None:
        assert core.hub is not None
        await core.hub.enrol(EnrolHub(url=URL, code=self.hub.create_code(self.counter)), "Asha")
        self.counter = self.hub.keys.get(self._key, self.counter)

    def is_complete(self, journal: Journal) -> bool:
        """Return True if the hub has as many facts as the journal."""
        return journal.count() == len(self._kept(journal))

    def _kept(self, journal: Journal) -> list[Row]:
        found = self.hub.journals.get(journal.shipping.journal_id() or "")
        return [] if found is None else found.rows

    def differences(self, journal: Journal, *, whole: bool = False) -> Iterator[str]:
        """Yield where the hub's facts are not those of the journal; `whole`: all of them have to be there."""
        kept, mark = self._kept(journal), journal.shipping.journal_id() or ""
        seq = 0
        while rows := journal.shipping.raw_after(seq, 1_000):
            for row in rows[: max(0, len(kept) - seq)]:
                if kept[row.seq - 1] != (row.seq, row.subject, row.at, row.kind, row.data, row.digest):
                    yield f"fact {row.seq} is another one at the hub: {kept[row.seq - 1]}"
            seq = rows[-1].seq
        if len(kept) > seq or (whole and len(kept) < seq):
            yield f"the hub has {len(kept)} facts, the journal {seq}"
        shipped, known = journal.shipping.shipped()[0], self.hub.journals.get(mark)
        if shipped > (0 if known is None else known.acknowledged):
            yield f"the counter takes {shipped} facts for sent, more than the hub ever had"

    def stale_words(self, core: Core) -> Iterator[str]:
        """Yield what the counter says by a feed that did not hear of this sale without a break since its last answer.

        Then the age rules are those without a feed.
        """
        now, feed = core.now(), core.config.feed
        since = None if self.counter is None else self.hub.confirmed_since(self.counter, _SLACK_MS)
        for sale in core.engine.sales.sales:
            answered = sale.answered_at
            if not sale.is_open or answered is None:
                continue
            if since is not None and now - answered <= self.hub.now() - since + _SLACK_MS:
                continue
            if verdict_of(sale, now, feed) is not verdict_of(sale, now):
                yield f"{verdict_of(sale, now, feed)} by a feed that is dead: {sale}"
            if next_step(sale, now, feed) != next_step(sale, now):
                yield f"{next_step(sale, now, feed)} by a feed that is dead: {sale}"
