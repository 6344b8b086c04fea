"""Signatures and headers of webhooks (docs/service.md#webhooks)."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qsl, urlencode

from paydesk.sandbox.webhooks.records import GATEWAY, PAYOUTS_V1, WebhookEvent

KEYS_SINCE: Final = "2025-01-01"
"""Version of the gateway's webhooks from which they have an idempotency key."""
_JSON: Final = "application/json"
_FORM: Final = "application/x-www-form-urlencoded"


def body_signature(secret: str, timestamp: str, body: str) -> str:
    """Return the signature of a JSON body, for the header."""
    return _sign(secret, timestamp + body)


def form_signature(secret: str, fields: Mapping[str, str]) -> str:
    """Return the signature of a form: over its values in the order of their names."""
    return _sign(secret, "".join(fields[name] for name in sorted(fields)))


def signed_form(secret: str, fields: Mapping[str, str]) -> str:
    """Return an encoded form whose last field is the signature of the others."""
    return urlencode({**fields, "signature": form_signature(secret, fields)})


def signed_request(event: WebhookEvent, secret: str, now_ms: int, attempt: int) -> tuple[dict[str, str], bytes]:
    """Return headers and body of one attempt to send an event. A form is signed anew, with this secret."""
    if event.area == PAYOUTS_V1:
        fields = dict(parse_qsl(event.body, keep_blank_values=True))
        del fields["signature"]
        return {"content-type": _FORM}, signed_form(secret, fields).encode()
    timestamp = str(now_ms)
    headers = {
        "content-type": _JSON,
        "x-webhook-timestamp": timestamp,
        "x-webhook-signature": body_signature(secret, timestamp, event.body),
    }
    if event.area == GATEWAY:
        headers |= {"x-webhook-version": event.version, "x-webhook-attempt": str(attempt)}
        if event.version >= KEYS_SINCE:
            headers["x-idempotency-key"] = _encode(hashlib.sha256(event.body.encode()).digest())
    return headers, event.body.encode()


def _sign(secret: str, text: str) -> str:
    return _encode(hmac.digest(secret.encode(), text.encode(), "sha256"))


def _encode(digest: bytes) -> str:
    return base64.b64encode(digest).decode("ascii")
