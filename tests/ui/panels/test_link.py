"""Code of a link: read back from the pixels, hidden after a minute or by a key, copied, printed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from paydesk.domain.money import Money
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Paper
from paydesk.ui.money.outcome_parts import LinkForCustomer
from paydesk.ui.slips.payout_documents import create_payout_slip
from paydesk.ui.slips.printing import render_slip
from paydesk.ui.slips.slip import Slip
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.words.payouts import masked_link
from tests.helpers.addresses import payout_link
from tests.helpers.looks import decoded, picture
from tests.ui.panels.conftest import LINK, MakeStage, PanelStage


def test_the_code_contains_exactly_the_link(look: ThemeTokens, stage: PanelStage) -> None:
    stage.made()
    QApplication.processEvents()
    assert decoded(picture(stage.window)) == [LINK]
    assert look.qr_dark == "#000000"


def test_the_customer_display_shows_and_hides_the_code(stage: PanelStage) -> None:
    shown: list[object] = []
    stage.panels.show_to_customer.connect(shown.append)
    stage.made()
    assert shown == [LinkForCustomer(payout_link(LINK), Money(50_000), stage.clock.now + 60_000)]
    assert LINK not in repr(shown[0])
    stage.clock.pass_(59_000)
    stage.panels.refresh(stage.clock.now)
    assert len(shown) == 1
    assert "Hidden in 0:01" in stage.words()
    stage.clock.pass_(1_000)
    stage.panels.refresh(stage.clock.now)
    assert shown[1:] == [None]
    QApplication.processEvents()
    assert decoded(picture(stage.window)) == []


def test_a_key_hides_the_code_and_a_button_shows_it_again(stage: PanelStage) -> None:
    stage.made()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        stage.press(key)
        assert not stage.shows_code(), key
        assert stage.side.is_open
        assert stage.focus() == "Show again"
        stage.press(Qt.Key.Key_Return)
        assert stage.shows_code()
        assert decoded(picture(stage.window)) == [LINK]


def test_tab_does_not_hide_the_code(stage: PanelStage) -> None:
    stage.made()
    stage.press(Qt.Key.Key_Tab)
    assert stage.focus() == "Copy link"
    assert stage.shows_code()


@pytest.mark.parametrize("away", ["close", "forget"])
def test_nothing_stays_on_any_screen_when_the_panel_goes(stage: PanelStage, away: str) -> None:
    shown: list[object] = []
    stage.panels.show_to_customer.connect(shown.append)
    stage.made()
    getattr(stage.panels, away)()
    assert shown[-1] is None
    stage.panels.open_cashgrams()
    QApplication.processEvents()
    assert decoded(picture(stage.window)) == []


def test_staff_see_the_link_masked_and_screen_readers_hear_none(stage: PanelStage) -> None:
    stage.made()
    for step in (None, Qt.Key.Key_Space):
        if step is not None:
            stage.press(step)
        assert LINK not in stage.words() + stage.spoken()
        assert "AbCdEf" not in stage.words() + stage.spoken()
    assert "cashgram.example/••••xyz9" in stage.words()


@pytest.mark.parametrize(
    ("link", "shown"),
    [(LINK, "cashgram.example/••••xyz9"), ("https://c.example/ab", "c.example/••••"), ("", "/••••")],
)
def test_a_masked_link_hides_what_opens_it(link: str, shown: str) -> None:
    assert masked_link(link) == shown


def test_a_copied_link_is_removed_by_the_lock(stage: PanelStage) -> None:
    stage.made()
    stage.click("Copy link")
    assert QGuiApplication.clipboard().text() == LINK
    stage.panels.forget()
    assert QGuiApplication.clipboard().text() == ""


@pytest.mark.parametrize("kind", [ServiceKind.DEMO, ServiceKind.TEST])
def test_copy_and_slip_of_a_test_are_marked(make_stage: MakeStage, kind: ServiceKind) -> None:
    stage = make_stage(kind=kind)
    slips: list[object] = []
    stage.panels.print_requested.connect(slips.append)
    stage.made()
    stage.click("Copy link")
    assert QGuiApplication.clipboard().text() == f"{kind.name}: no real money: {LINK}"
    stage.click("Print")
    assert slips == [create_payout_slip(payout_link(LINK), Money(50_000), "Sharma Stores", "27 Nov 2026", "", kind)]


# printing -------------------------------------------------------------------------------------------------------------


def slip(kind: ServiceKind = ServiceKind.LIVE) -> Slip:
    return create_payout_slip(
        payout_link(LINK), Money(50_000), "Sharma Stores", "27 Nov 2026", "order_20261120_0043_k7q", kind
    )


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("kind", ServiceKind)
def test_the_slip_can_be_scanned_and_says_what_it_is(paper: Paper, kind: ServiceKind) -> None:
    assert decoded(render_slip(slip(kind), paper)) == [LINK]
    said = slip(kind).texts()
    assert "₹500.00" in said
    assert "Until 27 Nov 2026. Keep it safe: anyone who has it gets the money." in said
    assert any(text.startswith(kind.name) for text in said) == (kind is not ServiceKind.LIVE)


def test_the_slip_of_a_link_is_secret_and_has_a_neutral_name() -> None:
    assert slip().is_secret
    assert slip(ServiceKind.TEST).name == "TEST: Payout link"
