"""The texts of receipts, link slips and Z-reports, and their pictures, dot for dot."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from msgspec import structs
from PIL import Image
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QImage

from paydesk.domain.billing.bill import Bill
from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.listing import SaleLabel, Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Paper
from paydesk.domain.shift.report import ItemKind
from paydesk.domain.shift.zreport import CountedBills
from paydesk.ui.slips.documents import create_link_slip, create_receipt, create_z_slip
from paydesk.ui.slips.printing import render_slip
from paydesk.ui.slips.slip import BlackBar, DuplicateInfo, LogoBlock, Slip, TextLine, ValueLine
from tests.domain.sale.story import ORDER_ID, Story
from tests.helpers.addresses import page_address
from tests.helpers.looks import decoded
from tests.ui.slips.papers import HINDI, SENDER, at, paid, z_report

GOLDEN = Path(__file__).parent / "golden"
LINK = "https://pay.example/link/Xk29QmTr7Ld0"
IN_HINDI = {
    "PAID": "भुगतान हुआ",
    "Date": "तारीख",
    "Paid by": "तरीका",
    "Payment": "भुगतान सं.",
    "Order": "ऑर्डर",
    "Counter": "काउंटर",
    "Phone": "फ़ोन",
    "Show this slip at the counter: we scan it and find your payment.": (
        "यह पर्ची काउंटर पर दिखाएँ: स्कैन करते ही आपका भुगतान मिल जाएगा।"
    ),
    "DEMO: NO REAL MONEY MOVED": "डेमो: असली पैसा नहीं चला",
    "en_IN": "hi_IN",
}
"""The words of the mock: the picture must not change with a better translation."""


class _Hindi(QTranslator):
    """A translator to the words above that leaves all others unchanged."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, source: str, _what: str | None = None, _n: int = -1) -> str:
        return IN_HINDI.get(source, source)


def test_a_receipt_begins_with_the_logo_of_the_shop() -> None:
    """Its dark half is printed; the rest stays white, and nothing is drawn beyond the paper."""
    data = BytesIO()
    picture = Image.new("L", (400, 100), 255)
    picture.paste(0, (0, 0, 200, 100))
    picture.save(data, "PNG")
    slip = create_receipt(paid(), replace(SENDER, logo=data.getvalue()))
    logo = slip.blocks[0]
    assert isinstance(logo, LogoBlock)
    assert (len(logo.modules), len(logo.modules[0])) == (80, 320)
    assert all(all(row[:150]) and not any(row[170:]) for row in logo.modules)
    assert Slip.from_data(slip.to_data()) == slip
    for paper in Paper:
        printed = render_slip(slip, paper)
        black = sum(printed.pixelColor(x, y).value() == 0 for x in range(printed.width()) for y in range(120))
        assert black > 12_000


@contextmanager
def in_hindi() -> Iterator[None]:
    translator = _Hindi()
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


def pairs(slip: Slip) -> dict[str, str]:
    return {block.left: block.right for block in slip.blocks if isinstance(block, ValueLine)}


def bars(slip: Slip) -> list[str]:
    return [block.text for block in slip.blocks if isinstance(block, BlackBar)]


# Pictures ---------------------------------------------------------------------------------------------------------


def link_of_order(order_id: str = ORDER_ID) -> CheckedAddress:
    return page_address(LINK, order_id=order_id)


def test_the_link_of_another_order_is_on_no_slip() -> None:
    with pytest.raises(ValueError, match="another order"):
        create_link_slip(link_of_order("order_2"), Story().shown().sale, SENDER)


def made(name: str) -> Slip:
    match name:
        case "receipt":
            return create_receipt(paid(), SENDER)
        case "duplicate":
            return create_receipt(paid(copies=1, invoice=True), SENDER)
        case "hindi":
            with in_hindi():
                return create_receipt(paid(by="आशा"), HINDI)
        case "link":
            return create_link_slip(link_of_order(paid().order_id), replace(paid(), qr_expires_at=None), SENDER)
    return create_z_slip(z_report())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="letters are drawn by FreeType on Linux only")
@pytest.mark.parametrize("paper", [Paper.MM80, Paper.MM58])
@pytest.mark.parametrize("name", ["receipt", "duplicate", "hindi", "link", "z"])
def test_it_is_dot_for_dot_as_it_was_looked_at(name: str, paper: Paper) -> None:
    """WRITE_GOLDEN=1 writes them again: compare each with the mock before you commit it."""
    found, file = render_slip(made(name), paper), GOLDEN / f"{name}-{paper}.png"
    if os.environ.get("WRITE_GOLDEN"):
        found.save(str(file))
    wanted = QImage(str(file)).convertToFormat(QImage.Format.Format_Mono)
    assert found.size() == wanted.size()
    assert found == wanted


@pytest.mark.parametrize("paper", Paper)
def test_the_code_of_a_receipt_is_its_order_number(paper: Paper) -> None:
    assert decoded(render_slip(made("receipt"), paper)) == ["order_20261120_0051_k7q"]
    assert decoded(render_slip(made("link"), paper)) == [LINK]


# What a receipt says ----------------------------------------------------------------------------------------------


def test_a_receipt_says_what_the_shop_and_the_customer_need() -> None:
    slip = made("receipt")
    assert pairs(slip) == {
        "Date": "20-11-2026 14:36:09 +05:30",
        "Paid by": "UPI QR",
        "Payment": "42887",
        "Bank reference": "632411887712",
        "Order": "order_20261120_0051_k7q",
        "Counter": "till 2, Asha, 54321",
        "Phone": "98••••3210",
    }
    lines = [block.text for block in slip.blocks if isinstance(block, TextLine)]
    assert lines == [
        *("Sharma Stores", "12 MG Road, Bengaluru 560001", "GSTIN 29ABCDE1234F1Z5"),
        *("PAID", "₹1,250.00", "Rupees one thousand two hundred fifty only", "Thank you. Come again."),
    ]
    assert bars(slip) == ["DEMO: NO REAL MONEY MOVED"]
    assert slip.name == "DEMO: Receipt order_20261120_0051_k7q"


def test_a_receipt_of_what_was_refunded_says_so() -> None:
    assert bars(create_receipt(paid(), SENDER, Money(450_00))) == ["REFUNDED ₹450.00", "DEMO: NO REAL MONEY MOVED"]


def test_an_invoice_is_named_and_nothing_that_is_not_known() -> None:
    assert pairs(create_receipt(paid(invoice=True), SENDER))["Invoice"] == "GST dynamic QR"
    assert pairs(create_receipt(replace(paid(), note="red shirt"), SENDER))["Name"] == "red shirt"
    by_link = pairs(create_receipt(replace(paid(invoice=True), method=PaymentMethod.LINK), SENDER))
    assert by_link["Paid by"] == "Payment link"
    assert "Invoice" not in by_link, "it was paid by no QR"
    bare = replace(paid(), payments=(), customer_phone="", terminal="", by="")
    assert set(pairs(create_receipt(bare, replace(SENDER, counter="")))) == {"Date", "Paid by", "Payment", "Order"}


def test_each_copy_says_that_it_is_one_when_and_for_whom() -> None:
    top = create_receipt(paid(copies=3), SENDER).blocks[0]
    assert isinstance(top, BlackBar)
    assert (top.text, top.details) == ("DUPLICATE 3", "printed 20-11-2026 15:04 by Asha")
    assert not isinstance(create_receipt(paid(), SENDER).blocks[0], BlackBar)


@pytest.mark.parametrize(
    ("now", "host", "bar"),
    [
        (ServiceKind.LIVE, "api.cashfree.com", []),
        (ServiceKind.LIVE, "", []),
        (ServiceKind.LIVE, "sandbox.cashfree.com", ["TEST: NO REAL MONEY MOVED"]),
        (ServiceKind.TEST, "api.cashfree.com", []),
        (ServiceKind.TEST, "", ["TEST: NO REAL MONEY MOVED"]),
        (ServiceKind.DEMO, "api.cashfree.com", ["DEMO: NO REAL MONEY MOVED"]),
    ],
)
def test_where_it_was_made_says_whether_money_was_real(now: ServiceKind, host: str, bar: list[str]) -> None:
    assert bars(create_receipt(replace(paid(), host=host), replace(SENDER, kind=now))) == bar


def test_what_is_not_paid_as_it_was_asked_for_has_no_receipt() -> None:
    otherwise = replace(paid(), order_amount=Money(1))
    for sale in (Story().shown().sale, Story().shown().read("EXPIRED").sale, otherwise):
        with pytest.raises(ValueError, match="only a paid sale"):
            create_receipt(sale, SENDER)
    link = create_link_slip(link_of_order(), Story().shown().sale, SENDER)
    assert "PAID" not in link.texts()
    assert "Not paid yet: this is no receipt." in link.texts()


# What a Z says ----------------------------------------------------------------------------------------------------


def test_every_sale_that_nobody_may_strike_out_is_on_the_z() -> None:
    z = z_report()
    said = create_z_slip(z).texts()
    for kind in ItemKind:
        for item in z.report.of_kind(kind):
            assert any(f"…{item.order_id[15:19]} · " in text for text in said)
    assert "UNKNOWN: 1" in said
    assert pairs(create_z_slip(z))["…0045 · 14:04 · twin …0046"] == "₹640.00"
    assert pairs(create_z_slip(z))["Together"] == "₹13,570.50"


def test_program_and_bill_stand_on_the_receipt_and_sums_on_the_z() -> None:
    sale = replace(paid(), bill=Bill("INV-42", "Marg"))
    assert pairs(create_receipt(sale, SENDER))["Bill"] == "INV-42, Marg"
    assert "Bill" not in pairs(create_receipt(paid(), SENDER))
    z = z_report()
    slip = create_z_slip(replace(z, report=replace(z.report, programs=(("Marg", Sum(3, Money(5_00))),))))
    assert pairs(slip)["Bills of Marg (3)"] == "₹5.00"


def test_goods_that_went_out_by_hand_are_listed_with_the_person() -> None:
    z = z_report()
    item = structs.replace(z.report.items[0], kind=ItemKind.HANDED_OVER, label=SaleLabel.PAID, person="Ravi")
    slip = create_z_slip(replace(z, report=z.report.with_items((*z.report.items, item))))
    assert "HANDED OVER BY HAND: 1" in slip.texts()
    assert pairs(slip)["…0042 · 13:32 · QR · Ravi"] == "₹860.00"


def test_an_order_that_was_paid_before_is_not_said_to_be_asked_for() -> None:
    z = z_report()
    unknown, *others = z.report.items
    before = structs.replace(unknown, label=SaleLabel.PAID_BEFORE)
    slip = create_z_slip(replace(z, report=replace(z.report, items=(before, *others))))
    assert pairs(slip)["…0042 · 13:32 · Paid before · Asha"] == "₹860.00"
    assert "Do not hand over. Still checking." not in slip.texts()
    both = create_z_slip(replace(z, report=replace(z.report, items=(before, *z.report.items))))
    assert "Do not hand over. Still checking." in both.texts()
    assert {"UNKNOWN: 1", "PAID ELSEWHERE: 1"} <= set(both.texts())
    assert "PAID ELSEWHERE: 1" not in create_z_slip(z).texts()


def test_refunds_that_an_earlier_z_counted_and_that_did_not_go_are_said_where_there_are_any() -> None:
    said, z = "Refunds on an earlier Z, not paid out", z_report()
    assert not any(said in name for name in pairs(create_z_slip(z)))
    undone = replace(z, report=replace(z.report, refunds_revised=Sum(2, Money(1_200_50))))
    assert pairs(create_z_slip(undone))[f"{said} (2)"] == "₹1,200.50"


def test_what_an_earlier_z_counted_and_another_counter_took_is_said_where_there_is_any() -> None:
    said, z = "Paid on an earlier Z, not to this counter", z_report()
    assert not any(said in name for name in pairs(create_z_slip(z)))
    undone = replace(z, report=replace(z.report, paid_revised=Sum(1, Money(1_250_00))))
    assert pairs(create_z_slip(undone))[f"{said} (1)"] == "₹1,250.00"


def test_a_z_that_found_other_tables_says_so() -> None:
    said = "The tables differed from the journal and were rebuilt."
    assert said not in create_z_slip(z_report()).texts()
    assert said in create_z_slip(replace(z_report(), remade=2)).texts()


def test_the_difference_has_its_sign_and_uncounted_bills_are_said() -> None:
    less = replace(z_report(), counted=CountedBills(41, Money(11_844_900)))
    assert pairs(create_z_slip(less))["Difference"] == "-₹1.00"
    said = create_z_slip(replace(z_report(), counted=None)).texts()
    assert "The shop's own bills were not counted." in said
    assert "Difference" not in said


def test_a_z_says_whether_it_is_a_copy_or_altered() -> None:
    assert bars(create_z_slip(z_report(), DuplicateInfo(2, at(15, 0), "Ravi"))) == [
        "DUPLICATE 2",
        "DEMO: NO REAL MONEY MOVED",
    ]
    anew = create_z_slip(replace(z_report(), anew=at(9, 0), series=at(9, 0)))
    assert bars(anew)[0] == "NEW JOURNAL SINCE 20-11-2026 09:00"
    assert "Another series of numbers since 20-11-2026 09:00: other slips may have the same ones." in anew.texts()
    back = replace(z_report(), closed_at=z_report().opened_at - 1)
    assert "This PC's clock was set back meanwhile." in create_z_slip(back).texts()
    assert "This PC's clock was set back meanwhile." not in create_z_slip(z_report()).texts()
    assert bars(create_z_slip(z_report(), altered=True))[0] == "CHANGED OUTSIDE PAYDESK: DO NOT RELY ON IT"
    assert bars(create_z_slip(replace(z_report(), service=ServiceKind.LIVE))) == []
