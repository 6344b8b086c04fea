"""Facts about payouts: their kinds and data. Their subject is "out:<payout_id>" (`fact.PAYOUT_PREFIX`).

They hold no account number, UPI address, phone, link or remarks of a person: personal data is masked, and accounts are
told apart by keyed digests (`store.account_key`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from msgspec import UNSET
from msgspec.structs import replace

from paydesk.domain import masking
from paydesk.domain.codec import from_data, to_data
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import PAYOUT_PREFIX, Fact, member
from paydesk.domain.payout import stored
from paydesk.domain.payout.outcome import Classification
from paydesk.domain.payout.payout import Draft, Payout, PayoutKind, PayoutRequest, kind_of
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    InternalTransfer,
    Loan,
    NewCashgram,
    OrderRefund,
    ServiceCharge,
    TransferMode,
)
from paydesk.domain.phones import national_phone
from paydesk.domain.settings.settings import TransferVersion


class PayoutFactKind(StrEnum):
    """Kinds of facts about a payout. Unknown kinds (of a newer Paydesk) are stored and ignored."""

    WANTED = "out_wanted"
    """A person confirmed a draft."""
    AGAIN_WANTED = "out_again_wanted"
    """A person asks to send the same id again."""
    GIVEN_UP = "out_given_up"
    """It did not leave before Paydesk ended, and is not sent any more."""
    SENT = "out_sent"
    """It is about to leave; only an answer tells the outcome."""
    ANSWERED = "out_answered"
    """An answer to a send, or the failure of it."""
    READ_WANTED = "out_read_wanted"
    """A person asks to read its state. Never written."""
    READ = "out_read"
    """Its state was read."""
    READ_FAILED = "out_read_failed"
    """A read of its state failed. Written only if the day on which it was sent was still unknown."""
    END_WANTED = "out_end_asked"
    """A person asks to deactivate a cashgram."""
    END_ANSWERED = "out_end_answered"
    BY_HAND = "out_by_hand"
    """A person stated whether the money arrived."""
    CLOCK_SET = "out_clock_set"
    """The clock of the run was corrected."""
    SEEN = "out_seen"
    """A person has seen that its final state was reversed."""


def subject(payout_id: str) -> str:
    """Return the subject of a payout's facts."""
    return PAYOUT_PREFIX + payout_id


def payout_fact(payout_id: str, at: int, kind: PayoutFactKind, data: Mapping[str, Json]) -> Fact:
    """Return a fact about a payout; `at` in ms since 1970."""
    return Fact(subject(payout_id), at, kind.value, data)


def payout_id_of(subject: str) -> str:
    """Return the payout id of a subject."""
    return subject.removeprefix(PAYOUT_PREFIX)


# data of the facts


@dataclass(frozen=True, slots=True)
class NewPayout:
    """A confirmed draft with its id, who confirmed it, and the digests of the accounts that it pays."""

    draft: Draft
    by: str
    second_by: str = ""
    order_id: str = ""
    accounts: tuple[str, ...] = ()
    version: TransferVersion = TransferVersion.V1_2
    resend_data: Mapping[str, Json] | None = None
    """The result of `resend_data`."""
    host: str = ""
    """The host that it will be sent to, which tells whether its money is real; "" in a demo."""


def wanted_data(payout: NewPayout) -> dict[str, Json]:
    """Return the data of a confirmed draft."""
    request = payout.draft.request
    return to_data(
        stored.PayoutRequested(
            kind=kind_of(request),
            draft_id=payout.draft.draft_id,
            amount=request.amount,
            net=request.net if isinstance(request, Loan) else None,
            payee=masked_payee(request),
            source=fund_source(request),
            mode=str(request.mode) if isinstance(request, DirectTransfer | Loan) else "",
            refund_of=payout.draft.refund_of,
            order_id=payout.order_id,
            note=masking.free_text(request.note) if isinstance(request, OrderRefund) else UNSET,
            is_instant=True if isinstance(request, OrderRefund) and request.is_instant else UNSET,
            expires_on=_last_day(request),
            accounts=list(payout.accounts),
            version=payout.version,
            host=payout.host,
            resend_data=None if payout.resend_data is None else dict(payout.resend_data),
            by=payout.by,
            second_by=payout.second_by,
        )
    )


def actor_data(name: str, second: str = "") -> dict[str, Json]:
    """Return the data of who asks for it, and of the second person who approved it."""
    return to_data(stored.PersonApproved(name, second))


def sent_data(*, keys: str = "", host: str = "", clock_offset_ms: int | None = None) -> dict[str, Json]:
    """Return the data of a send; `keys`: the fingerprint of the keys; `host`: where it goes."""
    return to_data(stored.PayoutSent(keys, host, clock_offset_ms))


def answered_data(
    classification: Classification, *, reference_id: str = "", utr: str = "", status: str = "", failure_text: str = ""
) -> dict[str, Json]:
    """Return the data of an answer; `status` and `failure_text` are the service's own, masked."""
    answer = _answer_of(classification)
    return to_data(replace(answer, reference_id=reference_id, utr=utr, raw_status=status, failure_text=failure_text))


def read_context_data(*, keys: str = "", clock_offset_ms: int | None = None) -> dict[str, Json]:
    """Return the fingerprint of the keys and the clock offset of a read."""
    return to_data(stored.ReadContext(keys, clock_offset_ms))


def manual_result_data(name: str, *, arrived: bool) -> dict[str, Json]:
    """Return the data of a person's statement, made by comparing balances."""
    return to_data(stored.ManualResult(name, arrived))


def classification_data(classification: Classification) -> dict[str, Json]:
    """Return a classification as data; its texts are already masked."""
    return to_data(_answer_of(classification))


def _answer_of(classification: Classification) -> stored.PayoutAnswer:
    reply = classification.reply
    return stored.PayoutAnswer(
        outcome=classification.outcome,
        reason=classification.reason,
        field_name=classification.field,
        operation=reply.operation,
        status=reply.status,
        sub_code=reply.sub_code,
        message=reply.message,
        http_status=reply.http_status,
        problem=reply.problem,
        never_left=reply.never_left,
    )


# payees and accounts


def masked_payee(request: PayoutRequest) -> str:
    """Return the payee, masked: "Asha Rao, as••••@okbank"."""
    match request:
        case DirectTransfer(bene=bene, mode=mode):
            return _joined(bene.name, _instrument(bene, mode))
        case InternalTransfer():
            recharge = request.recharge_account
            return masking.account(recharge) if recharge else request.to_payment_instrument_id
        case Loan(bene=bene):
            return _joined(bene.name if bene is not None else "", masking.free_text(request.bene_id))
        case NewCashgram():
            return _joined(request.name, masking.phone(national_phone(request.phone)))
        case OrderRefund():
            return ""


def fund_source(request: PayoutRequest) -> str:
    """Return the debited fund source; "" if the service chooses it."""
    return request.payment_instrument_id if isinstance(request, DirectTransfer | InternalTransfer) else ""


def account_ids(request: PayoutRequest) -> tuple[str, ...]:
    """Return the accounts that it pays as texts, equal for equal accounts. Unmasked: never store or log them."""
    match request:
        case DirectTransfer(bene=bene, mode=mode):
            return _accounts_of(bene, mode)
        case InternalTransfer():
            target = request.to_payment_instrument_id or f"recharge:{request.recharge_account}"
            return (f"internal:{request.payment_instrument_id}>{target}",)
        case Loan(bene=bene, mode=mode):
            details = _accounts_of(bene, mode) if bene is not None else ()
            return (f"bene:{request.bene_id}", *details)
        case NewCashgram():
            return (_phone_account(request.phone),)
        case OrderRefund():
            return (f"order:{request.order_id}",)


def _accounts_of(bene: BeneDetails, mode: str) -> tuple[str, ...]:
    word = member(TransferMode, mode)
    if word is TransferMode.UPI:
        return (f"upi:{bene.vpa.strip().lower()}",) if bene.vpa else ()
    if word is not None and word.to_wallet:
        return (_phone_account(bene.phone),) if bene.phone else ()
    # the first four letters are the bank: the IFSC of another branch reaches the same account, and at many banks so
    # does a number without its leading zeros
    number = bene.bank_account.upper().lstrip("0")
    return (f"bank:{bene.ifsc[:4].upper()}:{number}",) if bene.bank_account else ()


def _phone_account(number: str) -> str:
    return f"phone:{national_phone(number)[-10:]}"


def _instrument(bene: BeneDetails, mode: str) -> str:
    word = member(TransferMode, mode)
    if word is TransferMode.UPI:
        return masking.vpa(bene.vpa)
    if word is not None and word.to_wallet:
        return masking.phone(national_phone(bene.phone))
    return masking.account(bene.bank_account)


def _joined(name: str, rest: str) -> str:
    return ", ".join(part for part in (masking.free_text(name), rest) if part)


def _last_day(request: PayoutRequest) -> str:
    if isinstance(request, NewCashgram) and request.link_expiry is not None:
        return request.link_expiry.isoformat()
    return ""


def resend_data(request: PayoutRequest) -> dict[str, Json] | None:
    """Return the rest of a request, with which it can be sent again after a restart.

    None if it holds personal data: these details are lost with the run, and have to be typed again.
    """
    match request:
        case InternalTransfer(recharge_account="") if _bare(request.remarks):
            return to_data(stored.InternalRest(request.to_payment_instrument_id, request.remarks))
        case Loan(bene=None) if _bare(request.bene_id, *(charge.party for charge in request.charges)):
            charges = tuple((charge.party, charge.amount) for charge in request.charges)
            return to_data(stored.LoanRest(request.bene_id, charges))
    return None


def stored_request(payout: Payout) -> PayoutRequest | None:
    """Return the request of a payout of an earlier run; None if its WANTED fact holds too little."""
    if payout.kind is PayoutKind.REFUND and payout.amount is not None:
        return OrderRefund(payout.payout_id, payout.order_id, payout.amount, payout.note, payout.is_instant)
    if payout.resend_data is None or payout.amount is None:
        return None
    if payout.kind is PayoutKind.INTERNAL:
        rest = from_data(stored.InternalRest, payout.resend_data)
        return InternalTransfer(
            payout.amount,
            transfer_id=payout.payout_id,
            payment_instrument_id=payout.source,
            to_payment_instrument_id=rest.target,
            remarks=rest.remarks,
        )
    if payout.kind is PayoutKind.LOAN:
        loan = from_data(stored.LoanRest, payout.resend_data)
        if loan.charges is not None:
            charges = tuple(ServiceCharge(party, amount) for party, amount in loan.charges)
            return Loan(payout.payout_id, loan.bene_id, payout.amount, payout.mode, charges)
    return None


def _bare(*texts: str) -> bool:
    return all(masking.free_text(each) == each for each in texts)
