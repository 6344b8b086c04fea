"""What a screen reader is told at once while somebody types a PIN."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from paydesk.domain.people.messages import PinProblem
from tests.ui.people.conftest import CounterDriver


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The announcements, in order."""
    said: list[str] = []

    def listen(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return said


def test_a_wrong_pin_is_announced(counter: CounterDriver, heard: list[str]) -> None:
    counter.staffed(locked=True)
    counter.pin("1111")
    counter.answer_wrong()
    assert heard[-1] == "That PIN is wrong. Try again."


def test_a_wait_is_announced_once_and_not_each_second(counter: CounterDriver, heard: list[str]) -> None:
    counter.staffed(locked=True)
    counter.pin("1111")
    counter.answer_wrong(PinProblem.WAIT, counter.clock.now + 5_000)
    assert heard[-1] == "Too many wrong PINs. The next try is looked at in 0:05."
    before = len(heard)
    for _ in range(3):
        counter.pass_(1)
    assert len(heard) == before
    counter.pass_(3)
    assert heard[-1] == "You can try again now."
