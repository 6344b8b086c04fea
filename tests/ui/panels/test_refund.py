"""Refund by payment link: offered on a paid sale, filled in from it, limited to the paid amount."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from paydesk.domain import rules
from paydesk.domain.commands import ReviewPayout, SendPayout
from paydesk.domain.fact import Stamp
from paydesk.domain.messages import Answered
from paydesk.domain.money import Money
from paydesk.domain.payout.commands import ReadRefunds
from paydesk.domain.payout.messages import DraftRefused, DraftReviewed, PayoutChanged, PayoutsLoaded, RefundsRead
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, ServiceReply
from paydesk.domain.payout.payout import Draft, DraftSummary, PayoutKind
from paydesk.domain.payout.requests import NewCashgram, OrderRefund
from paydesk.domain.rules import PayoutRule
from paydesk.domain.sale.sale import Sale
from paydesk.ui.actions import Action
from paydesk.ui.sell.sale_page import SalePage
from paydesk.ui.words.payouts import refund_remarks
from tests.ui.driver import Clock, WindowDriver
from tests.ui.panels.conftest import ENDED, OPEN, REDEEMED, PanelStage, judgement
from tests.ui.stage import Told


def paid() -> Told:
    return Told("s1").shown().read("PAID").paid_by("5114")


@pytest.fixture
def sale(time: Clock) -> Sale:
    return paid().sale


def test_it_is_filled_from_the_sale(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_refund(sale)
    assert stage.typed() == ("", "", "₹1,250.00")
    assert stage.edit("Remarks (optional)").text() == "Refund order 20261120 0043 k7q"
    assert next(box for box in stage.side.findChildren(QComboBox)).currentText() == "Refund"
    assert stage.focus() == "Name"
    assert "Refund of ₹1,250.00 for order_20261120_0043_k7q" in stage.words()
    assert "Needs a supervisor" in stage.words()


def test_the_refund_uses_the_paid_amount_not_the_requested(stage: PanelStage) -> None:
    """Regression: the heading named the requested amount."""
    stage.panels.open_refund(Told("s1").shown().read("PAID", amount=Money(50_00)).sale)
    assert stage.typed() == ("", "", "₹50.00")
    assert "Refund of ₹50.00 for" in stage.words()


def refund(stage: PanelStage, sale: Sale) -> Draft:
    stage.panels.open_refund(sale)
    stage.type("Asha Rao")
    stage.tab_to("Phone")
    stage.type("9876543210")
    stage.press(Qt.Key.Key_Return)
    draft = stage.client.of(ReviewPayout)[-1].draft
    assert isinstance(draft, Draft)
    return draft


def test_the_draft_names_the_sale(stage: PanelStage, sale: Sale) -> None:
    draft = refund(stage, sale)
    assert draft.refund_of == "s1"
    stage.store.on_event(DraftReviewed(DraftSummary(draft)))
    assert "Refunds\norder_20261120_0043_k7q" in stage.words()
    stage.press(Qt.Key.Key_Return)
    assert stage.client.of(SendPayout) == [SendPayout(draft=draft)]


def test_a_refund_is_limited_to_the_paid_amount(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_refund(sale)
    retype(stage, "1250.01")
    assert stage.wrong("Amount") == "This is more than was paid: ₹1,250.00."
    retype(stage, "300")
    assert stage.wrong("Amount") == ""
    stage.tab_to("Name")
    assert refund(stage, sale).request.amount == Money(30_000)


def retype(stage: PanelStage, amount: str) -> None:
    """Type another amount, and leave the field."""
    stage.tab_to("Amount")
    stage.edit("Amount").selectAll()
    stage.type(amount)
    stage.press(Qt.Key.Key_Tab)


def test_own_remarks_are_confirmed_with_the_order(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_refund(sale)
    stage.edit("Remarks (optional)").setText("Torn bag")
    draft = refund(stage, sale)
    assert isinstance(draft.request, NewCashgram)
    named = replace(draft, request=replace(draft.request, remarks="Refund order 20261120 0043 k7q"))
    stage.store.on_event(DraftReviewed(DraftSummary(named)))  # the counter names the order, whatever was typed
    assert stage.place == "question"
    assert "Remarks\nRefund order 20261120 0043 k7q" in stage.words()
    stage.press(Qt.Key.Key_Return)
    assert stage.client.of(SendPayout) == [SendPayout(draft=named)]


def test_after_a_part_was_refunded_only_the_rest_is_filled_in(stage: PanelStage, sale: Sale) -> None:
    stage.store.on_event(PayoutsLoaded((stage.out(classification=OPEN, refund_of="s1"),)))  # ₹500.00 of ₹1,250.00
    stage.panels.open_refund(sale)
    assert stage.typed()[2] == "₹750.00"
    retype(stage, "750.01")
    assert stage.wrong("Amount") == "This is more than is left to refund: ₹750.00."


def test_a_refund_known_only_to_the_counter_is_shown_at_the_amount(stage: PanelStage, sale: Sale) -> None:
    draft = refund(stage, sale)
    stage.store.on_event(DraftRefused(draft.draft_id, (("amount", PayoutRule.TOO_LARGE),)))
    assert stage.wrong("Amount") == "This is more than is left to refund of this sale."


def test_an_earlier_refund_is_shown(stage: PanelStage, sale: Sale) -> None:
    outs = (
        stage.out(classification=OPEN, refund_of="s1"),
        stage.out(payout_id="b", classification=OPEN, refund_of="s2"),
    )
    second = stage.out(payout_id="c", classification=REDEEMED, refund_of="s1", amount=Money(7_50))
    stage.store.on_event(PayoutsLoaded((*outs, second)))
    stage.panels.open_refund(sale)
    assert "Already refunded: ₹507.50. ₹742.50 left to refund." in stage.words()


def test_an_ended_refund_is_not_shown(stage: PanelStage, sale: Sale) -> None:
    stage.store.on_event(PayoutsLoaded((stage.out(classification=ENDED, refund_of="s1", settlement=Stamp(1)),)))
    stage.panels.open_refund(sale)
    assert "already" not in stage.words()


def test_a_reopened_refund_keeps_its_input_unless_the_sale_differs(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_refund(sale)
    stage.type("Asha Rao")
    stage.panels.close()
    stage.panels.open_refund(sale)
    assert stage.edit("Name").text() == "Asha Rao"
    stage.panels.open_refund(Told("s2", 9_900).shown().read("PAID").sale)
    assert stage.typed() == ("", "", "₹99.00")


def test_a_new_link_drops_the_refund(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_refund(sale)
    stage.panels.open_cashgrams()
    stage.panels.close()
    draft = stage.draft()
    assert draft.refund_of == ""
    assert "Refund of" not in stage.words()


@pytest.mark.parametrize("order_id", ["order_20261120_0043_k7q", "A-7", "ünï_1", "order-1", "ORDER_9"])
def test_remarks_keep_the_rule_and_the_number(order_id: str) -> None:
    remarks = refund_remarks(order_id)
    assert rules.check_remarks(remarks) is None
    assert remarks.lower().startswith("refund order ")
    for part in re.findall(r"[A-Za-z0-9]+", order_id):
        assert part in remarks.split() or part.lower() == "order"


# to the account that paid ---------------------------------------------------------------------------------------------


def order_refund(stage: PanelStage, sale: Sale, reason: str = "") -> OrderRefund:
    """Fill in the refund of an order for a reason, "" for the first one, and submit it."""
    stage.panels.open_order_refund(sale)
    if reason:
        stage.panels.refunds.refund_form.form.set_values({"reason": reason})
    stage.press(Qt.Key.Key_Return)
    draft = stage.client.of(ReviewPayout)[-1].draft
    assert draft.refund_of == "s1"
    assert isinstance(draft.request, OrderRefund)
    return draft.request


def test_an_order_is_refunded_with_what_is_left_and_a_reason(stage: PanelStage, sale: Sale) -> None:
    stage.store.on_event(PayoutsLoaded((stage.out(classification=OPEN, refund_of="s1"),)))  # a link of ₹500.00
    request = order_refund(stage, sale, "not_available")
    assert request == OrderRefund("", "order_20261120_0043_k7q", Money(750_00), "Not available")
    assert "Already refunded: ₹500.00. ₹750.00 left to refund." in stage.words()


def test_another_reason_is_typed(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_order_refund(sale)
    stage.panels.refunds.refund_form.form.set_values({"reason": "other"})
    stage.press(Qt.Key.Key_Return)
    assert stage.client.of(ReviewPayout) == []
    assert stage.wrong("Which reason?") == "Type the reason."
    stage.edit("Which reason?").setText("Wrong size")
    assert order_refund(stage, sale, "other").note == "Wrong size"


def test_a_refund_can_go_at_once(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_order_refund(sale)
    assert "In 5 to 7 days" in stage.buttons()
    stage.click("Now")
    assert order_refund(stage, sale).is_instant
    stage.store.on_event(DraftReviewed(DraftSummary(stage.client.of(ReviewPayout)[-1].draft)))
    assert "When\nNow" in stage.words()


def test_a_sale_that_was_paid_twice_says_so(stage: PanelStage) -> None:
    twice = Told("s1").shown().read("PAID").paid_by("5114", "5115")
    assert twice.sale.paid_twice
    assert order_refund(stage, twice.sale).note == "Paid twice"


def test_no_more_than_was_paid_goes_back(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_order_refund(sale)
    retype(stage, "1250.01")
    assert stage.wrong("Amount") == "This is more than was paid: ₹1,250.00."


def test_refunds_made_in_the_dashboard_lower_what_is_left(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_order_refund(sale)
    ask = stage.client.last(ReadRefunds)
    assert ask.sale_id == "s1"
    stage.panels.refunds.refund_form.form.set_values({"reason": "wrong_amount"})
    stage.store.on_event(Answered(ask.ask_id, RefundsRead("s1", Money(800_00))))
    assert "Already refunded: ₹800.00. ₹450.00 left to refund." in stage.words()
    assert order_refund(stage, sale, "wrong_amount").amount == Money(450_00)


def test_an_amount_that_the_service_refuses_is_more_than_is_left(stage: PanelStage, sale: Sale) -> None:
    order_refund(stage, sale)
    draft = stage.client.of(ReviewPayout)[-1].draft
    stage.store.on_event(DraftReviewed(DraftSummary(draft)))
    stage.press(Qt.Key.Key_Return)
    refused = Classification(Outcome.FIX_FIELD, Reason.FIELD_INVALID, "amount", ServiceReply(Operation.REFUND))
    stage.store.on_event(
        PayoutChanged(
            stage.out(draft_id=draft.draft_id, kind=PayoutKind.REFUND, refund_of="s1", classification=refused)
        )
    )
    assert stage.wrong("Amount") == "This is more than is left to refund of this sale."


def test_a_rebuilt_window_has_the_refund_that_was_begun(stage: PanelStage, sale: Sale) -> None:
    stage.panels.open_order_refund(sale)
    stage.panels.refunds.refund_form.form.set_values({"amount": Money(40_000), "reason": "wrong_amount"})
    state = stage.panels.save_state()
    stage.panels.forget()
    assert not stage.side.is_open
    stage.panels.restore_state(state, sale)
    assert stage.panels.open_panel == "refund"
    request = order_refund(stage, sale)
    assert (request.amount, request.note) == (Money(40_000), "Wrong amount")


def test_done_closes_the_panel(stage: PanelStage, sale: Sale) -> None:
    request = order_refund(stage, sale)
    draft = stage.client.of(ReviewPayout)[-1].draft
    stage.store.on_event(DraftReviewed(DraftSummary(draft)))
    assert "Back to the account that paid" in stage.words()
    stage.press(Qt.Key.Key_Return)
    assert stage.client.of(SendPayout) == [SendPayout(draft=draft)]
    way = judgement(Outcome.PENDING, Reason.REFUND_ACCEPTED, Operation.REFUND)
    out = stage.out(
        draft_id=draft.draft_id, kind=PayoutKind.REFUND, refund_of="s1", classification=way, note=request.note
    )
    stage.store.on_event(PayoutChanged(out))
    assert "The refund is on its way" in stage.words()
    stage.click("Done")
    assert not stage.side.is_open


# where it is offered --------------------------------------------------------------------------------------------------


def page_with(qtbot: QtBot, told: Told) -> SalePage:
    page = SalePage(demo=False)
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    page.show_sale(told.sale, told.at, None, None)
    return page


def test_a_paid_sale_offers_it_once_it_is_allowed(qtbot: QtBot, time: Clock) -> None:
    page, asked = page_with(qtbot, paid()), list[object]()
    page.action_requested.connect(asked.append)
    assert Action.REFUND not in page.action_row.visible_buttons()
    assert Action.REFUND not in page.allowed_actions()
    page.set_offered(Action.REFUND, offered=True)
    assert Action.REFUND in page.allowed_actions()
    assert Action.REFUND not in page.action_row.visible_buttons(), "a refund is one press further than Next"
    page.action_row.action_pressed.emit(Action.REFUND)
    assert asked == [Action.REFUND]
    page.set_offered(Action.REFUND, offered=False)
    assert Action.REFUND not in page.allowed_actions()


def test_a_sale_that_is_not_paid_does_not(qtbot: QtBot, time: Clock) -> None:
    page = page_with(qtbot, Told("s1").shown().read("ACTIVE"))
    page.set_offered(Action.REFUND, offered=True)
    assert Action.REFUND not in page.action_row.visible_buttons()
    assert Action.REFUND not in page.allowed_actions()


def test_enter_on_a_paid_sale_is_the_next_customer_still(qtbot: QtBot, time: Clock) -> None:
    page, asked = page_with(qtbot, paid()), list[object]()
    page.set_offered(Action.REFUND, offered=True)
    page.action_requested.connect(asked.append)
    page.activate()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert asked == [Action.NEXT]


@pytest.mark.parametrize(("word", "offered"), [("PAID", True), ("ACTIVE", False)])
def test_the_orders_page_offers_it_for_paid_sales_only(driver: WindowDriver, word: str, offered: bool) -> None:
    Told("s1").shown().read(word).tell(driver.store)
    driver.window.show_page("orders")
    page, asked = driver.orders.page, list[object]()
    page.story_panel.pressed.connect(asked.append)
    page.choose("s1")
    assert "Refund" not in page.story_panel.menu.labels()
    assert Action.REFUND not in page.allowed_actions()
    page.story_panel.offer_refund(allowed=True)
    assert ("Refund" in page.story_panel.menu.labels()) is offered
    assert (Action.REFUND in page.allowed_actions()) is offered
    if offered:
        driver.choose_entry("Refund")
        assert asked == [Action.REFUND]
