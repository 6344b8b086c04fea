"""A spreadsheet's reading of our CSV files: its rules for typed text, applied to each cell."""

from __future__ import annotations

import csv
import io
import re
from datetime import datetime
from operator import itemgetter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.rows.csv_cells import CsvValue, escape_cell, is_reinterpreted
from paydesk.ui.rows.tools import csv_file

_NUMBER = re.compile(r"\(?[-+$₹ ]*[\d,]*\.?\d+\.?(?:[eE][-+]?\d+)?\s*%?\)?")
_DATES = ("%b%d", "%d%b", "%b-%d", "%d-%b", "%B %d", "%d/%m", "%m/%d", "%d-%m", "%d.%m.%Y", "%d/%m/%Y", "%Y-%m-%d")
_TIMES = ("%H:%M", "%H:%M:%S", "%I:%M %p", "%I %p")


def _is_date(text: str) -> bool:
    for pattern in (*_DATES, *_TIMES):
        try:
            datetime.strptime(text, pattern)  # noqa: DTZ007  no time of a zone
        except ValueError:
            continue
        return True
    return False


def shown(cell: str) -> str:
    """Return the cell of an opened file: a number in the usual format, a date, or the text."""
    if cell.startswith('="') and cell.endswith('"'):
        return cell[2:-1].replace('""', '"')
    if _NUMBER.fullmatch(cell) and any(map(str.isdigit, cell)):
        number = float(re.sub(r"[^0-9.eE+-]", "", cell))
        return f"{number:.0f}" if number.is_integer() and number < 10**11 else f"{number:.5E}"
    return "a date" if _is_date(cell) else cell


IDS = [
    *("00012345", "1802776826123456", "002611223344556677", "426112345678", "1E5", "2e4", "12e45", "MAR1", "Mar-26"),
    *("SEPT2", "dec 12", "1-2", "26/11", "2026-11-27", "12.5", "1,234", "14:30", "5%", "TRUE", "7 PM", "(5)", "0.50"),
    *("order_20261127_0001_2e4zz", "10045", "0", "INV-26-00042", "AB12", "march_1", "pay_1E5", 'a"b', "Asha Rao"),
]


@pytest.mark.parametrize("text", IDS)
def test_an_identifier_is_whole_in_a_spreadsheet(text: str) -> None:
    """Leading zeros, the last digits of 16, and MAR1 were gone for good once the sheet was saved."""
    rows = [(text, CsvValue("2026-11-27"))]
    file = csv_file(["x"], [("Order", itemgetter(0)), ("Day", itemgetter(1))], rows, ServiceKind.LIVE)
    _, (order, day) = csv.reader(io.StringIO(file.data.decode("utf-8-sig")))
    assert shown(order) == text
    assert day == "2026-11-27"


@given(st.from_regex(r"[A-Za-z0-9_-]{3,45}", fullmatch=True) | st.from_regex(r"[0-9]{1,22}", fullmatch=True))
def test_no_identifier_is_changed(text: str) -> None:
    assert shown(escape_cell(text)).lstrip("'") == text


@pytest.mark.parametrize(
    "text", ["order_20261127_0001_2e4zz", "10045", "INV-26-00042", "Asha Rao", "10:00 to 10:59", ""]
)
def test_what_stays_as_it_is_is_written_plainly(text: str) -> None:
    assert not is_reinterpreted(text)
    assert escape_cell(text) == text


@pytest.mark.parametrize("text", ['=cmd|"x"', "+1", "@SUM(1)", '  ="00"', "-12"])
def test_nothing_runs(text: str) -> None:
    assert escape_cell(text).startswith("'")
