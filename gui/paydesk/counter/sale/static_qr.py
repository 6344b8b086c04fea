"""Payments on the static QR of this counter's terminal: each becomes a sale (docs/rules.md#static-qr)."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from paydesk.api.answers import ApiResponse
from paydesk.api.errors import ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.api.terminal_payments import PAGE_SIZE
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.dispatcher import handles
from paydesk.counter.faults import create_journal_fault
from paydesk.counter.sale.pictures import Modules
from paydesk.counter.sale.service import SaleService
from paydesk.counter.sale.static_code import choose_text, draw_text, expected_static
from paydesk.counter.sale.static_scan import StaticScan, counts, journal_begin, static_sale_id
from paydesk.domain.clock import HOUR, MINUTE, SECOND, ClockCorrection, Now, date_of, span_of
from paydesk.domain.failure import Failure, Problem
from paydesk.domain.messages import Event, StaticQrState
from paydesk.domain.order import PaymentMethod, StaticCode, TerminalIdentity, TerminalPayment
from paydesk.domain.people.person import Permission
from paydesk.domain.sale import facts
from paydesk.domain.sale.commands import WatchStaticQr
from paydesk.domain.sale.facts import NewSale, Origin, SaleFactKind
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.watch import pause_after_failures
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal
from paydesk.store.settings import static_qr_file
from paydesk.store.settings.static_qr_file import KeptStaticQr, StaticAccount

SHOWN_INTERVAL: Final = 3 * SECOND
"""Pause between reads while the page of the static QR is shown."""
IDLE_INTERVAL: Final = 5 * MINUTE
UNAVAILABLE_INTERVAL: Final = HOUR
"""Pause after an answer that the account or the terminal has no static QR."""
CLOSE_TIMEOUT_S: Final = 5.0
"""Longest time that closing a shift waits for the service, in seconds."""
_OPERATION: Final = "terminal_payments"
_FAULT_PAUSE: Final = 15 * SECOND
_SAVE_EVERY: Final = 5 * MINUTE
_UNAVAILABLE: Final = frozenset({Problem.NOT_FOUND, Problem.NOT_ALLOWED})


class StaticQrService:
    """The static QR of one counter. Runs in the counter's loop; `emit` takes messages in the order they happen."""

    def __init__(
        self,
        journal: Journal,
        sales: SaleService,
        connection: ServiceConnection[GatewayClient],
        config: Configuration,
        emit: Callable[[Event], None],
        now: Now,
    ) -> None:
        self._journal = journal
        self._folder = journal.path.parent
        self._sales = sales
        self._connection = connection
        self._config = config
        self._emit = emit
        self._now = now
        self._is_shown = False
        self._kept: KeptStaticQr | None = None
        self._saved_until = 0
        self._drawn: tuple[object, Modules | None] = (None, None)
        self._scan: StaticScan | None = None
        self._known: set[str] = set()
        """Sales of payments that are in the journal."""
        self._today: dict[str, Sale] | None = None
        """Payments of this business day; None until the journal could be asked."""
        self._wants_code = False
        self._is_list_refused = False
        self._is_code_refused = False
        self._read_at: int | None = None
        self._deep_at: int | None = None
        self._code_at: int | None = None
        self._next_at = 0
        self._failure: Failure | None = None
        self._failures = 0
        self._told: StaticQrState | None = None
        self._has_fault = False
        self._lock = asyncio.Lock()
        self._wake = asyncio.Event()

    # Commands and events ----------------------------------------------------------------------------------------------

    def _permission_of(self, command: WatchStaticQr) -> Permission | None:
        return command.permission if command.is_shown else None  # a locked screen hides the page

    @handles(WatchStaticQr, permission_of=_permission_of)
    async def watch(self, command: WatchStaticQr, _by: str) -> None:
        """Read often while the page is shown, from now on."""
        self._is_shown = command.is_shown
        if command.is_shown:
            self._told = None
            self.emit_state()
            if not self._is_list_refused:
                self.read_now()

    def read_now(self) -> None:
        """Read as soon as the limits of the service allow."""
        self._next_at = 0
        self._wake.set()

    def on_clock_moved(self, move: ClockCorrection) -> None:
        """Plan anew after the clock of this run was corrected."""
        self._read_at = None if self._read_at is None else move.apply(self._read_at)
        self._deep_at = self._code_at = None
        self.read_now()

    def _on_connection(self, _: None) -> None:
        if self._failure is not None or self._kept is None or self._kept.account != self._account():
            self.read_now()

    def _on_sale(self, sale_id: str) -> None:
        if self._today is None:
            return
        sale = self._sales.sales.get(sale_id)
        if sale is not None and sale.is_static:
            self._today[sale_id] = sale
            self.emit_state()

    # The loop ---------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Read until cancelled."""
        self._connection.changed.subscribe(self._on_connection)
        self._sales.sales.changed.subscribe(self._on_sale)
        try:
            while True:
                self._wake.clear()
                async with self._lock:
                    pause = await self._advance()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause / SECOND):
                        await self._wake.wait()
        finally:
            self._connection.changed.unsubscribe(self._on_connection)
            self._sales.sales.changed.unsubscribe(self._on_sale)

    async def read_before_close(self) -> None:
        """Read everything before a shift is closed. A failure is told, and what is missing is on the next Z-report."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_S), self._lock:
                self._scan, self._wants_code, self._deep_at = None, False, None
                while not self._is_list_refused and self._now() >= self._connection.budget(_OPERATION).paused_until:
                    if not await self._call_once() or self._scan is None:
                        break
        self._scan = None
        self.emit_state()

    async def _advance(self) -> int:
        """Make the call that is due; return the milliseconds until the next."""
        now = self._now()
        if now < self._next_at:
            return self._next_at - now
        budget = self._connection.budget(_OPERATION)
        if not budget.take(now):
            return max(1, budget.wait_ms(now))
        called = await self._call_once()
        self.emit_state()
        return max(0, self._next_at - self._now()) if called else IDLE_INTERVAL

    async def _call_once(self) -> bool:
        """Read a page or the code; return False if there are no keys, no terminal, or a journal that cannot be read."""
        account, terminal = self._account(), self._config.terminal
        if account is None or terminal is None:
            return False
        try:
            await self._call(self._use(account), terminal)
        except StoreError as error:
            if not self._has_fault:
                self._emit(create_journal_fault(error))
            self._has_fault, self._scan = True, None
            self._next_at = self._now() + _FAULT_PAUSE
        else:
            self._has_fault = False
        return True

    async def _call(self, kept: KeptStaticQr, terminal: TerminalIdentity) -> None:
        wants_code, self._wants_code = self._wants_code, False
        if self._scan is None:
            now = self._now()
            is_deep = self._deep_at is None or now - self._deep_at >= HOUR
            self._scan = StaticScan.create(kept, now - self._connection.clock_offset_ms, is_deep=is_deep)
        try:
            async with self._connection.call(_OPERATION) as call:
                if wants_code:
                    codes = call.answered(await call.client.terminal_payments.static_codes(terminal))
                    self._take_codes(codes.value, kept)
                else:
                    page = await call.client.terminal_payments.page(terminal, self._scan.since, self._scan.number)
                    self._take_page(call.answered(page), self._scan, kept, terminal)
        except ServiceError as error:
            self._on_failure(error.failure, of_code=wants_code)

    def _on_failure(self, failure: Failure, *, of_code: bool = False) -> None:
        self._scan = None
        now, is_refused = self._now(), failure.problem in _UNAVAILABLE
        if of_code:  # the payments were read
            self._is_code_refused = is_refused
            self._code_at = now if is_refused else None
            self._next_at = now + self._interval
            return
        self._failure, self._is_list_refused = failure, is_refused
        self._failures += 1
        pause = UNAVAILABLE_INTERVAL if is_refused else pause_after_failures(self._interval, self._failures)
        self._next_at = now + pause

    @property
    def _interval(self) -> int:
        return SHOWN_INTERVAL if self._is_shown else IDLE_INTERVAL

    # Payments ---------------------------------------------------------------------------------------------------------

    def _take_page(
        self,
        answer: ApiResponse[list[TerminalPayment]],
        scan: StaticScan,
        kept: KeptStaticQr,
        terminal: TerminalIdentity,
    ) -> None:
        """Write the payments of a page that the journal does not have. Raises StoreError."""
        offset_ms = self._connection.answer_offset_ms(answer)
        if scan.until is None:
            known = answer.server_date_ms
            scan.until = self._now() - self._connection.clock_offset_ms if known is None else known
        if not kept.begin:  # only an answer tells it: the clock of this PC may be wrong
            self._kept = kept = replace(kept, begin=journal_begin(self._journal, self._now(), scan.until))
            self._save()
            if scan.since > kept.begin:
                self._scan = None
                return
        for payment in answer.value:
            if counts(payment, kept, terminal):
                scan.has_new |= self._take(payment, kept, offset_ms)
        found = {payment.cf_payment_id for payment in answer.value}
        if len(answer.value) < PAGE_SIZE:
            self._finish_scan(scan, kept, scan.until)
        elif found <= scan.seen:  # the same page again, for ever
            self._on_failure(ServiceError(Problem.BAD_ANSWER).failure)
        else:
            scan.seen |= found
            scan.number += 1

    def _take(self, payment: TerminalPayment, kept: KeptStaticQr, offset_ms: int | None) -> bool:
        """Write a payment as a sale; return False if the journal has it. Raises StoreError."""
        sale_id = static_sale_id(kept.host, payment.cf_payment_id)
        # all facts, not the table: a sale that is set aside is not written again
        is_new = sale_id not in self._known and not self._journal.facts_of(sale_id)
        if is_new:
            wanted = NewSale(
                order_id="",
                method=PaymentMethod.STATIC_QR,
                amount=payment.amount,
                created_here=True,
                terminal=self._config.masked_terminal,
                cf_terminal_id=payment.cf_terminal_id,
                origin=Origin(kept.host, kept.keys),
            )
            self._sales.sales.write_now(
                sale_id,
                (SaleFactKind.SALE_WANTED, facts.sale_wanted_data(wanted)),
                (SaleFactKind.STATIC_PAID, facts.static_paid_data(payment, clock_offset_ms=offset_ms)),
            )
            self._sales.runner.reschedule(sale_id)
        self._known.add(sale_id)
        return is_new

    def _finish_scan(self, scan: StaticScan, kept: KeptStaticQr, until: int) -> None:
        now = self._now()
        self._scan, self._failure, self._failures, self._is_list_refused = None, None, 0, False
        self._read_at = now
        self._deep_at = now if scan.is_deep else self._deep_at
        # the first fact of all may have been one of these payments
        journal = kept.journal or self._journal.shipping.journal_id() or ""
        self._kept = replace(kept, read_until=until, journal=journal)
        self._wants_code = self._code_at is None or now - self._code_at >= HOUR
        self._next_at = now if self._wants_code else now + self._interval
        if scan.has_new or until - self._saved_until >= _SAVE_EVERY:
            self._save()

    # The code and what is kept ----------------------------------------------------------------------------------------

    def _take_codes(self, codes: list[StaticCode], kept: KeptStaticQr) -> None:
        now = self._now()
        self._scan, self._code_at, self._next_at = None, now, now + self._interval
        self._is_code_refused = not any(code.is_active for code in codes)
        text = choose_text(codes, expected_static(self._config, kept.host))
        if text != kept.text:
            self._kept = replace(kept, text=text)
            self._save()

    def _account(self) -> StaticAccount | None:
        client, terminal = self._connection.client, self._config.terminal
        if client is None or terminal is None:
            return None
        phone = hashlib.sha256((terminal.terminal_phone_no or "").encode()).hexdigest()[:16]
        number = str(terminal.cf_terminal_id or f"phone {phone}")
        return StaticAccount(client.transport.endpoint.host, client.transport.key_digest, number)

    def _use(self, account: StaticAccount) -> KeptStaticQr:
        """Return what is kept of this account, or begin it: payments of another one are not read. Raises StoreError."""
        if self._kept is not None and self._kept.account == account:
            return self._kept
        journal = self._journal.shipping.journal_id() or ""
        kept = static_qr_file.load(self._folder)
        if kept is None or kept.account != account:
            kept = KeptStaticQr(account.host, account.keys, account.terminal, journal)
        elif kept.journal not in {"", journal}:  # begun anew: what was read before is in the other one
            kept = replace(kept, begin=kept.read_until)
        self._kept = kept = replace(kept, journal=journal)
        self._scan, self._read_at, self._deep_at, self._code_at, self._failure = None, None, None, None, None
        self._wants_code = self._is_list_refused = self._is_code_refused = False
        self._today = None
        self._save()
        return kept

    def _save(self) -> None:
        if self._kept is not None:
            static_qr_file.save(self._folder, self._kept)
            self._saved_until = self._kept.read_until

    # What the windows are told ----------------------------------------------------------------------------------------

    def emit_state(self) -> None:
        """Tell the windows, if something has changed."""
        kept = None if self._kept is None or self._kept.account != self._account() else self._kept
        is_refused = self._is_list_refused or self._is_code_refused
        is_available = kept is not None and not is_refused and bool(kept.text or self._read_at)
        state = StaticQrState(self._code(kept), is_available, self._payments(), self._read_at, self._failure)
        if state != self._told:
            self._told = state
            self._emit(state)

    def _code(self, kept: KeptStaticQr | None) -> Modules | None:
        if kept is None or self._is_code_refused:
            return None
        key = (kept.text, expected_static(self._config, kept.host))
        if key != self._drawn[0]:
            self._drawn = key, draw_text(*key)
        return self._drawn[1]

    def _payments(self) -> tuple[Sale, ...]:
        """Return the payments of this business day, newest first."""
        ends = self._config.settings.shop.day_ends
        day = date_of(self._now(), ends)
        start, end = span_of(day, day, ends)
        if self._today is None:
            with contextlib.suppress(StoreError):  # said by whoever writes
                self._today = self._load_payments(start, end)
        found = [sale for sale in (self._today or {}).values() if start <= sale.finished_at < end]
        return tuple(sorted(found, key=lambda sale: (sale.finished_at, sale.sale_id), reverse=True))

    def _load_payments(self, start: int, end: int) -> dict[str, Sale]:
        real = self._config.takes_real_money
        query = SaleQuery(start=start, end=end, method=PaymentMethod.STATIC_QR, real=real, limit=None)
        sales = (self._sales.sales.get(row.sale_id) for row in self._journal.lists.rows(query))
        return {sale.sale_id: sale for sale in sales if sale is not None}
