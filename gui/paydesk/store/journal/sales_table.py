"""The `sales` table: one row per sale, derived from its facts in the same transaction, and rebuilt at will.

Beside it is the ledger (`entries`): each payment or unpaid end, with the seq of the fact that caused it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paydesk.domain.fact import Fact, is_sale
from paydesk.domain.sale.listing import group_of, label_of
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.watch import read_interval
from paydesk.domain.settings.service_kind import takes_real_money
from paydesk.domain.shift import ledger
from paydesk.domain.shift.ledger import LedgerEntry
from paydesk.store.journal.columns import FIRST_SEQ, INTEGER, NULLABLE, SUBJECT, TEXT, TableForm, TableRow
from paydesk.store.journal.derived import DerivedTable, Folded

FOREVER: Final = 2**62


FORM: Final = TableForm[Folded[Sale]](
    "sales",
    {
        "seq": (FIRST_SEQ, lambda row: row.seq),
        "sale_id": (SUBJECT, lambda row: row.state.sale_id),
        "order_id": (TEXT, lambda row: row.state.order_id),
        "amount": (NULLABLE, lambda row: row.state.amount.paise if row.state.amount else None),
        "currency": (TEXT, lambda row: row.state.currency),
        "started_at": (INTEGER, lambda row: row.state.started_at),
        # a PC's clock may have been years behind
        "last_at": (INTEGER, lambda row: max(row.last_at, row.state.service_time or 0)),
        "phase": (TEXT, lambda row: row.state.phase),
        "is_open": (INTEGER, lambda row: row.state.is_open),
        "alarm": (INTEGER, lambda row: row.state.needs_alarm),
        "watch_until": (INTEGER, lambda row: _watch_until(row.state, row.last_at)),
        "paid_at": (NULLABLE, lambda row: row.state.revenue_at),
        "words": (TEXT, lambda row: _search_text(row.state)),
        "method": (TEXT, lambda row: row.state.method),
        "person": (TEXT, lambda row: row.state.by),
        "payment": (TEXT, lambda row: row.state.cf_payment_id),
        "phone": (TEXT, lambda row: row.state.customer_phone),
        "mark": (TEXT, lambda row: label_of(row.state, row.last_at)),
        "in_group": (TEXT, lambda row: group_of(row.state, row.last_at)),
        "real": (NULLABLE, lambda row: takes_real_money(row.state.host)),
        "note": (TEXT, lambda row: row.state.note),
        "bill": (TEXT, lambda row: row.state.bill.number),
        "program": (TEXT, lambda row: row.state.bill.program),
        "part": (INTEGER, lambda row: row.state.bill.part),
        "period": (TEXT, lambda row: row.state.bill.period),
    },
    indexes={
        "sales_of_order": "(order_id COLLATE NOCASE)",
        "sales_started": "(started_at, phase)",
        "sales_paid": "(paid_at, currency, amount) WHERE paid_at IS NOT NULL",
        "sales_watched": "(watch_until) WHERE watch_until > 0",
        "sales_to_do": "(seq) WHERE is_open = 1 OR alarm = 1",
        "sales_of_bill": "(bill, program, part) WHERE bill != ''",
        "sales_unknown": "(started_at) WHERE in_group = 'unknown'",
    },
)
ENTRIES: Final = TableForm[LedgerEntry](
    "entries",
    {
        "seq": (INTEGER, lambda entry: entry.seq),
        "times": (INTEGER, lambda entry: entry.times),
        "sale_id": (TEXT, lambda entry: entry.sale_id),
        "begun": (INTEGER, lambda entry: entry.first_seq),
        "bucket": (TEXT, lambda entry: entry.outcome),
        "undoes": (INTEGER, lambda entry: entry.undone_seq),
        "paise": (INTEGER, lambda entry: entry.paise),
        "at": (INTEGER, lambda entry: entry.at),
        "way": (TEXT, lambda entry: entry.channel),
        "person": (TEXT, lambda entry: entry.person),
        "late": (INTEGER, lambda entry: entry.late),
    },
    primary_key="seq, times",
    indexes={
        "entries_of_time": "(at, bucket, times, paise, way, person, late, begun)",
        "entries_of_sale": "(sale_id)",
    },
)


class SalesTable(DerivedTable[Sale]):
    """One row per sale, and its entries in the ledger."""

    form = FORM
    parts = ENTRIES
    key = "sale_id"
    rules_version = 11
    condition = "instr(sale_id, ':') = 0"
    counts_when_altered = False  # must be neither acted on nor shown
    needed_at_start = "is_open = 1 OR alarm = 1 OR watch_until > 0"

    def subject_of(self, folded: Folded[Sale]) -> str:
        return folded.state.sale_id

    def fold_with_seqs(self, facts: Sequence[tuple[int, Fact]]) -> tuple[Sale, tuple[LedgerEntry, ...]]:
        return ledger.fold_ledger(facts)

    def ledger_entries_after(self, before: Folded[Sale], state: Sale, seq: int, /) -> tuple[LedgerEntry, ...]:
        return before.ledger_entries + ledger.next_entries(
            ledger.current_entry(before.ledger_entries), state, seq=seq, first_seq=before.seq
        )

    def part_rows(self, folded: Folded[Sale], /) -> list[TableRow]:
        return sorted(map(ENTRIES.row_of, folded.ledger_entries))


SALES: Final = SalesTable(is_sale, Sale.from_facts, Sale.with_fact)


def _watch_until(sale: Sale, last_at: int) -> int:
    """Return FOREVER while the sale is read, else 0: only an answer of the service ends the watch, never a PC's clock.

    See docs/rules.md#steady-time.
    """
    return 0 if read_interval(sale, last_at) is None else FOREVER


def _search_text(sale: Sale) -> str:
    parts = [sale.order_id, sale.cf_order_id, sale.cf_payment_id, sale.customer_phone, sale.note, sale.bill.number]
    parts += [part for paid in sale.payments for part in (paid.cf_payment_id, paid.bank_reference)]
    return "\n".join(dict.fromkeys(part for part in parts if part)).casefold()
