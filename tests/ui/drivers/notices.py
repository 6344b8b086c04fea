"""The notices of a window."""

from __future__ import annotations

from paydesk.ui.sell.alarm_bar import AlarmBar
from paydesk.ui.sell.notices import Notices
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.words.base import Words
from tests.ui.drivers.screen import Screen


class NoticeArea(Screen):
    """Reads the notices."""

    @property
    def area(self) -> Notices:
        """The strips themselves, for what has no name here."""
        return self.window.frame.notices

    @property
    def message(self) -> MessagePanel:
        """The panel of the message."""
        return self.area.message_panel

    @property
    def has_message(self) -> bool:
        """True if there is a message that Esc closes."""
        return self.area.has_message

    @property
    def title(self) -> str:
        """The title of the message that is shown, or ""."""
        return self.message.title() if self.message.isVisible() else ""

    @property
    def text(self) -> str:
        """The text of the message that is shown, or ""."""
        return self.message.text() if self.message.isVisible() else ""

    @property
    def is_visible(self) -> bool:
        """True if any notice is shown."""
        return self.area.isVisible()

    @property
    def sale_alarm(self) -> AlarmBar:
        """The strip about money that came unseen or late."""
        return self.area.sale_alarm

    @property
    def fault_panel(self) -> MessagePanel:
        """The panel about a fault of this PC."""
        return self.area.fault_panel

    @property
    def payout_alarm(self) -> AlarmBar:
        """The strip about money that came back."""
        return self.area.payout_alarm

    def post(self, words: Words, folder: str = "") -> None:
        """Post a message; `folder`: with a button that opens it."""
        self.area.post(words, folder=folder)

    def remove(self) -> None:
        """Remove the message, a sticky one too."""
        self.area.post(None)

    def dismiss_all(self) -> None:
        """Remove the message, and what is said of sales paid in time."""
        self.sale_alarm.on_dismiss_clicked()
        self.remove()
