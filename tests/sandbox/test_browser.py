"""Payment page and pretend phone in a real browser without scripts."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait

from tests.helpers.asker import Asker
from tests.sandbox.conftest import ApiClient

pytestmark = pytest.mark.browser
PATIENCE_S = 60


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[WebDriver]:
    """Yield Debian's Chromium, as wide as a phone, with scripts switched off."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or ""
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-proxy-server"):
        options.add_argument(argument)
    options.add_argument(f"--user-data-dir={tmp_path / 'profile'}")
    options.add_argument("--window-size=420,900")
    options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    driver = webdriver.Chrome(options, webdriver.ChromeService(shutil.which("chromedriver")))
    yield driver
    driver.quit()


def press(browser: WebDriver, name: str) -> str:
    """Press a button and wait for the result."""
    browser.find_element(By.ID, name).click()
    found = WebDriverWait(browser, PATIENCE_S).until(lambda each: each.find_elements(By.ID, "result"))
    return str(found[0].get_attribute("data-state"))


def test_decline_then_pay(browser: WebDriver, api_client: ApiClient) -> None:
    order, transaction = api_client.sale(order_amount=1250.5)
    browser.get(transaction["payment_url"])
    assert "₹1,250.50" in browser.find_element(By.ID, "amount").text
    assert browser.find_element(By.ID, "pay").accessible_name == "Pay ₹1,250.50"
    assert browser.find_element(By.ID, "decline").aria_role == "button"
    width = browser.get_window_size()["width"]
    parts = browser.find_elements(By.CSS_SELECTOR, "main *")
    assert all(part.rect["x"] + part.rect["width"] <= width for part in parts)
    assert press(browser, "decline") == "declined"
    browser.find_element(By.ID, "pay").click()
    WebDriverWait(browser, PATIENCE_S).until(lambda each: "Paid" in each.title)
    assert not browser.find_elements(By.ID, "pay")
    assert api_client.status(order) == "PAID"
    browser.refresh()
    assert len(api_client.payments(order)) == 2


def test_an_amount_stands_in_one_line_on_a_narrow_phone(browser: WebDriver, api_client: ApiClient) -> None:
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": 320, "height": 600, "deviceScaleFactor": 2, "mobile": True}
    )
    for rupees in (180, 99_999, 1_25_000.5, 99_99_99_999.5):
        _, transaction = api_client.sale(order_amount=rupees)
        browser.get(transaction["payment_url"])
        amount = browser.find_element(By.ID, "amount")
        padding = 48
        line = float(amount.value_of_css_property("line-height").removesuffix("px"))
        assert amount.rect["height"] - padding < 1.5 * line, rupees


def test_the_pretend_phone(browser: WebDriver, api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    browser.get(f"{api_client.client.base_url}/_sandbox/phone".replace("//_", "/_"))
    browser.find_element(By.CSS_SELECTOR, f'[data-order="{order["order_id"]}"] button[value="pay_twice"]').click()
    WebDriverWait(browser, PATIENCE_S).until(lambda each: each.find_elements(By.CSS_SELECTOR, ".chip.good"))
    assert [each["payment_status"] for each in api_client.payments(order)] == ["SUCCESS", "SUCCESS"]


@pytest.mark.parametrize(("button", "told"), [("allow", "auth_code"), ("deny", "error")])
def test_a_consent_leads_back_to_another_site(browser: WebDriver, asker: Asker, button: str, told: str) -> None:
    """A browser follows a form to another origin only if the page's policy allows it."""
    user = {"identifier_type": "MOBILE", "identifier_value": "9876543210"}
    asker.post("/verification/oauth2/session", verification_id="V-1", user=user)
    back = asker.sandbox.url.replace("127.0.0.1", "localhost") + "/pay/back"  # another origin, and a page with a result
    asker.control("POST", "settings", {"redirect_url": back})
    browser.get(asker.control("GET", "identity")["sessions"][0]["page"])
    assert press(browser, button) == "unknown"
    there = browser.current_url
    assert there.startswith(f"{back}?{told}=")
    assert there == asker.control("GET", "identity")["sessions"][0]["goes_back_to"]


def test_a_consent_shows_its_code(browser: WebDriver, asker: Asker) -> None:
    user = {"identifier_type": "MOBILE", "identifier_value": "9876543210"}
    asker.post("/verification/oauth2/session", verification_id="V-1", user=user)
    browser.get(asker.control("GET", "identity")["sessions"][0]["page"])
    assert press(browser, "allow") == "allowed"
    code = browser.find_element(By.ID, "auth_code").text
    assert asker.post("/verification/oauth2/generate-token", auth_code=code).status_code == 200
