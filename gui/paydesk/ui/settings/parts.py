"""Who answers the settings: their parts, made when they are first shown, the keys, and what this PC keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

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
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, Erased, Exported, StoredData
from paydesk.domain.settings.settings import Settings
from paydesk.ui.hub import Store
from paydesk.ui.screens import Page
from paydesk.ui.settings.money_out import MoneyOutSettings
from paydesk.ui.settings.place import CONNECTIONS, KEPT, MONEY_OUT, PEOPLE
from paydesk.ui.settings.saving import SettingsSaver

if TYPE_CHECKING:
    from paydesk.ui.host import Host
    from paydesk.ui.people.presenter import PeoplePresenter
    from paydesk.ui.people.store import PeopleStore
    from paydesk.ui.settings.connections import ConnectionsPage
    from paydesk.ui.settings.kept import KeptPage
    from paydesk.worker.client import CommandClient


_OURS = frozenset({Permission.SETTINGS, Permission.KEYS, Permission.PEOPLE, Permission.KEPT, Permission.ERASE})


class SettingsParts(QObject):
    """Answers the parts of the settings. `unlock_wanted` carries the Permission that somebody else's PIN may open."""

    unlock_wanted = Signal(object)
    ended = Signal(object)
    """Passes each CommandEnded on."""

    def __init__(self, host: Host, people: PeopleStore, locks: PeoplePresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._locks = locks
        self._host = host
        self._people = people
        self.keys = KeysPresenter(host.client, self, host.settings)
        self._is_start = True
        """Whether it is not known yet if there are keys to sell with."""
        self._asks_for_keys = False
        """Whether keys are to be asked for once the screen is open."""
        host.frame.page_made.connect(self.on_page_made)
        if "settings" in host.frame.pages:
            self.on_page_made("settings")

    @Slot(object)
    def on_page_made(self, name: object) -> None:
        """The settings are shown for the first time: these are their parts."""
        if name != "settings":
            return
        place = self._host.frame.set_up
        place.offer(PEOPLE, self._make_people)
        place.offer(CONNECTIONS, self._make_connections)
        place.offer(MONEY_OUT, self._make_money_out)
        place.offer(KEPT, self._make_kept)
        place.ready_wanted.connect(self.on_ready_wanted)
        self._people.people_changed.connect(self.on_people)
        self.on_people()

    @Slot()
    def on_ready_wanted(self) -> None:
        """The line of the checks."""
        self._host.show_page("ready")

    @Slot()
    def on_people(self) -> None:
        """Others may sign in here now."""
        self._host.frame.set_up.overview.show_people(len(self._people.people))

    def _make_people(self, parent: QWidget) -> Page:
        from paydesk.ui.people.page import PeoplePage

        page = PeoplePage(self._people, parent)
        self._locks.use_page(page)
        return page

    def _make_connections(self, parent: QWidget) -> Page:
        from paydesk.ui.settings.connections import ConnectionsPage

        page = ConnectionsPage(demo=self._host.demo, parent=parent)
        self.keys.attach_connections(page)
        return page

    def _make_money_out(self, parent: QWidget) -> Page:
        page = MoneyOutSettings(self._host.settings, demo=self._host.demo, parent=parent)
        self.ended.connect(SettingsSaver(page, self._host.client).on_ended)
        return page

    def _make_kept(self, parent: QWidget) -> Page:
        from paydesk.ui.settings.kept import KeptPage

        page = KeptPage(parent)
        self.keys.attach_kept(page)
        return page

    def take_keys(self, event: AreaKeys) -> None:
        """Where the keys of an area are; at the start of a counter that has none, they are asked for."""
        if event.area is Area.GATEWAY and self._is_start and not self._host.demo:
            self._is_start = False
            self._asks_for_keys = not event.there and self._host.settings.shop.terminal is not None
            self.ask_for_keys()

    def ask_for_keys(self) -> None:
        """At the start of a counter that has no keys (this PC has no keychain): ask before a customer comes."""
        if self._asks_for_keys and not self._people.locked:
            self._asks_for_keys = False
            if self._host.page == "sell":
                self._host.show_page("settings")
                self._host.frame.set_up.show_part(CONNECTIONS)

    def _savers(self) -> list[SettingsSaver]:
        """Those of the pages that save settings."""
        made = "settings" in self._host.frame.pages
        return self._host.frame.set_up.findChildren(SettingsSaver) if made else []

    def on_kept(self, settings: Settings) -> None:
        """What the counter uses now: what was asked for, or what was there before. What is typed stays."""
        if "settings" in self._host.frame.pages:
            place = self._host.frame.set_up
            place.use_settings(settings)
            place.counter.on_kept(settings)
            page = place.made(MONEY_OUT)
            if isinstance(page, MoneyOutSettings):
                page.on_kept(settings)

    def refuse(self, event: PermissionDenied) -> bool:
        """The counter refused a command of the settings: an admin's PIN may open it. Whether it was one."""
        if event.permission not in _OURS or self._host.page != "settings":
            return False
        self.unlock_wanted.emit(event.permission)
        return True

    def unlocked(self, permission: Permission) -> None:
        """A PIN opened it: what was refused is asked for again."""
        if permission is Permission.SETTINGS:
            for saver in self._savers():
                saver.again()
        self._host.focus_page()

    def stayed_locked(self, _deed: Permission) -> None:
        """Nobody gave a PIN: what was typed stays where it is."""
        for saver in self._savers():
            saver.give_up()


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
    def on_keys_typed(self, typed: tuple[Area, str, str]) -> None:
        """New keys: only to the counter."""
        area, client_id, secret = typed
        self._send(SetKeys(area=area, client_id=client_id, client_secret=secret))

    @Slot(object)
    def on_test_wanted(self, typed: tuple[Area, str, str]) -> None:
        """Try keys with the settings in use."""
        area, client_id, secret = typed
        self._send(TestConnection(area=area, settings=self._settings, client_id=client_id, client_secret=secret))

    @Slot(object)
    def on_forgotten(self, area: Area) -> None:
        """Forget the keys of an area."""
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
    def on_erase_wanted(self, before: int) -> None:
        """Erase what is older than a time in ms."""
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
