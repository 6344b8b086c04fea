"""The printing process: whatever a printer or its driver does, the counter's window goes on.

Qt asks the system's printing service while it holds Python's lock: a service that does not answer would stop all
threads. One job comes as JSON on standard input, its result goes out as JSON.
"""

from __future__ import annotations

import json
import os
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Paper
    from paydesk.ui.slips.slip import Slip


def print_slip(job: IO[bytes], out: IO[str]) -> int:
    """Do one job: `{"do": "list"}`, or a slip with paper, printer ("" for the default) and PDF file ("" for none)."""
    job_data = json.loads(job.read())
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no window; printing does not need the platform plugin
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication(["paydesk"])
    result = {"printers": _printers()} if job_data["do"] == "list" else _print_or_save(job_data)
    out.write(json.dumps(result) + "\n")
    out.flush()
    app.quit()
    return 0


def _printers() -> list[str]:
    from PySide6.QtPrintSupport import QPrinterInfo

    return list(QPrinterInfo.availablePrinterNames())


def _print_or_save(job_data: dict[str, Any]) -> dict[str, str]:
    from paydesk.domain.settings.settings import Paper
    from paydesk.ui.slips.printing import save_pdf
    from paydesk.ui.slips.slip import Slip

    slip, paper = Slip.from_data(job_data["slip"]), Paper(job_data["paper"])
    printer, why = ("", "given_up") if job_data["do"] == "save" else _print(slip, paper, job_data["printer"])
    if not why:
        return {"printer": printer, "pdf": "", "why": ""}
    saved = bool(job_data["pdf"]) and save_pdf(slip, paper, job_data["pdf"])
    return {"printer": printer, "pdf": job_data["pdf"] if saved else "", "why": why}


def _print(slip: Slip, paper: Paper, name: str) -> tuple[str, str]:
    """Print a slip; return the printer's name, and "none", "refused" or "" for the result."""
    from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

    from paydesk.domain.settings.settings import Paper
    from paydesk.ui.slips.layout import DOTS_PER_MM
    from paydesk.ui.slips.printing import draw_on

    info = QPrinterInfo.printerInfo(name) if name else QPrinterInfo.defaultPrinter()
    if info.isNull():
        return name, "none"
    printer = QPrinter(info, QPrinter.PrinterMode.HighResolution)
    printer.setDocName(slip.name)
    roll = paper is not Paper.A4
    if roll:
        printer.setResolution(round(DOTS_PER_MM * 25.4))
    return info.printerName(), "" if draw_on(printer, slip, paper, as_text=not roll) else "refused"
