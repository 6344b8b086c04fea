"""The fold of a sale: one function for each kind of fact, which changes a draft of the sale's fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias, TypeVar

from msgspec import UNSET

from paydesk.domain.clock import MINUTE
from paydesk.domain.clock_fact import StoredClockCorrection
from paydesk.domain.codec import Stored, from_data
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, PrintOutcome, Stamp
from paydesk.domain.failure import TRANSIENT, Failure, Problem, Side
from paydesk.domain.order import OrderStatus, PaymentMethod, can_follow
from paydesk.domain.sale import answers, stored
from paydesk.domain.sale.draft import SaleDraft
from paydesk.domain.sale.facts import GoodsHandover, PrintedReceipt, SaleFactKind, SuccessfulPayment
from paydesk.domain.sale.request import Request, RequestState

_DataT = TypeVar("_DataT", bound=Stored)
_UNKNOWN_PROBLEMS: Final = frozenset({Problem.NOT_FOUND, Problem.OTHER_KEYS})
"""Problems of a read which say that these keys do not know the order."""
EXPIRED_WAIT: Final = 5 * MINUTE
"""Time after the first EXPIRED in which a payment that began before may still come through.

See docs/rules.md#not-paid-needs-certainty.
"""
_TAKEN: Final = Failure(Problem.ALREADY_EXISTS, Side.SALE, outcome_known=True)
_LEGACY_EXPIRED_WAIT: Final = 30_000
"""The wait of an older Paydesk, which wrote no host into its facts."""


def apply(draft: SaleDraft, fact: Fact) -> None:
    """Change the draft by one fact. Unknown kinds change nothing."""
    change = _CHANGES.get(fact.kind)
    if change is not None:
        change(draft, fact.data, fact.stamp)


def _wanted(draft: SaleDraft, data: stored.SaleRequested, _stamp: Stamp) -> None:
    draft.order_id = data.order_id
    draft.amount = data.amount
    draft.billed = data.billed
    draft.method = data.method
    draft.terminal = data.terminal
    draft.cf_terminal_id = data.cf_terminal_id
    draft.created_here = data.created_here
    draft.add_invoice = data.add_invoice
    draft.customer_phone = data.customer_phone
    draft.by, draft.host, draft.keys = data.by, data.host or "", data.keys
    draft.by_older_rules = data.host is UNSET
    draft.order_minutes = data.order_minutes or 30
    draft.instead_of = data.instead_of
    draft.ask_above = data.ask_above or None
    draft.records_hand_over = data.records_hand_over
    draft.note = data.note or ""
    draft.bill = data.charged_bill
    if not data.created_here:  # a scanned order exists already: it is read, not created
        draft.order = Request(RequestState.IN_FLIGHT)


def _order_sent(draft: SaleDraft, data: stored.RequestSent, stamp: Stamp) -> None:
    draft.order = draft.order.sent(data.key, stamp.here)
    draft.expiries = (*draft.expiries, None if data.expires_at is UNSET else data.expires_at)
    draft.order_sent = Stamp(stamp.here, stamp.here if stamp.there is None else stamp.there)
    draft.not_found_at = None
    draft.problem = None
    draft.failures = 0
    _take_origin(draft, data)


def _take_origin(draft: SaleDraft, data: stored.RequestSent | stored.OrderAnswered | stored.RequestFailed) -> None:
    """Take host and keys of the call: at a start they are known only when it leaves (docs/rules.md#test-is-marked)."""
    draft.host = data.host or draft.host
    draft.keys = data.keys or draft.keys


def _order_answered(draft: SaleDraft, data: stored.OrderAnswered, stamp: Stamp) -> None:
    _take_origin(draft, data)
    draft.order = draft.order.answered(stamp.here)
    _answered(draft, data, stamp)


def _status_read(draft: SaleDraft, data: stored.OrderAnswered, stamp: Stamp) -> None:
    if draft.order.state is not RequestState.OK:
        if answers.belongs_to_another_counter(draft, data):
            draft.order = draft.order.failed(_TAKEN, stamp.here)
            return
        draft.order = draft.order.answered(stamp.here)  # it can be read, so it exists
    _answered(draft, data, stamp)
    if draft.termination.state is RequestState.UNKNOWN and draft.raw_status != OrderStatus.ACTIVE:
        draft.termination = draft.termination.answered(stamp.here)


def _answered(draft: SaleDraft, data: stored.OrderAnswered, stamp: Stamp) -> None:
    draft.answered_at = draft.last_read_at = stamp.here
    draft.problem = None
    draft.failures = draft.reads_failed = 0
    draft.not_found_at = None
    draft.has_current_read = True
    draft.unknown_to_service = False
    draft.order_id = draft.order_id or data.order_id
    draft.cf_order_id = data.cf_order_id or draft.cf_order_id
    answers.take_service_time(draft, stamp)
    answers.correct_code_times(draft, stamp)
    if not _is_outdated(draft, data.status):
        _take_amount(draft, data)
        _take_status(draft, data.status, stamp)
    if draft.termination.state is RequestState.REFUSED and draft.raw_status == OrderStatus.ACTIVE:
        draft.cancel_asked_at = None  # the termination was refused: the sale continues without it


def _is_outdated(draft: SaleDraft, word: str) -> bool:
    """Return True if an older answer came late: a final status, and the amount of PAID, are not replaced."""
    # an unknown status reverses nothing
    before, after = OrderStatus.parse(draft.known_status), OrderStatus.parse(word)
    if after is None:
        return before is OrderStatus.PAID
    return before is not None and not can_follow(before, after)


def _take_amount(draft: SaleDraft, data: stored.OrderAnswered) -> None:
    is_odd = data.has_invalid_amount is True
    if data.amount is not None or is_odd or data.status == OrderStatus.PAID:
        # an earlier answer does not give the amount of PAID (docs/rules.md#amount-must-match)
        draft.order_amount, draft.has_invalid_amount = data.amount, is_odd
    draft.amount = draft.amount or data.amount
    draft.currency = data.currency or draft.currency


def _take_status(draft: SaleDraft, word: str, stamp: Stamp) -> None:
    after = OrderStatus.parse(word)
    draft.raw_status = word
    draft.known_status = word if after else draft.known_status
    if after is OrderStatus.PAID:
        if draft.paid_at is None:
            draft.paid_at, draft.paid_after_close = stamp.here, draft.closed_at is not None
            # an earlier "seen" was not about this money
            draft.seen_at, draft.handed_over, draft.payments_tried = None, None, 0
        return
    if after is OrderStatus.EXPIRED:
        _expire(draft, stamp)
    if after is OrderStatus.TERMINATED:
        _close(draft, stamp)


def _expire(draft: SaleDraft, stamp: Stamp) -> None:
    if draft.expired_at is None:
        draft.expired, draft.payments_tried = draft.stamp_of(stamp.here), 0
    elif draft.by_older_rules and stamp.here - draft.expired_at >= _LEGACY_EXPIRED_WAIT:
        # an older Paydesk took the second EXPIRED as final
        draft.expired_for_good = True
        _close(draft, stamp)


def _close(draft: SaleDraft, stamp: Stamp) -> None:
    if draft.closed is None:
        draft.closed = draft.stamp_of(stamp.here) if stamp.there is None and draft.is_time_known else stamp
        draft.watch_started_at, draft.watched_ms = None, 0


def _order_failed(draft: SaleDraft, data: stored.RequestFailed, stamp: Stamp) -> None:
    failure = data.failure
    again = answers.can_retry_order(draft, failure, stamp) and failure.outcome_known
    change = draft.order.postponed if again and data.gave_up is not True else draft.order.failed
    draft.order = change(failure, stamp.here)
    _take_origin(draft, data)
    answers.take_service_time(draft, stamp)
    _fail(draft, failure)


def _read_failed(draft: SaleDraft, data: stored.RequestFailed, stamp: Stamp) -> None:
    failure = data.failure
    _fail(draft, failure)
    answers.take_service_time(draft, stamp)
    draft.last_read_at, draft.qr_wanted_at = stamp.here, None
    draft.reads_failed += 1
    if failure.problem is Problem.NOT_FOUND and draft.order.state is not RequestState.OK:
        draft.not_found_at = stamp.here
    if draft.order.is_unresolved and not draft.created_here:
        gone = failure.problem in {Problem.NOT_FOUND, Problem.RULES, Problem.NOT_ACTIVE, Problem.WRONG_AMOUNT}
        outcome = RequestState.REFUSED if gone else RequestState.UNKNOWN
        draft.order = replace(draft.order, state=outcome, ended_at=stamp.here, failure=failure)


def _fail(draft: SaleDraft, failure: Failure) -> None:
    draft.problem = failure
    draft.failures += 1
    if failure.problem in _UNKNOWN_PROBLEMS and draft.cf_order_id:
        draft.unknown_to_service = True


def _qr_wanted(draft: SaleDraft, data: stored.QrRequested, stamp: Stamp) -> None:
    draft.qr_wanted_at, draft.method = stamp.here, data.method
    draft.has_current_read, draft.amount_confirmed = False, True
    if draft.given_up_at is not None:  # it returns to the list
        draft.given_up_at = draft.closed = None
        draft.started = Stamp(draft.started_at)
        draft.watch_ended = False


def _transaction_sent(draft: SaleDraft, data: stored.RequestSent, stamp: Stamp) -> None:
    if draft.order.state is not RequestState.OK:
        # an older Paydesk took the order as ours: a customer may have its code
        draft.order = draft.order.answered(stamp.here)
    if data.key != draft.transaction.key:
        # a new attempt: the previous code leaves every screen at once, payable or not
        draft.attempt += 1
        draft.payment_url = draft.cf_payment_id = ""
        draft.qr = draft.qr_expires_at = draft.page_check = None
    # requested by a person: attempts are counted from 0
    before = draft.transaction if draft.qr_wanted_at is None else Request()
    draft.transaction = before.sent(data.key, stamp.here)
    draft.method = data.method or PaymentMethod.QR_CODE
    draft.qr_wanted_at, draft.problem, draft.failures = None, None, 0


def _transaction_answered(draft: SaleDraft, data: stored.TransactionAnswered, stamp: Stamp) -> None:
    draft.transaction = draft.transaction.answered(stamp.here)
    draft.codes = (*draft.codes, data.cf_payment_id)
    draft.had_link = draft.had_link or draft.method is PaymentMethod.LINK
    draft.shown_at = stamp.here
    draft.cf_payment_id = data.cf_payment_id
    draft.payment_url = data.payment_url
    draft.qr_expires_at, draft.code_heard = data.expires_at, None
    draft.problem, draft.failures, draft.unknown_to_service = None, 0, False
    if draft.amount is None:
        draft.amount = data.amount


def _transaction_failed(draft: SaleDraft, data: stored.RequestFailed, stamp: Stamp) -> None:
    failure, transaction = data.failure, draft.transaction
    change = transaction.postponed if failure.problem is Problem.SLOW_DOWN else transaction.failed
    draft.transaction = change(failure, stamp.here)
    draft.has_current_read = False
    _fail(draft, failure)


def _cancel_asked(draft: SaleDraft, data: stored.PersonActed, stamp: Stamp) -> None:
    # requested again: earlier failures do not delay it, and an accepted one is sent again
    draft.cancel_asked_at, draft.cancel_by = stamp.here, data.by
    draft.termination, draft.qr_wanted_at = Request(), None


def _terminate_sent(draft: SaleDraft, data: stored.RequestSent, stamp: Stamp) -> None:
    draft.termination = draft.termination.sent(data.key, stamp.here)


def _terminate_answered(draft: SaleDraft, data: stored.OrderAnswered, stamp: Stamp) -> None:
    draft.termination = draft.termination.answered(stamp.here)
    _answered(draft, data, stamp)


def _terminate_failed(draft: SaleDraft, data: stored.RequestFailed, stamp: Stamp) -> None:
    failure, termination = data.failure, draft.termination
    put_off = failure.outcome_known and failure.problem in TRANSIENT
    change = termination.postponed if put_off else termination.failed
    draft.termination = change(failure, stamp.here)
    draft.has_current_read = False
    _fail(draft, failure)


def _payment(row: stored.PaymentRow) -> SuccessfulPayment:
    return SuccessfulPayment(
        row.cf_payment_id,
        row.amount,
        row.bank_reference,
        row.completed_at,
        row.order_amount or None,
        row.has_invalid_order_amount is True,
    )


def _payments_read(draft: SaleDraft, data: stored.PaymentsRead, stamp: Stamp) -> None:
    amount, listed = draft.order_amount or draft.amount, [_payment(row) for row in data.payments]
    draft.payments = tuple(each for each in listed if each.allows_amount(amount))
    in_doubt = len(listed) - len(draft.payments)  # payments that may belong to another order
    if draft.payments:
        draft.cf_payment_id = draft.payments[0].cf_payment_id or draft.cf_payment_id
    draft.untried = tuple(data.untried)
    draft.pending = data.pending + in_doubt
    draft.payments_read_at = stamp.here
    draft.payments_tried += 1
    answers.take_service_time(draft, stamp)
    quiet = not draft.pending and not draft.payments and draft.raw_status == OrderStatus.EXPIRED
    if quiet and draft.expired is not None and draft.expired.is_older_than(EXPIRED_WAIT, draft.stamp_of(stamp.here)):
        draft.expired_for_good = True
        _close(draft, stamp)


def _payments_failed(draft: SaleDraft, _data: stored.RequestFailed, stamp: Stamp) -> None:
    draft.payments_tried += 1
    draft.payments_read_at = stamp.here


def _note_changed(draft: SaleDraft, data: stored.NoteChanged, _stamp: Stamp) -> None:
    draft.note = data.note


def _seen(draft: SaleDraft, data: stored.LateSeen, stamp: Stamp) -> None:
    draft.seen_at, draft.given_back = stamp.here, data.given_back
    if draft.paid_at is not None:
        draft.handed_over = None if data.given_back else GoodsHandover(stamp.here, data.by, is_confirmed=True)


def _handed_over(draft: SaleDraft, data: stored.HandedOver, stamp: Stamp) -> None:
    if data.is_confirmed or draft.handed_over is None:  # the green page adds nothing to a confirmation
        draft.handed_over = GoodsHandover(stamp.here, data.by, is_confirmed=data.is_confirmed)


def _receipt_printed(draft: SaleDraft, data: stored.PersonActed, stamp: Stamp) -> None:
    draft.receipts = (*draft.receipts, PrintedReceipt(stamp.here, data.by))


def _receipt_ended(draft: SaleDraft, data: stored.ReceiptEnded, _stamp: Stamp) -> None:
    """Remove a receipt that was not printed: the next one is no duplicate."""
    asked = next((each for each in draft.receipts if each.at == data.asked_at), None)
    if asked is not None and data.outcome == PrintOutcome.NOWHERE:
        draft.receipts = tuple(each for each in draft.receipts if each is not asked)


def _replaced(draft: SaleDraft, data: stored.Replaced, _stamp: Stamp) -> None:
    draft.replaced_by = (*draft.replaced_by, data.sale_id)
    draft.replaced_unpaid = draft.replaced_unpaid or draft.paid_at is None


def _closed(draft: SaleDraft, _: stored.PersonActed, stamp: Stamp) -> None:
    draft.given_up_at = stamp.here
    _close(draft, stamp)


def _resumed(draft: SaleDraft, data: stored.Resumed, _stamp: Stamp) -> None:
    """Mark requests in flight as unknown after a restart; the PC's clock may be another."""
    if draft.paid_at is None:  # this may be another version of Paydesk
        draft.records_hand_over = data.records_hand_over
    if draft.is_time_known:
        draft.code_heard = draft.heard
    draft.has_lost_code = draft.has_lost_code or draft.transaction.state is RequestState.IN_FLIGHT
    draft.is_time_known = False
    draft.order = draft.order.resumed()
    draft.transaction = draft.transaction.resumed()
    draft.termination = draft.termination.resumed()
    draft.details_lost, draft.has_current_read = bool(draft.customer_phone), False


def _watch_resumed(draft: SaleDraft, _data: Mapping[str, Json], stamp: Stamp) -> None:
    answers.resume_watch(draft, stamp.here)


def _watch_ended(draft: SaleDraft, _data: Mapping[str, Json], _stamp: Stamp) -> None:
    """End the watch: payments alone prove that an order stays unpaid (docs/rules.md#not-paid-needs-certainty)."""
    draft.watch_ended = True


_Change: TypeAlias = "Callable[[SaleDraft, Mapping[str, Json], Stamp], None]"


def _reads(kind: type[_DataT], change: Callable[[SaleDraft, _DataT, Stamp], None]) -> _Change:
    """Return the change for data as it is stored; `change` takes it as a Struct."""

    def apply_stored(draft: SaleDraft, data: Mapping[str, Json], stamp: Stamp) -> None:
        change(draft, from_data(kind, data), stamp)

    return apply_stored


_CHANGES: Final[Mapping[str, _Change]] = {
    SaleFactKind.SALE_WANTED: _reads(stored.SaleRequested, _wanted),
    SaleFactKind.ORDER_SENT: _reads(stored.RequestSent, _order_sent),
    SaleFactKind.ORDER_ANSWERED: _reads(stored.OrderAnswered, _order_answered),
    SaleFactKind.ORDER_FAILED: _reads(stored.RequestFailed, _order_failed),
    SaleFactKind.STATUS_READ: _reads(stored.OrderAnswered, _status_read),
    SaleFactKind.READ_FAILED: _reads(stored.RequestFailed, _read_failed),
    SaleFactKind.QR_WANTED: _reads(stored.QrRequested, _qr_wanted),
    SaleFactKind.TRANSACTION_SENT: _reads(stored.RequestSent, _transaction_sent),
    SaleFactKind.TRANSACTION_ANSWERED: _reads(stored.TransactionAnswered, _transaction_answered),
    SaleFactKind.TRANSACTION_FAILED: _reads(stored.RequestFailed, _transaction_failed),
    SaleFactKind.QR_CHECKED: _reads(stored.QrChecked, answers.apply_qr_check),
    SaleFactKind.CANCEL_ASKED: _reads(stored.PersonActed, _cancel_asked),
    SaleFactKind.TERMINATE_SENT: _reads(stored.RequestSent, _terminate_sent),
    SaleFactKind.TERMINATE_ANSWERED: _reads(stored.OrderAnswered, _terminate_answered),
    SaleFactKind.TERMINATE_FAILED: _reads(stored.RequestFailed, _terminate_failed),
    SaleFactKind.PAYMENTS_READ: _reads(stored.PaymentsRead, _payments_read),
    SaleFactKind.PAYMENTS_FAILED: _reads(stored.RequestFailed, _payments_failed),
    SaleFactKind.STATIC_PAID: _reads(stored.StaticPaid, answers.apply_static_payment),
    SaleFactKind.NOTE_CHANGED: _reads(stored.NoteChanged, _note_changed),
    SaleFactKind.SEEN: _reads(stored.LateSeen, _seen),
    SaleFactKind.HANDED_OVER: _reads(stored.HandedOver, _handed_over),
    SaleFactKind.RECEIPT_PRINTED: _reads(stored.PersonActed, _receipt_printed),
    SaleFactKind.RECEIPT_ENDED: _reads(stored.ReceiptEnded, _receipt_ended),
    SaleFactKind.REPLACED: _reads(stored.Replaced, _replaced),
    SaleFactKind.CLOSED: _reads(stored.PersonActed, _closed),
    SaleFactKind.RESUMED: _reads(stored.Resumed, _resumed),
    SaleFactKind.CLOCK_SET: _reads(StoredClockCorrection, answers.correct_times),
    SaleFactKind.WATCH_RESUMED: _watch_resumed,
    SaleFactKind.WATCH_ENDED: _watch_ended,
}
