"""The navigation rail at the left: Sell, Orders and More."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from paydesk.ui.layout import Layout
from paydesk.ui.screens import SCREENS, Screen
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.lines import break_lines, widest_word_width
from paydesk.ui.widgets.paint import text_font

_ICON_SIZE: Final = 24
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
        self._metrics = Layout.NORMAL.metrics
        self.setText(text)
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def use_layout(self, layout: Layout) -> None:
        """Take the size that it has in this layout."""
        self._metrics = layout.metrics
        self.updateGeometry()

    def _text_width(self) -> float:
        return max(self._metrics.rail - 16.0, widest_word_width(self.text(), text_font("small", bold=True)))

    def sizeHint(self) -> QSize:
        # measured in bold, so that the button keeps its size when it is chosen
        width = self._text_width()
        name = break_lines(self.text(), text_font("small", bold=True), width, Qt.AlignmentFlag.AlignHCenter)
        return QSize(round(width), max(self._metrics.rail_item, round(_ICON_SIZE + name.height + 16)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # as in a tab bar: Enter presses, arrows only move the focus
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
        elif event.key() in _ARROW_STEPS:
            self.stepped.emit(_ARROW_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect, chosen = QRectF(self.rect()), self.accessible_current
        if chosen:
            paint.draw_box(painter, rect, paint.RADIUS, tokens.brand_soft)
        elif self.underMouse() or self.isDown():
            paint.draw_box(painter, rect, paint.RADIUS, tokens.sunken)
        if self.hasFocus():
            paint.draw_focus_ring(painter, rect, paint.RADIUS, tokens.brand)
        ink = tokens.brand if chosen else tokens.ink2
        name = break_lines(self.text(), text_font("small", bold=chosen), rect.width(), Qt.AlignmentFlag.AlignHCenter)
        top = (rect.height() - _ICON_SIZE - 4 - name.height) / 2
        icons.paint(painter, self._icon_name, QRectF((rect.width() - _ICON_SIZE) / 2, top, _ICON_SIZE, _ICON_SIZE), ink)
        painter.setPen(QColor(ink))
        name.draw(painter, QRectF(0, top + _ICON_SIZE + 4, rect.width(), name.height))


class Rail(Panel):
    """The navigation rail; screen readers announce a list of tabs. `chosen` carries the name of an entry."""

    accessible_role: ClassVar = QAccessible.Role.PageTabList
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("right", parent)
        self.setAccessibleName(self.tr("Pages"))
        screens = [screen for screen in SCREENS.values() if screen.is_on_rail]
        self.buttons = {screen.name: self._create_button(screen) for screen in screens}
        self._column = add_items(vbox(self, (0, 8, 1, 8), 8), *self.buttons.values(), 1)
        for button in self.buttons.values():
            self._column.setAlignment(button, Qt.AlignmentFlag.AlignHCenter)

    def _create_button(self, screen: Screen) -> RailButton:
        button = RailButton(screen.icon, screen.title, self)
        button.setObjectName(screen.name)
        button.clicked.connect(self.on_clicked)
        button.stepped.connect(self.on_stepped)
        return button

    def use_layout(self, layout: Layout) -> None:
        for button in self.buttons.values():
            button.use_layout(layout)
        widest = max(button.sizeHint().width() for button in self.buttons.values())
        self.setFixedWidth(max(layout.metrics.rail, widest + 1))

    @Slot()
    def on_clicked(self) -> None:
        """Choose the entry of the button that was pressed."""
        sender = self.sender()
        if isinstance(sender, RailButton):
            self.chosen.emit(sender.objectName())

    @Slot(object)
    def on_stepped(self, step: object) -> None:
        """Move the focus to the next or previous button."""
        buttons, sender = list(self.buttons.values()), self.sender()
        if isinstance(sender, RailButton) and isinstance(step, int):
            index = min(max(buttons.index(sender) + step, 0), len(buttons) - 1)
            buttons[index].setFocus(Qt.FocusReason.OtherFocusReason)

    def mark(self, name: str) -> None:
        """Mark the entry of the current page or panel."""
        current = name if name in self.buttons else "more"
        for entry, button in self.buttons.items():
            button.accessible_current = entry == current
