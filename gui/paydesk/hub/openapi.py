"""The description of the counter's calls at /v1/openapi.json. It contains nothing secret: everybody may read it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from paydesk.hub.webhooks import EventArea
from paydesk.hub.wire import EnrolRequest, FactBatch, LeaseRequest, Position, PriorRequest
from paydesk.version import __version__

Doc: TypeAlias = dict[str, Any]
_STRUCTS: Final = (EnrolRequest, FactBatch, LeaseRequest, Position, PriorRequest)
_STATES: Final = ("paid", "open", "unknown", "not_paid")
_TEXT: Final = {"type": "string"}
_NUMBER: Final = {"type": "integer"}
_DIGEST: Final = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
_ERRORS: Final = {
    400: "The body or a parameter has another form",
    401: "The key, the code or the signature is wrong",
    403: "The journal belongs to another counter",
    404: "There is no such address",
    408: "The body did not come in time",
    409: "A gap, or a fork",
    410: "The code was used, or is too old",
    413: "The body is too large",
    422: "The chain is broken",
    429: "Come again after Retry-After seconds",
    503: "The database does not answer; come again after Retry-After seconds",
}
_ALWAYS: Final = (400, 401, 429, 503)
"""Refusals of every call."""
_WITH_BODY: Final = (408, 413)


def build_document() -> Doc:
    """Return the description (OpenAPI 3.1)."""
    _, schemas = msgspec.json.schema_components(_STRUCTS, ref_template="#/components/schemas/{name}")
    schemas["Refusal"] = _record(code=_TEXT, message=_TEXT)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paydesk hub", "version": __version__, "description": "The calls of counters: docs/hub.md"},
        "paths": _paths(),
        "components": {"schemas": schemas, "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}}},
        "security": [{"key": []}],
    }


def _paths() -> Doc:
    sale = _record(
        counter=_TEXT, order_id=_TEXT, amount=_optional(_NUMBER), state={"enum": [*_STATES]},
        paid_at=_optional(_NUMBER), started_at=_NUMBER, bill=_TEXT,
    )  # fmt: skip
    totals = _record(
        day_total=_NUMBER, to_beneficiary=_NUMBER, duplicate_id=_TEXT, duplicate_at=_optional(_NUMBER), refunded=_NUMBER
    )
    digits = {"type": "string", "pattern": "^[0-9]{1,18}$"}
    search = [_query(name, digits) for name in ("amount", "since", "limit")]
    area = {"name": "area", "in": "path", "required": True, "schema": {"enum": [each.value for each in EventArea]}}
    signed = [_header(name) for name in ("x-webhook-timestamp", "x-webhook-signature")]
    return {
        "/v1/enrol": {"post": {
            **_call("Exchange a one-time code for a key", _record(counter_id=_TEXT, name=_TEXT, shop=_TEXT, key=_TEXT),
                    410, body="EnrolRequest", status=201),
            "security": [],
        }},
        "/v1/position": {"get": {
            **_call("Read which fact of a journal is the last one that is kept",
                    _record(journal=_DIGEST, seq=_NUMBER, hash=_DIGEST), 403),
            "parameters": [_query("journal", _DIGEST, required=True)],
        }},
        "/v1/facts": {"post": _call("Ship facts", _ref("Position"), 403, 409, 422, body="FactBatch")},
        "/v1/events": {"get": _call("Open the stream of events", _TEXT, media="text/event-stream")},
        "/v1/search": {"get": {
            **_call("Search the sales of all counters", _record(sales={"type": "array", "items": sale})),
            "parameters": [*search, _query("text", _TEXT)],
        }},
        "/v1/prior-payouts": {"post": _call("Add up payouts of all other journals", totals, body="PriorRequest")},
        "/v1/leases": {"post": _call(
            "Take a share of the reads of an account", _record(per_minute=_NUMBER, until=_NUMBER), body="LeaseRequest"
        )},
        "/v1/webhooks/{area}": {"post": {
            **_call("Take an event of the service", _record(status=_TEXT), 404, body=""),
            "parameters": [area, *signed],
            "security": [],
        }},
    }  # fmt: skip


def _call(
    summary: str,
    answer: Doc,
    *refusals: int,
    body: str | None = None,
    status: int = 200,
    media: str = "application/json",
) -> Doc:
    """Return an operation; `body` names its schema, "" for any object."""
    errors = sorted({*refusals, *_ALWAYS, *(_WITH_BODY if body is not None else ())})
    found: Doc = {
        "summary": summary,
        "responses": {
            str(status): {"description": "Done", "content": {media: {"schema": answer}}},
            **{str(each): _refusal(each) for each in errors},
        },
    }
    if body is not None:
        schema = _ref(body) if body else {"type": "object"}
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return found


def _refusal(status: int) -> Doc:
    found: Doc = {"description": _ERRORS[status], "content": {"application/json": {"schema": _ref("Refusal")}}}
    if status in {429, 503}:
        found["headers"] = {"Retry-After": {"required": True, "schema": {"type": "integer"}}}
    return found


def _ref(name: str) -> Doc:
    return {"$ref": f"#/components/schemas/{name}"}


def _record(**fields: Doc) -> Doc:
    return {"type": "object", "properties": fields, "required": [*fields]}


def _optional(schema: Doc) -> Doc:
    return {"anyOf": [schema, {"type": "null"}]}


def _query(name: str, schema: Doc, *, required: bool = False) -> Doc:
    return {"name": name, "in": "query", "required": required, "schema": schema}


def _header(name: str) -> Doc:
    return {"name": name, "in": "header", "schema": _TEXT}
