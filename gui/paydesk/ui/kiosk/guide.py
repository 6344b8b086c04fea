"""The guide of the kiosk: it plays sales, leads a visitor through one, and returns to the start page.

It is a counter like any other: it sends commands and reads the SaleStore. Besides, it asks the sandbox for actions of
a customer or faults of the line (`sandbox_requested`). After a visit it asks for a fresh counter
(`fresh_counter_needed`): the journal of the visit is deleted with its folder, and so is the sandbox's data.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from paydesk.domain.commands import CancelSale, ReadSale, ShowSale, TakeSale, new_id
from paydesk.domain.messages import SaleRefused
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui import clock
from paydesk.ui.demo.phone_view import PhoneState
from paydesk.ui.feed import current_verdict
from paydesk.ui.input_guard import InputFilter
from paydesk.ui.kiosk.attract_loop import AttractLoop, KioskTimes, ScriptRunner
from paydesk.ui.kiosk.fault_scenarios import FINAL_VERDICTS, ClearFault, FaultScenario, PhoneAction, SetFault
from paydesk.ui.kiosk.window import KioskStage, KioskWindow
from paydesk.ui.payable_code import PayableCode, code_time, payable_code
from paydesk.ui.people.idle import IdleWatch
from paydesk.ui.sell.store import SaleStore
from paydesk.ui.words.base import translate
from paydesk.worker.client import CommandClient

_TICK_MS: Final = 500
_SERVICE_PATH: Final = "/pg"
_QR_PATH: Final = "/pg/terminal/transactions"


@dataclass(slots=True)
class Visit:
    """The state of one visit, dropped when the visitor has left."""

    amount: Money | None = None
    sale_id: str = ""
    paid_at: float | None = None
    """The time at which Pay was pressed on the pretend phone, in monotonic seconds."""
    green_after_s: float | None = None
    """The seconds from there until the sale was green."""
    phone_state: PhoneState = PhoneState.ASKING
    scenario: FaultScenario | None = None
    step: int = 0
    is_fault_set: bool = False
    """True while the sandbox answers with a fault."""
    has_started: bool = False
    """True once the scenario has started: it waits for a code."""


class KioskGuide(QObject):
    """Leads visitors through the kiosk.

    `sandbox_requested` carries a SandboxRequest; after `fresh_counter_needed` the counter is passed to `use_counter`.
    """

    sandbox_requested = Signal(object)
    fresh_counter_needed = Signal()

    def __init__(self, window: KioskWindow, shop: str, times: KioskTimes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window, self._shop, self._times = window, shop, times
        self._client: CommandClient | None = None
        self._store: SaleStore | None = None
        self.visit = Visit()
        self._script = ScriptRunner(self)
        self.attract_loop = AttractLoop(window, times, self)
        self.attract_loop.sandbox_requested.connect(self.sandbox_requested)
        self.attract_loop.restart_needed.connect(self.fresh_counter_needed)
        self.input_filter = InputFilter(window, self)
        self._idle = IdleWatch(self.input_filter, times.seconds, self._on_idle_key)
        self._idle.limit_s = times.idle_s
        window.rebuilt.connect(self.on_rebuilt)
        window.exit_requested.connect(self._idle.restart)
        self._tick = QTimer(self, interval=_TICK_MS)
        self._tick.timeout.connect(self.refresh)
        self._tick.start()
        self._connect_pages()

    def _connect_pages(self) -> None:
        window = self._window
        window.restart_button.clicked.connect(self.go_home)
        window.attract.started.connect(self.start)
        window.amount.submitted.connect(self.on_amount)
        window.pay.phone.action_chosen.connect(self.on_phone_pressed)
        for page in (window.pay, window.paid):
            page.another.clicked.connect(self.start_another_sale)
            for button in page.scenario_buttons.values():
                button.value_chosen.connect(self.on_scenario_chosen)

    @Slot()
    def on_rebuilt(self) -> None:
        """Connect and update the new pages of the window."""
        self._connect_pages()
        visit = self.visit
        if self._window.stage is KioskStage.ATTRACT:
            self.attract_loop.restart()
        if visit.scenario is not None:
            self._window.pay.show_scenario(visit.scenario, visit.step)
        self.refresh()

    def _on_idle_key(self) -> bool:
        """Count a touch after the time was over as activity all the same: nothing here is secret."""
        self._idle.restart()
        return False

    def use_counter(self, client: CommandClient, store: SaleStore) -> None:
        """Take a fresh counter."""
        self._client, self._store = client, store
        store.sale_changed.connect(self.refresh)
        store.picture_changed.connect(self.refresh)
        store.refused.connect(self.on_refused)
        self.attract_loop.use_counter(client, store)
        if self._window.stage is KioskStage.ATTRACT:
            self.attract_loop.begin()
        elif self._window.stage is KioskStage.PAY:
            self._take_sale()  # a visitor was faster than the counter

    @property
    def has_counter(self) -> bool:
        """True if sales can be taken: the counter of this visit has started."""
        return self._client is not None

    def end(self) -> None:
        """Stop everything at the end of the program."""
        self._tick.stop()
        self._script.stop()
        self.attract_loop.stop()
        self._client = self._store = None

    # Stages -----------------------------------------------------------------------------------------------------------

    @Slot()
    def start(self) -> None:
        """Leave the start page after a touch."""
        if self._window.stage is KioskStage.ATTRACT:
            self.attract_loop.stop()
            self._idle.restart()
            self._window.show_stage(KioskStage.AMOUNT)
            self.refresh()

    @Slot()
    def go_home(self) -> None:
        """Return to the start page and drop everything of the visit."""
        self._script.stop()
        self.visit = Visit()
        self._window.leave_panel.dismiss()
        self._window.amount.begin()
        self._window.pay.forget()
        self._window.paid.forget()
        self._window.show_stage(KioskStage.ATTRACT)
        self._window.show_time("")
        self._client = self._store = None
        self.attract_loop.stop()
        self._window.language_requested.emit("")
        self.fresh_counter_needed.emit()

    @Slot()
    def start_another_sale(self) -> None:
        self._clear_fault()
        self._script.stop()
        self.visit = Visit()
        self._window.pay.forget()
        self._window.show_stage(KioskStage.AMOUNT)

    @Slot(object)
    def on_amount(self, amount: Money) -> None:
        """Take a sale of this amount; if the counter is still starting, the sale waits for it."""
        self.visit = Visit(amount)
        self._window.pay.show_nothing(self._shop, str(amount))
        self._window.show_stage(KioskStage.PAY)
        self._take_sale()

    def _take_sale(self, instead_of: str = "") -> str:
        """Take a sale of the visit's amount and return its id; it is shown unless it replaces another one."""
        visit, sale_id = self.visit, new_id()
        if self._client is None or visit.amount is None:
            return ""
        self._client.send(
            TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=visit.amount, instead_of=instead_of)
        )
        if not instead_of:
            visit.sale_id, visit.phone_state = sale_id, PhoneState.ASKING
            visit.paid_at = visit.green_after_s = None
            self._window.pay.show_nothing(self._shop, str(visit.amount))
            self._client.send(ShowSale(sale_id=sale_id))
        return sale_id

    @Slot(object)
    def on_refused(self, event: SaleRefused) -> None:
        if event.sale_id == self.visit.sale_id:
            self.start_another_sale()

    # Pretend phone ----------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_phone_pressed(self, action: object) -> None:
        """Pay or decline on the pretend phone."""
        sale = self.sale
        if sale is not None and self.visit.phone_state in {PhoneState.ASKING, PhoneState.DECLINED}:
            self._press_phone(sale, str(action))

    def _press_phone(self, sale: Sale, action: str, after_ms: int = 0) -> None:
        visit = self.visit
        visit.phone_state = PhoneState.DECLINED if action == "decline" else PhoneState.BUSY
        if action != "decline":
            visit.paid_at = time.monotonic()
        self.sandbox_requested.emit(PhoneAction(sale.order_id, action, after_ms))
        self.refresh()

    @Slot(object)
    def on_sandbox_done(self, ask: object) -> None:
        """Read the order at once after an action of the sandbox; the counter would do so a second later."""
        self.attract_loop.on_done(ask)
        sale = self.sale
        if isinstance(ask, PhoneAction | ClearFault) and sale is not None and self._client is not None:
            self._client.send(ReadSale(sale_id=sale.sale_id))

    # Scenarios --------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_scenario_chosen(self, trouble: FaultScenario) -> None:
        """Start a scenario with the present code, or with a new sale of the same amount."""
        if self._client is None or self.visit.amount is None:
            return
        self._clear_fault()
        self._script.stop()
        sale, fresh = self.sale, Visit(self.visit.amount, scenario=trouble)
        if trouble is FaultScenario.WRONG:
            self.visit = fresh
            fresh.has_started = fresh.is_fault_set = True
            self.sandbox_requested.emit(SetFault("qr_wrong_amount", _QR_PATH))
            self._script.run(
                [(self._times.scale_pause(700), self._take_sale), (self._times.scale_pause(2_500), self._clear_fault)]
            )
            self._window.pay.show_nothing(self._shop, str(fresh.amount))
        elif sale is not None and sale.can_show_code and self.visit.phone_state is not PhoneState.BUSY:
            self.visit.scenario, self.visit.step, self.visit.has_started = trouble, 0, False
        else:
            self.visit = fresh
            self._take_sale()
        self._window.show_stage(KioskStage.PAY)
        self._window.pay.show_scenario(trouble, 0)
        self.refresh()

    def _start_scenario(self, sale: Sale) -> None:
        """Run the scenario, now that there is a code."""
        visit, pause = self.visit, self._times.scale_pause(1_800)
        visit.has_started = True
        match visit.scenario:
            case FaultScenario.LATE:
                self._press_phone(sale, "pay_late", self._times.scale_pause(6_000))
                self._script.run([(pause, self._take_instead), (self._times.scale_pause(6_500), self._read)])
            case FaultScenario.TWICE:
                self._script.run([(pause, self._pay_twice)])
            case FaultScenario.CUT:
                visit.is_fault_set = True
                self.sandbox_requested.emit(SetFault("drop_before", _SERVICE_PATH))
                self._press_phone(sale, "pay")
            case FaultScenario.CANCEL:
                self._script.run([(pause, self._cancel), (self._times.scale_pause(2_000), self._read)])

    def _pay_twice(self) -> None:
        sale = self.sale
        if sale is not None:
            self._press_phone(sale, "pay_twice")

    def _take_instead(self) -> None:
        """Replace the sale: the shop gives up on the first code."""
        self._show_step(1)
        self._take_sale(instead_of=self.visit.sale_id)

    def _cancel(self) -> None:
        if self._client is not None:
            self.visit.phone_state = PhoneState.OVER
            self._client.send(CancelSale(sale_id=self.visit.sale_id))

    def _read(self) -> None:
        if self._client is not None:
            self._client.send(ReadSale(sale_id=self.visit.sale_id))

    def _restore_line(self) -> None:
        self._show_step(2)
        self._clear_fault()

    def _clear_fault(self) -> None:
        if self.visit.is_fault_set:
            self.visit.is_fault_set = False
            self.sandbox_requested.emit(ClearFault())

    def _show_step(self, step: int) -> None:
        self.visit.step = step
        self._window.pay.show_scenario(self.visit.scenario, step)

    # Showing ----------------------------------------------------------------------------------------------------------

    @property
    def sale(self) -> Sale | None:
        """The sale of the visit, once the counter knows it."""
        return self._store.sale(self.visit.sale_id) if self._store is not None and self.visit.sale_id else None

    @property
    def is_live(self) -> bool:
        """True while a code can be paid or a scenario runs: the visit does not end then."""
        sale = self.sale
        if self._window.stage is not KioskStage.PAY or sale is None:
            return False
        return self._script.is_running or self._payable_code(sale, clock.now_ms()) is not None

    def _payable_code(self, sale: Sale, now: int) -> PayableCode | None:
        return payable_code(sale, self._store.picture(sale), now) if self._store is not None else None

    @Slot()
    def refresh(self) -> None:
        """Update the window; return to the start page when the visitor has left."""
        if self._window.stage is KioskStage.ATTRACT:
            if self._idle.has_expired:  # the person who asked for the PIN by Alt+F4 has left
                self._window.leave_panel.dismiss()
            return
        sale, now = self.sale, clock.now_ms()
        if sale is not None and self._window.stage in {KioskStage.PAY, KioskStage.PAID}:
            self._show_sale(sale, now)
        if self.is_live:
            self._idle.restart()
        elif self._idle.has_expired:
            self.go_home()
            return
        self._show_time(sale, now)

    def _show_sale(self, sale: Sale, now: int) -> None:
        visit, verdict = self.visit, current_verdict(sale, now)
        code = self._payable_code(sale, now)
        if visit.scenario is not None and not visit.has_started and code is not None:
            self._start_scenario(sale)
        if (
            visit.scenario is FaultScenario.CUT
            and visit.is_fault_set
            and verdict is Verdict.UNKNOWN
            and not self._script.is_running
        ):
            self._show_step(1)
            self._script.run([(self._times.scale_pause(5_000), self._restore_line)])
        if verdict is Verdict.HAND_OVER:
            self._show_green(sale, now)
            return
        if visit.scenario is not None and verdict is FINAL_VERDICTS[visit.scenario]:
            self._script.stop()
            self._clear_fault()
        if self._window.stage is KioskStage.PAY:
            self._window.pay.show_sale(sale, code, now, self._shop, self._phone_state_of(sale))

    def _phone_state_of(self, sale: Sale) -> PhoneState:
        if sale.phase is Phase.PAID:
            return PhoneState.PAID
        if not sale.can_show_code:
            return PhoneState.OVER
        return self.visit.phone_state

    def _show_green(self, sale: Sale, now: int) -> None:
        visit = self.visit
        if self._window.stage is KioskStage.PAY:
            if visit.paid_at is not None:
                visit.green_after_s = time.monotonic() - visit.paid_at
            self._script.stop()
            self._idle.restart()
            self._window.show_stage(KioskStage.PAID)
        self._window.paid.show_sale(sale, now, None if visit.scenario is not None else visit.green_after_s)

    def _show_time(self, sale: Sale | None, now: int) -> None:
        if self.is_live:
            left = code_time(sale, now) if sale is not None else None
            shown = translate("Kiosk", "{time} left")
            self._window.show_time("" if left is None else shown.format(time=left.words(now)))
            return
        seconds = max(0, round(self._times.idle_s - self._idle.idle_seconds()))
        self._window.show_time(translate("Kiosk", "Restarts in {n} s").format(n=seconds))
