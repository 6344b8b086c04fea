"""No text of the side panels is cut: both sizes, long languages, large text; all is translated."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit

from paydesk.domain.commands import CheckUpi, DeactivateCashgram, ReviewPayout
from paydesk.domain.fact import Stamp
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import CashgramRead, DraftReviewed, LinkCreated, PayoutsLoaded
from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.domain.payout.payout import ApprovalReason, DraftSummary, Limit
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.money.outcome import SHOW_LINK
from tests.helpers.addresses import payout_link
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import marked_words, unmarked
from tests.ui.panels.conftest import ENDED, LOST, OPEN, MakeStage, PanelStage, judgement
from tests.ui.stage import Told

DETAILS = (("bank", "OK BANK"), ("address", "12 Market Road, Jaipur"), ("neft", "Live"), ("imps", "Live"))


def upi_valid(stage: PanelStage) -> None:
    stage.panels.open_upi()
    stage.panels.upi.fill_address("asha.rao@okbank")
    stage.panels.upi.form.submit()
    stage.answer(str(stage.client.of(CheckUpi)[-1].ask_id), ifsc="OKBK0000123", ifsc_details=DETAILS)
    stage.panels.upi.token.copy_button.on_copy()


def upi_used(stage: PanelStage) -> None:
    upi_valid(stage)
    stage.panels.mark_token_used("asha.rao@okbank")


def upi_invalid(stage: PanelStage) -> None:
    stage.panels.open_upi()
    stage.panels.upi.form.set_values({"kind": "phone", "phone": "9000000404"})
    stage.panels.upi.form.submit()
    stage.answer(str(stage.client.of(CheckUpi)[-1].ask_id), "INVALID")


def put(stage: PanelStage, **values: object) -> None:
    """Fill the form by the service's field names (labels are translated here), and submit it."""
    flow = stage.panels.cashgrams.flow
    flow.payout_form.form.set_values(values)
    flow.submit()


def form_broken(stage: PanelStage) -> None:
    stage.panels.open_refund(Told("s1").shown().read("PAID").sale)
    put(stage, name="a,b", phone="x", amount="99999", email="y", remarks="_", linkExpiry="soon")


def filled(stage: PanelStage) -> None:
    stage.panels.open_cashgrams()
    known = {"name": "Asha Rao", "phone": "9876543210", "amount": "500", "email": "asha@mail.example"}
    put(stage, **known, remarks="Broken kettle", notifyCustomer=True)


def summary(stage: PanelStage) -> None:
    filled(stage)
    objections = (
        ApprovalReason(Limit.PER_BENEFICIARY, Money(5_000_000)),
        ApprovalReason(earlier_id="x", earlier_at=stage.clock.now - 1),
    )
    stage.store.on_event(DraftReviewed(DraftSummary(stage.client.of(ReviewPayout)[-1].draft, objections)))


def refund_summary(stage: PanelStage) -> None:
    stage.panels.open_refund(Told("s1").shown().read("PAID").sale)
    put(stage, name="Asha Rao", phone="9876543210", amount="500")
    stage.store.on_event(DraftReviewed(DraftSummary(stage.client.of(ReviewPayout)[-1].draft)))


def refund_made(stage: PanelStage) -> None:
    refund_summary(stage)
    draft = stage.client.of(ReviewPayout)[-1].draft
    stage.panels.cashgrams.flow.confirmation_page.submit()
    stage.tell(stage.out(draft, classification=OPEN, order_id="order_20261120_0043_k7q"))


def a_list(stage: PanelStage) -> None:
    outs = [
        stage.out(classification=OPEN),
        stage.out(payout_id="b", classification=LOST),
        stage.out(payout_id="c", settlement=Stamp(1)),
    ]
    stage.store.on_event(PayoutsLoaded((*outs, stage.out(payout_id="d", classification=ENDED, settlement=Stamp(1)))))
    stage.panels.open_cashgrams()
    stage.panels.cashgrams.on_tab("made")


def a_link(stage: PanelStage) -> None:
    a_list(stage)
    stage.panels.cashgrams.on_chosen("pd_cg_1")
    stage.panels.cashgrams.detail.buttons[SHOW_LINK].click()
    stage.store.on_event(LinkCreated("pd_cg_1", payout_link("https://c.example/c/0123456789")))


def a_hidden_link(stage: PanelStage) -> None:
    a_link(stage)
    link = stage.panels.cashgrams.detail.link
    assert link is not None
    link.copy_button.on_copy()
    link.hide_code()


def a_question(stage: PanelStage) -> None:
    a_link(stage)
    stage.panels.cashgrams.detail.buttons[DeactivateCashgram].click()


def in_doubt(stage: PanelStage) -> None:
    a_list(stage)
    stage.panels.cashgrams.on_chosen("b")
    why = judgement(Outcome.UNKNOWN, Reason.SERVICE_FAULT, Operation.CASHGRAM_STATUS)
    stage.store.on_event(CashgramRead("b", classification=why))


def refused(stage: PanelStage) -> None:
    filled(stage)
    draft = stage.client.of(ReviewPayout)[-1].draft
    stage.store.on_event(DraftReviewed(DraftSummary(draft)))
    stage.panels.cashgrams.flow.confirmation_page.submit()
    why = judgement(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE, Operation.CASHGRAM)
    stage.tell(stage.out(draft, classification=why, settlement=Stamp(1), order_id="order_20261120_0043_k7q"))


SCENES: list[Callable[[PanelStage], None]] = [
    upi_valid, upi_used, upi_invalid, form_broken, filled, summary, refund_summary, refund_made, a_list, a_link,
    a_hidden_link, a_question, in_doubt, refused,
]  # fmt: skip


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=["1366x768", "1920x1080"])
@pytest.mark.usefixtures("words")
def test_nothing_is_cut(make_stage: MakeStage, size: tuple[int, int]) -> None:
    stage, found = make_stage(kind=ServiceKind.DEMO, size=(size[0], size[1] - 62)), {}
    for scene in SCENES:
        scene(stage)
        QApplication.processEvents()
        found[scene.__name__] = cut_texts(stage.side)
        stage.panels.forget()
    assert {name: lines for name, lines in found.items() if lines} == {}


OWN = {"asha.rao@okbank", "Asha Rao", "OKBK0000123", "OK BANK", "12 Market Road, Jaipur", "IMPS", "NEFT"}


def test_every_text_is_translatable(make_stage: MakeStage) -> None:
    found = set()
    with marked_words():
        stage = make_stage(kind=ServiceKind.DEMO)
        for scene in SCENES:
            scene(stage)
            for widget in stage.side.findChildren(QLabel) + stage.side.findChildren(QAbstractButton):
                if widget.isVisible():
                    found.add(unmarked(widget.text()).strip())
                    found.add(unmarked(widget.accessibleName()).strip())
            for edit in stage.side.findChildren(QLineEdit):
                found.add(unmarked(edit.placeholderText()).strip())
            stage.panels.forget()
    assert sorted(text for text in found if any(sign.isalpha() for sign in text) and not _is_data(text)) == []


def _is_data(text: str) -> bool:
    return text in DATA or "example" in text or "••••" in text or "2026" in text


DATA = OWN | {
    "Broken kettle",
    "Asha",
    "pd_cg_1",
    "b",
    "9876543210",
    "soon",
    "a,b",
    "order_20261120_0043_k7q",
    "NEFT, IMPS",
}
