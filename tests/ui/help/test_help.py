"""Help: the guide at the current page, its pictures, the support file, and versions."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QTextBrowser

import make_help
from paydesk import assets
from paydesk.commands import tour
from paydesk.domain.language import Language
from paydesk.domain.messages import CommandStatus, CounterPart, PartFailed
from paydesk.domain.people.messages import DenialReason, PeopleKnown, PermissionDenied, SignedIn
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.settings.commands import GatherSupport
from paydesk.domain.settings.messages import (
    Area,
    AreaTested,
    CrashReported,
    NewerVersion,
    PcState,
    ServiceChecked,
    SupportNotes,
)
from paydesk.ui.help.guide import LANGUAGES, GuideTab, load_chapters
from paydesk.ui.help.panel import ABOUT, GUIDE, KEYS, SUPPORT, KeyCap, SupportTab, licence_notices
from paydesk.ui.help.topic_cards import TopicCard
from paydesk.ui.screens import SCREENS
from paydesk.ui.settings.page import CONNECTIONS, KEPT, MONEY_OUT
from paydesk.ui.slips.printing import SlipPrinter
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver, SayWhere
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.settings.test_counter import NAMED

SHIFT = Qt.KeyboardModifier.ShiftModifier
PICTURE = re.compile(r"!\[([^\]]+)\]\(\.\./resources/help/((?:hi/)?[a-z-]+\.png)\)")


def book(driver: WindowDriver) -> str:
    """Return the text of the guide."""
    [shown] = [one for one in driver.window.findChildren(QTextBrowser) if one.isVisible()]
    return shown.toPlainText()


PAGES = {
    "sell": "Look at the largest word",
    "orders": "The details show every step of the sale",
    "settings": "Test this connection says what is wrong",
    "start": "Choose Test or Live first",
    "ready": "no sale starts",
}


def test_f1_opens_the_guide_at_the_page_in_front(driver: WindowDriver) -> None:
    CounterDriver(driver)
    for page, words in PAGES.items():
        driver.window.show_page(page)
        driver.press(Qt.Key.Key_F1)
        assert words in " ".join(book(driver).split()), page
        driver.press(Qt.Key.Key_F1)
        assert (driver.window.page, driver.help.is_open) == (page, False)


def test_f1_opens_the_guide_at_a_panel_that_is_open(driver: WindowDriver) -> None:
    counter = CounterDriver(driver)
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    for page, modifier in product(("sell", "orders"), (Qt.KeyboardModifier.NoModifier, SHIFT)):
        driver.window.show_page(page)
        driver.press(Qt.Key.Key_F12, modifier)
        driver.press(Qt.Key.Key_F1)
        assert "F12: type the address or phone" in " ".join(book(driver).split()), (page, modifier)
        driver.press(Qt.Key.Key_F1)
        counter.close_panel()


CHAPTERS = {
    "Shop": "Settings and keys",
    "Printer and screen": "Receipts and printer",
    "Advanced, Scanner": "Scanner",
    "Advanced, New versions": "Newer versions",
    "People": "People and PINs",
    "Payments account": "Settings and keys",
    "Advanced, Limits and lock": "Money out",
    "Advanced, Data on this PC": "Data on this PC",
}


def test_f1_opens_the_chapter_of_the_part_of_the_settings(
    make_driver: MakeDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All parts opened the chapter on printers."""
    monkeypatch.setattr(assets, "read_product", lambda: NAMED)
    driver = CounterDriver(make_driver()).driver
    for line, chapter in CHAPTERS.items():
        driver.settings.open("overview")
        for row in line.split(", "):
            driver.click(driver.button(row))
        driver.press(Qt.Key.Key_F1)
        assert book(driver).startswith(chapter), line
        driver.press(Qt.Key.Key_F1)


def test_f1_opens_the_chapter_of_the_part_of_payouts(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver(demo=True))
    counter.has_keys()
    meera, until = PEOPLE[Role.ADMIN], counter.driver.clock.now + 60_000
    counter.has_people(meera)
    counter.says(SignedIn(meera, unlocked_by=meera, unlocked_until=until))
    driver = counter.driver
    driver.window.show_page("payouts")
    for tab, chapter in {"Activity": "Activity", "Transfer": "Money out"}.items():
        driver.click(driver.button(tab))
        driver.press(Qt.Key.Key_F1)
        assert book(driver).startswith(chapter), tab
        driver.press(Qt.Key.Key_F1)


def test_ctrl_f1_shows_all_keys(driver: WindowDriver) -> None:
    driver.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)

    assert driver.button("Keys of this page").isChecked()
    driver.press(Qt.Key.Key_Escape)
    assert not driver.help.is_open


def test_ctrl_f1_leads_from_the_guide_to_the_keys_and_closes_them(driver: WindowDriver) -> None:
    """Regression: Ctrl+F1 closed the guide."""
    driver.press(Qt.Key.Key_F1)
    driver.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert driver.button("Keys of this page").isChecked()
    driver.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert not driver.help.is_open


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_page_has_its_chapter_in_each_language(spoken: Language) -> None:
    english, own = load_chapters(Language.ENGLISH), load_chapters(spoken)
    topics = {each.topic for each in own}
    assert {screen.topic for screen in SCREENS.values() if screen.topic} <= topics
    assert [each.topic for each in own] == [each.topic for each in english]
    for one, other in zip(english, own, strict=True):
        assert PICTURE.findall(one.text) == [] or [name for _, name in PICTURE.findall(other.text)]
        assert spoken is Language.ENGLISH or one.text != other.text, f"{one.topic} is not translated"


def test_the_pictures_are_there_and_weigh_little(driver: WindowDriver) -> None:
    named = {name for spoken in LANGUAGES for each in load_chapters(spoken) for _, name in PICTURE.findall(each.text)}
    there = {name.removeprefix("help/") for name in assets.names() if name.startswith("help/") and name.endswith("png")}
    assert named == there
    assert sum(assets.path(f"help/{name}").stat().st_size for name in there) < 1_500_000
    driver.press(Qt.Key.Key_F1)
    [shown] = [one for one in driver.window.findChildren(QTextBrowser) if one.isVisible()]
    for name in there:
        picture = shown.loadResource(
            int(QTextDocument.ResourceType.ImageResource.value), QUrl(f"../resources/help/{name}")
        )
        assert 0 < picture.width() <= shown.viewport().width()


def test_each_picture_is_one_of_the_tour() -> None:
    sources = "".join(source.read_text(encoding="utf-8") for source in Path(tour.__file__).parent.glob("tour*.py"))
    english, hindi = (
        {name.removesuffix(".png") for each in load_chapters(spoken) for _, name in PICTURE.findall(each.text)}
        for spoken in (Language.ENGLISH, Language.HINDI)
    )
    assert english == {*make_help.PICTURES, make_help.WIZARD_NAME}
    assert hindi == {*(f"hi/{name}" for name in make_help.PICTURES), make_help.WIZARD_NAME}, (
        "pictures in the guide's words"
    )
    parts = {f"settings-{part}" for part in ("people", CONNECTIONS, MONEY_OUT, KEPT)}
    for name in make_help.PICTURES.values():
        assert name in parts or f'"{name}"' in sources, f"the tour takes no picture {name} any more"


def test_a_link_leads_to_another_chapter(driver: WindowDriver) -> None:
    driver.press(Qt.Key.Key_F1)
    guide = driver.help.panel.findChildren(GuideTab)[0]
    guide.on_link(QUrl("supervisor.md"))
    assert "People and PINs" in book(driver)
    guide.on_link(QUrl("#ready"))
    assert "no sale starts" in " ".join(book(driver).split())


@pytest.fixture(autouse=True)
def printers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return no printers; the process that lists them is tested with the slips."""
    monkeypatch.setattr(SlipPrinter, "list_printers", lambda printer: printer.printers_found.emit(()))


def support(driver: WindowDriver) -> SupportTab:
    driver.press(Qt.Key.Key_F1)
    driver.click(driver.button("Support file"))
    return driver.help.panel.findChildren(SupportTab)[0]


def test_the_support_file_is_shown_whole_before_it_is_saved(
    driver: WindowDriver, say_where: SayWhere, tmp_path: Path
) -> None:
    counter = CounterDriver(driver)
    tab = support(driver)
    assert "Save as a file" not in driver.names()
    driver.click(driver.button("Make the support file"))
    assert len(driver.client.of(GatherSupport)) == 1
    counter.says(PcState("/data", 41_000_000_000, 7), SupportNotes((("log", "asked 9898989898 and asha@okbank"),)))
    counter.says(ServiceChecked(AreaTested(Area.GATEWAY, None, None, 12, 0)))
    [shown] = [one for one in driver.window.findChildren(QPlainTextEdit) if one.isVisible()]
    text = shown.toPlainText()
    assert "service: ok" in text
    assert "9898989898" not in text
    assert "asha@" not in text
    say_where(lambda _name: tmp_path / "support.txt")
    driver.click(driver.button("Save as a file"))
    assert (tmp_path / "support.txt").read_text(encoding="utf-8") == text
    assert "Saved" in [panel.title() for panel in [tab.message]]
    say_where(lambda _name: tmp_path / "no such folder" / "support.txt")
    driver.click(driver.button("Save as a file"))
    assert "Not saved" in tab.message.title()
    driver.click(driver.button("Copy"))
    assert QGuiApplication.clipboard().text() == text


def test_a_cashier_needs_a_supervisor_for_it(driver: WindowDriver) -> None:
    counter = CounterDriver(driver)
    counter.says(PeopleKnown(tuple(PEOPLE.values())), SignedIn(PEOPLE[Role.CASHIER]))
    tab = support(driver)
    driver.click(driver.button("Make the support file"))
    [command] = driver.client.of(GatherSupport)
    counter.says(PermissionDenied(Permission.STORED_DATA, DenialReason.ROLE), ended(command, CommandStatus.REFUSED))
    assert counter.covered(), "a PIN opens it"
    driver.press(Qt.Key.Key_Escape)
    assert not driver.notices.has_message, "it is said once, where it was asked for"
    assert not [words for words in driver.texts() if "may not do this" in words], "to step back is no refusal"
    assert tab.create_button.isEnabled()
    assert tab.text.toPlainText() == ""


def test_the_support_file_is_cleared_for_a_cashier(driver: WindowDriver) -> None:
    """Neither the file, nor an answer that comes behind the lock."""
    counter, notes = CounterDriver(driver), SupportNotes((("settings", "per_transfer"),))
    counter.says(PeopleKnown(tuple(PEOPLE.values())), SignedIn(PEOPLE[Role.SUPERVISOR]))
    tab = support(driver)
    for _ in range(2):
        driver.click(driver.button("Make the support file"))
        counter.says(notes, ended(driver.client.of(GatherSupport)[-1]))
        assert "per_transfer" in tab.text.toPlainText()
    driver.click(driver.button("Make the support file"))
    counter.says(SignedIn(PEOPLE[Role.SUPERVISOR], locked=True), notes)
    counter.says(SignedIn(PEOPLE[Role.CASHIER]), ServiceChecked(AreaTested(Area.GATEWAY, None, None, 12, 0)))
    driver.press(Qt.Key.Key_F1)
    driver.click(driver.button("Support file"))
    assert tab.text.toPlainText() == ""
    assert "Save as a file" not in driver.names()
    assert tab.create_button.isEnabled()


def test_about_lists_the_licences(driver: WindowDriver) -> None:
    counter = CounterDriver(driver)
    driver.press(Qt.Key.Key_F1)
    driver.click(driver.button("About"))
    counter.says(PcState("/data/paydesk"))
    words = licence_notices()
    for name in ("PySide6_Essentials", "httpx", "keyring", "zxing-cpp"):
        assert name.casefold() in words.casefold()
    assert all(": " in line for line in words.splitlines())
    labels = "\n".join(label.text() for label in driver.help.panel.findChildren(QLabel))
    assert "/data/paydesk" in labels
    assert "हिन्दी" in labels


def test_ready_to_open_is_one_press_away(driver: WindowDriver) -> None:
    CounterDriver(driver)
    driver.press(Qt.Key.Key_F1)
    driver.click(driver.button("Ready to open"))
    assert driver.window.page == "ready"


NEWER = NewerVersion("9.0.0", "Refunds in one step.", "https://paydesk.example/9.0.0")


@pytest.mark.parametrize("size", [(1366, 768)], ids=str)
def test_it_stays_where_it_is_from_tab_to_tab(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    """The tabs moved by 7 px."""
    driver = make_driver(size=size)
    driver.press(Qt.Key.Key_F1)
    panel = driver.help.panel
    places = []
    for tab in (GUIDE, KEYS, SUPPORT, ABOUT):
        panel.show_tab(tab)
        driver.settle()
        places.append((panel.card.geometry(), panel.tabs.mapTo(panel, QPoint())))
    assert places == places[:1] * 4


def test_a_newer_version_is_a_notice_and_a_line_in_about(driver: WindowDriver) -> None:
    counter = CounterDriver(driver)
    counter.says(NEWER)
    assert "A newer Paydesk is there: 9.0.0" in driver.texts()
    driver.press(Qt.Key.Key_Escape)
    assert "A newer Paydesk is there: 9.0.0" not in driver.texts()
    driver.press(Qt.Key.Key_F1)
    driver.click(driver.button("About"))
    said = (
        "Paydesk 9.0.0 is there: Refunds in one step. Get it at https://paydesk.example/9.0.0 and install it over this"
        " one."
    )
    assert said in driver.texts()


def test_the_newer_version_notice_is_not_repeated_after_a_rebuild(driver: WindowDriver) -> None:
    counter = CounterDriver(driver)
    counter.says(PartFailed(CounterPart.CHAIN, 1_000), NEWER)
    assert "The journal is not verified for a moment" in driver.texts()
    assert "A newer Paydesk is there: 9.0.0" not in driver.texts()
    driver.press(Qt.Key.Key_Escape)
    assert "A newer Paydesk is there: 9.0.0" in driver.texts()
    driver.press(Qt.Key.Key_Escape)
    counter.says(*counter.features.snapshot_events())
    assert "A newer Paydesk is there: 9.0.0" not in driver.texts()
    driver.press(Qt.Key.Key_F1)
    driver.click(driver.button("About"))
    assert any("Paydesk 9.0.0 is there" in words for words in driver.texts())


def test_a_crash_is_told_in_words_and_its_report_is_one_press_away(
    driver: WindowDriver, say_where: SayWhere, tmp_path: Path
) -> None:
    counter = CounterDriver(driver)
    counter.says(CrashReported("Fatal Python error: Segmentation fault"))
    assert "Paydesk ended in the middle of its work" in driver.texts()
    assert [event.report for event in counter.features.snapshot_events() if isinstance(event, CrashReported)], (
        "until it was closed"
    )
    driver.click(driver.button("Open"))
    tab = driver.help.panel.findChildren(SupportTab)[0]
    assert "Segmentation fault" in tab.text.toPlainText()
    say_where(lambda _name: tmp_path / "crash.txt")
    driver.click(driver.button("Save as a file"))
    assert "Segmentation fault" in (tmp_path / "crash.txt").read_text(encoding="utf-8")
    driver.press(Qt.Key.Key_Escape)
    assert "Paydesk ended in the middle of its work" not in driver.texts()
    assert not [event for event in counter.features.snapshot_events() if isinstance(event, CrashReported)]


def test_the_topics_are_cards_that_open_their_chapter(driver: WindowDriver) -> None:
    driver.press(Qt.Key.Key_F1)
    driver.click(driver.button("All topics"))
    cards = [card for card in driver.window.findChildren(TopicCard) if card.isVisible()]
    assert len(cards) == len(load_chapters(Language.ENGLISH))
    assert cards[0].hasFocus()
    driver.click(next(card for card in cards if card.text() == "Ready to open"))
    assert "no sale starts" in " ".join(book(driver).split())


def test_only_keys_that_do_something_on_the_page_are_listed(driver: WindowDriver) -> None:
    driver.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    caps = {cap.text() for cap in driver.window.findChildren(KeyCap) if cap.isVisible()}
    assert {"F1", "Esc"} <= caps
    assert "F8" not in caps, "there is no sale to cancel"
