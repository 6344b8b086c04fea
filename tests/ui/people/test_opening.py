"""PINs that open the supervisor's pages or let a doubtful transfer go, and what closes by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from paydesk.domain.commands import ClosePages, StayOnPages, UnlockPages
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, SignedIn
from paydesk.domain.people.person import Permission
from paydesk.ui.words.people import unlocked_words
from tests.helpers.looks import colours, picture
from tests.ui.people.conftest import ASHA, MEERA, RAVI, STAFF_DATA, Desk, Heard
from tests.ui.test_accessibility import faults

Key = Qt.Key

# Opening pages --------------------------------------------------------------------------------------------------------


def test_a_supervisor_opens_with_the_keyboard_alone(desk: Desk) -> None:
    desk.staffed()
    heard = Heard(desk.conductor.unlocked)
    desk.conductor.unlock(Permission.SEND)
    assert "A supervisor's PIN opens this page" in desk.words()
    assert desk.who().tiles.ids == ["ravi", "meera"]
    assert faults(desk.window) == []
    desk.pin("3690")
    assert next((ask.person_id, ask.pin) for ask in desk.client.of(UnlockPages)) == ("ravi", "3690")
    desk.answer_right()
    assert heard.all == [], "the counter has not said yet that it is open"
    desk.opened(RAVI)
    assert heard.all == [Permission.SEND]
    assert not desk.covered()
    assert desk.edit.hasFocus()
    assert desk.edit.text() == STAFF_DATA


def test_the_other_order_of_news_will_do(desk: Desk) -> None:
    desk.staffed()
    heard = Heard(desk.conductor.unlocked)
    desk.conductor.unlock(Permission.SEND)
    desk.pin("3690")
    desk.opened(RAVI)
    desk.answer_right()
    assert heard.all == [Permission.SEND]


def test_what_is_open_is_not_asked_for_again(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    heard = Heard(desk.conductor.unlocked)
    desk.conductor.unlock(Permission.SEND)
    assert heard.all == [Permission.SEND]
    assert not desk.covered()


def test_an_admin_s_page_asks_for_an_admin(desk: Desk) -> None:
    desk.staffed()
    desk.conductor.unlock(Permission.SETTINGS)
    assert "An admin's PIN opens this page" in desk.words()
    assert desk.who().tiles.ids == ["meera"]


def test_whoever_is_at_the_till_comes_first_if_they_may(desk: Desk) -> None:
    desk.staffed(MEERA)
    desk.conductor.unlock(Permission.SEND)
    assert desk.who().tiles.current() == "meera"


def test_esc_clears_and_then_goes_back(desk: Desk) -> None:
    desk.staffed()
    heard = Heard(desk.conductor.not_unlocked)
    desk.conductor.unlock(Permission.REFUND)
    desk.type("36")
    desk.press(Key.Key_Escape)
    assert desk.covered()
    assert heard.all == []
    desk.press(Key.Key_Escape)
    assert heard.all == [Permission.REFUND]
    assert not desk.covered()
    assert desk.edit.hasFocus()
    assert desk.client.sent == []


@pytest.mark.parametrize("problem", [PinProblem.WRONG, PinProblem.ROLE])
def test_a_refused_pin_stays_at_the_pad(desk: Desk, problem: PinProblem) -> None:
    desk.staffed()
    desk.conductor.unlock(Permission.SEND)
    desk.pin("1111")
    desk.answer_wrong(problem)
    assert ("That PIN is wrong." in desk.words()) is (problem is PinProblem.WRONG)
    desk.pin("3690")
    assert len(desk.client.of(UnlockPages)) == 2


def test_nobody_who_may_is_said(desk: Desk) -> None:
    desk.staffed(ASHA, (ASHA,))
    desk.conductor.unlock(Permission.SEND)
    assert "Nobody here may do this yet." in desk.words()


def test_the_lock_takes_the_panel_away(desk: Desk) -> None:
    desk.staffed()
    heard = Heard(desk.conductor.not_unlocked)
    desk.conductor.unlock(Permission.SEND)
    desk.type("369")
    desk.staffed(locked=True)
    desk.staffed()
    assert heard.all == [Permission.SEND]
    assert not desk.covered()


def test_a_lock_while_the_pin_is_looked_at(desk: Desk) -> None:
    desk.staffed()
    desk.conductor.unlock(Permission.SEND)
    desk.pin("3690")
    desk.tell(PermissionDenied(Permission.SEE_PAYOUTS, DenialReason.LOCKED, desk.client.of(UnlockPages)[0].ask_id))
    assert "The screen is locked." in desk.words()


def test_of_the_window_s_keys_only_lock_and_full_screen_are_left(desk: Desk) -> None:
    desk.staffed()
    pressed = []
    for sequence in ("F2", "Ctrl+K", "Esc", "Ctrl+L", "F11"):
        shortcut = QShortcut(QKeySequence(sequence), desk.window)
        shortcut.activated.connect(lambda sequence=sequence: pressed.append(sequence))
    desk.conductor.unlock(Permission.SEND)
    for key in (Key.Key_F2, Key.Key_F11, Key.Key_Escape):
        desk.press(key)
    desk.conductor.unlock(Permission.SEND)
    for key in (Key.Key_K, Key.Key_L):
        desk.press(key, Qt.KeyboardModifier.ControlModifier)
    assert pressed == ["F11", "Ctrl+L"]


# A minute of work -----------------------------------------------------------------------------------------------------


def test_the_page_closes_after_a_minute_without_work(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    desk.conductor.pages_in_front(shown=True)
    heard = Heard(desk.conductor.pages_closed)
    desk.pass_(59)
    assert heard.all == []
    assert unlocked_words(desk.book.at_till, desk.clock.now) == "Unlocked by Ravi, supervisor · 0:01"
    desk.pass_(1)
    assert len(heard.all) == 1
    assert desk.client.of(ClosePages) == [ClosePages()]
    assert desk.client.of(StayOnPages) == []
    assert unlocked_words(desk.book.at_till, desk.clock.now) == ""


def test_work_is_told_every_few_seconds(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    desk.conductor.pages_in_front(shown=True)
    for _ in range(20):
        desk.pass_(1)
        desk.press(Key.Key_1)
    assert 3 <= len(desk.client.of(StayOnPages)) <= 4
    desk.pass_(5)
    desk.pass_(5)
    assert len(desk.client.of(StayOnPages)) <= 5


def test_work_elsewhere_keeps_nothing_open(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    for _ in range(20):
        desk.pass_(1)
        desk.press(Key.Key_1)
    assert desk.client.of(StayOnPages) == []


def test_leaving_the_page_closes_it(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    desk.conductor.pages_in_front(shown=True)
    heard = Heard(desk.conductor.pages_closed)
    desk.conductor.pages_in_front(shown=False)
    assert desk.client.of(ClosePages) == [ClosePages()]
    desk.tell(SignedIn(ASHA))
    assert heard.all == []


def test_what_the_counter_closes_is_closed(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    desk.conductor.pages_in_front(shown=True)
    heard = Heard(desk.conductor.pages_closed)
    desk.tell(SignedIn(ASHA))
    assert len(heard.all) == 1
    assert desk.client.of(ClosePages) == []


def test_a_page_that_was_shut_with_the_screen_is_not_open_to_whoever_comes_back(desk: Desk) -> None:
    desk.staffed()
    desk.opened(RAVI)
    desk.conductor.pages_in_front(shown=True)
    desk.staffed(locked=True)
    heard = Heard(desk.conductor.pages_closed)
    desk.staffed()
    assert len(heard.all) == 1


def test_a_page_of_everybody_s_needs_no_pin_after_the_lock(desk: Desk) -> None:
    desk.staffed()
    heard = Heard(desk.conductor.pages_closed)
    desk.staffed(locked=True)
    desk.staffed()
    assert heard.all == []


@pytest.mark.parametrize(("permission", "seen"), [(Permission.SEE_PAYOUTS, False), (Permission.REFUND, True)])
def test_what_is_closed_is_not_seen_through_the_panel(desk: Desk, permission: Permission, seen: bool) -> None:
    desk.staffed()
    desk.conductor.unlock(permission)
    desk.settle()
    before = colours(picture(desk.body))
    desk.edit.setText("")
    desk.settle()
    assert (colours(picture(desk.body)) != before) is seen
