"""Commands about billing programs (see `domain.commands`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paydesk.domain.commands import Command, Question
from paydesk.domain.people.person import Permission

if TYPE_CHECKING:
    from paydesk.domain.billing.messages import NewProgramKey, ProgramsInUse
    from paydesk.domain.billing.program import BillingProgram


@dataclass(frozen=True, slots=True, kw_only=True)
class RegisterProgram(Question["NewProgramKey"], permission=Permission.SETTINGS, user_initiated=True):
    """Register a program, or give a registered one a new key; its `key_digest` is ignored: SettingsInUse."""

    program: BillingProgram


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveProgram(Command, permission=Permission.SETTINGS):
    """Remove a program: its key opens nothing any more. Its charges stay: SettingsInUse."""

    name: str


class ReadPrograms(Question["ProgramsInUse"], permission=Permission.SETTINGS):
    """Read where programs can reach this counter, and when each last did."""
