"""Control of disputes: open one, or move one to another stage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain.money import Money, MoneyError
from paydesk.sandbox.dispute_lifecycle import change_stage, open_dispute
from paydesk.sandbox.dispute_state import (
    CREATED,
    INSUFFICIENT_EVIDENCE,
    MERCHANT_LOST,
    MERCHANT_WON,
    REASONS,
    STAGES,
    TYPES,
    DisputeRecord,
)
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.progress import apply_due
from paydesk.sandbox.settings import SettingError
from paydesk.sandbox.state import SUCCESS, PaymentRecord
from paydesk.sandbox.world import World

OUTCOMES: Final = (MERCHANT_WON, MERCHANT_LOST, INSUFFICIENT_EVIDENCE)
_NEW: Final = frozenset({"order_id", "cf_payment_id", "dispute_type", "amount", "reason_code", "outcome"})


def change_dispute(world: World, body: Mapping[str, Any]) -> DisputeRecord:
    """Open a dispute of the payment of an order, or of a `cf_payment_id`; or move {"dispute_id"} to {"become"}.

    Raises:
        SettingError: A field is wrong, or the payment can not be disputed.
    """
    apply_due(world)
    if "dispute_id" in body:
        return _move(world, body)
    if not body.keys() <= _NEW:
        raise SettingError("give dispute_id and become, or some of " + ", ".join(sorted(_NEW)))
    payment = _find_payment(world, body)
    now = world.clock.now_ms()
    dispute = DisputeRecord(
        dispute_id=world.ids.next_number("dispute"),
        cf_payment_id=payment.cf_payment_id,
        order_id=payment.order_id if isinstance(payment, PaymentRecord) else "",
        amount_paise=_amount(body, payment),
        dispute_type=_choice(body, "dispute_type", TYPES),
        reason_code=_choice(body, "reason_code", tuple(REASONS)),
        created_ms=now,
        updated_ms=now,
        respond_by_ms=now + world.settings.dispute_respond_ms,
        outcome=_choice(body, "outcome", OUTCOMES),
    )
    open_dispute(world, dispute)
    return dispute


def _move(world: World, body: Mapping[str, Any]) -> DisputeRecord:
    dispute = world.records(DisputeRecord).get(str(body["dispute_id"]))
    if dispute is None or dispute.is_closed or body.get("become") not in STAGES or body["become"] == CREATED:
        raise SettingError("give the dispute_id of an open dispute, and become: one of " + ", ".join(STAGES[1:]))
    change_stage(world, dispute, body["become"], world.clock.now_ms())
    return dispute


def _find_payment(world: World, body: Mapping[str, Any]) -> PaymentRecord | StaticPayment:
    paid: list[PaymentRecord | StaticPayment] = [each for each in world.payments.values() if each.status == SUCCESS]
    paid += world.records(StaticPayment).values()
    for payment in reversed(paid):
        order_id = payment.order_id if isinstance(payment, PaymentRecord) else None
        if payment.key == str(body.get("cf_payment_id")) or (order_id and order_id == body.get("order_id")):
            break
    else:
        raise SettingError("give the order_id or the cf_payment_id of a payment that was made")
    disputes = world.records(DisputeRecord).values()
    if any(each.cf_payment_id == payment.cf_payment_id and not each.is_closed for each in disputes):
        raise SettingError("the payment has an open dispute")
    return payment


def _amount(body: Mapping[str, Any], payment: PaymentRecord | StaticPayment) -> int:
    try:
        amount = Money.from_wire(body["amount"]).paise if "amount" in body else payment.amount_paise
    except MoneyError as fault:
        raise SettingError(f"amount {fault}") from fault
    if not 0 < amount <= payment.amount_paise:
        raise SettingError("amount is at most what was paid")
    return amount


def _choice(body: Mapping[str, Any], name: str, choices: tuple[str, ...]) -> str:
    found = body.get(name, choices[0])
    if found not in choices:
        raise SettingError(f"{name} is one of " + ", ".join(choices))
    return str(found)
