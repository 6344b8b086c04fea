"""A shift is the fold of its facts, and its Z stands in the journal as it was made."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, PrintOutcome
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import SaleLabel, Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.shift import facts
from paydesk.domain.shift.facts import ShiftFactKind
from paydesk.domain.shift.ledger import PaymentChannel, SaleOutcome
from paydesk.domain.shift.report import ItemKind, LedgerTotal, Report, ReportItem, report_of
from paydesk.domain.shift.shift import Shift, ShiftHandover
from paydesk.domain.shift.zreport import CountedBills, ZReport, z_report_data, z_report_from

_MONEY = st.integers(0, 10**9).map(Money)
_SUMS = st.builds(Sum, st.integers(0, 10**6), _MONEY)
_TEXTS = st.text(max_size=8)
_TIMES = st.integers(0, 2**42)
_ITEMS = st.builds(
    ReportItem, kind=st.sampled_from(ItemKind), sale_id=_TEXTS, order_id=_TEXTS, at=_TIMES, amount=_MONEY,
    channel=st.sampled_from(PaymentChannel), person=_TEXTS, label=st.sampled_from(SaleLabel), replacement_order=_TEXTS,
)  # fmt: skip
_REPORTS = st.builds(
    Report, start=_TIMES, end=_TIMES, paid=_SUMS, late=_SUMS, cancelled=_SUMS, expired=_SUMS,
    failed=_SUMS, revised=_SUMS, paid_revised=_SUMS, refunds=_SUMS, refunds_revised=_SUMS,
    first_order=_TEXTS, last_order=_TEXTS,
    hours=st.lists(st.tuples(st.integers(0, 23), _SUMS), max_size=3).map(tuple),
    channels=st.lists(st.tuples(st.sampled_from(PaymentChannel), _SUMS), max_size=3).map(tuple),
    people=st.lists(st.tuples(_TEXTS, _SUMS), max_size=3).map(tuple), items=st.lists(_ITEMS, max_size=3).map(tuple),
)  # fmt: skip
_ZS = st.builds(
    ZReport, number=st.integers(1, 10**6), opened_at=_TIMES, opened_by=_TEXTS, closed_at=_TIMES, closed_by=_TEXTS,
    closed_role=_TEXTS, shop=_TEXTS, counter=_TEXTS, terminal=_TEXTS, service=st.sampled_from(ServiceKind),
    report=_REPORTS, counted=st.none() | st.builds(CountedBills, st.integers(0, 999), _MONEY),
    after=_TIMES, upto=_TIMES,
    seal=_TEXTS,
)  # fmt: skip


@given(_ZS)
def test_a_z_is_read_back_as_it_was_written(z: ZReport) -> None:
    fixed = replace(z, report=replace(z.report, start=z.opened_at, end=z.closed_at))
    data = exact_json.decode(exact_json.encode(z_report_data(fixed)))
    assert isinstance(data, dict)
    assert z_report_from(z.number, data, z.closed_at) == fixed


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"paid": 7, "items": "x", "hours": [[1]], "counted": [1], "orders": None, "seal": 5, "upto": "9"},
        {"items": [1, {"kind": "new"}], "ways": [["drone", 1, 2]], "service": "moon", "people": [["Asha", 1, -2]]},
    ],
)
def test_a_z_of_another_paydesk_is_no_fault(data: dict[str, Json]) -> None:
    z = z_report_from(3, data, 9)
    assert (z.number, z.closed_at, z.report.paid, z.upto) == (3, 9, Sum(), 0)


def told(*more: tuple[str, dict[str, Json]]) -> list[Fact]:
    every: list[tuple[str, dict[str, Json]]] = [
        (ShiftFactKind.OPENED.value, facts.opened_data("Asha", watch=["s1"])),
        *more,
    ]
    return [Fact(facts.subject(117), 1_000 * n, kind, data) for n, (kind, data) in enumerate(every, 1)]


def test_who_had_it() -> None:
    shift = Shift.from_facts(told((ShiftFactKind.HANDED_OVER, facts.handed_over_data("Asha", "Kiran"))))
    assert (shift.number, shift.opened_at, shift.opened_by, shift.watch) == (117, 1_000, "Asha", ("s1",))
    assert (shift.holder, shift.handed_over) == ("Kiran", (ShiftHandover(2_000, "Asha", "Kiran"),))
    assert shift.is_open


def test_it_is_opened_for_somebody_else() -> None:
    opened = Fact(facts.subject(117), 1_000, ShiftFactKind.OPENED, facts.opened_data("Asha", to="Kiran", watch=[]))
    shift = Shift.from_facts([opened])
    assert (shift.opened_by, shift.holder, shift.watch) == ("Asha", "Kiran", ())


def test_a_shift_of_another_paydesk_is_no_fault() -> None:
    shift = Shift.from_facts([Fact(facts.subject(3), 6, ShiftFactKind.HANDED_OVER, {"by": None})])
    assert (shift.number, shift.opened_at, shift.holder) == (3, 0, "")
    assert shift.handed_over == (ShiftHandover(6, "", ""),)
    opened = shift.with_fact(Fact(facts.subject(3), 7, ShiftFactKind.OPENED, {"watch": 7}))
    assert (opened.opened_at, opened.opened_by, opened.holder, opened.watch) == (7, "", "", ())
    older = shift.with_fact(Fact(facts.subject(3), 8, ShiftFactKind.OPENED, {"by": "Asha", "watch": ["s1", 2]}))
    assert (older.opened_by, older.holder, older.watch) == ("Asha", "Asha", ("s1",))


def test_the_first_close_holds() -> None:
    z = ZReport(number=117, opened_at=1_000, opened_by="Asha", closed_at=2_000, closed_by="Ravi", seal="ab")
    other = replace(z, seal="cd")
    closed = [(ShiftFactKind.CLOSED.value, z_report_data(each)) for each in (z, other)]
    shift = Shift.from_facts(told(*closed, (ShiftFactKind.PRINTED, facts.printed_data("Ravi")), ("newer", {})))
    assert shift.z == replace(z, report=Report(start=1_000, end=2_000))
    assert (shift.is_open, shift.printed) == (False, 1)


@pytest.mark.parametrize(
    ("became", "printed", "saved"),
    [
        ([None], 1, 0),
        ([PrintOutcome.PRINTER], 1, 0),
        ([PrintOutcome.FILE], 1, 1),
        ([PrintOutcome.NOWHERE], 0, 0),
        ([PrintOutcome.PRINTER, PrintOutcome.PRINTER, PrintOutcome.NOWHERE], 2, 0),
        ([PrintOutcome.NOWHERE, PrintOutcome.PRINTER], 1, 0),
        ([PrintOutcome.FILE, PrintOutcome.PRINTER, None], 3, 1),
        ([PrintOutcome.FILE, PrintOutcome.NOWHERE], 1, 1),
        ([PrintOutcome.PRINTER, PrintOutcome.FILE], 2, 1),
    ],
)
def test_print_results_are_counted(became: list[PrintOutcome | None], printed: int, saved: int) -> None:
    """None: Paydesk ended before anybody knew; there may be a paper of it."""
    every: list[tuple[str, dict[str, Json]]] = []
    for each in became:
        every.append((ShiftFactKind.PRINTED.value, facts.printed_data("Ravi")))
        if each is not None:
            every.append((ShiftFactKind.PRINT_ENDED.value, facts.print_ended_data(each)))
    shift = Shift.from_facts(told(*every))
    assert (shift.printed, shift.saved) == (printed, saved)


@pytest.mark.parametrize("data", [{}, {"became": 7}, {"became": "melted"}])
def test_a_print_that_a_newer_paydesk_ended_otherwise_counts(data: dict[str, Json]) -> None:
    shift = Shift.from_facts(
        told((ShiftFactKind.PRINTED.value, facts.printed_data("Ravi")), (ShiftFactKind.PRINT_ENDED.value, data))
    )
    assert (shift.printed, shift.saved) == (1, 0)


def test_a_subject_tells_its_number() -> None:
    assert facts.number_of(facts.subject(117)) == 117
    assert facts.number_of("shift:x") == 0
    with pytest.raises(ValueError, match="at least one"):
        Shift.from_facts([])


def test_difference_and_seal_as_they_are_printed() -> None:
    z = ZReport(number=1, opened_at=0, opened_by="", closed_at=0, closed_by="", seal="7f3a91c204de" + "0" * 52)
    assert (z.difference, z.before, z.seal_prefix) == (None, 0, "7f3a 91c2 04de")
    paid = replace(z, report=Report(paid=Sum(2, Money(500))), counted=CountedBills(1, Money(300)))
    assert paid.difference == -200


def line(
    hour: int,
    way: PaymentChannel,
    person: str,
    paise: int,
    *,
    late: bool = False,
    bucket: SaleOutcome = SaleOutcome.PAID,
) -> LedgerTotal:
    return LedgerTotal(bucket, way, person, hour, late, 1, paise)


def test_figures_by_hour_way_and_person_in_the_order_of_the_day() -> None:
    lines = [
        line(1, PaymentChannel.QR, "Asha", 300, late=True),
        line(23, PaymentChannel.LINK, "Ravi", 500),
        line(23, PaymentChannel.QR, "Asha", 100),
        line(9, PaymentChannel.QR, "Asha", 70, bucket=SaleOutcome.CANCELLED),
        replace(line(9, PaymentChannel.QR, "Asha", -70, bucket=SaleOutcome.CANCELLED), count=-1),
        line(9, PaymentChannel.QR, "Asha", 50, bucket=SaleOutcome.EXPIRED),
    ]
    report = report_of(lines, Report(start=1, end=2), day_end_minutes=120)
    assert report == report_of(reversed(lines), Report(start=1, end=2), day_end_minutes=120)
    assert report.hours == ((23, Sum(2, Money(600))), (1, Sum(1, Money(300))))
    assert report.channels == (
        (PaymentChannel.QR, Sum(2, Money(400))),
        (PaymentChannel.LINK, Sum(1, Money(500))),
        (PaymentChannel.GST, Sum()),
        (PaymentChannel.STATIC, Sum()),
    )
    assert report.people == (("Ravi", Sum(1, Money(500))), ("Asha", Sum(2, Money(400))))
    assert (report.paid, report.late) == (Sum(3, Money(900)), Sum(1, Money(300)))
    assert (report.cancelled, report.not_paid) == (Sum(), Sum(1, Money(50)))
