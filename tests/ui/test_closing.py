"""The question before closing while customers can still pay, and the notice at the next start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.messages import SalesLoaded
from paydesk.ui import application
from tests.ui.conftest import MakeDriver, Seconds
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES

KEEP, CLOSE = "Keep Paydesk open", "Close anyway"


def wait_for(driver: WindowDriver, count: int, name: str = "waiting") -> None:
    """Show the codes of some sales."""
    for number in range(count):
        driver.show(SCENES[name].told(f"s{number}"), SCENES[name].later)


@pytest.mark.parametrize(("count", "words"), [(1, "One customer can still pay."), (2, "2 customers can still pay.")])
def test_closing_asks_while_customers_can_pay(driver: WindowDriver, count: int, words: str) -> None:
    wait_for(driver, count)
    driver.window.close()
    assert driver.window.isVisible()
    assert words in driver.texts()
    assert driver.button(KEEP).hasFocus()
    driver.press(Qt.Key.Key_Escape)
    assert KEEP not in driver.names()
    driver.window.close()
    assert driver.window.isVisible()
    driver.click(driver.button(CLOSE))
    assert not driver.window.isVisible()


def test_closing_again_counts_as_yes(driver: WindowDriver) -> None:
    wait_for(driver, 1)
    driver.window.close()
    driver.window.close()
    assert not driver.window.isVisible()


def test_a_second_quick_close_does_not_count(driver: WindowDriver, guards: Seconds) -> None:
    guards.now += 10
    wait_for(driver, 1)
    driver.window.close()
    driver.window.close()
    driver.button(CLOSE).click()
    assert driver.window.isVisible()
    guards.now += 1
    driver.button(CLOSE).click()
    assert not driver.window.isVisible()


@pytest.mark.parametrize("name", ["paid", "cancelled", "waiting, QR run out", "order refused", "wanted"])
def test_closing_does_not_ask_without_payable_sales(driver: WindowDriver, name: str) -> None:
    wait_for(driver, 1, name)
    driver.window.close()
    assert not driver.window.isVisible()


@pytest.mark.parametrize("name", ["cancelling", "waiting, a link", "QR lost"])
def test_closing_asks_about_sales_that_may_be_paid(driver: WindowDriver, name: str) -> None:
    wait_for(driver, 1, name)
    driver.window.close()
    assert driver.window.isVisible()


def test_the_end_of_the_session_does_not_ask(driver: WindowDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for(driver, 1)
    monkeypatch.setattr(QApplication, "isSavingSession", lambda _app: True)
    driver.window.close()
    assert not driver.window.isVisible()


def test_a_termination_signal_does_not_ask(driver: WindowDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for(driver, 1)
    monkeypatch.setattr(application._EXIT_STATE, "by_signal", True)
    driver.window.close()
    assert not driver.window.isVisible()


def test_the_next_start_reports_waiting_sales(make_driver: MakeDriver) -> None:
    driver = make_driver()
    scenes = (("waiting", "s1"), ("old answer", "s2"), ("cancelled", "s3"))
    event = SalesLoaded(tuple(SCENES[name].told(sale_id).sale for name, sale_id in scenes))
    driver.window.hub.on_event(event)
    assert driver.notices.title == "2 sales were waiting when Paydesk closed."
    driver.notices.remove()
    driver.window.hub.on_event(event)
    assert not driver.notices.has_message, "the journal tells them again where it is read anew"
