"""The settings page: the overview, and the parts that it leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.settings import Settings
from paydesk.ui.forms.form import Form
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.settings.counter import CounterSettingsPage
from paydesk.ui.settings.overview import ENTRIES, READY, OverviewEntry, SettingsOverview
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading
from paydesk.ui.widgets.scroll_area import LazyStack
from paydesk.worker.client import CommandClient

OVERVIEW: Final = "overview"
COUNTER: Final = "counter"
PEOPLE: Final = "people"
CONNECTIONS: Final = "connections"
MONEY_OUT: Final = "money_out"
KEPT: Final = "kept"
_TOPICS: Final = {
    PEOPLE: "people",
    MONEY_OUT: "money-out",
    KEPT: "kept",
    "printing": "printing",
    "scanner": "scanner",
    "newer": "newer",
}
"""Topics of the guide by part or overview entry; others have the general one."""


class SettingsPage(Page):
    """The overview, and the parts behind its entries; Esc leads back.

    `page_requested` carries the name of another page ("ready").
    """

    page_requested = Signal(str)

    def __init__(self, settings: Settings, client: CommandClient, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._demo = demo
        self.pages: LazyStack[str, Page] = LazyStack(self)  # first: widgets that move to a new parent are restyled
        self.counter = CounterSettingsPage(settings, client, demo=demo, parent=self.pages)
        self.counter.connection.keys_button.clicked.connect(self.on_connections)
        self.overview = SettingsOverview(self.labels, self.pages)
        self.overview.show_settings(settings, demo=demo)
        self.overview.show_people(0)
        self.overview.entry_requested.connect(self.on_entry_requested)
        self._layout = Layout.NORMAL
        self._entry_name = ""
        """The overview entry that was opened last."""
        self._heading = Heading(self.tr("Settings"), self)
        self._back = KeyButton(
            self.tr("All settings"), self.tr("Esc"), "plain", self, icon="left", on_press=self.on_back
        )
        self.pages.add(OVERVIEW, self.overview)
        self.pages.add(COUNTER, self.counter)
        self.pages.part_created.connect(self.on_part_created)
        self._head = add_items(hbox(None, (24, 0, 24, 0), 16), self._back, (self._heading, 1), self.overview.search)
        self._column = add_items(vbox(self, (0, 20, 0, 0), 14), self._head, (self.pages, 1))
        self._update_head()

    def _update_head(self) -> None:
        """Update the heading and the available entries."""
        self.overview.set_available_parts(self.part_names)
        front = self.current_part
        self._back.setVisible(front != OVERVIEW)
        self.overview.search.setVisible(front == OVERVIEW)
        titles = {line.part: line.title for line in ENTRIES if line.part != COUNTER}
        self._heading.setText(titles.get(front, self.tr("Settings")))

    def add_part(self, name: str, factory: Callable[[QWidget], Page]) -> None:
        """Register a part; `factory` creates it on first use."""
        self.pages.factories[name] = factory
        self._update_head()

    @property
    def part_names(self) -> list[str]:
        """Names of the registered parts."""
        return [OVERVIEW, COUNTER, *self.pages.factories]

    def labels(self, name: str) -> Mapping[str, str]:
        """Return the labels of a part's fields and the names of its cards, for the search; creates the part."""
        if name == COUNTER:
            return self.counter.form.labels()
        if name not in self.pages.factories:
            return {}
        part = self.pages.get(name)
        names = [card.accessibleName() for card in part.findChildren(Card) if not card.isHidden()]
        found = {field: label for form in part.findChildren(Form) for field, label in form.labels().items()}
        return found | {each: each for each in names if each}

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
        return _TOPICS.get(self._entry_name if self.current_part == COUNTER else self.current_part, "")

    def activate(self) -> None:
        self.pages.get(self.current_part).activate()

    def use_layout(self, layout: Layout) -> None:
        """Hide the heading in a small window."""
        self._layout = layout
        self._update_head()
        self._head.setContentsMargins(24, 0, 24, 0)
        self._head.setSpacing(16)
        # wide enough for notices to cover only the list button, not the menu
        self.overview.search.setMinimumWidth(320)
        self.overview.search.setMaximumWidth(480)
        self._column.setContentsMargins(0, 20, 0, 0)
        self._column.setSpacing(14)
        for part in self.pages.created.values():
            part.use_layout(layout)

    @Slot()
    def on_connections(self) -> None:
        """Show the page of the keys."""
        if CONNECTIONS in self.pages.factories:
            self.show_part(CONNECTIONS)

    @Slot(object)
    def on_entry_requested(self, requested: tuple[OverviewEntry, str]) -> None:
        """Show the part of an entry, at the field that was searched for."""
        (line, found), part = requested, requested[0].part
        field = found or line.field
        if part == READY:
            self.page_requested.emit(READY)
            return
        self.show_part(part)
        self._entry_name = line.name
        if part == COUNTER:
            self.counter.go_to_field(field)
            if line.name == "scanner" and not found:
                self.counter.scanner.pad.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        forms = self.pages.get(part).findChildren(Form)
        if (form := next((one for one in forms if one.isVisible() and one.has_field(field)), None)) is not None:
            form.focus_field(field)

    @Slot()
    def on_back(self) -> None:
        """Show the overview."""
        self.show_part(OVERVIEW)

    def escape(self) -> bool:
        """Go back in the part, then to the overview, then clear the search."""
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
        self.overview.show_settings(settings, demo=self._demo)
