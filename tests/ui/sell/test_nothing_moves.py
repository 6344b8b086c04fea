"""While only time goes by, nothing on the page of a sale moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.language import Language
from paydesk.domain.sale.verdict import verdict_of
from tests.helpers.spoken import spoken
from tests.ui.conftest import MakeDriver
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES

AGES = (0, 9, 10, 17, 59, 60, 88, 90, 100, 180, 600)
"""Seconds: each number of digits of each unit, and two that are wide."""
SCENES_OF_WORDS = ["cancelled", "expired for good", "order refused", "taken off the list", "unknown word"]


def places(driver: WindowDriver) -> dict[str, QRect]:
    """Return the geometry of each part of the page."""
    page = driver.sale.page
    found = {}
    for number, part in enumerate(page.findChildren(QWidget)):
        if part.isVisible():
            found[f"{number} {type(part).__name__}"] = QRect(part.mapTo(page, QPoint()), part.size())
    return found


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)], ids=str)
def test_ages_move_nothing(
    make_driver: MakeDriver, qapp: QApplication, size: tuple[int, int], language: Language
) -> None:
    """Regression: at "17 s ago" the headline broke in two, and all below moved by a line."""
    moved: list[object] = []
    with spoken(qapp, language):
        driver = make_driver(demo=True, live=False, size=size)
        for name in ("waiting", *SCENES_OF_WORDS):
            sale = driver.show(SCENES[name].told(name), SCENES[name].later)
            began, before = driver.clock.now, dict[object, dict[str, QRect]]()
            for age in AGES:
                driver.clock.now = began + age * 1_000
                driver.window.refresh()
                driver.settle()
                page = driver.sale.page
                assert page.view_model is not None
                key = driver.sale.verdict, page.view_model.layout
                now = places(driver)
                moved += [(name, age, part) for part, at in before.setdefault(key, now).items() if now.get(part) != at]
            assert verdict_of(sale, began) is not None
    assert moved == []
