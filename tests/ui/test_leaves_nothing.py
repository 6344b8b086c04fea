"""Input, copies and dialogs of one person are gone for the next, from undo and behind the lock, too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QToolTip, QWidget

from paydesk.domain.commands import ExportSales, ListPayouts, SaveSettings, SetKeys
from paydesk.domain.messages import Answered, SaleList
from paydesk.domain.payout.listing import PayoutSums
from paydesk.domain.payout.messages import PayoutList
from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.sale.listing import Sums
from paydesk.domain.settings.messages import AreaKeys, Exported
from paydesk.domain.shift.commands import ExportReport
from paydesk.domain.shift.messages import PeriodReport
from paydesk.domain.shift.report import Report
from paydesk.ui.rows.tools import SaveFile
from paydesk.ui.settings.connections import ConnectionsPage
from paydesk.ui.settings.form_page import SettingsFormPage
from paydesk.ui.start.step import CONNECT
from paydesk.ui.words.base import Words
from tests.ui.conftest import MakeDriver, SayWhere
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.stage import Told

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ASHA, RAVI, MEERA = (PEOPLE[role] for role in (Role.CASHIER, Role.SUPERVISOR, Role.ADMIN))
SECRETS = {
    "client_id": "CF10ABCD2026",
    "client_secret": "cfsk_ma_test_0123456789",
}


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    counter = CounterDriver(make_driver(demo=False))
    counter.has_keys()
    counter.has_people(ASHA)
    return counter


def undo_everything(counter: CounterDriver) -> str:
    """Return what Ctrl+Z restores anywhere in the window."""
    found = []
    for edit in counter.driver.window.findChildren(QLineEdit):
        for _ in range(5):
            edit.undo()
        found.append(edit.text())
        edit.selectAll()
        edit.redo()
        found.append(edit.text())
    return "\n".join(found)


@pytest.mark.parametrize("field", ["vpa", "phone"])
def test_no_undo_brings_back_whom_somebody_else_looked_up(counter: CounterDriver, field: str) -> None:
    counter.driver.press(Qt.Key.Key_F12)
    counter.features.money.panels.upi.form.set_values({"kind": field})
    edit = counter.driver.edit({"vpa": "UPI address", "phone": "Phone"}[field])
    for _ in range(2):
        edit.setFocus()
        edit.clear()
        counter.driver.type("9876500013")
        edit.clear()
        assert "9876500013" in undo_everything(counter), "they themselves may undo"
    counter.says(SignedIn(RAVI))
    assert "98765" not in undo_everything(counter)


def test_no_undo_brings_back_to_whom_somebody_else_sent_a_link(counter: CounterDriver) -> None:
    counter.driver.press(Qt.Key.Key_F12, SHIFT)
    counter.features.money.panels.cashgrams.cashgram.form.focus_field("email")
    typed = {"Name": "Kiran Das", "Phone": "9876500013", "E-mail (optional)": "kiran.das@mail.example"}
    for name, text in typed.items():
        counter.driver.edit(name).setFocus()
        counter.driver.type(text)
    counter.says(SignedIn(RAVI))
    brought_back = undo_everything(counter)
    assert [text for text in typed.values() if text[:6] in brought_back] == []


def test_no_undo_brings_back_the_note_of_the_customer_before(counter: CounterDriver) -> None:
    sell = counter.driver.form.page
    sell.tile.note.setFocus()
    counter.driver.type("9876500013")
    sell.clear()
    assert "98765" not in undo_everything(counter)


@pytest.mark.parametrize("how", ["lock", "another page"])
def test_keys_that_were_typed_and_not_kept_are_gone(counter: CounterDriver, how: str) -> None:
    counter.has_people(MEERA)
    counter.driver.start.show_step(CONNECT)
    edits = [counter.driver.edit(name) for name in ("Client ID", "Client secret")]
    for edit, text in zip(edits, SECRETS.values(), strict=True):
        edit.setFocus()
        counter.driver.type(text)
        assert edit.text() == text
    if how == "lock":
        counter.says(SignedIn(MEERA, locked=True))
        counter.says(SignedIn(ASHA))
    else:
        counter.driver.window.show_page("sell")
        counter.driver.window.show_page("start")
    assert [edit.text() for edit in edits] == ["", ""]
    brought_back = undo_everything(counter)
    assert [text for text in SECRETS.values() if text[:4] in brought_back] == []


def test_no_undo_brings_back_keys_of_an_area(counter: CounterDriver) -> None:
    counter.has_people(MEERA)
    place = counter.driver.settings
    place.open("connections")
    counter.driver.settle()
    card = next(iter(place.find(ConnectionsPage).cards.values()))
    card.begin_typing()
    for name, text in SECRETS.items():
        card.form.focus_field(name)
        counter.driver.type(text)
    card.keep_button.click()
    assert counter.driver.client.of(SetKeys)
    counter.says(AreaKeys(card.area, "memory", "••••2026"))
    assert QApplication.focusWidget() is not None
    brought_back = undo_everything(counter)
    assert [text for text in SECRETS.values() if text[:4] in brought_back] == []


def test_settings_input_is_cleared_for_the_next_person(counter: CounterDriver) -> None:
    """A raised limit waited for the next Save of an admin."""
    counter.has_people(MEERA)
    counter.driver.window.show_page("settings")
    place = counter.driver.settings.page
    for part, name in {"money_out": "All of a day, at most", "counter": "Name of the shop", "people": "Name"}.items():
        place.show_part(part)
        counter.driver.edit(name).setText("9999999")
    counter.says(SignedIn(ASHA))
    assert [edit.text() for edit in place.findChildren(QLineEdit) if "9999999" in edit.text().replace(",", "")] == []
    for page in place.findChildren(SettingsFormPage):
        page.form.submit()
    saved = {command.settings for command in counter.driver.client.of(SaveSettings)}
    assert saved == {counter.driver.window.host.settings}


def test_sale_input_is_cleared_for_the_next_person(counter: CounterDriver) -> None:
    """Amount, note and replacement were kept."""
    sell = counter.driver.form.page
    begun = (sell.save_state(), "")
    told = Told("s1").ordered().cancel().read("TERMINATED")
    sell.fill_from(counter.driver.tell(told))
    sell.tile.note.setText("9876500013")
    assert sell.instead_of == "s1"
    counter.says(SignedIn(ASHA, locked=True), SignedIn(ASHA))
    assert sell.tile.note.text() == "9876500013", "Asha goes on"
    counter.says(SignedIn(ASHA, locked=True), SignedIn(RAVI))
    assert (sell.save_state(), sell.instead_of) == begun


def test_notices_are_dismissed_for_the_next_person(counter: CounterDriver) -> None:
    notices, trouble = counter.driver.notices.area, Words("This PC's clock is wrong", "")
    notices.post(trouble, is_sticky=True)
    notices.post(Words("Saved", "orders.csv"))
    counter.says(SignedIn(ASHA, locked=True), SignedIn(ASHA))
    assert notices.message_panel.title() == "Saved", "it is for Asha"
    counter.says(SignedIn(RAVI))
    assert notices.message_panel.title() == trouble.title, "of this PC, for whoever comes"


# Dialogs --------------------------------------------------------------------------------------------------------------


class Later(QObject):
    """Acts once a dialog is open, then closes it."""

    def __init__(self, do: Callable[[], None]) -> None:
        super().__init__()
        self._do = do
        self.left: list[QDialog] = []
        QTimer.singleShot(0, self.run)

    @Slot()
    def run(self) -> None:
        self._do()
        QApplication.processEvents()
        self.left = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
        for dialog in self.left:
            for edit in dialog.findChildren(QLineEdit):
                edit.setText("history.csv")
            dialog.accept()


@pytest.mark.parametrize("how", ["lock", "minute"])
def test_a_dialog_of_the_supervisor_s_page_closes_with_it(
    counter: CounterDriver, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    counter.says(SignedIn(ASHA, unlocked_by=RAVI, unlocked_until=counter.driver.clock.now + 60_000))
    counter.driver.window.show_page("payouts")
    assert not counter.covered()

    def end() -> None:
        if how == "lock":
            counter.says(SignedIn(ASHA, locked=True))
        else:
            counter.driver.clock.pass_(61_000)
            counter.features.people.refresh()

    later = Later(end)
    counter.features.money.on_save_requested(SaveFile("history.csv", b"who got how much"))
    assert later.left == []
    assert list(tmp_path.iterdir()) == []
    assert counter.covered()


def answer(command: object) -> object:
    """Return the answer to a request for a file."""
    match command:
        case ExportSales():
            return Answered(command.ask_id, SaleList(command.query, Sums(), ()))
        case ExportReport():
            return Answered(command.ask_id, PeriodReport(command.first, command.last, Report()))
        case ListPayouts():
            return Answered(command.ask_id, PayoutList(command.query, (), PayoutSums(), (), ()))
    return Exported("{}")


@pytest.mark.parametrize("page", ["orders", "report", "payouts", "settings"])
@pytest.mark.parametrize("then", ["locked", "taken over", "stays"])
def test_a_late_export_opens_no_dialog_over_the_lock(
    counter: CounterDriver, page: str, say_where: SayWhere, tmp_path: Path, then: str
) -> None:
    """A long export opened a file dialog over the lock."""
    say_where(lambda name: tmp_path / name)
    counter.has_people(MEERA)
    counter.says(SignedIn(MEERA, unlocked_by=MEERA, unlocked_until=counter.driver.clock.now + 60_000))
    window, client = counter.driver.window, counter.driver.client
    window.show_page(page)
    if page == "settings":
        counter.driver.settings.open("kept")
    elif page == "payouts" and counter.features.money.page is not None:
        counter.features.money.page.show_tab("activity")
        counter.features.money.page.activity.save_entry.setEnabled(True)
    if page == "settings":
        counter.driver.button("Save as a file").click()
    else:
        counter.driver.choose_entry("CSV" if page == "report" else "Export CSV")
    asked = client.sent[-1]
    if then == "locked":
        counter.says(SignedIn(MEERA, locked=True))
    elif then == "taken over":
        counter.says(SignedIn(RAVI))
    counter.says(answer(asked))
    assert len(list(tmp_path.iterdir())) == (then == "stays")


@pytest.mark.xvfb
@pytest.mark.parametrize("what", ["calendar", "list", "menu of a field", "tip"])
def test_nothing_that_lies_over_the_window_stays_with_the_lock(counter: CounterDriver, what: str) -> None:
    counter.driver.press(Qt.Key.Key_F12, SHIFT)
    panels = counter.features.money.panels
    form = panels.cashgrams.flow.payout_form.form
    if what == "calendar":
        counter.driver.click(counter.driver.button("More details"))
        counter.driver.edit("Last day").setFocus()
        counter.driver.press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    elif what == "list":
        next(box for box in form.findChildren(QComboBox)).showPopup()
    elif what == "menu of a field":
        phone = counter.driver.edit("Phone")
        phone.setText("9876500013")
        menu = phone.createStandardContextMenu()
        menu.popup(QPoint(20, 20))
    else:
        QToolTip.showText(QPoint(20, 20), "₹1,250.00 for order_77", form)
    counter.driver.settle()
    assert len(over(counter)) == 1
    counter.says(SignedIn(ASHA, locked=True))
    if what == "tip":  # Qt's own: it goes a moment after the focus went elsewhere
        counter.driver.qtbot.waitUntil(lambda: over(counter) == [])
    assert over(counter) == []


def over(counter: CounterDriver) -> list[QWidget]:
    """Return the windows over the main window."""
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not counter.driver.window]


# The clipboard --------------------------------------------------------------------------------------------------------


@pytest.mark.xvfb
def test_the_lock_clears_manual_copies(counter: CounterDriver) -> None:
    """By Ctrl+C, or by selecting text on X11."""
    clipboard = QApplication.clipboard()
    marked = clipboard.Mode.Selection
    edit = counter.driver.form.note
    edit.setFocus()
    counter.driver.type("9876500013")
    edit.selectAll()
    clipboard.setText(edit.text(), marked)
    counter.driver.press(Qt.Key.Key_C, CTRL)
    assert (clipboard.text(), clipboard.text(marked)) == ("9876500013", "9876500013")
    counter.says(SignedIn(ASHA, locked=True))
    assert (clipboard.text(), clipboard.text(marked)) == ("", "")
