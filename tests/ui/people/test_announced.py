"""Announcements of screen readers while a PIN is typed."""

from __future__ import annotations

from paydesk.domain.people.messages import PinProblem
from tests.ui.conftest import Announced
from tests.ui.people.conftest import CounterDriver


def test_a_wrong_pin_is_announced(counter: CounterDriver, said: Announced) -> None:
    counter.staffed(locked=True)
    counter.pin("1111")
    counter.answer_wrong()
    assert said.all[-1] == "That PIN is wrong. Try again."


def test_a_wait_is_announced_once_and_not_each_second(counter: CounterDriver, said: Announced) -> None:
    counter.staffed(locked=True)
    counter.pin("1111")
    counter.answer_wrong(PinProblem.WAIT, counter.clock.now + 5_000)
    assert said.all[-1] == "Too many wrong PINs. Try again in 0:05."
    before = len(said.all)
    for _ in range(3):
        counter.pass_(1)
    assert len(said.all) == before
    counter.pass_(3)
    assert said.all[-1] == "Try again now."
