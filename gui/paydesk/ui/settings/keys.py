"""What the windows know of keys, and of damage to the journal; and the parts of settings that say where keys are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.messages import JournalBroken, JournalFault, JournalStarted, SettingsInUse
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.domain.settings.settings import Settings
from paydesk.ui.hub import Store
from paydesk.ui.settings.form_page import SettingsPart

_DAMAGED: Final = frozenset({"damaged", "altered"})


class KeysStore(Store):
    """For the parts of the settings that are about them; all of these may come later. `changed`: keys are elsewhere."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None, settings: Settings | None = None) -> None:
        super().__init__(parent)
        self.handlers = {
            SettingsInUse: self._use,
            AreaKeys: self._take_keys,
            JournalFault: self._take_fault,
            JournalBroken: self._take_broken,
            JournalStarted: self._take_begun,
        }
        self.settings = settings or Settings()
        self._keys: dict[Area, AreaKeys] = {}
        self._damage: dict[type, JournalFault | JournalBroken] = {}
        """What was said of it, until it is well again, or a new one is begun."""

    def keys(self, area: Area) -> AreaKeys:
        """Where the keys of an area are, as last heard."""
        return self._keys.get(area) or AreaKeys(area, "none")

    def lacks(self, area: Area) -> bool:
        """Whether it was heard that an area has no keys, or none any more."""
        return area in self._keys and not self._keys[area].is_usable

    @property
    def is_journal_damaged(self) -> bool:
        """Whether the journal is."""
        return bool(self._damage)

    def known_keys(self) -> tuple[AreaKeys, ...]:
        """Where the keys of each area are that was heard of."""
        return tuple(self._keys.values())

    def snapshot_events(self) -> tuple[AreaKeys | JournalFault | JournalBroken, ...]:
        """Where all keys are, and what is wrong with the journal, as last heard."""
        return (*self._keys.values(), *self._damage.values())

    def _use(self, event: SettingsInUse) -> None:
        self.settings = event.settings

    def _take_keys(self, event: AreaKeys) -> None:
        self._keys[event.area] = event
        self.changed.emit()

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
    """Is about an address that keys were given for, or not. In a demo there is none to set."""

    def __init__(self, *, demo: bool) -> None:
        super().__init__()
        self._demo = demo
        self._keys = KeysStore()

    def set_store(self, keys: KeysStore) -> None:
        """Where the keys are, this store tells."""
        self._keys = keys
        keys.changed.connect(self.show_keys)
        self.show_keys()

    def on_field_edited(self, _name: str) -> None:
        """Part: keys are sent to no other host than theirs."""
        self.show_keys()

    @Slot()
    def show_keys(self) -> None:
        """Where the keys are, for the address that is typed."""
        raise NotImplementedError
