"""The form engine, through words, keys and a mouse: when faults are told, where the focus goes, what does not stay."""

from __future__ import annotations

from datetime import date
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain import masking
from paydesk.domain.money import Money
from paydesk.ui.forms.fields import FieldKind, FormField, FormSection, FormValues, RepeatedRows, row_key
from paydesk.ui.forms.form import Form
from paydesk.ui.forms.submit import SubmitRow
from tests.helpers import fingers
from tests.helpers.accessibility import faults as names_missing
from tests.helpers.cut_text import cut_texts, settle
from tests.helpers.longer import longer_words
from tests.ui.conftest import Announced

Key = Qt.Key
ACCOUNT = "123456789012"


def digits(text: str) -> str:
    return "" if text.isdigit() else "Digits only."


def whole(values: FormValues) -> dict[str, str]:
    """Return errors that no field can find alone."""
    charges = [row.money("amount") for row in values.rows("charges")]
    charged = sum(charge.paise for charge in charges if charge is not None)
    amount = values.money("amount")
    found = {}
    if amount is not None and charged > amount.paise:
        found["charges"] = "The charges are more than the loan"
    for place, row in enumerate(values.rows("charges")):
        if not row.text("party"):
            found[row_key("charges", place, "party")] = "Who gets it?"
    return found


class Page:
    """A form of every kind in a window, and what a person does with it."""

    def __init__(self, qtbot: QtBot, width: int = 900) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.form = Form(
            [
                FormSection(
                    "Who",
                    [
                        FormField("name", "Name", FieldKind.NAME, required=True),
                        FormField("phone", "Phone", FieldKind.PHONE, rule=digits),
                        FormField("way", "Way", FieldKind.CHOICE, options=[("bank", "Bank"), ("upi", "UPI")]),
                        FormField("account", "Account number", mask=masking.account, rule=digits, shown_when=is_bank),
                        FormField("vpa", "UPI address", shown_when=is_upi, required=True),
                    ],
                ),
                FormField("amount", "Amount", FieldKind.MONEY, required=True, short=True),
                FormField("day", "Last day", FieldKind.DATE, short=True),
                FormField("secret", "Client secret", FieldKind.SECRET),
                FormField("tell", "Tell them", FieldKind.CHECK),
                RepeatedRows(
                    "charges",
                    (
                        FormField("party", "Party", spoken="Party of charge {n}"),
                        FormField("amount", "Amount", FieldKind.MONEY, spoken="Amount of charge {n}", required=True),
                    ),
                    add_label="Add a charge",
                    remove_label="Remove",
                    remove_spoken="Remove charge {n}",
                    max_rows=3,
                ),
            ],
            self.window,
            name="Example",
            faults=whole,
        )
        self.submit = SubmitRow(self.form, "Send", parent=self.window)
        column = QVBoxLayout(self.window)
        column.addWidget(self.form)
        column.addWidget(self.submit)
        self.sent: list[FormValues] = []
        self.form.submitted.connect(self.sent.append)
        self.window.resize(width, 900)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is self.window)
        self.form.focus_first()

    def named(self, name: str) -> QWidget:
        """Return the control with this accessible name."""
        found = [one for one in self.window.findChildren(QWidget) if one.accessibleName() == name and one.isVisible()]
        assert len(found) == 1, name
        return found[0]

    def line(self, name: str) -> QLineEdit:
        found = self.named(name)
        assert isinstance(found, QLineEdit)
        return found

    @property
    def there(self) -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None
        return found

    @property
    def focus(self) -> str:
        return self.there.accessibleName()

    def press(self, key: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.there, key, modifier)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.there, text)

    def fill(self, name: str, text: str) -> None:
        """Go there, type, go on."""
        self.named(name).setFocus(Qt.FocusReason.TabFocusReason)
        self.type(text)
        self.press(Key.Key_Tab)

    def click(self, name: str) -> None:
        QTest.mouseClick(self.named(name), Qt.MouseButton.LeftButton)

    def words(self) -> str:
        return "\n".join(label.text() for label in self.window.findChildren(QLabel) if label.isVisible())

    def said_at(self, name: str) -> str:
        """Return the accessible description of a control."""
        return self.named(name).accessibleDescription()


def is_bank(values: FormValues) -> bool:
    return values.text("way") == "bank"


def is_upi(values: FormValues) -> bool:
    return values.text("way") == "upi"


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    return Page(qtbot)


def test_what_is_typed_comes_back_as_values(page: Page) -> None:
    page.fill("Name", " Ravi ")
    page.fill("Phone", "+91 98989-89898")
    page.fill("Account number", ACCOUNT)
    page.fill("Amount", "1250.5")
    page.fill("Last day", "20-11-2026")
    page.click("Tell them")
    page.click("Add a charge")
    page.type("Bank")
    page.press(Key.Key_Tab)
    page.type("10")
    page.press(Key.Key_Return)
    (sent,) = page.sent
    assert (sent.text("name"), sent.text("phone"), sent.text("account")) == ("Ravi", "9898989898", ACCOUNT)
    assert (sent.money("amount"), sent.day("day"), sent.is_checked("tell")) == (
        Money(1250_50),
        date(2026, 11, 20),
        True,
    )
    (charge,) = sent.rows("charges")
    assert (charge.text("party"), charge.money("amount")) == ("Bank", Money(10_00))
    assert "Ravi" not in repr(sent)


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
@pytest.mark.parametrize("enter", [Key.Key_Return, Key.Key_Enter])
def test_enter_in_an_open_list_chooses_and_sends_nothing(page: Page, enter: Key) -> None:
    """Regression: Enter also submitted the form, so choosing the next person closed the shift."""
    page.fill("Name", "Ravi")
    page.fill("Amount", "12")
    page.named("Way").setFocus()
    page.press(Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert QApplication.activePopupWidget() is not None
    for key in (Key.Key_Down, enter):
        QTest.keyClick(page.window.windowHandle(), key)
    assert QApplication.activePopupWidget() is None
    assert page.form.values().text("way") == "upi"
    assert page.sent == []
    assert page.said_at("UPI address") == "", "nor was it looked at"
    assert page.focus == "Way"


def test_a_fault_is_told_when_its_field_is_left_and_taken_back_while_it_is_mended(page: Page) -> None:
    page.named("Phone").setFocus()
    page.type("98x")
    assert page.said_at("Phone") == "", "not while it is typed for the first time"
    page.press(Key.Key_Tab)
    assert page.said_at("Phone") == "Digits only."
    assert "Digits only." in page.words()
    page.named("Phone").setFocus()
    page.press(Key.Key_End)
    page.press(Key.Key_Backspace)
    assert page.said_at("Phone") == ""
    page.type("y")
    assert page.said_at("Phone") == "Digits only.", "and told again with the key that breaks it"


def test_a_field_that_is_passed_by_is_no_fault_yet(page: Page) -> None:
    page.named("Name").setFocus()
    page.press(Key.Key_Tab)
    assert page.said_at("Name") == ""


def test_enter_leads_to_the_first_fault_and_says_it(page: Page, said: Announced) -> None:
    page.fill("Amount", "10x")
    del said.all[:]
    page.press(Key.Key_Return)
    assert page.sent == []
    assert page.focus == "Name"
    assert said.all == ["Name: Type the recipient's name."]
    page.type("Asha")
    page.press(Key.Key_Return)
    assert page.focus == "Amount"
    assert page.line("Amount").selectedText() == "₹10x", "nothing typed is thrown away, and typing replaces it"


def test_a_fault_is_announced_when_it_comes(page: Page, said: Announced) -> None:
    page.fill("Phone", "98x")
    assert said.all == ["Phone: Digits only."]


def test_what_is_not_shown_is_neither_asked_for_nor_sent(page: Page) -> None:
    page.fill("Name", "Asha")
    page.fill("Account number", ACCOUNT)
    page.fill("Amount", "5")
    page.named("Way").setFocus()
    page.press(Key.Key_Down)
    page.fill("UPI address", "asha@okbank")
    page.press(Key.Key_Return)
    (sent,) = page.sent
    assert (sent.text("account"), sent.text("vpa")) == ("", "asha@okbank")
    page.named("Way").setFocus()
    page.press(Key.Key_Up)
    page.press(Key.Key_Return)
    assert (page.sent[1].text("account"), page.sent[1].text("vpa")) == (ACCOUNT, ""), "what was typed is still there"


def test_what_was_found_elsewhere_stands_at_its_field_until_that_is_edited(page: Page) -> None:
    assert page.form.show_faults({"receiver.phone": "The service does not know this number."})
    assert page.focus == "Phone"
    assert page.said_at("Phone") == "The service does not know this number."
    page.type("9")
    assert page.said_at("Phone") == ""
    assert not page.form.show_faults({"nowhere": "Something else."})


def test_rows_come_and_go_by_keyboard(page: Page) -> None:
    page.fill("Name", "Asha")
    page.fill("Amount", "100")
    for party in ("A", "B", "C"):
        page.click("Add a charge")
        page.type(party)
        page.press(Key.Key_Tab)
        page.type("10")
    assert not page.named("Add a charge").isEnabled()
    page.named("Remove charge 2").setFocus()
    page.press(Key.Key_Return)
    assert page.focus == "Remove charge 2"
    assert page.line("Party of charge 2").text() == "C"
    page.named("Amount").setFocus()
    page.press(Key.Key_Return)
    assert [row.text("party") for row in page.sent[0].rows("charges")] == ["A", "C"]


def test_what_is_told_of_a_row_goes_with_it_and_with_no_other(page: Page) -> None:
    for party in ("A", "", "C"):
        page.click("Add a charge")
        page.type(party)
        page.press(Key.Key_Tab)
        page.type("10")
        page.press(Key.Key_Tab)
    page.form.show_faults({row_key("charges", 2, "party"): "Nobody knows them."})
    page.click("Remove charge 1")
    assert page.said_at("Party of charge 1") == "", "nobody has been in it: it was the second"
    assert page.said_at("Party of charge 2") == "Nobody knows them."


def test_what_is_wrong_with_rows_stands_at_the_row_or_below_all(page: Page, said: Announced) -> None:
    page.fill("Name", "Asha")
    page.fill("Amount", "15")
    page.click("Add a charge")
    page.press(Key.Key_Tab)
    page.type("10")
    page.click("Add a charge")  # stays empty: it is none
    page.press(Key.Key_Return)
    assert page.sent == []
    assert page.focus == "Party of charge 1"
    assert page.said_at("Party of charge 1") == "Who gets it?"
    assert page.said_at("Party of charge 2") == ""
    page.type("Bank")
    page.fill("Amount of charge 1", "20")
    page.named("Amount of charge 1").setFocus()
    page.press(Key.Key_Return)
    assert "The charges are more than the loan" in page.words()
    assert said.all[-1] == "The charges are more than the loan"
    assert page.sent == []


@pytest.mark.parametrize("again", [0, 1, 2])
def test_tab_goes_down_the_page(page: Page, again: int) -> None:
    """Also where its rows are others now: after a second time Tab went in a ring that left out all above and around."""
    if not again:
        page.click("Add a charge")
    for _ in range(again):
        page.form.set_values({"charges": [{"party": "Asha", "amount": Money(100)}]})
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    page.named("Name").setFocus()
    met = []
    while page.focus != "Send":
        met.append(page.focus)
        page.press(Key.Key_Tab)
        assert len(met) < 30, met
    assert met == [
        *("Name", "Phone", "Way", "Account number", "Amount", "Last day", "Client secret", "Tell them"),
        *("Party of charge 1", "Amount of charge 1", "Remove charge 1", "Add a charge"),
    ]
    page.press(Key.Key_Tab)
    assert page.focus == "Name"


def test_while_it_is_busy_nothing_is_sent_twice_and_the_focus_has_a_name(page: Page) -> None:
    page.fill("Name", "Asha")
    page.fill("Amount", "5")
    page.named("Send").setFocus()
    page.press(Key.Key_Return)
    page.form.set_busy(True)
    assert page.focus == page.form.accessibleName() != ""
    page.press(Key.Key_Return)
    assert len(page.sent) == 1
    page.form.set_busy(False)
    assert page.focus == "Send"


def test_a_press_on_the_button_leaves_the_focus_where_it_was(page: Page) -> None:
    page.fill("Name", "Asha")
    page.fill("Amount", "5")
    page.named("Amount").setFocus()
    page.click("Send")
    page.form.set_busy(True)
    assert len(page.sent) == 1
    assert page.focus == "Amount"


# What is private ------------------------------------------------------------------------------------------------


def test_a_private_text_is_masked_once_it_is_left_and_comes_back_marked(page: Page) -> None:
    page.fill("Account number", ACCOUNT)
    assert page.line("Account number").text() == masking.account(ACCOUNT)
    page.named("Account number").setFocus(Qt.FocusReason.TabFocusReason)
    assert page.line("Account number").text() == ACCOUNT
    page.type("7")
    assert page.line("Account number").text() == "7", "it was marked: typing replaces it"


@pytest.mark.parametrize("goes", [Key.Key_Tab, Key.Key_Return])
def test_a_pin_that_is_typed_from_habit_does_not_stay_to_be_read_as_a_name(page: Page, goes: Key) -> None:
    page.named("Name").setFocus()
    page.type("3690")
    page.press(goes)
    assert page.line("Name").text() == ""
    assert page.said_at("Name") == "Digits alone are no name. They may be a PIN, and are gone."
    assert page.sent == []
    page.named("Name").setFocus()
    page.type("Ravi 2")
    page.press(Key.Key_Tab)
    assert (page.line("Name").text(), page.said_at("Name")) == ("Ravi 2", "")


@pytest.mark.parametrize("typed", ["9876543210", "98765 43210", "+91 98765-43210"])
def test_of_a_phone_the_same_digits_are_seen_however_it_was_typed(qtbot: QtBot, typed: str) -> None:
    form = Form([FormField("phone", "Phone", FieldKind.PHONE, mask=masking.phone)])
    qtbot.addWidget(form)
    form.set_values({"phone": typed})
    line = form.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    assert line.text() == "98••••3210"
    assert form.values().text("phone") == "9876543210"


@pytest.mark.parametrize(("typed", "right"), [("9876543210", True), ("98765", False), ("98765 4321x", False)])
def test_a_phone_has_a_rule_of_its_own(qtbot: QtBot, typed: str, right: bool) -> None:
    form = Form([FormField("phone", "Phone", FieldKind.PHONE)])
    qtbot.addWidget(form)
    form.set_values({"phone": typed})
    assert bool(form.faults()) is not right


@pytest.mark.parametrize("reason", [Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason])
def test_a_menu_or_another_window_masks_nothing(page: Page, reason: Qt.FocusReason) -> None:
    page.named("Account number").setFocus()
    page.type(ACCOUNT)
    line = page.line("Account number")
    QApplication.sendEvent(line, QFocusEvent(QEvent.Type.FocusOut, reason))
    assert line.text() == ACCOUNT
    QApplication.sendEvent(line, QFocusEvent(QEvent.Type.FocusIn, reason))
    assert line.text() == ACCOUNT


@pytest.mark.parametrize("way", ["masked", "marked"])
def test_paste_by_the_right_mouse_button_replaces_the_number(page: Page, way: str) -> None:
    page.fill("Account number", ACCOUNT)
    line = page.line("Account number")
    if way == "marked":
        line.setFocus(Qt.FocusReason.TabFocusReason)
        line.selectAll()
    QGuiApplication.clipboard().setText("999000111222")
    QTest.mousePress(line, Qt.MouseButton.RightButton, pos=QPoint(40, 20))
    line.setFocus(Qt.FocusReason.MouseFocusReason)
    # a menu over it takes the focus, and gives it back once something of it was chosen (offscreen has no menus)
    QApplication.sendEvent(line, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))
    menu = line.createStandardContextMenu()
    next(one for one in menu.actions() if one.text().replace("&", "").startswith("Paste")).trigger()
    QApplication.sendEvent(line, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.PopupFocusReason))
    menu.deleteLater()
    QTest.mouseRelease(line, Qt.MouseButton.RightButton, pos=QPoint(40, 20))  # else it is held down for the next test
    assert line.text() == "999000111222"
    page.named("Name").setFocus()
    assert page.form.values().text("account") == "999000111222"
    assert line.text() == masking.account("999000111222")


def test_what_is_typed_after_a_click_replaces_the_number(page: Page) -> None:
    """Qt puts the caret where the press was, and takes the mark away that came with the keyboard."""
    page.fill("Account number", ACCOUNT)
    page.named("Name").setFocus()
    QTest.mouseClick(page.line("Account number"), Qt.MouseButton.LeftButton, pos=QPoint(40, 20))
    page.type("9990001112")
    assert page.line("Account number").text() == "9990001112"


def test_nothing_private_comes_back_by_undo(page: Page) -> None:
    page.fill("Account number", ACCOUNT)
    page.form.forget()
    page.named("Account number").setFocus()
    page.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.line("Account number").text() == ""


def test_a_secret_does_not_wait_behind_another_page(page: Page) -> None:
    page.fill("Client secret", "sesame")
    page.fill("Name", "Asha")
    page.named("Account number").setFocus()
    page.type(ACCOUNT)
    page.form.hide()  # as the lock does
    page.form.show()
    assert page.line("Client secret").text() == ""
    assert page.line("Name").text() == "Asha"
    assert page.line("Account number").text() != ACCOUNT


def test_forgotten_nothing_stays(page: Page) -> None:
    page.fill("Name", "Asha")
    page.fill("Phone", "x")
    page.click("Add a charge")
    page.type("Bank")
    page.form.forget()
    assert page.form.is_empty()
    assert page.said_at("Phone") == ""
    assert page.form.values().rows("charges") == ()


# Days -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["20-11-2026", "2026-11-20", "20/11/2026", "20.11.2026", "20 Nov 2026"])
def test_a_day_is_taken_as_people_write_it(page: Page, text: str) -> None:
    page.fill("Last day", text)
    assert page.line("Last day").text() == "20 Nov 2026"
    assert page.form.values().day("day") == date(2026, 11, 20)


def test_what_is_no_day_stays_and_says_so(page: Page) -> None:
    page.fill("Last day", "31-02-2026")
    assert page.line("Last day").text() == "31-02-2026"
    assert "This is no day." in page.said_at("Last day")


def test_up_and_down_go_from_day_to_day(page: Page) -> None:
    page.fill("Last day", "28-02-2026")
    page.named("Last day").setFocus()
    page.press(Key.Key_Up)
    assert page.form.values().day("day") == date(2026, 3, 1)
    page.press(Key.Key_Down)
    assert page.form.values().day("day") == date(2026, 2, 28)


# How it looks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [360, 700, 1500])
@pytest.mark.parametrize("factor", [1.0, 1.4])
def test_no_word_is_cut_and_no_form_is_too_wide(qtbot: QtBot, width: int, factor: float) -> None:
    with longer_words(factor):
        page = Page(qtbot, width)
        page.click("Add a charge")
        page.form.show_faults(
            dict.fromkeys(("name", "phone", "account", "amount"), "Something is wrong with this here, and it is long.")
        )
        page.window.resize(width, 1800)
        settle(page.window)
        assert cut_texts(page.window) == []
        assert page.form.width() <= 960
        assert names_missing(page.window) == []


def test_two_columns_where_there_is_room(qtbot: QtBot) -> None:
    for width, beside in ((900, True), (360, False)):
        page = Page(qtbot, width)
        settle(page.window)
        name, phone = page.named("Name"), page.named("Phone")
        same = name.mapTo(page.window, QPoint()).y() == phone.mapTo(page.window, QPoint()).y()
        assert same is beside


def test_a_text_that_is_dropped_is_the_whole_amount_and_no_blanks_cut_one(page: Page) -> None:
    page.fill("Amount", "5")
    fingers.drop(page.line("Amount"), " " * 60 + "Rs. 1,250/-")
    assert page.line("Amount").text() == "₹1,250"


def test_fields_keep_room_for_one_line_of_what_is_wrong(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    form = Form(
        [FormField(name, name.title(), wide=True, required=True) for name in ("first", "second", "third")], window
    )
    column = QVBoxLayout(window)
    column.addWidget(form)
    column.addStretch(1)
    window.resize(600, 768)
    window.show()
    settle(window)
    tops = [form.field_widget(name).control.mapTo(window, QPoint()).y() for name in ("first", "second", "third")]
    apart = [lower - upper for upper, lower in pairwise(tops)]
    assert max(apart) < 100
    assert not form.check()
    settle(window)
    said = [label for label in form.findChildren(QLabel) if label.isVisible() and label.text() == "Fill this in."]
    assert len(said) == 3
    assert all(label.height() >= label.fontMetrics().height() for label in said), "whole"
    boxes = [form.field_widget(name) for name in ("first", "second", "third")]
    for words, box, below in zip(said, boxes, boxes[1:], strict=False):
        top = words.mapTo(window, QPoint()).y()
        nearer = top - box.control.mapTo(window, box.control.rect().bottomLeft()).y()
        assert below.label.mapTo(window, QPoint()).y() - top - words.fontMetrics().height() > 2 * nearer, "whose it is"
    now = [form.field_widget(name).control.mapTo(window, QPoint()).y() for name in ("first", "second", "third")]
    assert now == tops, "no field moves"
