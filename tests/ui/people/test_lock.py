"""Lock page: no staff data is visible or reachable, the keyboard opens it, sales go on behind it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QTextBrowser, QWidget

from paydesk.domain.commands import ReadPeople, ReleasePerson, SignIn
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.people.messages import PeopleKnown, PinProblem, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.sell.scanner_filter import ScannerFilter
from tests.helpers.accessibility import faults, tree
from tests.helpers.recorder import ended
from tests.ui.people.conftest import ASHA, MEERA, RAVI, STAFF_DATA, CounterDriver, Heard, MakeCounter

Key = Qt.Key


@pytest.fixture
def locked(counter: CounterDriver) -> CounterDriver:
    """Lock the screen with Asha at the counter."""
    counter.staffed()
    counter.staffed(locked=True)
    return counter


def said_to_readers(counter: CounterDriver) -> str:
    kinds = (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)
    return "\n".join(face.text(kind) for face in tree(counter.window) for kind in kinds)


def test_no_staff_data_is_visible_or_accessible(locked: CounterDriver) -> None:
    assert not locked.edit.isVisible()
    assert not locked.foot.isVisible()
    assert STAFF_DATA not in said_to_readers(locked)
    assert "42 paid" not in said_to_readers(locked)
    for expected in ("Sharma Stores", "14:36", "Asha", "Cashier", "Ravi", "Meera"):
        assert expected in locked.words()


def test_the_window_is_locked_before_people_are_known(counter: CounterDriver) -> None:
    """At the start, while the keychain may still ask for its password."""
    counter.tell(SignedIn(None, locked=True))
    assert counter.covered()
    assert not counter.edit.isVisible()
    assert "Reading people" in counter.words()
    counter.pin("2580")
    assert counter.client.sent == []
    counter.staffed(locked=True, person=None)
    assert "Reading people" not in counter.words()
    counter.pin("2580")
    assert next((ask.person_id, ask.pin) for ask in counter.client.of(SignIn)) == ("asha", "2580")


def test_the_window_is_restored_after_the_lock(locked: CounterDriver) -> None:
    heard = Heard(locked.presenter.lock_changed)
    locked.pin("2580")
    assert next((ask.person_id, ask.pin) for ask in locked.client.of(SignIn)) == ("asha", "2580")
    locked.answer_right()
    locked.staffed()
    assert heard.all == [False]
    assert locked.edit.isVisible()
    assert locked.foot.isVisible()
    assert locked.edit.text() == STAFF_DATA
    assert locked.edit.hasFocus()


def test_arrows_choose_digits_type_enter_opens(locked: CounterDriver) -> None:
    locked.press(Key.Key_Down)
    locked.pin("3690")
    assert next((ask.person_id, ask.pin) for ask in locked.client.of(SignIn)) == ("ravi", "3690")
    locked.answer_wrong()
    locked.press(Key.Key_Left)
    locked.press(Key.Key_Left)
    locked.pin("4826")
    assert [(ask.person_id, ask.pin) for ask in locked.client.of(SignIn)][1] == ("meera", "4826")


def test_digits_reach_the_pad_from_a_tile(locked: CounterDriver) -> None:
    locked.who().tiles.tile("ravi").setFocus()
    locked.press(Key.Key_Space)
    locked.pin("3690")
    assert next((ask.person_id, ask.pin) for ask in locked.client.of(SignIn)) == ("ravi", "3690")


def test_tab_cycles_within_the_lock(locked: CounterDriver) -> None:
    lock = locked.who()
    for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        seen = set()
        for _ in range(8):
            locked.press(Key.Key_Tab if not modifier.value else Key.Key_Backtab, modifier)
            focus = QApplication.focusWidget()
            assert focus is not None
            assert lock.isAncestorOf(focus)
            seen.add(focus)
        assert len(seen) >= 3


def test_shortcuts_of_the_window_are_blocked(locked: CounterDriver) -> None:
    pressed = []
    for sequence in ("F2", "Ctrl+K", "Esc", "Ctrl+L", "F11"):
        shortcut = QShortcut(QKeySequence(sequence), locked.window)
        shortcut.activated.connect(lambda sequence=sequence: pressed.append(sequence))
    for key in (Key.Key_F2, Key.Key_Escape, Key.Key_F11):
        locked.press(key)
    locked.press(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert pressed == ["F11"]


def test_the_lock_can_be_opened_by_touch(locked: CounterDriver) -> None:
    locked.who().tiles.tile("meera").click()
    for digit in "4826":
        locked.button(digit).click()
    locked.button("9").click()
    locked.button("Backspace").click()
    locked.button("Unlock").click()
    assert next((ask.person_id, ask.pin) for ask in locked.client.of(SignIn)) == ("meera", "4826")


def test_the_pin_is_neither_shown_nor_kept(locked: CounterDriver) -> None:
    edit = locked.who().pad.edit
    locked.type("25")
    assert edit.text() == "••"
    face = QAccessible.queryAccessibleInterface(edit)
    assert face is not None
    assert face.state().passwordEdit
    assert "25" not in said_to_readers(locked)
    locked.pin("80")
    assert holds_digits(locked.window) == []
    locked.answer_wrong()
    assert holds_digits(locked.window) == []
    locked.type("1234")
    locked.press(Key.Key_Down)
    assert edit.digit_count == 0, "what was typed for another person is gone"


def holds_digits(window: QWidget) -> list[QWidget]:
    return [edit for edit in window.findChildren(PinEdit) if edit.digit_count or edit.text()]


@pytest.mark.parametrize("typed", ["", "1", "123"])
def test_too_few_digits_send_nothing(locked: CounterDriver, typed: str) -> None:
    locked.pin(typed)
    assert locked.client.sent == []
    assert "A PIN has 4 to 8 digits." in locked.words()


def test_eight_digits_at_most_and_letters_are_none(locked: CounterDriver) -> None:
    locked.type("12a345")
    locked.pin("67890")
    assert locked.client.of(SignIn)[0].pin == "12345678"


def test_an_assistive_tool_can_set_the_pin(locked: CounterDriver) -> None:
    locked.who().pad.edit.setText("2580")
    assert locked.who().pad.edit.text() == "••••"
    locked.press(Key.Key_Return)
    assert locked.client.of(SignIn)[0].pin == "2580"


def test_a_scanner_s_burst_is_no_pin(locked: CounterDriver) -> None:
    watch = ScannerFilter(locked.window)
    scanned = Heard(watch.scanned)
    locked.who().pad.edit.clearFocus()
    locked.who().begin()
    locked.pin("8901234567894")
    assert scanned.all == ["8901234567894"]
    assert locked.client.sent == []
    assert locked.who().pad.edit.digit_count == 0


@pytest.mark.parametrize("at_tile", [False, True])
def test_auto_repeat_types_no_pin(locked: CounterDriver, at_tile: bool) -> None:
    """Regression: a key held during the lock filled in eight digits."""
    there = locked.who() if at_tile else locked.who().pad.edit
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", autorep=True)
    QApplication.sendEvent(there, held)
    assert locked.who().pad.edit.digit_count == 0


def test_a_pin_being_checked_is_not_sent_twice(locked: CounterDriver) -> None:
    locked.pin("2580")
    locked.pin("2580")
    assert len(locked.client.of(SignIn)) == 1
    locked.answer_wrong()
    assert "That PIN is wrong." in locked.words()
    locked.type("2")
    assert "That PIN is wrong." not in locked.words()
    locked.pin("580")
    assert len(locked.client.of(SignIn)) == 2


def test_a_wait_counts_down_and_ends(locked: CounterDriver) -> None:
    locked.pin("1111")
    locked.answer_wrong(PinProblem.WAIT, locked.clock.now + 60_000)
    assert "1:00" in locked.words()
    locked.pass_(18)
    assert "0:42" in locked.words()
    locked.pin("2580")
    assert len(locked.client.of(SignIn)) == 1
    locked.pass_(42)
    assert "Try again now." in locked.words()
    locked.pin("2580")
    assert len(locked.client.of(SignIn)) == 2


def test_a_wait_is_one_person_s(locked: CounterDriver) -> None:
    locked.pin("1111")
    locked.answer_wrong(PinProblem.WAIT, locked.clock.now + 60_000)
    locked.press(Key.Key_Down)
    assert "Too many" not in locked.words()
    locked.press(Key.Key_Up)
    assert "Too many" in locked.words()
    locked.staffed()
    locked.staffed(locked=True)
    assert "Too many" in locked.words(), "another lock is no way round it"


def test_a_supervisor_opens_for_somebody(locked: CounterDriver) -> None:
    locked.pin("1111")
    locked.answer_wrong(PinProblem.SUPERVISOR)
    locked.press(Key.Key_Return)
    assert "Who unlocks Asha?" in locked.words()
    assert locked.who().tiles.ids == ["ravi", "meera"]
    locked.pin("3690")
    release = locked.client.of(ReleasePerson)[0]
    assert (release.person_id, release.by_id, release.pin) == ("asha", "ravi", "3690")
    locked.answer_wrong()
    assert "That PIN is wrong." in locked.words()
    locked.pin("3690")
    locked.answer_right()
    assert "Asha can sign in again." in locked.words()
    locked.pin("2580")
    assert [(ask.person_id, ask.pin) for ask in locked.client.of(SignIn)][-1] == ("asha", "2580")


def test_esc_cancels_an_unlock_for_another_person(locked: CounterDriver) -> None:
    locked.pin("1111")
    locked.answer_wrong(PinProblem.SUPERVISOR)
    locked.press(Key.Key_Return)
    locked.press(Key.Key_Escape)
    assert locked.who().tiles.ids == ["asha", "ravi", "meera"]
    assert "Ten PINs were wrong." in locked.words()
    assert locked.presenter.is_locked


def test_people_can_be_read_again_after_a_cancelled_keychain_prompt(counter: CounterDriver) -> None:
    """The other way out in the guide deletes all PINs, so reading again comes first."""
    counter.staffed(None, (ASHA, RAVI), locked=True)
    counter.tell(PeopleKnown((), "unreadable"), SignedIn(None, locked=True))
    assert "unlock the keychain, or see the guide" in counter.words()
    counter.press(Key.Key_Return)
    counter.press(Key.Key_Return)
    [command] = counter.client.of(ReadPeople)
    counter.tell(PeopleKnown((), "unreadable"), CommandEnded(command.command_id, CommandStatus.DONE))
    counter.press(Key.Key_Return)
    assert len(counter.client.of(ReadPeople)) == 2, "it is still locked: once more"
    counter.tell(PeopleKnown((ASHA, RAVI), "keychain"), SignedIn(None, locked=True))
    assert "Nobody can sign in" not in counter.words()
    counter.pin("2580")
    assert counter.client.of(SignIn)[0].person_id == "asha"


def test_a_newer_list_is_not_tried_again(counter: CounterDriver) -> None:
    counter.tell(PeopleKnown((), "newer"), SignedIn(None, locked=True))
    assert "Try again" not in counter.words()
    counter.press(Key.Key_Return)
    assert any(book.isVisible() for book in counter.window.findChildren(QTextBrowser)), "or see the guide"


def test_the_only_supervisor_is_told_the_way_out(counter: CounterDriver) -> None:
    counter.staffed(ASHA, (ASHA, RAVI), locked=True)
    counter.who().tiles.choose("ravi")
    counter.pin("1111")
    counter.answer_wrong(PinProblem.SUPERVISOR)
    assert "Press F1 for help." in counter.words()
    assert "Ask a supervisor" not in counter.words()


def test_a_blocked_supervisor_is_not_offered_for_unlocking(counter: CounterDriver) -> None:
    counter.staffed(locked=True)
    for person_id in ("asha", "ravi"):
        counter.who().tiles.choose(person_id)
        counter.pin("1111")
        counter.answer_wrong(PinProblem.SUPERVISOR)
    counter.who().tiles.choose("asha")
    counter.who().begin_release()
    assert counter.who().tiles.ids == ["meera"]
    counter.pin("1111")
    counter.answer_wrong(PinProblem.SUPERVISOR)
    counter.press(Key.Key_Escape)
    assert "Press F1 for help." in counter.words(), "nobody is left who could"
    assert "Ask a supervisor" not in counter.words()


def test_the_lock_shows_waiting_sales_without_data(locked: CounterDriver) -> None:
    locked.presenter.show_waiting(3)
    assert "Still paying: 3" in locked.words()
    locked.presenter.on_became_paid(object())
    assert "Paid meanwhile: 1" in locked.words()
    locked.presenter.on_became_paid(object())
    assert "Paid meanwhile: 2" in locked.words()
    locked.presenter.show_waiting(0)
    assert "Still paying" not in locked.words()
    assert "₹" not in locked.words()
    locked.staffed()
    locked.staffed(locked=True)
    assert "Paid meanwhile" not in locked.words()


def test_removed_people_are_not_offered(locked: CounterDriver) -> None:
    locked.tell(PeopleKnown((RAVI, MEERA), "keychain"))
    assert locked.who().tiles.ids == ["ravi", "meera"]
    locked.pin("3690")
    assert locked.client.of(SignIn)[0].person_id == "ravi"


def test_an_unreadable_list_locks_and_says_why(counter: CounterDriver) -> None:
    counter.tell(PeopleKnown((), "unreadable"), SignedIn(None, locked=True))
    assert "Nobody can sign in" in counter.words()
    assert not counter.edit.isVisible()
    counter.press(Qt.Key.Key_F1)
    assert "or see the guide" in counter.words()
    [guide] = [store for store in counter.window.findChildren(QTextBrowser) if store.isVisible()]
    assert "PIN" in guide.toPlainText()
    counter.press(Qt.Key.Key_Escape)
    assert not guide.isVisible()
    counter.press(Qt.Key.Key_Return)
    counter.staffed(locked=False)
    assert not any(store.isVisible() for store in counter.window.findChildren(QTextBrowser))
    assert not counter.covered()


def test_without_keys_no_sale_goes_on(locked: CounterDriver) -> None:
    """Regression: with a locked keychain the page said that sales go on."""
    locked.presenter.show_waiting(3, has_keys=False)
    assert "3 waiting · There are no keys yet" in locked.words()


def test_the_demo_says_its_pins_and_a_real_counter_does_not(make_counter: MakeCounter) -> None:
    people = tuple(person for person, _ in DEMO_PEOPLE)
    for demo in (True, False):
        counter = make_counter(demo=demo)
        counter.staffed(ASHA, people, locked=True)
        assert ("2580" in counter.words()) is demo
        assert ("Tara" in counter.words()) is demo
        assert any("DEMO" in label.text() for label in counter.window.findChildren(QLabel) if label.isVisible()) is demo


def test_the_lock_closes_dialogs(counter: CounterDriver) -> None:
    counter.staffed()
    dialog = QDialog(counter.window)
    counter.qtbot.addWidget(dialog)
    dialog.show()
    counter.staffed(locked=True)
    assert not dialog.isVisible()


def test_nobody_set_up_is_never_locked(counter: CounterDriver) -> None:
    counter.tell(PeopleKnown(()), SignedIn())
    assert not counter.presenter.lock()
    counter.pass_(10_000)
    assert counter.client.sent == []
    assert not counter.presenter.is_locked


def test_every_control_has_a_name(locked: CounterDriver) -> None:
    assert faults(locked.window) == []


def test_a_pin_whose_command_broke_can_be_typed_again(locked: CounterDriver) -> None:
    locked.pin("2580")
    [command] = locked.client.of(SignIn)
    locked.tell(ended(command, CommandStatus.FAILED, "bug"))
    assert "Paydesk made a mistake" in locked.words()
    locked.pin("2580")
    assert len(locked.client.of(SignIn)) == 2


def known_lengths(counter: CounterDriver, *lengths: int, locked: bool = True) -> None:
    counter.tell(PeopleKnown((ASHA, RAVI, MEERA), "keychain", lengths), SignedIn(ASHA, locked))


def until_sent(counter: CounterDriver) -> str:
    counter.qtbot.waitUntil(lambda: bool(counter.client.of(SignIn)))
    return counter.client.of(SignIn)[-1].pin


def test_a_whole_pin_needs_no_enter(counter: CounterDriver) -> None:
    known_lengths(counter, 4, 6, 0)
    counter.type("2580")
    assert until_sent(counter) == "2580"
    counter.press(Key.Key_Return)
    assert len(counter.client.of(SignIn)) == 1, "Enter behind it is no second try"
    counter.answer_wrong()
    counter.press(Key.Key_Return)
    assert len(counter.client.of(SignIn)) == 1
    assert "A PIN has 4 to 8 digits." not in counter.words(), "the message about the wrong PIN stays"
    assert counter.who().pad.edit.hasFocus()
    assert counter.who().pad.edit.expected_digits == 4


@pytest.mark.parametrize(("down", "typed"), [(0, "258"), (0, "25801"), (1, "36902"), (2, "4826")])
def test_a_pin_of_another_or_of_an_unknown_length_waits_for_enter(
    counter: CounterDriver, down: int, typed: str
) -> None:
    """A scanner types on, too: no digit of it is a try."""
    known_lengths(counter, 4, 6, 0)
    for _ in range(down):
        counter.press(Key.Key_Down)
    counter.type(typed)
    counter.qtbot.wait(200)
    assert counter.client.of(SignIn) == []
