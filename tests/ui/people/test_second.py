"""A doubtful transfer waits for a second person: the reason is shown, nothing is sent without their PIN."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import ReleasePerson
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import DraftRefused, PayoutChanged
from paydesk.domain.payout.payout import ApprovalReason, Draft, DraftSummary, Limit, Payout, PayoutKind
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinAccepted, PinProblem, PinRefused
from paydesk.domain.people.person import Permission
from tests.helpers.accessibility import faults
from tests.ui.people.conftest import ASHA, RAVI, CounterDriver

Key = Qt.Key
DRAFT = Draft("d1", DirectTransfer("", Money(2_600_000), BeneDetails("Asha Rao")))


def summary(counter: CounterDriver) -> DraftSummary:
    twice = ApprovalReason(earlier_id="x", earlier_at=counter.clock.now - 20 * 60_000)
    return DraftSummary(DRAFT, (twice, ApprovalReason(Limit.PER_TRANSFER, Money(2_500_000))))


class Given:
    """Receives the second person's PIN, as a payout form does."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str]] = []

    def take(self, person_id: str, pin: str) -> None:
        self.all.append((person_id, pin))


def test_the_second_person_sees_why_and_types_their_pin(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    given = Given()
    counter.presenter.ask_second_person(summary(counter), given.take)
    for words in (
        "Asha Rao",
        "₹26,000.00 went to this account 20 minutes ago.",
        "₹26,000.00 is above the limit of ₹25,000.00 for one transfer.",
        "Ravi wants to send this",
    ):
        assert words in counter.words()
    assert counter.who().tiles.ids == ["meera"], "not the one who sends"
    assert faults(counter.window) == []
    counter.pin("4826")
    assert given.all == [("meera", "4826")]
    assert counter.client.sent == []
    counter.tell(PinAccepted("d1", "meera"))
    assert not counter.covered()


def test_a_wrong_pin_of_the_second_person(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    given = Given()
    counter.presenter.ask_second_person(summary(counter), given.take)
    counter.pin("1111")
    counter.tell(PinRefused("d1", "meera", PinProblem.WRONG))
    assert "That PIN is wrong." in counter.words()
    counter.pin("4826")
    assert given.all == [("meera", "1111"), ("meera", "4826")]


@pytest.mark.parametrize(
    "answer",
    [
        PayoutChanged(Payout(payout_id="o", kind=PayoutKind.DIRECT, draft_id="d1")),
        DraftRefused("d1"),
        PermissionDenied(Permission.SEND, DenialReason.PAGES_LOCKED, "d1"),
    ],
    ids=["sent", "a rule", "closed meanwhile"],
)
def test_an_answer_closes_the_panel(counter: CounterDriver, answer: object) -> None:
    counter.staffed()
    counter.opened(RAVI)
    counter.presenter.ask_second_person(summary(counter), Given().take)
    counter.tell(PayoutChanged(Payout(payout_id="o", kind=PayoutKind.DIRECT, draft_id="another")))
    assert counter.covered()
    counter.pin("4826")
    counter.tell(answer)
    assert not counter.covered()


def test_a_new_doubt_is_asked_about_again(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    given = Given()
    shown = summary(counter)
    counter.presenter.ask_second_person(DraftSummary(DRAFT, shown.approval_reasons[1:]), given.take)
    assert "Asha Rao" in counter.words(), "whom it is for"
    counter.pin("4826")
    counter.tell(DraftRefused("d1", second=shown))
    counter.presenter.ask_second_person(shown, given.take)
    QApplication.processEvents()
    assert "₹26,000.00 went to this account 20 minutes ago." in counter.words()
    counter.pin("4826")
    assert given.all == [("meera", "4826")] * 2


def test_esc_sends_nothing(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    given = Given()
    counter.presenter.ask_second_person(summary(counter), given.take)
    counter.press(Key.Key_Escape)
    assert not counter.covered()
    assert given.all == []
    assert counter.edit.hasFocus()


def test_a_missing_second_person_is_reported(counter: CounterDriver) -> None:
    counter.staffed(ASHA, (ASHA, RAVI))
    counter.opened(RAVI)
    counter.presenter.ask_second_person(summary(counter), Given().take)
    assert "Nobody else may be second person." in counter.words()


def test_a_release_at_the_second_person_s_pad(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    given = Given()
    counter.presenter.ask_second_person(summary(counter), given.take)
    counter.pin("1111")
    counter.tell(PinRefused("d1", "meera", PinProblem.SUPERVISOR))
    counter.press(Key.Key_Return)
    counter.pin("3690")
    release = counter.client.of(ReleasePerson)[0]
    assert (release.person_id, release.by_id, release.pin) == ("meera", "ravi", "3690")
    counter.answer_right()
    counter.pin("4826")
    assert given.all[-1] == ("meera", "4826")


def test_a_minute_without_work_sends_nothing(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    counter.presenter.pages.set_shown(shown=True)
    given = Given()
    counter.presenter.ask_second_person(summary(counter), given.take)
    counter.pass_(60)
    assert not counter.covered()
    assert given.all == []
