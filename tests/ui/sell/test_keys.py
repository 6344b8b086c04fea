"""Every key of DESIGN.md that concerns sales, on every page where it means something, and nothing where it does not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import (
    Command,
    ListSales,
    LookAtSale,
    PutSaleAside,
    ReadSale,
    RenewSale,
    TellStory,
)
from paydesk.domain.order import PaymentMethod
from paydesk.ui.actions import TABLE, Action
from tests.ui.stories import SCENES
from tests.ui.till import Till

Key = Qt.Key
QR, LINK = PaymentMethod.QR_CODE, PaymentMethod.LINK
PASSIVE = (LookAtSale, TellStory, ListSales)


def asked(till: Till) -> list[Command]:
    """The commands that change something."""
    return [command for command in till.client.sent if not isinstance(command, PASSIVE)]


@pytest.mark.parametrize(
    ("scene", "key", "command"),
    [
        ("waiting", Key.Key_F3, RenewSale(sale_id="s1", method=LINK)),
        ("waiting, a link", Key.Key_F2, RenewSale(sale_id="s1", method=QR)),
        ("waiting", Key.Key_F4, PutSaleAside(sale_id="s1")),
        ("waiting", Key.Key_F5, ReadSale(sale_id="s1")),
        ("waiting", Key.Key_F6, ReadSale(sale_id="s1")),
        ("waiting, no time named", Key.Key_F7, RenewSale(sale_id="s1", method=QR)),
        ("waiting, QR run out", Key.Key_F7, RenewSale(sale_id="s1", method=QR)),
        ("QR refused", Key.Key_F7, RenewSale(sale_id="s1", method=QR)),
        ("QR refused", Key.Key_F4, PutSaleAside(sale_id="s1")),
        ("old answer", Key.Key_F5, ReadSale(sale_id="s1")),
        ("old answer", Key.Key_F4, PutSaleAside(sale_id="s1")),
        ("order lost", Key.Key_F5, ReadSale(sale_id="s1")),
        ("cancelling", Key.Key_F5, ReadSale(sale_id="s1")),
        ("expired", Key.Key_F5, ReadSale(sale_id="s1")),
    ],
)
def test_a_key_on_a_sale_sends_its_command(till: Till, scene: str, key: Key, command: Command) -> None:
    till.show(SCENES[scene].told(), SCENES[scene].later)
    till.press(key)
    assert asked(till) == [command]


@pytest.mark.parametrize(
    ("scene", "key"),
    [
        ("waiting", Key.Key_F2),
        ("waiting, a link", Key.Key_F3),
        ("waiting", Key.Key_F7),
        ("waiting, a link", Key.Key_F7),
        ("waiting", Key.Key_Return),
        ("waiting", Key.Key_Space),
        ("old answer", Key.Key_F7),
        ("paid after it was closed", Key.Key_F4),
        ("paid after it was closed", Key.Key_Return),
        ("old answer", Key.Key_F8),
        ("cancelling", Key.Key_F7),
        ("cancelling", Key.Key_F8),
        ("cancelled", Key.Key_F7),
        ("cancelled", Key.Key_F8),
        ("cancelled", Key.Key_F4),
        ("paid", Key.Key_F2),
        ("paid", Key.Key_F3),
        ("paid", Key.Key_F7),
        ("paid", Key.Key_F8),
        ("paid", Key.Key_F4),
        ("paid", Key.Key_Return),
    ],
)
def test_a_key_that_means_nothing_does_nothing(till: Till, scene: str, key: Key) -> None:
    till.show(SCENES[scene].told(), SCENES[scene].later)
    till.press(key)
    assert asked(till) == []


@pytest.mark.parametrize("key", [Key.Key_F4, Key.Key_Return, Key.Key_Enter])
def test_the_green_screen_leads_to_the_next_customer(till: Till, key: Key) -> None:
    till.show(SCENES["paid"].told())
    till.press(key)
    assert till.window.page == "sell"
    assert till.edit("Amount").hasFocus()


def test_next_customer_forgets_the_qr_and_nothing_is_looked_at(till: Till) -> None:
    till.show(SCENES["waiting"].told())
    empty = [till.window.sale_page.qr_view.is_empty]
    till.press(Key.Key_F4)
    assert [*empty, till.window.sale_page.qr_view.is_empty] == [False, True]
    assert till.client.of(LookAtSale) == [LookAtSale(sale_id="s1"), LookAtSale(sale_id="")]


def test_on_the_sell_page_f2_and_f3_choose_how_it_is_paid(till: Till) -> None:
    till.press(Key.Key_F3)
    chosen = [till.window.sell.method]
    assert "Make the link" in till.names()
    till.press(Key.Key_F2)
    assert [*chosen, till.window.sell.method] == [LINK, QR]
    assert till.client.sent == []


@pytest.mark.parametrize("key", [Key.Key_F4, Key.Key_F5, Key.Key_F7, Key.Key_F8])
def test_on_the_sell_page_the_keys_of_a_sale_do_nothing(till: Till, key: Key) -> None:
    till.tell(SCENES["waiting"].told())
    till.type("12")
    till.press(key)
    assert asked(till) == []
    assert till.edit("Amount").text() == "₹12"


def test_f6_without_a_sale_on_the_screen_asks_for_those_that_wait(till: Till) -> None:
    for number in range(7):
        till.tell(SCENES["waiting"].told(f"s{number}"))
    till.press(Key.Key_F6)
    assert len(till.client.of(ReadSale)) == 5
    till.press(Key.Key_F6)
    assert len(till.client.of(ReadSale)) == 5, "they are under way"
    assert till.window.frame.notices.is_saying
    till.press(Key.Key_Escape)
    assert not till.window.frame.notices.is_saying


def test_f6_with_nobody_waiting_says_so(till: Till) -> None:
    till.press(Key.Key_F6)
    assert till.window.frame.notices.word.title() == "No sale is waiting."
    assert asked(till) == []


def test_f5_on_the_orders_page_asks_for_the_sale_that_is_chosen(till: Till) -> None:
    till.tell(SCENES["waiting"].told())
    till.window.show_page("orders")
    till.list_orders()
    till.press(Key.Key_F5)
    assert asked(till) == []
    till.press(Key.Key_Return)
    till.press(Key.Key_F5)
    assert asked(till) == [ReadSale(sale_id="s1")]


@pytest.mark.parametrize("page", ["sell", "orders", "settings", "sale"])
def test_ctrl_k_searches_from_everywhere(till: Till, page: str) -> None:
    till.show(SCENES["waiting"].told()) if page == "sale" else till.window.show_page(page)
    till.press(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert till.window.page == "orders"
    assert till.edit("Search").hasFocus()


@pytest.mark.parametrize("page", ["sell", "orders", "settings", "start", "sale"])
def test_f1_shows_all_keys_and_nothing_else_happens_meanwhile(till: Till, page: str) -> None:
    till.show(SCENES["waiting"].told()) if page == "sale" else till.window.show_page(page)
    till.press(Key.Key_F1)
    assert till.window.frame.help_panel.isVisible()
    for key in (Key.Key_F4, Key.Key_F5, Key.Key_F6, Key.Key_F7, Key.Key_F8):
        till.press(key)
    assert asked(till) == []
    assert till.window.page == page
    till.press(Key.Key_F1)
    assert not till.window.frame.help_panel.isVisible()


def test_escape_closes_the_table_of_keys_and_the_amount_has_the_focus_again(till: Till) -> None:
    till.type("12")
    till.press(Key.Key_F1)
    till.press(Key.Key_Escape)
    assert not till.window.frame.help_panel.isVisible()
    assert till.edit("Amount").hasFocus()
    assert till.edit("Amount").text() == "₹12"


def test_f11_is_full_screen_and_back(till: Till) -> None:
    till.press(Key.Key_F11)
    assert till.window.isFullScreen()
    till.press(Key.Key_F11)
    assert not till.window.isFullScreen()


def test_on_the_first_page_only_the_keys_that_help_are_on(till: Till) -> None:
    till.window.show_page("start")
    assert till.window.action_set.enabled() == {Action.HELP, Action.KEYS, Action.ESCAPE, Action.FULL_SCREEN}


def test_a_button_shows_the_key_that_does_the_same(till: Till) -> None:
    """Each button of a sale and its key in the table are one action."""
    without = {Action.TAKE_AGAIN, Action.CLOSE, Action.HAND_OVER}
    till.window.setUpdatesEnabled(False)  # nothing of it has to be painted
    for number, scene in enumerate(SCENES.values()):
        till.show(scene.told(f"s{number}"), scene.later)
        for action in till.window.sale_page.row.buttons():
            assert action in {key.action for key in TABLE} | without
            assert action in till.window.action_set.enabled() | without


@pytest.mark.parametrize(
    ("scene", "name", "command"),
    [
        ("waiting", "Payment link instead", RenewSale(sale_id="s1", method=LINK)),
        ("waiting, no time named", "New QR", RenewSale(sale_id="s1", method=QR)),
        ("waiting", "Next customer", PutSaleAside(sale_id="s1")),
        ("old answer", "Ask again now", ReadSale(sale_id="s1")),
        ("QR refused", "New QR", RenewSale(sale_id="s1", method=QR)),
        ("QR refused by the service", "New QR", RenewSale(sale_id="s1", method=QR)),
        ("waiting, a link", "QR for UPI apps instead", RenewSale(sale_id="s1", method=QR)),
    ],
)
def test_a_button_sends_the_same_command(till: Till, scene: str, name: str, command: Command) -> None:
    till.show(SCENES[scene].told(), SCENES[scene].later)
    till.click(till.button(name))
    assert asked(till) == [command]
