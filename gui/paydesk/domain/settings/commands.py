"""Commands about this PC and its settings files; all others, and how they work, are in `domain.commands`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paydesk.domain.commands import Command, Question
from paydesk.domain.people.person import Permission

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import WindowState


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadSettingsFile(Question, permission=Permission.SETTINGS):
    """What is in the text of a settings file: SettingsRead. Nothing is used or kept of it."""

    text: str


class ReadPcState(Command):
    """How this PC is: PcState. Free to all: it says nothing of anybody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveWindowState(Command):
    """Keep where the window stands and what came unseen in it for the next run, whoever is at the counter."""

    state: WindowState


class GatherSupport(Command, permission=Permission.STORED_DATA):
    """What a support file takes from the counter: SupportNotes."""


class CheckService(Command):
    """Whether the service answers and knows the keys in use: ServiceChecked. Free to all: nothing is shown of keys."""
