"""These windows over a running counter: real PINs, a journal on disk, a sandbox over HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import ClosePages, ReadSale, TakeSale
from paydesk.domain.messages import CommandEnded, CommandStatus, QrPicture
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.ui import clock
from paydesk.ui.input_guard import InputFilter
from paydesk.ui.people.presenter import PeoplePresenter
from paydesk.worker.client import StartOptions
from paydesk.worker.thread import CounterThread
from tests.helpers.demo import AsDemo
from tests.helpers.fields import faults as wrong
from tests.helpers.fields import put
from tests.ui.people.conftest import CounterDriver, Heard, MakeCounter

Key = Qt.Key
PATIENCE_MS = 30_000


def real_time() -> int:
    """Return the time in ms since the epoch."""
    return time.time_ns() // 1_000_000


class Real:
    """A demo's counter with a window."""

    def __init__(self, counter: CounterDriver, options: StartOptions) -> None:
        self.counter = counter
        self.thread = CounterThread(options)
        self.thread.event_emitted.connect(counter.store.on_event)
        self.events = Heard(self.thread.event_emitted)
        counter.presenter.deleteLater()
        [watched] = counter.window.findChildren(InputFilter)
        self.presenter = counter.presenter = PeoplePresenter(
            counter.store, self.thread, counter.window, (counter.body, counter.foot), watched
        )
        self.presenter.use_settings(options.settings)
        self.thread.start()
        self.until(lambda: counter.store.signed_in.person is not None)

    def until(self, holds: Callable[[], bool]) -> None:
        """Process events until a condition holds."""
        self.counter.qtbot.waitUntil(holds, timeout=PATIENCE_MS)
        self.counter.settle()

    def says(self, words: str) -> None:
        """Wait until a text is visible."""
        self.until(lambda: words in self.counter.words())


@pytest.fixture
def real(make_counter: MakeCounter, sandbox: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Real]:
    """Return a demo's counter with Asha signed in."""
    counter = make_counter(demo=True)
    monkeypatch.setattr(clock, "now_ms", real_time)
    shop = Shop("Sharma Stores", terminal=TerminalIdentity(cf_terminal_id=54321))
    made = Real(counter, StartOptions(tmp_path, Settings(shop=shop), AsDemo(sandbox)))
    yield made
    assert made.thread.stop() or made.thread.wait(PATIENCE_MS)


def test_locked_and_opened_by_keyboard_while_a_sale_goes_on(real: Real) -> None:
    counter = real.counter
    assert real.presenter.lock()
    real.until(lambda: real.presenter.is_locked)
    counter.pin("0000")
    real.says("That PIN is wrong.")
    counter.pin("2580")
    real.until(lambda: not real.presenter.is_locked)
    assert counter.edit.hasFocus()
    real.thread.send(TakeSale(sale_id="s1", method=PaymentMethod.QR_CODE, amount=Money(10_000)))
    real.presenter.lock()
    real.until(lambda: any(isinstance(event, QrPicture) for event in real.events.all))
    real.until(lambda: real.presenter.is_locked)
    read = ReadSale(sale_id="s1")
    real.thread.send(read)
    real.until(lambda: CommandEnded(read.command_id, CommandStatus.REFUSED, "s1") in real.events.all)


def test_a_supervisor_opens_and_the_page_closes(real: Real) -> None:
    counter = real.counter
    opened, closed = Heard(real.presenter.unlocked), Heard(real.presenter.pages_closed)
    real.presenter.unlock(Permission.SEND)
    counter.who().tiles.choose("ravi")
    counter.pin("3690")
    real.until(lambda: opened.all == [Permission.SEND])
    assert counter.store.is_allowed(Permission.SEND)
    real.presenter.pages.set_shown(shown=True)
    real.thread.send(ClosePages())
    real.until(lambda: len(closed.all) == 1)
    assert not counter.store.is_allowed(Permission.SEND)


def test_five_wrong_pins_make_one_person_wait(real: Real) -> None:
    counter = real.counter
    real.presenter.lock()
    real.until(lambda: real.presenter.is_locked)
    for _ in range(5):
        counter.pin("0000")
        real.until(lambda: not counter.who().ask_id)
    real.says("Try again in")
    counter.pin("2580")
    assert real.presenter.is_locked
    counter.press(Key.Key_Down)
    counter.pin("3690")
    real.until(lambda: not real.presenter.is_locked)
    assert counter.store.signed_in.person is not None
    assert counter.store.signed_in.person.person_id == "ravi"


def test_an_admin_adds_somebody_who_then_signs_in(real: Real) -> None:
    counter = real.counter
    page = counter.page()
    assert not page.form.isVisible()
    page.unlock_button.click()
    assert counter.who().tiles.ids == ["meera"]
    counter.pin("4826")
    real.until(page.form.isVisible)
    page.begin_new()
    put(page, {"Name": "Kiran"})
    put(page, {"PIN": "9517"})
    put(page, {"Enter the same PIN again": "9517"})
    page.form.form.submit()
    real.says("Saved")
    put(page, {"Name": "asha"})
    page.form.form.submit()
    assert "Name" in wrong(page), "a name that somebody else has"
    real.presenter.lock()
    real.until(lambda: real.presenter.is_locked)
    counter.who().tiles.choose(next(one.person_id for one in counter.store.people if one.name == "Kiran"))
    counter.pin("9517")
    real.until(lambda: not real.presenter.is_locked)
