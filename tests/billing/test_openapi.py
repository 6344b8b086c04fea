"""Schemathesis on the description that the counter serves to billing programs: no 5xx, and only described answers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from openapi_spec_validator import validate
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from paydesk.billing.openapi import build_document
from tests.billing.test_charges import open_charge
from tests.helpers.billing_rig import BillingClient

CASES = 2_000
AnyCase: TypeAlias = "Case[Any]"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@dataclass
class Caller:
    """Client that sends cases with a program's key, half of them about its charge, and counts the statuses."""

    url: str
    key: str
    charge: dict[str, Any]
    session: requests.Session = field(default_factory=requests.Session)
    seen: dict[str, Counter[int]] = field(default_factory=dict)
    sent: int = 0

    def send(self, case: AnyCase) -> None:
        """Send one case and validate the answer by its description."""
        self.sent += 1
        path_values: Any = case.path_parameters
        query_values: Any = case.query
        if self.sent % 2:
            if path_values:
                path_values["id"] = self.charge["id"]
            if query_values and "bill" in query_values:
                query_values |= {"bill": self.charge["bill"], "part": 1}
        if query_values and "wait" in query_values:
            query_values["wait"] = 0
        headers = {"Authorization": f"Bearer {self.key}"} if self.sent % 10 else {}
        answer = case.call(base_url=self.url, session=self.session, headers=headers, timeout=30)
        self.seen.setdefault(case.path, Counter())[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS, transport_kwargs={"session": self.session})


def run(caller: Caller, rounds: int) -> None:
    """Send `rounds` cases to all operations but the stream, half of them outside the schema."""
    caller.session.trust_env = False
    schema = schemathesis.openapi.from_dict(caller.session.get(f"{caller.url}/v1/openapi.json", timeout=30).json())
    found = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    operations = [each for each in found if each.path != "/v1/events"]
    for operation in operations:
        for mode in GenerationMode:

            @settings(max_examples=max(1, rounds // (2 * len(operations))), suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(generation_mode=mode))
            def send(case: AnyCase) -> None:
                caller.send(case)

            send()


@pytest.mark.long
async def test_the_counter_answers_as_it_says(marg: BillingClient, run_count: Callable[..., int]) -> None:
    caller = Caller(str(marg.http.base_url).rstrip("/"), marg.key, await open_charge(marg))
    await asyncio.to_thread(run, caller, run_count(CASES, 10))
    assert caller.sent > run_count(CASES, 10) // 2
    for path, statuses in {
        "/v1/charges": {200, 201, 401, 422},
        "/v1/charges/{id}": {200, 401, 404},
        "/v1/charges/{id}/cancel": {401, 404},
        "/v1/ready": {200, 401},
    }.items():
        assert statuses <= caller.seen[path].keys(), (path, caller.seen[path])


def test_the_description_is_valid() -> None:
    validate(build_document())
