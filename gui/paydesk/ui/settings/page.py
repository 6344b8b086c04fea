"""The settings page: the overview, and the parts that it leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.settings import Settings
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.settings.counter import CounterSettingsPage
from paydesk.ui.settings.overview import ADVANCED_ENTRIES, ENTRIES, MAIN_ENTRIES, OverviewEntry, SettingsOverview
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading
from paydesk.ui.widgets.scroll_area import LazyStack
from paydesk.worker.client import CommandClient

OVERVIEW: Final = "overview"
ADVANCED: Final = "advanced"
COUNTER: Final = "counter"
READY: Final = "ready"
"""A page of its own, not a part of the settings."""
PEOPLE: Final = "people"
CONNECTIONS: Final = "connections"
MONEY_OUT: Final = "money_out"
KEPT: Final = "kept"
PROGRAMS: Final = "programs"
_TOPICS: Final = {
    PEOPLE: "people",
    MONEY_OUT: "money-out",
    KEPT: "kept",
    PROGRAMS: "programs",
    "printing": "printing",
    "scanner": "scanner",
    "newer": "newer",
}
"""Topics of the guide by part or topic; others have the general one."""
_QWIDGETSIZE_MAX: Final = 16_777_215


class SettingsPage(Page):
    """The overview, and the parts behind its entries; Esc leads back.

    `page_requested` carries the name of another page ("ready").
    """

    page_requested = Signal(str)

    def __init__(self, settings: Settings, client: CommandClient, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._demo = demo
        self._inside = QWidget(self)
        self.pages: LazyStack[str, Page] = LazyStack(self._inside)  # first: widgets that move are restyled
        self.counter = CounterSettingsPage(settings, client, demo=demo, parent=self.pages)
        self.counter.connection.keys_button.clicked.connect(self.on_connections)
        self.counter.topic_requested.connect(self.show_topic)
        self._layout = Layout.NORMAL
        self._heading = Heading(self.tr("Settings"), self._inside)
        self._back = KeyButton(
            self.tr("All settings"), self.tr("Esc"), "plain", self._inside, icon="left", on_press=self.on_back
        )
        self.overviews = (
            SettingsOverview(MAIN_ENTRIES, self.tr("Settings"), self.pages),
            SettingsOverview(ADVANCED_ENTRIES, self.tr("Advanced"), self.pages),
        )
        for name, overview in zip((OVERVIEW, ADVANCED), self.overviews, strict=True):
            overview.entry_requested.connect(self.on_entry_requested)
            self.pages.add(name, overview)
        self.use_settings(settings)
        self.pages.add(COUNTER, self.counter)
        self.pages.part_created.connect(self.on_part_created)
        self._head = add_items(hbox(spacing=16), self._back, (self._heading, 1))
        self._column = add_items(vbox(self._inside, spacing=16), self._head, (self.pages, 1))
        row = add_items(hbox(self), (self._inside, 1))
        row.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._update_head()

    def _update_head(self) -> None:
        """Update the heading, the width and the available entries."""
        parts = {*self.part_names, READY}
        names = {entry.name for entry in ENTRIES if entry.part in parts - {COUNTER}} | {*self.counter.topics}
        for overview in self.overviews:
            overview.set_available(names)
        front, metrics = self.current_part, self._layout.metrics
        self._back.setVisible(front != OVERVIEW)
        shown = self.counter.current_topic if front == COUNTER else front
        titles = {entry.name if entry.part == COUNTER else entry.part: entry.title for entry in ENTRIES}
        self._heading.setText(titles.get(shown, self.tr("Settings")))
        is_wide = front in {PEOPLE, KEPT}
        self._inside.setMaximumWidth(_QWIDGETSIZE_MAX if is_wide else metrics.form + 2 * metrics.page)

    def add_part(self, name: str, factory: Callable[[QWidget], Page]) -> None:
        """Register a part; `factory` creates it on first use."""
        self.pages.factories[name] = factory
        self._update_head()

    @property
    def part_names(self) -> list[str]:
        """Names of the registered parts."""
        return [OVERVIEW, ADVANCED, COUNTER, *self.pages.factories]

    @property
    def current_part(self) -> str:
        """Name of the current part."""
        return self.pages.current_key

    @Slot(object)
    def on_part_created(self, name: str) -> None:
        self.pages.get(name).use_layout(self._layout)

    def show_part(self, name: str) -> None:
        """Show a part. Raises KeyError for an unknown name."""
        self.pages.show_part(name)
        self._update_head()
        self.activate()

    @property
    def topic(self) -> str:
        """Topic of the current part or entry."""
        return _TOPICS.get(self.counter.current_topic if self.current_part == COUNTER else self.current_part, "")

    def activate(self) -> None:
        self.pages.get(self.current_part).activate()

    def use_layout(self, layout: Layout) -> None:
        """Use the margins and the width of the layout."""
        self._layout = layout
        self._update_head()
        page = layout.metrics.page
        self._head.setContentsMargins(page, 0, page, 0)
        self._column.setContentsMargins(0, page, 0, 0)
        for part in self.pages.created.values():
            part.use_layout(layout)

    @Slot()
    def on_connections(self) -> None:
        """Show the page of the keys."""
        if CONNECTIONS in self.pages.factories:
            self.show_part(CONNECTIONS)

    @Slot(str)
    def show_topic(self, name: str) -> None:
        """Show a topic of this counter's settings."""
        self.show_part(COUNTER)
        self.counter.show_topic(name)
        self._update_head()
        self.activate()

    @Slot(object)
    def on_entry_requested(self, entry: OverviewEntry) -> None:
        """Show the topic, part or page of an entry."""
        if entry.part == READY:
            self.page_requested.emit(READY)
        elif entry.part == COUNTER:
            self.show_topic(entry.name)
        else:
            self.show_part(entry.part)

    @Slot()
    def on_back(self) -> None:
        """Show the overview."""
        self.show_part(OVERVIEW)

    def escape(self) -> bool:
        """Go back in the part, then to the overview."""
        if self.pages.get(self.current_part).escape():
            return True
        leaves_part = self.current_part != OVERVIEW
        if leaves_part:
            self.on_back()
        return leaves_part

    def save_state(self) -> object:
        """Return the current part and the state of each part."""
        return self.current_part, {name: part.save_state() for name, part in self.pages.created.items()}

    def restore_state(self, state: object) -> None:
        """Restore the parts that are available to this person."""
        match state:
            case (str(front), dict(parts)):
                for name in self.part_names:
                    if parts.get(name):
                        self.pages.get(name).restore_state(parts[name])
                if front in self.part_names:
                    self.pages.show_part(front)
                    self._update_head()

    def forget(self) -> None:
        """Clear the input of all parts: another person must not save it, nor unlock it with their PIN."""
        for part in self.pages.created.values():
            part.forget()

    def use_settings(self, settings: Settings) -> None:
        for overview in self.overviews:
            overview.show_settings(settings, demo=self._demo)
