"""Printing the slip of a payment link; imported when somebody prints, since QtPrintSupport is no light load."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QMarginsF, QObject, Qt, Slot
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from paydesk.ui.money.link_slip import LinkSlip, paint_slip
from paydesk.ui.words.service_kind import marked

_MM_PER_INCH: Final = 25.4


def print_slip(slip: LinkSlip, printer: QPrinter) -> bool:
    """Print it. Whether the printer took it."""
    printer.setDocName(_doc_name(slip))
    painter = QPainter()
    if not painter.begin(printer):
        return False
    area = printer.pageRect(QPrinter.Unit.DevicePixel)
    paint_slip(painter, slip, area.width(), printer.resolution() / _MM_PER_INCH)
    return painter.end()


def _doc_name(slip: LinkSlip) -> str:
    """What the queue of the printer calls it: never the link."""
    return marked(slip.kind, QCoreApplication.translate("LinkSlip", "Payout link"))


class LinkPrinter(QObject):
    """Asks which printer, and prints there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._slip: LinkSlip | None = None
        self._printer: QPrinter | None = None
        self.dialog: QPrintDialog | None = None

    def ask(self, slip: LinkSlip) -> None:
        """Open the system's print dialog; one that is open already goes on with the new slip."""
        self._slip = slip
        if self.dialog is None:
            self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
            self._printer.setPageMargins(QMarginsF(8, 8, 8, 8), QPageLayout.Unit.Millimeter)
            self.dialog = QPrintDialog(self._printer, self._window)
            self.dialog.finished.connect(self.on_finished)
        self.dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self.dialog.show()

    def forget(self) -> None:
        """Nothing of a link stays here."""
        self._slip = None
        if self.dialog is not None:
            self.dialog.reject()

    @Slot(int)
    def on_finished(self, answer: int) -> None:
        """The dialog was answered."""
        slip, printer, dialog = self._slip, self._printer, self.dialog
        self._slip = self._printer = self.dialog = None
        if dialog is not None:
            dialog.deleteLater()
        if answer == QPrintDialog.DialogCode.Accepted and slip is not None and printer is not None:
            print_slip(slip, printer)
