"""Features of the window by role and lock, and the effect of payout keys.

tests/worker/test_permissions.py tests the same below the window.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from paydesk.domain.commands import (
    CheckUpi,
    ClosePages,
    ExportSales,
    ListSales,
    LockScreen,
    MarkPayoutSeen,
    ReviewPayout,
    SaveSettings,
    SignIn,
    UnlockPages,
)
from paydesk.domain.fact import Stamp
from paydesk.domain.messages import (
    Answered,
    BrokenFact,
    CommandEnded,
    CommandStatus,
    DayFigures,
    JournalBroken,
    JournalFault,
    SaleList,
    SalesLoaded,
    SettingsInUse,
)
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, ServiceReply
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.payout.requests import OrderRefund
from paydesk.domain.people.messages import DenialReason, PeopleKnown, PermissionDenied, PinAccepted, SignedIn
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.sale.listing import Sums
from paydesk.domain.settings.messages import Erased, SettingsDamaged
from paydesk.domain.settings.settings import SettingsFault, SettingsIssue, Theme
from paydesk.domain.shift.commands import ExportReport
from paydesk.domain.shift.messages import PeriodReport
from paydesk.domain.shift.report import Report
from paydesk.ui.actions import Action
from paydesk.ui.settings.money_out import MoneyOutSettings
from paydesk.ui.words.problems import SETTINGS_FAULTS
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver, SayWhere
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver, said, shop_settings
from tests.ui.settings.test_money_out import PEM
from tests.ui.stage import Told
from tests.ui.stories import SCENES

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    return CounterDriver(make_driver(demo=True))


# What each may --------------------------------------------------------------------------------------------------------

_ALWAYS = ["Help", "Lock"]
MATRIX: dict[Role, tuple[list[str], bool]] = {
    Role.TRAINEE: (["Check UPI", *_ALWAYS], False),
    Role.CASHIER: (["Check UPI", "Payout link", "Day report", *_ALWAYS], True),
    Role.SUPERVISOR: (["Check UPI", "Payout link", "Payouts", "Day report", "Settings", *_ALWAYS], True),
    Role.ADMIN: (["Check UPI", "Payout link", "Payouts", "Day report", "Settings", *_ALWAYS], True),
}
"""Role -> entries of "More", and whether the day's figures are shown."""


@pytest.mark.parametrize("role", Role)
def test_what_the_window_offers_to_each_role(counter: CounterDriver, role: Role) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[role])
    counter.says(DayFigures(counter.driver.clock.now, counter.driver.clock.now + 1, 0, Money(0)))
    places, day = MATRIX[role]
    assert counter.driver.in_more() == places
    assert ("Today" in counter.driver.foot()) is day
    assert PEOPLE[role].name in counter.driver.foot()
    keys = counter.driver.window.navigation.allowed_actions()
    assert {Action.UPI, Action.PAYOUTS, Action.LOCK} <= keys
    assert (Action.CASHGRAM in keys) is ("Payout link" in places)


def test_a_journal_that_can_be_written_again_disturbs_no_panel(counter: CounterDriver) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.press(Qt.Key.Key_F12, SHIFT)
    counter.says(JournalFault("disk_full"))
    counter.says(JournalFault(""))
    assert counter.driver.window.features is not None
    assert counter.panel() == "Payout link"


@pytest.mark.parametrize("role", Role)
def test_the_payouts_page_asks_everybody_for_a_pin(counter: CounterDriver, role: Role) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[role])
    counter.driver.press(Qt.Key.Key_P, CTRL)
    assert counter.driver.window.page == "payouts"
    assert counter.covered(), "nothing of the page can be used before"
    counter.press_pin("3690")
    [command] = counter.driver.client.of(UnlockPages)
    ask_id, person_id, pin = command.ask_id, command.person_id, command.pin
    opener = PEOPLE[role] if role in {Role.SUPERVISOR, Role.ADMIN} else PEOPLE[Role.SUPERVISOR]
    assert (person_id, pin) == (opener.person_id, "3690")
    until = counter.driver.clock.now + 60_000
    counter.says(SignedIn(PEOPLE[role], unlocked_by=opener, unlocked_until=until), PinAccepted(ask_id, person_id))
    assert not counter.covered()
    assert opener.name in counter.driver.words(), "the page says who has opened it"
    focused = QApplication.focusWidget()
    assert focused is not None
    assert counter.driver.get_page("payouts").isAncestorOf(focused)


def test_the_form_of_a_cashgram_is_not_left_open_for_longer_than_a_minute(counter: CounterDriver) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    idle = counter.features.people._idle
    usual = idle.limit_s
    assert usual > 60
    counter.driver.press(Qt.Key.Key_F12, SHIFT)
    counter.driver.window.refresh()
    assert (counter.panel(), idle.limit_s) == ("Payout link", 60)
    counter.driver.press(Qt.Key.Key_Escape)
    counter.driver.window.refresh()
    assert (counter.panel(), idle.limit_s) == ("", usual)


@pytest.mark.parametrize("in_front", ["orders", "sell"])
def test_a_search_is_cleared_for_the_next_person(counter: CounterDriver, in_front: str) -> None:
    """The same person finds the search again after a lock, another one a fresh list."""
    asha, driver = PEOPLE[Role.CASHIER], counter.driver
    counter.has_people(asha)
    driver.tell(Told().shown())
    driver.window.show_page("orders")
    orders = driver.orders.page
    driver.list_orders()
    orders.choose("s1")
    orders.search.setText("Gupta")
    orders.state.choose("doubt")
    driver.window.show_page(in_front)
    for person, found in ((asha, ("Gupta", "s1", "doubt")), (PEOPLE[Role.SUPERVISOR], ("", "", ""))):
        counter.says(SignedIn(asha, locked=True))
        counter.says(SignedIn(person))
        assert (orders.search.text(), orders.sale_id, orders.state.chosen_id()) == found
        driver.window.show_page("orders")
        assert driver.client.of(ListSales)[-1].query.search_text == found[0]
        driver.window.show_page(in_front)


def test_esc_at_the_pin_leads_back_to_the_sale(counter: CounterDriver) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.press(Qt.Key.Key_P, CTRL)
    counter.driver.press(Qt.Key.Key_Escape)
    assert counter.driver.window.page == "sell"
    assert not counter.covered()


def test_a_page_closes_after_its_minute_and_keeps_what_is_typed(counter: CounterDriver) -> None:
    counter.has_keys()
    ravi = PEOPLE[Role.SUPERVISOR]
    counter.has_people(ravi)
    counter.says(SignedIn(ravi, unlocked_by=ravi, unlocked_until=counter.driver.clock.now + 60_000))
    counter.driver.window.show_page("payouts")
    assert not counter.covered()
    counter.driver.edit("Name").setText("Asha Rao")
    counter.driver.clock.pass_(61_000)
    counter.features.people.refresh()
    counter.driver.settle()
    assert counter.covered()
    counter.says(SignedIn(ravi, unlocked_by=ravi, unlocked_until=counter.driver.clock.now + 60_000))
    [field] = [edit for edit in counter.driver.window.findChildren(type(counter.driver.edit("Name")))
               if edit.accessibleName() == "Name"]  # fmt: skip
    assert field.text() == "Asha Rao"


def test_payout_input_is_cleared_for_the_next_supervisor(counter: CounterDriver) -> None:
    """Otherwise Enter would send it in the name of the next one."""
    counter.has_keys()
    ravi, meera = PEOPLE[Role.SUPERVISOR], PEOPLE[Role.ADMIN]
    counter.has_people(PEOPLE[Role.CASHIER])
    driver = counter.driver
    for opener, found in ((ravi, ""), (ravi, "Asha Rao"), (meera, "")):
        until = driver.clock.now + 60_000
        counter.says(SignedIn(PEOPLE[Role.CASHIER], unlocked_by=opener, unlocked_until=until))
        driver.window.show_page("payouts")
        name = driver.edit("Name")
        assert name.text() == found
        name.setText("Asha Rao")
        driver.clock.pass_(61_000)
        counter.features.people.refresh()
        driver.settle()
        assert counter.covered()
    assert driver.edit("Name").text() == "Asha Rao"


@pytest.mark.parametrize(
    ("role", "page"), [(Role.CASHIER, "sell"), (Role.TRAINEE, "sell"), (Role.SUPERVISOR, "payouts")]
)
def test_a_supervisors_panel_closes_with_the_lock(counter: CounterDriver, role: Role, page: str) -> None:
    """Ask nobody for a PIN that a cashier does not have."""
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    ravi, until = PEOPLE[Role.SUPERVISOR], counter.driver.clock.now + 60_000
    counter.says(SignedIn(PEOPLE[Role.CASHIER], unlocked_by=ravi, unlocked_until=until))
    counter.driver.window.show_page("payouts")
    counter.says(SignedIn(PEOPLE[Role.CASHIER], locked=True))
    counter.says(SignedIn(PEOPLE[role]))
    assert counter.driver.window.page == page
    assert counter.covered() is (page == "payouts")
    assert page == "payouts" or counter.driver.edit("Amount").hasFocus()


# Keys of the payout side ----------------------------------------------------------------------------------------------


def test_without_keys_there_is_nothing_of_the_payout_side(counter: CounterDriver) -> None:
    counter.has_people(PEOPLE[Role.ADMIN])
    assert counter.driver.in_more() == ["Day report", "Settings", "Help", "Lock"]
    assert "payouts" not in counter.driver.window.page_names()
    for key, modifier in ((Qt.Key.Key_F12, SHIFT), (Qt.Key.Key_P, CTRL), (Qt.Key.Key_F12, Qt.KeyboardModifier(0))):
        counter.driver.press(key, modifier)
    assert counter.driver.window.page == "sell"
    assert not counter.features.money.side_panel.is_open


def test_keys_that_go_take_the_page_along(counter: CounterDriver) -> None:
    counter.has_keys()
    ravi = PEOPLE[Role.SUPERVISOR]
    counter.has_people(ravi)
    counter.says(SignedIn(ravi, unlocked_by=ravi, unlocked_until=counter.driver.clock.now + 60_000))
    counter.driver.window.show_page("payouts")
    counter.has_keys(there=False)
    assert counter.driver.window.page == "sell"
    assert "payouts" not in counter.driver.window.page_names()
    counter.has_keys()
    assert "Payouts" in counter.driver.in_more()


# Panels ---------------------------------------------------------------------------------------------------------------


def test_f12_opens_and_closes_the_check_and_the_sale_goes_on(counter: CounterDriver) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.type("1250")
    counter.driver.press(Qt.Key.Key_F12)
    assert counter.panel() == "Check UPI"
    assert counter.driver.rail.marked == "more"
    counter.driver.type("asha.rao@okbank")
    counter.driver.press(Qt.Key.Key_Return)
    [command] = counter.driver.client.of(CheckUpi)
    vpa, phone = command.vpa, command.phone
    assert (vpa, phone) == ("asha.rao@okbank", "")
    counter.driver.press(Qt.Key.Key_Escape)
    assert counter.panel() == ""
    assert counter.driver.rail.marked == "sell"
    counter.driver.press(Qt.Key.Key_Return)
    assert [str(sale.amount) for sale in counter.driver.client.taken] == ["₹1,250.00"], "what was typed before is there"


def test_esc_closes_the_topmost_overlay(counter: CounterDriver) -> None:
    """Esc closed the panel below the notice of F6."""
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.has_keys()
    driver, notices = counter.driver, counter.driver.notices
    panel = partial(driver.press, Qt.Key.Key_F12)
    word = partial(driver.press, Qt.Key.Key_F6)
    for first, second, left in ((panel, word, (True, False)), (word, panel, (False, True))):
        first()
        second()
        assert (in_sight(counter, "UPI address"), notices.has_message) == (True, True)
        driver.press(Qt.Key.Key_Escape)
        assert (in_sight(counter, "UPI address"), notices.has_message) == left
        driver.press(Qt.Key.Key_Escape)
        assert (in_sight(counter, "UPI address"), notices.has_message) == (False, False)


def in_sight(counter: CounterDriver, name: str) -> bool:
    """Return True if a field of this name is visible."""
    return any(e.accessibleName() == name and e.isVisible() for e in counter.driver.window.findChildren(QLineEdit))


def test_a_trainee_who_signs_in_closes_the_cashgram_of_the_cashier(counter: CounterDriver) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.press(Qt.Key.Key_F12, SHIFT)
    assert counter.panel() == "Payout link"
    counter.says(SignedIn(PEOPLE[Role.TRAINEE]))
    assert counter.panel() == ""


def test_a_refund_of_a_paid_sale_begins_in_the_panel(counter: CounterDriver) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.open(Told("p1").shown().read("PAID").paid_by("9"))
    counter.driver.sale.press(Action.REFUND)
    assert counter.panel() == "Refund"
    assert counter.driver.edit("Amount").text() == "₹1,250.00"
    counter.driver.button("Refund by payout link instead").click()
    assert counter.panel() == "Payout link"
    assert counter.driver.edit("Amount").text() == "₹1,250.00"


def test_without_payout_keys_a_sale_is_refunded_to_its_payer(counter: CounterDriver) -> None:
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.open(Told("p1").shown().read("PAID").paid_by("9"))
    counter.driver.sale.press(Action.REFUND)
    assert counter.panel() == "Refund"
    assert counter.features.money.panels.refunds.link_button.isHidden()


def refund_opened_by_ravi(counter: CounterDriver) -> None:
    counter.has_keys()
    asha, ravi = PEOPLE[Role.CASHIER], PEOPLE[Role.SUPERVISOR]
    counter.has_people(asha)
    counter.driver.open(Told("p1").shown().read("PAID").paid_by("9"))
    counter.driver.sale.press(Action.REFUND)
    counter.driver.press(Qt.Key.Key_Return)
    [command] = counter.driver.client.of(ReviewPayout)
    draft = command.draft
    assert draft.request == OrderRefund("", "order_20261120_0043_k7q", Money(125_000), "Goods returned")
    counter.says(PermissionDenied(Permission.REFUND, DenialReason.PAGES_LOCKED, draft.draft_id))
    counter.press_pin("3690")
    [unlock] = counter.driver.client.of(UnlockPages)
    ask_id, person_id = unlock.ask_id, unlock.person_id
    until = counter.driver.clock.now + 60_000
    counter.says(SignedIn(asha, unlocked_by=ravi, unlocked_until=until), PinAccepted(ask_id, person_id))
    assert counter.driver.client.of(ReviewPayout) == [ReviewPayout(draft=draft), ReviewPayout(draft=draft)], (
        "it goes on"
    )
    assert not counter.covered()
    assert counter.driver.client.of(ClosePages) == []


def test_opening_a_page_closes_a_panel_that_would_cover_it(counter: CounterDriver) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.go("Check UPI")
    counter.driver.edit("UPI address").setText("asha@okbank")
    counter.driver.go("Sell")
    assert counter.panel() == "Check UPI"
    for key, name in ((Qt.Key.Key_D, "report"), (Qt.Key.Key_Comma, "settings")):
        if not counter.panel():
            counter.driver.go("Check UPI")
        counter.driver.press(key, CTRL)
        assert (counter.driver.window.page, counter.panel()) == (name, "")
    counter.driver.go("Check UPI")
    counter.driver.go("Orders")
    assert (counter.driver.window.page, counter.panel()) == ("orders", "")
    counter.driver.go("Check UPI")
    assert counter.driver.edit("UPI address").text() == "asha@okbank", "what was typed stays"


def test_a_cashier_exports_orders_with_a_pin(counter: CounterDriver) -> None:
    asha, ravi = PEOPLE[Role.CASHIER], PEOPLE[Role.SUPERVISOR]
    counter.has_people(asha)
    counter.driver.window.show_page("orders")
    counter.driver.settle()
    counter.driver.orders.page.list.menu.setFocus()
    counter.driver.choose_entry("Export CSV")
    [refused] = counter.driver.client.of(ExportSales)
    counter.says(PermissionDenied(Permission.EXPORT, DenialReason.ROLE, refused.subject))
    assert counter.covered()
    counter.says(CommandEnded(refused.command_id, CommandStatus.REFUSED, refused.subject))
    counter.driver.press(Qt.Key.Key_Escape)
    assert counter.driver.orders.page.list.menu.hasFocus(), "it had only lent the keyboard while the counter was asked"
    counter.driver.choose_entry("Export CSV")
    refused = counter.driver.client.of(ExportSales)[-1]
    counter.says(PermissionDenied(Permission.EXPORT, DenialReason.ROLE, refused.subject))
    counter.press_pin("3690")
    [unlock] = counter.driver.client.of(UnlockPages)
    until = counter.driver.clock.now + 60_000
    counter.says(SignedIn(asha, unlocked_by=ravi, unlocked_until=until), PinAccepted(unlock.ask_id, unlock.person_id))
    assert not counter.covered()
    assert [asked.query for asked in counter.driver.client.of(ExportSales)] == [refused.query] * 3, "it goes on"


@pytest.mark.parametrize("locked", [True, False])
@pytest.mark.parametrize(("page", "name"), [("orders", "Export CSV"), ("report", "CSV")])
def test_a_late_export_does_not_ask_another_person(
    counter: CounterDriver, page: str, name: str, say_where: SayWhere, *, locked: bool
) -> None:
    """Another person on the same page was asked, and got the data."""
    names: list[str] = []
    say_where(names.append)
    counter.has_people(PEOPLE[Role.SUPERVISOR])
    counter.driver.window.show_page(page)
    counter.driver.choose_entry(name)
    asked = counter.driver.client.sent[-1]
    if locked:
        counter.says(SignedIn(PEOPLE[Role.SUPERVISOR], locked=True), SignedIn(PEOPLE[Role.ADMIN]))
    else:
        counter.driver.window.show_page("sell")
        counter.driver.window.show_page(page)
    if isinstance(asked, ExportSales):
        counter.says(Answered(asked.ask_id, SaleList(asked.query, Sums(), (), ())))
    else:
        assert isinstance(asked, ExportReport)
        counter.says(Answered(asked.ask_id, PeriodReport(asked.first, asked.last, Report())))
    assert names == []
    assert counter.driver.button("More actions").isEnabled()


def test_a_pin_for_a_refund_is_over_with_the_refund(counter: CounterDriver) -> None:
    refund_opened_by_ravi(counter)
    counter.driver.press(Qt.Key.Key_Escape)
    assert counter.panel() == ""
    assert counter.driver.client.of(ClosePages) == [ClosePages()]
    assert not counter.features.people_store.is_allowed(Permission.SEE_PAYOUTS)


def test_a_pin_for_a_refund_does_not_open_the_payouts_page(counter: CounterDriver) -> None:
    refund_opened_by_ravi(counter)
    counter.driver.press(Qt.Key.Key_P, CTRL)
    assert counter.driver.window.page == "payouts"
    assert counter.covered(), "it asks for a PIN of its own"
    assert counter.driver.client.of(ClosePages) == [ClosePages()]


# The lock -------------------------------------------------------------------------------------------------------------


def test_ctrl_l_locks_hides_and_lets_sales_go_on(counter: CounterDriver) -> None:
    counter.has_keys()
    asha = PEOPLE[Role.CASHIER]
    counter.has_people(asha)
    told = Told("w1").shown()
    counter.driver.show(told)
    known = len(told.facts)
    counter.driver.press(Qt.Key.Key_L, CTRL)
    (lock,) = counter.driver.client.of(LockScreen)
    counter.says(SignedIn(asha, locked=True), ended(lock))
    assert counter.covered()
    assert not counter.driver.shows_staff_data(), "staff data is hidden"
    assert Action.CANCEL not in counter.driver.window.navigation.allowed_actions()
    counter.driver.tell(told.read("PAID"), known)
    assert counter.driver.store.sales["w1"].paid_at is not None, "the lock stops no sale"
    counter.press_pin("2580")
    [command] = counter.driver.client.of(SignIn)
    ask_id, person_id = command.ask_id, command.person_id
    counter.says(SignedIn(asha), PinAccepted(ask_id, person_id))
    assert not counter.covered()
    assert counter.driver.shows_staff_data()
    assert counter.driver.window.page == "sale", "where they were"


def test_ctrl_l_locks_from_a_panel_that_asks_for_a_pin(counter: CounterDriver) -> None:
    counter.has_keys()
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.press(Qt.Key.Key_P, CTRL)
    assert counter.covered()
    counter.driver.press(Qt.Key.Key_L, CTRL)
    assert counter.driver.client.of(LockScreen) == [LockScreen()]
    counter.says(SignedIn(PEOPLE[Role.CASHIER], locked=True))
    counter.driver.press(Qt.Key.Key_L, CTRL)
    assert counter.driver.client.of(LockScreen) == [LockScreen()], "locked is locked"


def test_ctrl_l_locks_from_the_table_of_keys(counter: CounterDriver) -> None:
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.press(Qt.Key.Key_F1)
    counter.driver.press(Qt.Key.Key_L, CTRL)
    assert counter.driver.client.of(LockScreen) == [LockScreen()]


def test_without_people_ctrl_l_says_how_to_come_to_a_lock(counter: CounterDriver) -> None:
    counter.driver.press(Qt.Key.Key_L, CTRL)
    assert counter.driver.client.of(LockScreen) == []
    assert counter.driver.notices.has_message


# Refusals -------------------------------------------------------------------------------------------------------------


def test_a_refused_sale_keeps_what_is_typed_and_says_why(counter: CounterDriver) -> None:
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.driver.type("1250")
    counter.driver.press(Qt.Key.Key_Return)
    [command] = counter.driver.client.taken
    counter.says(PermissionDenied(Permission.SELL, DenialReason.ROLE, command.sale_id))
    assert counter.driver.notices.has_message
    assert counter.driver.form.amount == command.amount
    counter.driver.press(Qt.Key.Key_Escape)
    counter.driver.press(Qt.Key.Key_Return)
    assert len(counter.driver.client.taken) == 2, "it can be tried again"


def test_refused_settings_ask_for_an_admin_and_are_tried_again(counter: CounterDriver) -> None:
    asha, meera = PEOPLE[Role.CASHIER], PEOPLE[Role.ADMIN]
    counter.has_people(asha)
    page = counter.driver.settings.open_counter()
    page.form.set_values({"shop": "Verma Stores"})
    page.form.submit()
    [command] = counter.driver.client.of(SaveSettings)
    asked = command.settings
    counter.says(SettingsInUse(page.settings), PermissionDenied(Permission.SETTINGS, DenialReason.ROLE))
    counter.driver.window.hub.on_event(ended(command, CommandStatus.REFUSED))
    assert counter.covered()
    counter.press_pin("4826")
    [unlock] = counter.driver.client.of(UnlockPages)
    ask_id, person_id = unlock.ask_id, unlock.person_id
    assert person_id == meera.person_id
    counter.says(
        SignedIn(asha, unlocked_by=meera, unlocked_until=counter.driver.clock.now + 60_000),
        PinAccepted(ask_id, person_id),
    )
    assert counter.driver.client.of(SaveSettings) == [command, command]
    assert page.form.values().text("shop") == "Verma Stores"
    counter.says(SettingsInUse(asked))
    counter.driver.window.hub.on_event(ended(counter.driver.client.of(SaveSettings)[1]))
    assert "Saved" in counter.driver.words()
    assert "Not saved" not in counter.driver.words()


def pin_panel(counter: CounterDriver) -> QWidget:
    """Return the panel that asks for a PIN."""
    features = counter.driver.window.features
    assert features is not None
    assert features.people.panel is not None
    return features.people.panel


def test_the_pin_panel_lists_the_changes(make_driver: MakeDriver) -> None:
    """The page is hidden behind the panel, so the panel lists the changes."""
    counter = CounterDriver(make_driver())
    counter.has_people(PEOPLE[Role.CASHIER])
    driver = counter.driver
    page = driver.settings.open_counter()
    page.form.set_values({"shop": "Verma Stores", "payee_vpa": "ra@okbank", "day_ends": "150", "bill_check": True})
    page.form.set_values({"gateway_url": "https://other.example/pg", "terminal": "54321"})
    page.form.submit()
    counter.says(SettingsInUse(page.settings), PermissionDenied(Permission.SETTINGS, DenialReason.ROLE))
    read = said(pin_panel(counter))
    for line in (
        "Name of the shop: Sharma Stores → Verma Stores",
        "The shop's own UPI address (optional): – → ••••@okbank",
        f"Address of the service: {page.settings.connection.gateway_url} → https://other.example/pg",
        "The shop's day ends at: 00:00 → 02:30",
        "A scanned order needs the total of its bill beside it: No → Yes",
    ):
        assert line in read
    assert "ra@okbank" not in read
    assert "Name of the printer" not in read, "what stays is not told"
    driver.press(Qt.Key.Key_Escape)
    counter.says(PermissionDenied(Permission.STORED_DATA, DenialReason.ROLE))
    assert "This PIN saves" not in said(pin_panel(counter)), "nothing is asked for any more"


def test_the_pin_panel_tells_masked_values_apart(make_driver: MakeDriver) -> None:
    """Two addresses were both masked as ra••••@okbank."""
    settings = shop_settings()
    settings = replace(settings, shop=replace(settings.shop, payee_vpa="ravi.kumar@okbank"))
    counter = CounterDriver(make_driver(settings=settings))
    counter.has_people(PEOPLE[Role.CASHIER])
    page = counter.driver.settings.open_counter()
    page.form.set_values({"payee_vpa": "ravi.khanna@okbank"})
    page.form.submit()
    counter.says(SettingsInUse(page.settings), PermissionDenied(Permission.SETTINGS, DenialReason.ROLE))
    read = said(pin_panel(counter))
    assert "ra••••@okbank (…um…) → ra••••@okbank (…ha…)" in read
    assert "khanna" not in read


def test_an_admin_reads_which_limits_their_pin_raises(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver())
    counter.has_people(PEOPLE[Role.CASHIER])
    driver = counter.driver
    driver.settings.open("money_out")
    page = driver.settings.find(MoneyOutSettings)
    page.form.set_values(
        {"per_day": None, "per_transfer": Money(90_000_000), "sources": [{"id": "CF1", "name": "Daily"}]}
    )
    page.form.set_values({"public_key": PEM})
    page.form.submit()
    counter.says(SettingsInUse(page.settings), PermissionDenied(Permission.SETTINGS, DenialReason.ROLE))
    read = said(pin_panel(counter))
    assert "One transfer, at most: ₹25,000.00 → ₹9,00,000.00" in read
    assert "All of a day, at most: ₹1,00,000.00 → No limit" in read
    assert "Fund sources: – → CF1 · Daily" in read


def test_a_theme_that_is_refused_goes_back(counter: CounterDriver) -> None:
    counter.has_people(PEOPLE[Role.CASHIER])
    before = counter.driver.settings.counter.settings
    counter.driver.settings.counter.form.set_values({"theme": Theme.DARK.value})
    counter.driver.settings.counter.on_edited("theme")
    counter.says(SettingsInUse(before))
    keeper = counter.driver.window._theme
    assert keeper.scheme is before.theme


def test_a_damaged_settings_file_is_reported(counter: CounterDriver) -> None:
    for trouble in SettingsFault:
        counter.says(SettingsDamaged((SettingsIssue(trouble, "shop.name"),)))
        assert SETTINGS_FAULTS(trouble) in said(counter.driver.notices.area), trouble
        counter.driver.notices.remove()


def test_a_refusal_names_the_next_step(counter: CounterDriver) -> None:
    counter.says(PermissionDenied(Permission.SELL, DenialReason.TRAINEE))
    word = counter.driver.notices.message
    assert not word.isHidden()
    assert word.text().endswith("Let a cashier sign in (Ctrl L), or open the demo.")


# What is erased -------------------------------------------------------------------------------------------------------


def test_sales_that_were_erased_leave_the_windows(counter: CounterDriver) -> None:
    gone, kept = (counter.driver.tell(Told(sale_id).shown()) for sale_id in ("s1", "s2"))
    counter.says(Erased((), subjects=frozenset({gone.sale_id, "out:x1", "s9"})))
    assert counter.driver.store.waiting() == [kept]


def test_sales_that_were_set_aside_leave_the_windows(counter: CounterDriver) -> None:
    """They stayed in the list of waiting sales."""
    kept = counter.driver.tell(Told("s2").shown())
    counter.driver.show(Told("s1").shown())
    counter.says(JournalBroken((BrokenFact(7, "altered", "s1"), BrokenFact(8, "cut", ""))))
    assert counter.driver.notices.message.kind == "warn", "it was as blue as the word of a newer version"
    assert counter.driver.store.waiting() == [kept]
    assert counter.driver.window.page == "sell"


# Settings -------------------------------------------------------------------------------------------------------------


def test_every_part_of_the_settings_opens(counter: CounterDriver) -> None:
    counter.has_people(PEOPLE[Role.ADMIN])
    counter.driver.settings.open("counter")
    place = counter.driver.settings.page
    assert place.part_names == [
        "overview",
        "advanced",
        "counter",
        "people",
        "connections",
        "money_out",
        "kept",
        "programs",
    ]
    for name in place.part_names:
        place.show_part(name)
        counter.driver.settle()
        focused = QApplication.focusWidget()
        assert focused is not None
        assert place.pages.get(name).isAncestorOf(focused), name


def test_money_that_came_back_stands_above_every_page_until_somebody_has_seen_it(counter: CounterDriver) -> None:
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.has_keys()
    judgement = Classification(Outcome.FAILED, Reason.REVERSED, "", ServiceReply(Operation.DIRECT_TRANSFER_V1_2))
    now = counter.driver.clock.now
    out = Payout(
        payout_id="pd_1",
        kind=PayoutKind.DIRECT,
        amount=Money(500_000),
        payee="Asha Rao",
        sends=1,
        settlement=Stamp(now),
        classification=judgement,
    )
    bar = counter.driver.notices.payout_alarm
    counter.says(PayoutChanged(out))
    assert not bar.isVisible(), "it only failed"
    counter.says(PayoutChanged(replace(out, reversed_at=now)))
    assert "MONEY SENT HAS COME BACK: ₹5,000.00 · pd_1" in bar.text.text()
    assert "Asha" not in bar.text.text(), "nobody is named to whoever stands there"
    counter.driver.click(bar.show_button)
    assert counter.driver.window.page == "payouts"
    assert counter.covered(), "a supervisor's PIN opens it"
    counter.says(PayoutChanged(replace(out, reversed_at=now, seen_at=now)))
    assert not bar.isVisible()


def test_a_refund_that_came_back_is_shown_without_payout_keys(counter: CounterDriver) -> None:
    counter.has_people(PEOPLE[Role.CASHIER])
    judgement = Classification(Outcome.FAILED, Reason.REFUND_FAILED, "", ServiceReply(Operation.REFUND_STATUS))
    now = counter.driver.clock.now
    out = Payout(
        payout_id="pd_1",
        kind=PayoutKind.REFUND,
        refund_of="s1",
        order_id="order_1",
        amount=Money(40_000),
        sends=1,
        settlement=Stamp(now),
        classification=judgement,
        reversed_at=now,
    )
    bar = counter.driver.notices.payout_alarm
    counter.says(PayoutChanged(replace(out, kind=PayoutKind.CASHGRAM)))
    assert not bar.isVisible(), "a payout link needs payout keys"
    counter.says(PayoutChanged(out))
    assert "MONEY SENT HAS COME BACK: ₹400.00 · pd_1" in bar.text.text()
    counter.driver.click(bar.show_button)
    assert counter.driver.window.page == "sell"
    assert "order_1" in counter.driver.texts()
    counter.driver.click(counter.driver.button("I have seen it"))
    assert counter.driver.client.of(MarkPayoutSeen) == [MarkPayoutSeen(payout_id="pd_1")]
    counter.says(PayoutChanged(replace(out, seen_at=now)))
    assert not bar.isVisible()
    counter.driver.click(counter.driver.button("Done"))
    assert "order_1" not in counter.driver.texts(), "the panel closes"


@pytest.mark.parametrize("sales_first", [True, False])
def test_after_a_restart_the_lock_says_how_many_wait(driver: WindowDriver, *, sales_first: bool) -> None:
    """The order of people and sales does not matter."""
    loaded = SalesLoaded((SCENES["waiting"].told("s1").sale, SCENES["cancelled"].told("s2", number=44).sale))
    people = (PeopleKnown(tuple(PEOPLE.values())), SignedIn(None, locked=True))
    if sales_first:
        driver.window.hub.on_event(loaded)
    counter = CounterDriver(driver)
    for event in people:
        driver.window.hub.on_event(event)
    assert counter.covered()
    if not sales_first:
        assert "Still paying: 1" not in driver.texts(), "nobody knows yet"
        driver.window.hub.on_event(loaded)
    driver.qtbot.waitUntil(lambda: "Still paying: 1" in driver.texts())
    assert not [words for words in driver.texts() if "₹" in words]
