"""The description of the calls of billing programs at /v1/openapi.json. It contains nothing secret."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from paydesk.domain.billing.bill import BILL_NUMBER_LENGTH, MAX_PART
from paydesk.domain.billing.charge import ChargeStatus
from paydesk.domain.billing.messages import ChargeProblem
from paydesk.version import __version__

Doc: TypeAlias = dict[str, Any]
_TEXT: Final = {"type": "string"}
_FLAG: Final = {"type": "boolean"}
_ERRORS: Final = {
    400: "The body is not JSON",
    401: "The key is missing, or of no program",
    403: "From another machine, name or web page; or the program or the person may not do this",
    404: "There is no such charge, or no such address",
    409: "The bill has a charge of another amount, or the charge is paid",
    413: "The body is larger than 16 KiB",
    422: "A field breaks a rule",
    423: "Nobody is signed in at the counter",
    429: "More than 20 new charges a minute",
    503: "No keys, no service, or no journal: nothing was begun",
}
_CODES: Final = (
    "not_json",
    "unknown_program",
    "not_from_here",
    "too_large",
    "no_such_address",
    "wrong_method",
    "bad_request",
)


def build_document() -> Doc:
    """Return the description (OpenAPI 3.1)."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paydesk, for billing programs", "version": __version__, "description": "docs/billing.md"},
        "paths": _paths(),
        "components": {
            "schemas": {"Charge": _charge(), "NewCharge": _new_charge(), "Refusal": _refusal()},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"key": []}],
    }


def _paths() -> Doc:
    charge = {"$ref": "#/components/schemas/Charge"}
    created = {"allOf": [charge, {"type": "object", "required": ["new"], "properties": {"new": _FLAG}}]}
    body = {"required": True, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewCharge"}}}}
    identity = {"name": "id", "in": "path", "required": True, "schema": _TEXT}
    waiting = [_query("wait", _whole(0, 55)), _query("after", _whole(0, 2**31))]
    bill = [_query("bill", {"type": "string", "minLength": 1}, required=True), _query("part", _whole(1, MAX_PART))]
    return {
        "/v1/charges": {
            "post": _operation(
                "Charge a bill; the same bill again is the same charge",
                {200: created, 201: created},
                (400, 409, 413, 422, 423, 429, 503),
                requestBody=body,
            ),
            "get": _operation(
                "Find the charge of a bill", {200: charge}, (404, 422, 503), parameters=[*bill, *waiting]
            ),
        },
        "/v1/charges/{id}": {
            "get": _operation(
                "Read a charge, or wait for its change", {200: charge}, (404, 422, 503), parameters=[identity, *waiting]
            ),
        },
        "/v1/charges/{id}/cancel": {
            "post": _operation(
                "Cancel a charge", {200: charge, 202: charge}, (404, 409, 423, 503), parameters=[identity]
            ),
        },
        "/v1/events": {"get": _stream()},
        "/v1/ready": {"get": _operation("Ask if a bill can be charged now", {200: _readiness()}, (503,))},
    }


def _whole(minimum: int, maximum: int) -> Doc:
    return {"type": "integer", "minimum": minimum, "maximum": maximum}


def _optional(schema: Doc) -> Doc:
    return {"anyOf": [schema, {"type": "null"}]}


def _record(required: bool = True, **fields: Doc) -> Doc:
    return {"type": "object", "properties": fields, "required": [*fields] if required else []}


def _query(name: str, schema: Doc, *, required: bool = False) -> Doc:
    return {"name": name, "in": "query", "required": required, "schema": schema}


def _operation(summary: str, answers: dict[int, Doc], errors: tuple[int, ...], **more: Any) -> Doc:  # noqa: ANN401
    good = {str(status): _content("A charge", schema) for status, schema in answers.items()}
    bad = {
        str(status): _content(_ERRORS[status], {"$ref": "#/components/schemas/Refusal"}) for status in (401, *errors)
    }
    bad.setdefault("403", _content(_ERRORS[403], {"$ref": "#/components/schemas/Refusal"}))
    return {"summary": summary, "responses": {**good, **bad}, **more}


def _content(description: str, schema: Doc) -> Doc:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _stream() -> Doc:
    found = _operation("Follow the charges of this program", {}, (422,), parameters=[_query("after", _whole(0, 2**53))])
    found["responses"]["200"] = {
        "description": "Server-sent events named charge: id is a number, data a charge; a comment every 15 seconds",
        "content": {"text/event-stream": {"schema": _TEXT}},
    }
    return found


def _new_charge() -> Doc:
    number = {"type": "string", "pattern": r"^[A-Za-z0-9\-_/.]+$", "maxLength": BILL_NUMBER_LENGTH[1]}
    found = _record(
        required=False,
        bill=number,
        amount={"type": "string", "pattern": r"^[0-9]{1,9}(\.[0-9]{1,2})?$"},
        amount_paise={"type": "integer", "minimum": 100},
        part=_whole(1, MAX_PART),
        method={"enum": ["qr", "link"]},
        phone={"type": "string", "pattern": "^[0-9]{10}$"},
    )
    return {**found, "required": ["bill"], "oneOf": [{"required": ["amount"]}, {"required": ["amount_paise"]}]}


def _charge() -> Doc:
    return _record(
        id=_TEXT, bill=_TEXT, part=_whole(1, MAX_PART), period=_TEXT, amount=_optional(_TEXT), currency=_TEXT,
        status={"enum": [each.value for each in ChargeStatus]}, paid=_FLAG, money=_FLAG, final=_FLAG, cancelling=_FLAG,
        order_id=_TEXT, cf_order_id=_TEXT, payment_id=_TEXT, utr=_optional(_TEXT), paid_at=_optional(_TEXT), by=_TEXT,
        program=_TEXT, where={"enum": ["front", "list"]}, practice=_FLAG, as_of=_TEXT, rev={"type": "integer"},
    )  # fmt: skip


def _readiness() -> Doc:
    return _record(
        ready=_FLAG, service={"enum": ["ok", "down"]}, person=_TEXT, shift_open=_FLAG, till=_TEXT, practice=_FLAG
    )


def _refusal() -> Doc:
    code = {"enum": [*_CODES, *(each.value for each in ChargeProblem)]}
    error = _record(code=code, message=_TEXT, field=_optional(_TEXT))
    return {"type": "object", "properties": {"error": error, "charge": _charge()}, "required": ["error"]}
