"""Every text passes through tr(): in a marked language, only data has no mark."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.language import NATIVE_NAMES
from paydesk.domain.messages import JournalFault, SaleHistory
from paydesk.domain.order import OrderStatus
from paydesk.domain.people.person import Role
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, ConnectionProblem
from paydesk.ui.actions import KEY_BINDINGS
from paydesk.ui.settings.scanner import TEST_CODE
from paydesk.ui.words.problems import JOURNAL_FAULTS
from tests.helpers.accessibility import tree
from tests.helpers.longer import WORDS, marked_words, unmarked
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES

DATA = re.compile(
    r"order_\d+_\d+_k7q|https?://\S*|Asha|Meera|Ravi|Tara|\d+ mm|Sharma Stores|till 2|20\d\d-\d\d-\d\d"
    r"|PARTIALLY_PAID_AND_UNDER_REVIEW"
    r"|\d+ (Nov|Dec)( 2026)?|shop@okbank|Rupees? [a-z -]+ only|"
    + "|".join(re.escape(key.label) for key in KEY_BINDINGS)
    + "|"
    + "|".join((*OrderStatus, *NATIVE_NAMES.values(), TEST_CODE))
)
"""Texts that are not translated: numbers, names, addresses, the service's own texts, months (QLocale), keys."""


@pytest.fixture
def marked_driver(make_driver: MakeDriver) -> Iterator[WindowDriver]:
    """Return a demo counter in the marked language."""
    with marked_words():
        yield make_driver(demo=True)


def bare(window: QWidget) -> set[str]:
    """Return the visible texts without a mark."""
    found = set()
    for face in tree(window):
        texts = [face.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
        if not face.state().editable:
            texts.append(face.text(QAccessible.Text.Value))
        found |= {text for text in texts if WORDS.search(DATA.sub("", unmarked(text)))}
    return found


def test_every_page_of_an_admin(marked_driver: WindowDriver) -> None:
    counter = CounterDriver(marked_driver)
    counter.has_people(PEOPLE[Role.ADMIN])
    counter.has_keys()
    marked_driver.show(SCENES["waiting"].told("a"))
    marked_driver.tell(SCENES["paid after it was closed"].told("b"))
    window = marked_driver.window
    found = {}
    for name in window.page_names():
        window.show_page(name)
        marked_driver.settle()
        found[name] = bare(window)
    for name in marked_driver.settings.part_names:
        marked_driver.settings.open(name)
        marked_driver.settle()
        found[f"settings, {name}"] = bare(window)
    assert {name: words for name, words in found.items() if words} == {}


def test_every_screen_of_a_sale(marked_driver: WindowDriver) -> None:
    marked_driver.window.setUpdatesEnabled(False)  # nothing of it has to be painted
    for number, (name, scene) in enumerate(SCENES.items()):
        marked_driver.show(scene.told(f"s{number}"), scene.later)
        assert bare(marked_driver.window) == set(), name


def test_every_line_of_a_story(marked_driver: WindowDriver) -> None:
    told = SCENES["paid"].told("a")
    marked_driver.tell(told)
    marked_driver.window.show_page("orders")
    marked_driver.orders.page.choose("a")
    facts = (*told.facts, *(Fact("a", marked_driver.clock.now, kind.value, {}) for kind in SaleFactKind))
    marked_driver.store.on_event(SaleHistory("a", facts))
    marked_driver.find_nothing("77")
    assert bare(marked_driver.window) == set()


def test_every_fault_of_the_line_and_of_the_journal(marked_driver: WindowDriver) -> None:
    for problem in Problem:
        marked_driver.line(problem, resumes_in=42_000)
        assert bare(marked_driver.window) == set(), problem
    for kind in JOURNAL_FAULTS:
        marked_driver.store.on_event(JournalFault(kind))
        marked_driver.settle()
        assert bare(marked_driver.window) == set(), kind


def test_what_comes_of_a_key_or_a_wrong_field(marked_driver: WindowDriver) -> None:
    driver = marked_driver
    driver.press(Qt.Key.Key_F6)
    driver.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert bare(driver.window) == set()
    driver.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    for text in ("12,50", "1.234", "-1", "9" * 20, "0.5", "99999999"):
        driver.form.amount_field.setText(text)
        driver.form.bill.setText("a b" if text == "-1" else "")
        driver.form.submit()
        assert bare(driver.window) == set(), text


def test_every_word_of_the_settings(make_driver: MakeDriver) -> None:
    with marked_words():
        marked_driver = make_driver()  # no demo: it has no keys of its own to tell of
        marked_driver.window.add_features()
        page = marked_driver.settings.open_counter()
        page.form.set_values({"shop": ""})
        page.form.submit()
        for state in ("none", "keychain", "memory", "locked", "absent"):
            marked_driver.window.hub.on_event(AreaKeys(Area.GATEWAY, state, "•••• 1234"))
            assert bare(marked_driver.window) == set(), state
        for problem in Problem:
            marked_driver.click(marked_driver.button("«Test this connection»"))
            failure = Failure(problem, Side.SERVICE, outcome_known=True)
            marked_driver.tested(AreaTested(Area.GATEWAY, ConnectionProblem.LINE, failure))
            assert bare(marked_driver.window) == set(), problem
        marked_driver.click(marked_driver.button("«Test this connection»"))
        marked_driver.tested(AreaTested(Area.GATEWAY, round_trip_ms=12))
        assert bare(marked_driver.window) == set()


def test_an_untranslated_text_is_detected(marked_driver: WindowDriver) -> None:
    marked_driver.form.page.panel.note.set_text_or_hide("Not through tr")
    assert bare(marked_driver.window) == {"Not through tr"}
