"""The orders page: today's sales, a search, the story of one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from paydesk.domain.commands import ReadSale, SearchSales, TellStory
from paydesk.domain.messages import DayFigures, Found, SalesLoaded, Story
from paydesk.domain.money import Money
from tests.ui.stage import Told
from tests.ui.stories import SCENES
from tests.ui.test_accessibility import tree
from tests.ui.till import Till

DAY = 86_400_000


@pytest.fixture
def orders(till: Till) -> Till:
    """A counter with three sales of today and one of yesterday, on the orders page."""
    yesterday = till.clock.now - DAY
    old = Told("old", 77_00, began=yesterday, number=1).shown().read("PAID")
    till.book.on_event(SalesLoaded((old.sale,)))
    for number, scene in enumerate(("paid", "waiting", "cancelled")):
        till.tell(SCENES[scene].tell(Told(scene, 100_00 + number, number=50 + number)))
    till.book.on_event(DayFigures(till.clock.now - 3_600_000, 1, Money(100_00)))
    till.window.show_page("orders")
    till.settle()
    return till


def rows(till: Till) -> list[str]:
    """What stands in the cells, row by row."""
    model = till.window.orders.table.view.rows_model
    return [str(model.data(model.index(row, column))) for row in range(model.rowCount()) for column in range(5)]


def test_today_is_shown_and_yesterday_is_not(orders: Till) -> None:
    assert {"₹100.00", "₹100.01", "₹100.02"} <= set(rows(orders))
    assert "₹77.00" not in rows(orders)
    assert "1 paid, 1 waiting, 0 unknown today" in orders.words()


def test_a_sale_of_yesterday_that_still_waits_is_shown(orders: Till) -> None:
    orders.book.on_event(SalesLoaded((Told("late", 55_00, began=orders.clock.now - DAY).shown().sale,)))
    orders.settle()
    assert "₹55.00" in rows(orders)


def test_a_search_is_asked_for_once_the_typing_pauses(orders: Till) -> None:
    orders.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    orders.type("0099")
    assert orders.client.of(SearchSales) == []
    orders.qtbot.waitUntil(lambda: orders.client.of(SearchSales) == [SearchSales(query="0099")])


def test_enter_searches_at_once(orders: Till) -> None:
    orders.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    orders.type("77")
    orders.press(Qt.Key.Key_Return)
    assert orders.client.of(SearchSales) == [SearchSales(query="77")]


def test_what_is_found_is_shown_and_an_answer_to_an_older_search_is_not(orders: Till) -> None:
    orders.window.orders.search.setText("77")
    orders.book.on_event(Found("7", (orders.book.sales["paid"],)))
    assert len(rows(orders)) == 15
    orders.book.on_event(Found("77", (orders.book.sales["old"],)))
    assert "₹77.00" in rows(orders)
    assert len(rows(orders)) == 5
    assert "1 found for “77”" in orders.words()


def test_escape_goes_back_to_today(orders: Till) -> None:
    orders.window.orders.search.setText("77")
    orders.book.on_event(Found("77", (orders.book.sales["old"],)))
    orders.press(Qt.Key.Key_Escape)
    assert len(rows(orders)) == 15
    assert orders.edit("Search").text() == ""


def test_a_sale_that_is_chosen_tells_its_story(orders: Till) -> None:
    orders.press(Qt.Key.Key_Down)
    chosen = orders.window.orders.sale_id
    assert orders.client.of(TellStory) == [TellStory(sale_id=chosen)]
    told = SCENES[chosen].tell(Told(chosen, 100_00))
    orders.book.on_event(Story(chosen, tuple(told.facts)))
    lines = [
        face.text(QAccessible.Text.Name)
        for face in tree(orders.window.orders.panel.view)
        if face.role() == QAccessible.Role.ListItem
    ]
    assert len(lines) == len(told.facts)
    assert "Asha wanted a sale of ₹100.00" in lines[0]


def test_the_story_of_another_sale_is_passed_over(orders: Till) -> None:
    orders.press(Qt.Key.Key_Down)
    orders.book.on_event(Story("of another", tuple(SCENES["paid"].told().facts)))
    assert orders.window.orders.panel.view.model().rowCount() == 0


def test_the_story_goes_on_while_it_is_read(orders: Till) -> None:
    orders.window.orders.choose("waiting", orders.clock.now)
    told = SCENES["waiting"].tell(Told("waiting", 100_01))
    before = len(told.facts)
    orders.tell(told.read("PAID"), before)
    assert orders.client.of(TellStory) == [TellStory(sale_id="waiting"), TellStory(sale_id="waiting")]
    orders.window.refresh()
    assert orders.window.orders.panel.chip.text() == "Paid"


def test_show_it_brings_the_sale_to_its_page(orders: Till) -> None:
    orders.window.orders.choose("waiting", orders.clock.now)
    orders.click(orders.window.orders.panel.show_button)
    assert orders.window.page == "sale"
    assert orders.window.sale_page.sale_id == "waiting"


def test_ask_now_asks_for_the_chosen_one(orders: Till) -> None:
    orders.window.orders.choose("waiting", orders.clock.now)
    orders.window.refresh()
    orders.click(orders.button("Ask now"))
    assert orders.client.of(ReadSale) == [ReadSale(sale_id="waiting")]


def test_the_mark_stays_on_its_sale_when_new_ones_come(orders: Till) -> None:
    orders.window.orders.choose("paid", orders.clock.now)
    orders.tell(Told("new", 5_00, began=orders.clock.now + 5_000, number=77).shown())
    orders.window.refresh()
    assert orders.window.orders.table.selected() == "paid"
    assert orders.window.orders.sale_id == "paid"
