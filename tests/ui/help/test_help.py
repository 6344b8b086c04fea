"""Help: the guide at the page that one is on, offline and with its pictures; the support file; what is aboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QTextBrowser

import make_help
from paydesk import assets
from paydesk.commands import tour
from paydesk.domain.language import Language
from paydesk.domain.messages import End, Part, PartFailed
from paydesk.domain.people.messages import DenialReason, PeopleKnown, PermissionDenied, SignedIn
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.settings.commands import GatherSupport
from paydesk.domain.settings.messages import (
    Area,
    AreaTested,
    CrashKept,
    NewerVersion,
    PcState,
    ServiceChecked,
    SupportNotes,
)
from paydesk.ui.help.about import SupportTab, notices
from paydesk.ui.help.guide import LANGUAGES, GuideTab, chapters
from paydesk.ui.screens import SCREENS
from paydesk.ui.settings.place import CONNECTIONS, KEPT, MONEY_OUT
from paydesk.ui.slips.printing import SlipPrinter
from tests.helpers.recorder import ended
from tests.ui.desk import PEOPLE, Desk
from tests.ui.till import Till

_PICTURE = int(QTextDocument.ResourceType.ImageResource.value)
PICTURE = re.compile(r"!\[([^\]]+)\]\(\.\./resources/help/([a-z-]+\.png)\)")


def book(till: Till) -> str:
    """What the guide shows."""
    [shown] = [one for one in till.window.findChildren(QTextBrowser) if one.isVisible()]
    return shown.toPlainText()


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("sell", "Watch the strip."),
        ("orders", "the story of the sale"),
        ("settings", "Test this connection says what is wrong"),
        ("start", "Choose Test or Live first"),
        ("ready", "Only keys, clock, service and terminal stop selling"),
    ],
)
def test_f1_opens_the_guide_at_the_page_in_front(till: Till, page: str, words: str) -> None:
    desk = Desk(till)
    desk.till.window.show_page(page)
    till.press(Qt.Key.Key_F1)
    assert words in " ".join(book(till).split())
    till.press(Qt.Key.Key_F1)
    assert not till.window.frame.help_panel.isVisible()
    assert till.window.page == page


def test_ctrl_f1_shows_all_keys(till: Till) -> None:
    till.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)

    assert till.button("All keys").isChecked()
    till.press(Qt.Key.Key_Escape)
    assert not till.window.frame.help_panel.isVisible()


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_page_has_its_chapter_in_each_language(spoken: Language) -> None:
    english, own = chapters(Language.ENGLISH), chapters(spoken)
    topics = {each.topic for each in own}
    assert {screen.topic for screen in SCREENS.values() if screen.topic} <= topics
    assert [each.topic for each in own] == [each.topic for each in english]
    for one, other in zip(english, own, strict=True):
        assert PICTURE.findall(one.text) == [] or [name for _, name in PICTURE.findall(other.text)]
        assert spoken is Language.ENGLISH or one.text != other.text, f"{one.topic} is not translated"


def test_the_pictures_are_there_and_weigh_little(till: Till) -> None:
    named = {name for each in chapters(Language.ENGLISH) for _, name in PICTURE.findall(each.text)}
    there = {name.removeprefix("help/") for name in assets.names() if name.startswith("help/") and name.endswith("png")}
    assert named == there
    assert sum(assets.path(f"help/{name}").stat().st_size for name in there) < 1_500_000
    till.press(Qt.Key.Key_F1)
    [shown] = [one for one in till.window.findChildren(QTextBrowser) if one.isVisible()]
    for name in there:
        picture = shown.loadResource(
            int(QTextDocument.ResourceType.ImageResource.value), QUrl(f"../resources/help/{name}")
        )
        assert 0 < picture.width() <= shown.viewport().width()


def test_each_picture_is_one_of_the_tour() -> None:
    sources = "".join(source.read_text(encoding="utf-8") for source in Path(tour.__file__).parent.glob("tour*.py"))
    named = {name.removesuffix(".png") for each in chapters(Language.ENGLISH) for _, name in PICTURE.findall(each.text)}
    assert named <= {*make_help.PICTURES, make_help.WIZARD}
    parts = {f"settings-{part}" for part in ("people", CONNECTIONS, MONEY_OUT, KEPT)}
    for name in make_help.PICTURES.values():
        assert name in parts or f'"{name}"' in sources, f"the tour takes no picture {name} any more"


def test_a_link_leads_to_another_chapter(till: Till) -> None:
    till.press(Qt.Key.Key_F1)
    guide = till.window.frame.help_panel.findChildren(GuideTab)[0]
    guide.on_link(QUrl("supervisor.md"))
    assert "People and PINs" in book(till)
    guide.on_link(QUrl("#ready"))
    assert "stop selling" in " ".join(book(till).split())


@pytest.fixture(autouse=True)
def printers(monkeypatch: pytest.MonkeyPatch) -> None:
    """This PC has none; the process that asks is tested with the slips."""
    monkeypatch.setattr(SlipPrinter, "look", lambda printer: printer.found.emit(()))


def support(till: Till) -> SupportTab:
    till.press(Qt.Key.Key_F1)
    till.click(till.button("Support file"))
    return till.window.frame.help_panel.findChildren(SupportTab)[0]


def test_the_support_file_is_shown_whole_before_it_is_saved(till: Till, tmp_path: Path) -> None:
    desk = Desk(till)
    tab = support(till)
    assert "Save as a file" not in till.names()
    till.click(till.button("Make the support file"))
    assert len(till.client.of(GatherSupport)) == 1
    desk.says(PcState("/data", 41_000_000_000, 7), SupportNotes((("log", "asked 9898989898 and asha@okbank"),)))
    desk.says(ServiceChecked(AreaTested(Area.GATEWAY, None, None, 12, 0)))
    [shown] = [one for one in till.window.findChildren(QPlainTextEdit) if one.isVisible()]
    text = shown.toPlainText()
    assert "service: ok" in text
    assert "9898989898" not in text
    assert "asha@" not in text
    tab.choose_file = lambda _name: tmp_path / "support.txt"
    till.click(till.button("Save as a file"))
    assert (tmp_path / "support.txt").read_text(encoding="utf-8") == text
    assert "Saved" in [panel.title() for panel in [tab.message]]
    tab.choose_file = lambda _name: tmp_path / "no such folder" / "support.txt"
    till.click(till.button("Save as a file"))
    assert "Not saved" in tab.message.title()
    till.click(till.button("Copy"))
    assert QGuiApplication.clipboard().text() == text


def test_a_cashier_needs_a_supervisor_for_it(till: Till) -> None:
    desk = Desk(till)
    desk.says(PeopleKnown(tuple(PEOPLE.values())), SignedIn(PEOPLE[Role.CASHIER]))
    tab = support(till)
    till.click(till.button("Make the support file"))
    [command] = till.client.of(GatherSupport)
    desk.says(PermissionDenied(Permission.KEPT, DenialReason.ROLE), ended(command, End.REFUSED))
    assert desk.covered(), "a PIN opens it"
    assert tab.gather_button.isEnabled()
    assert tab.text.toPlainText() == ""


def test_about_says_what_is_aboard(till: Till) -> None:
    desk = Desk(till)
    till.press(Qt.Key.Key_F1)
    till.click(till.button("About"))
    desk.says(PcState("/data/paydesk"))
    words = notices()
    for name in ("PySide6_Essentials", "httpx", "keyring", "zxing-cpp"):
        assert name.casefold() in words.casefold()
    assert all(": " in line for line in words.splitlines())
    labels = "\n".join(label.text() for label in till.window.frame.help_panel.findChildren(QLabel))
    assert "/data/paydesk" in labels
    assert "हिन्दी" in labels


def test_ready_to_open_is_one_press_away(till: Till) -> None:
    Desk(till)
    till.press(Qt.Key.Key_F1)
    till.click(till.button("Ready to open"))
    assert till.window.page == "ready"


NEWER = NewerVersion("9.0.0", "Refunds in one step.", "https://paydesk.example/9.0.0")


def seen(till: Till) -> list[str]:
    """All texts that can be seen in the window."""
    return [label.text() for label in till.window.findChildren(QLabel) if label.isVisible()]


def test_a_newer_version_is_a_word_that_esc_closes_and_a_line_in_about(till: Till) -> None:
    desk = Desk(till)
    desk.says(NEWER)
    assert "A newer Paydesk is there: 9.0.0" in seen(till)
    till.press(Qt.Key.Key_Escape)
    assert "A newer Paydesk is there: 9.0.0" not in seen(till)
    till.press(Qt.Key.Key_F1)
    till.click(till.button("About"))
    said = (
        "Paydesk 9.0.0 is there: Refunds in one step. Get it at https://paydesk.example/9.0.0 and install it over this"
        " one."
    )
    assert said in seen(till)


def test_it_takes_no_other_word_away_and_is_not_said_again_in_another_language(till: Till) -> None:
    desk = Desk(till)
    desk.says(PartFailed(Part.CHAIN, 1_000), NEWER)
    assert "The journal is not checked for a moment" in seen(till)
    assert "A newer Paydesk is there: 9.0.0" not in seen(till)
    till.press(Qt.Key.Key_Escape)
    assert "A newer Paydesk is there: 9.0.0" in seen(till)
    till.press(Qt.Key.Key_Escape)
    desk.says(*desk.features.told())
    assert "A newer Paydesk is there: 9.0.0" not in seen(till)
    till.press(Qt.Key.Key_F1)
    till.click(till.button("About"))
    assert any("Paydesk 9.0.0 is there" in words for words in seen(till))


def test_a_crash_is_told_in_words_and_its_report_is_one_press_away(till: Till, tmp_path: Path) -> None:
    desk = Desk(till)
    desk.says(CrashKept("Fatal Python error: Segmentation fault"))
    assert "Paydesk ended in the middle of its work" in seen(till)
    assert [event.report for event in desk.features.told() if isinstance(event, CrashKept)], "until it was closed"
    till.click(till.button("Show it"))
    tab = till.window.frame.help_panel.findChildren(SupportTab)[0]
    assert "Segmentation fault" in tab.text.toPlainText()
    tab.choose_file = lambda _name: tmp_path / "crash.txt"
    till.click(till.button("Save as a file"))
    assert "Segmentation fault" in (tmp_path / "crash.txt").read_text(encoding="utf-8")
    till.press(Qt.Key.Key_Escape)
    assert "Paydesk ended in the middle of its work" not in seen(till)
    assert not [event for event in desk.features.told() if isinstance(event, CrashKept)]
