"""Lenient readers for the answers of the payout side. Pure: no network.

What was taken is never thrown away for a missing reference number: only what an answer is useless without is demanded,
and the BadAnswer names it. The words decide what it means (`domain.payout.classify`).

See SPEC.md 2.4 to 2.8; docs/service.md#endpoints, #validate-upi-v2.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from paydesk.api.errors import About, AnswerFault, BadAnswer
from paydesk.api.payouts.errors import masked
from paydesk.api.wire import Reader
from paydesk.domain.exact_json import Json
from paydesk.domain.masking import masked_line as shown
from paydesk.domain.masking import printable
from paydesk.domain.payout.answers import (
    Balance,
    History,
    HistoryItem,
    PayoutState,
    TransferAccepted,
    ValidationResult,
)
from paydesk.domain.payout.classify import (
    classify,
    classify_account_status,
    classify_cashgram_status,
    classify_transfer_status,
)
from paydesk.domain.payout.outcome import Classification, Operation, ServiceReply
from paydesk.domain.payout.requests import HistoryQuery, StatusQuery, Validation

_TOKEN: Final = 4_000
_LINK: Final = 2_000
_WORD: Final = 60
_DETAILS_MAX: Final = 40


@dataclass(frozen=True, slots=True)
class Told:
    """An answer of the payout side: what it means, and its `data` to read from."""

    judgement: Classification
    data: Reader
    about: About


def read_envelope(value: Json, about: About, operation: Operation, *, earlier_unsettled: bool = False) -> Told:
    """The payout envelope (docs/service.md#payout-envelope) with its judgement. Raises BadAnswer when it is none."""
    reader = Reader(value, about)
    words = ServiceReply(
        operation,
        status=reader.needed_word("status"),
        sub_code=reader.exact_id("subCode"),
        message=reader.text("message", 1_000),
        http_status=about.http_status,
    )
    judgement = classify(words, earlier_unsettled=earlier_unsettled)
    return Told(masked(judgement), reader.inner("data"), about)


def read_errors(value: Json, about: About, operation: Operation) -> Told:
    """An answer of a header-authenticated area, whose body is its data: {type, code, message}, or a 2xx.

    docs/service.md#validate-upi-v2, #exchange-an-authorisation-code. Raises BadAnswer when it is no object.
    """
    reader = Reader(value, about)
    words = ServiceReply(
        operation,
        status=reader.word("type"),
        sub_code=reader.word("code", 100),
        message=reader.text("message", 1_000),
        http_status=about.http_status,
    )
    return Told(masked(classify(words)), reader, about)


def read_transfer(told: Told, transfer_id: str = "") -> TransferAccepted:
    """A direct transfer or a loan. Nothing in it is demanded: the words say that it was taken.

    Raises BadAnswer when it names another transfer than ours.

    See docs/service.md#transfer.
    """
    data = told.data
    if transfer_id:
        data.must_be("transferId", transfer_id)
    return TransferAccepted(
        told.judgement,
        reference_id=data.identifier("referenceId"),
        utr=data.identifier("utr"),
    )


def read_state(told: Told, query: StatusQuery) -> PayoutState:
    """What became of a transfer. Raises BadAnswer without `status`, or about another transfer.

    What the answer does not tell, or not whole (an account behind X), makes it no other.

    See docs/service.md#read-a-transfer.
    """
    transfer = told.data.inner("transfer")
    word = transfer.needed_word("status")
    transfer.must_be("transferId", query.transfer_id)
    amount, account = transfer.money("amount"), transfer.identifier("bankAccount").lstrip("0")
    if transfer.value("amount") not in (None, "") and query.amounts and amount not in query.amounts:
        raise BadAnswer(AnswerFault.ANOTHER_ORDER, told.about, field_name="data.transfer.amount")
    ours = query.bank_account.lstrip("0")
    if account.isdecimal() and ours.isdecimal() and account != ours:
        raise BadAnswer(AnswerFault.ANOTHER_ORDER, told.about, field_name="data.transfer.bankAccount")
    return PayoutState(
        masked(classify_transfer_status(told.judgement.reply, word)),
        raw_status=word,
        reference_id=transfer.identifier("referenceId"),
        utr=transfer.identifier("utr"),
        reason=shown(transfer.text("reason"), 200),
    )


def read_moved(told: Told, transfer_id: str) -> TransferAccepted:
    """An internal transfer. Raises BadAnswer when it names another one than ours.

    See docs/service.md#internal-transfer.
    """
    if transfer_id:
        told.data.must_be("transferId", transfer_id)
    return TransferAccepted(told.judgement)


def read_balance(told: Told) -> Balance:
    """The account's balance. Raises BadAnswer without a usable `availableBalance`.

    See docs/service.md#beneficiary-history.
    """
    available = told.data.money("availableBalance")
    if available is None:
        raise BadAnswer(AnswerFault.MISSING_FIELD, told.about, field_name="data.availableBalance")
    return Balance(told.judgement, available, told.data.money("balance"))


def read_cashgram(told: Told, cashgram_id: str = "") -> TransferAccepted:
    """A payment link that was made (docs/service.md#cashgram).

    Raises BadAnswer without `cashgramLink`, or about another one: read its state then.
    """
    if cashgram_id:
        told.data.must_be("cashgramId", cashgram_id)
    link = told.data.text("cashgramLink", _LINK)
    if not link:
        raise BadAnswer(AnswerFault.MISSING_FIELD, told.about, field_name="data.cashgramLink")
    return TransferAccepted(told.judgement, told.data.identifier("referenceId"), link=link)


def read_cashgram_state(told: Told, cashgram_id: str) -> PayoutState:
    """What became of a link. Raises BadAnswer without `cashgramStatus`, or about another one.

    See docs/service.md#create-a-cashgram.
    """
    word = told.data.needed_word("cashgramStatus")
    told.data.must_be("cashgramId", cashgram_id)
    return PayoutState(
        masked(classify_cashgram_status(told.judgement.reply, word)),
        raw_status=word,
        reference_id=told.data.identifier("referenceId"),
        link=told.data.text("cashgramLink", _LINK),
        reason=shown(told.data.text("reason"), 200),
    )


def read_history(told: Told, query: HistoryQuery) -> History:
    """One page of history. Raises BadAnswer when `transfers` is no list of objects.

    See docs/service.md#transfer-history-item, #beneficiary-history.
    """
    return History(
        told.judgement,
        tuple(_history_item(item) for item in told.data.items("transfers")),
        query.page,
        query.per_page,
    )


def _history_item(item: Reader) -> HistoryItem:
    text = item.text("transferDate", _WORD)
    return HistoryItem(
        transferred_at=item.moment("transferDate"),
        transfer_date=text,
        amount=item.money("amount"),
        raw_mode=item.text("mode", _WORD),
        bene_id=item.identifier("beneId"),
        raw_status=item.text("status", _WORD),
    )


def read_validated(told: Told, request: Validation) -> ValidationResult:
    """A v1 validation: `data` with names in camel case. Raises BadAnswer, see `_validated`.

    See docs/service.md#upi-validation-result.
    """
    return _validated(told, request, ("accountStatus", "transferToken", "nameAtBank"))


def read_validated_v2(told: Told, request: Validation) -> ValidationResult:
    """A v2 validation: the body itself, names with underscores. Raises BadAnswer, see `_validated`.

    See docs/service.md#upi-validation-result.
    """
    return _validated(told, request, ("account_status", "transfer_token", "name_at_bank"))


def _validated(told: Told, request: Validation, names: tuple[str, str, str]) -> ValidationResult:
    """Demanded are the status and, when it is VALID, the token: without it the address cannot be paid this way.

    An answer about another address than was asked for is none.
    """
    status, token, name = names
    data = told.data
    word = data.needed_word(status)
    named = data.word("vpa", 200)
    if request.vpa and data.is_told("vpa") and named.casefold() != request.vpa.casefold():
        raise BadAnswer(AnswerFault.ANOTHER_ORDER, told.about, field_name="vpa")  # its name and token are another's
    given = data.secret(token, _TOKEN)
    if word == "VALID" and not given:
        raise BadAnswer(AnswerFault.MISSING_FIELD, told.about, field_name=token)
    return ValidationResult(
        masked(classify_account_status(told.judgement.reply, word)),
        raw_status=word,
        vpa=named or request.vpa,
        name_at_bank=data.text(name),
        transfer_token=given,
        ifsc=data.text("ifsc", _WORD),
        ifsc_details=flat(data.value("ifsc_details") or data.value("ifscDetails")),
    )


def flat(value: Json) -> tuple[tuple[str, str], ...]:
    """An object of unknown keys as names and values to show, in the service's order; at most 40, no nested ones."""
    if not isinstance(value, dict):
        return ()
    lines: list[tuple[str, str]] = []
    for name, one in list(value.items())[:_DETAILS_MAX]:
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
