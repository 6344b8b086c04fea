"""A day of 2,000 sales in one window: at its end there is what there was in the morning, and what is known of each."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Qt

from paydesk.domain.messages import SaleChanged
from tests.ui.conftest import MakeDriver
from tests.ui.counter import CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told

WARM = 30
KNOWN = {"Sale", "Money", "QrReading"}
"""What a window knows of each sale of the day."""
NOTED = {"Told", "Request", "LookAtSale", "dict"}
"""What the test made, and what its recorder notes."""
MEASURED = {"QFont", "tuple"}
"""Of texts whose width was measured: as many as `lru_cache` keeps."""


def sell(driver: WindowDriver, number: int) -> None:
    """One customer, from the code to the next one's amount."""
    told = Told(f"s{number}", 1_000 + number, began=driver.clock.now, number=number).shown()
    driver.show(told)
    driver.store.on_event(SaleChanged(told.read("PAID").sale))
    driver.clock.pass_(20_000)
    driver.settle()
    driver.window.refresh()
    driver.press(Qt.Key.Key_F4)


def there() -> tuple[int, Counter[str]]:
    """How many objects of Qt there are, and how many of each kind of all others."""
    gc.collect()
    everything = gc.get_objects()
    ours = Counter(type(one).__name__ for one in everything if not isinstance(one, QObject))
    return sum(isinstance(one, QObject) for one in everything), ours


@pytest.mark.long
def test_nothing_grows_with_the_sales_but_what_is_known_of_them(
    make_driver: MakeDriver, run_count: Callable[..., int]
) -> None:
    driver, count = CounterDriver(make_driver()).driver, run_count(2_000, 20)
    for number in range(WARM):
        sell(driver, number)
    there()  # to look makes some itself, once
    objects, before = there()
    for number in range(WARM, WARM + count):
        sell(driver, number)
    now, after = there()
    assert now <= objects
    grown = {kind: more for kind, more in (after - before).items() if more >= count / 2}
    assert set(grown) <= KNOWN | NOTED | MEASURED
    assert grown["Sale"] == count
    assert driver.window.frame.sell.amount.text() == ""
