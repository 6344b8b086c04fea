"""Progress of settlements as the clock runs: initiated, at the bank, done (docs/service.md#settlements)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from paydesk.sandbox.clock import date_at, day_start_ms
from paydesk.sandbox.dispute_state import MERCHANT_WON, DisputeRecord
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.settlement_day import note_money
from paydesk.sandbox.settlement_state import (
    DISPUTE,
    EMPTY,
    OPEN,
    PAYMENT,
    REFUND,
    REFUND_REVERSAL,
    SettledEvent,
    SettlementDate,
    SettlementRecord,
)
from paydesk.sandbox.state import FAILED, PENDING, SUCCESS, RefundRecord
from paydesk.sandbox.webhooks.queue import queue_settlement
from paydesk.sandbox.world import World

_UNIT: Final = 10_000
"""Hundredths of a percent in the whole."""


def settle_settlement(world: World, settlement: SettlementRecord) -> None:
    """Apply everything that is due for a settlement by now."""
    now = world.clock.now_ms()
    while settlement.plan and settlement.plan[0][0] <= now:
        due, status, _ = settlement.plan.pop(0)
        if settlement.status == OPEN:
            initiate(world, settlement, list(_unsettled(world, settlement.till_ms)), due)
        else:
            change_status(world, settlement, status, due)


def initiate(world: World, settlement: SettlementRecord, found: list[tuple[int, SettledEvent]], at_ms: int) -> None:
    """Send this money to the bank, or nothing if none is left of it.

    Args:
        found: Each payment or refund with its time.
    """
    events = [event for _, event in sorted(found)]
    if sum(event.net_paise for event in events) <= 0:
        settlement.status = EMPTY
        world.put(settlement)
        return
    settlement.events = [list(event) for event in events]
    settlement.from_ms = day_start_ms(date_at(min(at for at, _ in found)))
    settlement.cf_settlement_id = world.ids.next_number("cf_settlement")
    settlement.transfer_id = world.ids.next_number("settlement_transfer")
    settlement.initiated_ms = at_ms
    settlement.plan = [[at_ms + world.settings.settlement_bank_ms, SUCCESS, ""]]
    change_status(world, settlement, PENDING, at_ms)


def change_status(world: World, settlement: SettlementRecord, status: str, at_ms: int, reason: str = "") -> None:
    """Set the status of an initiated settlement. The money of a failed one waits for the next."""
    settlement.status, settlement.reason = status, reason
    if status == SUCCESS:
        settlement.settled_ms, settlement.utr = at_ms, world.ids.next_digits("settlement_utr")
    world.put(settlement)
    queue_settlement(world, settlement)
    if status == FAILED:
        note_money(world, at_ms)


def initiated(world: World) -> list[SettlementRecord]:
    """Return the settlements that were initiated, the oldest first."""
    found = [each for each in world.records(SettlementRecord).values() if each.cf_settlement_id]
    return sorted(found, key=lambda each: each.cf_settlement_id)


def settlement_of(world: World, event_type: str, key: str) -> tuple[SettlementRecord, SettledEvent] | None:
    """Return the settlement that has this money, or will have it, and the event in it; None if there is none."""
    for settlement in world.records(SettlementRecord).values():
        if settlement.status in {PENDING, SUCCESS}:
            for event in settlement.events:
                if event[:2] == [event_type, key]:
                    return settlement, SettledEvent(*event)
    return None


def settlements_by_event(world: World) -> dict[tuple[str, str], tuple[SettlementRecord, SettledEvent]]:
    """Return (event type, key) -> the settlement that has the money, or will have it, and the event in it."""
    return {
        event[:2]: (settlement, event)
        for settlement in initiated(world)
        if settlement.status in {PENDING, SUCCESS}
        for event in settlement.settled_events()
    }


def money_events(world: World) -> Iterator[tuple[int, str, SettledEvent]]:
    """Yield (time, order_id or "", event) of all money that came or went back."""
    dates, settings = world.records(SettlementDate), world.settings
    for payment in world.payments.values():
        if payment.status == SUCCESS and payment.completed_ms is not None:
            date = dates.get(payment.order_id)
            at_ms = payment.completed_ms if date is None else max(payment.completed_ms, date.not_before_ms)
            fee, tax = _charges(payment.amount_paise, settings.settlement_fee_bp, settings.settlement_tax_bp)
            yield at_ms, payment.order_id, SettledEvent(PAYMENT, payment.key, payment.amount_paise, fee, tax)
    for static in world.records(StaticPayment).values():
        fee, tax = _charges(static.amount_paise, settings.settlement_fee_bp, settings.settlement_tax_bp)
        yield static.created_ms, "", SettledEvent(PAYMENT, static.key, static.amount_paise, fee, tax)
    for refund in world.records(RefundRecord).values():
        if refund.processed_ms is not None:
            yield refund.processed_ms, refund.order_id, SettledEvent(REFUND, refund.key, refund.amount_paise)
        if refund.reversed_ms is not None:
            yield refund.reversed_ms, refund.order_id, SettledEvent(REFUND_REVERSAL, refund.key, refund.amount_paise)
    for dispute in world.records(DisputeRecord).values():
        if dispute.resolved_ms is not None and dispute.stage != MERCHANT_WON:
            yield dispute.resolved_ms, dispute.order_id, SettledEvent(DISPUTE, dispute.key, dispute.amount_paise)


def _unsettled(world: World, till_ms: int) -> Iterator[tuple[int, SettledEvent]]:
    known = settlements_by_event(world)
    for at_ms, _, event in money_events(world):
        if at_ms < till_ms and event[:2] not in known:
            yield at_ms, event


def _charges(paise: int, fee_bp: int, tax_bp: int) -> tuple[int, int]:
    """Return fee and tax of a payment, each rounded half up to the paisa."""
    fee = (paise * fee_bp + _UNIT // 2) // _UNIT
    return fee, (fee * tax_bp + _UNIT // 2) // _UNIT
