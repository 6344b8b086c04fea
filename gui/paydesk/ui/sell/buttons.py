"""The buttons under a sale, in the order in which they are needed; "cancel" asks once, in the same place."""

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
from paydesk.ui.widgets.confirm import Confirm
from paydesk.ui.widgets.flow import hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton, Kind
from paydesk.ui.widgets.labels import Rule

_BUTTON_STYLES: Final[Mapping[Action, Kind]] = {
    Action.CANCEL: "quiet",
    Action.PHONE: "dash",
    Action.SAYS_PAID: "soft",
}
_HEIGHTS: Final[Mapping[object, int]] = {Action.SAYS_PAID: 54, Action.PHONE: 44}
_LOW_STYLES: Final = frozenset({"plain", "soft", "quiet", "dash"})
"""The kinds that are no higher than they must be."""
_MAIN_HEIGHT: Final = 60
"""The height of what is pressed first, and of what stands beside it."""
_CLOSING_ACTIONS: Final = frozenset({Action.CANCEL, Action.CLOSE})
"""What ends the order; all others go on with it."""
_GAP: Final = 8
_QWIDGETSIZE_MAX: Final = 16_777_215
"""Qt's word for no limit."""
_NO_LABELS: Final[Mapping[Action, str]] = MappingProxyType({})


class RowShape(Enum):
    """How the buttons stand."""

    LINE = "line"
    """Side by side, in as many lines as they need."""
    COLUMN = "column"
    """One below the other; what ends the order alone, below a rule."""
    PAIRS = "pairs"
    """As a column, with two in a line; of an odd number the first stands alone."""
    MOST_NEEDED = "few"
    """The two that are needed most; all others in a menu."""
    BAR = "bar"
    """In one line of all the width; those that it has no room for in a menu."""


_MAIN_STYLES: Final = frozenset({"primary", "late", "white"})
"""The kinds of what is asked first."""
_WIDTH_DEPENDENT: Final = frozenset({RowShape.LINE, RowShape.BAR})
_SHAPES_WITH_RULE: Final = frozenset({RowShape.COLUMN, RowShape.PAIRS})


def create_action_button(
    action: Action,
    kind: Kind,
    text: str = "",
    parent: QWidget | None = None,
    *,
    icon: str = "",
    height: int = 0,
    pressed: object = None,
) -> KeyButton:
    """A button that says which action it is; `pressed` is given the Action."""
    text, key = text or action_words(action), key_label(action)
    button = KeyButton(text, key, kind, parent, icon=icon, value=action, pressed=pressed)
    button.set_height(height or _height(button))
    return button


def _height(button: KeyButton) -> int:
    return _HEIGHTS.get(button.value, 48) if button.kind in _LOW_STYLES else _MAIN_HEIGHT


class ActionRow(QWidget):
    """Buttons for a set of actions. `pressed` carries the Action."""

    action_pressed = Signal(object)

    def __init__(self, shape: RowShape = RowShape.LINE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shape = shape
        """How they stand."""
        self._shown_buttons: tuple[tuple[Action, Kind, str], ...] = ()
        self._buttons: dict[Action, KeyButton] = {}
        self._lines: list[list[Action]] = []
        self._fixed_height = 0
        self._equal_width: frozenset[Action] = frozenset()
        self._stack = QStackedLayout(self)
        self._row = QWidget(self)
        self._column = vbox(self._row, spacing=_GAP)
        self._rule = Rule(self._row)
        self._rule.hide()
        self._more_button = KeyButton(self.tr("More"), "", "plain", self._row, height=48, pressed=self.on_more_clicked)
        self._more_button.hide()
        self._stack.addWidget(self._row)
        yes, no = self.tr("Yes, cancel it"), self.tr("No, keep it")
        self.question = Confirm(yes, no, self, key=key_label(Action.CANCEL), fills=True)
        self.question.confirmed.connect(self.on_cancel_confirmed)
        self.question.closed.connect(self.on_question_closed)
        self._stack.addWidget(self.question)
        self._fit_timer = QTimer(self, singleShot=True, interval=0)
        self._fit_timer.timeout.connect(self.update_lines)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def ask_to_cancel(self) -> None:
        """Ask whether the order shall be cancelled."""
        self.question.ask(self.tr("This ends the order. Cancel it?"))
        self._stack.setCurrentWidget(self.question)
        self.updateGeometry()

    @Slot()
    def on_question_closed(self) -> None:
        """Back to the buttons."""
        self._stack.setCurrentWidget(self._row)
        self.updateGeometry()

    def set_shape(self, shape: RowShape) -> None:
        """How they stand from now on."""
        if shape is not self.shape:
            self.shape = shape
            self._arrange_buttons()

    def use_layout(self, layout: Layout) -> None:
        """Below words that want the height: in the low layouts they are one line, and no higher than they must be."""
        self.set_shape(RowShape.BAR if layout.tight else RowShape.LINE)
        self.set_button_height(48 if layout.small else 0)

    def set_button_height(self, pixels: int) -> None:
        """How high they are from now on; 0: those of one line as high as the highest of them has to be."""
        if pixels != self._fixed_height:
            self._fixed_height = pixels
            self._arrange_buttons()

    def show_actions(
        self,
        actions: Sequence[Action],
        *,
        labels: Mapping[Action, str] = _NO_LABELS,
        styles: Mapping[Action, Kind] = MappingProxyType({}),
        equal_width: frozenset[Action] = frozenset(),
    ) -> None:
        """Show these, in this order; nothing moves when they are there already. `wide`: these are equally wide."""
        all_styles = {**_BUTTON_STYLES, **styles}
        wanted = tuple(
            (each, all_styles.get(each, "plain"), labels.get(each) or action_words(each)) for each in actions
        )
        if (wanted, equal_width) == (self._shown_buttons, self._equal_width):
            return
        self.question.close_question()
        self._shown_buttons, self._equal_width = wanted, equal_width
        for action, kind, text in wanted:
            button = self.button(action)
            button.kind = kind
            button.setText(text)
        self._arrange_buttons()

    # Where they stand -----------------------------------------------------------------------------------------------

    def _arrange_buttons(self) -> None:
        self._close_menu()
        while (item := self._column.takeAt(0)) is not None:
            line = item.layout()
            while line is not None and line.takeAt(0) is not None:
                pass
        self.question.stand(down=self.shape is RowShape.COLUMN)  # beside a code every pixel of width is the code's
        for button in (self._buttons[action] for action in self._actions):  # first: how wide they are goes by it
            button.air = 30.0 if button.kind == "primary" and self.shape is RowShape.LINE else KeyButton.air
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
            if part.isHidden() is shown:  # what stays is not shown anew: Qt would lay out everything at once for each
                part.setVisible(shown)
        self._set_tab_order()
        self.updateGeometry()

    def _set_tab_order(self) -> None:
        """They are made when they are first shown, later than the list beside the page: Tab went there before them."""
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
        """Its share of the width that is left in its line."""
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
        """Those that the menu has."""
        return [action for action in self._actions if not any(action in line for line in self._lines)]

    def _compute_lines(self) -> list[list[Action]]:
        """In which lines they stand."""
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
        """As many side by side as there is width for; all of them before that is known.

        A second line that is not needed might keep the page so high that it scrolls, and the bar takes the width.
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
        """Those that one line has room for: what is asked first, the next customer, then the others in their order."""
        available = self.width() if self.isVisible() else _QWIDGETSIZE_MAX
        remaining, found = available - self._more_button.sizeHint().width(), set[Action]()
        widths = {action: self._buttons[action].sizeHint().width() + _GAP for action in self._actions}
        if sum(widths.values()) <= available + _GAP:
            return self._actions
        choice = {Action.REFUND, Action.HAND_OVER}  # neither is seen without the other, where both have room
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
        """Qt: another width may hold more of them side by side."""
        super().resizeEvent(event)
        if self.shape in _WIDTH_DEPENDENT and event.size().width() != event.oldSize().width():
            self._fit_timer.start()  # not here: with other lines the layout under way would begin anew, for ever

    def showEvent(self, event: QShowEvent) -> None:
        """Qt: how wide it is is known from now on."""
        super().showEvent(event)
        self._fit_timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: PAID makes another view of it: a menu that stayed would lie over that, and keep its keys."""
        super().hideEvent(event)
        self._close_menu()

    def _close_menu(self) -> None:
        for menu in self.findChildren(QMenu):
            menu.close()

    @Slot()
    def update_lines(self) -> None:
        """It, or its buttons, are wider or narrower now: other lines, where it holds others."""
        if self.shape in _WIDTH_DEPENDENT and self.isVisible() and self._compute_lines() != self._lines:
            self._arrange_buttons()

    def sizeHint(self) -> QSize:
        """Qt: where the height is dear, that of the question is not kept free for it."""
        hint, front = super().sizeHint(), self._stack.currentWidget()
        return QSize(hint.width(), front.sizeHint().height()) if self.shape is RowShape.BAR and front else hint

    def minimumSizeHint(self) -> QSize:
        """Qt: in lines they take what width there is."""
        hint = super().minimumSizeHint()
        if self.shape is RowShape.BAR:
            hint.setHeight(self.sizeHint().height())
        if self.shape in _WIDTH_DEPENDENT:
            widest = max((self._buttons[action].sizeHint().width() for action in self._actions), default=0)
            return QSize(widest, hint.height())
        return hint

    # Pressing -------------------------------------------------------------------------------------------------------

    def button(self, action: Action) -> KeyButton:
        """The button of an action, shown or not."""
        if action not in self._buttons:
            self._buttons[action] = create_action_button(action, "plain", "", self._row, pressed=self.action_pressed)
            self._buttons[action].hide()
            self._buttons[action].give_way()
        return self._buttons[action]

    def visible_buttons(self) -> dict[Action, KeyButton]:
        """The buttons that are shown now; those of the menu are not among them."""
        return {action: self._buttons[action] for line in self._lines for action in line}

    def set_busy(self, actions: frozenset[Action]) -> None:
        """These are under way: their buttons wait."""
        for action, button in self.visible_buttons().items():
            if button.busy is not (action in actions):
                button.set_busy(action in actions)

    @Slot()
    def on_cancel_confirmed(self) -> None:
        """The order is ended."""
        self.action_pressed.emit(Action.CANCEL)

    @Slot()
    def on_more_clicked(self) -> None:
        """The menu of those that have no button here; it opens upwards, and covers nothing that stands above them."""
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
        """One of the menu."""
        self.action_pressed.emit(entry.data())
