"""The lines of the side list: their texts are current, and unchanged sales are not updated."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from paydesk.domain.language import Language
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import Sum
from paydesk.ui.rows.card import SumBar
from paydesk.ui.side_list import SideList
from tests.helpers.looks import picture
from tests.helpers.spoken import spoken
from tests.ui.driver import Clock
from tests.ui.stage import Told

DAY = 24 * 3_600_000


def said(side: SideList) -> list[str]:
    model = side.view.rows_model
    return [model.row_text(place) for place in range(model.rowCount())]


def test_a_line_says_how_its_sale_stands_now(qtbot: QtBot, time: Clock) -> None:
    side = SideList()
    qtbot.addWidget(side)
    told = Told("s1", began=time.now - 1_000).shown()
    side.show_sales([told.sale])
    assert said(side)[0] == "Waiting 1"
    assert said(side)[1].startswith("₹1,250.00, 5:00")
    time.now += 60_000
    side.show_sales([told.sale])
    assert "Unknown" in said(side)[1], "no answer for a minute"


def test_only_a_sale_that_changed_is_a_change(qtbot: QtBot, time: Clock) -> None:
    side = SideList()
    qtbot.addWidget(side)
    first, second = Told("s1").shown(), Told("s2").shown()
    sales = [first.sale, second.sale]
    side.show_sales(sales)
    changed: list[int] = []
    side.view.rows_model.dataChanged.connect(lambda index: changed.append(index.row()))
    side.show_sales(sales)
    assert changed == []
    side.show_sales([sales[0], second.read("ACTIVE").sale])
    assert changed == [2]


@pytest.mark.parametrize(
    ("language", "words"), [(Language.ENGLISH, "44 paid"), (Language.HINDI, "44 भुगतान"), (Language.TAMIL, "44 வந்தது")]
)
def test_counts_and_amounts_share_a_baseline(qtbot: QtBot, qapp: QApplication, language: Language, words: str) -> None:
    """Texts in another font had another baseline."""
    with spoken(qapp, language):
        bar = SumBar(["ok"])
        qtbot.addWidget(bar)
        bar.resize(600, bar.sizeHint().height())
        bar.show_sums("", [(words, Sum(44, Money(44_00)))], "")
        bar.show()
        drawn, feet = picture(bar), set()
        for text in ("44", "₹44.00"):
            (label,) = (each for each in bar.findChildren(QLabel) if each.text().startswith(text) and each.isVisible())
            at, wide = label.mapTo(bar, QPoint()), label.fontMetrics().horizontalAdvance(text)
            inked = drawn.copy(QRect(at, QSize(wide, label.height())))
            ground = inked.pixelColor(0, 0)
            rows = [y for y in range(inked.height()) for x in range(wide) if _differ(inked.pixelColor(x, y), ground)]
            feet.add(at.y() + max(rows))
        assert max(feet) - min(feet) <= 1


def _differ(one: QColor, other: QColor) -> bool:
    return abs(one.lightness() - other.lightness()) > 60
