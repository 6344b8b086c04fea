"""The calls over HTTP: what is no amount, who may call, waiting for a change, events, and slow strangers."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from paydesk.billing.openapi import build_document
from paydesk.billing.server import ADDRESS_FILE, BillingConnection
from paydesk.domain.billing.commands import ReadPrograms, RemoveProgram
from paydesk.domain.billing.messages import ProgramsInUse
from paydesk.domain.billing.program import EXCHANGE_FOLDER
from paydesk.domain.messages import Answered
from tests.billing.test_charges import open_charge
from tests.helpers.billing_rig import BillingClient, BillingRig
from tests.helpers.control import Control

PAGE = "https://shop.odoo.com"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ('{"bill":"INV-1","amount":125.5}', "amount"),
        ('{"bill":"INV-1","amount":4.35}', "amount"),
        ('{"bill":"INV-1","amount":1250}', "amount"),
        ('{"bill":"INV-1","amount":"12.345"}', "amount"),
        ('{"bill":"INV-1","amount":"-5"}', "amount"),
        ('{"bill":"INV-1","amount":"0.99"}', "amount"),
        ('{"bill":"INV-1","amount":"5","amount_paise":500}', "amount_paise"),
        ('{"bill":"INV-1","amount_paise":434.99999999999994}', "amount_paise"),
        ('{"bill":"INV-1","amount_paise":true}', "amount_paise"),
        ('{"bill":"INV-1"}', "amount"),
        ('{"amount":"5"}', "bill"),
        ('{"bill":"INV 1","amount":"5"}', "bill"),
        ('{"bill":42,"amount":"5"}', "bill"),
        ('{"bill":"INV-1","amount":"5","part":0}', "part"),
        ('{"bill":"INV-1","amount":"5","part":"1"}', "part"),
        ('{"bill":"INV-1","amount":"5","method":"card"}', "method"),
        ('{"bill":"INV-1","amount":"5","phone":"12"}', "phone"),
    ],
)
async def test_a_field_that_breaks_a_rule_is_named(
    marg: BillingClient, control: Control, body: str, field: str
) -> None:
    answer = await marg.http.post("/v1/charges", content=body)
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, field)
    assert control.books()["orders"] == []


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"{", 400, "not_json"),
        (b"[1]", 400, "not_json"),
        (b'{"bill":"a","bill":"b","amount":"5"}', 400, "not_json"),
        (b"[" * 9_000, 400, "not_json"),
        (b" " * 20_000, 413, "too_large"),
    ],
)
async def test_a_body_that_cannot_be_read_is_refused(
    marg: BillingClient, content: bytes, status: int, code: str
) -> None:
    answer = await marg.http.post("/v1/charges", content=content)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


async def test_paise_are_taken_as_they_are(marg: BillingClient) -> None:
    answer = await marg.http.post("/v1/charges", json={"bill": "INV-1", "amount_paise": 43_500})
    assert answer.json()["amount"] == "435.00"


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1:1"},
        {"Host": "localhost"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
    ],
)
async def test_a_stranger_is_refused_before_its_key_counts(
    rig: BillingRig, marg: BillingClient, headers: dict[str, str]
) -> None:
    for method, path in (("POST", "/v1/charges"), ("GET", "/v1/ready"), ("OPTIONS", "/v1/charges")):
        answer = await marg.http.request(method, path, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_from_here")
        assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("key", ["x", "pdk_test_", "pdk_live_wrong"])
async def test_a_wrong_key_opens_nothing(rig: BillingRig, marg: BillingClient, key: str) -> None:
    stranger = rig.client_of(key)
    for answer in (await stranger.push("INV-42"), await stranger.find("INV-42"), await stranger.http.get("/v1/events")):
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "unknown_program")


async def test_a_removed_program_is_refused_at_once(rig: BillingRig, marg: BillingClient) -> None:
    await rig.register("Tally")
    await rig.send(RemoveProgram(name="Marg"))
    assert (await marg.push("INV-42")).status_code == 401


async def test_only_the_page_of_the_program_may_call(rig: BillingRig) -> None:
    odoo = await rig.register("Odoo", origins=(PAGE,))
    await rig.register("Other", origins=("https://other.example",))
    preflight = await odoo.http.options(
        "/v1/charges", headers={"Origin": PAGE, "Access-Control-Request-Private-Network": "true"}
    )
    assert preflight.status_code == 204
    assert preflight.headers["access-control-allow-origin"] == PAGE
    assert preflight.headers["access-control-allow-private-network"] == "true"
    answer = await odoo.http.get("/v1/ready", headers={"Origin": PAGE})
    assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (200, PAGE)
    assert (await odoo.http.get("/v1/ready", headers={"Origin": "https://other.example"})).status_code == 403


async def test_a_call_that_waits_is_answered_by_the_change(marg: BillingClient, control: Control) -> None:
    charge = await open_charge(marg)
    waiting = asyncio.create_task(marg.read(charge["id"], wait=55, after=charge["rev"]))
    control.phone(charge["order_id"])
    answer = (await waiting).json()
    assert answer["rev"] != charge["rev"]
    assert (await marg.read(charge["id"], wait=55, after=1)).json()["id"] == charge["id"], "it missed a change"


async def test_events_tell_each_change_and_go_on_after_a_break(marg: BillingClient, control: Control) -> None:
    charge = await open_charge(marg)
    async with marg.http.stream("GET", "/v1/events") as stream:
        lines = stream.aiter_lines()
        first = await _event(lines)
        assert (first["data"]["id"], first["data"]["status"]) == (charge["id"], "wait")
        control.phone(charge["order_id"])
        event = await _event(lines)
        while event["data"]["status"] != "hand_over":
            event = await _event(lines)
    other = await open_charge(marg, "INV-43", "99")
    async with marg.http.stream("GET", "/v1/events", headers={"Last-Event-ID": str(event["id"])}) as stream:
        lines, seen = stream.aiter_lines(), event["id"]
        while (again := await _event(lines))["data"]["id"] != other["id"]:
            assert again["id"] > seen


async def _event(lines: Any) -> dict[str, Any]:
    """Return the next event of a stream."""
    found: dict[str, Any] = {}
    async for line in lines:
        name, _, value = line.partition(": ")
        if name == "id":
            found["id"] = int(value)
        if name == "data":
            found["data"] = json.loads(value)
        if not line and "data" in found:
            return found
    raise AssertionError("the stream has ended")


async def test_a_thousand_slow_strangers_stop_no_program(rig: BillingRig, marg: BillingClient) -> None:
    port = httpx.URL(rig._programs.url).port
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(1_000)]
    for _, writer in lines:
        writer.write(b"POST /v1/charges HTTP/1.1\r\nHost: ")
    assert (await marg.push("INV-42")).status_code == 201
    assert (await marg.find("INV-42")).status_code == 200
    ended = await asyncio.gather(*(reader.read() for reader, _ in lines), return_exceptions=True)
    assert len(ended) == 1_000, "each is ended by the counter"
    for _, writer in lines:
        writer.close()


async def test_the_address_stands_in_a_file_of_its_owner_while_it_is_served(
    rig: BillingRig, marg: BillingClient
) -> None:
    path = rig.options.folder / ADDRESS_FILE
    assert json.loads(path.read_text())["url"] == rig._programs.url
    assert path.stat().st_mode & 0o077 == 0
    await rig.send(RemoveProgram(name="Marg"))
    await rig.until(lambda: not path.exists())
    with pytest.raises(httpx.ConnectError):
        await marg.push("INV-42")


async def test_calls_that_wait_end_with_the_server(rig: BillingRig, marg: BillingClient) -> None:
    charge = await open_charge(marg)
    waiting = asyncio.create_task(marg.read(charge["id"], wait=55, after=charge["rev"]))
    async with marg.http.stream("GET", "/v1/events") as stream:
        lines = stream.aiter_lines()
        await _event(lines)
        for _ in range(3):  # by then the call that was sent before them waits
            await marg.find("INV-42")
        await rig.send(RemoveProgram(name="Marg"))
        assert (await waiting).json() == charge
        async for _ in lines:
            pass


async def test_the_settings_page_is_told_who_called(rig: BillingRig, marg: BillingClient) -> None:
    question = ReadPrograms()
    await marg.find("INV-42")
    await rig.send(question)
    (answer,) = [each.answer for each in rig.all(Answered) if each.ask_id == question.ask_id]
    assert isinstance(answer, ProgramsInUse)
    assert set(answer.used_at) == {"Marg"}
    assert answer.url == rig._programs.url


async def test_the_settings_page_is_told_of_each_change_of_the_address(rig: BillingRig, marg: BillingClient) -> None:
    url = rig._programs.url
    assert rig.all(ProgramsInUse)[-1].url == url != ""
    await rig.send(RemoveProgram(name="Marg"))
    await rig.until(lambda: not rig.all(ProgramsInUse)[-1].url)
    assert rig.all(ProgramsInUse)[-1].folder == str(rig.options.folder / EXCHANGE_FOLDER)
    assert marg.key not in repr(rig.all(ProgramsInUse))


async def test_no_key_stands_in_journal_settings_or_messages(rig: BillingRig, marg: BillingClient) -> None:
    await marg.push("INV-42")
    rig.recorder.flush()
    for path in rig.options.folder.rglob("*"):
        if path.is_file():
            assert marg.key.encode() not in path.read_bytes(), path
    assert not [event for event in rig.events if marg.key in repr(event)]


async def test_the_description_is_served_and_names_every_call(marg: BillingClient) -> None:
    assert (await marg.http.get("/v1/openapi.json")).json() == build_document()


def test_a_program_sends_its_request_at_once() -> None:
    assert BillingConnection.head_timeout_s <= 5
    assert BillingConnection.max_connections <= 20
