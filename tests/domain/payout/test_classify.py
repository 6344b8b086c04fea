"""The outcome dictionary: every row of docs/service.md#errors has its meaning, and an unknown answer is UNKNOWN."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.failure import NOT_FROM_SERVICE, Problem
from paydesk.domain.payout import service_rows
from paydesk.domain.payout.classify import classify, classify_transfer_status
from paydesk.domain.payout.outcome import Classification, NextStep, Operation, Outcome, Reason, Retry, ServiceReply
from paydesk.domain.payout.service_rows import ServiceRow, meanings_of
from tests.rows.expected import COUNTS, LETTERS, OUTCOMES

DIRECT, V1_2, LOAN = Operation.DIRECT_TRANSFER, Operation.DIRECT_TRANSFER_V1_2, Operation.LOAN
INTERNAL, HISTORY, CASHGRAM = Operation.INTERNAL_TRANSFER, Operation.BENEFICIARY_HISTORY, Operation.CASHGRAM
FAILED, FIX, NOT_ALLOWED = Outcome.FAILED, Outcome.FIX_FIELD, Outcome.NOT_ALLOWED
SECTIONS: Final[dict[str, tuple[tuple[ServiceRow, ...], tuple[Operation, ...]]]] = {
    "direct-transfer": (service_rows.DIRECT_TRANSFER, (DIRECT, V1_2)),
    "direct-transfer-v1.2": (service_rows.DIRECT_TRANSFER_V1_2_ONLY, (V1_2,)),
    "loan": (service_rows.LOAN, (LOAN,)),
    "internal-transfer": (service_rows.INTERNAL_TRANSFER, (INTERNAL,)),
    "beneficiary-history": (service_rows.BENEFICIARY_HISTORY, (HISTORY,)),
}
EVERY_ROW: Final = [
    pytest.param(
        operation, row, sub_code, message, LETTERS[OUTCOMES[section][number]], id=f"{section}-{number}-{sub_code}"
    )
    for section, (rows, operations) in SECTIONS.items()
    for operation in operations
    for number, row in enumerate(rows)
    for sub_code in row.sub_codes
    for message in row.messages
    if sub_code == row.sub_codes[0]
]


def judgement(
    operation: Operation, status: str, sub_code: str, message: str = "", http_status: int | None = None
) -> Classification:
    return classify(ServiceReply(operation, status, sub_code, message, http_status))


@pytest.mark.parametrize("section", SECTIONS)
def test_the_tables_have_as_many_rows_as_the_spec(section: str) -> None:
    assert len(SECTIONS[section][0]) == COUNTS[section] == len(OUTCOMES[section])


@pytest.mark.parametrize(("operation", "row", "sub_code", "message", "wanted"), EVERY_ROW)
def test_each_row_has_its_outcome(
    operation: Operation, row: ServiceRow, sub_code: str, message: str, wanted: Outcome
) -> None:
    for http_status in (None, int(sub_code), *((200,) if row.status == "ERROR" else ())):
        found = judgement(operation, row.status, sub_code, message, http_status)
        assert found.outcome is wanted
        assert found.reason is not Reason.UNFORESEEN
        assert bool(found.field) is (wanted is Outcome.FIX_FIELD) or wanted is Outcome.NOT_ALLOWED


@pytest.mark.parametrize("section", SECTIONS)
def test_every_form_of_every_row_has_one_meaning(section: str) -> None:
    rows, operations = SECTIONS[section]
    assert all(len(row.meanings) == len(row.sub_codes) for row in rows)
    assert len(meanings_of(rows)) == sum(len(row.sub_codes) * len(row.messages) for row in rows), "no form stands twice"
    for operation in operations:
        assert meanings_of(rows).items() <= service_rows.ROWS[operation].items()


def test_words_that_no_row_has_are_unforeseen() -> None:
    assert judgement(DIRECT, "ERROR", "412", "Moon in the wrong house.").reason is Reason.UNFORESEEN


def test_the_double_rows_are_met_in_both_their_forms() -> None:
    words = "Transfer attempt failed at the bank."
    for operation in (DIRECT, V1_2):
        failed, silent = judgement(operation, "ERROR", "400", words), judgement(operation, "ERROR", "520", words)
        assert (failed.outcome, failed.reason, failed.retry) == (Outcome.FAILED, Reason.BANK_FAILED, Retry.NEW_ID)
        assert (silent.outcome, silent.reason, silent.retry) == (Outcome.UNKNOWN, Reason.BANK_SILENT, Retry.NO)
    for words in service_rows.BENEFICIARY_HISTORY[6].messages:
        assert judgement(HISTORY, "ERROR", "422", words).field == "beneId"


@pytest.mark.parametrize(
    ("operation", "sub_code", "message", "reason", "field", "step"),
    [
        (
            DIRECT,
            "412",
            "Please wait 30 minutes after adding the beneficiary.",
            "wait_30_minutes",
            "",
            "wait_30_minutes",
        ),
        (DIRECT, "412", "Not enough available balance in the account.", "too_little_balance", "", "add_money"),
        (DIRECT, "403", "IP not whitelisted", "ip_not_allowed", "", "allow_this_ip"),
        (DIRECT, "403", "Token is not valid", "token_refused", "", "try_again"),
        (DIRECT, "409", "Transfer Id already exists.", "id_exists", "", "ask_status"),
        (DIRECT, "422", "Invalid IFSC code provided for bank account.", "wrong_account", "ifsc", "fix_field"),
        (
            DIRECT,
            "412",
            "Transfer mode not enabled for the account.",
            "mode_not_available",
            "transferMode",
            "change_mode",
        ),
        (
            V1_2,
            "400",
            "Specified paymentInstrumentId not available.",
            "wrong_fund_source",
            "paymentInstrumentId",
            "fix_field",
        ),
        (LOAN, "400", "Insufficient balance in LENDER fundsource", "too_little_balance", "", "add_money"),
        (HISTORY, "429", "Too many requests.", "slow_down", "", "try_later"),
        (HISTORY, "405", "Invalid request URL or HTTP method.", "wrong_url", "", "check_settings"),
        (HISTORY, "520", "Unknown error occurred.", "service_fault", "", "read_again"),
    ],
)
def test_reason_field_and_next_step(
    operation: Operation, sub_code: str, message: str, reason: str, field: str, step: str
) -> None:
    found = judgement(operation, "ERROR", sub_code, message)
    assert (found.reason, found.field, found.next_step) == (reason, field, step)


FIELDS: Final = {
    # the field that each FIX_FIELD row points at, in the order of the rows
    "direct-transfer": "beneDetails beneDetails amount transferId tag transferMode amount amount ifsc bankAccount"
    " bankAccount transferId beneDetails remarks amount vpa",
    "direct-transfer-v1.2": "paymentInstrumentId paymentInstrumentId paymentInstrumentId",
    "loan": "beneId serviceCharges amount bankAccount",
    "internal-transfer": "rechargeAccount paymentInstrumentId",
    "beneficiary-history": "endDate page beneId startDate endDate startDate perPage",
}


@pytest.mark.parametrize("section", SECTIONS)
def test_each_row_to_fix_names_its_field(section: str) -> None:
    rows, operations = SECTIONS[section]
    found = [judgement(operations[-1], row.status, row.sub_codes[0], row.messages[0]) for row in rows]
    assert [each.field for each in found if each.outcome is FIX] == FIELDS[section].split()


# 7.7 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sub_code", ["400", "422"])
@pytest.mark.parametrize("operation", [Operation.VALIDATE, Operation.VALIDATE_V1_2])
@pytest.mark.parametrize(
    ("message", "field"),
    [
        ("whatever it says", "vpa"),
        ("", "vpa"),
        ("Invalid transferId", "transferId"),
        ("Phone is not valid", "phone"),
        ("Invalid VPA passed", "vpa"),
    ],
)
def test_a_validation_says_no_with_400_or_422(operation: Operation, sub_code: str, message: str, field: str) -> None:
    found = judgement(operation, "ERROR", sub_code, message, 200)
    assert (found.outcome, found.field) == (Outcome.FIX_FIELD, field)


@pytest.mark.parametrize("operation", [Operation.DIRECT_TRANSFER, Operation.DIRECT_TRANSFER_V1_2, Operation.LOAN])
@pytest.mark.parametrize(
    ("sub_code", "message", "reason", "field"),
    [
        ("412", "Phone missing in the request.", Reason.FIELD_MISSING, "phone"),
        ("412", "beneDetails.email is missing in the request", Reason.FIELD_MISSING, "email"),
        ("422", "Address1 is required", Reason.FIELD_INVALID, "address1"),
        ("422", "Please provide a valid phone number.", Reason.FIELD_INVALID, "phone"),
        ("422", "Invalid email", Reason.FIELD_INVALID, "email"),
        ("400", "name should be at max 100 characters", Reason.FIELD_INVALID, "name"),
        ("422", "Service charges is invalid", Reason.FIELD_INVALID, "serviceCharges"),
        ("412", "Bene id missing in the request", Reason.FIELD_MISSING, "beneId"),
        ("412", "loanId missing in the request", Reason.FIELD_MISSING, "loanId"),
        ("422", "Transfer mode is not valid", Reason.FIELD_INVALID, "transferMode"),
        ("422", "Transfer id should be at max 40 characters", Reason.FIELD_INVALID, "transferId"),
        ("422", "Cashgram id is invalid", Reason.FIELD_INVALID, "cashgramId"),
        ("422", "The transfer to this phone was sent, the email is not valid", Reason.UNFORESEEN, ""),
        ("520", "Phone missing in the request.", Reason.UNFORESEEN, ""),
    ],
)
def test_what_a_transfer_needs_besides_is_named(
    operation: Operation, sub_code: str, message: str, reason: Reason, field: str
) -> None:
    found = judgement(operation, "ERROR", sub_code, message, int(sub_code))
    assert (found.reason, found.field) == (reason, field)
    assert found.outcome is (Outcome.FIX_FIELD if field else Outcome.UNKNOWN)


@pytest.mark.parametrize("operation", [Operation.OAUTH_TOKEN, Operation.VALIDATE_V2])
@pytest.mark.parametrize(
    ("code", "message", "outcome", "reason"),
    [
        ("request_failed", "bad URL, please check API documentation", NOT_ALLOWED, Reason.WRONG_URL),
        ("x-api-version_invalid", "no such version", Outcome.FIX_FIELD, Reason.FIELD_INVALID),
        ("request_failed", "the request body is not valid", Outcome.UNKNOWN, Reason.UNFORESEEN),
        ("request_invalid", "something is not found", Outcome.UNKNOWN, Reason.UNFORESEEN),
    ],
)
def test_what_is_wrong_in_the_settings_is_not_told_of_what_was_typed(
    operation: Operation, code: str, message: str, outcome: Outcome, reason: Reason
) -> None:
    found = judgement(operation, "invalid_request_error", code, message, 400)
    assert (found.outcome, found.reason) == (outcome, reason)
    assert found.field == ("api_version" if reason is Reason.FIELD_INVALID else "")


def test_a_payment_link_of_the_same_id_is_there_already() -> None:
    found = judgement(CASHGRAM, "ERROR", "409", "Cashgram with cashgramId CG1 already exists", 409)
    assert (found.outcome, found.reason, found.next_step) == (Outcome.UNKNOWN, Reason.ID_EXISTS, NextStep.ASK_STATUS)


@pytest.mark.parametrize(
    ("message", "field"),
    [
        ("notifyCustomer_invalid", "notifyCustomer"),
        ("Expiry_date_invalid", "linkExpiry"),
        ("amount_above_maximum", "amount"),
    ],
)
def test_the_public_words_of_a_payment_link_name_a_field(message: str, field: str) -> None:
    assert judgement(CASHGRAM, "ERROR", "422", message, 422).field == field
    assert judgement(CASHGRAM, "ERROR", "422", "no such word", 422).reason is Reason.UNFORESEEN


# Public knowledge ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "outcome", "reason"),
    [
        (
            ServiceReply(Operation.AUTHORIZE, "ERROR", "401", "Invalid clientId and clientSecret combination"),
            NOT_ALLOWED,
            "keys_refused",
        ),
        (
            ServiceReply(Operation.AUTHORIZE, "ERROR", "403", "IP not whitelisted, your current IP is"),
            NOT_ALLOWED,
            "ip_not_allowed",
        ),
        (ServiceReply(Operation.AUTHORIZE, "ERROR", "520", "Unknown error"), FAILED, "not_sent"),
        (
            ServiceReply(Operation.TRANSFER_STATUS, "ERROR", "404", "transferId is invalid or does not exist"),
            FAILED,
            "not_known_there",
        ),
        (ServiceReply(Operation.CASHGRAM_STATUS, "ERROR", "404", "no", 422), FAILED, "not_known_there"),
        (ServiceReply(V1_2, "ERROR", "400", "Transfer Id already exists"), "unknown", "id_exists"),
        (ServiceReply(V1_2, "ERROR", "409", "Internal error. Please re-initiate"), "unknown", "id_exists"),
        (ServiceReply(V1_2, "ERROR", "403", "APIs not enabled. Please write to us"), NOT_ALLOWED, "apis_not_enabled"),
        (ServiceReply(INTERNAL, "FAILURE", "400", "anything"), FAILED, "transfer_failed"),
        (ServiceReply(INTERNAL, "FAILURE", "500", "anything"), "unknown", "unforeseen"),
        (
            ServiceReply(INTERNAL, "FAILURE", "422", "Specified paymentInstrumentId not available."),
            FIX,
            "wrong_fund_source",
        ),
        (
            ServiceReply(INTERNAL, "ERROR", "422", "This is not allowed for the selected Fund Sources"),
            NOT_ALLOWED,
            "wrong_fund_source",
        ),
        (ServiceReply(INTERNAL, "ERROR", "404", "Recharge account not found"), FIX, "field_invalid"),
        (ServiceReply(INTERNAL, "FAILURE", "404", "Recharge account not found"), FIX, "field_invalid"),
        (ServiceReply(DIRECT, "FAILURE", "400", "anything"), "unknown", "unforeseen"),
        (ServiceReply(DIRECT, "PENDING", "299", "still at it"), "pending", "received"),
        (ServiceReply(Operation.BALANCE, "PENDING", "200", "what"), "unknown", "unforeseen"),
        (ServiceReply(DIRECT, "SUCCESS", "200", "Amount transferred"), "done", "done"),
        (ServiceReply(DIRECT, "SUCCESS", "201", "Something else"), "unknown", "unforeseen"),
        (ServiceReply(DIRECT, "ERROR", "429", "Slow"), FAILED, "slow_down"),
        (ServiceReply(Operation.BALANCE, "ERROR", "412", "Token missing in the request"), FAILED, "token_refused"),
        (ServiceReply(Operation.BALANCE, "ERROR", "403", "Token is invalid"), FAILED, "token_refused"),
        (
            ServiceReply(Operation.VALIDATE_V2, "", "request_failed", "bad URL, see the manual", 404),
            NOT_ALLOWED,
            "wrong_url",
        ),
        (ServiceReply(INTERNAL, "SUCCESS", "200", "RefId-t1/rent-Internal Fund Transfer"), "done", "done"),
    ],
)
def test_rows_of_public_material(said: ServiceReply, outcome: str, reason: str) -> None:
    found = classify(said)
    assert (found.outcome, found.reason) == (outcome, reason)


@pytest.mark.parametrize(
    ("operation", "status", "type_", "code", "outcome", "reason"),
    [
        (Operation.VALIDATE_V2, 200, "", "", "done", "done"),
        (Operation.VALIDATE_V2, 400, "invalid_request_error", "vpa_invalid", FIX, "field_invalid"),
        (Operation.VALIDATE_V2, 403, "invalid_request_error", "apis_not_enabled", NOT_ALLOWED, "apis_not_enabled"),
        (Operation.VALIDATE_V2, 500, "authentication_error", "internal_server_error", "unknown", "service_fault"),
        (Operation.VALIDATE_V2, 404, "", "", "unknown", "unforeseen"),
        (Operation.VALIDATE_V2, 404, "invalid_request_error", "version_not_found", "unknown", "unforeseen"),
        (Operation.VALIDATE_V2, 400, "validation_error", "brand_new", FIX, "field_invalid"),
        (Operation.VALIDATE_V2, 403, "", "", NOT_ALLOWED, "access_refused"),
        (Operation.OAUTH_TOKEN, 400, "validation_error", "auth_code_value_invalid", FIX, "field_invalid"),
        (Operation.OAUTH_TOKEN, 400, "validation_error", "x-client-id_missing", NOT_ALLOWED, "keys_refused"),
        (Operation.OAUTH_TOKEN, 401, "authentication_error", "authentication_failed", NOT_ALLOWED, "keys_refused"),
        (Operation.OAUTH_TOKEN, 403, "authentication_error", "ip_validation_failed", NOT_ALLOWED, "ip_not_allowed"),
        (Operation.OAUTH_TOKEN, 429, "rate_limit_error", "too_many_requests_per_ip", FAILED, "slow_down"),
        (Operation.OAUTH_TOKEN, 400, "validation_error", "brand_new", "unknown", "unforeseen"),
        (Operation.OAUTH_TOKEN, 422, "validation_error", "auth_code_value_invalid", FIX, "field_invalid"),
        (Operation.VALIDATE_V2, 400, "validation_error", "", "unknown", "unforeseen"),
        (Operation.VALIDATE_V2, 409, "x", "transfer_id_already_exists", "unknown", "id_exists"),
        (Operation.VALIDATE_V2, 422, "x", "insufficient_balance", FAILED, "too_little_balance"),
        (Operation.TRANSFER_V2, 200, "", "", "pending", "received"),
        (Operation.TRANSFER_V2, 201, "", "", "unknown", "unforeseen"),
        (Operation.TRANSFER_V2, 400, "x", "transfer_amount_missing", FIX, "field_missing"),
        (Operation.TRANSFER_V2, 422, "x", "transfer_mode_invalid", FIX, "field_invalid"),
        (Operation.TRANSFER_V2, 400, "x", "version_invalid", FIX, "field_invalid"),
        (Operation.TRANSFER_V2, 400, "x", "moon_invalid", "unknown", "unforeseen"),
        (Operation.TRANSFER_V2, 400, "x", "brand_new", "unknown", "unforeseen"),
        (Operation.TRANSFER_V2, 404, "x", "transfer_mode_invalid", "unknown", "unforeseen"),
        (Operation.TRANSFER_V2, 404, "x", "transfer_id_not_found", "unknown", "unforeseen"),
        (Operation.TRANSFER_V2, 404, "x", "beneficiary_not_found", FIX, "beneficiary_unknown"),
        (Operation.TRANSFER_V2, 404, "x", "fundsource_id_not_found", FIX, "wrong_fund_source"),
        (Operation.TRANSFER_V2, 409, "x", "transfer_id_already_exists", "unknown", "id_exists"),
        (Operation.TRANSFER_V2, 422, "x", "beneficiary_not_allowed", NOT_ALLOWED, "beneficiary_not_allowed"),
        (Operation.TRANSFER_V2, 422, "x", "insufficient_balance", FAILED, "too_little_balance"),
        (Operation.TRANSFER_V2, 500, "authentication_error", "internal_server_error", "unknown", "service_fault"),
        (Operation.TRANSFER_STATUS_V2, 404, "x", "transfer_id_not_found", FAILED, "not_known_there"),
        (Operation.TRANSFER_STATUS_V2, 404, "x", "request_failed", "unknown", "unforeseen"),
        (Operation.TRANSFER_STATUS_V2, 403, "x", "apis_not_enabled", NOT_ALLOWED, "apis_not_enabled"),
        (Operation.BENEFICIARY_V2, 201, "", "", "done", "done"),
        (Operation.BENEFICIARY_V2, 404, "x", "beneficiary_not_found", FIX, "beneficiary_unknown"),
    ],
)
def test_areas_with_keys_in_headers(
    operation: Operation, status: int, type_: str, code: str, outcome: str, reason: str
) -> None:
    found = judgement(operation, type_, code, "", status)
    assert (found.outcome, found.reason) == (outcome, reason)


@pytest.mark.parametrize(
    ("code", "field"),
    [
        ("beneficiary_details.beneficiary_instrument_details.bank_account_number_invalid", "bankAccount"),
        ("beneficiary_details.beneficiary_instrument_details.bank_ifsc_invalid", "ifsc"),
        ("beneficiary_details.beneficiary_name_invalid", "name"),
        ("beneficiary_details.beneficiary_instrument_details.vpa_invalid", "vpa"),
        ("beneficiary_details_missing", "beneDetails"),
        ("bank_account_number_length_short", "bankAccount"),
        ("bank_account_number_length_exceeded", "bankAccount"),
        ("beneficiary_id_missing", "beneId"),
        ("beneficiary_phone_invalid", "phone"),
        ("beneficiary_email_invalid", "email"),
        ("beneficiary_address_invalid", "address1"),
        ("transfer_id_invalid", "transferId"),
        ("transfer_amount_invalid", "amount"),
        ("transfer_mode_invalid", "transferMode"),
        ("transfer_remarks_invalid", "remarks"),
        ("fundsource_id_invalid", "paymentInstrumentId"),
    ],
)
def test_a_code_of_v2_names_its_field(code: str, field: str) -> None:
    found = judgement(Operation.TRANSFER_V2, "invalid_request_error", code, "whatever it says", 400)
    assert (found.outcome, found.field) == (FIX, field)


@pytest.mark.parametrize(
    ("operation", "status", "code", "field"),
    [
        (Operation.TRANSFER_V2, 404, "beneficiary_not_found", "beneDetails"),
        (Operation.TRANSFER_V2, 404, "fundsource_id_not_found", "paymentInstrumentId"),
        (Operation.TRANSFER_V2, 422, "beneficiary_not_allowed", "beneDetails"),
        (Operation.BENEFICIARY_V2, 404, "beneficiary_not_found", "beneId"),
    ],
)
def test_a_refusal_of_v2_names_its_field(operation: Operation, status: int, code: str, field: str) -> None:
    assert judgement(operation, "invalid_request_error", code, "", status).field == field


STATES_V2: Final = [
    ("RECEIVED", "RECEIVED", Outcome.PENDING, Reason.RECEIVED),
    ("QUEUED", "", Outcome.PENDING, Reason.RECEIVED),
    ("VALIDATION_PENDING", "", Outcome.PENDING, Reason.RECEIVED),
    ("APPROVAL_PENDING", "APPROVAL_PENDING", Outcome.PENDING, Reason.RECEIVED),
    ("APPROVAL_PENDING", "TRANSFER_LIMIT_BREACH", Outcome.PENDING, Reason.RECEIVED),
    ("PENDING", "PENDING", Outcome.PENDING, Reason.AT_THE_BANK),
    ("PENDING", "SCHEDULED_FOR_NEXT_WORKINGDAY", Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY),
    ("SUCCESS", "COMPLETED", Outcome.DONE, Reason.DONE),
    ("SUCCESS", "SENT_TO_BENEFICIARY", Outcome.DONE, Reason.DONE),
    ("SUCCESS", "", Outcome.DONE, Reason.DONE),
    ("FAILED", "BENE_BANK_DECLINED", Outcome.FAILED, Reason.TRANSFER_FAILED),
    ("REJECTED", "INSUFFICIENT_BALANCE", Outcome.FAILED, Reason.REJECTED),
    ("MANUALLY_REJECTED", "", Outcome.FAILED, Reason.REJECTED),
    ("REVERSED", "RETURNED_FROM_BENEFICIARY", Outcome.FAILED, Reason.REVERSED),
    ("BRAND_NEW", "COMPLETED", Outcome.UNKNOWN, Reason.UNFORESEEN),
    ("success", "COMPLETED", Outcome.UNKNOWN, Reason.UNFORESEEN),
    ("", "", Outcome.UNKNOWN, Reason.UNFORESEEN),
    ("SUCCESS", "REVERSED", Outcome.UNKNOWN, Reason.UNFORESEEN),
    ("FAILED", "COMPLETED", Outcome.UNKNOWN, Reason.UNFORESEEN),
    ("REVERSED", "SCHEDULED_FOR_NEXT_WORKINGDAY", Outcome.FAILED, Reason.REVERSED),
]


@pytest.mark.parametrize(("status", "code", "outcome", "reason"), STATES_V2)
def test_each_state_of_v2(status: str, code: str, outcome: Outcome, reason: Reason) -> None:
    for operation in (Operation.TRANSFER_V2, Operation.TRANSFER_STATUS_V2):
        found = classify_transfer_status(ServiceReply(operation, status, code, http_status=200), status, code)
        assert (found.outcome, found.reason) == (outcome, reason)
        ended = outcome in {Outcome.FAILED, Outcome.DONE}
        assert (found.settled, found.retry is Retry.NEW_ID) == (ended, outcome is Outcome.FAILED)


# The unforeseen, and the line -----------------------------------------------------------------------------------


@given(
    st.sampled_from(Operation), st.text(max_size=20), st.text(max_size=5), st.text(max_size=40), st.integers(100, 599)
)
def test_the_unforeseen_is_never_failed_and_never_done(
    operation: Operation, status: str, sub_code: str, message: str, http_status: int
) -> None:
    found = classify(ServiceReply(operation, status + "!", sub_code + "x", message, http_status))
    allowed = {Outcome.UNKNOWN}
    if not operation.moves_money:
        # nothing was sent, or the HTTP status alone says it
        allowed |= {Outcome.FAILED, Outcome.NOT_ALLOWED, Outcome.DONE, Outcome.FIX_FIELD}
    assert found.outcome in allowed
    assert found.next_step in NextStep


@pytest.mark.parametrize("operation", [each for each in Operation if each.moves_money and each.has_envelope])
@pytest.mark.parametrize("sub_code", ["400", "403", "404", "405", "412", "422", "424", "500", "503", "520", "777", ""])
@pytest.mark.parametrize("status", ["ERROR", "SUCCESSS", "error", "", "ACCEPTED"])
def test_known_codes_with_new_words_are_unknown_where_money_moves(
    operation: Operation, sub_code: str, status: str
) -> None:
    found = judgement(operation, status, sub_code, "Words that nobody foresaw.", 200)
    assert (found.outcome, found.reason, found.retry) == (Outcome.UNKNOWN, Reason.UNFORESEEN, Retry.NO)


@pytest.mark.parametrize("row", [row for row in service_rows.DIRECT_TRANSFER if row.status != "PENDING"])
@pytest.mark.parametrize("http_status", [500, 502, 503, 504, 599])
def test_an_http_5xx_around_other_words_is_unknown(row: ServiceRow, http_status: int) -> None:
    found = judgement(DIRECT, row.status, row.sub_codes[0], row.messages[0], http_status)
    assert found.outcome is Outcome.UNKNOWN


@pytest.mark.parametrize("http_status", [300, 400, 403, 422, 429])
def test_a_success_within_an_http_error_is_unknown(http_status: int) -> None:
    assert (
        judgement(DIRECT, "SUCCESS", "200", "Transfer completed successfully.", http_status).outcome is Outcome.UNKNOWN
    )


@pytest.mark.parametrize("operation", [each for each in Operation if each.moves_money])
@pytest.mark.parametrize(
    ("problem", "never_left", "outcome", "reason"),
    [
        (Problem.TIMED_OUT, False, "unknown", "timed_out"),
        (Problem.TIMED_OUT, True, FAILED, "not_sent"),
        (Problem.LINE_CUT, False, "unknown", "line_cut"),
        (Problem.BAD_ANSWER, False, "unknown", "bad_answer"),
        (Problem.SERVICE_FAULT, False, "unknown", "service_fault"),
        (Problem.PC_OFFLINE, True, FAILED, "not_sent"),
        (Problem.PROXY, True, FAILED, "not_sent"),
        (Problem.NO_ANSWER, True, FAILED, "not_sent"),
        (Problem.NOT_TRUSTED, True, FAILED, "not_sent"),
        (Problem.RULES, True, FIX, "field_invalid"),
        (Problem.NO_KEYS, True, NOT_ALLOWED, "keys_refused"),
        (Problem.REFUSED, False, "unknown", "unforeseen"),
    ],
)
def test_faults_of_the_line(
    operation: Operation, problem: Problem, never_left: bool, outcome: str, reason: str
) -> None:
    found = classify(ServiceReply(operation, "SUCCESS", "200", problem=problem, never_left=never_left))
    assert (found.outcome, found.reason) == (outcome, reason)


@pytest.mark.parametrize("problem", Problem)
def test_without_a_token_nothing_was_sent(problem: Problem) -> None:
    assert classify(ServiceReply(Operation.AUTHORIZE, problem=problem)).outcome is not Outcome.UNKNOWN


@pytest.mark.parametrize("http_status", [200, 401, 403, 404, 407, 409, 422, 429, 451, 500, 511, None])
@pytest.mark.parametrize("operation", [DIRECT, Operation.BALANCE, Operation.VALIDATE_V2, Operation.OAUTH_TOKEN])
@pytest.mark.parametrize("problem", sorted(NOT_FROM_SERVICE))
def test_a_page_of_somebody_proves_nothing(problem: Problem, operation: Operation, http_status: int | None) -> None:
    found = classify(ServiceReply(operation, problem=problem, http_status=http_status))
    assert (found.outcome, found.reason) == (Outcome.UNKNOWN, Reason.NOT_THE_SERVICE)


@pytest.mark.parametrize("http_status", [201, 202, 204, 206, 226])
def test_another_2xx_than_200_is_odd_unless_the_words_say_the_same(http_status: int) -> None:
    assert (
        classify(ServiceReply(DIRECT, "SUCCESS", "200", "Transfer completed successfully.", http_status)).outcome
        == "unknown"
    )
    assert (
        classify(ServiceReply(DIRECT, "PENDING", str(http_status), "Request received.", http_status)).outcome
        == "pending"
    )


@pytest.mark.parametrize(("operation", "row", "sub_code", "message", "wanted"), EVERY_ROW)
def test_a_refused_repeat_says_nothing_about_the_first_send(
    operation: Operation, row: ServiceRow, sub_code: str, message: str, wanted: Outcome
) -> None:
    found = classify(ServiceReply(operation, row.status, sub_code, message), earlier_unsettled=True)
    settles = wanted in {Outcome.DONE, Outcome.SCHEDULED, Outcome.PENDING} or not operation.moves_money
    assert found.outcome is (wanted if settles else Outcome.UNKNOWN)
    assert found.retry is Retry.NO or not operation.moves_money


@pytest.mark.parametrize("http_status", [400, 422])
def test_a_version_that_the_service_does_not_speak_is_the_counters_setting(http_status: int) -> None:
    wrong = ServiceReply(
        Operation.VALIDATE_V2, "invalid_request_error", "version_invalid", "no such version", http_status
    )
    found = classify(wrong)
    assert (found.outcome, found.field) == (Outcome.FIX_FIELD, "api_version")
