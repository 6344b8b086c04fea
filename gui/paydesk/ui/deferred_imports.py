"""Imports after the first paint, in steps of some milliseconds that delay no key and no paint."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module


def for_input() -> Iterator[object]:
    """Import the modules that `MainWindow.attach_store` needs."""
    yield import_module("paydesk.domain.sale.sale")
    yield import_module("paydesk.domain.messages")
    yield import_module("paydesk.domain.settings.messages")
    yield import_module("paydesk.ui.sell.store")
    yield import_module("paydesk.domain.people.person")
    yield import_module("paydesk.domain.commands")
    yield import_module("paydesk.ui.rows.model")
    yield import_module("paydesk.ui.rows.view")
    yield import_module("paydesk.ui.rows.card")
    yield import_module("paydesk.ui.sell.presenter")
    yield import_module("paydesk.ui.navigation")
    yield import_module("paydesk.ui.language_switch")
    yield import_module("paydesk.ui.words.status")


def for_features() -> Iterator[object]:
    """Import the modules that `MainWindow.add_features` needs."""
    yield import_module("paydesk.domain.payout.payout")
    yield import_module("paydesk.domain.payout.messages")
    yield import_module("paydesk.ui.money.outcome_parts")
    yield import_module("paydesk.ui.money.outcome")
    yield import_module("paydesk.ui.money.flow")
    yield import_module("paydesk.ui.money.page")
    yield import_module("paydesk.ui.forms.date_editor")
    yield import_module("paydesk.ui.forms.form")
    yield import_module("paydesk.ui.money.panels")
    yield import_module("paydesk.ui.slips.layout")
    yield import_module("paydesk.ui.customer.presenter")
    yield import_module("paydesk.domain.shift.report")
    yield import_module("paydesk.domain.shift.messages")
    yield import_module("paydesk.ui.day.presenter")
    yield import_module("paydesk.ui.help.presenter")
    yield import_module("paydesk.ui.people.presenter")
    yield import_module("paydesk.ui.settings.money_out")
    yield import_module("paydesk.ui.settings.presenter")
    yield import_module("paydesk.worker.sandbox_process")
    yield import_module("paydesk.ui.slips.printing")
    yield import_module("paydesk.ui.slips.presenter")
    yield import_module("paydesk.ui.start.ready_presenter")
    yield import_module("paydesk.ui.start.trial")
    yield import_module("paydesk.ui.features")
    yield import_module("paydesk.ui.sell.sale_page")
