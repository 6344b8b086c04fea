"""Draws slips, and prints them in a separate process; slips that cannot be printed become PDFs."""

from __future__ import annotations

import json
import os
import re
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from PySide6.QtCore import (
    QIODevice,
    QMarginsF,
    QObject,
    QPointF,
    QProcess,
    QProcessEnvironment,
    QRectF,
    QSaveFile,
    QSizeF,
    QStandardPaths,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from paydesk.domain.fact import PrintOutcome
from paydesk.domain.settings.settings import Paper, Printing
from paydesk.ui.slips.layout import DOTS_PER_MM, NARROW, WIDE, LaidOutBlock, PaperMetrics, lay_out, total_length
from paydesk.ui.slips.slip import DashedLine, Slip, TextLine
from paydesk.ui.theme_tokens import LIGHT
from paydesk.ui.words.base import Words, path_words, translate
from paydesk.worker.sandbox_process import program_command

PATIENCE_MS: Final = 20_000
"""The time a printer has to accept a slip."""
_END_WAIT_MS: Final = 1_000
_NOT_IN_NAMES: Final = re.compile(r'[\0-\x20<>:"/\\|?*\x7f]+')
r"""Characters that some system forbids in file names. `\\w` would not do: it has no vowel signs of Indic scripts."""


@dataclass(frozen=True, slots=True)
class PrintResult:
    """The result of a slip: `printer` took it, or it was saved as `pdf`, or neither."""

    slip: Slip
    printer: str = ""
    pdf: str = ""
    failure: str = ""
    """"" printed, "none" no such printer, "refused", "given_up" no answer, "process" the process failed."""

    @property
    def folder(self) -> str:
        """The folder of the saved file; "" if there is none."""
        return str(Path(self.pdf).parent) if self.pdf and self.failure else ""

    @property
    def print_end(self) -> PrintOutcome | None:
        """The result for the journal; None if unknown: a printer that gave no answer may print it yet."""
        if not self.failure:
            return PrintOutcome.PRINTER
        if self.pdf:
            return PrintOutcome.FILE
        return None if self.failure in {"given_up", "process"} and self.printer else PrintOutcome.NOWHERE


PrintCallback: TypeAlias = Callable[[PrintOutcome | None], None]


@dataclass(frozen=True, slots=True)
class _Job:
    task: str
    slip: Slip | None = None
    printing: Printing = Printing()  # noqa: RUF009 - a frozen value
    failed_printer: str = ""
    """The printer that gave no answer."""


class SlipPrinter(QObject):
    """Prints slips one after the other. `finished` carries a PrintResult; `printers_found` the names of printers.

    A printer that does not answer blocks nothing: its process is killed, and the slips in the queue become PDFs.
    """

    finished = Signal(object)
    printers_found = Signal(object)

    def __init__(
        self, parent: QObject, *, command: Sequence[str] = (), folder: Path | None = None, patience: int = PATIENCE_MS
    ) -> None:
        """Create a printer without a process.

        Args:
            command: The process that prints, for tests.
            folder: The folder of PDFs.
            patience: The time to wait for an answer, in ms.
        """
        super().__init__(parent)
        self._command = [*(command or (*program_command(), "print-slip"))]
        self._folder = folder
        self._jobs: deque[_Job] = deque()
        self._job: _Job | None = None
        self._process: QProcess | None = None
        self._callbacks: list[tuple[Slip, PrintCallback]] = []
        self._answer_timer = QTimer(self, singleShot=True, interval=patience)
        self._answer_timer.timeout.connect(self.on_no_answer)

    def print(self, slip: Slip, printing: Printing, callback: PrintCallback | None = None) -> None:
        """Print a slip after those before it; `callback` gets the result, after `finished`."""
        if callback is not None:
            self._callbacks.append((slip, callback))
        self._add(_Job("print", slip, printing))

    @Slot()
    def list_printers(self) -> None:
        """Request the names of printers: `printers_found`."""
        self._add(_Job("list"))

    def leave(self) -> None:
        """Drop the queue when the window closes; the present slip has one more second."""
        self._jobs.clear()
        if self._process is not None:
            self._process.waitForFinished(_END_WAIT_MS)
            self._end_process()

    def _add(self, job: _Job) -> None:
        self._jobs.append(job)
        if self._job is None:
            self._start_next()

    def _start_next(self) -> None:
        self._job = self._jobs.popleft() if self._jobs else None
        if self._job is None:
            return
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYINSTALLER_RESET_ENVIRONMENT", "1")
        process.setProcessEnvironment(environment)
        process.finished.connect(self.on_finished)
        process.errorOccurred.connect(self.on_error)
        order = json.dumps(self._request_of(self._job)).encode()
        process.start(self._command[0], self._command[1:])
        if self._process is process:  # on Windows a failed start has ended already
            process.write(order)
            process.closeWriteChannel()
            self._answer_timer.start()

    def _request_of(self, job: _Job) -> dict[str, Any]:
        if job.slip is None:
            return {"do": job.task}
        pdf = "" if job.slip.is_secret else self._free_path(job.slip)
        printing = job.printing
        slip = job.slip.to_data()
        return {"do": job.task, "slip": slip, "paper": printing.paper.value, "printer": printing.printer, "pdf": pdf}

    def _free_path(self, slip: Slip) -> str:
        """Return a free path for a slip that cannot be printed; "" if the folder cannot be used."""
        name = _NOT_IN_NAMES.sub(" ", slip.name).strip() or "slip"
        try:
            folder = self._folder or _default_folder()
            files = (folder / f"{name}{'' if n == 1 else f' ({n})'}.pdf" for n in range(1, 10_000))
            return str(next((file for file in files if not file.exists()), folder / f"{name}.pdf"))
        except OSError:
            return ""

    # Results ----------------------------------------------------------------------------------------------------------

    @Slot()
    def on_finished(self) -> None:
        """Read the answer of the process, and start the next job."""
        process, job = self._process, self._job
        if process is None or job is None:
            return
        raw = bytes(process.readAllStandardOutput().data())
        self._end_process()
        try:
            reply = json.loads(raw)
        except ValueError:
            reply = {}
        if job.slip is None:
            self.printers_found.emit(tuple(str(name) for name in reply.get("printers", ())))
        elif "why" in reply:
            self._finish(PrintResult(job.slip, job.failed_printer or reply["printer"], reply["pdf"], reply["why"]))
        else:
            self._finish(PrintResult(job.slip, job.failed_printer, failure="process"))
        self._start_next()

    @Slot(QProcess.ProcessError)
    def on_error(self, error: QProcess.ProcessError) -> None:
        """Handle a process that could not be started; other errors end in `finished`."""
        if error is QProcess.ProcessError.FailedToStart:
            self.on_finished()

    @Slot()
    def on_no_answer(self) -> None:
        """Kill the process of a printer that does not answer, and save the slips in the queue."""
        job = self._job
        self._end_process()
        if job is None:
            return
        if job.task == "print":
            every = (job, *self._jobs)
            waiting = [
                replace(each, task="save", failed_printer=each.printing.printer) if each.slip else each
                for each in every
            ]
            self._jobs = deque(waiting)
        elif job.slip is None:
            self.printers_found.emit(())
        else:
            self._finish(PrintResult(job.slip, job.failed_printer, failure="process"))
        self._start_next()

    def _finish(self, result: PrintResult) -> None:
        self.finished.emit(result)
        found = next((pair for pair in self._callbacks if pair[0] is result.slip), None)
        if found is not None:
            self._callbacks.remove(found)
            found[1](result.print_end)

    def _end_process(self) -> None:
        self._answer_timer.stop()
        process, self._process = self._process, None
        if process is None:
            return
        process.finished.disconnect(self.on_finished)
        process.errorOccurred.disconnect(self.on_error)
        if process.state() is not QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(_END_WAIT_MS)
        process.deleteLater()


def _default_folder() -> Path:
    """Return the folder of PDFs: beside this PC's data if that was chosen, else in the person's documents."""
    chosen = os.environ.get("PAYDESK_HOME")
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(chosen) / "slips" if chosen else Path(documents or Path.home()) / "Paydesk"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def print_result_words(result: PrintResult) -> Words:
    """Return the words for a result, and what to do now."""
    if not result.failure:
        source = translate("Printing", "{printer} accepted it.")
        return Words(translate("Printing", "Printed"), source.format(printer=result.printer))
    title = {
        "none": translate("Printing", "No printer"),
        "given_up": translate("Printing", "The printer does not answer"),
    }.get(result.failure, translate("Printing", "Not printed"))
    if result.pdf:
        source = translate("Printing", "The slip is saved: {file}. Print that, or choose a printer in the settings.")
        return Words(title, source.format(file=path_words(result.pdf)))
    if result.slip.is_secret:
        text = translate("Printing", "Nothing was saved. Show the code on the screen instead.")
    else:
        text = translate("Printing", "It could not be saved as a file either. Look at this PC's disk.")
    return Words(title, text)


METRICS: Final = {Paper.MM80: WIDE, Paper.MM58: NARROW, Paper.A4: WIDE}
_ROLL_MM: Final = {Paper.MM80: 80, Paper.MM58: 58}
_A4_SCALE: Final = 1.5
"""The scale of a slip on a page, in relation to a roll."""
_A4_MARGIN_MM: Final = 12
_MM_PER_INCH: Final = 25.4


def render_slip(slip: Slip, paper: Paper) -> QImage:
    """Return the slip in black dots on white, one bit each: 576 wide, or 384 for the narrow roll."""
    measures = METRICS[paper]
    return _render(lay_out(slip, measures), measures)


def _render(laid: Sequence[LaidOutBlock], measures: PaperMetrics) -> QImage:
    grey = QImage(measures.width, total_length(laid, measures), QImage.Format.Format_Grayscale8)
    grey.fill(QColor(LIGHT.qr_light))
    painter = QPainter(grey)
    _draw(painter, laid, measures)
    painter.end()
    return grey.convertToFormat(
        QImage.Format.Format_Mono, Qt.ImageConversionFlag.MonoOnly | Qt.ImageConversionFlag.ThresholdDither
    )


def _draw(painter: QPainter, laid: Sequence[LaidOutBlock], measures: PaperMetrics) -> None:
    y = measures.top
    for block in laid:
        for box in block.boxes:
            painter.fillRect(QRectF(box.translated(0, y)), QColor(LIGHT.qr_dark))
        painter.setPen(QColor(LIGHT.qr_light if block.is_white else LIGHT.qr_dark))
        for layout, at in block.texts:
            layout.draw(painter, at + QPointF(0, y))
        y += block.height


def save_pdf(slip: Slip, paper: Paper, path: str) -> bool:
    """Save a slip as a PDF with text: pages of A4, or one page as wide as the roll and as long as the slip.

    Return True if the file was written; it is complete or does not exist.
    """
    file = QSaveFile(path)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    writer = QPdfWriter(file)
    writer.setTitle(slip.name)
    writer.setResolution(DOTS_PER_MM * 75)
    return draw_on(writer, slip, paper, as_text=True) and file.commit()


def draw_on(device: QPagedPaintDevice, slip: Slip, paper: Paper, *, as_text: bool) -> bool:
    """Draw a slip on a printer or into a PDF, on as many pages as it needs; return True on success.

    A printer without such paper keeps its own: what is too wide is scaled down. `as_text`: draw text, else dots.
    """
    measures = METRICS[paper]
    laid = lay_out(slip, measures)
    _use_paper(device, paper, total_length(laid, measures))
    painter = QPainter()
    if not painter.begin(device):
        return False
    area = painter.viewport()
    dot = device.logicalDpiX() / _MM_PER_INCH / DOTS_PER_MM * (_A4_SCALE if paper is Paper.A4 else 1)
    dot = min(dot, area.width() / measures.width)
    left = (area.width() - measures.width * dot) / 2
    painter.translate(left, 0)
    painter.scale(dot, dot)
    for number, page in enumerate(_split_pages(laid, measures, int(area.height() / dot) + 1)):
        if number:
            device.newPage()
        if as_text:
            _draw(painter, page, measures)
        else:
            painter.drawImage(QPointF(0, 0), _render(page, measures))
    return painter.end()


def _use_paper(device: QPagedPaintDevice, paper: Paper, dots: int) -> None:
    if paper is Paper.A4:
        device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        margins = QMarginsF(_A4_MARGIN_MM, _A4_MARGIN_MM, _A4_MARGIN_MM, _A4_MARGIN_MM)
    else:
        width = _ROLL_MM[paper]
        size = QSizeF(width, max(dots / DOTS_PER_MM + 1, width + 1))  # a size wider than high would be rotated
        device.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch))
        side = (width - METRICS[paper].width / DOTS_PER_MM) / 2
        margins = QMarginsF(side, 0, side, 0)
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)


def _split_pages(laid: Sequence[LaidOutBlock], measures: PaperMetrics, room: int) -> list[list[LaidOutBlock]]:
    """Return the blocks of each page; a heading is never the last of its page."""
    pages: list[list[LaidOutBlock]] = [[]]
    for block in laid:
        if pages[-1] and total_length([*pages[-1], block], measures) > room:
            moved = [pages[-1].pop()] if len(pages[-1]) > 1 and pages[-1][-1].keeps_with_next else []
            pages.append([*_continuation_head(measures), *moved])
        pages[-1].append(block)
    return pages


def _continuation_head(measures: PaperMetrics) -> list[LaidOutBlock]:
    words = translate("Slip", "(continued)")
    return lay_out(Slip("", (TextLine(words), DashedLine())), measures)
