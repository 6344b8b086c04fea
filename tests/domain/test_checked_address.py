"""Codes and links of the service: verified by what they may be, and everything else refused."""

from __future__ import annotations

import ast
import copy
import dataclasses
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from paydesk.domain import checked_address
from paydesk.domain.checked_address import (
    CheckedAddress,
    CheckedToken,
    CheckResult,
    ExpectedPayment,
    check_code,
    check_page,
    check_payout_link,
    check_static_code,
    check_token,
)
from paydesk.domain.money import MAX_PAISE, Money
from paydesk.domain.payment_code import _crc, read_bharat_qr
from paydesk.domain.qr import QrCheck, QrClaim, QrReason, claim_of
from tests.architecture_rules import called, house
from tests.helpers.addresses import AMOUNT, ORDER, bharat_qr, code_address, expected, page_address, tlv

SHOP = "sharma.stores@okbank"
AMOUNTS = [1, 99, 100, 101, 9_999, 10_000, 12_345, 125_000, 125_050, 12_500_000, MAX_PAISE]
HERE = "127.0.0.1:8123"
V, U, M = QrCheck.VERIFIED, QrCheck.UNREADABLE, QrCheck.MISMATCH
R = QrReason


def upi(**fields: str) -> str:
    return "upi://pay?" + urlencode(fields, quote_via=quote)


def page(**fields: str) -> str:
    return f"http://{HERE}/pay/1?" + urlencode(fields)


def rupees(paise: int) -> str:
    return f"{paise // 100}.{paise % 100:02d}"


def seen(text: str, **more: object) -> tuple[QrCheck, QrReason | None]:
    checked = check_code(text, expected(payee=SHOP, **more))
    assert (checked.address is None) == (checked.reading.check is M)
    return checked.reading.check, checked.reading.reason


GOOD = f"upi://pay?pa={SHOP}&pn=Sharma%20Stores&am=1250.00&cu=INR"
SERVICES_OWN = (
    "upi://pay?pa=cf.sharmastores@icici&pn=sharma%20stores&tr=ATC1175142757&am=1250.00&cu=INR&mode=00&purpose=00"
    "&mc=5411&tn=1175142757"
)
"""As the service's gateway makes them."""


@pytest.mark.parametrize("paise", AMOUNTS)
@pytest.mark.parametrize(
    ("text", "demo"),
    [
        (upi(pa=SHOP, pn="Sharma Stores", am="{am}", cu="INR", tr="of-the-bank"), False),
        (upi(pa=SHOP.upper(), am="{am}"), False),
        (
            upi(ver="01", mode="15", pa=SHOP, am="{am}", mam="{am}", qrMedium="04", mid="M1", msid="M1-1", mtid="T"),
            False,
        ),
        (upi(pa=SHOP, am="{am}", gstBrkUp="GST:16.90|CGST:08.45|SGST:08.45", invoiceNo="7", invoiceDate="x"), False),
        (upi(pa=SHOP, am="{am}", pn="शर्मा स्टोर्स"), False),
        ("upi://pay?pa=sharma.stores@okbank&am={am}&pn=शर्मा स्टोर्स", False),
        ("UPI://PAY?PA=sharma.stores@okbank&AM={am}&CU=INR", False),
        ("  upi://pay?pa=sharma.stores@okbank&am={am}\n", False),
        (page(am="{am}", cu="INR", tr=ORDER, pn="Sharma Stores"), True),
        (page(am="{am}", cu="inr"), False),
    ],
)
def test_certain_payments_are_verified(text: str, demo: bool, paise: int) -> None:
    text = text.replace(quote("{am}"), rupees(paise)).replace("{am}", rupees(paise))
    checked = check_code(text, expected(payee=SHOP, amount=Money(paise), host=HERE, demo=demo))
    assert (checked.reading.check, checked.reading.reason, checked.reading.amount) == (V, None, Money(paise))
    assert checked.address is not None
    assert checked.address.text == (text if text.strip().lower().startswith("upi") else text.strip())
    assert (checked.address.amount, checked.address.order_id) == (Money(paise), ORDER)
    assert (checked.address.host, checked.address.demo) == (HERE, demo)


def test_codes_as_the_services_gateway_makes_them_pass() -> None:
    assert check_code(SERVICES_OWN, expected()).reading.check is V


def test_pages_where_the_service_has_them_pass_and_the_page_says_the_amount() -> None:
    for host in ("api.cashfree.com", "sandbox.cashfree.com"):
        for url in ("https://payments.cashfree.com/order/#abc", "https://payments-test.cashfree.com/order/#abc"):
            checked = check_code(url, expected(host=host, payee=SHOP))
            assert (checked.reading.check, checked.reading.amount) == (V, None)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        *((upi(pa=SHOP, am=am, cu="INR"), R.WRONG_AMOUNT) for am in ("1249.99", "1250.01", "125", "0", "-1250", "")),
        *((upi(pa=SHOP, am=am), R.WRONG_AMOUNT) for am in ("1.0e0", "1,250", "1_250", "1250.001", "9" * 400, "x")),
        (f"upi://pay?pa={SHOP}&am=१२५०", R.WRONG_AMOUNT),
        (f"upi://pay?pa={SHOP}&am=1250%2E00", R.WRONG_AMOUNT),  # a phone that decodes less sees no amount
        (f"upi://pay?pa={SHOP}&am=1250+", R.WRONG_AMOUNT),
        (upi(pa=SHOP, am="1250.00", cu="USD"), R.WRONG_CURRENCY),
        (f"upi://pay?pa={SHOP}&am=1250.00&cu=ıNR", R.WRONG_CURRENCY),
        (f"upi://pay?pa={SHOP}&am=1250.00&cu=", R.WRONG_CURRENCY),
        (upi(pa="thief@okbank", am="1250.00"), R.WRONG_PAYEE),
        (upi(pa="thief@okbank"), R.WRONG_PAYEE),
        ("upi://pay?am=1250.00", R.NO_PAYEE),
        ("upi://pay?pa=&am=1250.00", R.NO_PAYEE),
        (upi(pa=SHOP), R.NO_AMOUNT),
        (f"{GOOD}&am=1.00", R.SEVERAL),
        (f"{GOOD}&AM=1.00", R.SEVERAL),
        (f"{GOOD}&tr=order_20261127_0002_k7mpa", R.WRONG_ORDER),  # a number of ours, and another sale's
        (f"{GOOD}&tr=ORDER_20261127_0002_K7MPA", R.WRONG_ORDER),
        (f"{GOOD}&pa=thief@okbank", R.SEVERAL),
        (f"{GOOD}&cu=INR", R.SEVERAL),
        (f"{GOOD}&mam=1.00", R.ALTERABLE),
        (f"{GOOD}&mam=", R.ALTERABLE),
        (f"{GOOD}&mam=null", R.ALTERABLE),
        (f"{GOOD}&recur=MONTHLY", R.ALTERABLE),
        (f"{GOOD}&amrule=MAX", R.ALTERABLE),
        (f"{GOOD}&purpose=14", R.ALTERABLE),
        (f"{GOOD}&mode=13", R.ALTERABLE),
        (f"{GOOD}&txnType=CREATE", R.ALTERABLE),
        (f"{GOOD}&enTips=Y", R.ALTERABLE),
        (f"{GOOD}&split=CCONFEE:10.00", R.ALTERABLE),
        (f"{GOOD}&%61m=1.00", R.ALTERABLE),
        (f"{GOOD}&\u0430m=1.00", R.ALTERABLE),
        (f"upi://pay?pa={SHOP}&AM=1250.00", R.ALTERABLE),
        (f"{GOOD}&amp;am=1.00", R.NOT_A_PAYMENT),
        (f"{GOOD};am=1.00", R.NOT_A_PAYMENT),
        (f"{GOOD}&tn=a;am=1.00", R.NOT_A_PAYMENT),
        (f"{GOOD}&tn=%FF", R.NOT_A_PAYMENT),
        (f"{GOOD}&pn=%E2%80%AEabc", R.NOT_A_PAYMENT),
        (f"{GOOD}#x", R.NOT_A_PAYMENT),
        (f"{GOOD}&x", R.NOT_A_PAYMENT),
        (GOOD.replace("//pay", "//mandate"), R.NOT_A_PAYMENT),
        (GOOD.replace("//pay", "//collect"), R.NOT_A_PAYMENT),
        (GOOD.replace("//pay", "pay"), R.NOT_A_PAYMENT),
        (GOOD.replace("//pay", "//pay/x"), R.NOT_A_PAYMENT),
        (GOOD.replace("//pay", "//pay:80"), R.NOT_A_PAYMENT),
        ("upi://evil@bank/pay?am=1250.00", R.NOT_A_PAYMENT),
        (f"upi://evil@pay?pa={SHOP}&am=1250.00", R.NOT_A_PAYMENT),
        (f"\u2060{GOOD}", R.NOT_A_PAYMENT),
        (f"{GOOD}\u202e", R.NOT_A_PAYMENT),
        (f"upi://pay?pa={SHOP}&am=12\n50", R.NOT_A_PAYMENT),
        (f"upi://pay?pa={SHOP}&am=12\x0050", R.NOT_A_PAYMENT),
        (GOOD + "&tn=" + "x" * 2_000, R.NOT_A_PAYMENT),
        *((f"{app}://pay?pa={SHOP}&am=1250.00", R.NOT_A_PAYMENT) for app in ("phonepe", "tez", "paytmmp", "gpay")),
        (f"intent://pay?pa={SHOP}&am=1250.00#Intent;scheme=upi;end", R.NOT_A_PAYMENT),
        *((text, R.NOT_A_PAYMENT) for text in ("", " ", "hello", "BEGIN:VCARD", "mailto:a@b.example?am=1250", "12345")),
        *(
            (text, R.NOT_A_PAYMENT)
            for text in ("javascript:alert(1)", "bitcoin:1A2b?amount=1250", SHOP, "ftp://x?am=5")
        ),
        ("https://evil.example/pay?am=1250.00&cu=INR&tr=order_1&pn=Sharma%20Stores", R.OTHER_HOST),
        ("https://evil.example/pay?am=1.00", R.WRONG_AMOUNT),
        ("http://payments.cashfree.com/pay?am=1250.00", R.UNSAFE_ADDRESS),
        ("https://[::1?am=1250", R.UNSAFE_ADDRESS),
    ],
)
def test_everything_else_is_refused(text: str, reason: QrReason) -> None:
    assert seen(text) == (M, reason)


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        GOOD.upper(),
        f"\u2060{GOOD}",
        f"\x00{GOOD}",
        "\n upi://pay",
        bharat_qr(),
        "000201",
        *(f"{app}://pay?am=1250.00" for app in ("phonepe", "tez", "paytmmp", "intent", "gpay")),
        "https://evil.example/?next=upi://pay?pa=evil@bank",
    ],
)
def test_in_a_demo_nothing_is_shown_that_some_phone_could_pay(text: str) -> None:
    assert seen(text, demo=True, host=HERE) == (M, R.REAL_MONEY_IN_DEMO)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        (f"http://{HERE}/pay/1?am=1250.00", None),
        ("http://localhost:8123/pay/1", None),
        ("http://127.0.0.1:9/pay/1?am=1250.00", R.OTHER_HOST),
        ("http://192.168.1.5:8123/pay/1?am=1250.00", R.UNSAFE_ADDRESS),
        ("https://payments.cashfree.com/order/#1", R.OTHER_HOST),
        ("hello", R.NOT_A_PAYMENT),
    ],
)
def test_in_a_demo_only_the_sandboxs_own_address_is_verified(url: str, reason: QrReason | None) -> None:
    assert seen(url, demo=True, host=HERE) == (V if reason is None else M, reason)


def test_phones_on_the_network_reach_the_pages_of_a_sandbox_that_is_there_for_them() -> None:
    lan = "http://192.168.1.5:8123/pay/1?am=1250.00"
    assert seen(lan, demo=True, lan=True, host=HERE) == (V, None)
    assert seen(lan, lan=True, host=HERE)[0] is M
    assert seen(lan.replace("8123", "8124"), demo=True, lan=True, host=HERE) == (M, R.OTHER_HOST)
    assert seen("http://evil.example:8123/", demo=True, lan=True, host=HERE)[0] is M


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ("/order/#q1w2e3+/abc==", None),
        ("/order/#order_id=order_1&amount=1250", None),
        ("/p?amount=1.00", R.WRONG_AMOUNT),
        ("/p?ORDER_AMOUNT=1.00", R.WRONG_AMOUNT),
        ("/p?am=1250.00&amount=1.00", R.WRONG_AMOUNT),
        ("/p#am=1.00", R.WRONG_AMOUNT),
        ("/p?am=1250.00#am=1.00", R.SEVERAL),
        ("/p?currency=USD", R.WRONG_CURRENCY),
        ("/p?cf_order_id=888", R.WRONG_ORDER),
        ("/p?order=order_2", R.WRONG_ORDER),
        ("/p#tr=order_2", R.WRONG_ORDER),
        ("/p?next=upi://pay?pa=evil@bank", R.NOT_A_PAYMENT),
        ("/p?next=upi%3A%2F%2Fpay%3Fpa%3Devil%40bank", R.NOT_A_PAYMENT),
        ("/p?next=upi%253A%252F%252Fpay", R.NOT_A_PAYMENT),
        (":0/p", R.UNSAFE_ADDRESS),
    ],
)
def test_a_page_of_the_service_names_no_other_payment_wherever_in_its_address(
    rest: str, reason: QrReason | None
) -> None:
    reading = check_page(f"https://api.cashfree.com{rest}", expected(cf_order_id="777")).reading
    assert (reading.check, reading.reason) == (V if reason is None else M, reason)


@pytest.mark.parametrize("text", ["//evil.example/pay", "evil.example/pay", "../../pay", "www.evil.example/x"])
def test_an_address_is_no_token(text: str) -> None:
    assert check_token(text) is None


# Bharat QR ------------------------------------------------------------------------------------------------------------

PUBLISHED = (
    "000201010212021643926300000000850415540461000000008061661005900000000890827YESB0CMSNOC222333004882700126430010"
    "A0000005240117razorpaybqr@icici02041.1027350010A0000005240117RZPGT8ildsFTgS5Sp52047531530335654041.105802IN5906"
    "zxcbmn6005Delhi610611008562300514GT8ildsFTgS5Sp070838R004506304B6A9"
)
"""A code that a payment gateway publishes as its example, made for 1.10 rupees."""


def test_a_published_bharat_qr_is_read() -> None:
    code = read_bharat_qr(PUBLISHED)
    assert code is not None
    assert (code.payee, code.amount, code.currency, code.least_amount) == ("razorpaybqr@icici", "1.10", "INR", "1.10")
    assert check_code(PUBLISHED, expected(amount=Money(110))).reading.check is V
    assert check_code(PUBLISHED, expected(amount=Money(111))).reading.reason is R.WRONG_AMOUNT
    assert claim_of(PUBLISHED) == QrClaim("INR", "razorpaybqr@icici", "zxcbmn", "RZPGT8ildsFTgS5Sp")


def test_the_checksum_is_the_one_of_the_standard() -> None:
    assert _crc(b"123456789") == 0x29B1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (bharat_qr(), None),
        (bharat_qr("1250"), None),
        (bharat_qr(least="1250.00"), None),
        (bharat_qr(t64=tlv("00", "hi") + tlv("01", "शर्मा")), None),
        (bharat_qr()[:-4] + bharat_qr()[-4:].lower(), None),
        (bharat_qr("1.00"), R.WRONG_AMOUNT),
        (bharat_qr(t27=tlv("00", "A000000524") + tlv("01", "order_20261127_0002_k7mpa")), R.WRONG_ORDER),
        (bharat_qr("1.25e3"), R.WRONG_AMOUNT),
        (bharat_qr(t54=None), R.NO_AMOUNT),
        (bharat_qr(t53="840"), R.WRONG_CURRENCY),
        (bharat_qr(t53=None), R.WRONG_CURRENCY),
        (bharat_qr(payee="thief@okbank"), R.WRONG_PAYEE),
        (bharat_qr(payee=""), R.NO_PAYEE),
        (bharat_qr(t26=None), R.NO_PAYEE),
        (bharat_qr(t26=tlv("00", "A000000999") + tlv("01", SHOP)), R.NO_PAYEE),
        (bharat_qr(t26=tlv("01", SHOP) * 2), R.SEVERAL),
        (bharat_qr(more=tlv("54", "1.00")), R.SEVERAL),
        (bharat_qr(least="1.00"), R.ALTERABLE),
        (bharat_qr(t55="01"), R.ALTERABLE),
        (bharat_qr(t55="02", t56="10.00"), R.ALTERABLE),
        (bharat_qr(t57="5.00"), R.ALTERABLE),
        (bharat_qr(t28=tlv("01", "999999999999")), R.ALTERABLE),
        (bharat_qr(t30=tlv("00", "x") + tlv("01", "thief@okbank")), R.ALTERABLE),
        (bharat_qr(t80=tlv("00", "x")), R.ALTERABLE),
        (bharat_qr(static=True), R.NOT_A_PAYMENT),
        (bharat_qr(t01=None), R.NOT_A_PAYMENT),
        (bharat_qr(t58="US"), R.NOT_A_PAYMENT),
        (bharat_qr().replace("1250.00", "1260.00"), R.NOT_A_PAYMENT),
        (bharat_qr() + "x", R.NOT_A_PAYMENT),
        (bharat_qr()[:-8], R.NOT_A_PAYMENT),
        ("000201", R.NOT_A_PAYMENT),
        ("00020101021226580014A000000677010111", R.NOT_A_PAYMENT),
    ],
)
def test_a_bharat_qr_is_read_with_its_checksum(text: str, reason: QrReason | None) -> None:
    assert seen(text) == (V if reason is None else M, reason)


# Payees that are learnt -----------------------------------------------------------------------------------------------


def test_with_no_payee_set_any_one_is_taken_until_codes_were_paid_and_a_new_one_is_in_doubt() -> None:
    for text in (GOOD, bharat_qr()):
        assert check_code(text, expected()).reading.check is V
        assert check_code(text, expected(paid_payees=frozenset({SHOP}))).reading.check is V
        doubt = check_code(text, expected(paid_payees=frozenset({"other@okbank"})))
        assert (doubt.reading.check, doubt.reading.reason) == (U, R.NEW_PAYEE)
        assert doubt.address is not None
        assert check_code(text, expected(payee=SHOP, paid_payees=frozenset({"other@okbank"}))).reading.check is V


# Pages ----------------------------------------------------------------------------------------------------------------

API = "sandbox.cashfree.com"
PAGE = "https://payments.cashfree.com/links/1"
UNSAFE, ELSEWHERE = R.UNSAFE_ADDRESS, R.OTHER_HOST


@pytest.mark.parametrize(
    ("url", "host", "reason", "asked"),
    [
        (PAGE, API, None, None),
        (f"{PAGE}?am=5.00&cu=INR", API, None, 500),
        (f"{PAGE}?am=6&cu=INR", API, R.WRONG_AMOUNT, 600),
        (f"{PAGE}?am=", API, R.WRONG_AMOUNT, None),
        (f"{PAGE}?am=5.0e0", API, R.WRONG_AMOUNT, None),
        (f"{PAGE}?am=5&cu=USD", API, R.WRONG_CURRENCY, 500),
        (f"{PAGE}?am=5;am=6", API, R.SEVERAL, None),
        (f"{PAGE}?am=5&AM=6", API, R.SEVERAL, 600),
        (f"{PAGE}?am=5&tr=order_2", API, R.WRONG_ORDER, 500),
        (f"{PAGE}?am=5&order_id=2149460581", API, None, 500),
        (f"{PAGE}?am=5&orderId=order_2", API, R.WRONG_ORDER, 500),
        (PAGE.replace("payments", "PAYMENTS"), API, None, None),
        (PAGE.replace("cashfree", "cashfree.evil"), API, ELSEWHERE, None),
        (PAGE.replace("payments.", "evil"), API, ELSEWHERE, None),
        (f"{PAGE}?am=5".replace("cashfree.com", "cashfree.co"), API, ELSEWHERE, 500),
        (PAGE.replace(".com/", ".com:8443/"), API, ELSEWHERE, None),
        (PAGE, HERE, ELSEWHERE, None),
        (PAGE, "", ELSEWHERE, None),
        (PAGE.replace("https", "http"), API, UNSAFE, None),
        (f"http://{HERE}/pay/1?am=5", HERE, None, 500),
        ("http://localhost:8123/pay/1", HERE, None, None),
        ("https://localhost:8123/pay/1", HERE, None, None),
        ("http://127.0.0.1:9/pay/1?am=5", HERE, None, 500),
        ("http://[::1]:9/pay/1", "localhost:9", None, None),
        ("http://127.0.0.1/pay/1", API, UNSAFE, None),
        ("https://pay.mybank.co.in/1", "pay.mybank.co.in", None, None),
        ("https://m.pay.mybank.co.in/1", "pay.mybank.co.in", None, None),
        ("https://evil.co.in/1", "pay.mybank.co.in", ELSEWHERE, None),
        ("https://mybank.co.in/1", "pay.mybank.co.in", ELSEWHERE, None),
        ("https://pay.mybank.co.in:8443/1", "pay.mybank.co.in:8443", None, None),
        ("https://10.0.0.5/1", "10.0.0.5", None, None),
        ("https://99.9.0.5/1", "10.0.0.5", ELSEWHERE, None),
        ("https://9.10.0.0.5/1", "10.0.0.5", UNSAFE, None),
        ("https://2130706433/1", "127.0.0.1", UNSAFE, None),
        ("https://0x7f.1/1", "127.0.0.1", UNSAFE, None),
        ("upi://localhost/pay?am=5", HERE, UNSAFE, None),
        ("ftp://localhost/pay", HERE, UNSAFE, None),
        ("javascript:alert(1)", API, UNSAFE, None),
        ("data:text/html,x", API, UNSAFE, None),
        ("file://localhost/etc/passwd", API, UNSAFE, None),
        ("https:payments.cashfree.com/1", API, UNSAFE, None),
        ("https:/payments.cashfree.com/1", API, UNSAFE, None),
        ("https://asha@payments.cashfree.com/1", API, UNSAFE, None),
        ("https://@payments.cashfree.com/1", API, UNSAFE, None),
        ("https://evil.com\\.cashfree.com/1", API, UNSAFE, None),
        ("https://evil.com%2f.cashfree.com/1", API, UNSAFE, None),
        ("https://payments.cashfree.com./1", API, UNSAFE, None),
        ("https://payments.cashfree.com:/1", API, UNSAFE, None),
        ("https://payments.cashfree.com:99999/1", API, UNSAFE, None),
        ("https:///1", API, UNSAFE, None),
        ("https://[::1", API, UNSAFE, None),
        ("", API, UNSAFE, None),
        (f"{PAGE} ", API, UNSAFE, None),
        (f"{PAGE}\n", API, UNSAFE, None),
        (f"{PAGE}\x7f", API, UNSAFE, None),
        (f"{PAGE}é", API, UNSAFE, None),
        pytest.param(PAGE.ljust(2_000, "x"), API, None, None, id="2000 letters"),
        pytest.param(PAGE.ljust(2_001, "x"), API, UNSAFE, None, id="2001 letters"),
    ],
)
def test_a_page_is_the_services_own_by_its_whole_host(
    url: str, host: str, reason: QrReason | None, asked: int | None
) -> None:
    checked = check_page(url, expected(amount=Money(500), host=host, cf_order_id="2149460581"))
    assert (checked.reading.check, checked.reading.reason) == (V if reason is None else M, reason)
    assert checked.reading.amount == (None if asked is None else Money(asked))
    assert (checked.address is None) == (reason is not None)


def test_a_page_may_be_in_the_currency_of_its_order() -> None:
    of_dollars = expected(amount=Money(500), currency="USD")
    assert check_page(f"{PAGE}?am=5&cu=USD", of_dollars).reading.check is V
    assert check_page(f"{PAGE}?am=5&cu=INR", of_dollars).reading.reason is R.WRONG_CURRENCY


def test_a_page_names_the_order_and_a_upi_link_only_a_reference_of_the_bank() -> None:
    assert seen(f"{GOOD}&tr=of-the-bank") == (V, None)
    assert seen("https://payments.cashfree.com/abc?am=1250.00&tr=order_2") == (M, R.WRONG_ORDER)


@pytest.mark.parametrize(
    ("link", "host", "demo", "reason"),
    [
        ("http://127.0.0.1:8123/cashgram/abc", HERE, True, None),
        ("http://127.0.0.1:8123/cashgram/abc", HERE, False, None),
        ("http://127.0.0.1:9/cashgram/abc", HERE, True, ELSEWHERE),
        ("https://csgr.am/d8ytf95", "payout-api.cashfree.com", False, None),
        ("http://csgr.am/d8ytf95", "payout-gamma.cashfree.com", False, None),
        ("http://csgr.am:81/d8ytf95", "payout-api.cashfree.com", False, UNSAFE),
        ("https://csgr.am/d8ytf95", "127.0.0.1:8123", False, ELSEWHERE),
        ("https://csgr.am/d8ytf95", "127.0.0.1:8123", True, ELSEWHERE),
        ("https://payments.cashfree.com/cashgram/1", "payout-api.cashfree.com", False, None),
        ("https://evil.csgr.am/1", "payout-api.cashfree.com", False, ELSEWHERE),
        ("https://evil.example/c", "payout-api.cashfree.com", False, ELSEWHERE),
        ("http://evil.example/c", "payout-api.cashfree.com", False, UNSAFE),
        ("upi://pay?pa=evil@bank&am=500.00&cu=INR&pn=Refund", "payout-api.cashfree.com", False, R.PAYS_INSTEAD),
        ("UPI://pay?pa=evil@bank", HERE, True, R.PAYS_INSTEAD),
        ("\u2060upi://pay?pa=evil@bank", HERE, True, R.PAYS_INSTEAD),
        ("phonepe://pay?pa=evil@bank", HERE, False, R.PAYS_INSTEAD),
        (bharat_qr(), HERE, False, R.PAYS_INSTEAD),
        *(
            (text, HERE, demo, UNSAFE)
            for text in ("javascript:alert(1)", "file://localhost/etc/passwd")
            for demo in (True, False)
        ),
        ("data:text/html,x", HERE, True, UNSAFE),
        ("csgr.am/abc", "payout-api.cashfree.com", False, UNSAFE),
        ("", HERE, False, UNSAFE),
    ],
)
def test_a_payout_link_is_a_page_of_the_service_and_never_a_payment(
    link: str, host: str, demo: bool, reason: QrReason | None
) -> None:
    checked = check_payout_link(link, expected(host=host, demo=demo))
    assert (checked.reading.reason, checked.address is None) == (reason, reason is not None)


@pytest.mark.parametrize(
    ("text", "taken"),
    [("5f1c0de0-feed", True), ("eyJ0.a_b-c~+/=", True), ("", False), ("a b", False), ("upi://pay?pa=a@b", False)],
)
def test_a_token_is_one_word_and_no_address(text: str, taken: bool) -> None:
    assert (check_token(text) is not None) == taken


# Nothing else makes one -----------------------------------------------------------------------------------------------


def test_only_the_check_creates_a_checked_address() -> None:
    good = code_address(GOOD)
    assert copy.copy(good) == good
    assert SHOP not in repr(good)
    more = (good.amount, good.order_id, good.host, good.demo, good.reading)
    for seal in (None, object(), True):
        with pytest.raises(TypeError):
            CheckedAddress("upi://pay?pa=evil@bank", *more, seal)
        with pytest.raises(TypeError):
            CheckedToken("x", seal)
    with pytest.raises((TypeError, ValueError)):
        dataclasses.replace(good, text="upi://pay?pa=evil@bank")
    with pytest.raises(dataclasses.FrozenInstanceError):
        good.text = "x"  # type: ignore[misc]


def test_no_other_module_makes_one_or_reaches_for_the_seal() -> None:
    makes = [
        module.name
        for module in house()
        for node in module.nodes
        if (isinstance(node, ast.Call) and called(node) in {"CheckedAddress", "CheckedToken"})
        or (isinstance(node, ast.Name | ast.Attribute | ast.alias) and ast.unparse(node).split(".")[-1] == "_SEAL")
    ]
    assert set(makes) == {"paydesk.domain.checked_address"}
    assert Path(checked_address.__file__).is_file()


# Hostile texts --------------------------------------------------------------------------------------------------------


@given(st.integers(0, MAX_PAISE), st.integers(0, MAX_PAISE))
@example(125_000, 125_001)
@example(0, 0)
def test_only_the_very_amount_is_verified(asked: int, ordered: int) -> None:
    for text in (upi(pa=SHOP, am=rupees(asked)), page(am=rupees(asked)), bharat_qr(rupees(asked))):
        check = check_code(text, expected(amount=Money(ordered), host=HERE)).reading.check
        assert check is (V if asked == ordered else M)


HEADS = ["", "upi://pay?", f"{GOOD}&", "http://x/?am=", "https://payments.cashfree.com", "UPI:", "000201", f"{PAGE}?"]


@given(st.sampled_from(HEADS), st.text(max_size=60), st.booleans())
@example(head="http://", tail="[", demo=False)
@example(head="upi://pay?am=", tail="%", demo=True)
@example(head="", tail="\ud800", demo=False)
@example(head="000201", tail="\ud800", demo=False)
def test_no_hostile_text_raises_or_passes_for_something_else(head: str, tail: str, demo: bool) -> None:
    of = expected(demo=demo, host=HERE if demo else "api.cashfree.com")
    for check in (check_code, check_page, check_payout_link):
        assert_sound(check(head + tail, of), of)


def assert_sound(checked: CheckResult, of: ExpectedPayment) -> None:
    reading, address = checked.reading, checked.address
    assert (address is None) == (reading.check is M)
    assert (reading.reason is None) == (reading.check is V)
    if address is None:
        return
    assert address.text.isprintable() or address.text.strip().isprintable()
    assert (address.amount, address.order_id, address.host) == (of.amount, of.order_id, of.host)
    if of.demo:
        assert address.text.startswith((f"http://{HERE}", "http://localhost:8123"))
    if reading.amount is not None:
        assert reading.amount == AMOUNT


@given(st.binary(max_size=80))
def test_no_bytes_of_a_decoder_raise(raw: bytes) -> None:
    check_code("upi://pay?" + raw.decode("latin-1"), expected())
    check_code("0002" + raw.decode("latin-1"), expected())
    check_code(raw.decode("utf-8", "surrogateescape"), expected())


def test_a_claim_holds_what_the_payload_says() -> None:
    claim = claim_of("upi://pay?pa=a%40b&pn=Sharma+Stores&am=5&cu=INR&tr=T1")
    assert claim == QrClaim("INR", "a@b", "Sharma Stores", "T1")
    assert claim_of("ftp://x?am=5") is None
    assert claim_of("HTTPS://x/") == QrClaim()
    assert claim_of("http://[") is None
    assert claim_of("000201") is None
    assert page_address(PAGE).text == PAGE


STATIC = f"upi://pay?pa={SHOP}&pn=Sharma%20Stores&cu=INR&mode=02"


@pytest.mark.parametrize(
    ("text", "result"),
    [
        (STATIC, (V, None)),
        (f"{STATIC}&am=", (V, None)),
        (f"{STATIC}&am=1250.00", (M, R.WRONG_AMOUNT)),
        (f"{STATIC}&mam=1", (M, R.WRONG_AMOUNT)),
        (f"{STATIC}&cu=INR", (M, R.SEVERAL)),
        (f"{STATIC}&tr=order_20261127_0002_k7mpa", (M, R.WRONG_ORDER)),
        (f"{STATIC}&tip=1", (M, R.ALTERABLE)),
        (STATIC.replace("INR", "USD"), (M, R.WRONG_CURRENCY)),
        (STATIC.replace(SHOP, "thief@upi"), (M, R.WRONG_PAYEE)),
        (STATIC.replace(SHOP, "nobody"), (M, R.NO_PAYEE)),
        (STATIC.replace("pay?", "mandate?"), (M, R.NOT_A_PAYMENT)),
        ("https://pay.cashfree.com/terminal/54321", (V, None)),
        ("https://pay.cashfree.com/terminal/54321?amount=5", (M, R.WRONG_AMOUNT)),
        ("https://evil.example/terminal/54321", (M, R.OTHER_HOST)),
        ("paid", (M, R.NOT_A_PAYMENT)),
        ("", (M, R.NOT_A_PAYMENT)),
    ],
)
def test_a_static_code_asks_for_no_amount_and_names_no_order(
    text: str, result: tuple[QrCheck, QrReason | None]
) -> None:
    checked = check_static_code(text, ExpectedPayment(amount=None, order_id="", host="api.cashfree.com", payee=SHOP))
    assert (checked.reading.check, checked.reading.reason) == result
    assert (checked.address is None) == (checked.reading.check is M)
    assert check_static_code(STATIC, expected(demo=True)).reading.reason is R.REAL_MONEY_IN_DEMO
