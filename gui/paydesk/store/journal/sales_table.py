"""The `sales` table: one row a sale, derived from its facts in the same transaction, and remade at will.

Beside it the ledger (`entries`): what was paid, or ended unpaid, with the place of the fact that made it so.
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
    """One row a sale, and its entries in the ledger."""

    name = "sales"
    key = "sale_id"
    rules_version = 8
    condition = "instr(sale_id, ':') = 0"
    counts_when_altered = False  # it is not acted on, nor shown as if it were sure
    needed_at_start = "is_open = 1 OR alarm = 1 OR watch_until > 0"

    def subject_of(self, folded: Folded[Sale]) -> str:
        """The subject whose row this would be."""
        return folded.state.sale_id

    def row_of(self, folded: Folded[Sale]) -> TableRow:
        """What the table says of a sale."""
        sale = folded.state
        return (
            folded.seq,
            sale.sale_id,
            to_storable(sale.order_id),
            sale.amount.paise if sale.amount else None,
            to_storable(sale.currency),
            sale.started_at,
            max(folded.last_at, sale.service_time or 0),  # it goes by no clock that was years behind
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
        """The sale, and its entries in the ledger."""
        return ledger.fold_ledger(facts)

    def ledger_entries_after(self, before: Folded[Sale], state: Sale, seq: int, /) -> tuple[LedgerEntry, ...]:
        """Those after one more fact."""
        return before.ledger_entries + ledger.next_entries(
            ledger.current_entry(before.ledger_entries), state, seq=seq, first_seq=before.seq
        )

    def put(self, db: sqlite3.Connection, folded: Folded[Sale]) -> None:
        """Write its row and its entries."""
        super().put(db, folded)
        db.executemany("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", entry_rows(folded))

    def is_up_to_date(self, db: sqlite3.Connection, folded: Folded[Sale]) -> bool:
        """Whether its row and its entries are there as they would be written now."""
        found = db.execute("SELECT * FROM entries WHERE sale_id = ? ORDER BY seq, times", (folded.state.sale_id,))
        return super().is_up_to_date(db, folded) and found.fetchall() == entry_rows(folded)

    def delete_rows(self, db: sqlite3.Connection, seqs: Sequence[int]) -> None:
        """Take out the rows of these sales and their entries."""
        of_these = f"SELECT sale_id FROM sales WHERE seq IN {IN_JSON_LIST}"  # noqa: S608 - no value in it
        db.execute(f"DELETE FROM entries WHERE sale_id IN ({of_these})", (json.dumps(seqs),))  # noqa: S608 - the same
        super().delete_rows(db, seqs)

    def has_rows(self, db: sqlite3.Connection, subject: str) -> bool:
        """Whether there is a row of it, or an entry."""
        entry = db.execute("SELECT 1 FROM entries WHERE sale_id = ? LIMIT 1", (subject,)).fetchone()
        return entry is not None or super().has_rows(db, subject)

    def delete_subject(self, db: sqlite3.Connection, subject: str) -> None:
        """Take out its row and its entries."""
        super().delete_subject(db, subject)
        db.execute("DELETE FROM entries WHERE sale_id = ?", (subject,))

    def clear(self, db: sqlite3.Connection) -> None:
        """Take all rows out."""
        super().clear(db)
        db.execute("DELETE FROM entries")


SALES: Final = SalesTable(is_sale, Sale.from_facts, Sale.with_fact)


def entry_rows(folded: Folded[Sale]) -> list[TableRow]:
    """Its rows in the ledger."""
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
    """FOREVER while it is read: only an answer of the service ends its watch, never a PC's clock; else 0.

    See docs/rules.md#steady-time.
    """
    return 0 if read_interval(sale, last_at) is None else FOREVER


def _search_text(sale: Sale) -> str:
    parts = [sale.order_id, sale.cf_order_id, sale.cf_payment_id, sale.customer_phone]
    parts += [part for paid in sale.payments for part in (paid.cf_payment_id, paid.bank_reference)]
    return to_storable("\n".join(dict.fromkeys(part for part in parts if part)).casefold())


def to_storable(text: str) -> str:
    """A text as SQLite can hold it: half a character becomes a question mark."""
    return text.encode("utf-8", "replace").decode()
