"""A Z-report in the journal: what is written is read back to the last figure, and no odd row is a fault."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.exact_json import decode, encode
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import SaleLabel, Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.shift.ledger import PaymentChannel
from paydesk.domain.shift.report import ItemKind, Report, ReportItem
from paydesk.domain.shift.zreport import CountedBills, ZReport, z_report_data, z_report_from

OPENED, CLOSED = 1_790_000_000_000, 1_790_040_000_000


def some(number: int) -> Sum:
    return Sum(number, Money(number * 101))


WHOLE = ZReport(
    number=7,
    opened_at=OPENED,
    opened_by="Ravi",
    closed_at=CLOSED,
    closed_by="Meera",
    closed_role="supervisor",
    shop="Sharma Stores",
    counter="Till 2",
    terminal="98••••98",
    service=ServiceKind.DEMO,
    report=Report(
        start=OPENED,
        end=CLOSED,
        paid=some(9),
        late=some(1),
        cancelled=some(2),
        expired=some(3),
        failed=some(4),
        revised=some(5),
        paid_revised=some(2),
        refunds=some(6),
        refunds_revised=some(8),
        hours=((9, some(4)), (23, some(5))),
        channels=((PaymentChannel.QR, some(1)), (PaymentChannel.LINK, some(3)), (PaymentChannel.GST, some(5))),
        people=(("Ravi", some(7)), ("", some(2))),
        programs=(("Marg", some(6)), ("Odoo", some(1))),
        items=(
            ReportItem(
                kind=ItemKind.CAME_LATE,
                sale_id="s1",
                order_id="order_1",
                at=OPENED - 5,
                amount=Money(909),
                channel=PaymentChannel.LINK,
                person="Ravi",
                label=SaleLabel.PAID_LATE,
                replacement_order="order_2",
            ),
        ),
        first_order="order_1",
        last_order="order_9",
    ),
    counted=CountedBills(12, Money(90_900)),
    after=3,
    upto=99,
    seal="7f" * 32,
    series=OPENED - 1,
    anew=OPENED - 2,
)
NOTHING = ZReport(
    number=3, opened_at=0, opened_by="", closed_at=CLOSED, closed_by="", report=Report(start=0, end=CLOSED)
)


def read(data: Any, number: int = 3) -> ZReport:
    return z_report_from(number, data, CLOSED)


def test_a_z_report_is_read_back_completely() -> None:
    assert read(decode(encode(z_report_data(WHOLE))), number=7) == WHOLE


def test_missing_fields_of_an_older_paydesk_are_empty() -> None:
    assert read({}) == NOTHING
    plain = z_report_data(NOTHING)
    assert not {"series", "anew", "paid_revised", "refunds_revised", "programs"} & plain.keys(), (
        "written only where there is something to say"
    )
    assert read(plain) == NOTHING


@pytest.mark.parametrize(
    "odd",
    [
        {"closed_by": 5, "seal": None, "service": "of a newer one"},
        {"opened_at": "1", "after": True, "upto": None},
        {"counted": [1], "middle": None, "orders": ["only one"]},
        {"paid": [1], "late": "x", "failed": None},
        {"hours": [[1, 2]], "ways": [["no such way", 1, 2]], "people": "Ravi", "items": [1, None]},
        {"programs": [["Marg"]]},
    ],
)
def test_unreadable_parts_are_left_out(odd: dict[str, Any]) -> None:
    assert read(odd) == NOTHING


def test_outcomes_of_a_newer_paydesk_are_unknown() -> None:
    (item,) = read({"items": [{"kind": "new", "mark": "new", "way": "new", "amount": -5}]}).report.items
    assert (item.kind, item.label, item.channel, item.amount) == (
        ItemKind.UNKNOWN,
        SaleLabel.UNKNOWN,
        PaymentChannel.QR,
        Money(0),
    )


_JUNK = st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=4), st.lists)


@given(st.dictionaries(st.sampled_from(sorted(z_report_data(WHOLE))), _JUNK))
def test_no_row_is_a_fault(data: dict[str, Any]) -> None:
    found = read(z_report_data(WHOLE) | data)
    assert read(decode(encode(z_report_data(found)))) == found
