"""Asks before the window closes while customers can still pay; reports open sales at the next start."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.messages import SalesLoaded
from paydesk.ui import clock
from paydesk.ui.application import is_ending
from paydesk.ui.host import Host
from paydesk.ui.widgets.confirm import ModalQuestion
from paydesk.ui.words.base import Words, translate


class CloseQuestion(ModalQuestion):
    """Asks whether to close although customers can still pay."""

    def __init__(self, parent: QWidget) -> None:
        text = self.tr("Payments still arrive, but nobody here sees them until Paydesk opens again.")
        super().__init__(parent, text, self.tr("Close anyway"), self.tr("Keep Paydesk open"), kind="danger")

    def ask_for(self, count: int) -> None:
        """Ask, with the number of customers who can still pay."""
        title = translate("CloseQuestion", "%n customers can still pay.", "", count)
        self.ask(title if count > 1 else translate("CloseQuestion", "One customer can still pay."))


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
        self._question.ask_for(count)

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
