"""How each kind of fact changes a sale: one small function a kind, over a draft of the sale's fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from paydesk.domain.enums import member
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import OrderStatus, PaymentMethod, may_follow
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale.facts import Kind
from paydesk.domain.sale.verdict import EXPIRED_GRACE, CreateOutcome, TerminateOutcome

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json
    from paydesk.domain.fact import Fact


@dataclass(frozen=True, slots=True)
class PaidBy:
    """One successful payment of the order, as the service lists it (SERVICE-FACTS 2.6)."""

    cf_payment_id: str
    amount: Money | None
    group: str
    bank_reference: str
    completed_at: int | None = None
    """Milliseconds since 1970, UTC, by the service's clock."""


Draft: TypeAlias = dict[str, Any]
_Data: TypeAlias = "Mapping[str, Json]"


def apply(draft: Draft, fact: Fact) -> None:
    """Change the draft by one fact. A kind that this Paydesk does not know changes nothing."""
    change = _CHANGES.get(fact.kind)
    if change is not None:
        change(draft, fact.data, fact.at)


def _text(data: _Data, name: str) -> str:
    value = data.get(name)
    return value if isinstance(value, str) else ""


def _number(data: _Data, name: str) -> int | None:
    value = data.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _money(data: _Data, name: str) -> Money | None:
    paise = _number(data, name)
    return None if paise is None or paise < 0 else Money(paise)


def _method(data: _Data) -> PaymentMethod:
    return PaymentMethod.LINK if _text(data, "method") == PaymentMethod.LINK.value else PaymentMethod.QR_CODE


def failure_of(data: _Data) -> Failure:
    """Read a failure back from a fact."""
    return Failure(
        problem=member(Problem, _text(data, "problem")) or Problem.SERVICE_FAULT,
        side=member(Side, _text(data, "side")) or Side.SERVICE,
        outcome_known=data.get("known") is True,
        http_status=_number(data, "http_status"),
        code=_text(data, "code"),
        message=_text(data, "message"),
        request_id=_text(data, "request_id"),
    )


def _wanted(draft: Draft, data: _Data, _at: int) -> None:
    made_here = data.get("made_here") is not False
    draft.update(
        order_id=_text(data, "order_id"),
        amount=_money(data, "amount"),
        method=_method(data),
        terminal=_text(data, "terminal"),
        made_here=made_here,
        add_invoice=data.get("add_invoice") is True,
        customer_phone=_text(data, "customer_phone"),
        by=_text(data, "by"),
        # an order that was scanned exists already: it is being read, not made
        order_outcome=CreateOutcome.NOT_SENT if made_here else CreateOutcome.IN_FLIGHT,
    )


def _order_sent(draft: Draft, data: _Data, _at: int) -> None:
    draft.update(order_outcome=CreateOutcome.IN_FLIGHT, order_key=_text(data, "key"), problem=None, failures=0)


def _order_answered(draft: Draft, data: _Data, at: int) -> None:
    draft["order_outcome"] = CreateOutcome.OK
    _answered(draft, data, at)


def _status_read(draft: Draft, data: _Data, at: int) -> None:
    draft["order_outcome"] = CreateOutcome.OK  # it can be read, so it is there
    _answered(draft, data, at)
    if draft.get("terminate") is TerminateOutcome.UNKNOWN:
        _settle_terminate(draft)


def _settle_terminate(draft: Draft) -> None:
    """A read answers the question that a lost terminate left open; ACTIVE means that the request did not arrive."""
    active = draft["status_word"] == OrderStatus.ACTIVE
    draft["terminate"] = TerminateOutcome.NONE if active else TerminateOutcome.ASKED


def _answered(draft: Draft, data: _Data, at: int) -> None:
    draft.update(answered_at=at, problem=None, failures=0)
    draft["order_id"] = draft.get("order_id") or _text(data, "order_id")
    draft["cf_order_id"] = _text(data, "cf_order_id") or draft.get("cf_order_id", "")
    draft["amount"] = draft.get("amount") or _money(data, "amount")
    draft["currency"] = _text(data, "currency") or draft.get("currency", "INR")
    expires_at = _number(data, "expires_at")
    draft["order_expires_at"] = expires_at if expires_at is not None else draft.get("order_expires_at")
    ahead = _number(data, "clock_ahead")
    if ahead is not None:
        draft["clock_ahead"] = ahead
    _take_status(draft, _text(data, "status"), at)


def _take_status(draft: Draft, word: str, at: int) -> None:
    before, after = OrderStatus.of(draft.get("status_word", "")), OrderStatus.of(word)
    if before and after and not may_follow(before, after):
        return  # an older answer that came late: what is final stays
    if before is OrderStatus.PAID and after is not OrderStatus.PAID:
        return
    draft["status_word"] = word
    if after is OrderStatus.PAID:
        if draft.get("paid_at") is None:
            # what was "seen" before was not this money
            draft.update(paid_at=at, paid_after_close=draft.get("closed_at") is not None, seen_at=None)
        return
    if after is OrderStatus.EXPIRED:
        first = draft.get("expired_at")
        draft["expired_at"] = at if first is None else first
        draft["expired_for_good"] = first is not None and at - first >= EXPIRED_GRACE
    if after in {OrderStatus.EXPIRED, OrderStatus.TERMINATED} and draft.get("closed_at") is None:
        draft["closed_at"] = at


def _order_failed(draft: Draft, data: _Data, at: int) -> None:
    failure = failure_of(data)
    draft["order_outcome"] = CreateOutcome.REFUSED if failure.outcome_known else CreateOutcome.UNKNOWN
    _fail(draft, failure)
    if failure.outcome_known:
        draft["closed_at"] = at


def _read_failed(draft: Draft, data: _Data, _at: int) -> None:
    failure = failure_of(data)
    _fail(draft, failure)
    if draft.get("order_outcome") in {CreateOutcome.IN_FLIGHT, CreateOutcome.UNKNOWN} and not draft.get(
        "made_here", True
    ):
        gone = failure.problem in {Problem.NOT_FOUND, Problem.RULES, Problem.NOT_ACTIVE, Problem.WRONG_AMOUNT}
        draft["order_outcome"] = CreateOutcome.REFUSED if gone else CreateOutcome.UNKNOWN


def _fail(draft: Draft, failure: Failure) -> None:
    draft.update(problem=failure, failures=draft.get("failures", 0) + 1)


def _transaction_sent(draft: Draft, data: _Data, _at: int) -> None:
    key = _text(data, "key")
    if key != draft.get("transaction_key", ""):
        # a new attempt: the code before it leaves every screen at once, payable or not
        draft.update(attempt=draft.get("attempt", 0) + 1, qr=None, payment_url="", cf_payment_id="", qr_expires_at=None)
    draft.update(
        transaction_outcome=CreateOutcome.IN_FLIGHT,
        transaction_key=key,
        method=_method(data),
        problem=None,
        failures=0,
    )


def _transaction_answered(draft: Draft, data: _Data, at: int) -> None:
    draft.update(
        transaction_outcome=CreateOutcome.OK,
        attempts_made=draft.get("attempts_made", 0) + 1,
        shown_at=at,
        cf_payment_id=_text(data, "cf_payment_id"),
        payment_url=_text(data, "payment_url"),
        qr_expires_at=_number(data, "expires_at"),
        problem=None,
        failures=0,
    )
    if draft.get("amount") is None:
        draft["amount"] = _money(data, "amount")


def _transaction_failed(draft: Draft, data: _Data, _at: int) -> None:
    failure = failure_of(data)
    draft["transaction_outcome"] = CreateOutcome.REFUSED if failure.outcome_known else CreateOutcome.UNKNOWN
    _fail(draft, failure)


def _qr_checked(draft: Draft, data: _Data, _at: int) -> None:
    draft["qr"] = QrReading(
        member(QrCheck, _text(data, "check")) or QrCheck.UNREADABLE,
        _text(data, "payload"),
        _money(data, "asks_for"),
        member(QrReason, _text(data, "reason")),
    )


def _cancel_asked(draft: Draft, data: _Data, at: int) -> None:
    draft.update(cancel_asked_at=at, cancel_by=_text(data, "by"), terminate=TerminateOutcome.ASKED)


def _terminate_sent(draft: Draft, data: _Data, _at: int) -> None:
    draft.update(terminate=TerminateOutcome.ASKED, terminate_key=_text(data, "key"))


def _terminate_answered(draft: Draft, data: _Data, at: int) -> None:
    _answered(draft, data, at)
    if draft["status_word"] == OrderStatus.ACTIVE:
        draft["terminate"] = TerminateOutcome.ASKED  # accepted; the status has not caught up yet


def _terminate_failed(draft: Draft, data: _Data, _at: int) -> None:
    failure = failure_of(data)
    draft["terminate"] = TerminateOutcome.NONE if failure.outcome_known else TerminateOutcome.UNKNOWN
    if failure.outcome_known:
        draft["cancel_asked_at"] = None  # it was refused: this sale goes on as if nobody had asked
    _fail(draft, failure)


def _payments_read(draft: Draft, data: _Data, _at: int) -> None:
    rows = data.get("payments")
    draft["payments"] = tuple(
        PaidBy(
            _text(row, "cf_payment_id"),
            _money(row, "amount"),
            _text(row, "group"),
            _text(row, "bank_reference"),
            _number(row, "completed_at"),
        )
        for row in (rows if isinstance(rows, list) else [])
        if isinstance(row, dict)
    )
    if draft["payments"]:
        draft["cf_payment_id"] = draft["payments"][0].cf_payment_id or draft.get("cf_payment_id", "")


def _put_aside(draft: Draft, _: _Data, _at: int) -> None:
    draft["put_aside"] = True


def _seen(draft: Draft, _: _Data, at: int) -> None:
    draft["seen_at"] = at


def _resumed(draft: Draft, _: _Data, _at: int) -> None:
    """The program was started again: what was in flight then has an unknown outcome now."""
    for name in ("order_outcome", "transaction_outcome"):
        if draft.get(name) is CreateOutcome.IN_FLIGHT:
            draft[name] = CreateOutcome.UNKNOWN
    if draft.get("terminate") is TerminateOutcome.ASKED and draft.get("status_word") != "TERMINATION_REQUESTED":
        draft["terminate"] = TerminateOutcome.UNKNOWN


def _watch_ended(draft: Draft, _: _Data, _at: int) -> None:
    draft["watch_ended"] = True


_CHANGES: Final[Mapping[str, Callable[[Draft, _Data, int], None]]] = {
    Kind.SALE_WANTED: _wanted,
    Kind.ORDER_SENT: _order_sent,
    Kind.ORDER_ANSWERED: _order_answered,
    Kind.ORDER_FAILED: _order_failed,
    Kind.STATUS_READ: _status_read,
    Kind.READ_FAILED: _read_failed,
    Kind.TRANSACTION_SENT: _transaction_sent,
    Kind.TRANSACTION_ANSWERED: _transaction_answered,
    Kind.TRANSACTION_FAILED: _transaction_failed,
    Kind.QR_CHECKED: _qr_checked,
    Kind.CANCEL_ASKED: _cancel_asked,
    Kind.TERMINATE_SENT: _terminate_sent,
    Kind.TERMINATE_ANSWERED: _terminate_answered,
    Kind.TERMINATE_FAILED: _terminate_failed,
    Kind.PAYMENTS_READ: _payments_read,
    Kind.PUT_ASIDE: _put_aside,
    Kind.SEEN: _seen,
    Kind.RESUMED: _resumed,
    Kind.WATCH_ENDED: _watch_ended,
}
