"""Alignment: nested and neighbouring widgets line up, with equal margins."""

from __future__ import annotations

from operator import attrgetter

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.actions import Action
from paydesk.ui.rows.card import RowsCard, TwoLineRow
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.widgets.card import MessagePanel
from tests.ui.counter import MakeCounter, place, scrolling, show_paid_late, whole
from tests.ui.driver import WindowDriver
from tests.ui.panels.conftest import check_address
from tests.ui.stage import Told

SMALL = (683, 384)


def label(inside: QWidget, words: str) -> QLabel:
    """Return the visible label with this text."""
    [found] = [one for one in inside.findChildren(QLabel) if one.isVisible() and one.text() == words]
    return found


# A new payment --------------------------------------------------------------------------------------------------------


# A sale ---------------------------------------------------------------------------------------------------------------


def late_with_twin(driver: WindowDriver) -> WindowDriver:
    """Return a sale paid after its replacement was made, which is unpaid."""
    show_paid_late(driver, Told("s2", number=44).shown())
    driver.sale.page.set_offered(Action.REFUND, offered=True)
    driver.settle()
    return driver


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)], ids=str)
def test_late_money_and_the_sale_taken_again_are_read_without_scrolling(
    make_counter: MakeCounter, size: tuple[int, int]
) -> None:
    """The second title took two lines and pushed the choices under the buttons."""
    driver = late_with_twin(make_counter(size).driver)
    late = driver.sale.page.late_view
    assert scrolling(late) == []
    assert whole(late.hand_over_card.customer_phrase)
    titles = [label(late, words) for words in ("This sale", "Charged again as")]
    assert len({title.height() for title in titles}) == 1
    for card in (late.refund_card, late.hand_over_card):
        inside = [part for part in (card.title, card.recommended_chip, card.customer_phrase) if part.isVisible()]
        assert min(place(part, card).top() for part in inside) >= 4, "clear of the line around the card"


def test_that_late_money_stays_on_the_counter_is_said_beside_the_buttons(make_counter: MakeCounter) -> None:
    """Keep it from starting in the middle of the page."""
    late = late_with_twin(make_counter((1366, 768)).driver).sale.page.late_view
    last = max(place(button, late).right() for button in late.buttons.visible_buttons().values())
    stays = label(late, "Stays here until settled.")
    assert 0 < place(stays, late).left() - last <= 40


# What is told ---------------------------------------------------------------------------------------------------------


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


def test_the_test_of_a_connection_stands_clear_of_what_is_said_above_it(make_counter: MakeCounter) -> None:
    driver = make_counter((1366, 768)).driver
    page = driver.settings.open_counter()
    driver.settle()
    said = next(one for one in page.findChildren(MessagePanel) if one.isVisible())
    below = driver.button("Test this connection")
    assert place(below, page).top() - place(said, page).bottom() >= 8


# Large screens --------------------------------------------------------------------------------------------------------
