"""Settings: what is typed there goes to the counter, and to whoever listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import Command, SaveSettings, SetKeys, TestConnection
from paydesk.domain.messages import CommandEnded, End
from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import Settings

if TYPE_CHECKING:
    from paydesk.ui.pages.settings import SettingsPage
    from paydesk.ui.sell.store import SaleStore
    from paydesk.worker.client import CommandClient


class SettingsConductor(QObject):
    """Answers the settings page. `changed` carries the new Settings."""

    changed = Signal(object)

    def __init__(self, page: SettingsPage, book: SaleStore, client: CommandClient, parent: QObject) -> None:
        super().__init__(parent)
        self._client = client
        self._page = page
        self._sent: set[str] = set()
        page.saved.connect(self.on_saved)
        page.keys_typed.connect(self.on_keys_typed)
        page.test_wanted.connect(self.on_test_wanted)
        book.tested.connect(page.on_tested)
        book.keys_changed.connect(page.on_keys)
        book.ended.connect(self.on_ended)
        if book.keys is not None:
            page.on_keys(book.keys)

    @Slot(object)
    def on_saved(self, settings: object) -> None:
        """New settings."""
        if isinstance(settings, Settings):
            self._send(SaveSettings(settings=settings))
            self.changed.emit(settings)

    @Slot(object)
    def on_keys_typed(self, keys: object) -> None:
        """New keys: only to the counter."""
        if isinstance(keys, tuple):
            client_id, secret = keys
            self._send(SetKeys(area=Area.GATEWAY, client_id=client_id, client_secret=secret))

    @Slot(object)
    def on_test_wanted(self, typed: object) -> None:
        """Try a connection."""
        if isinstance(typed, tuple):
            settings, client_id, secret = typed
            self._send(TestConnection(area=Area.GATEWAY, settings=settings, client_id=client_id, client_secret=secret))

    def _send(self, command: Command) -> None:
        self._sent.add(command.command_id)
        self._client.send(command)

    @Slot(object)
    def on_ended(self, event: object) -> None:
        """What was asked for here was not done: the page does not wait for it any more."""
        if isinstance(event, CommandEnded) and event.command_id in self._sent:
            self._sent.discard(event.command_id)
            if event.end is not End.DONE:
                self._page.stop_waiting()
