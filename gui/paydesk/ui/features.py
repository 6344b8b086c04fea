"""The features that follow the first paint: people and locks, side panels, payouts, printing, help. Connects them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Slot

from paydesk.domain.messages import JournalBroken
from paydesk.domain.money import Money
from paydesk.domain.payout import refunds
from paydesk.domain.payout.messages import PayoutsLoaded
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission, has_permission
from paydesk.domain.sale.headline import RefundSummary
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.messages import Area, AreaKeys, Erased
from paydesk.domain.settings.settings import Settings
from paydesk.ui.actions import Action
from paydesk.ui.customer.presenter import CustomerDisplay
from paydesk.ui.day.presenter import DayPresenter
from paydesk.ui.demo.hints import DemoHints
from paydesk.ui.demo.phone_panel import DemoPhone
from paydesk.ui.forms.submit import FormState
from paydesk.ui.help.presenter import HelpPresenter
from paydesk.ui.host import Host
from paydesk.ui.hub import PendingRequests
from paydesk.ui.money.money_out import MoneyOutPresenter
from paydesk.ui.money.store import PayoutStore
from paydesk.ui.people.presenter import PeoplePresenter
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.restart import Restarter
from paydesk.ui.screens import SCREENS
from paydesk.ui.sell.static_presenter import StaticQrPresenter
from paydesk.ui.settings.presenter import SettingsPresenter
from paydesk.ui.slips.presenter import SlipPresenter
from paydesk.ui.sounds import Announcer
from paydesk.ui.start.ready_presenter import ReadinessSources, ReadyPresenter
from paydesk.ui.start.trial import TrialSale
from paydesk.ui.words.people import denial_words, nobody_to_lock_words, role_words

_MORE_PERMISSIONS: Final = {
    "upi": Permission.CHECK_UPI,
    "payouts": Permission.SEE_PAYOUTS,
    "report": Permission.SEE_DAY,
    "settings": Permission.STORED_DATA,
}
"""Permissions that the role of a person needs to see an entry of "More"; cashiers have no use for settings."""


class Features(QObject):
    """All features of the window that the first sale does not need."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._frame = frame = host.frame
        self.people_store = people = PeopleStore(self, demo=host.demo)
        self.payout_store = PayoutStore(self)
        self.people = PeoplePresenter(people, host.client, frame, (frame.body, frame.foot), host.input_filter, self)
        self.people.use_settings(host.settings)
        self.money = MoneyOutPresenter(host, people, self.people, self.payout_store, self)
        self.settings_presenter = SettingsPresenter(host, people, self.people, self)
        self.static_qr = StaticQrPresenter(host, people, self)
        self.hints = DemoHints(host, self)
        self.phone = DemoPhone(host, self.money.side_panel, self)
        self.sound = Announcer(host, self)
        self.customer = CustomerDisplay(host, people, self.people, self)
        self.slips = SlipPresenter(host, self.people, self)
        self.day = DayPresenter(host, people, self.people, self)
        sources = ReadinessSources(
            people, self.settings_presenter.keys, self.customer, self.sound, self.slips, self.day
        )
        self.readiness = ReadyPresenter(host, sources, self)
        frame.add_page("report", self.day.make_page)
        self.restarter = Restarter(host, people, self.can_show, self)
        self.trial = TrialSale(host, self)
        self.help = HelpPresenter(host, self.readiness, self.people, self)
        hub = host.hub
        hub.subscribe(
            {
                AreaKeys: self._use_keys,
                Erased: lambda event: host.sale_store.forget(event.subjects),
                JournalBroken: self._forget_quarantined,
            }
        )
        refused = {PermissionDenied: self.on_permission_denied}
        for takers in (
            people.handlers,
            refused,
            self.payout_store.handlers,
            self.settings_presenter.keys.handlers,
            self.day.handlers,
        ):
            hub.subscribe(takers)
        hub.subscribe({AreaKeys: self.settings_presenter.on_area_keys})
        self._connect()

    def _connect(self) -> None:
        people, money = self.people, self.money
        self.people_store.person_changed.connect(self.on_person_switched)
        self.people_store.changed.connect(self.on_people_changed)
        self.people_store.people_changed.connect(self.on_people_changed)
        people.lock_changed.connect(self.on_lock_changed)
        people.unlocked.connect(self.on_unlocked)
        people.pages_closed.connect(self.on_unlock_expired)
        money.panels.print_requested.connect(self.slips.print)
        money.panels.show_to_customer.connect(self.customer.on_link)
        self.day.print_requested.connect(self.slips.print)
        self._host.sale_store.became_paid.connect(people.on_became_paid)
        self._frame.when_created("settings", self._connect_settings)

    def _connect_settings(self) -> None:
        """Connect the buttons that try the sound and the printer."""
        counter = self._frame.settings_page.counter
        counter.customer.sound_test_requested.connect(self.sound.on_test_requested)
        counter.printing.list_printers_button.clicked.connect(self.slips.printer.list_printers)
        counter.printing.test_slip_requested.connect(self.slips.on_test_requested)
        self.slips.printer.printers_found.connect(counter.printing.on_printers)

    def handlers(self) -> Mapping[Action, Callable[[], None]]:
        """Return the handler of each action."""
        return {
            Action.UPI: partial(self.money.panels.toggle, "upi"),
            Action.CASHGRAM: partial(self.money.panels.toggle, "cashgram"),
            Action.LOCK: self.lock,
            Action.CUSTOMER: self.customer.toggle,
            Action.REFUND: self.refund,
            Action.PHONE: self.phone.open,
            **self.slips.handlers(),
            Action.RECEIPT: self.print_shown,
            Action.REPEAT: self.sound.repeat,
        }

    def offered_actions(self) -> frozenset[Action]:
        """Return the available actions, besides those of sales."""
        screens = {
            action
            for name, is_available in self.availability().items()
            if is_available and (action := SCREENS[name].action)
        }
        return self.slips.offered() | screens | {Action.CUSTOMER, Action.REPEAT}

    def is_in_more(self, name: str) -> bool:
        """Return True if "More" has this entry for the person at the counter; keys open others, with a PIN."""
        person = self.people_store.signed_in.person
        needed = _MORE_PERMISSIONS.get(name, Permission.SELL)
        is_allowed = person is None or has_permission(person.role, needed, demo=self._host.demo)
        return is_allowed and self.availability().get(name, True)

    @property
    def role_words(self) -> str:
        """The role of the person at the counter; "" without people."""
        person = self.people_store.signed_in.person
        return role_words(person.role) if person is not None else ""

    @property
    def is_availability_known(self) -> bool:
        """True if keys, people and permissions have been loaded."""
        keys_known = any(keys.area is Area.PAYOUTS for keys in self.settings_presenter.keys.known_keys())
        return keys_known and bool(self.people_store.pin_storage)

    def availability(self) -> dict[str, bool]:
        """Return which screens that depend on keys, people and permissions are available."""
        money = self.money
        return {
            "static": self.static_qr.is_available,
            "upi": money.has_keys,
            "cashgram": money.can_make_links,
            "payouts": money.has_keys,
            "report": self.can_see_day,
            "lock": True,
        }

    @property
    def can_see_day(self) -> bool:
        """True if the current person may see the day's figures."""
        return self.people_store.is_allowed(Permission.SEE_DAY)

    @property
    def lacks_keys(self) -> bool:
        """True if the gateway is known to have no keys."""
        return self.settings_presenter.keys.lacks(Area.GATEWAY)

    def hub_words(self) -> str:
        """Return the state of the hub for the status bar."""
        from paydesk.ui.words.hub import hub_status_words  # most counters have no hub

        state = self.settings_presenter.keys.hub
        return hub_status_words(state) if state.url else ""

    # Keys and buttons -----------------------------------------------------------------------------------------------

    def lock(self) -> None:
        """Lock the screen; if nobody is set up, explain how to add people."""
        if not self.people.lock():
            self._frame.notices.post(nobody_to_lock_words())

    def _refundable(self) -> Sale | None:
        """Return the sale in front if it was paid."""
        sale = self._host.sale_store.sale(self._frame.sale_id)
        return sale if sale is not None and sale.paid_at is not None else None

    def print_shown(self) -> None:
        """Print the current page (F9), or a receipt."""
        if not self._frame.get_page(self._frame.page).print_now():
            self.slips.request_receipt()

    def refund(self) -> None:
        """Open the refund of the rest of the paid sale in front."""
        sale = self._refundable()
        if sale is not None:
            self.money.begin_refund(sale, self._refunded_amount(sale.sale_id))

    def accept_upi_address(self, address: str) -> bool:
        """Put a scanned UPI address into the open UPI panel or payout field; return False if neither is open."""
        if self.money.panels.open_panel == "upi":
            self.money.panels.upi.fill_address(address)
            return True
        return self.money.page is not None and self.money.page.accept_address(address)

    def escape(self) -> bool:
        """Close what covers the page, or go back a step in it; return False if there was nothing to close."""
        return self.people.escape() or self.money.escape()

    # Time and news --------------------------------------------------------------------------------------------------

    def refresh(self, now: int) -> None:
        """Update everything; `now` in ms since the epoch."""
        if self._host.sale_store.has_loaded:
            self.people.show_waiting(len(self._host.sale_store.waiting()), has_keys=not self.lacks_keys)
        opened = self._frame.page == "settings" and self.people_store.unlocker() is not None
        self.people.pages.set_shown(shown=opened or self._frame.page == "payouts" or self._has_unlocked_task)
        self.people.set_money_shown(shown=self.money.panels.open_panel in {"cashgram", "refund"})
        self.money.refresh(now)
        self.customer.refresh(now)
        self.sound.refresh(now)
        self.hints.refresh()
        self.trial.refresh()
        if "sale" in self._frame.pages:
            page = self._frame.sale_page
            page.find_refund = self._refund_state
            page.set_offered(Action.REFUND, offered=self._offers_refund(page.sale_id))
            page.set_offered(Action.STATIC_QR, offered=self.static_qr.is_available)
        if "orders" in self._frame.pages:
            panel = self._frame.orders_page.story_panel
            panel.offer_refund(allowed=self._offers_refund(panel.sale_id))

    def _offers_refund(self, sale_id: str) -> bool:
        """Return True if refunds of a sale are offered: a payment without an order goes back by a payout link."""
        sale = self._host.sale_store.sale(sale_id)
        return self.money.can_make_links if sale is not None and sale.is_static else not self.lacks_keys

    def _refunded_amount(self, sale_id: str) -> Money:
        """Return the amount of this sale that was, or may have been, refunded."""
        return self._refund_state(sale_id).amount

    def _refund_state(self, sale_id: str) -> RefundSummary:
        """Return the refund with its time and person.

        The counter's amount includes old refunds; the payout store may be newer for one that is changing.
        """
        reported = self._host.sale_store.refunded(sale_id)
        known = refunds.summarize_refunds(self.payout_store.payouts.values(), sale_id)
        return replace(known, amount=max(reported, known.amount))

    @property
    def _has_unlocked_task(self) -> bool:
        """True if a task opened by a supervisor's PIN is in front."""
        return self.money.panels.is_refunding or self.day.is_supervised

    def _forget_quarantined(self, event: JournalBroken) -> None:
        """Remove the subjects that the counter set aside from the screen."""
        subjects = {each.subject for each in event.facts}
        if self._frame.page == "sale" and self._frame.sale_page.sale_id in subjects:
            self._host.show_page("sell")
        self._host.sale_store.forget(subjects)

    def _use_keys(self, event: AreaKeys) -> None:
        if event.area is Area.PAYOUTS:
            self.money.set_keys_available(available=event.is_usable)
            if not event.is_usable and self._frame.page == "payouts":
                self._host.show_page("sell")
            if event.is_usable:
                self._frame.add_page("payouts", self.money.make_page)
            else:
                self.money.page = None
                self._frame.remove_page("payouts")
            self._host.refresh_soon()

    def can_show(self, page: str) -> bool:
        """Return True if this page is available now, to the person at the counter."""
        return page in self._frame.page_names and self.availability().get(page, True)

    def use_settings(self, settings: Settings) -> None:
        for part in (self.people, self.money, self.customer, self.restarter):
            part.use_settings(settings)

    def snapshot_events(self) -> tuple[object, ...]:
        """Return the counter's events that still hold, to initialise the stores of a rebuilt window."""
        people, outs = self.people_store, self.payout_store
        known = (people.known_people(), people.signed_in) if people.pin_storage else ()
        paid_out = PayoutsLoaded(tuple(outs.payouts.values()))
        balances = (came for read in outs.balances.values() for came in read)
        return (
            *known,
            *self.settings_presenter.keys.snapshot_events(),
            paid_out,
            *self.static_qr.snapshot_events(),
            *balances,
            *self.day.snapshot_events(),
            *self.help.snapshot_events(),
        )

    def restore_panels(self, typed: tuple[str, str, FormState, FormState]) -> None:
        """Restore the input of the side panels after a rebuild (`SidePanels.typed`)."""
        sale = self._host.sale_store.sale(typed[1]) if typed[1] else None
        self.money.panels.restore_state(typed, sale, self._refunded_amount(typed[1]))

    def close(self) -> None:
        """Stop everything before the window closes or is rebuilt."""
        self.money.panels.forget()
        self.customer.leave()
        self.slips.leave()
        self.sound.close()

    # People ---------------------------------------------------------------------------------------------------------

    @Slot()
    def on_person_switched(self) -> None:
        """Clear all input, cancel all requests and restart the page, since another person took over.

        An export that the previous person requested must not ask the new one for a file name.
        """
        for requests in self._frame.findChildren(PendingRequests):
            requests.cancel()
        for page in self._frame.pages.values():
            page.forget()
        self.money.panels.forget()
        self._frame.notices.dismiss()
        if not self.people_store.is_locked:
            self._host.focus_page()

    @Slot(object)
    def on_people_changed(self, _event: object) -> None:
        """Apply the permissions of now, and leave a page that is no longer allowed."""
        self._host.finish_starting()
        self.settings_presenter.request_keys()
        self.money.update_permissions()
        if not self.people_store.is_locked and not self.availability().get(self._host.page, True):
            self._host.show_page("sell")
        person = self.people_store.signed_in.person
        self._host.set_person(person if self.people_store.has_people else None)
        self._host.refresh_soon()

    @Slot(object)
    def on_lock_changed(self, locked: object) -> None:
        """Close help and panels for the lock, or resume after it."""
        if locked:
            self._host.close_help()
            self.money.panels.forget()
        else:
            # the unlock of another person expired before the lock
            if self._frame.page == "payouts" and not self.money.can_open_page:
                self._host.show_page("sell")
            self.settings_presenter.request_keys()
            self._host.focus_page()
        self._host.refresh()

    def on_permission_denied(self, event: PermissionDenied) -> None:
        """Offer to unlock with a PIN, or say why the command was refused."""
        if event.permission is Permission.EXPORT and event.denial is DenialReason.ROLE and self._frame.page == "orders":
            self.people.unlock(event.permission, self._on_export_unlocked)
        elif event.permission is Permission.STORED_DATA and self._frame.shows_help:
            return  # Help reports it and asks for a PIN itself
        elif not any(part.refuse(event) for part in (self.money, self.settings_presenter, self.day)):
            self._frame.notices.post(denial_words(event))
            self._frame.sell_page.release_request(event.subject_id)

    @Slot(object)
    def on_unlocked(self, _permission: Permission) -> None:
        """Apply the new permissions before the waiting request continues."""
        self.money.update_permissions()
        self._host.focus_page()
        self._host.refresh_soon()

    def _on_export_unlocked(self, may: bool) -> None:
        if may and self._frame.page == "orders":
            self._frame.orders_page.export()

    @Slot()
    def on_unlock_expired(self) -> None:
        """Ask for a PIN again on a supervisor's page; input is kept."""
        if self._frame.page == "payouts":
            self.money.open_page()
        elif self._frame.page == "report":
            self.day.pages_closed()
