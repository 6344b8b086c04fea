"""Cashgrams: make a payment link, show it to the customer, and see what became of those made here (SPEC.md 4.12)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.payout import refunds
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import clock
from paydesk.ui.panels.cashgram_detail import CashgramDetail
from paydesk.ui.panels.cashgram_list import CashgramList
from paydesk.ui.panels.cashgram_new import MAY_HAVE_GONE, NewLink
from paydesk.ui.panels.link_slip import LinkSlip
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.widgets.segmented import Segmented
from paydesk.ui.widgets.side_panel import SideContent
from paydesk.ui.words.base import Words, money_words
from paydesk.ui.words.cashgrams import expiry_text, refund_words
from paydesk.ui.words.fields import rule_words

if TYPE_CHECKING:
    from datetime import date

    from paydesk.domain.payout.messages import CashgramRead, DraftRefused, LinkMade
    from paydesk.domain.payout.payout import Payout
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.out_book import PayoutRepository
    from paydesk.ui.panels.clipboard import ShortCopy

_NEW, _MADE = "new", "made"


class View(StrEnum):
    """What stands in the panel."""

    NEW = "new"
    LIST = "list"
    DETAIL = "detail"


class CashgramPanel(SideContent):
    """A new link, the list, and one link.

    `weigh_wanted`, `confirm_wanted` carry a Draft; `status_wanted`, `deactivate_wanted`, `again_wanted` an out_id;
    `show_to_customer` LinkForCustomer or None; `second_wanted` a Summary; `print_wanted` a LinkSlip.
    """

    weigh_wanted = Signal(object)
    confirm_wanted = Signal(object)
    status_wanted = Signal(object)
    deactivate_wanted = Signal(object)
    again_wanted = Signal(object)
    show_to_customer = Signal(object)
    second_wanted = Signal(object)
    print_wanted = Signal(object)

    def __init__(self, out_book: PayoutRepository, copies: ShortCopy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = out_book
        self._kind = ServiceKind.LIVE
        self._shop = ""
        self._awaits_link = ""
        """The out_id of the link that somebody waits to see."""
        self._came: LinkMade | None = None
        """The link of what is on its way: it comes before the answer is told."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(self._make_tabs())
        self._place = OneOf(self)
        column.addWidget(self._place, 1)
        self.new = NewLink(self)
        self.list = CashgramList(self)
        self.detail = CashgramDetail(copies, self)
        self._views: dict[View, NewLink | CashgramList | CashgramDetail] = {
            View.NEW: self.new,
            View.LIST: self.list,
            View.DETAIL: self.detail,
        }
        for view in self._views.values():
            self._place.addWidget(view)
        self._connect()

    def _make_tabs(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(18, 2, 18, 0)
        options = [(_NEW, self.tr("New link"), ""), (_MADE, self.tr("Made here"), "")]
        self.tabs = Segmented(options, self, name=self.tr("Payment links"))
        self.tabs.chosen.connect(self.on_tab)
        row.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        row.addStretch(1)
        return row

    def _connect(self) -> None:
        self.new.weigh_wanted.connect(self.weigh_wanted)
        self.new.confirm_wanted.connect(self.confirm_wanted)
        self.new.second_wanted.connect(self.second_wanted)
        self.new.came.connect(self.on_new_came)
        self.list.chosen.connect(self.on_chosen)
        detail = self.detail
        detail.status_wanted.connect(self.status_wanted)
        detail.deactivate_wanted.connect(self.deactivate_wanted)
        detail.again_wanted.connect(self.again_wanted)
        detail.link_wanted.connect(self.on_link_wanted)
        detail.change_wanted.connect(self.new.change)
        detail.link_view.show_to_customer.connect(self.show_to_customer)
        detail.link_view.print_wanted.connect(self.on_print)

    # SidePanel ------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        """SidePanel: what stands above it."""
        return self.tr("Cashgram")

    def begin(self) -> None:
        """SidePanel: the focus goes where work begins."""
        self._views[self.view].begin()

    def step_back(self) -> bool:
        """SidePanel: Esc hides the code, keeps the link, goes back to form or list."""
        if self.view is View.NEW:
            return self.new.step_back()
        if self.view is View.LIST:
            return False
        if self.detail.is_asking:
            self.detail.stop_asking()
        elif self.detail.link_view.is_shown:
            self.detail.link_view.hide_code()
        else:
            self._go(View.LIST)
        return True

    def put_away(self) -> None:
        """SidePanel: no link stays on any screen; what is typed stays."""
        self._awaits_link = ""
        self._show_view(View.NEW)

    @property
    def view(self) -> View:
        """What stands in it now."""
        return next(name for name, view in self._views.items() if view is self._place.currentWidget())

    def _show_view(self, view: View) -> None:
        if view is not View.DETAIL:
            self.detail.link_view.forget()
        if view is View.NEW:
            self._renew()
        self._place.setCurrentWidget(self._views[view])
        self.tabs.choose(_NEW if view is View.NEW else _MADE)
        if view is View.LIST:
            self.list.show_links(self._book.cashgrams(), clock.now_ms())

    def _go(self, view: View) -> None:
        self._show_view(view)
        if self.isVisible():
            self.begin()

    @Slot(object)
    def on_tab(self, tab: object) -> None:
        """Another tab: what is typed or on its way stays."""
        self._show_view(View.NEW if tab == _NEW else View.LIST)

    # A new link -----------------------------------------------------------------------------------------------------

    def begin_refund(self, sale: Sale) -> None:
        """Fill in a refund of this sale; a link that is on its way is shown instead."""
        links = self._book.cashgrams()
        gone = [
            money_words(out.amount) for out in links if out.refund_of == sale.sale_id and out.outcome in MAY_HAVE_GONE
        ]
        words = refund_words(sale.order_id, money_words(sale.amount), gone)
        self.new.begin_refund(sale, refunds.left(sale, refunds.refunded(links, sale.sale_id)), words)
        self._show_view(View.NEW)

    def begin_plain(self) -> None:
        """A link that is no refund; a refund that was begun is dropped."""
        self.new.begin_plain()
        self._show_view(View.NEW)

    @Slot()
    def on_new_came(self) -> None:
        """Form or summary wants to be seen."""
        self._go(View.NEW)

    def weigh_again(self, subject_id: str) -> None:
        """A supervisor opened it: go on where it was."""
        if subject_id == self.new.draft_id:
            self.new.weigh_again()
        elif self.detail.out is not None and self.detail.out.payout_id == subject_id:
            self.detail.on_again()

    def show_refused(self, event: DraftRefused) -> None:
        """Broken rules, or a second person is wanted: for what is typed, or for what is sent again."""
        if event.draft_id == self.new.draft_id and event.second is not None and not self.new.on_its_way:
            self.second_wanted.emit(event.second)
        elif event.draft_id == self.new.draft_id and event.second is not None:
            self.new.show_second(event.second)
        elif event.draft_id == self.new.draft_id:
            self._renew()
            self.new.show_broken(event.broken)
        elif self._book.of_draft(event.draft_id) is self.detail.out is not None:
            self._show_stopped(event)

    def _show_stopped(self, event: DraftRefused) -> None:
        """What was to be sent again was not."""
        self.detail.wake()
        if event.second is not None:
            self.second_wanted.emit(event.second)
        else:
            why = " ".join(rule_words(rule, name) for name, rule in event.broken)
            self.detail.show_words(Words(self.tr("This cannot be sent any more"), why))

    def _renew(self) -> None:
        """A form whose link was refused, and that was left so: what it becomes now is another one."""
        if not self.new.on_its_way and self._book.of_draft(self.new.draft_id) is not None:
            self.new.be_another()

    def stop_waiting(self, subject_id: str, words: Words | None = None) -> None:
        """The counter did not begin a command; `words` say why."""
        self.release(subject_id, words)
        if subject_id in {"", self.new.draft_id} and self.isVisible() and self.view is View.NEW:
            self.begin()

    def release(self, subject_id: str, words: Words | None = None) -> None:
        """Nothing comes of a command any more: its button can be pressed again. The focus stays where it is."""
        if subject_id in {"", self.new.draft_id}:
            self.new.stop_waiting(words)
        if self.detail.out is not None and subject_id in {"", self.detail.out.payout_id, self.detail.out.draft_id}:
            self._awaits_link = ""
            self.detail.wake()
            if words is not None:
                self.detail.show_words(words)

    # What became of it ----------------------------------------------------------------------------------------------

    def show_out(self, out: Payout) -> None:
        """Something happened to a link."""
        shown = self.detail.out
        mine = out.draft_id == self.new.draft_id
        if mine and (self.new.on_its_way or (out.judgement is None and self.view is View.NEW)):
            # without an answer it is on its way; nobody waits for one if the journal failed after it was sent
            if out.judgement is not None or not self.new.on_its_way:
                self._show_result(out)
        elif self.view is View.DETAIL and shown is not None and shown.payout_id == out.payout_id:
            self.detail.show_out(out, may_change=self.new.may_change(out))
            if out.draft_id == self.new.draft_id and out.outcome in MAY_HAVE_GONE:
                self.new.clear()
        elif self.view is View.LIST:
            self.refresh(clock.now_ms())

    def _show_result(self, out: Payout) -> None:
        came, self._came = self._came, None
        if self.new.mends(out):
            return
        if out.outcome in MAY_HAVE_GONE:
            self._awaits_link = out.payout_id
        self._open(out)
        if came is not None and came.payout_id == out.payout_id:
            self.show_link(came, clock.now_ms())

    def _open(self, out: Payout) -> None:
        self.detail.show_out(out, may_change=self.new.may_change(out))
        self._go(View.DETAIL)

    @Slot(object)
    def on_chosen(self, payout_id: object) -> None:
        """A link of the list."""
        out = self._book.out(str(payout_id))
        if out is not None:
            self._open(out)

    @Slot(object)
    def on_link_wanted(self, payout_id: object) -> None:
        """Somebody wants to see this link: the service is asked for it."""
        self._awaits_link = str(payout_id)
        self.status_wanted.emit(payout_id)

    def show_link(self, event: LinkMade, now: int) -> None:
        """A link came; it is shown if somebody waits for it, and forgotten if nobody looks."""
        out, shown = self._book.out(event.payout_id), self.detail.out
        if self.new.on_its_way and out is not None and out.draft_id == self.new.draft_id:
            self._came = event
        elif self.isVisible() and self.view is View.DETAIL and shown is not None and shown.payout_id == event.payout_id:
            at_once = self._awaits_link == event.payout_id
            self._awaits_link = ""
            self.detail.show_link(event.link, now, at_once=at_once)

    def show_read(self, event: CashgramRead) -> None:
        """The state of a link was asked for."""
        shown = self.detail.out
        if shown is None or shown.payout_id != event.payout_id:
            return
        self.detail.wake()
        if event.judgement is not None:
            self.detail.show_read(event.judgement)
        if event.state is None:
            self._awaits_link = ""

    @Slot()
    def on_print(self) -> None:
        """A slip for the customer."""
        out, link = self.detail.out, self.detail.link_view.link
        if out is not None and link:
            slip = LinkSlip(link, out.amount, self._shop, expiry_text(out.expires_on), out.order_id, self._kind)
            self.print_wanted.emit(slip)

    # Time and settings ----------------------------------------------------------------------------------------------

    def refresh(self, now: int) -> None:
        """Time goes on: ages in the list, the minute of a code."""
        if self.view is View.LIST:
            self.list.show_links(self._book.cashgrams(), now)
        self.detail.link_view.refresh(now)

    def use_day(self, today: date) -> None:
        """The service's day."""
        self.new.form.use_day(today)

    def use_shop(self, name: str, kind: ServiceKind) -> None:
        """What the slip says above."""
        self._shop, self._kind = name, kind

    def forget(self) -> None:
        """Somebody else is at the till, or nobody: nothing that was typed or shown stays."""
        self._awaits_link, self._came = "", None
        self.new.clear()
        self.detail.forget()
        self._show_view(View.NEW)
