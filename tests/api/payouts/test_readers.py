"""Readers of payout answers, field by field, and the maximum length of each."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any, Final, cast

import pytest

from paydesk.api.errors import AnswerFault, BadAnswer, ErrorContext
from paydesk.api.payouts import readers
from paydesk.api.payouts.readers import ParsedReply
from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Operation, Outcome, ServiceReply
from paydesk.domain.payout.requests import StatusQuery, Validation
from tests.api.payouts import shapes

ABOUT: Final = ErrorContext("GET", "/payout/v1/x", 200, request_id="req-1")
BY_PHONE: Final = Validation("PD_V_1", phone="9876543210")


def told(operation: Operation, data: dict[str, object]) -> ParsedReply:
    """Return a successful answer with this data."""
    return readers.read_envelope(cast("Json", shapes.envelope(data=data)), ABOUT, operation)


def transfer(**fields: object) -> ParsedReply:
    return told(Operation.TRANSFER_STATUS, {"transfer": {"status": "SUCCESS"} | fields})


def link(**fields: object) -> ParsedReply:
    return told(Operation.CASHGRAM_STATUS, {"cashgramStatus": "ACTIVE"} | fields)


def item(**fields: object) -> ParsedReply:
    return told(Operation.BENEFICIARY_HISTORY, {"transfers": [fields]})


def looked_up(**fields: object) -> ParsedReply:
    return told(Operation.VALIDATE, {"accountStatus": "VALID", "transferToken": "t"} | fields)


TEXTS: Final[dict[str, tuple[int, Callable[[str], str]]]] = {
    "link made": (2_000, lambda s: readers.read_cashgram(told(Operation.CASHGRAM, {"cashgramLink": s})).link),
    "link": (2_000, lambda s: readers.read_cashgram_state(link(cashgramLink=s), "CG-1").link),
    "transferDate": (
        60,
        lambda s: readers.read_history(item(transferDate=s), shapes.HISTORY).transfers[0].transfer_date,
    ),
    "mode": (60, lambda s: readers.read_history(item(mode=s), shapes.HISTORY).transfers[0].raw_mode),
    "status": (60, lambda s: readers.read_history(item(status=s), shapes.HISTORY).transfers[0].raw_status),
    "vpa": (200, lambda s: readers.read_validation(looked_up(vpa=s), BY_PHONE).vpa),
    "token": (4_000, lambda s: readers.read_validation(looked_up(transferToken=s), BY_PHONE).transfer_token),
    "ifsc": (60, lambda s: readers.read_validation(looked_up(ifsc=s), BY_PHONE).ifsc),
}
"""Maximum length of each text, and its reader."""


DEMANDED: Final = {"link made", "token"}
"""The required field of each answer."""


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_is_taken_whole_or_not_at_all(name: str) -> None:
    longest, read = TEXTS[name]
    assert read("x" * longest) == "x" * longest
    if name in DEMANDED:
        with pytest.raises(BadAnswer):
            read("x" * (longest + 1))
    else:
        assert read("x" * (longest + 1)) == ""


def refused(kind: str, code: str, message: str) -> ServiceReply:
    """Read a refusal of a header-authenticated area."""
    value: Json = {"type": kind, "code": code, "message": message}
    return readers.read_plain_answer(value, ABOUT, Operation.VALIDATE_V2).classification.reply


def test_the_words_of_an_answer_are_judged_up_to_a_thousand_signs() -> None:
    for words, taken in (("x " * 499 + "xx", True), ("x " * 499 + "xxx", False)):
        envelope = readers.read_envelope(cast("Json", shapes.envelope(message=words)), ABOUT, Operation.LOAN)
        assert bool(envelope.classification.reply.message) is taken
        assert bool(refused("t", "c", words).message) is taken


def test_a_refusal_by_headers_keeps_its_three_words() -> None:
    said = refused("t" * 60, "c" * 60, "m" * 60)
    assert (said.status, said.sub_code, said.message) == ("t" * 60, "c" * 60, "m" * 60)
    for kind, code in (("t" * 61, "c" * 101), ("", "")):
        said = refused(kind, code, "")
        assert (said.status, said.sub_code) == ("", "")
    assert refused("t", "c" * 100, "").sub_code == "c" * 59 + "…"


def test_a_refusal_is_in_doubt_only_after_a_send_that_was() -> None:
    refusal = cast("Json", shapes.error("400", "Transfer attempt failed at the bank."))
    first = readers.read_envelope(refusal, ABOUT, Operation.DIRECT_TRANSFER)
    again = readers.read_envelope(refusal, ABOUT, Operation.DIRECT_TRANSFER, earlier_unsettled=True)
    assert (first.classification.outcome, again.classification.outcome) == (Outcome.FAILED, Outcome.UNKNOWN)


def test_the_state_of_a_transfer_is_read_from_its_own_fields() -> None:
    found = readers.read_state(transfer(referenceId=8, utr="u1", reason="bank down"), StatusQuery("PD_T_1"))
    assert (found.raw_status, found.reference_id, found.utr, found.reason) == ("SUCCESS", "8", "u1", "bank down")


def test_the_state_of_a_link_is_read_from_its_own_fields_its_reason_masked_and_short() -> None:
    reason = "to 9876543210 " + "x " * 200
    found = readers.read_cashgram_state(link(referenceId=36, cashgramLink="https://c.example/x", reason=reason), "CG-1")
    assert (found.raw_status, found.reference_id, found.link) == ("ACTIVE", "36", "https://c.example/x")
    assert found.reason.startswith("to ••••3210 x x")
    assert len(found.reason) == 200
    state = readers.read_state(transfer(reason=reason), StatusQuery("PD_T_1"))
    assert state.reason == found.reason


@pytest.mark.parametrize(
    ("amount", "ours"),
    [("150.00", True), (150, True), ("", True), (None, True), ("150.01", False), ("-150", False), (10**30, False)],
)
def test_a_state_of_another_amount_is_none_of_ours_also_where_it_can_be_no_amount(amount: object, ours: bool) -> None:
    """FAILED of something else would be sent again."""
    query = StatusQuery("PD_T_1", amounts=(Money(15_000),))
    if ours:
        assert readers.read_state(transfer(amount=amount), query).raw_status == "SUCCESS"
        return
    with pytest.raises(BadAnswer) as caught:
        readers.read_state(transfer(amount=amount), query)
    assert (caught.value.fault, caught.value.field) == (AnswerFault.ANOTHER_ORDER, "amount")


def test_an_internal_transfer_that_names_none_is_ours() -> None:
    assert (
        readers.read_internal_transfer(told(Operation.INTERNAL_TRANSFER, {}), "PD-I-1").classification.outcome
        is Outcome.DONE
    )


def test_what_was_looked_up_by_address_keeps_the_address_as_the_service_writes_it() -> None:
    asked = Validation("PD_V_1", vpa="asha.rao@okbank")
    assert readers.read_validation(looked_up(vpa="Asha.Rao@okbank"), asked).vpa == "Asha.Rao@okbank"
    assert readers.read_validation(looked_up(), asked).vpa == "asha.rao@okbank"
    assert readers.read_validation(looked_up(vpa="asha@okbank"), BY_PHONE).vpa == "asha@okbank"


@pytest.mark.parametrize("name", ["ifscDetails", "ifsc_details"])
def test_the_details_of_a_bank_are_read_by_either_name(name: str) -> None:
    found = readers.read_validation(looked_up(**{name: {"city": "Pune"}}), BY_PHONE)
    assert found.ifsc_details == (("city", "Pune"),)


ANSWERS: Final[list[tuple[Callable[[], Any], str]]] = [
    (lambda: readers.read_balance(told(Operation.BALANCE, {})), "data.availableBalance"),
    (lambda: readers.read_cashgram(told(Operation.CASHGRAM, {})), "data.cashgramLink"),
    (lambda: readers.read_validation(looked_up(transferToken=""), BY_PHONE), "transferToken"),
    (lambda: readers.read_validation(looked_up(vpa="x@y"), shapes.VALIDATION), "vpa"),
]


@pytest.mark.parametrize(("read", "field"), ANSWERS)
def test_an_answer_that_is_none_says_which_field_of_which_call(read: Callable[[], Any], field: str) -> None:
    with pytest.raises(BadAnswer) as caught:
        read()
    assert (caught.value.field, caught.value.request_id, caught.value.operation) == (field, "req-1", "/payout/v1/x")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (True, "yes"),
        (False, "no"),
        (411240002, "411240002"),
        (Decimal("12.50"), "12.50"),
        (Decimal("1E+20"), "1" + "0" * 20),
        (Decimal("1E-7"), "0.0000001"),
        (Decimal("1E+99"), "1" + "0" * 99),
        (Decimal("1E+100"), None),
        (Decimal("1E-99"), "0." + "0" * 98 + "1"),
        (Decimal("1E-100"), None),
        (None, None),
        (["x"], None),
        ({"x": "y"}, None),
        ("a \n b\t c", "a b c"),
        ("x" * 200, "x" * 200),
        ("x" * 201, "x" * 199 + "…"),
        (" " * 999 + "xy", "x"),
    ],
)
def test_each_detail_of_a_bank_is_one_line(value: Json, shown: str | None) -> None:
    assert readers.flatten_details({"name": value}) == (() if shown is None else (("name", shown),))


def test_details_are_at_most_forty_and_their_names_are_lines_too() -> None:
    assert readers.flatten_details({f"n {number}": number for number in range(41)}) == tuple(
        (f"n {number}", str(number)) for number in range(40)
    )
    for value in (True, "v", Decimal("1.5")):
        assert [name for name, _ in readers.flatten_details({"a\nb": value})] == ["a b"]
    assert readers.flatten_details(["x"]) == readers.flatten_details(None) == ()
