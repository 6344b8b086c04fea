"""The tile of the sell page for a name or note of the sale, or for the number of a bill."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from paydesk.domain.rules import NOTE_MAX
from paydesk.ui.layout import Layout
from paydesk.ui.sell.hyphen_suggestion import HyphenSuggestion
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import icon_button
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import set_text_style

_ICON: Final = 22
_FOCUS_CHANGES: Final = frozenset({QEvent.Type.FocusIn, QEvent.Type.FocusOut})


class NoteTile(paint.PaintMixin, QFrame):
    """A field for a note; with a bill number one for that, and its error. A note is kept meanwhile.

    `bill_closed`: the bill number was removed by hand.
    """

    bill_closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._has_bill = self._is_narrow = False
        self._fault = ""
        self._icon = IconLabel("pencil", "ink2", _ICON, self)
        self._label = Text("", style="small", tint="ink2", wrap=False, parent=self)
        self.note = self._create_edit(self.tr("Name or note"))
        self.note.setPlaceholderText(self.tr("Add a name or note"))
        self.note.setMaxLength(NOTE_MAX)
        self.bill = self._create_edit(self.tr("Bill number"))
        self._error = Text("", style="small", tint="bad", parent=self)
        self.hyphens = HyphenSuggestion(self.bill, self)
        self.switch = icon_button("orders", self.tr("Bill number"), self, "ghost", on_press=self.on_switched)
        column = add_items(vbox(spacing=0), 1, self._label, self.note, self.bill, self._error, 1)
        centre = Qt.AlignmentFlag.AlignVCenter
        self._row = hbox(self, spacing=12)
        ends = [(part, 0, centre) for part in (self.hyphens, self.switch)]
        add_items(self._row, (self._icon, 0, centre), (column, 1), *ends)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.bill.textChanged.connect(self.on_bill_changed)
        self.note.textChanged.connect(self._update)
        self._update()

    def _create_edit(self, name: str) -> QLineEdit:
        edit = QLineEdit(self)
        edit.setProperty("bare", True)  # noqa: FBT003
        edit.setTextMargins(-2, 0, 0, 0)  # QLineEdit keeps two pixels before its text
        set_text_style(edit, "action")
        edit.setAccessibleName(name)
        edit.installEventFilter(self)
        return edit

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout: a narrow tile shows no icon beside an error."""
        self._is_narrow = layout.is_tight
        self._row.setContentsMargins(12 if layout.is_tight else 24, 0, 8, 0)
        self._update()

    @property
    def fault(self) -> str:
        """The error, or ""."""
        return self._fault

    def show_fault(self, text: str) -> None:
        """Show an error of the visible field, also to screen readers; "" for none."""
        if text != self._fault:
            self._fault = text
            edit = self.bill if self._has_bill else self.note
            if text:
                announce(edit, f"{edit.accessibleName()}: {text}")
            self._update()

    def forget(self) -> None:
        """Clear all, without a step that Ctrl+Z would take back."""
        self._fault = ""
        self.note.setText("")
        self.close_bill()

    def close_bill(self) -> None:
        """Remove the bill number: the note is shown again."""
        self.bill.setText("")
        self._has_bill, self._fault = False, ""
        self._update()

    @Slot()
    def on_bill_changed(self) -> None:
        """Show a bill number that was scanned."""
        if self.bill.text() and not self._has_bill:
            self._has_bill = True
        self._update()

    @Slot()
    def on_switched(self) -> None:
        """Open the field of the bill number, or remove it."""
        if self._has_bill:
            self.close_bill()
            self.bill_closed.emit()
        else:
            self._has_bill = True
            self._update()
            self.bill.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _update(self) -> None:
        has_bill, fault = self._has_bill, self._fault
        shown, hidden = (self.bill, self.note) if has_bill else (self.note, self.bill)
        hidden.hide()
        shown.show()
        self._label.setText(shown.accessibleName())
        self._label.setVisible((has_bill or bool(self.note.text()) or self.note.hasFocus()) and not fault)
        self._error.set_text_or_hide(fault if self.hyphens.isHidden() else "")
        shown.setAccessibleDescription(fault)
        self._icon.show_icon("warn" if fault else "orders" if has_bill else "pencil", "bad" if fault else "ink2")
        self._icon.setVisible(not (self._is_narrow and fault))
        self.switch.set_icon("close" if has_bill else "orders")
        self.switch.setAccessibleName(self.tr("Remove bill number") if has_bill else self.tr("Bill number"))
        self.switch.setVisible(has_bill or not self.note.text())
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _FOCUS_CHANGES:
            self._update()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        (self.bill if self._has_bill else self.note).setFocus(Qt.FocusReason.MouseFocusReason)

    def hasHeightForWidth(self) -> bool:
        return False  # a longer error must not move the keys beside it

    def sizeHint(self) -> QSize:
        return QSize(300, max(self.minimumHeight(), paint.TOUCH_SIZE))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        focused = self.note.hasFocus() or self.bill.hasFocus()
        line = tokens.bad if self._fault else tokens.brand if focused else tokens.edge
        width = 2 if self._fault or focused else 1
        paint.draw_box(painter, QRectF(self.rect()), paint.RADIUS, tokens.surface, line, width)
