"""Queries of a large journal do not block the counter's loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from paydesk.domain import exact_json
from paydesk.domain.clock import date_of, now_ms
from paydesk.domain.commands import (
    Command,
    ExportSales,
    ListPayouts,
    ListSales,
    ReadStoredData,
    ReviewPayout,
)
from paydesk.domain.messages import Answered, CommandStatus, SaleChanged, SaleList
from paydesk.domain.payout.listing import PayoutQuery
from paydesk.domain.people.person import Role
from paydesk.domain.sale.listing import ListedSale, SaleQuery
from paydesk.domain.settings.commands import GatherSupport, ReadPcState
from paydesk.domain.shift.commands import CloseShift, ExportReport, OpenShift, ReadReport, ReadShift
from paydesk.store.journal import quarantine, reading
from paydesk.store.journal.file import JournalFile
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.lists import SaleLists
from paydesk.store.journal.payouts import StoredPayouts
from paydesk.store.journal.reading import JournalReader
from tests.helpers.journals import payout, whole_sale
from tests.helpers.people_rig import set_up
from tests.worker.core_rig import CoreRig, running
from tests.worker.permission_rows import DRAFTS, TAKE

TODAY = date_of(now_ms())
SOME = 40
PATIENCE = 20.0
MOST = 150
"""Calls in one step of the loop: of 20 sales with six facts each, and some more."""
QUESTIONS: dict[str, Callable[[], Command]] = {
    "sums": lambda: ListSales(ask_id="q", query=SaleQuery(), sums_only=True),
    "list": lambda: ListSales(ask_id="q", query=SaleQuery()),
    "search": lambda: ListSales(ask_id="q", query=SaleQuery("pd")),
    "export": lambda: ExportSales(ask_id="q", query=SaleQuery()),
    "payouts": lambda: ListPayouts(ask_id="q", query=PayoutQuery(month=TODAY.replace(day=1))),
    "report": lambda: ReadReport(ask_id="q", first=TODAY, last=TODAY),
    "export of a report": lambda: ExportReport(ask_id="q", first=TODAY, last=TODAY),
    "shift": lambda: ReadShift(ask_id="q"),
    "end of a shift": lambda: CloseShift(number=1),
    "what is stored": ReadStoredData,
    "this PC": ReadPcState,
    "support file": GatherSupport,
}


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[CoreRig]:
    """Yield a counter with a past, and an administrator at it."""
    set_up(tmp_path)
    with Journal.open(tmp_path) as journal:
        journal.append([fact for n in range(SOME) for fact in whole_sale(f"s{n}", now_ms() - 1_000 * (SOME - n))])
        journal.append([fact for n in range(SOME) for fact in payout(f"p{n}", now_ms() - 1_000 * (SOME - n), "done")])
    async with running(tmp_path) as rig:
        await rig.sign_in_as(Role.ADMIN, "with_admin")
        assert (await rig.send(OpenShift())).status is CommandStatus.DONE
        yield rig


class HeldQuery:
    """A query that waits until the loop releases it: one that blocked the loop would never end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on, self.begun = threading.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def held(file: JournalFile) -> object:
            loop.call_soon_threadsafe(self.begun.set)
            assert self.go_on.wait(PATIENCE), "it was answered in the loop"
            return SaleLists(file)

        monkeypatch.setattr(reading, "SaleLists", held)


@pytest.mark.parametrize("name", QUESTIONS)
async def test_a_query_does_not_block_the_loop(rig: CoreRig, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Regression: sums or an export of a large journal delayed QRs and payments by seconds."""
    held = HeldQuery(monkeypatch)
    task = asyncio.create_task(rig.send(QUESTIONS[name]()))
    await held.begun.wait()
    assert (await rig.send(TAKE)).status is CommandStatus.DONE, "a sale is taken meanwhile"
    held.go_on.set()
    assert (await task).status is CommandStatus.DONE


class Heartbeat:
    """A task of the loop; `most` is the highest number of calls between two of its turns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = self._calls = 0
        self._monkeypatch = monkeypatch
        self._thread = threading.get_ident()
        self._task = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            self._calls = 0
            await asyncio.sleep(0)

    def count(self, owner: object, name: str) -> None:
        """Count the calls of a function in the loop's thread."""
        plain = getattr(owner, name)

        def counted(*args: Any, **named: Any) -> object:
            if threading.get_ident() == self._thread:
                self._calls += 1
                self.most = max(self.most, self._calls)
            return plain(*args, **named)

        self._monkeypatch.setattr(owner, name, counted)


@pytest.mark.parametrize("name", QUESTIONS)
async def test_no_step_of_a_query_handles_many_subjects(
    rig: CoreRig, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Regression: an export of 130,000 sales held up the loop for seconds."""
    open_sales = [whole_sale(f"w{n}", now_ms() - n, word="ACTIVE") for n in range(SOME)]
    with Journal.open(rig.options.folder) as journal:  # they are not loaded
        journal.append([fact for facts in open_sales for fact in facts])
    heart = Heartbeat(monkeypatch)
    heart.count(exact_json, "decode")  # of each fact
    heart.count(ListedSale, "from_sale")
    assert (await rig.send(QUESTIONS[name]())).status is CommandStatus.DONE
    assert heart.most <= MOST
    assert heart.most > 0 or name not in {"list", "export", "end of a shift"}


async def test_changes_during_a_query_are_emitted_after_it(rig: CoreRig, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list is older than the change: a window that shows it afterwards would lose the change."""
    held = HeldQuery(monkeypatch)
    task = asyncio.create_task(rig.send(ListSales(ask_id="q", query=SaleQuery())))
    await held.begun.wait()
    await rig.send(TAKE)
    held.go_on.set()
    await task
    place = next(n for n, event in enumerate(rig.events) if isinstance(event, Answered))
    listed = rig.all(SaleList)[-1]
    assert listed.rows is not None
    told = {event.sale.sale_id for event in rig.events[place:] if isinstance(event, SaleChanged)}
    assert TAKE.sale_id in {row.sale_id for row in listed.rows} | told


async def test_a_cancelled_query_ends(tmp_path: Path) -> None:
    """A closing window does not wait for an export."""
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", now_ms()))
        asked = journal.background_query()

        def endless(look: JournalReader) -> int:
            asked.cancel()
            sql = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"
            with look.lists._file.reading() as db:
                return int(db.execute(sql).fetchone()[0])

        with pytest.raises(Exception, match="interrupted"):
            asked.run(endless)


async def test_quarantined_payouts_are_read_without_blocking_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: each query about payouts blocked the loop for a second until they were read."""
    set_up(tmp_path)
    with Journal.open(tmp_path) as journal:
        journal.append(payout("p", now_ms(), "done"))
    Journal.set_aside(tmp_path)
    go_on, whole = threading.Event(), quarantine.read_quarantined_payouts

    def slow(path: Path, taken: set[bytes]) -> StoredPayouts:
        assert go_on.wait(PATIENCE)
        return whole(path, taken)

    monkeypatch.setattr(quarantine, "read_quarantined_payouts", slow)
    async with running(tmp_path) as rig:
        await rig.sign_in_as(Role.ADMIN, "with_admin")
        tasks = [asyncio.create_task(rig.send(ReviewPayout(draft=draft))) for draft in DRAFTS.values()]
        assert (await rig.send(TAKE)).status is CommandStatus.DONE
        assert not any(task.done() for task in tasks)
        go_on.set()
        assert {(await task).status for task in tasks} <= {CommandStatus.DONE, CommandStatus.REFUSED}
