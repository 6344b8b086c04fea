"""PINs that unlock the supervisor's pages or approve a doubtful transfer, and what closes by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest

from paydesk.domain.commands import ClosePages, StayOnPages, UnlockPages
from paydesk.domain.money import Money
from paydesk.domain.payout.payout import Draft, DraftSummary
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinAccepted, PinProblem, SignedIn
from paydesk.domain.people.person import Permission
from paydesk.ui.widgets import read_delay
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.words.people import unlocked_words
from tests.helpers.accessibility import faults
from tests.helpers.looks import colours, picture
from tests.ui.people.conftest import ASHA, MEERA, RAVI, STAFF_DATA, CounterDriver, Heard

Key = Qt.Key

# Opening pages --------------------------------------------------------------------------------------------------------


def test_a_supervisor_opens_with_the_keyboard_alone(counter: CounterDriver) -> None:
    counter.staffed()
    heard = Heard(counter.presenter.unlocked)
    counter.presenter.unlock(Permission.SEND)
    assert "This needs a supervisor's PIN" in counter.words()
    assert counter.who().tiles.ids == ["ravi", "meera"]
    assert faults(counter.window) == []
    counter.pin("3690")
    assert next((ask.person_id, ask.pin) for ask in counter.client.of(UnlockPages)) == ("ravi", "3690")
    counter.answer_right()
    assert heard.all == [], "the counter has not said yet that it is open"
    counter.opened(RAVI)
    assert heard.all == [Permission.SEND]
    assert not counter.covered()
    assert counter.edit.hasFocus()
    assert counter.edit.text() == STAFF_DATA


@pytest.mark.parametrize("asked", ["a page", "the lock", "a second person"])
def test_a_press_right_after_a_pin_does_not_reach_the_page(
    counter: CounterDriver, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: a double press on Open sent the payout or closed the shift behind the panel."""
    handle = counter.window.windowHandle()
    assert handle is not None
    counter.edit.setFocus()
    counter.staffed(locked=asked == "the lock")
    if asked == "a page":
        counter.presenter.unlock(Permission.SEND)
    elif asked == "a second person":
        counter.opened(RAVI)
        counter.presenter.ask_second_person(
            DraftSummary(Draft("d1", DirectTransfer("", Money(500_00), BeneDetails("Asha Rao")))), print
        )
    assert counter.covered()
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    counter.pin("3690")
    if asked == "the lock":
        counter.answer_right()
        counter.staffed()
    elif asked == "a page":
        counter.answer_right()
        counter.opened(RAVI)
    else:
        counter.tell(PinAccepted("d1", "meera"))
    assert not counter.covered()
    entered, button = Heard(counter.edit.returnPressed), KeyButton("Send", parent=counter.body)
    pressed = Heard(button.pressed)
    button.setGeometry(counter.body.rect())
    button.show()

    def press() -> tuple[int, int]:
        counter.edit.setFocus()
        counter.press(Key.Key_Return)
        QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, pos=counter.window.rect().center())
        return len(entered.all), len(pressed.all)

    counter.edit.setFocus()
    counter.press(Key.Key_5)
    assert counter.edit.text() == STAFF_DATA + "5", "what is typed is nobody's second press"
    assert press() == (0, 0)
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    assert press() == (1, 2)


def test_events_may_come_in_the_other_order(counter: CounterDriver) -> None:
    counter.staffed()
    heard = Heard(counter.presenter.unlocked)
    counter.presenter.unlock(Permission.SEND)
    counter.pin("3690")
    counter.opened(RAVI)
    counter.answer_right()
    assert heard.all == [Permission.SEND]


def test_an_unlocked_page_needs_no_pin(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    heard = Heard(counter.presenter.unlocked)
    counter.presenter.unlock(Permission.SEND)
    assert heard.all == [Permission.SEND]
    assert not counter.covered()


def test_an_admin_s_page_asks_for_an_admin(counter: CounterDriver) -> None:
    counter.staffed()
    counter.presenter.unlock(Permission.SETTINGS)
    assert "This needs an admin's PIN" in counter.words()
    assert counter.who().tiles.ids == ["meera"]


def test_the_person_at_the_counter_is_preselected_if_allowed(counter: CounterDriver) -> None:
    counter.staffed(MEERA)
    counter.presenter.unlock(Permission.SEND)
    assert counter.who().tiles.current_id() == "meera"


def test_esc_clears_and_then_goes_back(counter: CounterDriver) -> None:
    counter.staffed()
    heard: list[bool] = []
    counter.presenter.unlock(Permission.REFUND, heard.append)
    counter.type("36")
    counter.press(Key.Key_Escape)
    assert counter.covered()
    assert heard == []
    counter.press(Key.Key_Escape)
    assert heard == [False]
    assert not counter.covered()
    assert counter.edit.hasFocus()
    assert counter.client.sent == []


@pytest.mark.parametrize("problem", [PinProblem.WRONG, PinProblem.ROLE])
def test_a_refused_pin_stays_at_the_pad(counter: CounterDriver, problem: PinProblem) -> None:
    counter.staffed()
    counter.presenter.unlock(Permission.SEND)
    counter.pin("1111")
    counter.answer_wrong(problem)
    assert ("That PIN is wrong." in counter.words()) is (problem is PinProblem.WRONG)
    counter.pin("3690")
    assert len(counter.client.of(UnlockPages)) == 2


def test_a_missing_person_with_permission_is_reported(counter: CounterDriver) -> None:
    counter.staffed(ASHA, (ASHA,))
    counter.presenter.unlock(Permission.SEND)
    assert "Nobody here may do this yet." in counter.words()


def test_the_lock_closes_the_panel(counter: CounterDriver) -> None:
    counter.staffed()
    heard: list[bool] = []
    counter.presenter.unlock(Permission.SEND, heard.append)
    counter.type("369")
    counter.staffed(locked=True)
    counter.staffed()
    assert heard == [False]
    assert not counter.covered()


def test_a_lock_while_the_pin_is_checked(counter: CounterDriver) -> None:
    counter.staffed()
    counter.presenter.unlock(Permission.SEND)
    counter.pin("3690")
    counter.tell(
        PermissionDenied(Permission.SEE_PAYOUTS, DenialReason.LOCKED, counter.client.of(UnlockPages)[0].ask_id)
    )
    assert "The screen is locked." in counter.words()


def test_only_the_shortcuts_of_lock_and_full_screen_are_left(counter: CounterDriver) -> None:
    counter.staffed()
    pressed = []
    for sequence in ("F2", "Ctrl+K", "Esc", "Ctrl+L", "F11"):
        shortcut = QShortcut(QKeySequence(sequence), counter.window)
        shortcut.activated.connect(lambda sequence=sequence: pressed.append(sequence))
    counter.presenter.unlock(Permission.SEND)
    for key in (Key.Key_F2, Key.Key_F11, Key.Key_Escape):
        counter.press(key)
    counter.presenter.unlock(Permission.SEND)
    for key in (Key.Key_K, Key.Key_L):
        counter.press(key, Qt.KeyboardModifier.ControlModifier)
    assert pressed == ["F11", "Ctrl+L"]


# A minute of work -----------------------------------------------------------------------------------------------------


def test_the_page_closes_after_an_idle_minute(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    counter.presenter.pages.set_shown(shown=True)
    heard = Heard(counter.presenter.pages_closed)
    counter.pass_(59)
    assert heard.all == []
    assert unlocked_words(counter.store.signed_in, counter.clock.now) == "Unlocked by Ravi · 0:01"
    counter.pass_(1)
    assert len(heard.all) == 1
    assert counter.client.of(ClosePages) == [ClosePages()]
    assert counter.client.of(StayOnPages) == []
    assert unlocked_words(counter.store.signed_in, counter.clock.now) == ""


def test_activity_is_reported_every_few_seconds(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    counter.presenter.pages.set_shown(shown=True)
    for _ in range(20):
        counter.pass_(1)
        counter.press(Key.Key_1)
    assert 3 <= len(counter.client.of(StayOnPages)) <= 4
    counter.pass_(5)
    counter.pass_(5)
    assert len(counter.client.of(StayOnPages)) <= 5


def test_activity_on_another_page_keeps_nothing_unlocked(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    for _ in range(20):
        counter.pass_(1)
        counter.press(Key.Key_1)
    assert counter.client.of(StayOnPages) == []


def test_leaving_the_page_closes_it(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    counter.presenter.pages.set_shown(shown=True)
    heard = Heard(counter.presenter.pages_closed)
    counter.presenter.pages.set_shown(shown=False)
    assert counter.client.of(ClosePages) == [ClosePages()]
    counter.tell(SignedIn(ASHA))
    assert heard.all == []


def test_the_page_follows_a_close_by_the_counter(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    counter.presenter.pages.set_shown(shown=True)
    heard = Heard(counter.presenter.pages_closed)
    counter.tell(SignedIn(ASHA))
    assert len(heard.all) == 1
    assert counter.client.of(ClosePages) == []


def test_a_page_closed_by_the_lock_stays_closed(counter: CounterDriver) -> None:
    counter.staffed()
    counter.opened(RAVI)
    counter.presenter.pages.set_shown(shown=True)
    counter.staffed(locked=True)
    heard = Heard(counter.presenter.pages_closed)
    counter.staffed()
    assert len(heard.all) == 1


def test_a_page_of_everybody_s_needs_no_pin_after_the_lock(counter: CounterDriver) -> None:
    counter.staffed()
    heard = Heard(counter.presenter.pages_closed)
    counter.staffed(locked=True)
    counter.staffed()
    assert heard.all == []


@pytest.mark.parametrize(("permission", "seen"), [(Permission.SEE_PAYOUTS, False), (Permission.REFUND, True)])
def test_a_locked_page_is_not_visible_behind_the_panel(
    counter: CounterDriver, permission: Permission, seen: bool
) -> None:
    counter.staffed()
    counter.presenter.unlock(permission)
    counter.settle()
    before = colours(picture(counter.body))
    counter.edit.setText("")
    counter.settle()
    assert (colours(picture(counter.body)) != before) is seen
