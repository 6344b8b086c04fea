"""Sales as lines of the list at the side: what they say is as of now, and a sale that did not change is no change."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from paydesk.ui.side_list import SideList
from tests.ui.driver import Clock
from tests.ui.stage import Told

DAY = 24 * 3_600_000


def said(side: SideList) -> list[str]:
    model = side.view.rows_model
    return [model.sentence(place) for place in range(model.rowCount())]


def test_a_line_says_how_its_sale_stands_now(qtbot: QtBot, time: Clock) -> None:
    side = SideList()
    qtbot.addWidget(side)
    told = Told("s1", began=time.now - 1_000).shown()
    side.show_sales([told.sale], [])
    assert said(side)[0] == "Waiting now 1"
    assert said(side)[1].startswith("₹1,250.00, 5:00")
    time.now += 60_000
    side.show_sales([told.sale], [])
    assert "Unknown" in said(side)[1], "no answer for a minute"


def test_only_a_sale_that_changed_is_a_change(qtbot: QtBot, time: Clock) -> None:
    side = SideList()
    qtbot.addWidget(side)
    first, second = Told("s1").shown(), Told("s2").shown()
    sales = [first.sale, second.sale]
    side.show_sales(sales, [])
    changed: list[int] = []
    side.view.rows_model.dataChanged.connect(lambda index: changed.append(index.row()))
    side.show_sales(sales, [])
    assert changed == []
    side.show_sales([sales[0], second.read("ACTIVE").sale], [])
    assert changed == [2]


def test_what_is_over_names_its_day_once_that_is_past(qtbot: QtBot, time: Clock) -> None:
    side = SideList()
    qtbot.addWidget(side)
    sale = Told("s1", began=time.now).shown().read("PAID").sale
    side.show_sales([], [sale])
    today = said(side)[-1]
    time.now += DAY
    side.show_sales([], [sale])
    assert said(side)[-1] != today
    assert said(side)[:2] == ["Waiting now 0", "Nobody is waiting"]
