"""Webhooks: what is signed is kept once and reaches its counter, and all else changes nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from urllib.parse import urlencode

import httpx
import pytest

from paydesk.domain.clock import DAY, HOUR, MINUTE, now_ms
from paydesk.hub import webhooks
from paydesk.hub.errors import RequestRefused
from paydesk.hub.webhooks import EventArea, read_webhook, sign, sign_form
from paydesk.store.journal.chain import GENESIS
from tests.helpers.hub import SECRET, RunningHub, ShippingCounter, batch, journal_with, query, running_hub
from tests.helpers.journals import payout, whole_sale

NOW = now_ms()


def paid(order_id: str, **more: object) -> bytes:
    data = {"order": {"order_id": order_id, "order_amount": 1250.5}, "payment": {"payment_status": "SUCCESS"}}
    return json.dumps({"type": "PAYMENT_SUCCESS_WEBHOOK", "event_time": "x", "data": data, **more}).encode()


def headers_of(body: bytes, at: int | str = "", secret: str = SECRET) -> dict[str, str]:
    stamp = str(at or now_ms())
    return {"x-webhook-timestamp": stamp, "x-webhook-signature": sign(secret, stamp, body), "x-webhook-version": "x"}


async def send(hub: RunningHub, body: bytes, area: str = "gateway", **more: str) -> httpx.Response:
    return await hub.client.post(f"/v1/webhooks/{area}", content=body, headers={**headers_of(body), **more})


def kept(hub: RunningHub) -> list[tuple[object, ...]]:
    return query(hub.dsn, "SELECT event, order_id, payout_id, counter_id, deliveries, body FROM webhooks ORDER BY id")


def test_the_signature_is_that_of_the_sdk() -> None:
    """Base64 of HMAC-SHA256 over timestamp and body, as docs/service.md#webhooks has it: computed by openssl."""
    assert sign("key", "1700000000", b'{"a":1}') == "JBZTrXjE8+4dulSMuxymEg6mNMm6S35YJLBIsF/wKMk="
    fields = {"event": "E", "signature": "x", "cashgramid": "C"}
    assert sign_form("key", fields) == sign("key", "C", b"E")


async def test_an_event_reaches_its_counter_through_any_hub(dsn: str, tmp_path: Path) -> None:
    async with running_hub(dsn) as one, running_hub(dsn) as other:
        first, second = await one.enrol(), await one.enrol("Counter 2")
        with journal_with(tmp_path, [*whole_sale("a", NOW), *payout("p1", NOW, "pending")]) as journal:
            await first.ship(journal)
        async with first.events() as events, second.events() as quiet:
            assert (await anext(events))[0] == "heartbeat"
            assert (await anext(quiet))[0] == "heartbeat"
            assert (await send(other, paid("PD-a"))).status_code == 200
            assert await anext(events) == ("nudge", '{"order_id": "PD-a"}')
            transfer = json.dumps({"type": "TRANSFER_SUCCESS", "data": {"transfer_id": "p1"}}).encode()
            await send(other, transfer, "payouts")
            assert await anext(events) == ("nudge", '{"payout_id": "p1"}')
            assert not [
                each for streams in one.server._hub.feed._streams.values() for each in streams if each.queue.qsize()
            ]
        assert [row[3] for row in kept(one)] == [first.id, first.id]
        assert query(dsn, "SELECT in_group FROM sales") == [("paid",)]


async def test_an_event_that_comes_before_the_facts_waits_for_them(counter: ShippingCounter, tmp_path: Path) -> None:
    await send(counter.hub, paid("PD-a"))
    await send(counter.hub, paid("PD-of-nobody"))
    assert [row[3] for row in kept(counter.hub)] == [None, None]
    async with counter.events() as events:
        assert (await anext(events))[0] == "heartbeat"
        with journal_with(tmp_path, whole_sale("a", NOW, word="ACTIVE")) as journal:
            await counter.ship(journal)
        assert await anext(events) == ("nudge", '{"order_id": "PD-a"}')
    assert [row[3] for row in kept(counter.hub)] == [counter.id, None]
    assert query(counter.hub.dsn, "SELECT in_group FROM sales") == [("open",)]  # an event says nothing about money


async def test_events_and_facts_that_come_at_the_same_time_find_each_other(
    counter: ShippingCounter, tmp_path: Path
) -> None:
    names = [f"s{number}" for number in range(40)]
    position = {"seq": 0, "hash": GENESIS.hex()}
    with journal_with(tmp_path, [fact for name in names for fact in whole_sale(name, NOW)]) as journal:
        mark = journal.shipping.journal_id() or ""
        for name in names:
            rows = journal.shipping.raw_after(int(str(position["seq"])), 6)
            body = batch(mark, int(str(position["seq"])), str(position["hash"]), rows)
            answer, _ = await asyncio.gather(counter.post("/v1/facts", body), send(counter.hub, paid(f"PD-{name}")))
            position = answer.json()
    assert [row[3] for row in kept(counter.hub)] == [counter.id] * len(names)


async def test_a_batch_that_is_repeated_looks_for_its_events_again(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW)) as journal:
        await counter.ship(journal)
        await send(counter.hub, paid("PD-a"))
        query(counter.hub.dsn, "UPDATE webhooks SET counter_id = NULL")  # as if the hub had died before it looked
        rows = journal.shipping.raw_after(0, 10)
        await counter.post("/v1/facts", batch(journal.shipping.journal_id() or "", 0, GENESIS.hex(), rows))
    assert [row[3] for row in kept(counter.hub)] == [counter.id]


async def test_a_repeat_is_known(hub: RunningHub) -> None:
    body = paid("PD-a")
    answers = await asyncio.gather(*(send(hub, body) for _ in range(5)))
    assert {answer.status_code for answer in answers} == {200}
    assert [(row[4], row[5]) for row in kept(hub)] == [(5, body)]


async def test_what_is_forged_old_or_too_large_changes_nothing(hub: RunningHub) -> None:
    body = paid("PD-a")
    old, ahead = headers_of(body, NOW - HOUR - MINUTE), headers_of(body, NOW + HOUR)
    attempts = [
        (body, {"x-webhook-signature": "", "x-webhook-timestamp": ""}, 401),
        (body, headers_of(body, secret="other"), 401),
        (body, headers_of(body) | {"x-webhook-timestamp": str(NOW - 1)}, 401),
        (body + b" ", headers_of(body), 401),
        (body, headers_of(body) | {"x-webhook-signature": "é"}, 401),
        (body, old, 400),
        (body, ahead, 400),
        (body, headers_of(body, "never"), 400),
        (b"[" * 60_000, headers_of(b"[" * 60_000), 400),
        (b"x" * 70_000, headers_of(b"x" * 70_000), 413),
    ]
    for content, headers, status in attempts:
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        answer = await hub.client.post("/v1/webhooks/gateway", content=content, headers=raw)
        assert answer.status_code == status, answer.text
    assert (await hub.client.post("/v1/webhooks/other", content=body, headers=headers_of(body))).status_code == 404
    assert kept(hub) == []


async def test_a_form_of_payouts_v1_is_read(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, payout("g1", NOW, "pending", kind="cashgram")) as journal:
        await counter.ship(journal)
    fields = {"event": "CASHGRAM_REDEEMED", "cashgramid": "g1", "eventTime": "2026-11-22 10:00:00", "utr": "1"}

    async def post(pairs: list[tuple[str, str]]) -> int:
        body = urlencode(pairs).encode()
        answer = await counter.hub.client.post("/v1/webhooks/payouts", content=body)
        return answer.status_code

    signed = [*fields.items(), ("signature", sign_form(SECRET, fields))]
    assert await post([*signed, ("event", "CASHGRAM_EXPIRED")]) == 401
    assert await post([*fields.items(), ("signature", "x")]) == 401
    assert await post([*fields.items()]) == 401
    assert await post(signed) == 200
    assert [row[:4] for row in kept(counter.hub)] == [("CASHGRAM_REDEEMED", "", "g1", counter.id)]


async def test_the_body_goes_with_an_erased_sale(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW - 400 * DAY)) as journal:
        await counter.ship(journal)
        await send(counter.hub, paid("PD-a"))
        for _ in journal.erase(NOW - DAY, NOW, by="Meera"):
            pass
        await counter.ship(journal)
    assert [row[5] for row in kept(counter.hub)] == [None]


@pytest.mark.parametrize("stamp", [str(NOW), str(NOW // 1000)], ids=["ms", "s"])
def test_a_timestamp_is_in_seconds_or_ms(stamp: str) -> None:
    body = paid("PD-a")
    event = read_webhook(EventArea.GATEWAY, headers_of(body, stamp), body, ["other", SECRET], NOW)
    assert (event.name, event.order_id) == ("PAYMENT_SUCCESS_WEBHOOK", "PD-a")
    with pytest.raises(RequestRefused, match="signature"):
        read_webhook(EventArea.GATEWAY, headers_of(body, stamp), body, [], NOW)


@pytest.mark.parametrize("body", [b"5", b"null", b'{"data": 5}', b'{"type": 1, "data": {"order": {"order_id": 7}}}'])
def test_a_body_of_another_shape_is_of_nobody(body: bytes) -> None:
    event = read_webhook(EventArea.GATEWAY, headers_of(body, NOW), body, [SECRET], NOW)
    assert (event.order_id, event.payout_id) == ("", "")
    long = json.dumps({"data": {"order": {"order_id": "x" * 200}}}).encode()
    assert webhooks.read_webhook(EventArea.GATEWAY, headers_of(long, NOW), long, [SECRET], NOW).order_id == ""


async def test_a_repeat_nudges_a_counter_that_did_not_hear_the_first(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW, word="ACTIVE")) as journal:
        await counter.ship(journal)
    body = paid("PD-a")
    await send(counter.hub, body)  # while nobody listens
    async with counter.events() as events:
        assert (await anext(events))[0] == "heartbeat"
        await send(counter.hub, body)  # too soon: it would be a way to make a counter read without end
        query(counter.hub.dsn, "UPDATE webhooks SET last_at = last_at - interval '10 seconds'")
        await send(counter.hub, body)
        await send(counter.hub, paid("PD-a", more=1))
        nudge = ("nudge", '{"order_id": "PD-a"}')
        assert [await anext(events), await anext(events)] == [nudge, nudge]
        [stream] = [each for streams in counter.hub.server._hub.feed._streams.values() for each in streams]
        assert not stream.queue.qsize()
    assert [row[4] for row in kept(counter.hub)] == [3, 1]
