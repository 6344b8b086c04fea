"""The second step of the guided sale: the code, the verdict, the phone, and scenarios."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from paydesk.domain.messages import QrPicture
from paydesk.domain.rules import is_at_this_pc
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.demo.phone_view import PhoneState, PhoneView
from paydesk.ui.feed import current_verdict
from paydesk.ui.kiosk.fault_scenarios import (
    FINAL_VERDICTS,
    LAST_STEP,
    OFFERED_WHILE_PAYING,
    FaultScenario,
    scenario_name,
    step_text,
)
from paydesk.ui.kiosk.widgets import fill_grid
from paydesk.ui.payable_code import PayableCode
from paydesk.ui.sell.verdict_strip import VerdictStrip
from paydesk.ui.sell.view_model_factory import create_view_model
from paydesk.ui.widgets.big_button import LOW_SCALE, SMALL_SCALE, BigButton
from paydesk.ui.widgets.busy import BusyIndicator
from paydesk.ui.widgets.card import ColorFill
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.labels import ScalableText
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.words.ages import longest_notes, verdict_note
from paydesk.ui.words.base import money_words, translate

_STRIP_PX: Final = 68


class KioskPayPage(QWidget):
    """The code, the pretend phone, buttons of scenarios, and a button for another sale."""

    def __init__(self, parent: QWidget | None = None, *, own_phone: bool = False) -> None:
        """Create the page; `own_phone`: visitors' phones reach this PC, so that they can scan the code."""
        super().__init__(parent)
        self._own_phone_allowed = self._own_phone = own_phone
        self._scenario: FaultScenario | None = None
        self._step = 0
        self._has_ended = False
        self.strip = VerdictStrip(self)
        self._card = ColorFill("sunken", self, radius=20, line="line")
        self.code = QrView(self._card, radius=20)
        self.busy = BusyIndicator(48, parent=self._card)
        self.busy.hide()
        self.below = ScalableText("", 26, "qr_dark", bold=True, parent=self._card)
        self.below.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._middle = QWidget(self)
        self.heading = ScalableText("", 40, bold=True, parent=self._middle)
        self.text = ScalableText("", 28, "ink2", parent=self._middle)
        self.scenarios_label = ScalableText(translate("Kiosk", "Try a problem"), 22, "ink2", parent=self._middle)
        self.scenario_buttons = {
            each: BigButton(scenario_name(each)[0], 22, 76, value=each, parent=self._middle)
            for each in OFFERED_WHILE_PAYING
        }
        promise = translate("Kiosk", "HAND OVER appears only after payment.")
        self.promise = ScalableText(promise, 22, "ink2", parent=self._middle)
        self.another = BigButton(translate("Kiosk", "Start again"), 30, 96, "primary", parent=self._middle)
        self.phone = PhoneView(self)
        self._heading = ""
        """The text in place of a code."""
        self._is_preparing = False
        self._upright: bool | None = None
        self._unit = 1.0
        self._lay_out()
        self._show_text()

    def _lay_out(self) -> None:
        middle = Qt.AlignmentFlag.AlignCenter
        self._inside = add_items(QVBoxLayout(self._card), (self.code, 1), (self.busy, 1, middle), self.below)
        self._tries = QGridLayout()
        for index, button in enumerate(self.scenario_buttons.values()):
            self._tries.addWidget(button, index // 2, index % 2)
            self._tries.setColumnStretch(index % 2, 1)
        text = (self.heading, self.text, self.scenarios_label)
        self._column = add_items(vbox(self._middle), 1, *text, self._tries, self.promise, self.another, 1)
        self._grid = QGridLayout(self)

    def arrange(self, unit: float, *, upright: bool) -> None:
        """Arrange for a scale: three columns, or code and phone above the texts if upright."""
        if upright != self._upright:
            self._upright = upright
            strip, card, middle, phone = self.strip, self._card, self._middle, self.phone
            if upright:
                cells = ((strip, 0, 0, 1, 2), (card, 1, 0, 1, 1), (middle, 2, 0, 1, 2), (phone, 1, 1, 1, 1))
            else:
                cells = ((strip, 0, 0, 1, 1), (card, 1, 0, 1, 1), (middle, 0, 1, 2, 1), (phone, 0, 2, 2, 1))
            fill_grid(self._grid, cells, (), (0, 3, 2) if upright else (0, 1, 0))
        beside = (77, 56, 40) if unit >= SMALL_SCALE else (96, 48, 38)
        for column, stretch in enumerate((3, 2, 0) if upright else beside):
            self._grid.setColumnStretch(column, stretch)
        side, top = round(48 * unit), round(30 * unit) if unit >= LOW_SCALE else 2
        self._grid.setContentsMargins(side, top, side, top)
        self._grid.setHorizontalSpacing(max(14, round(44 * unit)))
        self._grid.setVerticalSpacing(max(4, round(18 * unit)))
        self._column.setSpacing(max(5, round(16 * unit)))
        self._tries.setSpacing(max(8, round(14 * unit)))
        edge = 8 if unit >= LOW_SCALE else 2
        self._inside.setContentsMargins(edge, edge, edge, max(edge, round(20 * unit) if unit >= LOW_SCALE else 0))
        self._unit = unit
        self.strip.set_px(round(max(24, _STRIP_PX * unit)))
        self._update_buttons()
        self._show_below()

    # Content ----------------------------------------------------------------------------------------------------------

    def show_sale(self, sale: Sale, code: PayableCode | None, now: int, shop: str, phone: PhoneState) -> None:
        """Show a sale at `now` (ms since the epoch), its code, and the state of the phone."""
        verdict = current_verdict(sale, now)
        self.strip.show_verdict(
            verdict, verdict_note(sale, now), money_words(sale.amount), note_variants=longest_notes(sale, now)
        )
        self._is_preparing = sale.phase is Phase.PREPARING
        self._heading = create_view_model(sale, now, has_picture=code is not None).heading
        payload = sale.qr.payload if sale.qr is not None else ""  # read, not shown
        self._use_own_phone(on=self._own_phone_allowed and not is_at_this_pc(payload))  # unreachable for phones
        self._show_code(code.picture if code is not None else None, money_words(sale.amount))
        self.phone.show_sale(shop, money_words(sale.amount), phone)
        has_ended = self._scenario is not None and verdict is FINAL_VERDICTS[self._scenario]
        is_unpayable = self._scenario is None and verdict in {Verdict.NOT_PAID, Verdict.PAID_LATE, Verdict.DO_NOT_PAY}
        if has_ended:
            self.show_scenario(self._scenario, LAST_STEP)
        self._has_ended = has_ended or is_unpayable
        self._update_buttons()

    def _use_own_phone(self, *, on: bool) -> None:
        if on != self._own_phone:
            self._own_phone = on
            self._show_text()

    def show_nothing(self, shop: str, amount: str) -> None:
        """Show a sale that the counter does not know yet."""
        self.strip.show_verdict(Verdict.WAIT, "", amount)
        self._heading, self._is_preparing = "", bool(shop)
        self._show_code(None, amount)
        self.phone.show_sale(shop, amount, PhoneState.OVER)
        self._has_ended = False
        self._update_buttons()

    def _show_code(self, picture: QrPicture | None, amount: str) -> None:
        self.code.show_picture(picture, amount)
        self.code.setVisible(not self.code.is_empty)
        self.busy.setVisible(self.code.is_empty and self._is_preparing)
        self._card.tint = "sunken" if self.code.is_empty else "qr_light"  # white, so that it can be scanned
        self._show_below()

    def _show_below(self) -> None:
        text = self._heading
        self.below.set_tint("ink2" if self.code.is_empty else "qr_dark")
        if not self.code.is_empty:
            text = (
                translate("Kiosk", "Scan with your phone")
                if self._own_phone
                else translate("Kiosk", "Already scanned by the phone here")
            )
        self.below.setText(text)
        self.below.setVisible(self.code.is_empty or self._unit >= LOW_SCALE)  # the text beside it says the same

    def show_scenario(self, scenario: FaultScenario | None, step: int = 0) -> None:
        """Show the scenario that is tried, and its step; None for none."""
        if (scenario, step) != (self._scenario, self._step):
            self._scenario, self._step = scenario, step
            self._has_ended = False
            self._show_text()
            self._update_buttons()

    def _show_text(self) -> None:
        if self._scenario is not None:
            self.heading.setText(scenario_name(self._scenario)[0])
            self.text.setText(step_text(self._scenario, self._step))
            return
        self.heading.setText(translate("Kiosk", "Be the customer"))
        self.text.setText(
            translate(
                "Kiosk",
                "Join this Wi-Fi and scan. Or press Pay.",
            )
            if self._own_phone
            else translate("Kiosk", "Press Pay on the phone here.")
        )
        self._show_below()

    def _update_buttons(self) -> None:
        """Enable the scenarios while none runs; after one, offer another sale as well."""
        busy = self._scenario is not None and not self._has_ended
        for button in self.scenario_buttons.values():
            button.setEnabled(not busy)
        self.another.setVisible(self._has_ended)
        self.promise.setVisible(not self._has_ended and self._unit >= LOW_SCALE)

    def forget(self) -> None:
        """Remove everything of a visitor from the page."""
        self.show_nothing("", "")
        self.show_scenario(None)
