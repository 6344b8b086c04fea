"""Who may do what, by hand: one row for every wish (FEATURES.md SE1). `test_matrix` tries each row as each role.

Letters: T trainee (demo only), C cashier, S supervisor, A admin.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final

from paydesk.domain.commands import TakeSale
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.payout.payout import Draft, PayoutRequest
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    HistoryQuery,
    InternalTransfer,
    Loan,
    NewCashgram,
)
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import Settings, Shop, Theme
from paydesk.worker.wishes import AllWishes

ALL: Final = "TCSA"
SETTINGS: Final = Settings(shop=Shop(name="Sharma Stores", terminal=TerminalIdentity(cf_terminal_id=54321)))
BENE: Final = BeneDetails(name="Kiran Das", phone="9876543210", bank_account="026291800001191", ifsc="YESB0000262")
REQUESTS: Final[dict[str, PayoutRequest]] = {
    "direct": DirectTransfer("", Money(10_000), BENE),
    "internal": InternalTransfer(Money(20_000), payment_instrument_id="FS1", to_payment_instrument_id="FS2"),
    "loan": Loan("", "bene1", Money(30_000)),
    "cashgram": NewCashgram("", Money(40_000), "Kiran Das", "9876543210", date.today() + timedelta(days=7)),  # noqa: DTZ011
}
DRAFTS: Final = {name: Draft(f"d-{name}", request) for name, request in REQUESTS.items()}
REFUND: Final = replace(DRAFTS["cashgram"], draft_id="d-refund", refund_of="s1")
WISH: Final = TakeSale(sale_id="s1", method=PaymentMethod.QR_CODE, amount=Money(10_000))
NOBODY: Final = Person("not an id", "Nobody", Role.ADMIN)
"""Saved, this is refused for its id: what is asked here is only whether somebody may try."""


@dataclass(frozen=True)
class Row:
    """One wish. `do` is given all wishes and the ids of payouts by kind."""

    do: Callable[[AllWishes, dict[str, str]], None]
    till: str = ALL
    """Who may when they are at the till."""
    with_supervisor: str = ALL
    """At whose till it can be done while a supervisor's PIN has opened the pages."""
    with_admin: str = ALL
    """And while an admin's has."""
    nobody: bool = True
    """Whether it can be done while nobody is set up."""
    locked: bool = False
    """Whether it can be done behind the lock."""
    money: bool = False
    """Whether a PIN typed just now is wanted, whoever is at the till."""


def free(do: Callable[[AllWishes, dict[str, str]], None]) -> Row:
    """Nobody needs leave for it."""
    return Row(do, locked=True)


def money(do: Callable[[AllWishes, dict[str, str]], None]) -> Row:
    """It needs the PIN of a supervisor or an admin, typed within the last minute of work."""
    return Row(do, till="", nobody=False, money=True)


def cashgram(do: Callable[[AllWishes, dict[str, str]], None]) -> Row:
    """It pays out, in the name of who is at the till."""
    return Row(do, till="CSA", nobody=False)


def admin(do: Callable[[AllWishes, dict[str, str]], None]) -> Row:
    """It sets the counter up."""
    return Row(do, till="A", with_supervisor="A")


TABLE: Final[dict[str, Row]] = {
    # sales and settings
    "take": Row(lambda w, _: w.take(WISH)),
    "look_at": free(lambda w, _: w.look_at("s1")),
    "renew": Row(lambda w, _: w.renew("s1", PaymentMethod.LINK)),
    "cancel": Row(lambda w, _: w.cancel("s1")),
    "read_now": Row(lambda w, _: w.read_now("s1")),
    "put_aside": Row(lambda w, _: w.put_aside("s1")),
    "seen": Row(lambda w, _: w.seen("s1")),
    "search": Row(lambda w, _: w.search("100")),
    "story": Row(lambda w, _: w.story("s1")),
    "configure: look": Row(lambda w, _: w.configure(replace(SETTINGS, theme=Theme.DARK))),
    "configure: all": admin(lambda w, _: w.configure(replace(SETTINGS, shop=replace(SETTINGS.shop, staff="Me")))),
    "configure: limits": admin(
        lambda w, _: w.configure(replace(SETTINGS, money_out=replace(SETTINGS.money_out, per_transfer=None)))
    ),
    "configure: locks": admin(lambda w, _: w.configure(replace(SETTINGS, locks=replace(SETTINGS.locks, idle_s=900)))),
    "set_keys": admin(lambda w, _: w.set_keys("", "")),
    "test_connection": admin(lambda w, _: w.test_connection(SETTINGS, "", "")),
    # money out
    "payouts.review: direct": money(lambda w, _: w.payouts.review(DRAFTS["direct"])),
    "payouts.review: internal": money(lambda w, _: w.payouts.review(DRAFTS["internal"])),
    "payouts.review: loan": money(lambda w, _: w.payouts.review(DRAFTS["loan"])),
    "payouts.review: cashgram": cashgram(lambda w, _: w.payouts.review(DRAFTS["cashgram"])),
    "payouts.review: refund": money(lambda w, _: w.payouts.review(REFUND)),
    "payouts.confirm: direct": money(lambda w, _: w.payouts.confirm(DRAFTS["direct"])),
    "payouts.confirm: internal": money(lambda w, _: w.payouts.confirm(DRAFTS["internal"])),
    "payouts.confirm: loan": money(lambda w, _: w.payouts.confirm(DRAFTS["loan"])),
    "payouts.confirm: cashgram": cashgram(lambda w, _: w.payouts.confirm(DRAFTS["cashgram"])),
    "payouts.confirm: refund": money(lambda w, _: w.payouts.confirm(REFUND)),
    "payouts.send_again: direct": money(lambda w, outs: w.payouts.send_again(outs["direct"])),
    "payouts.send_again: internal": money(lambda w, outs: w.payouts.send_again(outs["internal"])),
    "payouts.send_again: loan": money(lambda w, outs: w.payouts.send_again(outs["loan"])),
    "payouts.send_again: cashgram": cashgram(lambda w, outs: w.payouts.send_again(outs["cashgram"])),
    "payouts.ask_status: direct": money(lambda w, outs: w.payouts.ask_status(outs["direct"])),
    "payouts.ask_status: internal": money(lambda w, outs: w.payouts.ask_status(outs["internal"])),
    "payouts.ask_status: loan": money(lambda w, outs: w.payouts.ask_status(outs["loan"])),
    "payouts.ask_status: cashgram": cashgram(lambda w, outs: w.payouts.ask_status(outs["cashgram"])),
    "payouts.deactivate": cashgram(lambda w, outs: w.payouts.deactivate(outs["cashgram"])),
    "payouts.settle_by_hand": money(lambda w, outs: w.payouts.settle_by_hand(outs["internal"], arrived=True)),
    "payouts.check_upi": Row(lambda w, _: w.payouts.check_upi("c1", "nobody", "")),
    "payouts.history": money(lambda w, _: w.payouts.history("h1", HistoryQuery("bene1"))),
    "payouts.balance": money(lambda w, _: w.payouts.balance("")),
    "payouts.exchange": money(lambda w, _: w.payouts.exchange("x1", "")),
    "payouts.forget_token": money(lambda w, _: w.payouts.forget_token()),
    # people: a PIN is what opens these
    "people.sign_in": free(lambda w, _: w.people.sign_in("a1", "thief", "1234")),
    "people.lock": free(lambda w, _: w.people.lock()),
    "people.unlock_pages": Row(lambda w, _: w.people.unlock_pages("a1", "thief", "1234")),
    "people.close_pages": free(lambda w, _: w.people.close_pages()),
    "people.still_here": free(lambda w, _: w.people.still_here()),
    "people.release": free(lambda w, _: w.people.release("a1", "thief", "thief2", "1234")),
    "people.save_person": admin(lambda w, _: w.people.save_person("a1", NOBODY, "1234")),
    "people.remove_person": admin(lambda w, _: w.people.remove_person("a1", "thief")),
    # keys, and what is kept
    "keys.set_area_keys": admin(lambda w, _: w.keys.set_area_keys(Area.PAYOUTS, "", "")),
    "keys.forget_area_keys": admin(lambda w, _: w.keys.forget_area_keys(Area.PAYOUTS)),
    "keys.test_area": admin(lambda w, _: w.keys.test_area(Area.PAYOUTS, SETTINGS, "", "")),
    "keys.look_at_keys": free(lambda w, _: w.keys.look_at_keys()),
    "keys.look_at_kept": Row(lambda w, _: w.keys.look_at_kept(), till="SA"),
    "keys.erase": admin(lambda w, _: w.keys.erase(0)),
    "keys.export_settings": admin(lambda w, _: w.keys.export_settings()),
}
