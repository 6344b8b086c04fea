"""What the counter says to the window itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from paydesk.domain.messages import CommandEnded, JournalBroken, PartFailed, SettingsKept, StartedAgain
from paydesk.domain.settings.problems import SettingsDamaged
from paydesk.ui.words.problems import BUG, broken_words, failed_words, part_words, settings_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.hub import Takers
    from paydesk.ui.words.base import Words


def takers(window: QWidget, say: Callable[[Words | None], None], use_settings: Callable[[Settings], None]) -> Takers:
    """Who takes it: `say` tells staff, `use_settings` takes settings that were kept."""

    def say_failed(event: CommandEnded) -> None:
        if event.fault == BUG:
            say(failed_words(event))

    def come_to_front(_event: StartedAgain) -> None:
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()

    return {
        SettingsKept: lambda event: use_settings(event.settings),
        CommandEnded: say_failed,
        SettingsDamaged: lambda event: say(settings_words(event)),
        PartFailed: lambda event: say(part_words(event)),
        JournalBroken: lambda event: say(broken_words(event)),
        StartedAgain: come_to_front,
    }
