"""Faults in the QR or the link of a terminal transaction: wrong amount, wrong payee, unusable image."""

from __future__ import annotations

import base64
import random
from collections.abc import Callable
from itertools import zip_longest
from typing import Final, TypeAlias

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import qr
from paydesk.sandbox.control.fault_box import AnswerChange, HeldRequest, HttpAnswer
from paydesk.sandbox.gateway.entities import payment_url
from paydesk.sandbox.state import TransactionRecord
from paydesk.sandbox.world import SHOP_NAME, SHOP_VPA

QrMaker: TypeAlias = Callable[[HeldRequest, TransactionRecord], str]

HUGE_SIDE: Final = 20_000
MANDATE: Final = "upi://mandate?pa={payee}&am={amount}&cu=INR&recur=MONTHLY&amrule=MAX"
STRANGER: Final = "upi://pay?pa=evil@bank&am=1.00&cu=INR"
REFUND: Final = "upi://pay?pa=evil@bank&am=500.00&cu=INR&pn=Refund"


def _fields(make: Callable[[HeldRequest, TransactionRecord, dict[str, Json]], None]) -> AnswerChange:
    """Return a change of the fields of a transaction; other answers pass unchanged."""

    def change(held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
        value = answer.json_value
        number = value.get("cf_payment_id") if isinstance(value, dict) else None
        transaction = held.world.transactions.get(number) if isinstance(number, int) else None
        if transaction is None or not isinstance(value, dict):
            return answer
        make(held, transaction, value)
        return answer.with_json(value)

    return change


def _qr(maker: QrMaker) -> AnswerChange:
    def make(held: HeldRequest, transaction: TransactionRecord, value: dict[str, Json]) -> None:
        value["qrcode"] = maker(held, transaction)

    return _fields(make)


def _payload_with(extra_paise: int = 0, **fields: str) -> QrMaker:
    """Return a maker of a valid QR with other fields."""

    def maker(held: HeldRequest, transaction: TransactionRecord) -> str:
        order = held.world.orders[transaction.order_id]
        amount = Money(order.amount_paise + extra_paise)
        address = payment_url(held.world, transaction)
        return qr.to_data_uri(qr.render_png(qr.build_payload(address, amount, order.order_id, **fields)))

    return maker


def _text(build: Callable[[str, str], str]) -> QrMaker:
    """Return a maker of a valid QR with a text built from address and amount."""

    def maker(held: HeldRequest, transaction: TransactionRecord) -> str:
        amount = Money(held.world.orders[transaction.order_id].amount_paise)
        return qr.to_data_uri(qr.render_png(build(payment_url(held.world, transaction), amount.plain())))

    return maker


def _true_png(held: HeldRequest, transaction: TransactionRecord) -> bytes:
    order = held.world.orders[transaction.order_id]
    address = payment_url(held.world, transaction)
    return qr.render_png(qr.build_payload(address, Money(order.amount_paise), order.order_id))


def _noise(_held: HeldRequest, transaction: TransactionRecord) -> str:
    """Return a valid image without a QR."""
    dice = random.Random(transaction.cf_payment_id)  # noqa: S311 - a picture, no secret
    return qr.to_data_uri(qr.encode_png([bytes(dice.choices((0, 255), k=40)) for _ in range(40)]))


def _huge(_held: HeldRequest, _transaction: TransactionRecord) -> str:
    """Return a small file whose image is 20,000 pixels wide and high."""
    side = HUGE_SIDE // qr.MODULE_PIXELS
    return qr.to_data_uri(qr.encode_png([b"\xff" * side] * side))


def _svg(_held: HeldRequest, _transaction: TransactionRecord) -> str:
    drawing = b'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
    return "data:image/svg+xml;base64," + base64.b64encode(drawing).decode()


def _cut(held: HeldRequest, transaction: TransactionRecord) -> str:
    image = _true_png(held, transaction)
    return qr.to_data_uri(image[: len(image) // 2])


def _bad_base64(held: HeldRequest, transaction: TransactionRecord) -> str:
    return qr.to_data_uri(_true_png(held, transaction))[:-3] + "*%!"


def _no_prefix(held: HeldRequest, transaction: TransactionRecord) -> str:
    return base64.b64encode(_true_png(held, transaction)).decode()


def _two_codes(held: HeldRequest, transaction: TransactionRecord) -> str:
    """Return an image with two valid codes side by side."""
    order = held.world.orders[transaction.order_id]
    address = payment_url(held.world, transaction)
    amounts = (Money(order.amount_paise), Money(order.amount_paise + 100))
    codes = [qr.create_modules(qr.build_payload(address, each, order.order_id)) for each in amounts]
    side = max(map(len, codes))
    rows = (b"".join(row.ljust(side, b"\xff") for row in pair) for pair in zip_longest(*codes, fillvalue=b""))
    return qr.to_data_uri(qr.encode_png(list(rows)))


def _without(*names: str) -> AnswerChange:
    def make(_held: HeldRequest, _transaction: TransactionRecord, value: dict[str, Json]) -> None:
        for name in names:
            value.pop(name, None)

    return _fields(make)


def _with_option(name: str, otherwise: Json) -> AnswerChange:
    def make(held: HeldRequest, _transaction: TransactionRecord, value: dict[str, Json]) -> None:
        value[name] = held.fault.options.get("text", otherwise)

    return _fields(make)


def _fill_option(held: HeldRequest, transaction: TransactionRecord, otherwise: str) -> str:
    """Return the option `text`, or a default, with {address}, {amount}, {order} and {payee} replaced."""
    order = held.world.orders[transaction.order_id]
    known = {
        "address": payment_url(held.world, transaction),
        "amount": Money(order.amount_paise).plain(),
        "order": order.order_id,
        "payee": SHOP_VPA,
    }
    text = str(held.fault.options.get("text", otherwise))
    for name, value in known.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def _qr_text(held: HeldRequest, transaction: TransactionRecord) -> str:
    return qr.to_data_uri(qr.render_png(_fill_option(held, transaction, MANDATE)))


def _url_text(held: HeldRequest, transaction: TransactionRecord, value: dict[str, Json]) -> None:
    value["payment_url"] = _fill_option(held, transaction, STRANGER)


def _undecodable(held: HeldRequest, transaction: TransactionRecord, value: dict[str, Json]) -> None:
    value["qrcode"] = _noise(held, transaction)
    if "text" in held.fault.options:
        _url_text(held, transaction, value)


def cashgram_link(held: HeldRequest, answer: HttpAnswer) -> HttpAnswer:
    """Replace the link of a cashgram by the option `text`, or by a payment to a stranger."""
    value = answer.json_value
    data = value.get("data") if isinstance(value, dict) else None
    if isinstance(value, dict) and isinstance(data, dict) and "cashgramLink" in data:
        changed = {**data, "cashgramLink": held.fault.options.get("text", REFUND)}
        return answer.with_json({**value, "data": changed})
    return answer


def _upi(_address: str, amount: str) -> str:
    return f"upi://pay?pa={SHOP_VPA}&pn={SHOP_NAME.replace(' ', '%20')}&am={amount}&cu=INR"


CHANGES: Final[dict[str, tuple[str, AnswerChange]]] = {
    "qr_wrong_amount": ("the QR asks for one paisa more", _qr(_payload_with(1))),
    "qr_wrong_payee": ("the QR pays somebody else", _qr(_payload_with(pa="somebody.else@paydesk", pn="Somebody Else"))),
    "qr_wrong_currency": ("the QR asks for dollars", _qr(_payload_with(cu="USD"))),
    "qr_wrong_order": ("the QR names another order", _qr(_payload_with(tr="somebody-elses-order"))),
    "qr_upi": ("the QR is a upi: link, which a demo must never show", _qr(_text(_upi))),
    "qr_no_amount": ("the QR is the bare address of the payment page", _qr(_text(lambda address, _amount: address))),
    "qr_two_amounts": (
        "the QR names two amounts",
        _qr(_text(lambda address, amount: f"{address}?am={amount}&am=1.00&cu=INR")),
    ),
    "qr_two_codes": ("the picture holds two codes", _qr(_two_codes)),
    "qr_undecodable": ("a sound picture of noise; payment_url is text, if that is given", _fields(_undecodable)),
    "qr_huge": ("a PNG of 20,000 x 20,000 pixels", _qr(_huge)),
    "qr_svg": ("an SVG in place of a picture", _qr(_svg)),
    "qr_cut": ("half of the PNG", _qr(_cut)),
    "qr_bad_base64": ("base64 with signs that it does not have", _qr(_bad_base64)),
    "qr_no_prefix": ("the base64 without its data: prefix", _qr(_no_prefix)),
    "qr_text": (
        "the QR says text, with {address}, {amount}, {order} and {payee} put in; without it, a mandate", _qr(_qr_text),
    ),
    "qr_missing": ("no qrcode key", _without("qrcode")),
    "qr_empty": ("an empty qrcode", _with_option("qrcode", "")),
    "url_missing": ("no payment_url key", _without("payment_url")),
    "url_text": (
        "payment_url is text, with the same put in; without it, a payment to a stranger", _fields(_url_text),
    ),
    "both_missing": ("neither qrcode nor payment_url", _without("qrcode", "payment_url")),
    "timeout_odd": ('timeout is text ("five minutes")', _with_option("timeout", "five minutes")),
    "timeout_missing": ("no timeout key", _without("timeout")),
}  # fmt: skip
