"""The full green page is for the sale that was just taken; all others have their own colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from paydesk.domain.clock import DAY, MINUTE
from paydesk.domain.commands import HandOverSale, MarkSaleSeen
from paydesk.domain.fact import Stamp
from paydesk.domain.language import Language
from paydesk.domain.messages import SaleChanged, SaleRefused, SalesLoaded
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.people.person import Role
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.settings.settings import Selling
from paydesk.ui import theme
from paydesk.ui.actions import Action
from paydesk.ui.widgets import read_delay
from tests.helpers.cut_text import cut_texts
from tests.helpers.looks import picture
from tests.helpers.spoken import spoken
from tests.ui.conftest import Announced, MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver, scrolling
from tests.ui.driver import WindowDriver
from tests.ui.panels.conftest import ENDED, OPEN
from tests.ui.stage import Told
from tests.ui.stories import SCENES

YES, NO = "Yes: next customer", "No: hand over now"
NEXT = "Next"


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    """Create a demo's window with keys."""
    made = CounterDriver(make_driver(demo=True))
    made.has_keys()
    return made


@pytest.fixture
def driver(counter: CounterDriver) -> WindowDriver:
    return counter.driver


def tell_of(driver: WindowDriver, scene: str = "waiting", sale_id: str = "there") -> Told:
    """Report a sale that begins now."""
    return SCENES[scene].told(sale_id, began=driver.clock.now)


def verdict(driver: WindowDriver) -> str:
    """Return the text of the accessible node Verdict."""
    return driver.sale.verdict


def is_green(driver: WindowDriver) -> bool:
    """Return True if the page has the colour or the words of HAND OVER."""
    page = driver.sale.page
    ground = QColor(picture(page).pixel(2, page.height() - 4)).name().upper()
    says = verdict(driver) == "PAID, HAND OVER"
    assert says is (ground == theme.current().ok_fill), (verdict(driver), ground)
    return says


def pay(driver: WindowDriver, told: Told | None = None) -> Told:
    """Pay a sale while it is on the screen."""
    told = told or tell_of(driver)
    driver.show(told)
    driver.tell(told.read("PAID").paid_by("774228629"))
    driver.window.refresh()
    return told


def answer(driver: WindowDriver, told: Told) -> list[bool]:
    """Record the hand-overs that were sent for this sale; return for each if a person stated it."""
    stated = [each.is_confirmed for each in driver.client.of(HandOverSale) if each.sale_id == told.sale_id]
    for each in stated:
        driver.tell(told.say(SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=each)))
    driver.client.sent.clear()
    driver.window.refresh()
    return stated


def scan(driver: WindowDriver, told: Told) -> None:
    """Scan its number and press Enter; the counter has that order already."""
    driver.window.scanner.scanned.emit(told.order_id)
    driver.press(Qt.Key.Key_Return)
    driver.store.on_event(SaleRefused(driver.client.taken[-1].sale_id, already=told.sale_id))
    driver.settle()
    driver.window.refresh()
    assert driver.sale.sale_id == told.sale_id


def reopen(driver: WindowDriver, told: Told) -> None:
    """Choose it in the side list."""
    driver.waiting.choose(told.sale_id)
    driver.settle()
    driver.window.refresh()


def test_a_sale_that_was_paid_here_is_green_until_it_is_left_and_never_again(driver: WindowDriver) -> None:
    told = pay(driver)
    assert is_green(driver)
    assert answer(driver, told) == [False], "the page was seen"
    assert is_green(driver)
    driver.press(Qt.Key.Key_Return)
    assert driver.window.page == "sell"
    reopen(driver, told)
    assert verdict(driver) == "PAID 14:36, Handed over"
    assert not is_green(driver)
    assert Action.HAND_OVER_NOW not in driver.sale.actions
    driver.press(Qt.Key.Key_Return)
    assert driver.window.page == "sell"
    assert answer(driver, told) == []


def test_the_green_page_gives_way_by_itself_if_the_shop_wants_that(driver: WindowDriver) -> None:
    """Not while there is a warning to read."""
    driver.window.host.settings = replace(driver.window.host.settings, selling=Selling(return_after_s=5))
    for scene, page in (("paid", "sell"), ("paid twice", "sale")):
        driver.show(tell_of(driver, scene, scene))
        driver.clock.pass_(4_000)
        driver.window.refresh()
        assert driver.window.page == "sale"
        driver.clock.pass_(2_000)
        driver.window.refresh()
        assert driver.window.page == page


def _help(counter: CounterDriver) -> None:
    counter.driver.press(Qt.Key.Key_F1)
    counter.driver.press(Qt.Key.Key_F1)


def _orders(counter: CounterDriver) -> None:
    counter.driver.window.show_page("orders")
    reopen(counter.driver, tell_of(counter.driver, "paid"))


def _other(counter: CounterDriver) -> None:
    other = SCENES["waiting"].told("other", number=44)
    counter.driver.tell(other)
    reopen(counter.driver, other)
    reopen(counter.driver, tell_of(counter.driver, "paid"))


def _lock(counter: CounterDriver) -> None:
    counter.has_people(None)
    counter.has_people(PEOPLE[Role.CASHIER])


@pytest.mark.parametrize("leave", [_help, _orders, _other, _lock])
def test_whatever_lay_over_it_or_took_its_place_has_left_it(
    counter: CounterDriver, leave: Callable[[CounterDriver], None]
) -> None:
    counter.has_people(PEOPLE[Role.CASHIER])
    told = pay(counter.driver)
    assert is_green(counter.driver)
    leave(counter)
    counter.driver.window.refresh()
    assert counter.driver.sale.sale_id == told.sale_id
    assert not is_green(counter.driver)
    assert answer(counter.driver, told) == [False]
    assert verdict(counter.driver) == "PAID 14:36, Handed over"


def test_money_that_came_behind_the_lock_is_not_green_for_who_opens_it(counter: CounterDriver) -> None:
    counter.has_people(PEOPLE[Role.CASHIER])
    driver = counter.driver
    told = tell_of(driver)
    driver.show(told)
    counter.has_people(None)
    driver.tell(told.read("PAID"))
    counter.has_people(PEOPLE[Role.CASHIER])
    assert verdict(driver) == "PAID 14:36, Not handed over"
    assert not is_green(driver)


def test_a_panel_over_the_page_when_it_is_paid_hides_the_green_page_and_does_not_take_it(
    make_driver: MakeDriver,
) -> None:
    """The green page was not seen yet, and the sale is still in front."""
    counter = CounterDriver(make_driver(demo=True, size=(1024, 600)))
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.has_keys()
    driver = counter.driver
    told = tell_of(driver)
    driver.show(told)
    driver.press(Qt.Key.Key_F1)
    driver.tell(told.read("PAID"))
    assert driver.client.of(HandOverSale) == []
    driver.press(Qt.Key.Key_F1)
    assert is_green(driver)
    assert answer(driver, told) == [False]


def test_what_was_paid_while_the_next_customer_stood_there_says_that_nothing_was_handed_over(
    driver: WindowDriver,
) -> None:
    told = tell_of(driver)
    driver.show(told)
    driver.press(Qt.Key.Key_F4)
    driver.tell(told.read("PAID"))
    assert driver.store.unseen == ("there",)
    driver.notices.sale_alarm.subject_chosen.emit("there")
    driver.settle()
    driver.window.refresh()
    assert verdict(driver) == "PAID 14:36, Not handed over"
    assert not is_green(driver)
    assert driver.client.of(HandOverSale) == []
    driver.sale.press(Action.HAND_OVER_NOW)
    assert answer(driver, told) == [True]
    assert verdict(driver) == "PAID 14:36, Handed over"
    assert not is_green(driver)
    assert Action.HAND_OVER_NOW not in driver.sale.actions


def test_enter_goes_on_and_hands_nothing_over(driver: WindowDriver) -> None:
    driver.open(tell_of(driver, "paid"))
    assert Action.HAND_OVER_NOW in driver.sale.actions
    driver.press(Qt.Key.Key_Return)
    assert (driver.window.page, driver.client.of(HandOverSale)) == ("sell", [])


def test_a_green_page_shown_too_briefly_counts_as_unseen(driver: WindowDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tell_of(driver)
    driver.show(told)
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    driver.tell(told.read("PAID"))
    assert verdict(driver) == "PAID, HAND OVER"
    driver.window.show_page("sell")
    assert (driver.client.of(HandOverSale), driver.store.unseen) == ([], ("there",))
    reopen(driver, told)
    assert verdict(driver) == "PAID 14:36, Not handed over"


def test_a_number_that_is_scanned_again_asks_whether_its_goods_are_gone(driver: WindowDriver) -> None:
    """From its green page, and from the next customer's."""
    told = pay(driver)
    assert answer(driver, told) == [False]
    for _ in range(2):
        scan(driver, told)
        assert verdict(driver) == "ALREADY PAID"
        assert not is_green(driver)
        assert "Were the goods given?" in driver.words()
        assert "Paid 14:36 at this counter" in driver.words()
        assert {YES, NO} <= set(driver.names())
        driver.press(Qt.Key.Key_Return)
        assert (driver.window.page, driver.client.of(HandOverSale)) == ("sell", [])
    reopen(driver, told)
    assert verdict(driver).startswith("PAID 14:36")


def test_what_was_not_handed_over_is_now_once_and_by_whom(driver: WindowDriver) -> None:
    told = pay(driver)
    answer(driver, told)
    scan(driver, told)
    driver.clock.pass_(4 * MINUTE)
    told.at = driver.clock.now
    driver.click(driver.button(NO))
    assert verdict(driver) == "ALREADY PAID", "the counter has not written it down yet"
    assert answer(driver, told) == [True]
    assert verdict(driver) == "PAID 14:36, Handed over"
    scan(driver, told)
    assert verdict(driver) == "ALREADY PAID, Handed over"
    assert not {YES, NO} & set(driver.names()), "a person has said that they went out"


def test_the_next_day_the_day_is_named(make_driver: MakeDriver) -> None:
    driver = make_driver()
    told = pay(driver)
    driver.press(Qt.Key.Key_Return)
    driver.clock.pass_(DAY)
    scan(driver, told)
    assert "Paid 20\u00a0Nov\u00a014:36 at this counter" in driver.words()


def test_what_was_paid_unseen_is_asked_about_when_its_number_comes(driver: WindowDriver) -> None:
    told = tell_of(driver)
    driver.tell(told)
    driver.tell(told.read("PAID"))
    scan(driver, told)
    assert verdict(driver) == "ALREADY PAID"
    assert NO in driver.names()


def test_after_a_start_nothing_is_green(driver: WindowDriver) -> None:
    told = tell_of(driver, "paid")
    driver.store.on_event(SalesLoaded((told.sale,)))
    driver.clock.now = told.at
    reopen(driver, told)
    assert verdict(driver) == "PAID 14:36, Not handed over"


def test_of_what_an_older_paydesk_saw_paid_nothing_is_known(driver: WindowDriver) -> None:
    told = tell_of(driver, "paid")
    driver.store.on_event(SaleChanged(replace(told.sale, records_hand_over=False)))
    reopen(driver, told)
    assert verdict(driver) == "PAID 14:36, Hand-over not recorded"
    assert driver.button(NEXT).isVisible()
    assert Action.HAND_OVER_NOW in driver.sale.actions


def refund(told: Told, amount: Money, *, failed: bool = False) -> PayoutChanged:
    """Return a payment link for the money of this sale, created by Ravi."""
    link = Payout(payout_id="pd_cg_1", kind=PayoutKind.CASHGRAM, amount=amount, wanted_at=told.at, sends=1, by="Ravi")
    judgement = ENDED if failed else OPEN
    return PayoutChanged(
        replace(link, classification=judgement, refund_of=told.sale_id, settlement=Stamp(told.at) if failed else None)
    )


@pytest.mark.parametrize("left", [True, False])
def test_a_sale_that_was_refunded_is_never_to_be_handed_over(counter: CounterDriver, *, left: bool) -> None:
    driver = counter.driver
    told = pay(driver)
    if left:
        driver.press(Qt.Key.Key_Return)
        reopen(driver, told)
    assert (Action.REFUND in driver.sale.actions) is left, "not on the green page"
    counter.says(refund(told, told.amount))
    assert verdict(driver) == "REFUNDED, DO NOT HAND OVER"
    assert not is_green(driver)
    assert "Refunded 14:36 by Ravi" in driver.words()
    assert not {Action.HAND_OVER_NOW, Action.REFUND} & set(driver.sale.actions)
    scan(driver, told)
    assert verdict(driver) == "REFUNDED, DO NOT HAND OVER"
    assert Action.HAND_OVER_NOW not in driver.sale.actions
    counter.says(refund(told, told.amount, failed=True))
    assert verdict(driver) == "ALREADY PAID"


def test_what_a_part_of_went_back_says_how_much(counter: CounterDriver) -> None:
    told = pay(counter.driver)
    counter.says(refund(told, Money(50_000)))
    assert verdict(counter.driver) == "PART REFUNDED, DO NOT HAND OVER"
    assert "₹500.00 of ₹1,250.00" in counter.driver.words()
    assert Action.REFUND in counter.driver.sale.actions


def test_of_what_was_paid_twice_one_payment_may_go_back(counter: CounterDriver) -> None:
    driver = counter.driver
    told = tell_of(driver, "paid twice")
    driver.show(told)
    assert "PAID TWICE. Refund one payment." in driver.words()
    counter.says(refund(told, told.amount))
    driver.settle()
    assert verdict(driver) == "PAID, HAND OVER"
    assert "PAID TWICE. Refunded: ₹1,250.00." in driver.words()


def test_late_money_that_is_settled_is_as_any_other_that_was_paid_earlier(driver: WindowDriver) -> None:
    told = tell_of(driver, "paid after it was closed, settled")
    driver.open(told)
    assert verdict(driver) == "PAID 14:41, Handed over"
    assert "Closed 14" in driver.words()
    assert Action.HAND_OVER_NOW not in driver.sale.actions
    scan(driver, told)
    assert verdict(driver).startswith("ALREADY PAID")
    assert not {YES, NO} & set(driver.names())


def test_late_money_that_went_back_needs_nobody_to_settle_it(counter: CounterDriver) -> None:
    driver = counter.driver
    told = tell_of(driver, "paid after it was closed")
    driver.open(told)
    assert verdict(driver) == "PAID AFTER YOU CLOSED IT"
    counter.says(refund(told, told.amount))
    assert verdict(driver) == "REFUNDED, DO NOT HAND OVER"
    assert [each.given_back for each in driver.client.of(MarkSaleSeen)] == [True]
    driver.tell(told.say(SaleFactKind.SEEN, facts.seen_data("Asha", given_back=True)))
    counter.says(refund(told, told.amount, failed=True))
    driver.settle()
    assert verdict(driver) == "PAID 14:41, Not handed over"
    assert "The refund failed." in driver.words()


def test_a_screen_reader_hears_hand_over_of_the_sale_that_was_just_paid_alone(
    driver: WindowDriver, said: Announced
) -> None:
    told = pay(driver)
    assert [each for each in said.all if "HAND OVER" in each] == ["PAID, HAND OVER ₹1,250.00"]
    answer(driver, told)
    driver.press(Qt.Key.Key_Return)
    said.all.clear()
    reopen(driver, told)
    scan(driver, told)
    heard = " ".join(said.all)
    assert "HAND OVER" not in heard
    assert "PAID 14:36, Handed over ₹1,250.00" in heard
    assert "ALREADY PAID ₹1,250.00 Paid 14:36 at this counter Were the goods given?" in heard


def _scanned(driver: WindowDriver, told: Told) -> None:
    driver.open(told)
    driver.window.show_page("sell")
    scan(driver, told)


HANDED = facts.handed_over_data("Asha Venkataraman Iyer", is_confirmed=False)
PAGES: dict[str, Callable[[WindowDriver, Told], object]] = {
    "handed over": lambda driver, told: driver.open(told.say(SaleFactKind.HANDED_OVER, HANDED)),
    "not handed over": lambda driver, told: driver.open(told),
    "scanned again": lambda driver, told: _scanned(driver, told.say(SaleFactKind.HANDED_OVER, HANDED)),
    "scanned, and stated": lambda driver, told: _scanned(
        driver, told.say(SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=True))
    ),
    "refunded": lambda driver, told: _refunded(driver, told, told.amount),
    "in part": lambda driver, told: _refunded(driver, told, Money(100)),
}


def _refunded(driver: WindowDriver, told: Told, amount: Money) -> None:
    driver.store.on_event(SaleChanged(told.sale, amount))
    driver.window.show_sale(told.sale_id)


@pytest.mark.parametrize("days", [0, 400])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
def test_each_page_is_there_whole(make_driver: MakeDriver, size: tuple[int, int], days: int) -> None:
    counter = CounterDriver(make_driver(demo=True, size=size))
    counter.has_keys()
    found = {}
    for number, (name, show) in enumerate(PAGES.items()):
        told = SCENES["paid"].told(f"s{number}", paise=99_99_99_999_99, number=number + 1)
        told.at = counter.driver.clock.now
        show(counter.driver, told)
        counter.driver.clock.pass_(days * DAY)
        counter.driver.window.refresh()
        counter.driver.settle()
        page = counter.driver.sale.page
        found[name] = [*scrolling(counter.driver.parts["page"]), *cut_texts(page)]
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
@pytest.mark.parametrize("language", Language)
def test_headline_amount_and_buttons_need_no_scrolling(
    make_driver: MakeDriver, qapp: QApplication, language: Language, size: tuple[int, int]
) -> None:
    """The headline of Tamil took two lines of the largest letters, and the buttons were below the edge."""
    with spoken(qapp, language):
        driver = make_driver(size=size)
        driver.tell(SCENES["waiting"].told("beside"))
        for name in ("paid", "waiting, QR run out", "cancelled"):
            driver.show(SCENES[name].told(name), SCENES[name].later)
            driver.settle()
            assert scrolling(driver.parts["page"]) == [], name
