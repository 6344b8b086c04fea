"""Asks before the window closes while customers can still pay; reports open sales at the next start."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.messages import SalesLoaded
from paydesk.ui import clock
from paydesk.ui.application import is_ending
from paydesk.ui.host import Host
from paydesk.ui.widgets.flow import ButtonRow, add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Text
from paydesk.ui.widgets.overlay import ModalOverlay, fit_centred_card
from paydesk.ui.widgets.read_delay import ReadDelay
from paydesk.ui.words.base import Words, translate


class CloseQuestion(ModalOverlay):
    """Asks whether to close although customers can still pay. `confirmed`: close anyway."""

    confirmed = Signal()

    def __init__(self, parent: QWidget) -> None:
        content = QWidget()
        super().__init__(content, parent, max_width=560)
        self._read_delay = ReadDelay()
        self.heading = Heading("", content)
        text = self.tr("What they pay still arrives, but nobody here sees it until Paydesk is open again.")
        self.keep_button = KeyButton(
            self.tr("Keep Paydesk open"), self.tr("Esc"), "primary", on_press=self.on_close_requested
        )
        self.close_button = KeyButton(self.tr("Close anyway"), "", "danger", height=60, on_press=self.on_confirmed)
        buttons = ButtonRow(self.keep_button, self.close_button, parent=content)
        add_items(vbox(content, spacing=16), self.heading, Text(text, 15, "ink", parent=content), buttons)

    def fit_to_parent(self) -> None:
        # a short question leaves its height to the page in low windows
        super().fit_to_parent()
        fit_centred_card(self._layouts, low=False)

    @property
    def is_read(self) -> bool:
        """Return True if it was open long enough to be read."""
        return self.is_open and not self._read_delay.is_running

    def ask(self, count: int) -> None:
        """Ask, with the number of customers who can still pay; the focus is on "Keep open"."""
        title = translate("CloseQuestion", "%n customers can still pay.", "", count)
        title = title if count > 1 else translate("CloseQuestion", "One customer can still pay.")
        self.heading.setText(title)
        self.setAccessibleName(title)
        self.show_modal()
        self._read_delay.start()
        self.keep_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_confirmed(self) -> None:
        """Confirm, unless the press came too early to be meant for this button."""
        if self.is_read:
            self.confirmed.emit()


class ClosingGuard(QObject):
    """Decides whether the window may close. `close_confirmed`: the user said yes; close now."""

    close_confirmed = Signal()

    def __init__(self, host: Host, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = host
        self._question: CloseQuestion | None = None
        self._may_close = self._has_reported = False

    def allow_close(self) -> None:
        """Do not ask at the next close."""
        self._may_close = True

    def ask_if_needed(self) -> bool:
        """Ask if sales can still be paid, and return True if the close has to wait for the answer.

        A second close after the question could be read counts as yes. The end of the session never waits.
        """
        count = 0 if self._may_close or is_ending() else len(self._host.sale_store.payable(clock.now_ms()))
        question = self._question
        if not count or (question is not None and question.is_read):
            return False
        self._ask(count)
        return True

    def _ask(self, count: int) -> None:
        frame = self._host.frame
        if self._question is not None and self._question.parentWidget() is not frame:
            self._question = None  # the window was rebuilt in another language
        if self._question is None:
            self._question = CloseQuestion(frame)
            self._question.confirmed.connect(self.on_confirmed)
        window = frame.window()
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._question.ask(count)

    @Slot()
    def on_confirmed(self) -> None:
        self._may_close = True
        self.close_confirmed.emit()

    def report_waiting(self, event: SalesLoaded) -> None:
        """Show once after a start how many sales the last run left open."""
        count = 0 if self._has_reported else sum(sale.is_open for sale in event.sales)
        self._has_reported = True
        if count:
            title = translate("CloseQuestion", "%n sales were waiting when Paydesk closed.", "", count)
            title = title if count > 1 else translate("CloseQuestion", "One sale was waiting when Paydesk closed.")
            text = translate("CloseQuestion", "Paydesk now checks who has paid.")
            self._host.notices.enqueue(Words(title, text))
