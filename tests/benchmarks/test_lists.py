"""A day of 10,000 sales, 200 of them waiting, in the window, against the same window with one sale."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import ListSales
from paydesk.domain.messages import Answered, SaleChanged, SaleList
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import ListedSale, Sum, Sums
from paydesk.domain.settings.settings import Theme
from paydesk.ui import clock, theme
from tests.ui.driver import Clock, WindowDriver, shop_settings
from tests.ui.stage import Told

Figure = Callable[..., None]
Fill = Callable[[int], WindowDriver]
SALES, WAITING = 10_000, 200


@pytest.fixture
def filled(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Fill:
    """Create windows with the sales of a day, on the page of orders."""
    if theme.manager() is None:
        theme.apply(qapp, Theme.LIGHT)
    made = Clock(clock.now_ms())
    monkeypatch.setattr(clock, "now_ms", made.read)
    monkeypatch.setattr(clock, "FRAME_MS", 0)  # each call is measured with its refresh

    def fill(sales: int) -> WindowDriver:
        found = WindowDriver.shown(qtbot, made, shop_settings())
        for number in range(sales):
            found.store.on_event(SaleChanged(told(number, made.now).sale))
        found.window.show_page("orders")
        found.window.setProperty("listed", list_all(found))
        return found

    return fill


def list_all(driver: WindowDriver) -> float:
    """Let the whole list come, and return what that took, as `worst`."""
    command, sales = driver.client.of(ListSales)[-1], driver.store.sales.values()
    rows = tuple(ListedSale.from_sale(sale, driver.clock.now) for sale in sales)
    waiting = min(len(rows), WAITING)
    sums = Sums(paid=Sum(len(rows) - waiting, Money(100)), open=Sum(waiting, Money(100)))
    listed = Answered(command.ask_id, SaleList(command.query, sums, rows))
    began = time.thread_time()
    driver.store.on_event(listed)
    driver.settle()
    return (time.thread_time() - began) * 1_000


def told(number: int, now: int) -> Told:
    made = Told(f"s{number}", 100 + number, began=now - 2_000 - number, number=number).shown()
    return made if number < WAITING else made.read("PAID")


def worst(call: Callable[[int], object], times: int = 30) -> float:
    """Return the longest but one of some calls, with all that Qt does then, in ms of work of the window's thread."""
    took = []
    for number in range(times):
        began = time.thread_time()
        call(number)
        QApplication.processEvents()
        took.append((time.thread_time() - began) * 1_000)
    return sorted(took)[-2]


def compare(figure: Figure, name: str, limit: float, full: float, one: float) -> None:
    figure(f"10,000 sales, against one: {name}", full / one, limit=limit, note=f"{full:.1f} against {one:.1f} ms")


@pytest.mark.parametrize("page", ["orders", "sell"])
def test_a_refresh_of_a_full_day(filled: Fill, figure: Figure, page: str) -> None:
    def refresh(sales: int) -> float:
        window = filled(sales).window
        if page != "orders":
            window.show_page(page)
        return worst(lambda _number: window.refresh())

    compare(figure, f"a refresh of {page}", 6, refresh(SALES), refresh(1))


def test_one_sale_changes_on_a_full_day(filled: Fill, figure: Figure) -> None:
    def change(sales: int) -> float:
        driver = filled(sales)
        paid = [told(number, driver.clock.now).read("PAID").sale for number in range(min(sales, 30))]
        return worst(lambda number: driver.store.on_event(SaleChanged(paid[number])), len(paid))

    compare(figure, "one is paid, in the orders", 3, change(SALES), change(30))


def test_the_whole_list_comes(filled: Fill, figure: Figure) -> None:
    compare(
        figure, "the whole list comes", 6, *(float(filled(sales).window.property("listed")) for sales in (SALES, 1))
    )
