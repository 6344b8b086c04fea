"""No text of the first start, "Ready to open" and help is cut, with longer texts at each size."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, ConnectionProblem, PcState, ServiceChecked
from paydesk.domain.settings.settings import FirstStart
from paydesk.ui.slips.printing import SlipPrinter
from paydesk.ui.start.step import CONNECT, PEOPLE, WELCOME
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import longer_words
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE as PERSONS
from tests.ui.counter import CounterDriver
from tests.ui.driver import shop_settings

KEYS = AreaKeys(Area.GATEWAY, "memory", "•••• abcd", "absent")


@pytest.fixture(autouse=True)
def printers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return no printers; the process that lists them is tested with the slips."""
    monkeypatch.setattr(SlipPrinter, "list_printers", lambda printer: printer.printers_found.emit(()))


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)], ids=str)
def test_nothing_is_cut_in_longer_words(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    with longer_words(1.4):
        assert cut_at(make_driver, size) == {}


def cut_at(make_driver: MakeDriver, size: tuple[int, int]) -> dict[str, list[str]]:
    """Return the cut texts of each step."""
    settings = replace(shop_settings(live=False), first_start=FirstStart.TEST_SALE)
    counter = CounterDriver(make_driver(settings=settings, size=size))
    admin = PERSONS[Role.ADMIN]
    counter.says(KEYS, PeopleKnown((admin,)), SignedIn(admin))
    window, found = counter.driver.window, {}
    window.show_page("sell")
    found["test sale"] = cut_texts(window)
    window.show_page("start")
    for place in (WELCOME, CONNECT, PEOPLE):
        counter.driver.start.show_step(place)
        counter.driver.settle()
        found[f"step {place}"] = cut_texts(window)
    window.show_page("ready")
    wrong = AreaTested(Area.GATEWAY, ConnectionProblem.CLOCK_OFF, None, 12, 400)
    counter.says(ServiceChecked(wrong), PcState("/data", 80_000_000, 7, broken=1))
    found["ready"] = cut_texts(window)
    window.show_page("sell")
    counter.driver.press(Qt.Key.Key_F1)
    for tab in ("guide", "keys", "support", "about"):
        counter.driver.help.panel.show_tab(tab)
        counter.driver.settle()
        found[tab] = cut_texts(counter.driver.help.panel)
    assert (window.width(), window.height()) == size, "the window grew"
    return {name: lines for name, lines in found.items() if lines}
