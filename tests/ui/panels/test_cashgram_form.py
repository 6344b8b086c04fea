"""The form of a payment link: every rule of SPEC.md 4.12 at its field, and nothing typed is lost."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView

from paydesk.domain.commands import ReviewPayout
from paydesk.domain.money import Money
from paydesk.domain.payout.requests import NewCashgram
from paydesk.ui.conductors.panels import india_day
from paydesk.ui.panels.cashgram_form import CashgramForm
from paydesk.ui.theme_tokens import Tokens
from tests.helpers.looks import colours, picture
from tests.ui.panels.conftest import NAME, PHONE, PanelStage

TODAY = date(2026, 11, 20)


def form(stage: PanelStage) -> CashgramForm:
    stage.panels.open_cashgrams()
    return stage.panels.cashgrams.new.form


def test_it_is_filled_by_keyboard_alone_and_weighed(stage: PanelStage) -> None:
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
    form(stage)
    assert stage.focus() == "Name"


@pytest.mark.parametrize(
    ("field", "typed", "says"),
    [
        ("name", "Asha, Rao", "Only letters, digits, spaces and . - / &"),
        ("name", "a" * 101, "at most 100 signs"),
        ("phone", "98a", "digits only"),
        ("phone", "1234567890123", "at most 12 digits"),
        ("amount", "12.345", "Only two digits"),
        ("remarks", "order_7", "Only letters, digits and spaces"),
        ("email", "a@b." + "c" * 200, "at most 200 signs"),
    ],
)
def test_what_is_surely_wrong_is_told_while_typing(stage: PanelStage, field: str, typed: str, says: str) -> None:
    place = form(stage).fields[field]
    place.setFocus()
    QApplication.clipboard().setText(typed)
    stage.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert says in place.error()


@pytest.mark.parametrize(
    ("field", "typed", "says"),
    [
        ("phone", "98765", "at least 8 digits"),
        ("email", "asha", "no e-mail address"),
        ("amount", "0.5", "smallest amount is ₹1.00"),
    ],
)
def test_what_may_be_unfinished_is_told_once_the_field_is_left(
    stage: PanelStage, field: str, typed: str, says: str
) -> None:
    place = form(stage).fields[field]
    place.setFocus()
    stage.type(typed)
    assert place.error() == ""
    stage.press(Qt.Key.Key_Tab)
    assert says in place.error()
    place.setFocus()
    stage.type("x")
    assert place.error() != ""


def test_enter_tells_what_is_missing_and_goes_there(stage: PanelStage) -> None:
    made = form(stage)
    stage.press(Qt.Key.Key_Return)
    assert stage.client.of(ReviewPayout) == []
    assert {name: field.error() != "" for name, field in made.fields.items()} == {
        "name": True,
        "phone": True,
        "payoutType": False,
        "amount": True,
        "linkExpiry": False,
        "email": False,
        "remarks": False,
    }
    assert stage.focus() == "Name"
    stage.type(NAME)
    assert made.name.error() == ""


def test_the_country_code_may_be_typed(stage: PanelStage) -> None:
    place = form(stage).phone
    place.setFocus()
    for sign in "+91 98765 43210":
        stage.type(sign)
        assert place.error() == "", place.text()
    assert form(stage).request().phone == "9876543210"


def test_the_last_day_is_within_thirty_days(stage: PanelStage) -> None:
    expiry = form(stage).expiry
    assert expiry.day() == date(2026, 11, 27)
    assert expiry.edit.minimumDate() == QDate(2026, 11, 20)
    assert expiry.edit.maximumDate() == QDate(2026, 12, 20)
    expiry.set_day(date(2027, 3, 1))
    assert expiry.day() == date(2026, 12, 20)


def test_the_day_is_the_services_day(stage: PanelStage) -> None:
    assert india_day(1_795_199_399_000) == date(2026, 11, 20)
    assert india_day(1_795_199_400_000) == date(2026, 11, 21)


def test_a_day_that_passes_moves_the_range(stage: PanelStage) -> None:
    made = form(stage)
    stage.clock.pass_(24 * 3_600_000)
    stage.panels.refresh(stage.clock.now)
    assert made.expiry.edit.maximumDate() == QDate(2026, 12, 21)
    assert made.expiry.day() == date(2026, 11, 27)


a_popup = pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
"""The offscreen platform has no windows over others, and says so."""


@a_popup
def test_a_day_is_chosen_in_the_calendar_by_keyboard_and_by_a_press_on_the_arrow(stage: PanelStage) -> None:
    field = form(stage).expiry
    field.edit.setFocus()
    stage.press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    popup = field.edit.popup
    assert popup is not None
    assert popup.isVisible()
    assert popup.calendar.maximumDate() == QDate(2026, 12, 20)
    view = popup.calendar.findChild(QTableView)
    assert view is not None
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not popup.isVisible()
    assert field.day() == date(2026, 11, 28)
    QTest.mouseClick(field.edit, Qt.MouseButton.LeftButton, pos=QPoint(field.edit.width() - 20, 20))
    assert popup.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    assert field.day() == date(2026, 11, 28)


@a_popup
def test_the_calendar_is_in_the_colours_in_use(look: Tokens, stage: PanelStage) -> None:
    field = form(stage).expiry
    field.edit.open_calendar()
    assert field.edit.popup is not None
    QApplication.processEvents()
    assert look.brand in colours(picture(field.edit.popup))
    assert look.surface in colours(picture(field.edit.popup))
    field.edit.popup.hide()


def test_closing_keeps_what_is_typed_and_the_lock_does_not(stage: PanelStage) -> None:
    stage.fill()
    stage.press(Qt.Key.Key_Escape)
    assert not stage.side.is_open
    stage.panels.open_cashgrams()
    assert stage.panels.cashgrams.new.form.name.text() == NAME
    stage.panels.forget()
    stage.panels.open_cashgrams()
    assert stage.panels.cashgrams.new.form.is_empty
    assert stage.panels.cashgrams.new.form.phone.error() == ""
