"""A search in Orders finds the sales of other counters, too, where the shop has a hub."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.hub.commands import SearchShop
from paydesk.domain.hub.messages import FoundSale, HubProblem, ShopSales
from paydesk.domain.messages import Answered
from paydesk.domain.money import Money
from paydesk.domain.settings.settings import HubSettings
from tests.ui.conftest import MakeDriver
from tests.ui.driver import WindowDriver, shop_settings

AT = 1_790_000_000_000


def sale(number: int, *, paid_at: int | None = AT, state: str = "paid") -> FoundSale:
    return FoundSale("Counter 3", f"order_{number}", Money(125_000), state, AT, paid_at)


@pytest.fixture
def driver(make_driver: MakeDriver) -> WindowDriver:
    settings = replace(shop_settings(), hub=HubSettings("https://hub.example.com"))
    driver = make_driver(settings=settings)
    driver.window.show_page("orders")
    return driver


def search(driver: WindowDriver, words: str, *found: FoundSale, problem: HubProblem | None = None) -> list[str]:
    """Search, let the hub answer, and return the lines about other counters."""
    driver.find_nothing(words)
    asked = driver.client.of(SearchShop)[-1]
    driver.store.on_event(Answered(asked.ask_id, ShopSales(found, problem=problem)))
    driver.settle()
    return driver.orders.page.shop_results.texts


def test_sales_of_other_counters_are_listed_with_what_became_of_them(driver: WindowDriver) -> None:
    lines = search(
        driver, "1250", sale(1), sale(2, paid_at=None, state="open"), sale(3, paid_at=None, state="not_paid")
    )
    assert [line.split(" · ")[0] for line in lines] == ["Counter 3"] * 3
    assert ["paid at" in lines[0], "open since" in lines[1], "not paid" in lines[2]] == [True] * 3
    asked = driver.client.of(SearchShop)[-1]
    assert (asked.amount, asked.text) == (Money(125_000), "1250")


def test_words_are_no_amount(driver: WindowDriver) -> None:
    search(driver, "red shirt")
    asked = driver.client.of(SearchShop)[-1]
    assert (asked.amount, asked.text) == (None, "red shirt")


def test_at_most_five_are_shown_and_none_hides_them(driver: WindowDriver) -> None:
    assert len(search(driver, "1250", *map(sale, range(9)))) == 5
    assert search(driver, "1250") == []
    assert not driver.orders.page.shop_results.isVisible()


def test_a_silent_hub_is_told(driver: WindowDriver) -> None:
    assert search(driver, "1250", problem=HubProblem.NO_ANSWER) == ["The hub does not answer"]


def test_without_a_hub_nobody_is_asked(make_driver: MakeDriver) -> None:
    driver = make_driver()
    driver.window.show_page("orders")
    driver.find_nothing("1250")
    assert not driver.client.of(SearchShop)
