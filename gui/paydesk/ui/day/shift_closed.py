"""The page after the end of a shift."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from paydesk.domain.shift.zreport import ZReport
from paydesk.ui.actions import Action, key_label
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.day import sales_words, z_words


class ShiftClosedView(QWidget):
    """Says that a shift is closed and its Z-report saved, with the buttons for what comes next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        centre = Qt.AlignmentFlag.AlignCenter
        self._title, self._paid = Text("", style="title", parent=self), Text("", style="action", parent=self)
        for text in (self._title, self._paid):
            text.setAlignment(centre)
        self.lock_button = KeyButton(self.tr("Lock"), key_label(Action.LOCK), parent=self, icon="lock", height=60)
        self.new_button = KeyButton(self.tr("New shift"), self.tr("Enter"), "primary", self, height=60)
        row = add_items(hbox(spacing=16), 1, self.lock_button, self.new_button, 1)
        icon = IconLabel("paid", "ok", 48)
        parts = 1, (icon, 0, centre), self._title, self._paid, row, 2
        add_items(vbox(self, spacing=16), *parts)

    def show_closed(self, z: ZReport) -> None:
        """Show the number and the figures of the shift."""
        self._title.setText(self.tr("Shift closed. {z} saved.").format(z=z_words(z.number)))
        announce(self, self._title.text())
        paid = z.report.paid
        self._paid.setText(f"{paid.amount} · {sales_words(paid.count)}")
