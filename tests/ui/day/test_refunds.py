"""Refunds on the day report, at the end of a shift, and in what is printed and exported of both."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import ReadPayout
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import SaleLabel, Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.shift.ledger import PaymentChannel
from paydesk.domain.shift.report import ItemKind, Report, ReportItem
from paydesk.domain.shift.zreport import z_report_data, z_report_from
from paydesk.ui.day.page import report_file
from paydesk.ui.slips.documents import create_report_slip, create_z_slip
from paydesk.ui.slips.slip import Slip, ValueLine
from tests.ui.day.conftest import REPORT, Day, Z, lines
from tests.ui.slips.papers import at

REFUNDED = replace(REPORT, refunds=Sum(2, Money(1_310_00)))
PAYOUT = "PD-CG-20261120-9-k7qx2"
DOUBT = ReportItem(
    kind=ItemKind.REFUND,
    sale_id="s9",
    order_id="order_20261120_0041_k7q",
    at=at(13, 20),
    amount=Money(310_00),
    channel=PaymentChannel.LINK,
    person="Ravi",
    label=SaleLabel.UNKNOWN,
    payout_id=PAYOUT,
)


def pairs(slip: Slip) -> dict[str, str]:
    return {block.left: block.right for block in slip.blocks if isinstance(block, ValueLine)}


def test_refunds_and_net_are_below_the_paid_sum(day: Day) -> None:
    assert day.page.figures.net.isHidden(), "nothing was refunded"
    day.page.show_report(REFUNDED, day.driver.clock.now)
    assert day.page.figures.net.text() == "Refunded ₹1,310.00, net ₹1,17,140.00"


def test_the_net_can_be_negative() -> None:
    report = Report(paid=Sum(1, Money(100_00)), refunds=Sum(1, Money(250_50)))
    file = report_file(report, date(2026, 11, 20), date(2026, 11, 20), ServiceKind.LIVE)
    rows = list(csv.reader(io.StringIO(file.data.decode("utf-8-sig"))))
    assert ["Total", "Refunds", "1", "250.50"] in rows
    assert ["Total", "Net: paid less refunds", "", "-150.50"] in rows, "a number, and no formula"
    assert (
        pairs(create_report_slip(report, "20 Nov", "Shop", "Till", ServiceKind.LIVE))["NET, after refunds"]
        == "-₹150.50"
    )


def test_a_z_report_has_paid_refunded_net_and_corrections() -> None:
    report = replace(REFUNDED, refunds_revised=Sum(1, Money(10_00)), paid_revised=Sum(1, Money(20_00)))
    printed = pairs(create_z_slip(replace(Z, report=report)))
    assert printed["PAID (42)"] == "₹1,18,450.00"
    assert printed["Refunds (2)"] == "₹1,310.00"
    assert printed["Refunds on an earlier Z, not paid out (1)"] == "₹10.00"
    assert printed["Paid on an earlier Z, not to this counter (1)"] == "₹20.00"
    assert printed["NET, after refunds"] == "₹1,17,130.00"
    assert "NET, after refunds" not in pairs(create_z_slip(Z)), "a Z without refunds is as it was"


def test_the_close_shows_the_net(day: Day) -> None:
    day.page.close_button.click()
    day.answer(REFUNDED)
    end = day.page.shift_end
    assert end is not None
    assert end.net.text() == "Refunded ₹1,310.00, net ₹1,17,140.00"
    assert end.net.isVisible()
    assert end.amount.text() == "₹1,18,450.00", "what is compared with the shop's own bills is what was paid"


@pytest.mark.parametrize("closing", [True, False])
def test_an_unknown_refund_needs_attention(day: Day, closing: bool) -> None:
    report = REFUNDED.with_items([*REPORT.items, DOUBT])
    if closing:
        day.page.close_button.click()
        day.answer(report)
    else:
        day.page.show_report(report, day.driver.clock.now)
    part = day.page.shift_end.items if day.page.shift_end is not None else day.page.items
    [line] = [line for line in lines(part) if "Refund of" in line]
    assert line.startswith("₹310.00 Unknown Refund of …0041")
    assert "Do not refund it again." in line
    day.driver.press(Qt.Key.Key_F5)
    assert day.driver.client.of(ReadPayout) == [ReadPayout(payout_id=PAYOUT)]


def test_the_refund_is_on_the_z_report() -> None:
    z = replace(Z, report=Z.report.with_items([DOUBT]))
    assert z_report_from(z.number, z_report_data(z), z.closed_at).report.items == (DOUBT,)
    text = "\n".join(str(block) for block in create_z_slip(z).blocks)
    assert "REFUND UNKNOWN: 1" in text
    assert PAYOUT in text
