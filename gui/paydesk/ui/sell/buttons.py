"""The row of buttons under a sale; "cancel" asks once, in the same place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QStackedLayout, QWidget

from paydesk.ui.actions import Action, action_words, key_label
from paydesk.ui.widgets.key_button import KeyButton, Kind
from paydesk.ui.widgets.unread import Unread

_KINDS: Final[dict[Action, Kind]] = {Action.CANCEL: "danger", Action.PHONE: "ghost"}


_MOST: Final = 3
"""So many stand in a line where there are more than four, or words that are longer than others."""
Shown = tuple[Action, Kind, str]


class ActionButton(KeyButton):
    """A button that says which action it is."""

    def __init__(self, action: Action, kind: Kind, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text or action_words(action), key_label(action), kind, parent)
        self.action = action


class ActionRow(QWidget):
    """Buttons for a set of actions. `pressed` carries the Action; `stayed` comes when a cancel was called off."""

    pressed = Signal(object)
    stayed = Signal()

    def __init__(self, columns: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self._shown: tuple[Shown, ...] = ()
        self._unread = Unread()
        self._buttons: dict[Shown, ActionButton] = {}
        self._stack = QStackedLayout(self)
        self._row = QWidget(self)
        self._grid = QGridLayout(self._row)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(10)
        self._stack.addWidget(self._row)
        self._confirm = self._make_confirm()
        self._stack.addWidget(self._confirm)

    def _make_confirm(self) -> QWidget:
        bar = QWidget(self)
        row = QGridLayout(bar)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        question = QLabel(self.tr("This ends the order. Cancel it?"), bar)
        question.setWordWrap(True)
        self.yes = ActionButton(Action.CANCEL, "danger", self.tr("Yes, cancel it"), bar)
        self.no = KeyButton(self.tr("No, keep it"), key_label(Action.ESCAPE), "plain", bar)
        self.yes.clicked.connect(self.on_clicked)
        self.no.clicked.connect(self.on_stay)
        row.addWidget(question, 0, 0, 1, 2)
        row.addWidget(self.yes, 1, 0)
        row.addWidget(self.no, 1, 1)
        return bar

    @property
    def is_read(self) -> bool:
        """Whether the question has stood there long enough to be read: a second press of one key is no answer."""
        return self.is_asking and not self._unread.too_soon

    @property
    def is_asking(self) -> bool:
        """Whether "This ends the order. Cancel it?" is on the screen."""
        return self._stack.currentWidget() is self._confirm

    def ask(self) -> None:
        """Ask whether the order shall be cancelled."""
        self._stack.setCurrentWidget(self._confirm)
        self._unread.begin()
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_asking(self) -> None:
        """Back to the buttons."""
        self._stack.setCurrentWidget(self._row)

    def show_actions(
        self, actions: tuple[Action, ...], *, primary: Action | None = None, labels: dict[Action, str] | None = None
    ) -> None:
        """Show these, in this order; nothing moves when they are there already."""
        wanted: tuple[Shown, ...] = tuple(
            (
                action,
                "primary" if action is primary else _KINDS.get(action, "plain"),
                (labels or {}).get(action, action_words(action)),
            )
            for action in actions
        )
        if wanted == self._shown:
            return
        self.stop_asking()
        for key in self._shown:
            self._grid.removeWidget(self._buttons[key])
            self._buttons[key].hide()
        self._shown = wanted
        columns = self._columns or (_MOST if len(wanted) > _MOST + 1 or Action.CLOSE in actions else len(wanted))
        for place, key in enumerate(wanted):
            self._grid.addWidget(self._button(key), place // columns, place % columns)
            self._buttons[key].show()
        self._spread(len(wanted))

    def _spread(self, count: int) -> None:
        """A row of its own keeps its buttons at the left; a grid spreads them."""
        if not self._columns:
            for column in range(self._grid.columnCount()):
                self._grid.setColumnStretch(column, 0)
            self._grid.setColumnStretch(min(count, _MOST + 1), 1)

    def _button(self, key: Shown) -> ActionButton:
        if key not in self._buttons:
            button = self._buttons[key] = ActionButton(*key, self._row)
            button.clicked.connect(self.on_clicked)
        return self._buttons[key]

    def buttons(self) -> dict[Action, ActionButton]:
        """The buttons that are shown now."""
        return {key[0]: self._buttons[key] for key in self._shown}

    def set_busy(self, actions: frozenset[Action]) -> None:
        """These are under way: their buttons wait."""
        for action, button in self.buttons().items():
            button.set_busy(action in actions)

    @Slot()
    def on_clicked(self) -> None:
        """A button was pressed."""
        button = self.sender()
        if isinstance(button, ActionButton):
            self.pressed.emit(button.action)

    @Slot()
    def on_stay(self) -> None:
        """The order is kept."""
        self.stop_asking()
        self.stayed.emit()


def centred(widget: QWidget) -> QHBoxLayout:
    """A widget in the middle of a row."""
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(widget)
    row.addStretch(1)
    return row
