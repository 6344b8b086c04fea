"""Tools of a table: search, filters that say their setting, and its rows as a file."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QIODevice, QObject, QRectF, QSaveFile, QSize, QStandardPaths, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QToolButton, QWidget

from paydesk.domain.money import Money, SignedMoney
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import theme
from paydesk.ui.period_picker import PeriodPicker
from paydesk.ui.rows.csv_cells import escape_cell
from paydesk.ui.rows.view import RowsView
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.busy import BusyAnimation
from paydesk.ui.widgets.menu_button import MenuChoice
from paydesk.ui.words.base import Words, mark_word, path_words, translate

_PAUSE_MS: Final = 200
"""A search starts this long after the last key."""
_ICON_SIDE: Final = 18
"""Pixels of the sign before the search."""
_MAX_CHARS: Final = 100
"""Signs: nothing that can be found is longer. A page of text is pasted now and then, or another code scanned."""
_MIN_WIDTH: Final = 120
"""Pixels of width below which a search is no field to type into."""
_GO_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down})


class SearchField(paint.FixedMinimumMixin, QLineEdit):
    """`wanted`: search now. `first_wanted`: Enter or Down, the keyboard goes to the first hit."""

    search_requested = Signal()
    first_row_requested = Signal()

    def __init__(self, hint: str, name: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key, self._hint = key, hint
        self.setPlaceholderText(hint)
        self.setAccessibleName(name)
        self.setMaxLength(_MAX_CHARS)
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Empty the search"))
        self.setTextMargins(_ICON_SIDE + 6, 0, 0, 0)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.search_requested)
        self._animation = BusyAnimation(self)
        self.textChanged.connect(self.on_typed)

    def query(self) -> str:
        """Return the searched text; "" for none."""
        return self.text().strip()

    @property
    def is_filtering(self) -> bool:
        """Return True if it hides rows."""
        return bool(self.query())

    @property
    def is_animating(self) -> bool:
        """Return True while it shows that what was asked for takes longer than a moment."""
        return self._animation.is_animating

    def set_busy(self, busy: bool) -> None:
        """Show that rows are being loaded."""
        (self._animation.start if busy else self._animation.stop)()

    def forget(self) -> None:
        """Clear the text without a new query."""
        self._pause.stop()
        self.set_busy(False)
        self.textChanged.disconnect(self.on_typed)
        self.setText("")  # with its signal: Qt hides its own button by it; Ctrl+Z would bring back what `clear` took
        self.textChanged.connect(self.on_typed)

    def sizeHint(self) -> QSize:
        return QSize(max(self._hint_width() + 50, _MIN_WIDTH), super().sizeHint().height())

    def _hint_width(self) -> int:
        return self.fontMetrics().horizontalAdvance(self.placeholderText())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fits = self.fontMetrics().horizontalAdvance(self._hint) + 50 <= self.width()
        self.setPlaceholderText(self._hint if fits else min(self._hint, self.accessibleName(), key=len))

    @Slot()
    def on_typed(self) -> None:
        """Wait for the end of the word; an empty field is no search, at once."""
        if self.query():
            self._pause.start()
        else:
            self._pause.stop()
            self.search_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _GO_KEYS:
            super().keyPressEvent(event)
            return
        if self._pause.isActive():
            self._pause.stop()
            self.search_requested.emit()
        self.first_row_requested.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = _ICON_SIDE
        glass = QRectF(11 - (side - _ICON_SIDE) / 2, (self.height() - side) / 2, side, side)
        glass = paint.mirrored(glass, self.rect(), self.layoutDirection())
        if self._animation.is_animating:
            self._animation.draw(QPainter(self), glass, theme.current().brand)
        else:
            icons.paint(QPainter(self), "search", glass, theme.current().ink3)
        if self.text() or self.hasFocus() or not self._key:
            return
        size = paint.key_cap_size(self._key)
        if self._hint_width() + _ICON_SIDE + size.width() + 56 > self.width():
            return
        top = (self.height() - size.height()) / 2
        spot = QRectF(self.width() - size.width() - 12, top, size.width(), size.height())
        spot = paint.mirrored(spot, self.rect(), self.layoutDirection())
        paint.draw_key_cap(QPainter(self), spot, self._key, theme.current().ink3)


class ListFilterController(QObject):
    """Combine dates, search and filters into one query. `wanted` is emitted when it changes."""

    rows_requested = Signal()

    def __init__(self, days: PeriodPicker, search: SearchField, filters: Sequence[MenuChoice], view: RowsView) -> None:
        super().__init__(view)
        self._days, self._search, self._filters, self._view = days, search, tuple(filters), view
        self._is_waiting = False
        """True while an answer is pending."""
        self._focus_when_loaded = False
        """True if the first hit gets the focus once it is loaded."""
        days.changed.connect(self.on_days)
        search.search_requested.connect(self.on_search)
        search.first_row_requested.connect(self.on_first_row_requested)
        for box in self._filters:
            box.activated.connect(self.request_rows)

    @property
    def is_filtered(self) -> bool:
        """Return True if a filter hides rows."""
        return any(box.is_filtering for box in self._filters)

    def bounds(self) -> tuple[int, int]:
        """From when, and up to when (not included), in ms since 1970; (0, 0): a search goes through all days."""
        return (0, 0) if self._search.query() else self._days.bounds()

    @Slot()
    def request_rows(self) -> None:
        """Other rows are wanted, or the same anew."""
        self._is_waiting = True
        self._search.set_busy(True)
        self.rows_requested.emit()

    @Slot()
    def on_days(self) -> None:
        """Other days: a search is over."""
        if self._search.query():
            self._search.clear()  # which asks by itself
        else:
            self.request_rows()

    @Slot()
    def on_search(self) -> None:
        """Other words."""
        self._days.set_all_days(all_days=bool(self._search.query()))
        self.request_rows()

    @Slot()
    def on_first_row_requested(self) -> None:
        """Enter or Down in the search: to the first hit, now or when it comes."""
        self._focus_when_loaded = True
        if not self._is_waiting:
            self.stop_waiting()

    def stop_waiting(self) -> None:
        """Finish the query, with an answer or without."""
        self._is_waiting = False
        self._search.set_busy(False)
        if self._focus_when_loaded:
            self._view.focus_first_row()
        self._focus_when_loaded = False

    def reset(self) -> bool:
        """Whatever leaves some out goes: the words, else the filters. Whether anything did."""
        filtered = self.is_filtered
        if self._search.query():
            self._search.clear()
            return True
        for box in self._filters:
            box.choose("")
        if filtered:
            self.request_rows()
        return filtered

    def forget(self) -> None:
        """Clear search and filters without a new query."""
        self._search.forget()
        for box in self._filters:
            box.choose("")
        self._days.set_all_days(all_days=False)

    def truncation_note(self, count: int, listed: int) -> str:
        """Return a note that only the newest rows are listed; "" if all are."""
        more = self.tr("Newest {n} listed; sums are of all. Choose fewer days to see others.")
        return more.format(n=listed) if count > listed else ""


BOM: Final = "\ufeff"


@dataclass(frozen=True, slots=True)
class SaveFile:
    """A file to save: the name to suggest, and what is in it (UTF-8 with its mark)."""

    name: str
    data: bytes


CsvColumns = Sequence[tuple[str, Callable[[Any], "str | Money | SignedMoney | None"]]]
"""The head of each, and what it says of a row; a date, a time or a count is a `cells.Value`."""


def csv_file(name: Sequence[str], columns: CsvColumns, rows: Iterable[object], kind: ServiceKind) -> SaveFile:
    """Rows under their heads; money as plain numbers, rupees with two decimals. `name`: the parts of the file's name.

    Where money is not real, the name and each row say so.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    mark = [word] if (word := mark_word(kind)) else []
    writer.writerow([*(head for head, _ in columns), *mark])
    for row in rows:
        cells = [*(cell(row) for _, cell in columns), *mark]
        amounts = (Money, SignedMoney)
        writer.writerow([cell.plain() if isinstance(cell, amounts) else escape_cell(cell or "") for cell in cells])
    return SaveFile("_".join([*mark, *name]) + ".csv", (BOM + out.getvalue()).encode("utf-8"))


@dataclass(frozen=True, slots=True)
class SaveResult:
    """Result of saving a file."""

    succeeded: bool
    message: Words
    folder: str = ""
    """Folder of the file; "" if it was not saved."""


def ask_save_path(parent: QWidget, title: str, name: str) -> Path | None:
    """Ask where a file of this name goes; None when nobody says, and where `parent` is not on the screen (any more).

    What takes its time may come behind a lock, or after another page: whoever is there did not ask for it.
    It is asked among the documents of this PC's user: an installed program begins in a folder that nobody knows.
    """
    if not parent.isVisible():
        return None
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    folder = documents if documents.is_dir() else Path.home()
    end = Path(name).suffix
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(folder / name), f"{end[1:].upper()} (*{end})")
    return Path(chosen) if chosen and parent.isVisible() else None


def save_file(parent: QWidget, title: str, file: SaveFile) -> SaveResult | None:
    """Ask where, and write it. None when nobody says where."""
    path = ask_save_path(parent, title, file.name)
    return None if path is None else write_file(path, file.data)


def write_file(path: Path, data: bytes) -> SaveResult:
    """Write it, and say so: it is there whole, or what was there before is."""
    file = QSaveFile(str(path))
    # a disk that takes half of it is no error to Qt: the count is
    done = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()
    return save_result(path, succeeded=done)


def save_result(path: Path, *, succeeded: bool) -> SaveResult:
    """Return the result: the file is saved, or this PC could not write it."""
    if succeeded:
        words = Words(translate("SaveFile", "Saved"), path_words(str(path)))
        return SaveResult(succeeded=True, message=words, folder=str(path.parent))
    text = translate("SaveFile", "This PC could not write {file}. Choose another place.")
    title = translate("SaveFile", "Not saved")
    return SaveResult(succeeded=False, message=Words(title, text.format(file=path.name)))
