"""The buttons under a sale, in the order in which they are needed; "cancel" asks once, in the same place."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QLayoutItem, QMenu, QSizePolicy, QStackedLayout, QWidget

from paydesk.ui.actions import Action, action_words, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.widgets.confirm import Confirm
from paydesk.ui.widgets.flow import hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton, Kind
from paydesk.ui.widgets.labels import Rule

_KINDS: Final[dict[Action, Kind]] = {
    Action.CANCEL: "quiet",
    Action.PHONE: "dash",
    Action.SAYS_PAID: "soft",
}
_HEIGHTS: Final = {Action.SAYS_PAID: 54, Action.PHONE: 44}
_LOUD: Final = 60
"""The height of what is pressed first, and of what stands beside it."""
_GAP: Final = 8
_ANY: Final = 16_777_215
"""Qt's word for no limit."""
Shown = tuple[Action, Kind, str]


class RowShape(Enum):
    """How the buttons stand."""

    LINE = "line"
    """Side by side, in as many lines as they need."""
    COLUMN = "column"
    """One below the other; what ends the order alone, below a rule."""
    PAIRS = "pairs"
    """As a column, with those of the middle two in a line; an odd one stands beside what is asked first."""
    FEW = "few"
    """The two that are needed most; all others in a menu."""
    BAR = "bar"
    """In one line of all the width; those that it has no room for in a menu."""


_FIRST: Final = frozenset({"primary", "late", "white"})
"""The kinds of what is asked first."""
_BY_WIDTH: Final = frozenset({RowShape.LINE, RowShape.BAR})


def action_button(
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
    high = height or _height(action, kind)
    return KeyButton(text, key, kind, parent, icon=icon, height=high, value=action, pressed=pressed)


def _height(action: Action, kind: Kind) -> int:
    return _HEIGHTS.get(action, 48) if kind in {"plain", "soft", "quiet", "dash"} else _LOUD


def _items(layout: QLayout) -> list[QLayoutItem]:
    found = map(layout.itemAt, range(layout.count()))
    return [item for item in found if item is not None]


class ActionRow(QWidget):
    """Buttons for a set of actions. `pressed` carries the Action."""

    pressed = Signal(object)

    def __init__(self, shape: RowShape = RowShape.LINE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shape = shape
        """How they stand."""
        self._shown: tuple[Shown, ...] = ()
        self._more: tuple[Shown, ...] = ()
        self._buttons: dict[Shown, KeyButton] = {}
        self._stand: list[list[Shown]] = []
        self._high = 0
        self._used: set[QWidget] = set()
        self._stack = QStackedLayout(self)
        self._row = QWidget(self)
        self._column = vbox(self._row, spacing=_GAP)
        self._rule = Rule(self._row)
        self._rule.hide()
        self._more_button = KeyButton(self.tr("More"), "", "plain", self._row, height=48, pressed=self.on_more)
        self._more_button.hide()
        self._stack.addWidget(self._row)
        yes, no = self.tr("Yes, cancel it"), self.tr("No, keep it")
        self.question = Confirm(yes, no, self, key=key_label(Action.CANCEL), fills=True)
        self.question.confirmed.connect(self.on_yes)
        self.question.closed.connect(self.on_closed)
        self._stack.addWidget(self.question)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.fit_width)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def ask(self) -> None:
        """Ask whether the order shall be cancelled."""
        self.question.ask(self.tr("This ends the order. Cancel it?"))
        self._stack.setCurrentWidget(self.question)
        self.updateGeometry()

    @Slot()
    def on_closed(self) -> None:
        """Back to the buttons."""
        self._stack.setCurrentWidget(self._row)
        self.updateGeometry()

    def use_shape(self, shape: RowShape) -> None:
        """How they stand from now on."""
        if shape is not self.shape:
            self.shape = shape
            self._lay()

    def use_layout(self, layout: Layout) -> None:
        """Below words that want the height: in the low layouts they are one line, and no higher than they must be."""
        self.use_shape(RowShape.BAR if layout.tight else RowShape.LINE)
        self.use_height(48 if layout.small else 0)

    def use_height(self, pixels: int) -> None:
        """How high they are from now on; 0: those of one line as high as the highest of them has to be."""
        if pixels != self._high:
            self._high = pixels
            self._lay()

    def show_actions(
        self,
        actions: tuple[Action, ...],
        *,
        primary: Action | None = None,
        labels: dict[Action, str] | None = None,
        kinds: dict[Action, Kind] | None = None,
    ) -> None:
        """Show these, in this order; nothing moves when they are there already."""
        looks = {**_KINDS, **(kinds or {})}
        wanted: tuple[Shown, ...] = tuple(
            (
                action,
                "primary" if action is primary and action not in (kinds or {}) else looks.get(action, "plain"),
                (labels or {}).get(action, action_words(action)),
            )
            for action in actions
        )
        if wanted == self._shown:
            return
        self.question.close_question()
        self._shown = wanted
        self._lay()

    # Where they stand -----------------------------------------------------------------------------------------------

    def _lay(self) -> None:
        self._close_menu()
        while (item := self._column.takeAt(0)) is not None:
            line = item.layout()
            while line is not None and line.takeAt(0) is not None:
                pass
        self._more = ()
        self._used = set()
        self.question.stand(down=self.shape is RowShape.COLUMN)  # beside a code every pixel of width is the code's
        {
            RowShape.LINE: self._as_lines,
            RowShape.COLUMN: self._as_column,
            RowShape.PAIRS: self._as_pairs,
            RowShape.FEW: self._as_few,
            RowShape.BAR: self._as_bar,
        }[self.shape]()
        # what stays is neither hidden nor shown anew: Qt would lay out everything at once for each
        for part in (*self._buttons.values(), self._rule, self._more_button):
            if part.isHidden() == (part in self._used):
                part.setVisible(part in self._used)
        self._put_in_tab_order()
        self.updateGeometry()

    def _put_in_tab_order(self) -> None:
        """They are made when they are first shown, later than the list beside the page: Tab went there before them."""
        lines = [item.layout() for item in _items(self._column)]
        stand = [item.widget() for line in lines if line is not None for item in _items(line)]
        stops = [self._more_button, *(each for each in stand if each in self._used and each is not self._more_button)]
        for one, other in pairwise([*stops, self._more_button] if len(stops) > 1 else stops):
            QWidget.setTabOrder(one, other)

    def _add(self, *keys: Shown, spread: bool = True, more: bool = False) -> None:
        line, high = hbox(spacing=self._gap), self._high or max(_height(*key[:2]) for key in keys)
        for key in keys:
            button = self._button(key)
            button.set_height(high)
            stretch = button.sizeHint().width() if self.shape is RowShape.BAR else int(spread or key[1] == "white")
            line.addWidget(button, stretch, Qt.AlignmentFlag.AlignVCenter)
            self._used.add(button)
            if not spread and len(keys) > 1 and key is keys[-2] and keys[-1][1] == "quiet":
                line.addStretch(1)
        if more:
            self._more_button.set_height(high)
            line.addWidget(self._more_button)
            self._used.add(self._more_button)
        if not spread:
            line.addStretch(0 if keys[-1][1] in {"quiet", "outline", "white"} else 1)
        self._column.addLayout(line)

    @property
    def _gap(self) -> int:
        return _GAP if self.shape is not RowShape.LINE else 12

    def _lines(self) -> list[list[Shown]]:
        """As many side by side as there is width for; all of them before that is known.

        A second line that is not needed might keep the page so high that it scrolls, and the bar takes the width.
        """
        lines: list[list[Shown]] = []
        used, room = 0, max(self.width(), 320) if self.isVisible() else _ANY
        for key in self._shown:
            width = self._button(key).sizeHint().width() + self._gap
            if not lines or used + width > room + self._gap:
                lines.append([])
                used = 0
            lines[-1].append(key)
            used += width
        return lines

    def _as_lines(self) -> None:
        self._stand = self._lines()
        for line in self._stand:
            self._add(*line, spread=False)

    def _bar(self) -> list[Shown]:
        """Those that one line has room for: what is asked first, the next customer, then the others in their order."""
        room = self.width() if self.isVisible() else _ANY
        left, found = room - self._more_button.sizeHint().width(), set[Shown]()
        widths = {key: self._button(key).sizeHint().width() + _GAP for key in self._shown}
        if sum(widths.values()) <= room + _GAP:
            return list(self._shown)
        choice = {Action.REFUND, Action.HAND_OVER}  # neither is seen without the other, where both have room
        other = choice if choice <= {key[0] for key in self._shown} else set()
        for key in sorted(
            self._shown,
            key=lambda key: (key[1] not in _FIRST, key[0] not in other, key[0] is not Action.NEXT),
        ):
            if widths[key] > left:
                break
            found.add(key)
            left -= widths[key]
        return [key for key in self._shown if key in found]

    def _as_bar(self) -> None:
        self._stand = self._arranged()
        line = self._stand[0]
        self._more = tuple(key for key in self._shown if key not in line)
        if line:
            self._add(*line, more=bool(self._more))

    def _arranged(self) -> list[list[Shown]]:
        """Where the width says how they stand: in which lines."""
        return [self._bar()] if self.shape is RowShape.BAR else self._lines()

    def _ends(self) -> tuple[list[Shown], list[Shown]]:
        """Those that go on with the order, and those that end it."""
        ends = {Action.CANCEL, Action.CLOSE}
        return [key for key in self._shown if key[0] not in ends], [key for key in self._shown if key[0] in ends]

    def _add_ends(self, ends: list[Shown]) -> None:
        if ends:
            self._column.addWidget(self._rule)
            self._used.add(self._rule)
            self._add(*ends)

    def _as_column(self) -> None:
        plain, ends = self._ends()
        for key in plain:
            self._add(key)
        self._add_ends(ends)

    def _as_pairs(self) -> None:
        plain, ends = self._ends()
        wide = [key for key in plain if key[1] in {"primary", "dash", "soft"}]
        others = [key for key in plain if key not in wide]
        if len(others) % 2 and wide and wide[-1][1] == "soft":
            others.insert(0, wide.pop())
        for key in wide:
            self._add(key)
        for place in range(0, len(others), 2):
            self._add(*others[place : place + 2])
        self._add_ends(ends)

    def _as_few(self) -> None:
        loud = [key for key in self._shown if key[1] == "primary"]
        first = loud or [key for key in self._shown if key[0] is Action.SAYS_PAID] or list(self._shown[:1])
        second = [key for key in self._shown if key[0] is Action.NEXT and key not in first]
        self._more = tuple(key for key in self._shown if key not in first and key not in second)
        for key in first:
            self._add(key)
        line = hbox(spacing=_GAP)
        for key in second:
            line.addWidget(self._button(key), 2)
            self._used.add(self._button(key))
        if self._more:
            line.addWidget(self._more_button, 1)
            self._used.add(self._more_button)
        self._column.addLayout(line)

    def _button(self, key: Shown) -> KeyButton:
        if key not in self._buttons:
            self._buttons[key] = action_button(*key, self._row, pressed=self.pressed)
            self._buttons[key].give_way()
        self._buttons[key].air = 30.0 if key[1] == "primary" and self.shape is RowShape.LINE else KeyButton.air
        return self._buttons[key]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: another width may hold more of them side by side."""
        super().resizeEvent(event)
        if self.shape in _BY_WIDTH and event.size().width() != event.oldSize().width():
            self._later.start()  # not here: with other lines the layout under way would begin anew, for ever

    def showEvent(self, event: QShowEvent) -> None:
        """Qt: how wide it is is known from now on."""
        super().showEvent(event)
        self._later.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: PAID makes another view of it: a menu that stayed would lie over that, and keep its keys."""
        super().hideEvent(event)
        self._close_menu()

    def _close_menu(self) -> None:
        for menu in self.findChildren(QMenu):
            menu.close()

    @Slot()
    def fit_width(self) -> None:
        """It, or its buttons, are wider or narrower now: other lines, where it holds others."""
        if self.shape in _BY_WIDTH and self.isVisible() and self._arranged() != self._stand:
            self._lay()

    def sizeHint(self) -> QSize:
        """Qt: where the height is dear, that of the question is not kept free for it."""
        hint, front = super().sizeHint(), self._stack.currentWidget()
        return QSize(hint.width(), front.sizeHint().height()) if self.shape is RowShape.BAR and front else hint

    def minimumSizeHint(self) -> QSize:
        """Qt: in lines they take what width there is."""
        hint = super().minimumSizeHint()
        if self.shape is RowShape.BAR:
            hint.setHeight(self.sizeHint().height())
        if self.shape in _BY_WIDTH:
            widest = max((self._button(key).sizeHint().width() for key in self._shown), default=0)
            return QSize(widest, hint.height())
        return hint

    # Pressing -------------------------------------------------------------------------------------------------------

    def buttons(self) -> dict[Action, KeyButton]:
        """The buttons that are shown now; those of the menu are not among them."""
        return {key[0]: self._buttons[key] for key in self._shown if key not in self._more}

    def set_busy(self, actions: frozenset[Action]) -> None:
        """These are under way: their buttons wait."""
        for action, button in self.buttons().items():
            if button.busy is not (action in actions):
                button.set_busy(action in actions)

    @Slot()
    def on_yes(self) -> None:
        """The order is ended."""
        self.pressed.emit(Action.CANCEL)

    @Slot()
    def on_more(self) -> None:
        """The menu of those that have no button here; it opens upwards, and covers nothing that stands above them."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action, _, text in self._more:
            key = key_label(action)
            entry = menu.addAction(f"{text}\t{key}" if key else text)
            entry.setData(action)
        menu.triggered.connect(self.on_chosen)
        menu.popup(self._more_button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    @Slot(QAction)
    def on_chosen(self, entry: QAction) -> None:
        """One of the menu."""
        self.pressed.emit(entry.data())
