"""What differs between the areas of the service: how a call says who we are, and how an answer says no."""

from __future__ import annotations

from typing import Protocol

from paydesk.api.answers import Raw
from paydesk.api.credentials import Credentials
from paydesk.api.decode import decoded
from paydesk.api.errors import About, AnswerFault, BadAnswer, ServiceError
from paydesk.api.gateway_errors import refusal_class


class Dialect(Protocol):
    """One area's manners. The gateway has one; payouts and verification bring their own."""

    @property
    def keyed(self) -> bool:
        """Whether a call that changes something carries an idempotency key (SPEC.md 4.1)."""

    @property
    def versioned(self) -> bool:
        """Whether calls carry `x-api-version`."""

    def headers(self, credentials: Credentials) -> dict[str, str]:
        """The headers that say who calls, without the version, request id and idempotency key."""

    def refusal(self, raw: Raw, about: About) -> ServiceError:
        """The error for an answer with an HTTP status outside 200 to 299."""


class GatewayDialect:
    """Orders and terminals: SPEC.md 4.1 and 7.1, SERVICE-FACTS 1.1 and 2.8."""

    keyed = True
    versioned = True

    def headers(self, credentials: Credentials) -> dict[str, str]:
        """`x-client-id` and `x-client-secret`."""
        return {"x-client-id": credentials.client_id, "x-client-secret": credentials.client_secret}

    def refusal(self, raw: Raw, about: About) -> ServiceError:
        """The one class for the status and the body {message, code, type}; never raises."""
        if 300 <= raw.status < 400:
            return BadAnswer(AnswerFault.REDIRECT, about)
        type_, code, message = _words(raw.body, about)
        if raw.status == 404 and not (type_ or code):
            # somebody else's 404 must never be taken for "the service has no such order"
            return BadAnswer(AnswerFault.NOT_THE_SERVICE, about)
        filled = About(
            method=about.method,
            operation=about.operation,
            http_status=raw.status,
            type=type_,
            code=code,
            message=message,
            request_id=about.request_id,
            retry_after=raw.rate.retry_after,
        )
        return refusal_class(raw.status, type_, code)(filled)


GATEWAY = GatewayDialect()


def _words(body: bytes, about: About) -> tuple[str, str, str]:
    """Type, code and message of an error body; each is "" when it is missing or no text."""
    try:
        value = decoded(body, about)
    except BadAnswer:
        return "", "", ""
    if not isinstance(value, dict):
        return "", "", ""
    type_, code, message = (value.get(name) for name in ("type", "code", "message"))
    return (
        type_ if isinstance(type_, str) else "",
        code if isinstance(code, str) else "",
        message if isinstance(message, str) else "",
    )
