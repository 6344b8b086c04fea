"""The buttons of a sale: the main one first, the rest in a menu; Cancel asks for confirmation in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QWidget

from paydesk.ui.actions import Action, action_words, key_label
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import add_items, clear_lines, hbox, vbox
from paydesk.ui.widgets.key_button import ButtonKind, KeyButton
from paydesk.ui.widgets.menu_button import MenuButton, MenuEntry
from paydesk.ui.words.base import translate

_ICONS: Final[Mapping[Action, str]] = {
    Action.RECEIPT: "printer",
    Action.HAND_OVER_NOW: "bag",
    Action.TAKE_AGAIN: "refresh",
    Action.PHONE: "phone",
}
_GAP: Final = 8
_MENU_WIDTH: Final = 56
_NO_LABELS: Final[Mapping[Action, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class RowStyle:
    """The look of a row of buttons."""

    main: ButtonKind = "plain"
    others: ButtonKind = "plain"
    height: int = 60
    are_equal: bool = False
    """True if the buttons are equally wide."""
    colours: tuple[str, str] = ("ok_fill", "fill_ink")
    """The tokens of background and text of a page of one colour."""


def create_action_button(
    action: Action,
    kind: ButtonKind,
    text: str = "",
    parent: QWidget | None = None,
    *,
    icon: str = "",
    height: int = 48,
    pressed: object = None,
) -> KeyButton:
    """Create a button with the label and key of an action; `pressed` is called with the Action."""
    text, key = text or action_words(action), key_label(action)
    return KeyButton(text, key, kind, parent, icon=icon, height=height, value=action, on_press=pressed)


class ActionRow(QWidget):
    """Buttons for a set of actions, in one line, or `stacked` beside a code. `action_pressed` carries the Action."""

    action_pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, stacked: bool = False) -> None:
        super().__init__(parent)
        self._stacked = stacked
        self._actions: tuple[Action, ...] = ()
        self._visible: tuple[Action, ...] = ()
        self._count = 2
        self._are_equal = False
        self._buttons: dict[Action, KeyButton] = {}
        self._stack = QStackedLayout(self)
        self._row = QWidget(self)
        self._lines = vbox(self._row, spacing=_GAP)
        self._entries: dict[Action, MenuEntry] = {}
        self.more_button = MenuButton(translate("Menu", "More actions"), self._row)
        self.more_button.setFixedWidth(_MENU_WIDTH)
        self._stack.addWidget(self._row)
        yes, no = self.tr("Yes, cancel"), self.tr("Keep waiting")
        self.question = ConfirmPrompt(yes, no, self, key=key_label(Action.CANCEL), fill_width=True)
        self.question.confirmed.connect(self.on_cancel_confirmed)
        self.question.closed.connect(self.on_question_closed)
        self._stack.addWidget(self.question)
        self._fit_timer = QTimer(self, singleShot=True, interval=0)
        self._fit_timer.timeout.connect(self.update_line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def ask_to_cancel(self) -> None:
        """Ask for confirmation to cancel the sale."""
        self.question.ask(self.tr("Cancel this sale?"))
        self._stack.setCurrentWidget(self.question)

    def close_popups(self) -> None:
        """Close the question and the menu: another sale is shown."""
        self.question.close_question()
        self.more_button.close_menu()

    @Slot()
    def on_question_closed(self) -> None:
        self._stack.setCurrentWidget(self._row)

    def show_actions(
        self,
        actions: Sequence[Action],
        style: RowStyle,
        *,
        count: int = 2,
        labels: Mapping[Action, str] = _NO_LABELS,
        enter: Action | None = None,
    ) -> None:
        """Show the first `count` of these actions as buttons, the others in the menu.

        Args:
            labels: Labels other than the usual ones.
            enter: The action of Enter; its button shows that key.
        """
        for number, action in enumerate(actions):
            button = self.button(action)
            button.kind = style.others if number else style.main
            self._set_up(button, style)
            button.setText(labels.get(action) or action_words(action))
            self._entries[action].set_label(button.text())
            button.set_key(key_label(Action.SHOW if action is enter else action))
        self.more_button.kind = style.others
        self._set_up(self.more_button, style)
        shown = (tuple(actions), count, style.are_equal)
        if shown != (self._actions, self._count, self._are_equal):
            self.question.close_question()
            self._actions, self._count, self._are_equal = shown
            self._arrange()

    @staticmethod
    def _set_up(button: KeyButton, style: RowStyle) -> None:
        button.set_height(style.height)
        button.page_fill, button.page_ink = style.colours

    # Arrangement ------------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        self.more_button.close_menu()
        clear_lines(self._lines)
        self._visible = self._choose_visible()
        for line in self._split_lines():
            self._lines.addLayout(line)
        for action, button in self._buttons.items():
            button.setVisible(action in self._visible)
        self.more_button.entries = [self._entries[action] for action in self._menu_actions]
        self.more_button.setVisible(bool(self.more_button.entries))
        self._set_tab_order()
        self.updateGeometry()

    def _split_lines(self) -> list[QHBoxLayout]:
        """Return the lines of the visible buttons; the menu stands at the end of the last."""
        lines = [[action] for action in self._visible] if self._stacked else [list(self._visible)]
        made = []
        for line in lines:
            row = hbox(spacing=_GAP if self._stacked else 2 * _GAP)
            for number, action in enumerate(line):
                row.addWidget(self._buttons[action], int(number == 0 or self._are_equal))
            made.append(row)
        add_items(made[-1] if made else hbox(), self.more_button)
        return made

    def _choose_visible(self) -> tuple[Action, ...]:
        """Return the actions with a button: as many as `count`, fewer if the width holds no more."""
        first = self._actions[: self._count]
        if self._stacked or not self.isVisible():
            return first
        while len(first) > 1 and self._needed_width(first) > self.width():
            first = first[:-1]
        return first

    def _needed_width(self, actions: Sequence[Action]) -> int:
        parts: list[KeyButton] = [self._buttons[action] for action in actions]
        if len(actions) < len(self._actions):
            parts.append(self.more_button)
        return sum(part.minimumSizeHint().width() + 2 * _GAP for part in parts) - 2 * _GAP

    def _set_tab_order(self) -> None:
        """Correct the tab order: buttons are created late, after the side list, which Tab would visit first."""
        stops = [self.more_button, *(self._buttons[action] for action in self._visible)]
        for one, other in pairwise([*stops, self.more_button] if len(stops) > 1 else stops):
            QWidget.setTabOrder(one, other)

    @property
    def _menu_actions(self) -> list[Action]:
        return [action for action in self._actions if action not in self._visible]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_timer.start()  # deferred: another line would restart the present layout endlessly

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_timer.start()

    @Slot()
    def update_line(self) -> None:
        """Rearrange the buttons if the present width holds others."""
        if self.isVisible() and self._choose_visible() != self._visible:
            self._arrange()

    # Actions ----------------------------------------------------------------------------------------------------------

    def button(self, action: Action) -> KeyButton:
        """Return the button of an action, shown or not."""
        if action not in self._buttons:
            icon = _ICONS.get(action, "")
            button = create_action_button(action, "plain", "", self._row, icon=icon, pressed=self.action_pressed)
            button.hide()
            button.allow_shrinking()
            self._buttons[action] = button
            self._entries[action] = MenuEntry("", self, action, self.action_pressed, key_label(action))
        return self._buttons[action]

    def visible_buttons(self) -> dict[Action, KeyButton]:
        """Return the buttons shown now, without those in the menu."""
        return {action: self._buttons[action] for action in self._visible}

    def set_busy(self, actions: frozenset[Action]) -> None:
        """Mark the buttons of these actions as busy, and no others; the menu's for those in it."""
        parts = {self._buttons[action]: action in actions for action in self._visible}
        parts[self.more_button] = not actions.isdisjoint(self._menu_actions)
        for button, is_busy in parts.items():
            if button.is_busy is not is_busy:
                button.set_busy(is_busy)

    @Slot()
    def on_cancel_confirmed(self) -> None:
        self.action_pressed.emit(Action.CANCEL)
