"""Billing programs at the counter of the state machine: they push twice, die, cancel late, and ask what became of it.

Calls go through the real application and the real exchange folder to the core; only sockets are left out. What is
checked: docs/rules.md#one-charge-a-bill.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, cast
from unittest import mock

from paydesk.billing import exchange
from paydesk.billing.app import BillingApi
from paydesk.billing.changes import ChargeChanges
from paydesk.billing.exchange import ExchangeFolder
from paydesk.counter.billing.charges import ChargeService
from paydesk.counter.billing.programs import ProgramService
from paydesk.domain.billing.bill import Bill, BillRepeat
from paydesk.domain.billing.charge import BillCharge
from paydesk.domain.billing.messages import ChargeBegun
from paydesk.domain.billing.program import EXCHANGE_FOLDER, BillingProgram, key_digest
from paydesk.domain.commands import MarkSaleSeen, SaleCommand, TakeSale
from paydesk.domain.sale.next_step import available_commands
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import Billing
from tests.simulation.core import ASHA
from tests.simulation.machine import Broken, Stage, need
from tests.simulation.wire import Answer, Answering, Lost, Request, asgi

if TYPE_CHECKING:
    from paydesk.counter.context import Context
    from paydesk.domain.messages import Event
    from tests.simulation.core import Core

PROGRAMS: Final = tuple(
    BillingProgram(name, key_digest(f"pdk_test_{name}"), repeats=repeats)
    for name, repeats in (("Marg", BillRepeat.NEVER), ("Tally", BillRepeat.DAILY), ("Busy", BillRepeat.YEARLY))
)
BILLS: Final = ("INV-1", "INV-2")
PUSHES: Final = ("http", "terminal", "file", "float")
_FILES_S: Final = 5.0
_ENOUGH_TURNS: Final = 200

_BillKey = tuple[str, str]
"""Program and number."""


def key_of(bill: Bill) -> _BillKey:
    """Return what a program calls the bill, whatever the period is."""
    return bill.program, bill.number


def create_charges(core: Core) -> ChargeService:
    """Return the charges of a core."""
    engine = core.engine
    return ChargeService(engine.sales, engine.gateway, engine.poller, core.config, core._access, core._emit, core.now)


@dataclass(slots=True)
class Server:
    """The services for programs in one run of the counter; `calls` are those under way."""

    core: Core
    charges: ChargeService
    serve: Answering
    files: asyncio.Task[None]
    changes: ChargeChanges
    calls: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    def create(cls, stage: BillStage, charges: ChargeService | None = None) -> Server:
        """Serve over the running core; its charges outlive a server."""
        core, engine = stage.core, stage.core.engine
        core.config.settings = replace(core.config.settings, billing=Billing(PROGRAMS, folder=True))
        context = cast("Context", SimpleNamespace(config=core.config, now=core.now))
        programs = ProgramService(context, mock.AsyncMock())
        charges = charges or create_charges(core)
        changes = ChargeChanges(charges, engine.sales, lambda: True, core.now)
        changes.start()
        serve = asgi(BillingApi(programs, charges, changes, dict).asgi)
        files = core._begin(ExchangeFolder(stage.folder, programs, charges, changes).run())
        stage.turns(2)  # its folders are there
        return cls(core, charges, serve, files, changes)

    async def stop(self) -> None:
        """End the server and its calls; the counter goes on."""
        self.changes.stop()
        for task in (self.files, *self.calls):
            task.cancel()
        await asyncio.gather(self.files, *self.calls, return_exceptions=True)


class BillStage(Stage):
    """The stage, with three programs whose bills begin again never, each day, and each financial year."""

    def __init__(self, seed: int = 0) -> None:
        self.acknowledged: defaultdict[_BillKey, set[str]] = defaultdict(set)
        """Sales of which a program was told that its bill has them."""
        self.pushed_paise: defaultdict[_BillKey, set[int]] = defaultdict(set)
        self.begun = 0
        """Number of charges that were begun."""
        self.paid_answers = 0
        self._files = 0
        self._patch = mock.patch.object(exchange, "INTERVAL_S", _FILES_S)
        self._patch.start()
        super().__init__(seed)
        self._undo.callback(self._patch.stop)
        self.server = Server.create(self)

    def kill(self) -> None:
        for task in self.server.charges._tasks:
            task.cancel()
        super().kill()
        self.server = Server.create(self)

    def restart_server(self) -> None:
        """End the server as a fault of it would; its calls are lost."""
        self.run(self.server.stop())
        self.server = Server.create(self, self.server.charges)

    def lock(self, *, locked: bool) -> None:
        """Lock the screen, or sign in again."""
        if locked:
            self.core._access.lock()
        else:
            self.core.sign_in(ASHA)

    def press(self, sale_id: str, command: type[SaleCommand]) -> None:
        """Press what is possible; on a locked screen nothing is."""
        if not self.core._access.locked:
            super().press(sale_id, command)

    def stop_faults(self) -> None:
        super().stop_faults()
        self.lock(locked=False)

    # Calls of programs ------------------------------------------------------------------------------------------------

    def push(self, program: BillingProgram, number: str, paise: int, form: str) -> None:
        """Push a bill; nobody waits for the answer."""
        self.pushed_paise[program.name, number].add(paise)
        rupees = f"{paise // 100}.{paise % 100:02d}"
        match form:
            case "http":
                self._call(program, number, "POST", "/v1/charges", {"bill": number, "amount": rupees})
            case "float":
                self._call(program, number, "POST", "/v1/charges", {"bill": number, "amount": paise / 100})
            case "terminal":
                self._upload(program, number, paise)
            case _:
                self._write(program, {"BILL": number, "AMOUNT": rupees})

    def cancel(self, program: BillingProgram, number: str, form: str) -> None:
        """Cancel the charge that the program knows last."""
        known = sorted(self.acknowledged[program.name, number])
        if form == "file":
            self._write(program, {"CMD": "CANCEL", "BILL": number})
        elif known and form == "terminal":
            fields = {"PlutusTransactionReferenceID": int(known[-1][:12], 16)}
            self._terminal(program, number, "CancelTransactionForced", fields)
        elif known:
            self._call(program, number, "POST", f"/v1/charges/c_{known[-1]}/cancel")

    def forget_calls(self) -> None:
        """End every call under way, as programs that die do."""
        for call in self.server.calls:
            call.cancel()

    def ask(self, program: BillingProgram, number: str) -> dict[str, Any] | None:
        """Ask by bill and compare the answer with the truth; None if there is no charge."""
        answer = self.run(self._ask(program, number))
        found: dict[str, Any] = json.loads(answer.body)
        if answer.status == 503:  # the disk
            return None
        sales = self._sales_of((program.name, number))
        if answer.status == 404:
            over = [self._charge(sale) for sale in sales]
            late = [each for each in over if not each.is_final]
            need(not late, "not found, though not over: %s", late)
            need(program.repeats is not BillRepeat.NEVER or not sales, "not found, though begun: %s", sales)
            return None
        need(answer.status == 200, "asked by bill: %s", answer)
        self._check_answer(program, number, found)
        payable = [sale for sale in sales if self._is_payable(sale)]
        told = found["id"][2:]
        need(not payable or payable[0].sale_id == told, "another charge can be paid: %s %s", payable, found)
        need(not payable or found["status"] != "not_paid", "not_paid, though it can be paid: %s", found)
        return found

    async def _ask(self, program: BillingProgram, number: str) -> Answer:
        query = f"bill={number}".encode()
        return await self.server.serve(self._request(program, "GET", "/v1/charges", b"", query))

    def _request(self, program: BillingProgram, method: str, path: str, content: bytes, query: bytes = b"") -> Request:
        return Request(method, path, {"authorization": f"Bearer pdk_test_{program.name}"}, content, query)

    def _upload(self, program: BillingProgram, number: str, paise: int) -> None:
        press = f"{next(self.numbers):032x}"
        amount = paise / 100 * 100  # as clients compute it: 434.99999999999994
        fields = {"TransactionNumber": f"{number}/{press}", "SequenceNumber": 1, "Amount": amount}
        self._terminal(program, number, "UploadBilledTransaction", fields)

    def _terminal(self, program: BillingProgram, number: str, call: str, fields: Mapping[str, Any]) -> None:
        body = {**fields, "SecurityToken": f"pdk_test_{program.name}"}
        self._call(program, number, "POST", f"/plutus/{call}", body)

    def _call(self, program: BillingProgram, number: str, method: str, path: str, body: object = None) -> None:
        content = b"" if body is None else json.dumps(body).encode()
        work = self._listen(program, number, self._request(program, method, path, content))
        task = self.core._begin(work)
        self.server.calls.add(task)
        task.add_done_callback(self.server.calls.discard)

    async def _listen(self, program: BillingProgram, number: str, request: Request) -> None:
        try:
            answer = await self.server.serve(request)
        except Lost:
            return
        found = json.loads(answer.body)
        if request.path.startswith("/plutus"):
            reference = found.get("PlutusTransactionReferenceID")
            if request.path.endswith("UploadBilledTransaction") and found["ResponseCode"] == 0:
                prefix = f"{reference:012x}"
                mine = [sale for sale in self._sales_of((program.name, number)) if sale.sale_id.startswith(prefix)]
                self._expect(len(mine) == 1, f"uploaded, and not there: {found}")
                self.acknowledged[program.name, number] |= {sale.sale_id for sale in mine}
            return
        if b".5" in request.content and isinstance(json.loads(request.content).get("amount"), float):
            self._expect(answer.status == 422, f"a float is taken for an amount: {answer}")
        if answer.status in {200, 201, 202}:
            self.acknowledged[program.name, number].add(found["id"][2:])
            try:
                self._check_answer(program, number, found)
            except Broken as broken:
                self.broken.append(str(broken))

    def _write(self, program: BillingProgram, fields: Mapping[str, str]) -> None:
        self._files += 1
        folder = self.folder / EXCHANGE_FOLDER / program.name / "in"
        if folder.is_dir():
            path = folder / f"R{self._files}.tmp"
            path.write_text("".join(f"{name}={value}\r\n" for name, value in fields.items()), encoding="ascii")
            path.rename(path.with_suffix(".req"))

    # What must hold ---------------------------------------------------------------------------------------------------

    def _heard(self, event: Event) -> None:
        super()._heard(event)
        if not isinstance(event, ChargeBegun):
            return
        self.begun += 1
        self._expect(not self.core._access.locked, f"begun though nobody is signed in: {event}")
        sale = self.sale(event.sale_id)
        assert sale is not None
        for other in self._sales_of(key_of(sale.bill)):
            same = other.bill.period == sale.bill.period or not self._charge(other).is_final
            if other.sale_id != sale.sale_id and same:
                charge = self._charge(other)
                self._expect(charge.may_repeat, f"charged again though {charge.status}: {other} {sale}")

    def _expect(self, holds: bool, words: str) -> None:
        if not holds:
            self.broken.append(words)

    def _check_answer(self, program: BillingProgram, number: str, found: Mapping[str, Any]) -> None:
        """Check that `paid` is the service's PAID, for an amount that the program pushed for this bill."""
        paise = round(float(found["amount"]) * 100)
        need(found["bill"] == number, "the charge of another bill: %s", found)
        need(paise in self.pushed_paise[program.name, number], "an amount that nobody pushed: %s", found)
        if found["paid"]:
            self.paid_answers += 1
            order = self.model.orders.get(found["order_id"])
            now_paid = order is not None and order.status == "PAID" and order.told_paise == paise
            need(now_paid or (found["order_id"], paise) in self.ever_paid, "paid without PAID: %s %s", found, order)

    def check(self) -> None:
        super().check()
        for key, sales in self._by_bill().items():
            payable = [sale for sale in sales if self._is_payable(sale)]
            need(len(payable) <= 1, "two charges of one bill can be paid: %s", payable)
            known = {sale.sale_id for sale in sales}
            need(self.acknowledged[key] <= known, "acknowledged, and gone: %s", self.acknowledged[key] - known)

    def _by_bill(self) -> dict[_BillKey, list[Sale]]:
        found: defaultdict[_BillKey, list[Sale]] = defaultdict(list)
        for sale in self.core.sales():
            if sale.bill:
                found[key_of(sale.bill)].append(sale)
        return found

    def _sales_of(self, key: _BillKey) -> list[Sale]:
        return self._by_bill().get(key, [])

    def _charge(self, sale: Sale) -> BillCharge:
        return self.core.engine.sales.bills.charge_of(sale)

    def _is_payable(self, sale: Sale) -> bool:
        order = self.order(sale)
        mine = order is not None and not order.taken and sale.cf_order_id in {"", order.cf_order_id}
        return mine and order is not None and order.may_be_paid(self.true_now())

    def check_answers(self) -> None:
        """Check the files that answer, and what each program is told of each of its bills."""
        for path, lines in self._answers():
            if lines["PAID"] == "1":
                order_id, paise = lines["ORDER_ID"], round(float(lines["AMOUNT"]) * 100)
                need((order_id, paise) in self.ever_paid, "%s: paid without PAID: %s", path, lines)
        for program in PROGRAMS:
            for number in BILLS:
                self.ask(program, number)

    def _answers(self) -> Iterator[tuple[str, dict[str, str]]]:
        for path in sorted((self.folder / EXCHANGE_FOLDER).glob("*/out/*.ans")):
            lines = (line.partition("=") for line in path.read_text(encoding="ascii").splitlines())
            yield path.name, {name: value for name, _, value in lines}

    def check_calm(self) -> None:
        super().check_calm()
        self.check_answers()

    def charge_again(self, sale_id: str) -> None:
        """Let a person charge the bill of a sale again, as its end page offers."""
        sale = self.sale(sale_id)
        if sale is not None and sale.bill and sale.amount is not None:
            again = f"sale{next(self.numbers)}"
            method, amount = sale.method, sale.amount
            self.send(TakeSale(sale_id=again, method=method, amount=amount, bill=sale.bill, instead_of=sale_id))

    def give_back(self, sale_id: str) -> None:
        """Settle a late payment by giving the money back."""
        sale = self.sale(sale_id)
        if sale is not None and MarkSaleSeen in available_commands(sale, self.core.now()):
            self.send(MarkSaleSeen(sale_id=sale_id, given_back=True))
            self.turns(_ENOUGH_TURNS)
