"""The six text styles: their sizes in each layout, on labels and for what is painted."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.domain.settings.settings import Theme
from paydesk.ui import theme
from paydesk.ui.layout import SPACING, Layout
from paydesk.ui.text_styles import TEXT_STYLES, TextStyle
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import set_text_style, text_font


@pytest.mark.parametrize("style", list(TEXT_STYLES))
def test_a_style_has_the_size_of_the_layout(qtbot: QtBot, qapp: QApplication, style: TextStyle) -> None:
    keeper, label = theme.apply(qapp, Theme.LIGHT), Text("Paid", style=style)
    qtbot.addWidget(label)
    label.show()
    for layout in (Layout.NORMAL, Layout.COMPACT, Layout.LARGE):
        keeper.use_layout(layout)
        px, weight = TEXT_STYLES[style].px(layout), TEXT_STYLES[style].weight
        for font in (label.font(), text_font(style)):
            assert (font.pixelSize(), font.weight()) == (px, weight)
        assert label.sizeHint().height() >= QFontMetrics(label.font()).height()
    keeper.use(Theme.DARK)
    assert label.font().pixelSize() == TEXT_STYLES[style].large


def test_a_label_can_change_its_style_and_weight(qtbot: QtBot) -> None:
    label = Text("Online", style="small", bold=True)
    qtbot.addWidget(label)
    label.show()
    assert (label.font().pixelSize(), label.font().weight()) == (13, 600)
    set_text_style(label, "title", bold=False)
    assert (label.font().pixelSize(), label.font().weight()) == (28, 400)
    set_text_style(label, "action")
    assert (label.font().pixelSize(), label.font().weight()) == (18, 600)


def test_large_layouts_have_no_smaller_sizes() -> None:
    for style in TEXT_STYLES.values():
        assert style.compact <= style.normal <= style.large
    for layout in Layout:
        assert {layout.metrics.page, layout.metrics.gap, layout.metrics.card} <= set(SPACING)
