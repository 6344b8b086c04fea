"""Addresses that passed the check, as the counter makes them: nothing else makes one."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from paydesk.domain.checked_address import CheckedAddress, ExpectedPayment, check_code, check_page, check_payout_link
from paydesk.domain.money import Money
from paydesk.domain.payment_code import _crc

AMOUNT: Final = Money(125_000)
ORDER: Final = "order_1"


def expected(**more: object) -> ExpectedPayment:
    """Return what a code has to ask for: 1,250 rupees for order_1 at api.cashfree.com, unless given."""
    usual: dict[str, object] = {"amount": AMOUNT, "order_id": ORDER, "host": "api.cashfree.com"}
    return ExpectedPayment(**{**usual, **more})  # type: ignore[arg-type]


def code_address(text: str, **more: object) -> CheckedAddress:
    """Check the text of a QR."""
    found = check_code(text, expected(**more)).address
    assert found is not None, text
    return found


def page_address(url: str, **more: object) -> CheckedAddress:
    """Check the address of a payment page for the very host that it is at."""
    found = check_page(url, expected(**{"host": urlsplit(url).netloc, **more})).address
    assert found is not None, url
    return found


def payout_link(url: str, amount: Money | None = None, payout_id: str = "pd_cg_1") -> CheckedAddress:
    """Check the link of a cashgram for the very host that it is at."""
    host = urlsplit(url).netloc
    found = check_payout_link(url, expected(host=host, amount=amount, order_id=payout_id)).address
    assert found is not None, url
    return found


def tlv(tag: str, value: str) -> str:
    """Return one field of an EMV code."""
    return f"{tag}{len(value.encode()):02}{value}"


def bharat_qr(
    amount: str = "1250.00",
    payee: str = "sharma.stores@okbank",
    *,
    least: str = "",
    static: bool = False,
    more: str = "",
    **changed: str | None,
) -> str:
    """Return a dynamic Bharat QR with its checksum; `changed`: values by tag (`t53="840"`), None leaves a tag out."""
    upi = tlv("00", "A000000524") + (tlv("01", payee) if payee else "") + (tlv("02", least) if least else "")
    tags = {
        "00": "01",
        "01": "11" if static else "12",
        "02": "4392630000000085",
        "06": "6100590000000089",
        "26": upi,
        "27": tlv("00", "A000000524") + tlv("01", "T1234567890"),
        "52": "5411",
        "53": "356",
        "54": amount,
        "58": "IN",
        "59": "Sharma Stores",
        "60": "Delhi",
        "61": "110085",
        "62": tlv("07", "54321"),
    }
    tags |= {name[1:]: value or "" for name, value in changed.items()}
    body = "".join(tlv(tag, value) for tag, value in tags.items() if value) + more + "6304"
    return f"{body}{_crc(body.encode()):04X}"
