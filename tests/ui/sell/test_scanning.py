"""A scanner's burst ending in Enter is an order number, wherever the focus is, and leaves no trace elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView, QWidget

from paydesk.domain.commands import CancelSale, CheckUpi, PutSaleAside, RenewSale, SaveSettings
from tests.ui.conftest import MakeTill
from tests.ui.desk import Desk
from tests.ui.stories import SCENES
from tests.ui.till import Till

NUMBER = "order_20261120_0099_zz9"
NUMBERS = [NUMBER, "8901234567890", "AB-12"]


def field(name: str) -> Callable[[Till], QWidget]:
    return lambda till: till.edit(name)


def button(name: str) -> Callable[[Till], QWidget]:
    return lambda till: till.button(name)


FOCUSES: dict[str, tuple[str, Callable[[Till], QWidget]]] = {
    "amount": ("sell", field("Amount")),
    "order": ("sell", field("Order number")),
    "phone": ("sell", field("Customer phone")),
    "method": ("sell", button("QR on screen")),
    "check box": ("sell", button("Add a GST invoice to the QR")),
    "show button": ("sell", button("Show QR")),
    "rail": ("sell", button("Sell")),
    "list": ("sell", lambda till: till.window.frame.side.findChild(QTableView)),  # type: ignore[dict-item,return-value]
    "search": ("orders", field("Search")),
    "table": ("orders", lambda till: till.window.orders.view),
    "shop": ("settings", field("Name of the shop")),
    "save": ("settings", button("Save")),
    "strip": ("sale", field("Verdict")),
    "page of a sale": ("sale", lambda till: till.window.sale_page),
    "link": ("link", field("Payment link")),
    "cancel": ("sale", button("Cancel this order")),
}


@pytest.mark.parametrize(("place", "where"), list(enumerate(FOCUSES)))
def test_from_every_focus_it_becomes_the_order_number(till: Till, place: int, where: str) -> None:
    number = NUMBERS[place % len(NUMBERS)]
    page, focus = FOCUSES[where]
    till.tell(SCENES["cancelled"].told("old"))
    if page in ("sale", "link"):
        till.show(SCENES["waiting" if page == "sale" else "waiting, a link"].told())
    else:
        till.window.show_page(page)
    if page == "settings":
        till.window.frame.set_up.show_part("counter")
    focus(till).setFocus()
    assert focus(till).hasFocus()
    till.scan(number)
    assert till.window.page == "sell"
    assert till.edit("Order number").text() == number
    assert till.edit("Amount").hasFocus()
    assert till.edit("Amount").text() == ""
    assert till.client.taken == [], "staff press Enter when the customer is ready"
    for kind in (CancelSale, RenewSale, SaveSettings):
        assert till.client.of(kind) == []
    till.press(Qt.Key.Key_Return)
    assert [sale.order_id for sale in till.client.taken] == [number]


def test_what_was_typed_before_stays(till: Till) -> None:
    till.type("1250")
    till.scan(NUMBER)
    assert till.edit("Amount").text() == "₹1,250"
    till.edit("Customer phone").setText("98989")
    till.edit("Customer phone").setFocus()
    till.scan("8901234567890")
    assert till.edit("Customer phone").text() == "98989"
    assert till.edit("Order number").text() == "8901234567890"


def test_what_is_typed_in_the_settings_stays(till: Till) -> None:
    till.window.show_page("settings")
    till.window.frame.set_up.show_part("counter")
    till.edit("This till").setText("till 9")
    till.edit("This till").setFocus()
    till.scan(NUMBER)
    till.window.show_page("settings")
    till.window.frame.set_up.show_part("counter")
    assert till.edit("This till").text() == "till 9"


def test_the_sale_on_the_screen_is_put_aside(till: Till) -> None:
    till.show(SCENES["waiting"].told())
    till.scan(NUMBER)
    assert till.client.of(PutSaleAside) == [PutSaleAside(sale_id="s1")]


@pytest.mark.parametrize("number", ["100", "1250", "10045", "999999999"])
def test_a_bill_number_of_digits_alone_is_never_an_amount(till: Till, number: str) -> None:
    till.scan(number)
    assert till.edit("Order number").text() == number
    assert till.edit("Amount").text() == ""
    assert till.client.taken == []


def test_an_amount_typed_by_a_person_is_an_amount(till: Till) -> None:
    till.type("1250")
    till.press(Qt.Key.Key_Return)
    assert [sale.amount and sale.amount.paise for sale in till.client.taken] == [125_000]


UPI = "upi://pay?pa=asha.rao@okbank&pn=Asha"


def test_a_customers_upi_code_goes_into_check_upi_while_that_is_open(make_till: MakeTill) -> None:
    desk = Desk(make_till(demo=True))
    desk.has_keys()
    till = desk.till
    till.press(Qt.Key.Key_F12)
    till.edit("UPI address").setText("somebody@bank")
    till.scan(UPI)
    assert till.edit("UPI address").text() == "asha.rao@okbank"
    assert till.edit("UPI address").hasFocus()
    assert till.client.of(CheckUpi) == [], "Enter checks it"
    till.press(Qt.Key.Key_Return)
    assert [check.vpa for check in till.client.of(CheckUpi)] == ["asha.rao@okbank"]


def test_a_customers_upi_code_is_no_order_number(till: Till) -> None:
    till.type("12")
    till.scan(UPI)
    assert till.edit("Order number").text() == ""
    assert till.edit("Amount").text() == "₹12"
    assert till.window.frame.notices.word.title() == "That is a UPI address, not an order number."


def test_the_table_of_keys_gives_way(till: Till) -> None:
    till.press(Qt.Key.Key_F1)
    till.scan(NUMBER)
    assert not till.window.frame.help_panel.isVisible()
    assert till.edit("Order number").text() == NUMBER


def test_a_question_whether_to_cancel_gives_way(till: Till) -> None:
    till.show(SCENES["waiting"].told())
    till.press(Qt.Key.Key_F8)
    till.scan(NUMBER)
    assert till.client.of(CancelSale) == []
    assert till.edit("Order number").text() == NUMBER


def test_before_a_shop_is_connected_there_is_nothing_to_scan_for(till: Till) -> None:
    till.window.show_page("start")
    till.scan(NUMBER)
    assert till.window.page == "start"
    assert till.window.sell.order.text() == ""


def test_two_scans_are_the_last(till: Till) -> None:
    till.scan(NUMBER)
    till.scan("order_2")
    assert till.edit("Order number").text() == "order_2"
