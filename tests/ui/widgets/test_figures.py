"""Figures side by side: none is cut, none is larger than another, and one of nothing draws no eye."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from paydesk.ui import theme
from paydesk.ui.widgets.figures import FigureCard, FigureRow
from tests.ui.driver import said


@pytest.fixture
def row(qtbot: QtBot) -> FigureRow:
    made = FigureRow([FigureCard("check", name, "warn") for name in ("Paid", "Not paid", "Unknown", "Paid late")])
    qtbot.addWidget(made)
    made.resize(1200, 120)
    made.show()
    return made


def cards_of(row: FigureRow) -> list[FigureCard]:
    return row.findChildren(FigureCard)


def test_an_amount_in_a_narrow_card_is_written_smaller_and_never_cut(qtbot: QtBot, row: FigureRow) -> None:
    cards = cards_of(row)
    for card in cards:
        card.show_figure("₹11,18,450.00", "42 sales")
    assert len({card.y() for card in cards}) == 1
    row.resize(460, 240)
    qtbot.waitUntil(lambda: len({card.y() for card in cards}) == 2)
    for card in cards:
        qtbot.waitUntil(lambda one=card: one.amount.sizeHint().width() <= one.amount.width())  # type: ignore[misc]
    assert said(cards[0]) == "Paid ₹11,18,450.00 42 sales"


def test_a_longer_sum_looks_no_smaller_than_the_others(qtbot: QtBot, row: FigureRow) -> None:
    """At twice the size what was paid was written smaller than what was not."""
    cards = cards_of(row)
    row.resize(4 * 190, 120)
    for card, amount in zip(cards, ("₹12,18,450.00", "₹75.00", "₹0.00", "₹0.00"), strict=True):
        card.show_figure(amount, "")
    qtbot.waitUntil(lambda: len({card.y() for card in cards}) == 1 and cards[0].width() < 200)
    assert {card.amount.font().pixelSize() for card in cards} == {20}, "as large as the longest allows"
    assert cards[0].amount.sizeHint().width() <= cards[0].amount.width()


def test_a_figure_of_none_is_as_quiet_as_its_note(row: FigureRow) -> None:
    card = cards_of(row)[2]
    for some, tint in ((True, "ink"), (False, "ink3"), (True, "ink")):
        card.show_figure("₹0.00", "none", is_nonzero=some)
        assert card.amount.palette().color(card.amount.foregroundRole()) == QColor(theme.current().colour(tint))
