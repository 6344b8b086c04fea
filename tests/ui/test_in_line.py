"""What stands in or beside something else is in line with it, and as far from its edges as all that is there."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import Kind
from tests.ui.counter import MakeCounter, place, scrolling, shown, whole
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told
from tests.ui.stories import SCENES

SMALL = (683, 384)


def label(inside: QWidget, words: str) -> QLabel:
    """The text on the screen with these words."""
    [found] = [one for one in inside.findChildren(QLabel) if one.isVisible() and one.text() == words]
    return found


# A sale ---------------------------------------------------------------------------------------------------------------


def late_with_twin(driver: WindowDriver) -> WindowDriver:
    """Money that came after the sale was taken again; nobody paid the second one."""
    first, second = SCENES["cancelled"].told(), Told("s2", number=44).shown()
    driver.tell(second)
    first.say(Kind.REPLACED, facts.replaced("s2"))
    driver.show(first.read("PAID", after=60_000))
    driver.window.frame.sale.offer_refund(may=True)
    driver.settle()
    return driver


@pytest.mark.parametrize("size", [SMALL, (911, 512)], ids=str)
def test_late_money_and_the_sale_taken_again_are_read_without_scrolling(
    make_counter: MakeCounter, size: tuple[int, int]
) -> None:
    """The title of the second one took two lines, and the choices lay half under the buttons."""
    driver = late_with_twin(make_counter(size).driver)
    late = driver.window.frame.sale.late
    assert scrolling(late) == []
    assert whole(late.hand_over.say)
    titles = [label(late, words) for words in ("This sale", "Taken again as")]
    assert len({title.height() for title in titles}) == 1
    for card in (late.refund, late.hand_over):
        inside = [part for part in (card.title, card.mark, card.say) if part.isVisible()]
        assert min(place(part, card).top() for part in inside) >= 4, "clear of the line around the card"


def test_that_late_money_stays_on_the_counter_is_said_beside_the_buttons(make_counter: MakeCounter) -> None:
    """It began in the middle of the page."""
    late = late_with_twin(make_counter((1366, 768)).driver).window.frame.sale.late
    last = max(place(button, late).right() for button in late.buttons.buttons().values())
    stays = label(late, "Stays on this counter until it is settled.")
    assert 0 < place(stays, late).left() - last <= 40


def test_at_200_percent_a_refused_code_is_compared_from_the_edge_of_its_buttons(make_counter: MakeCounter) -> None:
    """What says that it is on no screen stood alone at the right, and the table ended before the buttons."""
    refused = shown(make_counter(SMALL).driver, "QR refused").window.frame.sale.words_view
    nowhere = label(refused, "It is on no screen, here or at the customer's.")
    written = nowhere.fontMetrics().boundingRect(nowhere.rect(), int(nowhere.alignment()), nowhere.text())
    assert place(nowhere, refused).left() + written.left() <= refused.buttons.x() + 2
    table = place(refused.table, refused)
    assert (table.left(), table.right()) == (refused.buttons.geometry().left(), refused.buttons.geometry().right())
    assert refused.rect().bottom() - refused.buttons.geometry().bottom() >= 8


# Orders ---------------------------------------------------------------------------------------------------------------


def test_at_200_percent_the_way_back_to_the_list_stands_in_line_with_the_story(make_counter: MakeCounter) -> None:
    """It touched both edges of the window."""
    driver = make_counter(SMALL).driver
    SCENES["paid"].told("p1").tell(driver.store)
    driver.window.show_page("orders")
    driver.list_orders()
    panel = driver.window.frame.orders.panel
    driver.window.frame.orders.choose("p1")
    driver.settle()
    back, ask = place(panel.back_button, panel), place(panel.ask_button, panel)
    assert back.left() == ask.left()
    assert back.width() < panel.width() / 2
