"""F1: help over the page that one is on; Esc or F1 closes it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from paydesk.ui.actions import TABLE, Action, key_label, key_words
from paydesk.ui.help.about import AboutTab, SupportTab
from paydesk.ui.help.guide import GuideTab
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.widgets.flow import ButtonRow, put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Text
from paydesk.ui.widgets.overlay import Veil
from paydesk.ui.widgets.room import Parts, Room


class KeyCap(paint.Drawn, QLabel):
    """A key as on the keyboard."""

    def sizeHint(self) -> QSize:
        """Qt: the key and its box."""
        size = paint.cap_size(self.text())
        return QSize(round(size.width() + 1), round(size.height() + 1))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        paint.cap(painter, QRectF(self.rect()), self.text(), tokens.ink)


class KeysTab(QWidget):
    """The table of keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("All keys"))
        content = QWidget(self)
        self.room = Room(content, self, name=self.tr("All keys"))
        self.room.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        put(vbox(content, (0, 0, 8, 0)), self._table(content), 1)
        put(vbox(self), self.room)

    def begin(self) -> None:
        """It comes to the front."""
        self.room.setFocus(Qt.FocusReason.OtherFocusReason)

    def _table(self, content: QWidget) -> QGridLayout:
        table = QGridLayout()
        table.setHorizontalSpacing(20)
        table.setVerticalSpacing(10)
        lines = (len(TABLE) + 1) // 2
        for number, key in enumerate(TABLE):
            column_of, line = divmod(number, lines)
            cap = KeyCap(key.label, content)
            words = Text(key_words(key), 15, "ink", parent=content)
            table.addWidget(cap, line, 2 * column_of, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.addWidget(words, line, 2 * column_of + 1)
            table.setColumnStretch(2 * column_of + 1, 1)
        scanner = self.tr("A scanned order number goes into its field, wherever you are.")
        table.addWidget(Text(scanner, 14, "ink3", parent=content), lines, 0, 1, 4)
        return table


GUIDE: Final = "guide"
KEYS: Final = "keys"
SUPPORT: Final = "support"
ABOUT: Final = "about"


class HelpPanel(Veil):
    """Four tabs, each made when it is first wanted. `ready_wanted`: "Ready to open"; `tab_made` carries a new tab."""

    ready_wanted = Signal()
    tab_made = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        content = QWidget(parent)
        super().__init__(content, parent, widest=1100)
        for place in range(3):
            self._middle[0].setStretch(place, int(place == 1))
        self.setAccessibleName(self.tr("Help"))
        heading = Heading(self.tr("Help"), content)
        self.close_button = KeyButton(
            self.tr("Close"), key_label(Action.ESCAPE), "plain", content, pressed=self.on_left
        )
        head = put(QHBoxLayout(), (heading, 1), self.close_button)
        self.tabs = Segmented(
            [
                (GUIDE, self.tr("Guide"), ""),
                (KEYS, self.tr("All keys"), ""),
                (SUPPORT, self.tr("Support file"), ""),
                (ABOUT, self.tr("About"), ""),
            ],
            content,
            name=self.tr("Help"),
        )
        self.tabs.chosen.connect(self.show_tab)
        self.ready_button = KeyButton(
            self.tr("Ready to open"), "", "ghost", content, icon="check", pressed=self.on_ready
        )
        self._parts: Parts[str, GuideTab | KeysTab | SupportTab | AboutTab] = Parts(content)
        self._parts.makers = {GUIDE: GuideTab, KEYS: KeysTab, SUPPORT: SupportTab, ABOUT: AboutTab}
        self._parts.made.connect(self.on_made)
        put(vbox(content, spacing=10), head, ButtonRow(self.tabs, self.ready_button, parent=content), (self._parts, 1))

    def open_support(self) -> None:
        """Come, with the support file."""
        self.come()
        self.show_tab(SUPPORT)

    @Slot(object)
    def on_made(self, name: str) -> None:
        """A tab was wanted for the first time."""
        self.tab_made.emit(self._parts.of(name))

    def open(self, topic: str, *, keys: bool = False) -> None:
        """Come, with the guide at this chapter, or with the keys."""
        self.come()
        self.show_tab(KEYS if keys else GUIDE)
        guide = self._parts.there.get(GUIDE)
        if not keys and isinstance(guide, GuideTab):
            guide.go_to(topic)

    @property
    def shows_keys(self) -> bool:
        """Whether the table of keys is in front."""
        return self.tabs.current() == KEYS

    def show_keys(self) -> None:
        """Bring the table of keys to the front."""
        self.show_tab(KEYS)

    @Slot(object)
    def show_tab(self, name: str) -> None:
        """Bring one tab to the front."""
        self.tabs.choose(name)
        self._parts.bring(name).begin()

    @Slot()
    def on_ready(self) -> None:
        """The eight checks are a page of their own."""
        self.on_left()
        self.ready_wanted.emit()

    def event(self, event: QEvent) -> bool:
        """Qt: F1 is the window's, with and without Ctrl."""
        asks = event.type() == QEvent.Type.ShortcutOverride
        if asks and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F1:
            event.ignore()
            return False
        return super().event(event)
