"""The window after its first paint: who may do what there, what keys of the payout side bring, what a lock hides.

Beneath the window the same is tried by tests/worker/test_matrix.py.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from paydesk.domain.commands import CheckUpi, ClosePages, LockScreen, ReviewPayout, SaveSettings, SignIn, UnlockPages
from paydesk.domain.messages import End, SettingsKept
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.outcome import Judgement, Operation, Outcome, Reason, Said
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinTaken, SignedIn
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.settings.messages import Erased
from paydesk.domain.settings.problems import Problem, SettingsDamaged, Trouble
from paydesk.domain.settings.settings import Theme
from paydesk.ui.actions import Action
from paydesk.ui.words.problems import SETTINGS_TROUBLES
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeTill
from tests.ui.desk import PEOPLE, Desk
from tests.ui.stage import Told

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def desk(make_till: MakeTill) -> Desk:
    return Desk(make_till(demo=True))


# What each may --------------------------------------------------------------------------------------------------------

MATRIX: dict[Role, tuple[set[str], bool]] = {
    Role.TRAINEE: ({"sell", "orders", "upi", "payouts", "help", "lock", "settings"}, False),
    Role.CASHIER: ({"sell", "orders", "upi", "cashgram", "payouts", "report", "help", "lock", "settings"}, True),
    Role.SUPERVISOR: ({"sell", "orders", "upi", "cashgram", "payouts", "report", "help", "lock", "settings"}, True),
    Role.ADMIN: ({"sell", "orders", "upi", "cashgram", "payouts", "report", "help", "lock", "settings"}, True),
}
"""Role -> the places of the rail, and whether the day's figures are shown."""


@pytest.mark.parametrize("role", Role)
def test_what_the_window_offers_to_each_role(desk: Desk, role: Role) -> None:
    desk.has_keys()
    desk.has_people(PEOPLE[role])
    places, day = MATRIX[role]
    assert set(desk.on_rail()) == places
    assert ("Today" in foot(desk)) is day
    assert PEOPLE[role].name in foot(desk)
    keys = desk.till.window.navigation.allowed()
    assert {Action.UPI, Action.PAYOUTS, Action.LOCK} <= keys
    assert (Action.CASHGRAM in keys) is ("cashgram" in places)


def foot(desk: Desk) -> str:
    bar = desk.till.window.frame.status_bar
    labels = (bar._staff, bar._today)
    return " ".join(label.text() for label in labels if label.isVisible())


@pytest.mark.parametrize("role", Role)
def test_the_payouts_page_asks_everybody_for_a_pin(desk: Desk, role: Role) -> None:
    desk.has_keys()
    desk.has_people(PEOPLE[role])
    desk.till.press(Qt.Key.Key_P, CTRL)
    assert desk.till.window.page == "payouts"
    assert desk.covered(), "nothing of the page can be used before"
    desk.press_pin("3690")
    [command] = desk.till.client.of(UnlockPages)
    ask_id, person_id, pin = command.ask_id, command.person_id, command.pin
    opener = PEOPLE[role] if role in {Role.SUPERVISOR, Role.ADMIN} else PEOPLE[Role.SUPERVISOR]
    assert (person_id, pin) == (opener.person_id, "3690")
    until = desk.till.clock.now + 60_000
    desk.says(SignedIn(PEOPLE[role], unlocked_by=opener, unlocked_until=until), PinTaken(ask_id, person_id))
    assert not desk.covered()
    assert opener.name in desk.till.words(), "the page says who has opened it"
    focused = QApplication.focusWidget()
    assert focused is not None
    assert desk.till.window.frame.page_of("payouts").isAncestorOf(focused)


def test_the_form_of_a_cashgram_is_not_left_open_for_longer_than_a_minute(desk: Desk) -> None:
    desk.has_keys()
    desk.has_people(PEOPLE[Role.CASHIER])
    idle = desk.features.people._idle
    usual = idle.limit_s
    assert usual > 60
    desk.till.press(Qt.Key.Key_F12, SHIFT)
    desk.till.window.refresh()
    assert (desk.features.open_panel, idle.limit_s) == ("cashgram", 60)
    desk.till.press(Qt.Key.Key_Escape)
    desk.till.window.refresh()
    assert (desk.features.open_panel, idle.limit_s) == ("", usual)


def test_esc_at_the_pin_leads_back_to_the_sale(desk: Desk) -> None:
    desk.has_keys()
    desk.has_people(PEOPLE[Role.CASHIER])
    desk.till.press(Qt.Key.Key_P, CTRL)
    desk.till.press(Qt.Key.Key_Escape)
    assert desk.till.window.page == "sell"
    assert not desk.covered()


def test_a_page_closes_after_its_minute_and_keeps_what_is_typed(desk: Desk) -> None:
    desk.has_keys()
    ravi = PEOPLE[Role.SUPERVISOR]
    desk.has_people(ravi)
    desk.says(SignedIn(ravi, unlocked_by=ravi, unlocked_until=desk.till.clock.now + 60_000))
    desk.till.window.show_page("payouts")
    assert not desk.covered()
    desk.till.edit("Beneficiary name").setText("Asha Rao")
    desk.till.clock.pass_(61_000)
    desk.features.people.refresh()
    desk.till.settle()
    assert desk.covered()
    desk.says(SignedIn(ravi, unlocked_by=ravi, unlocked_until=desk.till.clock.now + 60_000))
    [field] = [edit for edit in desk.till.window.findChildren(type(desk.till.edit("Beneficiary name")))
               if edit.accessibleName() == "Beneficiary name"]  # fmt: skip
    assert field.text() == "Asha Rao"


# Keys of the payout side ----------------------------------------------------------------------------------------------


def test_without_keys_there_is_nothing_of_the_payout_side(desk: Desk) -> None:
    desk.has_people(PEOPLE[Role.ADMIN])
    assert {"upi", "cashgram", "payouts"}.isdisjoint(desk.on_rail())
    assert "payouts" not in desk.till.window.page_names()
    for key, modifier in ((Qt.Key.Key_F12, SHIFT), (Qt.Key.Key_P, CTRL), (Qt.Key.Key_F12, Qt.KeyboardModifier(0))):
        desk.till.press(key, modifier)
    assert desk.till.window.page == "sell"
    assert not desk.features.money.side.is_open


def test_keys_that_go_take_the_page_along(desk: Desk) -> None:
    desk.has_keys()
    ravi = PEOPLE[Role.SUPERVISOR]
    desk.has_people(ravi)
    desk.says(SignedIn(ravi, unlocked_by=ravi, unlocked_until=desk.till.clock.now + 60_000))
    desk.till.window.show_page("payouts")
    desk.has_keys(there=False)
    assert desk.till.window.page == "sell"
    assert "payouts" not in desk.till.window.page_names()
    desk.has_keys()
    assert "payouts" in desk.on_rail()


# Panels ---------------------------------------------------------------------------------------------------------------


def test_f12_opens_and_closes_the_check_and_the_sale_goes_on(desk: Desk) -> None:
    desk.has_keys()
    desk.has_people(PEOPLE[Role.CASHIER])
    desk.till.type("1250")
    desk.till.press(Qt.Key.Key_F12)
    assert desk.features.open_panel == "upi"
    assert desk.till.window.frame.rail.buttons["upi"].accessible_current
    desk.till.type("asha.rao@okbank")
    desk.till.press(Qt.Key.Key_Return)
    [command] = desk.till.client.of(CheckUpi)
    vpa, phone = command.vpa, command.phone
    assert (vpa, phone) == ("asha.rao@okbank", "")
    desk.till.press(Qt.Key.Key_Escape)
    assert desk.features.open_panel == ""
    assert desk.till.window.frame.rail.buttons["sell"].accessible_current
    desk.till.press(Qt.Key.Key_Return)
    assert [str(sale.amount) for sale in desk.till.client.taken] == ["₹1,250.00"], "what was typed before is there"


def test_a_trainee_who_signs_in_closes_the_cashgram_of_the_cashier(desk: Desk) -> None:
    desk.has_keys()
    desk.has_people(PEOPLE[Role.CASHIER])
    desk.till.press(Qt.Key.Key_F12, SHIFT)
    assert desk.features.open_panel == "cashgram"
    desk.says(SignedIn(PEOPLE[Role.TRAINEE]))
    assert desk.features.open_panel == ""


def test_a_refund_of_a_paid_sale_begins_in_the_panel(desk: Desk) -> None:
    desk.has_keys()
    desk.has_people(PEOPLE[Role.CASHIER])
    desk.till.show(Told("p1").shown().read("PAID").paid_by("9"))
    desk.till.click(desk.till.button("Refund this sale by payout link"))
    assert desk.features.open_panel == "cashgram"
    assert desk.till.edit("Amount").text() == "₹1,250.00"


def refund_opened_by_ravi(desk: Desk) -> None:
    desk.has_keys()
    asha, ravi = PEOPLE[Role.CASHIER], PEOPLE[Role.SUPERVISOR]
    desk.has_people(asha)
    desk.till.show(Told("p1").shown().read("PAID").paid_by("9"))
    desk.till.click(desk.till.button("Refund this sale by payout link"))
    for name, text in (("Name", "Kiran Das"), ("Phone", "9876500013")):
        desk.till.edit(name).setFocus()
        desk.till.type(text)
    desk.till.press(Qt.Key.Key_Return)
    [command] = desk.till.client.of(ReviewPayout)
    draft = command.draft
    desk.says(PermissionDenied(Permission.REFUND, DenialReason.PAGES_LOCKED, draft.draft_id))
    desk.press_pin("3690")
    [unlock] = desk.till.client.of(UnlockPages)
    ask_id, person_id = unlock.ask_id, unlock.person_id
    until = desk.till.clock.now + 60_000
    desk.says(SignedIn(asha, unlocked_by=ravi, unlocked_until=until), PinTaken(ask_id, person_id))
    assert desk.till.client.of(ReviewPayout) == [ReviewPayout(draft=draft), ReviewPayout(draft=draft)], "it goes on"
    assert not desk.covered()
    assert desk.till.client.of(ClosePages) == []


def test_a_pin_for_a_refund_is_over_with_the_refund(desk: Desk) -> None:
    refund_opened_by_ravi(desk)
    desk.till.press(Qt.Key.Key_Escape)
    assert desk.features.open_panel == ""
    assert desk.till.client.of(ClosePages) == [ClosePages()]
    assert not desk.features.people_book.may(Permission.SEE_PAYOUTS)


def test_a_pin_for_a_refund_does_not_open_the_payouts_page(desk: Desk) -> None:
    refund_opened_by_ravi(desk)
    desk.till.press(Qt.Key.Key_P, CTRL)
    assert desk.till.window.page == "payouts"
    assert desk.covered(), "it asks for a PIN of its own"
    assert desk.till.client.of(ClosePages) == [ClosePages()]


# The lock -------------------------------------------------------------------------------------------------------------


def test_ctrl_l_locks_hides_and_lets_sales_go_on(desk: Desk) -> None:
    desk.has_keys()
    asha = PEOPLE[Role.CASHIER]
    desk.has_people(asha)
    told = Told("w1").shown()
    desk.till.show(told)
    known = len(told.facts)
    desk.till.press(Qt.Key.Key_L, CTRL)
    assert desk.till.client.of(LockScreen) == [LockScreen()]
    desk.says(SignedIn(asha, locked=True))
    assert desk.covered()
    assert not desk.till.window.frame.body.isVisible(), "staff data is hidden"
    assert Action.CANCEL not in desk.till.window.navigation.allowed()
    desk.till.tell(told.read("PAID"), known)
    assert desk.till.book.sales["w1"].paid_at is not None, "the lock stops no sale"
    desk.press_pin("2580")
    [command] = desk.till.client.of(SignIn)
    ask_id, person_id = command.ask_id, command.person_id
    desk.says(SignedIn(asha), PinTaken(ask_id, person_id))
    assert not desk.covered()
    assert desk.till.window.frame.body.isVisible()
    assert desk.till.window.page == "sale", "where they were"


def test_ctrl_l_locks_from_a_panel_that_asks_for_a_pin(desk: Desk) -> None:
    desk.has_keys()
    desk.has_people(PEOPLE[Role.CASHIER])
    desk.till.press(Qt.Key.Key_P, CTRL)
    assert desk.covered()
    desk.till.press(Qt.Key.Key_L, CTRL)
    assert desk.till.client.of(LockScreen) == [LockScreen()]
    desk.says(SignedIn(PEOPLE[Role.CASHIER], locked=True))
    desk.till.press(Qt.Key.Key_L, CTRL)
    assert desk.till.client.of(LockScreen) == [LockScreen()], "locked is locked"


def test_ctrl_l_locks_from_the_table_of_keys(desk: Desk) -> None:
    desk.has_people(PEOPLE[Role.CASHIER])
    desk.till.press(Qt.Key.Key_F1)
    desk.till.press(Qt.Key.Key_L, CTRL)
    assert desk.till.client.of(LockScreen) == [LockScreen()]


def test_without_people_ctrl_l_says_how_to_come_to_a_lock(desk: Desk) -> None:
    desk.till.press(Qt.Key.Key_L, CTRL)
    assert desk.till.client.of(LockScreen) == []
    assert desk.till.window.frame.notices.is_saying


# Refusals -------------------------------------------------------------------------------------------------------------


def test_a_refused_sale_keeps_what_is_typed_and_says_why(desk: Desk) -> None:
    desk.has_people(PEOPLE[Role.CASHIER])
    desk.till.type("1250")
    desk.till.press(Qt.Key.Key_Return)
    [command] = desk.till.client.taken
    desk.says(PermissionDenied(Permission.SELL, DenialReason.ROLE, command.sale_id))
    assert desk.till.window.frame.notices.is_saying
    assert desk.till.window.sell.amount.amount() == command.amount
    desk.till.press(Qt.Key.Key_Escape)
    desk.till.press(Qt.Key.Key_Return)
    assert len(desk.till.client.taken) == 2, "it can be tried again"


def test_refused_settings_ask_for_an_admin_and_are_tried_again(desk: Desk) -> None:
    asha, meera = PEOPLE[Role.CASHIER], PEOPLE[Role.ADMIN]
    desk.has_people(asha)
    desk.till.window.show_page("settings")
    desk.till.window.frame.set_up.show_part("counter")
    page = desk.till.window.settings_page
    page.form.put({"shop": "Verma Stores"})
    page.form.submit()
    [command] = desk.till.client.of(SaveSettings)
    asked = command.settings
    desk.says(SettingsKept(page.settings), PermissionDenied(Permission.SETTINGS, DenialReason.ROLE))
    desk.till.book.on_event(ended(command, End.REFUSED))
    assert desk.covered()
    desk.press_pin("4826")
    [unlock] = desk.till.client.of(UnlockPages)
    ask_id, person_id = unlock.ask_id, unlock.person_id
    assert person_id == meera.person_id
    desk.says(
        SignedIn(asha, unlocked_by=meera, unlocked_until=desk.till.clock.now + 60_000), PinTaken(ask_id, person_id)
    )
    assert desk.till.client.of(SaveSettings) == [SaveSettings(settings=asked), SaveSettings(settings=asked)]
    assert page.form.values().text("shop") == "Verma Stores"
    desk.says(SettingsKept(asked))
    desk.till.book.on_event(ended(desk.till.client.of(SaveSettings)[1]))
    assert "Saved." in desk.till.words()
    assert "Not saved" not in desk.till.words()


def test_a_theme_that_is_refused_goes_back(desk: Desk) -> None:
    desk.has_people(PEOPLE[Role.CASHIER])
    before = desk.till.window.settings_page.settings
    desk.till.window.settings_page.form.put({"theme": Theme.DARK.value})
    desk.till.window.settings_page.on_edited("theme")
    desk.says(SettingsKept(before))
    keeper = desk.till.window._theme
    assert keeper.scheme is before.theme


@pytest.mark.parametrize("trouble", Trouble)
def test_a_damaged_settings_file_is_told_of(desk: Desk, trouble: Trouble) -> None:
    desk.says(SettingsDamaged((Problem(trouble, "shop.name"),)))
    notices = desk.till.window.frame.notices
    assert notices.word.isVisibleTo(notices)
    assert SETTINGS_TROUBLES[trouble][0] in {label.text() for label in notices.word.findChildren(QLabel)}


# What is erased -------------------------------------------------------------------------------------------------------


def test_sales_that_were_erased_leave_the_windows(desk: Desk) -> None:
    gone, kept = (desk.till.tell(Told(sale_id).shown()) for sale_id in ("s1", "s2"))
    desk.says(Erased((), subjects=frozenset({gone.sale_id, "out:x1", "s9"})))
    assert desk.till.book.waiting() == [kept]


# Settings -------------------------------------------------------------------------------------------------------------


def test_every_part_of_the_settings_opens(desk: Desk) -> None:
    desk.has_people(PEOPLE[Role.ADMIN])
    desk.till.window.show_page("settings")
    desk.till.window.frame.set_up.show_part("counter")
    place = desk.till.window.frame.set_up
    assert place.names == ["overview", "counter", "people", "connections", "money_out", "kept"]
    for name in place.names:
        place.show_part(name)
        desk.till.settle()
        focused = QApplication.focusWidget()
        assert focused is not None
        assert place.part_of(name).isAncestorOf(focused), name


def test_money_that_came_back_stands_above_every_page_until_somebody_has_seen_it(desk: Desk) -> None:
    desk.has_people(PEOPLE[Role.CASHIER])
    desk.has_keys()
    judgement = Judgement(Outcome.FAILED, Reason.REVERSED, "", Said(Operation.DIRECT_TRANSFER_V1_2))
    now = desk.till.clock.now
    out = Payout(
        payout_id="pd_1",
        kind=PayoutKind.DIRECT,
        amount=Money(500_000),
        to="Asha Rao",
        sends=1,
        settled_at=now,
        judgement=judgement,
    )
    bar = desk.till.window.frame.notices.payout_alarm
    desk.says(PayoutChanged(out))
    assert not bar.isVisible(), "it only failed"
    desk.says(PayoutChanged(replace(out, overturned_at=now)))
    assert "MONEY SENT HAS COME BACK: ₹5,000.00 · pd_1" in bar.text.text()
    assert "Asha" not in bar.text.text(), "nobody is named to whoever stands there"
    desk.till.click(bar.show_button)
    assert desk.till.window.page == "payouts"
    assert desk.covered(), "a supervisor's PIN opens it"
    desk.says(PayoutChanged(replace(out, overturned_at=now, seen_at=now)))
    assert not bar.isVisible()
