"""Chooses the version of a new direct transfer: that of the settings, or the newest that the keys may use."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from paydesk.api.errors import ServiceError
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.recorder import Recorder
from paydesk.domain.clock import DAY, Now
from paydesk.domain.codec import from_data
from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.domain.payout.payout import Payout
from paydesk.domain.payout.requests import StatusQuery
from paydesk.domain.settings.service_kind import takes_real_money
from paydesk.domain.settings.settings import TransferVersion
from paydesk.domain.settings.stored import AllowedVersion
from paydesk.domain.settings.stored_facts import VERSIONS_SUBJECT, allowed_version_fact
from paydesk.store.journal.journal import Journal

ANSWER_TIMEOUT_S: Final = 3.0
"""Time in which the service has to tell: a person waits for it."""
KNOWN_FOR: Final = DAY
"""Time after which it is asked again, in ms."""
_NO_SUCH_TRANSFER: Final = StatusQuery("paydesk_version_test")


@dataclass(frozen=True, slots=True)
class _KnownVersion:
    keys: str
    host: str
    version: TransferVersion
    at: int


class VersionChooser:
    """Knows which version the account may use. A transfer that cannot exist is read by v2: that moves nothing."""

    def __init__(
        self,
        journal: Journal,
        recorder: Recorder,
        connection: ServiceConnection[PayoutsClient],
        config: Configuration,
        payouts: Iterable[Payout],
        now: Now,
    ) -> None:
        self._journal = journal
        self._recorder = recorder
        self._connection = connection
        self._config = config
        self._payouts = payouts
        self._now = now
        self._known: _KnownVersion | None = None

    async def choose(self) -> TransferVersion:
        """Return the version of a direct transfer that is sent now. Raises StoreError."""
        chosen = self._config.settings.money_out.transfer_version
        client = self._connection.client
        if chosen is not None:
            return chosen
        if client is None:
            return TransferVersion.V1_2
        keys, host = client.transport.key_digest, client.endpoint_of(Operation.TRANSFER_V2).host
        if takes_real_money(host) is not takes_real_money(client.transport.endpoint.host):
            return TransferVersion.V1_2  # addresses of one's own: a test must not stand for real money
        known = self._find_known(keys, host)
        if known is not None and 0 <= self._now() - known.at < KNOWN_FOR and not self._was_refused_since(known.at):
            return known.version
        allowed = await self._ask()
        if allowed is not None:
            self._recorder.write_later(allowed_version_fact(self._now(), AllowedVersion(keys, host, allowed)))
        version = allowed or (TransferVersion.V1_2 if known is None else known.version)
        self._known = _KnownVersion(keys, host, version, self._now())
        return version

    def _was_refused_since(self, at: int) -> bool:
        """Return True if a payout was refused by v2 since then: the account may have lost it."""
        return any(
            payout.operation is Operation.TRANSFER_V2
            and payout.outcome is Outcome.NOT_ALLOWED
            and (payout.sent_at or 0) >= at
            for payout in self._payouts
        )

    def _find_known(self, keys: str, host: str) -> _KnownVersion | None:
        if self._known is None or (self._known.keys, self._known.host) != (keys, host):
            self._known = None
            for fact in self._journal.facts_of(VERSIONS_SUBJECT):
                data = from_data(AllowedVersion, fact.data)
                if (data.keys, data.host) == (keys, host):
                    self._known = _KnownVersion(keys, host, data.version, fact.at)
        return self._known

    async def _ask(self) -> TransferVersion | None:
        """Return the newest version that the keys may use; None without a clear answer."""
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S), self._connection.call(Operation.TRANSFER_STATUS_V2) as call:
                try:
                    call.answered(await call.client.transfers.status(_NO_SUCH_TRANSFER, version=TransferVersion.V2))
                except ServiceError as error:  # nobody needs to be told: v1.2 can be used
                    return _allowed(error)
        except TimeoutError:
            return None
        return TransferVersion.V2


def _allowed(error: ServiceError) -> TransferVersion | None:
    said = error.classification
    if said is not None and said.reason is Reason.NOT_FOUND:
        return TransferVersion.V2
    return TransferVersion.V1_2 if said is not None and said.outcome is Outcome.NOT_ALLOWED else None
