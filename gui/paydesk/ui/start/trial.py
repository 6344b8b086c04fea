"""The test sale: one order of ₹1.00 that is paid, and one that is cancelled; what each has proven so far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import CancelSale, ShowSale, TakeSale, new_id
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.commands import ReadPcState
from paydesk.domain.settings.messages import PcState
from paydesk.ui import clock
from paydesk.ui.hub import PendingRequests
from paydesk.ui.sell.store import SaleStore
from paydesk.worker.client import CommandClient

AMOUNT: Final = Money(100)


class TrialSale(QObject):
    """Follows both sales. `changed`: something was proven, or went wrong."""

    changed = Signal()

    def __init__(self, store: SaleStore, client: CommandClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._client = client
        self._requests = PendingRequests(client.send, self)
        self._times: dict[str, int] = {}
        """When a thing was first seen to be so, by this PC's clock in ms."""
        self.sale_id = ""
        self._cancelled_id = ""
        self.failed: CommandEnded | None = None
        """The command that was not done, if one was not."""
        self.pc: PcState | None = None
        store.sale_changed.connect(self.on_sale)
        store.picture_changed.connect(self.on_picture)
        store.ended.connect(self._requests.resolve)

    # What is asked for ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Take the sale that is to be paid; one that was begun before goes on in the list."""
        self.sale_id, self._cancelled_id, self.failed = new_id(), "", None
        self._times = {"begun": clock.now_ms()}
        self._take(self.sale_id)
        self._client.send(ShowSale(sale_id=self.sale_id))
        self._client.send(ReadPcState())
        self.changed.emit()

    def _take(self, sale_id: str) -> None:
        command = TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=AMOUNT)
        self._requests.send(sale_id, command, on_ended=self._on_ended)

    # What came of it ------------------------------------------------------------------------------------------------

    @property
    def has_begun(self) -> bool:
        """Whether it was begun in this run of the program."""
        return bool(self.sale_id)

    @property
    def sale(self) -> Sale | None:
        """The one that is paid."""
        return self._store.sale(self.sale_id) if self.sale_id else None

    @property
    def cancelled_sale(self) -> Sale | None:
        """The one that is cancelled."""
        return self._store.sale(self._cancelled_id) if self._cancelled_id else None

    @property
    def is_green(self) -> bool:
        """Whether the strip of the sale would say HAND OVER."""
        sale = self.sale
        return sale is not None and verdict_of(sale, clock.now_ms()) is Verdict.HAND_OVER

    @property
    def is_stuck(self) -> bool:
        """Whether nothing more can come of it: it is to be begun anew."""
        sale = self.sale
        over = sale is not None and sale.phase in {Phase.FAILED, Phase.EXPIRED, Phase.CANCELLED, Phase.QR_REFUSED}
        return self.failed is not None or over

    @property
    def is_read_back(self) -> bool:
        """Whether the QR asks for what the order is."""
        sale = self.sale
        return sale is not None and sale.qr is not None and sale.qr.check is QrCheck.VERIFIED

    @property
    def names_amount(self) -> bool:
        """Whether the QR itself names the amount; a page of the service says it only once it is opened."""
        sale = self.sale
        return self.is_read_back and sale is not None and sale.qr is not None and sale.qr.amount == AMOUNT

    @property
    def is_cancel_accepted(self) -> bool:
        """Whether the service took the cancel; it closes the order then."""
        other = self.cancelled_sale
        return other is not None and (other.phase is Phase.CANCELLED or other.raw_status == "TERMINATION_REQUESTED")

    def elapsed(self, first: str, then: str) -> int | None:
        """Milliseconds between two things that were seen; None until both were."""
        return self._times[then] - self._times[first] if first in self._times and then in self._times else None

    @Slot(object)
    def on_sale(self, sale: Sale) -> None:
        """One of the two went on."""
        if sale.sale_id not in {self.sale_id, self._cancelled_id} - {""}:
            return
        if sale.sale_id == self.sale_id:
            self._record_paid_sale(sale)
        else:
            self._record_cancelled_sale(sale)
        self.changed.emit()

    def _record(self, what: str) -> None:
        self._times.setdefault(what, clock.now_ms())

    def _record_paid_sale(self, sale: Sale) -> None:
        if sale.cf_order_id:
            self._record("ordered")
        if self.is_read_back:
            self._record("read back")
            if not self._cancelled_id:
                self._cancelled_id = new_id()
                self._take(self._cancelled_id)

    def _record_cancelled_sale(self, sale: Sale) -> None:
        if sale.phase is Phase.WAITING and "cancel" not in self._times:
            self._record("cancel")
            self._client.send(CancelSale(sale_id=sale.sale_id))
        if self.is_cancel_accepted:
            self._record("cancelled")

    @Slot(object)
    def on_picture(self, _picture: object) -> None:
        """A code came: perhaps ours."""
        self.changed.emit()

    def _on_ended(self, event: CommandEnded) -> None:
        """A sale that was not even begun says why."""
        if event.status is not CommandStatus.DONE:
            self.failed = event
            self.changed.emit()

    def set_pc_state(self, state: PcState) -> None:
        """How this PC is."""
        self.pc = state
        self.changed.emit()
