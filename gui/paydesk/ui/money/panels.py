"""The side panels that look addresses up and make payment links: their commands, and the answers that are theirs."""

from __future__ import annotations

from functools import cached_property, partial

from PySide6.QtCore import QObject

from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import UNLOCKED_ONLY, Permission
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind, payout_kind
from paydesk.domain.settings.settings import Settings
from paydesk.ui.forms.submit import Typed, put_typed_in, typed_in
from paydesk.ui.money.cashgram_panel import CashgramPanel
from paydesk.ui.money.store import FlowsPresenter, PayoutStore
from paydesk.ui.money.upi_check import UpiPanel
from paydesk.ui.widgets.clipboard import ShortCopy
from paydesk.ui.widgets.overlay import SidePanel
from paydesk.ui.words.people import hindrance_words
from paydesk.worker.client import CommandClient


class SidePanels(FlowsPresenter):
    """Presents both panels, each of which is made when it is first wanted."""

    def __init__(self, side: SidePanel, store: PayoutStore, client: CommandClient, parent: QObject) -> None:
        super().__init__(store, client, parent)
        self._side = side
        self._copies = ShortCopy(self)
        self._settings, self._kind = Settings(), ServiceKind.LIVE
        self._permissions: frozenset[Permission] | None = None

    @cached_property
    def upi(self) -> UpiPanel:
        """Checks an address."""
        panel = UpiPanel(self, self._copies, self._side)
        panel.hide()
        if self._permissions is not None:
            panel.allow(self._permissions)
        return panel

    @cached_property
    def cashgrams(self) -> CashgramPanel:
        """Makes payment links."""
        panel = CashgramPanel(self, self._copies, self._side)
        panel.hide()
        panel.use_settings(self._settings, self._kind)
        return panel

    def _is_made(self, name: str) -> bool:
        return name in vars(self)

    # Opening and closing --------------------------------------------------------------------------------------------

    @property
    def open_place(self) -> str:
        """The place on the rail of what is open: "upi", "cashgram", or ""."""
        content = self._side.content
        return "upi" if isinstance(content, UpiPanel) else "" if content is None else "cashgram"

    @property
    def refunding(self) -> bool:
        """Whether a refund is being filled in."""
        return self.open_place == "cashgram" and self.cashgrams.is_refund

    def open_upi(self) -> None:
        """Check a UPI address; open already: the keyboard goes to the field."""
        self._side.open_with(self.upi)

    def open_cashgrams(self) -> None:
        """A new payment link, or those made here."""
        self.cashgrams.begin_plain()
        self._side.open_with(self.cashgrams)

    def toggle(self, place: str) -> None:
        """F12, Shift+F12 or the rail: what its `place` leads to comes, or goes."""
        opens = self.open_upi if place == "upi" else self.open_cashgrams
        self.close() if self.open_place == place else opens()

    def open_refund(self, sale: Sale) -> None:
        """A payment link that gives back what was paid for this sale; it needs a supervisor once it goes on."""
        self.cashgrams.begin_refund(sale)
        self._side.open_with(self.cashgrams)

    def typed(self) -> tuple[str, str, Typed, Typed]:
        """For these panels in another language: which is open, the sale of a refund, what is typed in each."""
        upi = typed_in(self.upi) if self._is_made("upi") else ()
        if not self._is_made("cashgrams"):
            return self.open_place, "", upi, ()
        return self.open_place, self.cashgrams.cashgram.refund_of, upi, typed_in(self.cashgrams)

    def put_typed(self, typed: tuple[str, str, Typed, Typed], sale: Sale | None) -> None:
        """What `typed` told of the panels before; `sale`: that of a refund."""
        place, _, upi, cashgram = typed
        if sale is not None:
            self.cashgrams.begin_refund(sale)
        if upi:
            put_typed_in(self.upi, upi)
        if cashgram:
            put_typed_in(self.cashgrams, cashgram)
        if place:
            self._side.open_with(self.upi if place == "upi" else self.cashgrams)

    def close(self) -> None:
        """Close what is open; what is typed stays."""
        self._side.on_left()

    def escape(self) -> bool:
        """Esc: one step back in what is open, or close it. Whether anything was open."""
        there = self._side.is_open
        if there:
            self._side.escape()
        return there

    def forget(self) -> None:
        """The screen locks, it is another's, or the window closes: nothing typed, found or copied stays anywhere."""
        super().forget()
        self._copies.forget()
        if self._is_made("upi"):
            self.upi.forget()
        if self._is_made("cashgrams"):
            self.cashgrams.forget()
        self._side.on_left()

    def refresh(self, now: int) -> None:
        """Time goes on; `now` in ms since 1970."""
        if not self._side.is_open:
            return
        if self._is_made("upi"):
            self.upi.refresh(now)
        if self._is_made("cashgrams"):
            self.cashgrams.refresh(now)

    def use_settings(self, settings: Settings, *, demo: bool) -> None:
        """The shop's name stands on the slip; whatever is not real says so."""
        self._settings = settings
        self._kind = self._copies.kind = payout_kind(settings, demo=demo)
        self._side.mark.show_kind(self._kind)
        if self._is_made("cashgrams"):
            self.cashgrams.use_settings(settings, self._kind)

    def allow(self, permissions: frozenset[Permission]) -> None:
        """What whoever is at the till may do, by their role; a panel that is not theirs closes."""
        self._permissions = permissions
        if self._is_made("upi"):
            self.upi.allow(permissions)
        needed = {"upi": Permission.CHECK_UPI, "cashgram": Permission.CASHGRAM}.get(self.open_place)
        if needed is not None and needed not in permissions:
            self.close()

    def token_used(self, vpa: str) -> None:
        """Money was sent to this address."""
        if self._is_made("upi"):
            self.upi.token_used(vpa)

    # A second person, a supervisor ----------------------------------------------------------------------------------

    def refuse(self, event: PermissionDenied) -> None:
        """A command of these panels was not begun: a supervisor opens it, or words say why. Others are passed over."""
        if event.permission is Permission.CHECK_UPI:
            self.upi.refuse(hindrance_words(event), event.subject_id)
        elif event.permission in {Permission.CASHGRAM, Permission.REFUND}:
            opens = event.denial is DenialReason.PAGES_LOCKED and event.permission in UNLOCKED_ONLY
            words = None if opens else hindrance_words(event)
            flow, shown = self.cashgrams.flow, self.cashgrams.detail.payout
            if not event.subject_id or flow.concerns(event.subject_id):
                flow.refuse(words)
            if shown is not None and event.subject_id in {"", shown.payout_id, shown.draft_id}:
                self.cashgrams.made.refuse(words)
            if opens:
                self.unlock_wanted.emit(event.permission, partial(self._opened, event.subject_id))

    def _opened(self, subject_id: str, may: bool) -> None:
        """A supervisor opened it: it goes on where it was."""
        if may and self.open_place == "cashgram" and not self.cashgrams.flow.go_on(subject_id):
            self.cashgrams.made.go_on(subject_id)
