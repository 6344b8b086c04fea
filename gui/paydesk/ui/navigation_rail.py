"""The navigation rail at the left, the bar that replaces it in small windows, and the status bar.

Pages of the counter are at the top of the rail, those of the shop at its bottom. `ui.words.status` has the texts of
the status bar.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Final, Literal

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAction, QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QVBoxLayout, QWidget

from paydesk.ui.layout import Layout
from paydesk.ui.screens import Screen
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.lines import TextLines, break_lines, widest_word_width
from paydesk.ui.widgets.paint import font
from paydesk.ui.widgets.scroll_area import VScrollArea

_WIDTH: Final = 76
_BUTTON_HEIGHTS: Final = (64, 54, 48, 44)
"""Heights of the buttons: the largest with which all fit is used; the last is the minimum touch target."""
_ARROW_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}


class RailButton(paint.PaintMixin, QAbstractButton):
    """A button of the rail with icon and name, which wraps. Screen readers announce a tab."""

    stepped = Signal(object)
    """An arrow key: 1 moves the focus to the next button, -1 to the previous."""

    accessible_role: ClassVar = QAccessible.Role.PageTab
    accessible_current = paint.RepaintProperty(False)  # noqa: FBT003
    """True if its page or panel is in front."""

    def __init__(self, icon: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self.set_base_size(_WIDTH, _BUTTON_HEIGHTS[0])
        self.accessible_busy = False
        """True if its page is not available yet; a press waits for it."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_busy(self, busy: bool) -> None:
        """Enter or leave the busy state, and say why."""
        if busy != self.accessible_busy:
            self.accessible_busy = busy
            why = self.tr("Not ready yet. This PC may ask for its keychain.") if busy else ""
            self.setToolTip(why)
            self.setAccessibleDescription(why)
            self.update()

    def retain_space(self, *, kept: bool) -> None:
        """Set whether its space stays reserved while it is hidden."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(kept)
        self.setSizePolicy(policy)

    def set_base_size(self, width: int, min_height: int) -> None:
        """Set the width of the rail and the minimum height, both unscaled."""
        self._width, self._min_height = width, min_height
        self._icon = (
            (20, 1) if min_height == _BUTTON_HEIGHTS[-1] else (22, 5)
        )  # size of the icon, and the space below it
        self.updateGeometry()

    def _name(self, *, bold: bool = True) -> tuple[TextLines, float]:
        """Return the wrapped name and its width: the design's, or that of the longest word in bold."""
        text, strong = self.text(), font(12, bold=True)
        width = max(self._width, widest_word_width(text, strong) + 8)
        return break_lines(text, strong if bold else font(12), width - 4, Qt.AlignmentFlag.AlignHCenter), width

    def sizeHint(self) -> QSize:
        # the name is measured in bold, so that the button keeps its size when it is chosen
        name, room = self._name()
        around = min(self._min_height - _BUTTON_HEIGHTS[-1], 16)
        return QSize(round(room), max(self._min_height, round(sum(self._icon) + name.height + around)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # as in a tab bar: Enter presses, arrows only move the focus
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
        elif event.key() in _ARROW_STEPS:
            self.stepped.emit(_ARROW_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        chosen = self.accessible_current
        if chosen:
            paint.draw_box(painter, rect, paint.RADIUS, tokens.brand_soft)
        elif (self.underMouse() or self.isDown()) and self.isEnabled():
            paint.draw_box(painter, rect, paint.RADIUS, tokens.sunken)
        if self.hasFocus():
            paint.draw_focus_ring(painter, rect, paint.RADIUS, tokens.brand)
        ink = tokens.brand if chosen else tokens.ink2
        painter.setOpacity(0.45 if self.accessible_busy else 1.0)
        (strong, room), (icon, gap) = self._name(), self._icon
        top = (rect.height() - icon - gap - strong.height) / 2
        icons.paint(painter, self._icon_name, QRectF((rect.width() - icon) / 2, top, icon, icon), ink)
        painter.setPen(QColor(ink))
        name = strong if chosen else self._name(bold=False)[0]
        name.draw(painter, QRectF((rect.width() - room) / 2 + 2, top + icon + gap, room - 4, strong.height))


_SCROLL_BAR_WIDTH: Final = 13
"""Width of the scroll bar of a rail that does not fit, and of its border."""
_EXTRA_WIDTHS: Final = (16, 3)
"""Extra width of the rail beyond its buttons: normal and narrow layout."""


class _RailButtons(QWidget):
    """The buttons; screen readers announce one list of tabs."""

    accessible_role: ClassVar = QAccessible.Role.PageTabList


class Rail(paint.ResizeMixin, Panel):
    """The navigation rail. `chosen` carries the name of an entry.

    Entries never move while visible: those of the last run are shown from the first paint, a removed one keeps its
    space, and new ones come last. In the first run all late entries appear together, once all are known.
    """

    chosen = Signal(object)

    def __init__(
        self, screens: Sequence[Screen], known_names: Collection[str] | None = None, parent: QWidget | None = None
    ) -> None:
        """Create the rail. `known_names`: the late entries of the last run (`late_names`); None in the first run."""
        super().__init__("right", parent)
        self.screens = {place.name: place for place in screens}
        self._layout = Layout.NORMAL
        self._known_names = known_names
        self._current = ""
        self._arrived: set[str] = set()
        self._is_complete = False
        self.buttons: dict[str, RailButton] = {}
        inner = _RailButtons(self)
        inner.setAccessibleName(self.tr("Pages"))
        column = self._button_column = vbox(inner)
        self._add(column, [place for place in screens if not place.at_bottom], inner)
        self._insert_at = column.count() - 1
        column.addStretch(1)
        self._add(column, [place for place in screens if place.at_bottom], inner)
        self._column = add_items(vbox(self, (0, 12, 1, 12)), VScrollArea(inner, self))

    def _add(self, column: QVBoxLayout, screens: Sequence[Screen], parent: QWidget) -> None:
        for screen in screens:
            button = self.buttons[screen.name] = RailButton(screen.icon, screen.title, parent)
            button.setObjectName(screen.name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            is_shown = screen.is_permanent or screen.name in (self._known_names or ())
            button.setVisible(is_shown)
            button.set_busy(screen.is_late or not screen.is_permanent)
            button.retain_space(kept=is_shown)
            button.clicked.connect(self.on_clicked)
            button.stepped.connect(self.on_stepped)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    def use_layout(self, layout: Layout) -> None:
        self._layout = layout
        self._fit()

    def _fit(self) -> None:
        """Use the largest height with which all buttons fit, hidden ones included: they may be shown later."""
        low, buttons = self._layout.is_tight, self.buttons.values()
        margin = spacing = needed = 0
        for height in _BUTTON_HEIGHTS[2 if low else 0 :]:
            margin, spacing = (4, 0) if height == _BUTTON_HEIGHTS[-1] else (8, 2) if low else (12, 4)
            for button in buttons:
                button.set_base_size(self._layout.rail_width - _EXTRA_WIDTHS[low], height)
            needed = sum(button.sizeHint().height() + spacing for button in buttons) - spacing + 2 * margin
            if needed <= self.height():
                break
        self._button_column.setSpacing(spacing)
        self._column.setContentsMargins(0, margin, 1, margin)
        widest = max(button.sizeHint().width() for button in buttons)
        bar = _SCROLL_BAR_WIDTH if needed > self.height() else 1
        self.setFixedWidth(max(self._layout.rail_width, widest + bar))

    @Slot()
    def on_clicked(self) -> None:
        """Choose the entry of the button or menu item that was pressed."""
        sender = self.sender()
        if isinstance(sender, RailButton | QAction):
            self.chosen.emit(sender.objectName())

    @Slot(object)
    def on_stepped(self, step: object) -> None:
        """Move the focus to the next or previous visible button."""
        shown = sorted((button for button in self.buttons.values() if button.isVisible()), key=QWidget.y)
        sender = self.sender()
        if isinstance(sender, RailButton) and isinstance(step, int) and sender in shown:
            index = min(max(shown.index(sender) + step, 0), len(shown) - 1)
            shown[index].setFocus(Qt.FocusReason.OtherFocusReason)

    def set_available(self, available: Mapping[str, bool], *, all_known: bool) -> None:
        """Show which entries are available. `all_known`: keys, people and permissions have been loaded."""
        at_once = (
            all_known and not self._is_complete and self._known_names is None
        )  # a first run: all appear together, in their order
        self._is_complete = self._is_complete or all_known
        for name, is_available in available.items():
            button, always = self.buttons[name], self.screens[name].is_permanent
            offered = is_available and (always or self._is_complete or self._known_names is not None)
            if offered:
                self._arrived |= set() if always else {name}
                if not (button.sizePolicy().retainSizeWhenHidden() or at_once) and self.isVisible():
                    self._button_column.insertWidget(self._insert_at, button, 0, Qt.AlignmentFlag.AlignHCenter)
                button.retain_space(kept=True)
                button.set_busy(False)
            elif self._is_complete:
                button.set_busy(False)
            button.setVisible(offered or (button.accessible_busy and not button.isHidden()))

    @property
    def late_names(self) -> list[str] | None:
        """Entries that came with keys, people and permissions, to be saved for the next run; None if not known yet."""
        if not self._is_complete and self._known_names is None:
            return None
        return sorted(self._arrived if self._is_complete else self._arrived | set(self._known_names or ()))

    @property
    def pending(self) -> frozenset[str]:
        """Entries whose availability is not known yet."""
        return frozenset(name for name, button in self.buttons.items() if button.accessible_busy)

    def mark(self, name: str) -> None:
        """Mark the current entry."""
        self._current = name
        for place, button in self.buttons.items():
            button.accessible_current = place == name

    def fill_menu(self, menu: QMenu) -> None:
        """Fill a menu with the visible entries; the current one is checked."""
        menu.clear()
        for name, button in self.buttons.items():
            if button.isHidden():
                continue
            screen = self.screens[name]
            action = menu.addAction(icons.create_icon(screen.icon), screen.title)
            action.setObjectName(name)
            action.setCheckable(True)
            action.setChecked(name == self._current)
            action.triggered.connect(self.on_clicked)


class TopBar(QWidget):
    """The buttons "Menu" and "4 open" of small windows, for the rail and the side list."""

    def __init__(self, rail: Rail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rail = rail
        self._menu = QMenu(self)
        self.menu_button = KeyButton(self.tr("Menu"), "", "plain", self, icon="menu")
        self.list_button = KeyButton("", "", "plain", self, icon="orders")
        row = hbox(self, spacing=8)
        self.list_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        add_items(row, self.menu_button, (self.list_button, 1))  # notices cover only the list button
        self.menu_button.clicked.connect(self.on_menu)
        self.show_open_count(0)

    def show_open_count(self, count: int) -> None:
        """Show the number of waiting sales."""
        text = self.tr("%n open", "", count)
        if text != self.list_button.text():
            self.list_button.setText(text)

    @Slot()
    def on_menu(self) -> None:
        """Open the menu of the rail's entries."""
        self._rail.fill_menu(self._menu)
        self._menu.popup(self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height() + 2)))


# The status bar -------------------------------------------------------------------------------------------------------

LineState = Literal["ok", "warn", "bad", "off"]
_TOKENS: Final = {"ok": "ok", "warn": "warn", "bad": "bad", "off": "ink3"}


class StatusBar(paint.ResizeMixin, Panel):
    """Shows the connection and the counter; if space is short, the least important texts are hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("top", parent)
        self._dot = _Dot(9, self)
        self._connection = self._text(self.tr("Connection"))
        self._terminal = self._text(self.tr("Terminal"))
        self._staff = self._text(self.tr("Staff"))
        self._shift = self._text(self.tr("Shift"))
        self._hub = self._text(self.tr("Hub"))
        self._today = self._text(self.tr("Today"))
        self._clock = self._text(self.tr("Time"))
        self._labels = (self._connection, self._terminal, self._staff, self._shift, self._hub, self._today, self._clock)
        first = add_items(hbox(spacing=7), self._dot, self._connection)
        row = self._row = hbox(self, (16, 4, 16, 4), 20)
        add_items(row, first, self._terminal, self._staff, self._shift, self._hub, 1, self._today, self._clock)
        self._by_importance = (
            *(self._connection, self._hub, self._today, self._shift, self._staff, self._clock, self._terminal),
        )
        self.setMinimumHeight(34)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Status"))

    def _text(self, name: str) -> Text:
        text = Text("", 13, "ink2", tabular=True, wrap=False, parent=self)
        text.setObjectName(name)
        text.hide()
        return text

    def show_texts(self, line: LineState, *texts: str) -> None:
        """Show the state of the connection, and texts in the order of `_labels`."""
        self._dot.state = line
        changed = [(label, text) for label, text in zip(self._labels, texts, strict=True) if label.text() != text]
        for label, text in changed:
            label.setText(text)
        if changed:
            self._fit()

    def _fit(self) -> None:
        """Hide the least important texts that do not fit: a truncated amount would mislead."""
        margins = self._row.contentsMargins()
        space = self.width() - margins.left() - margins.right() - self._dot.width()
        for part in self._by_importance:
            space -= part.sizeHint().width() + self._row.spacing() if part.text() else 0
            part.setVisible(bool(part.text()) and space >= 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        # fonts have changed
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)


class _Dot(paint.SquareWidget):
    """Coloured dot before the connection's text, which says the same."""

    state = paint.RepaintProperty[LineState]("off")

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        colour = tokens.colour(_TOKENS[self.state])
        paint.draw_box(painter, QRectF(self.rect()), self.width() / 2, QColor(colour))
