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
from paydesk.domain.payout.commands import NudgePayout, NudgeRefunds, ReadRefunds
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
from paydesk.domain.sale.commands import ChangeNote, Nudge, WatchStaticQr
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
INVALID_PERSON: Final = Person("not an id", "Nobody", Role.ADMIN)
"""A person whose ID is refused when saved: the row only tests whether somebody may try."""


CommandFactory = Callable[[dict[str, str]], c.Command]
"""Creates a command, given the IDs of payouts by kind."""


@dataclass(frozen=True)
class Row:
    """A command, with the roles that may do it."""

    command: CommandFactory
    signed_in: str = ALL
    """Roles that may do it when signed in."""
    with_supervisor: str = ALL
    """Roles that may do it while a supervisor's PIN has opened the pages."""
    with_admin: str = ALL
    """Roles that may do it while an admin's PIN has opened the pages."""
    nobody: bool = True
    """True if it can be done while nobody is set up."""
    locked: bool = False
    """True if it can be done behind the lock."""
    money: bool = False
    """True if it needs a PIN typed just now, whoever is signed in."""


def always(command: c.Command) -> Row:
    """Return the row of a command that needs no permission."""
    return Row(lambda _: command, locked=True)


def sellers(command: c.Command) -> Row:
    """Return the row of a command for everybody who sells here."""
    return Row(lambda _: command)


def supervisors(command: CommandFactory) -> Row:
    """Return the row of a command that needs the PIN of a supervisor or admin, typed within the last minute of work."""
    return Row(command, signed_in="", nobody=False, money=True)


def payers(command: CommandFactory) -> Row:
    """Return the row of a command that pays out in the name of the person who is signed in."""
    return Row(command, signed_in="CSA", nobody=False)


def admins(command: c.Command) -> Row:
    """Return the row of a command that sets the counter up."""
    return Row(lambda _: command, signed_in="A", with_supervisor="A")


def save_settings(**changed: object) -> c.SaveSettings:
    """Return a command that saves changed settings."""
    settings = replace(SETTINGS, **changed)  # type: ignore[arg-type]  # by name, in the rows
    return c.SaveSettings(settings=settings, before=SETTINGS)


def draft_rows(kind: str, draft: Draft) -> dict[str, Row]:
    """Return the rows of a draft of this kind, and of the payout that it became."""
    row = payers if kind == "cashgram" else supervisors
    return {
        f"ReviewPayout: {kind}": row(lambda _: c.ReviewPayout(draft=draft)),
        f"SendPayout: {kind}": row(lambda _: c.SendPayout(draft=draft)),
        f"SendPayoutAgain: {kind}": row(lambda ids: c.SendPayoutAgain(payout_id=ids[kind])),
        f"ReadPayout: {kind}": row(lambda ids: c.ReadPayout(payout_id=ids[kind])),
    }


def cashiers(command: c.Command) -> Row:
    """Return the row of a command for everybody but trainees."""
    return Row(lambda _: command, signed_in="CSA")


TABLE: Final[dict[str, Row]] = {
    # sales
    "TakeSale": sellers(TAKE),
    "ShowSale": always(c.ShowSale(sale_id="s1")),
    "RenewSale": sellers(c.RenewSale(sale_id="s1", method=PaymentMethod.LINK)),
    "CancelSale": sellers(c.CancelSale(sale_id="s1")),
    "Nudge": always(Nudge(order_id="o1")),
    "NudgePayout": always(NudgePayout(payout_id="p1")),
    "NudgeRefunds": always(NudgeRefunds(order_id="o1")),
    "ReadSale": sellers(c.ReadSale(sale_id="s1")),
    "WatchStaticQr": sellers(WatchStaticQr(is_shown=True)),
    "ChangeNote": sellers(ChangeNote(sale_id="s1", note="red shirt")),
    "PutSaleAside": sellers(c.PutSaleAside(sale_id="s1")),
    "MarkSaleSeen": sellers(c.MarkSaleSeen(sale_id="s1")),
    "HandOverSale": sellers(c.HandOverSale(sale_id="s1")),
    "PrintReceipt": sellers(c.PrintReceipt(sale_id="s1")),
    "CloseSale": sellers(c.CloseSale(sale_id="s1")),
    "ListSales": sellers(c.ListSales(ask_id="q", query=SaleQuery("100"))),
    "ListPayouts": supervisors(lambda _: c.ListPayouts(ask_id="q", query=PayoutQuery())),
    "ExportSales": Row(lambda _: c.ExportSales(ask_id="q", query=SaleQuery()), signed_in="SA"),
    # the day
    "OpenShift": cashiers(d.OpenShift()),
    "HandOverShift": cashiers(d.HandOverShift(to="Kiran")),
    "CloseShift": Row(lambda _: d.CloseShift(number=0), signed_in="SA"),
    "MarkZPrinted": cashiers(d.MarkZPrinted(number=0)),
    "EndReceipt": always(c.EndReceipt(sale_id="s", asked_at=0, result=PrintOutcome.PRINTER)),
    "EndZPrint": always(d.EndZPrint(number=0, result=PrintOutcome.PRINTER)),
    "ReadShift": cashiers(d.ReadShift(ask_id="q")),
    "ReadZ": cashiers(d.ReadZ(ask_id="q", number=1)),
    "ListShifts": cashiers(d.ListShifts(ask_id="q")),
    "ReadReport": cashiers(d.ReadReport(ask_id="q", first=_DAY, last=_DAY)),
    "ExportReport": Row(lambda _: d.ExportReport(ask_id="q", first=_DAY, last=_DAY), signed_in="SA"),
    "ReadSaleHistory": sellers(c.ReadSaleHistory(sale_id="s1")),
    "ReadRefunds": sellers(ReadRefunds(sale_id="s1")),
    # money out
    **{name: row for kind, draft in DRAFTS.items() for name, row in draft_rows(kind, draft).items()},
    "ReviewPayout: refund": supervisors(lambda _: c.ReviewPayout(draft=REFUND)),
    "SendPayout: refund": supervisors(lambda _: c.SendPayout(draft=REFUND)),
    "DeactivateCashgram": payers(lambda ids: c.DeactivateCashgram(payout_id=ids["cashgram"])),
    "MarkPayoutSeen": always(c.MarkPayoutSeen(payout_id="nobody's")),
    "SettlePayout": supervisors(lambda ids: c.SettlePayout(payout_id=ids["internal"], arrived=True)),
    "CheckUpi": sellers(c.CheckUpi(ask_id="c1", vpa="nobody")),
    "ReadHistory": supervisors(lambda _: c.ReadHistory(ask_id="h1", query=HistoryQuery("bene1"))),
    "ReadBalance": supervisors(lambda _: c.ReadBalance(instrument_id="")),
    "ExchangeCode": supervisors(lambda _: c.ExchangeCode(ask_id="x1", auth_code="")),
    "ReadTokenState": supervisors(lambda _: c.ReadTokenState(ask_id="l1")),
    "ForgetToken": supervisors(lambda _: c.ForgetToken()),
    # people: a PIN is what opens these
    "SignIn": always(c.SignIn(ask_id="a1", person_id="thief", pin="1234")),
    "LockScreen": always(c.LockScreen()),
    "UnlockPages": sellers(c.UnlockPages(ask_id="a1", person_id="thief", pin="1234")),
    "ReadPeople": always(c.ReadPeople()),
    "ClosePages": always(c.ClosePages()),
    "StayOnPages": always(c.StayOnPages()),
    "ReleasePerson": always(c.ReleasePerson(ask_id="a1", person_id="thief", by_id="thief2", pin="1234")),
    "SavePerson": admins(c.SavePerson(ask_id="a1", person=INVALID_PERSON, pin="1234")),
    "RemovePerson": admins(c.RemovePerson(ask_id="a1", person_id="thief")),
    # settings, keys, and what is stored
    "SaveSettings: look": sellers(save_settings(theme=Theme.DARK)),
    "SaveSettings: shop": admins(save_settings(shop=replace(SETTINGS.shop, staff="Me"))),
    "SaveSettings: limits": admins(save_settings(money_out=replace(SETTINGS.money_out, per_transfer=None))),
    "SaveSettings: locks": admins(save_settings(locks=replace(SETTINGS.locks, idle_s=900))),
    "SetKeys": admins(c.SetKeys(area=Area.PAYOUTS, client_id="", client_secret="")),
    "ForgetKeys": admins(c.ForgetKeys(area=Area.PAYOUTS)),
    "TestConnection": admins(c.TestConnection(area=Area.PAYOUTS, settings=SETTINGS)),
    "ReadKeyStates": always(c.ReadKeyStates()),
    "ReadStoredData": Row(lambda _: c.ReadStoredData(), signed_in="SA"),
    "EraseOld": admins(c.EraseOld(before=0)),
    "ExportSettings": admins(c.ExportSettings()),
    "BeginNewJournal": admins(c.BeginNewJournal()),
}
