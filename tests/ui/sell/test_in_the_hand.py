"""Regressions from use at a counter: taps, scans and keys that did something else than they said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.clock import DAY, HOUR
from paydesk.domain.commands import CancelSale, MarkSaleSeen
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.language import Language
from paydesk.domain.messages import DayFigures, JournalFault, SaleHistory, SaleRefused, SalesLoaded
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.rules import Rule
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.ui.sell.key_burst import QUIET_MS
from paydesk.ui.sell.store import DayTotals, SaleStore
from paydesk.ui.widgets import read_delay
from paydesk.ui.words.base import Words
from tests.helpers import fingers
from tests.helpers.accessibility import tree
from tests.helpers.spoken import spoken
from tests.ui.conftest import Announced, MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import Clock, WindowDriver
from tests.ui.stage import Told
from tests.ui.stories import SCENES

Key = Qt.Key


def pay(driver: WindowDriver, sale_id: str = "s1", number: int = 43) -> Told:
    """Pay a sale that is not in front."""
    told = SCENES["waiting"].told(sale_id, number=number)
    driver.tell(told)
    driver.tell(told.read("PAID"))
    return told


# Nothing moves under a finger -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_payment_in_the_background_moves_no_key(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    driver = make_driver(size=size)
    driver.tell(SCENES["waiting"].told("waits"))
    driver.window.refresh()
    driver.settle()
    names = [*"1234567890", "Backspace", "Link instead"]
    places = [driver.button(name).mapTo(driver.window, QPoint()) for name in names]
    pay(driver)
    assert "Open" in driver.names()
    assert [driver.button(name).mapTo(driver.window, QPoint()) for name in names] == places
    driver.touch(driver.button("4"))
    driver.settle()
    assert driver.edit("Amount").text() == "₹4"


def test_the_notice_lies_over_the_list_and_nowhere_else(driver: WindowDriver) -> None:
    driver.tell(SCENES["waiting"].told("waits"))
    pay(driver)
    notices, side = driver.notices.area, driver.waiting.panel
    assert notices.parentWidget() is side
    assert notices.geometry().bottom() == side.rect().bottom(), "whoever waits is in sight"


def unreachable(driver: WindowDriver) -> list[str]:
    """Return the controls that a notice covers."""
    notices = driver.notices.area
    over = QRect(notices.mapTo(driver.window, QPoint()), notices.size())
    kinds = (QAbstractButton, QLineEdit)
    there = [each for kind in kinds for each in driver.window.findChildren(kind) if not notices.isAncestorOf(each)]
    seen = [each for each in there if not each.visibleRegion().isEmpty()]
    assert seen
    return [
        each.accessibleName()
        for each in seen
        if over.contains(each.mapTo(driver.window, each.visibleRegion().boundingRect().center()))
    ]


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_the_notice_covers_nothing_that_can_be_pressed(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    counter = CounterDriver(make_driver(size=size))
    admin = PEOPLE[Role.ADMIN]
    counter.has_people(admin)
    counter.has_keys()
    counter.says(SignedIn(admin, unlocked_by=admin, unlocked_until=counter.driver.clock.now + 60_000))
    for place in ("Check UPI", "Payout link", "Orders", "Day report", "Settings", "Sell"):  # a place, a new sale
        the_notice_covers_nothing(counter, place, wide=size[0] >= 1366)
        counter.driver.notices.dismiss_all()
        assert not counter.driver.notices.sale_alarm.isVisible()


def the_notice_covers_nothing(counter: CounterDriver, place: str, *, wide: bool) -> None:
    counter.driver.go(place)
    assert not counter.covered()
    pay(counter.driver, place)
    counter.driver.window.refresh()
    counter.driver.settle()
    assert counter.driver.notices.sale_alarm.isVisible(), place
    assert unreachable(counter.driver) == [], place
    if place != "Sell" or not wide:  # of a list, only the sales themselves are covered, for as long as wanted
        counter.driver.notices.sale_alarm.on_dismiss_clicked()
        counter.driver.notices.post(Words("No printer", "The slip is saved: " + "/a/long/place" * 8))
        counter.driver.settle()
        assert unreachable(counter.driver) == [], place


def test_what_was_pressed_before_anybody_can_have_read_it_does_nothing(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tap was meant for the row of the list that was there before."""
    monkeypatch.setattr(read_delay, "GUARD_MS", 60_000)
    pay(driver)
    driver.settle()
    for name in ("Open", "Dismiss"):
        button = driver.button(name)
        at = button.mapTo(driver.window, button.rect().center())
        QTest.mouseClick(driver.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    driver.settle()
    assert driver.window.page == "sell"
    assert "Open" in driver.names()
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    driver.click(driver.button("Open"))
    assert driver.window.page == "sale"


def test_all_payments_that_came_unseen_are_dismissed_at_once(driver: WindowDriver) -> None:
    for number in range(5):
        pay(driver, f"s{number}", number)
    driver.click(driver.button("Dismiss all"))
    assert "Open" not in driver.names()
    assert driver.client.of(MarkSaleSeen) == []


def test_money_that_came_late_is_never_dismissed_with_the_others(driver: WindowDriver) -> None:
    driver.tell(SCENES["paid after it was closed"].told("late"))
    pay(driver)
    driver.click(driver.button("Dismiss the others"))
    assert "PAID AFTER YOU CLOSED IT" in driver.notices.sale_alarm.text.text()
    assert "Dismiss the others" not in driver.names()


def listed(side: QWidget) -> bool:
    """Return True if a screen reader finds the sale in the list."""
    return any("₹1,250.00" in face.text(QAccessible.Text.Name) for face in tree(side))


def test_of_a_sale_that_was_erased_nothing_stays(driver: WindowDriver) -> None:
    """Neither its row nor the picture of its code."""
    driver.show(SCENES["waiting"].told())
    driver.window.show_page("sell")
    sale, side = driver.store.sales["s1"], driver.waiting.panel
    driver.qtbot.waitUntil(lambda: listed(side))
    assert driver.store.picture(sale) is not None
    driver.store.forget(["s1"])
    driver.qtbot.waitUntil(lambda: not listed(side))
    assert driver.store.picture(sale) is None


# Told to who does not see it ------------------------------------------------------------------------------------------


def test_a_payment_in_the_background_is_read_out(driver: WindowDriver, said: Announced) -> None:
    pay(driver)
    assert any("₹1,250.00 paid" in words for words in said.all)


def test_what_came_unseen_and_what_is_said_are_alerts(driver: WindowDriver) -> None:
    def alerts() -> list[str]:
        driver.settle()
        role = QAccessible.Role.AlertMessage
        return [face.text(QAccessible.Text.Name) for face in tree(driver.window) if face.role() == role]

    pay(driver)
    assert any("₹1,250.00 paid" in name for name in alerts())
    driver.notices.post(Words("It is saved", "receipts.csv"))
    driver.store.on_event(JournalFault("disk_full"))
    said = alerts()
    assert any("It is saved" in name for name in said)
    assert any("disk" in name for name in said)


def test_money_that_came_late_is_read_out(driver: WindowDriver, said: Announced) -> None:
    driver.tell(SCENES["paid after it was closed"].told())
    assert any("PAID AFTER YOU CLOSED IT: ₹1,250.00" in words for words in said.all)


def test_hand_over_is_read_out_with_its_amount(driver: WindowDriver, said: Announced) -> None:
    told = SCENES["waiting"].told()
    driver.show(told)
    driver.tell(told.read("PAID"))
    assert "PAID, HAND OVER ₹1,250.00" in said.all


def test_what_came_of_f6_is_read_out_once(driver: WindowDriver, said: Announced) -> None:
    told = SCENES["waiting"].told()
    driver.show(told)
    driver.press(Key.Key_F6)
    driver.clock.pass_(1_000)
    told.at = driver.clock.now
    driver.tell(told.read("ACTIVE"))
    driver.window.refresh()
    driver.window.refresh()
    assert [words for words in said.all if words.startswith("No, not yet.")] == [said.all[-1]]


def test_a_qr_that_runs_out_is_read_out(driver: WindowDriver, said: Announced) -> None:
    driver.show(SCENES["waiting, QR run out"].told())
    driver.clock.pass_(3_000)
    driver.window.refresh()
    assert any("QR EXPIRED" in words for words in said.all)


def test_the_keyboard_is_on_something_with_a_name(driver: WindowDriver) -> None:
    for scene, words in (("waiting", "WAIT"), ("paid", "HAND OVER")):
        driver.show(SCENES[scene].told(scene))
        focus = QApplication.focusWidget()
        assert focus is not None
        assert words in focus.accessibleName()
        assert "₹1,250.00" in focus.accessibleName()


# F6 and F7 ------------------------------------------------------------------------------------------------------------


def test_f6_has_a_button(driver: WindowDriver) -> None:
    for scene in ("waiting, a link", "old answer", "waiting"):
        driver.show(SCENES[scene].told(scene), SCENES[scene].later)
        assert "They say they paid" in driver.names()
    driver.click(driver.button("They say they paid"))
    assert "Checking" in driver.words()


def test_the_result_of_f6_is_removed_with_the_next_sale(driver: WindowDriver) -> None:
    driver.tell(SCENES["waiting"].told("other"))
    driver.press(Key.Key_F6)
    assert driver.notices.has_message
    driver.type("90")
    driver.press(Key.Key_Return)
    driver.tell(Told(driver.client.taken[0].sale_id, 90_00).wanted())
    assert not driver.notices.has_message


def test_a_new_qr_is_offered_where_there_is_none_and_not_beside_one_with_time_left(driver: WindowDriver) -> None:
    offered = {}
    for scene in ("waiting", "waiting, a link", "waiting, not read back", "waiting, QR run out", "QR refused"):
        driver.show(SCENES[scene].told(scene), SCENES[scene].later)
        offered[scene] = "New QR" in driver.names()
    assert [scene for scene in offered if offered[scene]] == ["waiting, QR run out", "QR refused"]


def test_f8_twice_at_once_cancels_nothing(driver: WindowDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_delay, "GUARD_MS", 60_000)
    driver.show(SCENES["waiting"].told())
    driver.press(Key.Key_F8)
    driver.press(Key.Key_F8)
    assert driver.client.of(CancelSale) == []
    assert "Cancel this sale?" in driver.words()
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    driver.press(Key.Key_F8)
    assert driver.client.of(CancelSale) == [CancelSale(sale_id="s1")]


# The link, and the keys -----------------------------------------------------------------------------------------------


def test_of_a_link_the_address_was_checked_and_no_amount(driver: WindowDriver) -> None:
    sale = driver.show(SCENES["waiting, a link"].told())
    assert "Not with a UPI app" in driver.words()
    assert driver.edit("Payment link").text() == sale.payment_url


def test_without_keys_the_first_customer_meets_a_button(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver())
    driver = counter.driver
    told = Told().wanted().order_sent()
    driver.show(told.failed(SaleFactKind.ORDER_FAILED, Failure(Problem.NO_KEYS, Side.SHOP, outcome_known=True)))
    assert "There are no keys yet" in driver.words()
    driver.click(driver.button("Type the keys"))
    assert driver.window.page == "settings"
    assert "Payments: Type the keys" in driver.names()


def test_no_side_is_blamed_without_certainty(driver: WindowDriver) -> None:
    """An unreadable answer may be a login page of the network, and new keys repair no proxy."""
    for problem, side, title, whose in (
        (Problem.PROXY, Side.THIS_PC, "The proxy does not work", "this PC"),
        (Problem.BAD_ANSWER, Side.SERVICE, "The answer could not be read", None),
        (Problem.SERVICE_FAULT, Side.SERVICE, "The payment service has a fault", "the payment service"),
    ):
        why = Failure(problem, side, outcome_known=problem is Problem.PROXY)
        driver.show(Told(problem).wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, why))
        words = driver.words()
        assert title in words
        assert (f"Cause: {whose}" in words) if whose else ("Cause: " not in words)
        assert "Type the keys" not in driver.names()


# The list at the side -------------------------------------------------------------------------------------------------


def test_what_a_search_found_is_not_just_now(driver: WindowDriver) -> None:
    told = SCENES["cancelled"].told("old", number=7)
    driver.store.on_event(SaleHistory("old", tuple(told.facts)))
    driver.window.refresh()
    assert driver.store.recent() == []
    model = driver.waiting.view.model()
    assert not any("0007" in str(model.index(row, 0).data()) for row in range(model.rowCount()))
    driver.window.show_sale("old")
    assert driver.sale.sale_id == "old"


@pytest.mark.usefixtures("time")
def test_a_sale_found_that_lives_again_is_in_the_lists() -> None:
    store, told = SaleStore(), SCENES["waiting"].told("old")
    store.on_event(SaleHistory("old", tuple(told.facts)))
    assert store.waiting() == []
    told.read("PAID").tell(store)
    assert [sale.sale_id for sale in store.recent()] == ["old"]


def test_the_store_keeps_its_order_as_sales_change(time: Clock) -> None:
    """The collections kept as sales change equal those computed from all sales."""
    store = SaleStore()
    for number, name in enumerate(SCENES):
        scene = SCENES[name]
        told = scene.told(f"s{number}", number=number, began=time.now - number * 7 * 3_600_000)
        told.tell(store)
    every = list(store.sales.values())
    assert store.waiting() == newest(sale for sale in every if sale.is_open)
    late = {sale.sale_id for sale in every if sale.needs_alarm}
    assert {sale.sale_id for sale in store.alarms()} == late
    over = [sale for sale in every if not sale.is_open and not sale.has_no_order]
    recent = store.recent(limit=1_000)
    assert {sale.sale_id for sale in recent} == {sale.sale_id for sale in over}
    assert {sale.sale_id for sale in recent[: len(late)]} == late
    assert store.recent(limit=5) == recent[:5]
    store.forget(sale.sale_id for sale in every)
    assert (store.waiting(), store.recent(), store.alarms()) == ([], [], [])


def test_the_last_sale_is_the_last_one_after_the_pcs_clock_was_put_right(time: Clock) -> None:
    """Regression: F9 printed the receipt of a sale from a day on which this PC's clock was ahead."""
    ahead, store = 3_650 * DAY, SaleStore()
    paid, cancelled = (
        SCENES[scene].told(name, began=time.now - HOUR + ahead).answer(SaleFactKind.STATUS_READ, word, ahead=ahead)
        for name, scene, word in [("paid", "waiting", "PAID"), ("cancelled", "cancelling", "TERMINATED")]
    )
    paid.tell(store)
    cancelled.answer(SaleFactKind.STATUS_READ, "TERMINATED", ahead=0).tell(store)  # watched on, with the right time
    SCENES["waiting"].told("now").answer(SaleFactKind.STATUS_READ, "PAID", ahead=0).tell(store)
    assert [sale.sale_id for sale in store.recent()] == ["now", "cancelled", "paid"]
    last = store.last_paid()
    assert last is not None
    assert last.sale_id == "now"


def newest(sales: object) -> list[object]:
    return sorted(sales, key=lambda sale: (sale.started_at, sale.sale_id), reverse=True)  # type: ignore[call-overload,no-any-return]


def test_an_amount_with_a_letter_makes_no_sale(driver: WindowDriver) -> None:
    driver.type("1e9")
    driver.press(Key.Key_Return)
    assert driver.client.taken == []
    driver.press(Key.Key_Backspace)
    driver.press(Key.Key_Backspace)
    driver.type("9")
    driver.press(Key.Key_Return)
    assert [(sale.amount, sale.method) for sale in driver.client.taken] == [(Money(19_00), PaymentMethod.QR_CODE)]


def test_a_store_without_sales_says_nothing(time: Clock) -> None:
    assert SaleStore().today(time.now) is None
    assert list(SaleStore().waiting()) == []


def test_no_list_is_called_empty_before_the_journal_was_read(driver: WindowDriver) -> None:
    """Regression: after a power cut "Nobody is waiting" and "Today: 0 paid" were shown until then."""
    window, now = driver.window, driver.clock.now
    side = driver.parts["list"]
    window.refresh()
    assert not side.isVisible()
    assert "Today" not in driver.foot()
    driver.store.on_event(SalesLoaded(()))
    driver.store.on_event(DayFigures(now, now + 1, 0, Money(0)))
    window.refresh()
    assert not side.isVisible(), "an empty list takes no room"
    assert "Today: 0 paid, ₹0.00" in driver.foot()
    assert driver.store.today(now) == DayTotals()


def test_a_message_is_closed_without_esc(driver: WindowDriver) -> None:
    """A touch counter has no Esc, and screen readers find a button."""
    driver.notices.post(Words("No printer", "The slip is saved"))
    driver.settle()
    driver.touch(driver.button("Dismiss"))
    driver.settle()
    assert not driver.notices.has_message


# A scanner ------------------------------------------------------------------------------------------------------------


def test_after_a_scan_the_amount_is_typed_and_not_the_number(driver: WindowDriver) -> None:
    """The page says "Type it too to have it checked": the digits go to the amount."""
    driver.scan("order_20261120_0043")
    driver.type("25")
    driver.click(driver.button("9"))
    driver.press(Key.Key_Return)
    (sale,) = driver.client.taken
    assert (sale.order_id, sale.amount) == ("order_20261120_0043", Money(259_00))


def test_a_scanner_without_enter_types_no_amount(driver: WindowDriver, qtbot: QtBot) -> None:
    driver.type("12")
    fingers.type_text(driver.focused(), "10045", gap_ms=fingers.SCANNER_MS)
    qtbot.waitUntil(lambda: driver.form.bill.text() == "10045")
    driver.press(Key.Key_Return)
    (sale,) = driver.client.taken
    assert (sale.order_id, sale.amount) == ("10045", Money(12_00))


def test_a_finger_left_on_a_key_is_no_scanner(driver: WindowDriver, qtbot: QtBot) -> None:
    """A key that repeats is as fast as a scanner."""
    watch, amount = driver.window.scanner, driver.focused()
    with qtbot.assertNotEmitted(watch.scanned, wait=2 * QUIET_MS):
        fingers.type_text(amount, "1")
        for at in range(6):
            event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_0, Qt.KeyboardModifier.NoModifier, "0", autorep=True)
            event.setTimestamp(9_000_000 + 30 * at)
            QApplication.sendEvent(amount, event)
    assert driver.form.amount == Money(1_000_000_00)


@pytest.mark.parametrize("tongue", list(Language))
def test_no_language_takes_room_from_the_code(make_driver: MakeDriver, qapp: QApplication, tongue: Language) -> None:
    """Texts get the space that the code leaves, also hidden ones such as the question before a cancel."""
    with spoken(qapp, tongue):
        driver = make_driver()
        driver.show(SCENES["waiting"].told("s1"))
        driver.settle()
        page = driver.sale.page
        assert page.qr_pane.width() == page.height()


# Whoever has the keyboard keeps it ------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["Orders", "Lock"])
@pytest.mark.parametrize("comes", [True, False])
def test_an_answer_that_comes_late_takes_the_keyboard_from_nobody(
    make_driver: MakeDriver, place: str, *, comes: bool
) -> None:
    """Regression: a PIN, or a search, went into a hidden amount, and Enter requested a QR."""
    counter = CounterDriver(make_driver())
    counter.has_people(PEOPLE[Role.CASHIER])
    driver = counter.driver
    driver.type("1250")
    driver.press(Key.Key_Return)
    driver.go(place)
    if place == "Orders":
        driver.press(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    there = driver.focused()
    assert isinstance(there, QLineEdit)
    [wanted] = driver.client.taken
    if comes:
        driver.tell(Told(wanted.sale_id).shown())
    else:
        driver.store.on_event(SaleRefused(wanted.sale_id, (("amount", Rule.TOO_SMALL),)))
        driver.settle()
    assert driver.focused() is there


@pytest.mark.parametrize("pressed", ["", "They say they paid"])
def test_who_types_in_a_panel_keeps_the_keyboard_when_the_sale_beside_it_is_paid(
    make_driver: MakeDriver, pressed: str
) -> None:
    """Regression: the rest of an address was lost, and its Enter left HAND OVER unseen."""
    counter = CounterDriver(make_driver())
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.has_keys()
    driver = counter.driver
    told = SCENES["waiting"].told()
    driver.show(told)
    if pressed:  # and is not there any more when the keyboard comes back
        driver.click(driver.button(pressed))
    driver.go("Check UPI")
    there = driver.focused()
    assert isinstance(there, QLineEdit)
    driver.tell(told.read("PAID"))
    assert "HAND OVER" in driver.sale.verdict
    assert driver.focused() is there
    driver.press(Key.Key_Escape)
    driver.press(Key.Key_Return)
    assert driver.window.page == "sell", "once it is closed, Enter is the next customer"


def test_a_panel_that_is_closed_gives_the_keyboard_to_the_page_that_came_meanwhile(make_driver: MakeDriver) -> None:
    """Regression: after a scan digits were lost until the amount was clicked."""
    counter = CounterDriver(make_driver())
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.has_keys()
    driver = counter.driver
    driver.show(SCENES["waiting"].told())
    driver.go("Check UPI")
    there = driver.focused()
    driver.scan("web_77")
    driver.click(there)
    driver.click(driver.button("Close this panel"))
    assert driver.focused() is driver.edit("Amount")


def test_of_a_sale_that_is_paid_enter_is_the_next_customer_wherever_the_list_was_pressed(driver: WindowDriver) -> None:
    told = SCENES["waiting"].told()
    driver.show(told)
    driver.waiting.panel.setFocus()
    driver.tell(told.read("PAID"))
    driver.press(Key.Key_Return)
    assert driver.window.page == "sell"


def test_a_window_of_another_size_shows_the_next_code_when_nobody_else_waits(driver: WindowDriver) -> None:
    """The card of others kept the row of a sale that was gone, and no sale could be shown any more."""
    driver.tell(SCENES["waiting"].told("other"))
    driver.show(SCENES["waiting"].told("first"))
    driver.window.refresh()
    driver.window.show_page("sell")
    driver.window.resize(1024, 600)
    driver.settle()
    for gone in ("other", "first"):
        told = SCENES["waiting"].told(gone)
        driver.tell(told.read("PAID").paid_by("1"), len(told.facts) - 2)
    driver.show(SCENES["waiting"].told("next"))
    assert driver.sale.verdict.startswith("WAIT")
