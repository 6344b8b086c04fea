"""Side panels: payment links, refunds and the UPI check, and which of them is open."""

from __future__ import annotations

from functools import cached_property, partial
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import UNLOCKED_ONLY, Permission
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind, payout_kind, service_kind
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.forms.submit import FormState, restore_state, save_state
from paydesk.ui.money.cashgram_and_loan import CashgramForm
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.flow_pages import OutcomePresenter
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.refund import RefundPanel
from paydesk.ui.money.store import FlowsPresenter, PayoutStore
from paydesk.ui.money.upi_check import UpiPanel
from paydesk.ui.rows.card import RowGroup, TwoLineRow, create_two_line_list
from paydesk.ui.rows.model import HasKey
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.widgets.clipboard import TimedClipboard
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.overlay import SideContent, SidePanel
from paydesk.ui.widgets.scroll_area import CurrentPageStack, VScrollArea
from paydesk.ui.words.base import money_words, translate
from paydesk.ui.words.payouts import payout_chip, row_words
from paydesk.ui.words.people import denial_words
from paydesk.worker.client import CommandClient

_NEW: Final = "new"
_LIST: Final = "made"
_MARGIN: Final = 16


class CashgramPanel(SideContent):
    """Panel with the form of a new link, and the list of links created here."""

    def __init__(self, flows: FlowsPresenter, copies: TimedClipboard, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store = flows.store
        self._tabs_row = tabs = self._make_tabs()  # first in the order of Tab
        self._stack = CurrentPageStack(self)  # before its pages: reparenting a widget restyles it
        self.cashgram = CashgramForm(flows)
        self.flow = MoneyFlow(self.cashgram, self._stack, margin=_MARGIN, copies=copies)
        self.list = create_two_line_list(self.tr("Links made here"), self._stack)
        self.detail = OutcomePanel(flows, self, copies=copies)
        self.detail_presenter = OutcomePresenter(self.detail, flows)
        flows.listeners.append(self.detail_presenter)
        self._detail_page = self._create_detail_page()
        for view in (self.flow, self.list, self._detail_page):
            self._stack.addWidget(view)
        add_items(vbox(self, spacing=12), tabs, (self._stack, 1))
        self.list.chosen.connect(self.on_chosen)
        store.payout_changed.connect(self.on_payout)
        for news in (store.loaded, store.payout_changed):
            news.connect(self.update_count)
        self.update_count()

    def _make_tabs(self) -> QHBoxLayout:
        row = hbox(None, (_MARGIN, 2, _MARGIN, 0))
        options = [(_NEW, self.tr("New link"), ""), (_LIST, self.tr("Made here"), "")]
        self.tabs = Segmented(options, self, name=self.tr("Payout links"))
        self.tabs.chosen.connect(self.on_tab)
        add_items(row, (self.tabs, 0, Qt.AlignmentFlag.AlignLeft), 1)
        return row

    def _create_detail_page(self) -> QWidget:
        inside = QWidget(self)
        add_items(vbox(inside, (_MARGIN, 2, _MARGIN, _MARGIN)), self.detail, 1)
        return VScrollArea(inside, self, name=self.tr("Payout link"))

    # SidePanel ------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.tr("Payout link")

    def begin(self) -> None:
        """Focus the control to continue with; the form uses today's date."""
        self.cashgram.refresh(clock.now_ms())
        view = self._stack.currentWidget()
        if view is self.flow:
            self.flow.begin()
        elif view is self.list:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.detail.begin()

    def step_back(self) -> bool:
        """Hide the code, keep the link, or go back to the form or the list; return False if there is nothing to do."""
        view = self._stack.currentWidget()
        if view is self.flow:
            # a payout that is being sent goes on while hidden
            return not self.flow.is_sending and self.flow.step_back()
        if view is self._detail_page and not self.detail.step_back():
            self._show(self.list)
            self.begin()
        return view is self._detail_page

    def on_closed(self) -> None:
        """Remove links from all screens; typed input stays."""
        self._show(self.flow)
        if self.flow.stage == "outcome":
            self.flow.on_new()

    def _show(self, view: QWidget) -> None:
        if view is not self._detail_page:
            self.detail.forget()
        if view is self.list:
            self.flow.outcome.hide_link()
            self._show_list(clock.now_ms())
        self._stack.setCurrentWidget(view)
        self.tabs.choose(_NEW if view is self.flow else _LIST)

    def _show_list(self, now: int) -> None:
        """Show unsettled links, then settled ones, newest first; `now` in ms since the epoch."""
        groups: dict[bool, list[HasKey]] = {False: [], True: []}
        for out in self._store.cashgrams():
            row = TwoLineRow(out.payout_id, money_words(out.amount), row_words(out, now), payout_chip(out))
            groups[out.settled].append(row)
        no_link = translate("CashgramList", "No link is open")
        going = RowGroup("going", translate("CashgramList", "Not settled"), groups[False], no_link)
        over = RowGroup("over", translate("CashgramList", "Settled"), groups[True])
        self.list.show_rows([*going.to_rows(), *over.to_rows()])

    @Slot(object)
    def on_tab(self, tab: object) -> None:
        """Show another tab; input and running commands are kept."""
        self._show(self.flow if tab == _NEW else self.list)

    @Slot(object)
    def on_chosen(self, payout_id: object) -> None:
        """Show a link of the list."""
        payout = self._store.payout(str(payout_id))
        if payout is not None:
            self.detail.show_payout(payout)
            self._show(self._detail_page)
            if self.isVisible():
                self.begin()

    @property
    def is_refund(self) -> bool:
        """True if the form is a refund of a sale."""
        return bool(self.cashgram.refund_of)

    def begin_refund(self, sale: Sale, refunded: Money = NO_MONEY) -> None:
        """Show the refund of what is left of a sale; a link that is being sent is shown instead."""
        self.cashgram.begin_refund(self.flow, sale, refunded)
        self._show(self.flow)

    def begin_new_link(self) -> None:
        """Show the form of a link that is no refund; a refund that was begun is dropped."""
        if self.is_refund and not self.flow.is_sending:
            self.flow.forget()
        self._show(self.flow)

    # Events -----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_payout(self, payout: Payout) -> None:
        view = self._stack.currentWidget()
        shown = self.detail.payout
        if view is self._detail_page and shown is not None and shown.payout_id == payout.payout_id:
            self.detail.show_payout(payout)

    @Slot()
    def update_count(self) -> None:
        """Show the number of unsettled links on the tab, and update the list."""
        links = [out for out in self._store.unsettled() if out.kind is PayoutKind.CASHGRAM]
        self.tabs.show_count(_LIST, len(links))
        if self._stack.currentWidget() is self.list:
            self._show_list(clock.now_ms())

    def refresh(self, now: int) -> None:
        """Update ages in the list and the time left of a code."""
        view = self._stack.currentWidget()
        if view is self.list:
            self._show_list(now)
        self.flow.refresh(now)
        self.detail.refresh(now)

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Use the name of the shop for slips, and mark tests."""
        self.flow.use_settings(settings, kind)
        self.detail.use_settings(settings, kind)

    def forget(self) -> None:
        self.detail_presenter.forget()
        self.flow.forget()
        self._show(self.flow)


class SidePanels(FlowsPresenter):
    """Presenter of all panels; each is created when it is first opened."""

    refund_by_link_requested = Signal(object)
    """Carries the sale_id."""

    def __init__(self, side: SidePanel, store: PayoutStore, client: CommandClient, parent: QObject) -> None:
        super().__init__(store, client, parent)
        self._side = side
        self._copies = TimedClipboard(self)
        self._settings, self._kind = Settings(), ServiceKind.LIVE
        self._service_kind = ServiceKind.LIVE
        """The service that refunds orders; payouts may have another one."""
        self._can_use_links = False
        self._permissions: frozenset[Permission] | None = None

    @cached_property
    def upi(self) -> UpiPanel:
        """The panel that checks addresses."""
        panel = UpiPanel(self, self._copies, self._side)
        panel.hide()
        if self._permissions is not None:
            panel.set_permissions(self._permissions)
        return panel

    @cached_property
    def cashgrams(self) -> CashgramPanel:
        """The panel of payment links."""
        panel = CashgramPanel(self, self._copies, self._side)
        panel.hide()
        panel.use_settings(self._settings, self._kind)
        return panel

    @cached_property
    def refunds(self) -> RefundPanel:
        """The panel that refunds orders."""
        panel = RefundPanel(self, self._copies, self._side)
        panel.hide()
        panel.use_settings(self._settings, self._service_kind)
        panel.offer_links(allowed=self._can_use_links)
        panel.by_link_requested.connect(self.refund_by_link_requested)
        panel.ended.connect(self.close)
        return panel

    def _is_created(self, name: str) -> bool:
        return name in vars(self)

    @property
    def _created(self) -> list[UpiPanel | CashgramPanel | RefundPanel]:
        return [vars(self)[name] for name in ("upi", "cashgrams", "refunds") if self._is_created(name)]

    # Opening and closing --------------------------------------------------------------------------------------------

    @property
    def open_panel(self) -> str:
        """The open panel: "upi", "cashgram", "refund", or ""."""
        kinds = {UpiPanel: "upi", CashgramPanel: "cashgram", RefundPanel: "refund"}
        return next((name for kind, name in kinds.items() if isinstance(self._side.content, kind)), "")

    def _flow(self) -> MoneyFlow | None:
        """Return the flow of the open panel."""
        content = self._side.content
        return content.flow if isinstance(content, CashgramPanel | RefundPanel) else None

    @property
    def is_refunding(self) -> bool:
        """True while a refund is being filled in."""
        return self.open_panel == "refund" or (self.open_panel == "cashgram" and self.cashgrams.is_refund)

    def _open(self, panel: UpiPanel | CashgramPanel | RefundPanel) -> None:
        self._side.practice_mark.show_kind(self._service_kind if isinstance(panel, RefundPanel) else self._kind)
        self._side.open_with(panel)

    def open_upi(self) -> None:
        """Open the UPI check and focus its field."""
        self._open(self.upi)

    def open_cashgrams(self) -> None:
        self.cashgrams.begin_new_link()
        self._open(self.cashgrams)

    def toggle(self, name: str) -> None:
        """Open or close a panel ("upi" or "cashgram")."""
        opens = self.open_upi if name == "upi" else self.open_cashgrams
        self.close() if self.open_panel == name else opens()

    def open_refund(self, sale: Sale, refunded: Money = NO_MONEY) -> None:
        """Open a refund by link of what is left of a sale, of which so much was refunded."""
        self.cashgrams.begin_refund(sale, refunded)
        self._open(self.cashgrams)

    def open_order_refund(self, sale: Sale, refunded: Money = NO_MONEY) -> None:
        """Open a refund of what is left to the account that paid. A supervisor's PIN is asked for when it is sent."""
        self.refunds.begin_refund(sale, refunded)
        self._open(self.refunds)

    def show_refund(self, payout: Payout) -> None:
        """Open the panel with an earlier refund of an order, unless one is being sent."""
        self.refunds.show_earlier(payout)
        self._open(self.refunds)

    def save_state(self) -> tuple[str, str, FormState, FormState]:
        """Return the open panel, the sale of a refund, and the input of each panel, for a rebuilt window."""
        upi = save_state(self.upi) if self._is_created("upi") else ()
        if self.open_panel == "refund":
            return self.open_panel, self.refunds.refund_form.refund_of, upi, save_state(self.refunds)
        if not self._is_created("cashgrams"):
            return self.open_panel, "", upi, ()
        return self.open_panel, self.cashgrams.cashgram.refund_of, upi, save_state(self.cashgrams)

    def restore_state(
        self, state: tuple[str, str, FormState, FormState], sale: Sale | None, refunded: Money = NO_MONEY
    ) -> None:
        """Restore what `save_state` returned; `sale`: that of a refund, of which so much was refunded."""
        open_panel, _, upi, typed = state
        panel = self.refunds if open_panel == "refund" else self.cashgrams
        if sale is not None:
            panel.begin_refund(sale, refunded)
        if upi:
            restore_state(self.upi, upi)
        if typed:
            restore_state(panel, typed)
        if open_panel:
            self._open(self.upi if open_panel == "upi" else panel)

    def close(self) -> None:
        self._side.on_close_requested()

    def escape(self) -> bool:
        """Go back one step in the open panel, or close it; return False if none is open."""
        was_open = self._side.is_open
        if was_open:
            self._side.on_escape()
        return was_open

    def forget(self) -> None:
        """Clear input, results and copies: the screen locks, another person takes over, or the window closes."""
        super().forget()
        self._copies.forget()
        for panel in self._created:
            panel.forget()
        self._side.on_close_requested()

    def refresh(self, now: int) -> None:
        """Update the created panels while one is open."""
        for panel in self._created if self._side.is_open else ():
            panel.refresh(now)

    def use_settings(self, settings: Settings, *, demo: bool) -> None:
        """Use the settings of the shop, and mark tests."""
        self._settings = settings
        self._kind = self._copies.kind = payout_kind(settings, demo=demo)
        self._service_kind = service_kind(settings, demo=demo)
        self._side.practice_mark.show_kind(self._kind)
        if self._is_created("cashgrams"):
            self.cashgrams.use_settings(settings, self._kind)
        if self._is_created("refunds"):
            self.refunds.use_settings(settings, self._service_kind)

    def set_permissions(self, permissions: frozenset[Permission]) -> None:
        """Apply permissions; a panel that is no longer allowed closes."""
        self._permissions = permissions
        if self._is_created("upi"):
            self.upi.set_permissions(permissions)
        needed = {"upi": Permission.CHECK_UPI, "cashgram": Permission.CASHGRAM}.get(self.open_panel)
        if needed is not None and needed not in permissions:
            self.close()

    def offer_links(self, *, allowed: bool) -> None:
        """Offer refunds by link beside those of orders, or not."""
        self._can_use_links = allowed
        if self._is_created("refunds"):
            self.refunds.offer_links(allowed=allowed)

    def mark_token_used(self, vpa: str) -> None:
        """Mark the token of an address as used: money was sent there."""
        if self._is_created("upi"):
            self.upi.mark_token_used(vpa)

    # Permissions ------------------------------------------------------------------------------------------------------

    def on_permission_denied(self, event: PermissionDenied) -> None:
        """Ask for a supervisor's PIN, or say why a command was refused; commands of other pages are ignored."""
        if event.permission is Permission.CHECK_UPI:
            self.upi.show_refused(denial_words(event), event.subject_id)
        elif event.permission in {Permission.CASHGRAM, Permission.REFUND}:
            opens = event.denial is DenialReason.PAGES_LOCKED and event.permission in UNLOCKED_ONLY
            self.refuse_command(event.subject_id, None if opens else denial_words(event))
            if opens:
                self.unlock_requested.emit(event.permission, partial(self._on_unlocked, event.subject_id))

    def _on_unlocked(self, subject_id: str, may: bool) -> None:
        """Continue after a supervisor's PIN."""
        flow = self._flow()
        if may and flow is not None and not flow.resume(subject_id) and self.open_panel == "cashgram":
            self.cashgrams.detail_presenter.resume(subject_id)
