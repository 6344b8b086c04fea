"""Screen readers are told at once of faults, the confirmation, doubts, outcomes and refusals of payouts."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible

from paydesk.domain.commands import SendPayout
from paydesk.domain.payout.outcome import Classification, Outcome, Reason
from paydesk.domain.payout.payout import ApprovalReason
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission
from paydesk.ui.widgets.labels import Heading
from tests.ui.conftest import Announced
from tests.ui.money.payouts import DONE, ENTER, TAB, TIMED_OUT, ShownPayouts, judged


@pytest.fixture
def heard(said: Announced) -> list[str]:
    """Record announcements."""
    return said.all


def asked(there: ShownPayouts, *objections: ApprovalReason) -> None:
    """Go up to the confirmation."""
    there.fill(Name="Asha Rao", UPI_address_or_account_number="asha.rao@okbank", Amount="5000")
    there.checked()
    there.press(ENTER)
    there.reviewed(*objections)


def test_a_fault_is_announced_with_its_field(there: ShownPayouts, heard: list[str]) -> None:
    there.fill(UPI_address_or_account_number="asha")
    there.press(TAB)
    assert [words for words in heard if words.startswith("UPI address or account number: ") and "name@bank" in words]


def test_the_bank_name_is_announced(there: ShownPayouts, heard: list[str]) -> None:
    there.fill(Name="Asha Rao", UPI_address_or_account_number="asha.rao@okbank")
    there.press(TAB)
    heard.clear()
    there.checked()
    assert any("Bank says Asha Rao" in words for words in heard)


def test_the_confirmation_is_announced_with_amount_payee_and_doubts(there: ShownPayouts, heard: list[str]) -> None:
    asked(there, ApprovalReason(earlier_id="x", earlier_at=there.time.now - 1_200_000))
    [question] = [words for words in heard if "Is this right?" in words]
    assert question.startswith("Is this right? ₹5,000.00. Asha Rao. UPI address: asha.rao@okbank. ")
    for part in ("₹5,000.00", "Asha Rao", "20 minutes ago", "A second person's PIN is needed."):
        assert part in question


OUTCOMES = [
    (DONE, "The money is sent"),
    (TIMED_OUT, "Do not send it again"),
    (judged(Outcome.FAILED, Reason.BANK_FAILED), "bank"),
]


@pytest.mark.parametrize(("judgement", "words"), OUTCOMES, ids=["done", "unknown", "failed"])
def test_an_outcome_is_announced_once(
    there: ShownPayouts, heard: list[str], judgement: Classification, words: str
) -> None:
    asked(there)
    there.press(ENTER)
    heard.clear()
    there.became(judgement)
    assert len([text for text in heard if words in text]) == 1
    heard.clear()
    there.became(judgement, utr="UTR42")
    assert heard == [], "nothing new about the money"


def test_a_refused_send_is_announced(there: ShownPayouts, heard: list[str]) -> None:
    asked(there)
    there.press(ENTER)
    [command] = there.client.of(SendPayout)
    heard.clear()
    there.page.on_permission_denied(PermissionDenied(Permission.SEND, DenialReason.ROLE, command.draft.draft_id))
    assert heard, "never silence"
    assert heard[-1].split(".")[0] in there.words()


def test_the_question_has_a_heading(there: ShownPayouts) -> None:
    asked(there)
    titles = [one for one in there.page.findChildren(Heading) if one.isVisible()]
    assert {one.text() for one in titles} == {"Payouts", "Is this right?"}
    for one in titles:
        face = QAccessible.queryAccessibleInterface(one)
        assert face is not None
        assert face.role() == QAccessible.Role.Heading
