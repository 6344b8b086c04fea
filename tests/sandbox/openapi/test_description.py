"""API description: valid, complete, generated from the code's tables; its page loads nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.control.request_journal import RequestJournal
from paydesk.sandbox.control.tools import ToolControls
from paydesk.sandbox.errors import ROWS as GATEWAY_ROWS
from paydesk.sandbox.gateway.service import OPERATIONS as GATEWAY
from paydesk.sandbox.identity import IDENTITY_SERVICE
from paydesk.sandbox.openapi.controls import CONTROLS
from paydesk.sandbox.openapi.document import build_document
from paydesk.sandbox.openapi.services import SchemaRegistry, close_schema
from paydesk.sandbox.payout.causes import CAUSES
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUTS
from paydesk.sandbox.payout.v2 import PAYOUT_V2_SERVICE
from paydesk.sandbox.schemas import BodyShape, FieldRule
from paydesk.sandbox.server import Running
from paydesk.sandbox.service import RateLimiter
from paydesk.sandbox.world import World
from tests.helpers.plain import NO_TLS
from tests.sandbox.conftest import ApiClient, ok

Doc = dict[str, Any]
HEADERS = (*PAYOUT_V2_SERVICE.operations, *IDENTITY_SERVICE.operations)


@pytest.fixture
def served(api_client: ApiClient) -> Doc:
    """Return the description over HTTP."""
    return ok(api_client.client.get("/openapi.json"))


def operations(of: Doc) -> Iterator[tuple[str, Doc]]:
    """Return each operation by name."""
    for path, methods in of["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def examples(operation: Doc) -> Iterator[tuple[str, str, Doc]]:
    """Return (HTTP status, name, body) of each example of an answer."""
    for status, answer in operation["responses"].items():
        for content in answer["content"].values():
            yield from ((status, name, each["value"]) for name, each in content.get("examples", {}).items())


@pytest.mark.parametrize("http_200", [False, True])
def test_a_public_validator_finds_no_fault(*, http_200: bool) -> None:
    assert list(OpenAPIV31SpecValidator(build_document(http_200=http_200)).iter_errors()) == []


def test_it_is_valid_json_as_it_is_served(served: Doc) -> None:
    assert list(OpenAPIV31SpecValidator(served).iter_errors()) == []
    assert served == json.loads(json.dumps(build_document()))
    assert served["openapi"].startswith("3.1")


def test_it_has_every_operation_of_the_services_and_the_controls(served: Doc) -> None:
    gateway = {each.name for each in GATEWAY}
    payouts = {f"{each.method} {path}" for each in PAYOUTS for path in each.paths}
    controls = {f"{each.method} {each.path}" for each in CONTROLS}
    headers = {each.name for each in HEADERS}
    pages = {"GET /pay/{token}", "GET /cashgram/{token}", "GET /consent/{session_id}"}
    assert {name for name, _ in operations(served)} == gateway | payouts | headers | controls | pages
    ids = [operation["operationId"] for _, operation in operations(served)]
    assert len(ids) == len(set(ids))


def test_the_description_has_all_controls() -> None:
    world = World("1")
    routes = ToolControls(world, FaultBox(), RateLimiter(), Guard(), RequestJournal(world)).routes()
    found = {(method, route.path) for route in routes for method in (route.methods or set()) - {"HEAD"}}
    front = {("GET", "/"), ("GET", "/_sandbox")}
    assert {(each.method, each.path) for each in CONTROLS} == found - front


def test_the_schemas_are_those_that_the_checks_read(served: Doc) -> None:
    bodies = [each.request_shape for each in GATEWAY if each.request_shape is not None and each.method != "GET"]
    bodies += [each.request_shape for each in PAYOUTS if each.request_shape.fields and each.method != "GET"]
    bodies += [each.request_shape for each in HEADERS if each.request_shape is not None and each.method == "POST"]
    for shape in bodies:
        assert served["components"]["schemas"][shape.name] == json.loads(json.dumps(shape.json_schema()))
    assert served["components"]["schemas"]["NewOrder"]["properties"]["order_amount"]["minimum"] == 1


def test_every_row_of_errors_is_an_example_where_it_can_be_met(served: Doc) -> None:
    found = {(status, name) for _, operation in operations(served) for status, name, _ in examples(operation)}
    met = {name for name, row in GATEWAY_ROWS.items() if (str(row.status), name) in found}
    assert GATEWAY_ROWS.keys() - met == {"bad_url", "transaction_not_found"} - met
    told = [value for _, operation in operations(served) for _, _, value in examples(operation)]
    for row in (row for operation in HEADERS for row in operation.rows):
        assert {"message": row.message, "code": row.code, "type": row.type} in told, row
    for cause in CAUSES:
        said = cause.row
        assert {"status": said.status, "subCode": said.sub_code, "message": said.message} in told, said


def test_the_http_status_of_an_example_is_that_of_the_answer(served: Doc) -> None:
    for name, operation in operations(served):
        if name.endswith("/validatePayout") and operation["tags"] == ["payout"]:
            assert operation["responses"].keys() == {"200"}, name
        elif operation["tags"] == ["payout"] and "getCashgramStatus" not in name:
            assert all(status == value["subCode"] for status, _, value in examples(operation)), name


def test_every_field_error_has_a_row_or_a_message() -> None:
    def fields(shape: BodyShape) -> Iterator[FieldRule]:
        for each in shape.fields:
            yield each
            if each.shape is not None:
                yield from fields(each.shape)

    for operation in PAYOUTS:
        rows = {said.name for said in operation.rows}
        for field in fields(operation.request_shape):
            for told in [field.if_wrong, *([field.if_missing] if field.required else [])]:
                assert told in rows if isinstance(told, str) else told[1], f"{operation.path}: {field.name}"


def test_with_http_200_every_payout_answer_is_a_200(api_client: ApiClient) -> None:
    api_client.control("POST", "payouts/settings", {"http_200": True})
    found = ok(api_client.client.get("/openapi.json"))
    for name, operation in operations(found):
        if operation["tags"] == ["payout"]:
            assert operation["responses"].keys() == {"200"}, name


def test_two_shapes_cannot_have_one_name() -> None:
    schemas = SchemaRegistry()
    schemas.request_ref(BodyShape("A", (FieldRule("a"),)))
    schemas.request_ref(BodyShape("A", (FieldRule("a"),)))
    with pytest.raises(ValueError, match="A"):
        schemas.request_ref(BodyShape("A", (FieldRule("b"),)))


def test_an_answer_has_no_other_fields_at_any_level() -> None:
    shape = BodyShape(
        "A",
        (
            FieldRule(
                "b", "object", shape=BodyShape("B", (FieldRule("c", "list", shape=BodyShape("C", (FieldRule("d"),))),))
            ),
        ),
    )
    schema = close_schema(shape.json_schema())
    inner = schema["properties"]["b"]
    deepest = inner["properties"]["c"]["items"]
    assert [each["additionalProperties"] for each in (schema, inner, deepest)] == [False, False, False]


def test_the_page_names_every_operation_and_row_and_loads_nothing(api_client: ApiClient, served: Doc) -> None:
    answer = api_client.client.get("/docs")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    text = answer.text
    for name, operation in operations(served):
        assert f'id="{operation["operationId"]}"' in text, name
        assert f"<code>{name}</code>" in text
    assert "order with same id is already present" in text
    assert "Please wait 30 minutes after adding the beneficiary." in text
    assert "<script" not in text
    loads = re.findall(r"""(?:src|href|action)\s*=\s*["']([^"']*)""", text) + re.findall(r"url\(([^)]*)", text)
    assert loads
    assert all(each.startswith(("#", "/", "data:")) and not each.startswith("//") for each in loads), loads


def test_the_description_names_no_address_but_its_own(api_client: ApiClient) -> None:
    text = api_client.client.get("/openapi.json").text
    assert "http" not in re.sub(r"https?://|\"http_200\"|\"type\":\"http\"|http_200|HTTP", "", text)
    assert '"servers":[{"url":"/"}]' in text


def test_it_needs_no_keys_and_gives_none(sandbox: Running) -> None:
    for path in ("/openapi.json", "/docs"):
        answer = httpx.get(sandbox.url + path, trust_env=False, verify=NO_TLS)
        assert answer.status_code == 200
        assert sandbox.client_secret not in answer.text
        assert sandbox.client_id not in answer.text
