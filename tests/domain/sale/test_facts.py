"""Facts: what every constructor gives can be kept as it is, holds no secret, and feeds the fold."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping

import pytest

from paydesk.domain import exact_json
from paydesk.domain.codec import from_data
from paydesk.domain.fact import Fact, PrintOutcome
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import STATIC_MODE, Order, Payment, PaymentMethod, TerminalPayment, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale import fold as sale_fold
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.request import Request, RequestState
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.stored import RequestFailed
from tests.domain.sale.story import START, Story

SECRET = re.compile(r"secret|token|password|passwd|authori[sz]ation|cookie|client_id|session", re.IGNORECASE)
RICH = Order("o1", "2149460581", "ACTIVE", Money(1), "INR", START)
FAILURE = Failure(Problem.SLOW_DOWN, Side.SERVICE, True, 429, "request_failed", "Too many requests", "r1", 2.5)  # noqa: FBT003
TRANSACTION = TerminalTransaction("42887", "QR_CODE", Money(1), "https://pay.example/1", "data:image/png;base64,AA==")


def printed() -> Story:
    """One that was paid, and whose receipt was asked for then."""
    return Story().shown().read("PAID").paid_by("9").say(SaleFactKind.RECEIPT_PRINTED, facts.actor_data("Ravi"))


def constructed() -> list[tuple[str, Mapping[str, object], tuple[SaleFactKind, ...]]]:
    """Return each constructor's name, its data, and the kinds it is for."""
    return [
        (
            "sale_wanted_data",
            facts.sale_wanted_data(
                facts.NewSale(
                    order_id="o1",
                    amount=Money(125_050),
                    method=PaymentMethod.LINK,
                    terminal="54321",
                    created_here=True,
                    add_invoice=True,
                    customer_phone="98••••3210",
                    by="Asha",
                    cf_terminal_id=54321,
                    origin=facts.Origin("h", "k"),
                    order_minutes=15,
                    instead_of="s0",
                    note="red shirt",
                )
            ),
            (SaleFactKind.SALE_WANTED,),
        ),
        ("note_changed_data", facts.note_changed_data("blue bag", "Asha"), (SaleFactKind.NOTE_CHANGED,)),
        (
            "sale_wanted_data",
            facts.sale_wanted_data(
                facts.NewSale(order_id="o1", method=PaymentMethod.QR_CODE, created_here=False, billed=Money(5))
            ),
            (SaleFactKind.SALE_WANTED,),
        ),
        (
            "request_sent_data",
            facts.request_sent_data(key="k1"),
            (SaleFactKind.ORDER_SENT, SaleFactKind.TERMINATE_SENT),
        ),
        (
            "request_sent_data",
            facts.request_sent_data(key="k1", clock_offset_ms=-5, expires_at=START, origin=facts.Origin("h", "k")),
            (SaleFactKind.ORDER_SENT,),
        ),
        (
            "request_sent_data",
            facts.request_sent_data(key="k1", method=PaymentMethod.LINK),
            (SaleFactKind.TRANSACTION_SENT,),
        ),
        (
            "order_answered_data",
            facts.order_answered_data(RICH, request_id="r1", clock_offset_ms=-5, asked_by="Asha"),
            (SaleFactKind.ORDER_ANSWERED, SaleFactKind.STATUS_READ, SaleFactKind.TERMINATE_ANSWERED),
        ),
        ("order_answered_data", facts.order_answered_data(Order("", "", "")), (SaleFactKind.STATUS_READ,)),
        (
            "failure_data",
            facts.failure_data(FAILURE, clock_offset_ms=7),
            (
                SaleFactKind.PAYMENTS_FAILED,
                SaleFactKind.ORDER_FAILED,
                SaleFactKind.READ_FAILED,
                SaleFactKind.TRANSACTION_FAILED,
                SaleFactKind.TERMINATE_FAILED,
            ),
        ),
        ("gave_up_data", facts.gave_up_data(FAILURE), (SaleFactKind.ORDER_FAILED,)),
        (
            "transaction_answered_data",
            facts.transaction_answered_data(TRANSACTION, expires_at=START, request_id="r1"),
            (SaleFactKind.TRANSACTION_ANSWERED,),
        ),
        (
            "transaction_answered_data",
            facts.transaction_answered_data(TerminalTransaction("", ""), expires_at=None),
            (SaleFactKind.TRANSACTION_ANSWERED,),
        ),
        (
            "qr_checked_data",
            facts.qr_checked_data(
                QrReading(QrCheck.VERIFIED, "upi://pay?am=1", Money(100)),
                QrReading(QrCheck.MISMATCH, "https://evil.example", None, QrReason.OTHER_HOST),
                host="h:1",
                demo=True,
            ),
            (SaleFactKind.QR_CHECKED,),
        ),
        (
            "qr_checked_data",
            facts.qr_checked_data(QrReading(QrCheck.MISMATCH, "", None, QrReason.WRONG_AMOUNT)),
            (SaleFactKind.QR_CHECKED,),
        ),
        (
            "payments_read_data",
            facts.payments_read_data(
                [
                    Payment("1", "SUCCESS", Money(1), "upi", "3123"),
                    Payment("2", "FAILED"),
                    Payment("3", "NOT_ATTEMPTED"),
                ]
            ),
            (SaleFactKind.PAYMENTS_READ,),
        ),
        ("payments_read_data", facts.payments_read_data([]), (SaleFactKind.PAYMENTS_READ,)),
        (
            "static_paid_data",
            facts.static_paid_data(
                TerminalPayment("7", "SUCCESS", STATIC_MODE, 54321, Money(4_000), START, "3123"), clock_offset_ms=-5
            ),
            (SaleFactKind.STATIC_PAID,),
        ),
        (
            "actor_data",
            facts.actor_data("Asha"),
            (SaleFactKind.CANCEL_ASKED, SaleFactKind.PUT_ASIDE, SaleFactKind.CLOSED, SaleFactKind.RECEIPT_PRINTED),
        ),
        ("seen_data", facts.seen_data("Asha", given_back=True), (SaleFactKind.SEEN,)),
        ("handed_over_data", facts.handed_over_data("Asha", is_confirmed=True), (SaleFactKind.HANDED_OVER,)),
        ("resumed_data", facts.resumed_data(), (SaleFactKind.RESUMED,)),
        ("qr_wanted_data", facts.qr_wanted_data(PaymentMethod.LINK, "Asha"), (SaleFactKind.QR_WANTED,)),
        ("replaced_data", facts.replaced_data("s2"), (SaleFactKind.REPLACED,)),
        (
            "receipt_ended_data",
            facts.receipt_ended_data(PrintOutcome.NOWHERE, printed().at),
            (SaleFactKind.RECEIPT_ENDED,),
        ),
    ]


NO_DATA = {SaleFactKind.WATCH_ENDED, SaleFactKind.WATCH_RESUMED, SaleFactKind.CLOCK_SET}
NO_CHANGE = {SaleFactKind.PUT_ASIDE, SaleFactKind.STATIC_PAID}
"""Kinds that change nothing of a sale of an order."""
EACH = pytest.mark.parametrize(
    "number", [pytest.param(at, id=f"{each[0]}-{at}") for at, each in enumerate(constructed())]
)

# As it stands in the journals of shops: what is named otherwise is lost to every later Paydesk, and to an older one.
_WANTED = (
    "order_id amount billed method terminal cf_terminal_id made_here add_invoice customer_phone by host keys"
    " order_minutes instead_of records_hand_over"
)
_ORDER = "order_id cf_order_id status amount currency expires_at request_id clock_ahead asked_by"
_FAILED = "problem side known http_status code message request_id retry_after_ms clock_ahead"
_REFUSED = ("slow_down", "service", True, 429, "request_failed", "Too many requests", "r1", 2_500)
_SHOWN = "cf_payment_id method amount payment_url expires_at request_id"
_PAID = {"cf_payment_id": "1", "amount": 1, "group": "upi", "bank_reference": "3123", "completed_at": None}
_CHECKED = "check payload asks_for reason page page_reason host demo"
WRITTEN: list[tuple[str, tuple[object, ...]]] = [
    (
        f"{_WANTED} note",
        (
            "o1",
            125_050,
            None,
            "LINK",
            "54321",
            54321,
            True,
            True,
            "98••••3210",
            "Asha",
            "h",
            "k",
            15,
            "s0",
            True,
            "red shirt",
        ),
    ),
    ("note by", ("blue bag", "Asha")),
    (_WANTED, ("o1", None, 5, "QR_CODE", "", None, False, False, "", "", "", "", 30, "", True)),
    ("key", ("k1",)),
    ("key clock_ahead expires_at host keys", ("k1", -5, START, "h", "k")),
    ("key method", ("k1", "LINK")),
    (_ORDER, ("o1", "2149460581", "ACTIVE", 1, "INR", START, "r1", -5, "Asha")),
    (_ORDER, ("", "", "", None, "INR", None, "", None, "")),
    (_FAILED, (*_REFUSED, 7)),
    (f"{_FAILED} gave_up", (*_REFUSED, None, True)),
    (_SHOWN, ("42887", "QR_CODE", 1, "https://pay.example/1", START, "r1")),
    (_SHOWN, ("", "", None, "", None, "")),
    (_CHECKED, ("verified", "upi://pay?am=1", 100, "", "mismatch", "other_host", "h:1", True)),
    (_CHECKED, ("mismatch", "", None, "wrong_amount", "", "", "", None)),
    ("payments untried pending clock_ahead", ([_PAID], ["3"], 0, None)),
    ("payments untried pending clock_ahead", ([], [], 0, None)),
    ("cf_payment_id amount bank_reference paid_at clock_ahead", ("7", 4_000, "3123", START, -5)),
    ("by", ("Asha",)),
    ("by given_back", ("Asha", True)),
    ("by stated", ("Asha", True)),
    ("records_hand_over", (True,)),
    ("method by", ("LINK", "Asha")),
    ("sale_id", ("s2",)),
    ("became asked_at", ("nowhere", printed().at)),
]


def test_every_kind_has_a_stored_form() -> None:
    assert len(constructed()) == len(WRITTEN), (
        "each entry of constructed() needs its stored form in WRITTEN, in its order"
    )
    for (name, data, _), (names, values) in zip(constructed(), WRITTEN, strict=True):
        assert data == dict(zip(names.split(), values, strict=True)), name


def names_in(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield str(key)
            yield from names_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from names_in(inner)


def test_every_constructor_and_every_kind_is_here() -> None:
    constructors = {
        name
        for name, thing in vars(facts).items()
        if inspect.isfunction(thing) and thing.__module__ == facts.__name__ and not name.startswith("_")
    } - {"dataclass", "to_data"}
    assert {name for name, _, _ in constructed()} == constructors
    assert {kind for _, _, kinds in constructed() for kind in kinds} | NO_DATA == set(SaleFactKind)


def test_every_kind_has_its_place_in_the_fold() -> None:
    assert set(sale_fold._CHANGES) == set(SaleFactKind) - {SaleFactKind.PUT_ASIDE}, "that one is for the story alone"


@EACH
def test_fact_data_is_ready_for_the_journal(number: int) -> None:
    data = constructed()[number][1]
    assert exact_json.decode(exact_json.encode(data)) == data


@EACH
def test_fact_data_holds_no_secret(number: int) -> None:
    data = constructed()[number][1]
    assert [field for field in names_in(data) if SECRET.search(field)] == []
    assert "base64" not in exact_json.encode(data)  # nor a picture: a QR can be drawn again from its payload


@EACH
def test_fact_data_can_be_folded(number: int) -> None:
    _, data, kinds = constructed()[number]
    kept = exact_json.decode(exact_json.encode(data))
    assert isinstance(kept, dict)
    for kind in kinds:
        story = printed()
        fresh, from_disk = (story.sale.with_fact(Fact("s1", story.at + 1, kind.value, d)) for d in (data, kept))  # type: ignore[arg-type]
        assert fresh == from_disk
        assert (fresh != story.sale) is (kind not in NO_CHANGE), f"{kind} changed nothing"


def test_a_failure_comes_back_as_it_was() -> None:
    assert from_data(RequestFailed, facts.failure_data(FAILURE)).failure == FAILURE
    assert from_data(RequestFailed, facts.gave_up_data(FAILURE)).failure == FAILURE


def test_a_failure_nobody_can_read_is_of_unknown_outcome() -> None:
    for data in ({}, {"known": "yes"}, {"known": 1, "problem": "new", "side": 3}):
        failure = from_data(RequestFailed, data).failure  # type: ignore[arg-type]
        assert failure == Failure(Problem.SERVICE_FAULT, Side.SERVICE, outcome_known=False)


def test_a_sale_keeps_everything_that_was_typed() -> None:
    sale = Sale.from_facts([Fact("s1", START, SaleFactKind.SALE_WANTED.value, constructed()[0][1])])  # type: ignore[arg-type]
    assert (sale.order_id, sale.amount, sale.billed, sale.method) == ("o1", Money(125_050), None, PaymentMethod.LINK)
    assert (sale.terminal, sale.cf_terminal_id, sale.host, sale.keys) == ("54321", 54321, "h", "k")
    assert (sale.created_here, sale.add_invoice, sale.customer_phone, sale.by) == (True, True, "98••••3210", "Asha")
    assert (sale.order_minutes, sale.instead_of, sale.started_at) == (15, "s0", START)
    assert (sale.create_state, sale.order, sale.transaction, sale.termination) == (
        RequestState.NOT_SENT,
        Request(),
        Request(),
        Request(),
    )


def test_a_scanned_order_keeps_what_was_typed_beside_it() -> None:
    sale = Sale.from_facts([Fact("s1", START, SaleFactKind.SALE_WANTED.value, constructed()[2][1])])  # type: ignore[arg-type]
    assert (sale.amount, sale.billed, sale.created_here) == (None, Money(5), False)
    assert (sale.order.state, sale.order_minutes, sale.method) == (
        RequestState.IN_FLIGHT,
        30,
        PaymentMethod.QR_CODE,
    )


def test_a_fact_cannot_be_changed() -> None:
    fact = Fact("s1", START, SaleFactKind.SEEN.value, {})
    with pytest.raises(AttributeError):
        fact.at = 0  # type: ignore[misc]
