"""The `sales` table: one row per sale, derived from its facts in the same transaction, and rebuilt at will.

Beside it is the ledger (`entries`): each payment or unpaid end, with the seq of the fact that caused it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Final

from paydesk.domain.fact import Fact, is_sale
from paydesk.domain.sale.listing import group_of, label_of
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.watch import read_interval
from paydesk.domain.shift import ledger
from paydesk.domain.shift.ledger import LedgerEntry
from paydesk.store.journal.derived import IN_JSON_LIST, DerivedTable, Folded, TableRow

FOREVER: Final = 2**62


class SalesTable(DerivedTable[Sale]):
    """One row per sale, and its entries in the ledger."""

    name = "sales"
    key = "sale_id"
    rules_version = 8
    condition = "instr(sale_id, ':') = 0"
    counts_when_altered = False  # must be neither acted on nor shown
    needed_at_start = "is_open = 1 OR alarm = 1 OR watch_until > 0"

    def subject_of(self, folded: Folded[Sale]) -> str:
        return folded.state.sale_id

    def row_of(self, folded: Folded[Sale]) -> TableRow:
        """Return the columns of its row."""
        sale = folded.state
        return (
            folded.seq,
            sale.sale_id,
            to_storable(sale.order_id),
            sale.amount.paise if sale.amount else None,
            to_storable(sale.currency),
            sale.started_at,
            max(folded.last_at, sale.service_time or 0),  # a PC's clock may have been years behind
            sale.phase.value,
            int(sale.is_open),
            int(sale.needs_alarm),
            _watch_until(sale, folded.last_at),
            sale.revenue_at,
            _search_text(sale),
            sale.method.value,
            to_storable(sale.by),
            to_storable(sale.cf_payment_id),
            to_storable(sale.customer_phone),
            label_of(sale, folded.last_at).value,
            group_of(sale, folded.last_at).value,
        )

    def fold_with_seqs(self, facts: Sequence[tuple[int, Fact]]) -> tuple[Sale, tuple[LedgerEntry, ...]]:
        return ledger.fold_ledger(facts)

    def ledger_entries_after(self, before: Folded[Sale], state: Sale, seq: int, /) -> tuple[LedgerEntry, ...]:
        return before.ledger_entries + ledger.next_entries(
            ledger.current_entry(before.ledger_entries), state, seq=seq, first_seq=before.seq
        )

    def put(self, db: sqlite3.Connection, folded: Folded[Sale]) -> None:
        super().put(db, folded)
        db.executemany("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", entry_rows(folded))

    def is_up_to_date(self, db: sqlite3.Connection, folded: Folded[Sale]) -> bool:
        found = db.execute("SELECT * FROM entries WHERE sale_id = ? ORDER BY seq, times", (folded.state.sale_id,))
        return super().is_up_to_date(db, folded) and found.fetchall() == entry_rows(folded)

    def delete_rows(self, db: sqlite3.Connection, seqs: Sequence[int]) -> None:
        of_these = f"SELECT sale_id FROM sales WHERE seq IN {IN_JSON_LIST}"  # noqa: S608 - no value in it
        db.execute(f"DELETE FROM entries WHERE sale_id IN ({of_these})", (json.dumps(seqs),))  # noqa: S608 - the same
        super().delete_rows(db, seqs)

    def has_rows(self, db: sqlite3.Connection, subject: str) -> bool:
        entry = db.execute("SELECT 1 FROM entries WHERE sale_id = ? LIMIT 1", (subject,)).fetchone()
        return entry is not None or super().has_rows(db, subject)

    def delete_subject(self, db: sqlite3.Connection, subject: str) -> None:
        super().delete_subject(db, subject)
        db.execute("DELETE FROM entries WHERE sale_id = ?", (subject,))

    def clear(self, db: sqlite3.Connection) -> None:
        super().clear(db)
        db.execute("DELETE FROM entries")


SALES: Final = SalesTable(is_sale, Sale.from_facts, Sale.with_fact)


def entry_rows(folded: Folded[Sale]) -> list[TableRow]:
    """Return the columns of its ledger entries."""
    return [
        (
            entry.seq,
            entry.times,
            entry.sale_id,
            entry.first_seq,
            entry.outcome.value,
            entry.undone_seq,
            entry.paise,
            entry.at,
            entry.channel.value,
            to_storable(entry.person),
            int(entry.late),
            None if entry.real is None else int(entry.real),
        )
        for entry in folded.ledger_entries
    ]


def _watch_until(sale: Sale, last_at: int) -> int:
    """Return FOREVER while the sale is read, else 0: only an answer of the service ends the watch, never a PC's clock.

    See docs/rules.md#steady-time.
    """
    return 0 if read_interval(sale, last_at) is None else FOREVER


def _search_text(sale: Sale) -> str:
    parts = [sale.order_id, sale.cf_order_id, sale.cf_payment_id, sale.customer_phone]
    parts += [part for paid in sale.payments for part in (paid.cf_payment_id, paid.bank_reference)]
    return to_storable("\n".join(dict.fromkeys(part for part in parts if part)).casefold())


def to_storable(text: str) -> str:
    """Replace lone surrogates, which SQLite cannot store, by question marks."""
    return text.encode("utf-8", "replace").decode()
