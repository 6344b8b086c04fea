"""JSON objects of the gateway's answers.

See docs/service.md#order, #terminal-transaction, #read-the-payments-of-an-order, #terminals.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import qr
from paydesk.sandbox.clock import to_iso
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.state import (
    CANCELLED,
    COLLECT,
    FAILED,
    NOT_ATTEMPTED,
    PENDING,
    SUCCESS,
    OrderRecord,
    PaymentRecord,
    RefundRecord,
    Terminal,
    TransactionRecord,
)
from paydesk.sandbox.world import SHOP_VPA, World

TEXT_IDS_SINCE: Final = "2023-08-01"
"""Version from which ids of orders and payments are text."""
NUMERIC_IDS_SINCE: Final = "2026-01-01"
"""Version from which the payment id of a terminal transaction is a number again."""
VPAS_SINCE: Final = "2026-01-01"
"""Version from which a terminal has its UPI address."""
PAYER_VPA: Final = "customer@paydesk"

_CHANNELS: Final = {"QR_CODE": "qrcode", "LINK": "link", COLLECT: "collect"}
_CUSTOMER: Final = (
    *("customer_id", "customer_name", "customer_email", "customer_phone", "customer_uid"),
    *("customer_bank_account_number", "customer_bank_ifsc", "customer_bank_code"),
)
_META: Final = ("return_url", "notify_url", "payment_methods")

FAILURES: Final[dict[str, tuple[str, str]]] = {
    "TRANSACTION_DECLINED": ("the customer declined the payment", "customer"),
    "INSUFFICIENT_FUNDS": ("the account holds too little money", "bank"),
    "WRONG_PIN": ("the UPI PIN was wrong", "customer"),
    "BANK_DOWN": ("the customer's bank does not answer", "bank"),
    "LIMIT_EXCEEDED": ("more than the account may pay in a day", "bank"),
    "BANK_DECLINED": ("the customer's bank declined the payment", "bank"),
    "RISK_FLAGGED": ("the payment was taken for a fraud", "bank"),
    "NETWORK_ERROR": ("the payment got lost on its way to the bank", "bank"),
    "PAYMENT_TIMED_OUT": ("nobody finished the payment in time", "customer"),
}
"""Error code -> description, and the side that caused it."""


def signed_rupees(paise: int) -> Json:
    """Return an amount that may be negative as a JSON number of rupees."""
    return Money(abs(paise)).to_wire().copy_sign(paise)


def order_entity(world: World, order: OrderRecord, version: str) -> dict[str, Json]:
    """Return the order entity (docs/service.md#order)."""
    terminal = world.terminals.get(order.cf_terminal_id) if order.cf_terminal_id is not None else None
    return {
        "cf_order_id": order.cf_order_id if version >= TEXT_IDS_SINCE else int(order.cf_order_id),
        "order_id": order.order_id,
        "entity": "order",
        "order_currency": order.currency,
        "order_amount": Money(order.amount_paise).to_wire(),
        "order_status": order.status,
        "payment_session_id": order.session_id,
        "order_expiry_time": to_iso(order.expires_ms),
        "order_note": order.note,
        "created_at": to_iso(order.created_ms),
        "order_splits": order.splits,
        "customer_details": {name: order.customer.get(name) for name in _CUSTOMER},
        "order_meta": {name: order.meta.get(name) for name in _META},
        "order_tags": order.tags,
        "cart_details": None if order.cart_id is None else {"cart_id": order.cart_id},
        "terminal_data": None if terminal is None else terminal_data(terminal),
    }


def terminal_data(terminal: Terminal) -> dict[str, Json]:
    """Return the terminal as it is inside an order (docs/service.md#order)."""
    return {
        "agent_mobile_number": terminal.phone,
        "cf_terminal_id": terminal.cf_terminal_id,
        "merchant_terminal_id": terminal.terminal_id,
        "terminal_type": terminal.terminal_type,
    }


def terminal_vpa(terminal: Terminal) -> str:
    """Return the UPI address of a terminal."""
    return SHOP_VPA.replace("@", f".{terminal.cf_terminal_id}@")


def terminal_entity(terminal: Terminal, version: str) -> dict[str, Json]:
    """Return the terminal entity (docs/service.md#terminals), with `terminal_id` also in the service's misspelling."""
    found: dict[str, Json] = {
        "added_on": to_iso(terminal.added_ms),
        "cf_terminal_id": terminal.cf_terminal_id,
        "last_updated_on": to_iso(terminal.updated_ms),
        "terminal_address": terminal.address,
        "terminal_email": terminal.email,
        "terminal_id": terminal.terminal_id,
        "teminal_id": terminal.terminal_id,
        "terminal_name": terminal.name,
        "terminal_note": terminal.note,
        "terminal_phone_no": terminal.phone,
        "terminal_status": terminal.status,
        "terminal_type": terminal.terminal_type,
        "terminal_meta": {"terminal_operator": terminal.operator} if terminal.operator else None,
    }
    return {**found, "terminal_vpas": terminal_vpa(terminal)} if version >= VPAS_SINCE else found


def payment_url(world: World, transaction: TransactionRecord) -> str:
    return f"{world.public_url}/pay/{transaction.token}"


def terminal_call_id(number: int, version: str) -> Json:
    """Return an id as terminal transactions and soundboxes have it, by the version of the API."""
    return str(number) if TEXT_IDS_SINCE <= version < NUMERIC_IDS_SINCE else number


def transaction_entity(world: World, transaction: TransactionRecord, version: str) -> dict[str, Json]:
    """Return the terminal transaction; both methods get both the QR and the link, as from the service."""
    order = world.orders[transaction.order_id]
    amount = Money(order.amount_paise)
    address, number = payment_url(world, transaction), transaction.cf_payment_id
    return {
        "cf_payment_id": terminal_call_id(number, version),
        "payment_amount": amount.to_wire(),
        "payment_method": transaction.method,
        "payment_url": address,
        "qrcode": qr.to_data_uri(qr.render_png(qr.build_payload(address, amount, order.order_id))),
        "timeout": str(transaction.timeout_ms),
    }


def payment_entity(world: World, payment: PaymentRecord, version: str) -> dict[str, Json]:
    """Return the payment entity (docs/service.md#read-the-payments-of-an-order)."""
    order = world.orders[payment.order_id]
    transaction = world.transactions[payment.transaction_id]
    number = payment.cf_payment_id
    amount = Money(payment.amount_paise).to_wire()
    upi: dict[str, Json] = {
        "channel": _CHANNELS[transaction.method],
        "upi_id": transaction.upi_id or (PAYER_VPA if payment.started_ms is not None else None),
    }
    return {
        "cf_payment_id": str(number) if version >= TEXT_IDS_SINCE else number,
        "order_id": payment.order_id,
        "entity": "payment",
        "error_details": _error_details(payment),
        "is_captured": payment.status == SUCCESS,
        "order_amount": Money(order.amount_paise).to_wire(),
        "order_currency": order.currency,
        "payment_group": "upi",
        "payment_currency": order.currency,
        "payment_amount": amount,
        "payment_time": to_iso(payment.created_ms if payment.started_ms is None else payment.started_ms),
        "payment_completion_time": None if payment.completed_ms is None else to_iso(payment.completed_ms),
        "payment_status": payment.status,
        "payment_message": _message(payment),
        "bank_reference": payment.bank_reference or None,
        "auth_id": None,
        "authorization": None,
        "payment_method": {"upi": upi},
    }


def static_payment_entity(payment: StaticPayment) -> dict[str, Json]:
    """Return a payment on a static QR, which no order knows (docs/service.md#terminal-payments)."""
    at = to_iso(payment.created_ms)
    return {
        "cf_payment_id": payment.cf_payment_id,
        "order_id": None,
        "entity": "payment",
        "error_details": None,
        "is_captured": True,
        "order_amount": None,
        "payment_group": "upi",
        "payment_currency": "INR",
        "payment_amount": Money(payment.amount_paise).to_wire(),
        "payment_time": at,
        "payment_completion_time": at,
        "payment_status": SUCCESS,
        "payment_message": "Transaction successful",
        "bank_reference": payment.bank_reference,
        "auth_id": None,
        "authorization": None,
        "payment_method": {"upi": {"channel": "qrcode", "upi_id": PAYER_VPA}},
    }


def _message(payment: PaymentRecord) -> str | None:
    messages = {SUCCESS: "Transaction successful", PENDING: "Transaction pending", NOT_ATTEMPTED: None}
    if payment.status in messages:
        return messages[payment.status]
    return FAILURES[payment.error][0] if payment.error in FAILURES else payment.status.replace("_", " ").lower()


def _error_details(payment: PaymentRecord) -> dict[str, Json] | None:
    if not payment.error and payment.status != FAILED:
        return None
    text, side = FAILURES.get(payment.error, (payment.error, "customer"))
    return {
        "error_code": payment.error or "TRANSACTION_DECLINED",
        "error_description": text,
        "error_reason": (payment.error or "TRANSACTION_DECLINED").lower(),
        "error_source": side,
        "error_code_raw": None,
        "error_description_raw": None,
        "error_subcode_raw": None,
    }


_REFUND_DESCRIPTIONS: Final = {
    SUCCESS: "Refund processed successfully",
    PENDING: "In process",
    CANCELLED: "Cancelled",
    "ONHOLD": "Insufficient balance",
    FAILED: "Refund failed",
}


def refund_entity(world: World, refund: RefundRecord, version: str) -> dict[str, Json]:
    """Return the refund entity (docs/service.md#refunds)."""
    is_done = refund.status == SUCCESS
    speed: dict[str, Json] = {
        "requested": refund.speed,
        "accepted": refund.accepted_speed,
        "processed": refund.accepted_speed if is_done else None,
        "message": None if refund.accepted_speed == refund.speed else "INSTANT is not possible for this payment",
    }
    return {
        "cf_payment_id": str(refund.cf_payment_id) if version >= TEXT_IDS_SINCE else refund.cf_payment_id,
        "cf_refund_id": refund.cf_refund_id,
        "order_id": refund.order_id,
        "refund_id": refund.refund_id,
        "entity": "refund",
        "refund_amount": Money(refund.amount_paise).to_wire(),
        "refund_currency": world.orders[refund.order_id].currency,
        "refund_note": refund.note,
        "refund_status": refund.status,
        "refund_arn": refund.arn or None,
        "refund_charge": Money(refund.charge_paise).to_wire(),
        "status_description": _REFUND_DESCRIPTIONS[refund.status],
        "metadata": None,
        "refund_splits": refund.splits,
        "refund_type": "MERCHANT_INITIATED",
        "refund_mode": refund.accepted_speed if is_done else None,
        "created_at": to_iso(refund.created_ms),
        "processed_at": None if refund.processed_ms is None else to_iso(refund.processed_ms),
        "refund_speed": speed,
    }
