"""The sheet "More" beside the rail: everything that is not Sell or Orders, as roles and settings allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from paydesk.ui.actions import key_label
from paydesk.ui.screens import Screen
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import add_items, clear_layout, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.overlay import Overlay
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.widgets.scroll_area import VScrollArea

_WIDTH: Final = 372
_SHADE: Final = 0.45
"""Opacity of the shade over the page."""
_ROW_HEIGHT: Final = 60
_ICON: Final = 24
_LABEL_X: Final = _ICON + 16
_STEPS: Final = {Qt.Key.Key_Down: True, Qt.Key.Key_Up: False}


class SheetRow(KeyButton):
    """A row of the sheet: icon, name, and key at the end. Screen readers announce a menu item."""

    accessible_role: ClassVar = QAccessible.Role.MenuItem

    def __init__(self, screen: Screen, parent: QWidget) -> None:
        super().__init__(screen.title, parent=parent, icon=screen.icon, value=screen.name)
        self._cap = key_label(screen.action) if screen.action is not None else ""
        self.setAccessibleDescription(self._cap)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        cap = round(paint.key_cap_size(self._cap).width()) + 16 if self._cap else 0
        name = paint.font_metrics(text_font("action")).horizontalAdvance(self.text())
        return QSize(_LABEL_X + round(name) + cap + 16, _ROW_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        whole, direction = self.rect(), self.layoutDirection()
        if self.underMouse() or self.isDown() or self.is_flashing:
            paint.draw_box(painter, QRectF(whole), paint.RADIUS, tokens.sunken)
        if self.hasFocus():
            paint.draw_focus_ring(painter, QRectF(whole), paint.RADIUS, tokens.brand)
        row = QRectF(whole).adjusted(8, 0, -8, 0)
        box = QRectF(row.left(), row.center().y() - _ICON / 2, _ICON, _ICON)
        icons.paint(painter, self._icon_name, paint.mirrored(box, whole, direction), tokens.ink2)
        cap = paint.key_cap_size(self._cap).toSize() if self._cap else QSize()
        name = paint.mirrored(row.adjusted(_LABEL_X, 0, -cap.width(), 0), whole, direction)
        alignment = paint.leading_alignment(direction, vertical=Qt.AlignmentFlag.AlignVCenter)
        paint.draw_text(painter, name, self.text(), text_font("action"), tokens.ink, alignment)
        if self._cap:
            at = QRectF(row.right() - cap.width(), row.center().y() - cap.height() / 2, cap.width(), cap.height())
            paint.draw_key_cap(painter, paint.mirrored(at, whole, direction), self._cap, tokens.ink2)


class _Initial(paint.SquareWidget):
    """The first letter of a name in a circle."""

    text = paint.RepaintProperty("")

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        paint.draw_box(painter, rect, rect.width() / 2, tokens.brand_soft)
        paint.draw_text(painter, rect, self.text, text_font("action"), tokens.brand)


class _Line(paint.PaintMixin, QWidget):
    """A line between groups of rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(17)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(0, 8, self.width(), 1, QColor(tokens.line))


class _Rows(QWidget):
    """The rows; screen readers announce a menu."""

    accessible_role: ClassVar = QAccessible.Role.PopupMenu


class _Sheet(Panel):
    """The white part."""

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        radius = paint.CARD_RADIUS
        outer = -radius if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else 0
        paint.draw_box(painter, QRectF(self.rect()).adjusted(outer, 0, radius + outer, 0), radius, tokens.surface)


class MoreSheet(Overlay):
    """Lies over everything beside the rail; a press on the shade closes it. `chosen` carries the name of an entry."""

    accessible_role: ClassVar = QAccessible.Role.Dialog
    accessible_cover: ClassVar = True
    chosen = Signal(object)
    closed = Signal()

    def __init__(self, rail: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._rail = rail
        self._names: list[list[str]] = []
        self._sheet = _Sheet("none", self)
        self.initial = _Initial(44, self._sheet)
        self.person = Text("", style="action", wrap=False, parent=self._sheet)
        self.role = Text("", tint="ink2", wrap=False, parent=self._sheet)
        self.close_button = KeyButton(
            "", kind="ghost", parent=self._sheet, icon="close", on_press=self.on_close_requested
        )
        self.close_button.setAccessibleName(self.tr("Close"))
        names = add_items(vbox(spacing=0), 1, self.person, self.role, 1)
        head = add_items(hbox(spacing=12), self.initial, (names, 1), self.close_button)
        rows = _Rows(self._sheet)
        rows.setAccessibleName(self.tr("More"))
        self.setAccessibleName(self.tr("More"))
        self._rows: QVBoxLayout = vbox(rows, spacing=0)
        add_items(vbox(self._sheet, (16, 16, 16, 8), 8), head, (VScrollArea(rows, self._sheet), 1))

    def open(self, person: str, role: str, groups: Sequence[Sequence[Screen]]) -> None:
        """Show these groups of entries; the last stands at the end of the sheet. The first gets the focus."""
        self.initial.text = person[:1].upper()
        self.initial.setVisible(bool(person))
        self.person.setText(person or self.tr("More"))
        self.role.setText(role)
        self.role.setVisible(bool(role))
        self.use_entries(groups)
        if not self.is_open:
            self.remember_focus()
        self.fit_to_parent()
        self.show()
        self.raise_()
        self.rows[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def use_entries(self, groups: Sequence[Sequence[Screen]]) -> None:
        """Show other entries if they have changed, as when keys were read."""
        names = [[screen.name for screen in group] for group in groups]
        if names == self._names:
            return
        self._names = names
        focused = next((row.value for row in self.rows if row.hasFocus()), None)
        clear_layout(self._rows)
        *first, last = groups
        for at, group in enumerate(each for each in first if each):
            add_items(self._rows, *([_Line(self)] if at else []), *map(self._create_row, group))
        add_items(self._rows, 1, _Line(self), *map(self._create_row, last))
        for row in self.rows:
            if row.value == focused:
                row.setFocus(Qt.FocusReason.OtherFocusReason)

    def _create_row(self, screen: Screen) -> SheetRow:
        row = SheetRow(screen, self)
        row.chosen.connect(self.on_row_chosen)
        return row

    @property
    def rows(self) -> list[SheetRow]:
        """The rows, from top to bottom."""
        rows = (item.widget() for at in range(self._rows.count()) if (item := self._rows.itemAt(at)) is not None)
        return [row for row in rows if isinstance(row, SheetRow)]

    @Slot(object)
    def on_row_chosen(self, name: object) -> None:
        self.on_close_requested()
        self.chosen.emit(name)

    @Slot()
    def on_close_requested(self) -> None:
        """Close it; the focus goes back to where it was."""
        if self.is_open:
            self.hide()
            self.restore_focus()
            self.closed.emit()

    def fit_to_parent(self) -> None:
        """Cover everything beside the rail."""
        page = self.parentWidget()
        if page is None:
            return
        beside = 0 if self._rail.isHidden() else self._rail.width()
        area = QRectF(page.rect().adjusted(beside, 0, 0, 0))
        self.setGeometry(paint.mirrored(area, page.rect(), self.layoutDirection()).toRect())
        width = min(max(_WIDTH, self._sheet.minimumSizeHint().width()), self.width())
        sheet = QRectF(0, 0, width, self.height())
        self._sheet.setGeometry(paint.mirrored(sheet, self.rect(), self.layoutDirection()).toRect())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # on the shade: the sheet takes its own presses
        if not self._sheet.geometry().contains(event.position().toPoint()):
            self.on_close_requested()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self.focusNextPrevChild(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        shade = QColor(tokens.ink if tokens.name == "light" else tokens.bg)
        shade.setAlphaF(_SHADE)
        painter.fillRect(self.rect(), shade)
