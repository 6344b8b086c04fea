"""A QR is read back before it is shown (DESIGN.md, truths 12 and 13): what is refused, shown, unread."""

from __future__ import annotations

from urllib.parse import quote, urlencode

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from paydesk.domain.money import MAX_PAISE, Money
from paydesk.domain.qr import QrCheck, QrClaim, QrReading, QrReason, check_payload, check_url, claim_of

SHOP = "sharma.stores@okbank"
AMOUNTS = [1, 99, 100, 101, 9_999, 10_000, 12_345, 125_000, 125_050, 12_500_000, MAX_PAISE]


def upi(**fields: str) -> str:
    return "upi://pay?" + urlencode(fields)


def page(**fields: str) -> str:
    return "http://127.0.0.1:8123/pay/1?" + urlencode(fields)


def rupees(paise: int) -> str:
    return f"{paise // 100}.{paise % 100:02d}"


def good_qrs() -> list[tuple[str, int, bool]]:
    """Payload, paise asked for, whether this is a demo."""
    good: list[tuple[str, int, bool]] = []
    for paise in AMOUNTS:
        am = rupees(paise)
        good += [
            (upi(pa=SHOP, pn="Sharma Stores", am=am, cu="INR", tr="order_1"), paise, False),
            (upi(pa=SHOP.upper(), am=am), paise, False),
            (page(am=am, cu="INR", tr="order_1", pn="Sharma Stores"), paise, True),
            (page(am=am, cu="inr"), paise, False),
        ]
    good += [
        ("UPI://PAY?PA=sharma.stores@okbank&AM=1250.00&CU=INR", 125_000, False),
        ("  upi://pay?pa=sharma.stores@okbank&am=1250\n", 125_000, False),
        ("upi://pay?am=1250.5&pa=sharma.stores%40okbank", 125_050, False),
        ("upi://pay?am=1250.500&pa=", 125_050, False),
        ("upi:pay?pa=sharma.stores@okbank&am=1250", 125_000, False),
        (f"upi://pay?am=1250&pn={quote('शर्मा स्टोर्स')}", 125_000, False),
    ]
    return good


def bad_qrs() -> list[tuple[str, QrReason, bool]]:
    """Payload for an order of 1250.00, the reason it is refused, whether this is a demo."""
    bad: list[tuple[str, QrReason, bool]] = []
    wrong = [rupees(125_000 + off) for off in (-1, 1, -10, 10, -100, 100, -124_999, 1_000, 112_500_000)]
    wrong += ["125", "12500", "125.00", "0", "0.00", "1250.001", "1249.999", "-1250", "-1", "99999999999", "9" * 400]
    for am in wrong:
        bad.append((upi(pa=SHOP, am=am, cu="INR"), QrReason.WRONG_AMOUNT, False))
        bad.append((page(am=am, cu="INR"), QrReason.WRONG_AMOUNT, True))
    for payee in ["thief@okbank", "sharma.stores@okbanc", "sharma.store@okbank", " ", "sharma.stores@okbank.evil"]:
        bad.append((upi(pa=payee, am="1250.00", cu="INR"), QrReason.WRONG_PAYEE, False))
        bad.append((upi(pa=payee), QrReason.WRONG_PAYEE, False))  # no amount to read, and still somebody else's
    strange = ["USD", "EUR", "IN", "INRR", " "]
    bad += [(upi(pa=SHOP, am="1250.00", cu=currency), QrReason.WRONG_CURRENCY, False) for currency in strange]
    bad += [
        (f"upi://pay?pa={SHOP}&am=1250.00&am=1250.00", QrReason.SEVERAL, False),
        (f"upi://pay?pa={SHOP}&am=1250.00&am=1", QrReason.SEVERAL, False),
        (f"upi://pay?pa={SHOP}&am=1&am=1250.00", QrReason.SEVERAL, False),
        (f"upi://pay?pa={SHOP}&am=&am=1", QrReason.SEVERAL, False),
        (f"upi://pay?pa={SHOP}&am=x&am=1", QrReason.SEVERAL, False),
        (f"upi://pay?pa={SHOP}&AM=1&am=1250.00", QrReason.SEVERAL, False),
        (f"upi://pay?pa={SHOP}&pa=thief@okbank&am=1250.00", QrReason.SEVERAL, False),
        (f"upi://pay?pa={SHOP}&am=1250.00&cu=INR&cu=USD", QrReason.SEVERAL, False),
        (f"upi://pay?pa={SHOP}&am=1250.00&tr=a&tr=b", QrReason.SEVERAL, False),
        (upi(pa=SHOP, am="1250.00", cu="INR"), QrReason.REAL_MONEY_IN_DEMO, True),
        ("UPI://PAY?AM=1250.00", QrReason.REAL_MONEY_IN_DEMO, True),
        (f"upi://pay?pa={SHOP}", QrReason.REAL_MONEY_IN_DEMO, True),
        ("\n upi://pay", QrReason.REAL_MONEY_IN_DEMO, True),
        ("\x00upi://pay?am=1250", QrReason.REAL_MONEY_IN_DEMO, True),
    ]
    return bad


def test_fifty_good_qrs_are_shown() -> None:
    good = good_qrs()
    assert len(good) >= 50
    for payload, paise, demo in good:
        reading = check_payload(payload, amount=Money(paise), payee=SHOP, demo=demo)
        assert reading == QrReading(QrCheck.VERIFIED, payload, Money(paise), None), payload


def test_fifty_wrong_qrs_are_refused() -> None:
    bad = bad_qrs()
    assert len(bad) >= 50
    for payload, reason, demo in bad:
        reading = check_payload(payload, amount=Money(125_000), payee=SHOP, demo=demo)
        assert (reading.check, reading.reason) == (QrCheck.MISMATCH, reason), payload
        assert reading.payload == payload


def test_a_refused_qr_says_what_it_asks_for() -> None:
    reading = check_payload(upi(am="1250.01"), amount=Money(125_000))
    assert reading.amount == Money(125_001)


@pytest.mark.parametrize(
    "payload",
    [
        "",
        " ",
        "hello",
        "BEGIN:VCARD",
        "00020101021226580014A000000677010111",
        "mailto:a@b.example?am=1250",
        "bitcoin:1A2b?amount=1250",
        "javascript:alert(1)?am=1250",
        "http://[::1?am=1250",
        "http://pay.example/order/#abc",
        "https://pay.example/?am=",
        "https://pay.example/?am=abc",
        "https://pay.example/?am=1_250",
        "https://pay.example/?am=1.25e3",
        "https://pay.example/?am=1,250",
        "https://pay.example/?am=%E0%A5%A7%E0%A5%A8%E0%A5%AB%E0%A5%A6",
        "upi://pay?pa=sharma.stores@okbank",
        "upi://pay?am=12\n50",
        "upi://pay?am=12\x0050",
        "upi://pay?am=1250&pn=a\tb",
    ],
)
def test_what_names_no_amount_is_unread(payload: str) -> None:
    reading = check_payload(payload, amount=Money(125_000), payee=SHOP)
    assert reading == QrReading(QrCheck.UNREADABLE, payload, None, QrReason.NO_AMOUNT)


def test_a_payee_is_compared_only_when_both_are_known() -> None:
    assert check_payload(upi(pa="thief@okbank", am="5"), amount=Money(500)).check is QrCheck.VERIFIED
    assert check_payload(page(am="5"), amount=Money(500), payee=SHOP).check is QrCheck.VERIFIED


def test_the_currency_of_the_order_is_the_one_compared() -> None:
    assert check_payload(page(am="5", cu="USD"), amount=Money(500), currency="USD").check is QrCheck.VERIFIED
    assert check_payload(page(am="5", cu="INR"), amount=Money(500), currency="USD").check is QrCheck.MISMATCH


def test_a_claim_holds_what_the_payload_says() -> None:
    claim = claim_of("upi://pay?pa=a%40b&pn=Sharma+Stores&am=5&cu=INR&tr=T1")
    assert claim is not None
    assert (claim.payee, claim.payee_name, claim.amount, claim.currency) == ("a@b", "Sharma Stores", "5", "INR")
    assert (claim.reference, claim.is_upi, claim.repeated) == ("T1", True, False)
    assert claim_of("ftp://x?am=5") is None
    assert claim_of("HTTPS://x/") == QrClaim("", "", "", "", "", is_upi=False, repeated=False)


@given(st.integers(0, MAX_PAISE), st.integers(0, MAX_PAISE))
@example(125_000, 125_001)
@example(0, 0)
def test_only_the_very_amount_is_verified(asked: int, ordered: int) -> None:
    for payload in (upi(am=rupees(asked)), page(am=rupees(asked))):
        check = check_payload(payload, amount=Money(ordered)).check
        assert check is (QrCheck.VERIFIED if asked == ordered else QrCheck.MISMATCH)


@given(
    st.sampled_from(["", "upi://pay?", "upi://pay?am=", "http://x/?am=", "http://", "UPI:", "upi://pay?am=5&pa="]),
    st.text(max_size=60),
    st.booleans(),
)
@example(head="http://", tail="[", demo=False)
@example(head="upi://pay?am=", tail="%", demo=True)
@example(head="", tail="\ud800", demo=False)
def test_no_hostile_text_raises_or_passes_for_another_amount(head: str, tail: str, demo: bool) -> None:
    payload = head + tail
    reading = check_payload(payload, amount=Money(500), payee=SHOP, demo=demo)
    assert reading.payload == payload
    assert (reading.reason is None) == (reading.check is QrCheck.VERIFIED)
    if reading.check is QrCheck.VERIFIED:
        assert reading.amount == Money(500)
        claim = claim_of(payload)
        assert claim is not None
        assert not (demo and claim.is_upi)


@given(st.binary(max_size=80))
def test_no_bytes_of_a_decoder_raise(raw: bytes) -> None:
    check_payload("upi://pay?" + raw.decode("latin-1"), amount=Money(500))
    check_payload(raw.decode("utf-8", "surrogateescape"), amount=Money(500))


API, HERE = "sandbox.cashfree.com", "127.0.0.1:8000"
PAGE = "https://payments.cashfree.com/links/1"
UNSAFE, ELSEWHERE = QrReason.UNSAFE_ADDRESS, QrReason.OTHER_HOST


@pytest.mark.parametrize(
    ("url", "host", "reason", "asked"),
    [
        (PAGE, API, None, None),
        (f"{PAGE}?am=5.00&cu=INR", API, None, 500),
        (f"{PAGE}?am=6&cu=INR", API, QrReason.WRONG_AMOUNT, 600),
        (f"{PAGE}?am=5&cu=USD", API, QrReason.WRONG_CURRENCY, 500),
        (PAGE.replace("payments", "PAYMENTS"), API, None, None),
        (PAGE.replace("cashfree", "cashfree.evil"), API, ELSEWHERE, None),
        (f"{PAGE}?am=5".replace("cashfree.com", "cashfree.co"), API, ELSEWHERE, 500),
        (PAGE, HERE, ELSEWHERE, None),
        (PAGE, "", None, None),
        (PAGE.replace("https", "http"), API, UNSAFE, None),
        (PAGE.replace("https", "http"), HERE, UNSAFE, None),
        ("http://127.0.0.1:8000/pay/1?am=5", HERE, None, 500),
        ("http://localhost/pay/1", HERE, None, None),
        ("https://localhost/pay/1", HERE, None, None),
        ("http://[::1]:9/pay/1", "localhost", None, None),
        ("http://127.0.0.1/pay/1", API, UNSAFE, None),
        ("upi://localhost/pay?am=5", HERE, UNSAFE, None),
        ("ftp://localhost/pay", HERE, UNSAFE, None),
        ("https://asha@payments.cashfree.com/1", API, UNSAFE, None),
        ("https://@payments.cashfree.com/1", API, UNSAFE, None),
        ("https:///1", API, UNSAFE, None),
        ("https://[::1", API, UNSAFE, None),
        ("", API, UNSAFE, None),
        (f"{PAGE} ", API, UNSAFE, None),
        (f"{PAGE}\x7f", API, UNSAFE, None),
        (f"{PAGE}é", API, UNSAFE, None),
        pytest.param(PAGE.ljust(2_000, "x"), API, None, None, id="2000 letters"),
        pytest.param(PAGE.ljust(2_001, "x"), API, UNSAFE, None, id="2001 letters"),
    ],
)
def test_an_address_is_checked_before_it_is_shown(
    url: str, host: str, reason: QrReason | None, asked: int | None
) -> None:
    check = {None: QrCheck.VERIFIED, ELSEWHERE: QrCheck.UNREADABLE}.get(reason, QrCheck.MISMATCH)
    amount = None if asked is None else Money(asked)
    expected = QrReading(check, "" if reason is UNSAFE else url, amount, reason)
    assert check_url(url, amount=Money(500), host=host) == expected


def test_an_address_may_be_in_the_currency_of_its_order() -> None:
    assert check_url(f"{PAGE}?am=5&cu=USD", amount=Money(500), currency="USD", host=API).check is QrCheck.VERIFIED


def test_an_address_names_the_order_and_a_upi_link_only_a_reference_of_the_bank() -> None:
    page, link = "https://pay.example/abc?am=5.00&tr={}", "upi://pay?pa=a@b&am=5.00&tr={}"
    for payload, wrong in ((page.format("o1"), False), (page.format(""), False), (page.format("o2"), True)):
        reading = check_payload(payload, amount=Money(500), order_id="o1")
        assert (reading.reason is QrReason.WRONG_ORDER) == wrong
    assert check_payload(link.format("o2"), amount=Money(500), order_id="o1").check is QrCheck.VERIFIED
    assert check_payload(page.format("o2"), amount=Money(500)).check is QrCheck.VERIFIED
