"""The field rules of the payout side, checked before anything is sent (docs/service.md#endpoints, #limits).

One function for each request returns all broken rules as (field, rule), in the order and with the names of the
service's fields; empty if the request is valid. Beyond the documented rules, it demands only what a transfer mode
certainly needs (docs/service.md#direct-transfer).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

from paydesk.domain import rules
from paydesk.domain.fact import member
from paydesk.domain.money import Money
from paydesk.domain.payout.requests import (
    HISTORY_PAGE,
    BeneDetails,
    DirectTransfer,
    HistoryQuery,
    InternalTransfer,
    Loan,
    NewBeneficiary,
    NewCashgram,
    OrderRefund,
    StatusQuery,
    TransferMode,
    Validation,
)
from paydesk.domain.rules import AnyRule, BrokenRules, PayoutRule, Rule

ONE_RUPEE: Final = Money(100)
LINK_DAYS_MAX: Final = 30
REFUND_NOTE_LENGTH: Final = (3, 100)
VPA_MAX: Final = 100
ADDRESS_MAX: Final = 150
ACCOUNT_MAX: Final = 18
"""Two numbers pasted together are longer (docs/service.md#direct-transfer)."""

_ALNUM: Final = re.compile(r"[A-Za-z0-9]+")
_IFSC: Final = re.compile(r"[A-Za-z]{4}0[A-Za-z0-9]{6}")
_DIGITS: Final = re.compile(r"[0-9]+")
_VPA: Final = re.compile(r"[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+")
_IFSC_LENGTH: Final = 11
_LETTER_FOR: Final = str.maketrans("01580", "OISBO")
_DIGIT_FOR: Final = str.maketrans("ODQIL", "00011")
"""Letters and digits that are mistaken for each other on cheques."""
_LIKE_DIGITS: Final = frozenset("0123456789ODQIL")
_CODE: Final = re.compile(r"(?!.*://)[!-~]+")


def check_direct_transfer(request: DirectTransfer, *, v1: bool = False) -> BrokenRules:
    """Return the broken rules: more than ₹1.00, an id of 40 characters, a known mode, and the instrument it needs.

    v1 takes no fund source; a requested one is refused rather than ignored (docs/service.md#direct-transfer).
    """
    mode = member(TransferMode, request.mode)
    instrument = request.payment_instrument_id
    return _broken(
        (
            ("amount", None if request.amount > ONE_RUPEE else Rule.TOO_SMALL),
            ("transferId", rules.check_transfer_id(request.transfer_id)),
            ("transferMode", PayoutRule.NOT_ONE_OF if mode is None else None),
            *_bene(request.bene, mode),
            ("paymentInstrumentId", _instrument(instrument, v1=v1)),
        )
    )


def check_internal_transfer(request: InternalTransfer) -> BrokenRules:
    """Return the broken rules: at least ₹1; either `rechargeAccount` alone, or both instruments.

    See docs/service.md#internal-transfer.
    """
    recharge, source, target = (
        request.recharge_account,
        request.payment_instrument_id,
        request.to_payment_instrument_id,
    )
    either: list[tuple[str, AnyRule | None]] = []
    if recharge and (source or target):
        either.append(("rechargeAccount", PayoutRule.ONE_OR_THE_OTHER))
    elif recharge:
        either.append(("rechargeAccount", _alnum(recharge)))
    elif not (source or target):
        either.append(("rechargeAccount", Rule.REQUIRED))
    else:
        either += [("paymentInstrumentId", _alnum(source)), ("toPaymentInstrumentId", _alnum(target))]
    return _broken(
        (
            ("amount", _at_least_one_rupee(request.amount)),
            *either,
            ("transferId", rules.check_validation_id(request.transfer_id) if request.transfer_id else None),
            ("remarks", rules.check_length(request.remarks, 1, rules.REMARKS_MAX) if request.remarks else None),
        )
    )


def check_loan(request: Loan) -> BrokenRules:
    """Return the broken rules: alphanumeric ids, at least ₹1.00, charges within it, each with its party.

    See docs/service.md#loan-disbursement.
    """
    mode = member(TransferMode, request.mode)
    charges: AnyRule | None = None
    if any(not charge.party for charge in request.charges):
        charges = Rule.REQUIRED
    elif request.net is None:
        charges = PayoutRule.TOO_LARGE
    return _broken(
        (
            ("beneId", rules.check_bene_id(request.bene_id)),
            ("loanId", rules.check_loan_id(request.loan_id)),
            ("amount", _at_least_one_rupee(request.amount)),
            ("transferMode", PayoutRule.NOT_ONE_OF if mode is None else None),
            ("serviceCharges", charges),
            *(_bene_shapes(request.bene) if request.bene is not None else ()),
            *(_other_half(request.bene) if request.bene is not None else ()),
        )
    )


def check_new_beneficiary(request: NewBeneficiary) -> BrokenRules:
    """Return the broken rules: an alphanumeric id, a name, and an account with its IFSC or a UPI address.

    See docs/service.md#beneficiaries-v2.
    """
    bene = request.bene
    return _broken(
        (
            ("beneId", rules.check_bene_id(request.bene_id)),
            ("beneDetails.name", None if bene.name else Rule.REQUIRED),
            ("beneDetails.bankAccount", None if bene.bank_account or bene.vpa else Rule.REQUIRED),
            *_bene_shapes(bene),
            *_other_half(bene),
        )
    )


def check_beneficiary_id(value: str) -> BrokenRules:
    """Return the broken rules of a beneficiary id to read or remove (docs/service.md#beneficiaries-v2)."""
    return _broken((("beneId", rules.check_bene_id(value)),))


def check_cashgram(request: NewCashgram, today: date) -> BrokenRules:
    """Return the broken rules; the link must end within 30 days of `today`, the service's day.

    See docs/service.md#create-a-cashgram.
    """
    return _broken(
        (
            ("cashgramId", rules.check_cashgram_id(request.cashgram_id)),
            ("amount", _at_least_one_rupee(request.amount)),
            ("name", rules.check_cashgram_name(request.name)),
            ("phone", rules.check_cashgram_phone(request.phone)),
            ("linkExpiry", _link_expiry(request.link_expiry, today)),
            ("email", rules.check_email(request.email) if request.email else None),
            ("remarks", rules.check_remarks(request.remarks)),
        )
    )


def check_order_refund(request: OrderRefund) -> BrokenRules:
    """Return the broken rules: an id of 3 to 40 characters, at least ₹1.00, a note of 3 to 100 characters.

    See docs/service.md#refunds.
    """
    return _broken(
        (
            ("refund_id", rules.check_refund_id(request.refund_id)),
            ("order_id", rules.check_order_id(request.order_id)),
            ("amount", _at_least_one_rupee(request.amount)),
            ("refund_note", rules.check_length(request.note, *REFUND_NOTE_LENGTH)),
        )
    )


def check_cashgram_id(value: str) -> BrokenRules:
    """Return the broken rules of a cashgram id to read or deactivate (docs/service.md#create-a-cashgram)."""
    return _broken((("cashgramId", rules.check_cashgram_id(value)),))


def check_history_query(query: HistoryQuery, today: date) -> BrokenRules:
    """Return the broken rules: `endDate` with `startDate` and before `today`; 25 a page; pages from 1.

    See docs/service.md#beneficiary-history, #limits.
    """
    start: AnyRule | None = None
    end: AnyRule | None = None
    if query.start is not None and query.end is None:
        end = Rule.REQUIRED
    elif query.end is not None and query.end >= today:
        end = PayoutRule.NOT_YET_OVER
    if query.start is not None and query.end is not None and query.start > query.end:
        start = PayoutRule.AFTER_THE_END
    too_many = PayoutRule.TOO_LARGE if query.per_page > HISTORY_PAGE else None
    return _broken(
        (
            ("beneId", rules.check_bene_id(query.bene_id)),
            ("startDate", start),
            ("endDate", end),
            ("perPage", Rule.TOO_SMALL if query.per_page < 1 else too_many),
            ("page", Rule.TOO_SMALL if query.page < 1 else None),
        )
    )


def check_validation(request: Validation, *, v2: bool = False) -> BrokenRules:
    """Return the broken rules: an id of 40 characters (v2: no hyphen), and exactly one of `vpa` and `phone`.

    See docs/service.md#validate-upi-v1, #validate-upi-v2.
    """
    check = rules.check_transfer_id if v2 else rules.check_validation_id
    either: list[tuple[str, AnyRule | None]] = []
    if request.vpa and request.phone:
        either.append(("vpa", PayoutRule.ONE_OR_THE_OTHER))
    elif request.phone:
        either.append(("phone", _phone(request.phone)))
    else:
        either.append(("vpa", check_vpa(request.vpa)))
    return _broken((("transfer_id" if v2 else "transferId", check(request.transfer_id)), *either))


def check_status_query(query: StatusQuery) -> BrokenRules:
    """Return the broken rules of a query by our id (docs/service.md#read-a-transfer)."""
    return _broken((("transferId", rules.check_validation_id(query.transfer_id)),))


def check_auth_code(value: str) -> BrokenRules:
    """Return the broken rules of the code of an OAuth callback, which is not the whole address.

    See docs/service.md#exchange-an-authorisation-code.
    """
    return _broken((("auth_code", rules.check_length(value, 1, 2_000, _CODE)),))


def guess_ifsc(value: str) -> str:
    """Return the IFSC that was probably meant if similar letters and digits were mixed up; "" for none.

    The first four characters are letters, the fifth is a zero. The branch is corrected only if it else has digits
    alone, since branches of letters exist.
    """
    text = value.upper()
    if len(text) != _IFSC_LENGTH or not text.isascii() or not text.isalnum():
        return ""
    bank, zero, branch = text[:4].translate(_LETTER_FOR), text[4].translate(_DIGIT_FOR), text[5:]
    if set(branch) <= _LIKE_DIGITS:
        branch = branch.translate(_DIGIT_FOR)
    meant = f"{bank}{zero}{branch}"
    return meant if meant != text and _IFSC.fullmatch(meant) else ""


def check_vpa(value: str) -> AnyRule | None:
    """Return the broken rule of a UPI address: a name, one @, a bank; at most 100 characters.

    See docs/service.md#direct-transfer.
    """
    if not value:
        return Rule.REQUIRED
    if len(value) > VPA_MAX:
        return Rule.TOO_LONG
    return None if _VPA.fullmatch(value) else PayoutRule.NOT_A_UPI_ADDRESS


def _bene(bene: BeneDetails, mode: TransferMode | None) -> tuple[tuple[str, AnyRule | None], ...]:
    """Check that the instrument of the mode is given, and that all given details are well-formed."""
    needed = {
        "beneDetails.name": not bene.name,
        "beneDetails.bankAccount": mode is not None and mode.to_bank_account and not bene.bank_account,
        "beneDetails.ifsc": mode is not None and mode.to_bank_account and not bene.ifsc,
        "beneDetails.vpa": mode is TransferMode.UPI and not bene.vpa,
        "beneDetails.phone": mode is not None and mode.to_wallet and not bene.phone,
    }
    return tuple((field, Rule.REQUIRED if needed.get(field) else rule) for field, rule in _bene_shapes(bene))


def _other_half(bene: BeneDetails) -> tuple[tuple[str, AnyRule | None], ...]:
    """Require both halves of an account: with one alone it is unclear which account is paid."""
    return (
        ("beneDetails.bankAccount", Rule.REQUIRED if bene.ifsc and not bene.bank_account else None),
        ("beneDetails.ifsc", Rule.REQUIRED if bene.bank_account and not bene.ifsc else None),
    )


def _bene_shapes(bene: BeneDetails) -> tuple[tuple[str, AnyRule | None], ...]:
    return (
        ("beneDetails.name", Rule.TOO_LONG if len(bene.name) > rules.CASHGRAM_NAME_MAX else None),
        ("beneDetails.phone", _phone(bene.phone) if bene.phone else None),
        ("beneDetails.email", rules.check_email(bene.email) if bene.email else None),
        (
            "beneDetails.bankAccount",
            rules.check_length(bene.bank_account, 1, ACCOUNT_MAX, _ALNUM) if bene.bank_account else None,
        ),
        ("beneDetails.ifsc", None if not bene.ifsc or _IFSC.fullmatch(bene.ifsc) else Rule.CHARACTERS),
        ("beneDetails.vpa", check_vpa(bene.vpa) if bene.vpa else None),
        ("beneDetails.address1", Rule.TOO_LONG if len(bene.address1) > ADDRESS_MAX else None),
    )


def _phone(value: str) -> Rule | None:
    """Check for 8 to 12 digits without +91 (docs/service.md#direct-transfer)."""
    bare = rules.bare_phone(value)
    if not _DIGITS.fullmatch(bare):
        return Rule.DIGITS
    if len(bare) < 8:
        return Rule.TOO_SHORT
    return Rule.TOO_LONG if len(bare) > 12 else None


def _link_expiry(day: date | None, today: date) -> AnyRule | None:
    if day is None:
        return Rule.REQUIRED
    if day < today:
        return PayoutRule.IN_THE_PAST
    return PayoutRule.TOO_FAR_AHEAD if day > today + timedelta(days=LINK_DAYS_MAX) else None


def _at_least_one_rupee(amount: Money) -> Rule | None:
    return Rule.TOO_SMALL if amount < ONE_RUPEE else None


def _instrument(value: str, *, v1: bool) -> AnyRule | None:
    if value and v1:
        return PayoutRule.ONLY_V1_2
    return _alnum(value) if value else None


def _alnum(value: str) -> Rule | None:
    if not value:
        return Rule.REQUIRED
    return None if _ALNUM.fullmatch(value) else Rule.CHARACTERS


def _broken(found: Iterable[tuple[str, AnyRule | None]]) -> BrokenRules:
    return tuple((name, rule) for name, rule in found if rule is not None)
