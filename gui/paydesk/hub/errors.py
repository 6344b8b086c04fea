"""Refusals of the hub, as counters read them (docs/hub.md#the-wire-form)."""

from __future__ import annotations

from paydesk.domain.exact_json import Json


class RequestRefused(Exception):
    """A refusal: its HTTP status, a code for programs, and a message for a log."""

    def __init__(self, status: int, code: str, message: str, *, retry_after_s: int | None = None, **more: Json) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.retry_after_s = retry_after_s
        self.more = more
        """Further fields of the answer."""


def unknown_key() -> RequestRefused:
    return RequestRefused(401, "unknown_key", "this key was revoked, or never given out")


def not_yours() -> RequestRefused:
    return RequestRefused(403, "not_yours", "this journal belongs to another counter")


def too_large(limit: int) -> RequestRefused:
    return RequestRefused(413, "too_large", f"a body has at most {limit} bytes")


def busy() -> RequestRefused:
    return RequestRefused(429, "busy", "too many batches at once", retry_after_s=1)


def unavailable() -> RequestRefused:
    return RequestRefused(503, "unavailable", "the database does not answer", retry_after_s=2)
