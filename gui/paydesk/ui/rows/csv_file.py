"""Rows as a CSV file that a spreadsheet opens without running anything in it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from paydesk.domain.money import Money
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


def csv_file(
    name: Sequence[str], heads: Sequence[str], rows: Iterable[Sequence[str | Money | None]], kind: ServiceKind
) -> SaveFile:
    """Rows under their heads; money as plain numbers, rupees with two decimals. `name`: the parts of the file's name.

    Where money is not real, the name and each row say so.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    mark = [word] if (word := mark_word(kind)) else []
    writer.writerow([*heads, *mark])
    for row in rows:
        writer.writerow([cell.plain() if isinstance(cell, Money) else safe_cell(cell or "") for cell in (*row, *mark)])
    return SaveFile("_".join([*mark, *name]) + ".csv", (BOM + out.getvalue()).encode("utf-8"))
