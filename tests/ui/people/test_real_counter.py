"""These windows over a counter that runs: real PINs, a journal on disk, a sandbox over HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import ClosePages, ReadSale, TakeSale
from paydesk.domain.messages import CommandEnded, End, QrPicture
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.ui import clock
from paydesk.ui.people.presenter import PeoplePresenter
from paydesk.worker.options import StartOptions
from paydesk.worker.thread import CounterThread
from tests.helpers.demo import AsDemo
from tests.helpers.fields import faults as wrong
from tests.helpers.fields import put
from tests.ui.people.conftest import Desk, Heard, MakeDesk

Key = Qt.Key
PATIENCE_MS = 30_000


def real_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Real:
    """A demo's counter and a window over it."""

    def __init__(self, desk: Desk, options: StartOptions) -> None:
        self.desk = desk
        self.thread = CounterThread(options)
        self.thread.happened.connect(desk.book.on_event)
        self.events = Heard(self.thread.happened)
        desk.conductor.deleteLater()
        self.conductor = desk.conductor = PeoplePresenter(
            desk.book, self.thread, desk.window, (desk.body, desk.foot), desk.window
        )
        self.conductor.use_settings(options.settings)
        self.thread.start()
        self.until(lambda: desk.book.at_till.person is not None)

    def until(self, holds: Callable[[], bool]) -> None:
        """Let both work until it holds."""
        self.desk.qtbot.waitUntil(holds, timeout=PATIENCE_MS)
        self.desk.settle()

    def says(self, words: str) -> None:
        """Wait until the screen says so."""
        self.until(lambda: words in self.desk.words())


@pytest.fixture
def real(make_desk: MakeDesk, sandbox: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Real]:
    """Asha is at the till of a demo."""
    desk = make_desk(demo=True)
    monkeypatch.setattr(clock, "now_ms", real_time)
    shop = Shop("Sharma Stores", terminal=TerminalIdentity(cf_terminal_id=54321))
    made = Real(desk, StartOptions(tmp_path, Settings(shop=shop), AsDemo(sandbox)))
    yield made
    assert made.thread.stop() or made.thread.wait(PATIENCE_MS)


def test_locked_and_opened_by_keyboard_while_a_sale_goes_on(real: Real) -> None:
    desk = real.desk
    assert real.conductor.lock()
    real.until(lambda: real.conductor.locked)
    desk.pin("0000")
    real.says("That PIN is wrong.")
    desk.pin("2580")
    real.until(lambda: not real.conductor.locked)
    assert desk.edit.hasFocus()
    real.thread.send(TakeSale(sale_id="s1", method=PaymentMethod.QR_CODE, amount=Money(10_000)))
    real.conductor.lock()
    real.until(lambda: any(isinstance(event, QrPicture) for event in real.events.all))
    real.until(lambda: real.conductor.locked)
    read = ReadSale(sale_id="s1")
    real.thread.send(read)
    real.until(lambda: CommandEnded(read.command_id, End.REFUSED, "s1") in real.events.all)


def test_a_supervisor_opens_and_the_page_closes(real: Real) -> None:
    desk = real.desk
    opened, closed = Heard(real.conductor.unlocked), Heard(real.conductor.pages_closed)
    real.conductor.unlock(Permission.SEND)
    desk.who().tiles.choose("ravi")
    desk.pin("3690")
    real.until(lambda: opened.all == [Permission.SEND])
    assert desk.book.may(Permission.SEND)
    real.conductor.pages_in_front(shown=True)
    real.thread.send(ClosePages())
    real.until(lambda: len(closed.all) == 1)
    assert not desk.book.may(Permission.SEND)


def test_five_wrong_pins_make_one_person_wait(real: Real) -> None:
    desk = real.desk
    real.conductor.lock()
    real.until(lambda: real.conductor.locked)
    for _ in range(5):
        desk.pin("0000")
        real.until(lambda: not desk.who().ask_id)
    real.says("The next try is looked at in")
    desk.pin("2580")
    assert real.conductor.locked
    desk.press(Key.Key_Down)
    desk.pin("3690")
    real.until(lambda: not real.conductor.locked)
    assert desk.book.at_till.person is not None
    assert desk.book.at_till.person.person_id == "ravi"


def test_an_admin_adds_somebody_who_then_signs_in(real: Real) -> None:
    desk = real.desk
    page = desk.page()
    assert not page.form.isVisible()
    page.on_unlock()
    assert desk.who().tiles.ids == ["meera"]
    desk.pin("4826")
    real.until(page.form.isVisible)
    page.begin_new()
    put(page, {"Name": "Kiran"})
    put(page, {"PIN": "9517"})
    put(page, {"The same PIN again": "9517"})
    page.form.form.submit()
    real.says("Saved.")
    put(page, {"Name": "asha"})
    page.form.form.submit()
    assert "Name" in wrong(page), "a name that somebody else has"
    real.conductor.lock()
    real.until(lambda: real.conductor.locked)
    desk.who().tiles.choose(next(one.person_id for one in desk.book.people if one.name == "Kiran"))
    desk.pin("9517")
    real.until(lambda: not real.conductor.locked)
