"""Settings: what is typed there goes to the counter, and to whoever listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.settings.settings import Settings

if TYPE_CHECKING:
    from paydesk.ui.book import SaleBook
    from paydesk.ui.pages.settings import SettingsPage
    from paydesk.worker.wishes import Wishes


class SettingsConductor(QObject):
    """Answers the settings page. `changed` carries the new Settings."""

    changed = Signal(object)

    def __init__(self, page: SettingsPage, book: SaleBook, wishes: Wishes, parent: QObject) -> None:
        super().__init__(parent)
        self._wishes = wishes
        page.saved.connect(self.on_saved)
        page.keys_typed.connect(self.on_keys_typed)
        page.test_wanted.connect(self.on_test_wanted)
        book.tested.connect(page.on_tested)
        book.keys_changed.connect(page.on_keys)
        if book.keys is not None:
            page.on_keys(book.keys)

    @Slot(object)
    def on_saved(self, settings: object) -> None:
        """New settings."""
        if isinstance(settings, Settings):
            self._wishes.configure(settings)
            self.changed.emit(settings)

    @Slot(object)
    def on_keys_typed(self, keys: object) -> None:
        """New keys: only to the counter."""
        if isinstance(keys, tuple):
            self._wishes.set_keys(*keys)

    @Slot(object)
    def on_test_wanted(self, typed: object) -> None:
        """Try a connection."""
        if isinstance(typed, tuple):
            self._wishes.test_connection(*typed)
