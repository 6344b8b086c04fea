"""Announcements of sales: seen, heard, and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt

from paydesk.domain.clock import SECOND
from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import SalesLoaded
from paydesk.domain.sale.news import MINUTE_LEFT, MOMENT_LEFT
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import CustomerScreen, Sounds
from paydesk.ui.sounds import Announcer
from paydesk.ui.theme_tokens import LIGHT
from tests.helpers.looks import colours, picture
from tests.ui.conftest import Announced, MakeDriver
from tests.ui.counter import CounterDriver
from tests.ui.driver import WindowDriver, run_out
from tests.ui.stage import Told
from tests.ui.stories import SCENES


class Ears:
    """Records what the player and the voice get."""

    def __init__(self, driver: WindowDriver) -> None:
        self.driver = driver
        self.announcer: Announcer = CounterDriver(driver).features.sound
        self.tones: list[str] = []
        self.words: list[str] = []
        self.announcer.player.play = self._play  # type: ignore[method-assign]
        self.announcer.voice.say = self._say  # type: ignore[method-assign]

    def _play(self, files: Sequence[Path]) -> None:
        assert all(file.is_file() for file in files)
        self.tones += [file.stem for file in files]

    def _say(self, words: str, language: QLocale) -> bool:
        assert language.language() is QLocale.Language.English
        self.words.append(words)
        return True

    def spoken(self, count: int) -> list[str]:
        """Wait for so many texts, and return them."""
        run_out(self.announcer._after_tone)
        self.driver.qtbot.waitUntil(lambda: len(self.words) >= count)
        return self.words

    def flash(self) -> str:
        """Return the colour around the window, or ""."""
        flash = self.announcer.flash
        if not flash.isVisible():
            return ""
        return max(colours(picture(flash)).items(), key=lambda pair: pair[1] if pair[0] != "#808080" else 0)[0]


@pytest.fixture
def ears(make_driver: MakeDriver) -> Ears:
    """Return a shop's counter with recorded sounds."""
    return Ears(make_driver())


def pay(driver: WindowDriver, told: Told) -> Sale:
    return driver.tell(told.read("PAID").paid_by("77422"))


def at(driver: WindowDriver, told: Told, sale: Sale, left: int) -> None:
    """Set the remaining time of the code in ms, with a fresh answer."""
    assert sale.qr_expires_at is not None
    driver.clock.now = sale.qr_expires_at - left
    told.at = driver.clock.now - 200
    driver.tell(told.read("ACTIVE"))
    driver.window.refresh()


def test_money_is_heard_seen_and_spoken_once(ears: Ears) -> None:
    told = SCENES["waiting"].told()
    ears.driver.show(told)
    assert (ears.tones, ears.flash()) == ([], "")
    pay(ears.driver, told)
    assert ears.tones == ["paid"]
    assert ears.flash() == LIGHT.ok
    assert ears.spoken(1) == ["Paid: Rupees one thousand two hundred fifty only"]
    ears.driver.window.refresh()
    assert ears.tones == ["paid"]


def test_money_of_a_sale_that_was_put_aside_is_heard_too(ears: Ears) -> None:
    told = SCENES["waiting"].told()
    ears.driver.show(told)
    ears.driver.press(Qt.Key.Key_F4)
    pay(ears.driver, told)
    assert ears.tones == ["paid"]


def test_money_of_another_sale_is_not_taken_for_the_one_in_front(ears: Ears) -> None:
    aside = SCENES["waiting"].told("aside")
    ears.driver.show(aside)
    ears.driver.press(Qt.Key.Key_F4)
    ears.driver.show(SCENES["waiting, a link"].told("next"))
    pay(ears.driver, aside)
    assert ears.tones == ["paid"]
    assert ears.flash() == LIGHT.brand  # nothing green around a sale that is not paid
    assert ears.spoken(1) == ["Another sale is paid: Rupees one thousand two hundred fifty only"]


def test_the_colour_of_a_sale_goes_when_another_comes(ears: Ears) -> None:
    told = SCENES["waiting"].told("first")
    ears.driver.show(told)
    pay(ears.driver, told)
    assert ears.flash() == LIGHT.ok
    ears.driver.show(SCENES["waiting, a link"].told("next"))
    assert ears.flash() == ""


def test_late_money_has_its_own_tone_and_words(ears: Ears) -> None:
    told = SCENES["cancelled"].told()
    ears.driver.show(told)
    ears.driver.clock.pass_(60 * SECOND)
    told.at = ears.driver.clock.now
    pay(ears.driver, told)
    assert ears.tones == ["paid_late"]
    assert ears.flash() == LIGHT.late_fill
    assert ears.spoken(1)[0].startswith("Paid late: Rupees one thousand")


def test_a_sale_that_fails_and_a_code_that_runs_out_differ(ears: Ears) -> None:
    told = Told("s1").wanted()
    ears.driver.show(told)
    refused = SCENES["order refused"].told("s1")
    refused.tell(ears.driver.store, 1)
    assert ears.tones == ["failed"]
    told = SCENES["waiting"].told("s2")
    sale = ears.driver.show(told)
    at(ears.driver, told, sale, 0)
    assert ears.tones == ["failed", "ran_out"]


@pytest.mark.waits
def test_the_time_of_a_code_warns_at_60_and_20_seconds_once_each(ears: Ears, said: Announced) -> None:
    told = SCENES["waiting"].told()
    sale = ears.driver.show(told)
    said.all.clear()
    for left in range(65, 15, -1):
        at(ears.driver, told, sale, left * SECOND)
    assert ears.tones == ["minute", "moment"]
    assert ears.flash() == LIGHT.warn
    assert said.all == ["Less than a minute left to pay", "Twenty seconds left to pay"]
    run_out(ears.announcer._after_tone)
    assert ears.words[-1:] == ["Twenty seconds left to pay"]


def test_the_time_that_is_left_changes_its_colour_when_it_is_short(ears: Ears) -> None:
    told = SCENES["waiting"].told()
    sale = ears.driver.show(told)
    seen = {}
    for left in (MINUTE_LEFT + SECOND, MINUTE_LEFT, MOMENT_LEFT):
        at(ears.driver, told, sale, left)
        seen[left] = LIGHT.warn in colours(picture(ears.driver.sale.page.wait_panel.time_left))
    assert list(seen.values()) == [False, True, True]


def test_a_sale_that_comes_back_to_the_screen_after_its_time_is_shown_without_a_sound(ears: Ears) -> None:
    told = SCENES["waiting"].told()
    sale = ears.driver.show(told)
    ears.driver.press(Qt.Key.Key_F4)
    at(ears.driver, told, sale, 0)
    assert ears.tones == []
    ears.driver.window.show_sale(sale.sale_id)
    ears.driver.window.refresh()
    assert ears.tones == []


def test_loaded_sales_are_not_announced(ears: Ears) -> None:
    paid, cancelled = SCENES["paid"].told("s1"), SCENES["cancelled"].told("s2")
    ears.driver.store.on_event(SalesLoaded((paid.sale, cancelled.sale)))
    ears.driver.tell(paid, len(paid.facts) - 1)
    assert ears.tones == []
    ears.driver.clock.pass_(60 * SECOND)
    cancelled.at = ears.driver.clock.now
    pay(ears.driver, cancelled)
    assert ears.tones == ["paid_late"]


@pytest.mark.parametrize(("word", "demo"), [("DEMO", True), ("TEST", False)])
def test_where_no_money_moves_every_sound_says_so(make_driver: MakeDriver, word: str, demo: bool) -> None:
    ears = Ears(make_driver(demo=demo, live=False))
    told = SCENES["waiting"].told()
    ears.driver.show(told)
    pay(ears.driver, told)
    assert ears.tones == ["practice", "paid"]
    assert ears.spoken(1)[0].startswith(f"{word}: Paid")


def test_the_last_announcement_is_repeated_by_a_key(ears: Ears) -> None:
    driver = ears.driver
    driver.press(Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    assert "Nothing was announced yet" in driver.notices.message.accessibleName()
    told = SCENES["waiting"].told()
    driver.show(told)
    pay(driver, told)
    driver.press(Qt.Key.Key_F4)
    driver.press(Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    assert ears.tones == ["paid", "paid"]
    assert "Paid: ₹1,250.00" in driver.notices.message.accessibleName()
    assert ears.spoken(1)[-1].startswith("Paid: Rupees")


def test_the_sound_can_be_tried_in_the_settings_before_it_is_saved(ears: Ears) -> None:
    driver = ears.driver
    driver.window.show_page("settings")
    driver.click(driver.button("Printer and screen"))
    page = driver.settings.counter
    driver.click(driver.button("Test the sound"))
    assert (ears.tones, ears.flash()) == (["paid"], LIGHT.ok)
    assert ears.spoken(1) == ["This is how Paydesk sounds"]
    page.form.set_values({"sound_on": False, "sound_spoken": False})
    driver.click(driver.button("Test the sound"))
    assert ears.tones == ["paid"]
    page.form.submit()
    saved = driver.client.of(SaveSettings)[-1].settings
    assert (saved.sounds, saved.customer_screen) == (Sounds(on=False, spoken=False), CustomerScreen())


def test_sounds_off_keeps_the_flash(ears: Ears) -> None:
    host = ears.driver.window.host
    for sounds in (Sounds(on=False), Sounds(spoken=False), Sounds(on=False, spoken=False)):
        ears.tones.clear()
        ears.words.clear()
        host.use_settings(replace(host.settings, sounds=sounds))
        told = SCENES["waiting"].told(repr(sounds))
        ears.driver.show(told)
        pay(ears.driver, told)
        assert ears.flash() == LIGHT.ok
        assert ears.tones == (["paid"] if sounds.on else [])
        run_out(ears.announcer._after_tone)
        run_out(ears.announcer.flash._timer)
        assert not ears.announcer.flash.isVisible()
        assert bool(ears.words) is sounds.spoken
