"""The side panels over the whole program: window, worker, journal, HTTP to a real sandbox."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.domain.people.person import DEMO_PEOPLE, Permission
from paydesk.domain.sale.sale import Phase
from paydesk.ui.actions import Action
from paydesk.ui.conductors.panels import PanelConductor
from paydesk.ui.panels.cashgram import View
from tests.helpers.control import Control
from tests.helpers.fingers import type_text
from tests.helpers.looks import decoded, picture
from tests.helpers.windows import RunningWindow, running_window

PINS = [(person.person_id, pin) for person, pin in DEMO_PEOPLE]


@pytest.fixture
def running(qtbot: QtBot, sandbox: Any) -> Iterator[RunningWindow]:
    """The demo, with Asha at the till."""
    with running_window(qtbot, sandbox) as window:
        offices = window.window.features
        assert offices is not None
        window.until(lambda: bool(offices.people_book.people) and offices.money.can_pay)
        yield window


def panels(running: RunningWindow) -> PanelConductor:
    offices = running.window.features
    assert offices is not None
    return offices.money.panels


def books(sandbox: Any) -> list[dict[str, Any]]:
    answer = httpx.get(f"{sandbox.url}/_sandbox/payouts", trust_env=False)
    found: list[dict[str, Any]] = answer.raise_for_status().json()["cashgrams"]
    return found


def make_link(running: RunningWindow, amount: str = "500") -> None:
    """Fill the form, confirm, and wait for the code."""
    there = panels(running)
    there.open_cashgrams()
    form = there.cashgrams.new.form
    form.name.set_text("Asha Rao")
    form.phone.set_text("+91 98765 43210")
    form.amount.set_text(amount)
    form.submit()
    running.until(lambda: there.cashgrams.new.shows_summary)
    there.cashgrams.new.summary.submit()
    running.until(lambda: there.cashgrams.detail.link_view.is_shown)


def test_a_link_is_made_shown_and_ended(running: RunningWindow, sandbox: Any) -> None:
    make_link(running)
    detail = panels(running).cashgrams.detail
    assert detail.out is not None
    [link] = decoded(picture(detail.link_view.code))
    assert link == detail.link_view.link
    assert httpx.get(link, trust_env=False).is_success
    [made] = books(sandbox)
    assert made["amount_paise"] == 50_000
    detail.link_view.hide_code()
    detail.end_button.click()
    detail.yes_button.click()
    running.until(lambda: detail.chip.text() == "Ended")
    assert detail.link_view.link == ""
    assert books(sandbox)[0]["status"] != made["status"]


def type_pin(running: RunningWindow, person_id: str) -> None:
    """Somebody types their PIN where it is asked for."""
    type_text(QApplication.focusWidget() or running.window, dict(PINS)[person_id])
    QTest.keyClick(QApplication.focusWidget() or running.window, Qt.Key.Key_Return)


def test_a_second_person_sees_whom_it_is_for_and_lets_it_go_once(running: RunningWindow, sandbox: Any) -> None:
    there, offices = panels(running), running.window.features
    assert offices is not None
    there.open_cashgrams()
    form = there.cashgrams.new.form
    form.name.set_text("Asha Rao")
    form.phone.set_text("+91 98765 43210")
    form.amount.set_text("25001")
    form.submit()
    running.until(lambda: there.cashgrams.new.shows_summary)
    there.cashgrams.new.summary.submit()
    running.until(lambda: offices.people._second.panel is not None)
    panel = offices.people._second.panel
    assert panel is not None
    assert panel.to.text() == "Asha Rao, 98••••3210"
    assert not books(sandbox)
    type_pin(running, "ravi")
    running.until(lambda: there.cashgrams.detail.link_view.is_shown)
    out = there.cashgrams.detail.out
    assert out is not None
    assert (out.by, out.second_by) == ("Asha", "Ravi")
    assert [made["amount_paise"] for made in books(sandbox)] == [2_500_100]
    assert offices.people._second.panel is None


def test_an_older_link_is_shown_again_from_the_list(running: RunningWindow) -> None:
    make_link(running)
    there = panels(running)
    link = there.cashgrams.detail.link_view.link
    there.close()
    there.open_cashgrams()
    there.cashgrams.tabs.option("made").click()
    there.cashgrams.on_chosen(there.cashgrams.detail.out.payout_id if there.cashgrams.detail.out else "")
    assert there.cashgrams.view is View.DETAIL
    there.cashgrams.detail.link_button.click()
    running.until(lambda: there.cashgrams.detail.link_view.is_shown)
    assert there.cashgrams.detail.link_view.link == link


@pytest.mark.parametrize(("address", "word"), [("asha.rao@okbank", "VALID"), ("invalid@upi", "INVALID")])
def test_an_address_is_checked(running: RunningWindow, address: str, word: str) -> None:
    there = panels(running)
    there.open_upi()
    there.upi.put_address(address)
    there.upi.form.submit()
    running.until(lambda: there.upi.result.word.text() == word)
    assert there.upi.token.is_good is (word == "VALID")
    assert not there.upi.token.send_button.isVisible()  # Asha is a cashier


def begin_refund(running: RunningWindow, sandbox: Any, amount: str) -> None:
    """Take a sale, have it paid, and fill in its refund, up to the supervisor's PIN, which is Ravi's."""
    window, there = running.window, panels(running)
    running.new_sale()
    window.sell.amount.setText(amount)
    QTest.keyClick(window.sell.amount, Qt.Key.Key_Return)
    running.until(lambda: len(running.sales()) == 1 and running.sales()[0].phase is Phase.WAITING)
    control = Control(sandbox.url)
    control.phone(running.sales()[0].order_id)
    control.close()
    running.until(lambda: running.sales()[0].phase is Phase.PAID)
    running.until(lambda: Action.REFUND in window.sale_page.row.buttons())
    window.sale_page.row.buttons()[Action.REFUND].click()
    form = there.cashgrams.new.form
    running.until(form.isVisible)
    form.name.set_text("Asha Rao")
    form.phone.set_text("9876543210")
    asked: list[object] = []
    there.unlock_wanted.connect(asked.append)
    form.submit()
    running.until(lambda: asked == [Permission.REFUND])
    type_pin(running, "ravi")
    running.until(lambda: there.cashgrams.new.shows_summary)
    there.cashgrams.new.summary.submit()


def test_a_paid_sale_is_refunded_in_a_supervisors_name(running: RunningWindow, sandbox: Any) -> None:
    there = panels(running)
    begin_refund(running, sandbox, "1250")
    running.until(lambda: there.cashgrams.detail.link_view.is_shown)
    out = there.cashgrams.detail.out
    assert out is not None
    assert (out.refund_of, out.by) == (running.sales()[0].sale_id, "Ravi")
    assert books(sandbox)[0]["amount_paise"] == 125_000


def test_a_large_refund_has_two_supervisors_and_is_made_once(running: RunningWindow, sandbox: Any) -> None:
    there, offices = panels(running), running.window.features
    assert offices is not None
    begin_refund(running, sandbox, "30000")
    running.until(lambda: offices.people._second.panel is not None)
    panel = offices.people._second.panel
    assert panel is not None
    assert panel.who.tiles.ids == ["meera"], "neither the cashier nor the one who opened it"
    type_pin(running, "meera")
    running.until(lambda: there.cashgrams.detail.link_view.is_shown)
    out = there.cashgrams.detail.out
    assert out is not None
    assert (out.by, out.second_by) == ("Ravi", "Meera")
    there.open_refund(running.sales()[0])
    assert str(there.cashgrams.new.form.amount.amount()) == "₹0.00", "nothing is left"
    assert [made["amount_paise"] for made in books(sandbox)] == [3_000_000]
