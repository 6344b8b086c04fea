"""A day of 2,000 sales in one window: memory holds the known facts of each sale, and no more."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import HandOverSale, ShowSale
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told

A_DAY = 2_000
WARM = 40
"""Sales after which the lists are full and all permanent objects exist."""
A_SALE = {"Sale": 1, "Money": 3, "Request": 2, "QrReading": 1, "Stamp": 2}
"""Objects of one ended sale, 3.6 kB in all."""


@dataclass
class Held:
    """The objects in memory."""

    widgets: int
    parts: int
    """Qt objects in the window, timers and actions included."""
    ours: Counter[str]
    """Instances of Paydesk's classes."""
    others: int

    @classmethod
    def by(cls, driver: WindowDriver) -> Held:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        parts = len(driver.window.findChildren(QObject))
        there = [type(each) for each in gc.get_objects()]
        ours = Counter(kind.__name__ for kind in there if kind.__module__.startswith("paydesk."))
        for noted in (ShowSale, HandOverSale):  # which the test's own counter notes
            del ours[noted.__name__]
        return cls(len(QApplication.allWidgets()), parts, ours, len(there) - ours.total())


def serve(driver: WindowDriver, number: int) -> None:
    """Let a customer pay, and start the next sale."""
    told = Told(f"s{number}", number=number, began=driver.clock.now).shown()
    driver.show(told)
    assert not driver.sale.qr_view.is_empty
    driver.tell(told.read("PAID", after=5_000))
    assert driver.sale.verdict == "PAID, HAND OVER"
    driver.clock.now = told.at + 10_000
    driver.press(Qt.Key.Key_Return)
    assert driver.window.page == "sell"


def test_a_day_of_sales_leaves_nothing_but_the_sales(driver: WindowDriver, run_count: Callable[..., int]) -> None:
    for number in range(WARM):
        serve(driver, number)
    before, more = Held.by(driver), run_count(A_DAY, 40)
    for number in range(WARM, WARM + more):
        serve(driver, number)
    after = Held.by(driver)
    assert (after.widgets, after.parts) == (before.widgets, before.parts)
    assert after.ours - before.ours == Counter({kind: count * more for kind, count in A_SALE.items()})
    assert after.others - before.others < 5 * more + 500  # fonts and the like, which are kept up to a number
