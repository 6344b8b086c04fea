"""Fields for what would tell on a person, and for a day: shown otherwise once they are left."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.ui.widgets.text_field import TextField

_DAYS: Final = ("%d-%m-%Y", "%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y", "%Y/%m/%d")


class PrivateField(TextField):
    """A TextField that shows its text whole only while it is typed, and masked when the focus is elsewhere.

    `text` is always what was typed. `typed` comes with each change that is not our masking.
    """

    typed = Signal()

    def __init__(
        self, label: str, mask: Callable[[str], str], placeholder: str = "", parent: QWidget | None = None
    ) -> None:
        """`mask` makes of a text what may be seen of it (domain.masking)."""
        self._mask = mask
        self._whole = ""
        self._ours = ""
        super().__init__(label, placeholder, parent)
        self.edit.textChanged.connect(self._take)
        self.edit.installEventFilter(self)

    def text(self) -> str:
        """What is typed, without the spaces around it."""
        return self._whole.strip()

    def set_text(self, text: str) -> None:
        """Put a text in; it is masked unless the focus is in the field."""
        self.edit.setText(text)
        if not self.edit.hasFocus():
            self._hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: the focus comes and goes."""
        if event.type() == QEvent.Type.FocusIn and self.edit.text() != self._whole:
            self._put(self._whole)
            QTimer.singleShot(0, self.edit.selectAll)
        elif event.type() == QEvent.Type.FocusOut:
            self._hide()
        return super().eventFilter(watched, event)

    def _hide(self) -> None:
        self._put(self._mask(self._whole.strip()) if self._whole.strip() else "")

    def _put(self, text: str) -> None:
        """Show it; it is not taken for something typed."""
        self._ours = text
        if self.edit.text() != text:
            blocked = self.edit.blockSignals(True)  # noqa: FBT003
            modified = self.edit.isModified()
            self.edit.setText(text)
            self.edit.setModified(modified)
            self.edit.blockSignals(blocked)
            self.edit.update()

    @Slot(str)
    def _take(self, text: str) -> None:
        if text != self._ours or self.edit.hasFocus():
            self._whole, self._ours = text, ""
            self.typed.emit()


class DateField(TextField):
    """A day, typed as 20-11-2026 or 2026-11-20. What is no day stays as it is."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(label, "", parent)
        self.edit.setPlaceholderText(self.tr("dd-mm-yyyy"))
        self.edit.editingFinished.connect(self._complete)

    def day(self) -> date | None:
        """The day typed, or None while it is none."""
        text = self.text()
        for pattern in _DAYS:
            try:
                return datetime.strptime(text, pattern).date()  # noqa: DTZ007  a day has no zone
            except ValueError:
                continue
        return None

    def set_day(self, day: date | None) -> None:
        """Show a day; None empties the field."""
        self.set_text("" if day is None else day.strftime("%d-%m-%Y"))

    def fault(self) -> str:
        """Why what was typed is no day, in words; "" when it is one, or nothing."""
        if self.text() and self.day() is None:
            return self.tr("This is no day. Type it as 20-11-2026.")
        return ""

    @Slot()
    def _complete(self) -> None:
        if self.day() is not None:
            self.set_day(self.day())
