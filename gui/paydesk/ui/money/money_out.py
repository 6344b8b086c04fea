"""Presenter of payouts in the window: side panels, the supervisor's page, and their PINs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.messages import JournalFault
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import DraftReviewed
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.payout.refunds import refundable_amount
from paydesk.domain.payout.requests import DirectTransfer
from paydesk.domain.people.messages import PermissionDenied
from paydesk.domain.people.person import Permission, Person, has_permission
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.host import Host
from paydesk.ui.money.page import PayoutsPage
from paydesk.ui.money.panels import SidePanels
from paydesk.ui.money.store import FlowsPresenter, PayoutStore
from paydesk.ui.people.presenter import PeoplePresenter, UnlockCallback
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.rows.tools import SaveFile, ask_save_path, write_file
from paydesk.ui.widgets.overlay import SidePanel
from paydesk.ui.words.payouts import nothing_left_words
from paydesk.ui.words.people import unlocked_words

_PAGE: Final = frozenset(
    {Permission.SEE_PAYOUTS, Permission.SEND, Permission.MOVE, Permission.LEND, Permission.HISTORY, Permission.IDENTITY}
)
_PANELS: Final = frozenset({Permission.CHECK_UPI, Permission.CASHGRAM, Permission.REFUND})


class MoneyOutPresenter(QObject):
    """Presenter of the side panels and the payouts page; `pins` asks for the PINs that they need."""

    refunded = Signal(object)
    """Carries the sale_id of a sale that is being refunded."""

    def __init__(
        self, host: Host, people: PeopleStore, pins: PeoplePresenter, payouts: PayoutStore, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host = host
        self._people = people
        self._pins = pins
        self._payouts = payouts
        self.has_keys = False
        """True if this counter has payout keys."""
        self._addresses: dict[str, str] = {}
        """UPI address of each reviewed draft; its token is used up once money went there."""
        self.page: PayoutsPage | None = None
        """The page once it was created."""
        frame = host.frame
        self.side_panel = SidePanel(frame.body, neighbour=frame.rail, keep_visible=frame.keep_visible)
        self.side_panel.changed.connect(frame.update_surroundings)
        frame.panel = self.side_panel
        self.panels = SidePanels(self.side_panel, payouts, host.client, self)
        self.panels.use_settings(host.settings, demo=host.demo)
        self._connect_presenter(self.panels)
        self.panels.refund_by_link_requested.connect(self.on_refund_by_link)
        self.panels.transfer_requested.connect(self.on_transfer_requested)
        self.side_panel.changed.connect(self.on_side_changed)
        frame.page_shown.connect(self.on_page_shown)
        payouts.answer_received.connect(self.on_answer)
        payouts.payout_changed.connect(self.on_payout_changed)
        host.sale_store.faulted.connect(self.on_fault)
        frame.notices.payout_alarm.subject_chosen.connect(self.on_alarm_chosen)
        frame.notices.sale_alarm.subject_chosen.connect(self.on_alarm_shown)

    def _connect_presenter(self, presenter: FlowsPresenter) -> None:
        presenter.second_person_requested.connect(self._pins.ask_second_person)
        presenter.unlock_requested.connect(self.on_unlock_requested)
        self._people.answer_received.connect(presenter.on_pin_refused)

    @Slot()
    def on_side_changed(self) -> None:
        """Focus the page if the focused widget is gone, and update the rail."""
        has_keyboard: QWidget | None = self.side_panel.window().focusWidget()
        if has_keyboard is None or not has_keyboard.isVisible():
            self._host.focus_page()
        panel = self.panels.open_panel
        self._host.frame.mark_rail("" if panel == "refund" else panel)
        self._host.refresh_soon()

    # Availability -----------------------------------------------------------------------------------------------------

    def set_keys_available(self, *, available: bool) -> None:
        """Note whether this counter has payout keys; without them the panels close."""
        self.has_keys = available
        if not available and self.panels.open_panel != "refund":
            self.panels.close()

    @property
    def can_make_links(self) -> bool:
        """True if the person at the counter may create links; also true if no people are set up: a message explains."""
        return self.has_keys and (not self._people.has_people or Permission.CASHGRAM in self._permissions)

    @property
    def can_open_page(self) -> bool:
        """True if the PIN of the person at the counter opens the page."""
        return Permission.SEE_PAYOUTS in self._permissions

    def use_settings(self, settings: Settings) -> None:
        self.panels.use_settings(settings, demo=self._host.demo)

    # Supervisor's page ------------------------------------------------------------------------------------------------

    def make_page(self, parent: QWidget) -> PayoutsPage:
        """Create the page when it is first shown."""
        host = self._host
        page = self.page = PayoutsPage(self._payouts, host.client, host.settings, demo=host.demo, parent=parent)
        self._connect_presenter(page.flows)
        page.flows.save_requested.connect(self.on_save_requested)
        page.flows.print_requested.connect(self.panels.print_requested)
        return page

    @property
    def _is_page_shown(self) -> bool:
        return self._host.page == "payouts"

    def refresh(self, now: int) -> None:
        """Update panels, alarms, and who opened the page."""
        self.panels.refresh(now)
        self.panels.offer_links(allowed=self.can_make_links)
        alarms = [out for out in self._payouts.alarms() if self.has_keys or out.kind is PayoutKind.REFUND]
        self._host.frame.notices.show_payout_alarms(alarms)
        if self.page is not None and self._is_page_shown:
            opener = self._people.unlocker()
            if opener is not None:
                self._use_opener(self.page, opener)
            self.page.show_unlocked("" if opener is None else unlocked_words(self._people.signed_in, now))

    def _use_opener(self, page: PayoutsPage, opener: Person) -> None:
        """Clear the page if another person opened it: payouts are sent in that person's name."""
        before, page.opener_id = page.opener_id, opener.person_id
        if before not in {"", opener.person_id}:
            page.forget()
            page.activate()

    @Slot(object)
    def on_page_shown(self, name: object) -> None:
        """Ask for a supervisor's PIN when the payouts page is shown."""
        if name != "payouts":
            return
        was_refunding = self.panels.is_refunding
        self.panels.close()
        if was_refunding:
            self._pins.pages.leave()  # the PIN of a refund does not unlock this page
        if not self._people.is_allowed(Permission.SEE_PAYOUTS):
            self.open_page()

    def open_page(self) -> None:
        """Ask for the PIN that opens the page; without it go back to sales."""
        self._pins.unlock(Permission.SEE_PAYOUTS, self._on_page_unlocked)

    @Slot(object, object)
    def on_unlock_requested(self, permission: Permission, then: UnlockCallback | None) -> None:
        """Ask for a supervisor's PIN for a refused command, or for the page itself."""
        self.open_page() if permission is Permission.SEE_PAYOUTS else self._pins.unlock(permission, then)

    def _on_page_unlocked(self, may: bool) -> None:
        if self._is_page_shown and not may:
            self._host.show_page("sell")
        elif self._is_page_shown:
            self.refresh(clock.now_ms())

    # Panels ---------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_transfer_requested(self, address: tuple[str, str]) -> None:
        """Open a transfer to a checked address."""
        self.panels.close()
        self._host.show_page("payouts")
        if self.page is not None:
            self.page.fill_transfer(*address)

    @Slot(str)
    def on_refund_by_link(self, sale_id: str) -> None:
        """Open the refund of a sale by a payout link, in place of that of its order."""
        sale = self._host.sale_store.sale(sale_id)
        if sale is not None:
            refunded = max(self._host.sale_store.refunded(sale_id), self.panels.refunds.refund_form.refunded)
            self.panels.open_refund(sale, refunded)

    def begin_refund(self, sale: Sale, refunded: Money) -> None:
        """Open the refund of the rest of a paid sale, of which so much was refunded."""
        rest = refundable_amount(sale, refunded)
        if refunded.paise and rest is not None and not rest.paise:
            self._host.frame.notices.post(nothing_left_words(refunded))
        elif sale.is_static:  # no order can be refunded
            self.panels.open_refund(sale, refunded)
        else:
            self.panels.open_order_refund(sale, refunded)

    def escape(self) -> bool:
        """Go back one step in the panel or on the page; return False if there was nothing to do."""
        return self.panels.escape() or (self._is_page_shown and self.page is not None and self.page.escape())

    @Slot(object)
    def on_alarm_chosen(self, payout_id: object) -> None:
        """Show the payout of an alarm in the list, a refund of an order in its panel: it needs no payout keys."""
        payout = self._payouts.payout(str(payout_id))
        if payout is not None and payout.kind is PayoutKind.REFUND:
            self.panels.show_refund(payout)
            return
        self._host.show_page("payouts")
        if self.page is not None:
            self.page.show_payout(str(payout_id))
        self.on_alarm_shown(payout_id)

    @Slot(object)
    def on_alarm_shown(self, _subject: object) -> None:
        """Close a panel that covers what an alarm shows."""
        if self._host.frame.is_covered:
            self.panels.close()

    # People ---------------------------------------------------------------------------------------------------------

    def update_permissions(self) -> None:
        """Apply the permissions of another person to the panels."""
        self.panels.set_permissions(self._permissions)

    @property
    def _permissions(self) -> frozenset[Permission]:
        """Return what the panels offer: the permissions of the person's role, including those that need a PIN first."""
        if not self._people.has_people:
            return frozenset(permission for permission in Permission if self._people.is_allowed(permission))
        person, demo = self._people.signed_in.person, self._host.demo
        return frozenset(
            each for each in Permission if person is not None and has_permission(person.role, each, demo=demo)
        )

    def refuse(self, event: PermissionDenied) -> bool:
        """Show that a command was refused; return False if it is not of these pages."""
        if event.permission not in _PAGE | _PANELS:
            return False
        if self.page is not None:
            self.page.on_permission_denied(event)
        if event.permission in _PANELS:
            self.panels.on_permission_denied(event)
        return self.page is not None or event.permission in _PANELS

    # Events -----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_answer(self, event: object) -> None:
        """Remember the UPI address of a reviewed transfer."""
        if isinstance(event, DraftReviewed) and isinstance(event.summary.draft.request, DirectTransfer):
            self._addresses[event.summary.draft.draft_id] = event.summary.draft.request.bene.vpa

    @Slot(object)
    def on_payout_changed(self, out: Payout) -> None:
        """Mark the token of an address as used once money may have reached it."""
        if out.may_have_gone:
            address = self._addresses.pop(out.draft_id, "")
            if address:
                self.panels.mark_token_used(address)
            if out.refund_of:
                self.refunded.emit(out.refund_of)

    @Slot(object)
    def on_fault(self, fault: JournalFault | None) -> None:
        """Make forms usable again when the journal cannot be written; None means that it can again."""
        if fault is not None:
            self.panels.refuse_command(fault.sale_id)
            if self.page is not None:
                self.page.reset_busy()

    @Slot(object)
    def on_save_requested(self, file: SaveFile) -> None:
        """Ask for a path and save a file there."""
        title = self.tr("Save as a file")
        path = None if self.page is None else ask_save_path(self.page, title, file.name)
        if path is not None and self._people.is_allowed(
            Permission.HISTORY
        ):  # a file dialog may outlive the unlocked time
            saved = write_file(path, file.data)
            self._host.frame.notices.post(saved.message, folder=saved.folder)
