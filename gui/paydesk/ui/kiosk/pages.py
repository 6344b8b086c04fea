"""The first and the third step of the guided sale: the amount, and the green page with scenarios to try."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.money import Money, MoneyFault
from paydesk.domain.sale.headline import Arrival
from paydesk.domain.sale.sale import Sale
from paydesk.ui.kiosk.fault_scenarios import OFFERED_ON_GREEN, scenario_name
from paydesk.ui.kiosk.widgets import Logo, fill_grid
from paydesk.ui.sell.verdict_strip import VerdictWords
from paydesk.ui.sell.view_model_factory import create_view_model
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.amount import AmountEdit
from paydesk.ui.widgets.big_button import LOW_SCALE, SMALL_SCALE, BigButton
from paydesk.ui.widgets.card import ColorFill
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.keypad import Keypad
from paydesk.ui.widgets.labels import ScalableAmount, ScalableText
from paydesk.ui.widgets.lines import break_lines
from paydesk.ui.words.amount_words import amount_words
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, money_words, translate
from paydesk.ui.words.fields import money_fault_words

MAX_AMOUNT: Final = Money(10_000_000)
"""One lakh rupees, the usual limit of UPI."""
GOODS: Final = (
    (QT_TRANSLATE_NOOP("Kiosk", "Tea"), Money(2_000)),
    (QT_TRANSLATE_NOOP("Kiosk", "Lunch plate"), Money(18_000)),
    (QT_TRANSLATE_NOOP("Kiosk", "Saree"), Money(245_000)),
    (QT_TRANSLATE_NOOP("Kiosk", "Phone"), Money(1_899_900)),
)


class AmountPage(QWidget):
    """The amount, by keypad or goods; `submitted` carries a Money."""

    submitted = Signal(object)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        """Create the page; `language` is that of the amount in words."""
        super().__init__(parent)
        self._language = language
        self.heading = ScalableText(translate("Kiosk", "What does it cost?"), 44, bold=True, parent=self)
        self._card = ColorFill("surface", self, radius=22, line="brand", width=3)
        self.name = ScalableText(translate("Kiosk", "Amount"), 22, "ink2", parent=self._card)
        self.amount = AmountEdit(self._card)
        self.amount.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.amount.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.note = ScalableText("", 24, "ink2", parent=self._card)
        self.goods_label = ScalableText(translate("Kiosk", "Or choose"), 22, "ink2", parent=self)
        self.goods = [BigButton("", 29, 112, value=price, parent=self) for _, price in GOODS]
        self.submit_button = BigButton(translate("Kiosk", "Show QR"), 42, 124, "primary", parent=self)
        self.keys = Keypad(self, whole_rupees=True)
        self._lay_out()
        self.keys.pressed.connect(self.amount.press_key)
        self.amount.changed.connect(self.on_changed)
        self.amount.submitted.connect(self.on_submit)
        self.submit_button.clicked.connect(self.on_submit)
        for button, (name, money) in zip(self.goods, GOODS, strict=True):
            button.set_texts(str(money).removesuffix(".00"), over=translate("Kiosk", name))
            button.value_chosen.connect(self.amount.set_amount)
        self.on_changed()

    def _lay_out(self) -> None:
        self._inside = add_items(QVBoxLayout(self._card), self.name, self.amount, self.note)
        row = self._row = add_items(QHBoxLayout(), *((button, 1) for button in self.goods))
        self._left = add_items(QVBoxLayout(), self.heading, self._card, self.goods_label, row, 1, self.submit_button)
        self._grid = QGridLayout(self)

    def begin(self) -> None:
        self.amount.set_amount(None)
        self.amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, unit: float, *, upright: bool) -> None:
        """Arrange for a scale: the keypad at the right, or below if upright."""
        keys, columns = (self.keys, int(upright), int(not upright)), (103, 0 if upright else 76)
        fill_grid(self._grid, ((self._left, 0, 0), keys), columns, (0, int(upright)))
        self.amount.set_max_px(round(max(40, 150 * unit)))
        words = amount_words(Money(100), self._language)
        self.note.setMinimumHeight(
            break_lines(words, self.note.font(), 1_000).height
        )  # reserve space, so that the first words move nothing
        self.keys.fill_height(round(max(22, 62 * unit)), round(260 * unit), max(8, round(18 * unit)))
        side, top = round(48 * unit), round(40 * unit) if unit >= LOW_SCALE else 8
        self._grid.setContentsMargins(side, top, side, top)
        self._grid.setHorizontalSpacing(round(48 * unit))
        self._grid.setVerticalSpacing(round(30 * unit))
        self._inside.setContentsMargins(*(2 * [round(40 * unit), round(26 * unit)]))
        self._left.setSpacing(max(6, round(22 * unit)))
        self._row.setSpacing(max(8, round(16 * unit)))

    @Slot()
    def on_changed(self) -> None:
        """Show the amount in words or its fault, and mark the goods with this price."""
        money, fault = self.amount.amount(), self.amount.fault()
        too_much = money is not None and money > MAX_AMOUNT
        self.submit_button.setEnabled(self._can_submit())
        text = amount_words(money, self._language) if money is not None else ""
        if too_much:
            text = translate("Kiosk", "At most {amount}.").format(amount=MAX_AMOUNT)
        elif fault is not None and fault is not MoneyFault.EMPTY:
            text = money_fault_words(fault)
        self.note.setText(text)
        for button, (_, price) in zip(self.goods, GOODS, strict=True):
            button.button_style = "chosen" if money == price else "plain"

    @Slot()
    def on_submit(self) -> None:
        if self._can_submit():
            self.submitted.emit(self.amount.amount())

    def _can_submit(self) -> bool:
        money = self.amount.amount()
        return money is not None and Money(0) < money <= MAX_AMOUNT


# Green page -----------------------------------------------------------------------------------------------------------


class PaidPage(QWidget):
    """The green page, with scenarios to try, or another sale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._green = ColorFill("ok_fill", self)
        self.logo = Logo(56, "fill_ink", self._green)
        self.time_label = ScalableText("", 24, "fill_ink", wrap=False, parent=self._green)
        self.icon = IconLabel("paid", "fill_ink", 180, self._green)
        self.strip = VerdictWords(150, self._green, centred=True)
        self.strip.tint = "fill_ink"
        self.amount = ScalableAmount(170, "", self._green, min_px=TEXT_STYLES["title"].large)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.instruction = ScalableText("", 64, "fill_ink", bold=True, parent=self._green)
        self.instruction.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = ScalableText("", 32, "fill_ink", parent=self._green)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setMinimumWidth(1)  # wrap a long note instead of widening the window
        self._bottom = QWidget(self)
        self.question = ScalableText(translate("Kiosk", "Try a problem"), 28, bold=True, parent=self._bottom)
        self.scenario_buttons = {
            each: BigButton("", 26, 116, value=each, parent=self._bottom) for each in OFFERED_ON_GREEN
        }
        self.another = BigButton(translate("Kiosk", "Start again"), 30, 116, "primary", parent=self._bottom)
        self._lay_out()

    def _lay_out(self) -> None:
        top = add_items(QHBoxLayout(), self.logo, 1, self.time_label)
        self._column = add_items(QVBoxLayout(self._green), top, 1, (self.icon, 0, Qt.AlignmentFlag.AlignHCenter))
        add_items(self._column, self.strip, self.amount, self.instruction, self.note, 1)
        self._grid = QGridLayout(self._bottom)
        add_items(vbox(self, spacing=0), (self._green, 1), self._bottom)

    def arrange(self, unit: float, *, upright: bool) -> None:
        """Arrange for a scale: one row of buttons, or three if upright; small buttons have no notes."""
        for trouble, button in self.scenario_buttons.items():
            name, note = scenario_name(trouble)
            button.set_texts(name, note if upright or unit >= SMALL_SCALE else "")
        buttons = list(self.scenario_buttons.values())
        if upright:
            tries = [(button, 1 + index // 2, index % 2) for index, button in enumerate(buttons)]
            fill_grid(self._grid, ((self.question, 0, 0, 1, 2), *tries, (self.another, 3, 0, 1, 2)), (1, 1, 0, 0, 0, 0))
        else:
            parts = (self.question, *buttons, self.another)
            fill_grid(self._grid, [(part, 0, index) for index, part in enumerate(parts)], (0, 1, 1, 1, 1, 1))
        side = round(48 * unit)
        self._column.setContentsMargins(side, max(8, round(34 * unit)), side, max(6, round(20 * unit)))
        self._column.setSpacing(max(4, round(22 * unit)))
        self._grid.setContentsMargins(side, max(8, round(34 * unit)), side, max(8, round(34 * unit)))
        self._grid.setSpacing(max(8, round(20 * unit)))
        icon = round(170 * unit)
        self.icon.setFixedSize(icon, icon)
        self.strip.set_px(round(max(36, 150 * unit)))

    def show_sale(self, sale: Sale, now: int, seconds: float | None) -> None:
        """Show a sale to be handed over.

        Args:
            now: In ms since the epoch.
            seconds: The time from Pay on the phone to green; None if unknown.
        """
        page = create_view_model(sale, now, arrival=Arrival.JUST_PAID)
        words = ", ".join(filter(None, (page.heading, page.subtitle)))
        if words != self.strip.text():
            self.strip.show_words(page.heading, words)
            self.instruction.setText(page.subtitle)
            announce(self.strip, f"{words} {money_words(sale.amount)}", urgent=True)
        self.amount.show_amount(money_words(sale.amount))
        self.amount.set_tint("fill_ink")
        said = [" ".join(filter(None, (each.lead, each.text))) for each in page.paragraphs]
        if not said:
            said = [translate("Kiosk", "Confirmed by the payment service.")]
            if seconds is not None:
                shown = translate("Kiosk", "Paid in {n} s.")
                said.insert(0, shown.format(n=f"{max(seconds, 0.1):.1f}"))
        text = " ".join(said)
        if text != self.note.text():
            self.note.setText(text)

    def forget(self) -> None:
        """Remove everything of a visitor from the page."""
        self.strip.show_words("")
        self.instruction.clear()
        self.amount.show_amount("")
        self.note.clear()
