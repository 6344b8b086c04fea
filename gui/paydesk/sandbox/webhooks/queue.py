"""Events that are due to be sent: each change that has a webhook, for each address of its area.

Nothing is kept where no address wants it.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.rules import is_at_this_pc
from paydesk.sandbox import state
from paydesk.sandbox.dispute_state import DisputeRecord
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.settings import SettingError, check_web_address
from paydesk.sandbox.settlement_state import SettlementRecord
from paydesk.sandbox.state import CashgramRecord, PaymentRecord, RefundRecord, Terminal, TransferRecord
from paydesk.sandbox.webhooks import bodies
from paydesk.sandbox.webhooks.bodies import Body
from paydesk.sandbox.webhooks.records import (
    GATEWAY,
    PAYOUTS_V1,
    PAYOUTS_V2,
    PENDING,
    VERSIONS,
    WebhookAddress,
    WebhookEvent,
)
from paydesk.sandbox.world import World

_PAYMENT_EVENTS: Final = {
    state.SUCCESS: "PAYMENT_SUCCESS_WEBHOOK",
    state.FAILED: "PAYMENT_FAILED_WEBHOOK",
    state.USER_DROPPED: "PAYMENT_USER_DROPPED_WEBHOOK",
}
_TERMINAL_EVENT: Final = "TERMINAL_STATUS_UPDATE"
_REFUND_EVENT: Final = "REFUND_STATUS_WEBHOOK"
_SETTLEMENT_EVENTS: Final = {
    state.PENDING: "SETTLEMENT_INITIATED",
    state.SUCCESS: "SETTLEMENT_SUCCESS",
    state.FAILED: "SETTLEMENT_FAILED",
}
_TRANSFER_EVENTS: Final = {
    state.SUCCESS: (bodies.TRANSFER_SUCCESS, bodies.TRANSFER_ACKNOWLEDGED),
    state.FAILED: (bodies.TRANSFER_FAILED,),
    state.REJECTED: (bodies.TRANSFER_REJECTED,),
    state.REVERSED: (bodies.TRANSFER_REVERSED,),
}
_CASHGRAM_EVENTS: Final = {
    state.REDEEMED: "CASHGRAM_REDEEMED",
    state.REVERSED: "CASHGRAM_TRANSFER_REVERSAL",
    state.EXPIRED: "CASHGRAM_EXPIRED",
}
_DISPUTE_EVENTS: Final = ("DISPUTE_CREATED", "DISPUTE_UPDATED", "DISPUTE_CLOSED")
_TRANSFER_TYPES: Final = tuple(each for types in _TRANSFER_EVENTS.values() for each in types)
EVENT_TYPES: Final[dict[str, tuple[str, ...]]] = {
    GATEWAY: (
        *_PAYMENT_EVENTS.values(), _REFUND_EVENT, *_SETTLEMENT_EVENTS.values(), *_DISPUTE_EVENTS, _TERMINAL_EVENT,
    ),
    PAYOUTS_V1: (*_TRANSFER_TYPES, *_CASHGRAM_EVENTS.values()),
    PAYOUTS_V2: _TRANSFER_TYPES,
}  # fmt: skip
"""Area -> types of its webhooks."""


def queue_payment(world: World, payment: PaymentRecord) -> None:
    """Queue the event of a payment that has ended, also for the `notify_url` of its order."""
    event_type = _PAYMENT_EVENTS.get(payment.status)
    if event_type is not None:
        body = bodies.payment_body(world, payment, event_type)
        notify_url = str(world.orders[payment.order_id].meta.get("notify_url") or "")
        _queue(world, GATEWAY, event_type, payment.order_id, body, notify_url)


def queue_static_payment(world: World, payment: StaticPayment) -> None:
    """Queue the event of a payment on a static QR."""
    event_type = _PAYMENT_EVENTS[state.SUCCESS]
    body = bodies.static_payment_body(world, payment, event_type)
    _queue(world, GATEWAY, event_type, payment.key, body)


def queue_refund(world: World, refund: RefundRecord) -> None:
    """Queue the event of a refund that has ended."""
    _queue(world, GATEWAY, _REFUND_EVENT, refund.order_id, bodies.refund_body(world, refund, _REFUND_EVENT))


def queue_settlement(world: World, settlement: SettlementRecord) -> None:
    """Queue the event of a settlement that has changed."""
    event_type = _SETTLEMENT_EVENTS[settlement.status]
    body = bodies.settlement_body(settlement, event_type)
    _queue(world, GATEWAY, event_type, str(settlement.cf_settlement_id), body)


def queue_dispute(world: World, dispute: DisputeRecord, event_type: str) -> None:
    """Queue the event of a dispute that was opened, changed or closed."""
    subject = dispute.order_id or str(dispute.cf_payment_id)
    _queue(world, GATEWAY, event_type, subject, bodies.dispute_body(world, dispute, event_type))


def queue_terminal(world: World, terminal: Terminal) -> None:
    """Queue the event of a terminal whose status has changed."""
    _queue(world, GATEWAY, _TERMINAL_EVENT, terminal.key, bodies.terminal_body(terminal, _TERMINAL_EVENT))


def queue_payout(world: World, sent: TransferRecord | CashgramRecord, at_ms: int) -> None:
    """Queue the events of a transfer or cashgram that has changed; a cashgram has forms only."""
    if isinstance(sent, TransferRecord):
        for event_type in _TRANSFER_EVENTS.get(sent.status, ()):
            _queue_form(world, sent, event_type, at_ms)
            _queue(world, PAYOUTS_V2, event_type, sent.key, bodies.transfer_json(sent, event_type, at_ms))
    elif sent.status in _CASHGRAM_EVENTS:
        _queue_form(world, sent, _CASHGRAM_EVENTS[sent.status], at_ms)


def may_send(world: World, url: str) -> bool:
    """Return True if webhooks may be sent to an address: one of this PC, or any if the operator allowed that."""
    try:
        check_web_address("url", url)
    except SettingError:
        return False
    return bool(url) and (world.webhooks_anywhere or is_at_this_pc(url))


def _queue_form(world: World, sent: TransferRecord | CashgramRecord, event_type: str, at_ms: int) -> None:
    body = bodies.payout_form(world.client_secret, sent, event_type, at_ms)
    _queue(world, PAYOUTS_V1, event_type, sent.key, body)


def _queue(world: World, area: str, event_type: str, subject: str, body: Body, notify_url: str = "") -> None:
    addresses = [
        (each.number, each.url, each.version)
        for each in world.records(WebhookAddress).values()
        if each.area == area and not each.disabled and event_type in (each.events or (event_type,))
    ]
    if may_send(world, notify_url):
        addresses.append((0, notify_url, VERSIONS[area][0]))
    now = world.clock.now_ms()
    for number, url, version in addresses:
        event = WebhookEvent(
            number=world.ids.next_number("webhook"),
            area=area,
            version=version,
            type=event_type,
            subject=subject,
            url=url,
            body=body(version),
            created_ms=now,
            due_ms=now,
            address=number,
            status=PENDING,
        )
        world.put(event)
