"""Webhooks of the service: signatures, and what each is about (docs/service.md#webhooks). Nothing here is stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final
from urllib.parse import parse_qsl

from paydesk.domain import exact_json
from paydesk.domain.clock import HOUR, MINUTE, SECOND
from paydesk.domain.exact_json import Json
from paydesk.domain.order import TERMINAL_EVENT
from paydesk.hub.errors import RequestRefused

MAX_WEBHOOK: Final = 64 << 10
"""Bytes of a body."""
MAX_AGE: Final = HOUR
"""The oldest timestamp that counts: the last retry of the service comes 42 minutes after the first delivery."""
MAX_AHEAD: Final = 5 * MINUTE
_FIRST_MS: Final = 10**11
"""A timestamp below it is in seconds."""
LONGEST_ID: Final = 100
"""Characters of an order or payout number; the service allows fewer."""


class EventArea(StrEnum):
    """The side of the service that an event comes from."""

    GATEWAY = "gateway"
    PAYOUTS = "payouts"


@dataclass(frozen=True, slots=True)
class SignedEvent:
    """An event with a valid signature. It proves nothing about money: the counter reads."""

    area: EventArea
    name: str
    body: bytes
    order_id: str = ""
    """The order; for money without one the terminal, after `TERMINAL_EVENT`."""
    payout_id: str = ""
    signed: bytes = b""
    """The signed values of a form, whose body can be spelled in many ways; b"" where the body itself is signed."""

    @property
    def digest(self) -> bytes:
        """The hash of what is signed: a repeat has the same."""
        return hashlib.sha256(self.signed or self.body).digest()


def sign(secret: str, timestamp: str, body: bytes) -> str:
    """Return the signature of a JSON webhook."""
    return _mac(secret, timestamp.encode() + body)


def sign_form(secret: str, fields: Mapping[str, str]) -> str:
    """Return the signature of a form (payouts v1): over the values in the order of their keys."""
    return _mac(secret, _values(fields))


def _values(fields: Mapping[str, str]) -> bytes:
    return "".join(fields[key] for key in sorted(fields) if key != "signature").encode()


def _mac(secret: str, message: bytes) -> str:
    return base64.b64encode(hmac.new(secret.encode(), message, hashlib.sha256).digest()).decode()


def read_webhook(
    area: EventArea, headers: Mapping[str, str], body: bytes, secrets: Sequence[str], now: int
) -> SignedEvent:
    """Verify a webhook and read it, at `now` (ms since 1970).

    Raises:
        RequestRefused: 401 for a wrong signature, 400 for an old timestamp or a body that cannot be read.
    """
    signature = headers.get("x-webhook-signature", "")
    if area is EventArea.PAYOUTS and not signature:
        return _read_form(body, secrets)
    timestamp = headers.get("x-webhook-timestamp", "")
    if not any(_is_equal(sign(secret, timestamp, body), signature) for secret in secrets):
        raise _wrong_signature()
    at = int(timestamp) if timestamp.isascii() and timestamp.isdigit() and len(timestamp) < 20 else 0
    at = at * SECOND if at < _FIRST_MS else at
    if not -MAX_AHEAD <= now - at <= MAX_AGE:
        raise RequestRefused(400, "old_timestamp", "the timestamp is too old, or ahead")
    return _read_json(area, body)


def _is_equal(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode("utf-8", "replace"))


def _wrong_signature() -> RequestRefused:
    return RequestRefused(401, "wrong_signature", "the signature is missing or wrong")


def _read_json(area: EventArea, body: bytes) -> SignedEvent:
    try:
        message = exact_json.decode(body)
    except (ValueError, RecursionError) as error:
        raise RequestRefused(400, "bad_request", "the body is no JSON") from error
    data = _object(message, "data")
    name = _text(message, "type") or _text(message, "event") or _text(message, "event_type")
    if area is EventArea.GATEWAY:
        parts = (_object(data, each) for each in ("order", "refund", "auto_refund"))
        order_id = next(filter(None, (_text(each, "order_id") for each in parts)), "")
        return SignedEvent(area, name, body, order_id=order_id or _terminal_of(data))
    payout_id = _text(data, "transfer_id") or _text(_object(data, "transfer"), "transfer_id")
    return SignedEvent(area, name, body, payout_id=payout_id or _text(data, "cashgram_id"))


def _terminal_of(data: Json) -> str:
    """Return the terminal of money that no order knows, in the place of the order; "" for none."""
    terminal = _object(data, "terminal_details")
    number = terminal.get("cf_terminal_id") if isinstance(terminal, dict) else None
    return f"{TERMINAL_EVENT}{number}" if isinstance(number, int) and not isinstance(number, bool) else ""


def _read_form(body: bytes, secrets: Sequence[str]) -> SignedEvent:
    try:
        pairs = parse_qsl(body.decode(), keep_blank_values=True, strict_parsing=True, max_num_fields=100)
    except ValueError as error:
        raise _wrong_signature() from error
    fields = dict(pairs)
    if len(fields) != len(pairs):  # two values for one name: it is not plain which of them is signed
        raise _wrong_signature()
    if not any(_is_equal(sign_form(secret, fields), fields.get("signature", "")) for secret in secrets):
        raise _wrong_signature()
    payout_id = fields.get("transferId", "") or fields.get("cashgramid", "") or fields.get("cashgramId", "")
    name = _short(fields.get("event", ""))
    return SignedEvent(EventArea.PAYOUTS, name, body, payout_id=_short(payout_id), signed=_values(fields))


def _object(value: Json, name: str) -> Json:
    return value.get(name) if isinstance(value, dict) else None


def _text(value: Json, name: str) -> str:
    found = value.get(name) if isinstance(value, dict) else None
    return _short(found) if isinstance(found, str) else ""


def _short(text: str) -> str:
    """Return a text as it can be stored; one that is too long for an id is none."""
    plain = text.replace("\0", "").encode("utf-8", "replace").decode()
    return plain if len(plain) <= LONGEST_ID else ""
