"""The attract loop: real sales, one after another, played on three cards until the screen is touched."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from paydesk.domain.commands import ReadSale, TakeSale, new_id
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui import clock
from paydesk.ui.feed import current_verdict
from paydesk.ui.kiosk.fault_scenarios import PhoneAction
from paydesk.ui.kiosk.pages import GOODS
from paydesk.ui.kiosk.window import KioskWindow
from paydesk.ui.sell.store import SaleStore
from paydesk.worker.client import CommandClient

ScriptStep = tuple[int, Callable[[], object]]
"""A delay in ms, and a function to call after it."""


class ScriptRunner(QObject):
    """Runs one script of steps at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: list[ScriptStep] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.on_step_due)

    @property
    def is_running(self) -> bool:
        """True while steps are left."""
        return bool(self._steps)

    def run(self, steps: Sequence[ScriptStep]) -> None:
        """Run these steps in place of those left."""
        self._steps = list(steps)
        self._next()

    def stop(self) -> None:
        self._steps.clear()
        self._timer.stop()

    def _next(self) -> None:
        if self._steps:
            self._timer.start(self._steps[0][0])

    @Slot()
    def on_step_due(self) -> None:
        if self._steps:
            _, act = self._steps.pop(0)
            act()
            if not self._timer.isActive():
                self._next()


_KEY_MS: Final = 350
_MAX_FAILED_ROUNDS: Final = 2
"""After so many rounds in a row without green a fresh counter and sandbox are requested."""


@dataclass(frozen=True, slots=True)
class KioskTimes:
    """The timing of the kiosk; tests run an hour of it in short."""

    card_ms: int = 4_000
    """The time of each of the three cards."""
    idle_s: float = 60.0
    """A visitor is taken to have left after so long without a touch."""
    pace: float = 1.0
    """The speed of the scenarios; 1 lets a person read."""
    rounds: int = 50
    """The counter is replaced after so many sales of the loop, so that nothing grows for days."""
    seconds: Callable[[], float] = time.monotonic
    """The clock of `idle_s`."""

    def scale_pause(self, milliseconds: int) -> int:
        """Return a pause at this pace, in ms."""
        return max(1, round(milliseconds / self.pace))


class AttractLoop(QObject):
    """Plays sales on the start page.

    `sandbox_requested` carries a PhoneAction; `restart_needed`: a fresh counter is needed, after many sales or
    failures.
    """

    sandbox_requested = Signal(object)
    restart_needed = Signal()

    def __init__(self, window: KioskWindow, times: KioskTimes, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._times = window, times
        self._client: CommandClient | None = None
        self._store: SaleStore | None = None
        self._script = ScriptRunner(self)
        self._typed = ""
        self._sale_id = ""
        self._amount = GOODS[0][1]
        self._failed_rounds = 0
        """The number of rounds in a row that were not green: the sandbox may have died."""
        self.rounds = 0
        """The number of sales that this counter has played."""
        self.played = 0
        """The number of green sales since the program started."""

    def use_counter(self, client: CommandClient, store: SaleStore) -> None:
        """Take a fresh counter."""
        self._client, self._store, self.rounds, self._failed_rounds = client, store, 0, 0
        store.sale_changed.connect(self.refresh)
        store.picture_changed.connect(self.refresh)

    def begin(self) -> None:
        """Play a sale from the first card."""
        if self._client is None:
            return
        if self.rounds >= self._times.rounds or self._failed_rounds >= _MAX_FAILED_ROUNDS:
            self._client = self._store = None
            self.restart_needed.emit()
            return
        self._amount = GOODS[(self.rounds + 1) % len(GOODS)][1]
        self.rounds += 1
        self._sale_id, self._typed = "", ""
        self._window.attract.highlight(0)
        self.refresh()
        card, key = self._times.card_ms, min(_KEY_MS, self._times.card_ms // 8)
        digits = self._amount.plain().removesuffix(".00")
        typing: list[ScriptStep] = []
        for _ in digits:
            typing += [(key, self._press_next_key), (key // 3, self._release_key)]
        rest = max(1, card - len(digits) * (key + key // 3) - key)
        self._script.run(
            [
                *typing,
                (key, self._take_sale),
                (rest, self._light_second),
                (card // 2, self._pay),
                (card - card // 2, self._light_third),
                (card, self.begin),
            ]
        )

    def stop(self) -> None:
        """Stop the script and clear the cards."""
        self._script.stop()
        self._sale_id = self._typed = ""
        self.refresh()

    def restart(self) -> None:
        """Play from the first card of a rebuilt window."""
        self.stop()
        self.begin()

    def _press_next_key(self) -> None:
        digits = self._amount.plain().removesuffix(".00")
        self._typed = digits[: len(self._typed) + 1]
        self._window.attract.type_card.key = self._typed[-1]
        self.refresh()

    def _release_key(self) -> None:
        self._window.attract.type_card.key = ""

    def _take_sale(self) -> None:
        if self._client is not None:
            self._sale_id = new_id()
            self._client.send(TakeSale(sale_id=self._sale_id, method=PaymentMethod.QR_CODE, amount=self._amount))

    def _light_second(self) -> None:
        self._window.attract.highlight(1)

    def _pay(self) -> None:
        sale = self._store.sale(self._sale_id) if self._store is not None else None
        if sale is not None and sale.can_show_code:
            self.sandbox_requested.emit(PhoneAction(sale.order_id, "pay"))

    def on_done(self, ask: object) -> None:
        """Read the order after the phone has paid."""
        if isinstance(ask, PhoneAction) and self._sale_id and self._client is not None:
            self._client.send(ReadSale(sale_id=self._sale_id))

    def _light_third(self) -> None:
        self._window.attract.highlight(2)
        is_green = self._window.attract.green_card.is_green
        self.played += is_green
        self._failed_rounds = 0 if is_green else self._failed_rounds + 1

    @Slot()
    def refresh(self) -> None:
        """Show the present state of the sale that is played."""
        page = self._window.attract
        sale = self._store.sale(self._sale_id) if self._store is not None and self._sale_id else None
        picture = self._store.picture(sale) if self._store is not None and sale is not None else None
        typed = str(Money(int(self._typed) * 100)) if self._typed else ""
        page.type_card.show_amount(typed if self._sale_id else typed.removesuffix(".00"))
        page.green_card.show_amount(str(self._amount) if self._sale_id else "")
        if picture is not None:
            page.scan_card.code.show_code(picture.modules, b"", str(self._amount))
        elif sale is None:
            page.scan_card.code.show_nothing()
        verdict = Verdict.WAIT if sale is None else current_verdict(sale, clock.now_ms())
        page.green_card.show_verdict(verdict)
