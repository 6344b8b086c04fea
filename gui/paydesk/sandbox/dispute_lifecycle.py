"""Progress of disputes: opened by a control, answered by the shop, decided as the clock runs."""

from __future__ import annotations

from paydesk.domain.exact_json import Json
from paydesk.sandbox.dispute_state import (
    CLOSED,
    DOCS_RECEIVED,
    INSUFFICIENT_EVIDENCE,
    MERCHANT_LOST,
    MERCHANT_WON,
    UNDER_REVIEW,
    DisputeRecord,
)
from paydesk.sandbox.settlement_day import note_money
from paydesk.sandbox.webhooks.queue import queue_dispute
from paydesk.sandbox.world import World


def open_dispute(world: World, dispute: DisputeRecord) -> None:
    """Store a new dispute; without documents it is lost when its time to respond is over."""
    dispute.plan = [[dispute.respond_by_ms, MERCHANT_LOST, ""]]
    world.put(dispute)
    queue_dispute(world, dispute, "DISPUTE_CREATED")


def add_evidence(world: World, dispute: DisputeRecord, document: dict[str, Json]) -> None:
    """Add a document, after which the dispute is reviewed anew."""
    now, review = world.clock.now_ms(), world.settings.dispute_review_ms
    dispute.evidence.append(document)
    dispute.plan = [[now + review, UNDER_REVIEW, ""], [now + 2 * review, dispute.outcome, ""]]
    if dispute.outcome == INSUFFICIENT_EVIDENCE:
        dispute.plan.append([max(now + 3 * review, dispute.respond_by_ms), MERCHANT_LOST, ""])
    change_stage(world, dispute, DOCS_RECEIVED, now)


def settle_dispute(world: World, dispute: DisputeRecord) -> None:
    """Apply everything that is due for a dispute by now."""
    now = world.clock.now_ms()
    while dispute.plan and dispute.plan[0][0] <= now:
        due, stage, _ = dispute.plan.pop(0)
        change_stage(world, dispute, stage, due)


def change_stage(world: World, dispute: DisputeRecord, stage: str, at_ms: int) -> None:
    """Move a dispute to a stage, with its webhook. What is lost or accepted is taken from the next settlement."""
    dispute.stage, dispute.updated_ms = stage, at_ms
    if stage == INSUFFICIENT_EVIDENCE:
        dispute.outcome = MERCHANT_WON  # the next documents are enough
    if stage in CLOSED:
        dispute.resolved_ms = at_ms
        dispute.plan.clear()
        if stage != MERCHANT_WON:
            note_money(world, at_ms)
    world.put(dispute)
    queue_dispute(world, dispute, "DISPUTE_CLOSED" if stage in CLOSED else "DISPUTE_UPDATED")
