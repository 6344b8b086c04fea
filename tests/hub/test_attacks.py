"""Attempts of a guest on the network, of a counter's key and of a manager's cookie: all are refused."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlencode

import httpx
import pytest
from structlog.testing import capture_logs

from paydesk.api.hub import HubClient
from paydesk.domain.clock import DAY, now_ms
from paydesk.hub import counters, managers, server, wire
from paydesk.hub.config import HubConfigError, load_config
from paydesk.hub.feed import MAX_STREAMS
from paydesk.hub.webhooks import sign_form
from tests.helpers.hub import SECRET, RunningHub, ShippingCounter, batch, journal_with, query, running_hub
from tests.helpers.journals import payout, whole_sale
from tests.hub.test_pages import PAGES, PASSWORD, step_now, token_in
from tests.hub.test_webhooks import headers_of, kept, paid, send

NOW = now_ms()
ZEROS: Final = "00" * 32
CALLS: Final = (
    ("GET", f"/v1/position?journal={ZEROS}"), ("POST", "/v1/facts"), ("GET", "/v1/events"),
    ("GET", "/v1/search?text=PD"), ("POST", "/v1/prior-payouts"), ("POST", "/v1/leases"),
)  # fmt: skip
FORMS: Final = ("/sign-out", "/attention/seen", "/counters/enrol", "/counters/revoke")
MARKUP: Final = '"><img src=x onerror=alert(1)>'


@dataclass
class Shop:
    """A hub with a counter that has sold, another one whose key is in wrong hands, and managers who are signed in."""

    hub: RunningHub
    victim: ShippingCounter
    thief: ShippingCounter
    journal: str
    rows: list[Any]
    managers: dict[str, httpx.AsyncClient]
    tokens: dict[str, str]

    async def form(self, role: str, path: str, token: str, **headers: str) -> int:
        """Send a form as a manager; return the status."""
        fields = {"csrf": token, "counter": self.victim.id}
        return (await self.managers[role].post(path, data=fields, headers=headers)).status_code


async def sign_in(hub: RunningHub, name: str, client: httpx.AsyncClient, **headers: str) -> httpx.Response:
    [(secret,)] = query(hub.dsn, "SELECT totp_secret FROM managers WHERE name = %s", name)
    form = {"name": name, "password": PASSWORD, "code": managers.totp(secret, step_now())}
    return await client.post("/sign-in", data=form, headers=headers)


@pytest.fixture
async def shop(hub: RunningHub, tmp_path: Path) -> AsyncIterator[Shop]:
    victim, thief = await hub.enrol(f"Victim {MARKUP}"), await hub.enrol("Thief")
    with journal_with(tmp_path, whole_sale("a", NOW, order_id="PD-a")) as journal:
        await victim.ship(journal)
        rows, mark = [*journal.shipping.raw_after(0, 100)], journal.shipping.journal_id() or ""
    async with AsyncExitStack() as stack:
        clients, tokens = {}, {}
        for role in ("admin", "viewer"):
            await managers.add_manager(hub.server._hub.database, role, PASSWORD, role)
            client = await stack.enter_async_context(httpx.AsyncClient(base_url=hub.url, trust_env=False, timeout=30))
            assert (await sign_in(hub, role, client)).status_code == 303
            clients[role], tokens[role] = client, token_in((await client.get("/counters")).text)
        yield Shop(hub, victim, thief, mark, rows, clients, tokens)


def ledger(hub: RunningHub) -> list[Any]:
    """Return all that an attempt must not change."""
    return [query(hub.dsn, f"TABLE {table}") for table in ("journals", "facts", "enrolment", "webhooks", "leases")] + [
        query(hub.dsn, "SELECT id, name, key_hash, revoked_at FROM counters ORDER BY id"),
        query(hub.dsn, "SELECT name, role, password_hash, totp_secret FROM managers ORDER BY name"),
    ]


async def test_the_key_of_a_counter_opens_nothing_of_another_one(shop: Shop) -> None:
    thief, before = shop.thief, ledger(shop.hub)
    last = shop.rows[-1]
    own = batch(shop.journal, 0, ZEROS, shop.rows)
    head = {"seq": last.seq, "hash": last.digest.hex()}
    attempts = [
        (await thief.get("/v1/position", journal=shop.journal), 403),
        (await thief.post("/v1/facts", own), 403),
        (await thief.post("/v1/facts", {**own, "after": head, "facts": []}), 403),
        (await thief.post("/v1/facts", {**own, "counter_id": shop.victim.id}), 403),
        (await thief.get("/v1/position", journal=shop.journal[:-1] + "'"), 400),
        (await shop.hub.client.get("/v1/position", params={"journal": shop.journal, "key": thief.key}), 401),
        (await shop.hub.client.get("/v1/events", headers={"Authorization": f"Bearer {thief.key[:-1]}"}), 401),
        (await shop.hub.client.get("/v1/events", headers={"Authorization": f"Bearer {shop.victim.id}"}), 401),
        *[(await shop.hub.client.get(page, headers=thief.headers), 303) for page in PAGES],
        *[(await shop.hub.client.post(form, headers=thief.headers), 303) for form in FORMS],
    ]
    assert [answer.status_code for answer, _ in attempts] == [status for _, status in attempts]
    assert ledger(shop.hub) == before


async def test_a_counter_hears_its_own_events_only(shop: Shop, tmp_path: Path) -> None:
    with journal_with(tmp_path / "thief", whole_sale("b", NOW, order_id="PD-b")) as journal:
        await shop.thief.ship(journal)
    async with shop.thief.events() as events:
        assert (await anext(events))[0] == "heartbeat"
        for order in ("PD-a", "PD-b"):
            assert (await send(shop.hub, paid(order))).status_code == 200
        assert await anext(events) == ("nudge", '{"order_id": "PD-b"}')


async def test_the_order_of_another_counter_cannot_be_claimed(shop: Shop, tmp_path: Path) -> None:
    """Neither its events nor their bodies: facts with its number are kept, and the manager sees who has sent them."""
    await send(shop.hub, paid("PD-a"))
    await send(shop.hub, paid("PD-early"))
    story = [*whole_sale("x", NOW - 400 * DAY, order_id="PD-a"), *payout("PD-a", NOW - 400 * DAY, "pending")]
    async with shop.victim.events() as events, shop.thief.events() as stolen:
        assert (await anext(events))[0] == (await anext(stolen))[0] == "heartbeat"
        with journal_with(tmp_path / "thief", story) as journal, capture_logs() as logged:
            await shop.thief.ship(journal)
            await send(shop.hub, paid("PD-a", again=1))
            for _ in journal.erase(NOW - DAY, NOW, by="Thief"):
                pass
            await shop.thief.ship(journal)
        await send(shop.hub, paid("PD-a", again=2))
        assert [await anext(events) for _ in range(2)] == [("nudge", '{"order_id": "PD-a"}')] * 2
        with journal_with(tmp_path / "early", whole_sale("y", NOW, order_id="PD-early")) as journal:
            await shop.thief.ship(journal)
        assert await anext(stolen) == ("nudge", '{"order_id": "PD-early"}')
    ours = [row for row in kept(shop.hub) if row[1] == "PD-a"]
    assert [(row[3], row[5] is None) for row in ours] == [(shop.victim.id, False)] * 3
    assert query(shop.hub.dsn, "SELECT area, id, counter_id FROM claims") == [("gateway", "PD-a", shop.thief.id)]
    assert [each["id"] for each in logged if "claimed" in each["event"]] == ["PD-a"]
    page = (await shop.managers["viewer"].get("/attention")).text
    assert page.index("a second counter has") < page.index('data-label="Also at">Thief')


async def test_a_key_opens_a_few_streams_only(counter: ShippingCounter) -> None:
    async with AsyncExitStack() as stack:
        streams = [await stack.enter_async_context(counter.events()) for _ in range(MAX_STREAMS + 1)]
        assert (await anext(streams[0]))[0] == "heartbeat"
        with pytest.raises(StopAsyncIteration):
            await anext(streams[0])
        assert (await anext(streams[-1]))[0] == "heartbeat"


async def test_a_revoked_key_opens_nothing(shop: Shop) -> None:
    assert await shop.form("admin", "/counters/revoke", shop.tokens["admin"]) == 303
    for method, path in CALLS:
        answer = await shop.hub.client.request(method, path, headers=shop.victim.headers, content=b"{}")
        assert (answer.status_code, answer.json()["code"]) == (401, "unknown_key"), path


async def test_the_cookie_of_a_manager_is_no_key(shop: Shop) -> None:
    token = shop.managers["admin"].cookies["paydesk_session"]
    for method, path in CALLS:
        for headers in ({}, {"Authorization": f"Bearer {token}"}):
            answer = await shop.managers["admin"].request(method, path, headers=headers, content=b"{}")
            assert answer.status_code == 401, path


async def test_a_form_needs_the_token_of_its_session_its_role_and_its_own_site(shop: Shop) -> None:
    before = ledger(shop.hub)
    admin, viewer = shop.tokens["admin"], shop.tokens["viewer"]
    for path in FORMS:
        for token in ("", "x", viewer, admin.upper() + "é", admin[:-1]):
            assert await shop.form("admin", path, token) == 403, path
        for site in ("cross-site", "same-site"):
            assert await shop.form("admin", path, admin, **{"Sec-Fetch-Site": site}) == 403, path
        wrong = await shop.managers["admin"].post(path, json={"csrf": admin})
        assert wrong.status_code == 403, path
        assert (await shop.managers["admin"].get(path)).status_code == 405, path
    for path in FORMS[1:]:
        assert await shop.form("viewer", path, viewer) == 403
    foreign = await sign_in(shop.hub, "admin", shop.hub.client, **{"Sec-Fetch-Site": "cross-site"})
    assert (foreign.status_code, "set-cookie" in foreign.headers) == (403, False)
    assert ledger(shop.hub) == before
    assert (await shop.managers["admin"].get("/")).status_code == 200  # nobody was signed out


async def test_a_session_cannot_be_chosen_and_its_cookie_stays_with_the_browser(dsn: str) -> None:
    proxied = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.9"}
    async with running_hub(dsn, serve={"behind_proxy": "127.0.0.1"}) as hub:
        await managers.add_manager(hub.server._hub.database, "admin", PASSWORD, "admin")
        hub.client.cookies.set("paydesk_session", "chosen")
        answer = await sign_in(hub, "admin", hub.client, **proxied)
        name, _, rest = answer.headers["set-cookie"].partition("=")
        token, *flags = rest.split("; ")
        assert (name, token != "chosen", len(token)) == ("paydesk_session", True, 43)
        assert {"HttpOnly", "Path=/", "SameSite=strict", "Secure"} == set(flags)
        for cookie in ("chosen", token[:-1], "", "' OR true --"):
            page = await hub.client.get("/", headers={"Cookie": f"paydesk_session={quote(cookie)}"})
            assert page.status_code == 303
        assert [len(digest) for (digest,) in query(dsn, "SELECT token_hash FROM sessions")] == [32]


async def test_guesses_at_the_same_time_are_counted_as_those_one_after_another(hub: RunningHub) -> None:
    await managers.add_manager(hub.server._hub.database, "admin", PASSWORD, "admin")
    for form, path, most in (
        ({"name": "admin", "password": "wrong", "code": "000000"}, "/sign-in", managers.MAX_FAILURES),
        ({"name": "nobody", "password": "wrong", "code": "000000"}, "/sign-in", managers.MAX_FAILURES),
        (None, "/v1/enrol", counters.MAX_FAILURES),
    ):
        tries = (
            hub.client.post(
                path, data=form, json=None if form else {"code": "AAAA"}, headers={"X-Forwarded-For": f"192.0.2.{n}"}
            )
            for n in range(15)
        )
        found = [answer.status_code for answer in await asyncio.gather(*tries)]
        assert (found.count(401), found.count(429)) == (most, 15 - most)
    assert (await sign_in(hub, "admin", hub.client)).status_code == 429


async def test_a_code_of_the_second_factor_opens_one_session(hub: RunningHub) -> None:
    await managers.add_manager(hub.server._hub.database, "admin", PASSWORD, "admin")
    answers = await asyncio.gather(*(sign_in(hub, "admin", hub.client) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [303, 401, 401, 401]
    assert query(hub.dsn, "SELECT count(*) FROM sessions") == [(1,)]


async def test_a_name_is_no_address(hub: RunningHub) -> None:
    """Sign in under a name that is like an address: that address loses no tries."""
    await hub.client.post("/sign-in", data={"name": "from 192.0.2.7", "password": "x", "code": "x"})
    subjects = {subject for (subject,) in query(hub.dsn, "SELECT subject FROM attempts")}
    assert subjects == {"sign in as from 192.0.2.7", "sign in from 127.0.0.1"}


async def test_webhooks_that_are_packed_deep_or_spelled_anew_change_nothing(hub: RunningHub) -> None:
    body = paid("PD-a")
    deep = b'{"data": ' + b"[" * 30_000 + b"]" * 30_000 + b"}"
    attempts = [
        (gzip.compress(bytes(50 << 20)), {"Content-Encoding": "gzip"}, 413),
        (gzip.compress(body) + bytes(1_000), {"Content-Encoding": "gzip"} | headers_of(body), 400),
        (gzip.compress(body)[:-5], {"Content-Encoding": "gzip"} | headers_of(body), 400),
        (body, {"Content-Encoding": "br"} | headers_of(body), 400),
        (b"x" * (1 << 20), {"Transfer-Encoding": "chunked"}, 413),
        (deep, headers_of(deep), 400),
        (b"{" + b'"a":{' * 9_000, headers_of(b"{" + b'"a":{' * 9_000), 400),
        (urlencode({"data": body}).encode(), {"Content-Type": "application/x-www-form-urlencoded"}, 401),
        (b"", headers_of(b"x"), 401),
        (body, headers_of(body, secret=""), 401),
    ]
    for area in ("gateway", "payouts"):
        for content, headers, status in attempts:
            answer = await hub.client.post(f"/v1/webhooks/{area}", content=content, headers=headers)
            assert answer.status_code == status, (area, answer.text)
    for path in ("gateway/", "gateway%2Fx", "GATEWAY", "..%2Ffacts", ""):
        assert (await send(hub, body, path)).status_code == 404
    assert kept(hub) == []
    assert (await send(hub, body)).status_code == 200
    assert (await send(hub, body, **{"Content-Type": "text/html"})).status_code == 200
    assert [(row[1], row[4]) for row in kept(hub)] == [("PD-a", 2)]


async def test_a_form_that_was_overheard_counts_once_however_it_is_spelled(hub: RunningHub) -> None:
    fields = {"event": "CASHGRAM_REDEEMED", "cashgramid": "g1", "eventTime": "2026-11-22"}
    signed = {**fields, "signature": sign_form(SECRET, fields)}
    plain = urlencode(signed)
    moved = urlencode({**signed, "event": "CASHGRAM_REDEEMED2026", "eventTime": "-11-22"})
    for body in (plain, plain.replace("=g1", "=%67%31"), "&".join(reversed(plain.split("&"))), moved):
        await hub.client.post("/v1/webhooks/payouts", content=body.encode())
    assert [row[:3] for row in kept(hub)] == [("CASHGRAM_REDEEMED", "", "g1")]


async def test_facts_that_are_packed_deep_or_huge_are_refused(counter: ShippingCounter) -> None:
    start = f'{{"journal": "{ZEROS}", "after": {{"seq": 0, "hash": "{ZEROS}"}}, "facts": [], "more": '.encode()
    bodies = [
        (gzip.compress(bytes(200 << 20)), 413),
        (gzip.compress(gzip.compress(b"{}")), 400),
        (gzip.compress(b"{}") + bytes(100), 400),
        (start + b"[" * 100_000 + b"]" * 100_000 + b"}", 400),
        (start.replace(b'"seq": 0', b'"seq": ' + b"9" * 5_000) + b"0}", 400),
        (start.replace(b"[]", b"[[" + b"9" * 30 + b', "s", 0, "k", "{}", "h"]]') + b"0}", 400),
        (b"\xff\xfe{}", 400),
    ]  # fmt: skip
    for content, status in bodies:
        packed = {"Content-Encoding": "gzip"} if content[:2] == b"\x1f\x8b" else {}
        answer = await counter.hub.client.post("/v1/facts", content=content, headers={**counter.headers, **packed})
        assert answer.status_code == status, answer.text
    assert query(counter.hub.dsn, "SELECT * FROM journals") == []


async def test_a_search_takes_wildcards_and_quotes_as_they_are(shop: Shop) -> None:
    for text in ("%", "_", "%%", "pd_a", "\\", "' OR true --", "'; DROP TABLE sales; --", "$$", "%s", "{0}", "\0%"):
        answer = await shop.thief.get("/v1/search", text=text)
        assert (answer.status_code, answer.json().get("sales")) == (200, []), text
        page = await shop.managers["viewer"].get("/search", params={"q": text})
        assert (page.status_code, "PD-a" in page.text) == (200, False), text
    assert len((await shop.thief.get("/v1/search", text="PD-a")).json()["sales"]) == 1
    many = " ".join(map(str, range(100)))
    assert (await shop.managers["viewer"].get("/search", params={"q": many})).status_code == 400


async def test_names_are_no_markup_on_any_page(shop: Shop) -> None:
    await send(shop.hub, paid(f"PD-{MARKUP}", type=MARKUP))
    pages = [(await shop.managers["admin"].get(path)).text for path in (*PAGES, f"/search?q={quote(MARKUP)}")]
    assert "&lt;img" in "".join(pages)
    assert not any("<img" in page for page in pages if page.startswith("<!doctype"))


async def test_a_file_holds_no_formula_and_its_header_no_line(shop: Shop, tmp_path: Path) -> None:
    starts = "=+-@\t\r\n＝＋－＠"
    for number, start in enumerate(starts):
        with journal_with(tmp_path / str(number), whole_sale(f"s{number}", NOW, order_id=f"{start}1+1")) as journal:
            await shop.thief.ship(journal)
    answer = await shop.managers["viewer"].get("/sales.csv?day=2026-01-01%0d%0aX-Evil:%201")
    assert re.fullmatch(r'attachment; filename="sales-\d{4}-\d\d-\d\d.csv"', answer.headers["Content-Disposition"])
    assert "x-evil" not in answer.headers
    assert answer.text.count(",'") + answer.text.count(",\"'") == len(starts)


async def test_a_path_leads_to_no_file(shop: Shop) -> None:
    address, port = shop.hub.url.removeprefix("http://").split(":")
    targets = (
        "/../../etc/passwd", "/style.css/../../config.py", "/%2e%2e/%2e%2e/etc/passwd", "/templates/base.html",
        "//etc/passwd", "/style.css%00.html", "/v1/webhooks/../facts", "http://example.com/",
    )  # fmt: skip
    for target in targets:
        reader, writer = await asyncio.open_connection(address, int(port))
        writer.write(f"GET {target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        assert answer.split()[1] in {b"404", b"405"}, target
        assert b"evil.example" not in answer


async def test_idle_connections_stop_no_webhook_and_end(hub: RunningHub, monkeypatch: pytest.MonkeyPatch) -> None:
    server.allow_connections()
    monkeypatch.setattr(server.HubConnection, "head_timeout_s", 5.0)
    address, port = hub.url.removeprefix("http://").split(":")
    lines = [await asyncio.open_connection(address, int(port)) for _ in range(1_000)]
    for number, (_, writer) in enumerate(lines):
        writer.write((b"", b"POST /v1/webhooks/gateway HTTP/1.1\r\nHost: h\r\n")[number % 2])
    assert (await send(hub, paid("PD-a"), Connection="close")).status_code == 200
    await asyncio.gather(*(reader.read() for reader, _ in lines), return_exceptions=True)  # until each is ended
    for _, writer in lines:
        writer.close()
    assert (await send(hub, paid("PD-b"), Connection="close")).status_code == 200


async def test_a_body_that_does_not_come_is_refused(hub: RunningHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "BODY_TIMEOUT_S", 0.1)
    address, port = hub.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(address, int(port))
    writer.write(b"POST /v1/enrol HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n{")
    assert (await reader.readline()).split()[1] == b"408"
    writer.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://192.0.2.1:8700", "HTTP://hub.example", "http://127.0.0.1.example.com", "http://localhost.example.com",
        "http://127.0.0.1@example.com", "http://example.com#@127.0.0.1", "http://127.0.0.1\\@example.com",
        "http://[::ffff:192.0.2.1]", "ftp://127.0.0.1", "//127.0.0.1", "hub.example", "",
    ],
)  # fmt: skip
def test_a_counter_sends_its_key_to_no_other_pc_without_tls(url: str) -> None:
    with pytest.raises(ValueError, match="https"):
        HubClient(url, "key")


def test_an_empty_secret_signs_no_webhook(tmp_path: Path) -> None:
    for name in ("gateway_secrets", "payout_secrets"):
        (tmp_path / "hub.toml").write_text(f'database = ""\n{name} = [""]\n')
        with pytest.raises(HubConfigError, match=name):
            load_config(tmp_path / "hub.toml")
