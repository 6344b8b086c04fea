"""A form in a place wider than a form gets: as high as it needs to be at its own width."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.forms.date_editor import DateEditor
from paydesk.ui.forms.fields import FieldKind, FormField, FormSection
from paydesk.ui.forms.form import MAX_WIDTH, Form
from paydesk.ui.forms.form_layout import FieldLayout
from paydesk.ui.widgets.scroll_area import VScrollArea
from tests.helpers.cut_text import cut_texts, settle

_NOTE = "It is said in one line where there is all the room of a wide screen, and in two of them where there is less."


def test_words_that_would_fit_the_place_and_not_the_form_get_their_lines(qtbot: QtBot) -> None:
    inside = QWidget()
    column = QVBoxLayout(inside)
    fields = [FormField("one", "One", FieldKind.LONG, note=_NOTE + " " + _NOTE), FormField("two", "Two")]
    form = Form([FormSection("Limits", fields)])
    column.addWidget(form)
    room = VScrollArea(inside)
    qtbot.addWidget(room)
    room.resize(2 * MAX_WIDTH, 200)  # lower than the form: each line that it forgets is cut
    room.show()
    settle(room)
    assert form.width() == form.maximumWidth() < inside.width(), "else it proves nothing"
    assert form.height() >= form.heightForWidth(form.width())
    assert cut_texts(room) == []


def test_a_field_that_has_gone_leaves_the_others_in_place(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    layout, fields = FieldLayout(place), [QLabel(name) for name in ("gone", "wide", "narrow", "beside")]
    for field in fields:
        layout.add_field(field, wide=field.text() == "wide")
    fields[0].setParent(None)
    layout.setGeometry(QRect(0, 0, 900, layout.heightForWidth(900)))  # Qt asks: what is raised there ends the program
    wide, narrow, beside = (field.geometry() for field in fields[1:])
    assert wide.width() == 900
    assert narrow.top() == beside.top() > wide.bottom()


def test_three_fields_stand_in_one_line_where_all_of_them_have_room(qtbot: QtBot) -> None:
    """Two lines of fields left no room for the table below them at twice the size."""
    place = QWidget()
    qtbot.addWidget(place)
    layout, fields = FieldLayout(place, 3), [QLabel(name) for name in ("who", "from", "to")]
    for field in fields:
        layout.add_field(field, wide=field.text() == "who", short=True)
    layout.setGeometry(QRect(0, 0, 480, 400))
    assert len({field.y() for field in fields}) == 1
    layout.setGeometry(QRect(0, 0, 400, 400))
    assert fields[0].width() == 400
    assert fields[1].y() == fields[2].y() > fields[0].y()


def test_how_a_day_is_typed_is_not_cut_beside_two_others(qtbot: QtBot) -> None:
    """In Tamil "dd-mm-yyyy" is half as long again."""
    form = Form(
        [FormField("who", "Who", wide=True), *(FormField(name, name, FieldKind.DATE, short=True) for name in "ab")],
        columns=3,
    )
    qtbot.addWidget(form)
    for box in (form.field_widget("a"), form.field_widget("b")):
        assert isinstance(box.control, DateEditor)
        box.control.setPlaceholderText("நாள்-மாதம்-வருடம்")
    form.resize(480, 300)
    form.show()
    settle(form)
    for box in (form.field_widget("a"), form.field_widget("b")):
        line = box.control
        assert isinstance(line, DateEditor)
        assert line.fontMetrics().horizontalAdvance(line.placeholderText()) < line.width() - 40
