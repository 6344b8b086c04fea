"""The `sales` table: one row a sale, derived from its facts in the same transaction, and remade at will."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from paydesk.domain.fact import is_sale
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import group_of, mark_of
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.watch import read_interval
from paydesk.store.journal.derived import DerivedTable, Folded, Row

if TYPE_CHECKING:
    from paydesk.domain.fact import Fact

FOREVER: Final = 2**62


@dataclass(frozen=True, slots=True)
class Totals:
    """What a span of time held. `started` and what became of those; `paid` and `amount` count by when money came."""

    started: int
    still_open: int
    cancelled: int
    expired: int
    failed: int
    paid: int
    amount: Money


class SalesTable(DerivedTable[Sale]):
    """One row a sale."""

    name = "sales"
    rules = 3
    condition = "instr(sale_id, ':') = 0"
    key = "sale_id"

    def owns(self, subject: str) -> bool:
        """Whether this is a sale."""
        return is_sale(subject)

    def fold(self, facts: Sequence[Fact]) -> Sale:
        """The sale that these facts tell of."""
        return Sale.of(facts)

    def go_on(self, state: Sale, fact: Fact) -> Sale:
        """The sale after one more fact."""
        return state.with_fact(fact)

    def left_of(self, facts: Sequence[Fact]) -> Sequence[Fact]:
        """Nothing: a sale of which a row was altered is not acted on, nor shown as if it were sure."""
        return facts[:0]

    def row_of(self, folded: Folded[Sale]) -> Row:
        """What the table says of a sale."""
        sale = folded.state
        return (
            folded.seq,
            sale.sale_id,
            storable(sale.order_id),
            sale.amount.paise if sale.amount else None,
            storable(sale.currency),
            sale.started_at,
            folded.last_at,
            sale.phase.value,
            int(sale.is_open),
            int(sale.needs_alarm),
            _watch_until(sale, folded.last_at),
            sale.earned_at,
            _words(sale),
            sale.method.value,
            storable(sale.by),
            storable(sale.cf_payment_id),
            storable(sale.customer_phone),
            mark_of(sale, folded.last_at).value,
            group_of(sale, folded.last_at).value,
        )


SALES: Final = SalesTable()


def _watch_until(sale: Sale, last_at: int) -> int:
    """FOREVER while it is read: only an answer of the service ends its watch, never a PC's clock (truth 19); else 0."""
    return 0 if read_interval(sale, last_at) is None else FOREVER


def _words(sale: Sale) -> str:
    parts = [sale.order_id, sale.cf_order_id, sale.cf_payment_id, sale.customer_phone]
    parts += [part for paid in sale.payments for part in (paid.cf_payment_id, paid.bank_reference)]
    return storable("\n".join(dict.fromkeys(part for part in parts if part)).casefold())


def storable(text: str) -> str:
    """A text as SQLite can hold it: half a character becomes a question mark."""
    return text.encode("utf-8", "replace").decode()
