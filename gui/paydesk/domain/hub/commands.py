"""Commands about the hub of the shop."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from paydesk.domain.commands import Command, Question
from paydesk.domain.money import Money
from paydesk.domain.people.person import Permission

if TYPE_CHECKING:
    from paydesk.domain.hub.messages import HubEnrolment, ShopSales


@dataclass(frozen=True, slots=True, kw_only=True)
class EnrolHub(Question["HubEnrolment"], permission=Permission.SETTINGS, user_initiated=True):
    """Enrol this counter at a hub with a one-time code; then HubState."""

    url: str
    code: str = field(repr=False)
    authority: str = ""
    """Path of a file with the certificate of the shop's own authority; "" for the PC's own list."""


class LeaveHub(Command, permission=Permission.SETTINGS):
    """Forget the hub and this counter's key. The hub keeps the facts that it has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchShop(Question["ShopSales"], permission=Permission.SEARCH):
    """Search the sales of all counters of the shop."""

    amount: Money | None = None
    """Sales of this amount are found, and those that the text finds."""
    text: str = ""
    """Bill, order number or last digits."""
    since: int = 0
    """In ms since 1970."""
