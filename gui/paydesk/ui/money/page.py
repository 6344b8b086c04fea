"""The supervisor's page with its six tabs, each created when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import UNLOCKED_ONLY, Permission
from paydesk.domain.settings.service_kind import ServiceKind, payout_kind, service_kind
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.layout import Layout
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.store import FlowsPresenter, MoneyPart
from paydesk.ui.page import Page
from paydesk.ui.widgets.card import Chip, PracticeMark
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.labels import Heading
from paydesk.ui.widgets.paint import ResizeMixin
from paydesk.ui.widgets.scroll_area import LazyStack
from paydesk.ui.words.people import denial_words

if TYPE_CHECKING:
    from paydesk.ui.money.payout_form import PayoutForm
    from paydesk.ui.money.sent import SentTab
    from paydesk.ui.money.store import PayoutStore
    from paydesk.ui.money.tabs import OutboxTab
    from paydesk.worker.client import CommandClient


SEND: Final = "send"
BETWEEN: Final = "between"
LOAN: Final = "loan"
SENT: Final = "sent"
IDENTITY: Final = "identity"
OUTBOX: Final = "outbox"
_PAGE_PERMISSIONS: Final = UNLOCKED_ONLY - {Permission.REFUND}


class PayoutsPage(ResizeMixin, Page):
    """Page of payouts. `flows` connects its tabs with the counter."""

    def __init__(
        self, store: PayoutStore, client: CommandClient, settings: Settings, *, demo: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.flows = FlowsPresenter(store, client, self)
        self._store = store
        self._settings = settings
        self._demo = demo
        self.opener_id = ""
        """Person whose PIN opened the page last."""
        self.chip = Chip("", "warn", self)
        self.chip.hide()
        parts = {
            SEND: self.tr("Send"),
            BETWEEN: self.tr("Between accounts"),
            LOAN: self.tr("Loan"),
            SENT: self.tr("Sent"),
            IDENTITY: self.tr("Identity"),
            OUTBOX: self.tr("Outbox"),
        }
        self.tab_bar = Segmented([(name, text, "") for name, text in parts.items()], self, name=self.tr("Payouts"))
        self.tab_bar.chosen.connect(self.on_chosen)
        self.tabs: LazyStack[str, MoneyPart] = LazyStack(self)
        self.tabs.factories = {name: partial(self._create_tab, name) for name in parts}
        self._layout = Layout.NORMAL
        self._heading = Heading(self.tr("Payouts"), self)
        self.mark = PracticeMark(self)
        self._show_mark()
        middle = Qt.AlignmentFlag.AlignVCenter
        self._head = add_items(hbox(spacing=12), (self._heading, 1), (self.mark, 0, middle), (self.chip, 0, middle))
        self._column = add_items(vbox(self, (16, 16, 16, 16), 10), self._head, (self.tabs, 1))
        self._fit()
        store.loaded.connect(self.update_outbox_count)
        store.payout_changed.connect(self.update_outbox_count)
        self.update_outbox_count()

    # Parts ------------------------------------------------------------------------------------------------------------

    def _create_tab(self, name: str, parent: QWidget) -> MoneyPart:
        """Create a tab; its module is imported only now."""
        from paydesk.ui.money.cashgram_and_loan import LoanForm
        from paydesk.ui.money.internal_transfer import InternalTransferForm
        from paydesk.ui.money.sent import SentTab
        from paydesk.ui.money.tabs import IdentityTab, OutboxTab
        from paydesk.ui.money.transfer import TransferForm

        kinds: dict[str, Callable[[FlowsPresenter], PayoutForm[Any]]]
        kinds = {SEND: TransferForm, BETWEEN: InternalTransferForm, LOAN: LoanForm}
        tab: MoneyPart
        if name in kinds:
            tab = flow = MoneyFlow(kinds[name](self.flows), parent)
            flow.stage_changed.connect(self.on_stage_changed)
        elif name == SENT:
            tab = sent = SentTab(self.flows, parent)
            sent.open_requested.connect(self.show_payout)
        else:
            tab = IdentityTab(self.flows, parent) if name == IDENTITY else OutboxTab(self.flows, parent)
        tab.use_settings(self._settings, self._kind)
        return tab

    @property
    def sent(self) -> SentTab:
        return cast("SentTab", self.tabs.get(SENT))

    @property
    def outbox(self) -> OutboxTab:
        return cast("OutboxTab", self.tabs.get(OUTBOX))

    @property
    def current_tab(self) -> str:
        return self.tab_bar.current()

    @property
    def topic(self) -> str:
        """The chapter of the guide; the outbox has its own."""
        return OUTBOX if self.current_tab == OUTBOX else ""

    def show_tab(self, name: str) -> None:
        """Show a tab. Raises KeyError for an unknown name."""
        self.tab_bar.choose(name)
        self.tabs.show_part(name)
        self.on_stage_changed()
        self.refresh()

    @Slot(object)
    def on_chosen(self, name: object) -> None:
        """Show a chosen tab; the focus stays on the tab bar for the arrow keys."""
        self.show_tab(str(name))
        self.tabs.get(str(name)).reload()

    # Called from outside ----------------------------------------------------------------------------------------------

    def activate(self) -> None:
        """Focus the place to continue when the page comes to the front."""
        self.show_tab(self.current_tab)
        self.tabs.get(self.current_tab).begin()

    def show_payout(self, payout_id: str) -> None:
        """Show one payout in the outbox."""
        self.show_tab(OUTBOX)
        self.outbox.choose(payout_id)
        self.outbox.begin()

    def escape(self) -> bool:
        """Go back from a confirmation or an outcome; return False if there is none."""
        part = self.tabs.created.get(self.current_tab)
        return isinstance(part, MoneyFlow) and part.step_back()

    def show_unlocked(self, text: str) -> None:
        """Show who opened the page and for how long; "" for nobody."""
        self.chip.show_chip(text, "warn")
        self.chip.setAccessibleName(text)
        self._fit()  # before it is shown, so that the window does not grow
        self.chip.setVisible(bool(text))

    def fill_transfer(self, vpa: str, name: str) -> None:
        """Fill in a transfer to a checked UPI address."""
        from paydesk.ui.money.transfer import TransferForm

        part = self.tabs.get(SEND)
        self.show_tab(SEND)
        if isinstance(part, MoneyFlow) and isinstance(part.payout_form, TransferForm):
            part.step_back()
            if part.stage == "form":
                part.payout_form.fill(vpa, name)
                part.update_dependents()
            part.begin()

    def accept_address(self, vpa: str) -> bool:
        """Fill a scanned UPI address into its field if that is focused; return False otherwise."""
        from paydesk.ui.money.transfer import TransferForm

        part = self.tabs.created.get(self.current_tab)
        return (
            isinstance(part, MoneyFlow)
            and isinstance(part.payout_form, TransferForm)
            and part.payout_form.accept_address(vpa)
        )

    def use_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._show_mark()
        for part in self.tabs.created.values():
            part.use_settings(settings, self._kind)

    def _show_mark(self) -> None:
        """Mark the page if payouts use another service than the banner says for sales."""
        same = service_kind(self._settings, demo=self._demo) is self._kind
        self.mark.show_kind(ServiceKind.LIVE if same else self._kind)

    @property
    def _kind(self) -> ServiceKind:
        return payout_kind(self._settings, demo=self._demo)

    def refresh(self, now: int | None = None) -> None:
        """Update the current tab; `now` in ms since the epoch, None for the current time."""
        if self.current_tab in self.tabs.created:
            self.tabs.get(self.current_tab).refresh(clock.now_ms() if now is None else now)

    def use_layout(self, layout: Layout) -> None:
        """Adapt margins to the layout."""
        self._layout = layout
        side, above, between = (16, 12, 10) if layout.is_tight else (16, 16, 10)
        self._column.setContentsMargins(side, above, side, above)
        self._column.setSpacing(between)
        self._fit()
        self.on_stage_changed()

    def _fit(self) -> None:
        """Place the tab bar beside the heading, or in its place, or below it, as the width allows."""
        margins, gap = self._column.contentsMargins(), self._head.spacing()
        marks_width = sum(part.sizeHint().width() + gap for part in (self.mark, self.chip) if part.text())
        available = self.width() - margins.left() - margins.right() - marks_width
        beside = self._heading.sizeHint().width() + gap + self.tab_bar.sizeHint().width() <= available
        # compare with its minimum width: in its own line it may determine the page's width
        instead = self._layout.is_tight and self.tab_bar.minimumSizeHint().width() < available
        fits = beside or instead
        self._heading.setVisible(beside or not fits)
        self._head.setStretchFactor(self._heading, 0 if fits else 1)
        least = self.tab_bar.minimumSizeHint().width()  # the page keeps this minimum width in both cases
        beyond = marks_width + (self._heading.sizeHint().width() + gap if beside else 0)
        self.tab_bar.setMinimumWidth(max(least - beyond, 1) if fits else 0)
        if fits and self._head.indexOf(self.tab_bar) < 0:
            self._column.removeWidget(self.tab_bar)
            self._head.insertWidget(1, self.tab_bar, 1, Qt.AlignmentFlag.AlignLeft)
        elif not fits and self._column.indexOf(self.tab_bar) < 0:
            self._head.removeWidget(self.tab_bar)
            self._column.insertWidget(1, self.tab_bar, 0, Qt.AlignmentFlag.AlignLeft)

    @Slot()
    def on_stage_changed(self) -> None:
        """Hide the tab bar in a low window while a confirmation or an outcome is shown."""
        part = self.tabs.created.get(self.current_tab)
        asks = isinstance(part, MoneyFlow) and part.stage != "form"
        self.tab_bar.setVisible(not (asks and self._layout.is_tight))

    def save_state(self) -> object:
        """Return the opener, the current tab, and the unsent input of each form."""
        flows = {name: part for name, part in self.tabs.created.items() if isinstance(part, MoneyFlow)}
        typed = {name: flow.payout_form.form.entered_values() for name, flow in flows.items() if flow.has_unsent_input}
        return self.opener_id, self.current_tab, typed

    def restore_state(self, state: object) -> None:
        """Restore saved input; tabs that have some are created."""
        match state:
            case (str(opener), str(front), dict(parts)):
                self.opener_id = opener
                for name, values in parts.items():
                    flow = self.tabs.get(name)
                    if isinstance(flow, MoneyFlow):
                        flow.payout_form.form.restore_values(values)
                        flow.update_dependents()
                self.show_tab(front)

    def forget(self) -> None:
        """Clear all input and answers: another person takes over. The outbox keeps what was sent."""
        self._store.balances.clear()
        for part in self.flows.parts:
            part.forget()
        self.show_unlocked("")
        self.flows.forget()

    def on_permission_denied(self, event: PermissionDenied) -> None:
        """Keep the input and ask for a supervisor's PIN, or say why the command was refused."""
        opens = event.denial is DenialReason.PAGES_LOCKED and event.permission in _PAGE_PERMISSIONS
        if not self.flows.refuse_command(event.subject_id, None if opens else denial_words(event)):
            self.reset_busy()
        if opens:
            self.flows.unlock_requested.emit(event.permission, None)

    def reset_busy(self) -> None:
        """Make all tabs usable again: nothing was sent."""
        for part in self.flows.parts:
            part.reset_busy()

    @Slot()
    def update_outbox_count(self) -> None:
        self.tab_bar.show_count(OUTBOX, len(self._store.unsettled()))
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        there = QApplication.focusWidget()
        if enter and there is not None and self.tab_bar.isAncestorOf(there):
            self.activate()
        else:
            super().keyPressEvent(event)
