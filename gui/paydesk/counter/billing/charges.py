"""Charges: the sales of programs' bills. One bill has one charge that is not over (docs/rules.md#one-charge-a-bill)."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from paydesk.api.gateway import MIN_AMOUNT, GatewayClient
from paydesk.counter.access import Access, AccessDenied
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.poller import Poller
from paydesk.counter.sale.service import SaleService
from paydesk.domain import rules
from paydesk.domain.billing.bill import Bill, check_bill_number, check_part, period_of
from paydesk.domain.billing.charge import BillCharge, ChargeStatus
from paydesk.domain.billing.messages import BillTurnedAway, ChargeBegun, ChargeProblem
from paydesk.domain.billing.program import BillingProgram
from paydesk.domain.clock import MINUTE, Now
from paydesk.domain.commands import CancelSale, TakeSale, new_id
from paydesk.domain.messages import Event
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.messages import DenialReason
from paydesk.domain.people.person import Permission
from paydesk.domain.phones import national_phone
from paydesk.domain.rules import Rule
from paydesk.domain.sale.sale import Sale
from paydesk.store.errors import StoreError

MAX_NEW_A_MINUTE: Final = 20
"""New charges of one program a minute: more is a fault of the program, not a queue of customers."""


class ChargeRefused(Exception):
    """Raised for what a program asks for and does not get; `charge` is the one that stands in its way, if any."""

    def __init__(
        self, problem: ChargeProblem, *, field: str = "", rule: Rule | None = None, charge: BillCharge | None = None
    ) -> None:
        super().__init__(problem.value)
        self.problem = problem
        self.field = field
        self.rule = rule
        self.charge = charge


@dataclass(frozen=True, slots=True, kw_only=True)
class ChargeRequest:
    """A bill that a program wants to be paid."""

    number: str
    amount: Money
    part: int = 1
    method: PaymentMethod = PaymentMethod.QR_CODE
    phone: str = ""


class ChargeService:
    """The charges of one counter. Runs in the counter's loop."""

    def __init__(
        self,
        sales: SaleService,
        gateway: ServiceConnection[GatewayClient],
        poller: Poller,
        config: Configuration,
        access: Access,
        emit: Callable[[Event], None],
        now: Now,
    ) -> None:
        self._sales = sales
        self._bills = sales.bills
        self._gateway = gateway
        self._poller = poller
        self._config = config
        self._access = access
        self._emit = emit
        self._now = now
        self._begun: defaultdict[str, deque[int]] = defaultdict(deque)
        """When each program began its newest charges."""
        self._tasks: set[asyncio.Task[None]] = set()

    # Reading ----------------------------------------------------------------------------------------------------------

    def get(self, program: BillingProgram, sale_id: str) -> BillCharge:
        """Return a charge of this program. Raises ChargeRefused, StoreError."""
        sale = self._sales.sales.get(sale_id) if sale_id else None
        if sale is None or not self._is_of(program, sale):
            raise ChargeRefused(ChargeProblem.UNKNOWN_CHARGE)
        return self._bills.charge_of(sale)

    def find_by_prefix(self, program: BillingProgram, prefix: str) -> BillCharge:
        """Return the charge of this program whose ID begins so. Raises ChargeRefused, StoreError."""
        for sale_id in self._sales.bills.begin_with(prefix):
            with contextlib.suppress(ChargeRefused):
                return self.get(program, sale_id)
        raise ChargeRefused(ChargeProblem.UNKNOWN_CHARGE)

    def find(self, program: BillingProgram, number: str, part: int = 1) -> BillCharge:
        """Return the charge of a bill as of now. Raises ChargeRefused, StoreError."""
        charge = self._bills.current(self._bill(program, number, part))
        if charge is None:
            raise ChargeRefused(ChargeProblem.UNKNOWN_CHARGE)
        return charge

    def open_charges(self, program: BillingProgram) -> list[BillCharge]:
        """Return the loaded charges of a program that are not over, oldest first."""
        found = (self._bills.charge_of(sale) for sale in self._sales.sales if self._is_of(program, sale))
        return [charge for charge in found if not charge.is_final]

    def _is_of(self, program: BillingProgram, sale: Sale) -> bool:
        """Return True for a sale of this program that is not one of another host: a test's is not told for real."""
        return bool(sale.bill) and sale.bill.program == program.name and self._sales.is_of_current_host(sale)

    def is_in_front(self, charge: BillCharge) -> bool:
        """Return True if the charge is on the screen of the counter."""
        return self._poller.on_screen == charge.sale.sale_id

    def _bill(self, program: BillingProgram, number: str, part: int) -> Bill:
        period = period_of(program.repeats, self._now(), self._config.settings.shop.day_ends)
        return Bill(number, program.name, part, period)

    # Charging ---------------------------------------------------------------------------------------------------------

    def push(self, program: BillingProgram, request: ChargeRequest) -> tuple[BillCharge, bool]:
        """Return the charge of this bill, and True if it was begun now; then its sale is on disk.

        Raises:
            ChargeRefused: A rule, the lock, or another amount forbids it; nothing was begun.
        """
        self._check_rules(request)
        bill = self._bill(program, request.number, request.part)
        try:
            before = self._bills.current(bill)
            if before is not None and not before.may_repeat:
                if before.amount != request.amount:
                    self._turn_away(bill, request, ChargeProblem.OTHER_AMOUNT, before)
                return before, False
            by = self._require(Permission.SELL, bill, request)
            self._check_ready(program)
            return self._begin(program, bill, request, by, before), True
        except StoreError:
            raise ChargeRefused(ChargeProblem.JOURNAL) from None

    def _check_rules(self, request: ChargeRequest) -> None:
        phone = national_phone(request.phone)
        broken = {
            "bill": check_bill_number(request.number),
            "part": check_part(request.part),
            "amount": Rule.TOO_SMALL if request.amount < MIN_AMOUNT else None,
            "phone": rules.check_phone(phone) if phone else None,
        }
        for field, rule in broken.items():
            if rule is not None:
                raise ChargeRefused(ChargeProblem.RULES, field=field, rule=rule)

    def _require(self, permission: Permission, bill: Bill, request: ChargeRequest | None = None) -> str:
        try:
            return self._access.require(permission, user_initiated=False)
        except AccessDenied as denied:
            locked = denied.event.denial is DenialReason.LOCKED
            problem = ChargeProblem.LOCKED if locked else ChargeProblem.NOT_ALLOWED
            if request is not None:
                self._turn_away(bill, request, problem)
            raise ChargeRefused(problem) from None

    def _turn_away(
        self, bill: Bill, request: ChargeRequest, problem: ChargeProblem, charge: BillCharge | None = None
    ) -> None:
        self._emit(BillTurnedAway(bill, request.amount, problem, charge.sale.sale_id if charge is not None else ""))
        raise ChargeRefused(problem, charge=charge)

    def _check_ready(self, program: BillingProgram) -> None:
        if self._config.terminal is None or self._gateway.client is None:
            raise ChargeRefused(ChargeProblem.NO_KEYS)
        if self._gateway.is_down:
            raise ChargeRefused(ChargeProblem.SERVICE_DOWN)
        now, begun = self._now(), self._begun[program.name]
        while begun and not 0 <= now - begun[0] < MINUTE:
            begun.popleft()
        if len(begun) >= MAX_NEW_A_MINUTE:
            raise ChargeRefused(ChargeProblem.TOO_MANY)
        begun.append(now)

    def _begin(
        self, program: BillingProgram, bill: Bill, request: ChargeRequest, by: str, before: BillCharge | None
    ) -> BillCharge:
        """Write the sale; its order is created afterwards. No await since the bill was looked up: one charge a bill."""
        is_retry = before is not None and before.status is ChargeStatus.NOT_PAID
        command = TakeSale(
            sale_id=new_id(),
            method=request.method,
            amount=request.amount,
            customer_phone=national_phone(request.phone),
            bill=bill,
            instead_of=before.sale.sale_id if before is not None and is_retry else "",
        )
        self._sales.begin(command, by)
        self._emit(ChargeBegun(command.sale_id, program.opens_at_once))
        task = asyncio.get_running_loop().create_task(self._sales.advance_new(command.sale_id, by))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return self._bills.charge_of(self._sales.sales[command.sale_id])

    async def cancel(self, program: BillingProgram, sale_id: str) -> BillCharge:
        """Ask for the end of a charge, and return it as it is then: the service decides if it was paid before.

        Raises:
            ChargeRefused: It is paid, unknown, or may not be cancelled now.
        """
        charge = self.get(program, sale_id)
        if charge.has_money:
            raise ChargeRefused(ChargeProblem.ALREADY_PAID, charge=charge)
        if charge.is_final:
            return charge
        if not program.may_cancel:
            raise ChargeRefused(ChargeProblem.NOT_ALLOWED, charge=charge)
        by = self._require(Permission.CANCEL, charge.sale.bill)
        try:
            await self._sales.request(CancelSale(sale_id=sale_id), by)
        except StoreError:
            raise ChargeRefused(ChargeProblem.JOURNAL, charge=charge) from None
        return self.get(program, sale_id)
