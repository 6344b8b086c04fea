"""Driver of a window with staff data and the real panels over it; a recorder stands for the counter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import LockScreen, ReleasePerson, SignIn
from paydesk.domain.people.messages import PeopleKnown, PinAccepted, PinProblem, PinRefused, SignedIn
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Locks, Settings, Shop
from paydesk.ui.input_guard import InputFilter
from paydesk.ui.people.page import PeoplePage
from paydesk.ui.people.pin_entry import PinEntry
from paydesk.ui.people.presenter import PeoplePresenter
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.widgets.card import PracticeBanner
from tests.helpers.recorder import Recorder, ended
from tests.ui.driver import Clock, paint_at_the_end

TARA = Person("tara", "Tara", Role.TRAINEE)
ASHA = Person("asha", "Asha", Role.CASHIER)
RAVI = Person("ravi", "Ravi", Role.SUPERVISOR)
MEERA = Person("meera", "Meera", Role.ADMIN)
STAFF = (ASHA, RAVI, MEERA)
STAFF_DATA = "₹1,250.00 for order_77"


class Heard(QObject):
    """Records the values of a signal."""

    def __init__(self, signal: Any) -> None:
        super().__init__()
        self.all: list[Any] = []
        signal.connect(self._note)

    def _note(self, *given: Any) -> None:
        self.all.append(given[0] if given else None)


@dataclass
class CounterDriver:
    """The window and its presenters."""

    qtbot: QtBot
    clock: Clock
    window: QWidget
    body: QWidget
    foot: QWidget
    edit: QLineEdit
    store: PeopleStore
    client: Recorder
    presenter: PeoplePresenter
    ticks: list[float] = field(default_factory=lambda: [0.0])

    def tell(self, *events: object) -> None:
        """Deliver events of the counter."""
        for event in events:
            self.store.on_event(event)
        self.settle()

    def staffed(
        self, person: Person | None = ASHA, people: tuple[Person, ...] = STAFF, *, locked: bool = False
    ) -> None:
        """Set up people, one of them at the counter."""
        self.tell(*map(ended, self.client.of(LockScreen)), PeopleKnown(people, "keychain"), SignedIn(person, locked))

    def opened(self, by: Person, person: Person = ASHA) -> None:
        """Unlock the supervisor's pages for a minute."""
        self.tell(SignedIn(person, False, by, self.clock.now + 60_000))  # noqa: FBT003

    def settle(self) -> None:
        """Process events until the window is idle."""
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Send a key to the native window, as the system does."""
        handle = self.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key, modifier)
        self.settle()

    def type(self, text: str) -> None:
        """Type at the focused widget."""
        for sign in text:
            self.press(Qt.Key(ord(sign.upper())))

    def pin(self, digits: str) -> None:
        """Type a PIN and Enter."""
        self.type(digits)
        self.press(Qt.Key.Key_Return)

    def pass_(self, seconds: float) -> None:
        """Let time pass, and refresh."""
        self.ticks[0] += seconds
        self.clock.pass_(round(seconds * 1_000))
        self.presenter.refresh()
        self.settle()

    def answer_wrong(self, problem: PinProblem = PinProblem.WRONG, until: int | None = None) -> None:
        """Reject the last PIN."""
        ask_id, person_id = self._last_ask()
        self.tell(PinRefused(ask_id, person_id, problem, until))

    def answer_right(self) -> None:
        """Accept the last PIN."""
        ask_id, person_id = self._last_ask()
        self.tell(PinAccepted(ask_id, person_id))

    def _last_ask(self) -> tuple[str, str]:
        command = [sent for sent in self.client.sent if isinstance(sent, (SignIn, ReleasePerson))][-1]
        return command.ask_id, command.by_id if isinstance(command, ReleasePerson) else command.person_id

    # What is seen ---------------------------------------------------------------------------------------------------

    def who(self) -> PinEntry:
        """Return the visible PIN entry."""
        found = [one for one in self.window.findChildren(PinEntry) if one.isVisible()]
        assert len(found) == 1
        return found[0]

    def covered(self) -> bool:
        """Return True if the lock or a PIN panel is shown."""
        return self.presenter.is_covering

    def words(self) -> str:
        """Return all visible texts."""
        texts = [label.text() for label in self.window.findChildren(QLabel) if label.isVisible()]
        buttons = [button.text() for button in self.window.findChildren(QAbstractButton) if button.isVisible()]
        return "\n".join(filter(None, texts + buttons))

    def button(self, name: str) -> QAbstractButton:
        """Return the visible button of this name."""
        found = [
            one for one in self.window.findChildren(QAbstractButton) if one.isVisible() and one.accessibleName() == name
        ]
        assert len(found) == 1, (name, self.words())
        return found[0]

    def page(self) -> PeoplePage:
        """Return the page of people, shown."""
        page = self.presenter.make_page(self.body)
        layout = self.body.layout()
        assert layout is not None
        self.edit.hide()
        layout.addWidget(page)
        page.show()
        self.settle()
        page.activate()
        return page


MakeCounter = Callable[..., CounterDriver]


@pytest.fixture
def make_counter(qtbot: QtBot, time: Clock) -> MakeCounter:
    """Create a window with staff data; `demo`: that of a demo."""

    def make(*, demo: bool = False, size: tuple[int, int] = (1366, 768), idle_s: int = 300) -> CounterDriver:
        window = QWidget()
        paint_at_the_end(qtbot, window)
        column = QVBoxLayout(window)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        if demo:
            banner = PracticeBanner(window)
            banner.show_kind(ServiceKind.DEMO)
            column.addWidget(banner)
        body, foot, edit = QWidget(window), QLabel("Today: 42 paid", window), QLineEdit(STAFF_DATA)
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, 0, 0)
        edit.setAccessibleName("Amount")
        inside.addWidget(edit)
        column.addWidget(body, 1)
        column.addWidget(foot)
        window.resize(*size)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        edit.setFocus()
        store, client, ticks = PeopleStore(window, demo=demo), Recorder(), [0.0]
        watched = InputFilter(window, window)
        presenter = PeoplePresenter(store, client, window, (body, foot), watched, window, seconds=lambda: ticks[0])
        presenter.use_settings(Settings(shop=Shop("Sharma Stores"), locks=Locks(idle_s)))
        return CounterDriver(qtbot, time, window, body, foot, edit, store, client, presenter, ticks)

    return make


@pytest.fixture
def counter(make_counter: MakeCounter) -> CounterDriver:
    """Return a counter without people."""
    return make_counter()
