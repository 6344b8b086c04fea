"""Connections: the keys of the three areas of the service, each with its own test."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.messages import CommandEnded
from paydesk.domain.people.messages import PermissionDenied
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested
from paydesk.ui.forms.following_room import FollowingRoom
from paydesk.ui.page import Page
from paydesk.ui.settings.area_card import AreaCard
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.message_panel import MessagePanel


class ConnectionsPage(Page):
    """Three cards. `keys_typed` and `test_wanted` carry (area, client id, secret), `forgotten` an area."""

    keys_typed = Signal(object)
    test_wanted = Signal(object)
    forgotten = Signal(object)
    look_wanted = Signal()

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 0, 24, 20)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(14)
        column.addWidget(self._notice(inside, demo=demo))
        self.cards = {area: AreaCard(area, demo=demo, parent=inside) for area in Area}
        for card in self.cards.values():
            card.keys_typed.connect(self.keys_typed)
            card.test_wanted.connect(self.test_wanted)
            card.forgotten.connect(self.forgotten)
            column.addWidget(card)
        column.addStretch(1)
        page.addWidget(FollowingRoom(inside, self, name=self.tr("Connections")), 1)

    def _notice(self, parent: QWidget, *, demo: bool) -> QWidget:
        if demo:
            text = self.tr(
                "It talks to the built-in sandbox; its keys open nothing else. They can be tested, not changed."
            )
            return MessagePanel("info", self.tr("This is the demo"), text, parent)
        self.keychain = MessagePanel("warn", "", "", parent)
        self.keychain.hide()
        text = self.tr("Each part of the service has keys of its own. New ones are used from the next call on.")
        box = QWidget(parent)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        column.addWidget(Text(text, 14, "ink2", parent=box))
        column.addWidget(self.keychain)
        return box

    def begin(self) -> None:
        """The page comes to the front."""
        self.look_wanted.emit()
        gateway = self.cards[Area.GATEWAY]
        if gateway.lacks_keys:
            gateway.begin_typing()  # nothing can be sold without them
        gateway.first().setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def on_event(self, event: object) -> None:
        """What the counter says of keys."""
        if isinstance(event, AreaKeys):
            self.cards[event.area].show_keys(event)
            self._show_keychain(event.keychain)
        elif isinstance(event, AreaTested):
            self.cards[event.area].show_tested(event)
        elif isinstance(event, CommandEnded) or (
            isinstance(event, PermissionDenied) and event.permission is Permission.KEYS
        ):
            for card in self.cards.values():
                card.stop_waiting()

    def _show_keychain(self, state: str) -> None:
        """Say plainly when keys will be asked for at each start."""
        titles = {
            "absent": self.tr("This PC has no keychain: keys are asked for at each start"),
            "locked": self.tr("This PC's keychain is locked: keys are asked for at each start"),
        }
        texts = {
            "absent": self.tr("What is typed here is kept in memory until Paydesk closes, and in no file."),
            "locked": self.tr("Unlock it and start Paydesk again; until then what is typed here is kept in memory."),
        }
        if state in titles:
            self.keychain.show_message("warn", titles[state], texts[state])
        if state:
            self.keychain.setVisible(state in titles)
