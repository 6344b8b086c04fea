"""The place of all settings: one tab for each part; a part that is not this counter's has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.settings.counter import SettingsPage
from paydesk.ui.widgets.labels import Heading
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.widgets.segmented import Segmented

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Settings

COUNTER: Final = "counter"
PEOPLE: Final = "people"
CONNECTIONS: Final = "connections"
MONEY_OUT: Final = "money_out"
KEPT: Final = "kept"


class SettingsPlace(Page):
    """Tabs over the pages of settings."""

    def __init__(self, settings: Settings, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counter = SettingsPage(settings, demo=demo, parent=self)
        self.counter.connections_wanted.connect(self.on_connections)
        self._makers: dict[str, Callable[[QWidget], Page]] = {}
        self._parts: dict[str, Page] = {COUNTER: self.counter}
        self.tabs = Segmented(
            [
                (COUNTER, self.tr("This counter"), ""),
                (PEOPLE, self.tr("People"), ""),
                (CONNECTIONS, self.tr("Connections"), ""),
                (MONEY_OUT, self.tr("Money out"), ""),
                (KEPT, self.tr("What this PC keeps"), ""),
            ],
            self,
            name=self.tr("Settings"),
        )
        self.tabs.chosen.connect(self.on_chosen)
        self._layout: Layout | None = None
        self._heading = Heading(self.tr("Settings"), self)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 20, 0, 0)
        column.setSpacing(14)
        for part in (self._heading, self.tabs):
            row = QHBoxLayout()
            row.setContentsMargins(24, 0, 24, 0)
            row.addWidget(part)
            row.addStretch(1)
            column.addLayout(row)
        self._stack = OneOf(self)
        self._stack.addWidget(self.counter)
        column.addWidget(self._stack, 1)
        self._fit_tabs()

    def _fit_tabs(self) -> None:
        for name in (PEOPLE, CONNECTIONS, MONEY_OUT, KEPT):
            self.tabs.option(name).setVisible(name in self._makers)
        self.tabs.setVisible(bool(self._makers))

    def offer(self, name: str, maker: Callable[[QWidget], Page] | None) -> None:
        """From now on there is this part, made when it is first shown; None takes it away."""
        if maker is None:
            self._makers.pop(name, None)
            if self.part == name:
                self.show_part(COUNTER)
        else:
            self._makers[name] = maker
        self._fit_tabs()

    @property
    def names(self) -> list[str]:
        """The parts that there are."""
        return [COUNTER, *self._makers]

    @property
    def part(self) -> str:
        """The part in front."""
        return next(name for name, part in self._parts.items() if part is self._stack.currentWidget())

    def part_of(self, name: str) -> Page:
        """A part, made now if it was not yet. Raises KeyError for a name that is none."""
        if name not in self._parts:
            page = self._makers[name](self._stack)
            self._parts[name] = page
            if self._layout is not None:
                page.use_layout(self._layout)
            self._stack.addWidget(page)
        return self._parts[name]

    def made(self, name: str) -> Page | None:
        """A part, if it was made."""
        return self._parts.get(name)

    def show_part(self, name: str) -> None:
        """Bring one part to the front. Raises KeyError for a name that is none."""
        self._stack.setCurrentWidget(self.part_of(name))
        self.tabs.choose(name)
        self.begin()

    def begin(self) -> None:
        """The place comes to the front: so does the focus."""
        self._parts[self.part].begin()

    def use_layout(self, layout: Layout) -> None:
        """Page: in a small window the tabs say where one is."""
        self._layout = layout
        small = layout is Layout.SMALL
        self._heading.setVisible(not small)
        self._column.setContentsMargins(0, 6 if small else 20, 0, 0)
        self._column.setSpacing(8 if small else 14)
        for part in self._parts.values():
            part.use_layout(layout)

    @Slot()
    def on_connections(self) -> None:
        """The keys are on a part of their own."""
        if CONNECTIONS in self._makers:
            self.show_part(CONNECTIONS)

    @Slot(object)
    def on_chosen(self, name: object) -> None:
        """A tab."""
        self.show_part(str(name))
