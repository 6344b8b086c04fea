"""The strip says one of six, in word, colour and icon, and never a seventh thing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.settings import Theme
from paydesk.ui import theme
from paydesk.ui.sell.verdict_strip import StripShape, VerdictStrip
from paydesk.ui.theme_tokens import ThemeTokens
from tests.helpers.looks import colours, heard, picture

WORDS = {
    Verdict.HAND_OVER: "HAND OVER",
    Verdict.WAIT: "WAIT",
    Verdict.UNKNOWN: "STATUS UNKNOWN, DO NOT HAND OVER",
    Verdict.NOT_PAID: "NOT PAID, SAFE TO RETRY",
    Verdict.PAID_LATE: "PAID AFTER YOU CLOSED IT",
    Verdict.DO_NOT_PAY: "DO NOT LET THEM PAY",
}
GROUNDS = {
    Verdict.HAND_OVER: "ok_fill",
    Verdict.WAIT: "brand_soft",
    Verdict.UNKNOWN: "warn_soft",
    Verdict.NOT_PAID: "sunken",
    Verdict.PAID_LATE: "late_fill",
    Verdict.DO_NOT_PAY: "bad_fill",
}


@pytest.fixture
def strip(qtbot: QtBot) -> VerdictStrip:
    made = VerdictStrip()
    qtbot.addWidget(made)
    made.resize(886, 56)
    made.show()
    return made


@pytest.mark.parametrize("verdict", Verdict)
def test_its_words_are_its_text(strip: VerdictStrip, verdict: Verdict) -> None:
    strip.show_verdict(verdict, "Asked the service 2 s ago: ACTIVE")
    assert strip.verdict is verdict
    assert strip.text() == WORDS[verdict]
    told = heard(strip)
    assert (told.role, told.name, told.value) == (QAccessible.Role.EditableText, "Verdict", WORDS[verdict])


@pytest.mark.parametrize("verdict", Verdict)
def test_its_ground_is_its_colour(strip: VerdictStrip, look: ThemeTokens, verdict: Verdict) -> None:
    strip.show_verdict(verdict, "")
    seen = colours(picture(strip))
    assert max(seen, key=lambda colour: seen[colour]) == look.colour(GROUNDS[verdict])


def test_no_two_verdicts_look_alike_without_colour(strip: VerdictStrip) -> None:
    """In grey they still differ: by icon and words."""
    seen = set()
    for verdict in Verdict:
        strip.show_verdict(verdict, "")
        image = picture(strip).copy(0, 0, 58, 56)  # the icon alone
        middle = image.pixelColor(56, 28).lightness()
        seen.add(
            tuple(abs(image.pixelColor(x, y).lightness() - middle) > 40 for y in range(15, 42) for x in range(18, 45))
        )
    assert len(seen) == len(Verdict)


def test_it_cannot_be_written_in(strip: VerdictStrip) -> None:
    strip.show_verdict(Verdict.WAIT, "")
    strip.setFocus()
    QTest.keyClicks(strip, "HAND OVER")
    QTest.keyClick(strip, Qt.Key.Key_Delete)
    assert strip.text() == "WAIT"


@pytest.mark.parametrize("width", [886, 520, 360, 300])
@pytest.mark.parametrize("verdict", Verdict)
def test_words_and_note_have_room_at_every_width(strip: VerdictStrip, verdict: Verdict, width: int) -> None:
    strip.show_verdict(verdict, "Last answer 89 s ago: TERMINATION_REQUESTED")
    strip.resize(width, strip.height())
    [note] = [label for label in strip.findChildren(QLabel) if label.text()]
    assert note.heightForWidth(note.width()) <= note.height()
    assert strip.rect().contains(note.geometry())
    assert strip.minimumSizeHint().height() <= strip.height()


def test_the_note_alone_changes_no_verdict(strip: VerdictStrip) -> None:
    strip.show_verdict(Verdict.UNKNOWN, "Last answer 12 s ago: ACTIVE")
    strip.show_verdict(Verdict.UNKNOWN, "Last answer 13 s ago: ACTIVE")
    assert strip.note.text() == "Last answer 13 s ago: ACTIVE"
    assert strip.text() == WORDS[Verdict.UNKNOWN]


def test_another_look_leaves_it_its_height(strip: VerdictStrip) -> None:
    """A style sheet that is put on takes the least height off a field: what stands below lay over the verdict."""
    strip.show_verdict(Verdict.UNKNOWN, "Last answer 4 min ago: ACTIVE")
    before = strip.minimumSizeHint().height()
    assert before > 40
    keeper = theme.manager()
    assert keeper is not None
    for scheme in (Theme.DARK, Theme.LIGHT):
        keeper.use(scheme)
        assert (strip.minimumHeight(), strip.minimumSizeHint().height(), strip.sizeHint().height()) == (before,) * 3


def test_its_parts_are_placed_once_for_each_width(strip: VerdictStrip, monkeypatch: pytest.MonkeyPatch) -> None:
    placed: list[int] = []
    as_strip = VerdictStrip._arrange_strip

    def place(one: VerdictStrip) -> int:
        placed.append(one.width())
        return as_strip(one)

    monkeypatch.setattr(VerdictStrip, "_arrange_strip", place)
    strip.show_verdict(Verdict.WAIT, "Asked the service 2 s ago: ACTIVE", heading="Waiting for the customer")
    strip.resize(886, strip.height() + 40)
    assert placed == [886]
    strip.resize(700, strip.height())
    assert placed == [886, 700]


@pytest.mark.parametrize("largest", [30, 54])
def test_its_word_is_as_large_as_its_page_says(strip: VerdictStrip, largest: int) -> None:
    """The kiosk's strip, seen from a step away, had the letters of a counter."""
    strip.resize(900, 80)
    before = strip._word_rect.height()
    strip.set_shape(StripShape.STRIP, largest)
    assert strip._word_rect.height() / before == pytest.approx(largest / 44, abs=0.05)


@pytest.mark.parametrize("width", [942, 886, 600])
def test_its_icon_is_as_high_as_what_stands_beside_it(strip: VerdictStrip, width: int) -> None:
    """With words below it was as small as beside the word alone; it costs that no second line."""
    strip.resize(width, 98)
    for verdict in (Verdict.DO_NOT_PAY, Verdict.NOT_PAID):
        strip.show_verdict(verdict, "Asked the service 2 s ago: ACTIVE", heading="It does not fit this order.")
        with_words, word = strip._word_rect.left(), strip._word_rect.height()
        ground = picture(strip).pixelColor(10, strip.height() // 2)
        image = picture(strip).copy(0, 0, with_words - 4, strip.height())
        drawn = [
            y
            for y in range(4, image.height() - 4)
            if any(image.pixelColor(x, y) != ground for x in range(6, image.width()))
        ]
        strip.show_verdict(verdict, "Asked the service 2 s ago: ACTIVE")
        assert strip._word_rect.height() <= word + 4
        if width > 900:
            assert strip._word_rect.left() < with_words
            assert drawn[-1] - drawn[0] >= 40
