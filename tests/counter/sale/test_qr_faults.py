"""Each QR and link that the sandbox can spoil, as the counter sees it (DESIGN.md, truths 12, 13 and 26)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.counter.context import Configuration
from paydesk.counter.sale.pictures import Pictures, modules_of
from paydesk.domain.failure import Problem
from paydesk.domain.messages import QrPicture
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.sandbox.control.fault_qr import CHANGES
from tests.counter.sale.test_qr_reading import ADDRESS, GOOD, data_uri, png_of
from tests.domain.sale.story import AMOUNT, Story
from tests.helpers.control import Control
from tests.helpers.rig import Rig

TRANSACTIONS = "/pg/terminal/transactions"
V, U, M, N = QrCheck.VERIFIED, QrCheck.UNREADABLE, QrCheck.MISMATCH, QrCheck.NO_IMAGE
R = QrReason
AS_A_QR: dict[str, tuple[QrCheck, QrReason | None]] = {
    "qr_wrong_amount": (M, R.WRONG_AMOUNT),
    "qr_wrong_payee": (M, R.WRONG_PAYEE),
    "qr_wrong_currency": (M, R.WRONG_CURRENCY),
    "qr_wrong_order": (M, R.WRONG_ORDER),
    "qr_upi": (M, R.REAL_MONEY_IN_DEMO),
    "qr_no_amount": (U, R.NO_AMOUNT),
    "qr_two_amounts": (M, R.SEVERAL),
    "qr_two_codes": (M, R.SEVERAL),
    "qr_undecodable": (U, R.NOT_DECODED),
    "qr_huge": (N, R.TOO_LARGE),
    "qr_svg": (N, R.UNSUPPORTED),
    "qr_cut": (N, R.CUT),
    "qr_bad_base64": (N, R.NOT_BASE64),
    "qr_no_prefix": (V, None),
    "qr_missing": (N, R.MISSING),
    "qr_empty": (N, R.MISSING),
    "url_missing": (V, None),
    "timeout_odd": (V, None),
    "timeout_missing": (V, None),
}
AS_A_LINK = AS_A_QR | {name: (U, reason) for name, (check, reason) in AS_A_QR.items() if check is N}
"""A link is drawn from its own address, and is in amber where the picture beside it could not be read."""


def test_every_fault_of_the_sandbox_is_here() -> None:
    assert {*AS_A_QR, "both_missing"} == set(CHANGES)


async def take_broken(rig: Rig, control: Control, fault: str, method: PaymentMethod) -> str:
    shop = replace(rig.config.settings.shop, payee_vpa="sharmastores@paydesk")
    rig.config.settings = Settings(shop=shop)
    control.fault(fault, method="POST", path=TRANSACTIONS)
    return await rig.take(method=method)


@pytest.mark.parametrize("fault", AS_A_QR)
async def test_a_qr_that_is_broken_reaches_the_counter(rig: Rig, control: Control, fault: str) -> None:
    sale_id = await take_broken(rig, control, fault, PaymentMethod.QR_CODE)
    judge(rig, sale_id, fault, AS_A_QR[fault])


@pytest.mark.parametrize("fault", AS_A_LINK)
async def test_a_link_that_is_broken_reaches_the_counter(rig: Rig, control: Control, fault: str) -> None:
    sale_id = await take_broken(rig, control, fault, PaymentMethod.LINK)
    judge(rig, sale_id, fault, AS_A_LINK[fault])


def judge(rig: Rig, sale_id: str, fault: str, expected: tuple[QrCheck, QrReason | None]) -> None:
    """What the counter says of it, and whether anything stands on the screen."""
    sale = rig.sale(sale_id)
    assert sale.qr is not None
    assert (sale.qr.check, sale.qr.reason) == expected
    refused = expected[0] is QrCheck.MISMATCH
    assert (sale.phase is Phase.QR_REFUSED) == refused
    assert rig.verdict(sale_id) is (Verdict.DO_NOT_PAY if refused else Verdict.WAIT)
    drawn = [event for event in rig.events if isinstance(event, QrPicture) and (event.modules or event.image)]
    assert bool(drawn) == (not refused)
    assert (sale.qr_expires_at is None) == fault.startswith("timeout_")


@pytest.mark.waits
async def test_an_answer_with_neither_qr_nor_link_is_asked_for_again(rig: Rig, control: Control) -> None:
    sale_id = await take_broken(rig, control, "both_missing", PaymentMethod.QR_CODE)
    failure = rig.sale(sale_id).transaction.failure
    assert failure is not None
    assert failure.problem is Problem.BAD_ANSWER
    assert rig.verdict(sale_id) is Verdict.UNKNOWN
    control.mend()
    await rig.until_phase(sale_id, Phase.WAITING)


# A payment page's address ---------------------------------------------------------------------------------------------

DRAWN_ORDER = "order_1"
"""The order of the picture GOOD."""
HOST = "api.cashfree.com"
GOOD_URL = "https://payments.cashfree.com/links/abc?am=1250.00&cu=INR"


def read_link(
    url: str, *, qrcode: str = "", demo: bool = False, amount: Money = AMOUNT
) -> tuple[QrCheck, R | None, bool]:
    """What comes of a link: the check, why, and whether anything is drawn."""
    sale = replace(Story().ordered().sale, host=HOST, order_id=DRAWN_ORDER)
    transaction = TerminalTransaction("1", "LINK", amount, url, qrcode)
    seen = Pictures(Configuration(demo=demo)).read_back(sale, PaymentMethod.LINK, transaction)
    return seen.reading.check, seen.reading.reason, bool(seen.modules)


@pytest.mark.parametrize(
    "url",
    [
        "http://payments.cashfree.com/links/abc",
        "javascript:alert(1)",
        "data:text/html,hello",
        "upi://pay?pa=a@b&am=1250.00",
        "https://user@payments.cashfree.com/links/abc",
        "https://payments.cashfree.com/links/a b",
        "https://payments.cashfree.com/links/\u0430bc",
        "https://[oops/",
        "https:///links/abc",
        "http://127.0.0.1:8080/pay/abc",
        "https://payments.cashfree.com/" + "a" * 2_000,
    ],
)
def test_an_address_that_is_not_plain_https_is_refused(url: str) -> None:
    assert read_link(url) == (QrCheck.MISMATCH, R.UNSAFE_ADDRESS, False)


@pytest.mark.parametrize(
    ("url", "check", "reason"),
    [
        (GOOD_URL, U, R.MISSING),  # sound, but no picture beside it says the same
        ("https://payments.cashfree.com/links/abc", U, R.MISSING),
        ("https://payments.cashfree.com/" + "a" * 1_970, U, R.MISSING),
        ("https://cashfree.com.evil.example/links/abc", U, R.OTHER_HOST),
        ("https://evil.example/links/abc?am=1250.00", U, R.OTHER_HOST),
        ("https://payments.cashfree.com/links/abc?am=1250.01", M, R.WRONG_AMOUNT),
        ("https://payments.cashfree.com/links/abc?am=1250.00&cu=USD", M, R.WRONG_CURRENCY),
        ("https://evil.example/links/abc?am=1.00", M, R.WRONG_AMOUNT),
        ("https://payments.cashfree.com/links/abc?am=1250.00&am=1.00", M, R.SEVERAL),
    ],
)
def test_an_address_is_checked_as_a_qr_is(url: str, check: QrCheck, reason: R) -> None:
    assert read_link(url) == (check, reason, check is not QrCheck.MISMATCH)


def test_a_link_beside_a_picture_that_says_the_same_is_verified() -> None:
    assert read_link(GOOD_URL, qrcode=data_uri(GOOD)) == (V, None, True)
    assert read_link("https://evil.example/links/abc", qrcode=data_uri(GOOD)) == (U, R.OTHER_HOST, True)


def test_a_link_whose_transaction_is_for_another_amount_is_refused() -> None:
    assert read_link(GOOD_URL, amount=Money(1)) == (M, R.WRONG_AMOUNT, False)


def test_a_picture_that_is_gone_is_drawn_from_the_address_only_where_that_is_sound() -> None:
    sale = replace(Story().ordered().sale, host=HOST)
    for url, expected in (
        (GOOD_URL, (N, R.MISSING, True)),
        ("http://evil.example/", (M, R.UNSAFE_ADDRESS, False)),
        ("", (N, R.MISSING, False)),
    ):
        transaction = TerminalTransaction("1", "QR_CODE", AMOUNT, url)
        seen = Pictures(Configuration()).read_back(sale, PaymentMethod.QR_CODE, transaction)
        assert (seen.reading.check, seen.reading.reason, bool(seen.modules)) == expected


def test_a_scanned_order_that_names_no_amount_rests_on_its_transaction() -> None:
    sale = replace(Story().wanted(made_here=False).sale, host=HOST, order_id=DRAWN_ORDER)
    pictures = Pictures(Configuration())
    for amount, check, reason in ((None, U, R.NO_AMOUNT), (AMOUNT, V, None), (Money(1), M, R.WRONG_AMOUNT)):
        transaction = TerminalTransaction("1", "QR_CODE", amount, GOOD_URL, data_uri(GOOD))
        reading = pictures.read_back(sale, PaymentMethod.QR_CODE, transaction).reading
        assert (reading.check, reading.reason) == (check, reason)


# Pictures in memory ---------------------------------------------------------------------------------------------------


def test_pictures_are_kept_for_as_long_as_they_may_be_shown() -> None:
    story = Story().shown()
    pictures = Pictures(Configuration(Settings(shop=Shop())))
    transaction = TerminalTransaction("42887", "QR_CODE", AMOUNT, GOOD_URL, data_uri(GOOD))
    seen = pictures.read_back(story.sale, PaymentMethod.QR_CODE, transaction)
    first = pictures.put(story.sale, seen)
    assert first == QrPicture("s1", 1, seen.modules, seen.image)
    assert pictures.of(story.sale) is first
    newer = replace(story.sale, attempt=2)
    assert pictures.of(newer) == QrPicture("s1", 2, modules_of("upi://pay?am=1250"))  # from its payload
    pictures.forget("s1")
    pictures.forget("s1")
    assert pictures.of(story.sale) == QrPicture("s1", 1, modules_of("upi://pay?am=1250"))
    cancelled = Story().shown().cancel_asked().sale
    pictures.put(story.sale, seen)
    assert pictures.of(cancelled) is None
    assert "s1" not in pictures._known
    assert pictures.put(cancelled, seen) is None
    pictures.put(story.sale, seen)
    assert pictures.put(cancelled, seen) is None
    assert "s1" not in pictures._known


@pytest.mark.parametrize(
    ("method", "payload", "url", "drawn"),
    [
        (PaymentMethod.LINK, "upi://pay?am=1250", GOOD_URL, GOOD_URL),
        (PaymentMethod.LINK, "upi://pay?am=1250", "", ""),
        (PaymentMethod.QR_CODE, "upi://pay?am=1250", GOOD_URL, "upi://pay?am=1250"),
        (PaymentMethod.QR_CODE, "", GOOD_URL, GOOD_URL),
        (PaymentMethod.QR_CODE, "", "", ""),
    ],
)
def test_after_a_restart_it_is_drawn_from_what_it_said(
    method: PaymentMethod, payload: str, url: str, drawn: str
) -> None:
    sale = Story().shown().sale
    assert sale.qr is not None
    sale = replace(sale, method=method, payment_url=url, qr=replace(sale.qr, payload=payload))
    expected = QrPicture("s1", 1, modules_of(drawn)) if drawn else None
    assert Pictures(Configuration()).of(sale) == expected
    assert Pictures(Configuration()).of(replace(sale, qr=None)) is None


def test_a_picture_that_asks_for_something_else_is_refused_however_sound_the_address_beside_it() -> None:
    sale = replace(Story().ordered().sale, host=HOST, order_id=DRAWN_ORDER)
    other = data_uri(png_of(ADDRESS.format(am="1.00", cu="INR")))
    transaction = TerminalTransaction("1", "QR_CODE", AMOUNT, GOOD_URL, other)
    seen = Pictures(Configuration()).read_back(sale, PaymentMethod.QR_CODE, transaction)
    assert (seen.reading.check, seen.reading.reason, seen.modules) == (M, R.WRONG_AMOUNT, ())


def test_a_transaction_that_names_no_amount_rests_on_its_order_and_one_that_names_another_says_which() -> None:
    sale = replace(Story().ordered().sale, host=HOST, order_id=DRAWN_ORDER)
    pictures = Pictures(Configuration())
    for amount, check, said in ((None, V, AMOUNT), (Money(100), M, Money(100))):
        transaction = TerminalTransaction("1", "QR_CODE", amount, GOOD_URL, data_uri(GOOD))
        reading = pictures.read_back(sale, PaymentMethod.QR_CODE, transaction).reading
        assert (reading.check, reading.amount) == (check, said)


def test_the_address_is_held_against_the_orders_own_currency() -> None:
    sale = replace(Story().ordered().sale, host=HOST, order_id=DRAWN_ORDER, currency="USD")
    dollars = "https://payments.cashfree.com/links/abc?am=1250.00&cu=USD"
    transaction = TerminalTransaction("1", "LINK", AMOUNT, dollars)
    assert Pictures(Configuration()).read_back(sale, PaymentMethod.LINK, transaction).reading.check is U


def test_in_the_demo_a_qr_that_moves_real_money_is_refused() -> None:
    upi = "upi://pay?pa=shop@bank&am=1250.00&cu=INR"
    sale = replace(Story().ordered().sale, host=HOST, order_id=DRAWN_ORDER)
    transaction = TerminalTransaction("1", "QR_CODE", AMOUNT, GOOD_URL, data_uri(png_of(upi)))
    for demo, expected in ((True, R.REAL_MONEY_IN_DEMO), (False, None)):
        seen = Pictures(Configuration(demo=demo)).read_back(sale, PaymentMethod.QR_CODE, transaction)
        assert seen.reading.reason is expected


def test_a_refused_qr_is_not_drawn_again_after_a_restart() -> None:
    refused = replace(Story().shown().sale, qr=QrReading(M, "upi://pay?am=1", reason=R.WRONG_AMOUNT))
    assert Pictures(Configuration()).of(refused) is None
