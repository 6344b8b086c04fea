"""What the counter tells the windows of the payout side and of verification. Frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.messages import Event
from paydesk.domain.payout.answers import Balance, History, PayoutState, ValidationResult
from paydesk.domain.payout.listing import PayoutQuery, PayoutSums
from paydesk.domain.payout.outcome import Classification
from paydesk.domain.payout.payout import DraftSummary, Payout
from paydesk.domain.payout.requests import HistoryQuery
from paydesk.domain.qr import QrReason
from paydesk.domain.rules import BrokenRules


@dataclass(frozen=True, slots=True)
class PayoutsLoaded(Event):
    """The payouts that windows need: all that may change, and those of the last 30 days."""

    payouts: tuple[Payout, ...]


@dataclass(frozen=True, slots=True)
class PayoutChanged(Event):
    """One payout, after something happened to it."""

    payout: Payout


@dataclass(frozen=True, slots=True)
class DraftReviewed(Event):
    """A draft breaks no rule: what staff confirm, and whether a second person is needed."""

    summary: DraftSummary


@dataclass(frozen=True, slots=True)
class DraftRefused(Event):
    """A draft breaks field rules (SPEC.md's names); nothing was written or sent, nothing typed is lost.

    `second` asks for a second person's PIN: its `objections` say why.
    """

    draft_id: str
    broken: BrokenRules = ()
    second: DraftSummary | None = None


@dataclass(frozen=True, slots=True)
class LinkCreated(Event):
    """The link of a cashgram, for the staff's and the customer's screen; it is kept nowhere."""

    payout_id: str
    link: CheckedAddress


@dataclass(frozen=True, slots=True)
class LinkRefused(Event):
    """The service sent a link that is not surely its own: nobody may see, copy or print it."""

    payout_id: str
    reason: QrReason


@dataclass(frozen=True, slots=True)
class CashgramRead(Event):
    """The state of one cashgram was read, by key."""

    payout_id: str
    state: PayoutState | None = None
    classification: Classification | None = None
    """With no state: why not."""


@dataclass(frozen=True, slots=True)
class UpiChecked(Event):
    """What came of a UPI check: `validated`, or `broken` rules, or the `judgement` of a failed call."""

    ask_id: str
    at: int = 0
    validated: ValidationResult | None = field(default=None, repr=False)
    broken: BrokenRules = ()
    classification: Classification | None = None
    token_until: int | None = None
    """When the transfer token ends, in ms since 1970; None without one."""


@dataclass(frozen=True, slots=True)
class HistoryReceived(Event):
    """A page of history, or why not."""

    ask_id: str
    query: HistoryQuery
    history: History | None = None
    broken: BrokenRules = ()
    classification: Classification | None = None


@dataclass(frozen=True, slots=True)
class PayoutsListed(Event):
    """The payouts that were asked for, newest first, and what all of them come to."""

    ask_id: str
    query: PayoutQuery
    rows: tuple[Payout, ...]
    sums: PayoutSums
    people: tuple[str, ...] = ()
    """Who sent money in this time."""
    days: tuple[tuple[date, PayoutSums], ...] = ()
    """Of the month that was asked for: each day (India's) on which something was sent, and what that came to."""


@dataclass(frozen=True, slots=True)
class BalanceReceived(Event):
    """What a fund source ("" for the account) holds, or why that is not known."""

    instrument_id: str
    at: int = 0
    balance: Balance | None = None
    classification: Classification | None = None


@dataclass(frozen=True, slots=True)
class IdentityReceived(Event):
    """What came of an exchange: where the token is now, when it ends; the token itself never leaves the counter."""

    ask_id: str
    reference_id: str = ""
    verification_id: str = ""
    expires_at: int | None = None
    """By this PC's clock."""
    stored_in: str = ""
    """"keychain", or "memory" (until Paydesk ends)."""
    hint: str = ""
    """The token's last four signs, after dots."""
    broken: BrokenRules = ()
    classification: Classification | None = None
