"""F10, the keyboard focus, the lock, a shown link: when the customer window is open, and what it shows first."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.commands import SaveSettings, UnlockPages
from paydesk.domain.messages import JournalFault
from paydesk.domain.payout.messages import LinkCreated, PayoutChanged
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, ServiceReply
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.people.messages import PinAccepted, SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.settings.settings import CustomerScreen, MoneyOut, Settings
from paydesk.ui.money.outcome_parts import LINK_SHOWN_MS
from paydesk.ui.theme_tokens import ThemeTokens
from tests.helpers.addresses import payout_link
from tests.helpers.looks import colours, decoded, picture
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE
from tests.ui.customer.conftest import Display
from tests.ui.panels.conftest import LINK
from tests.ui.stage import Told
from tests.ui.stories import SCENES

GUI = Path(__file__).resolve().parents[3] / "gui"


# Opening and closing --------------------------------------------------------------------------------------------------


def test_f10_opens_and_closes_it_and_the_amount_keeps_the_keyboard(display: Display) -> None:
    assert display.is_open()
    assert QApplication.focusWidget() is display.driver.form.amount_field
    display.driver.type("12")
    assert display.driver.form.amount_text == "₹12"
    display.press_f10()
    assert not display.is_open()
    display.press_f10()
    assert display.is_open()


def test_it_is_a_window_that_never_asks_for_the_keyboard(display: Display) -> None:
    window = display.window
    assert window.parentWidget() is None
    assert window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    display.driver.form.amount_field.setFocus()
    display.press_f10()
    display.press_f10()
    assert QApplication.activeWindow() is display.driver.window
    assert QApplication.focusWidget() is display.driver.form.amount_field


def test_whether_it_is_open_is_kept_with_the_looks(display: Display) -> None:
    def kept() -> list[bool]:
        return [saved.settings.customer_display for saved in display.driver.client.of(SaveSettings)]

    assert kept() == [True]
    display.window.close()
    assert kept() == [True, False]
    display.press_f10()
    assert kept() == [True, False, True]
    display.driver.window.close()
    assert not display.is_open()
    assert kept() == [True, False, True]


def test_it_is_there_at_the_next_start_once_the_counter_is_painted(make_driver: MakeDriver) -> None:
    driver = make_driver()
    driver.window.host.settings = replace(driver.window.host.settings, customer_display=True)
    assert driver.window.features is None
    display = Display(driver)
    assert display.is_open()
    assert "Welcome" in display.words()
    assert driver.client.of(SaveSettings) == []
    display.counter.features.close()


def test_nothing_of_it_is_imported_before_it_is_wanted() -> None:
    code = (
        "import sys; import paydesk.app, paydesk.ui.features;"
        "print([name for name in sys.modules if name.startswith(('paydesk.ui.customer', 'qrcode'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=GUI, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['paydesk.ui.customer', 'paydesk.ui.customer.presenter']"


# The lock -------------------------------------------------------------------------------------------------------------


def test_it_goes_on_while_the_counter_is_locked(display: Display) -> None:
    display.counter.has_people(PEOPLE[Role.CASHIER])
    told = SCENES["waiting"].told()
    display.driver.show(told)
    display.counter.says(SignedIn(PEOPLE[Role.CASHIER], locked=True))
    assert display.counter.covered()
    assert display.has_code()
    display.driver.tell(told.read("PAID"), len(told.facts) - 1)
    assert "Paid" in display.words()
    assert "Asha" not in display.heard()


def test_behind_the_lock_f10_means_nothing_and_nothing_is_kept(display: Display) -> None:
    display.counter.has_people(PEOPLE[Role.CASHIER])
    display.counter.says(SignedIn(PEOPLE[Role.CASHIER], locked=True))
    kept = len(display.driver.client.of(SaveSettings))
    display.press_f10()
    assert display.is_open()
    display.window.close()
    assert not display.is_open()
    assert len(display.driver.client.of(SaveSettings)) == kept


# A cashgram's link ----------------------------------------------------------------------------------------------------


def show_link(display: Display) -> None:
    """Show a link as its panel does once the service has created it."""
    counter = display.counter
    counter.has_people(PEOPLE[Role.CASHIER])
    counter.has_keys()
    counter.open_panel("cashgram")
    counter.driver.click(counter.driver.button("Made here"))
    said = ServiceReply(Operation.CASHGRAM_STATUS)
    made = Payout(
        payout_id="pd_cg_1",
        kind=PayoutKind.CASHGRAM,
        amount=Told().amount,
        sends=1,
        wanted_at=display.driver.clock.now,
        classification=Classification(Outcome.PENDING, Reason.LINK_OPEN, "", said),
    )
    counter.says(PayoutChanged(made))
    inside = counter.features.money.side_panel.findChildren(QWidget)
    next(one for one in inside if one.accessibleName() == "Links made here" and one.isVisible()).setFocus()
    counter.driver.press(Qt.Key.Key_Return)
    counter.driver.click(counter.driver.button("Show the link to the customer"))
    counter.says(LinkCreated("pd_cg_1", payout_link(LINK)))


def staff_code(display: Display) -> QWidget:
    """Return the code on the staff's screen."""
    name = "The link as a QR code, for the customer"
    found = [
        one for one in display.counter.features.money.side_panel.findChildren(QWidget) if one.accessibleName() == name
    ]
    return next(one for one in found if one.isVisible())


def code(display: Display) -> list[str]:
    """Return the texts that a phone reads from the customer window."""
    display.driver.settle()
    return decoded(picture(display.window))


def test_a_link_is_shown_and_is_read_back_from_the_pixels(display: Display) -> None:
    show_link(display)
    assert code(display) == [LINK]
    in_words = "Rupees one thousand two hundred fifty only"
    scan = "Scan to receive this money"
    assert display.words() == ["Sharma Stores", "₹1,250.00", in_words, scan, "1:00"]
    assert LINK not in display.heard()
    assert "cashgram.example" not in display.heard()


def test_a_link_goes_after_a_minute(display: Display) -> None:
    show_link(display)
    display.driver.clock.pass_(LINK_SHOWN_MS - 1)
    display.driver.window.refresh()
    assert code(display) == [LINK]
    display.driver.clock.pass_(1)
    display.driver.window.refresh()
    assert code(display) == []
    assert display.words() == ["Sharma Stores", "Welcome"]


def test_a_link_goes_after_a_minute_though_its_panel_hangs(display: Display) -> None:
    show_link(display)
    display.driver.clock.pass_(LINK_SHOWN_MS)
    display.counter.features.customer.refresh(display.driver.clock.now)
    assert code(display) == []


@pytest.mark.parametrize("how", ["a key", "the panel closes", "another panel", "the lock", "somebody else", "the page"])
def test_a_link_goes_with_what_ends_it(display: Display, how: str) -> None:
    show_link(display)
    panels = display.counter.features.money.panels
    if how == "a key":
        staff_code(display).setFocus()
        display.driver.press(Qt.Key.Key_A)
    elif how == "the panel closes":
        panels.close()
    elif how == "another panel":
        panels.open_upi()
    elif how == "the lock":
        display.counter.says(SignedIn(PEOPLE[Role.CASHIER], locked=True))
    elif how == "somebody else":
        display.counter.says(SignedIn(PEOPLE[Role.SUPERVISOR]))
    else:
        display.driver.click(display.driver.button("New link"))
    assert code(display) == []
    assert LINK[-6:] not in str(vars(display.counter.features.customer))


def test_a_sale_that_waits_comes_before_a_link_and_a_result_after(display: Display) -> None:
    display.driver.show(SCENES["paid"].told("s1"))
    assert "Paid" in display.words()
    show_link(display)
    assert code(display) == [LINK]
    display.driver.show(SCENES["waiting"].told("s2"))
    assert code(display) != [LINK]
    assert display.has_code()
    assert "Scan with your phone" in display.words()
    display.driver.window.show_page("sell")
    assert code(display) == [LINK]


def test_a_display_that_is_opened_late_shows_the_link_for_the_time_that_is_left(display: Display) -> None:
    display.press_f10()
    show_link(display)
    assert not display.is_open()
    display.driver.clock.pass_(20_000)
    assert QApplication.focusWidget() is staff_code(display)
    display.press_f10()
    assert code(display) == [LINK]
    assert display.words()[-1] == "0:40"


def test_without_a_display_the_panel_is_as_it_was(make_driver: MakeDriver) -> None:
    display = Display(make_driver())
    show_link(display)
    assert display.counter.features.customer.window is None
    assert staff_code(display).isVisible()


# What it looks like ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["DEMO", "TEST"])
def test_where_no_money_moves_it_says_so(make_driver: MakeDriver, word: str) -> None:
    display = Display(make_driver(demo=word == "DEMO", live=False))
    display.press_f10()
    for scene in ("waiting", "paid", "cancelled"):
        display.driver.show(SCENES[scene].told(scene))
        assert display.words()[0].startswith(word)
    assert display.window.windowTitle().startswith(word)
    display.counter.features.close()


def test_a_link_of_a_test_says_so_though_sales_are_real(display: Display) -> None:
    settings = display.driver.window.host.settings
    display.driver.window.host.use_settings(replace(settings, money_out=MoneyOut()))
    assert not display.window.banner.isVisible()
    show_link(display)
    assert display.words()[0].startswith("TEST")
    display.driver.show(SCENES["waiting"].told())
    assert not display.window.banner.isVisible(), "this sale is real"


def test_it_follows_the_look_and_its_code_stays_dark_on_white(look: ThemeTokens, make_driver: MakeDriver) -> None:
    display = Display(make_driver())
    display.press_f10()
    show_link(display)
    for ratio in (1.0, 1.25, 1.5, 2.0):
        image = picture(display.window, ratio)
        assert decoded(image) == [LINK]
        assert colours(image)[look.surface] > 1_000
        assert {"#000000", "#FFFFFF"} <= set(colours(picture(display.window.pay_view.code, ratio)))
    display.counter.features.close()


def test_the_settings_of_before_have_no_display() -> None:
    assert not Settings().customer_display


def test_on_one_screen_it_stands_above_a_counter_that_fills_it(make_driver: MakeDriver) -> None:
    display = Display(make_driver())
    main = display.driver.window
    display.driver.press(Qt.Key.Key_F11)
    display.press_f10()
    own = display.window.windowHandle()
    assert own.transientParent() is main.windowHandle()
    display.driver.press(Qt.Key.Key_F11)
    display.driver.qtbot.waitUntil(lambda: own.transientParent() is None)
    display.driver.press(Qt.Key.Key_F11)
    display.driver.qtbot.waitUntil(lambda: own.transientParent() is main.windowHandle())
    display.counter.features.close()


def test_on_one_screen_it_leaves_room_for_what_the_counter_tells(make_driver: MakeDriver) -> None:
    """Regression: it covered the notices of a full disk and of late money."""
    display = Display(make_driver())
    notices = display.driver.notices.area
    display.driver.press(Qt.Key.Key_F10)
    notices.show_fault(JournalFault("disk_full"))
    display.driver.settle()
    free = display.window.screen().availableGeometry().bottom() - display.window.geometry().bottom()
    assert notices.isVisible()
    assert free >= notices.height() + display.driver.parts["foot"].height()
    display.counter.features.close()


def test_on_one_screen_it_leaves_the_first_who_waits_in_sight(make_driver: MakeDriver) -> None:
    display = Display(make_driver())
    display.driver.tell(SCENES["waiting"].told())
    display.driver.window.refresh()
    display.driver.press(Qt.Key.Key_F10)
    rows = display.driver.waiting.view
    row = rows.visualRect(rows.rows_model.index(1, 0))  # below "Waiting"
    first = rows.viewport().mapTo(display.driver.window, row.bottomRight())
    area = display.window.screen().availableGeometry()
    assert row.height() > 0
    assert display.window.geometry().top() - area.top() > first.y()
    assert display.window.geometry().bottom() < area.bottom()
    display.counter.features.close()


def test_on_one_screen_it_goes_beside_a_sale_and_back_unless_staff_moved_it(make_driver: MakeDriver) -> None:
    display = Display(make_driver())
    display.driver.press(Qt.Key.Key_F10)
    beside_form = display.window.geometry()
    display.driver.show(SCENES["waiting"].told())
    assert display.window.geometry() == beside_form.translated(800 - 96 - 12 - beside_form.width(), 0)
    display.driver.press(Qt.Key.Key_F4)
    assert display.window.geometry() == beside_form
    put = beside_form.translated(7, 5)
    display.window.setGeometry(put)
    display.driver.show(SCENES["waiting"].told())
    assert display.window.geometry() == put
    display.counter.features.close()


def test_on_one_screen_it_comes_back_to_where_staff_put_it(make_driver: MakeDriver) -> None:
    """Regression: it covered the same rows of the list at each F10."""
    display = Display(make_driver())
    display.driver.press(Qt.Key.Key_F10)
    area = display.window.screen().availableGeometry()
    first, least = display.window.geometry(), display.window.minimumSize()
    there, beyond = QRect(area.topLeft() + QPoint(60, 40), least), QRect(area.center(), area.size())
    for put, comes in ((there, there), (beyond, first)):
        display.window.setGeometry(put)
        display.driver.press(Qt.Key.Key_F10)
        assert not display.window.isVisible()
        display.driver.press(Qt.Key.Key_F10)
        assert display.window.geometry() == comes
    display.counter.features.close()


# A PIN to close it ----------------------------------------------------------------------------------------------------


@pytest.fixture
def guarded(make_driver: MakeDriver) -> Iterator[Display]:
    """Create a full-screen display that needs a PIN to close."""
    display = Display(make_driver(demo=True))
    display.counter.has_people(PEOPLE[Role.CASHIER])
    display.use_screen(CustomerScreen(None, asks_pin=True))
    display.press_f10()
    display.window.setWindowState(Qt.WindowState.WindowFullScreen)
    display.driver.settle()
    yield display
    display.counter.features.close()


def test_closing_it_asks_for_a_pin_where_the_shop_says_so(guarded: Display) -> None:
    counter, asha = guarded.counter, PEOPLE[Role.CASHIER]
    guarded.driver.press(Qt.Key.Key_F10)
    assert guarded.is_open()
    assert counter.covered()
    counter.press_pin("2580")
    command = guarded.driver.client.of(UnlockPages)[-1]
    until = guarded.driver.clock.now + 60_000
    opened = SignedIn(asha, unlocked_by=asha, unlocked_until=until)
    counter.says(opened, PinAccepted(command.ask_id, command.person_id))
    assert not guarded.is_open()
    assert not counter.covered()
    assert counter.features.people_store.unlocker() is None, "the PIN opened nothing else"


def test_without_the_pin_it_stays_whoever_closes_it(guarded: Display) -> None:
    guarded.window.close()
    assert guarded.is_open()
    assert guarded.counter.covered()
    guarded.driver.press(Qt.Key.Key_Escape)
    assert not guarded.counter.covered()
    assert guarded.is_open()
    guarded.window.setWindowState(Qt.WindowState.WindowNoState)
    guarded.driver.settle()
    guarded.window.close()
    assert not guarded.is_open(), "a window on the staff's own screen is theirs to close"


def test_the_counter_takes_it_along_when_it_closes(guarded: Display) -> None:
    window = guarded.window
    guarded.driver.window.close()
    assert not window.isVisible()
