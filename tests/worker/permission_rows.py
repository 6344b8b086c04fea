"""Permissions, by hand: rows for every command. `test_permissions` tries each row as each role.

Letters: T trainee (demo only), C cashier, S supervisor, A admin.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final

from paydesk.domain import commands as c
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.payout.listing import PayoutQuery
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
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import Settings, Shop, Theme
from paydesk.domain.shift import commands as d

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
TAKE: Final = c.TakeSale(sale_id="s1", method=PaymentMethod.QR_CODE, amount=Money(10_000))
_DAY: Final = date(2026, 11, 20)
NOBODY: Final = Person("not an id", "Nobody", Role.ADMIN)
"""Saved, this is refused for its id: what is asked here is only whether somebody may try."""


Made = Callable[[dict[str, str]], c.Command]
"""Makes a command, given the ids of payouts by kind."""


@dataclass(frozen=True)
class Row:
    """One command, as one of its cases."""

    command: Made
    signed_in: str = ALL
    """Roles that may when they are signed in."""
    with_supervisor: str = ALL
    """Roles that may while a supervisor's PIN has opened the pages."""
    with_admin: str = ALL
    """And while an admin's has."""
    nobody: bool = True
    """True if it can be done while nobody is set up."""
    locked: bool = False
    """True if it can be done behind the lock."""
    money: bool = False
    """True if it needs a PIN typed just now, whoever is signed in."""


def any_time(command: c.Command) -> Row:
    """Return the row of a command that needs no permission."""
    return Row(lambda _: command, locked=True)


def anybody(command: c.Command) -> Row:
    """All who sell here."""
    return Row(lambda _: command)


def money(command: Made) -> Row:
    """Return the row of a command that needs the PIN of a supervisor or admin, typed within the last minute of work."""
    return Row(command, signed_in="", nobody=False, money=True)


def cashgram(command: Made) -> Row:
    """Return the row of a command that pays out in the name of the person who is signed in."""
    return Row(command, signed_in="CSA", nobody=False)


def admin(command: c.Command) -> Row:
    """Return the row of a command that sets the counter up."""
    return Row(lambda _: command, signed_in="A", with_supervisor="A")


def save(**changed: object) -> c.SaveSettings:
    """Return a command that saves changed settings."""
    settings = replace(SETTINGS, **changed)  # type: ignore[arg-type]  # by name, in the rows
    return c.SaveSettings(settings=settings, before=SETTINGS)


def of_draft(kind: str, draft: Draft) -> dict[str, Row]:
    """Return the rows of a draft of this kind, and of the payout that it became."""
    row = cashgram if kind == "cashgram" else money
    return {
        f"ReviewPayout: {kind}": row(lambda _: c.ReviewPayout(draft=draft)),
        f"SendPayout: {kind}": row(lambda _: c.SendPayout(draft=draft)),
        f"SendPayoutAgain: {kind}": row(lambda ids: c.SendPayoutAgain(payout_id=ids[kind])),
        f"ReadPayout: {kind}": row(lambda ids: c.ReadPayout(payout_id=ids[kind])),
    }


def cashier(command: c.Command) -> Row:
    """All but trainees, who practise."""
    return Row(lambda _: command, signed_in="CSA")


TABLE: Final[dict[str, Row]] = {
    # sales
    "TakeSale": anybody(TAKE),
    "ShowSale": any_time(c.ShowSale(sale_id="s1")),
    "RenewSale": anybody(c.RenewSale(sale_id="s1", method=PaymentMethod.LINK)),
    "CancelSale": anybody(c.CancelSale(sale_id="s1")),
    "ReadSale": anybody(c.ReadSale(sale_id="s1")),
    "PutSaleAside": anybody(c.PutSaleAside(sale_id="s1")),
    "MarkSaleSeen": anybody(c.MarkSaleSeen(sale_id="s1")),
    "HandOverSale": anybody(c.HandOverSale(sale_id="s1")),
    "PrintReceipt": anybody(c.PrintReceipt(sale_id="s1")),
    "CloseSale": anybody(c.CloseSale(sale_id="s1")),
    "ListSales": anybody(c.ListSales(ask_id="q", query=SaleQuery("100"))),
    "ListPayouts": money(lambda _: c.ListPayouts(ask_id="q", query=PayoutQuery())),
    "ExportSales": Row(lambda _: c.ExportSales(ask_id="q", query=SaleQuery()), signed_in="SA"),
    # the day
    "OpenShift": cashier(d.OpenShift()),
    "HandOverShift": cashier(d.HandOverShift(to="Kiran")),
    "CloseShift": Row(lambda _: d.CloseShift(number=0), signed_in="SA"),
    "MarkZPrinted": cashier(d.MarkZPrinted(number=0)),
    "EndReceipt": any_time(c.EndReceipt(sale_id="s", asked_at=0, result=PrintOutcome.PRINTER)),
    "EndZPrint": any_time(d.EndZPrint(number=0, result=PrintOutcome.PRINTER)),
    "ReadShift": cashier(d.ReadShift(ask_id="q")),
    "ReadZ": cashier(d.ReadZ(ask_id="q", number=1)),
    "ListShifts": cashier(d.ListShifts(ask_id="q")),
    "ReadReport": cashier(d.ReadReport(ask_id="q", first=_DAY, last=_DAY)),
    "ExportReport": Row(lambda _: d.ExportReport(ask_id="q", first=_DAY, last=_DAY), signed_in="SA"),
    "ReadSaleHistory": anybody(c.ReadSaleHistory(sale_id="s1")),
    # money out
    **{name: row for kind, draft in DRAFTS.items() for name, row in of_draft(kind, draft).items()},
    "ReviewPayout: refund": money(lambda _: c.ReviewPayout(draft=REFUND)),
    "SendPayout: refund": money(lambda _: c.SendPayout(draft=REFUND)),
    "DeactivateCashgram": cashgram(lambda ids: c.DeactivateCashgram(payout_id=ids["cashgram"])),
    "MarkPayoutSeen": any_time(c.MarkPayoutSeen(payout_id="nobody's")),
    "SettlePayout": money(lambda ids: c.SettlePayout(payout_id=ids["internal"], arrived=True)),
    "CheckUpi": anybody(c.CheckUpi(ask_id="c1", vpa="nobody")),
    "ReadHistory": money(lambda _: c.ReadHistory(ask_id="h1", query=HistoryQuery("bene1"))),
    "ReadBalance": money(lambda _: c.ReadBalance(instrument_id="")),
    "ExchangeCode": money(lambda _: c.ExchangeCode(ask_id="x1", auth_code="")),
    "ReadTokenState": money(lambda _: c.ReadTokenState(ask_id="l1")),
    "ForgetToken": money(lambda _: c.ForgetToken()),
    # people: a PIN is what opens these
    "SignIn": any_time(c.SignIn(ask_id="a1", person_id="thief", pin="1234")),
    "LockScreen": any_time(c.LockScreen()),
    "UnlockPages": anybody(c.UnlockPages(ask_id="a1", person_id="thief", pin="1234")),
    "ReadPeople": any_time(c.ReadPeople()),
    "ClosePages": any_time(c.ClosePages()),
    "StayOnPages": any_time(c.StayOnPages()),
    "ReleasePerson": any_time(c.ReleasePerson(ask_id="a1", person_id="thief", by_id="thief2", pin="1234")),
    "SavePerson": admin(c.SavePerson(ask_id="a1", person=NOBODY, pin="1234")),
    "RemovePerson": admin(c.RemovePerson(ask_id="a1", person_id="thief")),
    # settings, keys, and what is stored
    "SaveSettings: look": anybody(save(theme=Theme.DARK)),
    "SaveSettings: shop": admin(save(shop=replace(SETTINGS.shop, staff="Me"))),
    "SaveSettings: limits": admin(save(money_out=replace(SETTINGS.money_out, per_transfer=None))),
    "SaveSettings: locks": admin(save(locks=replace(SETTINGS.locks, idle_s=900))),
    "SetKeys": admin(c.SetKeys(area=Area.PAYOUTS, client_id="", client_secret="")),
    "ForgetKeys": admin(c.ForgetKeys(area=Area.PAYOUTS)),
    "TestConnection": admin(c.TestConnection(area=Area.PAYOUTS, settings=SETTINGS)),
    "ReadKeyStates": any_time(c.ReadKeyStates()),
    "ReadStoredData": Row(lambda _: c.ReadStoredData(), signed_in="SA"),
    "EraseOld": admin(c.EraseOld(before=0)),
    "ExportSettings": admin(c.ExportSettings()),
    "BeginNewJournal": admin(c.BeginNewJournal()),
}
