"""The parts of a full-colour page, above and below its title."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from paydesk.domain.sale.headline import Headline
from paydesk.domain.sale.sale import Sale
from paydesk.ui.actions import Action, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.sell.buttons import ActionRow, RowShape
from paydesk.ui.sell.sale_text_view import ParagraphList
from paydesk.ui.sell.verdict_strip import PAGE_STYLES
from paydesk.ui.sell.view_model import SaleViewModel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import ButtonKind
from paydesk.ui.widgets.labels import BigAmount, Text
from paydesk.ui.widgets.paint import font
from paydesk.ui.words.base import clock_time, money_words, translate

_ICON: Final = 108
_SMALL_ICON: Final = 64
"""Sides of the icon in pixels; the small one is for pages with text to read."""


@dataclass(frozen=True, slots=True)
class _FontSizes:
    """The largest font size of each part, in pixels."""

    title: int
    title_with_warning: int
    """The size of the title above a warning."""
    amount: int
    subtitle: int
    details: int


_NORMAL, _TIGHT, _SMALL = range(3)
_GREEN: Final = (_FontSizes(108, 108, 108, 34, 18), _FontSizes(92, 62, 92, 26, 18), _FontSizes(56, 34, 56, 20, 18))
_QUIET: Final = (_FontSizes(104, 92, 56, 28, 18), _FontSizes(76, 52, 40, 22, 16), _FontSizes(46, 32, 28, 18, 14))
_LOUD: Final = (_FontSizes(104, 92, 80, 56, 18), _FontSizes(76, 52, 50, 36, 16), _FontSizes(46, 32, 32, 26, 14))
_ASKING: Final = (_LOUD[_NORMAL], _FontSizes(60, 46, 46, 36, 16), _LOUD[_SMALL])
_SIZES: Final = {
    Headline.HAND_OVER: _GREEN,
    Headline.PAID_EARLIER: _QUIET,
    Headline.ALREADY_PAID: _ASKING,
    Headline.PART_REFUNDED: _LOUD,
    Headline.REFUNDED: _LOUD,
}


def _sizes_of(view_model: SaleViewModel, layout: Layout) -> _FontSizes:
    return _SIZES[view_model.headline][_SMALL if layout.is_small else _TIGHT if layout.is_tight else _NORMAL]


class PaidTop(QWidget):
    """The part above the title: the order, the age of the answer, and the large icon."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.order = Text("", 14, "fill_ink", parent=self)
        self.note = Text("", 14, "fill_ink", parent=self)
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = add_items(QHBoxLayout(), (self.order, 1), (self.note, 1))
        self.icon = IconLabel("paid", "fill_ink", _ICON, self)
        self._column = add_items(vbox(self, spacing=0), row, 1, (self.icon, 0, Qt.AlignmentFlag.AlignHCenter))

    def show_sale(self, sale: Sale, view_model: SaleViewModel, note: str, layout: Layout, *, has_warning: bool) -> None:
        """Show the order, the note and the icon; `has_warning`: leave space for a warning and the buttons below."""
        low, bare = layout.is_tight, has_warning and layout.is_small
        _, ink, icon = PAGE_STYLES[view_model.headline]
        for label in (self.order, self.note):
            label.setVisible(not bare)
            label.set_tint(ink)
        self._column.setContentsMargins(24, 0 if bare else 16, 24, 0)
        self.order.setText(sale.order_id)
        self.note.setText(note)
        self.icon.show_icon(icon, ink)
        self.icon.set_px(_SMALL_ICON if has_warning or low else _ICON)
        self.icon.setVisible(not layout.is_small and not (has_warning and low))


class PaidBottom(QWidget):
    """The part below the title: amount, hand-over, warnings, and the buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title_size = _GREEN[_NORMAL]
        self._has_space, self.largest = True, title_size.title
        self.amount = BigAmount(title_size.amount, self.tr("Paid"), self)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.subtitle = Text("", title_size.subtitle, bold=True, tabular=True, parent=self)
        """Text below the amount: the time of an earlier payment, so that nobody takes it for the present one."""
        self.subtitle.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.paid_label = Text("", 18, bold=True, wrap=False, parent=self)
        self.details = Text("", 18, tabular=True, wrap=False, parent=self)
        line = add_items(hbox(spacing=10), 1, self.paid_label, self.details, 1)
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.question = Text("", 28, bold=True, parent=self)
        self.question.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.paragraphs = ParagraphList(self)
        self.paragraphs.hide()
        self.buttons = ActionRow(RowShape.LINE, self)
        self._column = vbox(self, (24, 0, 24, 24), 8)
        paragraph_row = add_items(QHBoxLayout(), 0, (self.paragraphs, 1), 0)
        add_items(self._column, self.amount, self.subtitle, line, self.question, paragraph_row, 1, self.buttons)

    def show_sale(
        self, sale: Sale, view_model: SaleViewModel, layout: Layout, paid_earlier: str, *, can_refund: bool
    ) -> None:
        """Show the amount, warnings and buttons of a paid sale.

        Args:
            paid_earlier: When it was paid, if the page is green and that is not just now; else "".
            can_refund: True if it can be refunded by a payout link from here.
        """
        is_green = view_model.headline is Headline.HAND_OVER
        self._apply_layout(view_model, layout, has_warning=bool(view_model.paragraphs or paid_earlier))
        self.subtitle.set_text_or_hide(paid_earlier or view_model.subtitle)
        self.amount.show_amount(view_model.amount or money_words(sale.amount))
        payment = self.tr("payment {number}").format(number=sale.cf_payment_id) if sale.cf_payment_id else ""
        first = clock_time(sale.paid_at or 0) if is_green else view_model.details
        self.details.set_text_or_hide(" · ".join(filter(None, (first, "" if view_model.question else payment))))
        self.paid_label.set_text_or_hide(self.tr("Paid") if is_green and not paid_earlier else "")
        self.question.set_text_or_hide(view_model.question)
        self.paragraphs.show_paragraphs(view_model.paragraphs)
        self._show_buttons(view_model, can_refund=can_refund)

    def _show_buttons(self, view_model: SaleViewModel, *, can_refund: bool) -> None:
        actions = tuple(action for action in view_model.actions if can_refund or action is not Action.REFUND)
        # in small windows a second row of buttons would take the height of the amount
        brief = translate("SaleTextView", "Refund by payout link")
        labels = {Action.REFUND: self.tr("Refund this sale by payout link") if self._has_space else brief}
        kinds: dict[Action, ButtonKind] = dict.fromkeys(actions, "outline")
        background, ink, _ = PAGE_STYLES[view_model.headline]
        main = view_model.main_action if view_model.main_action in actions else Action.NEXT
        if view_model.question:
            labels[Action.NEXT] = self.tr("Yes: next customer")
            labels[Action.HAND_OVER_NOW] = self.tr("It was not handed over: hand over now")
        elif view_model.headline is Headline.PAID_EARLIER:
            kinds = dict.fromkeys(actions, "plain")
            background, ink = "brand_ink", "brand"
        kinds[main] = "white"
        self.buttons.button(Action.NEXT).set_key(key_label(Action.SHOW))
        self.buttons.button(Action.RECEIPT).set_icon("printer" if self._has_space else "")
        self.buttons.button(Action.HAND_OVER_NOW).set_icon("bag" if self._has_space else "")
        self.buttons.set_button_height(68 if self._has_space else 48)
        for action in actions:
            button = self.buttons.button(action)
            button.page_fill, button.page_ink = background, ink
        shown = (main, *(action for action in actions if action is not main))
        self.buttons.show_actions(
            shown, labels=labels, styles=kinds, equal_width=frozenset(actions if view_model.question else ())
        )

    def _apply_layout(self, view_model: SaleViewModel, layout: Layout, *, has_warning: bool) -> None:
        small, low, sizes = layout.is_small, layout.is_tight, _sizes_of(view_model, layout)
        ink = PAGE_STYLES[view_model.headline][1]
        for label in (self.amount, self.subtitle, self.paid_label, self.details, self.question):
            label.set_tint(ink)
        self.largest = sizes.title_with_warning if has_warning else sizes.title
        self.amount.set_max_px(min(self.largest, sizes.amount))
        self.subtitle.setFont(font(sizes.subtitle, bold=view_model.headline is not Headline.PAID_EARLIER))
        self.question.setFont(font(28 if not low else 18 if small else 22, bold=True))
        for label, bold in ((self.paid_label, True), (self.details, False)):
            label.setFont(font(sizes.details, bold=bold, tabular=True))
        self.paragraphs.set_compact(compact=low)
        self.buttons.set_shape(RowShape.BAR if low else RowShape.LINE)
        self._column.setSpacing(4 if small else 8 if low else 14)
        self._column.setContentsMargins(24, 0, 24, 10 if small else 24)
        self._has_space = not small
