"""Parts of the settings of money out: the list of fund sources, the addresses of the service, the public key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPlainTextEdit, QSpacerItem, QVBoxLayout, QWidget

from paydesk.domain.settings import rules as money_out_rules
from paydesk.ui import theme
from paydesk.ui.pages.money_out_form import HOST_FIELDS, OWN
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.fonts import font
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.segmented import Segmented
from paydesk.ui.widgets.text_field import Field, TextField

_LABEL: Final = 24
"""Pixels of the label above a field: a button beside it stands so much lower."""
_NO_LABEL: Final = 6
"""The same above a field whose label is not shown."""


class SourceRow(QWidget):
    """One fund source: its id, its name, and a button that takes it off the list. `removed` carries the row."""

    removed = Signal(object)

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.identity = TextField(self.tr("Id"), self.tr("CFMAIN1"), self)
        self.name = TextField(self.tr("Name"), self.tr("Daily payouts"), self)
        self.identity.edit.setMaxLength(60)
        self.name.edit.setMaxLength(money_out_rules.NAME_MAX)
        self.remove = KeyButton(self.tr("Remove"), "", "ghost", self)
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self.identity, 2, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.name, 3, Qt.AlignmentFlag.AlignTop)
        beside = QVBoxLayout()
        self._above = QSpacerItem(0, _LABEL)
        beside.addItem(self._above)
        beside.addWidget(self.remove)
        beside.addStretch(1)
        row.addLayout(beside)
        self.set_number(number)

    def set_number(self, number: int) -> None:
        """Which one it is, from 1; the first has the labels of all."""
        for field in (self.identity, self.name):
            field.show_label(shown=number == 1)
        self._above.changeSize(0, _LABEL if number == 1 else _NO_LABEL)
        self.identity.edit.setAccessibleName(self.tr("Id of fund source {n}").format(n=number))
        self.name.edit.setAccessibleName(self.tr("Name of fund source {n}").format(n=number))
        self.remove.setAccessibleName(self.tr("Remove fund source {n}").format(n=number))

    @Slot()
    def _remove(self) -> None:
        self.removed.emit(self)


class SourceList(QWidget):
    """The fund sources that staff may choose from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SourceRow] = []
        self.none = Note(self.tr("None yet: the service uses the account's own fund source."), self)
        self.add = KeyButton(self.tr("Add a fund source"), "", "plain", self)
        self.add.clicked.connect(self.on_add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        column.addWidget(self.none)
        column.addLayout(self._column)
        column.addWidget(ButtonRow(self.add, parent=self))
        self._renumber()

    def show_sources(self, sources: Sequence[tuple[str, str]]) -> None:
        """Put these (id, name) in place of what stands there."""
        while self.rows:
            self._drop(self.rows[-1])
        for identity, name in sources:
            row = self._new_row()
            row.identity.set_text(identity)
            row.name.set_text(name)
        self._renumber()

    def sources(self) -> tuple[tuple[str, str], ...]:
        """What is typed, row by row."""
        return tuple((row.identity.text(), row.name.text()) for row in self.rows)

    def show_faults(self, faults: Mapping[str, str]) -> None:
        """Say at each field what is wrong with it."""
        for number, row in enumerate(self.rows):
            row.identity.set_error(faults.get(f"source_id:{number}"))
            row.name.set_error(faults.get(f"source_name:{number}"))

    @Slot()
    def on_add(self) -> None:
        """One more row; the focus goes there."""
        row = self._new_row()
        self._renumber()
        row.identity.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def on_removed(self, row: object) -> None:
        """A row less; the focus goes to the one that took its place, else to the button below."""
        if not isinstance(row, SourceRow):
            return
        place = self.rows.index(row)
        self._drop(row)
        self._renumber()
        after = self.rows[place].remove if place < len(self.rows) else self.add
        after.setFocus(Qt.FocusReason.OtherFocusReason)

    def _new_row(self) -> SourceRow:
        row = SourceRow(len(self.rows) + 1, self)
        row.removed.connect(self.on_removed)
        self._column.addWidget(row)
        row.show()
        # made later than what stands below, but before it in the order of the keyboard
        stops = [self._stop_before(), row.identity.edit, row.name.edit, row.remove]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)
        self.rows.append(row)
        return row

    def _stop_before(self) -> QWidget:
        """Where Tab comes from to the button below the rows; setTabOrder takes only what can have the focus."""
        stop = self.add.previousInFocusChain()
        while stop is not None and not stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            stop = stop.previousInFocusChain()
        return stop or self.add

    def _drop(self, row: SourceRow) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _renumber(self) -> None:
        for number, row in enumerate(self.rows, 1):
            row.set_number(number)
        self.none.setVisible(not self.rows)
        self.add.setEnabled(len(self.rows) < money_out_rules.FUND_SOURCES_MAX)


class HostsEditor(QWidget):
    """Where the payout side is: one of the service's two places, or addresses of one's own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = Segmented(
            [
                ("sandbox", self.tr("The service's sandbox"), ""),
                ("production", self.tr("Production"), ""),
                (OWN, self.tr("Own addresses"), ""),
            ],
            self,
            name=self.tr("Where the payout side is"),
        )
        self.kind.chosen.connect(self.on_kind)
        self.fields = {
            "payouts_url": TextField(self.tr("Payouts, v1 and v1.2"), "https://", self),
            "payouts_v2_url": TextField(self.tr("Payouts, v2"), "https://", self),
            "verification_url": TextField(self.tr("Verification"), "https://", self),
            "internal_transfer_url": TextField(
                self.tr("Internal transfers, if elsewhere (optional)"), "https://", self
            ),
            "payouts_v2_version": TextField(self.tr("Version of payouts, v2"), "2024-01-01", self),
            "verification_version": TextField(self.tr("Version of verification"), "2024-12-01", self),
        }
        self._own = QWidget(self)
        grid = QGridLayout(self._own)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        for number, name in enumerate(HOST_FIELDS):
            grid.addWidget(self.fields[name], number // 2, number % 2, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.kind, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._own)
        self.on_kind("sandbox")

    def show_hosts(self, kind: str, own: Mapping[str, str]) -> None:
        """Choose a place, and put addresses into the fields."""
        self.kind.choose(kind)
        for name, one in self.fields.items():
            one.set_text(own.get(name, ""))
        self.on_kind(kind)

    def own(self) -> dict[str, str]:
        """The addresses that are typed."""
        return {name: one.text() for name, one in self.fields.items()}

    def show_faults(self, faults: Mapping[str, str]) -> None:
        """Say at each field what is wrong with it."""
        for name, one in self.fields.items():
            one.set_error(faults.get(name))

    @Slot(object)
    def on_kind(self, kind: object) -> None:
        """The fields are there for addresses of one's own only."""
        self._own.setVisible(kind == OWN)


class KeyField(Field):
    """A public key in PEM, pasted. The private half of a key pair is not even left on the screen."""

    def __init__(self, label: str, placeholder: str = "", parent: QWidget | None = None) -> None:
        self.edit = QPlainTextEdit()
        self.edit.setFont(font(13))
        self.edit.setTabChangesFocus(True)
        super().__init__(label, _Box(self.edit), parent)
        self.edit.setPlaceholderText(placeholder)
        self.edit.setAccessibleName(label)
        self.edit.textChanged.connect(self._changed)

    def text(self) -> str:
        """What was pasted, without the space around it."""
        return self.edit.toPlainText().strip()

    def set_text(self, text: str) -> None:
        """Put a key in."""
        self.edit.setPlainText(text)

    def set_error(self, text: str | None) -> None:
        """Say what is wrong with it; None takes it back."""
        super().set_error(text)
        self.edit.setAccessibleDescription(text or "")

    @Slot()
    def _changed(self) -> None:
        if not money_out_rules.is_private_key(self.edit.toPlainText()):
            return
        self.edit.clear()
        self.edit.document().clearUndoRedoStacks()
        self.set_error(
            self.tr("That was a private key: it was not kept, and nobody should have it here. Paste the public one.")
        )


class _Box(QFrame):
    """The frame around a text of several lines, as a line of text has it."""

    def __init__(self, edit: QPlainTextEdit) -> None:
        super().__init__()
        self._edit = edit
        self.setFocusProxy(edit)
        self.setFixedHeight(100)
        row = QHBoxLayout(self)
        row.setContentsMargins(5, 3, 5, 3)
        row.addWidget(edit)
        edit.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: the frame shows where the focus is."""
        if watched is self._edit and event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        faulty = bool(self.property("faulty"))
        strong = faulty or self._edit.hasFocus()
        line = tokens.bad if faulty else tokens.brand if strong else tokens.edge
        ground = tokens.surface if self.isEnabled() else tokens.sunken
        paint.box(QPainter(self), QRectF(self.rect()), paint.RADIUS, ground, line, 2 if strong else 1)
