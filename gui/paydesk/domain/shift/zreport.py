"""A Z-report: the figures of a shift, fixed when it was closed, and their form in the journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.fact import member
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import SaleLabel, Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.shift.ledger import PaymentChannel
from paydesk.domain.shift.report import ItemKind, Report, ReportItem


@dataclass(frozen=True, slots=True)
class CountedBills:
    """The shop's own bills, counted by a person."""

    bills: int
    total: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class ZReport:
    """The figures of a closed shift. Later events change neither it nor its print. Times are ms since 1970."""

    number: int
    opened_at: int
    opened_by: str
    closed_at: int
    closed_by: str
    closed_role: str = ""
    """The value of their role ("supervisor"); "" if no people are set up."""
    shop: str = ""
    counter: str = ""
    terminal: str = ""
    """Masked."""
    service: ServiceKind = ServiceKind.LIVE
    report: Report = Report()  # noqa: RUF009 - a frozen value
    counted: CountedBills | None = None
    after: int = 0
    """The last journal number that the Z-report before this one counted."""
    upto: int = 0
    """The last journal number that this one counts."""
    seal: str = ""
    """The hash of that fact, and so of all before it: 64 hexadecimal digits."""

    series: int = 0
    """When numbers started again because earlier ones were unreadable (ms since 1970); 0 for never."""
    anew: int = 0
    """On the first Z-report after a new journal replaced one that was set aside: when (ms); else 0."""
    remade: int = 0
    """The number of subjects whose tables differed from the journal when it was created.

    The tables were rebuilt first; no figure depends on their old content.
    """

    @property
    def difference(self) -> int | None:
        """The shop's bills less the payments, in paise; None if they were not counted."""
        return None if self.counted is None else self.counted.total.paise - self.report.paid.amount.paise

    @property
    def before(self) -> int:
        """The number of the Z-report before this one; 0 for none."""
        return self.number - 1

    @property
    def seal_prefix(self) -> str:
        """The beginning of the seal, as printed: "7f3a 91c2 04de"."""
        return " ".join(self.seal[place : place + 4] for place in range(0, min(12, len(self.seal)), 4))


_SUMS: Final = ("paid", "late", "cancelled", "expired", "failed", "revised", "refunds")
_TEXTS: Final = ("opened_by", "closed_by", "closed_role", "shop", "counter", "terminal", "seal")
_NUMBERS: Final = ("opened_at", "after", "upto")
_MARKS: Final = ("series", "anew", "remade")
_REVISED: Final = ("paid_revised", "refunds_revised")
"""Written only if not empty, as are `_MARKS`."""
_Data = Mapping[str, Any]


def z_report_data(z: ZReport) -> dict[str, Json]:
    """Return the data for the fact that closes the shift; number and time are the fact's own."""
    report = z.report
    return {
        **{name: getattr(z, name) for name in (*_TEXTS, *_NUMBERS)},
        **{name: getattr(z, name) for name in _MARKS if getattr(z, name)},
        "service": z.service.value,
        "counted": None if z.counted is None else [z.counted.bills, z.counted.total.paise],
        **{name: _pair(getattr(report, name)) for name in _SUMS},
        **{name: _pair(found) for name in _REVISED if (found := getattr(report, name)) != Sum()},
        "middle": None if report.median is None else report.median.paise,
        "hours": [[hour, *_pair(found)] for hour, found in report.hours],
        "ways": [[way.value, *_pair(found)] for way, found in report.channels],
        "people": [[name, *_pair(found)] for name, found in report.people],
        "orders": [report.first_order, report.last_order],
        "items": [_item_data(item) for item in report.items],
    }


def z_report_from(number: int, data: _Data, at: int) -> ZReport:
    """Read a Z-report back from its fact. Parts that another version wrote differently are left out."""
    plain: dict[str, Any] = {name: _text(data.get(name)) for name in _TEXTS}
    plain |= {name: _whole(data.get(name)) for name in (*_NUMBERS, *_MARKS)}
    counted = _row(data.get("counted"), 2)
    return ZReport(
        number=number,
        closed_at=at,
        **plain,
        service=member(ServiceKind, _text(data.get("service"))) or ServiceKind.LIVE,
        counted=CountedBills(_whole(counted[0]), _money(counted[1])) if counted else None,
        report=_report(data, at),
    )


def _report(data: _Data, at: int) -> Report:
    middle, orders = data.get("middle"), _row(data.get("orders"), 2) or ["", ""]
    return Report(
        start=_whole(data.get("opened_at")),
        end=at,
        **{name: _sum(data.get(name)) for name in (*_SUMS, *_REVISED)},
        median=None if middle is None else _money(middle),
        hours=tuple((_whole(row[0]), _sum(row[1:])) for row in _rows(data, "hours")),
        channels=tuple(
            (way, _sum(row[1:])) for row in _rows(data, "ways") if (way := member(PaymentChannel, _text(row[0])))
        ),
        people=tuple((_text(row[0]), _sum(row[1:])) for row in _rows(data, "people")),
        items=tuple(item for each in _list(data.get("items")) if (item := _item(each)) is not None),
        first_order=_text(orders[0]),
        last_order=_text(orders[1]),
    )


def _item_data(item: ReportItem) -> dict[str, Json]:
    return {
        "kind": item.kind.value,
        "sale_id": item.sale_id,
        "order_id": item.order_id,
        "at": item.at,
        "amount": item.amount.paise,
        "way": item.channel.value,
        "person": item.person,
        "mark": item.label.value,
        "twin": item.replacement_order,
        **({"payout_id": item.payout_id} if item.payout_id else {}),
    }


def _item(data: object) -> ReportItem | None:
    if not isinstance(data, dict):
        return None
    kind, way, mark = (
        member(ItemKind, _text(data.get("kind"))),
        member(PaymentChannel, _text(data.get("way"))),
        member(SaleLabel, _text(data.get("mark"))),
    )
    return ReportItem(
        kind=kind or ItemKind.UNKNOWN,
        sale_id=_text(data.get("sale_id")),
        order_id=_text(data.get("order_id")),
        at=_whole(data.get("at")),
        amount=_money(data.get("amount")),
        channel=way or PaymentChannel.QR,
        person=_text(data.get("person")),
        label=mark or SaleLabel.UNKNOWN,
        replacement_order=_text(data.get("twin")),
        payout_id=_text(data.get("payout_id")),
    )


def _pair(found: Sum) -> list[Json]:
    return [found.count, found.amount.paise]


def _sum(row: object) -> Sum:
    found = _row(row, 2)
    return Sum(_whole(found[0]), _money(found[1])) if found else Sum()


def _money(value: object) -> Money:
    return Money(max(0, _whole(value)))


def _whole(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _rows(data: _Data, name: str) -> list[Any]:
    return [row for each in _list(data.get(name)) if (row := _row(each, 3))]


def _row(value: object, length: int) -> list[Any] | None:
    return value if isinstance(value, list) and len(value) == length else None
