"""Driver of a window with a page, a list and the side panel; a recorder stands for the counter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import CheckUpi, ReviewPayout
from paydesk.domain.messages import Answered
from paydesk.domain.money import Money
from paydesk.domain.payout.answers import ValidationResult
from paydesk.domain.payout.messages import DraftReviewed, LinkCreated, PayoutChanged, UpiCheck
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, ServiceReply
from paydesk.domain.payout.payout import ApprovalReason, Draft, DraftSummary, Payout, PayoutKind
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.forms.form_layout import FoldedPart
from paydesk.ui.money.panels import SidePanels
from paydesk.ui.money.store import PayoutStore
from paydesk.ui.money.upi_check import UpiPanel
from paydesk.ui.widgets.overlay import SidePanel
from tests.helpers.addresses import payout_link
from tests.helpers.recorder import Recorder
from tests.ui.counter import CounterDriver
from tests.ui.driver import Clock, paint_at_the_end, shop_settings

LINK = "https://cashgram.example/c/AbCdEf12345xyz9"
WHOLE, EMPTY = ("Asha Rao", "98••••3210", "₹500.00"), ("", "", "")
TOKEN = "5f1c0de0-feed-4bad-8f00-0123456789ab"
NAME, PHONE = "Asha Rao", "9876543210"


def judgement(outcome: Outcome, reason: Reason, operation: Operation, field: str = "") -> Classification:
    return Classification(outcome, reason, field, ServiceReply(operation))


OPEN = judgement(Outcome.PENDING, Reason.LINK_OPEN, Operation.CASHGRAM)
REDEEMED = judgement(Outcome.DONE, Reason.DONE, Operation.CASHGRAM_STATUS)
ENDED = judgement(Outcome.FAILED, Reason.LINK_DEACTIVATED, Operation.CASHGRAM_STATUS)
LOST = judgement(Outcome.UNKNOWN, Reason.TIMED_OUT, Operation.CASHGRAM)


def check_address(counter: CounterDriver) -> UpiPanel:
    """Check that the UPI panel is open and shows the owner of the typed address."""
    counter.open_panel("upi")
    upi = counter.features.money.panels.upi
    upi.fill_address("asha.rao@okbank")
    upi.form.submit()
    [asked] = counter.driver.client.of(CheckUpi)
    found = ValidationResult(OPEN, "VALID", vpa=asked.vpa, name_at_bank="ASHA RAO", transfer_token=TOKEN)
    counter.says(Answered(asked.ask_id, UpiCheck(counter.driver.clock.now, found, token_until=None)))
    return upi


FOLDED = {"Type", "Last day", "E-mail (optional)", "Remarks (optional)", "Send the link to this phone and e-mail"}
"""Fields of a payout link that "More details" opens."""


@dataclass
class PanelStage:
    """The window and its panels."""

    qtbot: QtBot
    clock: Clock
    window: QWidget
    page: QLineEdit
    right: QLineEdit
    store: PayoutStore
    client: Recorder
    side: SidePanel
    panels: SidePanels

    # what staff do

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        QTest.keyClicks(QApplication.focusWidget() or self.window, text)

    def tab_to(self, name: str) -> None:
        """Press Tab until the control with this accessible name has the focus; folded fields are opened."""
        for part in self.side.findChildren(FoldedPart):
            if part.isVisible() and name in FOLDED:
                part.set_open(is_open=True)
        for _ in range(40):
            focus = QApplication.focusWidget()
            if focus is not None and focus.accessibleName() == name:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {name!r}")

    def focus(self) -> str:
        focus = QApplication.focusWidget()
        return "" if focus is None else focus.accessibleName()

    def button(self, name: str) -> QAbstractButton:
        found = [b for b in self.side.findChildren(QAbstractButton) if b.accessibleName() == name and b.isVisible()]
        assert len(found) == 1, (name, self.buttons())
        return found[0]

    def buttons(self) -> list[str]:
        return [b.accessibleName() for b in self.side.findChildren(QAbstractButton) if b.isVisible()]

    def click(self, name: str) -> None:
        self.button(name).click()
        QApplication.processEvents()

    def words(self) -> str:
        return "\n".join(label.text() for label in self.side.findChildren(QLabel) if label.isVisible())

    def spoken(self) -> str:
        """Return all texts for screen readers, and the titles."""
        parts = [self.window.windowTitle()]
        for widget in self.window.findChildren(QWidget):
            parts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.objectName()]
        return "\n".join(parts)

    @property
    def place(self) -> str:
        """Return the view of the cashgram panel: "form", "question", "outcome" (of one link) or "list"."""
        words = self.words()
        if "Is this right?" in words:
            return "question"
        if "Our number" in words:
            return "outcome"
        return "form" if "Last day" in words else "list"

    def shows_code(self) -> bool:
        """Return True if the code of a link is visible to staff."""
        return "For the customer to scan" in self.words()

    def edit(self, name: str) -> QLineEdit:
        """Return a field by name, visible or not: of the refund form while that is open, else of the link form."""
        panel = self.panels.refunds if self.panels.open_panel == "refund" else self.panels.cashgrams
        found = [e for e in panel.findChildren(QLineEdit) if e.accessibleName() == name]
        assert len(found) == 1, name
        return found[0]

    def wrong(self, name: str) -> str:
        """Return the message of a field as a screen reader hears it."""
        return self.edit(name).accessibleDescription()

    def typed(self) -> tuple[str, ...]:
        """Return the values of the link form."""
        return tuple(self.edit(name).text() for name in ("Name", "Phone", "Amount"))

    def list_links(self) -> None:
        """Go from the form to the list of links."""
        [name] = [name for name in self.buttons() if name.startswith("Made here")]
        self.click(name)

    def made_here(self) -> None:
        """Open the list of links, and the first of them."""
        self.panels.open_cashgrams()
        self.list_links()
        self.tab_to("Links made here")
        self.press(Qt.Key.Key_Return)

    # what the counter says

    def check(self, vpa: str = "asha.rao@okbank") -> str:
        """Open the panel and check an address; return the id of the command."""
        self.panels.open_upi()
        self.panels.upi.fill_address(vpa)
        self.press(Qt.Key.Key_Return)
        return str(self.client.of(CheckUpi)[-1].ask_id)

    def answer(self, check_id: str, status: str = "VALID", **more: Any) -> None:
        until = more.pop("token_until", self.clock.now + 3_600_000)
        done = judgement(Outcome.DONE, Reason.DONE, Operation.VALIDATE_V2)
        if status != "VALID":
            done = judgement(Outcome.FIX_FIELD, Reason.ADDRESS_INVALID, Operation.VALIDATE_V2, "vpa")
        plain = {"vpa": "asha.rao@okbank"}
        if status == "VALID":
            plain |= {"name_at_bank": NAME, "transfer_token": TOKEN}
        found = ValidationResult(done, status, **(plain | more))
        self.store.on_event(Answered(check_id, UpiCheck(self.clock.now, found, token_until=until)))

    def fill(self) -> None:
        """Open the form and fill it by keyboard."""
        self.panels.open_cashgrams()
        for name, text in (("Name", NAME), ("Phone", f"+91 {PHONE}"), ("Amount", "500")):
            self.tab_to(name)
            self.type(text)

    def draft(self) -> Draft:
        """Fill and submit the form; return the draft."""
        self.fill()
        self.press(Qt.Key.Key_Return)
        reviewed = self.client.of(ReviewPayout)[-1].draft
        assert isinstance(reviewed, Draft)
        return reviewed

    def confirmed(self, *objections: ApprovalReason) -> Draft:
        """Fill, submit, review and confirm."""
        draft = self.draft()
        self.store.on_event(DraftReviewed(DraftSummary(draft, objections)))
        self.press(Qt.Key.Key_Return)
        return draft

    def out(self, draft: Draft | None = None, **more: Any) -> Payout:
        plain = Payout(
            payout_id="pd_cg_1",
            kind=PayoutKind.CASHGRAM,
            draft_id=draft.draft_id if draft is not None else "",
            amount=Money(50_000),
            payee=f"{NAME}, 98••••3210",
            by="Asha",
            wanted_at=self.clock.now,
            expires_on="2026-11-27",
            sends=1,
        )
        return replace(plain, **more)

    def tell(self, out: Payout) -> None:
        self.store.on_event(PayoutChanged(out))

    def made(self) -> Payout:
        """Create a link: send it, and deliver link and answer in the counter's order."""
        draft = self.confirmed()
        self.tell(self.out(draft))
        self.store.on_event(LinkCreated("pd_cg_1", payout_link(LINK)))
        out = self.out(draft, classification=OPEN, raw_status="ACTIVE")
        self.tell(out)
        return out


MakeStage = Callable[..., PanelStage]


@pytest.fixture
def make_stage(qtbot: QtBot, time: Clock) -> Iterator[MakeStage]:
    """Create the window and show it."""

    def make(*, kind: ServiceKind = ServiceKind.LIVE, size: tuple[int, int] = (1366, 768)) -> PanelStage:
        window = QWidget()
        paint_at_the_end(qtbot, window)
        row = QHBoxLayout(window)
        page, right = QLineEdit(), QLineEdit()
        page.setAccessibleName("Page")
        right.setAccessibleName("List")
        right.setMinimumWidth(340)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(page, 1)
        row.addWidget(right)
        client, store = Recorder(), PayoutStore(window)
        side = SidePanel(window)
        panels = SidePanels(side, store, client, window)
        settings = shop_settings(live=kind is ServiceKind.LIVE)
        panels.use_settings(settings, demo=kind is ServiceKind.DEMO)
        panels.set_permissions(frozenset(Permission))
        window.resize(*size)
        window.show()
        window.activateWindow()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        page.setFocus()
        return PanelStage(qtbot, time, window, page, right, store, client, side, panels)

    yield make
    QGuiApplication.clipboard().clear()


@pytest.fixture
def stage(make_stage: MakeStage) -> PanelStage:
    """Return a counter at work, not a demo."""
    return make_stage()
