"""The presenter of the settings; asks for missing keys at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.people.messages import PermissionDenied
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.ui.host import Host
from paydesk.ui.page import Page
from paydesk.ui.people.presenter import PeoplePresenter
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.settings.form_page import SettingsFormPage
from paydesk.ui.settings.keys import KeysStore
from paydesk.ui.settings.money_out import MoneyOutSettings
from paydesk.ui.settings.page import CONNECTIONS, KEPT, MONEY_OUT, PEOPLE, PROGRAMS

if TYPE_CHECKING:
    from paydesk.ui.settings.connections import ConnectionsPage

_PERMISSIONS = frozenset(
    {Permission.SETTINGS, Permission.KEYS, Permission.PEOPLE, Permission.STORED_DATA, Permission.ERASE}
)


class SettingsPresenter(QObject):
    """Creates the parts of the settings page, and answers them."""

    def __init__(self, host: Host, people: PeopleStore, locks: PeoplePresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._locks = locks
        self._host = host
        self._people = people
        self.keys = KeysStore(self, host.settings)
        self._is_start = True
        """True until it is known whether there are keys."""
        self._connections: ConnectionsPage | None = None
        self._must_request_keys = False
        """True if keys must be requested once the screen is unlocked."""
        host.frame.when_created("settings", self._connect_page)

    def _connect_page(self) -> None:
        """Register the parts of the settings page."""
        page = self._host.frame.settings_page
        page.add_part(PEOPLE, self._locks.make_page)
        page.add_part(CONNECTIONS, self._create_connections)
        page.add_part(MONEY_OUT, self._create_money_out)
        page.add_part(KEPT, self._create_stored_data)
        page.add_part(PROGRAMS, self._create_programs)
        page.page_requested.connect(self._host.show_page)
        page.counter.connection.set_store(self.keys)
        self._host.hub.subscribe(page.counter.handlers)
        self._people.people_changed.connect(self.on_people)
        self.on_people()

    @Slot()
    def on_people(self) -> None:
        """Update the number of people."""
        for overview in self._host.frame.settings_page.overviews:
            overview.show_people(len(self._people.people))

    def _create_connections(self, parent: QWidget) -> Page:
        from paydesk.ui.settings.connections import ConnectionsPage

        page = self._connections = ConnectionsPage(self.keys, self._host.client, demo=self._host.demo, parent=parent)
        self._host.hub.subscribe(page.handlers)
        return page

    def _create_money_out(self, parent: QWidget) -> Page:
        page = MoneyOutSettings(self._host.settings, self._host.client, demo=self._host.demo, parent=parent)
        page.service.set_store(self.keys)
        self._host.hub.subscribe(page.handlers)
        return page

    def _create_stored_data(self, parent: QWidget) -> Page:
        from paydesk.ui.settings.stored_data import StoredDataPage

        page = StoredDataPage(self.keys, self._host.client, parent)
        self._host.hub.subscribe(page.handlers)
        return page

    def _create_programs(self, parent: QWidget) -> Page:
        from paydesk.ui.settings.programs import ProgramsPage

        page = ProgramsPage(self._host.settings, self._host.client, demo=self._host.demo, parent=parent)
        self._host.hub.subscribe(page.handlers)
        page.sale_requested.connect(self._host.show_sale)
        return page

    def on_area_keys(self, event: AreaKeys) -> None:
        """Note at the start of a counter that it has no keys, and request them."""
        if event.area is Area.GATEWAY and self._is_start and not self._host.demo:
            self._is_start = False
            self._must_request_keys = not event.is_usable and self._host.settings.shop.terminal is not None
            self.request_keys()

    def request_keys(self) -> None:
        """Show the connections page before the first customer comes, if keys are missing."""
        if self._must_request_keys and not self._people.is_locked and self._host.page != "starting":
            self._must_request_keys = False
            if self._host.page == "sell":
                self._host.show_page("settings")
                self._host.frame.settings_page.show_part(CONNECTIONS)

    @property
    def _form_pages(self) -> list[SettingsFormPage]:
        """Pages that save settings."""
        return self._host.frame.settings_page.findChildren(SettingsFormPage)

    def refuse(self, event: PermissionDenied) -> bool:
        """Ask for a PIN after a refused command; return False if it was not one of the settings."""
        if event.permission not in _PERMISSIONS or self._host.page != "settings":
            return False
        changes = [line for saver in self._form_pages for line in saver.change_texts()]
        self._locks.unlock(event.permission, self._on_unlocked, changes)
        return True

    def _on_unlocked(self, may: bool) -> None:
        """Resend the refused save, or cancel it; close a page that shows nothing without a PIN."""
        page = self._host.frame.settings_page
        if not may and self._host.page == "settings" and page.current_part in {KEPT, PROGRAMS}:
            page.on_back()
        for saver in self._form_pages:
            saver.resend() if may else saver.cancel_save()
        if self._connections is not None:
            card = self._connections.hub_card
            card.resend() if may else card.cancel_save()
