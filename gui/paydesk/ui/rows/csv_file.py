"""Rows as a CSV file that a spreadsheet opens without running anything in it."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtWidgets import QFileDialog, QWidget

from paydesk.domain.money import Money
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.words.base import Words, mark_word, translate

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


Columns = Sequence[tuple[str, Callable[[Any], "str | Money | None"]]]
"""The head of each, and what it says of a row."""


def csv_file(name: Sequence[str], columns: Columns, rows: Iterable[object], kind: ServiceKind) -> SaveFile:
    """Rows under their heads; money as plain numbers, rupees with two decimals. `name`: the parts of the file's name.

    Where money is not real, the name and each row say so.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    mark = [word] if (word := mark_word(kind)) else []
    writer.writerow([*(head for head, _ in columns), *mark])
    for row in rows:
        cells = [*(cell(row) for _, cell in columns), *mark]
        writer.writerow([cell.plain() if isinstance(cell, Money) else safe_cell(cell or "") for cell in cells])
    return SaveFile("_".join([*mark, *name]) + ".csv", (BOM + out.getvalue()).encode("utf-8"))


ChooseFile = Callable[[str], "Path | None"]
"""Says where a file goes, in place of the system's own dialog; given the name that is suggested."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What came of it."""

    done: bool
    words: Words


def choose_place(parent: QWidget, title: str, name: str, kinds: str, choose: ChooseFile | None = None) -> Path | None:
    """Ask where a file of this name goes; None when nobody says."""
    if choose is not None:
        return choose(name)
    chosen, _ = QFileDialog.getSaveFileName(parent, title, name, kinds)
    return Path(chosen) if chosen else None


def save_file(parent: QWidget, title: str, file: SaveFile, choose: ChooseFile | None = None) -> Saved | None:
    """Ask where, and write it. None when nobody says where."""
    path = choose_place(parent, title, file.name, "CSV (*.csv)", choose)
    return None if path is None else write_file(path, file.data)


def write_file(path: Path, data: bytes) -> Saved:
    """Write it."""
    try:
        path.write_bytes(data)
    except OSError:
        return saved_words(path, done=False)
    return saved_words(path, done=True)


def saved_words(path: Path, *, done: bool) -> Saved:
    """That a file is there, or that this PC could not write it."""
    if done:
        return Saved(done=True, words=Words(translate("SaveFile", "Saved"), str(path)))
    text = translate("SaveFile", "This PC could not write {file}. Choose another place.")
    title = translate("SaveFile", "Not saved")
    return Saved(done=False, words=Words(title, text.format(file=path.name)))
