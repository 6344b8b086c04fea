"""The buttons below a sale, most needed first; Cancel asks for confirmation in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QStackedLayout, QWidget

from paydesk.ui.actions import Action, action_words, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import hbox, vbox
from paydesk.ui.widgets.key_button import ButtonKind, KeyButton
from paydesk.ui.widgets.labels import Separator

_BUTTON_STYLES: Final[Mapping[Action, ButtonKind]] = {
    Action.CANCEL: "quiet",
    Action.PHONE: "dash",
    Action.SAYS_PAID: "soft",
}
_HEIGHTS: Final[Mapping[object, int]] = {Action.SAYS_PAID: 54, Action.PHONE: 44}
_LOW_STYLES: Final = frozenset({"plain", "soft", "quiet", "dash"})
"""Styles of buttons with the minimum height."""
_MAIN_HEIGHT: Final = 60
"""Height of the main button, and of those in its line."""
_CLOSING_ACTIONS: Final = frozenset({Action.CANCEL, Action.CLOSE})
"""Actions that end the order; all others continue it."""
_GAP: Final = 8
_QWIDGETSIZE_MAX: Final = 16_777_215
_NO_LABELS: Final[Mapping[Action, str]] = MappingProxyType({})


class RowShape(Enum):
    """The arrangements of the buttons."""

    LINE = "line"
    """Side by side, in as many lines as they need."""
    COLUMN = "column"
    """One below the other; those that end the order below a rule."""
    PAIRS = "pairs"
    """As COLUMN, with two in a line; of an odd number the first is alone."""
    MOST_NEEDED = "few"
    """The two most needed; the others in a menu."""
    BAR = "bar"
    """One line over the whole width; those that do not fit in a menu."""


_MAIN_STYLES: Final = frozenset({"primary", "late", "white"})
"""Styles of main buttons."""
_WIDTH_DEPENDENT: Final = frozenset({RowShape.LINE, RowShape.BAR})
_SHAPES_WITH_RULE: Final = frozenset({RowShape.COLUMN, RowShape.PAIRS})


def create_action_button(
    action: Action,
    kind: ButtonKind,
    text: str = "",
    parent: QWidget | None = None,
    *,
    icon: str = "",
    height: int = 0,
    pressed: object = None,
) -> KeyButton:
    """Create a button with the label and key of an action; `pressed` is called with the Action."""
    text, key = text or action_words(action), key_label(action)
    button = KeyButton(text, key, kind, parent, icon=icon, value=action, on_press=pressed)
    button.set_height(height or _height(button))
    return button


def _height(button: KeyButton) -> int:
    return _HEIGHTS.get(button.value, 48) if button.kind in _LOW_STYLES else _MAIN_HEIGHT


class ActionRow(QWidget):
    """Buttons for a set of actions. `action_pressed` carries the Action."""

    action_pressed = Signal(object)

    def __init__(self, shape: RowShape = RowShape.LINE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shape = shape
        self._shown_buttons: tuple[tuple[Action, ButtonKind, str], ...] = ()
        self._buttons: dict[Action, KeyButton] = {}
        self._lines: list[list[Action]] = []
        self._fixed_height = 0
        self._equal_width: frozenset[Action] = frozenset()
        self._stack = QStackedLayout(self)
        self._row = QWidget(self)
        self._column = vbox(self._row, spacing=_GAP)
        self._rule = Separator(self._row)
        self._rule.hide()
        self._more_button = KeyButton(self.tr("More"), "", "plain", self._row, height=48, on_press=self.on_more_clicked)
        self._more_button.hide()
        self._stack.addWidget(self._row)
        yes, no = self.tr("Yes, cancel it"), self.tr("No, keep it")
        self.question = ConfirmPrompt(yes, no, self, key=key_label(Action.CANCEL), fill_width=True)
        self.question.confirmed.connect(self.on_cancel_confirmed)
        self.question.closed.connect(self.on_question_closed)
        self._stack.addWidget(self.question)
        self._fit_timer = QTimer(self, singleShot=True, interval=0)
        self._fit_timer.timeout.connect(self.update_lines)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def ask_to_cancel(self) -> None:
        """Ask for confirmation to cancel the order."""
        self.question.ask(self.tr("This ends the order. Cancel it?"))
        self._stack.setCurrentWidget(self.question)
        self.updateGeometry()

    @Slot()
    def on_question_closed(self) -> None:
        self._stack.setCurrentWidget(self._row)
        self.updateGeometry()

    def set_shape(self, shape: RowShape) -> None:
        if shape is not self.shape:
            self.shape = shape
            self._arrange_buttons()

    def use_layout(self, layout: Layout) -> None:
        """Take one line of minimum height in the low window layouts, for the text above."""
        self.set_shape(RowShape.BAR if layout.is_tight else RowShape.LINE)
        self.set_button_height(48 if layout.is_small else 0)

    def set_button_height(self, pixels: int) -> None:
        """Set the height of all buttons in pixels; 0: each line is as high as its highest button needs."""
        if pixels != self._fixed_height:
            self._fixed_height = pixels
            self._arrange_buttons()

    def show_actions(
        self,
        actions: Sequence[Action],
        *,
        labels: Mapping[Action, str] = _NO_LABELS,
        styles: Mapping[Action, ButtonKind] = MappingProxyType({}),
        equal_width: frozenset[Action] = frozenset(),
    ) -> None:
        """Show these actions in this order; nothing moves if they are shown already.

        Args:
            labels: Labels other than the usual ones.
            styles: Button styles other than the usual ones.
            equal_width: Actions whose buttons get the same width.
        """
        all_styles = {**_BUTTON_STYLES, **styles}
        requested = tuple(
            (each, all_styles.get(each, "plain"), labels.get(each) or action_words(each)) for each in actions
        )
        if (requested, equal_width) == (self._shown_buttons, self._equal_width):
            return
        self.question.close_question()
        self._shown_buttons, self._equal_width = requested, equal_width
        for action, kind, text in requested:
            button = self.button(action)
            button.kind = kind
            button.setText(text)
        self._arrange_buttons()

    # Arrangement ------------------------------------------------------------------------------------------------------

    def _arrange_buttons(self) -> None:
        self._close_menu()
        while (item := self._column.takeAt(0)) is not None:
            line = item.layout()
            while line is not None and line.takeAt(0) is not None:
                pass
        self.question.set_vertical(vertical=self.shape is RowShape.COLUMN)  # beside a code the width is for the code
        for button in (self._buttons[action] for action in self._actions):  # first, as it changes their width
            button.padding = 30.0 if button.kind == "primary" and self.shape is RowShape.LINE else KeyButton.padding
            button.set_height(self._fixed_height or _height(button))
        self._lines = self._compute_lines()
        last = self._lines[-1] if self._lines else []
        ruled = self.shape in _SHAPES_WITH_RULE and bool(last) and _CLOSING_ACTIONS.issuperset(last)
        for actions in self._lines:
            if ruled and actions is last:
                self._column.addWidget(self._rule)
            self._add_line(actions, more=bool(self._menu_actions) and actions is last)
        visibility: dict[QWidget, bool] = {self._rule: ruled, self._more_button: bool(self._menu_actions)}
        visibility |= {button: action in self.visible_buttons() for action, button in self._buttons.items()}
        for part, shown in visibility.items():
            if part.isHidden() is shown:  # setVisible would lay out everything at once
                part.setVisible(shown)
        self._set_tab_order()
        self.updateGeometry()

    def _set_tab_order(self) -> None:
        """Correct the tab order: buttons are created late, after the side list, which Tab would visit first."""
        stops = [self._more_button, *(self._buttons[action] for line in self._lines for action in line)]
        for one, other in pairwise([*stops, self._more_button] if len(stops) > 1 else stops):
            QWidget.setTabOrder(one, other)

    def _add_line(self, actions: Sequence[Action], *, more: bool) -> None:
        line, buttons = hbox(spacing=self._gap), [self._buttons[action] for action in actions]
        if more:
            buttons.append(self._more_button)
        height = self._fixed_height or max(map(_height, buttons))
        for button in buttons:
            if self.shape is RowShape.LINE and button.kind == "quiet" and len(buttons) > 1 and button is buttons[-1]:
                line.addStretch(1)
            button.set_height(height)
            line.addWidget(button, self._stretch(button), Qt.AlignmentFlag.AlignVCenter)
        if self.shape is RowShape.LINE:
            is_filled = any(self._stretch(button) for button in buttons) or buttons[-1].kind in {"quiet", "outline"}
            line.addStretch(0 if is_filled else 1)
        self._column.addLayout(line)

    def _stretch(self, button: KeyButton) -> int:
        """Return a button's share of the free width in its line."""
        if self.shape is RowShape.LINE:
            return int(button.kind == "white" or button.value in self._equal_width)
        if self.shape is RowShape.BAR:
            if button.value in self._equal_width:
                return max(self._buttons[action].sizeHint().width() for action in self._equal_width)
            return 0 if button is self._more_button else button.sizeHint().width()
        return 1 if button is self._more_button else 2

    @property
    def _gap(self) -> int:
        return _GAP if self.shape is not RowShape.LINE else 12

    @property
    def _actions(self) -> list[Action]:
        return [action for action, _, _ in self._shown_buttons]

    @property
    def _menu_actions(self) -> list[Action]:
        return [action for action in self._actions if not any(action in line for line in self._lines)]

    def _compute_lines(self) -> list[list[Action]]:
        if self.shape is RowShape.LINE:
            return self._compute_wrapped_lines()
        if self.shape is RowShape.BAR:
            return [self._select_for_bar()] if self._shown_buttons else []
        if self.shape is RowShape.MOST_NEEDED:
            return [[action] for action in (Action.SAYS_PAID, Action.NEXT) if action in self._actions]
        continuing = [action for action in self._actions if action not in _CLOSING_ACTIONS]
        closing = [action for action in self._actions if action in _CLOSING_ACTIONS]
        each = 2 if self.shape is RowShape.PAIRS else 1
        odd = len(continuing) % each
        lines = [
            continuing[:odd],
            *(continuing[index : index + each] for index in range(odd, len(continuing), each)),
            closing,
        ]
        return [line for line in lines if line]

    def _compute_wrapped_lines(self) -> list[list[Action]]:
        """Return lines of as many buttons as fit the width; one line before the width is known.

        An unneeded second line could make the page scroll, and the scroll bar would take the width that the buttons
        lacked.
        """
        lines: list[list[Action]] = []
        used, available = 0, max(self.width(), 320) if self.isVisible() else _QWIDGETSIZE_MAX
        for action in self._actions:
            width = self._buttons[action].sizeHint().width() + self._gap
            if not lines or used + width > available + self._gap:
                lines.append([])
                used = 0
            lines[-1].append(action)
            used += width
        return lines

    def _select_for_bar(self) -> list[Action]:
        """Return the actions that fit in one line: main ones first, then Next, then the others in order."""
        available = self.width() if self.isVisible() else _QWIDGETSIZE_MAX
        remaining, found = available - self._more_button.sizeHint().width(), set[Action]()
        widths = {action: self._buttons[action].sizeHint().width() + _GAP for action in self._actions}
        if sum(widths.values()) <= available + _GAP:
            return self._actions
        choice = {Action.REFUND, Action.HAND_OVER}  # both or neither, where both fit
        other = choice if choice.issubset(widths) else set()
        for action in sorted(
            widths,
            key=lambda action: (
                self._buttons[action].kind not in _MAIN_STYLES,
                action not in other,
                action is not Action.NEXT,
            ),
        ):
            if widths[action] > remaining:
                break
            found.add(action)
            remaining -= widths[action]
        return [action for action in self._actions if action in found]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.shape in _WIDTH_DEPENDENT and event.size().width() != event.oldSize().width():
            self._fit_timer.start()  # deferred: other lines would restart the present layout endlessly

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._close_menu()  # else it would cover the PAID view, and keep its keys

    def _close_menu(self) -> None:
        for menu in self.findChildren(QMenu):
            menu.close()

    @Slot()
    def update_lines(self) -> None:
        """Rearrange the buttons if the present width holds other lines."""
        if self.shape in _WIDTH_DEPENDENT and self.isVisible() and self._compute_lines() != self._lines:
            self._arrange_buttons()

    def sizeHint(self) -> QSize:
        hint, front = super().sizeHint(), self._stack.currentWidget()
        return QSize(hint.width(), front.sizeHint().height()) if self.shape is RowShape.BAR and front else hint

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if self.shape is RowShape.BAR:
            hint.setHeight(self.sizeHint().height())
        if self.shape in _WIDTH_DEPENDENT:
            widest = max((self._buttons[action].sizeHint().width() for action in self._actions), default=0)
            return QSize(widest, hint.height())
        return hint

    # Actions ----------------------------------------------------------------------------------------------------------

    def button(self, action: Action) -> KeyButton:
        """Return the button of an action, shown or not."""
        if action not in self._buttons:
            self._buttons[action] = create_action_button(action, "plain", "", self._row, pressed=self.action_pressed)
            self._buttons[action].hide()
            self._buttons[action].allow_shrinking()
        return self._buttons[action]

    def visible_buttons(self) -> dict[Action, KeyButton]:
        """Return the buttons shown now, without those in the menu."""
        return {action: self._buttons[action] for line in self._lines for action in line}

    def set_busy(self, actions: frozenset[Action]) -> None:
        """Mark the buttons of these actions as busy, and no others."""
        for action, button in self.visible_buttons().items():
            if button.is_busy is not (action in actions):
                button.set_busy(action in actions)

    @Slot()
    def on_cancel_confirmed(self) -> None:
        self.action_pressed.emit(Action.CANCEL)

    @Slot()
    def on_more_clicked(self) -> None:
        """Open the menu of the other actions upwards, so that it covers nothing above the buttons."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in self._menu_actions:
            text, key = self._buttons[action].text(), key_label(action)
            entry = menu.addAction(f"{text}\t{key}" if key else text)
            entry.setData(action)
        menu.triggered.connect(self.on_menu_triggered)
        menu.popup(self._more_button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    @Slot(QAction)
    def on_menu_triggered(self, entry: QAction) -> None:
        self.action_pressed.emit(entry.data())
