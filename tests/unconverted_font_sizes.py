"""Modules whose text sizes are not styles yet: the list may only get shorter (tests/architecture_rules.py)."""

from __future__ import annotations

PLAIN_FONT_SIZES = frozenset(
    {
        "paydesk.ui.day.items",
        "paydesk.ui.day.shift_end",
        "paydesk.ui.help.guide",
        "paydesk.ui.help.panel",
        "paydesk.ui.demo.phone_view",
        "paydesk.ui.kiosk.pages",
        "paydesk.ui.money.cashgram_and_loan",
        "paydesk.ui.money.flow_pages",
        "paydesk.ui.money.internal_transfer",
        "paydesk.ui.money.outcome",
        "paydesk.ui.money.outcome_parts",
        "paydesk.ui.money.upi_check",
        "paydesk.ui.orders.shop_results",
        "paydesk.ui.people.lock",
        "paydesk.ui.people.page",
        "paydesk.ui.people.pin_entry",
        "paydesk.ui.people.pin_pad",
        "paydesk.ui.people.tiles",
        "paydesk.ui.sell.alarm_bar",
        "paydesk.ui.sell.late_payment",
        "paydesk.ui.sell.sale_text_view",
        "paydesk.ui.settings.connection_card",
        "paydesk.ui.settings.connections",
        "paydesk.ui.settings.counter",
        "paydesk.ui.settings.scanner",
        "paydesk.ui.settings.selling",
        "paydesk.ui.settings.shop",
        "paydesk.ui.settings.stored_data",
        "paydesk.ui.start.checks",
        "paydesk.ui.start.ready",
        "paydesk.ui.starting_page",
    }
)
"""Modules with text sizes as numbers."""
