"""A page of history as a CSV file that a spreadsheet opens without running anything in it."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.payout.answers import History
from paydesk.domain.payout.requests import HistoryQuery
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.words.service_kind import mark_word

BOM: Final = "\ufeff"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")


@dataclass(frozen=True, slots=True)
class SaveFile:
    """A file to save: the name to suggest, and what is in it (UTF-8 with its mark)."""

    name: str
    data: bytes


def safe_cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(_FORMULA) else text


def history_file(query: HistoryQuery, history: History, kind: ServiceKind) -> SaveFile:
    """One page of history as it came: rupees with two decimals, times as the service wrote them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    heads = [
        QCoreApplication.translate("HistoryCsv", "Time"),
        QCoreApplication.translate("HistoryCsv", "Amount (INR)"),
        QCoreApplication.translate("HistoryCsv", "Mode"),
        QCoreApplication.translate("HistoryCsv", "Beneficiary id"),
        QCoreApplication.translate("HistoryCsv", "State"),
    ]
    mark = [word] if (word := mark_word(kind)) else []
    writer.writerow([*heads, *mark])
    for item in history.transfers:
        amount = item.amount.plain() if item.amount is not None else ""
        row = [item.transfer_date, amount, item.mode_word, item.bene_id, item.status_word]
        writer.writerow([safe_cell(cell) for cell in (*row, *mark)])
    days = [day.isoformat() for day in (query.start, query.end) if day is not None]
    parts = ["history", query.bene_id, *days, f"page{history.page}"]
    name = "_".join([*mark, *parts]) + ".csv"
    return SaveFile(name, (BOM + out.getvalue()).encode("utf-8"))
