"""The stored data of each kind of fact about a shift, declared once (docs/decisions/0028)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType, field

from paydesk.domain.codec import Stored
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.money import Money
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.shift.ledger import PaymentChannel
from paydesk.domain.shift.report import ReportItem

CountAndAmount: TypeAlias = tuple[int, Money]
NOTHING: CountAndAmount = (0, Money(0))


class ShiftOpening(Stored, frozen=True):
    """The opening of a shift for `to` ("": for `by`); `watch`: the sales that it takes over, by id."""

    by: str = ""
    to: str = ""
    watch: list[str] = field(default_factory=list)


class ShiftTransfer(Stored, frozen=True):
    """A hand-over of a shift."""

    by: str = ""
    to: str = ""


class ZPrinting(Stored, frozen=True):
    """A print of a Z-report that begins."""

    by: str = ""


class ZPrintResult(Stored, frozen=True):
    """The result of printing; None for one of a newer Paydesk."""

    outcome: PrintOutcome | None = field(default=None, name="became")


class ShiftClosing(Stored, frozen=True, kw_only=True):
    """The whole Z-report of a shift; its number and its time are the fact's own."""

    opened_at: int = 0
    opened_by: str = ""
    closed_by: str = ""
    closed_role: str = ""
    shop: str = ""
    counter: str = ""
    terminal: str = ""
    service: ServiceKind = ServiceKind.LIVE
    counted: CountAndAmount | None = None
    after: int = 0
    upto: int = 0
    seal: str = ""
    series: int | UnsetType = UNSET
    """Like the next two: written only if it is not 0."""
    anew: int | UnsetType = UNSET
    remade: int | UnsetType = UNSET
    paid: CountAndAmount = NOTHING
    late: CountAndAmount = NOTHING
    cancelled: CountAndAmount = NOTHING
    expired: CountAndAmount = NOTHING
    failed: CountAndAmount = NOTHING
    revised: CountAndAmount = NOTHING
    paid_revised: CountAndAmount | UnsetType = UNSET
    """Like `refunds_revised`: written only if there are any."""
    refunds: CountAndAmount = NOTHING
    refunds_revised: CountAndAmount | UnsetType = UNSET
    hours: list[tuple[int, int, Money]] = field(default_factory=list)
    channels: list[tuple[PaymentChannel, int, Money]] = field(default_factory=list, name="ways")
    people: list[tuple[str, int, Money]] = field(default_factory=list)
    programs: list[tuple[str, int, Money]] | UnsetType = UNSET
    """By billing program; written only if there are any."""
    orders: tuple[str, str] = ("", "")
    items: list[ReportItem] = field(default_factory=list)
