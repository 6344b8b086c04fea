"""Side panels in the whole program: window, worker, journal, HTTP to a real sandbox."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import DeactivateCashgram
from paydesk.domain.money import Money
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.people.person import DEMO_PEOPLE, Permission
from paydesk.domain.sale.sale import Phase
from paydesk.ui.money.panels import SidePanels
from paydesk.ui.orders.panel import StoryPanel
from paydesk.ui.people.lock import SecondPersonPanel
from tests.helpers.control import Control
from tests.helpers.fingers import type_text
from tests.helpers.keyboard import Keyboard
from tests.helpers.looks import decoded, picture
from tests.helpers.payout_rig import PayoutControl
from tests.helpers.plain import NO_TLS
from tests.helpers.windows import RunningWindow, staffed_window

PINS = [(person.person_id, pin) for person, pin in DEMO_PEOPLE]


@pytest.fixture
def running(qtbot: QtBot, sandbox: Any) -> Iterator[RunningWindow]:
    with staffed_window(qtbot, sandbox) as window:
        yield window


def panels(running: RunningWindow) -> SidePanels:
    return running.features.money.panels


def names(widget: QWidget) -> str:
    """Return the accessible names of the parts of a widget."""
    return " ".join(part.accessibleName() for part in widget.findChildren(QWidget))


def books(sandbox: Any) -> list[dict[str, Any]]:
    answer = httpx.get(f"{sandbox.url}/_sandbox/payouts", trust_env=False, verify=NO_TLS)
    found: list[dict[str, Any]] = answer.raise_for_status().json()["cashgrams"]
    return found


def keyboard(running: RunningWindow) -> Keyboard:
    return Keyboard(running.qtbot, running.window)


def fill(running: RunningWindow, amount: str = "500") -> None:
    """Fill the link form and go on to the confirmation."""
    panels(running).open_cashgrams()
    keys = keyboard(running)
    for name, text in (("Name", "Asha Rao"), ("Phone", "+91 98765 43210"), ("Amount", amount)):
        keys.fill(name, text)
    keys.press(Qt.Key.Key_Return)
    keys.sees("Is this right?")


def make_link(running: RunningWindow, amount: str = "500") -> None:
    """Fill, confirm, and wait for the code."""
    fill(running, amount)
    keyboard(running).press(Qt.Key.Key_Return)
    running.until(lambda: code(running) != [])


def code(running: RunningWindow) -> list[str]:
    """Return the code as a phone reads it."""
    return decoded(picture(running.features.money.side_panel))


def made_last(running: RunningWindow) -> Payout:
    return max(running.features.payout_store.payouts.values(), key=lambda out: out.wanted_at)


@pytest.mark.waits
def test_a_link_is_made_shown_and_ended(running: RunningWindow, sandbox: Any) -> None:
    make_link(running)
    [link] = code(running)
    assert httpx.get(link, trust_env=False, verify=NO_TLS).is_success
    [made] = books(sandbox)
    assert made["amount_paise"] == 50_000
    keys = keyboard(running)
    keys.press(Qt.Key.Key_Space)
    for name in ("Cancel payout link", "Yes, cancel"):
        keys.go_to(name)
        keys.press(Qt.Key.Key_Return)
    keys.sees("The payout link is cancelled")
    assert code(running) == []
    assert books(sandbox)[0]["status"] != made["status"]


def type_pin(running: RunningWindow, person_id: str) -> None:
    type_text(QApplication.focusWidget() or running.window, dict(PINS)[person_id])
    keyboard(running).press(Qt.Key.Key_Return)


@pytest.mark.waits
def test_a_second_person_sees_the_payee_and_approves_once(running: RunningWindow, sandbox: Any) -> None:
    features = running.features
    fill(running, "25001")
    keyboard(running).press(Qt.Key.Key_Return)
    running.until(lambda: features.people.panel is not None)
    panel = features.people.panel
    assert isinstance(panel, SecondPersonPanel)
    assert panel.payee.text() == "Asha Rao, 9876543210", "whole: it is to be compared"
    assert not books(sandbox)
    type_pin(running, "ravi")
    keyboard(running).sees("For the customer to scan")
    out = made_last(running)
    assert (out.by, out.second_by) == ("Asha", "Ravi")
    assert [made["amount_paise"] for made in books(sandbox)] == [2_500_100]
    assert features.people.panel is None


@pytest.mark.waits
def test_an_older_link_is_shown_again_from_the_list(running: RunningWindow) -> None:
    make_link(running)
    [link] = code(running)
    panels(running).close()
    panels(running).open_cashgrams()
    keys = keyboard(running)
    panels(running).cashgrams.tabs.option("made").click()
    keys.go_to("Links made here")
    keys.press(Qt.Key.Key_Return)
    keys.go_to("Show the link to the customer")
    keys.press(Qt.Key.Key_Return)
    running.until(lambda: code(running) == [link])


@pytest.mark.parametrize(("address", "word"), [("asha.rao@okbank", "VALID"), ("invalid@upi", "INVALID")])
def test_an_address_is_checked(running: RunningWindow, address: str, word: str) -> None:
    there = panels(running)
    there.open_upi()
    there.upi.fill_address(address)
    there.upi.form.submit()
    running.until(lambda: there.upi.result.verdict.text() == word)
    assert there.upi.token.isHidden()  # Asha is a cashier


def begin_refund(running: RunningWindow, sandbox: Any, amount: str, part: str = "", *, by_link: bool = True) -> None:
    """Take and pay a sale, and fill in its refund (of `part`), up to the PIN of Ravi, a supervisor."""
    there = panels(running)
    running.new_sale()
    running.form.submit(amount)
    running.until(lambda: len(running.sales()) == 1 and running.sales()[0].phase is Phase.WAITING)
    control = Control(sandbox.url)
    control.phone(running.sales()[0].order_id)
    control.close()
    keyboard(running).press(Qt.Key.Key_F5)
    running.until(lambda: running.sales()[0].phase is Phase.PAID)
    running.features.refund()
    keys = keyboard(running)
    keys.sees("It goes back to the account that paid.")
    if by_link:
        keys.go_to("Refund by payout link instead")
        keys.press(Qt.Key.Key_Space)
        keys.sees("Paid from the payout account.")
        keys.fill("Name", "Asha Rao")
        keys.fill("Phone", "9876543210")
    if part:
        keys.fill("Amount", part)
    asked: list[object] = []
    there.unlock_requested.connect(lambda permission, _then: asked.append(permission))
    keys.press(Qt.Key.Key_Return)
    running.until(lambda: asked == [Permission.REFUND])
    type_pin(running, "ravi")
    keys.sees("Is this right?")
    keys.press(Qt.Key.Key_Return)


@pytest.mark.waits
def test_a_paid_sale_is_refunded_in_a_supervisors_name(running: RunningWindow, sandbox: Any) -> None:
    begin_refund(running, sandbox, "1250")
    keyboard(running).sees("For the customer to scan")
    out = made_last(running)
    assert (out.refund_of, out.by) == (running.sales()[0].sale_id, "Ravi")
    assert books(sandbox)[0]["amount_paise"] == 125_000


@pytest.mark.waits
def test_a_refund_goes_back_to_the_account_that_paid(running: RunningWindow, sandbox: Any) -> None:
    begin_refund(running, sandbox, "1250", part="450", by_link=False)
    keys = keyboard(running)
    keys.sees("The refund is on its way")
    out = made_last(running)
    assert (out.kind, out.by, out.note) == (PayoutKind.REFUND, "Ravi", "Goods returned")
    control = PayoutControl(sandbox.url)
    assert [(each["refund_id"], each["refund_amount"]) for each in control.refunds()] == [(out.payout_id, 450)]
    control.advance(5_000)
    control.close()
    keys.go_to("Check now")
    keys.press(Qt.Key.Key_Space)
    keys.sees("The customer has the money back")
    panels(running).close()
    running.window.show_page("orders")
    story = running.orders.page.story_panel
    running.orders.page.choose(out.refund_of)
    running.until(lambda: story.refunded.text() == "Part refunded: ₹450.00 of ₹1,250.00. ₹800.00 left to refund.")
    running.until(lambda: any("Ravi refunded ₹450.00: Goods returned" in row.text for row in rows_of(story)))


def rows_of(story: StoryPanel) -> list[Any]:
    return list(story.view.rows_model.rows)


@pytest.mark.waits
def test_a_partial_refund_is_shown_everywhere_and_its_rest_offered(running: RunningWindow, sandbox: Any) -> None:
    """List, sums, history and form follow at once; ending the link undoes the refund."""
    there = panels(running)
    begin_refund(running, sandbox, "1250", part="450")
    keyboard(running).sees("For the customer to scan")
    sale, out = running.sales()[0], made_last(running)
    there.close()
    running.window.show_page("orders")
    orders = running.orders.page
    orders.choose(sale.sale_id)
    left = "Part refunded: ₹450.00 of ₹1,250.00. ₹800.00 left to refund."
    running.until(lambda: orders.story_panel.refunded.text() == left)
    status = next(column for column in orders.view.rows_model.columns if column.title == "Status")
    running.until(lambda: [status.text(row) for row in orders.view.rows_model.rows] == ["Refunded: ₹450.00"])
    running.until(lambda: any(out.payout_id in row.text for row in orders.story_panel.view.rows_model.rows))
    running.until(lambda: "1 refunded ₹450.00, 1 paid ₹800.00" in names(orders.sums))
    running.features.refund()
    assert there.refunds.refund_form.form.values().money("amount") == Money(800_00)
    there.close()
    running.window.host.client.send(DeactivateCashgram(payout_id=out.payout_id))
    running.until(lambda: [status.text(row) for row in orders.view.rows_model.rows] == ["Paid"])
    running.until(lambda: any("Nothing was refunded." in row.text for row in orders.story_panel.view.rows_model.rows))


@pytest.mark.waits
def test_a_large_refund_has_two_supervisors_and_is_made_once(running: RunningWindow, sandbox: Any) -> None:
    there, features = panels(running), running.features
    begin_refund(running, sandbox, "30000")
    running.until(lambda: features.people.panel is not None)
    panel = features.people.panel
    assert isinstance(panel, SecondPersonPanel)
    assert panel.pin_entry.tiles.ids == ["meera"], "neither the cashier nor the one who opened it"
    type_pin(running, "meera")
    keyboard(running).sees("For the customer to scan")
    out = made_last(running)
    assert (out.by, out.second_by) == ("Ravi", "Meera")
    there.open_refund(running.sales()[0])
    assert there.cashgrams.flow.payout_form.form.values().money("amount") == Money(0), "nothing is left"
    assert [made["amount_paise"] for made in books(sandbox)] == [3_000_000]
