"""The state of keys and of the journal as the windows know it, and the base of sections that depend on keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.hub.messages import NO_HUB, HubState
from paydesk.domain.messages import JournalBroken, JournalFault, JournalStarted, SettingsInUse
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.domain.settings.settings import Settings
from paydesk.ui.hub import Store
from paydesk.ui.settings.form_page import SettingsPart

_DAMAGED: Final = frozenset({"damaged", "altered"})


class KeysStore(Store):
    """State of keys and of journal damage, for pages that may be created later. `changed`: keys are elsewhere."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None, settings: Settings | None = None) -> None:
        super().__init__(parent)
        self.handlers = {
            SettingsInUse: self._use,
            AreaKeys: self._take_keys,
            HubState: self._take_hub,
            JournalFault: self._take_fault,
            JournalBroken: self._take_broken,
            JournalStarted: self._take_begun,
        }
        self.settings = settings or Settings()
        self.hub = NO_HUB
        """The connection to the hub of the shop."""
        self._keys: dict[Area, AreaKeys] = {}
        self._damage: dict[type, JournalFault | JournalBroken] = {}
        """Events about damage, until it is repaired or a new journal is begun."""

    def keys(self, area: Area) -> AreaKeys:
        """Return the state of an area's keys."""
        return self._keys.get(area) or AreaKeys(area, "none")

    def lacks(self, area: Area) -> bool:
        """Return True if an area is known to have no keys."""
        return area in self._keys and not self._keys[area].is_usable

    @property
    def is_journal_replaceable(self) -> bool:
        """True if the journal is damaged, or the hub refuses it for good."""
        return bool(self._damage) or self.hub.needs_new_journal

    def known_keys(self) -> tuple[AreaKeys, ...]:
        """Return the states received so far."""
        return tuple(self._keys.values())

    def snapshot_events(self) -> tuple[AreaKeys | HubState | JournalFault | JournalBroken, ...]:
        """Return the last events about keys, the hub and the journal, for a rebuilt window."""
        return (*self._keys.values(), self.hub, *self._damage.values())

    def _use(self, event: SettingsInUse) -> None:
        self.settings = event.settings

    def _take_keys(self, event: AreaKeys) -> None:
        self._keys[event.area] = event
        self.changed.emit()

    def _take_hub(self, event: HubState) -> None:
        self.hub = event

    def _take_fault(self, event: JournalFault) -> None:
        if event.kind in _DAMAGED:
            self._damage[JournalFault] = event
        elif not event.kind:  # other faults, as a full disk, do not clear the damage
            self._damage.pop(JournalFault, None)

    def _take_broken(self, event: JournalBroken) -> None:
        self._damage[JournalBroken] = event

    def _take_begun(self, _event: JournalStarted) -> None:
        self._damage.clear()


class KeysSettingsPart(SettingsPart):
    """A section whose addresses decide which keys can be used. The demo has fixed addresses."""

    def __init__(self, *, demo: bool) -> None:
        super().__init__()
        self._demo = demo
        self._keys = KeysStore()

    def set_store(self, keys: KeysStore) -> None:
        """Use this store, and follow it."""
        self._keys = keys
        keys.changed.connect(self.show_keys)
        self.show_keys()

    def on_field_edited(self, _name: str) -> None:
        """Update the keys: they are used only with the hosts they were typed for."""
        self.show_keys()

    @Slot()
    def show_keys(self) -> None:
        """Show the state of the keys for the typed address."""
        raise NotImplementedError
