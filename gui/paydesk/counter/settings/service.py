"""Settings: saved, used from then on, and written out for a second counter."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from paydesk.counter.access import Denied
from paydesk.counter.context import Context
from paydesk.counter.dispatcher import Handler, Handlers
from paydesk.counter.faults import kind_of
from paydesk.domain import commands
from paydesk.domain.messages import SettingsKept
from paydesk.domain.people.person import Permission
from paydesk.domain.settings import stored_facts
from paydesk.domain.settings.commands import ReadSettingsFile
from paydesk.domain.settings.messages import Exported, SettingsDamaged, SettingsRead
from paydesk.domain.settings.problems import Problem, Trouble
from paydesk.domain.settings.settings import Settings, changed_names, merged
from paydesk.store.errors import FaultKind, StoreError
from paydesk.store.settings import file

_LOOKS: Final = frozenset({"theme", "high_contrast", "text_percent", "customer_display", "language", "first_start"})
_LOG = logging.getLogger("paydesk.counter")


class SettingsService:
    """The settings of one counter. `changed` is told those from before, whenever others are used."""

    def __init__(self, context: Context, changed: Callable[[Settings], Awaitable[None]]) -> None:
        self._context = context
        self._changed = changed

    def handlers(self) -> Handlers:
        """The commands about settings."""
        return {
            commands.SaveSettings: Handler(self.save, lambda _: None),  # it asks itself: a refusal has its own message
            commands.ExportSettings: Handler(self.export),
            ReadSettingsFile: Handler(self.read),
        }

    async def save(self, command: commands.SaveSettings, _by: str) -> None:
        """Save what differs in these settings and use it. SettingsKept says what is used now, also when it is refused.

        A file that cannot be written is told, and they are used until Paydesk ends.
        """
        config, before = self._context.config, self._context.config.settings
        wanted = merged(before, command.before, command.settings)
        only_looks = _LOOKS.issuperset(changed_names(before, wanted))
        try:
            by = self._context.access.need(Permission.LOOK if only_looks else Permission.SETTINGS)
        except Denied:
            self._context.emit(SettingsKept(before))
            raise
        if not only_looks:
            self._context.note(stored_facts.settings_changed(self._context.now(), before, wanted, by=by))
        written = False
        try:
            file.save(self._context.folder, wanted)
            written = True
        except StoreError as fault:  # no word of the journal, after which nothing could be sold: that is well
            _LOG.warning("the settings are not written: %s", fault)
            newer = kind_of(fault) == FaultKind.NEWER
            self._context.emit(SettingsDamaged((Problem(Trouble.NEWER if newer else Trouble.NOT_WRITTEN),)))
        config.settings = wanted
        self._context.emit(SettingsKept(config.settings, written))
        await self._changed(before)

    async def export(self, _command: commands.ExportSettings, by: str) -> None:
        """The settings as text, without any secret: Exported."""
        self._context.note(stored_facts.settings_exported(self._context.now(), by=by))
        self._context.emit(Exported(file.export(self._context.config.settings)))

    async def read(self, command: ReadSettingsFile, _by: str) -> None:
        """What a settings file holds: SettingsRead. What is not in it (keys, people) is asked for by the window."""
        settings, problem, left_out = file.read_export(command.text)
        names = tuple(each.name for each in left_out)
        self._context.emit(SettingsRead(command.ask_id, settings, problem, names))
