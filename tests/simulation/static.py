"""A counter whose customers pay on the static QR: a list of payments, its faults, and what must hold afterwards."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from paydesk.counter.sale.static_scan import static_sale_id
from paydesk.domain.clock import HOUR, SECOND
from paydesk.domain.commands import HandOverSale
from paydesk.domain.messages import StaticQrState
from paydesk.domain.money import Money
from paydesk.domain.order import STATIC_MODE
from paydesk.domain.sale.commands import WatchStaticQr
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.shift.ledger import PaymentChannel
from tests.simulation.core import TERMINAL, Core
from tests.simulation.machine import LATENCY_S, Stage, need
from tests.simulation.model import Fate, _error
from tests.simulation.wire import Answer, Lost, Request

if TYPE_CHECKING:
    from paydesk.domain.messages import Event
    from paydesk.domain.sale.sale import Sale

HOST: Final = "127.0.0.1"
FATES: Final = (
    *(Fate.LOST_BEFORE, Fate.LOST_AFTER, Fate.SILENT, Fate.FAILS_BEFORE, Fate.SLOW_DOWN, Fate.SLOW_DOWN_BARE),
    *(Fate.EMPTY, Fate.PAGE, Fate.FORGOTTEN),
)


@dataclass(frozen=True, slots=True)
class Paid:
    """A payment at a terminal. Times in ms by the service's clock."""

    number: int
    paise: int
    at: int
    listed_at: int
    """When it is listed as SUCCESS; it is PENDING before."""
    mode: str = STATIC_MODE
    terminal: int = TERMINAL


class StaticStage(Stage):
    """The stage of one counter that takes no order: each request about one is a fault."""

    def __init__(self, seed: int = 0) -> None:
        self.paid: list[Paid] = []
        self.static_fates: deque[Fate] = deque()
        self.state = StaticQrState()
        self._numbers = 7_000
        super().__init__(seed)

    # The service ----------------------------------------------------------------------------------------------------

    def pay_static(self, paise: int, *, pending_ms: int = 0, mode: str = STATIC_MODE, terminal: int = TERMINAL) -> None:
        """Pay on a static QR; it is listed as SUCCESS after some time."""
        self._numbers += 1
        now = self.true_now()
        self.paid.append(Paid(self._numbers, paise, now, now + pending_ms, mode, terminal))

    async def _carried(self, request: Request) -> Answer:
        if request.method == "HEAD":
            return await super()._carried(request)
        need("/terminal/payments" in request.path or "/terminal/qrcodes" in request.path, "it was sent: %s", request)
        await asyncio.sleep(LATENCY_S)
        fate = self.static_fates.popleft() if self.static_fates else None
        answer = self._answer(request)
        await asyncio.sleep(LATENCY_S)
        match fate:
            case Fate.LOST_BEFORE | Fate.LOST_AFTER:
                raise Lost
            case Fate.SILENT:
                await asyncio.Event().wait()
            case Fate.SLOW_DOWN | Fate.SLOW_DOWN_BARE:
                told = {"x-ratelimit-retry": "20"} if fate is Fate.SLOW_DOWN else {}
                return self.model._said(429, _error("rate_limit_error", "request_failed"), told)
            case Fate.FAILS_BEFORE:
                return self.model._said(500, _error("api_error", "internal_error"))
            case Fate.FORGOTTEN:
                return self.model._said(404, _error("invalid_request_error", "terminal_not_found"))
            case Fate.EMPTY | Fate.PAGE:
                return Answer(
                    200, answer.headers, b"" if fate is Fate.EMPTY else b"<!doctype html><title>Sign in</title>"
                )
        return answer

    def _answer(self, request: Request) -> Answer:
        if request.method == "GET":
            return self.model._said(200, [{"qrCodeUrl": "http://127.0.0.1/pay/terminal", "status": "ACTIVE"}])
        asked = json.loads(request.content)
        wanted, page = asked["filter"], asked["pagination"]
        since = datetime.fromisoformat(wanted["start_date"]).timestamp() * SECOND
        now = self.true_now()
        found = [_row(each) for each in self.paid if each.at >= since and each.listed_at <= now]
        size, number = page["page_size"], page["page_number"]
        return self.model._said(200, found[(number - 1) * size : number * size])

    # The program ----------------------------------------------------------------------------------------------------

    async def _start(self, core: Core) -> None:
        core._begin(core.engine.static_qr.run())
        await super()._start(core)

    def _heard(self, event: Event) -> None:
        super()._heard(event)
        if isinstance(event, StaticQrState):
            self.state = event

    def watch(self, *, is_shown: bool) -> None:
        """Open or leave the page of the static QR."""
        self.core.send(WatchStaticQr(is_shown=is_shown))

    def hand_over(self, number: int) -> None:
        """Hand over one of the payments that are listed on the page."""
        if self.state.payments:
            sale = self.state.payments[number % len(self.state.payments)]
            self.core.send(HandOverSale(sale_id=sale.sale_id))

    # What must hold -------------------------------------------------------------------------------------------------

    def expected(self) -> dict[str, Paid]:
        """Return the payments that count, by the sales that they are."""
        ours = [each for each in self.paid if (each.mode, each.terminal) == (STATIC_MODE, TERMINAL)]
        return {static_sale_id(HOST, str(each.number)): each for each in ours}

    def check(self) -> None:
        """Check that nothing is green that the service did not list, and nothing is there twice."""
        expected, now = self.expected(), self.true_now()
        for sale in self.core.sales():
            self._check_sale(sale, expected.get(sale.sale_id), now)
        amounts = [sale.sale_id for sale in self.state.payments]
        need(len(amounts) == len(set(amounts)), "listed twice: %s", amounts)

    def _check_sale(self, sale: Sale, paid: Paid | None, now: int) -> None:
        need(sale.is_static and paid is not None and paid.listed_at <= now, "nobody paid it: %s", sale)
        assert paid is not None
        need(self.core.verdict(sale) is Verdict.HAND_OVER, "%s: %s", self.core.verdict(sale), sale)
        need(sale.paid_amount == Money(paid.paise), "paid %s: %s", paid, sale)
        kinds = [fact.kind for fact in self.journal.facts_of(sale.sale_id)]
        for kind in (SaleFactKind.SALE_WANTED, SaleFactKind.STATIC_PAID, SaleFactKind.HANDED_OVER):
            need(kinds.count(kind) <= 1, "%s twice: %s", kind, kinds)

    def check_calm(self) -> None:
        """Once all is well, each payment is there to the paisa: in the journal, in the ledger and in its channel."""
        self.stop_faults()
        self.static_fates.clear()
        self.wait(3.5 * HOUR / SECOND)
        self.check()
        listed = {sale_id: paid for sale_id, paid in self.expected().items() if paid.listed_at <= self.true_now()}
        missing = listed.keys() - {sale.sale_id for sale in self.core.sales()}
        need(not missing, "not found: %s", [listed[each] for each in missing])
        total = Money(sum(paid.paise for paid in listed.values()))
        report = self.journal.reports.of_shift(0, start=0, end=2**50)
        need(dict(report.channels)[PaymentChannel.STATIC].amount == total, "counted %s for %s", report.channels, total)
        need(report.paid.count == len(listed) and report.paid.amount == total, "%s for %s", report.paid, total)
        need(not self.core.engine.recorder.pending_count, "all is written")


def _row(paid: Paid) -> dict[str, Any]:
    return {
        "cf_terminal_id": paid.terminal,
        "cf_payment_id": paid.number,
        "payment_amount": paid.paise / 100,
        "payment_mode": paid.mode,
        "payment_status": "SUCCESS",
        "payment_time": datetime.fromtimestamp(paid.at / SECOND, UTC).isoformat(),
    }
