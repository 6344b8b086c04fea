"""Facts as counters ship them: each once, in order, and nothing that does not fit."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
from pathlib import Path

import pytest

from paydesk.domain.clock import DAY, now_ms
from paydesk.domain.fact import Fact
from paydesk.domain.settings import stored_facts
from paydesk.domain.settings.stored_facts import CarriedFacts
from paydesk.hub.derive import rebuild
from paydesk.hub.ingest import MAX_AT_ONCE
from paydesk.store.journal.chain import GENESIS
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.helpers.hub import RunningHub, ShippingCounter, batch, journal_with, query
from tests.helpers.journals import payout, wanted, whole_sale

NOW = now_ms()


def facts_of(hub: RunningHub) -> list[tuple[object, ...]]:
    return query(hub.dsn, "SELECT seq, subject, at, kind, data, hash FROM facts ORDER BY journal_id, seq")


def rows_in(journal: Journal) -> list[tuple[int, str, int, str, str, bytes]]:
    return [(r.seq, r.subject, r.at, r.kind, r.data, r.digest) for r in journal.shipping.raw_after(0, 1_000)]


@pytest.mark.parametrize("step", [1, 4, 1_000])
async def test_facts_arrive_as_they_are_in_batches_of_any_size(
    counter: ShippingCounter, tmp_path: Path, step: int
) -> None:
    story = [
        *whole_sale("a", NOW),
        *payout("p1", NOW, "done", accounts=["x", "y"]),
        *whole_sale("b", NOW, word="EXPIRED"),
    ]
    with journal_with(tmp_path, story) as journal:
        last = await counter.ship(journal, step=step)
        assert facts_of(counter.hub) == rows_in(journal)
        assert last == {"seq": journal.count(), "hash": rows_in(journal)[-1][-1].hex()}
        for name, order in (
            ("sales", "seq"),
            ("entries", "seq, times"),
            ("payouts", "seq"),
            ("payout_accounts", "digest"),
        ):
            pragma = "SELECT name FROM pragma_table_info(?)"
            columns = ", ".join(f'"{column}"' for (column,) in journal._db.execute(pragma, (name,)))
            sql = f"SELECT {columns} FROM {name} ORDER BY {order}"  # noqa: S608 - names of ours
            assert query(counter.hub.dsn, sql) == journal._db.execute(sql).fetchall()


async def test_a_batch_that_comes_twice_is_kept_once(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW)) as journal:
        mark, rows = journal.shipping.journal_id() or "", journal.shipping.raw_after(0, 10)
        once = batch(mark, 0, GENESIS.hex(), rows)
        answers = await asyncio.gather(*(counter.post("/v1/facts", once) for _ in range(5)))
        assert {answer.status_code for answer in answers} == {200}
        assert {answer.text for answer in answers} == {answers[0].text}
        later = await counter.post("/v1/facts", batch(mark, 2, rows[1].digest.hex(), rows[2:4]))
        assert later.json() == answers[0].json()
        assert facts_of(counter.hub) == rows_in(journal)


async def test_a_gap_is_answered_with_where_to_go_on(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW)) as journal:
        mark, rows = journal.shipping.journal_id() or "", journal.shipping.raw_after(0, 10)
        ahead = batch(mark, 3, rows[2].digest.hex(), rows[3:])
        unknown = await counter.post("/v1/facts", ahead)
        assert (unknown.status_code, unknown.json()["code"], unknown.json()["seq"]) == (409, "gap", 0)
        await counter.post("/v1/facts", batch(mark, 0, GENESIS.hex(), rows[:2]))
        gap = await counter.post("/v1/facts", ahead)
        assert gap.json() | {"message": ""} == {
            "code": "gap", "message": "", "seq": 2, "hash": rows[1].digest.hex()
        }  # fmt: skip
        assert len(facts_of(counter.hub)) == 2


async def test_a_copy_that_goes_on_elsewhere_is_a_fork(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path / "a", whole_sale("a", NOW)):
        pass
    shutil.copytree(tmp_path / "a", tmp_path / "b")
    with Journal.open(tmp_path / "a") as journal, Journal.open(tmp_path / "b") as copy:
        journal.append(whole_sale("b", NOW))
        copy.append(whole_sale("c", NOW))
        await counter.ship(journal)
        before = facts_of(counter.hub)
        mark, rows = copy.shipping.journal_id() or "", copy.shipping.raw_after(0, 100)
        for after in (0, 6, 7, 9):
            digest = rows[after - 1].digest if after else GENESIS
            fork = await counter.post("/v1/facts", batch(mark, after, digest.hex(), rows[after:]))
            assert (fork.status_code, fork.json()["code"]) == (409, "fork")
            assert fork.json()["seq"] == max(7, after)
        assert facts_of(counter.hub) == before


@pytest.mark.parametrize(
    ("column", "value"), [(0, 9), (1, "other"), (2, 5), (3, "seen"), (4, "{}"), (5, "00" * 32), (5, "ab" * 32)]
)
async def test_a_row_that_was_altered_breaks_the_chain(
    counter: ShippingCounter, tmp_path: Path, column: int, value: object
) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW)) as journal:
        body = batch(journal.shipping.journal_id() or "", 0, GENESIS.hex(), journal.shipping.raw_after(0, 10))
        body["facts"][3][column] = value
        answer = await counter.post("/v1/facts", body)
        assert (answer.status_code, answer.json()["code"], answer.json()["seq"]) == (422, "broken_chain", 4)
        assert facts_of(counter.hub) == []


async def test_a_journal_belongs_to_the_counter_that_brought_it(counter: ShippingCounter, tmp_path: Path) -> None:
    other = await counter.hub.enrol("Counter 2")
    with journal_with(tmp_path, whole_sale("a", NOW)) as journal:
        await counter.ship(journal)
        mark, rows = journal.shipping.journal_id() or "", journal.shipping.raw_after(0, 10)
        for answer in (
            await other.get("/v1/position", journal=mark),
            await other.post("/v1/facts", batch(mark, 0, GENESIS.hex(), rows)),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")


async def test_what_was_erased_at_the_counter_is_erased_here(counter: ShippingCounter, tmp_path: Path) -> None:
    old = NOW - 400 * DAY
    with journal_with(tmp_path, [*whole_sale("a", old), wanted("b", NOW), *payout("p", old, "done")]) as journal:
        await counter.ship(journal)
        for _ in journal.erase(NOW - DAY, NOW, by="Meera"):
            pass
        await counter.ship(journal)
        assert facts_of(counter.hub) == rows_in(journal)
        assert query(counter.hub.dsn, "SELECT sale_id FROM sales") == [("b",)]
        assert query(counter.hub.dsn, "SELECT 1 FROM entries UNION ALL SELECT 1 FROM payouts") == []
        late = await counter.hub.enrol("Counter 2")  # facts that were erased before they were shipped
        query(counter.hub.dsn, "UPDATE journals SET counter_id = %s, seq = 0, hash = %s", late.id, GENESIS)
        query(counter.hub.dsn, "DELETE FROM facts")
        await late.ship(journal, step=3)
        assert facts_of(counter.hub) == rows_in(journal)


async def test_a_journal_that_was_begun_anew_takes_over_its_open_sales(
    counter: ShippingCounter, tmp_path: Path
) -> None:
    with journal_with(tmp_path, [wanted("a", NOW), *whole_sale("b", NOW)]) as journal:
        await counter.ship(journal)
        mark = journal.shipping.journal_id() or ""
    (tmp_path / FILE_NAME).rename(tmp_path / "aside.sqlite3")
    begun = stored_facts.journal_begun_fact(
        NOW, by="Meera", aside="x", last=None, carried=CarriedFacts(mark, ((1, 1),))
    )
    with Journal.open(tmp_path) as again:
        again.append([begun, *whole_sale("a", NOW)])
        await counter.ship(again)
    sales = "SELECT sale_id, in_group, generation FROM sales ORDER BY 1"
    both = [("a", "paid", 1), ("b", "paid", 0)]
    assert query(counter.hub.dsn, sales) == both
    query(counter.hub.dsn, "TRUNCATE sales, entries")
    await rebuild(counter.hub.server._hub.database)
    assert query(counter.hub.dsn, sales) == both


async def test_a_body_has_its_limits_and_may_be_packed(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW)) as journal:
        body = batch(journal.shipping.journal_id() or "", 0, GENESIS.hex(), journal.shipping.raw_after(0, 10))

    async def send(data: bytes, encoding: str = "gzip") -> tuple[int, str]:
        headers = {**counter.headers, "Content-Encoding": encoding}
        answer = await counter.hub.client.post("/v1/facts", content=data, headers=headers)
        return answer.status_code, answer.json().get("code", "")

    packed = gzip.compress(json.dumps(body).encode())
    assert await send(gzip.compress(b" " * (5 << 20))) == (413, "too_large")
    assert await send(b"x" * (5 << 20), "identity") == (413, "too_large")
    assert await send(packed[:-9]) == (400, "bad_request")
    assert await send(b"nothing") == (400, "bad_request")
    assert await send(packed, "br") == (400, "bad_request")
    assert await send(packed) == (200, "")
    assert (await counter.post("/v1/facts", {**body, "facts": body["facts"] * 200})).status_code == 413


@pytest.mark.parametrize(
    "change",
    [
        {"journal": "AB" * 32},
        {"journal": 5},
        {"after": {"seq": 0, "hash": "ab" * 32}},
        {"after": {"seq": -1, "hash": "00" * 32}},
        {"after": {"seq": 2**63, "hash": "00" * 32}},
        {"facts": [[1, "a\0", 1, "k", "{}", "ab" * 32]]},
        {"facts": [[1, "a", 2**70, "k", "{}", "ab" * 32]]},
        {"facts": [[1, "a", 1, "k", "{}"]]},
        {"facts": "none"},
    ],
)
async def test_what_is_no_batch_is_refused(counter: ShippingCounter, change: dict[str, object]) -> None:
    body: dict[str, object] = {"journal": "ab" * 32, "after": {"seq": 0, "hash": "00" * 32}, "facts": []}
    assert (await counter.post("/v1/facts", body)).json()["seq"] == 0
    answer = await counter.post("/v1/facts", body | change)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_a_subject_that_cannot_be_folded_stops_no_other(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, [Fact("a", NOW, "wanted", {"words": "\0"}), *whole_sale("b", NOW)]) as journal:
        await counter.ship(journal)
    assert ("b",) in query(counter.hub.dsn, "SELECT sale_id FROM sales")


async def ship_at_once(counter: ShippingCounter, journal: Journal, count: int) -> list[tuple[int, str]]:
    """Send the same facts in several batches at once; return the status of each answer, and when to come again."""
    body = batch(journal.shipping.journal_id() or "", 0, GENESIS.hex(), journal.shipping.raw_after(0, 10))
    answers = await asyncio.gather(*(counter.post("/v1/facts", body) for _ in range(count)))
    return [(answer.status_code, answer.headers.get("Retry-After", "")) for answer in answers]


async def test_batches_beyond_those_at_work_wait_for_their_turn(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, whole_sale("a", NOW)) as journal:
        assert {*await ship_at_once(counter, journal, 10 * MAX_AT_ONCE)} == {(200, "")}
        assert facts_of(counter.hub) == rows_in(journal)


@pytest.mark.parametrize(("limit", "value"), [("MAX_WAITING", 20_000), ("MAX_WAIT_S", 0.001)])
async def test_batches_that_wait_too_much_or_too_long_are_told_to_come_again(
    counter: ShippingCounter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, value: float
) -> None:
    monkeypatch.setattr(f"paydesk.hub.ingest.{limit}", value)
    with journal_with(tmp_path, whole_sale("a", NOW)) as journal:
        assert {*await ship_at_once(counter, journal, 10 * MAX_AT_ONCE)} == {(200, ""), (429, "1")}
        assert facts_of(counter.hub) == rows_in(journal)
