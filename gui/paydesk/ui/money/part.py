"""What every part of the supervisor's page has: the page calls these, a part says what it does then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import new_id
from paydesk.domain.messages import CommandEnded, End
from paydesk.domain.payout.messages import HistoryCame, IdentityCame, PayoutsListed

if TYPE_CHECKING:
    from paydesk.domain.settings.service_kind import ServiceKind
    from paydesk.domain.settings.settings import Settings


class MoneyPart(QWidget):
    """A part of the page. `command_wanted` carries a Command that moves no money, `save_wanted` a SaveFile.

    Only the answer to its last question is shown: see `new_question`.
    """

    command_wanted = Signal(object)
    save_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask_id = ""

    def new_question(self) -> str:
        """The id for a question."""
        self._ask_id = new_id()
        return self._ask_id

    def is_answer(self, ask_id: str) -> bool:
        """Whether this answers the last question; that is then over."""
        found = bool(ask_id) and ask_id == self._ask_id
        if found:
            self._ask_id = ""
        return found

    @Slot(object)
    def on_told(self, event: object) -> None:
        """An answer came, or a command has ended: a question that was not asked after all can be asked again."""
        if isinstance(event, (HistoryCame, IdentityCame, PayoutsListed)) and self.is_answer(event.ask_id):
            self.show_answer(event)
        elif isinstance(event, CommandEnded) and event.end is not End.DONE and self.is_answer(event.subject):
            self.free()

    def show_answer(self, event: object) -> None:
        """The answer to its last question."""

    def begin(self) -> None:
        """It comes to the front: the focus goes where one goes on, and what stands there is asked for (`ask`)."""

    def ask(self) -> None:
        """What stands there is asked for anew, wherever the focus is."""

    def free(self) -> None:
        """Nothing is waited for any more: all can be pressed again."""
        self._ask_id = ""

    def forget(self) -> None:
        """Somebody else takes over: nothing stays, and no answer is for them."""
        self._ask_id = ""

    def refresh(self, now: int) -> None:
        """Time went on; `now` in ms since 1970."""

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Settings that it depends on; what is saved says its `kind`, unless it is real."""
