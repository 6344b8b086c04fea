"""What a UPI check found: the bank's name of the person in large letters, or why there is none."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from paydesk.domain.payout.answers import Validated
from paydesk.ui.widgets.announce import announce
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.chip import ChipKind
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import Words
from paydesk.ui.words.upi import details_of


class ResultCard(Card):
    """A soft box: the word, the name, the address, and a list of what else the bank tells."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ok", parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(17, 16, 17, 16)
        column.setSpacing(4)
        self.word = Text("", 12, "ok", bold=True, parent=self)
        self.name = Text("", 22, "ink", bold=True, parent=self)
        self.address = Text("", 13, "ink2", parent=self)
        self.text = Text("", 14, "ink", parent=self)
        self.todo = Text("", 14, "ink2", parent=self)
        for line in (self.word, self.name, self.address, self.text, self.todo):
            column.addWidget(line)
        for line in (self.name, self.address):
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._list = QWidget(self)
        self._grid = QGridLayout(self._list)
        self._grid.setContentsMargins(0, 8, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        column.addWidget(self._list)
        self.hide()

    def show_valid(self, found: Validated, word: str) -> None:
        """The address is there: whose it is."""
        self._paint("ok", word)
        self._say(self.name, found.name_at_bank)
        self._say(self.address, found.vpa)
        self._say(self.text, "")
        self._say(self.todo, "")
        self._show_details(details_of(found.ifsc, found.ifsc_details))
        self._come(f"{word}, {found.name_at_bank}")

    def show_words(self, kind: ChipKind, words: Words, address: str = "") -> None:
        """No name: what happened, and what to say or do."""
        self._paint(kind, words.title)
        self._say(self.name, "")
        self._say(self.address, address)
        self._say(self.text, words.text)
        self._say(self.todo, words.todo)
        self._show_details(())
        self._come(f"{words.title}. {words.text} {words.todo}")

    def forget(self) -> None:
        """Nothing of it stays."""
        for line in (self.word, self.name, self.address, self.text, self.todo):
            line.clear()
        self._show_details(())
        self.setAccessibleName("")
        self.hide()

    def details(self) -> list[tuple[str, str]]:
        """The list as it is shown."""
        texts = [label.text() for label in self._list.findChildren(Text) if not label.isHidden()]
        return list(zip(texts[::2], texts[1::2], strict=True))

    def _paint(self, kind: ChipKind, word: str) -> None:
        tint = {"ok": "ok", "warn": "warn", "bad": "bad"}.get(kind, "brand")
        self.set_kind("ok" if kind == "ok" else "warn" if kind == "warn" else "bad" if kind == "bad" else "info")
        self.word.setText(word)
        self.word.set_tint(tint)

    def _say(self, line: Text, text: str) -> None:
        line.setText(text)
        line.setVisible(bool(text))

    def _show_details(self, details: tuple[tuple[str, str], ...]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for place, (label, value) in enumerate(details):
            self._grid.addWidget(Text(label, 13, "ink2", parent=self._list), place, 0, Qt.AlignmentFlag.AlignTop)
            shown = Text(value, 13, "ink", parent=self._list)
            self._grid.addWidget(shown, place, 1, Qt.AlignmentFlag.AlignTop)
        self._list.setVisible(bool(details))

    def _come(self, spoken: str) -> None:
        self.setAccessibleName(self.word.text())
        self.show()
        announce(self, spoken, urgent=True)
