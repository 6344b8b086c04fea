"""A counter's payout side without a window: real service, journal on disk, a real sandbox over HTTP; messages kept."""

from __future__ import annotations

import asyncio
import itertools
import uuid
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import httpx

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.api.transport import Timeouts
from paydesk.domain.clock import date_of
from paydesk.domain.commands import Command, ReadPayout, ReviewPayout, SendPayout, SendPayoutAgain
from paydesk.domain.fact import Fact
from paydesk.domain.messages import CommandStatus, Event
from paydesk.domain.money import Money
from paydesk.domain.payout.facts import subject
from paydesk.domain.payout.messages import DraftRefused, PayoutChanged
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Draft, Payout, PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    InternalTransfer,
    Loan,
    NewCashgram,
    OrderRefund,
    ServiceCharge,
    TransferMode,
)
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.settings import MoneyOut, PayoutHosts, Settings, TransferVersion
from paydesk.domain.step import StepKind
from tests.helpers.control import Control
from tests.helpers.counter_rig import CounterRig
from tests.helpers.journals import whole_sale
from tests.helpers.plain import NO_TLS

ASHA = Person("p1", "Asha", Role.SUPERVISOR)
MEENA = Person("p2", "Meena", Role.SUPERVISOR)
CASHIER = Person("p3", "Ravi", Role.CASHIER)
PIN = "2468"
NO_LIMITS = MoneyOut(transfer_version=TransferVersion.V1_2, per_transfer=None, per_day=None, per_beneficiary=None)

EventT = TypeVar("EventT", bound=object)
_numbers: Final = itertools.count(1)


class Second:
    """A second person who is there with the right PIN: Meena."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.meanwhile: Callable[[], None] | None = None
        """Function that runs while the PIN is checked."""

    async def verify_second(self, ask_id: str, person_id: str, pin: str, *, first: str) -> str:
        """Her name for her PIN; "" for another PIN, or when she is the first."""
        self.asked.append(ask_id)
        await asyncio.sleep(0)
        if self.meanwhile is not None:
            self.meanwhile()
        return MEENA.name if (person_id, pin) == (MEENA.person_id, PIN) and first != MEENA.name else ""


class PayoutRig(CounterRig):
    """`async with PayoutRig(folder, url, id, secret) as rig`: confirms drafts and waits for what comes of them."""

    def __init__(
        self,
        folder: Path,
        url: str,
        client_id: str,
        client_secret: str,
        *,
        money_out: MoneyOut = NO_LIMITS,
        follow: bool = True,
        keys: bool = True,
        connected: bool = True,
        listen: Callable[[Event], None] | None = None,
        timeouts: Timeouts | None = None,
    ) -> None:
        super().__init__(folder, Settings(money_out=money_out), listen=listen)
        self.service = self.services.payouts
        self.second_person = Second()
        self._people.verify_second = self.second_person.verify_second  # type: ignore[method-assign]
        self.access.has_people = True
        self.hosts, self._pair = PayoutHosts.at_origin(url), (client_id, client_secret) if keys else None
        self.shop = Customers(url, client_id, client_secret)
        self._follow = follow
        self._connected = connected
        self._timeouts = timeouts

    def client(self) -> PayoutsClient | None:
        """Return a client with the sandbox's keys; None without keys."""
        if self._pair is None:
            return None
        return PayoutsClient(self.hosts, Credentials(*self._pair), timeouts=self._timeouts)

    async def __aenter__(self) -> Self:
        self.access.sign_in(ASHA)
        await super().__aenter__()
        if self._connected:
            await self.connect()
        self.connection.budget(StepKind.READ).update_limits(
            1_000_000, None, 10**15
        )  # what is to be shown needs many reads
        self.start(self.recorder.run())
        if self._follow:
            self.start(self.service.run())
        return self

    async def connect(self) -> None:
        """Use the keys of the rig, for payouts and refunds."""
        await self.connection.use(self.client())
        await self._gateway.use(self.shop.gateway() if self._pair is not None else None)

    async def disconnect(self) -> None:
        """Go without keys."""
        await self.connection.use(None)
        await self._gateway.use(None)

    # people

    def unlock(self, person: Person = ASHA) -> None:
        """Open the supervisor's pages in this person's name."""
        self.access.unlock(person)

    def draft(self, request: PayoutRequest, *, refund_of: str = "") -> Draft:
        """Return a filled draft."""
        if isinstance(request, OrderRefund) and not refund_of:
            refund_of = self.paid_sale()
        return Draft(uuid.uuid4().hex, request, refund_of)

    def paid_sale(self, rupees: int = 1_250, *, late: bool = False) -> str:
        """Write a sale whose order is paid at the service; its sale_id. `late`: as in `Customers.pay`."""
        sale_id, order_id = f"sold{next(_numbers)}", f"order_{uuid.uuid4().hex[:12]}"
        self.shop.pay(order_id, rupees, late=late)
        facts = whole_sale(sale_id, self.clock() - 60_000, order_id=order_id, paise=rupees * 100)
        self.journal.append([replace(fact, data={**fact.data, "currency": "INR"}) for fact in facts])
        return sale_id

    # doing

    async def do(self, command: Command) -> CommandStatus:
        """Do a command, as whoever has opened the supervisor's pages; how it ended."""
        return (await self.send(command)).status

    async def review(self, draft: Draft) -> CommandStatus:
        """Review a draft."""
        return await self.do(ReviewPayout(draft=draft))

    async def send_draft(self, draft: Draft, second: str = "", pin: str = "") -> CommandStatus:
        """Confirm a draft, without a look at the permissions."""
        return await self.do(SendPayout(draft=draft, second_id=second, pin=pin))

    async def confirm(self, request: PayoutRequest | Draft, *, second: str = "", pin: str = "") -> Payout:
        """Confirm as a supervisor, and the payout that it became. A second person has seen what stands in its way."""
        draft = request if isinstance(request, Draft) else self.draft(request)
        self.unlock()
        if second and self.of_draft(draft) is None:
            await self.review(draft)
        await self.send_draft(draft, second, pin)
        payout = self.of_draft(draft)
        assert payout is not None, f"no payout; events: {self.events[-3:]}"
        return payout

    async def refused(self, request: PayoutRequest | Draft, *, second: str = "", pin: str = "") -> DraftRefused:
        """Confirm what is refused before anything is written."""
        draft = request if isinstance(request, Draft) else self.draft(request)
        self.unlock()
        assert await self.send_draft(draft, second, pin) is CommandStatus.REFUSED
        assert self.of_draft(draft) is None
        return self.last(DraftRefused)

    async def ask(self, payout_id: str) -> Payout:
        """Read its state by key."""
        self.unlock()
        await self.do(ReadPayout(payout_id=payout_id))
        return self.out(payout_id)

    async def again(self, payout_id: str) -> Payout:
        """Send it again by key."""
        self.unlock()
        await self.do(SendPayoutAgain(payout_id=payout_id))
        return self.out(payout_id)

    def later(self, **how_long: int) -> None:
        """Let time go by, as if this PC had slept."""
        self.clock.shift += timedelta(**how_long) // timedelta(milliseconds=1)
        for payout in self.service.payouts:
            self.service.runner.reschedule(subject(payout.payout_id))

    # looking

    def out(self, payout_id: str) -> Payout:
        """Return the state of a payout."""
        return self.service.payouts[subject(payout_id)]

    def facts(self, payout_id: str) -> tuple[Fact, ...]:
        """Return the facts of a payout in the journal."""
        assert self.recorder.flush()
        return self.journal.facts_of(subject(payout_id))

    def of_draft(self, draft: Draft) -> Payout | None:
        """Return the payout of a draft."""
        return self.service.payouts.find_by_draft(draft.draft_id)

    def told(self, payout_id: str) -> list[Outcome]:
        """Return the outcomes that the windows were told, in turn."""
        return [event.payout.outcome for event in self.all(PayoutChanged) if event.payout.payout_id == payout_id]


def gateway_headers(client_id: str, client_secret: str) -> dict[str, str]:
    """Return the headers of a call of the gateway."""
    return {"x-client-id": client_id, "x-client-secret": client_secret, "x-api-version": "2026-01-01"}


class Customers:
    """Customers who pay orders at the gateway of a sandbox."""

    def __init__(self, url: str, client_id: str, client_secret: str) -> None:
        self._url, self._pair = url, (client_id, client_secret)
        self._headers = gateway_headers(client_id, client_secret)

    def gateway(self) -> GatewayClient:
        """Return a client of the gateway."""
        return GatewayClient(Endpoint(f"{self._url}/pg"), Credentials(*self._pair))

    def pay(self, order_id: str, rupees: int, *, late: bool = False) -> None:
        """Create an order, and pay it; `late`: after it was terminated."""
        terminal = {"cf_terminal_id": 54321, "terminal_type": "SPOS"}
        order = {
            "order_id": order_id,
            "order_amount": rupees,
            "order_currency": "INR",
            "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
            "terminal": terminal,
        }
        with httpx.Client(base_url=self._url, trust_env=False, verify=NO_TLS, headers=self._headers) as client:
            created = client.post("/pg/orders", json=order)
            created.raise_for_status()
            code = {
                "cf_order_id": created.json()["cf_order_id"],
                "payment_method": "QR_CODE",
                "cf_terminal_id": 54321,
            }
            client.post("/pg/terminal/transactions", json=code)
            control = Control(self._url)
            control.phone(order_id, "pay_late" if late else "pay", **({"after_ms": 60_000} if late else {}))
            if late:
                client.patch(f"/pg/orders/{order_id}", json={"order_status": "TERMINATED"}).raise_for_status()
                control.advance(61_000)
            control.close()


# requests, each of another account and amount


def upi(rupees: int = 150, *, vpa: str = "", name: str = "Asha Rao") -> DirectTransfer:
    """To a UPI address of its own."""
    bene = BeneDetails(name=name, vpa=vpa or f"person{next(_numbers)}@okbank")
    return DirectTransfer("", Money(rupees * 100), bene, mode=TransferMode.UPI)


def bank(rupees: int = 150, *, account: str = "", ifsc: str = "SBIN0008752") -> DirectTransfer:
    """To a bank account of its own."""
    bene = BeneDetails(name="Gupta Wholesale", bank_account=account or f"5501{next(_numbers):08d}", ifsc=ifsc)
    return DirectTransfer("", Money(rupees * 100), bene, mode=TransferMode.IMPS)


def internal(rupees: int = 150, *, paise: int = 0) -> InternalTransfer:
    """From the main fund source to the suppliers'."""
    return InternalTransfer(
        Money(rupees * 100 + paise), payment_instrument_id="MAIN01", to_payment_instrument_id="SUPPLIERS02"
    )


def loan(rupees: int = 150, *, paise: int = 0, bene_id: str = "gupta1") -> Loan:
    """To a registered beneficiary, less a charge."""
    return Loan("", bene_id, Money(rupees * 100 + paise), charges=(ServiceCharge("broker", Money(1_000)),))


def cashgram(rupees: int = 150, *, phone: str = "", now: int, days: int = 7, remarks: str = "") -> NewCashgram:
    """Return a link for a phone of its own."""
    return NewCashgram(
        "",
        Money(rupees * 100),
        "Meena Devi",
        phone or f"98765{next(_numbers):05d}",
        date_of(now) + timedelta(days=days),
        remarks=remarks,
    )


def of_kind(kind: PayoutKind, number: int, now: int) -> PayoutRequest:
    """Return a request of this kind with an amount that no other number has."""
    match kind:
        case PayoutKind.DIRECT:
            return upi(110 + number)
        case PayoutKind.INTERNAL:
            return internal(110 + number)
        case PayoutKind.LOAN:
            return loan(110 + number)
        case PayoutKind.CASHGRAM:
            return cashgram(110 + number, now=now)
        case PayoutKind.REFUND:
            return OrderRefund("", "", Money((110 + number) * 100), "Goods returned")


WITH_V1 = replace(NO_LIMITS, transfer_version=TransferVersion.V1)
"""The same settings with the oldest operation."""
WITH_V2 = replace(NO_LIMITS, transfer_version=TransferVersion.V2)
"""The same settings with the newest one."""


class PayoutControl(Control):
    """The sandbox's control addresses of the payout side."""

    def payout_books(self) -> dict[str, Any]:
        """All transfers, internal transfers, cashgrams, accounts."""
        found: dict[str, Any] = self._send("GET", "payouts")
        return found

    def become(self, status: str, *, transfer_id: str = "", cashgram_id: str = "") -> None:
        """Let a transfer or a link become this."""
        which = {"transfer_id": transfer_id} if transfer_id else {"cashgram_id": cashgram_id}
        self._send("POST", "payouts", {**which, "become": status})

    def take_money(self, paise: int) -> None:
        """Take money out of the fund source MAIN01."""
        self._send("POST", "payouts", {"fund_source": "MAIN01", "take_paise": paise})

    def add_money(self, fund_source: str, paise: int) -> None:
        """Put money into a fund source."""
        self._send("POST", "payouts", {"fund_source": fund_source, "add_paise": paise})

    def turn(self, **settings: Any) -> None:
        """Turn settings of the pretend account."""
        self._send("POST", "payouts/settings", settings)

    def ids(self) -> list[str]:
        """Return the ID of everything that the service has taken, each as often as it is there."""
        books = self.payout_books()
        return [
            *(each["transfer_id"] for each in books["transfers"]),
            *(each["transfer_id"] for each in books["internal_transfers"]),
            *(each["cashgram_id"] for each in books["cashgrams"]),
            *(each["refund_id"] for each in self.refunds()),
        ]

    def refunds(self) -> list[dict[str, Any]]:
        """Return the refunds of all orders."""
        found: list[dict[str, Any]] = self.books()["refunds"]
        return found

    def refund(self, order_id: str, rupees: int) -> None:
        """Refund an order as somebody does in the service's dashboard."""
        body = {"refund_id": "dashboard1", "refund_amount": rupees}
        keys = self._send("GET", "keys")
        headers = gateway_headers(keys["client_id"], keys["client_secret"])
        self._client.post(f"/pg/orders/{order_id}/refunds", json=body, headers=headers).raise_for_status()
