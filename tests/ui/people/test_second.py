"""A doubtful transfer waits for a second person: why is said in words, nothing is sent without their PIN."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import ReleasePerson
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import DraftRefused, PayoutChanged
from paydesk.domain.payout.payout import Draft, Limit, Objection, Payout, PayoutKind, Summary
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, PinRefused, PinTaken
from paydesk.domain.people.person import Permission
from tests.ui.people.conftest import ASHA, RAVI, Desk, Heard
from tests.ui.test_accessibility import faults

Key = Qt.Key
DRAFT = Draft("d1", DirectTransfer("", Money(2_600_000), BeneDetails("Asha Rao")))


def summary(desk: Desk) -> Summary:
    twice = Objection(earlier_id="x", earlier_at=desk.clock.now - 20 * 60_000)
    return Summary(DRAFT, (twice, Objection(Limit.PER_TRANSFER, Money(2_500_000))))


class Given:
    """Takes what the second person typed, as the form of a transfer does."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str]] = []

    def take(self, person_id: str, pin: str) -> None:
        self.all.append((person_id, pin))


def test_the_second_person_sees_why_and_types_their_pin(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    given = Given()
    desk.conductor.second(summary(desk), given.take)
    for words in (
        "Asha Rao",
        "₹26,000.00 went to this account 20 minutes ago.",
        "₹26,000.00 is above the limit of ₹25,000.00 for one transfer.",
        "Ravi sends it",
    ):
        assert words in desk.words()
    assert desk.who().tiles.ids == ["meera"], "not the one who sends"
    assert faults(desk.window) == []
    desk.pin("4826")
    assert given.all == [("meera", "4826")]
    assert desk.client.sent == []
    desk.tell(PinTaken("d1", "meera"))
    assert not desk.covered()


def test_a_wrong_pin_of_the_second_person(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    given = Given()
    desk.conductor.second(summary(desk), given.take)
    desk.pin("1111")
    desk.tell(PinRefused("d1", "meera", PinProblem.WRONG))
    assert "That PIN is wrong." in desk.words()
    desk.pin("4826")
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
def test_an_answer_takes_the_panel_away(desk: Desk, answer: object) -> None:
    desk.staffed()
    desk.opened(RAVI)
    left = Heard(desk.conductor.second_left)
    desk.conductor.second(summary(desk), Given().take)
    desk.tell(PayoutChanged(Payout(payout_id="o", kind=PayoutKind.DIRECT, draft_id="another")))
    assert desk.covered()
    desk.pin("4826")
    desk.tell(answer)
    assert not desk.covered()
    assert left.all == []


def test_a_doubt_that_came_up_since_is_asked_about_anew(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    given = Given()
    shown = summary(desk)
    desk.conductor.second(Summary(DRAFT, shown.objections[1:]), given.take)
    assert "Asha Rao" in desk.words(), "whom it is for"
    desk.pin("4826")
    desk.tell(DraftRefused("d1", second=shown))
    desk.conductor.second(shown, given.take)
    QApplication.processEvents()
    assert "₹26,000.00 went to this account 20 minutes ago." in desk.words()
    desk.pin("4826")
    assert given.all == [("meera", "4826")] * 2


def test_esc_sends_nothing(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    given, left = Given(), Heard(desk.conductor.second_left)
    desk.conductor.second(summary(desk), given.take)
    desk.press(Key.Key_Escape)
    assert left.all == ["d1"]
    assert given.all == []
    assert desk.edit.hasFocus()


def test_nobody_else_is_said(desk: Desk) -> None:
    desk.staffed(ASHA, (ASHA, RAVI))
    desk.opened(RAVI)
    desk.conductor.second(summary(desk), Given().take)
    assert "Nobody else here may be the second person." in desk.words()


def test_a_release_at_the_second_person_s_pad(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    given = Given()
    desk.conductor.second(summary(desk), given.take)
    desk.pin("1111")
    desk.tell(PinRefused("d1", "meera", PinProblem.SUPERVISOR))
    desk.press(Key.Key_Return)
    desk.pin("3690")
    release = desk.client.of(ReleasePerson)[0]
    assert (release.person_id, release.by_id, release.pin) == ("meera", "ravi", "3690")
    desk.answer_right()
    desk.pin("4826")
    assert given.all[-1] == ("meera", "4826")


def test_a_minute_without_work_sends_nothing(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    desk.conductor.pages_in_front(shown=True)
    given, left = Given(), Heard(desk.conductor.second_left)
    desk.conductor.second(summary(desk), given.take)
    desk.pass_(60)
    assert left.all == ["d1"]
    assert not desk.covered()
    assert given.all == []
