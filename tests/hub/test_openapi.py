"""Schemathesis on the hub's description: no 5xx, and only described answers.

The short form sends some hundred requests, the full form (`python3 dev.py test --full`) ten times as many.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
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
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from paydesk.domain.clock import now_ms
from paydesk.hub import counters
from paydesk.hub.openapi import build_document
from tests.helpers.hub import RunningHub, ShippingCounter, journal_with, query
from tests.helpers.journals import payout, whole_sale
from tests.hub.test_webhooks import headers_of

CASES = 3_000
AnyCase: TypeAlias = "Case[Any]"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@dataclass
class Caller:
    """Client that sends cases with a counter's key, half of them with what the hub knows, and counts the statuses."""

    counter: ShippingCounter
    journal: str
    codes: list[str]
    session: requests.Session = field(default_factory=requests.Session)
    seen: dict[str, Counter[int]] = field(default_factory=dict)
    sent: int = 0

    def body_of(self, case: AnyCase) -> bytes:
        """Return the body as it will be sent."""
        sent = case.as_transport_kwargs(base_url=self.counter.hub.url)
        sent = {name: sent[name] for name in ("method", "url", "json", "data", "headers") if name in sent}
        body: Any = requests.Request(**sent).prepare().body or b""
        return bytes(body, "utf-8") if isinstance(body, str) else bytes(body)

    def send(self, case: AnyCase) -> None:
        """Send one case and validate the answer by its description."""
        self.sent += 1
        headers = dict(self.counter.headers)
        query_values: Any = case.query
        if self.sent % 2 and "journal" in (query_values or {}):
            query_values["journal"] = self.journal
        if self.sent % 2 and isinstance(case.body, dict):
            known: dict[str, Any] = {
                "journal": self.journal, "exclude_journal": self.journal, "code": self.codes[-1],
                "account": "a", "limit": 200, "open_sales": 3, "amount": 100, "now": now_ms(),
            }  # fmt: skip
            case.body.update({name: value for name, value in known.items() if name in case.body})
            if len(self.codes) > 1 and "code" in case.body:
                self.codes.pop()
        if self.sent % 2 and "{area}" in case.path:
            headers |= headers_of(self.body_of(case))
        answer = case.call(base_url=self.counter.hub.url, session=self.session, headers=headers, timeout=30)
        self.seen.setdefault(case.path, Counter())[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS, transport_kwargs={"session": self.session})


def run(caller: Caller, rounds: int) -> None:
    """Send `rounds` cases to all operations but the stream, half of them outside the schema."""
    caller.session.trust_env = False
    document = caller.session.get(f"{caller.counter.hub.url}/v1/openapi.json", timeout=30).json()
    schema = schemathesis.openapi.from_dict(document)
    found = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    operations = [each for each in found if each.path != "/v1/events"]
    assert len(found) == len(operations) + 1 == len(document["paths"])
    for operation in operations:
        for mode in GenerationMode:

            @settings(max_examples=max(1, rounds // (2 * len(operations))), suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(generation_mode=mode))
            def send(case: AnyCase) -> None:
                caller.send(case)

            send()


@pytest.mark.long
async def test_the_hub_answers_as_it_says(hub: RunningHub, tmp_path: Path, run_count: Callable[..., int]) -> None:
    now = now_ms()
    counter = await hub.enrol()
    with journal_with(tmp_path, [*whole_sale("a", now), *payout("p1", now, "pending")]) as journal:
        await counter.ship(journal)
        mark = journal.shipping.journal_id() or ""
    caller = Caller(counter, mark, [await counters.create_code(hub.server._hub.database) for _ in range(3)])
    await asyncio.to_thread(run, caller, run_count(CASES, 10))
    assert caller.sent > run_count(CASES, 10) // 2
    for path, wanted in {
        "/v1/enrol": {201, 400, 429}, "/v1/position": {200, 400}, "/v1/facts": {400}, "/v1/search": {200, 400},
        "/v1/prior-payouts": {200, 400}, "/v1/leases": {200, 400}, "/v1/webhooks/{area}": {200, 401, 404},
    }.items():  # fmt: skip
        assert wanted <= caller.seen[path].keys(), (path, caller.seen[path])
    assert query(hub.dsn, "SELECT count(*) FROM facts") == [(journal_length(counter),)]


def journal_length(counter: ShippingCounter) -> int:
    """Return the number of facts that the counter has shipped."""
    [(count,)] = query(counter.hub.dsn, "SELECT seq FROM journals WHERE counter_id = %s", counter.id)
    return int(count)


def test_the_description_is_valid() -> None:
    validate(build_document())


async def test_the_description_names_every_call_and_the_stream(counter: ShippingCounter) -> None:
    routes = {route.path for route in counter.hub.server._hub.asgi.routes if route.path.startswith("/v1/")}
    assert routes == {*build_document()["paths"], "/v1/openapi.json"}
    async with counter.events() as events:
        assert events.answer.headers["content-type"].startswith("text/event-stream")
