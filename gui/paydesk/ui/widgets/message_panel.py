"""An explanation inside a page: what happened, whose fault it is, what to do."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import hbox, put, turn, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import TOUCH, scaled

MessageKind = Literal["info", "ok", "warn", "bad"]
_LOOKS: Final = {
    "info": ("info", "brand", "ink"),
    "ok": ("check", "ok", "ink"),
    "warn": ("warn", "warn", "warn"),
    "bad": ("warn", "bad", "bad"),
}
"""Kind -> icon, token of the icon, token of the title."""


class MessagePanel(Card):
    """Icon, title and text on a soft colour. Both texts wrap; an empty one takes no room."""

    def __init__(self, kind: MessageKind, title: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(kind, parent)
        self._icon = IconLabel("info", "brand", 22)
        self._title = Text("", 14, "ink", bold=True)
        self._text = Text("", 14, "ink2")
        words = self._words = put(vbox(spacing=2), self._title, self._text)
        self._row = put(hbox(self, (18, 14, 18, 14), 14), (self._icon, 0, Qt.AlignmentFlag.AlignVCenter), (words, 1))
        # not Fixed: that would cap it at the height of its words on a wider panel
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.show_message(kind, title, text)

    @classmethod
    def later(cls, parent: QWidget | None = None) -> MessagePanel:
        """One that is not seen before it tells something."""
        made = cls("info", "", "", parent)
        made.hide()
        return made

    def add(self, part: QWidget) -> None:
        """Something stands below the words, e.g. a button; hidden, it takes no room."""
        self._words.addSpacing(4)
        self._words.addWidget(part)
        part.hide()

    def offer_close(self, spoken: str) -> KeyButton:
        """A button at its end that closes it, for those who have no Esc; `spoken`: what a screen reader says."""
        button = KeyButton("", "", "ghost", self, icon="close")
        button.setMaximumWidth(scaled(TOUCH))
        button.setAccessibleName(spoken)
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return button

    def use_low(self, *, low: bool) -> None:
        """Whether title, text and what was added stand side by side, with little around them."""
        turn(self._words, down=not low)
        self._words.setSpacing(14 if low else 2)
        for place, share in enumerate((1, 3)):
            self._words.setStretch(place, share if low else 0)
        margin = 2 if low else 14
        self._row.setContentsMargins(18, margin, 18, margin)

    def show_message(self, kind: MessageKind, title: str, text: str = "") -> None:
        """Say something else."""
        icon, token, title_token = _LOOKS[kind]
        self.set_kind(kind)
        self._icon.show_icon(icon, token)
        self._title.set_tint(title_token)
        self._title.setText(title)
        self._text.setText(text)
        self._title.setVisible(bool(title))
        self._text.setVisible(bool(text))
        self.setAccessibleName(title or text)
        self.setAccessibleDescription(text if title else "")

    def tell(self, kind: MessageKind, title: str, *texts: str) -> None:
        """Say it now: it is shown, and read aloud. It cuts short what is being said where something went wrong."""
        self.show_message(kind, title, " ".join(filter(None, texts)))
        self.show()
        announce(self, title, *texts, urgent=kind in {"bad", "warn"})

    def title(self) -> str:
        """The title."""
        return self._title.text()

    def text(self) -> str:
        """The text below the title."""
        return self._text.text()
