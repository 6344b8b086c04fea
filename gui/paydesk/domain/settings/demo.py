"""The settings of the demo: the sandbox's shop, where nothing was set."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from paydesk.domain.money import Money
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.settings import FundSource, QuickAmount, Settings

_SOURCES: Final = (
    FundSource("MAIN01", "Daily payouts"),
    FundSource("SUPPLIERS02", "Suppliers"),
    FundSource("SALARIES03", "Salaries"),
    FundSource("LENDER04", "Lender"),
)
"""Fund sources of the sandbox's shop, with the names that its dashboard would show."""
_CASHIER_LIMIT: Final = Money(500_000)
"""Limit that lets the demo's cashier create links, as if a supervisor had set it."""
_QUICK_AMOUNTS: Final = tuple(
    QuickAmount(Money(rupees * 100), name)
    for rupees, name in (
        *((15, "Tea"), (33, "Milk"), (45, "Bread"), (40, "Curd"), (84, "Eggs"), (62, "Rice")),
        *((100, ""), (200, ""), (500, "")),
    )
)


def demo_settings(settings: Settings) -> Settings:
    """Return the settings of the demo, with the sandbox's shop where nothing was set."""
    shop, money_out, selling = settings.shop, settings.money_out, settings.selling
    return replace(
        settings,
        selling=replace(selling, quick_amounts=selling.quick_amounts or _QUICK_AMOUNTS),
        money_out=replace(
            money_out,
            fund_sources=money_out.fund_sources or _SOURCES,
            cashier_limit=money_out.cashier_limit or _CASHIER_LIMIT,
        ),
        shop=replace(
            shop,
            name=shop.name or "Sharma Stores",
            counter_name=shop.counter_name or "counter 2",
            staff=shop.staff or "Asha",
            terminal=shop.terminal or TerminalIdentity(cf_terminal_id=54321),
        ),
    )
