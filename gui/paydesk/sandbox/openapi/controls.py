"""OpenAPI description of the controls and pages, generated from the settings and tables."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from paydesk.sandbox.control.actions import ACTIONS, MAX_AFTER_MS
from paydesk.sandbox.control.disputes import OUTCOMES
from paydesk.sandbox.control.fault_box import MAX_DELAY_MS, OPTIONS
from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.control.preload import KINDS
from paydesk.sandbox.control.request_journal import MAX_REQUESTS
from paydesk.sandbox.control.snapshots import CONSENT_ACTIONS
from paydesk.sandbox.dispute_state import REASONS, STAGES, TYPES
from paydesk.sandbox.gateway.downtimes import NEW
from paydesk.sandbox.openapi.services import (
    JSON_TYPE,
    Doc,
    SchemaRegistry,
    build_response,
    operation_id,
    path_parameters,
    request_body,
)
from paydesk.sandbox.schemas import BodyShape, FieldRule
from paydesk.sandbox.settings import CHOICES, RATE_CLASSES, RATE_LIMITS, PayoutSettings, SandboxSettings
from paydesk.sandbox.webhooks.faults import WEBHOOK_FAULTS
from paydesk.sandbox.webhooks.queue import EVENT_TYPES
from paydesk.sandbox.webhooks.records import VERSIONS
from paydesk.sandbox.webhooks.registry import MAX_LISTED

TAG: Final = "controls"
PAGES: Final = "pages"
_ERROR: Final = BodyShape("ControlError", (FieldRule("error", required=True),))
_OBJECT: Final[Doc] = {"type": "object"}
_WHOLE: Final[Doc] = {"type": "integer", "minimum": 0, "maximum": 10**12}
_TEXT: Final[Doc] = {"type": "string", "maxLength": 200}
_FLAG: Final[Doc] = {"type": "boolean"}
_HTML: Final[Doc] = {"text/html": {"schema": {"type": "string"}}}
_TYPES: Final[dict[type, Doc]] = {int: {"type": "integer", "minimum": 0}, bool: _FLAG, str: _TEXT}


@dataclass(frozen=True, slots=True)
class Control:
    """One control: summary, schema of its body (None: no body), and its error statuses."""

    method: str
    path: str
    summary: str
    request_schema: Doc | None = None
    errors: tuple[int, ...] = (403,)
    query: str = ""
    """Name of its optional query parameter, a whole number."""
    is_page: bool = False
    """True if a client that does not ask for JSON gets a page."""


def _settings(cls: type) -> Doc:
    now = cls()
    found = {each.name: _setting(each.name, getattr(now, each.name)) for each in fields(cls)}
    return {"type": "object", "properties": found, "additionalProperties": False}


def _setting(name: str, value: object) -> Doc:
    choices = {"enum": list(CHOICES[name])} if name in CHOICES else {}
    if isinstance(value, bool):
        return _FLAG
    if isinstance(value, int):
        return _WHOLE
    if isinstance(value, list):
        return {"type": "array", "items": {"type": "string", **choices}, "maxItems": 20}
    if isinstance(value, dict):
        limits = {each: {"type": "integer", "minimum": 0} for each in RATE_CLASSES}
        by_class = {"type": "object", "properties": limits, "additionalProperties": False}
        return {"anyOf": [{"type": "string", "enum": list(RATE_LIMITS)}, by_class]}
    return {"type": "string", **choices}


def _object(needed: tuple[str, ...] = (), **properties: Doc) -> Doc:
    return {"type": "object", "properties": properties} | ({"required": list(needed)} if needed else {})


_MATCH: Final = _object(method=_TEXT, path=_TEXT, glob=_TEXT) | {"additionalProperties": False}
_FAULT: Final = _object(
    ("kind",),
    kind={"type": "string", "enum": [*FAULT_KINDS, *WEBHOOK_FAULTS]},
    match=_MATCH,
    times={"type": ["integer", "null"], "minimum": 1},
    probability={"type": "number", "minimum": 0, "maximum": 1},
    seed={"type": "integer"},
    **{name: _TYPES[kind] for name, kind in OPTIONS.items()},
) | {"additionalProperties": False}
_FAULT["properties"]["ms"] = {"type": "integer", "minimum": 0, "maximum": MAX_DELAY_MS}
_FAULT["properties"]["status"] = {"type": "integer", "minimum": 200, "maximum": 599}
_PHONE: Final = _object(
    action={"type": "string", "enum": list(ACTIONS)},
    after_ms={"type": "integer", "minimum": 0, "maximum": MAX_AFTER_MS},
    order_id=_TEXT,
    cf_order_id=_TEXT,
    cf_payment_id=_TEXT,
    token=_TEXT,
    terminal={"type": "integer", "description": "pay on its static QR"},
    amount={"type": "number", "minimum": 0.01},
)
_ORDER: Final = _object(
    ("order_id",), order_id=_TEXT, expires_in_ms={"type": "integer"}, amount_paise={"type": "integer", "minimum": 1}
) | {"additionalProperties": False}
_PAYOUT_ACT: Final = _object(
    transfer_id=_TEXT,
    cashgram_id=_TEXT,
    become=_TEXT,
    fund_source=_TEXT,
    add_paise=_WHOLE,
    take_paise=_WHOLE,
    bank=_TEXT,
    resolved=_FLAG,
)
_PERSON: Final = _object(
    ("action",), verification_id=_TEXT, session_id=_TEXT, action={"type": "string", "enum": list(CONSENT_ACTIONS)}
)
_DISPUTE: Final = _object(
    order_id=_TEXT,
    cf_payment_id=_TEXT,
    dispute_type={"type": "string", "enum": list(TYPES)},
    reason_code={"type": "string", "enum": list(REASONS)},
    amount={"type": "number", "minimum": 0.01},
    outcome={"type": "string", "enum": list(OUTCOMES)},
    dispute_id={"type": "integer", "description": "of one that is moved"},
    become={"type": "string", "enum": list(STAGES[1:])},
) | {"additionalProperties": False}
_CLOCK: Final = _object(
    now={"anyOf": [{"type": "string", "format": "date-time"}, {"type": "integer"}]},
    advance_ms={"type": "integer"},
    rate={"type": "number", "minimum": 0, "maximum": 100_000},
) | {"minProperties": 1, "additionalProperties": False}
_WEBHOOK: Final = _object(
    ("area", "url"),
    area={"type": "string", "enum": list(VERSIONS)},
    url={"type": "string", "maxLength": 1_000, "description": "an address of this PC"},
    version={"type": "string", "enum": [each for versions in VERSIONS.values() for each in versions]},
    events={"type": "array", "items": {"enum": sorted({each for types in EVENT_TYPES.values() for each in types})}},
) | {"additionalProperties": False}
_PRELOAD: Final[Doc] = {
    "type": "object",
    "properties": {kind: {"type": "array", "items": _OBJECT} for kind in KINDS},
    "minProperties": 1,
    "additionalProperties": False,
}
_DOWNTIME: Final[Doc] = {
    "anyOf": [NEW.json_schema(), _object(("incident_id", "resolved"), incident_id=_TEXT, resolved=_FLAG)]
}
_WRONG: Final = (400, 403, 413, 415)

CONTROLS: Final = (
    Control("GET", "/_sandbox/keys", "The address and the keys of the pretend shop; for this PC only"),
    Control("GET", "/_sandbox/orders", "Everything that the gateway side holds"),
    Control("POST", "/_sandbox/orders", "Change when an order expires, or its amount", _ORDER, _WRONG),
    Control("GET", "/_sandbox/phone", "The pretend phone", is_page=True),
    Control("POST", "/_sandbox/phone", "What the customer does", _PHONE, (400, 403, 404, 409, 413, 415)),
    Control("GET", "/_sandbox/faults", "The faults that are set, and the kinds there are"),
    Control("POST", "/_sandbox/faults", "Set a fault", _FAULT, _WRONG),
    Control("DELETE", "/_sandbox/faults", "Forget all faults, or the one of ?number=N", None, (400, 403), "number"),
    Control("GET", "/_sandbox/clock", "What time it is"),
    Control("POST", "/_sandbox/clock", "Set the clock, move it, or change its rate", _CLOCK, _WRONG),
    Control("GET", "/_sandbox/settings", "Times and limits"),
    Control("POST", "/_sandbox/settings", "Change some of them", _settings(SandboxSettings), _WRONG),
    Control("GET", "/_sandbox/payouts", "Everything that the payout side holds"),
    Control("POST", "/_sandbox/payouts", "What is done there by hand", _PAYOUT_ACT, _WRONG),
    Control("GET", "/_sandbox/payouts/settings", "Times, limits and rights of the payout side"),
    Control("POST", "/_sandbox/payouts/settings", "Change some of them", _settings(PayoutSettings), _WRONG),
    Control("GET", "/_sandbox/identity", "Identity sessions with their codes, access tokens, transfer tokens"),
    Control("POST", "/_sandbox/identity", "What the person of a session does", _PERSON, _WRONG),
    Control("GET", "/_sandbox/disputes", "The disputes that were opened"),
    Control("POST", "/_sandbox/disputes", "Open a dispute, or move one to another stage", _DISPUTE, _WRONG),
    Control("GET", "/_sandbox/webhooks", "The addresses that get webhooks"),
    Control("POST", "/_sandbox/webhooks", "Send the webhooks of an area to an address", _WEBHOOK, _WRONG),
    Control("DELETE", "/_sandbox/webhooks", "Forget all of them, or the one of ?number=N", None, (400, 403), "number"),
    Control(
        "GET", "/_sandbox/events", f"The last 100 webhooks with bodies and attempts, or ?limit=N up to {MAX_LISTED}",
        None, (400, 403), "limit",
    ),
    Control("POST", "/_sandbox/events/{number}/redeliver", "Send a webhook again, at once", None, (403, 404)),
    Control(
        "GET", "/_sandbox/requests", f"The last 100 requests with bodies and answers, secrets masked; ?limit=N up to "
        f"{MAX_REQUESTS}, and ?method=, path= (its beginning), status=", None, (400, 403), "limit",
    ),
    Control("DELETE", "/_sandbox/requests", "Forget them"),
    Control("POST", "/_sandbox/preload", "Create many records at once", _PRELOAD, _WRONG),
    Control("GET", "/_sandbox/incidents", "The downtimes of payment methods"),
    Control("POST", "/_sandbox/incidents", "Begin a downtime of a payment method, or end one", _DOWNTIME, _WRONG),
    Control("GET", "/_sandbox/snapshots", "The names of the snapshots"),
    Control("POST", "/_sandbox/snapshots/{name}", "Keep the whole state under a name", None, (400, 403)),
    Control("DELETE", "/_sandbox/snapshots/{name}", "Forget a snapshot"),
    Control("POST", "/_sandbox/snapshots/{name}/restore", "Return to a snapshot, its time included", None, (403, 404)),
    Control("POST", "/_sandbox/reset", "Begin again; with ?new_ids=1 no id of before is made twice"),
)  # fmt: skip


def paths(schemas: SchemaRegistry) -> dict[str, Doc]:
    """Return the paths of the controls and of the customer pages."""
    found: dict[str, Doc] = {}
    for each in CONTROLS:
        found.setdefault(each.path, {})[each.method.lower()] = _control(each, schemas)
    found |= {path: {"get": _page(path, means)} for path, means in _CUSTOMER_PAGES.items()}
    return found


_CUSTOMER_PAGES: Final = {
    "/pay/{token}": "The payment page of a terminal transaction",
    "/cashgram/{token}": "The page on which a cashgram is redeemed",
    "/consent/{session_id}": "The page on which a person consents to an identity session",
}


def _control(control: Control, schemas: SchemaRegistry) -> Doc:
    good = build_response(_OBJECT, {}, control.summary)
    if control.is_page:
        good["content"] |= _HTML
    errors: dict[str, Any] = {
        str(each): build_response(schemas.response_ref(_ERROR), {}, _ERRORS[each]) for each in sorted(control.errors)
    }
    found: Doc = {
        "tags": [TAG],
        "operationId": operation_id(control.method, control.path),
        "summary": control.summary,
        "responses": {"200": good, **errors},
    }
    if control.query:
        number = {"type": "integer", "minimum": 0}
        found["parameters"] = [{"name": control.query, "in": "query", "required": False, "schema": number}]
    elif "{" in control.path:
        found["parameters"] = path_parameters(control.path)
    if control.request_schema is not None:
        found["requestBody"] = request_body(control.request_schema)
    return found


_ERRORS: Final = {
    400: "a wrong request",
    403: "from another machine, or from a page of another site",
    404: "there is no such transaction or event",
    409: "it can not be paid any more",
    413: "the body is too large",
    415: f"Content-Type is not {JSON_TYPE}",
}


def _page(path: str, means: str) -> Doc:
    return {
        "tags": [PAGES],
        "operationId": operation_id("get", path),
        "summary": means,
        "parameters": path_parameters(path),
        "responses": {
            "200": {"description": means, "content": _HTML},
            "404": {"description": "there is no such page", "content": _HTML},
        },
    }
