"""Endpoints of payments at terminals and of static QRs (docs/service.md#terminal-payments)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import lifecycle, qr
from paydesk.sandbox.clock import parse_iso, to_iso
from paydesk.sandbox.errors import INVALID_REQUEST, MAGIC_ROWS, ErrorRow, RowError, field_error, rows_named
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.entities import payment_entity, static_payment_entity, terminal_call_id, terminal_vpa
from paydesk.sandbox.gateway.terminals import resolve_terminal
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.schemas import FLAG, ID, NUMBER, OBJECT, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import ACTIVE, FAILED, PENDING, SUCCESS, PaymentRecord, Terminal
from paydesk.sandbox.static_payments import static_url
from paydesk.sandbox.world import World

_MODES: Final = ("UPI_OFFLINE_STATIC", "UPI")
"""The mode of a payment on a static QR, and of one of an order."""
_PAGE_SIZE: Final = 25
_FILTER: Final = BodyShape(
    "TerminalPaymentFilter",
    (
        FieldRule("start_date", format="date-time", description="with its offset"),
        FieldRule("end_date", format="date-time", description="with its offset"),
        FieldRule("cf_terminal_id", WHOLE, minimum=0),
        FieldRule("terminal_vpa"),
        FieldRule("terminal_phone_no"),
        FieldRule("payment_status", choices=(SUCCESS, FAILED, PENDING)),
        FieldRule("payment_group", choices=("UPI",)),
        FieldRule("sort_by", choices=("start_date",)),
        FieldRule("sort_order", choices=("ASC", "DESC"), description="DESC when absent"),
    ),
)
_PAGE: Final = BodyShape(
    "TerminalPaymentPage",
    (
        FieldRule("page_number", WHOLE, minimum=1, description="1 when absent"),
        FieldRule("page_size", WHOLE, minimum=1, maximum=100, description=f"{_PAGE_SIZE} when absent"),
    ),
)
QUERY: Final = BodyShape(
    "TerminalPaymentQuery",
    (FieldRule("filter", OBJECT, shape=_FILTER), FieldRule("pagination", OBJECT, shape=_PAGE)),
)
_LISTED: Final = BodyShape(
    "ListedTerminalPayment",
    (
        FieldRule("cf_terminal_id", WHOLE, required=True),
        *(FieldRule(name, required=True) for name in ("terminal_id", "terminal_vpa")),
        FieldRule("cf_payment_id", WHOLE, required=True),
        FieldRule("payment_amount", NUMBER, required=True),
        FieldRule("payment_mode", required=True, choices=_MODES),
        FieldRule("payment_status", required=True),
        FieldRule("payment_time", required=True),
        FieldRule("error_details", OBJECT, required=True, nullable=True),
    ),
)
_PAYMENT: Final = BodyShape(
    "TerminalPayment",
    (
        FieldRule(
            "cf_payment_id", ID, required=True, description="text from version 2023-08-01 to 2025-01-01, else a number"
        ),
        FieldRule("order_id", required=True, nullable=True),
        FieldRule("entity", required=True, choices=("payment",)),
        FieldRule("error_details", OBJECT, required=True, nullable=True),
        FieldRule("is_captured", FLAG, required=True),
        FieldRule("order_amount", NUMBER, required=True, nullable=True),
        *(FieldRule(name, required=True) for name in ("payment_group", "payment_currency")),
        FieldRule("payment_amount", NUMBER, required=True),
        *(FieldRule(name, required=True) for name in ("payment_time", "payment_completion_time", "payment_status")),
        FieldRule("payment_message", required=True, nullable=True),
        FieldRule("bank_reference", required=True),
        FieldRule("auth_id", required=True, nullable=True),
        FieldRule("authorization", OBJECT, required=True, nullable=True),
        FieldRule("payment_method", OBJECT, required=True),
    ),
)
BY_UTR: Final = BodyShape("TerminalPaymentByUtr", (FieldRule("utr", required=True, min_length=1, max_length=40),))
OF_TERMINAL: Final = BodyShape(
    "StaticQrsOfTerminal",
    (FieldRule("terminal_phone_no"), FieldRule("cf_terminal_id", WHOLE, minimum=0, description="or else the phone")),
)
_STATIC_QR: Final = BodyShape(
    "StaticQr",
    tuple(FieldRule(name, required=True, max_length=20_000) for name in ("bank", "qrCode", "qrCodeUrl", "status")),
)
_NO_PAYMENT: Final = ErrorRow(
    "terminal_payment_not_found", 404, INVALID_REQUEST, "payment_not_found", "the terminal has no payment with this utr"
)


def _terminal_payments(world: World) -> Iterator[tuple[Terminal, PaymentRecord | StaticPayment]]:
    """Yield each payment that a customer has begun at a terminal."""
    for order in world.orders.values():
        lifecycle.settle(world, order)
    for payment in world.payments.values():
        terminal = world.terminals.get(world.transactions[payment.transaction_id].cf_terminal_id)
        if payment.started_ms is not None and terminal is not None:
            yield terminal, payment
    for static in world.records(StaticPayment).values():
        yield world.terminals[static.cf_terminal_id], static


def _began(payment: PaymentRecord | StaticPayment) -> int:
    return (payment.started_ms if isinstance(payment, PaymentRecord) else None) or payment.created_ms


def read_all(call: Call) -> Reply:
    """Answer POST /pg/terminal/payments: those of all terminals or of a filter, page by page."""
    fields = shapes.read_fields(call.body, QUERY)
    wanted: dict[str, Any] = fields["filter"] or {each.name: None for each in _FILTER.fields}
    page = fields["pagination"]
    number, size = page.get("page_number") or 1, page.get("page_size") or _PAGE_SIZE
    first, last = _time(wanted, "start_date"), _time(wanted, "end_date")
    found = [
        (terminal, payment)
        for terminal, payment in _terminal_payments(call.world)
        if (first is None or first <= _began(payment))
        and (last is None or _began(payment) // 1_000 <= last // 1_000)
        and _status(payment) in {wanted["payment_status"], *([_status(payment)] * (wanted["payment_status"] is None))}
        and _is_of(terminal, wanted)
    ]
    found.sort(key=lambda each: (_began(each[1]), each[1].cf_payment_id), reverse=wanted["sort_order"] != "ASC")
    return Reply.from_value([_listed(*each, call) for each in found[(number - 1) * size : number * size]])


def _time(wanted: dict[str, Any], name: str) -> int | None:
    text = wanted[name]
    found = None if text is None else parse_iso(text)
    if text is not None and found is None:
        raise field_error(f"filter.{name}", "is not a time with its offset")
    return found


def _status(payment: PaymentRecord | StaticPayment) -> str:
    return payment.status if isinstance(payment, PaymentRecord) else SUCCESS


def _is_of(terminal: Terminal, wanted: dict[str, Any]) -> bool:
    values = (terminal.cf_terminal_id, terminal_vpa(terminal), terminal.phone)
    names = ("cf_terminal_id", "terminal_vpa", "terminal_phone_no")
    return all(wanted[name] in {None, value} for name, value in zip(names, values, strict=True))


def _listed(terminal: Terminal, payment: PaymentRecord | StaticPayment, call: Call) -> dict[str, Json]:
    is_static = isinstance(payment, StaticPayment)
    entity = _payment(payment, call)
    return {
        "cf_terminal_id": terminal.cf_terminal_id,
        "terminal_id": terminal.terminal_id,
        "terminal_vpa": terminal_vpa(terminal),
        "cf_payment_id": payment.cf_payment_id,
        "payment_amount": Money(payment.amount_paise).to_wire(),
        "payment_mode": _MODES[0] if is_static else _MODES[1],
        "payment_status": _status(payment),
        "payment_time": to_iso(_began(payment)),
        "error_details": entity["error_details"],
    }


def read_by_utr(call: Call) -> Reply:
    """Answer GET /pg/terminal/{cf_terminal_id}/payments?utr=: the payment with this bank reference, or 404."""
    terminal = next((each for each in call.world.terminals.values() if each.key == call.path["cf_terminal_id"]), None)
    if terminal is None:
        raise RowError("terminal_id_not_found")
    utr = shapes.read_fields(call.body, BY_UTR)["utr"]
    for owner, payment in _terminal_payments(call.world):
        if owner is terminal and payment.bank_reference == utr:
            return Reply.from_value(_payment(payment, call))
    raise RowError(_NO_PAYMENT)


def _payment(payment: PaymentRecord | StaticPayment, call: Call) -> dict[str, Json]:
    if isinstance(payment, PaymentRecord):
        whole = payment_entity(call.world, payment, call.version)
        entity = {each.name: whole[each.name] for each in _PAYMENT.fields}
    else:
        entity = static_payment_entity(payment)
    return entity | {"cf_payment_id": terminal_call_id(payment.cf_payment_id, call.version)}


def read_static_qrs(call: Call) -> Reply:
    """Answer GET /pg/terminal/qrcodes: the one static QR of a terminal."""
    terminal = resolve_terminal(call.world, _absent_as_none(shapes.read_fields(call.body, OF_TERMINAL)))
    address = static_url(call.world, terminal)
    return Reply.from_value(
        [
            {
                "bank": "Pretend Bank",
                "qrCode": qr.to_data_uri(qr.render_png(address)),
                "qrCodeUrl": address,
                "status": "ACTIVE" if terminal.status == ACTIVE else "INACTIVE",
            }
        ]
    )


def _absent_as_none(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: None if value == "" else value for name, value in fields.items()}


OPERATIONS: Final = (
    KeyOperation(
        "POST", "/pg/terminal/payments", "terminal", read_all, QUERY, _LISTED,
        "Payments at terminals, also on static QRs", returns_list=True,
    ),
    KeyOperation(
        "GET", "/pg/terminal/qrcodes", "terminal", read_static_qrs, OF_TERMINAL, _STATIC_QR,
        "The static QR of a terminal", returns_list=True,
        rows=rows_named("terminal_not_found", "terminal_id_not_found", *MAGIC_ROWS),
    ),
    KeyOperation(
        "GET", "/pg/terminal/{cf_terminal_id}/payments", "terminal", read_by_utr, BY_UTR, _PAYMENT,
        "A payment at a terminal by its bank reference", rows=(_NO_PAYMENT, *rows_named("terminal_id_not_found")),
    ),
)  # fmt: skip
