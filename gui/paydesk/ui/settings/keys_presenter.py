"""Keys and what this PC keeps: what their pages ask for leads to commands, what the counter says leads back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import (
    BeginNewJournal,
    Command,
    EraseOld,
    ExportSettings,
    ForgetKeys,
    LookAtKeys,
    LookAtStored,
    SetKeys,
    TestConnection,
)
from paydesk.domain.messages import CommandEnded, End, JournalBroken, JournalFault, SettingsKept
from paydesk.domain.people.messages import PermissionDenied
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, Erased, Exported, StoredData
from paydesk.domain.settings.settings import Settings
from paydesk.ui.hub import Store

if TYPE_CHECKING:
    from paydesk.ui.settings.connections import ConnectionsPage
    from paydesk.ui.settings.kept import KeptPage
    from paydesk.worker.client import CommandClient

_HANDED_ON = (AreaTested, StoredData, Erased, Exported, PermissionDenied)
"""What the pages themselves take."""


class KeysPresenter(Store):
    """Answers the pages Connections and "What this PC keeps"; both may come later, or never.

    `keys_changed` carries an AreaKeys: which pages there are depends on it. `happened` goes to the pages.
    """

    keys_changed = Signal(object)
    happened = Signal(object)

    def __init__(self, client: CommandClient, parent: QObject, settings: Settings | None = None) -> None:
        super().__init__(parent)
        self.takers = {
            SettingsKept: self._use,
            CommandEnded: self._end,
            AreaKeys: self._take_keys,
            JournalFault: self._take_journal,
            JournalBroken: self._take_journal,
            **dict.fromkeys(_HANDED_ON, self.happened.emit),
        }
        self._client = client
        self._settings = settings or Settings()
        self._keys: dict[Area, AreaKeys] = {}
        self._journal: dict[type, object] = {}
        """What was said last of the journal, until a new one is begun."""
        self._renewing = ""
        """The command that begins it."""
        self._sent: set[str] = set()
        """The commands that have not ended."""

    def keys(self, area: Area) -> AreaKeys:
        """Where the keys of an area are, as last heard."""
        return self._keys.get(area) or AreaKeys(area, "none")

    def told(self) -> tuple[object, ...]:
        """Where all keys are, and how the journal is, as last heard."""
        return (*self._keys.values(), *self._journal.values())

    def attach_connections(self, page: ConnectionsPage) -> None:
        """The page of the connections is there now."""
        page.keys_typed.connect(self.on_keys_typed)
        page.test_wanted.connect(self.on_test_wanted)
        page.forgotten.connect(self.on_forgotten)
        page.look_wanted.connect(self.on_keys_wanted)
        self.happened.connect(page.on_event)
        for said in self._keys.values():
            page.on_event(said)

    def attach_kept(self, page: KeptPage) -> None:
        """The page of what is kept is there now."""
        page.look_wanted.connect(self.on_kept_wanted)
        page.erase_wanted.connect(self.on_erase_wanted)
        page.export_wanted.connect(self.on_export_wanted)
        page.new_journal.wanted.connect(self.on_new_journal_wanted)
        self.happened.connect(page.on_event)
        for said in (*self._keys.values(), *self._journal.values()):
            page.on_event(said)

    def _use(self, event: SettingsKept) -> None:
        self._settings = event.settings

    def _take_keys(self, event: AreaKeys) -> None:
        self._keys[event.area] = event
        self.keys_changed.emit(event)
        self.happened.emit(event)

    def _take_journal(self, event: JournalFault | JournalBroken) -> None:
        self._journal[type(event)] = event
        self.happened.emit(event)

    def _send(self, command: Command) -> None:
        self._sent.add(command.command_id)
        self._client.send(command)

    def _end(self, event: CommandEnded) -> None:
        """What was asked for on one of the pages was not done: its buttons can be pressed again."""
        if event.command_id in self._sent:
            self._sent.discard(event.command_id)
            renewed = event.command_id == self._renewing
            if renewed and event.end is End.DONE:
                self._journal.clear()
            if renewed or event.end is not End.DONE:
                self.happened.emit(event)

    @Slot(object)
    def on_keys_typed(self, typed: object) -> None:
        """New keys: only to the counter."""
        if isinstance(typed, tuple):
            area, client_id, secret = typed
            self._send(SetKeys(area=area, client_id=client_id, client_secret=secret))

    @Slot(object)
    def on_test_wanted(self, typed: object) -> None:
        """Try keys with the settings in use."""
        if isinstance(typed, tuple):
            area, client_id, secret = typed
            self._send(TestConnection(area=area, settings=self._settings, client_id=client_id, client_secret=secret))

    @Slot(object)
    def on_forgotten(self, area: object) -> None:
        """Forget the keys of an area."""
        if isinstance(area, Area):
            self._send(ForgetKeys(area=area))

    @Slot()
    def on_keys_wanted(self) -> None:
        """The page is in front."""
        self._send(LookAtKeys())

    @Slot()
    def on_kept_wanted(self) -> None:
        """The page is in front."""
        self._send(LookAtStored())

    @Slot(object)
    def on_erase_wanted(self, before: object) -> None:
        """Erase what is older than a time in ms."""
        if isinstance(before, int):
            self._send(EraseOld(before=before))

    @Slot()
    def on_export_wanted(self) -> None:
        """The settings for a second counter."""
        self._send(ExportSettings())

    @Slot()
    def on_new_journal_wanted(self) -> None:
        """Set the damaged journal aside."""
        command = BeginNewJournal()
        self._renewing = command.command_id
        self._send(command)
