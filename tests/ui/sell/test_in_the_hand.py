"""What once went wrong in the hands of staff: taps, scans and keys that did something else than they said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import CancelSale, MarkSaleSeen
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.language import Language
from paydesk.domain.messages import Story
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.sale.facts import Kind
from paydesk.ui.sell.scanner import QUIET_MS
from paydesk.ui.sell.store import SaleStore, Today
from paydesk.ui.widgets import key_button
from paydesk.ui.words.base import Words
from tests.helpers import fingers
from tests.helpers.spoken import spoken
from tests.ui.conftest import Announced, MakeTill
from tests.ui.desk import PEOPLE, Desk
from tests.ui.stage import Told
from tests.ui.stories import SCENES
from tests.ui.till import Till

Key = Qt.Key


def pay(till: Till, sale_id: str = "s1", number: int = 43) -> Told:
    """A sale that nobody looks at is paid."""
    told = SCENES["waiting"].told(sale_id, number=number)
    till.tell(told)
    before = len(told.facts)
    till.tell(told.read("PAID"), before)
    return told


# Nothing moves under a finger -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_a_payment_in_the_background_moves_no_key(make_till: MakeTill, size: tuple[int, int]) -> None:
    till = make_till(size=size)
    names = [*"1234567890", "Backspace", "Show QR", "Payment link"]
    places = [till.button(name).mapTo(till.window, QPoint()) for name in names]
    pay(till)
    assert "Show it" in till.names()
    assert [till.button(name).mapTo(till.window, QPoint()) for name in names] == places
    till.touch(till.button("4"))
    till.settle()
    assert till.edit("Amount").text() == "₹4"


def test_the_notice_lies_over_the_list_and_nowhere_else(till: Till) -> None:
    pay(till)
    notices, side = till.window.frame.notices, till.window.frame.side
    assert notices.geometry().left() == side.geometry().left()
    assert side.geometry().contains(notices.geometry())


def unreachable(till: Till) -> list[str]:
    """What can be pressed or typed into on the page or its panel, and would be missed: the notice lies over it."""
    notices, body = till.window.frame.notices, till.window.frame.body
    over = QRect(notices.mapTo(till.window, QPoint()), notices.size())
    kinds = (QAbstractButton, QLineEdit)
    there = [each for kind in kinds for each in body.findChildren(kind) if not notices.isAncestorOf(each)]
    seen = [each for each in there if not each.visibleRegion().isEmpty()]
    assert seen
    return [
        each.accessibleName()
        for each in seen
        if over.contains(each.mapTo(till.window, each.visibleRegion().boundingRect().center()))
    ]


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
@pytest.mark.parametrize("place", ["Check UPI", "Payout link", "Orders", "Day report", "Settings", "Sell"])
def test_the_notice_covers_nothing_that_can_be_pressed(make_till: MakeTill, place: str, size: tuple[int, int]) -> None:
    desk = Desk(make_till(size=size))
    admin = PEOPLE[Role.ADMIN]
    desk.has_people(admin)
    desk.has_keys()
    desk.says(SignedIn(admin, unlocked_by=admin, unlocked_until=desk.till.clock.now + 60_000))
    desk.till.click(desk.till.button(place))
    assert not desk.covered()
    pay(desk.till)
    desk.till.window.refresh()
    desk.till.settle()
    assert "Show it" in desk.till.names()
    assert unreachable(desk.till) == []
    if place != "Sell" or size[0] < 1366:  # of a list, only the sales themselves are covered, for as long as wanted
        desk.till.window.frame.notices.alarm.on_dismiss()
        desk.till.window.frame.notices.say(Words("No printer", "The slip is saved: " + "/a/long/place" * 8))
        desk.till.settle()
        assert unreachable(desk.till) == []


def test_what_was_pressed_before_anybody_can_have_read_it_does_nothing(
    till: Till, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tap was meant for the row of the list that lay there."""
    monkeypatch.setattr(key_button, "SEEN_MS", 60_000)
    pay(till)
    till.click(till.button("Show it"))
    till.click(till.button("Dismiss"))
    assert till.window.page == "sell"
    assert "Show it" in till.names()
    monkeypatch.setattr(key_button, "SEEN_MS", 0)
    till.click(till.button("Show it"))
    assert till.window.page == "sale"


def test_all_payments_that_came_unseen_are_dismissed_at_once(till: Till) -> None:
    for number in range(5):
        pay(till, f"s{number}", number)
    till.click(till.button("Dismiss all"))
    assert "Show it" not in till.names()
    assert till.client.of(MarkSaleSeen) == []


def test_money_that_came_late_is_never_dismissed_with_the_others(till: Till) -> None:
    till.tell(SCENES["paid after it was closed"].told("late"))
    pay(till)
    till.click(till.button("Dismiss the others"))
    assert "PAID AFTER YOU CLOSED IT" in till.window.frame.notices.alarm.text.text()
    assert "Dismiss the others" not in till.names()


def test_a_sale_that_was_erased_is_no_news(till: Till) -> None:
    pay(till)
    till.book.forget(["s1"])
    till.window.refresh()
    till.settle()
    assert "Show it" not in till.names()


# Told to who does not see it ------------------------------------------------------------------------------------------


def test_a_payment_in_the_background_is_read_out(till: Till, said: Announced) -> None:
    pay(till)
    assert any("₹1,250.00 paid" in words for words in said.all)


def test_money_that_came_late_is_read_out(till: Till, said: Announced) -> None:
    till.tell(SCENES["paid after it was closed"].told())
    assert any("PAID AFTER YOU CLOSED IT: ₹1,250.00" in words for words in said.all)


def test_hand_over_is_read_out_with_its_amount(till: Till, said: Announced) -> None:
    told = SCENES["waiting"].told()
    till.show(told)
    before = len(told.facts)
    till.tell(told.read("PAID"), before)
    assert "HAND OVER ₹1,250.00" in said.all


def test_what_came_of_f6_is_read_out_once(till: Till, said: Announced) -> None:
    told = SCENES["waiting"].told()
    till.show(told)
    till.press(Key.Key_F6)
    before = len(told.facts)
    till.clock.pass_(1_000)
    told.at = till.clock.now
    till.tell(told.read("ACTIVE"), before)
    till.window.refresh()
    till.window.refresh()
    assert [words for words in said.all if words.startswith("No, not yet.")] == [said.all[-1]]


def test_a_qr_that_runs_out_is_read_out(till: Till, said: Announced) -> None:
    till.show(SCENES["waiting, QR run out"].told())
    till.clock.pass_(3_000)
    till.window.refresh()
    assert any("ran out" in words for words in said.all)


@pytest.mark.parametrize(("scene", "words"), [("waiting", "WAIT"), ("paid", "HAND OVER")])
def test_the_keyboard_is_on_something_with_a_name(till: Till, scene: str, words: str) -> None:
    till.show(SCENES[scene].told())
    focus = QApplication.focusWidget()
    assert focus is not None
    assert words in focus.accessibleName()
    assert "₹1,250.00" in focus.accessibleName()


# F6 and F7 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", ["waiting", "waiting, a link", "waiting, QR run out", "old answer"])
def test_f6_has_a_button(till: Till, scene: str) -> None:
    till.show(SCENES[scene].told(), SCENES[scene].later)
    assert "Customer says paid" in till.names()
    if scene == "waiting":
        till.click(till.button("Customer says paid"))
        assert "Asking the service now" in till.words()


def test_what_f6_said_goes_with_the_next_sale(till: Till) -> None:
    till.tell(SCENES["waiting"].told("other"))
    till.press(Key.Key_F6)
    assert till.window.frame.notices.is_saying
    till.type("90")
    till.press(Key.Key_Return)
    till.tell(Told(till.client.taken[0].sale_id, 90_00).wanted())
    assert not till.window.frame.notices.is_saying


@pytest.mark.parametrize("scene", ["waiting", "waiting, a link", "waiting, not read back"])
def test_no_new_qr_beside_one_with_time_left(till: Till, scene: str) -> None:
    till.show(SCENES[scene].told())
    assert "New QR" not in till.names()


@pytest.mark.parametrize("scene", ["waiting, QR run out", "QR refused"])
def test_a_new_qr_where_there_is_none(till: Till, scene: str) -> None:
    till.show(SCENES[scene].told(), SCENES[scene].later)
    assert "New QR" in till.names()


def test_f8_twice_at_once_cancels_nothing(till: Till, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(key_button, "SEEN_MS", 60_000)
    till.show(SCENES["waiting"].told())
    till.press(Key.Key_F8)
    till.press(Key.Key_F8)
    assert till.client.of(CancelSale) == []
    assert "This ends the order. Cancel it?" in till.words()
    monkeypatch.setattr(key_button, "SEEN_MS", 0)
    till.press(Key.Key_F8)
    assert till.client.of(CancelSale) == [CancelSale(sale_id="s1")]


# The link, and the keys -----------------------------------------------------------------------------------------------


def test_of_a_link_the_address_was_checked_and_no_amount(till: Till) -> None:
    sale = till.show(SCENES["waiting, a link"].told())
    assert "Opens a web page" in till.words()
    assert "ead back" not in till.words()
    assert "asks for" not in till.words()
    assert till.edit("Payment link").text() == sale.payment_url


def test_without_keys_the_first_customer_meets_a_button(make_till: MakeTill) -> None:
    desk = Desk(make_till())
    till = desk.till
    told = Told().wanted().order_sent()
    till.show(told.failed(Kind.ORDER_FAILED, Failure(Problem.NO_KEYS, Side.SHOP, outcome_known=True)))
    assert "There are no keys yet" in till.words()
    till.click(till.button("Type the keys"))
    assert till.window.page == "settings"
    assert "Payments: Type the keys" in till.names()


# The list at the side -------------------------------------------------------------------------------------------------


def test_what_a_search_found_is_not_just_now(till: Till) -> None:
    told = SCENES["cancelled"].told("old", number=7)
    till.book.on_event(Story("old", tuple(told.facts)))
    till.window.refresh()
    assert till.book.recent() == []
    model = till.window.frame.side.view.model()
    assert not any("0007" in str(model.index(row, 0).data()) for row in range(model.rowCount()))
    till.window.show_sale("old")
    assert till.window.sale_page.sale_id == "old"


def test_a_sale_found_that_lives_again_is_in_the_lists(till: Till) -> None:
    told = SCENES["waiting"].told("old")
    till.book.on_event(Story("old", tuple(told.facts)))
    assert till.book.waiting() == []
    before = len(told.facts)
    till.tell(told.read("PAID"), before)
    assert [sale.sale_id for sale in till.book.recent()] == ["old"]


def test_the_store_keeps_its_order_as_sales_change(till: Till) -> None:
    """What is kept as it changes is what a look at all sales would find."""
    store = till.book
    for number, name in enumerate(SCENES):
        scene = SCENES[name]
        told = scene.told(f"s{number}", number=number, began=till.clock.now - number * 7 * 3_600_000)
        told.tell(store)
    every = list(store.sales.values())
    assert store.waiting() == newest(sale for sale in every if sale.is_open)
    late = {sale.sale_id for sale in every if sale.needs_alarm}
    assert {sale.sale_id for sale in store.alarms()} == late
    over = [sale for sale in every if not sale.is_open]
    recent = store.recent(limit=1_000)
    assert {sale.sale_id for sale in recent} == {sale.sale_id for sale in over}
    assert {sale.sale_id for sale in recent[: len(late)]} == late
    assert store.recent(limit=5) == recent[:5]
    store.forget(sale.sale_id for sale in every)
    assert (store.waiting(), store.recent(), store.alarms()) == ([], [], [])


def newest(sales: object) -> list[object]:
    return sorted(sales, key=lambda sale: (sale.started_at, sale.sale_id), reverse=True)  # type: ignore[call-overload,no-any-return]


def test_an_amount_with_a_letter_makes_no_sale(till: Till) -> None:
    till.type("1e9")
    till.press(Key.Key_Return)
    assert till.client.taken == []
    till.press(Key.Key_Backspace)
    till.press(Key.Key_Backspace)
    till.type("9")
    till.press(Key.Key_Return)
    assert [(sale.amount, sale.method) for sale in till.client.taken] == [(Money(19_00), PaymentMethod.QR_CODE)]


def test_a_store_without_sales_says_nothing(till: Till) -> None:
    assert SaleStore().today(till.clock.now) == Today()
    assert list(SaleStore().waiting()) == []


def test_what_is_said_is_closed_without_esc(till: Till) -> None:
    """A counter with a finger has none; and whoever reads the screen by its tree finds a button."""
    till.window.frame.notices.say(Words("No printer", "The slip is saved"))
    till.settle()
    till.touch(till.button("Dismiss"))
    till.settle()
    assert not till.window.frame.notices.is_saying


# A scanner ------------------------------------------------------------------------------------------------------------


def test_after_a_scan_the_amount_is_typed_and_not_the_number(till: Till) -> None:
    """The page says "Type it too to have it checked": those digits, of keys or of the keypad, are no order number."""
    till.scan("order_20261120_0043")
    till.type("25")
    till.click(till.button("9"))
    till.press(Key.Key_Return)
    (sale,) = till.client.taken
    assert (sale.order_id, sale.amount) == ("order_20261120_0043", Money(259_00))


def test_a_second_scan_is_the_number_instead_of_the_first(till: Till) -> None:
    till.scan("order_20261120_0043")
    till.scan("order_20261120_0044")
    till.press(Key.Key_Return)
    assert [sale.order_id for sale in till.client.taken] == ["order_20261120_0044"]


def test_a_scanner_without_enter_types_no_amount(till: Till, qtbot: QtBot) -> None:
    till.type("12")
    fingers.type_text(till.focused(), "10045", gap_ms=fingers.SCANNER_MS)
    qtbot.waitUntil(lambda: till.window.frame.sell.order.text() == "10045")
    till.press(Key.Key_Return)
    (sale,) = till.client.taken
    assert (sale.order_id, sale.amount) == ("10045", Money(12_00))


def test_a_finger_left_on_a_key_is_no_scanner(till: Till, qtbot: QtBot) -> None:
    """A key that repeats is as quick as a scanner."""
    watch, amount = till.window.scanner, till.focused()
    with qtbot.assertNotEmitted(watch.scanned, wait=2 * QUIET_MS):
        fingers.type_text(amount, "1")
        for at in range(6):
            event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_0, Qt.KeyboardModifier.NoModifier, "0", autorep=True)
            event.setTimestamp(9_000_000 + 30 * at)
            QApplication.sendEvent(amount, event)
    assert till.window.frame.sell.amount.amount() == Money(1_000_000_00)


@pytest.mark.parametrize("tongue", list(Language))
def test_no_language_takes_room_from_the_code(make_till: MakeTill, qapp: QApplication, tongue: Language) -> None:
    """Words get what the code leaves, also words that are not on the screen: the question whether to cancel."""
    with spoken(qapp, tongue):
        till = make_till()
        till.show(SCENES["waiting"].told("s1"))
        till.settle()
        page = till.window.sale_page
        assert page.panel.width() < page.width() * 0.42
