"""A test of the test: figures that are broken on purpose are seen by the simulated shop."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final
from unittest import mock

import pytest

from paydesk.counter.shift.service import ShiftService
from paydesk.domain import clock
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift import facts, ledger
from paydesk.domain.shift.ledger import PaymentChannel, SaleOutcome
from paydesk.domain.shift.report import LedgerTotal
from paydesk.store.journal import reports
from paydesk.store.journal.reports import Reports
from paydesk.store.journal.shifts import ShiftsTable, StoredShifts
from tests.simulation import shop as shops
from tests.simulation.books import Books, books_of
from tests.simulation.shop import Shop

SEED: Final = 7
SALES: Final = 14
_EACH: Final = dict.fromkeys(("pay", "pay_late", "is cancelled", "is forgotten", "has another bill"), 1)
"""So that a few customers bring every figure."""

Patch = Callable[[], contextlib.AbstractContextManager[Any]]


def _put(owner: object, name: str, value: object) -> Patch:
    return lambda: mock.patch.object(owner, name, value)


def _around(owner: Any, name: str, change: Callable[[Any], Any]) -> Patch:
    """Change the result of a method a little."""
    true = getattr(owner, name)
    return _put(owner, name, lambda *args, **more: change(true(*args, **more)))


def _part(name: str, **other: str) -> Patch:
    """Replace a condition of a query."""
    return _put(reports, name, replace(getattr(reports, name), **other))


def _twice(found: tuple[Sum, Sum]) -> tuple[Sum, Sum]:
    return Sum(found[0].count * 2, Money(found[0].amount.paise * 2)), found[1]


def _all_to_the_first() -> contextlib.AbstractContextManager[Any]:
    return mock.patch.object(
        reports, "LedgerTotal", lambda bucket, way, _person, *rest: LedgerTotal(bucket, way, "Asha", *rest)
    )


def _cancelled_is_expired() -> contextlib.AbstractContextManager[Any]:
    return mock.patch.object(ledger, "_ENDS", dict.fromkeys(ledger._ENDS, SaleOutcome.EXPIRED))


def _nothing_to_watch() -> contextlib.AbstractContextManager[Any]:
    true = facts.opened_data
    return mock.patch.object(facts, "opened_data", lambda by, *, to, watch: true(by, to=to, watch=watch[:0]))


def _number_again(self: ShiftService, newest: Any, by: str, to: str) -> None:
    self._write(
        self._opening_fact(1 if newest is None else newest.number, by, to, None if newest is None else newest.z)
    )


def _no_gst(way: PaymentChannel) -> PaymentChannel:
    return PaymentChannel.QR if way is PaymentChannel.GST else way


def _both_kinds() -> contextlib.AbstractContextManager[Any]:
    return mock.patch.object(reports, "real_condition", return_value="1")


def _first_is_last() -> contextlib.AbstractContextManager[Any]:
    true = reports._order
    return mock.patch.object(reports, "_order", lambda db, part, _way, *more: true(db, part, "DESC", *more))


def _none(*_: object, **__: object) -> tuple[str, ...]:
    return ()


def _one_more(row: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*row[:7], row[7] + 1, *row[8:])


def _around_day() -> contextlib.AbstractContextManager[Any]:
    true = clock._day_start
    return mock.patch.object(clock, "_day_start", lambda day, ends: true(day, ends - 60))


PLANTED: Final[tuple[dict[str, tuple[Patch, str]], ...]] = (
    {  # each of them is another figure, so one day shows them all
        "late money is not called late": (_part("_DAYS", late="0"), ": late: "),
        "a refund counts twice": (_around(reports, "_refunds", _twice), ": refunds: "),
        "everything was taken by one person": (_all_to_the_first, ": people: "),
        "hours are those of Greenwich": (_put(reports, "INDIA_OFFSET", 0), ": hours: "),
        "what was cancelled has run out": (_cancelled_is_expired, ": cancelled: "),
        "an invoice is no way of its own": (_around(ledger, "channel_of", _no_gst), ": channels: "),
        "the first order is the last": (_first_is_last, ": first_order: "),
        "what a Z took back is not told": (_part("_SHIFT", revised="0"), ": revised: "),
        "the list counts one more": (_around(ShiftsTable, "row_of", _one_more), "the list of the Z-reports"),
    },
    {
        "a day ends an hour too soon": (_around_day, "-23: paid: "),
        "what came late is not named": (
            _put(Reports, "late_sales_after", lambda *_, **__: ()),
            "not named by its order",
        ),
        "nothing is handed on to the next shift": (_nothing_to_watch, "the watch list lacks"),
    },
    {
        "late money is not on the next Z": (
            _part("_SHIFT", entries=f"{reports._SHIFT.entries} AND NOT late"),
            "Z 1: paid: ",
        )
    },
    {"real money is among that of tests": (_both_kinds, ": paid: ")},
    {"what is in doubt is dropped": (_put(Reports, "in_doubt_after", _none), "are not on it")},
    {"a number comes again": (_put(ShiftService, "_open", _number_again), "")},
    {"a Z counts what the one before it had": (_put(StoredShifts, "counted_upto", lambda *_, **__: 0), "Z 2: paid: ")},
)
"""Faults that are planted together, and how the difference begins or ends that each must make."""


def told() -> Books:
    """Return the books of a small day."""
    with mock.patch.object(shops, "_CUSTOMERS", _EACH):
        shop = Shop(SEED, 1, SALES, calm=True)
        try:
            shop.run()
            return books_of(shop)
        finally:
            shop.close()


def test_the_day_itself_is_right_and_has_all_figures() -> None:
    books = told()
    assert books.agree, books.differ
    assert {"paid", "cancelled", "expired", "failed"} <= set(books.journal)
    assert books.real_count == 1


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: next(iter(planted)))
def test_planted_figures_are_noticed(planted: dict[str, tuple[Patch, str]]) -> None:
    with contextlib.ExitStack() as patches:
        for patch, _ in planted.values():
            patches.enter_context(patch())
        books = told()
    assert not books.agree
    lost = [name for name, (_, words) in planted.items() if not any(words in line for line in ["", *books.differ])]
    assert not lost, books.differ
