"""What is imported after the first paint, in pieces of some milliseconds: none of them may hold up a key or a paint."""
# ruff: noqa: F401 - nothing but imported

from __future__ import annotations

from collections.abc import Iterator


def for_keys() -> Iterator[None]:
    """What `MainWindow.join` needs."""
    import paydesk.domain.sale.sale

    yield
    import paydesk.domain.messages

    yield
    import paydesk.domain.settings.messages

    yield
    import paydesk.ui.sell.store

    yield
    import paydesk.domain.people.person

    yield
    import paydesk.domain.commands

    yield
    import paydesk.ui.rows.model

    yield
    import paydesk.ui.rows.view

    yield
    import paydesk.ui.rows.card

    yield
    import paydesk.ui.sell.presenter

    yield
    import paydesk.ui.navigation

    yield
    import paydesk.ui.language_switch

    yield
    import paydesk.ui.words.status

    yield


def for_money() -> Iterator[None]:
    """What of it pays out."""
    import paydesk.domain.payout.payout

    yield
    import paydesk.domain.payout.messages

    yield
    import paydesk.ui.money.link_view

    yield
    import paydesk.ui.money.outcome

    yield
    import paydesk.ui.money.flow

    yield
    import paydesk.ui.money.page

    yield
    import paydesk.ui.forms.dates

    yield
    import paydesk.ui.forms.form

    yield
    import paydesk.ui.money.cashgram_panel

    yield
    import paydesk.ui.money.panels

    yield


def for_the_rest() -> Iterator[None]:
    """What `MainWindow.complete` needs."""
    yield from for_money()
    import paydesk.ui.slips.layout

    yield
    import paydesk.ui.customer.presenter

    yield
    import paydesk.domain.shift.report

    yield
    import paydesk.domain.shift.messages

    yield
    import paydesk.ui.day.presenter

    yield
    import paydesk.ui.help.presenter

    yield
    import paydesk.ui.people.presenter

    yield
    import paydesk.ui.settings.money_out

    yield
    import paydesk.ui.settings.parts

    yield
    import paydesk.worker.sandbox_process

    yield
    import paydesk.ui.slips.printing

    yield
    import paydesk.ui.slips.presenter

    yield
    import paydesk.ui.start.ready_presenter

    yield
    import paydesk.ui.features

    yield
