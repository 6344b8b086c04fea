"""Right-to-left languages: the window is mirrored, but not amounts, order ids and keypads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import mirrored_words
from tests.ui.conftest import MakeDriver
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES


@pytest.fixture
def mirrored(qapp: QApplication, make_driver: MakeDriver) -> Iterator[WindowDriver]:
    """Return a right-to-left counter with sales."""
    with mirrored_words(qapp):
        driver = make_driver(demo=True)
        for number, scene in enumerate(list(SCENES.values())[::4]):
            scene.told(f"old {number}").tell(driver.store)
        driver.window.sales.on_dismissed()
        driver.settle()
        yield driver


def left_of(widget: QWidget, driver: WindowDriver) -> int:
    return widget.mapTo(driver.window, QPoint(0, 0)).x()


def test_the_window_is_mirrored(mirrored: WindowDriver) -> None:
    side_list, page, rail = (left_of(mirrored.parts[name], mirrored) for name in ("list", "page", "rail"))
    assert side_list < page < rail
    sell = mirrored.form.page
    assert left_of(sell.keypad, mirrored) < left_of(sell.amount, mirrored)


def test_a_keypad_is_as_on_every_phone(mirrored: WindowDriver) -> None:
    keys = {key.accessibleName(): key for key in mirrored.form.page.keypad.findChildren(QPushButton)}
    assert left_of(keys["1"], mirrored) < left_of(keys["2"], mirrored) < left_of(keys["3"], mirrored)


@pytest.mark.parametrize(
    ("field", "text"), [("amount", "1250.50"), ("bill", "order_20261120_0043_k7q"), ("note", "9898989898")]
)
def test_what_is_typed_goes_from_left_to_right(mirrored: WindowDriver, field: str, text: str) -> None:
    sell = mirrored.form.page
    edit: QLineEdit = {"amount": sell.amount, "bill": sell.tile.bill, "note": sell.tile.note}[field]
    edit.setText(text)
    places = []
    for place in range(len(edit.text()) + 1):
        edit.setCursorPosition(place)
        rect = edit.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        places.append(rect.x() if isinstance(rect, QRect | QRectF) else -1)
    assert places == sorted(places)
    assert places[0] < places[-1]


def test_an_amount_and_its_chip_do_not_lie_on_each_other(
    mirrored: WindowDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, QRectF]] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *given: Any) -> Any:
        if isinstance(given[0], QRect | QRectF):
            flags, text = given[1], given[2]
            seen = QFontMetricsF(painter.font()).boundingRect(QRectF(given[0]), getattr(flags, "value", flags), text)
            drawn.append((text, painter.transform().mapRect(seen)))
        return draw(painter, *given)

    view = mirrored.waiting.view.viewport()
    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", note)
        view.render(QImage(view.size(), QImage.Format.Format_RGB32))
    amounts = [rect for text, rect in drawn if text.startswith("₹")]
    others = [(text, rect) for text, rect in drawn if not text.startswith("₹")]
    assert len(amounts) > 3
    assert all(rect.center().x() > view.width() / 2 for rect in amounts)
    for amount in amounts:
        assert [
            text for text, rect in others if rect.adjusted(1, 3, -1, -3).intersects(amount.adjusted(1, 3, -1, -3))
        ] == []


def test_nothing_is_cut_on_any_page(mirrored: WindowDriver) -> None:
    found = {}
    for name in mirrored.window.page_names():
        mirrored.window.show_page(name)
        mirrored.window.refresh()
        found[name] = cut_texts(mirrored.window)
    assert found == {name: [] for name in found}


@pytest.mark.long
def test_nothing_is_cut_on_any_screen_of_a_sale(mirrored: WindowDriver) -> None:
    found = {}
    mirrored.window.setUpdatesEnabled(False)  # `cut_texts` paints what it looks at
    for number, (name, scene) in enumerate(SCENES.items()):
        mirrored.show(scene.told(f"new {number}"), scene.later)
        found[name] = cut_texts(mirrored.window)
    assert {name: lines for name, lines in found.items() if lines} == {}
