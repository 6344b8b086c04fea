"""Cashgrams beside the sales: make a payment link, show it to the customer, and see what became of those made here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from paydesk.domain.payout import refunds
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.link_and_loan import Cashgram
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.stages import FollowUp
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.rows.card import Group, TwoLines, list_of_lines
from paydesk.ui.rows.model import Keyed
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.widgets.clipboard import ShortCopy
from paydesk.ui.widgets.flow import hbox, put, vbox
from paydesk.ui.widgets.overlay import SideContent
from paydesk.ui.widgets.room import OneOf, Room
from paydesk.ui.words.base import money_words, translate
from paydesk.ui.words.payouts import out_chip, refund_words, row_words


def link_rows(links: Sequence[Payout], now: int) -> list[Keyed]:
    """Links that are open or in doubt, then those that are settled; newest first. `now` in ms since 1970."""
    lines = [TwoLines(out.payout_id, money_words(out.amount), row_words(out, now), out_chip(out)) for out in links]
    going = [line for out, line in zip(links, lines, strict=True) if not out.settled]
    over = [line for out, line in zip(links, lines, strict=True) if out.settled]
    parts = (
        Group("going", translate("CashgramList", "Not settled"), going, translate("CashgramList", "No link is open")),
        Group("over", translate("CashgramList", "Settled"), over),
    )
    return [line for part in parts for line in part.lines()]


_NEW: Final = "new"
_MADE: Final = "made"
_MARGIN: Final = 18


class CashgramPanel(SideContent):
    """A new link, and those made here with what became of each."""

    def __init__(self, flows: FlowsPresenter, copies: ShortCopy, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store = flows.store
        self._tabs_row = tabs = self._make_tabs()  # placed, so reached by Tab, before what they lead to
        self._place = OneOf(self)  # before what stands in it, which else were styled anew when it moves there
        self.cashgram = Cashgram(flows)
        self.flow = MoneyFlow(self.cashgram, self._place, margin=_MARGIN, copies=copies)
        self.list = list_of_lines(self.tr("Links made here"), self._place)
        self.detail = OutcomePanel(flows, self, copies=copies)
        self.made = FollowUp(self.detail, flows)
        self._one = self._make_one()
        for view in (self.flow, self.list, self._one):
            self._place.addWidget(view)
        put(vbox(self, spacing=12), tabs, (self._place, 1))
        self.list.chosen.connect(self.on_chosen)
        store.out_changed.connect(self.on_payout)
        for news in (store.loaded, store.out_changed):
            news.connect(self.on_news)
        self.on_news()

    def _make_tabs(self) -> QHBoxLayout:
        row = hbox(None, (_MARGIN, 2, _MARGIN, 0))
        options = [(_NEW, self.tr("New link"), ""), (_MADE, self.tr("Made here"), "")]
        self.tabs = Segmented(options, self, name=self.tr("Payout links"))
        self.tabs.chosen.connect(self.on_tab)
        put(row, (self.tabs, 0, Qt.AlignmentFlag.AlignLeft), 1)
        return row

    def _make_one(self) -> QWidget:
        inside = QWidget(self)
        put(vbox(inside, (_MARGIN, 2, _MARGIN, _MARGIN)), self.detail, 1)
        return Room(inside, self, name=self.tr("Payout link"))

    # SidePanel ------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        """SidePanel: what stands above it."""
        return self.tr("Payout link")

    def at_head(self) -> QWidget | None:
        """SidePanel: where there is little height the parts stand beside the title."""
        return self.tabs

    def take_back(self) -> None:
        """SidePanel: they have a line of their own."""
        self._tabs_row.insertWidget(0, self.tabs, 0, Qt.AlignmentFlag.AlignLeft)

    def begin(self) -> None:
        """SidePanel: the focus goes where work begins, on the day that it is now."""
        self.cashgram.refresh(clock.now_ms())
        view = self._place.currentWidget()
        if view is self.flow:
            self.flow.begin()
        elif view is self.list:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.detail.begin()

    def step_back(self) -> bool:
        """SidePanel: Esc hides the code, keeps the link, goes back to form or list."""
        view = self._place.currentWidget()
        if view is self.flow:
            # what is on its way goes on without being looked at
            return not self.flow.on_its_way and self.flow.step_back()
        if view is self._one and not self.detail.step_back():
            self._show(self.list)
            self.begin()
        return view is self._one

    def put_away(self) -> None:
        """SidePanel: no link stays on any screen; what is typed stays."""
        self._show(self.flow)
        if self.flow.stage == "outcome":
            self.flow.on_new()

    def _show(self, view: QWidget) -> None:
        if view is not self._one:
            self.detail.forget()
        if view is self.list:
            self.flow.outcome.hide_link()
            self._show_list(clock.now_ms())
        self._place.setCurrentWidget(view)
        self.tabs.choose(_NEW if view is self.flow else _MADE)

    def _show_list(self, now: int) -> None:
        self.list.show_rows(link_rows(self._store.cashgrams(), now))

    @Slot(object)
    def on_tab(self, tab: object) -> None:
        """Another tab: what is typed or on its way stays."""
        self._show(self.flow if tab == _NEW else self.list)

    @Slot(object)
    def on_chosen(self, payout_id: object) -> None:
        """A link of the list."""
        payout = self._store.out(str(payout_id))
        if payout is not None:
            self.detail.show_payout(payout)
            self._show(self._one)
            if self.isVisible():
                self.begin()

    @property
    def is_refund(self) -> bool:
        """Whether what is filled in gives back what was paid for a sale."""
        return bool(self.cashgram.refund_of)

    def begin_refund(self, sale: Sale) -> None:
        """Fill in a refund of this sale, unless that was begun; a link that is on its way is shown instead."""
        links = self._store.cashgrams()
        if not self.flow.on_its_way and self.cashgram.refund_of != sale.sale_id:
            gone = [money_words(out.amount) for out in links if out.refund_of == sale.sale_id and out.may_have_gone]
            words = refund_words(sale.order_id, money_words(refunds.paid(sale)), gone)
            most = refunds.left(sale, refunds.refunded(links, sale.sale_id))
            self.flow.forget()
            self.cashgram.begin_refund(sale, most, words)
            self.flow.follow()
        self._show(self.flow)

    def begin_plain(self) -> None:
        """A link that is no refund; a refund that was begun is dropped."""
        if self.is_refund and not self.flow.on_its_way:
            self.flow.forget()
        self._show(self.flow)

    # News -----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_payout(self, payout: Payout) -> None:
        """Something happened to a link."""
        view = self._place.currentWidget()
        shown = self.detail.payout
        if view is self._one and shown is not None and shown.payout_id == payout.payout_id:
            self.detail.show_payout(payout)

    @Slot()
    def on_news(self) -> None:
        """The list; how many links are not settled stands on its part, as on the outbox."""
        links = [out for out in self._store.unsettled() if out.kind is PayoutKind.CASHGRAM]
        self.tabs.show_count(_MADE, len(links))
        if self._place.currentWidget() is self.list:
            self._show_list(clock.now_ms())

    def refresh(self, now: int) -> None:
        """Time goes on: ages in the list, the minute of a code."""
        view = self._place.currentWidget()
        if view is self.list:
            self._show_list(now)
        self.flow.refresh(now)
        self.detail.refresh(now)

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """The name of the shop stands on the slip; whatever is not real says so."""
        self.flow.use_settings(settings, kind)
        self.detail.use_settings(settings, kind)

    def forget(self) -> None:
        """Somebody else is at the till, or nobody: nothing that was typed or shown stays."""
        self.made.forget()
        self.flow.forget()
        self._show(self.flow)
