"""Slips as in the mocks: receipts and a Z-report, from the facts and figures of 20 November 2026."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from paydesk.domain.clock import INDIA
from paydesk.domain.money import Money
from paydesk.domain.sale import facts
from paydesk.domain.sale.listing import SaleLabel, Sum
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Printing
from paydesk.domain.shift.ledger import PaymentChannel
from paydesk.domain.shift.report import ItemKind, Report, ReportItem
from paydesk.domain.shift.zreport import CountedBills, ZReport
from paydesk.ui.slips.documents import SlipIssuer
from tests.domain.sale.story import Story

SENDER = SlipIssuer(
    "Sharma Stores",
    "till 2",
    Printing(address="12 MG Road, Bengaluru 560001", gst_number="29ABCDE1234F1Z5"),
    ServiceKind.DEMO,
)
HINDI = replace(
    SENDER,
    shop="शर्मा स्टोर्स",
    counter="टिल 2",
    printing=replace(SENDER.printing, address="12 एम जी रोड, बेंगलुरु 560001", thanks="धन्यवाद। फिर पधारें।"),
)


def at(hour: int, minute: int, second: int = 0, day: int = 20) -> int:
    """Return a time in India in November 2026, in ms since the epoch."""
    return int(datetime(2026, 11, day, hour, minute, second, tzinfo=INDIA).timestamp() * 1_000)


def paid(*, copies: int = 0, by: str = "Asha", invoice: bool = False) -> Sale:
    """Return a paid sale of ₹1,250.00 whose receipt was printed once and `copies` times more."""
    sale = Story().shown().read("PAID").paid_by("42887").sale
    sale = replace(
        sale,
        order_id="order_20261120_0051_k7q",
        amount=Money(125_000),
        order_amount=Money(125_000),
        paid_at=at(14, 36, 9),
        add_invoice=invoice,
        customer_phone="98••••3210",
        terminal="54321",
        by=by,
        host="",
        payments=(replace(sale.payments[0], bank_reference="632411887712", amount=Money(125_000)),),
    )
    printed = [
        facts.PrintedReceipt(at(14, 36, 10), by),
        *(facts.PrintedReceipt(at(15, 2 + n), by) for n in range(copies)),
    ]
    return replace(sale, receipts=tuple(printed))


def _item(kind: ItemKind, number: int, hour: int, minute: int, paise: int, **more: object) -> ReportItem:
    known = {
        "kind": kind,
        "sale_id": f"s{number}",
        "order_id": f"order_20261120_{number:04d}_k7q",
        "at": at(hour, minute),
        "amount": Money(paise),
        "channel": PaymentChannel.QR,
        "person": "Asha",
        "label": SaleLabel.WAITING,
    }
    return ReportItem(**(known | more))  # type: ignore[arg-type]


def z_report() -> ZReport:
    """Return Z 117 of the mock."""
    hours = ((4, 624_000), (6, 1_186_000), (7, 1_842_500), (10, 2_731_000), (9, 2_261_500), (6, 3_200_000))
    report = Report(
        start=at(9, 2),
        end=at(14, 36),
        paid=Sum(42, Money(11_845_000)),
        late=Sum(1, Money(64_000)),
        cancelled=Sum(3, Money(805_000)),
        expired=Sum(2, Money(177_000)),
        hours=tuple((hour, Sum(count, Money(paise))) for hour, (count, paise) in enumerate(hours, 9)),
        channels=(
            (PaymentChannel.QR, Sum(36, Money(9_813_000))),
            (PaymentChannel.LINK, Sum(4, Money(1_682_000))),
            (PaymentChannel.GST, Sum(2, Money(350_000))),
        ),
        people=(
            ("Asha", Sum(27, Money(7_624_000))),
            ("Ravi", Sum(11, Money(3_347_000))),
            ("Kiran", Sum(4, Money(874_000))),
        ),
        items=(
            _item(ItemKind.UNKNOWN, 42, 13, 32, 86_000, label=SaleLabel.UNKNOWN),
            _item(
                ItemKind.UNSETTLED,
                45,
                14,
                4,
                64_000,
                label=SaleLabel.PAID_LATE,
                replacement_order="order_20261120_0046_k7q",
            ),
            _item(ItemKind.OPEN, 51, 14, 36, 125_000),
            _item(ItemKind.OPEN, 50, 14, 34, 32_050, channel=PaymentChannel.LINK),
            _item(ItemKind.OPEN, 48, 14, 29, 1_200_000, label=SaleLabel.CANCELLING),
        ),
        first_order="order_20261120_0001_k7q",
        last_order="order_20261120_0051_k7q",
    )
    return ZReport(
        number=117,
        opened_at=at(9, 2),
        opened_by="Asha",
        closed_at=at(14, 36),
        closed_by="Ravi",
        closed_role="supervisor",
        shop="Sharma Stores",
        counter="till 2",
        terminal="54321",
        service=ServiceKind.DEMO,
        report=report,
        counted=CountedBills(42, Money(11_845_000)),
        seal="7f3a91c204de" + "0" * 52,
    )
