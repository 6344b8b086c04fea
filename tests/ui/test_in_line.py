"""Alignment: nested and neighbouring widgets line up, with equal margins."""

from __future__ import annotations

from operator import attrgetter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.language import Language
from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.ui.forms.field_widget import FieldWidget
from paydesk.ui.help.panel import ABOUT
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.page import LOAN
from paydesk.ui.rows.card import RowsCard, TwoLineRow
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.settings.page import CONNECTIONS, COUNTER, KEPT
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.scroll_area import VScrollArea
from tests.helpers.spoken import spoken
from tests.ui.counter import PEOPLE, MakeCounter, place, scrolling, show_paid_late, shown, whole
from tests.ui.driver import WindowDriver
from tests.ui.panels.conftest import check_address
from tests.ui.stage import Told
from tests.ui.stories import SCENES

SMALL = (683, 384)


def label(inside: QWidget, words: str) -> QLabel:
    """Return the visible label with this text."""
    [found] = [one for one in inside.findChildren(QLabel) if one.isVisible() and one.text() == words]
    return found


# A new payment --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
def test_at_200_percent_a_payment_is_typed_without_scrolling_in_a_window_with_a_frame(
    make_counter: MakeCounter, qapp: QApplication, language: Language
) -> None:
    """In a window 2 px smaller than the screen the form scrolled by a pixel."""
    with spoken(qapp, language):
        sell = make_counter((681, 382)).driver.window.frame.sell_page
        assert scrolling(sell) == []


# A sale ---------------------------------------------------------------------------------------------------------------


def late_with_twin(driver: WindowDriver) -> WindowDriver:
    """Return a sale paid after its replacement was made, which is unpaid."""
    show_paid_late(driver, Told("s2", number=44).shown())
    driver.window.frame.sale_page.set_refund_offered(offered=True)
    driver.settle()
    return driver


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)], ids=str)
def test_late_money_and_the_sale_taken_again_are_read_without_scrolling(
    make_counter: MakeCounter, size: tuple[int, int]
) -> None:
    """The second title took two lines and pushed the choices under the buttons."""
    driver = late_with_twin(make_counter(size).driver)
    late = driver.window.frame.sale_page.late_view
    assert scrolling(late) == []
    assert whole(late.hand_over_card.customer_phrase)
    titles = [label(late, words) for words in ("This sale", "Charged again as")]
    assert len({title.height() for title in titles}) == 1
    for card in (late.refund_card, late.hand_over_card):
        inside = [part for part in (card.title, card.recommended_chip, card.customer_phrase) if part.isVisible()]
        assert min(place(part, card).top() for part in inside) >= 4, "clear of the line around the card"


def test_that_late_money_stays_on_the_counter_is_said_beside_the_buttons(make_counter: MakeCounter) -> None:
    """It started in the middle of the page."""
    late = late_with_twin(make_counter((1366, 768)).driver).window.frame.sale_page.late_view
    last = max(place(button, late).right() for button in late.buttons.visible_buttons().values())
    stays = label(late, "Stays here until settled.")
    assert 0 < place(stays, late).left() - last <= 40


def test_what_to_say_stands_above_the_buttons_from_one_small_window_to_the_next(make_counter: MakeCounter) -> None:
    """From the second size on it stood below them."""
    driver = shown(make_counter((1366, 768)).driver, "order lost")
    words = driver.window.frame.sale_page.text_view
    for size in ((1024, 600), (911, 512), SMALL, (911, 512)):
        driver.window.resize(*size)
        driver.settle()
        assert place(words.customer_phrase, words).bottom() < place(words.buttons, words).top(), size


# What is told ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
def test_at_200_percent_what_is_told_is_as_high_as_the_menu_beside_it_and_not_over_it(
    make_counter: MakeCounter, qapp: QApplication, language: Language
) -> None:
    """It was 4 px lower, and covered the menu in the settings."""
    with spoken(qapp, language):
        driver = make_counter(SMALL).driver
        frame = driver.window.frame
        SCENES["paid"].told("p1").tell(driver.store)
        for page in ("sell", "settings"):
            driver.window.show_page(page)
            driver.settle()
            driver.window.refresh()
            menu, told = place(frame.top_bar.menu_button, driver.window), place(frame.notices.sale_alarm, driver.window)
            assert frame.notices.sale_alarm.isVisible()
            assert (told.top(), told.bottom()) == (menu.top(), menu.bottom()), page
            assert not told.intersects(menu), page


# Money ----------------------------------------------------------------------------------------------------------------


def test_at_200_percent_the_answer_about_an_address_begins_beside_the_question(make_counter: MakeCounter) -> None:
    upi = check_address(make_counter(SMALL))
    assert place(upi.result, upi).top() == place(upi.form.field_widget("kind").control, upi).top()


def test_the_ring_around_the_first_row_of_a_list_is_inside_the_round_corners_of_its_card(qtbot: QtBot) -> None:
    lines = Column(
        "Links",
        attrgetter("text"),
        CellStyle.TWO_LINES,
        state=attrgetter("state"),
        second_line=attrgetter("second_line"),
    )
    card = RowsCard([lines], "Links")
    qtbot.addWidget(card)
    card.show_rows([TwoLineRow("a", "₹1.00", "now", ("Open", "wait"))])
    card.resize(card.sizeHint())
    card.show()
    assert place(card.view, card).top() >= 6
    assert card.view.height() >= card.view.height_for(1)


# Settings, the day, help ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", [CONNECTIONS, KEPT])
def test_at_200_percent_a_part_of_the_settings_scrolls_down_to_the_edge(make_counter: MakeCounter, part: str) -> None:
    """The last line was cut above an empty margin."""
    counter = make_counter(SMALL)
    admin = PEOPLE[Role.ADMIN]
    counter.says(SignedIn(admin, unlocked_by=admin, unlocked_until=counter.driver.clock.now + 60_000))
    counter.driver.window.show_page("settings")
    counter.driver.window.frame.settings_page.show_part(part)
    counter.driver.settle()
    [room] = [one for one in counter.driver.window.frame.settings_page.findChildren(VScrollArea) if one.isVisible()]
    assert counter.driver.window.height() - 1 - place(room, counter.driver.window).bottom() <= 8


def test_the_test_of_a_connection_stands_clear_of_what_is_said_above_it(make_counter: MakeCounter) -> None:
    driver = make_counter((1366, 768)).driver
    driver.window.show_page("settings")
    driver.window.frame.settings_page.show_part(COUNTER)
    driver.settle()
    page = driver.window.frame.settings_page.counter
    said = next(one for one in page.findChildren(MessagePanel) if one.isVisible())
    below = driver.button("Test this connection")
    assert place(below, page).top() - place(said, page).bottom() >= 8


def test_at_200_percent_only_the_licences_scroll_in_what_is_said_of_paydesk(make_counter: MakeCounter) -> None:
    driver = make_counter(SMALL).driver
    driver.press(Qt.Key.Key_F1)
    help_panel = driver.window.frame.help_panel
    help_panel.show_tab(ABOUT)
    driver.settle()
    assert scrolling(help_panel) == []


def test_at_200_percent_six_fields_of_a_loan_are_in_sight(make_counter: MakeCounter) -> None:
    """Only four were."""
    counter = make_counter(SMALL)
    admin = PEOPLE[Role.ADMIN]
    counter.says(SignedIn(admin, unlocked_by=admin, unlocked_until=counter.driver.clock.now + 60_000))
    counter.driver.window.show_page("payouts")
    page = counter.features.money.page
    assert page is not None
    page.show_tab(LOAN)
    counter.driver.settle()
    form = page.tabs.get(LOAN)
    assert isinstance(form, MoneyFlow)
    assert len([box for box in form.payout_form.form.findChildren(FieldWidget) if whole(box.control)]) == 6


# Large screens --------------------------------------------------------------------------------------------------------
