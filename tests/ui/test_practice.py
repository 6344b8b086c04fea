"""Every window of a counter without the production host is marked (docs/rules.md#test-is-marked)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.settings.service_kind import ServiceKind, payout_kind, service_kind
from paydesk.domain.settings.settings import (
    PRODUCTION_GATEWAY,
    PRODUCTION_HOSTS,
    Connection,
    MoneyOut,
    PayoutHosts,
    Settings,
)
from tests.ui.conftest import MakeDriver
from tests.ui.counter import CounterDriver
from tests.ui.driver import shop_settings
from tests.ui.stage import TEST_HOST, Told

LIVE, TEST, DEMO = ServiceKind


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        (PRODUCTION_GATEWAY, LIVE),
        ("https://API.cashfree.com/pg/", LIVE),
        ("https://api.cashfree.com:443/pg", LIVE),
        ("https://sandbox.cashfree.com/pg", TEST),
        ("http://127.0.0.1:8731/pg", TEST),
        ("https://api.cashfree.com.example.org/pg", TEST),
        ("https://example.org/api.cashfree.com/pg", TEST),
        ("https://api.cashfree.com@example.org/pg", TEST),
        ("http://api.cashfree.com/pg", TEST),
        ("https://[api.cashfree.com/pg", TEST),
        ("", TEST),
    ],
)
def test_only_the_production_host_is_live(address: str, kind: ServiceKind) -> None:
    settings = Settings(Connection(address))
    assert service_kind(settings) is kind
    assert service_kind(settings, demo=True) is DEMO


@pytest.mark.parametrize(
    ("real", "moves"),
    [
        ({}, False),
        ({"payouts_url": PRODUCTION_HOSTS.payouts_url}, True),
        ({"internal_transfer_url": "https://api.cashfree.com"}, True),
        ({"payouts_v2_url": PRODUCTION_HOSTS.payouts_v2_url}, True),
        ({"verification_url": PRODUCTION_HOSTS.verification_url}, False),
    ],
)
def test_what_moves_real_money_never_says_that_none_moves(real: dict[str, str], *, moves: bool) -> None:
    """Verification at the test host marked live payouts as TEST."""
    settings = Settings(money_out=MoneyOut(PayoutHosts(**real)))
    assert payout_kind(settings) is (LIVE if moves else TEST)
    assert payout_kind(settings, demo=True) is DEMO


def test_the_window_says_what_it_talks_to_and_follows_the_settings(make_driver: MakeDriver) -> None:
    driver = make_driver(live=False)
    assert driver.parts["banner"].isVisible()
    for settings, word in (
        (shop_settings(), ""),
        (shop_settings(live=False), "TEST"),
        (replace(shop_settings(), connection=Connection("http://127.0.0.1:8731/pg")), "TEST"),
    ):
        driver.window.host.use_settings(settings)
        assert driver.parts["banner"].isVisible() is bool(word)
        assert driver.window.windowTitle().startswith("TEST") is bool(word)


def test_a_sale_that_was_a_test_says_so_though_money_is_real_now(make_driver: MakeDriver) -> None:
    """A test sale opened after going live."""
    driver = make_driver()
    banner, real, tried = driver.parts["banner"], Told("s1"), Told("s2", host=TEST_HOST)
    for told, word in ((real, ""), (tried, "TEST"), (real, ""), (tried, "TEST")):
        driver.show(told.shown().read("PAID") if not told.facts else told)
        assert (banner.isVisible(), banner.accessibleName()) == (bool(word), word)
    driver.window.show_page("sell")
    assert not banner.isVisible(), "what is sold next is real"
    driver.window.host.use_settings(shop_settings(live=False))
    driver.show(real)
    assert banner.isVisible(), "of a real one the banner goes on saying what the counter talks to"


def test_the_title_of_a_shop_without_a_name_does_not_end_in_the_program_twice(make_driver: MakeDriver) -> None:
    driver = make_driver(settings=Settings())
    assert driver.window.windowTitle() == "TEST: no real money moves", "Qt adds the program's name"
    driver.window.host.use_settings(replace(shop_settings(), shop=Settings().shop))
    assert driver.window.windowTitle() == "Paydesk", "to what does not end in it"


def test_the_payouts_page_says_so_by_itself(make_driver: MakeDriver) -> None:
    """Sales may be live while payouts are a test; the banner is about sales."""
    counter = CounterDriver(make_driver())
    counter.has_keys()
    counter.driver.window.show_page("payouts")
    page = counter.features.money.page
    assert page is not None
    assert not page.mark.isVisible()
    counter.driver.window.host.use_settings(Settings(Connection(PRODUCTION_GATEWAY)))
    assert (page.mark.isVisible(), page.mark.text()) == (True, "TEST")
