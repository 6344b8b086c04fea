"""A day of 10,000 sales, 200 of them waiting, in the window: no refresh and no change of one stands still for long."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import ListSales
from paydesk.domain.messages import SaleChanged, SalesListed
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import ListedSale, Sum, Sums
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import Theme
from paydesk.ui import clock, theme
from tests.ui.driver import Clock, WindowDriver, shop_settings
from tests.ui.stage import Told

Figure = Callable[..., None]
SALES, WAITING = 10_000, 200
MOST = 16.0
"""Milliseconds: a frame of a screen."""


@pytest.fixture
def driver(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> WindowDriver:
    """Yield a window with the sales of a day, on the page of orders."""
    if theme.manager() is None:
        theme.apply(qapp, Theme.LIGHT)
    made = Clock(clock.now_ms())
    monkeypatch.setattr(clock, "now_ms", made.read)
    found = WindowDriver.shown(qtbot, made, shop_settings())
    rows = []
    for number in range(SALES):
        sale = told(number, made.now).sale
        rows.append(ListedSale.from_sale(sale, made.now))
        found.store.on_event(SaleChanged(sale))
    found.window.show_page("orders")
    command = found.client.of(ListSales)[-1]
    sums = Sums(paid=Sum(SALES - WAITING, Money(100)), open=Sum(WAITING, Money(100)))
    began = time.thread_time()
    found.store.on_event(SalesListed(command.ask_id, command.query, sums, tuple(rows)))
    found.settle()
    found.window.setProperty("listed", (time.thread_time() - began) * 1_000)
    return found


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


@pytest.mark.parametrize("page", ["orders", "sell"])
def test_a_refresh_of_a_full_day(driver: WindowDriver, figure: Figure, page: str) -> None:
    if page != "orders":
        driver.window.show_page(page)
    took = worst(lambda _number: driver.window.refresh())
    figure(f"10,000 sales, 200 waiting: a refresh of {page}", took, limit=MOST, unit="ms")


def test_one_sale_changes_on_a_full_day(driver: WindowDriver, figure: Figure) -> None:
    paid: list[Sale] = [told(number, driver.clock.now).read("PAID").sale for number in range(30)]
    took = worst(lambda number: driver.store.on_event(SaleChanged(paid[number])))
    figure("10,000 sales, 200 waiting: one is paid, in the orders", took, limit=MOST, unit="ms")


def test_the_whole_list_comes(driver: WindowDriver, figure: Figure) -> None:
    took = float(driver.window.property("listed"))
    figure("10,000 sales, 200 waiting: the whole list comes", took, limit=MOST, unit="ms", note="once a press")
