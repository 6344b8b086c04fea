"""Whatever the sandbox's description says that an operation may refuse is known to the judge, in that operation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.outcome import Operation, Outcome, Reason, ServiceReply
from paydesk.sandbox.payout import call
from paydesk.sandbox.payout.call import DIRECT, INTERNAL, ROWS, PayoutRow, error_row
from paydesk.sandbox.payout.service import (
    NOT_AN_OBJECT,
    NOT_JSON,
    NOT_JSON_TYPE,
    OPERATIONS,
    QUERY_TOO_LONG,
    TOO_LARGE,
    common_rows,
)

ASKED: Final = {
    "/payout/v1/directTransfer": Operation.DIRECT_TRANSFER,
    "/payout/v1.2/directTransfer": Operation.DIRECT_TRANSFER_V1_2,
    "/payout/v1/internalTransfer": Operation.INTERNAL_TRANSFER,
    "/payout/v1.2/internalTransfer": Operation.INTERNAL_TRANSFER,
    "/payout/v1/lend": Operation.LOAN,
    "/payout/v1/createCashgram": Operation.CASHGRAM,
    "/payout/v1/getCashgramStatus": Operation.CASHGRAM_STATUS,
    "/payout/v1/deactivateCashgram": Operation.CASHGRAM_DEACTIVATE,
    "/payout/v1/beneHistory": Operation.BENEFICIARY_HISTORY,
    "/payout/v1/getBalance": Operation.BALANCE,
    "/payout/v1.2/getBalance": Operation.BALANCE,
    "/payout/v1/validatePayout": Operation.VALIDATE,
    "/payout/v1.2/validatePayout": Operation.VALIDATE_V1_2,
}
NEVER_OURS: Final = (TOO_LARGE, QUERY_TOO_LONG, NOT_JSON_TYPE, NOT_JSON, NOT_AN_OBJECT)
"""No request of the program's own is without JSON, or as large as that."""
IN_DOUBT: Final = {"409", "500", "520"}
"""An id that is there already, and a service that does not know: only the state tells."""
ONLY_THE_STATE_TELLS: Final = "Cashgram is {} and cannot be deactivated"


def refusals(operation: call.PayoutOperation) -> Iterator[PayoutRow]:
    """Each refusal that is declared; a broken field's besides."""
    yield from (row for row in (*operation.rows, *common_rows(operation)) if row not in NEVER_OURS)
    areas = (operation.area, DIRECT, INTERNAL)
    for field in operation.request_shape.fields:
        for wrong in (field.if_wrong, *((field.if_missing,) if field.required else ())):
            named = (ROWS[area][wrong] for area in areas if wrong in ROWS.get(area, {}))
            yield next(named) if isinstance(wrong, str) else error_row(*wrong)


CASES: Final = {
    f"{ASKED[path].value}-{said.status}-{said.sub_code}-{said.message[:40]}": (ASKED[path], said)
    for operation in OPERATIONS
    for path in operation.paths
    if path in ASKED
    for said in refusals(operation)
    if said.status in {"ERROR", "FAILURE"} and said.sub_code not in IN_DOUBT and said.message != ONLY_THE_STATE_TELLS
}


@pytest.mark.parametrize(("operation", "said"), CASES.values(), ids=CASES)
def test_a_refusal_is_known_to_have_moved_nothing(operation: Operation, said: PayoutRow) -> None:
    found = classify(ServiceReply(operation, said.status, said.sub_code, said.message, said.http))
    assert found.outcome in {Outcome.FAILED, Outcome.FIX_FIELD, Outcome.NOT_ALLOWED}, found
    assert found.reason is not Reason.UNFORESEEN
    assert bool(found.field) >= (found.outcome is Outcome.FIX_FIELD)


@pytest.mark.parametrize(
    ("operation", "sub_code", "words", "field"),
    [
        (Operation.LOAN, "422", "Beneficiary details not valid.", "beneDetails"),
        (Operation.LOAN, "422", "Invalid transfer mode passed in the request.", "transferMode"),
        (Operation.LOAN, "422", "No Payee Virtual Address associated with the beneficiary.", "vpa"),
        (Operation.LOAN, "422", "beneId should be alphanumeric", "beneId"),
        (Operation.LOAN, "400", "loanId is missing in the request", "loanId"),
        (Operation.LOAN, "422", "serviceCharges should be a list of key and value", "serviceCharges"),
        (Operation.LOAN, "422", "Amount should be credited by tomorrow", ""),
        (Operation.LOAN, "520", "Transfer request triggered. No response from bank.", ""),
        (Operation.INTERNAL_TRANSFER, "422", "amount should be at least 1.0", "amount"),
        (Operation.INTERNAL_TRANSFER, "404", "Recharge account not found", "rechargeAccount"),
        (Operation.BALANCE, "422", "Specified paymentInstrumentId not available.", "paymentInstrumentId"),
    ],
)
def test_a_refusal_points_at_its_field(operation: Operation, sub_code: str, words: str, field: str) -> None:
    found = classify(ServiceReply(operation, "ERROR", sub_code, words, int(sub_code)))
    assert (found.field, found.outcome is Outcome.UNKNOWN) == (field, not field)
