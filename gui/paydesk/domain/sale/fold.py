"""The fold of a sale: one function for each kind of fact, which changes a draft of the sale's fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from paydesk.domain.clock import MINUTE, has_passed
from paydesk.domain.fact import Fact, PrintOutcome, clock_correction_from, money, number, text
from paydesk.domain.failure import TRANSIENT, Failure, Problem, Side
from paydesk.domain.money import RUPEES
from paydesk.domain.order import OrderStatus, PaymentMethod, can_follow
from paydesk.domain.sale import answers
from paydesk.domain.sale.answers import FactData, SaleDraft
from paydesk.domain.sale.facts import GoodsHandover, PrintedReceipt, SaleFactKind, failure_of, payments_of
from paydesk.domain.sale.request import Request, RequestState

_UNKNOWN_PROBLEMS: Final = frozenset({Problem.NOT_FOUND, Problem.OTHER_KEYS})
"""Problems of a read which say that these keys do not know the order."""
EXPIRED_WAIT: Final = 5 * MINUTE
"""Time after the first EXPIRED in which a payment that began before may still come through.

See docs/rules.md#not-paid-needs-certainty.
"""
_TAKEN: Final = Failure(Problem.ALREADY_EXISTS, Side.SALE, outcome_known=True)
_LEGACY_EXPIRED_WAIT: Final = 30_000
"""The wait of an older Paydesk, which wrote no host into its facts."""


def new_draft(fact: Fact) -> SaleDraft:
    """Return the draft of a sale of which only its first fact is known."""
    empty: SaleDraft = {"order": Request(), "transaction": Request(), "termination": Request()}
    return {"sale_id": fact.subject, "started_at": fact.at, **empty}


def apply(draft: SaleDraft, fact: Fact) -> None:
    """Change the draft by one fact. Unknown kinds change nothing."""
    change = _CHANGES.get(fact.kind)
    if change is not None:
        change(draft, fact.data, fact.at)


def _method(data: FactData) -> PaymentMethod:
    return PaymentMethod.LINK if text(data, "method") == PaymentMethod.LINK.value else PaymentMethod.QR_CODE


def _wanted(draft: SaleDraft, data: FactData, _at: int) -> None:
    created_here = data.get("made_here") is not False
    draft.update(
        order_id=text(data, "order_id"),
        amount=money(data, "amount"),
        billed=money(data, "billed"),
        method=_method(data),
        terminal=text(data, "terminal"),
        cf_terminal_id=number(data, "cf_terminal_id"),
        created_here=created_here,
        add_invoice=data.get("add_invoice") is True,
        customer_phone=text(data, "customer_phone"),
        by=text(data, "by"),
        host=text(data, "host"),
        keys=text(data, "keys"),
        by_older_rules="host" not in data,
        order_minutes=number(data, "order_minutes") or 30,
        instead_of=text(data, "instead_of"),
        ask_above=money(data, "ask_above"),
        records_hand_over=data.get("records_hand_over") is True,
    )
    if not created_here:  # a scanned order exists already: it is read, not created
        draft["order"] = Request(RequestState.IN_FLIGHT)


def _order_sent(draft: SaleDraft, data: FactData, at: int) -> None:
    order: Request = draft["order"]
    draft.update(
        order=order.sent(text(data, "key"), at),
        expiries=(*draft.get("expiries", ()), number(data, "expires_at")),
        order_offset_ms=number(data, "clock_ahead") or 0,
        not_found_at=None,
        problem=None,
        failures=0,
    )
    _take_origin(draft, data)


def _take_origin(draft: SaleDraft, data: FactData) -> None:
    """Take host and keys of the call: at a start they are known only when it leaves (docs/rules.md#test-is-marked)."""
    draft.update(host=text(data, "host") or draft.get("host", ""), keys=text(data, "keys") or draft.get("keys", ""))


def _order_answered(draft: SaleDraft, data: FactData, at: int) -> None:
    order: Request = draft["order"]
    _take_origin(draft, data)
    draft["order"] = order.answered(at)
    _answered(draft, data, at)


def _status_read(draft: SaleDraft, data: FactData, at: int) -> None:
    order: Request = draft["order"]
    if order.state is not RequestState.OK:
        if answers.belongs_to_another_counter(draft, data):
            draft["order"] = order.failed(_TAKEN, at)
            return
        draft["order"] = order.answered(at)  # it can be read, so it exists
    _answered(draft, data, at)
    termination: Request = draft["termination"]
    if termination.state is RequestState.UNKNOWN and draft["raw_status"] != OrderStatus.ACTIVE:
        draft["termination"] = termination.answered(at)


def _answered(draft: SaleDraft, data: FactData, at: int) -> None:
    draft.update(
        answered_at=at,
        last_read_at=at,
        problem=None,
        failures=0,
        reads_failed=0,
        not_found_at=None,
        has_current_read=True,
    )
    draft["unknown_to_service"] = False
    draft["order_id"] = draft.get("order_id") or text(data, "order_id")
    draft["cf_order_id"] = text(data, "cf_order_id") or draft.get("cf_order_id", "")
    answers.update_clock_offset(draft, data, at)
    answers.correct_code_times(draft, number(data, "clock_ahead"))
    word = text(data, "status")
    if not _is_outdated(draft, word):
        _take_amount(draft, data, word)
        _take_status(draft, word, at)
    termination: Request = draft["termination"]
    if termination.state is RequestState.REFUSED and draft["raw_status"] == OrderStatus.ACTIVE:
        draft["cancel_asked_at"] = None  # the termination was refused: the sale continues without it


def _is_outdated(draft: SaleDraft, word: str) -> bool:
    """Return True if an older answer came late: a final status, and the amount of PAID, are not replaced."""
    # an unknown status reverses nothing
    before, after = OrderStatus.parse(draft.get("known_status", "")), OrderStatus.parse(word)
    if after is None:
        return before is OrderStatus.PAID
    return before is not None and not can_follow(before, after)


def _take_amount(draft: SaleDraft, data: FactData, word: str) -> None:
    amount, is_odd = money(data, "amount"), data.get("amount_is_odd") is True
    if amount is not None or is_odd or word == OrderStatus.PAID:
        # an earlier answer does not give the amount of PAID (docs/rules.md#amount-must-match)
        draft.update(order_amount=amount, has_invalid_amount=is_odd)
    draft["amount"] = draft.get("amount") or amount
    draft["currency"] = text(data, "currency") or draft.get("currency", RUPEES)


def _take_status(draft: SaleDraft, word: str, at: int) -> None:
    after = OrderStatus.parse(word)
    draft.update(raw_status=word, known_status=word if after else draft.get("known_status", ""))
    if after is OrderStatus.PAID:
        if draft.get("paid_at") is None:
            # an earlier "seen" was not about this money
            late = draft.get("closed_at") is not None
            draft.update(paid_at=at, paid_after_close=late, seen_at=None, handed_over=None, payments_tried=0)
        return
    if after is OrderStatus.EXPIRED:
        _expire(draft, at)
    if after is OrderStatus.TERMINATED:
        _close(draft, at)


def _expire(draft: SaleDraft, at: int) -> None:
    first = draft.get("expired_at")
    if first is None:
        draft.update(expired_at=at, expired_service_time=at - draft.get("clock_offset_ms", 0), payments_tried=0)
    elif draft.get("by_older_rules") and at - first >= _LEGACY_EXPIRED_WAIT:
        # an older Paydesk took the second EXPIRED as final
        draft["expired_for_good"] = True
        _close(draft, at)


def _close(draft: SaleDraft, at: int) -> None:
    if draft.get("closed_at") is None:
        draft.update(closed_at=at, watch_started_at=None, watched_ms=0)
        known = draft.get("service_time") is not None
        draft["ended_service_time"] = at - draft.get("clock_offset_ms", 0) if known else None


def _order_failed(draft: SaleDraft, data: FactData, at: int) -> None:
    order: Request = draft["order"]
    failure, ahead = failure_of(data), number(data, "clock_ahead")
    again = answers.can_retry_order(draft, failure, ahead) and failure.outcome_known and data.get("gave_up") is not True
    draft["order"] = order.postponed(failure, at) if again else order.failed(failure, at)
    _take_origin(draft, data)
    answers.update_clock_offset(draft, data, at)
    _fail(draft, failure)


def _read_failed(draft: SaleDraft, data: FactData, at: int) -> None:
    failure = failure_of(data)
    _fail(draft, failure)
    answers.update_clock_offset(draft, data, at)
    draft.update(last_read_at=at, qr_wanted_at=None, reads_failed=draft.get("reads_failed", 0) + 1)
    order: Request = draft["order"]
    if failure.problem is Problem.NOT_FOUND and order.state is not RequestState.OK:
        draft["not_found_at"] = at
    if order.is_unresolved and not draft.get("created_here", True):
        gone = failure.problem in {Problem.NOT_FOUND, Problem.RULES, Problem.NOT_ACTIVE, Problem.WRONG_AMOUNT}
        outcome = RequestState.REFUSED if gone else RequestState.UNKNOWN
        draft["order"] = replace(order, state=outcome, ended_at=at, failure=failure)


def _fail(draft: SaleDraft, failure: Failure) -> None:
    draft.update(problem=failure, failures=draft.get("failures", 0) + 1)
    if failure.problem in _UNKNOWN_PROBLEMS and draft.get("cf_order_id"):
        draft["unknown_to_service"] = True


def _qr_wanted(draft: SaleDraft, data: FactData, at: int) -> None:
    draft.update(qr_wanted_at=at, method=_method(data), has_current_read=False, amount_confirmed=True)
    if draft.get("given_up_at") is not None:  # it returns to the list
        draft.update(given_up_at=None, closed_at=None, ended_service_time=None, watch_ended=False)


def _transaction_sent(draft: SaleDraft, data: FactData, at: int) -> None:
    key = text(data, "key")
    order: Request = draft["order"]
    if order.state is not RequestState.OK:
        draft["order"] = order.answered(at)  # an older Paydesk took the order as ours: a customer may have its code
    transaction: Request = draft["transaction"]
    if key != transaction.key:
        # a new attempt: the previous code leaves every screen at once, payable or not
        draft.update(attempt=draft.get("attempt", 0) + 1, qr=None, payment_url="", cf_payment_id="", qr_expires_at=None)
        draft["page_check"] = None
    if draft.get("qr_wanted_at") is not None:
        transaction = Request()  # requested by a person: attempts are counted from 0
    draft.update(
        transaction=transaction.sent(key, at), method=_method(data), qr_wanted_at=None, problem=None, failures=0
    )


def _transaction_answered(draft: SaleDraft, data: FactData, at: int) -> None:
    transaction: Request = draft["transaction"]
    draft.update(
        transaction=transaction.answered(at),
        codes=(*draft.get("codes", ()), text(data, "cf_payment_id")),
        had_link=draft.get("had_link", False) or draft.get("method") is PaymentMethod.LINK,
        shown_at=at,
        cf_payment_id=text(data, "cf_payment_id"),
        payment_url=text(data, "payment_url"),
        qr_expires_at=number(data, "expires_at"),
        qr_offset_ms=None,
        problem=None,
        unknown_to_service=False,
        failures=0,
    )
    if draft.get("amount") is None:
        draft["amount"] = money(data, "amount")


def _transaction_failed(draft: SaleDraft, data: FactData, at: int) -> None:
    transaction: Request = draft["transaction"]
    failure = failure_of(data)
    slow = failure.problem is Problem.SLOW_DOWN
    draft["transaction"] = transaction.postponed(failure, at) if slow else transaction.failed(failure, at)
    draft["has_current_read"] = False
    _fail(draft, failure)


def _cancel_asked(draft: SaleDraft, data: FactData, at: int) -> None:
    # requested again: earlier failures do not delay it, and an accepted one is sent again
    draft.update(cancel_asked_at=at, cancel_by=text(data, "by"), termination=Request(), qr_wanted_at=None)


def _terminate_sent(draft: SaleDraft, data: FactData, at: int) -> None:
    termination: Request = draft["termination"]
    draft["termination"] = termination.sent(text(data, "key"), at)


def _terminate_answered(draft: SaleDraft, data: FactData, at: int) -> None:
    termination: Request = draft["termination"]
    draft["termination"] = termination.answered(at)
    _answered(draft, data, at)


def _terminate_failed(draft: SaleDraft, data: FactData, at: int) -> None:
    termination: Request = draft["termination"]
    failure = failure_of(data)
    put_off = failure.outcome_known and failure.problem in TRANSIENT
    draft["termination"] = termination.postponed(failure, at) if put_off else termination.failed(failure, at)
    draft["has_current_read"] = False
    _fail(draft, failure)


def _payments_read(draft: SaleDraft, data: FactData, at: int) -> None:
    listed, amount = payments_of(data), draft.get("order_amount") or draft.get("amount")
    draft["payments"] = tuple(each for each in listed if each.allows_amount(amount))
    in_doubt = len(listed) - len(draft["payments"])  # payments that may belong to another order
    if draft["payments"]:
        draft["cf_payment_id"] = draft["payments"][0].cf_payment_id or draft.get("cf_payment_id", "")
    tried = draft.get("payments_tried", 0) + 1
    untried = data.get("untried")
    draft["untried"] = tuple(str(each) for each in untried) if isinstance(untried, list) else ()
    draft.update(pending=(number(data, "pending") or 0) + in_doubt, payments_read_at=at, payments_tried=tried)
    answers.update_clock_offset(draft, data, at)
    here, there = draft.get("expired_at"), draft.get("expired_service_time")
    quiet = not draft["pending"] and not draft["payments"] and draft.get("raw_status") == OrderStatus.EXPIRED
    since = (0, 0) if here is None or there is None else (at - here, at - draft.get("clock_offset_ms", 0) - there)
    if quiet and has_passed(EXPIRED_WAIT, *since):
        draft["expired_for_good"] = True
        _close(draft, at)


def _payments_failed(draft: SaleDraft, _data: FactData, at: int) -> None:
    draft.update(payments_tried=draft.get("payments_tried", 0) + 1, payments_read_at=at)


def _seen(draft: SaleDraft, data: FactData, at: int) -> None:
    given_back = data.get("given_back") is True
    draft.update(seen_at=at, given_back=given_back)
    if draft.get("paid_at") is not None:
        draft["handed_over"] = None if given_back else GoodsHandover(at, text(data, "by"), is_confirmed=True)


def _handed_over(draft: SaleDraft, data: FactData, at: int) -> None:
    is_stated = data.get("stated") is True
    if is_stated or draft.get("handed_over") is None:  # the green page adds nothing to a confirmation
        draft["handed_over"] = GoodsHandover(at, text(data, "by"), is_confirmed=is_stated)


def _receipt_printed(draft: SaleDraft, data: FactData, at: int) -> None:
    draft["receipts"] = (*draft.get("receipts", ()), PrintedReceipt(at, text(data, "by")))


def _receipt_ended(draft: SaleDraft, data: FactData, _at: int) -> None:
    """Remove a receipt that was not printed: the next one is no duplicate."""
    asked_at, receipts = number(data, "asked_at"), list[PrintedReceipt](draft.get("receipts", ()))
    asked = next((each for each in receipts if each.at == asked_at), None)
    if asked is not None and text(data, "became") == PrintOutcome.NOWHERE:
        receipts.remove(asked)
        draft["receipts"] = tuple(receipts)


def _replaced(draft: SaleDraft, data: FactData, _at: int) -> None:
    draft["replaced_by"] = (*draft.get("replaced_by", ()), text(data, "sale_id"))
    draft["replaced_unpaid"] = draft.get("replaced_unpaid") or draft.get("paid_at") is None


def _closed(draft: SaleDraft, _: FactData, at: int) -> None:
    draft["given_up_at"] = at
    _close(draft, at)


def _resumed(draft: SaleDraft, data: FactData, _at: int) -> None:
    """Mark requests in flight as unknown after a restart; the PC's clock may be another."""
    if draft.get("paid_at") is None:  # this may be another version of Paydesk
        draft["records_hand_over"] = data.get("records_hand_over") is True
    if draft.get("service_time") is not None:
        draft["qr_offset_ms"] = draft.get("clock_offset_ms", 0)
    lost = draft.get("has_lost_code", False) or draft["transaction"].state is RequestState.IN_FLIGHT
    draft.update(service_time=None, has_lost_code=lost)
    for name in ("order", "transaction", "termination"):
        draft[name] = draft[name].resumed()
    draft.update(details_lost=bool(draft.get("customer_phone")), has_current_read=False)


def _watch_ended(draft: SaleDraft, _: FactData, _at: int) -> None:
    """End the watch. Only the payments, not the clock, prove that an order stays unpaid.

    See docs/rules.md#not-paid-needs-certainty.
    """
    draft["watch_ended"] = True


_CHANGES: Final[Mapping[str, Callable[[SaleDraft, FactData, int], None]]] = {
    SaleFactKind.SALE_WANTED: _wanted,
    SaleFactKind.ORDER_SENT: _order_sent,
    SaleFactKind.ORDER_ANSWERED: _order_answered,
    SaleFactKind.ORDER_FAILED: _order_failed,
    SaleFactKind.STATUS_READ: _status_read,
    SaleFactKind.READ_FAILED: _read_failed,
    SaleFactKind.QR_WANTED: _qr_wanted,
    SaleFactKind.TRANSACTION_SENT: _transaction_sent,
    SaleFactKind.TRANSACTION_ANSWERED: _transaction_answered,
    SaleFactKind.TRANSACTION_FAILED: _transaction_failed,
    SaleFactKind.QR_CHECKED: answers.apply_qr_check,
    SaleFactKind.CANCEL_ASKED: _cancel_asked,
    SaleFactKind.TERMINATE_SENT: _terminate_sent,
    SaleFactKind.TERMINATE_ANSWERED: _terminate_answered,
    SaleFactKind.TERMINATE_FAILED: _terminate_failed,
    SaleFactKind.PAYMENTS_READ: _payments_read,
    SaleFactKind.PAYMENTS_FAILED: _payments_failed,
    SaleFactKind.SEEN: _seen,
    SaleFactKind.HANDED_OVER: _handed_over,
    SaleFactKind.RECEIPT_PRINTED: _receipt_printed,
    SaleFactKind.RECEIPT_ENDED: _receipt_ended,
    SaleFactKind.REPLACED: _replaced,
    SaleFactKind.CLOSED: _closed,
    SaleFactKind.RESUMED: _resumed,
    SaleFactKind.CLOCK_SET: lambda draft, data, _: answers.correct_times(draft, clock_correction_from(data)),
    SaleFactKind.WATCH_RESUMED: lambda draft, _, at: answers.resume_watch(draft, at),
    SaleFactKind.WATCH_ENDED: _watch_ended,
}
