"""A counter that only notes what windows ask of it."""

from __future__ import annotations

from typing import TypeVar

from paydesk.domain.commands import Command, TakeSale
from paydesk.domain.failure import Failure
from paydesk.domain.messages import CommandEnded, CommandStatus

CommandT = TypeVar("CommandT", bound=Command)


class Recorder:
    """A CommandClient: `sent` holds each command, in order."""

    def __init__(self) -> None:
        self.sent: list[Command] = []

    def send(self, command: Command) -> None:
        """Note it."""
        self.sent.append(command)

    def of(self, kind: type[CommandT]) -> list[CommandT]:
        """Return the commands of exactly one type."""
        return [command for command in self.sent if type(command) is kind]

    def last(self, kind: type[CommandT]) -> CommandT:
        """Return the last command of one type."""
        return self.of(kind)[-1]

    @property
    def taken(self) -> list[TakeSale]:
        """The sales that were asked for."""
        return self.of(TakeSale)


def ended(
    command: Command, end: CommandStatus = CommandStatus.DONE, fault: str = "", failure: Failure | None = None
) -> CommandEnded:
    """Return the counter's message about the end of a command."""
    return CommandEnded(command.command_id, end, command.subject, fault, failure)
