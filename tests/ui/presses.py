"""Native presses in a counter with all features, and the pages and forms to press in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from paydesk.domain.commands import (
    CheckUpi,
    Command,
    HandOverSale,
    RemovePerson,
    ReviewPayout,
    SavePerson,
    SendPayout,
    ShowSale,
    TestConnection,
)
from paydesk.domain.messages import Answered, BrokenFact, JournalBroken
from paydesk.domain.money import Money
from paydesk.domain.payout.answers import ValidationResult
from paydesk.domain.payout.messages import DraftReviewed, PayoutChanged, UpiCheck
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason
from paydesk.domain.payout.payout import DraftSummary, PayoutKind
from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Role
from paydesk.domain.settings.messages import AreaTested
from paydesk.domain.settings.settings import PAGES_IDLE_S
from paydesk.ui.actions import Action
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.page import ACTIVITY, IDENTITY, LOAN, SEND, TRANSFER
from paydesk.ui.people.page import PeoplePage
from paydesk.ui.settings.page import CONNECTIONS, KEPT, MONEY_OUT, PEOPLE, PROGRAMS
from paydesk.ui.start.step import CONNECT, WELCOME
from paydesk.ui.start.step import PEOPLE as FIRST_PEOPLE
from paydesk.ui.widgets.key_button import KeyButton
from tests.helpers.fields import put
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE as STAFF
from tests.ui.counter import CounterDriver
from tests.ui.driver import shop_settings
from tests.ui.money.payouts import DONE, SETTINGS, TIMED_OUT, judged, many_outs, out_of
from tests.ui.stories import SCENES


class Counter(CounterDriver):
    """A counter whose commands are answered on request."""

    answered = 0
    """The number of answered commands."""

    def answer(self) -> None:
        """Answer all commands successfully, also those that follow from the answers."""
        while asked := self.driver.client.sent[self.answered :]:
            self.answered += len(asked)
            self.says(*(event for one in asked for event in (*_said(one, self.driver.clock.now), ended(one))))

    def sign_in(self) -> None:
        """Sign the administrator in, with the pages unlocked."""
        self.answer()  # what was closed is closed
        admin, until = STAFF[Role.ADMIN], self.driver.clock.now + PAGES_IDLE_S * 1_000
        self.says(SignedIn(admin, unlocked_by=admin, unlocked_until=until))


Scene = Callable[[Counter, str], None]
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
HOUR = 3_600_000
AS_OFTEN_AS_PRESSED = {
    *("Backspace", "Point", "00", "WhatsApp", "SMS", "Open shift"),
    *("Check now", "Refresh balances", "Show"),
}
"""Buttons that may act twice: keys, steps, reads, toggles, other programs, and what the counter refuses twice."""
SALES = [
    *("waiting", "waiting, a link", "waiting, no time named", "old answer", "QR refused", "cancelled", "expired"),
    *("paid", "paid after it was closed", "order refused"),
]
"""One of each kind of sale page (tests/ui/stories.py)."""


def scene(name: str) -> Scene:
    """Show a sale."""

    def show(counter: Counter, sale_id: str) -> None:
        counter.driver.show(SCENES[name].told(sale_id), SCENES[name].later)

    return show


def asked_to_cancel(counter: Counter, sale_id: str) -> None:
    """Show the question of F8."""
    counter.driver.sale.question.close_question()
    scene("waiting")(counter, sale_id)
    counter.driver.sale.page.action_row.ask_to_cancel()


def selling(counter: Counter, _sale_id: str) -> None:
    """Type an amount."""
    counter.driver.window.show_page("sell")
    sell = counter.driver.form.page
    sell.release_request(sell.awaited_sale_id)
    sell.amount.set_amount(Money(125_00))


def payouts(tab: str) -> Scene:
    """Show a tab of the payouts page."""

    def show(counter: Counter, _sale_id: str) -> None:
        if counter.driver.window.page != "payouts" or counter.features.people_store.unlocker() is None:
            counter.driver.window.show_page("sell")
            counter.sign_in()
            counter.driver.window.show_page("payouts")
        page = counter.features.money.page
        assert page is not None
        page.show_tab(tab)

    return show


CASHGRAM = "payment link"
REFUND = "refund"
FORMS = {
    SEND: {"Name": "Asha Rao", "UPI address or account number": "asha.rao@okbank", "Amount": "5000"},
    TRANSFER: {"Amount": "20000"},
    LOAN: {"Beneficiary id": "BENE42", "Amount of the loan": "5000"},
    CASHGRAM: {"Name": "Asha Rao", "Phone": "9876543210", "Amount": "500"},
    REFUND: {"Amount": "500"},
}
"""Input of the forms that move money."""


def flow_of(counter: Counter, form: str) -> MoneyFlow:
    """Return the empty form that moves money, in front."""
    panels = counter.features.money.panels
    if form == REFUND:
        panels.forget()
        panels.open_order_refund(SCENES["paid"].told("s1").sale)
        return panels.refunds.flow
    if form == CASHGRAM:
        panel(Action.CASHGRAM)(counter, "")
        found: QObject | None = panels.cashgrams.flow
    else:
        payouts(form)(counter, "")
        page = counter.features.money.page
        assert page is not None
        found = page.tabs.get(form)
    assert isinstance(found, MoneyFlow)
    found.forget()
    return found


def money(form: str, became: Classification | None = None, *, asked: bool = False) -> Scene:
    """Fill the form in; `asked`: up to its question; or up to a result."""

    def show(counter: Counter, _sale_id: str) -> None:
        flow = flow_of(counter, form)
        put(flow, FORMS[form])
        if not (asked or became):
            return
        flow.submit()
        counter.answer()
        assert flow.stage == "question", counter.driver.words()
        if became is not None:
            flow.confirmation_page.confirmed.emit()
            counter.says(
                PayoutChanged(
                    out_of(counter.driver.client.of(ReviewPayout)[-1].draft, became, counter.driver.clock.now)
                )
            )
            counter.driver.settle()
            assert flow.stage == "outcome"

    return show


def after(show_first: Scene, name: str) -> Scene:
    """Press a button and return the question that it brings."""

    def show(counter: Counter, sale_id: str) -> None:
        show_first(counter, sale_id)
        button = named(counter, name)
        if button is not None:  # else it is asked already
            button.click()
            counter.driver.settle()

    return show


def outbox(kind: PayoutKind) -> Scene:
    """Show an unsettled payout."""

    def show(counter: Counter, _sale_id: str) -> None:
        payouts(ACTIVITY)(counter, "")
        page, outs = counter.features.money.page, many_outs(counter.driver.clock.now)
        assert page is not None
        counter.says(outs)
        page.show_payout(next(out.payout_id for out in outs.payouts if out.kind is kind))
        counter.driver.settle()

    return show


def person(counter: Counter, _sale_id: str) -> None:
    """Type a new PIN."""
    setting(PEOPLE)(counter, "")
    counter.says(PeopleKnown(tuple(person for person, _ in DEMO_PEOPLE)))
    page = counter.driver.settings.find(PeoplePage)
    page.tiles.choose(STAFF[Role.CASHIER].person_id)
    page.on_chosen(STAFF[Role.CASHIER].person_id)
    put(page, {"PIN": "482615", "Enter the same PIN again": "482615"})


def damaged(counter: Counter, _sale_id: str) -> None:
    """Damage the journal."""
    setting(KEPT)(counter, "")
    counter.says(JournalBroken((BrokenFact(1_234, "altered", "no sale"),)))


def setting(part: str) -> Scene:
    """Show a part of the settings."""

    def show(counter: Counter, _sale_id: str) -> None:
        counter.driver.settings.open(part)

    return show


def page(name: str) -> Scene:
    """Show a page of the rail."""

    def show(counter: Counter, _sale_id: str) -> None:
        counter.driver.window.show_page("sell")
        counter.driver.window.show_page(name)

    return show


def panel(action: Action) -> Scene:
    """Show a side panel."""

    def show(counter: Counter, _sale_id: str) -> None:
        counter.driver.window.show_page("sell")
        counter.features.money.panels.close()
        counter.driver.window.action_set.perform(action)

    return show


PLACES: dict[str, Scene] = {
    "selling": selling,
    **{name: scene(name) for name in SALES},
    "the question of F8": asked_to_cancel,
    **{f"payouts, {tab}": payouts(tab) for tab in (SEND, TRANSFER, LOAN, IDENTITY, ACTIVITY)},
    **{f"settings, {part}": setting(part) for part in (PEOPLE, CONNECTIONS, MONEY_OUT, KEPT, PROGRAMS)},
    **{name: page(name) for name in ("orders", "report", "settings")},
    **{f"{form}, filled": money(form) for form in FORMS},
    **{f"{form}, asked": money(form, asked=True) for form in FORMS},
    **{f"{form}, done": money(form, DONE) for form in FORMS},
    **{f"{form}, unknown": money(form, TIMED_OUT) for form in FORMS},
    "send, failed": money(SEND, judged(Outcome.FAILED, Reason.BANK_FAILED)),
    "between, unknown": money(TRANSFER, judged(Outcome.UNKNOWN, Reason.LINE_CUT, "", Operation.INTERNAL_TRANSFER)),
    "refund, on its way": money(REFUND, judged(Outcome.PENDING, Reason.REFUND_ACCEPTED, "", Operation.REFUND)),
    "an open link": money(CASHGRAM, judged(Outcome.PENDING, Reason.LINK_OPEN, "", Operation.CASHGRAM)),
    **{f"outbox, {kind}": outbox(kind) for kind in (PayoutKind.DIRECT, PayoutKind.INTERNAL, PayoutKind.CASHGRAM)},
    "a new PIN": person,
    "a damaged journal": damaged,
    "it arrived": after(outbox(PayoutKind.INTERNAL), "It arrived"),
    "end the link": after(outbox(PayoutKind.CASHGRAM), "Cancel payout link"),
    "remove somebody": after(person, "Remove"),
    "begin a new journal": after(damaged, "Begin a new journal"),
    "check UPI": panel(Action.UPI),
    "payout link": panel(Action.CASHGRAM),
}


def start(step: int, *, typed: bool = False, tested: bool = False) -> Scene:
    """Show a step of the first start; `typed`: with keys; `tested`: with a good test."""

    def show(counter: Counter, _sale_id: str) -> None:
        page = counter.driver.start.show_step(step)
        if typed:
            keys = {"Client ID": "TEST1029", "Client secret": "sesame", "Terminal number": "54321"}
            put(page, {**keys, "Name of the shop": "Sharma Stores"})
        if tested:
            button = named(counter, "Check the keys")
            if button is not None:  # else they were tested, and nothing was typed since
                button.click()
            counter.answer()

    return show


FIRST_START = {
    "welcome": start(WELCOME),
    "no keys": start(CONNECT),
    "keys": start(CONNECT, typed=True),
    "right keys": start(CONNECT, typed=True, tested=True),
    "people": start(FIRST_PEOPLE),
}


def held(window: QWidget) -> None:
    """Return the key repeat of Enter."""
    handle = window.windowHandle()
    assert handle is not None
    event = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    QApplication.sendEvent(handle, event)


class Twice:
    """Two presses of one button at the native window."""

    def __init__(self, counter: Counter, button: QAbstractButton, *, by_touch: bool = True) -> None:
        self.driver, self.button = counter.driver, button
        window = self.driver.window
        self.spot = button.mapTo(window, button.rect().center())
        if by_touch:  # the offscreen screen is smaller than the window, and a finger reaches no further than the screen
            window.move(QPoint(400, 300) - self.spot)

    def press(self, way: str, *, again: bool = False) -> None:
        """Press; `again`: the second time, on whatever is there then."""
        handle = self.driver.window.windowHandle()
        assert handle is not None
        if way not in {"click", "touch"} and not again:
            self.button.setFocus()
        if way == "click":
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=self.spot)
        elif way == "touch":
            QTest.touchEvent(handle, self.driver.touchscreen).press(0, self.spot).commit()
            QTest.touchEvent(handle, self.driver.touchscreen).release(0, self.spot).commit()
        elif way == "held":
            held(self.driver.window)
        else:
            QTest.keyClick(handle, SPACE if way == "space" else ENTER)
        self.driver.settle()


def buttons(counter: Counter) -> list[str]:
    """Return the enabled buttons of the page and the panel."""
    window, parts = counter.driver.window, counter.driver.parts
    beside = {button for name in ("rail", "list") for button in parts[name].findChildren(QAbstractButton)}
    there = [b for b in window.findChildren(KeyButton) if b.isVisible() and b.isEnabled() and b not in beside]
    found = [b for b in there if window.childAt(b.mapTo(window, b.rect().center())) is b]
    names = {b.accessibleName() for b in found if not b.accessibleName().startswith("Day: ")}
    return sorted(names - AS_OFTEN_AS_PRESSED - set("0123456789"))


def named(counter: Counter, name: str) -> KeyButton | None:
    """Return the first button of this name, or None if a press before removed it."""
    there = counter.driver.window.findChildren(KeyButton)
    return next((b for b in there if b.isVisible() and b.isEnabled() and b.accessibleName() == name), None)


def commands(counter: Counter) -> list[Command]:
    """Return the commands that change something, without that a green page was readable, which no press says."""
    readable = [one for one in counter.driver.client.of(HandOverSale) if not one.is_confirmed]
    return [one for one in counter.driver.client.sent if not isinstance(one, ShowSale) and one not in readable]


def stands(counter: Counter) -> tuple[str, int]:
    """Return the current page and step of the first start."""
    page = counter.driver.window.page
    return page, counter.driver.start.page.step_number if page == "start" else 0


def clear(counter: Counter) -> None:
    """Close everything that covers the pages."""
    if (menu := QApplication.activePopupWidget()) is not None:
        menu.close()
    counter.features.people.escape()
    counter.features.money.panels.close()
    if counter.features.people_store.people and counter.features.people_store.unlocker() is None:
        counter.sign_in()


def _said(command: Command, now: int) -> Iterator[object]:
    """Return the answer of the counter to a command, before its end."""
    match command:
        case SendPayout(draft=draft):
            yield PayoutChanged(out_of(draft, DONE, now))
        case ReviewPayout(draft=draft):
            yield DraftReviewed(DraftSummary(draft))
        case CheckUpi(ask_id=ask_id, vpa=vpa):
            found = ValidationResult(
                judged(Outcome.DONE, Reason.DONE, "", Operation.VALIDATE_V2), "VALID", vpa, "Asha Rao"
            )
            yield Answered(ask_id, UpiCheck(now, found, token_until=now + HOUR))
        case SavePerson():
            yield PeopleKnown(tuple(person for person, _ in DEMO_PEOPLE))
        case RemovePerson(person_id=gone):
            yield PeopleKnown(tuple(person for person, _ in DEMO_PEOPLE if person.person_id != gone))
        case TestConnection(area=area, ask_id=ask_id):
            yield Answered(ask_id, AreaTested(area, None, None, 84, 0))


def counter_at_work(make_driver: MakeDriver, size: tuple[int, int] = (1366, 768)) -> Counter:
    """Return a counter with all features and an administrator."""
    settings = replace(shop_settings(live=False), money_out=SETTINGS.money_out)
    counter = Counter(make_driver(demo=True, size=size, settings=settings))
    counter.features.people._tick.stop()  # from scene to scene minutes go by, in which nobody was away
    counter.has_keys()
    counter.says(PeopleKnown(tuple(person for person, _ in DEMO_PEOPLE)))
    counter.sign_in()
    return counter
