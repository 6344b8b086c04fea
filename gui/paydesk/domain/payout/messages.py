"""Messages to the windows about payouts and verification. Frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.messages import Answer, CommandStatus, Event
from paydesk.domain.money import Money
from paydesk.domain.payout.answers import Balance, History, PayoutState, RegisteredBeneficiary, ValidationResult
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
    """A payout after a change."""

    payout: Payout


@dataclass(frozen=True, slots=True)
class DraftReviewed(Event):
    """A draft breaks no rule: what staff confirm, and whether a second person is needed."""

    summary: DraftSummary


@dataclass(frozen=True, slots=True)
class DraftRefused(Event):
    """A draft breaks field rules, named as at the service; nothing was written or sent, and no input is lost.

    `second` asks for a second person's PIN, for its `approval_reasons`.
    """

    draft_id: str
    broken: BrokenRules = ()
    second: DraftSummary | None = None


@dataclass(frozen=True, slots=True)
class LinkCreated(Event):
    """The link of a cashgram, for the screens of staff and customer; it is stored nowhere."""

    payout_id: str
    link: CheckedAddress


@dataclass(frozen=True, slots=True)
class LinkRefused(Event):
    """The service sent a link that may not be its own: it is not shown, copied or printed."""

    payout_id: str
    reason: QrReason


@dataclass(frozen=True, slots=True)
class CashgramRead(Event):
    """The state of a cashgram, read on request."""

    payout_id: str
    state: PayoutState | None = None
    classification: Classification | None = None
    """Without a state: the reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LookupAnswer(Answer):
    """An answer of the service, or why it is missing: rules that the question breaks, or what a failed call means."""

    broken: BrokenRules = ()
    classification: Classification | None = None

    @property
    def status(self) -> CommandStatus:
        """REFUSED for a question that breaks rules: it was never sent."""
        if self.broken:
            return CommandStatus.REFUSED
        return CommandStatus.DONE if self.classification is None else CommandStatus.FAILED


@dataclass(frozen=True, slots=True)
class UpiCheck(LookupAnswer):
    """The result of a UPI check."""

    at: int = 0
    validated: ValidationResult | None = field(default=None, repr=False)
    token_until: int | None = None
    """When the transfer token expires, in ms since 1970; None without one."""


@dataclass(frozen=True, slots=True)
class TransferHistory(LookupAnswer):
    """A page of transfers to a beneficiary; by v2 the beneficiary in its place."""

    query: HistoryQuery
    history: History | None = None
    beneficiary: RegisteredBeneficiary | None = None


@dataclass(frozen=True, slots=True)
class RefundsRead(Answer):
    """The amount that was refunded of a sale, or may have been: here, and elsewhere by the service's list."""

    sale_id: str
    refunded: Money


@dataclass(frozen=True, slots=True)
class PayoutList(Answer):
    """The listed payouts, newest first, and the sums of all."""

    query: PayoutQuery
    rows: tuple[Payout, ...]
    sums: PayoutSums
    people: tuple[str, ...] = ()
    """The people who sent money in this time."""
    days: tuple[tuple[date, PayoutSums], ...] = ()
    """The sums of each day (India's) of the requested month on which something was sent."""


@dataclass(frozen=True, slots=True)
class SourceBalance(LookupAnswer):
    """The balance of a fund source ("" for the account)."""

    instrument_id: str
    at: int = 0
    balance: Balance | None = None


@dataclass(frozen=True, slots=True)
class TokenState(LookupAnswer):
    """The location of an access token, and when it expires. The token never leaves the counter."""

    reference_id: str = ""
    verification_id: str = ""
    expires_at: int | None = None
    """By this PC's clock."""
    stored_in: str = ""
    """"keychain", or "memory" (until Paydesk ends)."""
    hint: str = ""
    """The token's last four characters, after dots."""
