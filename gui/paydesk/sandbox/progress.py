"""Automatic changes of payments, refunds, settlements and disputes, in the order of their times."""

from __future__ import annotations

from paydesk.sandbox import lifecycle
from paydesk.sandbox.dispute_lifecycle import settle_dispute
from paydesk.sandbox.dispute_state import DisputeRecord
from paydesk.sandbox.refund_lifecycle import settle_refunds
from paydesk.sandbox.settlement_lifecycle import settle_settlement
from paydesk.sandbox.settlement_state import SettlementRecord
from paydesk.sandbox.state import RefundRecord
from paydesk.sandbox.world import World


def apply_due(world: World) -> None:
    """Apply what is due by now, though nobody has read its order."""
    now = world.clock.now_ms()
    while (due := world.payments_due.pop_due(now)) is not None:
        _, kind, key = due
        if kind == RefundRecord.kind:
            settle_refunds(world, world.records(RefundRecord)[key])
        elif kind == SettlementRecord.kind:
            settle_settlement(world, world.records(SettlementRecord)[key])
        elif kind == DisputeRecord.kind:
            settle_dispute(world, world.records(DisputeRecord)[key])
        else:
            lifecycle.settle(world, world.orders[world.payments[int(key)].order_id])
