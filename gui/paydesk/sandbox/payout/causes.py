"""Natural cause and magic value of each row of docs/service.md#payout-errors, as requests.

The requests are data: tests run all of them, and `rows_page` writes them into docs/sandbox-rows.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from paydesk.sandbox.payout.call import DIRECT, DIRECT_V1_2, HISTORY, INTERNAL, LOAN, ROWS, PayoutRow
from paydesk.sandbox.payout.ledger import LENDER, MAIN, SALARIES, SUPPLIERS
from paydesk.sandbox.payout.outcomes import magic_id, magic_person, magic_plain_id

GOOD: Final = "good"
BAD: Final = "bad"
NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class RequestStep:
    """One request: a POST with a body, or a GET with a query. `token`: GOOD, BAD or NONE."""

    method: str
    path: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    token: str = GOOD
    """Authentication: a bearer token, or the keys in headers."""
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Cause:
    """One form of one row with the requests that produce it; the last of `steps` gets the row.

    Without a natural cause, `description` is empty and `steps` are those of the magic value.
    """

    row: PayoutRow
    description: str
    steps: tuple[RequestStep, ...]

    @property
    def is_natural(self) -> bool:
        """True if the row has a natural cause."""
        return bool(self.description)

    @property
    def magic_steps(self) -> tuple[RequestStep, ...]:
        """Request that gets the row by its magic value."""
        return (magic_step(self.row.area, self.row.name),)


PATHS: Final = {
    DIRECT: "/payout/v1/directTransfer",
    DIRECT_V1_2: "/payout/v1.2/directTransfer",
    LOAN: "/payout/v1/lend",
    INTERNAL: "/payout/v1.2/internalTransfer",
    HISTORY: "/payout/v1/beneHistory",
}
SUNDAY: Final = "2026-01-11T12:00:00+05:30"

PAYEE: Final[dict[str, Any]] = {
    "name": "Asha Traders",
    "phone": "9812345678",
    "email": "asha@shop.example",
    "address1": "Market Road",
    "bankAccount": "388108022658",
    "ifsc": "ICIC0000009",
    "vpa": "asha@paydesk",
}
"""Valid payee that is not registered."""


def sound_payee(**changes: str | None) -> dict[str, Any]:
    """Return PAYEE with changes; None removes a field."""
    return {name: value for name, value in {**PAYEE, **changes}.items() if value is not None}


def sound_fields(area: str, **changes: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON
    """Return the fields of a valid request with changes; None removes a field."""
    return {name: value for name, value in {**_SOUND[area], **changes}.items() if value is not None}


_SOUND: Final[dict[str, dict[str, Any]]] = {
    DIRECT: {"transferId": "pay_1", "amount": 250, "transferMode": "imps", "beneDetails": PAYEE},
    DIRECT_V1_2: {"transferId": "pay_1", "amount": 250, "transferMode": "imps", "beneDetails": PAYEE},
    LOAN: {
        "beneId": "gupta1",
        "loanId": "loan1",
        "amount": "1000.00",
        "transferMode": "neft",
        "serviceCharges": '[{"key": "agent", "value": "25.00"}]',
    },
    INTERNAL: {
        "transferId": "move-1",
        "amount": 100,
        "paymentInstrumentId": MAIN,
        "toPaymentInstrumentId": SUPPLIERS,
        "remarks": "weekly",
    },
    HISTORY: {"beneId": "gupta1"},
}


def sound_request(area: str, token: str = GOOD, method: str = "", **changes: Any) -> RequestStep:  # noqa: ANN401 - any JSON
    """Return a valid request of an area with changes."""
    return RequestStep(
        method or ("GET" if area == HISTORY else "POST"), PATHS[area], sound_fields(area, **changes), token
    )


def magic_step(area: str, name: str) -> RequestStep:
    """Return the request with the magic id of a row or outcome."""
    if area == HISTORY:
        return sound_request(area, beneId=magic_plain_id(name))
    if area == LOAN:
        return sound_request(area, loanId=magic_plain_id(name))
    return sound_request(area, transferId=magic_id(name))


def describe_magic(area: str, name: str) -> str:
    """Return the magic values of a row or outcome as text for the docs."""
    if area == HISTORY:
        return f"beneId `{magic_plain_id(name)}`"
    ident = f"loanId `{magic_plain_id(name)}`" if area == LOAN else f"transferId `{magic_id(name)}`"
    return ident if area == INTERNAL else f"{ident}, or name `{magic_person(name)}`"


def payout_settings_step(**settings: Any) -> RequestStep:  # noqa: ANN401 - any JSON
    """Return the request that changes settings of the payout side."""
    return RequestStep("POST", "/_sandbox/payouts/settings", settings, NONE)


def _take(source: str, paise: int) -> RequestStep:
    return RequestStep("POST", "/_sandbox/payouts", {"fund_source": source, "take_paise": paise}, NONE)


def _d(**changes: Any) -> RequestStep:  # noqa: ANN401 - any JSON
    return sound_request(DIRECT, **changes)


def _to(**changes: str | None) -> RequestStep:
    return sound_request(DIRECT, beneDetails=sound_payee(**changes))


_NEW: Final = RequestStep("POST", "/payout/v1/addBeneficiary", {"beneId": "asha9", **PAYEE})

# name -> description, steps; a row that is not here has only its magic value
_DIRECT_CAUSES: Final[dict[str, tuple[str, tuple[RequestStep, ...]]]] = {
    "completed": ("any sound request", (_d(),)),
    "scheduled": (
        "with `banking_days` at `weekdays`: NEFT or RTGS on a Saturday or Sunday",
        (
            payout_settings_step(banking_days="weekdays"),
            RequestStep("POST", "/_sandbox/clock", {"now": SUNDAY}, NONE),
            _d(transferMode="neft"),
        ),
    ),
    "awaiting_bank": (
        "account 00224412311300, IFSC YESB0000001",
        (_to(bankAccount="00224412311300", ifsc="YESB0000001"),),
    ),
    "pending_at_bank": (
        "account 007711000031, IFSC HDFC0000077",
        (_to(bankAccount="007711000031", ifsc="HDFC0000077"),),
    ),
    "received": ("account 34978321547298, IFSC KKBK0000001", (_to(bankAccount="34978321547298", ifsc="KKBK0000001"),)),
    "bank_failed": ("`upi` to failure@upi", (_d(transferMode="upi", beneDetails=sound_payee(vpa="failure@upi")),)),
    "token_not_valid": ("a token that is unknown, expired, or of another address", (_d(token=BAD),)),
    "ip_not_allowed": (
        "`allowed_ips` without the caller's, and a token got without X-Cf-Signature",
        (payout_settings_step(allowed_ips=["203.0.113.7"]), _d()),
    ),
    "feature_not_available": (
        "`features_off` with `direct_transfer`",
        (payout_settings_step(features_off=["direct_transfer"]), _d()),
    ),
    "mode_not_available": ("the mode in `modes_unavailable`", (payout_settings_step(modes_unavailable=["imps"]), _d())),
    "beneficiary_not_allowed": (
        "the details of the blocked beneficiary, blocked5",
        (_to(bankAccount="900100200300", ifsc="BARB0000005"),),
    ),
    "beneficiary_unknown": ("`beneId` of nobody, without `beneDetails`", (_d(beneDetails=None, beneId="nobody9"),)),
    "id_exists": ("the same `transferId` twice", (_d(), _d())),
    "token_missing": ("no Authorization header", (_d(token=NONE),)),
    "bene_id_missing": ("neither `beneDetails` nor `beneId`", (_d(beneDetails=None),)),
    "amount_missing": ("no `amount`", (_d(amount=None),)),
    "transfer_id_missing": ("no `transferId`", (_d(transferId=None),)),
    "invalid_tag": ("a `tag` with more than letters, digits, _ and -", (_d(tag="to be paid!"),)),
    "invalid_mode": ("a `transferMode` that does not exist", (_d(transferMode="cash"),)),
    "mode_not_enabled": ("the mode in `modes_disabled`", (payout_settings_step(modes_disabled=["imps"]), _d())),
    "account_limit": (
        "more in one day than `account_limit_paise`",
        (payout_settings_step(account_limit_paise=200_00), _d()),
    ),
    "beneficiary_limit": (
        "more to one in a day than `beneficiary_limit_paise`",
        (payout_settings_step(beneficiary_limit_paise=400_00), _d(), _d(transferId="pay_2")),
    ),
    "not_enough_balance": ("more than the fund source holds", (_take(MAIN, 50_00_000_00), _d())),
    "wait_30_minutes": ("the details of a beneficiary that was added less than 30 minutes ago", (_NEW, _d())),
    "below_minimum": ("less than 100 rupees, but more than 1", (_d(amount=99),)),
    "above_maximum": ("more than 100000 rupees", (_d(amount=100_001),)),
    "invalid_ifsc": ("an IFSC that is none, or account 1234567890, IFSC ICIC0000001", (_to(ifsc="ICIC"),)),
    "invalid_account": (
        "an account number that is none, or account 234005000876, IFSC ICIC0000007",
        (_to(bankAccount="234005000876", ifsc="ICIC0000007"),),
    ),
    "paytm_failed": (
        "`paytm` to 7777777777 or 6666666666, which have another wallet",
        (_d(transferMode="paytm", beneDetails=sound_payee(phone="7777777777")),),
    ),
    "no_account": ("a bank mode without `bankAccount` or `ifsc`", (_to(bankAccount=None),)),
    "invalid_transfer_id": ("more than letters, digits and _, or more than 40", (_d(transferId="pay 1"),)),
    "invalid_details": ("no name, or a phone, email or UPI address that is none; incorrect@upi", (_to(email="asha"),)),
    "invalid_remarks": ("`remarks` with other signs", (_d(remarks="100% paid"),)),
    "invalid_amount": ("1 rupee or less, three decimals, or no number", (_d(amount=1),)),
    "no_vpa": ("`upi` without `vpa`", (_d(transferMode="upi", beneDetails=sound_payee(vpa=None)),)),
}
_DIRECT_V1_2_CAUSES: Final[dict[str, tuple[str, tuple[RequestStep, ...]]]] = {
    "many_instruments": (
        "`rtgs`, which two fund sources have, without `paymentInstrumentId`",
        (sound_request(DIRECT_V1_2, transferMode="rtgs"),),
    ),
    "instrument_wrong_mode": (
        f"`{SALARIES}` for a mode that it has not",
        (sound_request(DIRECT_V1_2, transferMode="upi", paymentInstrumentId=SALARIES),),
    ),
    "instrument_unknown": (
        "a `paymentInstrumentId` of no open fund source",
        (sound_request(DIRECT_V1_2, paymentInstrumentId="NONE99"),),
    ),
}
_PENDING: Final = sound_payee(bankAccount="007711000031", ifsc="HDFC0000077")
_WRONG: Final = sound_payee(bankAccount="234005000876", ifsc="ICIC0000007")
_LOAN_CAUSES: Final[dict[str, tuple[str, tuple[RequestStep, ...]]]] = {
    "completed": ("any sound request", (sound_request(LOAN),)),
    "pending_at_bank": (
        "account 007711000031, IFSC HDFC0000077, or another that is pending",
        (sound_request(LOAN, beneId="asha9", beneDetails=_PENDING),),
    ),
    "bene_id_missing": ("no `beneId`", (sound_request(LOAN, beneId=None),)),
    "charges_too_large": (
        "`serviceCharges` of more than `amount`",
        (sound_request(LOAN, serviceCharges='[{"key": "agent", "value": "1000.01"}]'),),
    ),
    "not_enough_balance": (f"more than `{LENDER}` holds", (_take(LENDER, 10_00_000_00), sound_request(LOAN))),
    "apis_not_enabled": (
        "`features_off` with `lend`",
        (payout_settings_step(features_off=["lend"]), sound_request(LOAN)),
    ),
    "token_not_valid": ("no token, or one that is not valid", (sound_request(LOAN, token=BAD),)),
    "amount_too_small": ("an `amount` below 1.00, or none", (sound_request(LOAN, amount="0.99"),)),
    "invalid_account": (
        "account 234005000876, IFSC ICIC0000007, or one that is none",
        (sound_request(LOAN, beneId="asha9", beneDetails=_WRONG),),
    ),
}
_INTERNAL_CAUSES: Final[dict[str, tuple[str, tuple[RequestStep, ...]]]] = {
    "completed": ("any sound request", (sound_request(INTERNAL),)),
    "either_or": (
        "one of the two instruments, or `rechargeAccount` beside them",
        (sound_request(INTERNAL, paymentInstrumentId=None),),
    ),
    "instrument_unknown": (
        "an instrument of no open fund source",
        (sound_request(INTERNAL, paymentInstrumentId="NONE99"),),
    ),
}
_HISTORY_CAUSES: Final[dict[str, tuple[str, tuple[RequestStep, ...]]]] = {
    "completed": ("any sound request", (sound_request(HISTORY),)),
    "token_not_valid": ("no token, or one that is not valid", (sound_request(HISTORY, token=BAD),)),
    "apis_not_enabled": (
        "`features_off` with `history`",
        (payout_settings_step(features_off=["history"]), sound_request(HISTORY)),
    ),
    "wrong_method": ("POST, or an address that does not exist", (sound_request(HISTORY, method="POST"),)),
    "invalid_range": ("an `endDate` that is not before today", (sound_request(HISTORY, endDate="2099-01-01"),)),
    "invalid_page": ("`page` below 1, or no number", (sound_request(HISTORY, page="0"),)),
    "bene_id_invalid": (
        "no `beneId`, or one with more than letters and digits",
        (sound_request(HISTORY, beneId="gupta-1"),),
    ),
    "bene_id_unknown": ("a `beneId` of nobody", (sound_request(HISTORY, beneId="nobody9"),)),
    "start_format": (
        "a `startDate` that is no yyyy-mm-dd",
        (sound_request(HISTORY, startDate="1/2/2026", endDate="2026-01-02"),),
    ),
    "end_format": (
        "an `endDate` that is no yyyy-mm-dd, or none beside `startDate`",
        (sound_request(HISTORY, startDate="2026-01-01"),),
    ),
    "start_after_end": (
        "`startDate` after `endDate`",
        (sound_request(HISTORY, startDate="2026-01-03", endDate="2026-01-02"),),
    ),
    "per_page": ("`perPage` above 25, below 1, or no number", (sound_request(HISTORY, perPage="26"),)),
    "too_many_requests": (
        "more calls a minute than `rate_limits` allows",
        (
            RequestStep("POST", "/_sandbox/settings", {"rate_limits": {"payout_history": 0}}, NONE),
            sound_request(HISTORY),
        ),
    ),
}
_ALL: Final = {
    DIRECT: _DIRECT_CAUSES,
    DIRECT_V1_2: _DIRECT_V1_2_CAUSES,
    LOAN: _LOAN_CAUSES,
    INTERNAL: _INTERNAL_CAUSES,
    HISTORY: _HISTORY_CAUSES,
}


def _cause(row: PayoutRow) -> Cause:
    description, steps = _ALL[row.area].get(row.name, ("", (magic_step(row.area, row.name),)))
    return Cause(row, description, steps)


CAUSES: Final[tuple[Cause, ...]] = tuple(_cause(row) for rows in ROWS.values() for row in rows.values())
"""Each form of each row, in the order of docs/service.md#payout-errors."""
