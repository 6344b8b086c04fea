"""The payout side in OpenAPI: `payout.service.OPERATIONS`, their shapes, and the rows of SPEC.md 7.2 to 7.7."""

from __future__ import annotations

from typing import Final

from paydesk.sandbox.openapi.parts import (
    JSON_TYPE,
    KEYS,
    REQUEST_ID,
    Doc,
    Schemas,
    Told,
    answers,
    body,
    limits,
    operation_id,
    path_parameters,
    query_parameters,
)
from paydesk.sandbox.payout.call import Operation, PayoutRow, error
from paydesk.sandbox.payout.service import OPERATIONS, common_answers
from paydesk.sandbox.schemas import ENVELOPE, OBJECT, Field, Shape

TAG: Final = "payout"
TOKEN: Final[list[Doc]] = [{"bearer": []}]
_DONE: Final = PayoutRow("", "done", "200", "SUCCESS", "done")
_LIMITED: Final = limits("seconds to wait")
_SIGNATURE: Final = {
    "name": "X-Cf-Signature",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 2000},
    "description": "stands for an allowed address: base64 of what a public key made",
}


def paths(schemas: Schemas, *, http_200: bool) -> dict[str, Doc]:
    """The paths of the payout side; `http_200`: whether errors come with HTTP 200 (a setting of the sandbox)."""
    found: dict[str, Doc] = {}
    for each in OPERATIONS:
        for path in each.paths:
            found.setdefault(path, {})[each.method.lower()] = _operation(each, path, schemas, http_200=http_200)
    return found


def told(operation: Operation) -> list[PayoutRow]:
    """Everything that an operation may say, the good answers first."""
    rows = [*operation.rows, *common_answers(operation), *_broken(operation.takes)]
    good = [each for each in rows if each.status not in {"ERROR", "FAILURE"}]
    return list(dict.fromkeys([*(good or [_DONE]), *rows]))


def _operation(operation: Operation, path: str, schemas: Schemas, *, http_200: bool) -> Doc:
    found: Doc = {
        "tags": [TAG],
        "operationId": operation_id(operation.method, path),
        "summary": operation.means,
        "security": TOKEN if operation.token else KEYS,
        "parameters": [REQUEST_ID, *path_parameters(path)],
    }
    if not operation.token:
        found["parameters"].append(_SIGNATURE)
    if operation.method == "GET":
        found["parameters"] += query_parameters(operation.takes.fields)
    elif operation.takes.fields:
        found["requestBody"] = body(schemas.taken(operation.takes))
    found["responses"] = _responses(operation, schemas, http_200=http_200 or operation.always_200)
    return found


def _responses(operation: Operation, schemas: Schemas, *, http_200: bool) -> dict[str, Doc]:
    good, bad = schemas.given(enveloped(operation.gives)), schemas.given(_BAD)
    by_http: dict[int, list[PayoutRow]] = {}
    for said in told(operation):
        by_http.setdefault(200 if http_200 else said.http or int(said.sub_code), []).append(said)
    found: dict[str, Doc] = {}
    for http, rows in sorted(by_http.items()):
        kinds = [good] * any(map(_is_good, rows)) + [bad] * any(not _is_good(each) for each in rows)
        schema = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
        headers = _LIMITED if any(each.sub_code == "429" for each in rows) else {}
        examples = [Told(http, each.name or _name(each), _body(each)) for each in rows]
        found |= answers(examples, schema, headers)
    if "200" in found and not http_200:
        found["200"]["description"] = operation.means
        if not operation.rows or not any(map(_is_good, operation.rows)):
            found["200"]["content"][JSON_TYPE].pop("examples")  # its words are not those of a row
    return found


def _is_good(said: PayoutRow) -> bool:
    return said.status not in {"ERROR", "FAILURE"}


def enveloped(data: Shape | None) -> Shape:
    """The payout envelope around a shape of data (SPEC.md 2.4)."""
    words = Field("status", words=("SUCCESS", "PENDING"), needed=True)
    inner = (Field("data", OBJECT, needed=True, of=data),) if data is not None else ()
    return Shape(f"{data.name}Answer" if data is not None else "DoneAnswer", (words, *ENVELOPE.fields[1:], *inner))


_BAD: Final = Shape("PayoutError", (Field("status", words=("ERROR", "FAILURE"), needed=True), *ENVELOPE.fields[1:]))


def _body(said: PayoutRow) -> Doc:
    return {"status": said.status, "subCode": said.sub_code, "message": said.message}


def _name(said: PayoutRow) -> str:
    return "_".join("".join(sign if sign.isalnum() else " " for sign in said.message.lower()).split()[:6])


def _broken(shape: Shape) -> list[PayoutRow]:
    """What broken fields are told in words of their own; what is told by a row is among the operation's rows."""
    found: list[PayoutRow] = []
    for field in shape.fields:
        told = [field.wrong, *([field.missing] if field.needed else [])]
        found += [error(*each) for each in told if not isinstance(each, str) and each[1]]
        if field.of is not None:
            found += _broken(field.of)
    return found
