"""Automatic progress of refunds as the clock runs (docs/service.md#refunds)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paydesk.sandbox.settlement_day import note_money
from paydesk.sandbox.state import CANCELLED, FAILED, PENDING, SUCCESS, OrderRecord, RefundRecord
from paydesk.sandbox.webhooks.queue import queue_refund
from paydesk.sandbox.world import World

ONHOLD: Final = "ONHOLD"
MAGIC_REFUNDS: Final[Mapping[str, tuple[str, ...]]] = {
    "magic_pending": (),
    "magic_onhold": (ONHOLD,),
    "magic_cancelled": (CANCELLED,),
    "magic_failed": (FAILED,),
    "magic_reversed": (SUCCESS, CANCELLED),
}
"""Beginning of a `refund_id` -> the statuses that follow PENDING, each after the time of a refund."""
_NOTES: Final[Mapping[str | None, tuple[str, ...]]] = {FAILED: (FAILED,), PENDING: ()}
"""The same by the `refund_note`, as in the service's own sandbox."""


def start_refund(world: World, refund: RefundRecord) -> None:
    """Accept a speed for a new refund, store it, and plan its end."""
    prefix = next((each for each in MAGIC_REFUNDS if refund.refund_id.startswith(each)), None)
    statuses = _NOTES.get(refund.note, (SUCCESS,)) if prefix is None else MAGIC_REFUNDS[prefix]
    settings, wait = world.settings, world.settings.refund_ms
    if refund.speed == "INSTANT" and settings.instant_refunds:
        refund.accepted_speed, wait = refund.speed, settings.instant_refund_ms
        refund.charge_paise = settings.instant_refund_charge_paise
    refund.status = PENDING
    refund.plan = [[refund.created_ms + wait * number, each, ""] for number, each in enumerate(statuses, 1)]
    world.put(refund)
    settle_refunds(world, refund)


def settle_refunds(world: World, *refunds: RefundRecord) -> None:
    """Apply everything that is due for these refunds by now."""
    now = world.clock.now_ms()
    for refund in refunds:
        while refund.plan and refund.plan[0][0] <= now:
            due, status, _ = refund.plan.pop(0)
            refund.status = status
            if status == SUCCESS:
                refund.processed_ms, refund.arn = due, world.ids.next_digits("refund_arn")
                note_money(world, due)
            elif refund.processed_ms is not None:
                refund.reversed_ms = due
                note_money(world, due)
            world.put(refund)
            queue_refund(world, refund)


def cancel_refund(world: World, refund: RefundRecord) -> None:
    """End a refund as CANCELLED; its money can be refunded again."""
    refund.plan = [[world.clock.now_ms(), CANCELLED, ""]]
    settle_refunds(world, refund)


def refunds_of(world: World, order: OrderRecord) -> list[RefundRecord]:
    """Return the refunds of an order as of now, the oldest first."""
    found = world.refunds_by_order.get(order.order_id, [])
    settle_refunds(world, *found)
    return found


def counts(refund: RefundRecord) -> bool:
    """Return True if the money of a refund is gone, or may be."""
    return refund.status not in {CANCELLED, FAILED}
