"""What a key, a button, the rail or the scanner means now, and what is done then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Slot

from paydesk.ui import key_rules
from paydesk.ui.keys import Action, KeyBoard
from paydesk.ui.sell.scanner import ScannerWatch, upi_address

if TYPE_CHECKING:
    from paydesk.ui.conductors.stage import OfficeStage
    from paydesk.ui.frame import Frame
    from paydesk.ui.offices import Offices
    from paydesk.ui.sell.presenter import SalePresenter

PANELS: Final = {"upi": Action.UPI, "cashgram": Action.CASHGRAM, "lock": Action.LOCK}
"""Places of the rail that are no pages, and what they do."""


class Doors(QObject):
    """Whatever staff press goes through here: it is done if it means anything now."""

    def __init__(
        self, stage: OfficeStage, frame: Frame, sales: SalePresenter, keys: KeyBoard, scanner: ScannerWatch
    ) -> None:
        super().__init__(frame)
        self._stage = stage
        self._frame = frame
        self._sales = sales
        self._keys = keys
        self._offices: Offices | None = None
        self._doors = {
            **sales.doors(),
            Action.KEYS: self.toggle_keys,
            Action.FULL_SCREEN: self._toggle_full_screen,
            Action.ESCAPE: self.escape,
            Action.SETTINGS: self.open_settings,
            Action.TYPE_KEYS: self.open_connections,
        }
        keys.pressed.connect(self.on_action)
        scanner.scanned.connect(self.on_scanned)
        frame.rail.chosen.connect(self.on_place)
        frame.keys_closed.connect(self.toggle_keys)

    def add(self, offices: Offices) -> None:
        """What comes after the first paint has doors of its own."""
        self._offices = offices
        self._doors.update(offices.doors())
        self.offer()

    def offer(self) -> None:
        """Only keys that mean something now are taken."""
        self._keys.allow(self.allowed())

    @property
    def covered(self) -> bool:
        """Whether a lock, or something that asks for a PIN, lies over the pages."""
        return self._offices is not None and self._offices.covers

    def allowed(self) -> frozenset[Action]:
        """The actions that have a meaning now."""
        if self._offices is not None and self._offices.covers:
            return key_rules.LOCKED if self._offices.people.locked else key_rules.COVERED
        return key_rules.allowed(self._frame, self._offices.offered() if self._offices is not None else frozenset())

    @Slot(object)
    def on_action(self, action: object) -> None:
        """A key or a button: do it, if it means anything now."""
        if isinstance(action, Action) and action in self.allowed() | {Action.TAKE_AGAIN} and action in self._doors:
            self._doors[action]()
            self._stage.refresh()

    @Slot(object)
    def on_scanned(self, text: object) -> None:
        """A scanner read something; behind a lock it means nothing. An open Check UPI takes a UPI address."""
        if self.covered:
            return
        address = upi_address(str(text))
        if self._offices is None or not address or not self._offices.take_address(address):
            self._sales.on_scanned(text)

    @Slot(object)
    def on_place(self, name: object) -> None:
        """A button of the rail."""
        place = str(name)
        if place in PANELS:
            self.on_action(PANELS[place])
            self._stage.mark_rail()
        else:
            self._stage.show_page(place)

    @Slot()
    def toggle_keys(self) -> None:
        """F1 opens the table of keys, and closes it."""
        if self._frame.shows_keys:
            self._frame.keys_panel.hide()
            self._stage.focus_page()
        else:
            self._frame.show_keys()
        self.offer()

    def escape(self) -> None:
        """Esc: close the panel that is open, else clear what is typed."""
        if self._frame.shows_keys:
            self.toggle_keys()
        elif self._offices is None or not self._offices.escape():
            key_rules.close_one(self._frame)

    def _toggle_full_screen(self) -> None:
        window = self._frame.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)  # maximized stays maximized
        if self._offices is not None:
            self._offices.customer.on_screens()

    @Slot()
    def open_settings(self) -> None:
        """The settings come to the front."""
        self._stage.show_page("settings")

    @Slot()
    def open_connections(self) -> None:
        """Where the keys are typed."""
        self._stage.show_page("settings")
        self._frame.set_up.on_connections()
