"""Each QR and link that the sandbox can spoil, as the counter sees it, over HTTP."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image

from paydesk.counter.context import Configuration
from paydesk.counter.sale.pictures import QrPictures, create_modules
from paydesk.domain.failure import Problem
from paydesk.domain.messages import QrPicture
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.sandbox.control.fault_qr import CHANGES
from tests.counter.sale.test_qr_reading import ADDRESS, GOOD, data_uri, png_of
from tests.domain.sale.story import AMOUNT, Story
from tests.helpers.addresses import code_address, page_address
from tests.helpers.control import Control
from tests.helpers.sale_rig import SaleRig

TRANSACTIONS = "/pg/terminal/transactions"
V, U, M, N = QrCheck.VERIFIED, QrCheck.UNREADABLE, QrCheck.MISMATCH, QrCheck.NO_IMAGE
R = QrReason
AS_A_QR: dict[str, tuple[QrCheck, QrReason | None]] = {
    "qr_wrong_amount": (M, R.WRONG_AMOUNT),
    "qr_wrong_payee": (M, R.WRONG_PAYEE),
    "qr_wrong_currency": (M, R.WRONG_CURRENCY),
    "qr_wrong_order": (M, R.WRONG_ORDER),
    "qr_upi": (M, R.REAL_MONEY_IN_DEMO),
    "qr_no_amount": (V, None),
    "qr_two_amounts": (M, R.SEVERAL),
    "qr_two_codes": (M, R.SEVERAL),
    "qr_undecodable": (U, R.NOT_DECODED),
    "qr_huge": (N, R.TOO_LARGE),
    "qr_svg": (N, R.UNSUPPORTED),
    "qr_cut": (N, R.CUT),
    "qr_bad_base64": (N, R.NOT_BASE64),
    "qr_no_prefix": (V, None),
    "qr_text": (M, R.REAL_MONEY_IN_DEMO),
    "url_text": (V, None),
    "qr_missing": (N, R.MISSING),
    "qr_empty": (N, R.MISSING),
    "url_missing": (V, None),
    "timeout_odd": (V, None),
    "timeout_missing": (V, None),
}
AS_A_LINK = AS_A_QR | {name: (U, reason) for name, (check, reason) in AS_A_QR.items() if check is N}
AS_A_LINK["url_text"] = (M, R.REAL_MONEY_IN_DEMO)
"""A link is drawn from its own address, and is in amber where the picture beside it could not be read."""


def test_every_fault_of_the_sandbox_is_here() -> None:
    assert {*AS_A_QR, "both_missing"} == set(CHANGES)


async def take_broken(rig: SaleRig, control: Control, fault: str, method: PaymentMethod) -> str:
    shop = replace(rig.config.settings.shop, payee_vpa="sharmastores@paydesk")
    rig.config.settings = Settings(shop=shop)
    control.fault(fault, method="POST", path=TRANSACTIONS)
    return await rig.take(method=method)


@pytest.mark.parametrize("fault", AS_A_QR)
async def test_a_qr_that_is_broken_reaches_the_counter(rig: SaleRig, control: Control, fault: str) -> None:
    sale_id = await take_broken(rig, control, fault, PaymentMethod.QR_CODE)
    judge(rig, sale_id, fault, AS_A_QR[fault])


@pytest.mark.parametrize("fault", AS_A_LINK)
async def test_a_link_that_is_broken_reaches_the_counter(rig: SaleRig, control: Control, fault: str) -> None:
    sale_id = await take_broken(rig, control, fault, PaymentMethod.LINK)
    judge(rig, sale_id, fault, AS_A_LINK[fault])


def judge(rig: SaleRig, sale_id: str, fault: str, expected: tuple[QrCheck, QrReason | None]) -> None:
    """Check what the counter says of it, and whether anything is on the screen."""
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
async def test_an_answer_with_neither_qr_nor_link_is_asked_for_again(rig: SaleRig, control: Control) -> None:
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
HOST = "127.0.0.1:8000"
"""The service of that picture: a test service on this PC, whose pages are http."""
GOOD_URL = "http://127.0.0.1:8000/links/abc?am=1250.00&cu=INR"
API = "api.cashfree.com"


def sale_at(host: str = HOST, **more: object) -> Sale:
    return replace(Story().ordered().sale, host=host, order_id=DRAWN_ORDER, **more)  # type: ignore[arg-type]


def read_link(
    url: str, *, host: str = HOST, qrcode: str = "", demo: bool = False, amount: Money = AMOUNT
) -> tuple[QrCheck, R | None, bool]:
    """Return check, reason, and whether anything is drawn, of a link."""
    transaction = TerminalTransaction("1", "LINK", amount, url, qrcode)
    seen = QrPictures(Configuration(demo=demo)).read_back(sale_at(host), PaymentMethod.LINK, transaction)
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
    assert read_link(url, host=API) == (M, R.UNSAFE_ADDRESS, False)


@pytest.mark.parametrize(
    ("url", "check", "reason"),
    [
        ("https://payments.cashfree.com/links/abc?am=1250.00&cu=INR", U, R.MISSING),  # no picture says the same
        ("https://payments.cashfree.com/links/abc", U, R.MISSING),
        ("https://payments.cashfree.com/" + "a" * 1_970, U, R.MISSING),
        ("https://cashfree.com.evil.example/links/abc", M, R.OTHER_HOST),
        ("https://evil.example/links/abc?am=1250.00", M, R.OTHER_HOST),
        ("https://payments.cashfree.com/links/abc?am=1250.01", M, R.WRONG_AMOUNT),
        ("https://payments.cashfree.com/links/abc?am=1250.00&cu=USD", M, R.WRONG_CURRENCY),
        ("https://payments.cashfree.com/links/abc?am=1250.00&tr=other", M, R.WRONG_ORDER),
        ("https://evil.example/links/abc?am=1.00", M, R.WRONG_AMOUNT),
        ("https://payments.cashfree.com/links/abc?am=1250.00&am=1.00", M, R.SEVERAL),
    ],
)
def test_an_address_is_checked_as_a_qr_is(url: str, check: QrCheck, reason: R) -> None:
    assert read_link(url, host=API) == (check, reason, check is not M)


def test_a_link_beside_a_picture_that_says_the_same_is_verified() -> None:
    assert read_link(GOOD_URL, qrcode=data_uri(GOOD)) == (V, None, True)
    assert read_link("https://evil.example/links/abc", qrcode=data_uri(GOOD)) == (M, R.OTHER_HOST, False)
    assert read_link(f"{GOOD_URL}&tr=other", qrcode=data_uri(GOOD)) == (M, R.WRONG_ORDER, False)


def test_a_link_whose_transaction_is_for_another_amount_is_refused() -> None:
    assert read_link(GOOD_URL, amount=Money(1)) == (M, R.WRONG_AMOUNT, False)


def _grey() -> bytes:
    """Return a picture without a code."""
    out = io.BytesIO()
    Image.new("L", (200, 200), 200).save(out, "PNG")
    return out.getvalue()


GREY = data_uri(_grey())


@pytest.mark.parametrize(
    ("qrcode", "url", "expected"),
    [
        ("", GOOD_URL, (N, R.MISSING, True)),
        ("", "http://evil.example/", (M, R.UNSAFE_ADDRESS, False)),
        ("", "https://evil.example/", (M, R.OTHER_HOST, False)),
        ("", "", (N, R.MISSING, False)),
        (GREY, GOOD_URL, (U, R.NOT_DECODED, False)),  # the picture as it came
        (GREY, "", (U, R.NOT_DECODED, False)),
        (GREY, "upi://pay?pa=evil@bank&am=1.00&cu=INR", (M, R.UNSAFE_ADDRESS, False)),
        (GREY, "https://evil.example/", (M, R.OTHER_HOST, False)),
        (data_uri(GOOD), "upi://pay?pa=evil@bank&am=1.00&cu=INR", (V, None, True)),  # it is not used
    ],
)
def test_the_address_beside_a_picture_is_used_only_where_both_allow_it(
    qrcode: str, url: str, expected: tuple[QrCheck, R | None, bool]
) -> None:
    transaction = TerminalTransaction("1", "QR_CODE", AMOUNT, url, qrcode)
    seen = QrPictures(Configuration()).read_back(sale_at(), PaymentMethod.QR_CODE, transaction)
    assert (seen.reading.check, seen.reading.reason, bool(seen.modules)) == expected


def test_a_scanned_order_that_names_no_amount_rests_on_its_transaction() -> None:
    sale = replace(Story().wanted(created_here=False).sale, host=HOST, order_id=DRAWN_ORDER)
    pictures = QrPictures(Configuration())
    for amount, check, reason in ((None, U, R.NO_AMOUNT), (AMOUNT, V, None), (Money(1), M, R.WRONG_AMOUNT)):
        transaction = TerminalTransaction("1", "QR_CODE", amount, GOOD_URL, data_uri(GOOD))
        reading = pictures.read_back(sale, PaymentMethod.QR_CODE, transaction).reading
        assert (reading.check, reading.reason) == (check, reason)


def test_a_sale_that_does_not_know_its_service_yet_is_checked_for_the_one_that_answered() -> None:
    transaction = TerminalTransaction("1", "QR_CODE", AMOUNT, GOOD_URL, data_uri(GOOD))
    pictures = QrPictures(Configuration())
    assert pictures.read_back(sale_at(""), PaymentMethod.QR_CODE, transaction).reading.check is M
    seen = pictures.read_back(sale_at(""), PaymentMethod.QR_CODE, transaction, HOST)
    assert (seen.reading.check, seen.host) == (V, HOST)


# Pictures in memory ---------------------------------------------------------------------------------------------------

UPI = "upi://pay?pa=shop@okbank&am=1250"


def shown(payload: str = UPI, check: QrCheck = V, *, url: str = "", method: PaymentMethod | None = None) -> Sale:
    """Return a sale whose code was checked, from its facts."""
    sale = replace(Story().shown().sale, host=HOST, payment_url=url, method=method or PaymentMethod.QR_CODE)
    return replace(sale, qr=QrReading(check, payload, AMOUNT), checked_host=HOST, checked_demo=False)


def test_pictures_are_kept_until_their_sale_is_over() -> None:
    pictures = QrPictures(Configuration(Settings(shop=Shop())))
    transaction = TerminalTransaction("42887", "QR_CODE", AMOUNT, GOOD_URL, data_uri(GOOD))
    sale = replace(shown(), order_id=DRAWN_ORDER)
    seen = pictures.read_back(sale, PaymentMethod.QR_CODE, transaction)
    first = pictures.store(sale, seen)
    assert first == QrPicture("s1", 1, seen.modules, seen.image)
    assert pictures.get(replace(sale, raw_status="PROCESSING")) is None, "nothing is shown now"
    assert pictures.get(sale) == first, "and it is not gone"
    drawn = create_modules(code_address(UPI))
    assert pictures.get(replace(sale, attempt=2)) == QrPicture("s1", 2, drawn), "of another attempt: from what it said"
    pictures.forget("s1")
    pictures.forget("s1")
    assert pictures.get(sale) == QrPicture("s1", 1, drawn)
    cancelled = Story().shown().cancel_asked().sale
    assert pictures.store(cancelled, seen) is None


@pytest.mark.parametrize(
    ("method", "payload", "check", "url", "drawn"),
    [
        (PaymentMethod.LINK, GOOD_URL, V, GOOD_URL, GOOD_URL),
        (PaymentMethod.LINK, UPI, V, "", ""),
        (PaymentMethod.LINK, "", V, "upi://pay?pa=evil@bank&am=1.00", ""),
        (PaymentMethod.QR_CODE, UPI, V, GOOD_URL, UPI),
        (PaymentMethod.QR_CODE, "", N, GOOD_URL, GOOD_URL),
        (PaymentMethod.QR_CODE, "", N, "upi://pay?pa=evil@bank&am=1.00", ""),
        (PaymentMethod.QR_CODE, "", N, "https://evil.example/", ""),
        (PaymentMethod.QR_CODE, "", U, GOOD_URL, ""),  # a picture in which nothing was found: nobody knows what it said
        (PaymentMethod.QR_CODE, "", U, "upi://pay?pa=evil@bank&am=1.00", ""),
        (PaymentMethod.QR_CODE, "", N, "", ""),
        # what an older Paydesk called verified
        (PaymentMethod.QR_CODE, "upi://pay?am=1250", V, "", ""),
        (PaymentMethod.QR_CODE, "upi://mandate?pa=shop@okbank&am=1250&recur=MONTHLY", V, "", ""),
        (PaymentMethod.QR_CODE, "https://evil.example/pay?am=1250.00", V, "", ""),
    ],
)
def test_after_a_restart_it_is_drawn_from_what_it_said_checked_anew(
    method: PaymentMethod, payload: str, check: QrCheck, url: str, drawn: str
) -> None:
    sale = shown(payload, check, url=url, method=method)
    address = None if not drawn else code_address(drawn) if drawn == UPI else page_address(drawn)
    expected = QrPicture("s1", 1, create_modules(address) if address is not None else ())
    pictures = QrPictures(Configuration())
    assert pictures.get(sale) == expected
    assert pictures.get(replace(sale, qr=None)) == QrPicture("s1", 1)
    assert pictures.get(replace(sale, page_check=M, payment_url=url)).modules == (  # type: ignore[union-attr]
        expected.modules if drawn == UPI else ()
    ), "an address that was refused stays so"


def test_in_a_demo_and_where_nobody_kept_whether_it_was_one_no_payable_code_is_drawn_again() -> None:
    for demo in (True, None):
        assert QrPictures(Configuration()).get(replace(shown(), checked_demo=demo)) == QrPicture("s1", 1)


def test_a_payee_that_was_set_since_is_compared_after_a_restart() -> None:
    for payee, drawn in (("shop@okbank", True), ("another@okbank", False)):
        picture = QrPictures(Configuration(Settings(shop=Shop(payee_vpa=payee)))).get(shown())
        assert picture is not None
        assert bool(picture.modules) == drawn


def test_a_picture_that_asks_for_something_else_is_refused_however_sound_the_address_beside_it() -> None:
    other = data_uri(png_of(ADDRESS.format(am="1.00", cu="INR")))
    transaction = TerminalTransaction("1", "QR_CODE", AMOUNT, GOOD_URL, other)
    seen = QrPictures(Configuration()).read_back(sale_at(), PaymentMethod.QR_CODE, transaction)
    assert (seen.reading.check, seen.reading.reason, seen.modules) == (M, R.WRONG_AMOUNT, ())


def test_a_transaction_that_names_no_amount_rests_on_its_order_and_one_that_names_another_says_which() -> None:
    pictures = QrPictures(Configuration())
    for amount, check, said in ((None, V, AMOUNT), (Money(100), M, Money(100))):
        transaction = TerminalTransaction("1", "QR_CODE", amount, GOOD_URL, data_uri(GOOD))
        reading = pictures.read_back(sale_at(), PaymentMethod.QR_CODE, transaction).reading
        assert (reading.check, reading.amount) == (check, said)


def test_the_address_is_held_against_the_orders_own_currency() -> None:
    sale = sale_at(currency="USD")
    transaction = TerminalTransaction("1", "LINK", AMOUNT, GOOD_URL.replace("INR", "USD"))
    assert QrPictures(Configuration()).read_back(sale, PaymentMethod.LINK, transaction).reading.check is U


def test_in_the_demo_a_qr_that_moves_real_money_is_refused() -> None:
    upi = "upi://pay?pa=shop@bank&am=1250.00&cu=INR"
    transaction = TerminalTransaction("1", "QR_CODE", AMOUNT, GOOD_URL, data_uri(png_of(upi)))
    for demo, expected in ((True, R.REAL_MONEY_IN_DEMO), (False, None)):
        seen = QrPictures(Configuration(demo=demo)).read_back(sale_at(), PaymentMethod.QR_CODE, transaction)
        assert seen.reading.reason is expected


def test_a_refused_qr_is_not_drawn_again_after_a_restart() -> None:
    refused = replace(Story().shown().sale, qr=QrReading(M, "upi://pay?am=1", reason=R.WRONG_AMOUNT))
    assert QrPictures(Configuration()).get(refused) is None
