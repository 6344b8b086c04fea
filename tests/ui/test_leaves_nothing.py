"""What one person typed, copied or opened is not left to the next: not by undo, a dialog, or a page behind the lock."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from paydesk.domain.people import Role
from paydesk.domain.people_events import AtTill
from tests.ui.conftest import MakeTill
from tests.ui.desk import PEOPLE, Desk

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ASHA, RAVI, MEERA = (PEOPLE[role] for role in (Role.CASHIER, Role.SUPERVISOR, Role.ADMIN))
SECRETS = {
    "client_id": "CF10ABCD2026",
    "client_secret": "cfsk_ma_test_0123456789",
}


@pytest.fixture
def desk(make_till: MakeTill) -> Desk:
    desk = Desk(make_till(demo=False))
    desk.has_keys()
    desk.has_people(ASHA)
    return desk


def undo_everything(desk: Desk) -> str:
    """What Ctrl+Z brings back anywhere in the window."""
    found = []
    for edit in desk.till.window.findChildren(QLineEdit):
        for _ in range(5):
            edit.undo()
        found.append(edit.text())
        edit.selectAll()
        edit.redo()
        found.append(edit.text())
    return "\n".join(found)


@pytest.mark.parametrize("field", ["vpa", "phone"])
def test_no_undo_brings_back_whom_somebody_else_looked_up(desk: Desk, field: str) -> None:
    desk.till.press(Qt.Key.Key_F12)
    edit = getattr(desk.offices.money.panels.upi, field).edit
    for _ in range(2):
        edit.setFocus()
        edit.clear()
        desk.till.type("9876500013")
        edit.clear()
        assert "9876500013" in undo_everything(desk), "they themselves may undo"
    desk.says(AtTill(RAVI))
    assert "98765" not in undo_everything(desk)


def test_no_undo_brings_back_to_whom_somebody_else_sent_a_link(desk: Desk) -> None:
    desk.till.press(Qt.Key.Key_F12, SHIFT)
    form = desk.offices.money.panels.cashgrams.new.form
    typed = {form.name: "Kiran Das", form.phone: "9876500013", form.email: "kiran.das@mail.example"}
    for field, text in typed.items():
        field.edit.setFocus()
        desk.till.type(text)
    desk.says(AtTill(RAVI))
    brought_back = undo_everything(desk)
    assert [text for text in typed.values() if text[:6] in brought_back] == []


def test_no_undo_brings_back_the_phone_of_the_customer_before(desk: Desk) -> None:
    sell = desk.till.window.sell
    sell.phone.edit.setFocus()
    desk.till.type("9876500013")
    sell.clear()
    assert "98765" not in undo_everything(desk)


@pytest.mark.parametrize("how", ["lock", "another page"])
def test_keys_that_were_typed_and_not_kept_are_gone(desk: Desk, how: str) -> None:
    desk.has_people(MEERA)
    desk.till.window.show_page("settings")
    page = desk.till.window.settings_page
    for name, text in SECRETS.items():
        page.fields[name].edit.setFocus()
        desk.till.type(text)
    if how == "lock":
        desk.says(AtTill(MEERA, locked=True))
        desk.says(AtTill(ASHA))
    else:
        desk.till.window.show_page("sell")
        desk.till.window.show_page("settings")
    assert [page.fields[name].edit.text() for name in SECRETS] == ["", ""]
    brought_back = undo_everything(desk)
    assert [text for text in SECRETS.values() if text[:4] in brought_back] == []


def test_no_undo_brings_back_keys_of_an_area(desk: Desk) -> None:
    desk.has_people(MEERA)
    desk.till.window.show_page("settings")
    place = desk.till.window.frame.set_up
    place.show_part("connections")
    desk.till.settle()
    card = next(iter(place.part_of("connections").cards.values()))  # type: ignore[attr-defined]
    card.begin_typing()
    for field, text in ((card.client_id, SECRETS["client_id"]), (card.client_secret, SECRETS["client_secret"])):
        field.edit.setFocus()
        desk.till.type(text)
    card.keep()
    assert desk.till.wishes.keys.of("set_area_keys")
    assert QApplication.focusWidget() is not None
    brought_back = undo_everything(desk)
    assert [text for text in SECRETS.values() if text[:4] in brought_back] == []
