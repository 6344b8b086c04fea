"""What every part of the supervisor's page has: the page calls these, a part says what it does then."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui.hub import Asks
from paydesk.ui.layout import is_low
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import Fitted


class MoneyPart(Fitted, QWidget):
    """A part of the page. `command_wanted` carries a Command that moves no money, `save_wanted` a SaveFile.

    What it asks goes by `asks`, which the page tells all that the counter says.
    """

    command_wanted = Signal(object)
    save_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asks = Asks(self.command_wanted.emit, self)
        self.feet: list[tuple[QVBoxLayout, KeyButton]] = []
        """Its columns, each with the button at its foot."""

    def _fit(self) -> None:
        """In a low window the button below has less height, and less air above it."""
        low = is_low(self.window())
        for column, button in self.feet:
            button.set_height(46 if low else 54)
            column.setSpacing(6 if low else 10)

    def ended(self, _event: object) -> None:
        """A question was not answered: it can be asked again."""
        self.free()

    def begin(self) -> None:
        """It comes to the front: the focus goes where one goes on, and what stands there is asked for (`ask`)."""

    def ask(self) -> None:
        """What stands there is asked for anew, wherever the focus is."""

    def free(self) -> None:
        """Nothing is waited for any more: all can be pressed again."""
        self.asks.drop()

    def forget(self) -> None:
        """Somebody else takes over: nothing stays, and no answer is for them."""
        self.asks.drop()

    def refresh(self, now: int) -> None:
        """Time went on; `now` in ms since 1970."""

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Settings that it depends on; what is saved says its `kind`, unless it is real."""
