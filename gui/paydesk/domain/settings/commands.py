"""Commands about this PC and its settings files (see `domain.commands`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paydesk.domain.commands import Command, Question
from paydesk.domain.people.person import Permission

if TYPE_CHECKING:
    from paydesk.domain.settings.messages import PcState, SettingsFileContent
    from paydesk.domain.settings.settings import WindowState


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadSettingsFile(Question["SettingsFileContent"], permission=Permission.SETTINGS):
    """Parse the text of a settings file. It is neither used nor stored."""

    text: str


class ReadPcState(Question["PcState"]):
    """Read the state of this PC. Open to all: it holds no personal data."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveWindowState(Command):
    """Save the window's geometry and unseen sales for the next run, whoever is signed in."""

    state: WindowState


class GatherSupport(Command, permission=Permission.STORED_DATA):
    """Collect the counter's part of a support file: SupportNotes."""


class CheckService(Command):
    """Check that the service answers and knows the current keys: ServiceChecked. Open to all: no keys are shown."""
