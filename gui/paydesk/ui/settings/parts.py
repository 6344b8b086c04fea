"""Who answers the settings: their parts, made when they are first shown, and the keys that are asked for at start."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.people.messages import PermissionDenied
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.ui.host import Host
from paydesk.ui.page import Page
from paydesk.ui.people.presenter import PeoplePresenter
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.settings.keys import KeysStore
from paydesk.ui.settings.money_out import MoneyOutSettings
from paydesk.ui.settings.place import CONNECTIONS, KEPT, MONEY_OUT, PEOPLE
from paydesk.ui.settings.saving import SavesSettings

_OURS = frozenset({Permission.SETTINGS, Permission.KEYS, Permission.PEOPLE, Permission.STORED_DATA, Permission.ERASE})


class SettingsParts(QObject):
    """Answers the parts of the settings."""

    def __init__(self, host: Host, people: PeopleStore, locks: PeoplePresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._locks = locks
        self._host = host
        self._people = people
        self.keys = KeysStore(self, host.settings)
        self._is_start = True
        """Whether it is not known yet if there are keys to sell with."""
        self._asks_for_keys = False
        """Whether keys are to be asked for once the screen is open."""
        host.frame.when_made("settings", self._join)

    def _join(self) -> None:
        """The settings are shown for the first time: these are their parts."""
        place = self._host.frame.set_up
        place.offer(PEOPLE, self._locks.make_page)
        place.offer(CONNECTIONS, self._make_connections)
        place.offer(MONEY_OUT, self._make_money_out)
        place.offer(KEPT, self._make_kept)
        place.page_wanted.connect(self._host.show_page)
        place.counter.connection.join(self.keys)
        self._host.hub.add(place.counter.takers)
        self._people.people_changed.connect(self.on_people)
        self.on_people()

    @Slot()
    def on_people(self) -> None:
        """Others may sign in here now."""
        self._host.frame.set_up.overview.show_people(len(self._people.people))

    def _make_connections(self, parent: QWidget) -> Page:
        from paydesk.ui.settings.connections import ConnectionsPage

        page = ConnectionsPage(self.keys, self._host.client, demo=self._host.demo, parent=parent)
        self._host.hub.add(page.takers)
        return page

    def _make_money_out(self, parent: QWidget) -> Page:
        page = MoneyOutSettings(self._host.settings, self._host.client, demo=self._host.demo, parent=parent)
        page.service.join(self.keys)
        self._host.hub.add(page.takers)
        return page

    def _make_kept(self, parent: QWidget) -> Page:
        from paydesk.ui.settings.kept import KeptPage

        page = KeptPage(self.keys, self._host.client, parent)
        self._host.hub.add(page.takers)
        return page

    def take_keys(self, event: AreaKeys) -> None:
        """Where the keys of an area are; at the start of a counter that has none, they are asked for."""
        if event.area is Area.GATEWAY and self._is_start and not self._host.demo:
            self._is_start = False
            self._asks_for_keys = not event.is_usable and self._host.settings.shop.terminal is not None
            self.ask_for_keys()

    def ask_for_keys(self) -> None:
        """At the start of a counter that has no keys (this PC has no keychain): ask before a customer comes."""
        if self._asks_for_keys and not self._people.is_locked and self._host.page != "starting":
            self._asks_for_keys = False
            if self._host.page == "sell":
                self._host.show_page("settings")
                self._host.frame.set_up.show_part(CONNECTIONS)

    @property
    def _savers(self) -> list[SavesSettings]:
        """The pages that save settings."""
        return self._host.frame.set_up.findChildren(SavesSettings)

    def refuse(self, event: PermissionDenied) -> bool:
        """The counter refused a command of the settings: an admin's PIN may open it. Whether it was one."""
        if event.permission not in _OURS or self._host.page != "settings":
            return False
        what = [line for saver in self._savers for line in saver.changes()]
        self._locks.unlock(event.permission, self._opened, what)
        return True

    def _opened(self, may: bool) -> None:
        """What was refused is asked for again, or given up; a part that shows nothing without a PIN closes then."""
        place = self._host.frame.set_up
        if not may and self._host.page == "settings" and place.part == KEPT:
            place.on_back()
        for saver in self._savers:
            saver.again() if may else saver.give_up()
