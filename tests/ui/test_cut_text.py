"""No word is cut: on every page and every screen of a sale, at both sizes, in longer words, in larger letters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.failure import Problem
from paydesk.domain.language import Language
from paydesk.domain.messages import JournalFault, SaleRefused, Story
from paydesk.domain.rules import Rule
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.actions import Action
from paydesk.ui.widgets.room import Room
from paydesk.ui.words.problems import JOURNAL_FAULTS
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import longer_text, longer_words
from tests.helpers.spoken import spoken
from tests.ui.conftest import MakeTill
from tests.ui.stories import SCENES
from tests.ui.till import Till

LOW, SMALL, LARGE = (1024, 600), (1366, 768), (1920, 1080)


@pytest.fixture(params=[SMALL, LARGE], ids=["1366x768", "1920x1080"])
def full_till(request: pytest.FixtureRequest, words: str, make_till: MakeTill) -> Till:
    """A demo counter (its banner takes room) with more sales in its lists than they can show."""
    till = make_till(demo=True, size=request.param)
    for number, scene in enumerate(list(SCENES.values())[::3]):
        scene.told(f"old {number}").tell(till.book)
    till.settle()
    till.window.setUpdatesEnabled(False)  # `cut_texts` paints what it looks at
    return till


def cut(till: Till, over: QWidget | None = None) -> list[str]:
    till.window.refresh()
    found = cut_texts(till.window, over)
    assert (till.window.width(), till.window.height()) in {LOW, SMALL, LARGE}, "the window grew"
    return found


def test_every_page(full_till: Till) -> None:
    found = {}
    full_till.window.sales.on_dismissed()  # where no list stands at the side, what came unseen lies over the page
    for name in full_till.window.page_names():
        full_till.window.show_page(name)
        found[name] = cut(full_till)
    assert found == {name: [] for name in found}


@pytest.mark.long
@pytest.mark.parametrize("quarter", range(4))
def test_every_screen_of_a_sale(full_till: Till, quarter: int) -> None:
    found = {}
    for number, (name, scene) in list(enumerate(SCENES.items()))[quarter::4]:
        full_till.show(scene.told(f"new {number}"), scene.later)
        found[name] = cut(full_till)
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.long
@pytest.mark.parametrize("quarter", range(4))
@pytest.mark.parametrize("language", list(Language))
def test_every_page_and_screen_where_there_is_little_room(
    make_till: MakeTill, qapp: QApplication, run_count: Callable[..., int], quarter: int, language: Language
) -> None:
    if run_count(4) < 4 and quarter != list(Language).index(language) % 4:
        pytest.skip("a long form: python3 dev.py test --full")
    found = {}
    with spoken(qapp, language):
        till = make_till(demo=True, size=LOW)
        till.window.setUpdatesEnabled(False)
        for name in till.window.page_names() if quarter == 0 else ():
            till.window.show_page(name)
            found[name] = cut(till)
        for number, (name, scene) in list(enumerate(SCENES.items()))[quarter::4]:
            till.show(scene.told(f"new {number}"), scene.later)
            till.window.sales.on_dismissed()
            found[name] = cut(till, till.window.frame.notices)  # what must be settled lies over the status bar
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_scenes_are_every_phase_and_every_verdict(till: Till) -> None:
    for scene in SCENES.values():
        told = scene.told()
        assert told.sale.phase is scene.phase
        assert verdict_of(told.sale, told.at + scene.later) is scene.verdict
    assert {scene.phase for scene in SCENES.values()} == set(Phase)
    assert {scene.verdict for scene in SCENES.values()} == set(Verdict)


def asks_whether_to_cancel(till: Till) -> None:
    till.show(SCENES["waiting"].told("a"))
    till.press(Qt.Key.Key_F8)
    assert till.window.sale_page.row.is_asking


def asks_whether_to_cancel_in_words(till: Till) -> None:
    till.show(SCENES["QR refused"].told("b"))
    till.press(Qt.Key.Key_F8)


def customer_says_paid(till: Till) -> None:
    till.show(SCENES["waiting"].told("c"))
    till.press(Qt.Key.Key_F6)
    assert till.window.sale_page.is_saying


def customer_says_paid_in_doubt(till: Till) -> None:
    till.show(SCENES["unknown word"].told("d"))
    till.press(Qt.Key.Key_F6)


def customer_of_no_sale_says_paid(till: Till) -> None:
    till.press(Qt.Key.Key_F6)


def slow_down(till: Till) -> None:
    till.line(Problem.SLOW_DOWN, resumes_in=42_000)
    till.show(SCENES["waiting"].told("e"))


def line_broken(till: Till) -> None:
    till.line(Problem.NOT_TRUSTED)
    till.show(SCENES["waiting, a link"].told("f"))


def paid_unseen(till: Till) -> None:
    till.tell(SCENES["paid after it was closed"].told("g"))
    till.tell(SCENES["paid"].told("h"))


def every_field_broken(till: Till) -> None:
    till.edit(till.window.sell.amount.accessibleName()).setText("12,50")
    till.window.sell.order.edit.setText("a b")
    till.window.sell.phone.edit.setText("12345")
    till.window.sell.submit()


def no_terminal(till: Till) -> None:
    till.window.sell.amount.setText("1250")
    till.window.sell.submit()
    command = till.client.taken[0]
    till.book.on_event(SaleRefused(command.sale_id, (("terminal", Rule.REQUIRED), ("amount", Rule.TOO_SMALL))))


def large_amount(till: Till) -> None:
    till.window.sell.amount.setText("99999999.99")


def nothing_found(till: Till) -> None:
    till.window.action_set.ask(Action.SEARCH)
    till.find_nothing("order of somebody else")


def a_story(till: Till) -> None:
    told = SCENES["paid after it was closed"].told("i")
    till.tell(told)
    till.window.show_page("orders")
    till.window.orders.choose("i")
    till.book.on_event(Story("i", tuple(told.facts)))


def settings_broken(till: Till) -> None:
    till.window.show_page("settings")
    till.window.frame.set_up.show_part("counter")
    form = till.window.settings_page.form
    names = ("gateway_url", "api_version", "shop", "terminal", "order_minutes")
    form.put({name: "" for name in names if form.has(name)})  # the demo has no address
    form.put({"payee_vpa": "no address"})
    form.submit()


MOMENTS: list[Callable[[Till], None]] = [
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
def test_what_comes_up_on_a_page(full_till: Till, moment: Callable[[Till], None]) -> None:
    moment(full_till)
    full_till.settle()
    # what came unseen lies over the page's own corner on purpose, and pushes nothing; it may grow no further than that
    notices = full_till.window.frame.notices
    assert cut(full_till, notices) == []
    assert notices.isHidden() or is_in_its_corner(full_till)


def is_in_its_corner(till: Till) -> bool:
    """Whether what lies over the page has the upper right corner, a third of the width, half of the height at most.

    Where no list has room for it, it lies over the status bar, and is not much higher.
    """
    frame = till.window.frame
    notices, body = frame.notices.geometry(), frame.body.rect()
    if frame.notices.parentWidget() is frame:
        return notices.bottom() == frame.rect().bottom() and notices.height() <= 2 * frame.status_bar.height()
    low = 3 * notices.width() <= body.width() and 2 * notices.height() <= body.height()
    return low and notices.topRight() == body.topRight()


def test_the_first_settings_with_everything_wrong(words: str, make_till: MakeTill) -> None:
    till = make_till(connected=False)
    settings_broken(till)
    till.settle()
    assert till.window.settings_page.form.box("terminal").error()
    assert cut(till) == []


def test_every_fault_of_the_journal(full_till: Till) -> None:
    found = {}
    for kind in JOURNAL_FAULTS:
        full_till.book.on_event(JournalFault(kind))
        full_till.settle()
        found[kind] = cut(full_till)
    assert {kind: lines for kind, lines in found.items() if lines} == {}


def test_the_table_of_keys(full_till: Till) -> None:
    full_till.press(Qt.Key.Key_F1)
    assert cut_texts(full_till.window.frame.help_panel) == []


def test_at_work_nothing_has_to_be_scrolled(make_till: MakeTill) -> None:
    """A bar is the last resort, for rare messages and long words; who sells sees the whole page."""
    till, found = make_till(demo=True), {}
    till.window.setUpdatesEnabled(False)  # nothing of it has to be painted
    till.window.sell.amount.setText("1250")
    found["sell"] = bars(till)
    for number, (name, scene) in enumerate(SCENES.items()):
        till.show(scene.told(f"new {number}"), scene.later)
        found[name] = bars(till)
    assert {name: there for name, there in found.items() if there} == {}


def bars(till: Till) -> list[str]:
    page = till.window.frame.pages[till.window.page]
    return [room.accessibleName() for room in page.findChildren(Room) if room.isVisible() and is_short(room)]


def is_short(room: Room) -> bool:
    return room.verticalScrollBar().maximum() > 0


def test_the_room_scrolls_when_there_is_not_height_enough(make_till: MakeTill) -> None:
    till = make_till(demo=True, size=(1366, 600))
    till.show(SCENES["waiting, a read failed"].told())
    assert bars(till) == ["About this payment"]


@pytest.mark.parametrize("text", ["Show QR", "{paid} paid, {waiting} waiting", "and %n more", "Esc", "All keys"])
def test_longer_words_are_40_percent_longer_and_keep_their_places(text: str) -> None:
    longer = longer_text(text)
    assert len(text) * 1.4 - 1 <= len(longer) <= len(text) * 1.4 + 3
    assert longer.startswith(text)
    for place in ("{paid}", "{waiting}", "%n"):
        assert longer.count(place) == text.count(place)


@pytest.mark.parametrize("text", ["", "30", "2025-01-01", "…"])
def test_what_is_no_word_stays(text: str) -> None:
    assert longer_text(text) == text


def test_a_window_in_longer_words_says_longer_words(make_till: MakeTill) -> None:
    with longer_words() as language:
        till = make_till()
        assert till.window.sell.show_button.text() == longer_text("Show QR")
        assert {"Amount", "Show QR", "New payment", "Waiting now"} <= language.asked
