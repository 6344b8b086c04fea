"""All nine parts of the service, each from the window, by keyboard alone, on a real screen, to the books.

See docs/service.md#overview.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.domain.clock import date_of, now_ms
from paydesk.domain.money import Money
from paydesk.domain.people.person import DEMO_PEOPLE
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui.money.history import HistoryTab
from paydesk.ui.money.page import ACTIVITY, PayoutsPage
from paydesk.ui.words.base import money_words
from tests.helpers.control import Control
from tests.helpers.keyboard import Keyboard
from tests.helpers.plain import NO_TLS
from tests.helpers.windows import RunningWindow, staffed_window

pytestmark = pytest.mark.xvfb

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PINS = {person.person_id: pin for person, pin in DEMO_PEOPLE}


@pytest.fixture
def running(qtbot: QtBot, sandbox: Any) -> Iterator[RunningWindow]:
    """Yield the demo, with Asha at the counter, once it knows its people and its keys."""
    with staffed_window(qtbot, sandbox) as window:
        yield window


@pytest.fixture
def keyboard(qtbot: QtBot, running: RunningWindow) -> Keyboard:
    """Its keyboard."""
    return Keyboard(qtbot, running.window)


def sale(running: RunningWindow, phase: Phase, number: int = 0) -> Sale:
    """Wait until the sale of this number (from 0) is in this phase."""
    running.until(lambda: len(running.sales()) > number and running.sales()[number].phase is phase)
    return running.sales()[number]


def open_payouts(keyboard: Keyboard, tab: str) -> None:
    """Press Ctrl+P, type Ravi's PIN, and choose the tab; loan and identity are switched on."""
    keyboard.press(Qt.Key.Key_P, modifier=CTRL)
    keyboard.sees("This needs a supervisor's PIN")
    keyboard.type(PINS["ravi"])
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("Unlocked by Ravi")
    [page] = [each for each in QApplication.allWidgets() if isinstance(each, PayoutsPage) and each.isVisible()]
    page.tab_bar.option(tab.lower()).setVisible(True)
    keyboard.go_to(tab)


def payouts(sandbox: Any) -> dict[str, Any]:
    """Return the sandbox's books of the payout side."""
    answer = httpx.get(f"{sandbox.url}/_sandbox/payouts", trust_env=False, verify=NO_TLS)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def test_1_terminate_an_unpaid_order(running: RunningWindow, keyboard: Keyboard, control: Control) -> None:
    keyboard.type("1250")
    keyboard.press(Qt.Key.Key_Return)
    sale(running, Phase.WAITING)
    running.until(lambda: running.window.page == "sale")  # else the first key is pressed on the page before it
    keyboard.press(Qt.Key.Key_F8, Qt.Key.Key_F8)
    running.until(lambda: running.sales()[0].phase in {Phase.CANCELLING, Phase.CANCELLED})
    control.advance(60_000)
    keyboard.press(Qt.Key.Key_F5)
    ended = sale(running, Phase.CANCELLED)
    assert {order["order_id"]: order["order_status"] for order in control.books()["orders"]} == {
        ended.order_id: "TERMINATED"
    }


def test_2_a_terminal_transaction_as_qr_and_as_link(
    running: RunningWindow, keyboard: Keyboard, control: Control
) -> None:
    keyboard.type("1250")
    keyboard.press(Qt.Key.Key_Return)
    sale(running, Phase.WAITING)
    keyboard.press(Qt.Key.Key_F4)
    keyboard.type("80")
    keyboard.press(Qt.Key.Key_F3)
    sale(running, Phase.WAITING, 1)
    made = {(each["amount_paise"], each["payment_method"]) for each in control.books()["transactions"]}
    assert made == {(125_000, "QR_CODE"), (8_000, "LINK")}


def test_3_exchange_an_authorisation_code(running: RunningWindow, keyboard: Keyboard, sandbox: Any) -> None:
    code = allowed_code(sandbox)
    open_payouts(keyboard, "Identity")
    keyboard.fill("Authorisation code", code)
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("A token is here")
    [session] = httpx.get(f"{sandbox.url}/_sandbox/identity", trust_env=False, verify=NO_TLS).json()["sessions"]
    assert str(session["reference_id"]) in keyboard.screen()


def allowed_code(sandbox: Any) -> str:
    """Agree on the page of consent as a customer, and return the code that the shop's callback got."""
    keys = {"x-client-id": sandbox.client_id, "x-client-secret": sandbox.client_secret, "x-api-version": "2024-12-01"}
    body = {"verification_id": "v-1", "user": {"identifier_type": "MOBILE", "identifier_value": "9876543210"}}
    begun = httpx.post(
        f"{sandbox.url}/verification/oauth2/session", json=body, headers=keys, trust_env=False, verify=NO_TLS
    ).json()
    httpx.post(f"{sandbox.url}/consent/{begun['session_id']}", data={"action": "allow"}, trust_env=False, verify=NO_TLS)
    [session] = httpx.get(f"{sandbox.url}/_sandbox/identity", trust_env=False, verify=NO_TLS).json()["sessions"]
    return str(session["auth_code"])


def test_4_check_a_upi_address_and_a_phone(running: RunningWindow, keyboard: Keyboard) -> None:
    keyboard.press(Qt.Key.Key_F12)
    keyboard.type("asha.rao@okbank")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("ASHA RAO")
    keyboard.sees("VALID")
    keyboard.go_to("Phone")
    keyboard.press(Qt.Key.Key_Tab)  # from the option to its field, of the same name
    keyboard.type("9876543210")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: "ASHA RAO" not in keyboard.screen() and "VALID" in keyboard.screen())
    keyboard.press(Qt.Key.Key_Escape)
    keyboard.until(running.form.amount_field.hasFocus)


def test_5_send_money_to_a_beneficiary(running: RunningWindow, keyboard: Keyboard, sandbox: Any) -> None:
    open_payouts(keyboard, "Send")
    keyboard.fill("Name", "Meena Devi")
    keyboard.fill("UPI address or account number", "success@upi")
    keyboard.fill("Amount", "5000")
    keyboard.sees("Bank says")
    keyboard.go_to("Amount")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("Is this right?")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: len(payouts(sandbox)["transfers"]) == 1)
    [sent] = payouts(sandbox)["transfers"]
    assert sent["amount_paise"] == 500_000


def test_6_move_money_between_fund_sources(running: RunningWindow, keyboard: Keyboard, sandbox: Any) -> None:
    open_payouts(keyboard, "Transfer")
    keyboard.fill("Amount", "1200.50")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("Is this right?")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: len(payouts(sandbox)["internal_transfers"]) == 1)
    assert payouts(sandbox)["internal_transfers"][0]["amount_paise"] == 120_050


def lend(keyboard: Keyboard, sandbox: Any) -> None:
    """₹10,000 to the demo's beneficiary, less a charge."""
    open_payouts(keyboard, "Loan")
    keyboard.fill("Beneficiary id", "gupta1")
    keyboard.fill("Amount of the loan", "10000")
    keyboard.push("Add a charge")
    keyboard.fill("Party of charge 1", "Agent")
    keyboard.fill("Amount of charge 1", "250")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("₹9,750.00")
    keyboard.sees("Is this right?")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: len(payouts(sandbox)["charges"]) == 1)


def test_7_disburse_a_loan(running: RunningWindow, keyboard: Keyboard, sandbox: Any) -> None:
    lend(keyboard, sandbox)
    books = payouts(sandbox)
    assert [(charge["party"], charge["paise"]) for charge in books["charges"]] == [("Agent", 25_000)]
    assert len(books["transfers"]) == 1


def test_8_create_a_payment_link(running: RunningWindow, keyboard: Keyboard, sandbox: Any) -> None:
    keyboard.press(Qt.Key.Key_F12, modifier=SHIFT)
    keyboard.fill("Name", "Asha Rao")
    keyboard.fill("Phone", "9876543210")
    keyboard.fill("Amount", "300")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("₹300.00")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: len(payouts(sandbox)["cashgrams"]) == 1)
    [made] = payouts(sandbox)["cashgrams"]
    assert made["amount_paise"] == 30_000


def test_9_list_the_history_of_a_beneficiary(running: RunningWindow, keyboard: Keyboard, sandbox: Any) -> None:
    lend(keyboard, sandbox)
    keyboard.sees("Our number")
    page = running.get_page("payouts")
    assert isinstance(page, PayoutsPage)
    page.show_tab(ACTIVITY)
    page.activity.on_by_beneficiary()
    keyboard.fill("Beneficiary id", "gupta1")
    keyboard.press(Qt.Key.Key_Return)
    [paid] = payouts(sandbox)["transfers"]
    history = page.findChild(HistoryTab)
    assert history is not None
    rows = history.table.view.rows_model
    keyboard.until(lambda: rows.rowCount() == 1)
    shown = [rows.index(0, column).data() for column in range(rows.columnCount())]
    assert money_words(Money(paid["amount_paise"])) in shown
    end = date_of(now_ms()) - timedelta(days=1)
    keyboard.fill("To", f"{end:%d-%m-%Y}")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("There are no transfers on this page")
