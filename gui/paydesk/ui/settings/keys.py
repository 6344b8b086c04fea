"""What the windows know of keys and of what this PC keeps, and the way down for the pages about them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from paydesk.domain.commands import BeginNewJournal, Command
from paydesk.domain.messages import CommandEnded, End, JournalBroken, JournalFault, SettingsKept
from paydesk.domain.people.messages import PermissionDenied
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, Erased, Exported, StoredData
from paydesk.domain.settings.settings import Settings
from paydesk.ui.hub import Asks, Store
from paydesk.worker.client import CommandClient

_HANDED_ON = (AreaTested, StoredData, Erased, Exported, PermissionDenied)
"""What the pages themselves take."""


class KeysStore(Store):
    """What is known of keys and journal, for the pages Connections and "What this PC keeps"; both may come later.

    `keys_changed` carries an AreaKeys: which pages there are depends on it. `happened` goes to the pages.
    """

    keys_changed = Signal(object)
    happened = Signal(object)

    def __init__(self, client: CommandClient, parent: QObject | None = None, settings: Settings | None = None) -> None:
        super().__init__(parent)
        self._asks = Asks(client.send, self)
        self.takers = {
            SettingsKept: self._use,
            CommandEnded: self._asks.take,
            AreaKeys: self._take_keys,
            JournalFault: self._take_journal,
            JournalBroken: self._take_journal,
            **dict.fromkeys(_HANDED_ON, self.happened.emit),
        }
        self.settings = settings or Settings()
        self._keys: dict[Area, AreaKeys] = {}
        self._journal: dict[type, object] = {}
        """What was said last of the journal, until a new one is begun."""

    def keys(self, area: Area) -> AreaKeys:
        """Where the keys of an area are, as last heard."""
        return self._keys.get(area) or AreaKeys(area, "none")

    def lacks(self, area: Area) -> bool:
        """Whether it was heard that an area has no keys, or none any more."""
        return area in self._keys and not self._keys[area].there

    def told(self) -> tuple[object, ...]:
        """Where all keys are, and how the journal is, as last heard."""
        return (*self._keys.values(), *self._journal.values())

    def _use(self, event: SettingsKept) -> None:
        self.settings = event.settings

    def _take_keys(self, event: AreaKeys) -> None:
        self._keys[event.area] = event
        self.keys_changed.emit(event)
        self.happened.emit(event)

    def _take_journal(self, event: JournalFault | JournalBroken) -> None:
        self._journal[type(event)] = event
        self.happened.emit(event)

    def send(self, command: Command) -> None:
        """Send it; that it was not done comes by `happened`."""
        self._asks.ask(command.command_id, command, ended=partial(self._end, command))

    def _end(self, command: Command, event: CommandEnded) -> None:
        """What was asked for on one of the pages was not done: its buttons can be pressed again."""
        renewed = isinstance(command, BeginNewJournal)
        if renewed and event.end is End.DONE:
            self._journal.clear()
        if renewed or event.end is not End.DONE:
            self.happened.emit(event)
