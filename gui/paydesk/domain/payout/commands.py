"""Commands about payouts that no window sends."""

from __future__ import annotations

from dataclasses import dataclass

from paydesk.domain.commands import Command


@dataclass(frozen=True, slots=True, kw_only=True)
class NudgePayout(Command, about="payout_id", user_initiated=False):
    """Read a payout now, since an event about it came. REFUSED if it is not read any more."""

    payout_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NudgeRefunds(Command, about="order_id", user_initiated=False):
    """Read the refunds of an order now, since an event about it came. REFUSED if none is read any more."""

    order_id: str
