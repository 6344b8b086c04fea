"""This counter's settings: what is typed there goes to the counter, and to whoever listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import TestConnection
from paydesk.domain.messages import CommandEnded, End
from paydesk.domain.settings.messages import Area
from paydesk.ui.settings.saving import SettingsSaver

if TYPE_CHECKING:
    from paydesk.ui.sell.store import SaleStore
    from paydesk.ui.settings.counter import SettingsPage
    from paydesk.worker.client import CommandClient


class SettingsPresenter(QObject):
    """Answers the page. `changed` carries the Settings that were asked for, at once."""

    changed = Signal(object)

    def __init__(self, page: SettingsPage, book: SaleStore, client: CommandClient) -> None:
        super().__init__(page)
        self._client = client
        self._page = page
        self._test_id = ""
        saver = SettingsSaver(page, client)
        saver.asked.connect(self.changed)
        book.ended.connect(saver.on_ended)
        book.ended.connect(self.on_ended)
        page.connection.test_wanted.connect(self.on_test_wanted)
        book.tested.connect(page.connection.on_tested)
        book.keys_changed.connect(page.connection.on_keys)
        if book.keys is not None:
            page.connection.on_keys(book.keys)

    @Slot()
    def on_test_wanted(self) -> None:
        """Try the connection that is typed, with the keys in use."""
        page = self._page
        settings = page.connection.settings_of(page.form.values(), page.settings)
        command = TestConnection(area=Area.GATEWAY, settings=settings)
        self._test_id = command.command_id
        self._client.send(command)

    @Slot(object)
    def on_ended(self, event: object) -> None:
        """A test that was not even tried is not waited for."""
        if isinstance(event, CommandEnded) and event.command_id == self._test_id and event.end is not End.DONE:
            self._page.connection.stop_test()
