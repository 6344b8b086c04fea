"""A fuzz of every reader of the payout side: random JSON near the real shapes raises nothing but the tree.

One example is a handful of random changes; each is a case for every reader, on the shape that reader knows. The short
form has 5,000 cases, the full form (PAYDESK_FULL=1) 100,000.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paydesk.api import identity
from paydesk.api.errors import AnswerFault, BadAnswer, ErrorContext, ServiceError
from paydesk.api.payouts import readers
from paydesk.api.payouts.errors import ACCEPTED_OUTCOMES, classify_error, error_for
from paydesk.api.payouts.readers import ParsedReply
from paydesk.domain.exact_json import Json, encode
from paydesk.domain.payout.answers import ValidationResult
from paydesk.domain.payout.outcome import Operation, Outcome
from paydesk.domain.payout.requests import StatusQuery
from tests.api.payouts import shapes
from tests.conftest import FULL

ABOUT: Final = ErrorContext("POST", "/payout/v1/x", 200)
CASES: Final = 100_000 if FULL else 5_000

Read = Callable[[ParsedReply], object]
ENVELOPES: Final[list[tuple[Operation, dict[str, object], Read]]] = [
    (Operation.AUTHORIZE, shapes.a_token(), lambda told: (told.data.text("token"), told.data.whole_number("expiry"))),
    (
        Operation.DIRECT_TRANSFER,
        shapes.a_transfer(),
        readers.read_transfer,
    ),
    (Operation.LOAN, shapes.a_transfer(), readers.read_transfer),
    (Operation.TRANSFER_STATUS, shapes.a_state(), lambda told: readers.read_state(told, StatusQuery("PD_T_1"))),
    (
        Operation.INTERNAL_TRANSFER,
        shapes.envelope(data={"transferId": "PD-I-1"}),
        lambda told: readers.read_internal_transfer(told, "PD-I-1"),
    ),
    (
        Operation.BALANCE,
        shapes.envelope(data={"balance": "2126.94", "availableBalance": "2000.5"}),
        readers.read_balance,
    ),
    (
        Operation.CASHGRAM,
        shapes.envelope(data={"referenceId": 36, "cashgramLink": "http://c.example/x"}),
        readers.read_cashgram,
    ),
    (
        Operation.CASHGRAM_STATUS,
        shapes.envelope(data={"cashgramStatus": "ACTIVE", "cashgramId": "CG-1", "reason": "x"}),
        lambda told: readers.read_cashgram_state(told, "CG-1"),
    ),
    (
        Operation.BENEFICIARY_HISTORY,
        shapes.a_page(shapes.an_item()),
        lambda told: readers.read_history(told, shapes.HISTORY),
    ),
    (Operation.VALIDATE, shapes.a_validation(), lambda told: readers.read_validation(told, shapes.VALIDATION)),
]
PLAIN: Final[list[tuple[Operation, dict[str, object], Read]]] = [
    (
        Operation.VALIDATE_V2,
        shapes.a_validation_v2(),
        lambda told: readers.read_validation_v2(told, shapes.VALIDATION),
    ),
    (
        Operation.OAUTH_TOKEN,
        {"verification_id": "V-1", "reference_id": 1, "expiry": "2026-11-20T05:30:00Z", "access_token": "t"},
        identity.read_token,
    ),
]
READERS: Final = len(ENVELOPES) + len(PLAIN)

TOP: Final = [
    "status",
    "subCode",
    "message",
    "data",
    "type",
    "code",
    "account_status",
    "transfer_token",
    "ifsc_details",
]
STATE: Final = frozenset(
    {
        *("transferId", "referenceId", "bankAccount", "ifsc", "vpa", "beneId", "amount", "status", "utr", "addedOn"),
        *("processedOn", "transferMode", "acknowledged", "reason", "phone", "paymentInstrumentId"),
    }
)
"""Fields of `data.transfer` (docs/service.md#read-a-transfer)."""
WORDS: Final = sorted(
    {*TOP, *STATE, "transfer", "transfers", "balance", "transferToken", "accountStatus", "nameAtBank", "token"}
    | {"expiry", "availableBalance", "cashgramStatus", "cashgramLink", "cashgramId", "access_token", "session_id"}
)
SCALARS: Final = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(10**25, 10**60)
    | st.decimals(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12)
    | st.text(st.characters(categories=["Cs", "Cc", "Nd", "Lo"]), max_size=6)
    | st.sampled_from([Decimal("1E+999999"), Decimal("1E-999999"), Decimal("-0"), Decimal("1.10"), 10**4_000])
    | st.sampled_from(["SUCCESS", "PENDING", "ERROR", "FAILURE", "200", "201", "403", "409", "412", "422", "520", 200])
    | st.sampled_from(["Token is not valid", "x" * 5_000, "2026-11-20T10:00:00+05:30", "VALID", "PD_T_1", "Rs. 1E9"])
)
VALUES: Final = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=5,
)
CHANGES: Final = st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=5), VALUES, max_size=5)
STATUSES: Final = st.sampled_from([200, 200, 200, 201, 302, 400, 401, 403, 404, 409, 422, 429, 500, 520, 599])


def changed(shape: Mapping[str, object], top: dict[str, Json], inner: dict[str, Json]) -> dict[str, Json]:
    """Return the shape with fields changed at the top, in `data` and in what `data` holds."""
    value: dict[str, object] = dict(shape) | dict(top)
    data = value.get("data")
    if isinstance(data, dict):
        data = data | inner
        if isinstance(data.get("transfer"), dict):
            data["transfer"] = data["transfer"] | inner
        if isinstance(data.get("transfers"), list):
            data["transfers"] = [one | inner if isinstance(one, dict) else one for one in data["transfers"]]
        value["data"] = data
    return value  # type: ignore[return-value]


def outcome_of(operation: Operation, value: Json, about: ErrorContext, read: Read) -> Outcome:
    """Return the client's outcome for an answer: the same steps as a call, without the network."""
    try:
        told = readers.read_envelope(value, about, operation)
        if told.classification.outcome not in ACCEPTED_OUTCOMES:
            raise error_for(told.classification, about)
        found = read(told)
        repr(found).encode()
    except ServiceError as error:
        if error.classification is None:
            classify_error(error, operation)
        repr((error, error.failure, error.classification)).encode()
        judgement = error.classification
    else:
        judgement = told.classification
    assert judgement is not None
    return judgement.outcome


@pytest.mark.long
@pytest.mark.timeout(1_800)  # the full form
@settings(max_examples=-(-CASES // READERS))
@given(CHANGES, CHANGES, STATUSES, VALUES)
def test_no_reader_raises_anything_else(
    top: dict[str, Json], inner: dict[str, Json], status: int, instead: Json
) -> None:
    about = ErrorContext("POST", "/payout/v1/x", status)
    for operation, shape, read in ENVELOPES:
        outcome = outcome_of(operation, changed(shape, top, inner), about, read)
        if status >= 300 and operation is not Operation.AUTHORIZE:
            assert outcome not in {Outcome.DONE, Outcome.SCHEDULED}
        if not isinstance(instead, dict):
            assert outcome_of(operation, instead, about, read) not in ACCEPTED_OUTCOMES
    for operation, shape, plain in PLAIN:
        value = changed(dict(shape), top, inner)
        try:
            found = plain(readers.read_plain_answer(value, about, operation))
            repr(found).encode()
        except BadAnswer as error:
            str(error).encode()


def test_the_shapes_themselves_are_read() -> None:
    """A fuzz of shapes that no reader takes would show nothing."""
    for operation, shape, read in ENVELOPES:
        value = changed(shape, {}, {})
        assert outcome_of(operation, value, ABOUT, read) is Outcome.DONE, operation
        assert encode(value)
    for operation, shape, plain in PLAIN:
        value = changed(shape, {}, {})
        told = readers.read_plain_answer(value, ABOUT, operation)
        assert told.classification.outcome is Outcome.DONE
        assert plain(told)


@pytest.mark.parametrize("version", ["v1", "v2"])
@pytest.mark.parametrize("vpa", ["asha.rao@okbank", "Asha.Rao@OKBANK", "", None])
def test_an_address_comes_back_as_it_was_asked_for_or_not_at_all(version: str, vpa: str | None) -> None:
    assert validated(version, vpa).name_at_bank == "ASHA RAO"


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_the_name_of_another_address_is_no_answer(version: str) -> None:
    """A transfer was offered to that one, under the name that staff had just read out."""
    with pytest.raises(BadAnswer) as raised:
        validated(version, "asha.roy@okbank")
    assert raised.value.fault is AnswerFault.ANOTHER_ORDER


def validated(version: str, vpa: str | None) -> ValidationResult:
    """Read an answer that names this address."""
    if version == "v2":
        value: Any = shapes.a_validation_v2(vpa=vpa)
        return readers.read_validation_v2(
            readers.read_plain_answer(value, ABOUT, Operation.VALIDATE_V2), shapes.VALIDATION
        )
    told = readers.read_envelope(cast("Any", shapes.a_validation(vpa=vpa)), ABOUT, Operation.VALIDATE)
    return readers.read_validation(told, shapes.VALIDATION)
