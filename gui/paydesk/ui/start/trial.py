"""The test sale: one order of ₹1.00 to be paid and one to be cancelled, with what they prove."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import CancelSale, ShowSale, TakeSale, new_id
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.commands import ReadPcState
from paydesk.domain.settings.messages import PcState
from paydesk.ui import clock
from paydesk.ui.feed import current_verdict
from paydesk.ui.hub import PendingRequests
from paydesk.ui.sell.store import SaleStore
from paydesk.worker.client import CommandClient

AMOUNT: Final = Money(100)


class TrialSale(QObject):
    """Follows both sales. `changed`: there is progress, or a failure."""

    changed = Signal()

    def __init__(self, store: SaleStore, client: CommandClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._client = client
        self._requests = PendingRequests(client.send, self)
        self._times: dict[str, int] = {}
        """When each stage was first seen, in ms since the epoch."""
        self.sale_id = ""
        self._cancelled_id = ""
        self.failed: CommandEnded | None = None
        """The end of a command that was not done, if any."""
        self.pc: PcState | None = None
        store.sale_changed.connect(self.on_sale)
        store.picture_changed.connect(self.on_picture)
        store.ended.connect(self._requests.resolve)

    # What is asked for ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the sale to be paid; one begun before remains in the list."""
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
        """True if it was begun in this run."""
        return bool(self.sale_id)

    @property
    def sale(self) -> Sale | None:
        """The sale to be paid."""
        return self._store.sale(self.sale_id) if self.sale_id else None

    @property
    def cancelled_sale(self) -> Sale | None:
        """The sale to be cancelled."""
        return self._store.sale(self._cancelled_id) if self._cancelled_id else None

    @property
    def is_green(self) -> bool:
        """True if the verdict of the sale is HAND OVER."""
        sale = self.sale
        return sale is not None and current_verdict(sale, clock.now_ms()) is Verdict.HAND_OVER

    @property
    def is_stuck(self) -> bool:
        """True if the test has to be started again."""
        sale = self.sale
        over = sale is not None and sale.phase in {Phase.FAILED, Phase.EXPIRED, Phase.CANCELLED, Phase.QR_REFUSED}
        return self.failed is not None or over

    @property
    def is_read_back(self) -> bool:
        """True if the QR was verified against the order."""
        sale = self.sale
        return sale is not None and sale.qr is not None and sale.qr.check is QrCheck.VERIFIED

    @property
    def names_amount(self) -> bool:
        """True if the QR itself contains the amount; a payment page shows it only when opened."""
        sale = self.sale
        return self.is_read_back and sale is not None and sale.qr is not None and sale.qr.amount == AMOUNT

    @property
    def is_cancel_accepted(self) -> bool:
        """True if the service accepted the cancellation."""
        other = self.cancelled_sale
        return other is not None and (other.phase is Phase.CANCELLED or other.raw_status == "TERMINATION_REQUESTED")

    def elapsed(self, first: str, then: str) -> int | None:
        """Return the ms between two stages; None until both were seen."""
        return self._times[then] - self._times[first] if first in self._times and then in self._times else None

    @Slot(object)
    def on_sale(self, sale: Sale) -> None:
        """Record the progress of either sale."""
        if sale.sale_id not in {self.sale_id, self._cancelled_id} - {""}:
            return
        if sale.sale_id == self.sale_id:
            self._record_paid_sale(sale)
        else:
            self._record_cancelled_sale(sale)
        self.changed.emit()

    def _record(self, stage: str) -> None:
        self._times.setdefault(stage, clock.now_ms())

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
        self.changed.emit()

    def _on_ended(self, event: CommandEnded) -> None:
        """Note a sale that was not accepted."""
        if event.status is not CommandStatus.DONE:
            self.failed = event
            self.changed.emit()

    def set_pc_state(self, state: PcState) -> None:
        self.pc = state
        self.changed.emit()
