"""Lists of sales for the windows, with their sums."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from paydesk.counter.context import Configuration
from paydesk.counter.dispatcher import handles
from paydesk.counter.journal_query import query_journal
from paydesk.counter.repository import Repository
from paydesk.domain import commands
from paydesk.domain.clock import Now
from paydesk.domain.messages import SaleList
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import ListedSale, SaleGroup, SaleQuery, Sums, group_of
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import verdict_of
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.reading import JournalReader

_BATCH_SIZE: Final = 20
"""Sales that are folded before other work has its turn."""


@dataclass(frozen=True, slots=True)
class _TableResult:
    """Rows and sums as the journal's tables have them."""

    last_seq: int
    """Number of the journal's last fact at that time."""
    sums: Sums
    open_groups: Mapping[str, tuple[SaleGroup, Money]]
    rows: list[ListedSale] | None
    open_rows: tuple[int, ...]
    """Indexes of rows that may have changed meanwhile."""
    people: tuple[str, ...]


class SaleListing:
    """Answers queries for lists of sales. Runs in the counter's loop; the tables are read in a thread."""

    def __init__(
        self,
        journal: Journal,
        sales: Repository[Sale],
        config: Configuration,
        now: Now,
    ) -> None:
        self._journal = journal
        self._sales = sales
        self._config = config
        self._now = now

    @handles(commands.ListSales)
    async def list_sales(self, command: commands.ListSales, _by: str) -> SaleList:
        """List sales from the journal's tables, open ones with their current state: a stored answer grows old."""
        return await self.find(command.query, sums_only=command.sums_only)

    @handles(commands.ExportSales)
    async def export(self, command: commands.ExportSales, _by: str) -> SaleList:
        """List all matching sales for a file, without the limit of a list."""
        return await self.find(replace(command.query, limit=None, real=self._config.takes_real_money))

    async def find(self, requested: SaleQuery, *, sums_only: bool = False) -> SaleList:
        """Return the sales that a query finds; the list gets its `query` as it is."""
        query = replace(requested, day_end_minutes=self._config.settings.shop.day_ends)
        by_money = replace(
            query, real=self._config.takes_real_money
        )  # figures of tests and of real money are never mixed
        if not query.search_text:  # a search finds all
            query = by_money

        def query_tables(reader: JournalReader) -> _TableResult:
            rows = None if sums_only else list(reader.lists.rows(query))
            open_rows = tuple(place for place, row in enumerate(rows or ()) if _may_have_changed(row))
            sums, open_groups = reader.lists.sums(by_money), reader.lists.open_sale_groups(by_money)
            return _TableResult(reader.count(), sums, open_groups, rows, open_rows, reader.lists.people(query))

        found = await query_journal(self._journal, query_tables)
        sums, rows = await self._update_open(found)
        changed = self._journal.query(lambda look: look.subjects_after(found.last_seq))
        # emitted while the tables were read, but newer than the list: once more, after the dispatcher emitted the list
        asyncio.get_running_loop().call_soon(self._emit_states, changed)
        return SaleList(requested, sums, rows, found.people)

    def _emit_states(self, sale_ids: Iterable[str]) -> None:
        for sale_id in sale_ids:
            if sale_id in self._sales:
                self._sales.emit_state(sale_id)

    async def _update_open(self, found: _TableResult) -> tuple[Sums, tuple[ListedSale, ...] | None]:
        now, sums = self._now(), found.sums
        for number, (sale_id, counted) in enumerate(found.open_groups.items(), 1):
            if not number % _BATCH_SIZE:
                await asyncio.sleep(0)
            sale = self._sales.get(sale_id)
            if sale is not None:
                group = group_of(sale, now, verdict_of(sale, now, self._config.feed))
                sums = sums.with_sale_moved(counted, (group, sale.rupee_amount))
        if found.rows is None:
            return sums, None
        for number, index in enumerate(found.open_rows, 1):
            if not number % _BATCH_SIZE:
                await asyncio.sleep(0)  # unloaded sales are folded from the journal
            row = found.rows[index]
            sale = self._sales.get(row.sale_id)
            if sale is not None:
                found.rows[index] = ListedSale.from_sale(sale, now, row.refunded, self._config.feed)
        return sums, tuple(found.rows)


def _may_have_changed(row: ListedSale) -> bool:
    """Return True if the row's state depends on the time, or on a refund that the row does not describe."""
    return row.is_open or row.refunded.paise > 0
