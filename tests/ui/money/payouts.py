"""Driver of the supervisor's page in a visible window, with a recorder that holds its commands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import CheckUpi, ListPayouts, ReviewPayout
from paydesk.domain.fact import Stamp
from paydesk.domain.messages import Answered
from paydesk.domain.money import Money
from paydesk.domain.payout.answers import Balance, ValidationResult
from paydesk.domain.payout.listing import PayoutQuery, PayoutSums
from paydesk.domain.payout.messages import (
    DraftReviewed,
    PayoutChanged,
    PayoutList,
    PayoutsLoaded,
    SourceBalance,
    UpiCheck,
)
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, ServiceReply
from paydesk.domain.payout.payout import ApprovalReason, Draft, DraftSummary, Payout, PayoutKind, kind_of
from paydesk.domain.payout.requests import InternalTransfer
from paydesk.domain.settings.settings import PRODUCTION_HOSTS, FundSource, MoneyOut, Settings
from paydesk.ui.forms.form_layout import FoldedPart
from paydesk.ui.money.identity import IdentityTab
from paydesk.ui.money.page import ACTIVITY, IDENTITY, SEND, PayoutsPage
from paydesk.ui.money.store import PayoutStore
from tests.helpers.recorder import Recorder
from tests.ui.driver import Clock, paint_at_the_end

SOURCES = (FundSource("SRC1", "Main fund source"), FundSource("SRC2", "Salaries"))
SETTINGS = Settings(money_out=MoneyOut(PRODUCTION_HOSTS, fund_sources=SOURCES))
ENTER, ESC, TAB, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Down
SPACE, RIGHT = Qt.Key.Key_Space, Qt.Key.Key_Right


def judged(
    outcome: Outcome,
    reason: Reason,
    field: str = "",
    operation: Operation = Operation.DIRECT_TRANSFER_V1_2,
) -> Classification:
    return Classification(outcome, reason, field, ServiceReply(operation))


DONE = judged(Outcome.DONE, Reason.DONE)
TIMED_OUT = judged(Outcome.UNKNOWN, Reason.TIMED_OUT)


FOLDED = {"Mode", "From", "Phone", "Phone (optional)", "E-mail (optional)", "Address (optional)"}
"""Fields of a transfer that "More details" opens."""


class ShownPayouts:
    """The page, and the commands that it sent."""

    def __init__(
        self,
        qtbot: QtBot,
        time: Clock,
        settings: Settings = SETTINGS,
        *,
        demo: bool = False,
        width: int = 1274,
        part: str = SEND,
    ) -> None:
        self.qtbot, self.time = qtbot, time
        self.window = QWidget()
        paint_at_the_end(qtbot, self.window)
        self.store = PayoutStore(self.window)
        self.client = Recorder()
        self.page = PayoutsPage(self.store, self.client, settings, demo=demo, parent=self.window)
        self.seconds: list[DraftSummary] = []
        self.unlocks: list[object] = []
        self.files: list[Any] = []
        self.page.flows.second_person_requested.connect(lambda summary, _give: self.seconds.append(summary))
        self.page.flows.unlock_requested.connect(lambda permission, _then: self.unlocks.append(permission))
        self.page.flows.save_requested.connect(self.files.append)
        column = QVBoxLayout(self.window)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        self.window.resize(width, 706)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is self.window)
        self.part(part)

    def settle(self) -> None:
        """Process events until the window is idle."""
        for _ in range(3):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # What a person does ---------------------------------------------------------------------------------------------

    @property
    def focus(self) -> QWidget:
        """Return the name of the focused control."""
        found = QApplication.focusWidget()
        assert found is not None
        return found

    def press(self, *keys: Qt.Key) -> None:
        """Press keys at the focused widget."""
        for key in keys:
            QTest.keyClick(self.focus, key)
            self.settle()

    def type(self, text: str) -> None:
        """Type at the focused widget."""
        QTest.keyClicks(self.focus, text)
        self.settle()

    def go_to(self, name: str) -> None:
        """Press Tab until the control of this name has the focus; folded fields are opened."""
        for part in self.page.findChildren(FoldedPart):
            if part.isVisible() and name in FOLDED:
                part.set_open(is_open=True)
        for _ in range(60):
            if self.focus.accessibleName() == name:
                return
            self.press(TAB)
        raise AssertionError(f"Tab never reaches {name!r}")

    def fill(self, **texts: str) -> None:
        """Go to each field by Tab and replace its text; `_` in a name is a space."""
        for name, text in texts.items():
            self.go_to(name.replace("_", " "))
            if isinstance(self.focus, QLineEdit):
                self.focus.clear()
            self.type(text)

    def part(self, name: str) -> None:
        self.page.show_tab(name)
        self.page.activate()
        self.settle()

    def choose(self, name: str, option: str) -> None:
        """Go to a list by Tab and choose an entry by its text."""
        self.go_to(name)
        box = self.focus
        assert isinstance(box, QComboBox)
        for _ in range(box.count()):
            if box.currentText() == option:
                return
            self.press(DOWN)
        raise AssertionError(f"{name} does not offer {option!r}")

    def list_payouts(self, sums: PayoutSums | None = None) -> None:
        """Show the list with payouts of each state."""
        outs = many_outs(self.time.now)
        self.tell(outs)
        self.part(ACTIVITY)
        self.listed(outs.payouts, sums)

    def listed(self, rows: tuple[Payout, ...], sums: PayoutSums | None = None) -> PayoutQuery:
        """Deliver the list that was queried last."""
        command = self.client.of(ListPayouts)[-1]
        self.tell(Answered(command.ask_id, PayoutList(command.query, rows, sums or PayoutSums(), ("Ravi",))))
        return command.query

    def ask_by_beneficiary(self) -> None:
        """Open the beneficiary history."""
        if self.page.current_tab != ACTIVITY:
            self.part(ACTIVITY)
        self.page.activity.on_by_beneficiary()
        self.settle()

    @property
    def identity(self) -> IdentityTab:
        found = self.page.tabs.get(IDENTITY)
        assert isinstance(found, IdentityTab)
        return found

    # What is seen ---------------------------------------------------------------------------------------------------

    def words(self) -> str:
        """Return all visible texts."""
        labels = [one.text() for one in self.page.findChildren(QLabel) if one.isVisible()]
        return "\n".join([*labels, *(one.text() for one in self.page.findChildren(QAbstractButton) if one.isVisible())])

    def button(self, name: str) -> QAbstractButton:
        """Return a button by its label."""
        found = [b for b in self.page.findChildren(QAbstractButton) if b.isVisible() and b.text() == name]
        assert len(found) == 1, f"{len(found)} buttons {name!r}"
        return found[0]

    @property
    def stage(self) -> str:
        """Return the stage of the current tab: "form", "question" or "outcome"."""
        if "Is this right?" in self.words():
            return "question"
        return "outcome" if "Our number" in self.words() else "form"

    def edit(self, name: str) -> QLineEdit:
        """Return a field of the current tab by name, visible or not."""
        part = self.page.tabs.get(self.page.current_tab)
        found = [one for one in part.findChildren(QLineEdit) if one.accessibleName() == name]
        assert len(found) == 1, f"{len(found)} fields {name!r}"
        return found[0]

    def wrong(self, name: str) -> str:
        """Return the message of a field as a screen reader hears it."""
        return self.edit(name).accessibleDescription()

    def buttons(self) -> list[str]:
        """Return the labels of all visible, enabled buttons."""
        return [b.text() for b in self.page.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]

    # What the counter says ------------------------------------------------------------------------------------------

    def tell(self, *events: object) -> None:
        """Deliver events."""
        for event in events:
            self.store.on_event(event)
        self.settle()

    def draft(self) -> Draft:
        """Return the draft that was sent for review last."""
        found = self.client.of(ReviewPayout)[-1].draft
        assert isinstance(found, Draft)
        return found

    def reviewed(self, *objections: ApprovalReason) -> None:
        """Deliver a review without objections."""
        self.tell(DraftReviewed(DraftSummary(self.draft(), objections)))

    def checked(self, name: str = "Asha Rao", *, valid: bool = True, life: int = 3_600_000) -> None:
        """Deliver the answer to the last check."""
        command = self.client.of(CheckUpi)[-1]
        check_id, vpa = command.ask_id, command.vpa
        word = "VALID" if valid else "INVALID"
        judgement = judged(
            Outcome.DONE if valid else Outcome.FIX_FIELD,
            Reason.DONE if valid else Reason.ADDRESS_INVALID,
            "" if valid else "vpa",
            Operation.VALIDATE_V2,
        )
        found = ValidationResult(judgement, word, vpa, name if valid else "")
        self.tell(Answered(check_id, UpiCheck(self.time.now, found, token_until=self.time.now + life)))

    def became(self, judgement: Classification | None, **more: Any) -> Payout:
        """Deliver an outcome of the draft."""
        out = out_of(self.draft(), judgement, self.time.now, **more)
        self.tell(PayoutChanged(out))
        return out

    def balance(self, instrument_id: str, paise: int) -> None:
        """Deliver a balance."""
        judgement = judged(Outcome.DONE, Reason.DONE, "", Operation.BALANCE)
        self.tell(SourceBalance(instrument_id, self.time.now, Balance(judgement, Money(paise))))


def out_of(draft: Draft, judgement: Classification | None, now: int, **more: Any) -> Payout:
    """Return the payout that the counter has of a sent draft."""
    settled = judgement is not None and judgement.settled
    out = Payout(
        payout_id="t_20261120_1_k7q",
        kind=kind_of(draft.request),
        refund_of=draft.refund_of,
        order_id=getattr(draft.request, "order_id", ""),
        note=getattr(draft.request, "note", ""),
        draft_id=draft.draft_id,
        amount=draft.request.amount,
        payee=draft.request.to_payment_instrument_id
        if isinstance(draft.request, InternalTransfer)
        else "Asha Rao, as••••@okbank",
        source=getattr(draft.request, "payment_instrument_id", ""),
        mode=str(getattr(draft.request, "mode", "")),
        by="Ravi",
        wanted_at=now,
        sends=1,
        sent=Stamp(now),
        classification=judgement,
        settlement=Stamp(now) if settled else None,
    )
    return replace(out, **more)


def many_outs(now: int) -> PayoutsLoaded:
    """Return an outbox with payouts of each state."""
    rows = [
        (PayoutKind.DIRECT, 500_000, "Asha Rao, as••••@okbank", "upi", judged(Outcome.UNKNOWN, Reason.TIMED_OUT)),
        (PayoutKind.DIRECT, 1_250_000, "Vikram Iyer, ••••9012", "imps", judged(Outcome.PENDING, Reason.AT_THE_BANK)),
        (
            PayoutKind.INTERNAL,
            2_000_000,
            "SRC2",
            "",
            judged(Outcome.UNKNOWN, Reason.LINE_CUT, "", Operation.INTERNAL_TRANSFER),
        ),
        (
            PayoutKind.CASHGRAM,
            64_000,
            "Meena Joshi, 98••••3210",
            "",
            judged(Outcome.PENDING, Reason.LINK_OPEN, "", Operation.CASHGRAM_STATUS),
        ),
        (PayoutKind.LOAN, 5_000_000, "BENE42", "banktransfer", judged(Outcome.DONE, Reason.DONE, "", Operation.LOAN)),
        (PayoutKind.DIRECT, 90_000, "Ravi Kumar, ra••••@okbank", "upi", judged(Outcome.FAILED, Reason.BANK_FAILED)),
        (
            PayoutKind.DIRECT,
            75_000,
            "Ravi Kumar, ra••••@okbank",
            "upi",
            judged(Outcome.NOT_ALLOWED, Reason.IP_NOT_ALLOWED),
        ),
    ]
    outs = []
    for number, (kind, paise, to, mode, judgement) in enumerate(rows):
        at = now - number * 600_000 - 120_000
        settled = at if judgement.settled else None
        outs.append(
            Payout(
                payout_id=f"t_20261120_{9 - number}_k7q",
                kind=kind,
                draft_id=f"d{number}",
                amount=Money(paise),
                payee=to,
                source="SRC1" if kind is PayoutKind.INTERNAL else "",
                mode=mode,
                by="Ravi",
                wanted_at=at,
                sends=1,
                sent=Stamp(at),
                classification=judgement,
                settlement=None if settled is None else Stamp(settled),
                reference_id="10024" if judgement.outcome is not Outcome.UNKNOWN else "",
            )
        )
    return PayoutsLoaded(tuple(outs))
