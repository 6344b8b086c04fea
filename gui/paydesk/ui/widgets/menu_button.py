"""The button "..." at the end of a row, with the menu of what is used less often."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QHideEvent
from PySide6.QtWidgets import QMenu, QWidget

from paydesk.ui.widgets import paint
from paydesk.ui.widgets.key_button import KeyButton


class MenuEntry(QAction):
    """An entry of a menu. `chosen` carries its value."""

    chosen = Signal(object)

    def __init__(self, text: str, parent: QObject, value: object, on_press: object, key: str = "") -> None:
        """Create an entry; `on_press` is called with `value`, unless that is None. `key` is shown beside the text."""
        super().__init__(parent)
        self.value, self._key = value, key
        self.set_label(text)
        self.triggered.connect(self.on_triggered)
        if value is None:
            self.triggered.connect(on_press)
        else:
            self.chosen.connect(on_press)

    def set_label(self, text: str) -> None:
        """Change the text beside the key."""
        self.setText(f"{text}\t{self._key}" if self._key else text)

    @Slot()
    def on_triggered(self) -> None:
        """Emit the value."""
        self.chosen.emit(self.value)


class MenuChoice(QObject):
    """A submenu in which one of several entries is chosen; "" is the id of the first, which is all of them.

    `activated`: a person chose another entry.
    """

    activated = Signal()

    def __init__(self, label: str, parent: QObject, options: Sequence[tuple[str, str]] = ()) -> None:
        """Create the choice; `options` are ids with their texts."""
        super().__init__(parent)
        self.label = label
        self._id = ""
        self.set_options(options)

    def set_options(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer these beside all; the chosen one stays, whether it is among them or not."""
        kept = [(self._id, self.chosen_text())] if self._id and self._id not in dict(options) else []
        self.options = (("", self.tr("All")), *options, *kept)

    def chosen_id(self) -> str:
        """Return the id of the chosen entry."""
        return self._id

    def chosen_text(self) -> str:
        """Return the text of the chosen entry."""
        return dict(self.options)[self._id]

    @property
    def is_filtering(self) -> bool:
        """True if not all are chosen."""
        return bool(self._id)

    def choose(self, option_id: str) -> None:
        """Choose an entry without emitting `activated`."""
        self._id = option_id

    @Slot(object)
    def on_chosen(self, option_id: object) -> None:
        """Choose an entry for a person."""
        self._id = str(option_id)
        self.activated.emit()

    def fill(self, menu: QMenu) -> None:
        """Add the entries to a menu."""
        group = QActionGroup(menu)
        for option_id, text in self.options:
            entry = MenuEntry(text, menu, option_id, self.on_chosen)
            entry.setCheckable(True)
            entry.setChecked(option_id == self._id)
            group.addAction(entry)
            menu.addAction(entry)


class MenuButton(KeyButton):
    """Opens a menu of `entries`, of which some can be hidden."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """Create a button without entries; `name` is its accessible name."""
        super().__init__("", parent=parent, icon="dots", on_press=self.open_menu)
        self.setFixedWidth(paint.TOUCH_SIZE)
        self.setAccessibleName(name)
        self.entries: list[MenuEntry | MenuChoice] = []
        self._menu: QMenu | None = None

    def add(self, text: str, on_press: object, key: str = "", value: object = None) -> MenuEntry:
        """Add an entry; `key` is shown beside it. `on_press` is called with `value`, where there is one."""
        entry = MenuEntry(text, self, value, on_press, key)
        self.entries.append(entry)
        return entry

    def add_choice(self, choice: MenuChoice) -> MenuChoice:
        """Add a submenu."""
        self.entries.append(choice)
        return choice

    def labels(self) -> list[str]:
        """Return the texts of the visible entries, without keys."""
        return [
            entry.label if isinstance(entry, MenuChoice) else entry.text().partition("\t")[0]
            for entry in self.entries
            if isinstance(entry, MenuChoice) or entry.isVisible()
        ]

    def close_menu(self) -> None:
        """Close the menu if it is open."""
        if self._menu is not None:
            self._menu.close()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.close_menu()  # else it would cover the page that comes, and keep its keys

    @Slot()
    def open_menu(self) -> None:
        """Open the menu below the button, or above it where the screen ends."""
        if self._menu is None:
            self._menu = QMenu(self)
        menu = self._menu
        menu.clear()
        for entry in self.entries:
            if isinstance(entry, MenuChoice):
                entry.fill(menu.addMenu(entry.label))
            else:
                menu.addAction(entry)
        size, screen = menu.sizeHint(), self.screen().availableGeometry()
        left = 0 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else self.width() - size.width()
        spot = self.mapToGlobal(QPoint(left, self.height() + 4))
        if spot.y() + size.height() > screen.bottom():
            spot.setY(self.mapToGlobal(QPoint(0, -size.height() - 4)).y())
        menu.popup(spot)
