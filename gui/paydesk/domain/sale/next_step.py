"""The next step of a sale, decided in one place (docs/architecture.md#two-pure-functions).

`next_step` depends only on the folded facts and the time. An action of staff appends a fact; the runner asks for the
next step, performs it, writes the answer, and repeats. A restart is the same loop.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND
from paydesk.domain.commands import (
    CancelSale,
    CloseSale,
    HandOverSale,
    MarkSaleSeen,
    PrintReceipt,
    PutSaleAside,
    ReadSale,
    RenewSale,
    SaleCommand,
    TakeSale,
)
from paydesk.domain.failure import Problem
from paydesk.domain.feed import NO_FEED, Feed
from paydesk.domain.order import OrderStatus
from paydesk.domain.sale import watch
from paydesk.domain.sale.commands import ChangeNote
from paydesk.domain.sale.request import Request, RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.step import NOTHING, Step, StepKind

CREATE_DEADLINE: Final = 2 * MINUTE
"""Time in which creating an order is attempted; later no customer waits for it."""
MAX_SENDS: Final = 6
"""Automatic sends of a transaction; after these a person has to ask for it."""
TERMINATE_AGAIN_AFTER: Final = MINUTE
"""Time after an accepted termination after which an order that is still ACTIVE is terminated again."""
_AFTER_PAID: Final = (0, 2 * SECOND, 10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY)
"""When the payments of a paid order are read, for each attempt: they tell at which counter it counts."""
_NOW: Final = 0


def next_step(sale: Sale, now: int, feed: Feed = NO_FEED) -> Step:
    """Return the next step of this sale and its time (ms). Total and pure; `feed` is the state of the live feed."""
    if sale.is_static:
        return NOTHING
    if sale.status is OrderStatus.PAID:
        return _after_paid(sale, now)
    if sale.watch_ended:
        return NOTHING
    if sale.order.state is RequestState.NOT_SENT and sale.created_here:
        return _create(sale, now)
    if sale.order.is_unresolved and sale.not_found_at is not None:
        return _create_again(sale, now)
    if not sale.is_open and (sale.cancel_asked_at is None or sale.status is not OrderStatus.ACTIVE):
        return _after_close(sale, now, feed)
    if sale.status is OrderStatus.EXPIRED:
        return _earliest(_read(sale, now, feed), _expired_payments(sale, now))
    if sale.status is OrderStatus.ACTIVE and sale.order.state is RequestState.OK:
        return _active(sale, now, feed)
    return _read(sale, now, feed)


def _after(since: int | None, pause: int, now: int) -> int:
    """Return `pause` ms after `since`, or now if a clock that ran ahead wrote `since` (docs/rules.md#steady-time)."""
    return _NOW if since is None or since > now else since + pause


def _after_paid(sale: Sale, now: int) -> Step:
    tried = sale.payments_tried
    if sale.payments or tried >= len(_AFTER_PAID):
        return NOTHING
    return Step(StepKind.READ_PAYMENTS, _after(sale.paid_at, _AFTER_PAID[tried], now))


def _create(sale: Sale, now: int) -> Step:
    """Return the step that creates the order, also again after a passing refusal."""
    if sale.cancel_asked_at is not None or sale.given_up_at is not None or sale.details_lost:
        return Step(StepKind.GIVE_UP, _NOW)
    at = _retry_at(sale.order, now)
    return Step(StepKind.GIVE_UP, _NOW) if _too_late(sale, max(at, now)) else Step(StepKind.CREATE, at)


def _create_again(sale: Sale, now: int) -> Step:
    """Return the same request once more: its answer was lost, and a read found no such order.

    See docs/rules.md#no-answer-is-unknown.
    """
    unwanted = sale.cancel_asked_at is not None or sale.given_up_at is not None or sale.details_lost
    at = _retry_at(sale.order, now)
    if unwanted or _too_late(sale, max(at, now)) or not sale.created_here:
        return Step(StepKind.GIVE_UP, _NOW)
    return Step(StepKind.CREATE, at, sale.order.retry_key)


def _too_late(sale: Sale, at: int) -> bool:
    return not 0 <= at - sale.started_at < CREATE_DEADLINE


def _retry_at(request: Request, now: int) -> int:
    """Return when a failed request may be sent again."""
    if request.failure is not None and request.failure.problem is Problem.SLOW_DOWN:
        return _after(request.ended_at, request.failure.pause_ms, now)
    return _after(request.ended_at, watch.pause_before_send(request.sends), now)


def _active(sale: Sale, now: int, feed: Feed) -> Step:
    if not sale.has_current_read:
        return _read_first(sale, now)
    if sale.cancel_asked_at is not None:
        return _terminate(sale, now, feed)
    if sale.given_up_at is not None or not sale.amount_matches:
        return _after_close(sale, now, feed)
    if sale.billed is not None and sale.amount is None:
        # compared with the bill before it can be paid (docs/rules.md#typed-details-are-kept)
        return _read(sale, now, feed)
    return _transact(sale, now, feed)


def _terminate(sale: Sale, now: int, feed: Feed) -> Step:
    """Terminate, and go on reading: the customer may pay while the termination waits after a 429."""
    request = sale.termination
    taken = request.state is RequestState.OK
    at = _after(request.ended_at, TERMINATE_AGAIN_AFTER * request.sends, now) if taken else _retry_at(request, now)
    return _earliest(_read(sale, now, feed), Step(StepKind.TERMINATE, at, request.retry_key))


def _transact(sale: Sale, now: int, feed: Feed) -> Step:
    request = sale.transaction
    if sale.qr_wanted_at is not None:
        return Step(StepKind.TRANSACT, _NOW)
    if sale.needs_amount_confirmation:
        return _read(sale, now, feed)
    if _is_sent_automatically(request):
        return _earliest(_read(sale, now, feed), Step(StepKind.TRANSACT, _retry_at(request, now), request.retry_key))
    return _read(sale, now, feed)


def _is_sent_automatically(transaction: Request) -> bool:
    """Return True if it is still to be sent without anybody asking for it."""
    owed = transaction.is_unresolved and transaction.sends < MAX_SENDS
    return owed or transaction.state is RequestState.NOT_SENT


def _expired_payments(sale: Sale, now: int) -> Step:
    if not sale.payments_tried:
        return Step(StepKind.READ_PAYMENTS, _NOW)
    return Step(StepKind.READ_PAYMENTS, _after(sale.payments_read_at, watch.read_interval(sale, now) or MINUTE, now))


def _after_close(sale: Sale, now: int, feed: Feed) -> Step:
    if not watch.is_readable(sale):
        return NOTHING
    if watch.is_watch_over(sale, now):
        return Step(StepKind.END_WATCH, _NOW)
    if sale.status is OrderStatus.EXPIRED and not sale.expired_for_good:
        return _earliest(_read(sale, now, feed), _expired_payments(sale, now))
    return _read(sale, now, feed)


def _read(sale: Sale, now: int, feed: Feed) -> Step:
    at = watch.next_read_at(sale, now, feed)
    return NOTHING if at is None else Step(StepKind.READ, at)


def _read_first(sale: Sale, now: int) -> Step:
    """Read at once, since something is in doubt or a person waits; while reads fail, after their pause."""
    return Step(StepKind.READ, _after(sale.last_read_at, watch.pause_after_failures(0, sale.reads_failed), now))


def _earliest(*steps: Step) -> Step:
    """Return the step that is due first; at least one has a time."""
    return min((step for step in steps if step.at is not None), key=lambda step: step.at or 0)


# What staff can do ----------------------------------------------------------------------------------------------------

_STUCK: Final = frozenset({Phase.EXPIRED, Phase.CANCELLING})


def available_commands(sale: Sale, now: int, feed: Feed = NO_FEED) -> frozenset[type[SaleCommand]]:
    """Return the commands that have an effect on this sale at `now` (ms); windows offer only these."""
    found: set[type[SaleCommand]] = set()
    if sale.is_open:
        found |= {PutSaleAside, ChangeNote}
    told = sale.status is OrderStatus.PAID and (
        sale.amount_matches or not (sale.order_amount is None or sale.has_invalid_amount)
    )
    if watch.is_readable(sale) and not told:
        found.add(ReadSale)
    if _may_cancel(sale):
        found.add(CancelSale)
    if _may_renew(sale):
        found.add(RenewSale)
    ends_nowhere = sale.phase in _STUCK or sale.unknown_to_service
    if sale.is_open and (verdict_of(sale, now, feed) is Verdict.UNKNOWN or ends_nowhere):
        found.add(CloseSale)
    if not sale.is_open and sale.phase is not Phase.PAID and (sale.created_here or not holds_order(sale)):
        found.add(TakeSale)
    if sale.needs_alarm:
        found.add(MarkSaleSeen)
    if _may_hand_over(sale, now):
        found.add(HandOverSale)
    if sale.has_receipt:
        found.add(PrintReceipt)
    return frozenset(found)


def _may_hand_over(sale: Sale, now: int) -> bool:
    """Return True if the goods may be handed over and no person has confirmed that yet."""
    if sale.phase is not Phase.PAID or (sale.handed_over is not None and sale.handed_over.is_confirmed):
        return False
    verdict = verdict_of(sale, now)
    return verdict is Verdict.HAND_OVER or (verdict is Verdict.PAID_LATE and not sale.needs_alarm)


def holds_order(sale: Sale) -> bool:
    """Return True if this sale follows its order: a second sale of the same order could hand over twice.

    A failed sale does not, unless its order can be paid and is watched here: then it can get its QR here too.
    """
    return sale.phase is not Phase.FAILED or (watch.is_readable(sale) and sale.amount_matches and not sale.watch_ended)


def _may_cancel(sale: Sale) -> bool:
    """Return True until the service has accepted the termination, also while it is unknown whether the order exists.

    See docs/rules.md#cancel-can-be-repeated.
    """
    ours = sale.is_open or (sale.created_here and sale.status is OrderStatus.ACTIVE)
    taken = sale.cancel_asked_at is not None and sale.termination.state is RequestState.OK
    return ours and not sale.watch_ended and not taken and sale.status in {None, OrderStatus.ACTIVE}


def _may_renew(sale: Sale) -> bool:
    """Return True if asking for another QR has an effect: none comes automatically, and these keys know the order.

    A scanned order that was removed from the list can be continued when the customer comes back.
    """
    there = (
        sale.status is OrderStatus.ACTIVE
        and sale.amount_matches
        and bool(sale.cf_order_id)
        and not sale.unknown_to_service
    )
    if not there or sale.cancel_asked_at is not None or sale.qr_wanted_at is not None:
        return False
    if sale.given_up_at is not None:
        return not sale.created_here and not sale.replaced_by
    request = sale.transaction
    soon = not sale.needs_amount_confirmation and _is_sent_automatically(request)
    on_its_way = request.state is RequestState.IN_FLIGHT or soon
    return not sale.watch_ended and not on_its_way
