"""What this PC keeps: listing it, erasing what is old and finished, writing the settings out for a second counter."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from paydesk.counter.faults import journal_fault as fault_event
from paydesk.domain.clock import HOUR, now_ms
from paydesk.domain.settings import stored_facts as kept_facts
from paydesk.domain.settings.messages import Area, Erased, Exported, StoredData, StoredItem, StoredKind
from paydesk.store import stored_data as kept
from paydesk.store.errors import StoreError
from paydesk.store.secrets import MemorySecrets
from paydesk.store.settings import file as settings_file
from paydesk.worker.in_thread import in_thread

if TYPE_CHECKING:
    from paydesk.counter.configuration import Configuration
    from paydesk.counter.engine import Engine
    from paydesk.domain.messages import Event
    from paydesk.store.secrets import Secrets
    from paydesk.worker.options import StartOptions

_LOG = logging.getLogger("paydesk.worker")

LEAST_AGE_MS: Final = 48 * HOUR
"""Nothing younger is ever erased: sales are watched, limits counted and repeated transfers seen over a day."""
TOKEN: Final = "token"  # noqa: S105  an entry's name
PEOPLE: Final = "people"


class KeptDesk:
    """The part of KeyWishes about what is kept; whoever calls has asked the guard."""

    def __init__(
        self,
        options: StartOptions,
        emit: Callable[[Event], None],
        config: Configuration,
        engine: Engine,
        secrets: Secrets,
        areas: Callable[[], Mapping[Area, str]],
    ) -> None:
        self._options = options
        self._emit = emit
        self._config = config
        self._journal, self._sales = engine.journal, engine.sales.sales
        self._secrets = secrets
        self._areas = areas

    async def look(self) -> None:
        """Everything that is kept: Kept."""
        try:
            found = [*kept.things(self._options.folder, self._journal)]
        except StoreError as fault:
            self._emit(fault_event(fault))
            return
        found += self._key_things()
        found += await self._entries()
        self._emit(StoredData(str(self._options.folder), tuple(found)))

    def _key_things(self) -> Iterator[StoredItem]:
        """The keys of all areas, one thing a place."""
        places = ["keychain" if state == "keychain" else "memory" for state in self._areas().values()]
        for place in sorted(set(places)):
            yield StoredItem(StoredKind.KEYS, place, places.count(place))

    async def _entries(self) -> list[StoredItem]:
        """What else is in the keychain: the seal of PINs, the access token."""
        found = []
        for kind, name in ((StoredKind.PEOPLE, PEOPLE), (StoredKind.TOKEN, TOKEN)):
            if self._options.is_demo:  # the keychain holds those of the real counter
                there, in_keychain = MemorySecrets.get(self._secrets, name) is not None, False
            else:
                looked = await in_thread(partial(self._secrets.look, name))
                there, in_keychain = looked.pair is not None, looked.in_keychain
            if there:
                found.append(StoredItem(kind, "keychain" if in_keychain else "memory", 1))
        return found

    async def erase(self, before: int, by: str) -> None:
        """Erase what is finished and older than `before` (ms since 1970), and at least two days: Erased, Kept."""
        now = now_ms()
        before = min(before, now - LEAST_AGE_MS)
        counts: dict[StoredKind, int] = {}
        gone: frozenset[str] = frozenset()
        failed = False
        try:
            gone = await self._erase_facts(before, now, by, counts)
            counts[StoredKind.COPIES] = kept.erase_copies(self._options.folder, before)
            counts[StoredKind.LOGS] = kept.erase_logs(self._options.folder, before)
        except StoreError as fault:
            _LOG.info("erasing was not finished: %s", fault)
            failed = True
        self._emit(Erased(tuple(counts.items()), failed, gone))
        await self.look()

    async def _erase_facts(self, before: int, now: int, by: str, counts: dict[StoredKind, int]) -> frozenset[str]:
        journal = self._journal
        gone: set[str] = set()
        counts[StoredKind.SALES] = counts[StoredKind.PAYOUTS] = 0
        for old in journal.erase(before, now, by=by):
            counts[StoredKind.SALES] += len(old.sales)
            counts[StoredKind.PAYOUTS] += len(old.payouts)
            self._sales.forget(old.sales)
            gone |= set(old.subjects)
            await asyncio.sleep(0)  # a sale that waits is read meanwhile
        return frozenset(gone)

    def export(self, by: str) -> None:
        """The settings as text, without any secret: Exported."""
        try:
            self._journal.append([kept_facts.settings_exported(now_ms(), by=by)])
        except StoreError as fault:
            self._emit(fault_event(fault))
        self._emit(Exported(settings_file.export(self._config.settings)))
