"""What this PC stores: listing it, and erasing what is old and finished."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from paydesk.counter.context import Context
from paydesk.counter.dispatcher import Handler, Handlers
from paydesk.domain import commands
from paydesk.domain.clock import HOUR
from paydesk.domain.messages import End
from paydesk.domain.settings.messages import Erased, StoredData, StoredItem, StoredKind
from paydesk.store import stored_data
from paydesk.store.errors import BeingRemade, StoreError
from paydesk.store.journal.erase import scrub
from paydesk.store.journal.journal import Journal
from paydesk.store.secrets import JOURNAL_AREA, PEOPLE_AREA, TOKEN_AREA, MemorySecrets, Secrets

_LOG = logging.getLogger("paydesk.counter")

_ENTRIES: Final = (
    (StoredKind.PEOPLE, PEOPLE_AREA),
    (StoredKind.TOKEN, TOKEN_AREA),
    (StoredKind.JOURNAL_MARK, JOURNAL_AREA),
)
LEAST_AGE_MS: Final = 48 * HOUR
"""Nothing younger is ever erased: sales are watched, limits counted and repeated transfers seen over a day."""


class StoredDataService:
    """`key_places`: where the keys of the areas are. `forget` is told what is about to be erased, by subject.

    `ahead`: by how many ms this PC's clock is ahead of the service's, as far as that is known.
    """

    def __init__(
        self,
        context: Context,
        secrets: Secrets,
        journal: Journal,
        key_places: Callable[[], list[str]],
        forget: Callable[[Iterable[str]], None],
        ahead: Callable[[], int],
    ) -> None:
        self._context = context
        self._secrets = secrets
        self._journal = journal
        self._key_places = key_places
        self._forget = forget
        self._ahead = ahead

    def handlers(self) -> Handlers:
        """The commands about what is stored."""
        return {
            commands.LookAtStored: Handler(self.look),
            commands.EraseOld: Handler(self.erase, turn="erase"),
        }

    async def look(self, _command: commands.LookAtStored, _by: str) -> None:
        """Everything that is stored: StoredData. Raises StoreError."""
        await self._tell()

    async def _tell(self) -> None:
        found = list(stored_data.things(self._context.folder, self._journal))
        places = self._key_places()
        found += [StoredItem(StoredKind.KEYS, place, places.count(place)) for place in sorted(set(places))]
        found += await self._entries()
        self._context.emit(StoredData(str(self._context.folder), tuple(found)))

    async def _entries(self) -> list[StoredItem]:
        """What else is in the keychain."""
        found = []
        for kind, name in _ENTRIES:
            if self._context.config.demo:  # the keychain holds those of the real counter
                there, in_keychain = MemorySecrets.get(self._secrets, name) is not None, False
            else:
                looked = await self._context.in_thread(partial(self._secrets.look, name))
                there, in_keychain = looked.pair is not None, looked.in_keychain
            if there:
                found.append(StoredItem(kind, "keychain" if in_keychain else "memory", 1))
        return found

    async def erase(self, command: commands.EraseOld, by: str) -> End | None:
        """Erase what is finished and older than `before`, and at least two days: Erased, StoredData."""
        # by a clock that is a year ahead, what is older than half a year is all there is
        before = min(command.before, self._context.now() - LEAST_AGE_MS) - max(0, self._ahead())
        counts: dict[StoredKind, int] = {}
        gone: frozenset[str] = frozenset()
        failed = False
        try:
            gone = await self._erase_facts(before, by, counts)
            counts[StoredKind.COPIES] = stored_data.erase_copies(self._context.folder, before)
            counts[StoredKind.LOGS] = stored_data.erase_logs(self._context.folder, before)
        except BeingRemade:
            raise  # nothing was erased yet
        except StoreError as fault:
            _LOG.info("erasing was not finished: %s", fault)
            failed = True
        self._context.emit(Erased(tuple(counts.items()), failed, gone))
        await self._tell()
        return End.FAILED if failed else None

    async def _erase_facts(self, before: int, by: str, counts: dict[StoredKind, int]) -> frozenset[str]:
        gone: set[str] = set()
        counts[StoredKind.SALES] = counts[StoredKind.PAYOUTS] = 0
        for old in self._journal.erase(before, self._context.now(), by=by):
            counts[StoredKind.SALES] += len(old.sales)
            counts[StoredKind.PAYOUTS] += len(old.payouts)
            self._forget(old.subjects)
            gone |= set(old.subjects)
            await asyncio.sleep(0)  # a sale that waits is read meanwhile
        await self._context.in_thread(partial(scrub, self._journal.path))
        return frozenset(gone)
