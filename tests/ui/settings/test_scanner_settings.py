"""The scanner's settings: learnt by one scan or typed, and used at the counter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import SettingsInUse
from paydesk.domain.scanner import Scanner
from paydesk.ui.settings.scanner import TEST_CODE
from tests.helpers import fingers
from tests.helpers.fingers import type_text
from tests.ui.driver import WindowDriver, run_out


@pytest.fixture
def pad(driver: WindowDriver) -> QLineEdit:
    """Return the field for the test scan."""
    driver.window.show_page("settings")
    driver.settings.page.show_part("counter")
    found = driver.edit("Scan any code here")
    found.setFocus()
    return found


def read(driver: WindowDriver, pad: QLineEdit, text: str, gap: int, *, end: bool = True) -> str:
    """Scan into it, and return the message."""
    type_text(pad, text, gap_ms=gap, end=end)
    pad.finish()  # type: ignore[attr-defined]
    driver.settle()
    return driver.words()


def saved(driver: WindowDriver) -> Scanner:
    driver.click(driver.button("Save"))
    scanner = driver.client.of(SaveSettings)[-1].settings.scanner
    driver.window.hub.on_event(SettingsInUse(driver.client.of(SaveSettings)[-1].settings, is_saved=True))
    driver.settle()
    return scanner


@pytest.mark.parametrize(("gap", "longest"), [(3, 35), (45, 68), (90, 135), (110, 150)])
def test_one_scan_teaches_the_pace(driver: WindowDriver, pad: QLineEdit, gap: int, longest: int) -> None:
    said = read(driver, pad, "8901234567894", gap)
    assert "Read as 8901234567894" in said
    assert driver.window.page == "settings"
    assert driver.edit("Longest pause between keys (ms)").text() == str(longest)
    assert saved(driver) == Scanner(longest_gap=longest)
    driver.window.show_page("sell")
    type_text(driver.edit("Amount"), "10045", gap_ms=gap, end=True)
    assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("10045", "")
    assert driver.client.taken == []


@pytest.mark.parametrize(("before", "behind"), [("A", ""), ("]C1A", "#"), ("", "z")])
def test_the_code_on_the_page_teaches_what_the_scanner_adds(
    driver: WindowDriver, pad: QLineEdit, before: str, behind: str
) -> None:
    said = read(driver, pad, f"{before}{TEST_CODE}{behind}", 20)
    assert f"Read as {TEST_CODE}" in said
    assert saved(driver) == Scanner(prefix=before.removeprefix("]C1"), suffix=behind)
    driver.window.show_page("sell")
    driver.scan(f"{before}order_12{behind}")
    assert driver.form.bill.text() == "order_12"


@pytest.mark.parametrize("end", [(Qt.Key.Key_Tab, "\t"), (Qt.Key.Key_Return, "\r")])
def test_the_end_key_of_a_scan_presses_nothing(driver: WindowDriver, pad: QLineEdit, end: tuple[Qt.Key, str]) -> None:
    fingers.scan_and(pad, "8901234567894", (end[0], Qt.KeyboardModifier.NoModifier, end[1]))
    assert pad.hasFocus()
    assert driver.client.of(SaveSettings) == []
    run_out(pad._end_timer)  # type: ignore[attr-defined]
    assert "A key comes behind the number." in driver.words()


def test_typed_text_teaches_nothing(driver: WindowDriver, pad: QLineEdit) -> None:
    assert "No scanner is so slow." in read(driver, pad, "890123", 160)
    assert driver.edit("Longest pause between keys (ms)").text() == "35"
    assert "too short" in read(driver, pad, "12", 3)


@pytest.mark.parametrize(("typed", "is_well"), [("20", True), ("150", True), ("19", False), ("x", False)])
def test_the_pause_can_be_set_by_hand(driver: WindowDriver, pad: QLineEdit, typed: str, *, is_well: bool) -> None:
    assert pad.isVisible()
    driver.edit("Longest pause between keys (ms)").setText(typed)
    driver.click(driver.button("Save"))
    assert [save.settings.scanner.longest_gap for save in driver.client.of(SaveSettings)] == (
        [int(typed)] if is_well else []
    )


def test_the_scanner_entry_focuses_the_pad(driver: WindowDriver) -> None:
    driver.window.show_page("settings")
    driver.settle()
    driver.click(driver.button("Advanced"))
    driver.click(driver.button("Scanner"))
    driver.settle()
    assert driver.edit("Scan any code here").hasFocus()


def test_esc_leads_back_from_it(driver: WindowDriver, pad: QLineEdit) -> None:
    """Regression: Esc was taken for a scan that is too short."""
    driver.press(Qt.Key.Key_Escape)
    assert "too short" not in driver.words()
    assert not pad.isVisible()
