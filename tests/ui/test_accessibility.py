"""Accessibility of every page: roles, names and focus order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView

from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.ui.settings.connections import ConnectionsPage
from paydesk.ui.settings.page import CONNECTIONS
from tests.helpers.accessibility import Role, faults, tree
from tests.helpers.looks import heard
from tests.ui.conftest import Announced
from tests.ui.counter import CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES


def test_the_walk_sees_a_control_without_a_name(driver: WindowDriver) -> None:
    edit = QLineEdit(driver.form.page)
    edit.show()
    assert len(faults(driver.window)) == 1
    edit.setAccessibleName("Amount")
    assert faults(driver.window) == []


def names(driver: WindowDriver, role: QAccessible.Role) -> list[str]:
    return [face.text(QAccessible.Text.Name) for face in tree(driver.window) if face.role() == role]


def test_controls_have_the_names_of_the_design(driver: WindowDriver) -> None:
    assert {"Amount", "Name or note"} <= set(names(driver, Role.EditableText))
    assert {"Show QR", "Link instead", "Clear", "Plus", "Times", "Backspace", *"0123456789"} <= set(
        names(driver, Role.Button)
    )
    driver.show(SCENES["waiting"].told())
    assert {"They say they paid", "Next customer", "More actions"} <= set(names(driver, Role.Button))
    driver.show(SCENES["old answer"].told("s2"), SCENES["old answer"].later)
    assert {"Check now", "Next customer"} <= set(names(driver, Role.Button))
    driver.show(SCENES["paid"].told("s3"))
    assert names(driver, Role.Button) == ["More actions", "Next", "Receipt"]


@pytest.mark.parametrize(
    ("scene", "words"),
    [
        ("paid", "PAID, HAND OVER"),
        ("waiting", "WAIT"),
        ("unknown word", "STATUS UNKNOWN, DO NOT HAND OVER"),
        ("cancelled", "CANCELLED, Nobody can pay this now"),
    ],
)
def test_the_verdict_is_a_text_with_a_stop(driver: WindowDriver, scene: str, words: str) -> None:
    driver.show(SCENES[scene].told(), SCENES[scene].later)
    found = heard(driver.sale.verdict_widget)
    assert (found.role, found.name) == (Role.StaticText, words)
    driver.sale.verdict_widget.setFocus()
    assert driver.focused() is driver.sale.verdict_widget, "Tab leads there, so that it can be read again"


def test_a_new_verdict_is_announced_but_not_a_new_age(driver: WindowDriver) -> None:
    said: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []
    strip = driver.sale.page.strip
    real = QAccessible.updateAccessibility
    try:
        QAccessible.updateAccessibility = lambda event: said.append((event.message(), event.politeness()))  # type: ignore[method-assign, attr-defined]
        for age in (1, 2):
            strip.show_verdict(Verdict.HAND_OVER, f"Confirmed {age} s ago", "₹1.00")
    finally:
        QAccessible.updateAccessibility = real  # type: ignore[method-assign]
    assert said == [("HAND OVER ₹1.00", QAccessible.AnnouncementPoliteness.Assertive)]


def test_the_verdict_of_another_sale_is_announced_also_where_it_is_the_same(
    driver: WindowDriver, said: Announced
) -> None:
    driver.show(SCENES["paid"].told("s1"))
    driver.show(SCENES["paid"].told("s2"))
    assert [words for words in said.all if "HAND OVER" in words] == ["PAID, HAND OVER ₹1,250.00"] * 2


def test_field_faults_are_announced(driver: WindowDriver, said: Announced) -> None:
    driver.form.bill.setText("ab")
    driver.form.submit()
    driver.form.submit()
    faults = [words for words in said.all if words.startswith("Bill number: ")]
    assert faults == ["Bill number: At least 3 characters."]


def test_field_faults_are_the_accessible_description(driver: WindowDriver) -> None:
    driver.form.amount_field.setText("12,50")
    driver.form.bill.setText("ab")
    driver.form.submit()
    assert "commas" in heard(driver.form.amount_field).description
    assert "At least 3" in heard(driver.form.bill).description
    driver.form.clear()
    assert "commas" not in heard(driver.form.amount_field).description


def test_a_screen_reader_can_press_a_rail_entry(driver: WindowDriver) -> None:
    [orders] = [face for face in tree(driver.parts["rail"]) if face.text(QAccessible.Text.Name) == "Orders"]
    actions = orders.actionInterface()
    assert "Press" in actions.actionNames()
    actions.doAction("Press")
    assert driver.window.page == "orders"


def test_the_rail_is_a_list_of_tabs(driver: WindowDriver) -> None:
    chosen = []
    for page in ("sell", "orders", "settings"):
        driver.window.show_page(page)
        rail = [face for face in tree(driver.parts["rail"]) if face.role() == Role.PageTab]
        assert [face.text(QAccessible.Text.Name) for face in rail] == ["Sell", "Orders", "More"]
        chosen.append([face.text(QAccessible.Text.Name) for face in rail if face.state().selected])
    assert chosen == [["Sell"], ["Orders"], ["More"]]


def focused_name() -> str:
    focus = QApplication.focusWidget()
    return "" if focus is None else focus.accessibleName()


def test_arrows_move_in_the_rail_and_enter_opens(driver: WindowDriver) -> None:
    driver.rail.buttons["sell"].setFocus()
    seen = []
    for _ in range(3):
        driver.press(Qt.Key.Key_Down)
        seen.append((focused_name(), driver.window.page))
    assert seen == [("Orders", "sell"), ("More", "sell"), ("More", "sell")], "the last one is the last one"
    driver.press(Qt.Key.Key_Up)
    assert (focused_name(), driver.window.page) == ("Orders", "sell")
    driver.press(Qt.Key.Key_Return)
    assert driver.window.page == "orders"


def test_a_sale_in_the_list_is_read_with_its_amount_and_state(driver: WindowDriver) -> None:
    driver.tell(SCENES["waiting"].told("s2"))
    driver.window.refresh()
    view = driver.waiting.panel.findChild(QTableView)
    assert view is not None
    lines = [face.text(QAccessible.Text.Name) for face in tree(view) if face.role() == Role.Cell]
    assert [line.split(",")[0] for line in lines] == ["Waiting 1", "₹1"]


def test_a_secret_is_not_read_aloud(driver: WindowDriver) -> None:
    CounterDriver(driver).says(AreaKeys(Area.GATEWAY, "none"))
    driver.window.show_page("settings")
    page = driver.settings.part(CONNECTIONS)
    assert isinstance(page, ConnectionsPage)
    secret = page.cards[Area.GATEWAY].form.field_widget("client_secret").control
    assert isinstance(secret, QLineEdit)
    secret.setText("sesame-secret")
    told = heard(secret)
    assert "sesame" not in told.value + told.name + told.description
    face = QAccessible.queryAccessibleInterface(secret)
    assert face is not None
    assert face.state().passwordEdit


def test_the_button_that_empties_the_search_has_a_name(driver: WindowDriver) -> None:
    driver.window.show_page("orders")
    driver.find_nothing("1250")
    assert faults(driver.window) == []


def test_tab_order_of_the_sell_page_is_visual(driver: WindowDriver) -> None:
    seen = []
    driver.type("5")
    for _ in range(5):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.append(focus.accessibleName())
        driver.press(Qt.Key.Key_Tab)
    assert seen == [
        "Amount",
        "Name or note",
        "Bill number",
        "Show QR",
        "Link instead",
    ]
