"""Commands about sales that the first window does not need."""

from __future__ import annotations

from dataclasses import dataclass

from paydesk.domain.commands import Command, SaleCommand
from paydesk.domain.people.person import Permission


@dataclass(frozen=True, slots=True, kw_only=True)
class Nudge(Command, about="order_id", user_initiated=False):
    """Read an order now, since an event about it came. REFUSED if no sale of it is open or watched here."""

    order_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchStaticQr(Command, permission=Permission.SELL, user_initiated=False):
    """Read the payments on the static QR often while its page is shown: StaticQrState at once, and after each read."""

    is_shown: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeNote(SaleCommand):
    """Change the note of a waiting sale, or remove it (""): SaleChanged."""

    note: str
