"""No text is cut on any page, at both sizes, with longer texts and larger fonts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.failure import Problem
from paydesk.domain.language import Language
from paydesk.domain.messages import JournalFault, SaleHistory, SaleRefused, SalesLoaded
from paydesk.domain.rules import Rule
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.actions import Action
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.problems import JOURNAL_FAULTS
from tests.conftest import FULL
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import longer_text, longer_words
from tests.helpers.spoken import spoken
from tests.ui.conftest import MakeDriver
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES

LOW, SMALL, LARGE = (1024, 600), (1366, 768), (1920, 1080)


@pytest.fixture(params=[SMALL, LARGE], ids=["1366x768", "1920x1080"])
def full_driver(request: pytest.FixtureRequest, words: str, make_driver: MakeDriver) -> WindowDriver:
    """Return a demo counter with more sales than its lists can show."""
    driver = make_driver(demo=True, size=request.param)  # `cut_texts` paints what it looks at
    for number, scene in enumerate(list(SCENES.values())[::3]):
        scene.told(f"old {number}").tell(driver.store)
    driver.settle()
    return driver


def cut(driver: WindowDriver, over: QWidget | None = None) -> list[str]:
    """Return the cut texts of the window; `refresh` shows what changed since it was shown."""
    found = cut_texts(driver.window, over)
    assert (driver.window.width(), driver.window.height()) in {LOW, SMALL, LARGE}, "the window grew"
    return found


def test_every_page(full_driver: WindowDriver) -> None:
    found = {}
    full_driver.window.sales.on_dismissed()  # where no list stands at the side, what came unseen lies over the page
    for name in full_driver.window.page_names():
        full_driver.window.show_page(name)
        found[name] = cut(full_driver)
    assert found == {name: [] for name in found}


@pytest.mark.long
@pytest.mark.parametrize("quarter", range(4))
def test_every_screen_of_a_sale(full_driver: WindowDriver, quarter: int) -> None:
    found = {}
    for number, (name, scene) in list(enumerate(SCENES.items()))[quarter::4]:
        full_driver.show(scene.told(f"new {number}"), scene.later)
        found[name] = cut(full_driver)
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "quarter"),
    [(language, number % 4) for at, language in enumerate(Language) for number in range(at, at + (4 if FULL else 1))],
)
def test_every_page_and_screen_where_there_is_little_room(
    make_driver: MakeDriver, qapp: QApplication, quarter: int, language: Language
) -> None:
    found = {}
    with spoken(qapp, language):
        driver = make_driver(demo=True, size=LOW)
        for name in driver.window.page_names() if quarter == 0 else ():
            driver.window.show_page(name)
            found[name] = cut(driver)
        for number, (name, scene) in list(enumerate(SCENES.items()))[quarter::4]:
            driver.show(scene.told(f"new {number}"), scene.later)
            driver.window.sales.on_dismissed()
            found[name] = cut(driver, driver.window.frame.notices)  # what must be settled lies over the status bar
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_scenes_are_every_phase_and_every_verdict(driver: WindowDriver) -> None:
    for scene in SCENES.values():
        told = scene.told()
        assert told.sale.phase is scene.phase
        assert verdict_of(told.sale, told.at + scene.later) is scene.verdict
    assert {scene.phase for scene in SCENES.values()} == set(Phase)
    assert {scene.verdict for scene in SCENES.values()} == set(Verdict)


def asks_whether_to_cancel(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting"].told("a"))
    driver.press(Qt.Key.Key_F8)
    assert driver.sale.question.is_open


def asks_whether_to_cancel_in_words(driver: WindowDriver) -> None:
    driver.show(SCENES["QR refused"].told("b"))
    driver.press(Qt.Key.Key_F8)


def customer_says_paid(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting"].told("c"))
    driver.press(Qt.Key.Key_F6)
    assert driver.sale.answer


def customer_says_paid_in_doubt(driver: WindowDriver) -> None:
    driver.show(SCENES["unknown word"].told("d"))
    driver.press(Qt.Key.Key_F6)


def customer_of_no_sale_says_paid(driver: WindowDriver) -> None:
    driver.press(Qt.Key.Key_F6)


def slow_down(driver: WindowDriver) -> None:
    driver.line(Problem.SLOW_DOWN, resumes_in=42_000)
    driver.show(SCENES["waiting"].told("e"))


def line_broken(driver: WindowDriver) -> None:
    driver.line(Problem.NOT_TRUSTED)
    driver.show(SCENES["waiting, a link"].told("f"))


def paid_unseen(driver: WindowDriver) -> None:
    driver.tell(SCENES["paid after it was closed"].told("g"))
    driver.tell(SCENES["paid"].told("h"))


def every_field_broken(driver: WindowDriver) -> None:
    driver.edit(driver.window.frame.sell_page.amount.accessibleName()).setText("12,50")
    driver.window.frame.sell_page.tile.bill.setText("a b")
    driver.window.frame.sell_page.submit()


def no_terminal(driver: WindowDriver) -> None:
    driver.window.frame.sell_page.amount.setText("1250")
    driver.window.frame.sell_page.submit()
    command = driver.client.taken[0]
    driver.store.on_event(SaleRefused(command.sale_id, (("terminal", Rule.REQUIRED), ("amount", Rule.TOO_SMALL))))


def large_amount(driver: WindowDriver) -> None:
    driver.window.frame.sell_page.amount.setText("99999999.99")


def nothing_found(driver: WindowDriver) -> None:
    driver.window.action_set.perform(Action.SEARCH)
    driver.find_nothing("order of somebody else")


def a_story(driver: WindowDriver) -> None:
    told = SCENES["paid after it was closed"].told("i")
    driver.tell(told)
    driver.window.show_page("orders")
    driver.window.frame.orders_page.choose("i")
    driver.store.on_event(SaleHistory("i", tuple(told.facts)))


def settings_broken(driver: WindowDriver) -> None:
    driver.window.show_page("settings")
    driver.window.frame.settings_page.show_part("counter")
    form = driver.window.frame.settings_page.counter.form
    names = ("gateway_url", "api_version", "shop", "terminal", "order_minutes")
    form.set_values({name: "" for name in names if form.has_field(name)})  # the demo has no address
    form.set_values({"payee_vpa": "no address"})
    form.submit()


MOMENTS: list[Callable[[WindowDriver], None]] = [
    asks_whether_to_cancel,
    asks_whether_to_cancel_in_words,
    customer_says_paid,
    customer_says_paid_in_doubt,
    customer_of_no_sale_says_paid,
    slow_down,
    line_broken,
    paid_unseen,
    every_field_broken,
    no_terminal,
    large_amount,
    nothing_found,
    a_story,
    settings_broken,
]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_transient_parts_of_a_page(full_driver: WindowDriver, moment: Callable[[WindowDriver], None]) -> None:
    moment(full_driver)
    full_driver.settle()
    full_driver.window.refresh()
    # what came unseen lies over the page's own corner on purpose, and pushes nothing; it may grow no further than that
    notices = full_driver.window.frame.notices
    assert cut(full_driver, notices) == []
    assert notices.isHidden() or is_in_its_corner(full_driver)


def is_in_its_corner(driver: WindowDriver) -> bool:
    """Return True if the notices are at the end of the list, or above the status bar, and leave room for others."""
    frame = driver.window.frame
    if frame.notices.parentWidget() is frame.side_list:
        return frame.notices.geometry().bottom() == frame.side_list.rect().bottom()
    return frame.notices.height() <= 3 * frame.status_bar.height()


def test_the_first_settings_with_everything_wrong(words: str, make_driver: MakeDriver) -> None:
    driver = make_driver(connected=False)
    settings_broken(driver)
    driver.settle()
    driver.window.refresh()
    assert driver.window.frame.settings_page.counter.form.field_widget("terminal").control.accessibleDescription()
    assert cut(driver) == []


def test_every_fault_of_the_journal(full_driver: WindowDriver) -> None:
    found = {}
    for kind in JOURNAL_FAULTS:
        full_driver.store.on_event(JournalFault(kind))
        full_driver.settle()
        full_driver.window.refresh()
        found[kind] = cut(full_driver)
    assert {kind: lines for kind, lines in found.items() if lines} == {}


def test_the_table_of_keys(full_driver: WindowDriver) -> None:
    full_driver.press(Qt.Key.Key_F1)
    assert cut_texts(full_driver.window.frame.help_panel) == []


def test_at_work_nothing_has_to_be_scrolled(make_driver: MakeDriver) -> None:
    """Scroll bars are only for rare messages and long texts."""
    driver, found = make_driver(demo=True), {}
    driver.window.frame.sell_page.amount.setText("1250")
    found["sell"] = bars(driver)
    for number, (name, scene) in enumerate(SCENES.items()):
        driver.show(scene.told(f"new {number}"), scene.later)
        found[name] = bars(driver)
    assert {name: there for name, there in found.items() if there} == {}


def bars(driver: WindowDriver) -> list[str]:
    page = driver.window.frame.pages[driver.window.page]
    return [room.accessibleName() for room in page.findChildren(VScrollArea) if room.isVisible() and is_short(room)]


def is_short(room: VScrollArea) -> bool:
    return room.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("text", ["Show QR", "{paid} paid, {waiting} waiting", "and %n more", "Esc", "All keys"])
def test_longer_words_are_40_percent_longer_and_keep_their_places(text: str) -> None:
    longer = longer_text(text)
    assert len(text) * 1.4 - 1 <= len(longer) <= len(text) * 1.4 + 3
    assert longer.startswith(text)
    for place in ("{paid}", "{waiting}", "%n"):
        assert longer.count(place) == text.count(place)


@pytest.mark.parametrize("text", ["", "30", "2025-01-01", "…"])
def test_non_words_are_not_lengthened(text: str) -> None:
    assert longer_text(text) == text


def test_a_window_in_longer_words_says_longer_words(make_driver: MakeDriver) -> None:
    with longer_words() as language:
        driver = make_driver()
        driver.window.hub.on_event(SalesLoaded(()))
        driver.window.refresh()
        assert driver.window.frame.sell_page.show_button.text() == longer_text("Show QR")
        assert {"Amount", "Show QR", "Link instead"} <= language.asked
