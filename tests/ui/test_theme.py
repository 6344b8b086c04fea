"""Themes: the design's colours, contrast, changes in open windows, following the system."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCompleter, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.settings.settings import Theme
from paydesk.ui import theme
from paydesk.ui.rows.delegate import DOT_COLOURS
from paydesk.ui.theme import ThemeManager, style_sheet
from paydesk.ui.theme_tokens import DARK, LIGHT, ThemeTokens, with_contrast
from paydesk.ui.widgets.paint import CHIP_COLOURS
from tests.helpers.looks import colours, picture

TEXT_ON = [
    *[(ink, ground) for ink in ("ink", "ink2", "ink3") for ground in ("bg", "surface", "sunken")],
    *[(ink, ground) for ground, ink in CHIP_COLOURS.values()],
    *[("ink", f"{kind}_soft") for kind in ("brand", "ok", "warn", "bad")],
    *[("ink2", f"{kind}_soft") for kind in ("brand", "ok", "warn", "bad")],
    *[("ink3", f"{kind}_soft") for kind in ("ok", "brand")],
    *[("brand", "surface"), ("bad", "surface"), ("ok", "surface"), ("bad", "bg")],
    *[("fill_ink", fill) for fill in ("ok_fill", "bad_fill", "late_fill", "refund_fill")],
    *[("past", "past_soft"), ("already_ink", "already_fill"), ("refund", "refund_soft"), ("refund", "surface")],
    *[("brand_ink", "brand"), ("demo_ink", "demo"), ("qr_dark", "qr_light")],
]


def contrast(first: str, second: str) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2.2)."""

    def light(colour: str) -> float:
        parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
        lines = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * lines[0] + 0.7152 * lines[1] + 0.0722 * lines[2]

    low, high = sorted([light(first), light(second)])
    return (high + 0.05) / (low + 0.05)


LOOKS = [
    pytest.param(LIGHT, 4.5, 3, id="light"),
    pytest.param(DARK, 4.5, 3, id="dark"),
    pytest.param(with_contrast(LIGHT), 7, 7, id="light-contrast"),
    pytest.param(with_contrast(DARK), 7, 7, id="dark-contrast"),
]


@pytest.mark.parametrize(("tokens", "text", "_line"), LOOKS)
def test_every_text_can_be_read_on_its_ground(tokens: ThemeTokens, text: float, _line: float) -> None:
    faint = {
        f"{ink} on {ground}": round(found, 2)
        for ink, ground in TEXT_ON
        if (found := contrast(tokens.colour(ink), tokens.colour(ground))) < text
    }
    assert faint == {}


@pytest.mark.parametrize(("tokens", "_text", "line"), LOOKS)
def test_the_border_of_a_control_can_be_seen(tokens: ThemeTokens, _text: float, line: float) -> None:
    grounds = ("bg", "surface", "sunken", "brand_soft")
    assert all(contrast(tokens.edge, tokens.colour(ground)) >= line for ground in grounds)
    assert all(contrast(tokens.brand, tokens.colour(ground)) >= 3 for ground in grounds), "what has the focus"


def test_the_colours_that_staff_learn_are_those_of_the_design() -> None:
    assert (LIGHT.bg, LIGHT.ink, LIGHT.brand, LIGHT.ok_fill) == ("#F4F6F9", "#101828", "#1D4ED8", "#15803D")
    assert (LIGHT.warn, LIGHT.bad, LIGHT.demo) == ("#8A3B08", "#B42318", "#FFD84D")
    assert (DARK.bg, DARK.ink, DARK.brand, DARK.ok) == ("#0C111B", "#EEF2F8", "#7AA2FF", "#4ADE80")
    assert (DARK.warn, DARK.bad, DARK.demo) == ("#FBBF24", "#F98A80", "#E9BF2B")


def test_a_qr_is_black_on_white_in_either_look() -> None:
    assert {(tokens.qr_dark, tokens.qr_light) for tokens in (LIGHT, DARK)} == {("#000000", "#FFFFFF")}


def test_every_token_is_a_colour_and_nothing_else_is_a_token() -> None:
    for field in dataclasses.fields(ThemeTokens):
        if field.name != "name":
            assert QColor(LIGHT.colour(field.name)).isValid()
    for wrong in ("name", "colour", "green", ""):
        with pytest.raises(KeyError):
            LIGHT.colour(wrong)


def test_the_sheet_leaves_no_token_open() -> None:
    assert "$" not in style_sheet(LIGHT)
    assert style_sheet(LIGHT) != style_sheet(DARK)


@pytest.mark.parametrize(("scheme", "tokens"), [(Theme.LIGHT, LIGHT), (Theme.DARK, DARK)])
def test_the_theme_is_applied_to_the_application(qapp: QApplication, scheme: Theme, tokens: ThemeTokens) -> None:
    keeper = theme.apply(qapp, scheme)
    assert theme.current() is keeper.tokens is tokens
    assert keeper.scheme is scheme
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == tokens.bg
    assert tokens.brand in qapp.styleSheet()
    assert qapp.font().pixelSize() == theme.BASE_PX


def test_applying_twice_keeps_one_manager(qapp: QApplication) -> None:
    assert theme.apply(qapp, Theme.LIGHT) is theme.apply(qapp, Theme.DARK) is theme.manager()
    assert len(qapp.findChildren(ThemeManager)) == 1


def test_a_window_that_is_open_changes_with_it(qtbot: QtBot, qapp: QApplication) -> None:
    keeper = theme.apply(qapp, Theme.LIGHT)
    window = QWidget()
    qtbot.addWidget(window)
    edit = QLineEdit("asha", window)
    edit.resize(200, 44)
    window.resize(240, 60)
    window.show()
    before = colours(picture(window))
    with qtbot.waitSignal(keeper.changed):
        keeper.use(Theme.DARK)
    after = colours(picture(window))
    assert before[LIGHT.bg] > 1000
    assert before[LIGHT.surface] > 1000
    assert after[DARK.bg] > 1000
    assert after[DARK.surface] > 1000


def test_high_contrast_is_a_setting_of_its_own(qapp: QApplication) -> None:
    keeper = theme.apply(qapp, Theme.DARK, high_contrast=True)
    assert keeper.tokens is with_contrast(DARK)
    keeper.use(Theme.LIGHT, high_contrast=True)
    assert keeper.tokens is with_contrast(LIGHT)
    keeper.use(Theme.LIGHT)
    assert keeper.tokens is LIGHT


def test_disabled_menu_items_look_disabled(qtbot: QtBot, qapp: QApplication) -> None:
    theme.apply(qapp, Theme.LIGHT)
    menu = QMenu()
    qtbot.addWidget(menu)
    possible, impossible = menu.addAction("Paste"), menu.addAction("Undo")
    impossible.setEnabled(False)
    menu.ensurePolished()
    menu.resize(menu.sizeHint())
    seen = picture(menu)
    rows = [colours(seen.copy(menu.actionGeometry(each))) for each in (possible, impossible)]
    assert [LIGHT.ink in row for row in rows] == [True, False]
    assert LIGHT.ink3 in rows[1]


def test_file_dialog_completions_are_readable(qtbot: QtBot, qapp: QApplication) -> None:
    """The completer's window is not painted by us."""
    theme.apply(qapp, Theme.LIGHT)
    field, offers = QLineEdit(), QCompleter(["orders.csv"])
    qtbot.addWidget(field)
    field.setCompleter(offers)
    popup = offers.popup()
    assert popup is not None
    popup.ensurePolished()
    popup.setModel(offers.completionModel())
    seen = colours(picture(popup))
    assert {LIGHT.surface, LIGHT.ink} <= seen.keys()


def test_applying_the_same_theme_emits_nothing(qtbot: QtBot, qapp: QApplication) -> None:
    keeper = theme.apply(qapp, Theme.LIGHT)
    with qtbot.assertNotEmitted(keeper.changed):
        keeper.use(Theme.LIGHT)


class PretendSystem(ThemeManager):
    """A ThemeManager with a simulated system preference, which the offscreen platform lacks."""

    dark = False

    def system_is_dark(self) -> bool:
        return self.dark


def test_it_follows_the_system_only_when_asked_to(qapp: QApplication) -> None:
    keeper = PretendSystem(qapp, Theme.SYSTEM)
    try:
        assert keeper.tokens is LIGHT
        keeper.dark = True
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
        assert keeper.tokens is DARK
        keeper.use(Theme.LIGHT)
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
        assert keeper.tokens is LIGHT
    finally:
        keeper.setParent(None)
        keeper.deleteLater()
        # the other keeper does not know what this one put on
        other = theme.manager()
        if other is not None:
            other.use(Theme.DARK)


def test_a_font_is_found_that_has_the_rupee_sign(qapp: QApplication) -> None:
    from PySide6.QtGui import QRawFont

    assert QRawFont.fromFont(theme.base_font()).supportsCharacter(ord("₹"))


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_the_dots_of_a_story_can_be_seen(tokens: ThemeTokens) -> None:
    """Neutral ones were as faint as a separator."""
    assert min(contrast(tokens.colour(dot), tokens.surface) for dot in DOT_COLOURS.values()) >= 3
