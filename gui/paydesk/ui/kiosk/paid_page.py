"""The third step of the guided sale: green, and what else can be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.kiosk.look import SMALL, BigButton, Label, Logo, own
from paydesk.ui.kiosk.troubles import OFFERED_ON_GREEN, name_of
from paydesk.ui.sell.screens import screen_of
from paydesk.ui.sell.verdict_strip import Shape, VerdictStrip
from paydesk.ui.widgets.card import Ground
from paydesk.ui.widgets.flow import put, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import BigAmount
from paydesk.ui.words.base import money_words, translate

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale


class PaidPage(QWidget):
    """`tried` carries a Trouble; `again`: another sale."""

    tried = Signal(object)
    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._green = Ground("ok_fill", self)
        self.logo = Logo(56, "fill_ink", self._green)
        self.home = Label("", 24, "fill_ink", wrap=False, parent=self._green)
        self.icon = IconLabel("paid", "fill_ink", 180, self._green)
        self.strip = VerdictStrip(self._green)
        self.amount = BigAmount(170, "", self._green)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = Label("", 32, "fill_ink", parent=self._green)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setMinimumWidth(1)  # a long one takes two lines, not a wider window
        self._low = QWidget(self)
        self.question = Label(translate("Kiosk", "What if it goes wrong?"), 28, bold=True, parent=self._low)
        self.troubles = {each: BigButton("", 26, 116, value=each, parent=self._low) for each in OFFERED_ON_GREEN}
        self.another = BigButton(translate("Kiosk", "Another sale"), 30, 116, "primary", parent=self._low)
        self._lay_out()
        self.another.clicked.connect(self.again)
        for button in self.troubles.values():
            button.chosen.connect(self.tried)

    def _lay_out(self) -> None:
        top = put(QHBoxLayout(), self.logo, 1, self.home)
        self._column = put(QVBoxLayout(self._green), top, 1, (self.icon, 0, Qt.AlignmentFlag.AlignHCenter))
        put(self._column, self.strip, self.amount, self.note, 1)
        self._grid = QGridLayout(self._low)
        put(vbox(self, spacing=0), (self._green, 1), self._low)

    def arrange(self, unit: float, *, upright: bool) -> None:
        """The window has this size now: one row of buttons, or three; small ones have their names only."""
        for trouble, button in self.troubles.items():
            name, note = name_of(trouble)
            button.say(name, note if upright or unit >= SMALL else "")
        for part in (self.question, *self.troubles.values(), self.another):
            self._grid.removeWidget(part)
        buttons = list(self.troubles.values())
        if upright:
            self._grid.addWidget(self.question, 0, 0, 1, 2)
            for place, button in enumerate(buttons):
                self._grid.addWidget(button, 1 + place // 2, place % 2)
            self._grid.addWidget(self.another, 3, 0, 1, 2)
        else:
            for place, part in enumerate([self.question, *buttons, self.another]):
                self._grid.addWidget(part, 0, place)
        for column in range(6):
            self._grid.setColumnStretch(column, int(column < 2 if upright else column > 0))
        side = round(48 * unit)
        self._column.setContentsMargins(side, max(8, round(34 * unit)), side, max(6, round(20 * unit)))
        self._column.setSpacing(max(4, round(22 * unit)))
        self._grid.setContentsMargins(side, max(8, round(34 * unit)), side, max(8, round(34 * unit)))
        self._grid.setSpacing(max(8, round(20 * unit)))
        icon = round(170 * unit)
        self.icon.setFixedSize(icon, icon)
        self.strip.use_shape(Shape.PAGE, own(max(40, 200 * unit)))
        self.amount.use_largest(own(max(36, 170 * unit)))

    def show_sale(self, sale: Sale, now: int, seconds: float | None) -> None:
        """A sale that is to be handed over. `seconds`: how long after the phone's Pay that was seen; None: unknown."""
        self.strip.show_verdict(verdict_of(sale, now), "", money_words(sale.amount))
        self.amount.show_amount(money_words(sale.amount))
        self.amount.set_tint("fill_ink")
        said = [" ".join(filter(None, (each.lead, each.text))) for each in screen_of(sale, now).paragraphs]
        if not said:
            said = [translate("Kiosk", "The service said so, nobody else can.")]
            if seconds is not None:
                shown = translate("Kiosk", "Green {n} s after you pressed Pay.")
                said.insert(0, shown.format(n=f"{max(seconds, 0.1):.1f}"))
        text = " ".join(said)
        if text != self.note.text():
            self.note.setText(text)

    def forget(self) -> None:
        """Nothing of a visitor stays on the page."""
        self.strip.show_verdict(Verdict.WAIT, "")
        self.amount.show_amount("")
        self.note.clear()
