"""Enrolment by a one-time code, keys, and their end."""

from __future__ import annotations

import asyncio

import pytest

from paydesk.hub import counters
from paydesk.hub.errors import RequestRefused
from tests.helpers.hub import RunningHub, ShippingCounter, query

ZEROS = "00" * 32


async def test_a_code_works_once_and_in_any_spelling(hub: RunningHub) -> None:
    code = await counters.create_code(hub.server._hub.database)
    typed = code.lower().replace("-", " ")
    answers = await asyncio.gather(
        *(hub.client.post("/v1/enrol", json={"code": typed, "name": "Counter 3"}) for _ in range(4))
    )
    assert sorted(answer.status_code for answer in answers) == [201, 410, 410, 410]
    [answer] = [answer.json() for answer in answers if answer.status_code == 201]
    assert len(answer["key"]) == 43
    assert answer["name"] == "Counter 3"
    assert answer["key"] not in str(query(hub.dsn, "SELECT * FROM counters"))
    assert code not in str(query(hub.dsn, "SELECT * FROM enrolment"))
    assert {a.json().get("code") for a in answers if a.status_code == 410} == {"code_used"}


async def test_a_code_ends_after_its_time(hub: RunningHub) -> None:
    code = await counters.create_code(hub.server._hub.database)
    query(hub.dsn, "UPDATE enrolment SET expires_at = now()")
    answer = await hub.client.post("/v1/enrol", json={"code": code})
    assert (answer.status_code, answer.json()["code"]) == (410, "code_used")


async def test_guessing_is_stopped(hub: RunningHub) -> None:
    code = await counters.create_code(hub.server._hub.database)
    for _ in range(counters.MAX_FAILURES):
        answer = await hub.client.post("/v1/enrol", json={"code": "AAAA-AAAA"})
        assert (answer.status_code, answer.json()["code"]) == (401, "code_wrong")
    answer = await hub.client.post("/v1/enrol", json={"code": code})
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "600")


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer x", "Basic abc", "Bearer é"])
async def test_without_a_key_nothing_is_answered(hub: RunningHub, header: str) -> None:
    for method, path in (("GET", "position"), ("POST", "facts"), ("GET", "events"), ("GET", "search"),
                         ("POST", "prior-payouts"), ("POST", "leases")):  # fmt: skip
        answer = await hub.client.request(
            method, f"/v1/{path}", headers=[(b"Authorization", header.encode())], content=b"{}"
        )
        assert (answer.status_code, answer.json()["code"]) == (401, "unknown_key")


async def test_a_revoked_key_ends_its_stream_and_opens_nothing(counter: ShippingCounter) -> None:
    async with counter.events() as events:
        assert (await anext(events))[0] == "heartbeat"
        assert await counters.revoke(counter.hub.server._hub.database, counter.id)
        assert await anext(events) == ("revoked", "{}")
        with pytest.raises(StopAsyncIteration):
            await anext(events)
    assert (await counter.get("/v1/position", journal=ZEROS)).status_code == 401
    assert not await counters.revoke(counter.hub.server._hub.database, counter.id)


async def test_a_new_key_of_a_known_counter_replaces_the_old_one(counter: ShippingCounter) -> None:
    database = counter.hub.server._hub.database
    await counters.revoke(database, counter.id)
    code = await counters.create_code(database, counter.id)
    answer = await counter.hub.client.post("/v1/enrol", json={"code": code, "name": "Another"})
    assert (answer.json()["counter_id"], answer.json()["name"]) == (counter.id, "Counter 1")
    again = ShippingCounter(counter.hub, counter.id, answer.json()["key"])
    assert (await again.get("/v1/position", journal=ZEROS)).json() == {"journal": ZEROS, "seq": 0, "hash": ZEROS}
    assert (await counter.get("/v1/position", journal=ZEROS)).status_code == 401
    with pytest.raises(RequestRefused, match="no such counter"):
        await counters.create_code(database, "c_unknown")


async def test_what_a_counter_says_of_itself_is_listed(counter: ShippingCounter) -> None:
    await counter.hub.client.get(
        f"/v1/position?journal={ZEROS}", headers={**counter.headers, "User-Agent": "Paydesk/0.6.1 (Linux)"}
    )
    [(counter_id, name, version, state)] = await counters.list_counters(counter.hub.server._hub.database)
    assert (counter_id, name, version) == (counter.id, "Counter 1", "0.6.1")
    assert state.startswith("heard 20")
