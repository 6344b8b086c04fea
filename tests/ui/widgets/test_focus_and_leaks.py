"""Every widget that takes keys shows its focus, and none is leaked."""

from __future__ import annotations

import gc
import operator
from collections.abc import Callable
from operator import attrgetter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.forms.field_widget import FieldWidget
from paydesk.ui.forms.fields import FieldKind, FormField
from paydesk.ui.navigation_rail import RailButton
from paydesk.ui.orders.panel import StoryLine, story_view
from paydesk.ui.rows.card import RowsCard, TwoLineRow
from paydesk.ui.rows.model import Column
from paydesk.ui.sell.buttons import ActionRow
from paydesk.ui.sell.verdict_strip import VerdictWords
from paydesk.ui.side_list import SideList
from paydesk.ui.status_bar import StatusBar
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets.amount import AmountEdit
from paydesk.ui.widgets.card import Card, Chip, MessagePanel, Panel, PracticeBanner
from paydesk.ui.widgets.choice import CheckBox, Segmented
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.keypad import Keypad
from paydesk.ui.widgets.labels import AmountLabel, BigAmount, Heading, Note, Text
from paydesk.ui.widgets.qr_view import CountdownRing, QrView
from paydesk.ui.widgets.scroll_area import CurrentPageStack, VScrollArea
from paydesk.ui.widgets.text_field import TextField
from tests.helpers.looks import picture
from tests.ui.stage import Told

ROW = TwoLineRow("s1", "₹90.00", "order_1", ("4:32", "wait"))


def sale_list() -> SideList:
    made = SideList()
    made.show_sales([Told().shown().sale])
    return made


def table() -> RowsCard:
    made = RowsCard([Column("Amount", attrgetter("text"), stretches=True)], "Orders")
    made.show_rows([ROW])
    return made


def story() -> QWidget:
    made = story_view()
    made.show_rows([StoryLine("0", "Sale started by Asha, ₹90.00", ("14:36:01", "off"))])
    return made


def verdict() -> VerdictWords:
    made = VerdictWords(48)
    made.show_words("STATUS UNKNOWN")
    return made


def qr_view() -> QrView:
    made = QrView()
    made.show_code(((True, False), (False, True)))
    return made


TAKES_KEYS: dict[str, Callable[[], QWidget]] = {
    "plain button": lambda: KeyButton("Check now", "F5"),
    "main button": lambda: KeyButton("Show QR", "Enter", "primary"),
    "danger button": lambda: KeyButton("Cancel", "F8", "danger"),
    "ghost button": lambda: KeyButton("Dismiss", "", "ghost"),
    "rail button": lambda: RailButton("sell", "Sell"),
    "check box": lambda: CheckBox("Add a GST invoice to the QR"),
    "text field": lambda: TextField("Order number"),
    "choice field": lambda: FieldWidget(FormField("a", "Terminal", FieldKind.CHOICE, options=[("a", "A"), ("b", "B")])),
    "private field": lambda: FieldWidget(FormField("a", "Account number", mask=str.upper)),
    "amount field": lambda: FieldWidget(FormField("a", "Amount", FieldKind.MONEY)),
    "day field": lambda: FieldWidget(FormField("a", "Last day", FieldKind.DATE)),
    "long field": lambda: FieldWidget(FormField("a", "Public key", FieldKind.LONG)),
    "PIN field": lambda: FieldWidget(FormField("a", "PIN", FieldKind.PIN)),
    "verdict": verdict,
    "amount": AmountEdit,
    "sale list": sale_list,
    "table": table,
    "story": story,
}
OTHERS: dict[str, Callable[[], QWidget]] = {
    "segmented": lambda: Segmented([("a", "A", "F2"), ("b", "B", "")], name="Which"),
    "keypad": Keypad,
    "card": lambda: Card("warn"),
    "panel": Panel,
    "chip": lambda: Chip("Paid", "ok"),
    "ring": CountdownRing,
    "banner": PracticeBanner,
    "row": lambda: ButtonRow(KeyButton("A"), KeyButton("B")),
    "icon": lambda: IconLabel("check"),
    "heading": lambda: Heading("Orders"),
    "note": lambda: Note("small"),
    "text": lambda: Text("plain"),
    "amount label": lambda: AmountLabel("₹90.00"),
    "message": lambda: MessagePanel("bad", "Title", "Text"),
    "QR": qr_view,
    "room": lambda: VScrollArea(QWidget()),
    "one of": CurrentPageStack,
    "status bar": StatusBar,
    "big amount": lambda: BigAmount(60, "To pay"),
    "actions": ActionRow,
}


@pytest.mark.parametrize("name", TAKES_KEYS)
def test_where_the_keyboard_is_can_be_seen(qtbot: QtBot, look: ThemeTokens, name: str) -> None:
    """At least a line of 2 pixels around a part of it changes when it gets the focus."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, widget = QLineEdit(), TAKES_KEYS[name]()
    column.addWidget(first)
    column.addWidget(widget)
    window.resize(420, 300)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    first.setFocus()
    before = picture(widget)
    (widget.focusProxy() or widget).setFocus(Qt.FocusReason.TabFocusReason)
    assert (widget.focusProxy() or widget).hasFocus()
    assert changed(before, picture(widget)) >= 60


def changed(before: QImage, after: QImage) -> int:
    """Return the number of pixels that differ between two pictures of one size, 32 bits a pixel."""
    assert before.size() == after.size()
    old, new = (memoryview(image.constBits()).cast("B").cast("I") for image in (before, after))
    return sum(map(operator.ne, old, new))


def test_an_option_of_a_choice_shows_the_focus_too(qtbot: QtBot, look: ThemeTokens) -> None:
    choice = Segmented([("a", "QR on screen", "F2"), ("b", "Payment link", "")], name="Which")
    qtbot.addWidget(choice)
    choice.show()
    choice.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is choice)
    choice.option("a").clearFocus()
    before = picture(choice)
    choice.option("a").setFocus(Qt.FocusReason.TabFocusReason)
    assert changed(before, picture(choice)) >= 60


@pytest.mark.parametrize("name", [*TAKES_KEYS, *OTHERS])
def test_many_of_them_leave_nothing_behind(qtbot: QtBot, name: str, run_count: Callable[..., int]) -> None:
    """Neither a widget, nor a child of one, nor a timer, model or filter that it made."""
    leaves_nothing((TAKES_KEYS | OTHERS)[name], run_count(200, 20))


def leaves_nothing(make: Callable[[], QWidget], count: int) -> None:
    one_round(make, 2)  # what is made once for the whole program
    gc.freeze()  # what thousands of tests left is neither counted nor gone through for garbage
    before = count_objects()
    one_round(make, count)
    assert count_objects() <= before


def one_round(make: Callable[[], QWidget], count: int) -> None:
    parent = QWidget()
    column = QVBoxLayout(parent)
    for _ in range(count):
        column.addWidget(make())
    picture(parent)
    parent.deleteLater()
    del parent, column
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QApplication.processEvents()


def count_objects() -> int:
    """Return the number of QObjects that Python still knows, and of widgets that Qt still has."""
    known = sum(isinstance(one, QObject) for one in gc.get_objects())
    return known + len(QApplication.allWidgets())


def test_a_leak_is_counted(qtbot: QtBot) -> None:
    before = count_objects()
    kept = [KeyButton("A") for _ in range(10)]
    assert count_objects() >= before + 10
    for button in kept:
        button.deleteLater()
