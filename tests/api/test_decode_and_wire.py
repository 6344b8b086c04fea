"""Reading leniently, and nothing but the tree of errors for whatever a service may say."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from decimal import Decimal
from typing import Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from paydesk.api import wire
from paydesk.api.errors import AnswerFault, BadAnswer, ErrorContext
from paydesk.api.wire import decode_body
from paydesk.domain.clock import to_india
from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from tests.api.shapes import ORDER_ID, a_payment, a_transaction, an_order

ABOUT = ErrorContext("POST", "/orders", 200)


def through_json(value: object) -> Json:
    """As it comes off the wire: decimals, not floats."""
    return decode_body(json.dumps(value).encode(), ABOUT)


def read_or_fault(body: bytes) -> AnswerFault | None:
    """None when the body is a JSON object or array, else what is wrong with it."""
    try:
        decode_body(body, ABOUT)
    except BadAnswer as error:
        return error.fault
    return None


def order(**changes: object) -> Json:
    return through_json(an_order(**changes))


@pytest.mark.parametrize(
    ("given_id", "read"),
    [("2149460581", "2149460581"), (2149460581, "2149460581"), (42.0, "42"), (10**30, str(10**30))],
)
def test_ids_come_as_text_or_number(given_id: object, read: str) -> None:
    assert wire.read_order(order(cf_order_id=given_id), ABOUT).cf_order_id == read


@pytest.mark.parametrize("name", ["order_id", "cf_order_id", "order_status"])
@pytest.mark.parametrize("value", [None, "", "  ", "\0", True, [], {"a": 1}, 1.5, "x" * 300, "absent"])
def test_what_an_order_cannot_do_without_is_named(name: str, value: object) -> None:
    entity = an_order(**{name: value})
    if value == "absent":
        del entity[name]
    with pytest.raises(BadAnswer) as caught:
        wire.read_order(through_json(entity), ABOUT)
    assert (caught.value.fault, caught.value.field) == (AnswerFault.MISSING_FIELD, name)
    assert name in caught.value.message


@pytest.mark.parametrize("name", ["cf_payment_id", "payment_status"])
def test_what_a_payment_cannot_do_without_is_named(name: str) -> None:
    with pytest.raises(BadAnswer) as caught:
        wire.read_payments(through_json([a_payment(), a_payment(**{name: None})]), ABOUT, ORDER_ID)
    assert caught.value.field == f"payments[1].{name}"


def test_a_payment_may_be_silent_about_its_order_and_must_not_name_another() -> None:
    named = wire.read_payments(through_json([a_payment()]), ABOUT, ORDER_ID)
    assert wire.read_payments(through_json([a_payment(order_id=None)]), ABOUT, ORDER_ID) == named
    for value, fault, field in (
        ([a_payment(), a_payment(order_id="PD-9")], AnswerFault.ANOTHER_ORDER, "payments[1].order_id"),
        ([a_payment(), 5], AnswerFault.NOT_EXPECTED_SHAPE, "payments[1]"),
        ({}, AnswerFault.NOT_THE_SERVICE, "payments"),
        ([a_payment(), a_payment(order_id=[ORDER_ID])], AnswerFault.ANOTHER_ORDER, "payments[1].order_id"),
        ([a_payment(), a_payment(order_id=f"{ORDER_ID}\0")], AnswerFault.ANOTHER_ORDER, "payments[1].order_id"),
        ([a_payment(), a_payment(entity="refund")], AnswerFault.NOT_EXPECTED_SHAPE, "payments[1].entity"),
    ):
        with pytest.raises(BadAnswer) as caught:
            wire.read_payments(through_json(value), ABOUT, ORDER_ID)
        assert (caught.value.fault, caught.value.field) == (fault, field)


def test_words_are_short() -> None:
    for length, currency, group in ((60, "x" * 60, "x" * 60), (61, "", "")):
        word = "x" * length
        assert wire.read_order(order(order_currency=word), ABOUT).currency == currency
        (payment,) = wire.read_payments(through_json([a_payment(payment_group=word)]), ABOUT, ORDER_ID)
        assert payment.group == group


@pytest.mark.parametrize("name", sorted(an_order().keys() - {"order_id", "cf_order_id", "order_status"}))
def test_an_order_can_do_without_everything_else(name: str) -> None:
    entity = an_order()
    entity.pop(name, None)
    assert wire.read_order(through_json(entity), ABOUT).raw_status == "ACTIVE"
    assert (wire.read_order(order(**{name: None}), ABOUT).amount is None) is (
        name in {"order_amount", "order_currency"}
    )


@pytest.mark.parametrize(
    ("currency", "told"), [("INR", True), ("inr", False), ("INR\0", False), ("USD", False), ("", False), (None, False)]
)
def test_only_rupees_are_the_amount_of_a_payment(currency: object, told: bool) -> None:
    (payment,) = wire.read_payments(through_json([a_payment(payment_currency=currency)]), ABOUT, ORDER_ID)
    assert (payment.amount is not None) is told


@pytest.mark.parametrize(
    ("given_amount", "read"),
    [
        (1250, Money(125_000)),
        (1250.5, Money(125_050)),
        ("1250.50", Money(125_050)),
        (0.1, Money(10)),
        (12.345, None),
        (-1, None),
        ("12,50", None),
        (True, None),
        ([], None),
        (1e30, None),
    ],
)
def test_a_bad_amount_is_left_out(given_amount: object, read: Money | None) -> None:
    assert wire.read_order(order(order_amount=given_amount), ABOUT).amount == read


@pytest.mark.parametrize(
    ("text", "milliseconds"),
    [
        ("2026-11-20T10:00:00+05:30", 1_795_149_000_000),
        ("2026-11-20T04:30:00Z", 1_795_149_000_000),
        ("2026-11-20T04:30:00.250Z", 1_795_149_000_250),
        ("2026-11-20T10:00:00", None),
        ("2026-11-20", None),
        ("20 Nov 2026", None),
        ("0001-01-01T00:00:00+05:30", None),
        ("9986-12-31T00:00:00Z", 252_991_987_200_000),
        ("9999-12-31T23:59:59Z", None),
        ("9999-12-31T23:59:59-23:59", None),
        ("", None),
    ],
)
def test_times_need_an_offset(text: str, milliseconds: int | None) -> None:
    assert wire.parse_moment(text) == milliseconds


@given(st.datetimes(timezones=st.timezones()))
@example(datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC))
def test_every_time_that_is_read_is_a_day_in_india(moment: datetime) -> None:
    """9999 stands for "never" in many systems: shown in India it was an exception."""
    found = wire.parse_moment(moment.isoformat())
    assert found is None or to_india(found).year < 9999


@pytest.mark.parametrize(
    ("part", "number"),
    [
        ({"number": 7}, 7),
        ({"number": "7"}, 7),
        ({"number": "9" * 18}, 10**18 - 1),
        ({"number": "9" * 19}, None),
        ({"number": "x"}, None),
        ({"number": "७"}, None),
        ({"number": True}, None),
        ({"number": [1]}, None),
        ({}, None),
        (None, None),
        ([], None),
        ("7", None),
    ],
)
def test_a_part_is_read_from_its_own_object(part: object, number: int | None) -> None:
    reader = wire.AnswerReader(through_json({"part": part}), ABOUT, "of")
    assert reader.child("part").whole_number("number") == number


@pytest.mark.parametrize(("read", "longest"), [("identifier", 200), ("text", 500), ("number_text", 60)])
def test_a_text_is_taken_up_to_its_length(read: str, longest: int) -> None:
    reader = wire.AnswerReader({"a": "x" * longest, "b": "x" * (longest + 1)}, ABOUT)
    assert [getattr(reader, read)(name) for name in "abc"] == ["x" * longest, "", ""]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (Decimal("-7.0"), "-7"),
        (Decimal(10) ** 25 - 1, "9" * 25),
        (1 - Decimal(10) ** 25, "-" + "9" * 25),
        (Decimal("1E+25"), ""),
        (Decimal("-1E+25"), ""),
        (Decimal("1.5"), ""),
        (False, ""),
    ],
)
def test_a_number_is_an_id_where_it_is_whole_and_not_without_end(value: Json, text: str) -> None:
    for read in ("identifier", "number_text"):
        assert getattr(wire.AnswerReader({"n": value}, ABOUT), read)("n") == text


def test_a_picture_is_taken_as_it_came_and_an_address_up_to_its_length() -> None:
    reader = wire.AnswerReader({"a": " x\n" * 9_999, "b": None, "c": [1], "d": 5}, ABOUT)
    assert [reader.raw_text(name) for name in "abcde"] == [" x\n" * 9_999, "", "", "", ""]
    for length, taken in ((4_000, 4_000), (4_001, 0)):
        made = wire.read_transaction(through_json(a_transaction(payment_url="x" * length)), ABOUT)
        assert len(made.payment_url) == taken


def test_the_rows_of_a_list_say_where_they_stand() -> None:
    reader = wire.AnswerReader(through_json({"rows": [{"n": 1}, {"n": [2]}], "odd": [{}, 5], "none": {}}), ABOUT)
    assert [row.identifier("n") for row in reader.items("rows")] == ["1", ""]
    assert (reader.value("none"), reader.value("gone")) == ({}, None)
    for name, field in (("odd", "odd[1]"), ("none", "none"), ("gone", "gone")):
        with pytest.raises(BadAnswer) as caught:
            reader.items(name)
        assert (caught.value.fault, caught.value.field) == (AnswerFault.NOT_EXPECTED_SHAPE, field)


def test_a_time_that_is_none_is_left_out() -> None:
    assert wire.read_order(order(order_expiry_time="soon"), ABOUT).expires_at is None


def test_a_lone_surrogate_never_reaches_a_file() -> None:
    body = b'{"order_id":"PD","cf_order_id":"1","order_status":"A\\u0000","order_currency":"\\ud800"}'
    found = wire.read_order(decode_body(body, ABOUT), ABOUT)
    assert found.currency == '"\\ud800"'
    assert found.raw_status == '"A\\x00"'


WORDS_THAT_ARE_NOT_PAID: Final = (
    "PAID\0",
    "PAID\u200b",
    "\u2060PAID",
    " PAID",
    "PAID\n",
    "paid",
    "Paid",
    "P\u0410ID",
    "PAID ",
)


@pytest.mark.parametrize("word", WORDS_THAT_ARE_NOT_PAID)
def test_a_word_is_compared_as_it_came(word: str) -> None:
    """It was cleaned before it was compared: PAID and a sign that nobody sees was PAID."""
    assert wire.read_order(order(order_status=word), ABOUT).status is None
    assert wire.read_order(order(order_status=word), ABOUT).raw_status.isprintable()


ODD: Final[dict[str, tuple[object, ...]]] = {
    "order_amount": (-1250, 1250.0000001, "1e9", "12,50", True, False, [], {"value": 1250.5}),
    "order_currency": (["INR"], 5, True, "I" * 300),
}
OTHERS: Final[dict[str, tuple[object, ...]]] = {
    "order_id": (f"{ORDER_ID}\0", f" {ORDER_ID}", ORDER_ID.lower(), "x" * 300, [ORDER_ID], True),
    "cf_order_id": ("2149460581\u200b", ["2149460581"], True, 2149460582),
    "entity": ("payment", "Order", ["order"], 5),
}


@pytest.mark.parametrize("name", ODD)
def test_an_amount_that_says_something_else_is_not_one_that_says_nothing(name: str) -> None:
    for odd in ODD[name]:
        assert wire.read_order(order(**{name: odd}), ABOUT).has_invalid_amount, odd
    for nothing in (None, ""):
        assert not wire.read_order(order(**{name: nothing}), ABOUT).has_invalid_amount


@pytest.mark.parametrize("name", OTHERS)
def test_an_answer_that_names_something_else_is_about_something_else(name: str) -> None:
    for other in OTHERS[name]:
        with pytest.raises(BadAnswer):
            wire.read_order(order(**{name: other}), ABOUT, ORDER_ID, "2149460581")


@pytest.mark.parametrize("captured", [False, "true", 1, [], {}])
def test_money_that_is_not_captured_has_not_come(captured: object) -> None:
    (payment,) = wire.read_payments(through_json([a_payment(is_captured=captured)]), ABOUT, ORDER_ID)
    assert (payment.succeeded, payment.is_pending) == (False, True)


@pytest.mark.parametrize("deep", [990, 1_500, 50_000])
def test_nesting_of_any_depth_is_read_or_refused(deep: int) -> None:
    body = b'{"x":' * deep + b"1" + b"}" * deep
    assert read_or_fault(body) in {None, AnswerFault.TOO_DEEP}


WORDS = sorted({*an_order(), *a_transaction(), *a_payment(), "cf_terminal_id"})
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(10**25, 10**60)
    | st.decimals(allow_nan=False, allow_infinity=False)
    | st.text()
    | st.text(st.characters(categories=["Cs", "Cc", "Nd", "Lo"]))
    | st.sampled_from([Decimal("1E+999999"), Decimal("1E-999999"), Decimal("-0"), Decimal("1.10"), "sNaN", "1e400"])
    | st.sampled_from(["ACTIVE", "PAID", "2026-11-20T10:00:00+05:30", ORDER_ID, "NaN", "Infinity", "१२"])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS) | st.text(), inner, max_size=4),
    max_leaves=6,
)
CHANGES = st.dictionaries(st.sampled_from(WORDS) | st.text(), VALUES, max_size=8)
NEAR = st.one_of(
    VALUES,
    CHANGES,
    CHANGES.map(lambda changes: an_order(order_amount=Decimal("1250.5")) | changes),
    CHANGES.map(lambda changes: a_transaction(payment_amount=7) | changes),
    st.lists(CHANGES.map(lambda changes: a_payment(payment_amount=7) | changes), max_size=3),
)


@given(NEAR)
def test_no_object_raises_anything_else(value: Json) -> None:
    found: list[object] = []
    reads: list[Callable[[], object]] = [
        lambda: wire.read_order(value, ABOUT, ORDER_ID),
        lambda: wire.read_transaction(value, ABOUT),
        lambda: wire.read_payments(value, ABOUT, ORDER_ID),
    ]
    for read in reads:
        try:
            result = read()
            if not getattr(result, "qrcode", ""):
                str(result).encode()
        except BadAnswer as error:
            found.append(str(error))
    repr(found).encode()


@given(st.binary(max_size=200) | st.text().map(str.encode))
def test_no_body_raises_anything_else(body: bytes) -> None:
    fault = read_or_fault(body)
    try:
        is_json = isinstance(json.loads(body, parse_float=Decimal), dict | list)
    except (ValueError, ArithmeticError):
        is_json = False
    assert (fault is None) is is_json


def test_a_body_that_stops_anywhere_is_cut() -> None:
    text = """{"a": -12.5e+3, "b": [true, false, null], "c": "a \\u20b9 \\" ₹ \\n", "d": {}, "e": [{"f": 1E5}]}"""
    whole = text.encode()
    assert decode_body(whole, ABOUT)
    for length in range(1, len(whole)):
        with pytest.raises(BadAnswer) as caught:
            decode_body(whole[:length], ABOUT)
        assert caught.value.fault is AnswerFault.CUT, whole[:length]
