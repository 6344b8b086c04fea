"""What the kiosk does: plays sales by itself, leads a visitor through one, goes home when nobody is there.

It is a counter like any other: it sends commands down and reads the SaleStore. Beside that it asks the sandbox for what
a customer or a bad line would do (`asked`). When a visit is over it asks for a fresh counter (`wiped`): the journal of
the visit is thrown away with its folder, and so is the sandbox's memory of it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from paydesk.domain.commands import CancelSale, LookAtSale, ReadSale, TakeSale, new_id
from paydesk.domain.messages import SaleRefused
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui import clock
from paydesk.ui.kiosk.pay_page import Paying
from paydesk.ui.kiosk.show import Script, Show, Times
from paydesk.ui.kiosk.troubles import ENDS_WITH, Mend, PhoneAct, SetFault, Trouble
from paydesk.ui.kiosk.window import KioskWindow, Stage
from paydesk.ui.people.idle import Idle
from paydesk.ui.sell.store import SaleStore
from paydesk.ui.words.base import minutes, translate
from paydesk.worker.client import CommandClient

_TICK_MS: Final = 500
_SERVICE: Final = "/pg"
_QR: Final = "/pg/terminal/transactions"


@dataclass(slots=True)
class Visit:
    """What the kiosk knows of who stands there. Gone when they are."""

    amount: Money | None = None
    sale_id: str = ""
    pressed_at: float | None = None
    """When Pay was pressed on the pretend phone, in seconds."""
    seconds: float | None = None
    """How long after that the sale was green."""
    phone: Paying = Paying.ASKED
    trouble: Trouble | None = None
    step: int = 0
    broken: bool = False
    """Whether the sandbox answers wrongly now."""
    begun: bool = False
    """Whether the trouble has begun: it waits for a code to be there."""


class KioskGuide(QObject):
    """`asked` carries an Ask; `wiped`: a fresh counter is wanted, `use` gives it."""

    asked = Signal(object)
    wiped = Signal()

    def __init__(self, window: KioskWindow, shop: str, times: Times, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window, self._shop, self._times = window, shop, times
        self._client: CommandClient | None = None
        self._store: SaleStore | None = None
        self.visit = Visit()
        self._script = Script(self)
        self.show = Show(window, times, self)
        self.show.asked.connect(self.asked)
        self.show.tired.connect(self.wiped)
        self._idle = Idle(window, self, times.seconds, self._too_late)
        self._idle.limit_s = times.idle_s
        window.remade.connect(self.on_remade)
        window.pin_asked.connect(self._idle.begin)
        self._tick = QTimer(self, interval=_TICK_MS)
        self._tick.timeout.connect(self.refresh)
        self._tick.start()
        self._join()

    def _join(self) -> None:
        window = self._window
        window.again.clicked.connect(self.go_home)
        window.attract.started.connect(self.start)
        window.amount.submitted.connect(self.on_amount)
        window.pay.phone.asked.connect(self.on_phone)
        for page in (window.pay, window.paid):
            page.another.clicked.connect(self.another)
            for button in page.troubles.values():
                button.chosen.connect(self.on_trouble)

    @Slot()
    def on_remade(self) -> None:
        """The window has new pages, in another language."""
        self._join()
        visit = self.visit
        if self._window.stage is Stage.ATTRACT:
            self.show.again()
        if visit.trouble is not None:
            self._window.pay.tell(visit.trouble, visit.step)
        self.refresh()

    def _too_late(self) -> bool:
        """A touch after the time was over is one all the same: nothing here is a secret."""
        self._idle.begin()
        return False

    def use(self, client: CommandClient, store: SaleStore) -> None:
        """A fresh counter: nothing is known of anybody."""
        self._client, self._store = client, store
        store.sale_changed.connect(self.refresh)
        store.picture_changed.connect(self.refresh)
        store.refused.connect(self.on_refused)
        self.show.use(client, store)
        if self._window.stage is Stage.ATTRACT:
            self.show.begin()
        elif self._window.stage is Stage.PAY:
            self._take()  # somebody was quicker than the counter

    @property
    def has_counter(self) -> bool:
        """Whether a sale can be taken: the counter of this visit is there."""
        return self._client is not None

    def end(self) -> None:
        """The program ends: nothing more is shown."""
        self._tick.stop()
        self._script.stop()
        self.show.stop()
        self._client = self._store = None

    # Where we are ---------------------------------------------------------------------------------------------------

    @Slot()
    def start(self) -> None:
        """Somebody touched the screen."""
        if self._window.stage is Stage.ATTRACT:
            self.show.stop()
            self._idle.begin()
            self._window.show_stage(Stage.AMOUNT)
            self.refresh()

    @Slot()
    def go_home(self) -> None:
        """Nobody is there any more, or somebody wants to begin anew: nothing of theirs stays."""
        self._script.stop()
        self.visit = Visit()
        self._window.leave.go()
        self._window.amount.begin()
        self._window.pay.forget()
        self._window.paid.forget()
        self._window.show_stage(Stage.ATTRACT)
        self._window.show_time("")
        self._client = self._store = None
        self.show.stop()
        self._window.language_wanted.emit("")
        self.wiped.emit()

    @Slot()
    def another(self) -> None:
        """The visitor goes on with another sale."""
        self._mend()
        self._script.stop()
        self.visit = Visit()
        self._window.pay.forget()
        self._window.show_stage(Stage.AMOUNT)

    @Slot(object)
    def on_amount(self, amount: Money) -> None:
        """The first step is done. Where the counter of this visit is still on its way, the sale waits for it."""
        self.visit = Visit(amount)
        self._window.pay.show_nothing(self._shop, str(amount))
        self._window.show_stage(Stage.PAY)
        self._take()

    def _take(self, instead_of: str = "") -> str:
        """Take a sale of the visit's amount; it comes to the screen unless it stands in for another one."""
        visit, sale_id = self.visit, new_id()
        if self._client is None or visit.amount is None:
            return ""
        self._client.send(
            TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=visit.amount, instead_of=instead_of)
        )
        if not instead_of:
            visit.sale_id, visit.phone = sale_id, Paying.ASKED
            visit.pressed_at = visit.seconds = None
            self._window.pay.show_nothing(self._shop, str(visit.amount))
            self._client.send(LookAtSale(sale_id=sale_id))
        return sale_id

    @Slot(object)
    def on_refused(self, event: SaleRefused) -> None:
        """The counter takes no such sale: back to the amount."""
        if event.sale_id == self.visit.sale_id:
            self.another()

    # The phone ------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_phone(self, action: object) -> None:
        """Pay, or decline, on the pretend phone."""
        sale = self.sale
        if sale is not None and self.visit.phone in {Paying.ASKED, Paying.DECLINED}:
            self._phone(sale, str(action))

    def _phone(self, sale: Sale, action: str, after_ms: int = 0) -> None:
        visit = self.visit
        visit.phone = Paying.DECLINED if action == "decline" else Paying.BUSY
        if action != "decline":
            visit.pressed_at = time.monotonic()
        self.asked.emit(PhoneAct(sale.order_id, action, after_ms))
        self.refresh()

    @Slot(object)
    def on_done(self, ask: object) -> None:
        """The sandbox did what was asked: the order is read at once, as it would be a second later by itself."""
        self.show.on_done(ask)
        sale = self.sale
        if isinstance(ask, PhoneAct | Mend) and sale is not None and self._client is not None:
            self._client.send(ReadSale(sale_id=sale.sale_id))

    # What goes wrong ------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_trouble(self, trouble: Trouble) -> None:
        """Try one of them: with the code that is there, or with a new sale of the same amount."""
        if self._client is None or self.visit.amount is None:
            return
        self._mend()
        self._script.stop()
        sale, fresh = self.sale, Visit(self.visit.amount, trouble=trouble)
        if trouble is Trouble.WRONG:
            self.visit = fresh
            fresh.begun = fresh.broken = True
            self.asked.emit(SetFault("qr_wrong_amount", _QR))
            self._script.run([(self._times.of(700), self._take), (self._times.of(2_500), self._mend)])
            self._window.pay.show_nothing(self._shop, str(fresh.amount))
        elif sale is not None and sale.may_show and self.visit.phone is not Paying.BUSY:
            self.visit.trouble, self.visit.step, self.visit.begun = trouble, 0, False
        else:
            self.visit = fresh
            self._take()
        self._window.show_stage(Stage.PAY)
        self._window.pay.tell(trouble, 0)
        self.refresh()

    def _begin_trouble(self, sale: Sale) -> None:
        """The code is there: do it."""
        visit, pause = self.visit, self._times.of(1_800)
        visit.begun = True
        match visit.trouble:
            case Trouble.LATE:
                self._phone(sale, "pay_late", self._times.of(6_000))
                self._script.run([(pause, self._take_instead), (self._times.of(6_500), self._read)])
            case Trouble.TWICE:
                self._script.run([(pause, self._pay_twice)])
            case Trouble.CUT:
                visit.broken = True
                self.asked.emit(SetFault("drop_before", _SERVICE))
                self._phone(sale, "pay")
            case Trouble.CANCEL:
                self._script.run([(pause, self._cancel), (self._times.of(2_000), self._read)])

    def _pay_twice(self) -> None:
        sale = self.sale
        if sale is not None:
            self._phone(sale, "pay_twice")

    def _take_instead(self) -> None:
        """The shop gives up on the first code."""
        self._say_step(1)
        self._take(instead_of=self.visit.sale_id)

    def _cancel(self) -> None:
        if self._client is not None:
            self.visit.phone = Paying.OVER
            self._client.send(CancelSale(sale_id=self.visit.sale_id))

    def _read(self) -> None:
        if self._client is not None:
            self._client.send(ReadSale(sale_id=self.visit.sale_id))

    def _line_is_back(self) -> None:
        self._say_step(2)
        self._mend()

    def _mend(self) -> None:
        if self.visit.broken:
            self.visit.broken = False
            self.asked.emit(Mend())

    def _say_step(self, step: int) -> None:
        self.visit.step = step
        self._window.pay.tell(self.visit.trouble, step)

    # Showing --------------------------------------------------------------------------------------------------------

    @property
    def sale(self) -> Sale | None:
        """The sale of the visit, once the counter knows it."""
        return self._store.sale(self.visit.sale_id) if self._store is not None and self.visit.sale_id else None

    @property
    def is_live(self) -> bool:
        """Whether a code stands there that can be paid, or something is being tried: nobody is sent home then."""
        sale = self.sale
        if self._window.stage is not Stage.PAY or sale is None:
            return False
        ends = sale.qr_expires_at
        shown = self._store is not None and self._store.picture(sale) is not None
        return self._script.is_running or (shown and (ends is None or ends > clock.now_ms()))

    @Slot()
    def refresh(self) -> None:
        """Show everything as it is now; go home when nobody is there."""
        if self._window.stage is Stage.ATTRACT:
            if self._idle.is_over:  # whoever asked for the PIN there, by Alt+F4, has gone
                self._window.leave.go()
            return
        sale, now = self.sale, clock.now_ms()
        if sale is not None and self._window.stage in {Stage.PAY, Stage.PAID}:
            self._show_sale(sale, now)
        if self.is_live:
            self._idle.begin()
        elif self._idle.is_over:
            self.go_home()
            return
        self._show_time(sale, now)

    def _show_sale(self, sale: Sale, now: int) -> None:
        visit, verdict = self.visit, verdict_of(sale, now)
        picture = self._store.picture(sale) if self._store is not None else None
        if visit.trouble is not None and not visit.begun and picture is not None:
            self._begin_trouble(sale)
        if visit.trouble is Trouble.CUT and visit.broken and verdict is Verdict.UNKNOWN and not self._script.is_running:
            self._say_step(1)
            self._script.run([(self._times.of(5_000), self._line_is_back)])
        if verdict is Verdict.HAND_OVER:
            self._show_green(sale, now)
            return
        if visit.trouble is not None and verdict is ENDS_WITH[visit.trouble]:
            self._script.stop()
            self._mend()
        if self._window.stage is Stage.PAY:
            self._window.pay.show_sale(sale, picture, now, self._shop, self._phone_of(sale))

    def _phone_of(self, sale: Sale) -> Paying:
        if sale.phase is Phase.PAID:
            return Paying.PAID
        if not sale.may_show:
            return Paying.OVER
        return self.visit.phone

    def _show_green(self, sale: Sale, now: int) -> None:
        visit = self.visit
        if self._window.stage is Stage.PAY:
            if visit.pressed_at is not None:
                visit.seconds = time.monotonic() - visit.pressed_at
            self._script.stop()
            self._idle.begin()
            self._window.show_stage(Stage.PAID)
        self._window.paid.show_sale(sale, now, None if visit.trouble is not None else visit.seconds)

    def _show_time(self, sale: Sale | None, now: int) -> None:
        if self.is_live:
            ends = sale.qr_expires_at if sale is not None else None
            shown = translate("Kiosk", "QR lives {time}")
            self._window.show_time("" if ends is None else shown.format(time=minutes(ends - now)))
            return
        left = max(0, round(self._times.idle_s - self._idle.for_seconds()))
        self._window.show_time(translate("Kiosk", "goes home in {n} s").format(n=left))
