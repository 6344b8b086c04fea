"""The pages of managers: who gets in, and that they say what the ledger says."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from paydesk.api.hub import HubClient
from paydesk.domain.clock import DAY, MINUTE, now_ms, to_india
from paydesk.hub import managers
from paydesk.hub.counters import clock_ahead
from paydesk.hub.derive import rebuild
from paydesk.hub.errors import RequestRefused
from paydesk.hub.webhook_store import delete_old_bodies
from paydesk.store.journal.chain import hash_fact
from paydesk.version import __version__
from tests.helpers.hub import RunningHub, ShippingCounter, batch, journal_with, query
from tests.helpers.journals import whole_sale
from tests.helpers.svg_qr import read_svg_qr
from tests.hub.test_webhooks import paid, send

NOW = now_ms()
PASSWORD = "a long password of a shop"
PAGES = ("/", "/search?q=PD", "/attention", "/z-reports", "/counters", "/sales.csv", "/?money=test&day=2026-01-31")


def step_now() -> int:
    return now_ms() // 30_000


async def sign_in(hub: RunningHub, client: httpx.AsyncClient, *, step: int = 0, name: str = "Meera") -> httpx.Response:
    [(secret,)] = query(hub.dsn, "SELECT totp_secret FROM managers")
    code = managers.totp(secret, step_now() + step)
    return await client.post("/sign-in", data={"name": name, "password": PASSWORD, "code": code})


@asynccontextmanager
async def signed_in(hub: RunningHub, role: str = "admin") -> AsyncIterator[httpx.AsyncClient]:
    await managers.add_manager(hub.server._hub.database, "Meera", PASSWORD, role)
    async with httpx.AsyncClient(base_url=hub.url, trust_env=False, timeout=30) as client:
        answer = await sign_in(hub, client)
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "SameSite=strict" in answer.headers["set-cookie"]
        yield client


def token_in(page: str) -> str:
    found = re.search(r'name="csrf" value="([^"]+)"', page)
    assert found is not None
    return found[1]


def test_the_second_factor_is_that_of_rfc_6238() -> None:
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    for seconds, code in ((59, "287082"), (1_111_111_109, "081804"), (20_000_000_000, "353130")):
        assert managers.totp(secret, seconds // 30) == code
        assert managers.step_of_code(secret, f"{code[:3]} {code[3:]}", seconds * 1_000) == seconds // 30
        assert managers.step_of_code(secret, code, (seconds + 61) * 1_000) is None


async def test_without_a_session_every_page_leads_to_the_sign_in(hub: RunningHub) -> None:
    for path in (*PAGES, "/nothing"):
        answer = await hub.client.get(path)
        if path == "/nothing":
            assert answer.status_code == 404
        else:
            assert (answer.status_code, answer.headers["location"]) == (303, "/sign-in")
    for path in ("/sign-out", "/counters/enrol", "/counters/revoke"):
        assert (await hub.client.post(path)).headers["location"] == "/sign-in"
    assert query(hub.dsn, "SELECT * FROM enrolment") == []


async def test_a_code_counts_once_and_guessing_is_stopped(hub: RunningHub) -> None:
    async with signed_in(hub) as client:
        assert (await sign_in(hub, client)).status_code == 401  # the same code
        assert (await sign_in(hub, client, step=-1)).status_code == 401  # an older one
        assert (await sign_in(hub, client, step=1)).status_code == 303
        assert (await sign_in(hub, client, step=1, name="Nobody")).status_code == 401
        for _ in range(managers.MAX_FAILURES - 2):
            wrong = {"name": "Meera", "password": "wrong", "code": "000000"}
            assert (await client.post("/sign-in", data=wrong)).status_code == 401
        assert (await sign_in(hub, client)).status_code == 429
        kept = str(query(hub.dsn, "SELECT * FROM managers")) + str(query(hub.dsn, "SELECT * FROM sessions"))
        assert PASSWORD not in kept
        assert client.cookies["paydesk_session"] not in kept


async def test_a_new_password_ends_all_sessions_and_is_long(hub: RunningHub) -> None:
    async with signed_in(hub) as client:
        assert (await client.get("/")).status_code == 200
        await managers.add_manager(hub.server._hub.database, "Meera", PASSWORD, "viewer")
        assert (await client.get("/")).status_code == 303
    with pytest.raises(RequestRefused, match="12 characters"):
        await managers.add_manager(hub.server._hub.database, "Ravi", "short", "viewer")


async def test_signing_out_needs_the_token_of_the_session(hub: RunningHub) -> None:
    async with signed_in(hub) as client:
        page = (await client.get("/")).text
        assert (await client.post("/sign-out", data={"csrf": "other"})).status_code == 403
        assert (await client.get("/")).status_code == 200
        assert (await client.post("/sign-out", data={"csrf": token_in(page)})).headers["location"] == "/sign-in"
        assert (await client.get("/")).status_code == 303


async def test_a_day_is_the_sum_of_all_counters(hub: RunningHub, tmp_path: Path) -> None:
    one, two = await hub.enrol("Counter <1>"), await hub.enrol("Counter 2")
    story = [*whole_sale("a", NOW - MINUTE, paise=100_050), *whole_sale("old", NOW - 7 * DAY - MINUTE, paise=70_000)]
    with journal_with(tmp_path / "1", story) as journal:
        await one.ship(journal)
    with journal_with(
        tmp_path / "2", [*whole_sale("b", NOW, paise=5_000), *whole_sale("c", NOW, word="ACTIVE")]
    ) as journal:
        await two.ship(journal)
    async with signed_in(hub) as client:
        page = (await client.get("/")).text
        words = re.sub(r"<[^>]+>|\s+", " ", page)
        words = re.sub(" +", " ", words)
        assert "Paid today , all counters ₹1,050.50 2 sales, average ₹525.25, 1 open or unknown" in words
        assert f"Last {to_india(NOW):%A}, same time ₹700.00 50 % more today" in words
        assert "Connection Counter 2 1 ₹50.00 Online Counter &lt;1&gt; 1 ₹1,000.50 Online Needs attention 0" in words
        assert "Counter &lt;1&gt;" in page
        assert "<1>" not in page
        assert "PD-a" in (await client.get("/search?q=1000.50")).text
        assert "PD-b" in (await client.get("/search?q=pd-b")).text
        assert "PD-" not in (await client.get("/search?q=12345")).text
        rows = [*csv.reader(io.StringIO((await client.get("/sales.csv")).text.removeprefix("\ufeff")))]
        assert [row[:3] for row in rows[1:]] == [
            ["Counter <1>", "PD-a", "1000.50"], ["Counter 2", "PD-b", "50.00"], ["Counter 2", "PD-c", "1250.00"]
        ]  # fmt: skip
        for path in PAGES:
            answer = await client.get(path)
            assert answer.status_code == 200
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


async def test_money_of_no_counter_is_shown(counter: ShippingCounter) -> None:
    await send(counter.hub, paid("PD-of-nobody"))
    await send(counter.hub, b'{"type": "<script>", "data": {"payment": {"payment_amount": 12.5}}}')
    async with signed_in(counter.hub) as client:
        page = (await client.get("/attention")).text
    assert "PD-of-nobody" in page
    assert "₹1,250.50" in page
    assert "₹12.50" in page
    assert "<script>" not in page


async def test_an_event_of_no_counter_is_marked_as_seen_and_gets_old(hub: RunningHub) -> None:
    await send(hub, paid("PD-seen"))
    await send(hub, paid("PD-new"))
    await send(hub, paid("PD-old"))
    query(hub.dsn, "UPDATE webhooks SET received_at = now() - interval '401 days' WHERE order_id = 'PD-old'")
    await delete_old_bodies(hub.server._hub.database, 400)
    kept = query(hub.dsn, "SELECT order_id, body IS NULL FROM webhooks ORDER BY 1")
    assert kept == [("PD-new", False), ("PD-old", True), ("PD-seen", False)]
    assert (await send(hub, paid("PD-old"))).status_code == 200
    assert query(hub.dsn, "SELECT max(deliveries), count(*) FROM webhooks") == [(2, 3)]
    [(event_id,)] = query(hub.dsn, "SELECT id FROM webhooks WHERE order_id = 'PD-seen'")
    async with signed_in(hub) as client:
        form = {"csrf": token_in((await client.get("/attention")).text), "event": str(event_id)}
        for wrong in ("", "x", "9" * 30, "-1"):
            assert (await client.post("/attention/seen", data={**form, "event": wrong})).status_code == 400
        assert (await client.post("/attention/seen", data=form)).headers["location"] == "/attention"
        unseen, seen = [(await client.get(path)).text for path in ("/attention", "/attention?seen")]
    assert [name in unseen for name in ("PD-new", "PD-old", "PD-seen")] == [True, False, False]
    assert [name in seen for name in ("PD-new", "PD-old", "PD-seen")] == [False, False, True]
    assert query(hub.dsn, "SELECT seen_by FROM webhooks WHERE seen_at IS NOT NULL") == [("Meera",)]


async def test_facts_that_cannot_be_read_are_shown_until_they_can(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW)) as journal:
        position = await counter.ship(journal)
        seq = position["seq"] + 1
        digest = hash_fact(bytes.fromhex(position["hash"]), seq, "bad", NOW, "order_sent", "no JSON")
        body = batch(journal.shipping.journal_id() or "", position["seq"], position["hash"], [])
    body["facts"] = [[seq, "bad", NOW, "order_sent", "no JSON", digest.hex()]]
    assert (await counter.post("/v1/facts", body)).status_code == 200
    async with signed_in(counter.hub) as client:
        assert "Facts that cannot be read" in (await client.get("/attention")).text
        assert ">bad<" in (await client.get("/attention")).text
        today = (await client.get("/")).text
        assert '<span class="chip warn">Unreadable</span>' in today
        assert 'href="/attention#unreadable"' in today
        query(counter.hub.dsn, "INSERT INTO unfit SELECT id, 'a' FROM journals")  # as an older hub found it
        await rebuild(counter.hub.server._hub.database)
        assert query(counter.hub.dsn, "SELECT subject FROM unfit") == [("bad",)]


@pytest.mark.parametrize("role", ["admin", "viewer"])
async def test_only_an_admin_enrols_and_revokes(counter: ShippingCounter, role: str) -> None:
    async with signed_in(counter.hub, role) as client:
        page = (await client.get("/counters")).text
        form = {"csrf": token_in(page), "counter": counter.id}
        question = await client.get(f"/counters/confirm-revoke?counter={counter.id}")
        enrolled = await client.post("/counters/enrol", data={"csrf": form["csrf"]})
        revoked = await client.post("/counters/revoke", data=form)
        codes = re.findall(r'class="code">([A-Z2-9]{4}-[A-Z2-9]{4})<', enrolled.text)
        state = (await counter.get("/v1/position", journal="00" * 32)).status_code
        if role == "admin":
            assert (len(codes), revoked.status_code, state) == (1, 303, 401)
            assert "Revoke the key of Counter 1?" in question.text
            answer = await counter.hub.client.post("/v1/enrol", json={"code": codes[0]})
            assert answer.status_code == 201
        else:
            assert (codes, enrolled.status_code, revoked.status_code, state) == ([], 403, 403, 200)
            assert "Revoke" not in page
            assert question.status_code == 403


def scanned(page: str) -> str:
    """Return what a scanner reads from the code of a page."""
    [size] = re.findall(r'class="qr".*viewBox="0 0 (\d+) ', page)
    return read_svg_qr(int(size), page)


async def test_a_counter_is_added_by_the_scanned_code(counter: ShippingCounter) -> None:
    async with signed_in(counter.hub) as client:
        form = {"csrf": token_in((await client.get("/counters")).text)}
        page = (await client.post("/counters/enrol", data=form)).text
        again = (await client.post("/counters/enrol", data={**form, "counter": counter.id})).text
        unknown = await client.post("/counters/enrol", data={**form, "counter": "c_0"})
    assert f'class="code">{scanned(page)}<' in page
    assert counter.hub.url in page
    answers = [await counter.hub.client.post("/v1/enrol", json={"code": scanned(each)}) for each in (page, again)]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[1].json()["counter_id"] == counter.id
    assert "New key for Counter 1" in again
    assert (unknown.status_code, "There is no such counter" in unknown.text) == (404, True)


async def test_counters_have_their_version_clock_and_last_contact(hub: RunningHub) -> None:
    for name, minutes in (("Ahead", 3), ("Behind", -1), ("Same", 0)):
        key = (await hub.enrol(name)).key
        async with HubClient(hub.url, key, now=lambda ahead=minutes: now_ms() + ahead * MINUTE) as client:  # type: ignore[misc]
            await client.position("00" * 32)
    old, silent, gone, _ = [await hub.enrol(name) for name in ("Old", "Silent", "Revoked", "New")]
    for each in (old, silent, gone):
        await each.get("/v1/position", journal="00" * 32)
    query(hub.dsn, "UPDATE counters SET seen_at = seen_at - interval '12 minutes' WHERE id = %s", silent.id)
    query(hub.dsn, "UPDATE counters SET revoked_at = now() WHERE id = %s", gone.id)
    async with signed_in(hub, "viewer") as client:
        page = (await client.get("/counters")).text
    texts = {}
    for row in re.findall(r"<tr><th scope=\"row\">.*?</tr>", page, re.DOTALL):
        name, *words = re.sub(r"<[^>]+>|\s+", " ", row).split()
        texts[name] = " ".join(words)
    assert [*texts] == ["Ahead", "Behind", "New", "Old", "Revoked", "Same", "Silent"]
    version = re.escape(__version__)
    assert re.fullmatch(rf"{version} [23] min ahead \d s ago Online 0", texts["Ahead"])
    assert re.fullmatch(rf"{version} (1 min|\d+ s) behind \d s ago Online 0", texts["Behind"])
    assert re.fullmatch(rf"{version} Same as the hub \d s ago Online 0", texts["Same"])
    assert texts["Old"].startswith("0.5.0 Not known")
    assert texts["Silent"].endswith("12 min ago Offline 12 min 0")
    assert texts["New"] == "0.5.0 Not known Never Never connected 0"
    assert texts["Revoked"].endswith("Revoked 0")
    assert page.count('class="chip warn">') == 3


@pytest.mark.parametrize(
    ("date", "ahead"),
    [
        ("Sat, 28 Nov 2026 10:00:05 GMT", 5),
        ("Sat, 28 Nov 2026 09:58:00 -0000", -120),
        *((text, None) for text in ("", "soon", "Sat, 99 Nov 2026 10:00:05 GMT", "1795860000000", "é")),
    ],
)
def test_a_date_says_how_far_a_clock_is_ahead(date: str, ahead: int | None) -> None:
    assert clock_ahead(date, 1_795_860_000_000) == ahead


async def test_a_refusal_is_a_page_that_says_what_to_do(hub: RunningHub) -> None:
    async with signed_in(hub) as client:
        answers = [
            (await client.get("/nothing"), 404, "There is no such page"),
            (await client.put("/counters"), 405, "This address cannot be opened so"),
            (await client.get("/counters/confirm-revoke?counter=x"), 404, "There is no such counter"),
            (await client.post("/counters/revoke", data={"csrf": "x"}), 403, "This form is not of your session"),
            (await client.post("/sign-in", data={"name": "x" * 9_000}), 413, "The hub cannot read this"),
        ]
    for answer, status, words in answers:
        assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")
        assert f"<h1>{words}</h1>" in answer.text
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    for path in ("/v1/nothing", "/v1/facts"):
        assert (await hub.client.get(path)).headers["content-type"] == "application/json"


@pytest.mark.parametrize("text", ["=1+1", "@x", "-5", "\tx"])
async def test_a_file_holds_no_formula(counter: ShippingCounter, tmp_path: Path, text: str) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW, order_id=text)) as journal:
        await counter.ship(journal)
    async with signed_in(counter.hub) as client:
        [_, row] = csv.reader(io.StringIO((await client.get("/sales.csv")).text))
    assert row[1] == f"'{text}"
