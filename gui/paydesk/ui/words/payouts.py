"""Texts of payouts: modes, kinds, states, refunds, and UPI checks."""

from __future__ import annotations

import re
from collections.abc import Mapping
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
    TransferMode,
)
from paydesk.domain.qr import QrReason
from paydesk.domain.settings.settings import MoneyOut
from paydesk.ui.widgets.card import ChipKind
from paydesk.ui.words.base import (
    QT_TRANSLATE_NOOP,
    QT_TRANSLATE_TABLES,
    Words,
    ago_words,
    countdown_words,
    date_words,
    short_time,
    translate,
)
from paydesk.ui.words.outcomes import outcome_chip, outcome_words

MODES: Final[Mapping[TransferMode, str]] = {
    TransferMode.UPI: "UPI",
    TransferMode.BANKTRANSFER: "Bank transfer",
    TransferMode.IMPS: "IMPS",
    TransferMode.NEFT: "NEFT",
    TransferMode.RTGS: "RTGS",
    TransferMode.PAYTM: "Paytm wallet",
    TransferMode.AMAZONPAY: "Amazon Pay wallet",
}
"""In the order of the list."""

KINDS: Final[Mapping[PayoutKind, str]] = {
    PayoutKind.DIRECT: "Transfer",
    PayoutKind.INTERNAL: "Between accounts",
    PayoutKind.LOAN: "Loan",
    PayoutKind.CASHGRAM: "Payout link",
}

STATUSES: Final[Mapping[str, tuple[str, ChipKind]]] = {
    "SUCCESS": (QT_TRANSLATE_NOOP("Payouts", "Done"), "ok"),
    "COMPLETED": (QT_TRANSLATE_NOOP("Payouts", "Done"), "ok"),
    "PENDING": (QT_TRANSLATE_NOOP("Payouts", "Pending"), "wait"),
    "FAILED": (QT_TRANSLATE_NOOP("Payouts", "Not paid"), "bad"),
    "REJECTED": (QT_TRANSLATE_NOOP("Payouts", "Not paid"), "bad"),
    "REVERSED": (QT_TRANSLATE_NOOP("Payouts", "Came back"), "bad"),
}
"""The service's statuses in the history, with the texts and colours of outcomes."""


def mode_words(mode: str) -> str:
    """Return the transfer mode as text; unknown ones are returned unchanged."""
    known = member(TransferMode, mode.lower())
    return mode if known is None else translate("Payouts", MODES[known])


def mode_options() -> list[tuple[str, str]]:
    """Return (id, text) of all modes for a list."""
    return [(mode.value, mode_words(mode)) for mode in MODES]


def payout_kind_words(out: Payout) -> str:
    """Return the kind of a payout for a list."""
    if out.refund_of:
        return translate("Payouts", "Refund")
    return translate("Payouts", KINDS[out.kind])


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
        case Loan():
            parts = [request.bene_id]
    return ", ".join(filter(None, parts))


def recipient_words(out: Payout, money_out: MoneyOut) -> str:
    """Return the recipient in a line; the shop's own accounts by their names."""
    if out.kind is not PayoutKind.INTERNAL:
        return out.payee
    return " → ".join(filter(None, map(money_out.source_name, (out.source, out.payee))))


def status_chip(status: str) -> tuple[str, ChipKind]:
    """Return text and colour of a transfer's status; unknown ones are returned unchanged."""
    text, kind = STATUSES.get(status.upper(), ("", "off"))
    return translate("Payouts", text) if text else status, kind


def payout_chip(out: Payout) -> tuple[str, ChipKind]:
    """Return the state of a payout in a word or two, and its colour."""
    if out.classification is not None:
        return outcome_chip(out.classification)
    return translate("Payouts", "No answer yet"), "warn"


def payout_words(out: Payout) -> Words:
    """Return the message of a payout: what happened, who is responsible, what to do."""
    if out.classification is not None:
        ends = short_time(out.wait_until) if out.wait_until is not None else ""
        words = outcome_words(out.classification, ends=ends)
        if out.kind is PayoutKind.LOAN and out.outcome is Outcome.DONE and out.net == out.amount:
            words = replace(words, text="")  # the text is about charges
        if out.kind is PayoutKind.INTERNAL and out.is_not_found:
            return _manually_failed_words()
        if out.may_be_foreign and out.outcome is not Outcome.UNKNOWN:
            return _other_link_words(words, out)
        return replace(words, todo=_details_gone_words()) if out.details_lost and out.can_resend else words
    todo = (
        translate("Payouts", "Do not send it again: compare the balances of both accounts.")
        if out.kind is PayoutKind.INTERNAL
        else translate("Payouts", "Do not send it again: ask for its status.")
    )
    return Words(
        translate("Payouts", "No answer has come yet"),
        translate("Payouts", "It was written down and sent. It may have gone through."),
        todo,
    )


def _manually_failed_words() -> Words:
    # the service has no status for it, nor a rule that its id works only once: docs/service.md#internal-transfer-errors
    return Words(
        translate("Payouts", "It did not arrive, says whoever compared the balances"),
        translate("Payouts", "The service was not asked: it tells nobody what became of it."),
        translate(
            "Payouts",
            "Compare the balances once more before you send it again: if it did arrive, the money moves twice.",
        ),
    )


def _other_link_words(words: Words, out: Payout) -> Words:
    text = translate(
        "Payouts",
        "The service had this number already when the link was to be made, and tells neither the amount"
        " nor the name that belong to it: this may be another link.",
    )
    todo = translate("Payouts", "Compare amount and name in the service's dashboard before you show or send it.")
    return Words(words.title, f"{words.text} {text}", todo if out.is_open_link else words.todo)


def _details_gone_words() -> str:
    return translate(
        "Payouts",
        "It was made before Paydesk was started again, and the full details of who gets it are not kept here:"
        " if the money is still owed, fill in a new one.",
    )


def read_problem_words(out: Payout) -> str:
    """Return why the last status request gave no result, or ""."""
    if out.problem is None:
        return ""
    if out.asked_other_keys:
        return translate(
            "Payouts",
            "It was sent with other keys than this counter has now: only their account can tell what became of it."
            " Look for its number in that account's dashboard, or enter those keys again.",
        )
    source = translate("Payouts", "The last question about it brought nothing: {why}.")
    return source.format(why=outcome_words(out.problem).title)


_BANK_TIME: Final = 3 * DAY
"""Maximum duration of a bank transfer, in ms (docs/service.md#read-a-transfer)."""


def overdue_words(out: Payout, now: int) -> str:
    """Return what to do about a payout that is pending for longer than a bank takes, or "".

    Not for internal transfers, which a person settles, nor for cashgrams, which wait for the recipient.
    """
    waits = out.settled or out.is_open_link or out.kind is PayoutKind.INTERNAL
    if waits or out.sent_at is None or now - out.sent_at < _BANK_TIME:
        return ""
    source = translate(
        "Payouts",
        "It was sent {ago} and has no end yet: ask the payment service's support, with its number."
        " Do not send it again before they have said that it failed.",
    )
    return source.format(ago=ago_words(now - out.sent_at))


def reversal_words(out: Payout) -> str:
    """Return the note that a reported result was reversed (docs/rules.md#payouts-can-come-back)."""
    if out.failed:
        return translate("Payouts", "This was done, and the money has come back: whoever was to get it has not got it.")
    return translate("Payouts", "This was said to have failed, and it did not: do not send it again.")


def alarm_words(out: Payout) -> str:
    """Return the reversal in a line for the alarm bar, without names."""
    amount = str(out.amount) if out.amount is not None else ""
    if out.failed:
        source = translate("Payouts", "MONEY SENT HAS COME BACK: {amount} · {number}")
    else:
        source = translate("Payouts", "SENT AFTER ALL, DO NOT SEND AGAIN: {amount} · {number}")
    return source.format(amount=amount, number=out.payout_id)


def same_name(typed: str, at_bank: str) -> bool:
    """Return True if the names differ only in case, dots and spaces."""
    return _normalized(typed) == _normalized(at_bank)


def _normalized(name: str) -> str:
    return " ".join(name.replace(".", " ").casefold().split())


TYPES: Final[Mapping[str, str]] = {"": "Not said", "refund": "Refund", "repayment": "Repayment"}
"""Values of `payoutType`; docs/service.md#create-a-cashgram names these two."""


def type_words(payout_type: str) -> str:
    """Return the type of a payout; unknown ones are returned unchanged."""
    text = TYPES.get(payout_type)
    return payout_type if text is None else translate("Cashgrams", text)


def type_options() -> list[tuple[str, str]]:
    """Return (id, text) of all types for a list."""
    return [(identity, type_words(identity)) for identity in TYPES]


def refund_remarks(order_id: str) -> str:
    """Return the remarks of a refund: the order id in letters, digits and spaces. Never translated."""
    plain = " ".join(re.sub(r"[^A-Za-z0-9]", " ", order_id).split())
    return f"Refund {plain}" if plain.lower().startswith("order ") else f"Refund order {plain}"


def refund_words(order_id: str, amount: str, gone: Money, left: Money | None) -> Words:
    """Return the heading of a refund; `gone`: already refunded, `left`: still to refund."""
    title = translate("Cashgrams", "Refund of {amount} for {number}").format(amount=amount, number=order_id)
    if gone.paise and left is not None:
        text = translate("Cashgrams", "Already refunded: {amount}. {left} left to refund.")
        return Words(title, text.format(amount=gone, left=left))
    return Words(
        title,
        translate("Cashgrams", "It needs a supervisor. The money comes from the payout account, not out of the order."),
    )


def nothing_left_words(refunded: Money) -> Words:
    """Return the message that everything was refunded."""
    return Words(
        translate("Cashgrams", "Nothing is left to refund"),
        translate("Cashgrams", "{amount} was refunded already. See Payout link, Made here.").format(amount=refunded),
    )


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
    why = translate("Cashgrams", "The payment service sent a link that is not at its own address.")
    if reason is QrReason.PAYS_INSTEAD:
        why = translate("Cashgrams", "The payment service sent a link that asks the customer to pay.")
    elif reason is QrReason.UNSAFE_ADDRESS:
        why = translate("Cashgrams", "The payment service sent a link that is no secure web address.")
    hidden = translate("Cashgrams", "Paydesk does not show, copy or print it.")
    return Words(
        translate("Cashgrams", "Do not give this link to anybody"),
        f"{why} {hidden}",
        translate("Cashgrams", "End this payout link, and call your supervisor."),
    )


def row_words(out: Payout, now: int) -> str:
    """Return recipient and age of a cashgram, for a list."""
    return " · ".join(filter(None, (out.payee, ago_words(now - out.wanted_at))))


_DETAILS: Final[Mapping[str, str]] = {
    "bank": "Bank",
    "bank_name": "Bank",
    "branch": "Branch",
    "address": "Address",
    "city": "City",
    "district": "District",
    "state": "State",
}
_CAPITALS: Final = frozenset({"neft", "imps", "rtgs", "upi", "ifsc", "micr", "nbin", "swift", "id"})
_YES: Final = frozenset({"true", "yes", "live", "1"})
_NO: Final = frozenset({"false", "no", "not live", "0"})
_RAILS: Final = frozenset({"neft", "imps", "rtgs", "upi"})


def detail_label(key: str) -> str:
    """Return the label of a bank detail; unknown keys are made readable."""
    plain = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", key).replace("-", "_").replace(" ", "_").lower().strip("_")
    known = _DETAILS.get(plain)
    if known is not None:
        return translate("Upi", known)
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
        found.append((translate("Upi", "Rails"), ", ".join(rails)))
    return tuple(found)


def invalid_words(*, by_phone: bool) -> Words:
    """Return the message of INVALID, and what to tell the customer."""
    if by_phone:
        return Words(
            translate("Upi", "INVALID"),
            translate("Upi", "No UPI address belongs to this phone number."),
            translate("Upi", "Ask the customer for the UPI address itself. Send nothing to this one."),
        )
    return Words(
        translate("Upi", "INVALID"),
        translate("Upi", "No bank knows this UPI address."),
        translate("Upi", "Ask the customer to read it out once more. Send nothing to this one."),
    )


def token_words(left_ms: int | None, *, used: bool) -> tuple[str, ChipKind, str]:
    """Return chip text, colour and note of a transfer token. `left_ms`: None if its end is unknown."""
    if used:
        words = translate("Upi", "The transfer token was used. Check the address again for another.")
        return translate("Upi", "Used"), "off", words
    if left_ms is not None and left_ms <= 0:
        words = translate("Upi", "The transfer token has run out. Check the address again for another.")
        return translate("Upi", "Run out"), "off", words
    left = translate("Upi", "Single use")
    if left_ms is not None:
        left = translate("Upi", "{time} left, single use").format(time=countdown_words(left_ms))
    return left, "wait", translate("Upi", "Transfer token ready")


QT_TRANSLATE_TABLES("Payouts", MODES, KINDS)
QT_TRANSLATE_TABLES("Cashgrams", TYPES)
QT_TRANSLATE_TABLES("Upi", _DETAILS)
