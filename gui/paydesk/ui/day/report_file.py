"""The figures of some days as a file for a spreadsheet: amounts and counts are numbers, names are harmless."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.money import Money
from paydesk.domain.sale.listing import Sum
from paydesk.ui.rows.csv_file import SaveFile, csv_file
from paydesk.ui.words.base import clock_time
from paydesk.ui.words.day import hour_words, way_words
from paydesk.ui.words.sales import mark_words

if TYPE_CHECKING:
    from datetime import date

    from paydesk.domain.settings.service_kind import ServiceKind
    from paydesk.domain.shift.report import Report

_C: Final = "ReportCsv"
_Row = tuple[str, str, str, Money]


def report_file(report: Report, first: date, last: date, kind: ServiceKind) -> SaveFile:
    """All figures of a report, one a row, each under what it is a figure of."""
    say = QCoreApplication.translate
    heads = [say(_C, "Part"), say(_C, "What"), say(_C, "Sales"), say(_C, "Amount (INR)")]
    days = dict.fromkeys([first.isoformat(), last.isoformat()])
    return csv_file(["report", *days], heads, _rows(report), kind)


def _rows(report: Report) -> Iterator[_Row]:
    say = QCoreApplication.translate
    total = say(_C, "Total")
    yield _row(total, say(_C, "Paid"), report.paid)
    yield _row(total, say(_C, "Of this paid late"), report.late)
    yield _row(total, say(_C, "Not paid"), report.not_paid)
    yield _row(total, say(_C, "Not paid: cancelled"), report.cancelled)
    yield _row(total, say(_C, "Not paid: expired"), report.expired)
    yield _row(total, say(_C, "Not paid: failed"), report.failed)
    yield _row(total, say(_C, "Unknown"), report.unknown)
    yield _row(total, say(_C, "Paid late, not settled"), report.unsettled)
    yield _row(total, say(_C, "Waiting"), report.open)
    yield _row(total, say(_C, "Refunds by payout link"), report.refunds)
    for hour, found in report.hours:
        yield _row(say(_C, "Hour"), hour_words(hour), found)
    for way, found in report.ways:
        yield _row(say(_C, "Method"), way_words(way), found)
    for name, found in report.people:
        yield _row(say(_C, "Person"), name or say(_C, "Nobody named"), found)
    for item in report.items:
        what = " ".join(filter(None, (item.order_id, clock_time(item.at), item.person)))
        yield mark_words(item.mark)[0], what, "1", item.amount


def _row(part: str, what: str, found: Sum) -> _Row:
    return part, what, str(found.count), found.amount
