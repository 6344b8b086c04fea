"""The strip says one of six, in word, colour and icon, and never a seventh thing."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.settings import Theme
from paydesk.ui import theme
from paydesk.ui.sell.verdict_strip import VerdictStrip, VerdictWords
from paydesk.ui.theme_tokens import ThemeTokens
from tests.helpers.looks import colours, heard, picture

WORDS = {
    Verdict.HAND_OVER: "HAND OVER",
    Verdict.WAIT: "WAIT",
    Verdict.UNKNOWN: "STATUS UNKNOWN, DO NOT HAND OVER",
    Verdict.NOT_PAID: "NOT PAID",
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
def strip(qtbot: QtBot, look: ThemeTokens) -> VerdictStrip:
    made = VerdictStrip()
    qtbot.addWidget(made)
    made.resize(886, 120)
    made.show()
    return made


@pytest.mark.parametrize("verdict", Verdict)
def test_its_words_are_its_text(strip: VerdictStrip, verdict: Verdict) -> None:
    strip.show_verdict(verdict, "Checked 2 s ago: ACTIVE")
    assert strip.text() == WORDS[verdict]
    told = heard(strip.words)
    assert (told.role, told.name) == (QAccessible.Role.StaticText, WORDS[verdict])


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
        image = picture(strip).copy(strip.icon.geometry())
        ground = image.pixelColor(0, 0).lightness()
        side = range(image.width())
        seen.add(tuple(abs(image.pixelColor(x, y).lightness() - ground) > 40 for y in side for x in side))
    assert len(seen) == len(Verdict)


@pytest.mark.parametrize("width", [886, 700, 600])
@pytest.mark.parametrize("verdict", Verdict)
def test_words_and_note_have_room_at_every_width(strip: VerdictStrip, verdict: Verdict, width: int) -> None:
    strip.show_verdict(verdict, "Last answer 89 s ago: TERMINATION_REQUESTED", heading="The QR does not match.")
    strip.resize(width, 120)
    strip.layout().activate()  # type: ignore[union-attr]  # it has one
    strip.resize(width, strip.layout().totalHeightForWidth(width))  # type: ignore[union-attr]  # it has one
    strip.layout().activate()  # type: ignore[union-attr]  # the same
    for label in (label for label in strip.findChildren(QLabel) if label.text()):
        assert label.heightForWidth(label.width()) <= label.height()
        assert strip.rect().contains(label.geometry())
    assert strip.words.heightForWidth(strip.words.width()) <= strip.words.height()


def test_the_note_alone_changes_no_verdict(strip: VerdictStrip) -> None:
    strip.show_verdict(Verdict.UNKNOWN, "Last answer 12 s ago: ACTIVE")
    strip.show_verdict(Verdict.UNKNOWN, "Last answer 13 s ago: ACTIVE")
    assert strip.note.text() == "Last answer 13 s ago: ACTIVE"
    assert strip.text() == WORDS[Verdict.UNKNOWN]


def test_another_look_leaves_it_its_height(strip: VerdictStrip) -> None:
    strip.show_verdict(Verdict.UNKNOWN, "Last answer 4 min ago: ACTIVE")
    before = strip.minimumSizeHint().height()
    keeper = theme.manager()
    assert keeper is not None
    for scheme in (Theme.DARK, Theme.LIGHT):
        keeper.use(scheme)
        assert strip.minimumSizeHint().height() == before


@pytest.mark.parametrize(("width", "lines"), [(900, 1), (500, 2), (300, 2)])
def test_large_words_shrink_or_take_two_lines(qtbot: QtBot, width: int, lines: int) -> None:
    words = VerdictWords(104)
    qtbot.addWidget(words)
    words.show_words("ALREADY PAID")
    one = words.sizeHint().height()
    assert words.heightForWidth(width) <= one * lines
    assert words.heightForWidth(width) >= one * lines * 0.4


def test_a_warning_breaks_behind_its_comma(qtbot: QtBot) -> None:
    words = VerdictWords(48)
    qtbot.addWidget(words)
    words.show_words("STATUS UNKNOWN, DO NOT HAND OVER")
    words.resize(560, 120)
    assert words._fit(560)[1] == ["STATUS UNKNOWN,", "DO NOT HAND OVER"]
