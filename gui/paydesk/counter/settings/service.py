"""Settings: saved, used and exported; what this PC stores, and erasing old data."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from paydesk.counter.access import AccessDenied
from paydesk.counter.context import Context
from paydesk.counter.dispatcher import handles
from paydesk.counter.faults import fault_code
from paydesk.counter.journal_query import query_journal
from paydesk.domain import commands
from paydesk.domain.clock import HOUR
from paydesk.domain.fact import Fact
from paydesk.domain.messages import CommandStatus, SettingsInUse
from paydesk.domain.people.person import Permission
from paydesk.domain.settings import stored_facts
from paydesk.domain.settings.commands import ReadSettingsFile
from paydesk.domain.settings.messages import (
    Erased,
    Exported,
    SettingsDamaged,
    SettingsFileContent,
    StoredData,
    StoredItem,
    StoredKind,
)
from paydesk.domain.settings.settings import (
    Billing,
    HubSettings,
    Settings,
    SettingsFault,
    SettingsIssue,
    changed_names,
    merge_changes,
)
from paydesk.store import stored_data
from paydesk.store.errors import FaultKind, RebuildInProgress, StoreError
from paydesk.store.journal.erase import scrub
from paydesk.store.journal.journal import Journal
from paydesk.store.keychain import JOURNAL_AREA, PEOPLE_AREA, TOKEN_AREA
from paydesk.store.secrets import KeychainSecrets
from paydesk.store.settings import file

_APPEARANCE: Final = frozenset(
    {"theme", "high_contrast", "text_percent", "customer_display", "language", "first_start"}
)
_LOG = logging.getLogger("paydesk.counter")


class SettingsService:
    """The settings of one counter. `on_changed` is called with the old ones after each change."""

    def __init__(self, context: Context, on_changed: Callable[[Settings], Awaitable[None]]) -> None:
        self._context = context
        self._on_changed = on_changed

    # it checks permission itself: a refusal has its own message
    @handles(commands.SaveSettings, permission_of=lambda *_: None, lock_name="settings")
    async def save(self, command: commands.SaveSettings, _by: str) -> None:
        """Save the changed settings and use them. SettingsInUse tells the current ones, also after a refusal.

        If the file cannot be written, that is reported, and they are used until Paydesk ends.
        """
        await self._context.access.wait_until_known(Permission.SETTINGS)
        before = self._context.config.settings
        wanted = merge_changes(before, command.before, command.settings)
        is_appearance_only = _APPEARANCE.issuperset(changed_names(before, wanted))
        try:
            by = self._context.access.require(Permission.APPEARANCE if is_appearance_only else Permission.SETTINGS)
        except AccessDenied:
            self._context.emit(SettingsInUse(before))
            raise
        await self._apply(wanted, None if is_appearance_only else by)

    async def save_hub(self, hub: HubSettings, by: str) -> None:
        """Save the address of the hub, after an enrolment. Raises StoreError."""
        await self._apply(replace(self._context.config.settings, hub=hub), by)

    async def save_billing(self, billing: Billing, by: str) -> None:
        """Save the settings of billing programs, after a change of their keys. Raises StoreError."""
        await self._apply(replace(self._context.config.settings, billing=billing), by)

    async def _apply(self, wanted: Settings, by: str | None) -> None:
        """Save settings and use them; with `by`, a fact records the change first. Raises StoreError."""
        config, before = self._context.config, self._context.config.settings
        if by is not None:
            await self._write_first(stored_facts.settings_changed_fact(self._context.now(), before, wanted, by=by))
        written = False
        try:
            file.save(self._context.folder, wanted)
            written = True
        except StoreError as fault:  # reported as a fault of the settings file, not of the journal
            _LOG.warning("Settings file cannot be written: %s", fault)
            newer = fault_code(fault) == FaultKind.NEWER
            self._context.emit(
                SettingsDamaged((SettingsIssue(SettingsFault.NEWER if newer else SettingsFault.NOT_WRITTEN),))
            )
        config.settings = wanted
        self._context.emit(SettingsInUse(config.settings, written))
        await self._on_changed(before)

    async def _write_first(self, fact: Fact) -> None:
        """Record a change of settings before it is made. Raises StoreError; then they stay as they are."""
        try:
            await self._context.journal.write_now(fact)
        except StoreError:
            self._context.emit(SettingsInUse(self._context.config.settings))
            raise

    @handles(commands.ExportSettings)
    async def export(self, _command: commands.ExportSettings, by: str) -> None:
        """Emit the settings as text without any secret.

        Raises:
            StoreError: The journal cannot record it.
        """
        await self._context.journal.write_now(stored_facts.settings_exported_fact(self._context.now(), by=by))
        self._context.emit(Exported(file.export(self._context.config.settings)))

    @handles(ReadSettingsFile)
    async def read(self, command: ReadSettingsFile, _by: str) -> SettingsFileContent:
        """Return the contents of a settings file. The window asks for what is not in it (keys, people)."""
        settings, problem, left_out = file.parse_export(command.text)
        return SettingsFileContent(settings, problem, tuple(each.name for each in left_out))


_KEYCHAIN_ENTRIES: Final = (
    (StoredKind.PEOPLE, PEOPLE_AREA),
    (StoredKind.TOKEN, TOKEN_AREA),
    (StoredKind.JOURNAL_MARK, JOURNAL_AREA),
)
MIN_AGE_MS: Final = 48 * HOUR
"""Age below which nothing is erased: sales are watched, limits counted and repeated transfers found within a day."""


class StoredDataService:
    """Commands about stored data.

    Args:
        key_locations: Returns "keychain" or "memory" for each area that has keys.
        forget: Called with subjects that are erased.
        clock_offset_ms: Returns this PC's clock minus the service's.
    """

    def __init__(
        self,
        context: Context,
        secrets: KeychainSecrets,
        journal: Journal,
        key_locations: Callable[[], list[str]],
        forget: Callable[[Iterable[str]], None],
        clock_offset_ms: Callable[[], int],
    ) -> None:
        self._context = context
        self._secrets = secrets
        self._journal = journal
        self._key_locations = key_locations
        self._forget = forget
        self._clock_offset_ms = clock_offset_ms

    @handles(commands.ReadStoredData)
    async def read_stored(self, _command: commands.ReadStoredData, _by: str) -> StoredData:
        """Return everything that is stored. Raises StoreError."""
        folder = self._context.folder
        found = await query_journal(self._journal, lambda look: list(stored_data.list_stored_items(folder, look)))
        locations = self._key_locations()
        found += [StoredItem(StoredKind.KEYS, place, locations.count(place)) for place in sorted(set(locations))]
        found += await self._keychain_items()
        return StoredData(str(folder), tuple(found))

    async def _keychain_items(self) -> list[StoredItem]:
        """Return the other entries in the keychain."""
        found = []
        for kind, name in _KEYCHAIN_ENTRIES:
            looked = await self._context.run_in_thread(partial(self._secrets.lookup, name))
            if looked.pair is not None:
                found.append(StoredItem(kind, "keychain" if looked.is_in_keychain else "memory", 1))
        return found

    @handles(commands.EraseOld, lock_name="erase")
    async def erase_old(self, command: commands.EraseOld, by: str) -> CommandStatus | None:
        """Erase finished data older than `before` (at least two days), and emit Erased."""
        # with a clock a year ahead, everything would be older than half a year
        before = min(command.before, self._context.now() - MIN_AGE_MS) - max(0, self._clock_offset_ms())
        counts: dict[StoredKind, int] = {}
        gone: frozenset[str] = frozenset()
        failed = False
        try:
            gone = await self._erase_facts(before, by, counts)
            counts[StoredKind.COPIES] = stored_data.erase_copies(self._context.folder, before)
            counts[StoredKind.LOGS] = stored_data.erase_logs(self._context.folder, before)
        except RebuildInProgress:
            raise  # nothing was erased yet
        except StoreError as fault:
            _LOG.info("Erasing stopped: %s", fault)
            failed = True
        self._context.emit(Erased(tuple(counts.items()), failed, gone))
        return CommandStatus.FAILED if failed else None

    async def _erase_facts(self, before: int, by: str, counts: dict[StoredKind, int]) -> frozenset[str]:
        gone: set[str] = set()
        counts[StoredKind.SALES] = counts[StoredKind.PAYOUTS] = 0
        for old in self._journal.erase(before, self._context.now(), by=by):
            counts[StoredKind.SALES] += len(old.sales)
            counts[StoredKind.PAYOUTS] += len(old.payouts)
            self._forget(old.subjects)
            gone |= set(old.subjects)
            await asyncio.sleep(0)  # lets waiting sales be read
        await self._context.run_in_thread(partial(scrub, self._journal.path))
        return frozenset(gone)
