"""Fixtures of the window tests: themes, a fixed clock, and counters that record commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from paydesk.domain.clock import INDIA
from paydesk.domain.language import Language
from paydesk.domain.people.person import Role
from paydesk.domain.settings.settings import Settings, Theme
from paydesk.ui import clock, language, sounds, theme
from paydesk.ui.layout import Layout
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import accessible, read_delay
from tests.conftest import FULL
from tests.helpers.longer import longer_words
from tests.helpers.spoken import spoken
from tests.ui.counter import PEOPLE, CounterDriver, MakeCounter
from tests.ui.driver import Clock, WindowDriver, shop_settings

MakeDriver = Callable[..., WindowDriver]
SayWhere = Callable[[Callable[[str], Path | None]], None]
"""Called with the answers to file dialogs; an answer gets the suggested name and returns a path."""


@pytest.fixture(params=[Theme.LIGHT, Theme.DARK], ids=["light", "dark"])
def look(request: pytest.FixtureRequest, qapp: QApplication) -> ThemeTokens:
    """Run the test in the light, then in the dark theme; `themed` resets it."""
    return theme.apply(qapp, request.param).tokens


@pytest.fixture(autouse=True)
def themed(qapp: QApplication) -> Iterator[None]:
    """Apply a theme, and delete the windows of a test at its end."""
    if theme.manager() is None:
        theme.apply(qapp, Theme.LIGHT)
        accessible.install()
        plurals = language.Translation(Language.ENGLISH, qapp)  # a program without them says "1 payments"
        qapp.installTranslator(plurals)
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    speaker = language.manager()
    if speaker is not None:
        speaker.use(Language.ENGLISH)
    assert QCoreApplication.translate("Payee", "Phone") == "Phone", "a test left another language behind"
    there = theme.manager()
    if there is not None:
        there.use(Theme.LIGHT)
        there.use_layout(Layout.NORMAL)


@pytest.fixture
def say_where(monkeypatch: pytest.MonkeyPatch) -> SayWhere:
    """Answer the system's file dialogs."""

    def answered(says: Callable[[str], Path | None]) -> None:
        def ask(_parent: object, _title: str, suggested: str, _kinds: str) -> tuple[str, str]:
            return str(says(Path(suggested).name) or ""), ""

        for question in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, question, ask)

    return answered


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off the guard delays and the pauses between refreshes: most tests press and look at once."""
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    monkeypatch.setattr(clock, "FRAME_MS", 0)


class Seconds:
    """A frozen clock of the guards: all presses come at the same moment."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def guards(monkeypatch: pytest.MonkeyPatch) -> Seconds:
    """Switch the guard delays on."""
    made = Seconds()
    monkeypatch.setattr(read_delay, "time", made)
    monkeypatch.setattr(read_delay, "GUARD_MS", 400)
    return made


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play no sounds, even if the machine has a player."""
    monkeypatch.setattr(sounds, "find_player", tuple)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Freeze the windows' clock at 14:36 on 20 November 2026."""
    made = Clock(int(datetime(2026, 11, 20, 14, 36, tzinfo=INDIA).timestamp() * 1_000))
    monkeypatch.setattr(clock, "now_ms", made.read)
    return made


class Announced:
    """Records urgent announcements to screen readers."""

    def __init__(self) -> None:
        self.all: list[str] = []

    def __getattr__(self, name: str) -> object:
        return getattr(QAccessible, name)

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        self.all.append(event.message())


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Announced:
    """Record the announcements from now on."""
    made = Announced()
    monkeypatch.setattr(accessible, "QAccessible", made)
    return made


@pytest.fixture
def make_driver(qtbot: QtBot, time: Clock) -> MakeDriver:
    """Return a factory of shown windows; they have the settings of a shop by default."""

    def make(
        *,
        demo: bool = False,
        size: tuple[int, int] = (1366, 768),
        connected: bool = True,
        live: bool = True,
        settings: Settings | None = None,
        painted: bool = False,
    ) -> WindowDriver:
        made = settings or shop_settings(connected=connected, live=live)
        return WindowDriver.shown(qtbot, time, made, demo=demo, size=size, painted=painted)

    return make


@pytest.fixture
def driver(make_driver: MakeDriver) -> WindowDriver:
    """Return a counter with a connected shop, on its first page."""
    return make_driver()


@pytest.fixture
def make_counter(make_driver: MakeDriver) -> MakeCounter:
    """Return a factory of demo windows with people and all keys."""

    def make(size: tuple[int, int]) -> CounterDriver:
        counter = CounterDriver(make_driver(demo=True, live=False, size=size))
        counter.has_people(PEOPLE[Role.SUPERVISOR])
        counter.has_keys()
        return counter

    return make


WORDS = ("as they are", "longer words", "larger letters", *list(Language)[1:])


@pytest.fixture(params=WORDS)
def words(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Run the test with normal texts, 40 % longer ones, a 125 % font, or another language."""
    if isinstance(request.param, Language):
        with spoken(qapp, request.param):
            yield request.param
        return
    if request.param == "longer words":
        with longer_words(1.4):
            yield request.param
        return
    plain = qapp.font()
    if request.param == "larger letters":
        larger = qapp.font()
        larger.setPixelSize(round(plain.pixelSize() * 1.25))
        qapp.setFont(larger)
    yield request.param
    qapp.setFont(plain)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deselect what the short form omits: a skipped test costs as much as a quick one."""
    if not FULL:
        items[:] = [item for item in items if not isinstance(item, pytest.Function) or in_short(item)]


def in_short(test: pytest.Function) -> bool:
    """Return True if the short form includes this: longer texts always, others at the smaller size only.

    Of the others' own parameters, each value runs in two of the seven variants.
    """
    given = getattr(test, "callspec", None)
    spoken_in = given.params.get("words") if given is not None else None
    if given is None or spoken_in not in WORDS or spoken_in == "longer words":
        return True
    small, large = (934, (1366, 768)), (1488, (1920, 1080))
    if any(value in large for value in given.params.values()):
        return False
    own = [given.indices[name] for name, value in given.params.items() if name != "words" and value not in small]
    if own:
        return bool((sum(own) + given.indices["words"]) % 4 == 0)
    return spoken_in in {"larger letters", Language.HINDI, Language.TAMIL}
