"""An hour of visitors: nothing of them stays, nothing grows, and the loop still plays.

A visitor every half minute is 120 an hour; the kiosk's clock runs as fast as they come.
"""

from __future__ import annotations

import gc
import random
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from paydesk.commands.kiosk import Kiosk
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui import clock
from paydesk.ui.kiosk.fault_scenarios import FINAL_VERDICTS, FaultScenario
from paydesk.ui.kiosk.window import KioskStage, KioskWindow
from paydesk.ui.sell.store import SaleStore
from paydesk.ui.sell.verdict_strip import VerdictStrip
from paydesk.worker.thread import CounterThread
from tests.ui.kiosk.conftest import QUICK, Visitor

AN_HOUR: Final = 120
WARM: Final = 4
"""Visits after which all permanent objects exist."""
GROWTH_MB: Final = 24.0
OURS: Final = (Kiosk, KioskWindow, CounterThread, SaleStore, Sale, VerdictStrip)
QR_LIVES_MS: Final = 301_000


class Crowd:
    """Visitors, one after another, by one seed."""

    def __init__(self, visitor: Visitor, patch: pytest.MonkeyPatch, seed: int) -> None:
        self._visitor, self._chance, self._ahead = visitor, random.Random(seed), 0
        real = clock.now_ms
        patch.setattr(clock, "now_ms", lambda: real() + self._ahead)
        self.did: Counter[str] = Counter()

    def visit(self) -> None:
        """Let a visitor come, do something, and leave."""
        visitor, window = self._visitor, self._visitor.window
        visitor.start()
        if self._chance.random() < 0.15:
            visitor.touch(window.languages.buttons[self._chance.choice(["en", "mr", "ta"])])
            visitor.until(lambda: window.isVisible() and window.stage is KioskStage.AMOUNT)
        what = self._chance.choice([self._leave, self._own_phone, self._pretend, self._pretend, self._try, self._stare])
        self.did[what.__name__] += 1
        what()
        visitor.until(lambda: window.stage is KioskStage.ATTRACT)
        visitor.until(lambda: visitor.kiosk.guide.has_counter)

    def _code(self) -> str:
        return self._visitor.show_code(*self._chance.choice([("5",), ("1", "2", "00"), ("9", "9")]))

    def _leave(self) -> None:
        """Type something, and leave."""
        self._visitor.press("4", "2", "backspace")
        self._visitor.walk_away()

    def _own_phone(self) -> None:
        self._visitor.pay_by_own_phone(self._code())
        self._green_and_go()

    def _pretend(self) -> None:
        self._code()
        self._visitor.touch(self._visitor.window.pay.phone.pay)
        self._green_and_go()

    def _green_and_go(self) -> None:
        self._visitor.until(lambda: self._visitor.window.stage is KioskStage.PAID)
        self._visitor.walk_away()

    def _try(self) -> None:
        """Try a scenario, and press Start again."""
        self._code()
        window = self._visitor.window
        trouble = self._chance.choice([FaultScenario.LATE, FaultScenario.TWICE, FaultScenario.WRONG])
        self._visitor.touch(window.pay.scenario_buttons[trouble])
        if FINAL_VERDICTS[trouble] is Verdict.HAND_OVER:
            self._green_and_go()
            return
        self._visitor.until(lambda: window.pay.strip.verdict is FINAL_VERDICTS[trouble])
        self._visitor.touch(window.restart_button)

    def _stare(self) -> None:
        """Look at the code until it has run out."""
        self._code()
        self._ahead = QR_LIVES_MS
        self._visitor.walk_away()
        self._visitor.until(lambda: self._visitor.window.stage is KioskStage.ATTRACT)
        self._ahead = 0


def megabytes() -> float:
    """Return the memory of this process; 0 if the system does not report it."""
    if not sys.platform.startswith("linux"):
        return 0.0
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4_096 / 1e6


def objects() -> dict[str, int]:
    """Return the number of instances of each of Paydesk's classes."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    there = gc.get_objects()
    return {kind.__name__: sum(type(each) is kind for each in there) for kind in OURS} | {"all": len(there)}


@pytest.mark.waits
@pytest.mark.timeout(1_500)
def test_an_hour_of_visitors(
    make_visitor: Callable[..., Visitor], run_count: Callable[[int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = make_visitor(times=replace(QUICK, rounds=3))
    crowd = Crowd(visitor, monkeypatch, seed=20_261_120)
    for _ in range(WARM):
        crowd.visit()
    before, held = objects(), megabytes()
    for _ in range(run_count(AN_HOUR) - WARM):
        crowd.visit()
    after, now_held = objects(), megabytes()
    assert now_held - held < GROWTH_MB, f"{held:.0f} MB, then {now_held:.0f} MB: {crowd.did}"
    few = {"Sale": 4, "SaleStore": 1, "CounterThread": 1, "VerdictStrip": 1}
    grown = {
        kind: (count, after[kind]) for kind, count in before.items() if kind in few and after[kind] > count + few[kind]
    }
    assert grown == {}
    assert after["all"] < before["all"] * 1.1 + 3_000
    data = visitor.folder.parent
    assert [each.name for each in data.iterdir()] == ["kiosk"]
    assert len(list((visitor.folder / "visits").iterdir())) <= 1, "only the counter of now has a folder"
    played = visitor.kiosk.guide.attract_loop.played
    visitor.until(lambda: visitor.kiosk.guide.attract_loop.played > played)
    visitor.kiosk.end()
    assert not (visitor.folder / "visits").exists()
