"""Lenient readers for the answers of the payout side. Pure: no network.

An accepted transfer is never rejected for a missing reference number: only fields without which an answer is useless
are required, and the BadAnswer names the missing one. The words decide the outcome (`domain.payout.classify`).

See docs/service.md#resources, docs/service.md#endpoints.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final

from paydesk.api.errors import AnswerFault, BadAnswer, ErrorContext
from paydesk.api.payouts.errors import mask_reply
from paydesk.api.wire import AnswerReader
from paydesk.domain import masking
from paydesk.domain.exact_json import Json
from paydesk.domain.masking import masked_line as shown
from paydesk.domain.masking import printable
from paydesk.domain.payout.answers import (
    Balance,
    History,
    HistoryItem,
    PayoutState,
    RegisteredBeneficiary,
    TransferAccepted,
    ValidationResult,
)
from paydesk.domain.payout.classify import (
    classify,
    classify_account_status,
    classify_cashgram_status,
    classify_transfer_status,
)
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, ServiceReply
from paydesk.domain.payout.requests import DirectTransfer, HistoryQuery, StatusQuery, Validation

_MAX_TOKEN: Final = 4_000
_MAX_LINK: Final = 2_000
_MAX_WORD: Final = 60
_MAX_DETAILS: Final = 40


@dataclass(frozen=True, slots=True)
class ParsedReply:
    """An answer of the payout side: its classification, and its `data` to read from."""

    classification: Classification
    data: AnswerReader
    context: ErrorContext


def read_envelope(
    value: Json, context: ErrorContext, operation: Operation, *, earlier_unsettled: bool = False
) -> ParsedReply:
    """Read the payout envelope (docs/service.md#payout-envelope) and classify it. Raises BadAnswer if it is none."""
    reader = AnswerReader(value, context)
    words = ServiceReply(
        operation,
        status=reader.required_word("status"),
        sub_code=reader.exact_id("subCode"),
        message=reader.text("message", 1_000),
        http_status=context.http_status,
    )
    classification = classify(words, earlier_unsettled=earlier_unsettled)
    return ParsedReply(mask_reply(classification), reader.child("data"), context)


def read_plain_answer(
    value: Json, context: ErrorContext, operation: Operation, *, earlier_unsettled: bool = False
) -> ParsedReply:
    """Read an answer of a header-authenticated area, whose body is its data: {type, code, message}, or a 2xx.

    Raises BadAnswer for anything but an object.

    See docs/service.md#validate-upi-v2, docs/service.md#exchange-an-authorisation-code.
    """
    reader = AnswerReader(value, context)
    words = ServiceReply(
        operation,
        status=reader.word("type"),
        sub_code=reader.word("code", 100),
        message=reader.text("message", 1_000),
        http_status=context.http_status,
    )
    return ParsedReply(mask_reply(classify(words, earlier_unsettled=earlier_unsettled)), reader, context)


def read_transfer(reply: ParsedReply, transfer_id: str = "") -> TransferAccepted:
    """Read a direct transfer or a loan (docs/service.md#transfer). No field is required.

    Raises BadAnswer if it names another transfer.
    """
    data = reply.data
    if transfer_id:
        data.require_match("transferId", transfer_id)
    return TransferAccepted(
        reply.classification,
        reference_id=data.identifier("referenceId"),
        utr=data.identifier("utr"),
    )


def read_state(reply: ParsedReply, query: StatusQuery) -> PayoutState:
    """Read the state of a transfer (docs/service.md#read-a-transfer).

    Fields that are absent or partly hidden (an account behind X) are not compared. Raises BadAnswer without `status`,
    or for another transfer.
    """
    transfer = reply.data.child("transfer")
    word = transfer.required_word("status")
    _require_same(transfer, query, ("transferId", "amount"), transfer, "bankAccount", reply.context)
    return PayoutState(
        mask_reply(classify_transfer_status(reply.classification.reply, word)),
        raw_status=word,
        reference_id=transfer.identifier("referenceId"),
        utr=transfer.identifier("utr"),
        reason=shown(transfer.text("reason"), 200),
    )


def _require_same(
    transfer: AnswerReader,
    query: StatusQuery,
    names: tuple[str, str],
    instrument: AnswerReader,
    account_name: str,
    context: ErrorContext,
) -> None:
    """Raise BadAnswer for another transfer. `names`: of its id and amount; `account_name`: of the account."""
    transfer_id, amount = names
    transfer.require_match(transfer_id, query.transfer_id)
    if transfer.value(amount) not in (None, "") and query.amounts and transfer.money(amount) not in query.amounts:
        raise BadAnswer(AnswerFault.ANOTHER_ORDER, context, field_name=amount)
    theirs, ours = instrument.identifier(account_name).lstrip("0"), query.bank_account.lstrip("0")
    if theirs.isdecimal() and ours.isdecimal() and theirs != ours:
        raise BadAnswer(AnswerFault.ANOTHER_ORDER, context, field_name=account_name)


def read_state_v2(reply: ParsedReply, query: StatusQuery) -> PayoutState:
    """Read a transfer of v2, or its state (docs/service.md#transfers-v2). Raises BadAnswer as `read_state`."""
    transfer = reply.data
    word, code = transfer.required_word("status"), transfer.word("status_code", 100)
    instrument = transfer.child("beneficiary_details").child("beneficiary_instrument_details")
    _require_same(transfer, query, ("transfer_id", "transfer_amount"), instrument, "bank_account_number", reply.context)
    said = shown(transfer.text("status_description", 1_000), 200)
    words = replace(reply.classification.reply, status=word, sub_code=code, message=said)
    state = mask_reply(classify_transfer_status(words, word, code))
    return PayoutState(
        state,
        raw_status=word,
        reference_id=transfer.identifier("cf_transfer_id"),
        utr=transfer.identifier("transfer_utr"),
        reason=said if state.outcome is Outcome.FAILED else "",
    )


def read_transfer_v2(reply: ParsedReply, request: DirectTransfer) -> TransferAccepted:
    """Read the answer to a transfer of v2, which is its first state. Raises BadAnswer as `read_state_v2`."""
    state = read_state_v2(reply, StatusQuery(request.transfer_id, (request.amount,)))
    return TransferAccepted(
        state.classification, state.reference_id, state.utr, raw_status=state.raw_status, reason=state.reason
    )


def read_beneficiary(reply: ParsedReply, bene_id: str) -> RegisteredBeneficiary:
    """Read a registered beneficiary (docs/service.md#beneficiaries-v2). Raises BadAnswer for another one."""
    found = reply.data
    found.require_match("beneficiary_id", bene_id)
    instrument = found.child("beneficiary_instrument_details")
    number, vpa = instrument.identifier("bank_account_number"), instrument.word("vpa", 100)
    phone = found.child("beneficiary_contact_details").identifier("beneficiary_phone")
    return RegisteredBeneficiary(
        reply.classification,
        bene_id,
        found.text("beneficiary_name"),
        masking.account(number) if number else masking.vpa(vpa) if vpa else "",
        instrument.word("bank_ifsc", 20),
        masking.phone(phone) if phone else "",
        found.word("beneficiary_status"),
        found.moment("added_on"),
    )


def read_internal_transfer(reply: ParsedReply, transfer_id: str) -> TransferAccepted:
    """Read an internal transfer (docs/service.md#internal-transfer). Raises BadAnswer if it names another one."""
    if transfer_id:
        reply.data.require_match("transferId", transfer_id)
    return TransferAccepted(reply.classification)


def read_balance(reply: ParsedReply) -> Balance:
    """Read the account's balance. Raises BadAnswer without a usable `availableBalance`."""
    available = reply.data.money("availableBalance")
    if available is None:
        raise BadAnswer(AnswerFault.MISSING_FIELD, reply.context, field_name="data.availableBalance")
    return Balance(reply.classification, available, reply.data.money("balance"))


def read_cashgram(reply: ParsedReply, cashgram_id: str = "") -> TransferAccepted:
    """Read a new payment link (docs/service.md#cashgram).

    Raises BadAnswer without `cashgramLink`, or for another link: read its state then.
    """
    if cashgram_id:
        reply.data.require_match("cashgramId", cashgram_id)
    link = reply.data.text("cashgramLink", _MAX_LINK)
    if not link:
        raise BadAnswer(AnswerFault.MISSING_FIELD, reply.context, field_name="data.cashgramLink")
    return TransferAccepted(reply.classification, reply.data.identifier("referenceId"), link=link)


def read_cashgram_state(reply: ParsedReply, cashgram_id: str) -> PayoutState:
    """Read the state of a link (docs/service.md#cashgram-states).

    Raises BadAnswer without `cashgramStatus`, or for another link.
    """
    word = reply.data.required_word("cashgramStatus")
    reply.data.require_match("cashgramId", cashgram_id)
    return PayoutState(
        mask_reply(classify_cashgram_status(reply.classification.reply, word)),
        raw_status=word,
        reference_id=reply.data.identifier("referenceId"),
        link=reply.data.text("cashgramLink", _MAX_LINK),
        reason=shown(reply.data.text("reason"), 200),
    )


def read_history(reply: ParsedReply, query: HistoryQuery) -> History:
    """Read one page of history (docs/service.md#transfer-history-item). Raises BadAnswer without a list of objects."""
    return History(
        reply.classification,
        tuple(_history_item(item) for item in reply.data.items("transfers")),
        query.page,
        query.per_page,
    )


def _history_item(item: AnswerReader) -> HistoryItem:
    text = item.text("transferDate", _MAX_WORD)
    return HistoryItem(
        transferred_at=item.moment("transferDate"),
        transfer_date=text,
        amount=item.money("amount"),
        raw_mode=item.text("mode", _MAX_WORD),
        bene_id=item.identifier("beneId"),
        raw_status=item.text("status", _MAX_WORD),
    )


def read_validation(reply: ParsedReply, request: Validation) -> ValidationResult:
    """Read a v1 validation (docs/service.md#upi-validation-result): camel case. Raises as `_read_validation`."""
    return _read_validation(reply, request, ("accountStatus", "transferToken", "nameAtBank"))


def read_validation_v2(reply: ParsedReply, request: Validation) -> ValidationResult:
    """Read a v2 validation (docs/service.md#upi-validation-result): underscores. Raises as `_read_validation`."""
    return _read_validation(reply, request, ("account_status", "transfer_token", "name_at_bank"))


def _read_validation(reply: ParsedReply, request: Validation, names: tuple[str, str, str]) -> ValidationResult:
    """Read a validation. `names`: of the fields for status, token and name.

    Raises BadAnswer for another address, without a status, and for a VALID one without a token, which cannot be paid.
    """
    status, token, name = names
    data = reply.data
    word = data.required_word(status)
    named = data.word("vpa", 200)
    if request.vpa and data.is_present("vpa") and named.casefold() != request.vpa.casefold():
        raise BadAnswer(AnswerFault.ANOTHER_ORDER, reply.context, field_name="vpa")  # with another's name and token
    given = data.secret(token, _MAX_TOKEN)
    if word == "VALID" and not given:
        raise BadAnswer(AnswerFault.MISSING_FIELD, reply.context, field_name=token)
    return ValidationResult(
        mask_reply(classify_account_status(reply.classification.reply, word)),
        raw_status=word,
        vpa=named or request.vpa,
        name_at_bank=data.text(name),
        transfer_token=given,
        ifsc=data.text("ifsc", _MAX_WORD),
        ifsc_details=flatten_details(data.value("ifsc_details") or data.value("ifscDetails")),
    )


def flatten_details(value: Json) -> tuple[tuple[str, str], ...]:
    """Return an object of unknown keys as (name, text) pairs in the service's order; at most 40, none nested."""
    if not isinstance(value, dict):
        return ()
    lines: list[tuple[str, str]] = []
    for name, one in list(value.items())[:_MAX_DETAILS]:
        if isinstance(one, bool):
            lines.append((_line(name), "yes" if one else "no"))
        elif isinstance(one, str | int):
            lines.append((_line(name), _line(str(one))))
        elif isinstance(one, Decimal) and -100 < one.adjusted() < 100:
            lines.append((_line(name), _line(format(one, "f"))))
    return tuple(lines)


def _line(text: str) -> str:
    text = " ".join(printable(text[:1_000]).split())
    return text if len(text) <= 200 else text[:199] + "…"
