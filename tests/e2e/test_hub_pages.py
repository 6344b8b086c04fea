"""The manager's pages in a real browser: signed in with a second factor, on a phone and on a PC, checked by axe."""

from __future__ import annotations

import asyncio
import csv
import os
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from paydesk.domain.clock import DAY, MINUTE, now_ms
from paydesk.hub import managers
from tests.helpers.browser import chromium
from tests.helpers.hub import RunningHub, journal_with, query
from tests.helpers.journals import whole_sale
from tests.hub.conftest import dsn, hub, postgres
from tests.hub.test_pages import PASSWORD, step_now
from tests.hub.test_webhooks import paid, send

__all__ = ["dsn", "hub", "postgres"]
pytestmark = [pytest.mark.browser, pytest.mark.long]
PAGES = (
    *("/", "/search?q=1250", "/attention", "/attention?seen", "/z-reports", "/counters", "/?money=test"),
    *("/?day=2026-01-31", "/search?q=nothing", "/nothing"),
)
SIZES = ((360, 740), (390, 844), (800, 600), (1366, 768))
PATIENCE_S = 30
AXE = "const done = arguments[0]; axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice']}).then(done)"


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[webdriver.Chrome]:
    with chromium(tmp_path / "chromium") as driver:
        yield driver


def show(browser: webdriver.Chrome, width: int, height: int) -> None:
    """Give the page this size, as a phone does."""
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


def check(browser: webdriver.Chrome, name: str) -> list[str]:
    """Return what is wrong with the page: by axe, or since something is cut off."""
    if folder := os.environ.get("HUB_SCREENSHOTS"):
        browser.save_screenshot(str(Path(folder, f"{name}.png")))
    browser.execute_script((files("axe_core_python") / "axe.min.js").read_text(encoding="utf-8"))
    found: Any = browser.execute_async_script(AXE)
    faults = [
        f"{name}: {each['id']}: {[node['html'][:120] for node in each['nodes'][:3]]}" for each in found["violations"]
    ]
    sizes = browser.execute_script("const e = document.documentElement; return [e.scrollWidth, e.clientWidth]")
    if sizes[0] > sizes[1]:
        faults.append(f"{name}: wider than the window: {sizes}")
    return faults


def waiting(browser: webdriver.Chrome) -> WebDriverWait[webdriver.Chrome]:
    """Return what waits for the next page; the old one may go while it is looked at."""
    return WebDriverWait(browser, PATIENCE_S, ignored_exceptions=[StaleElementReferenceException])


def sign_in(browser: webdriver.Chrome, hub: RunningHub) -> None:
    """Sign in as a person does, by the keyboard."""
    [(secret,)] = query(hub.dsn, "SELECT totp_secret FROM managers")
    for text in ("Meera", PASSWORD, managers.totp(secret, step_now())):
        browser.switch_to.active_element.send_keys(text, Keys.TAB)
    browser.switch_to.active_element.send_keys(Keys.ENTER)
    waiting(browser).until(lambda each: each.find_elements(By.TAG_NAME, "nav"))


async def fill(hub: RunningHub, folder: Path) -> None:
    """Give the hub a day with counters, late and unknown sales, and money of nobody."""
    now = now_ms()
    for number, name in enumerate(("Ground floor, left", "Ground floor, right", "Upstairs")):
        counter = await hub.enrol(name)
        words = ("PAID", "PAID", "ACTIVE", "PAID")
        story = whole_sale(f"w{number}", now - 7 * DAY)
        for index, word in enumerate(words):
            at, paise = now - index * 61 * MINUTE, 125_000 * (index + 1)
            story += whole_sale(f"s{number}{index}", at, word=word, paise=paise)
        with journal_with(folder / str(number), story) as journal:
            await counter.ship(journal)
    query(hub.dsn, "UPDATE sales SET in_group = 'unknown' WHERE sale_id = 's12'")
    query(hub.dsn, "UPDATE counters SET revoked_at = now() WHERE name = 'Upstairs'")
    query(
        hub.dsn,
        "INSERT INTO shifts SELECT counter_id, id, 0, 1, 'z' || id, 17, %s, 'Meera', %s, 'Meera', 42, 12345600, 1, 1, 1"
        " FROM journals",
        now - DAY, now,
    )  # fmt: skip
    await send(hub, paid("static-qr-2149460581"))
    await managers.add_manager(hub.server._hub.database, "Meera", PASSWORD, "admin")


async def test_all_pages_are_readable_on_a_phone_and_on_a_pc(
    hub: RunningHub, browser: webdriver.Chrome, tmp_path: Path
) -> None:
    await fill(hub, tmp_path)
    assert await asyncio.to_thread(visit, browser, hub) == []


def visit(browser: webdriver.Chrome, hub: RunningHub) -> list[str]:
    """Return what is wrong with any page, at any size."""
    faults = []
    for width, height in SIZES:
        show(browser, width, height)
        browser.get(f"{hub.url}/sign-in")
        faults += check(browser, f"{width} sign-in")
    sign_in(browser, hub)
    for width, height in SIZES:
        show(browser, width, height)
        for path in PAGES:
            browser.get(hub.url + path)
            name = f"{width} {path.strip('/') or 'today'}".replace("?", " ").replace("/", " ")
            faults += check(browser, name)
    dark = {"name": "prefers-color-scheme", "value": "dark"}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [dark]})
    for path in PAGES:
        browser.get(hub.url + path)
        faults += check(browser, f"dark {path.strip('/') or 'today'}".replace("?", " ").replace("/", " "))
    return faults


async def test_a_manager_signs_in_searches_enrols_revokes_and_takes_the_file(
    hub: RunningHub, browser: webdriver.Chrome, tmp_path: Path
) -> None:
    await fill(hub, tmp_path)
    found = await asyncio.to_thread(work, browser, hub)
    answer = await hub.client.post("/v1/enrol", json={"code": found["code"]})
    assert (answer.status_code, found["revoked"]) == (201, [(2,)])
    rows = [*csv.DictReader(found["file"].removeprefix("\ufeff").splitlines())]
    assert {row["counter"] for row in rows} == {"Ground floor, left", "Ground floor, right", "Upstairs"}
    assert (found["cookies"], found["faults"]) == ("", [])


def work(browser: webdriver.Chrome, hub: RunningHub) -> dict[str, Any]:
    """Use the pages as an admin; return what was seen."""
    found: dict[str, Any] = {}
    browser.get(hub.url)
    assert browser.current_url.endswith("/sign-in")
    sign_in(browser, hub)
    assert browser.find_element(By.TAG_NAME, "h1").text.startswith("Today, ")
    found["cookies"] = browser.execute_script("return document.cookie")
    browser.find_element(By.CSS_SELECTOR, "summary[aria-label='Pages']").click()
    browser.find_element(By.LINK_TEXT, "Search").click()
    field = browser.find_element(By.NAME, "q")
    field.send_keys("pd-s00", Keys.ENTER)
    waiting(browser).until(lambda each: "PD-s00" in each.find_element(By.TAG_NAME, "main").text)
    show(browser, 1366, 768)
    browser.find_element(By.LINK_TEXT, "Today").click()
    assert browser.find_element(By.TAG_NAME, "h1").text == "All counters"
    browser.find_element(By.LINK_TEXT, "Needs attention").click()
    assert "static-qr-2149460581" in browser.find_element(By.TAG_NAME, "main").text
    browser.find_element(By.XPATH, "//button[text()='Mark as seen']").click()
    waiting(browser).until(lambda each: "static-qr" not in each.find_element(By.TAG_NAME, "main").text)
    browser.find_element(By.LINK_TEXT, "Counters").click()
    browser.find_element(By.XPATH, "//button[text()='Add counter']").click()
    code = waiting(browser).until(lambda each: each.find_element(By.CLASS_NAME, "code"))
    found["code"] = code.text
    found["faults"] = check(browser, "add counter")
    browser.find_element(By.LINK_TEXT, "Back to Counters").click()
    browser.find_element(By.CSS_SELECTOR, "[aria-label='Revoke the key of Ground floor, left']").click()
    assert browser.find_element(By.TAG_NAME, "h1").text == "Revoke the key of Ground floor, left?"
    found["faults"] += check(browser, "revoke")
    browser.find_element(By.XPATH, "//button[text()='Revoke']").click()
    revoked = "SELECT count(*) FROM counters WHERE revoked_at IS NOT NULL"
    waiting(browser).until(lambda _: query(hub.dsn, revoked) == [(2,)])
    found["revoked"] = query(hub.dsn, revoked)
    browser.get(hub.url)
    address = browser.find_element(By.LINK_TEXT, "CSV").get_attribute("href")
    fetch = "const done = arguments[1]; fetch(arguments[0]).then(a => a.text()).then(done, e => done(String(e)))"
    browser.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
    browser.get(hub.url)
    found["file"] = browser.execute_async_script(fetch, address)
    return found
