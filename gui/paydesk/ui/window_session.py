"""The session of one window: its connection to the counter, the settings in use, the stores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from paydesk.domain.settings.service_kind import ServiceKind, service_kind
from paydesk.ui.hub import EventHub

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.sell.notices import Notices
    from paydesk.ui.sell.store import SaleStore
    from paydesk.worker.client import CommandClient


class WindowSession(QObject):
    """The connection of one window to the counter, and the settings in use.

    `action_requested` carries an Action that a page asks for; `phone_requested` the CheckedAddress of a payment page,
    which the simulated phone opens.
    """

    action_requested = Signal(object)
    demo_requested = Signal()
    phone_requested = Signal(object)
    phone_pressed = Signal(object)
    """A press on the pretend phone; carries a PhoneAction."""
    settings_changed = Signal()

    sale_store: SaleStore
    """Sales known to the windows; set after the first paint."""
    notices: Notices
    """Notices above the pages; others once the window was rebuilt in another language."""

    def __init__(self, client: CommandClient, settings: Settings, *, demo: bool, parent: QObject) -> None:
        super().__init__(parent)
        self.client = client
        self.settings = settings
        self.demo = demo
        self.hints_done = 4
        """The number of hints of the demo that are done; a fresh demo begins at 0."""
        self.hub = EventHub(self)

    @property
    def service_kind(self) -> ServiceKind:
        """Kind of the service: unless money is real, screens, slips and files are marked."""
        return service_kind(self.settings, demo=self.demo)

    def use_settings(self, settings: Settings) -> None:
        """Use these settings. At a first start they are not saved yet."""
        self.settings = settings
        self.settings_changed.emit()
