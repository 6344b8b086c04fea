"""Validation of bank accounts: at once, later, or many together.

A valid account gets a deposit of 1.00 from the default fund source. Public test values have their public results; a
registered beneficiary has its own name; any other account is valid, unless `unknown_details_fail` is set.

See docs/service.md#validate-a-bank-account.
"""

from __future__ import annotations

from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox.payout import lifecycle
from paydesk.sandbox.payout.beneficiaries import IFSC, PHONE, find_registered
from paydesk.sandbox.payout.call import DIRECT, PayoutError, PayoutOperation, envelope, error_row, read_fields
from paydesk.sandbox.payout.ifsc import bank_name
from paydesk.sandbox.payout.ledger import fund_account, paid_account
from paydesk.sandbox.payout.outcomes import TEST_ACCOUNTS, outcome_name
from paydesk.sandbox.payout.sources import default_source
from paydesk.sandbox.payout.v2_batches import MAX_BATCH
from paydesk.sandbox.payout.validation import IFSC_DETAILS
from paydesk.sandbox.payout_state import BankValidation, BulkValidation
from paydesk.sandbox.schemas import ENVELOPE, ID, LIST, OBJECT, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.world import World

VALIDATION_MS: Final = 5_000
"""Time that a validation takes that is not answered at once."""
DEPOSIT_PAISE: Final = 1_00
DEPOSITS: Final = paid_account("bank_validations")
"""Ledger account of all deposits."""
VALID: Final = "ACCOUNT_IS_VALID"
IN_PROGRESS: Final = "VALIDATION_IN_PROGRESS"
_BY_OUTCOME: Final = {
    "invalid_ifsc": "INVALID_IFSC",
    "invalid_account": "INVALID_BANK_ACCOUNT",
    "bank_failed": "INVALID_BANK_ACCOUNT",
}
"""Outcome of a transfer to an account -> result of its validation; VALID for any other."""
TEST_RESULTS: Final[dict[tuple[str, str], str]] = {
    ("7766666585146", "YESB0000001"): "INVALID_BANK_ACCOUNT",
    ("7766667287515", "ICIC0000001"): "INVALID_IFSC",
    ("7766667989884", "RATN0000070"): "ACCOUNT_BLOCKED",
    ("7766667755761", "ICIC0000001"): "NRE_ACCOUNT",
    ("50101329442375", "HDFC0000001"): "INSUFFICIENT_BALANCE",
    ("7766674831270", "SBIN0000003"): "SOURCE_BANK_DECLINED",
} | {details: _BY_OUTCOME.get(name, VALID) for details, name in TEST_ACCOUNTS.items()}
"""Public test values of validations, and those of transfers."""
_VERIFIED: Final = "Bank account details verified successfully"
_DEPOSITED: Final = "Amount Deposited Successfully"
_MESSAGES: Final = {
    VALID: _VERIFIED,
    "INVALID_BANK_ACCOUNT": "Invalid account number or IFSC provided",
    "INVALID_IFSC": "IFSC is invalid",
    "ACCOUNT_BLOCKED": "Account is blocked",
    "NRE_ACCOUNT": "Given account is an NRE account",
    "INSUFFICIENT_BALANCE": "Insufficient balance to process this request",
    "SOURCE_BANK_DECLINED": "Source bank declined",
    IN_PROGRESS: "Validation is in progress",
}
_UNABLE: Final = {
    "INSUFFICIENT_BALANCE": error_row("412", _MESSAGES["INSUFFICIENT_BALANCE"]),
    "SOURCE_BANK_DECLINED": error_row("424", _MESSAGES["SOURCE_BANK_DECLINED"]),
}
"""Results that are errors where the answer comes at once."""
_BAD_ACCOUNT: Final = ("422", "Please provide a valid bank account")
_BAD_IFSC: Final = ("422", "Please provide a valid IFSC code")
_BAD_ID: Final = ("422", "Please provide a valid bulkValidationId")
_INCOMPLETE: Final = error_row("422", "Mandatory parameters missing in the request.")
_NOTHING: Final = error_row("422", "Either bvRefId or userId should be provided in the request")
_UNKNOWN: Final = error_row("404", "bvRefId or userId does not exist")
_BULK_EXISTS: Final = error_row("409", "Bulk Validation Id already exists")
_BULK_UNKNOWN: Final = error_row("404", "Bulk Validation Id does not exist")


def _invalid(name: str) -> tuple[str, str]:
    return ("422", f"Please provide a valid {name}")


_ACCOUNT_FIELDS: Final = (
    FieldRule("name", max_length=100, pattern=r"[A-Za-z0-9\s]*", if_wrong=_invalid("name")),
    FieldRule("phone", ID, max_length=40, pattern=PHONE, if_wrong=_invalid("phone")),
    FieldRule(
        "bankAccount", required=True, min_length=6, max_length=30, pattern=r"[A-Za-z0-9]+",
        if_missing=_BAD_ACCOUNT, if_wrong=_BAD_ACCOUNT,
    ),
    FieldRule("ifsc", required=True, pattern=IFSC, if_missing=_BAD_IFSC, if_wrong=_BAD_IFSC),
)  # fmt: skip
_REMARKS: Final = FieldRule("remarks", max_length=25, if_wrong=_invalid("remarks"))
_USER: Final = FieldRule("userId", max_length=40, pattern=r"[A-Za-z0-9_]*", if_wrong=_invalid("userId"))
QUERY: Final = BodyShape("BankDetailsQuery", (*_ACCOUNT_FIELDS, _REMARKS))
ASYNC_QUERY: Final = BodyShape("BankDetailsAsyncQuery", (*_ACCOUNT_FIELDS, _REMARKS, _USER))
STATUS_QUERY: Final = BodyShape(
    "BankValidationQuery", (FieldRule("bvRefId", WHOLE, if_wrong=_invalid("bvRefId")), _USER)
)
_ENTRY: Final = BodyShape("BulkValidationEntry", _ACCOUNT_FIELDS)
BULK: Final = BodyShape(
    "BulkValidation",
    (
        FieldRule("bulkValidationId", required=True, max_length=50, pattern=r"[A-Za-z0-9_]+",
                  if_missing=("422", _INCOMPLETE.message), if_wrong=_BAD_ID),
        FieldRule("entries", LIST, required=True, shape=_ENTRY,
                  if_missing=("422", _INCOMPLETE.message), if_wrong=("422", _INCOMPLETE.message)),
    ),
)  # fmt: skip
_NOT_THERE: Final = ("404", _BULK_UNKNOWN.message)
BULK_QUERY: Final = BodyShape(
    "BulkValidationQuery",
    tuple(FieldRule(name, if_wrong=_NOT_THERE) for name in ("bulkValidationId", "bankAccount", "ifsc")),
)
HEAD_V1_2: Final = BodyShape(
    "AccountHead",
    (
        *ENVELOPE.fields,
        FieldRule("accountStatus", required=True, choices=("VALID", "INVALID", "UNABLE_TO_VALIDATE")),
        FieldRule("accountStatusCode", required=True),
    ),
)
_EXISTS: Final = FieldRule("accountExists", choices=("YES", "NO"), description="absent while it is in progress")
_NAME: Final = FieldRule("nameAtBank")
_MATCHES: Final = {
    100: "DIRECT_MATCH",
    60: "GOOD_PARTIAL_MATCH",
    30: "MODERATE_PARTIAL_MATCH",
    1: "POOR_PARTIAL_MATCH",
    0: "NO_MATCH",
}
"""Least score -> result; the service's own limits are not published."""
_MATCH: Final = FieldRule("nameMatchResult", choices=tuple(_MATCHES.values()))
FOUND: Final = BodyShape(
    "BankDetails",
    (_NAME, _EXISTS, FieldRule("amountDeposited"), FieldRule("refId", WHOLE, required=True)),
)
FOUND_V1_2: Final = BodyShape(
    "BankDetailsV12",
    (
        _NAME,
        FieldRule("refId", WHOLE, required=True),
        *(FieldRule(name) for name in ("bankName", "utr", "city", "branch")),
        FieldRule("micr", WHOLE),
        FieldRule("nameMatchScore"),
        _MATCH,
    ),
)
STARTED: Final = BodyShape("BankValidationStarted", (FieldRule("bvRefId", WHOLE, required=True),))
RESULT: Final = BodyShape(
    "BankValidationResult",
    (
        FieldRule("bvRefId", WHOLE, required=True), _NAME, _EXISTS,
        *(FieldRule(name, required=True) for name in ("bankAccount", "ifsc")),
        FieldRule("utr"), FieldRule("nameMatchScore", WHOLE), _MATCH,
    ),
)  # fmt: skip
BULK_STARTED: Final = BodyShape("BulkValidationStarted", (FieldRule("bulkValidationId", required=True),))
BULK_RESULT: Final = BodyShape(
    "BulkValidationResult",
    (
        FieldRule("bulkValidationId", required=True),
        FieldRule("entries", OBJECT, required=True, description="by account and IFSC: 00011020001772_HDFC0000001"),
    ),
)


def validate(call: Call) -> Reply:
    """Answer GET /payout/v1/validation/bankDetails."""
    found = _validate_at_once(call)
    data: dict[str, Json] = {"refId": found.reference}
    if _is_done(call.world, found):
        deposited = Money(DEPOSIT_PAISE if found.code == VALID else 0).plain()
        data |= {"nameAtBank": found.name_at_bank, "accountExists": _exists(found), "amountDeposited": deposited}
    message = _message(call.world, found)
    return envelope("200", _DEPOSITED if message == _VERIFIED else message, data)


def validate_v1_2(call: Call) -> Reply:
    """Answer GET /payout/v1.2/validation/bankDetails: the status of the account stands beside `data`."""
    try:
        found = _validate_at_once(call)
    except PayoutError as error:
        codes = {_BAD_ACCOUNT[1]: "INVALID_ACCOUNT", _BAD_IFSC[1]: "INVALID_IFSC"}
        code = next((name for name, row in _UNABLE.items() if row.message == error.message), codes.get(error.message))
        if code is None:
            raise
        raise PayoutError(
            error.sub_code, error.message, accountStatus="UNABLE_TO_VALIDATE", accountStatusCode=code
        ) from None
    data: dict[str, Json] = {"refId": found.reference}
    code, status = IN_PROGRESS, "UNABLE_TO_VALIDATE"
    if _is_done(call.world, found):
        code, status = found.code, "VALID" if found.code == VALID else "INVALID"
        score, match = _name_match(found)
        data |= {
            "nameAtBank": found.name_at_bank,
            "utr": found.utr,
            "nameMatchScore": str(score),
            "nameMatchResult": match,
        }
        if found.code == VALID:
            bank = {name: IFSC_DETAILS[name] for name in ("city", "branch", "micr")}
            data |= {"bankName": bank_name(found.ifsc), **bank}
    return envelope("200", _message(call.world, found), data, accountStatus=status, accountStatusCode=code)


def start(call: Call) -> Reply:
    """Answer GET /payout/v1/asyncValidation/bankDetails."""
    fields = read_fields(call.fields, ASYNC_QUERY, DIRECT)
    code = _find_code(call.world, fields)
    _check_able(code)
    found = _keep(call.world, fields, code, VALIDATION_MS)
    return envelope("200", "Validation request accepted successfully", {"bvRefId": found.reference})


def read(call: Call) -> Reply:
    """Answer GET /payout/v1/getValidationStatus/bank, by either id."""
    world, fields = call.world, read_fields(call.fields, STATUS_QUERY, DIRECT)
    reference, user = fields["bvRefId"], fields["userId"]
    if reference is None and not user:
        raise PayoutError.from_row(_NOTHING)
    known = reversed(world.records(BankValidation).values())
    found = next((each for each in known if reference in {None, each.reference} and user in {"", each.user_id}), None)
    if found is None:
        raise PayoutError.from_row(_UNKNOWN)
    data: dict[str, Json] = {"bvRefId": found.reference, "bankAccount": found.bank_account, "ifsc": found.ifsc}
    if _is_done(world, found):
        score, match = _name_match(found)
        data |= {"nameAtBank": found.name_at_bank, "accountExists": _exists(found), "utr": found.utr}
        data |= {"nameMatchScore": score, "nameMatchResult": match}
    return envelope("200", _message(world, found), data)


def start_bulk(call: Call) -> Reply:
    """Answer POST /payout/v1/bulkValidation/bankDetails; one invalid entry refuses all."""
    world, fields = call.world, read_fields(call.fields, BULK, DIRECT)
    ident, entries = fields["bulkValidationId"], fields["entries"]
    if not 0 < len(entries) <= MAX_BATCH or not all(isinstance(each, dict) for each in entries):
        raise PayoutError.from_row(_INCOMPLETE)
    if ident in world.records(BulkValidation):
        raise PayoutError.from_row(_BULK_EXISTS)
    checked = [read_fields(each, _ENTRY, DIRECT) for each in entries]
    bulk = BulkValidation(ident)
    for each in {(each["bankAccount"], each["ifsc"].upper()): each for each in checked}.values():
        bulk.references.append(_keep(world, each, _find_code(world, each), VALIDATION_MS).reference)
    world.put(bulk)
    return envelope("200", "Bulk Validation requested successfully.", {"bulkValidationId": ident})


def read_bulk(call: Call) -> Reply:
    """Answer GET /payout/v1/getBulkValidationStatus: all accounts, or the one of the query."""
    world, query = call.world, read_fields(call.fields, BULK_QUERY, DIRECT)
    bulk = world.records(BulkValidation).get(query["bulkValidationId"])
    if bulk is None:
        raise PayoutError.from_row(_BULK_UNKNOWN)
    known = world.records(BankValidation)
    found = [known[str(each)] for each in bulk.references]
    entries: dict[str, Json] = {
        f"{each.bank_account}_{each.ifsc}": _bulk_entry(world, each)
        for each in found
        if query["bankAccount"] in {"", each.bank_account} and query["ifsc"].upper() in {"", each.ifsc}
    }
    data = {"bulkValidationId": bulk.bulk_validation_id, "entries": entries}
    return envelope("200", "Data retrieved successfully", data)


def _validate_at_once(call: Call) -> BankValidation:
    """Return a new validation, or the one of the same account that is in progress. Raises PayoutError."""
    world, fields = call.world, read_fields(call.fields, QUERY, DIRECT)
    details = (fields["bankAccount"], fields["ifsc"].upper())
    for each in world.records(BankValidation).values():
        if (each.bank_account, each.ifsc) == details and not _is_done(world, each):
            return each
    code = _find_code(world, fields)
    _check_able(code)
    return _keep(world, fields, code, 0)


def _find_code(world: World, fields: dict[str, Any]) -> str:
    account, ifsc = fields["bankAccount"], fields["ifsc"].upper()
    code = TEST_RESULTS.get((account, ifsc))
    if code is None:
        outcome = outcome_name(world.payout_settings, "imps", account=account, ifsc=ifsc)
        known = find_registered(world, "imps", account, ifsc, "")
        code = VALID if known else _BY_OUTCOME.get(outcome, VALID)
    if code == VALID and world.ledger.balance(fund_account(default_source(world).instrument_id)) < DEPOSIT_PAISE:
        return "INSUFFICIENT_BALANCE"
    return code


def _check_able(code: str) -> None:
    if code in _UNABLE:
        raise PayoutError.from_row(_UNABLE[code])


def _keep(world: World, fields: dict[str, Any], code: str, delay_ms: int) -> BankValidation:
    """Store a validation with its result, and make the deposit of a valid account."""
    account, ifsc = fields["bankAccount"], fields["ifsc"].upper()
    found = BankValidation(
        world.ids.next_number("bank_validation"), account, ifsc, code, world.clock.now_ms() + delay_ms,
        name=fields["name"], phone=fields["phone"] or "", user_id=fields.get("userId", ""),
    )  # fmt: skip
    if code == VALID:
        bene = find_registered(world, "imps", account, ifsc, "")
        found.name_at_bank = bene.name.upper() if bene is not None else "DEMO CUSTOMER"
        found.utr = world.ids.next_digits("payout_utr")
        source = fund_account(default_source(world).instrument_id)
        lifecycle.post(world, source, DEPOSITS, DEPOSIT_PAISE, found.key)
    world.put(found)
    return found


def _is_done(world: World, found: BankValidation) -> bool:
    return world.clock.now_ms() >= found.done_ms


def _message(world: World, found: BankValidation) -> str:
    return _MESSAGES[found.code if _is_done(world, found) else IN_PROGRESS]


def _exists(found: BankValidation) -> str:
    return "YES" if found.code == VALID else "NO"


def _name_match(found: BankValidation) -> tuple[int, str]:
    """Return which percentage of the words of both names are the same, and what that is called."""
    sent, held = set(found.name.upper().split()), set(found.name_at_bank.upper().split())
    score = 100 * len(sent & held) // max(len(sent | held), 1)
    return score, next(result for least, result in _MATCHES.items() if score >= least)


def _bulk_entry(world: World, found: BankValidation) -> dict[str, Json]:
    message = _message(world, found)
    entry: dict[str, Json] = {
        "bankAccount": found.bank_account, "ifsc": found.ifsc, "name": found.name, "phone": found.phone,
        "refId": found.reference, "message": _DEPOSITED if message == _VERIFIED else message,
    }  # fmt: skip
    if _is_done(world, found):
        score, match = _name_match(found)
        entry |= {"nameAtBank": found.name_at_bank, "accountExists": _exists(found), "utr": found.utr}
        entry |= {"nameMatchScore": str(score), "nameMatchResult": match}
    return entry


_PATH: Final = "validation/bankDetails"
_RATE: Final = "payout_validate"
_ABLE: Final = tuple(_UNABLE.values())
OPERATIONS: Final = (
    PayoutOperation(
        "GET", ("v1",), _PATH, validate, QUERY, FOUND, _RATE, "Validate a bank account by a deposit",
        feature="validate", rows=_ABLE,
    ),
    PayoutOperation(
        "GET", ("v1.2",), _PATH, validate_v1_2, QUERY, FOUND_V1_2, _RATE, "Validate a bank account by a deposit",
        feature="validate", rows=_ABLE, head=HEAD_V1_2,
    ),
    PayoutOperation(
        "GET", ("v1",), "asyncValidation/bankDetails", start, ASYNC_QUERY, STARTED, _RATE,
        "Validate a bank account, and be told later", feature="validate", rows=_ABLE,
    ),
    PayoutOperation(
        "GET", ("v1",), "getValidationStatus/bank", read, STATUS_QUERY, RESULT, _RATE,
        "The result of a validation", feature="validate", rows=(_NOTHING, _UNKNOWN),
    ),
    PayoutOperation(
        "POST", ("v1",), "bulkValidation/bankDetails", start_bulk, BULK, BULK_STARTED, _RATE,
        "Validate many bank accounts", feature="validate", rows=(_BULK_EXISTS,),
    ),
    PayoutOperation(
        "GET", ("v1",), "getBulkValidationStatus", read_bulk, BULK_QUERY, BULK_RESULT, _RATE,
        "The results of many validations", feature="validate", rows=(_BULK_UNKNOWN,),
    ),
)  # fmt: skip
