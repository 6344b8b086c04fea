"""Form of a payment link: every rule of docs/service.md#create-a-cashgram at its field; input is kept."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from paydesk.domain.clock import DAY, date_of
from paydesk.domain.commands import ReviewPayout
from paydesk.domain.money import Money
from paydesk.domain.payout.requests import NewCashgram
from tests.ui.panels.conftest import EMPTY, NAME, PHONE, PanelStage

TODAY = date(2026, 11, 20)


def opened(stage: PanelStage) -> PanelStage:
    """Open the empty form."""
    stage.panels.open_cashgrams()
    return stage


def test_the_form_is_filled_by_keyboard_and_reviewed(stage: PanelStage) -> None:
    stage.fill()
    stage.tab_to("E-mail (optional)")
    stage.type("asha@mail.example")
    stage.tab_to("Remarks (optional)")
    stage.type("Broken kettle")
    stage.tab_to("Send the link to this phone and e-mail")
    stage.press(Qt.Key.Key_Space)
    stage.tab_to("Type")
    stage.press(Qt.Key.Key_Down)
    stage.tab_to("Name")
    stage.press(Qt.Key.Key_Return)
    draft = stage.client.of(ReviewPayout)[0].draft
    assert draft.request == NewCashgram(
        "",
        Money(50_000),
        NAME,
        PHONE,
        date(2026, 11, 27),
        "asha@mail.example",
        "Broken kettle",
        notify_customer=True,
        payout_type="refund",
    )
    assert draft.refund_of == ""
    assert draft.draft_id


def test_it_begins_in_the_first_empty_field(stage: PanelStage) -> None:
    opened(stage)
    assert stage.focus() == "Name"


FAULTS = (
    ("Name", "Asha, Rao", "Only letters, digits, spaces and . - / &"),
    ("Name", "a" * 101, "At most 100 characters"),
    ("Phone", "98a", "8 to 12 digits"),
    ("Phone", "1234567890123", "8 to 12 digits"),
    ("Phone", "98765", "8 to 12 digits"),
    ("Amount", "12.345", "Only two digits"),
    ("Amount", "0.5", "smallest amount is ₹1.00"),
    ("Last day", "soon", "This is no day"),
    ("Last day", "01-03-2027", "At most 30 days ahead"),
    ("Last day", "01-03-2026", "day is over"),
    ("Remarks (optional)", "order_7", "Only letters, digits and spaces"),
    ("E-mail (optional)", "a@b." + "c" * 200, "At most 200 characters"),
    ("E-mail (optional)", "asha", "e-mail address looks like"),
)


def test_a_fault_appears_on_blur_and_disappears_while_typing(stage: PanelStage) -> None:
    for field, typed, says in FAULTS:
        stage.panels.forget()
        opened(stage).tab_to(field)
        stage.edit(field).selectAll()
        stage.type(typed)
        assert says not in stage.wrong(field), "not while it is typed"
        stage.press(Qt.Key.Key_Tab)
        assert says in stage.wrong(field)
        assert says in stage.words()
        stage.tab_to(field)
        stage.edit(field).selectAll()
        stage.press(Qt.Key.Key_Backspace)
        assert says not in stage.wrong(field)


def test_enter_shows_and_focuses_what_is_missing(stage: PanelStage) -> None:
    opened(stage).press(Qt.Key.Key_Return)
    assert stage.client.of(ReviewPayout) == []
    names = ("Name", "Phone", "Amount", "Last day", "E-mail (optional)")
    assert [name for name in names if stage.wrong(name)] == ["Name", "Phone", "Amount"]
    assert stage.wrong("Remarks (optional)") == "Letters, digits, spaces", "its note, and no fault"
    assert stage.focus() == "Name"
    stage.type(NAME)
    assert stage.wrong("Name") == ""


def test_a_paste_by_the_menu_takes_the_place_of_a_marked_phone(stage: PanelStage) -> None:
    opened(stage).tab_to("Phone")
    stage.type("9876500000")
    stage.press(Qt.Key.Key_Tab)
    stage.press(Qt.Key.Key_Backtab)
    edit = stage.edit("Phone")
    assert edit.selectedText() == "9876500000", "marked as soon as it is come to"
    QApplication.clipboard().setText(PHONE)
    menu = edit.createStandardContextMenu()
    QApplication.sendEvent(edit, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))
    next(action for action in menu.actions() if "Paste" in action.text()).trigger()
    assert edit.text() == PHONE
    menu.deleteLater()


def test_the_country_code_may_be_typed(stage: PanelStage) -> None:
    opened(stage).tab_to("Phone")
    for sign in "+91 98765 43210":
        stage.type(sign)
        assert stage.wrong("Phone") == "", stage.edit("Phone").text()
    stage.press(Qt.Key.Key_Tab)
    assert stage.wrong("Phone") == ""
    assert stage.edit("Phone").text() == "98••••3210"


def test_a_link_expires_after_a_week_by_default(stage: PanelStage) -> None:
    assert opened(stage).edit("Last day").text() == "27 Nov 2026"


def test_the_default_expiry_follows_the_date(stage: PanelStage) -> None:
    """Regression: it was a week from the day of the last link."""
    opened(stage)
    stage.panels.close()
    stage.clock.pass_(20 * DAY)
    assert opened(stage).edit("Last day").text() == "17 Dec 2026"
    stage.tab_to("Last day")
    stage.type("20-12-2026")
    stage.panels.close()
    stage.clock.pass_(DAY)
    assert opened(stage).edit("Last day").text() == "20 Dec 2026", "what somebody chose stays"


def test_the_day_is_the_services_day(stage: PanelStage) -> None:
    assert date_of(1_795_199_399_000) == date(2026, 11, 20)
    assert date_of(1_795_199_400_000) == date(2026, 11, 21)


def test_the_range_of_days_follows_the_date(stage: PanelStage) -> None:
    opened(stage).tab_to("Last day")
    stage.clock.pass_(24 * 3_600_000)
    stage.panels.refresh(stage.clock.now)
    stage.edit("Last day").selectAll()
    stage.type("21-12-2026")
    stage.press(Qt.Key.Key_Tab)
    assert stage.wrong("Last day") == ""


def test_input_survives_closing_but_not_the_lock(stage: PanelStage) -> None:
    stage.fill()
    stage.press(Qt.Key.Key_Escape)
    assert not stage.side.is_open
    stage.panels.open_cashgrams()
    assert stage.edit("Name").text() == NAME
    stage.panels.forget()
    stage.panels.open_cashgrams()
    assert stage.typed() == EMPTY
    assert stage.wrong("Phone") == ""
