"""Commands about payouts that no person asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paydesk.domain.commands import Command, Question
from paydesk.domain.people.person import Permission

if TYPE_CHECKING:
    from paydesk.domain.payout.messages import RefundsRead


@dataclass(frozen=True, slots=True, kw_only=True)
class NudgePayout(Command, about="payout_id", user_initiated=False):
    """Read a payout now, since an event about it came. REFUSED if it is not read any more."""

    payout_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NudgeRefunds(Command, about="order_id", user_initiated=False):
    """Read the refunds of an order now, since an event about it came. REFUSED if none is read any more."""

    order_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadRefunds(Question["RefundsRead"], permission=Permission.SEARCH, about="sale_id"):
    """Read what the service has refunded of the order of a sale, also by its dashboard."""

    sale_id: str
