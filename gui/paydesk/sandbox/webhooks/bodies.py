"""Bodies of webhooks: JSON of the gateway and of payouts v2, forms of payouts v1 (docs/service.md#webhooks)."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.domain.money import SignedMoney
from paydesk.sandbox import state
from paydesk.sandbox.clock import to_iso, to_local_text, to_utc_iso
from paydesk.sandbox.dispute_state import CREATED, INSUFFICIENT_EVIDENCE, REASONS, DisputeRecord
from paydesk.sandbox.gateway.dispute_entities import REMARKS, dispute_parties
from paydesk.sandbox.gateway.entities import payment_entity, refund_entity, static_payment_entity
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.settlement_state import SettlementRecord
from paydesk.sandbox.state import CashgramRecord, PaymentRecord, RefundRecord, Terminal, TransferRecord
from paydesk.sandbox.webhooks.signing import signed_form
from paydesk.sandbox.world import World

Body: TypeAlias = Callable[[str], str]
"""Function that returns a body in a version."""

_SURCHARGE_SINCE: Final = "2025-01-01"
_PAYMENT: Final = (
    *("cf_payment_id", "payment_status", "payment_amount", "payment_currency", "payment_message", "payment_time"),
    *("bank_reference", "auth_id", "payment_method", "payment_group"),
)
_CUSTOMER: Final = ("customer_name", "customer_id", "customer_email", "customer_phone")
_ERROR: Final = ("error_code", "error_description", "error_reason", "error_source")
_GATEWAY: Final = (
    "gateway_name",
    "gateway_order_id",
    "gateway_payment_id",
    "gateway_status_code",
    "gateway_settlement",
)


def payment_body(world: World, payment: PaymentRecord, event_type: str) -> Body:
    """Return the body of a payment that has ended. Amounts have two decimals: only the raw body has the signature."""
    order = world.orders[payment.order_id]
    transaction = world.transactions[payment.transaction_id]
    at_ms = payment.completed_ms or payment.created_ms

    def body(version: str) -> str:
        entity = payment_entity(world, payment, version)
        paid = {name: entity[name] for name in _PAYMENT} | {"payment_amount": _rupees(payment.amount_paise)}
        if version >= _SURCHARGE_SINCE:
            paid |= {"international_payment": {"international": False}, "payment_surcharge": None}
        dropped = payment.status == state.USER_DROPPED
        gateway = ("CASHFREE", order.cf_order_id, str(payment.cf_payment_id), None, "CASHFREE")
        error = entity["error_details"]
        data: dict[str, Json] = {
            "order": {
                "order_id": order.order_id,
                "order_amount": _rupees(order.amount_paise),
                "order_currency": order.currency,
                "order_tags": order.tags,
            },
            "payment": paid,
            "customer_details": {name: order.customer.get(name) for name in _CUSTOMER},
            "payment_gateway_details": dict.fromkeys(_GATEWAY)
            if dropped
            else dict(zip(_GATEWAY, gateway, strict=True)),
            "payment_offers": None,
            "terminal_details": _terminal(world, transaction.cf_terminal_id),
        }
        if payment.status == state.FAILED and isinstance(error, dict):
            data["error_details"] = {name: error[name] for name in _ERROR}
        return _encode(data, to_iso(at_ms), event_type)

    return body


def static_payment_body(world: World, payment: StaticPayment, event_type: str) -> Body:
    """Return the body of a payment on a static QR: no order and no customer is known."""
    entity = static_payment_entity(payment)
    paid = {name: entity[name] for name in _PAYMENT} | {"payment_amount": _rupees(payment.amount_paise)}
    gateway = ("CASHFREE", None, str(payment.cf_payment_id), None, "CASHFREE")
    data: dict[str, Json] = {
        "order": None,
        "payment": paid,
        "customer_details": dict.fromkeys(_CUSTOMER),
        "payment_gateway_details": dict(zip(_GATEWAY, gateway, strict=True)),
        "payment_offers": None,
        "terminal_details": _terminal(world, payment.cf_terminal_id),
    }
    text = _encode(data, to_iso(payment.created_ms), event_type)
    return lambda _version: text


def _terminal(world: World, cf_terminal_id: int) -> dict[str, Json] | None:
    """Return the terminal of a payment; None for one that is made at none."""
    terminal = world.terminals.get(cf_terminal_id)
    return None if terminal is None else {"cf_terminal_id": cf_terminal_id, "terminal_phone": terminal.phone}


_REFUND: Final = (
    *("cf_refund_id", "cf_payment_id", "refund_id", "order_id", "refund_amount", "refund_currency", "entity"),
    *("refund_type", "refund_arn", "refund_status", "status_description", "created_at", "processed_at"),
    *("refund_charge", "refund_note", "refund_splits", "metadata", "refund_mode", "refund_speed"),
)


def refund_body(world: World, refund: RefundRecord, event_type: str) -> Body:
    """Return the body of a refund that has changed."""
    at_ms = refund.created_ms if refund.processed_ms is None else refund.processed_ms

    def body(version: str) -> str:
        entity = refund_entity(world, refund, version)
        found = {name: entity[name] for name in _REFUND} | {"refund_amount": _rupees(refund.amount_paise)}
        return _encode({"refund": found}, to_iso(at_ms), event_type)

    return body


def settlement_body(settlement: SettlementRecord, event_type: str) -> Body:
    """Return the body of a settlement that has changed."""
    at_ms = settlement.initiated_ms if settlement.settled_ms is None else settlement.settled_ms
    found: dict[str, Json] = {
        "adjustment": _rupees(settlement.adjustment_paise),
        "amount_settled": _rupees(settlement.net_paise),
        "payment_amount": _rupees(settlement.payments_paise),
        "payment_from": to_local_text(settlement.from_ms),
        "payment_till": to_local_text(settlement.till_ms),
        "reason": settlement.reason or None,
        "remarks": None,
        "service_charge": _rupees(settlement.fee_paise),
        "service_tax": _rupees(settlement.tax_paise),
        "settled_on": None if settlement.settled_ms is None else to_iso(settlement.settled_ms),
        "settlement_amount": _rupees(settlement.net_paise),
        "settlement_charge": _rupees(0),
        "settlement_id": settlement.cf_settlement_id,
        "settlement_initiated_on": to_iso(settlement.initiated_ms),
        "settlement_tax": _rupees(0),
        "settlement_type": "STANDARD",
        "status": settlement.status,
        "utr": settlement.utr or None,
    }
    text = _encode({"settlement": found}, to_iso(at_ms), event_type)
    return lambda _version: text


def dispute_body(world: World, dispute: DisputeRecord, event_type: str) -> Body:
    """Return the body of a dispute that was opened, changed or closed."""
    found: dict[str, Json] = {
        "dispute_id": dispute.key,
        "dispute_type": dispute.dispute_type,
        "reason_code": dispute.reason_code,
        "reason_description": REASONS[dispute.reason_code],
        "dispute_amount": _rupees(dispute.amount_paise),
        "dispute_amount_currency": "INR",
        "created_at": to_iso(dispute.created_ms),
        "updated_at": to_iso(dispute.updated_ms),
        "respond_by": to_iso(dispute.respond_by_ms),
        "dispute_status": dispute.status,
        "cf_dispute_remarks": REMARKS[dispute.stage],
    }
    if dispute.resolved_ms is not None:
        found["resolved_at"] = to_iso(dispute.resolved_ms)
    else:
        needs_shop = dispute.stage in {CREATED, INSUFFICIENT_EVIDENCE}
        found["dispute_action_on"] = "MERCHANT" if needs_shop else "CASHFREE"
        if event_type == "DISPUTE_UPDATED":
            found["dispute_update"] = "STATUS_UPDATE"
    payment = world.payments.get(dispute.cf_payment_id)
    at_terminal = world.records(StaticPayment).get(str(dispute.cf_payment_id))
    if payment is not None:
        number = world.transactions[payment.transaction_id].cf_terminal_id
    else:
        number = at_terminal.cf_terminal_id if at_terminal is not None else 0
    terminal = {"terminal_details": _terminal(world, number)}

    def body(version: str) -> str:
        data = {"dispute": found, **dispute_parties(world, dispute, version), **terminal}
        return _encode(data, to_iso(dispute.updated_ms), event_type)

    return body


def terminal_body(terminal: Terminal, event_type: str) -> Body:
    """Return the body of a terminal whose status has changed."""
    data: dict[str, Json] = {
        "added_on": to_local_text(terminal.added_ms),
        "cf_terminal_id": terminal.cf_terminal_id,
        "last_updated_on": to_local_text(terminal.updated_ms),
        "terminal_id": terminal.terminal_id,
        "terminal_name": terminal.name,
        "terminal_phone": terminal.phone,
        "terminal_status": terminal.status,
        "terminal_type": terminal.terminal_type,
        "review_remarks": None,
    }
    text = _encode(data, to_iso(terminal.updated_ms), event_type)
    return lambda _version: text


TRANSFER_SUCCESS: Final = "TRANSFER_SUCCESS"
TRANSFER_ACKNOWLEDGED: Final = "TRANSFER_ACKNOWLEDGED"
TRANSFER_FAILED: Final = "TRANSFER_FAILED"
TRANSFER_REJECTED: Final = "TRANSFER_REJECTED"
TRANSFER_REVERSED: Final = "TRANSFER_REVERSED"
_STATUS_CODES: Final = {
    TRANSFER_SUCCESS: "SENT_TO_BENEFICIARY",
    TRANSFER_ACKNOWLEDGED: "COMPLETED",
    TRANSFER_FAILED: "BENE_BANK_DECLINED",
    TRANSFER_REJECTED: "INVALID_MODE_FOR_PYID",
    TRANSFER_REVERSED: "INVALID_ACCOUNT_FAIL",
}
_FORM_FIELDS: Final = {
    TRANSFER_SUCCESS: ("acknowledged", "eventTime", "utr"),
    TRANSFER_ACKNOWLEDGED: ("acknowledged",),
    TRANSFER_FAILED: ("reason",),
    TRANSFER_REJECTED: ("reason",),
    TRANSFER_REVERSED: ("eventTime", "reason"),
    "CASHGRAM_REDEEMED": ("eventTime", "utr"),
    "CASHGRAM_TRANSFER_REVERSAL": ("eventTime", "utr", "reason"),
    "CASHGRAM_EXPIRED": ("eventTime", "reason"),
}
"""Fields of a form beside `event`, the ids and `signature`."""


def transfer_json(transfer: TransferRecord, event_type: str, at_ms: int) -> Body:
    """Return the body of a changed transfer in v2."""
    bank = {"bank_account_number": transfer.bank_account, "bank_ifsc": transfer.ifsc}
    found = bank if transfer.bank_account else {"vpa": transfer.vpa} if transfer.vpa else {"phone": transfer.phone}
    data: dict[str, Json] = {
        "transfer_id": transfer.transfer_id,
        "cf_transfer_id": transfer.reference_id,
        "status": transfer.status,
        "status_code": _STATUS_CODES[event_type],
        "status_description": transfer.reason,
        "beneficiary_details": {
            "beneficiary_id": transfer.bene_id,
            "beneficiary_instrument_details": dict[str, Json](found),
        },
        "transfer_amount": _rupees(transfer.amount_paise),
        "transfer_service_charge": _rupees(0),
        "transfer_service_tax": _rupees(0),
        "transfer_mode": "BANK" if transfer.bank_account else transfer.mode.upper(),
        "transfer_utr": transfer.utr,
        "fundsource_id": transfer.instrument_id,
    }
    text = _encode(data, to_iso(at_ms)[:19], event_type)
    return lambda _version: text


def payout_form(secret: str, sent: TransferRecord | CashgramRecord, event_type: str, at_ms: int) -> Body:
    """Return the signed form of a changed transfer or cashgram in v1."""
    values = {
        "acknowledged": "1",
        "eventTime": to_utc_iso(at_ms),
        "utr": sent.utr,
        "reason": sent.reason or ("LINK_EXPIRED" if sent.status == state.EXPIRED else ""),
    }
    id_field = "cashgramid" if isinstance(sent, CashgramRecord) else "transferId"
    fields = {"event": event_type, id_field: sent.key, "referenceId": str(sent.reference_id)}
    fields |= {name: values[name] for name in _FORM_FIELDS[event_type]}
    text = signed_form(secret, fields)
    return lambda _version: text


def _encode(data: dict[str, Json], event_time: str, event_type: str) -> str:
    return exact_json.encode({"data": data, "event_time": event_time, "type": event_type})


def _rupees(paise: int) -> Decimal:
    return Decimal(SignedMoney(paise).plain())
