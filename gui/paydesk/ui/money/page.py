"""The supervisor's page of payouts with its tabs, each created when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

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
from paydesk.ui.widgets.scroll_area import LazyStack
from paydesk.ui.words.people import denial_words

if TYPE_CHECKING:
    from paydesk.ui.money.activity import ActivityTab
    from paydesk.ui.money.payout_form import PayoutForm
    from paydesk.ui.money.store import PayoutStore
    from paydesk.worker.client import CommandClient


SEND: Final = "send"
TRANSFER: Final = "transfer"
ACTIVITY: Final = "activity"
LOAN: Final = "loan"
IDENTITY: Final = "identity"
_PAGE_PERMISSIONS: Final = UNLOCKED_ONLY - {Permission.REFUND}


class PayoutsPage(Page):
    """Page of payouts. `flows` connects its tabs with the counter. Loan and identity are offered by the settings."""

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
            TRANSFER: self.tr("Transfer"),
            ACTIVITY: self.tr("Activity"),
            LOAN: self.tr("Loan"),
            IDENTITY: self.tr("Identity"),
        }
        self.tab_bar = Segmented([(name, text, "") for name, text in parts.items()], self, name=self.tr("Payouts"))
        self.tab_bar.chosen.connect(self.on_chosen)
        self.tabs: LazyStack[str, MoneyPart] = LazyStack(self)
        self.tabs.factories = {name: partial(self._create_tab, name) for name in parts}
        self._layout = Layout.NORMAL
        self.mark = PracticeMark(self)
        middle = Qt.AlignmentFlag.AlignVCenter
        self._header = QWidget(self)
        self._heading = Heading(self.tr("Payouts"), self._header, beside=True)
        self._head = add_items(hbox(self._header, spacing=16), self._heading, self.tab_bar, 1)
        add_items(self._head, (self.mark, 0, middle), (self.chip, 0, middle))
        self._header_row = add_items(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self._header, 1))
        self._column = add_items(vbox(self), self._header_row, (self.tabs, 1))
        self._show_settings()
        self.use_layout(self._layout)
        store.loaded.connect(self.update_count)
        store.payout_changed.connect(self.update_count)
        self.update_count()

    # Parts ------------------------------------------------------------------------------------------------------------

    def _create_tab(self, name: str, parent: QWidget) -> MoneyPart:
        """Create a tab; its module is imported only now."""
        from paydesk.ui.money.activity import ActivityTab
        from paydesk.ui.money.cashgram_and_loan import LoanForm
        from paydesk.ui.money.identity import IdentityTab
        from paydesk.ui.money.internal_transfer import InternalTransferForm
        from paydesk.ui.money.transfer import TransferForm

        kinds: dict[str, Callable[[FlowsPresenter], PayoutForm[Any]]]
        kinds = {SEND: TransferForm, TRANSFER: InternalTransferForm, LOAN: LoanForm}
        tab: MoneyPart
        if name in kinds:
            tab = MoneyFlow(kinds[name](self.flows), parent)
        else:
            tab = (ActivityTab if name == ACTIVITY else IdentityTab)(self.flows, parent)
        tab.use_settings(self._settings, self._kind)
        tab.use_layout(self._layout)
        return tab

    @property
    def activity(self) -> ActivityTab:
        return cast("ActivityTab", self.tabs.get(ACTIVITY))

    @property
    def current_tab(self) -> str:
        return self.tab_bar.current()

    @property
    def topic(self) -> str:
        """The chapter of the guide; the list of payouts has its own."""
        return "outbox" if self.current_tab == ACTIVITY else ""

    def show_tab(self, name: str) -> None:
        """Show a tab. Raises KeyError for an unknown name."""
        self.tab_bar.choose(name)
        self.tabs.show_part(name)
        self._fit_header()
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
        """Show one payout in the list."""
        self.show_tab(ACTIVITY)
        self.activity.choose(payout_id)
        self.activity.begin()

    def escape(self) -> bool:
        """Go back from a confirmation or an outcome; return False if there is none."""
        part = self.tabs.created.get(self.current_tab)
        return part is not None and part.step_back()

    def show_unlocked(self, text: str) -> None:
        """Show who opened the page and for how long; "" for nobody."""
        self.chip.show_chip(text, "warn")
        self.chip.setAccessibleName(text)
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
        self._show_settings()
        for part in self.tabs.created.values():
            part.use_settings(settings, self._kind)

    def _show_settings(self) -> None:
        """Offer the tabs that are switched on, and mark payouts by another service than that of sales."""
        offered = {LOAN: self._settings.money_out.loans, IDENTITY: self._settings.money_out.identity}
        if not offered.get(self.current_tab, True):
            self.show_tab(SEND)
        for name, is_offered in offered.items():
            self.tab_bar.option(name).setVisible(is_offered)
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
        """Use the margins of the layout."""
        self._layout = layout
        edge = layout.metrics.page
        self._header_row.setContentsMargins(edge, edge, edge, 0)
        self._heading.setVisible(not layout.is_tight)
        for part in self.tabs.created.values():
            part.use_layout(layout)
        self._fit_header()

    def _fit_header(self) -> None:
        """Keep the header as wide as what is below it: a form, or the whole page."""
        is_list = self.current_tab == ACTIVITY
        self._header.setMaximumWidth(_UNLIMITED if is_list else self._layout.metrics.form)

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
        """Clear all input and answers: another person takes over. The journal keeps what was sent."""
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
    def update_count(self) -> None:
        """Show how many payouts are not settled."""
        self.tab_bar.show_count(ACTIVITY, len(self._store.unsettled()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        there = QApplication.focusWidget()
        if enter and there is not None and self.tab_bar.isAncestorOf(there):
            self.activate()
        else:
            super().keyPressEvent(event)


_UNLIMITED: Final = 16_777_215
"""Qt's largest size of a widget."""
