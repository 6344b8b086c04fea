"""The view of all lists and tables: whole rows, chosen by a press, a tap, the arrows or Enter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView, QWidget

from paydesk.ui.rows.delegate import CELL_PADDING, RowsDelegate, column_width, row_height
from paydesk.ui.rows.model import Column, HasKey, HeadingRow, RowsModel
from paydesk.ui.rows.table_header import TableHeader
from paydesk.ui.widgets.paint import ResizeMixin, set_text_style
from paydesk.ui.widgets.scroll_area import TouchScroller

_ROW_HEIGHT: Final = 44
_LIST_ROW_HEIGHT: Final = 72
_HEADING_HEIGHT: Final = 56
"""A row of a strip."""
_MEASURED_ROWS: Final = 60
"""Rows that are measured for column widths, which only grow, so that nothing moves to and fro."""
_Flag = QItemSelectionModel.SelectionFlag


class RowsView(ResizeMixin, QTableView):
    """Shows a RowsModel of its own. A list (`leads`) is where a row leads somewhere, a table where it is looked at.

    `chosen` carries the key of a row: of a table when a person goes to it (press, tap, arrows, Enter), of a list only
    by a press, a tap or Enter. The mark (`select`) is the row that is shown beside it; it comes without `chosen`.
    """

    chosen = Signal(object)

    def __init__(
        self,
        columns: Sequence[Column],
        name: str,
        parent: QWidget | None = None,
        *,
        activate_only: bool = False,
        row_height: int = 0,
    ) -> None:
        """`row`: how high a row is, in pixels at the usual size of text."""
        self._is_ready = False
        super().__init__(parent)
        self.wraps = False
        """True if the height of a row follows its second line."""
        self._activate_only = activate_only
        self._silence_depth = 0
        self._fitted = False
        self._row_height = row_height or (_LIST_ROW_HEIGHT if len(columns) == 1 else _ROW_HEIGHT)
        self._pressed: QPersistentModelIndex | None = None
        self._pressed_at = QPoint()
        self._widths = [0] * len(columns)
        self.rows_model = RowsModel(columns, self)
        self.setModel(self.rows_model)
        self.setItemDelegate(RowsDelegate(self, self))
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self._disable_cell_features()
        self._set_up_headers()
        self.rows_model.rowsInserted.connect(self._on_inserted)
        self.rows_model.modelReset.connect(self._on_reset)
        self.selectionModel().selectionChanged.connect(self._on_selected)
        self._is_ready = True
        self._scroller = TouchScroller(self.viewport())
        self._scroller.tapped.connect(self._on_tapped)
        self._fit()

    def _disable_cell_features(self) -> None:
        """Rows only: no grid, no cells to wander through, nothing to edit."""
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setDragEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _set_up_headers(self) -> None:
        if len(self.rows_model.columns) > 1:
            self.setHorizontalHeader(TableHeader(self))
        side, top = self.verticalHeader(), self.horizontalHeader()
        side.hide()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        top.setVisible(len(self.rows_model.columns) > 1)
        top.setHighlightSections(False)
        top.setSectionsClickable(False)
        top.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._set_heights()

    def _set_heights(self) -> None:
        """As high as the letters in use want it."""
        side, top = self.verticalHeader(), self.horizontalHeader()
        high = self._row_height
        side.setMinimumSectionSize(min(high, _HEADING_HEIGHT))
        side.setDefaultSectionSize(high)
        set_text_style(top, "small")
        top.setFixedHeight(_ROW_HEIGHT - 4)
        self._widths = [0] * len(self._widths)

    def show_all_rows(self) -> None:
        """For a table of a few rows on a page that scrolls: nothing in it is chosen, no row is cut."""
        self.wraps = True
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroller.detach()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange} and self._is_ready:
            self._set_heights()
            self._on_reset()

    # Rows -----------------------------------------------------------------------------------------------------------

    def show_rows(self, rows: Sequence[HasKey]) -> None:
        """Show these. The mark and the keyboard stay on their rows while those are there."""
        self._fitted = False
        with self._silently():
            marked, current = self.selected_key(), self.rows_model.key_at(self.currentIndex())
            self.rows_model.show_rows(rows)
            self._select(marked)
            if current and self.rows_model.key_at(self.currentIndex()) != current:
                self._set_current_row(self.rows_model.position_of(current))
        if self.hasFocus():
            self._ensure_current_row()
        if not self._fitted:
            self._fit()

    def upsert(self, row: HasKey, position: int = 0) -> None:
        """One row is another now, or new at `place`."""
        with self._silently():
            self.rows_model.upsert(row, position)

    def remove(self, key: str) -> None:
        """Remove a row."""
        with self._silently():
            self.rows_model.remove(key)

    def selected_key(self) -> str:
        """Return the key of the selected row; "" without one."""
        found = self.selectionModel().selectedRows()
        return self.rows_model.key_at(found[0]) if found else ""

    def select(self, key: str) -> None:
        """Mark a row; a key that is not here takes the mark away."""
        with self._silently():
            self._select(key)
            if key and not self._activate_only:
                self._set_current_row(self.rows_model.position_of(key))

    def _select(self, key: str) -> None:
        if key == self.selected_key() and key:
            return
        place = self.rows_model.position_of(key) if key else -1
        if place < 0:
            self.selectionModel().clearSelection()
        else:
            self.selectionModel().select(self.rows_model.index(place, 0), _Flag.ClearAndSelect | _Flag.Rows)

    def _set_current_row(self, position: int) -> None:
        """Make a row current without choosing it."""
        index = self.rows_model.index(position, self._first_column()) if position >= 0 else QModelIndex()
        self.selectionModel().setCurrentIndex(index, _Flag.NoUpdate)

    def _first_column(self) -> int:
        return next((place for place in range(len(self._widths)) if not self.isColumnHidden(place)), 0)

    def visible_rows(self) -> Sequence[HasKey]:
        """Return the rows on the screen."""
        first = max(self.rowAt(0), 0)
        last = self.rowAt(self.viewport().height() - 1)
        return self.rows_model.rows[first : last + 1 if last >= 0 else None]

    def focus_first_row(self) -> bool:
        """From a search: the keyboard goes to the first row, and a table chooses it. Whether there is one."""
        place = self.rows_model.first_position()
        if place < 0:
            return False
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._set_current_row(place)
        self.scrollToTop()
        if not self._activate_only:
            self._choose(self.rows_model.index(place, 0))
        return True

    def _choose(self, index: QModelIndex | QPersistentModelIndex) -> None:
        """Emit the row that a person chose."""
        key = self.rows_model.key_at(index)
        if not key:
            return
        with self._silently():
            self._set_current_row(index.row())
            if not self._activate_only:
                self._select(key)
        self.chosen.emit(key)

    @contextmanager
    def _silently(self) -> Iterator[None]:
        """Suppress signals for changes that no person made."""
        self._silence_depth += 1
        try:
            yield
        finally:
            self._silence_depth -= 1

    @Slot()
    def _on_selected(self) -> None:
        """By the arrows, or by a screen reader: a person went to another row."""
        key = self.selected_key()
        if key and not self._silence_depth:
            self.chosen.emit(key)

    # Widths and heights ---------------------------------------------------------------------------------------------

    @Slot(QModelIndex, int, int)
    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Headings are lower than rows; new texts may be wider."""
        for place in range(first, min(last, first + _MEASURED_ROWS) + 1):
            if isinstance(self.rows_model.rows[place], HeadingRow):
                self.setRowHeight(place, _HEADING_HEIGHT)
        self._fit()

    @Slot()
    def _on_reset(self) -> None:
        self._on_inserted(QModelIndex(), 0, len(self.rows_model.rows) - 1)

    def _fit(self) -> None:
        """Each column as wide as its widest text, among the first rows; what has no room is left out."""
        self._fitted = True
        columns, top = self.rows_model.columns, self.horizontalHeader()
        rows = [row for row in self.rows_model.rows[:_MEASURED_ROWS] if not isinstance(row, HeadingRow)]
        head = QFontMetrics(top.font())
        room = self.viewport().width()
        alone = sum(column.stretches for column in columns) < 2  # what it has no room for, it cuts
        for place, column in enumerate(columns):
            self.setColumnHidden(place, bool(column.hide_below) and room < column.hide_below)
            needed = column.min_width
            if not (column.stretches and alone):
                words = max(head.horizontalAdvance(column.title) + 6, column_width(column, rows))
                needed = max(needed, words + 2 * CELL_PADDING)
            self._widths[place] = max(self._widths[place], needed)
        self._distribute_width(self._hide_columns(room))
        if self.wraps:
            self._wrap()

    def _hide_columns(self, room: int) -> int:
        """Columns that are not needed go, the most dispensable first, until all others fit; what is left then."""
        columns = self.rows_model.columns
        shown = [place for place in range(len(columns)) if not self.isColumnHidden(place)]
        left = room - sum(self._widths[place] for place in shown)
        for place in sorted(shown, key=lambda place: columns[place].hide_below, reverse=True):
            if left >= 0 or not columns[place].hide_below:
                break
            self.hideColumn(place)
            left += self._widths[place]
        return left

    def _distribute_width(self, left: int) -> None:
        """Give what is left to the columns that grow, in equal parts; without any, to the first column."""
        columns = self.rows_model.columns
        shown = [place for place in range(len(columns)) if not self.isColumnHidden(place)]
        growing = [place for place in shown if columns[place].stretches] or shown[:1]
        for place in shown:
            number = growing.index(place) + 1 if place in growing else 0
            more = left * number // len(growing) - left * (number - 1) // len(growing) if number else 0
            self.horizontalHeader().resizeSection(place, max(self._widths[place] + more, 1))

    def _wrap(self) -> None:
        lines = next((place for place, column in enumerate(self.rows_model.columns) if column.wraps), 0)
        side, others = self.verticalHeader(), self.horizontalHeader().length() - self.columnWidth(lines)
        column, before, room = self.rows_model.columns[lines], side.length(), self.viewport().width() - others
        for place, row in enumerate(self.rows_model.rows):
            self.setRowHeight(place, max(row_height(column, row, room), side.defaultSectionSize()))
        if side.length() != before:
            self.updateGeometry()  # at another width the same words have other lines

    def height_for(self, rows: int) -> int:
        """Return the height with so many rows, header included."""
        side, top = self.verticalHeader(), self.horizontalHeader()
        high = side.length() if rows == side.count() else rows * side.defaultSectionSize()
        return high + (0 if top.isHidden() else top.height())

    def sizeHint(self) -> QSize:
        return QSize(500, self.height_for(min(max(self.rows_model.rowCount(), 3), 12)))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.height_for(2))

    # Keys, mouse, finger --------------------------------------------------------------------------------------------

    def _ensure_current_row(self) -> None:
        """Make the first row current, if none is."""
        if not self.rows_model.key_at(self.currentIndex()):
            marked = self.rows_model.position_of(self.selected_key())
            with self._silently():
                self._set_current_row(marked if marked >= 0 else self.rows_model.first_position())

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ensure_current_row()
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        return _Flag.NoUpdate if self._activate_only else super().selectionCommand(index, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self._choose(self.currentIndex())
            return
        if event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            way = range(self.rows_model.rowCount())
            self._move_to_first(way if event.key() == Qt.Key.Key_Home else reversed(way))
            return
        if event.text().isdecimal():  # Qt would take it for `keyboardSearch`: it is for what stands beside the rows
            event.ignore()
            return
        super().keyPressEvent(event)
        self.viewport().update()  # the ring is drawn in all cells of a row

    def _move_to_first(self, positions: Iterable[int]) -> None:
        """Make the first of these rows current that is no heading."""
        for place in positions:
            index = self.rows_model.index(place, max(self.currentIndex().column(), 0))
            if self.rows_model.key_at(index):
                self.setCurrentIndex(index)
                return

    def keyboardSearch(self, _search: str) -> None: ...

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        self._pressed = QPersistentModelIndex(self.indexAt(self._pressed_at))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() == Qt.MouseButton.NoButton:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        spot = event.position().toPoint()
        slipped = (spot - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if pressed is None or not pressed.isValid() or slipped or event.button() != Qt.MouseButton.LeftButton:
            return
        if self.indexAt(spot).row() == pressed.row():
            self._choose(pressed)

    @Slot(QPointF)
    def _on_tapped(self, spot: QPointF) -> None:
        """Choose the row at a tap."""
        if self.focusPolicy() & Qt.FocusPolicy.ClickFocus:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._choose(self.indexAt(spot.toPoint()))
