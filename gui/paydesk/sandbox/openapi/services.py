"""The services in OpenAPI 3.1: their operations, their declared shapes, and the rows of docs/service.md#errors.

The gateway, payout v2 and identity ask for keys in headers; the older payout side for a bearer token.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from paydesk.sandbox.errors import Row
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.service import COMMON_ROWS, OPERATIONS, WRITE_ROWS, WRITES
from paydesk.sandbox.identity import RULES as IDENTITY_RULES
from paydesk.sandbox.key_auth import KeyOperation, Rules
from paydesk.sandbox.payout.call import Operation, PayoutRow, error
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUT_OPERATIONS
from paydesk.sandbox.payout.service import common_answers
from paydesk.sandbox.payout.v2 import RULES as V2_RULES
from paydesk.sandbox.schemas import ENVELOPE, OBJECT, Field, Shape

Doc: TypeAlias = dict[str, Any]

JSON_TYPE: Final = "application/json"
_PATH_PART: Final = re.compile(r"\{(\w+)\}", re.ASCII)
KEYS: Final[list[Doc]] = [{"clientId": [], "clientSecret": []}]
REQUEST_ID: Final = {
    "name": "x-request-id",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    "description": "comes back in the answer",
}
TEXT: Final[Doc] = {"schema": {"type": "string"}}
NUMBER: Final[Doc] = {"schema": {"type": "string", "pattern": "^[0-9]+$"}}


@dataclass(frozen=True, slots=True)
class Told:
    """One answer that is told by a row: HTTP status, a name for it, its body."""

    http: int
    name: str
    body: Mapping[str, Any]


class Schemas:
    """The schemas of a document by name: each is described once and referred to."""

    def __init__(self) -> None:
        self.named: dict[str, Doc] = {}

    def taken(self, shape: Shape) -> Doc:
        """A reference to the shape of a request; fields that it does not name may be there."""
        return self._known(shape.name, shape.json_schema())

    def given(self, shape: Shape, *, many: bool = False) -> Doc:
        """A reference to the shape of an answer, or of a list of them: it has the fields named and no others."""
        found = self._known(shape.name, closed(shape.json_schema()))
        return {"type": "array", "items": found} if many else found

    def _known(self, name: str, schema: Doc) -> Doc:
        if self.named.setdefault(name, schema) != schema:
            raise ValueError(f"two shapes are called {name}")
        return {"$ref": f"#/components/schemas/{name}"}


def closed(schema: Doc) -> Doc:
    """The schema of an object that has no other fields than those it names, all the way down."""
    found = {name: closed(value) if isinstance(value, dict) else value for name, value in schema.items()}
    if "properties" in found:
        found["additionalProperties"] = False
    return found


def body(schema: Doc) -> Doc:
    """A JSON body that is needed."""
    return {"required": True, "content": {JSON_TYPE: {"schema": schema}}}


def path_parameters(path: str) -> list[Doc]:
    """The parameters that a path names."""
    one = {"type": "string", "minLength": 1, "maxLength": 100}
    return [{"name": name, "in": "path", "required": True, "schema": one} for name in _PATH_PART.findall(path)]


def answers(told: Iterable[Told], schema: Doc, headers: Doc) -> dict[str, Doc]:
    """The responses of rows by HTTP status, all of one schema, each row an example."""
    found: dict[str, Doc] = {}
    for each in told:
        content = found.setdefault(str(each.http), response(schema, headers))["content"][JSON_TYPE]
        content.setdefault("examples", {}).setdefault(each.name, {"value": dict(each.body)})
    for answer in found.values():
        answer["description"] = "; ".join(dict.fromkeys(_words(answer["content"][JSON_TYPE]["examples"])))
    return dict(sorted(found.items()))


def response(schema: Doc, headers: Doc, description: str = "") -> Doc:
    """One response with a JSON body."""
    found: Doc = {"description": description, "content": {JSON_TYPE: {"schema": schema}}}
    return found | ({"headers": headers} if headers else {})


def _words(examples: Mapping[str, Doc]) -> list[str]:
    return [str(each["value"].get("message", name)) for name, each in examples.items()]


def operation_id(method: str, path: str) -> str:
    """A name for an operation that no other one has."""
    return "_".join([method.lower(), *re.findall(r"\w+", path.replace(".", "_"))])


def limits(wait: str) -> Doc:
    """The headers that tell of a rate limit; `wait` says what the number to wait means."""
    return {
        "x-ratelimit-limit": NUMBER,
        "x-ratelimit-remaining": NUMBER,
        "x-ratelimit-retry": {**NUMBER, "description": wait},
        "x-ratelimit-type": TEXT,
    }


GATEWAY: Final = "gateway"
V2: Final = "payout v2"
IDENTITY: Final = "identity"
_KEY: Final = {
    "name": "x-idempotency-key",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    "description": "the first answer for a key is given again to the same request",
}
_VERSION: Final[Doc] = {"x-api-version": {"required": True, **TEXT}}
HEADERS: Final[Doc] = {**_VERSION, **limits("seconds to wait")}
GATEWAY_HEADERS: Final[Doc] = {
    **_VERSION,
    "x-request-id": {"required": True, "schema": {"type": "string", "minLength": 1}},
    "x-idempotency-key": {"required": True, **TEXT},
    "x-idempotency-replayed": {"required": True, "schema": {"type": "string", "enum": ["true", "false"]}},
    **{name: {"required": True, **each} for name, each in limits("seconds to wait; 0 when none").items()},
}


def keyed_paths(schemas: Schemas) -> dict[str, Doc]:
    """The paths of all three."""
    found: dict[str, Doc] = {}
    for each in OPERATIONS:
        writes = each.method in WRITES
        rows = (*COMMON_ROWS, *(WRITE_ROWS if writes else ()), *each.rows)
        operation = _operation(each, GATEWAY, schemas, GATEWAY_HEADERS, [*_told(rows), *_broken(each.takes)])
        operation["parameters"] = [
            _version("2026-01-01", required=True),
            REQUEST_ID,
            *([_KEY] if writes else []),
            *path_parameters(each.path),
        ]
        found.setdefault(each.path, {})[each.method.lower()] = operation
    for tag, rules in ((V2, V2_RULES), (IDENTITY, IDENTITY_RULES)):
        found |= {each.path: {"post": _of_rules(each, tag, rules, schemas)} for each in rules.operations}
    return found


def _of_rules(operation: KeyOperation, tag: str, rules: Rules, schemas: Schemas) -> Doc:
    found = _operation(operation, tag, schemas, HEADERS, _told((*rules.common_rows, *operation.rows)))
    found["parameters"] = [_version(rules.version or "2024-01-01", required=not rules.version), REQUEST_ID]
    return found


def _operation(operation: KeyOperation, tag: str, schemas: Schemas, headers: Doc, told: list[Told]) -> Doc:
    good = response(schemas.given(operation.gives, many=operation.many), headers, operation.means)
    found: Doc = {
        "tags": [tag],
        "operationId": operation_id(operation.method, operation.path),
        "summary": operation.means,
        "security": KEYS,
        "responses": {"200": good, **answers(told, schemas.given(shapes.ERROR), headers)},
    }
    if operation.takes is not None:
        found["requestBody"] = body(schemas.taken(operation.takes))
    return found


def _version(default: str, *, required: bool) -> Doc:
    return {
        "name": "x-api-version",
        "in": "header",
        "required": required,
        "schema": {"type": "string", "format": "date", "default": default},
        "description": "2021-05-21 or later",
    }


def _told(rows: Iterable[Row]) -> list[Told]:
    return [
        Told(row.status, row.name, {"message": row.message, "code": row.code, "type": row.type})
        for row in {row.name: row for row in rows}.values()
    ]


def _broken(shape: Shape | None) -> list[Told]:
    """What is told when a field is missing or broken: 400 with the field's name in its code."""
    found: list[Told] = []
    for field in shape.fields if shape is not None else ():
        for ending, words in (("missing", "is missing in the request"), ("invalid", "breaks its rule")):
            if ending == "invalid" or field.needed:
                code = f"{field.name}_{ending}"
                value = {"message": f"{field.name} : {words}", "code": code, "type": "invalid_request_error"}
                found.append(Told(400, code, value))
    return found


PAYOUT: Final = "payout"
_BEARER: Final[list[Doc]] = [{"bearer": []}]
_DONE: Final = PayoutRow("", "done", "200", "SUCCESS", "done")
_LIMITED: Final = limits("seconds to wait")
_SIGNATURE: Final = {
    "name": "X-Cf-Signature",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 2000},
    "description": "stands for an allowed address: base64 of what a public key made",
}


def payout_paths(schemas: Schemas, *, http_200: bool) -> dict[str, Doc]:
    """The paths of the payout side; `http_200`: whether errors come with HTTP 200 (a setting of the sandbox)."""
    found: dict[str, Doc] = {}
    for each in PAYOUT_OPERATIONS:
        for path in each.paths:
            found.setdefault(path, {})[each.method.lower()] = _payout_operation(each, path, schemas, http_200=http_200)
    return found


def told(operation: Operation) -> list[PayoutRow]:
    """Everything that an operation may say, the good answers first."""
    rows = [*operation.rows, *common_answers(operation), *_payout_broken(operation.takes)]
    good = [each for each in rows if each.status not in {"ERROR", "FAILURE"}]
    return list(dict.fromkeys([*(good or [_DONE]), *rows]))


def _payout_operation(operation: Operation, path: str, schemas: Schemas, *, http_200: bool) -> Doc:
    found: Doc = {
        "tags": [PAYOUT],
        "operationId": operation_id(operation.method, path),
        "summary": operation.means,
        "security": _BEARER if operation.token else KEYS,
        "parameters": [REQUEST_ID, *path_parameters(path)],
    }
    if not operation.token:
        found["parameters"].append(_SIGNATURE)
    if operation.method == "GET":
        found["parameters"] += [
            {"name": each.name, "in": "query", "required": each.needed, "schema": each.json_schema()}
            for each in operation.takes.fields
        ]
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
    """The payout envelope around a shape of data (docs/service.md#payout-envelope)."""
    words = Field("status", words=("SUCCESS", "PENDING"), needed=True)
    inner = (Field("data", OBJECT, needed=True, of=data),) if data is not None else ()
    return Shape(f"{data.name}Answer" if data is not None else "DoneAnswer", (words, *ENVELOPE.fields[1:], *inner))


_BAD: Final = Shape("PayoutError", (Field("status", words=("ERROR", "FAILURE"), needed=True), *ENVELOPE.fields[1:]))


def _body(said: PayoutRow) -> Doc:
    return {"status": said.status, "subCode": said.sub_code, "message": said.message}


def _name(said: PayoutRow) -> str:
    return "_".join("".join(sign if sign.isalnum() else " " for sign in said.message.lower()).split()[:6])


def _payout_broken(shape: Shape) -> list[PayoutRow]:
    """What broken fields are told in words of their own; what is told by a row is among the operation's rows."""
    found: list[PayoutRow] = []
    for field in shape.fields:
        told = [field.wrong, *([field.missing] if field.needed else [])]
        found += [error(*each) for each in told if not isinstance(each, str) and each[1]]
        if field.of is not None:
            found += _payout_broken(field.of)
    return found
