"""Texts of payouts: modes, kinds, states, refunds, and UPI checks."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from typing import Final
from urllib.parse import urlsplit

from paydesk.domain.clock import DAY
from paydesk.domain.fact import member
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout, PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    InternalTransfer,
    Loan,
    NewCashgram,
    OrderRefund,
    TransferMode,
)
from paydesk.domain.qr import QrReason
from paydesk.domain.settings.settings import MoneyOut
from paydesk.ui.widgets.card import ChipKind
from paydesk.ui.words.base import (
    Words,
    ago_words,
    countdown_words,
    date_words,
    short_time,
    translate,
)
from paydesk.ui.words.outcomes import outcome_chip, outcome_words
from paydesk.ui.words.texts import TextTable

MODES: Final = TextTable("payouts", "Payouts.mode")
"""In the order of the list."""
KINDS: Final = TextTable("payouts", "Payouts.kind")
STATUSES: Final = TextTable("payouts", "Payouts.status")
"""The service's statuses in the history, with the texts and colours of outcomes."""
_MESSAGES: Final = TextTable("payouts", "Payouts.message")
_NOTES: Final = TextTable("payouts", "Payouts.note")
TYPES: Final = TextTable("payouts", "Cashgrams.type")
"""Values of `payoutType`; docs/service.md#create-a-cashgram names two."""
_REFUND: Final = TextTable("payouts", "Cashgrams.refund")
REFUND_REASONS: Final = TextTable("payouts", "Refunds.reason")
"""Reasons of refunds, in the order of the list."""
_REFUSED: Final = TextTable("payouts", "Cashgrams.refused")
_DETAILS: Final = TextTable("payouts", "Upi.detail")
_INVALID: Final = TextTable("payouts", "Upi.invalid")
_TOKEN: Final = TextTable("payouts", "Upi.token")


def mode_words(mode: str) -> str:
    """Return the transfer mode as text; unknown ones are returned unchanged."""
    known = member(TransferMode, mode.lower())
    return mode if known is None else MODES(known)


def mode_options() -> list[tuple[str, str]]:
    """Return (id, text) of all modes for a list."""
    return [(mode, MODES(mode)) for mode in MODES]


def payout_kind_words(out: Payout) -> str:
    """Return the kind of a payout for a list."""
    return KINDS("refund" if out.refund_of else out.kind)


def payee_words(request: PayoutRequest) -> str:
    """Return the full payee and account, for two people to compare before sending; never shown later."""
    parts: list[str]
    match request:
        case DirectTransfer(bene=bene) | Loan(bene=BeneDetails() as bene):
            parts = [bene.name, bene.vpa, bene.bank_account, bene.ifsc]
            parts += [request.bene_id] if isinstance(request, Loan) else []
            parts += [bene.phone] if TransferMode(request.mode).to_wallet else []
        case InternalTransfer():
            parts = [request.recharge_account or request.to_payment_instrument_id]
        case NewCashgram():
            parts = [request.name, request.phone]
        case OrderRefund():
            parts = [payer_words()]
        case Loan():
            parts = [request.bene_id]
    return ", ".join(filter(None, parts))


def payer_words() -> str:
    """Return the recipient of a refund of an order; its account is known to the service alone."""
    return translate("OrderRefundForm", "Back to the account that paid")


def recipient_words(out: Payout, money_out: MoneyOut) -> str:
    """Return the recipient in a line; the shop's own accounts by their names."""
    if out.kind is PayoutKind.REFUND:
        return payer_words()
    if out.kind is not PayoutKind.INTERNAL:
        return out.payee
    return " → ".join(filter(None, map(money_out.source_name, (out.source, out.payee))))


def status_chip(status: str) -> tuple[str, ChipKind]:
    """Return text and colour of a transfer's status; unknown ones are returned unchanged."""
    return STATUSES.chip(status.upper()) if status.upper() in STATUSES else (status, "off")


def payout_chip(out: Payout) -> tuple[str, ChipKind]:
    """Return the state of a payout in a word or two, and its colour."""
    if out.classification is not None:
        return outcome_chip(out.classification)
    return _MESSAGES.chip("no_answer")


def payout_words(out: Payout) -> Words:
    """Return the message of a payout: what happened, who is responsible, what to do."""
    if out.classification is not None:
        ends = short_time(out.wait_until) if out.wait_until is not None else ""
        words = outcome_words(out.classification, ends=ends)
        if out.kind is PayoutKind.LOAN and out.outcome is Outcome.DONE and out.net == out.amount:
            words = replace(words, text="")  # the text is about charges
        if out.kind is PayoutKind.INTERNAL and out.is_not_found:
            # the service has no status for it, nor a rule that its id works only once:
            # docs/service.md#internal-transfer-errors
            return _MESSAGES.words("not_arrived")
        if out.may_be_foreign and out.outcome is not Outcome.UNKNOWN:
            return _other_link_words(words, out)
        return replace(words, todo=_NOTES("details_lost")) if out.details_lost and out.can_resend else words
    return _MESSAGES.words("no_answer_internal" if out.kind is PayoutKind.INTERNAL else "no_answer")


def _other_link_words(words: Words, out: Payout) -> Words:
    text, todo = _NOTES("other_link"), _NOTES("compare_link")
    return Words(words.title, f"{words.text} {text}", todo if out.is_open_link else words.todo)


def read_problem_words(out: Payout) -> str:
    """Return why the last status request gave no result, or ""."""
    if out.problem is None:
        return ""
    if out.asked_other_keys:
        return _NOTES("other_keys")
    return _NOTES("read_failed").format(why=outcome_words(out.problem).title)


_BANK_TIME: Final = 3 * DAY
"""Maximum duration of a bank transfer, in ms (docs/service.md#read-a-transfer)."""


def overdue_words(out: Payout, now: int) -> str:
    """Return what to do about a payout that is pending for longer than a bank takes, or "".

    Not for internal transfers, which a person settles, nor for cashgrams, which wait for the recipient.
    """
    waits = out.settled or out.is_open_link or out.kind is PayoutKind.INTERNAL
    if waits or out.sent_at is None or now - out.sent_at < _BANK_TIME:
        return ""
    return _NOTES("overdue").format(ago=ago_words(now - out.sent_at))


def reversal_words(out: Payout) -> str:
    """Return the note that a reported result was reversed (docs/rules.md#payouts-can-come-back)."""
    return _NOTES("came_back" if out.failed else "sent_after_all")


def alarm_words(out: Payout) -> str:
    """Return the reversal in a line for the alarm bar, without names."""
    amount = str(out.amount) if out.amount is not None else ""
    return _NOTES("came_back_alarm" if out.failed else "sent_alarm").format(amount=amount, number=out.payout_id)


def same_name(typed: str, at_bank: str) -> bool:
    """Return True if the names differ only in case, dots and spaces."""
    return _normalized(typed) == _normalized(at_bank)


def _normalized(name: str) -> str:
    return " ".join(name.replace(".", " ").casefold().split())


def type_words(payout_type: str) -> str:
    """Return the type of a payout; unknown ones are returned unchanged."""
    key = payout_type or "none"
    return TYPES(key) if key in TYPES else payout_type


def type_options() -> list[tuple[str, str]]:
    """Return (id, text) of all types for a list."""
    return [("" if key == "none" else key, TYPES(key)) for key in TYPES]


def refund_remarks(order_id: str) -> str:
    """Return the remarks of a refund: the order id in letters, digits and spaces. Never translated."""
    plain = " ".join(re.sub(r"[^A-Za-z0-9]", " ", order_id).split())
    return f"Refund {plain}" if plain.lower().startswith("order ") else f"Refund order {plain}"


def refund_note(reason: str) -> str:
    """Return a reason as the service and the journal have it: in English."""
    return REFUND_REASONS.value(reason, "text")


def reason_words(note: str) -> str:
    """Return the reason of a refund as text: translated, unless a person typed it."""
    known = (each for each in REFUND_REASONS if refund_note(each) == note)
    return next(map(REFUND_REASONS, known), note)


def refund_words(order_id: str, amount: str, gone: Money, left: Money | None, *, by_link: bool) -> Words:
    """Return the heading of a refund; `gone`: already refunded, `left`: still to refund."""
    title = _REFUND("title").format(amount=amount, number=order_id)
    if gone.paise and left is not None:
        return Words(title, _REFUND("part").format(amount=gone, left=left))
    return Words(title, _REFUND("supervisor" if by_link else "to_payer"))


def nothing_left_words(refunded: Money) -> Words:
    """Return the message that everything was refunded."""
    words = _REFUND.words("nothing_left")
    return Words(words.title, words.text.format(amount=refunded))


def expiry_text(expires_on: str) -> str:
    """Return the last day (yyyy-mm-dd) of a cashgram as text; "" if it is invalid."""
    try:
        return date_words(date.fromisoformat(expires_on))
    except ValueError:
        return ""


def masked_link(link: str) -> str:
    """Return a link for staff: the host and its last four characters."""
    parts = urlsplit(link)
    tail = link.rstrip("/")[-4:] if len(parts.path) > 8 else ""
    return f"{parts.netloc}/••••{tail}"


def refused_link_words(reason: QrReason) -> Words:
    """Return the message of a cashgram link that must not be shown."""
    why = _REFUSED(reason if reason in _REFUSED else "other_address")
    words = _REFUSED.words("message")
    return Words(words.title, f"{why} {words.text}", words.todo)


def row_words(out: Payout, now: int) -> str:
    """Return recipient and age of a cashgram, for a list."""
    return " · ".join(filter(None, (out.payee, ago_words(now - out.wanted_at))))


_CAPITALS: Final = frozenset({"neft", "imps", "rtgs", "upi", "ifsc", "micr", "nbin", "swift", "id"})
_YES: Final = frozenset({"true", "yes", "live", "1"})
_NO: Final = frozenset({"false", "no", "not live", "0"})
_RAILS: Final = frozenset({"neft", "imps", "rtgs", "upi"})


def detail_label(key: str) -> str:
    """Return the label of a bank detail; unknown keys are made readable."""
    plain = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", key).replace("-", "_").replace(" ", "_").lower().strip("_")
    if plain in _DETAILS:
        return _DETAILS(plain)
    words = [word.upper() if word in _CAPITALS else word for word in plain.split("_") if word]
    text = " ".join(words)
    return text[:1].upper() + text[1:]


def detail_value(value: str) -> str:
    """Return a value; booleans translated."""
    if value.lower() in {"true", "yes"}:
        return translate("Upi", "Yes")
    if value.lower() in {"false", "no"}:
        return translate("Upi", "No")
    return value


def detail_rows(ifsc: str, pairs: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Return the rows below the name: IFSC first, live rails in one row (docs/service.md#upi-validation-result)."""
    found = [(translate("Upi", "IFSC"), ifsc)] if ifsc else []
    rails = [key.upper() for key, value in pairs if key.lower() in _RAILS and value.lower() in _YES]
    for key, value in pairs:
        if value and not (key.lower() in _RAILS and value.lower() in _YES | _NO):
            found.append((detail_label(key), detail_value(value)))
    if rails:
        found.append((translate("Upi", "Mode"), ", ".join(rails)))
    return tuple(found)


def invalid_words(*, by_phone: bool) -> Words:
    """Return the message of INVALID, and what to tell the customer."""
    return _INVALID.words("phone" if by_phone else "address")


def token_words(left_ms: int | None, *, used: bool) -> tuple[str, ChipKind, str]:
    """Return chip text, colour and note of a transfer token. `left_ms`: None if its end is unknown."""
    if used or (left_ms is not None and left_ms <= 0):
        key = "used" if used else "expired"
        return *_TOKEN.chip(key), _TOKEN.words(key).text
    left = translate("Upi", "Single use")
    if left_ms is not None:
        left = translate("Upi", "{time} left, single use").format(time=countdown_words(left_ms))
    return left, "wait", translate("Upi", "Transfer token ready")
