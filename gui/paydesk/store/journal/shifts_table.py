"""The `shifts` table: one row a shift, derived from its facts in the same transaction, and remade at will."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.shift.facts import SHIFT, subject
from paydesk.domain.shift.shift import Shift
from paydesk.store.journal.derived import DerivedTable, Folded, Row
from paydesk.store.journal.sales_table import storable

if TYPE_CHECKING:
    from paydesk.domain.fact import Fact


class ShiftsTable(DerivedTable[Shift]):
    """One row a shift."""

    name = "shifts"
    rules = 1
    condition = "sale_id >= 'shift:' AND sale_id < 'shift;'"
    key = "shift_id"

    def owns(self, subject: str) -> bool:
        """Whether this is a shift."""
        return subject.startswith(SHIFT)

    def fold(self, facts: Sequence[Fact]) -> Shift:
        """The shift that these facts tell of."""
        return Shift.of(facts)

    def go_on(self, state: Shift, fact: Fact) -> Shift:
        """The shift after one more fact."""
        return state.with_fact(fact)

    def left_of(self, facts: Sequence[Fact]) -> Sequence[Fact]:
        """All that can be read: no number is given twice, whatever was done to the file."""
        return facts

    def row_of(self, folded: Folded[Shift]) -> Row:
        """What the table says of a shift."""
        shift, z = folded.state, folded.state.z
        return (
            folded.seq,
            subject(shift.number),
            shift.number,
            shift.opened_at,
            storable(shift.opened_by),
            None if z is None else z.closed_at,
            "" if z is None else storable(z.closed_by),
            0 if z is None else z.report.paid.count,
            0 if z is None else z.report.paid.amount.paise,
            0 if z is None else z.upto,
            shift.printed,
            int(z is not None and z.service is ServiceKind.LIVE),
        )


SHIFTS: Final = ShiftsTable()
