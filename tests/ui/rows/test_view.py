"""A table and a list in the hand: by finger, mouse and keys, and for a screen reader."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.language import Language
from paydesk.ui import theme
from paydesk.ui.rows.card import RowGroup, RowsCard, TwoLineRow, create_two_line_list
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.rows.view import RowsView
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.paint import text_font
from tests.helpers.accessibility import tree
from tests.helpers.looks import heard, picture
from tests.helpers.spoken import spoken
from tests.ui.rows.finger import TouchScreen

Role = QAccessible.Role


@dataclass(frozen=True)
class Sale:
    """A row of the tests."""

    key: str
    time: str
    state: str
    amount: str


def sales(count: int) -> list[Sale]:
    return [Sale(f"s{n}", f"14:{n % 60:02d}", "Paid" if n % 2 else "Waiting", f"₹{n}.00") for n in range(count)]


COLUMNS = (
    Column("Time", attrgetter("time")),
    Column("Status", attrgetter("state"), CellStyle.CHIP, lambda row: (row.state, "off"), stretches=True),
    Column("Amount", attrgetter("amount"), CellStyle.MONEY, spoken=lambda row: f"{row.amount} rupees"),
)


@dataclass
class Shown:
    """A view on the screen, and what was chosen in it."""

    view: RowsView
    chosen: list[object]

    def middle_of(self, row: int, column: int = 0) -> QPoint:
        """Return the middle of a cell."""
        return self.view.visualRect(self.view.model().index(row, column)).center()

    def press(self, *keys: Qt.Key) -> None:
        """Press keys."""
        for key in keys:
            QTest.keyClick(self.view, key)


def show(qtbot: QtBot, view: RowsView) -> Shown:
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is view)
    found = Shown(view, [])
    view.chosen.connect(found.chosen.append)
    return found


@pytest.fixture
def table(qtbot: QtBot) -> Shown:
    """Return a table of 100 rows."""
    found = show(qtbot, RowsView(COLUMNS, "Orders"))
    found.view.show_rows(sales(100))
    return found


def lines(count: int) -> list[TwoLineRow]:
    return [TwoLineRow(f"s{n}", f"₹{n}.00", f"order_{n}", ("4:32", "wait")) for n in range(count)]


@pytest.fixture
def side(qtbot: QtBot) -> Shown:
    """Return a list of two groups, where rows lead somewhere."""
    found = show(qtbot, create_two_line_list("Sales", None))
    parts = (RowGroup("a", "Waiting now", lines(40), "Nobody is waiting"), RowGroup("b", "Just now", []))
    found.view.show_rows([line for part in parts for line in part.to_rows()])
    return found


# widths ---------------------------------------------------------------------------------------------------------------


def test_columns_that_grow_share_what_is_left_and_none_is_narrower_than_its_words(qtbot: QtBot) -> None:
    """On a wide screen the order had a third of the table, and its last four digits stood alone in it."""
    columns = [Column(name, attrgetter(name), stretches=name != "amount") for name in ("time", "state", "amount")]
    view = show(qtbot, RowsView(columns, "Orders")).view
    view.show_rows(sales(3))
    needed = [view.fontMetrics().horizontalAdvance(text) for text in ("14:00", "Waiting")]
    for width in (500, 900):
        view.resize(width, 400)
        qtbot.waitUntil(lambda: view.horizontalHeader().length() == view.viewport().width())
        more = [view.columnWidth(place) - wide for place, wide in enumerate(needed)]
        assert abs(more[0] - more[1]) < 20
        assert view.columnWidth(2) < 120
    assert view.columnWidth(0) > 300


# a finger -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["table", "side"])
def test_a_finger_scrolls_and_chooses_nothing(request: pytest.FixtureRequest, qtbot: QtBot, name: str) -> None:
    shown: Shown = request.getfixturevalue(name)
    bar = shown.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 1_000)
    followed = lambda: qtbot.waitUntil(lambda: bar.value() > 100)  # noqa: E731
    TouchScreen(shown.view).drag(QPoint(200, 300), QPoint(0, -200), followed)
    assert shown.chosen == []
    assert shown.view.selected_key() == ""


def test_a_finger_that_drags_a_short_list_chooses_nothing(table: Shown) -> None:
    table.view.show_rows(sales(2))
    TouchScreen(table.view).drag(table.middle_of(0), QPoint(0, 60))
    assert table.chosen == []


@pytest.mark.parametrize("name", ["table", "side"])
def test_a_tap_chooses_the_row_under_it(request: pytest.FixtureRequest, name: str) -> None:
    shown: Shown = request.getfixturevalue(name)
    TouchScreen(shown.view).tap(shown.middle_of(3))
    assert shown.chosen == [shown.view.rows_model.rows[3].key]


def test_a_tap_on_a_heading_or_below_the_rows_does_nothing(side: Shown) -> None:
    TouchScreen(side.view).tap(side.middle_of(0))
    side.view.show_rows([])
    TouchScreen(side.view).tap(QPoint(100, 200))
    assert side.chosen == []


@pytest.mark.parametrize("name", ["table", "side"])
def test_a_finger_hits_every_row(request: pytest.FixtureRequest, name: str) -> None:
    view: RowsView = request.getfixturevalue(name).view
    assert all(view.rowHeight(row) >= 44 for row in range(view.model().rowCount()))


# a mouse --------------------------------------------------------------------------------------------------------------


def test_a_press_chooses_once_it_ends_on_the_same_row(table: Shown) -> None:
    place = table.view.viewport()
    QTest.mousePress(place, Qt.MouseButton.LeftButton, pos=table.middle_of(1))
    assert table.chosen == []
    QTest.mouseMove(place, table.middle_of(3))
    QTest.mouseRelease(place, Qt.MouseButton.LeftButton, pos=table.middle_of(3))
    assert table.chosen == [], "that was a drag"
    QTest.mouseClick(place, Qt.MouseButton.LeftButton, pos=table.middle_of(2))
    assert (table.chosen, table.view.selected_key()) == (["s2"], "s2")
    QTest.mouseClick(place, Qt.MouseButton.RightButton, pos=table.middle_of(4))
    assert table.chosen == ["s2"]


# keys -----------------------------------------------------------------------------------------------------------------


def test_the_arrows_choose_in_a_table_and_enter_too(table: Shown) -> None:
    table.view.setFocus()
    table.press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_End)
    assert table.chosen == ["s1", "s2", "s1", "s1", "s99"]
    assert table.view.selected_key() == "s99"


def test_in_a_list_the_arrows_lead_past_headings_and_only_enter_chooses(side: Shown) -> None:
    side.view.select("s7")
    side.view.clearFocus()
    side.view.setFocus()
    side.press(Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Down)
    assert side.chosen == []
    side.press(Qt.Key.Key_Return)
    assert side.chosen == ["s1"]
    assert side.view.selected_key() == "s7", "the mark is on what is on the screen"


def test_from_a_search_the_keyboard_goes_to_the_first_row(table: Shown) -> None:
    assert table.view.focus_first_row()
    assert table.view.hasFocus()
    assert table.chosen == ["s0"]
    table.view.show_rows([])
    assert not table.view.focus_first_row()


def test_letters_of_a_scanner_look_for_nothing(table: Shown) -> None:
    table.view.focus_first_row()
    QTest.keyClicks(table.view, "14:07")
    assert table.chosen == ["s0"]


# rows that change -----------------------------------------------------------------------------------------------------


def test_the_mark_and_the_keyboard_stay_on_their_row(table: Shown) -> None:
    table.view.select("s5")
    table.view.setFocus()
    new = replace(sales(1)[0], key="new")
    table.view.show_rows([new, *sales(100)])
    assert table.view.selected_key() == "s5"
    table.press(Qt.Key.Key_Down)
    assert table.chosen == ["s6"]
    table.view.show_rows([row for row in sales(100) if row.key != "s6"])
    assert table.view.selected_key() == ""
    assert table.chosen == ["s6"], "nobody chose another"


def test_columns_that_have_no_room_are_left_out(qtbot: QtBot) -> None:
    columns = (*COLUMNS, Column("Person", lambda _row: "Asha", hide_below=600))
    shown = show(qtbot, RowsView(columns, "Orders"))
    assert shown.view.isColumnHidden(3)
    shown.view.resize(800, 400)
    QApplication.processEvents()
    assert not shown.view.isColumnHidden(3)


# a screen reader ------------------------------------------------------------------------------------------------------


def test_a_screen_reader_hears_rows_and_columns(table: Shown) -> None:
    face = heard(table.view)
    assert (face.role, face.name) == (Role.Table, "Orders")
    parts = list(tree(table.view))
    heads = [part.text(QAccessible.Text.Name) for part in parts if part.role() == Role.ColumnHeader]
    assert heads == ["Time", "Status", "Amount"]
    cells = [heard(part) for part in parts if part.role() == Role.Cell]
    assert [cell.name for cell in cells[6:9]] == ["14:02", "Waiting", "₹2.00 rupees"]
    assert cells[6].description == "14:02, Waiting, ₹2.00 rupees", "the row in one go"


def test_the_heading_of_a_list_is_read_and_cannot_be_chosen(side: Shown) -> None:
    said = [face.text(QAccessible.Text.Name) for face in tree(side.view) if face.role() == Role.Cell]
    assert said[:2] == ["Waiting now 40", "₹0.00, 4:32, order_0"]


def test_with_no_row_something_else_is_seen_in_the_place_of_a_table(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    nothing = Note("Nothing was found", place)
    table = RowsCard(COLUMNS, "Sales", place, empty=nothing)
    for count in (0, 2, 0):
        table.show_rows(sales(count))
        assert (table.isHidden(), nothing.isHidden()) == (not count, bool(count))


def test_a_heading_begins_where_the_lines_below_it_do(qtbot: QtBot) -> None:
    """Regression: the heading stood two pixels further out."""
    view = create_two_line_list("Sales", None)
    shown = show(qtbot, view)
    view.show_rows(RowGroup("a", "HHH", [TwoLineRow("1", "HHH", "", ("", "off"))]).to_rows())
    shown.view.resize(300, 200)
    image, ink = picture(view.viewport()), QColor(theme.current().ink)
    lefts = [
        min(x for y in range(rect.top(), rect.bottom()) for x in range(120) if image.pixelColor(x, y) == ink)
        for rect in (view.visualRect(view.rows_model.index(row, 0)) for row in range(2))
    ]
    assert lefts[0] == lefts[1]


def test_the_lines_of_a_table_begin_where_its_title_does(qtbot: QtBot) -> None:
    """They stood 2 pixels further in: those of what this PC keeps."""
    lines = Column("H", attrgetter("text"), CellStyle.TWO_LINES, second_line=attrgetter("second_line"), stretches=True)
    view = RowsView([lines, Column("Where", attrgetter("key"))], "Kept")
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show_rows([TwoLineRow("a", "H", "H", ("", "off"))])
    view.show()
    QApplication.processEvents()

    def begins(place: QWidget, ink: str) -> int:
        image, wanted = picture(place), QColor(ink)
        near = [
            x
            for x in range(4, 100)
            for y in range(4, min(image.height(), 50))
            if _apart(image.pixelColor(x, y), wanted) < 90
        ]
        return min(near)

    tokens = theme.current()
    assert abs(begins(view.horizontalHeader().viewport(), tokens.ink2) - begins(view.viewport(), tokens.ink)) <= 1


def _apart(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


@pytest.mark.parametrize(
    ("language", "word"), [(Language.MARATHI, "कमळ"), (Language.BENGALI, "নমন"), (Language.TAMIL, "படம")]
)
def test_a_cell_stands_as_high_in_whatever_letters(
    qtbot: QtBot, qapp: QApplication, language: Language, word: str
) -> None:
    """Regression: a cell stood two pixels above another one in the same row."""
    with spoken(qapp, language):
        view = show(qtbot, RowsView((Column("How", attrgetter("state"), stretches=True),), "Orders")).view
        view.show_rows([replace(sale, state=state) for sale, state in zip(sales(2), (word, f"{word} QR"), strict=True)])
        wide, feet = QFontMetrics(text_font("body")).horizontalAdvance(word), []
        for row in range(2):
            cell = view.visualRect(view.model().index(row, 0)).adjusted(0, 3, 0, -3)
            image = picture(view.viewport()).copy(cell.left(), cell.top(), wide + 16, cell.height())
            ground = image.pixelColor(8, 8).lightness()
            inked = [
                y for y in range(image.height()) for x in range(8, wide + 16) if _dark(image.pixelColor(x, y), ground)
            ]
            feet.append(max(inked))
        assert feet[0] == feet[1]


def _dark(colour: QColor, ground: int) -> bool:
    return abs(colour.lightness() - ground) > 60


@pytest.mark.parametrize("rows", [3, 100], ids=["all in sight", "scrolls"])
def test_the_ground_of_the_titles_goes_on_to_the_edge_over_the_scroll_bar(qtbot: QtBot, rows: int) -> None:
    """Regression: the ground ended before the scroll bar, with a white stripe beside it."""
    view = show(qtbot, RowsView(COLUMNS, "Orders")).view
    view.show_rows(sales(rows))
    QApplication.processEvents()
    bar, head = view.verticalScrollBar(), view.horizontalHeader()
    assert bar.isVisible() is (rows == 100)
    if bar.isVisible():
        assert bar.mapTo(view, QPoint()).y() >= head.height()
    drawn, sunken = picture(view), QColor(theme.current().sunken)
    for x in (2, view.width() // 2, view.width() - 14, view.width() - 12, view.width() - 3):
        assert drawn.pixelColor(x, head.height() - 3) == sunken, x
    assert drawn.pixelColor(view.width() - 13, 2) == sunken if bar.isVisible() else True
    assert drawn.pixelColor(view.width() - 1, 0) != sunken, "round as the card around it"
