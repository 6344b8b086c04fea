"""Second person in the whole program: they see what the sender saw, and a wrong PIN keeps the focus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import UnlockPages
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.people.person import DEMO_PEOPLE
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.page import SEND
from paydesk.ui.money.transfer import TransferForm
from paydesk.ui.people.lock import SecondPersonPanel
from tests.helpers.fingers import type_text
from tests.helpers.windows import RunningWindow, staffed_window

PINS = {person.person_id: pin for person, pin in DEMO_PEOPLE}


@pytest.fixture
def running(qtbot: QtBot, sandbox: Any) -> Iterator[RunningWindow]:
    """Run the demo, with Asha at the counter and Ravi's pages unlocked."""
    with staffed_window(qtbot, sandbox) as window:
        window.program.worker.send(UnlockPages(ask_id="r", person_id="ravi", pin=PINS["ravi"]))
        window.until(lambda: window.features.people_store.unlocker() is not None)
        yield window


def asked_about(running: RunningWindow, name: str) -> MoneyFlow:
    """Open the confirmation of a transfer above the limits to this name."""
    running.window.show_page("payouts")
    page = running.features.money.page
    assert page is not None
    page.fill_transfer("success@upi", name)
    flow = page.tabs.get(SEND)
    assert isinstance(flow, MoneyFlow)
    kind = flow.payout_form
    flow.payout_form.form.set_values({"amount": Money(6_000_000)})
    flow.update_dependents()
    running.until(lambda: isinstance(kind, TransferForm) and bool(kind.name_check.validated))
    flow.submit()
    running.until(lambda: flow.stage == "question")
    return flow


def second_panel(running: RunningWindow, flow: MoneyFlow) -> SecondPersonPanel:
    """Confirm, and return the panel for the second person."""
    if not flow.confirmation_page.agree_box.isHidden():
        flow.confirmation_page.agree_box.setChecked(True)
    flow.confirmation_page.submit()
    running.until(lambda: running.features.people.panel is not None)
    panel = running.features.people.panel
    assert isinstance(panel, SecondPersonPanel)
    return panel


def type_pin(pin: str, *, ends: bool = True) -> None:
    """Type a PIN at the focused widget."""
    focus = QApplication.focusWidget()
    assert focus is not None
    type_text(focus, pin)
    if ends:
        QTest.keyClick(QApplication.focusWidget() or focus, Qt.Key.Key_Return)


@pytest.mark.waits
def test_the_second_person_sees_the_bank_s_name_and_that_it_differs(running: RunningWindow) -> None:
    flow = asked_about(running, "Mohan Lal")
    at_bank = flow.confirmation_page.bank.title()
    panel = second_panel(running, flow)
    assert panel.bank.isVisible()
    assert panel.bank.title() == "Different name!"
    assert panel.bank.text() == f"Ravi typed Mohan Lal\n{at_bank}"
    assert not panel.pin_entry.pad.button.isEnabled(), "not before the PIN is whole"
    assert [pair for pair in flow.confirmation_page.pairs.pairs if pair[1] != "success@upi"] == list(panel.pairs.pairs)
    assert panel.pin_entry.pad.button.text() == flow.confirmation_page.send_button.text() == "Send ₹60,000.00"
    panel.on_escape()
    assert at_bank not in panel.bank.text(), "nothing of it stays"


@pytest.mark.waits
def test_a_matching_bank_name_is_shown_and_needs_no_check_box(running: RunningWindow) -> None:
    flow = asked_about(running, "Meena Devi")
    panel = second_panel(running, flow)
    assert panel.bank.title() == flow.confirmation_page.bank.title()
    assert not panel.bank.text()


@pytest.mark.waits
def test_after_a_wrong_pin_the_second_person_types_on(running: RunningWindow) -> None:
    """Regression: the focus moved to the confirmation behind the panel."""
    flow = asked_about(running, "Mohan Lal")
    panel = second_panel(running, flow)
    for wrong in ("1113", "1114"):
        type_pin(wrong)
        running.until(lambda: panel.pin_entry.pad.title.text() == "That PIN is wrong.")
        running.until(lambda: not flow.busy)
        assert panel.pin_entry.pad.edit.digit_count == 0
        assert QApplication.focusWidget() is panel.pin_entry.pad.edit
        type_pin("48", ends=False)
        assert panel.pin_entry.pad.edit.digit_count == 2
        panel.pin_entry.pad.edit.forget()
    type_pin(PINS["meera"])
    outs = running.features.payout_store
    running.until(lambda: any(out.outcome is Outcome.DONE for out in outs.payouts.values()))
    assert running.features.people.panel is None
