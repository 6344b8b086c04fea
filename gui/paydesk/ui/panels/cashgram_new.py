"""A new payment link: its form, the summary that staff confirm, and the draft that both are about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Draft, Payout, Summary
from paydesk.domain.payout.requests import NewCashgram
from paydesk.ui.panels.cashgram_form import CashgramForm
from paydesk.ui.panels.cashgram_summary import CashgramSummary
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.words.base import Words
from paydesk.ui.words.outcomes import outcome_words

if TYPE_CHECKING:
    from paydesk.domain.money import Money
    from paydesk.domain.rules import Broken
    from paydesk.domain.sale.sale import Sale

MAY_HAVE_GONE = frozenset({Outcome.DONE, Outcome.PENDING, Outcome.SCHEDULED, Outcome.UNKNOWN})
"""Outcomes after which the form is emptied: what was typed was sent, or may have been."""


class NewLink(QWidget):
    """`weigh_wanted`, `confirm_wanted` carry a Draft, `second_wanted` a Summary; `came`: it wants to be seen."""

    weigh_wanted = Signal(object)
    confirm_wanted = Signal(object)
    second_wanted = Signal(object)
    came = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sale: Sale | None = None
        self._summary: Summary | None = None
        self.draft_id = uuid4().hex
        """One for each form that is filled."""
        self._on_its_way = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._place = OneOf(self)
        column.addWidget(self._place)
        self.form = CashgramForm(self)
        self.summary = CashgramSummary(self)
        self._place.addWidget(self.form)
        self._place.addWidget(self.summary)
        self.form.submitted.connect(self.on_submitted)
        self.summary.confirmed.connect(self.on_confirmed)
        self.summary.left.connect(self.on_left)

    @property
    def shows_summary(self) -> bool:
        """Whether staff are asked to confirm."""
        return self._place.currentWidget() is self.summary

    @property
    def is_refund(self) -> bool:
        """Whether it gives back what was paid for a sale."""
        return self._sale is not None

    @property
    def on_its_way(self) -> bool:
        """Whether it was confirmed, and the counter has not said yet what became of it."""
        return self._on_its_way

    def begin(self) -> None:
        """The focus goes where work begins."""
        (self.summary if self.shows_summary else self.form).begin()

    def step_back(self) -> bool:
        """Esc: from the summary to the form. Whether there was a step."""
        if not self.shows_summary or self.summary.busy:
            return False
        self.on_left()
        return True

    def _show(self, view: QWidget) -> None:
        self._place.setCurrentWidget(view)
        self.came.emit()

    # Filling in -----------------------------------------------------------------------------------------------------

    def begin_refund(self, sale: Sale, most: Money | None, words: Words) -> None:
        """Fill in a refund of this sale, `most` at the most, unless that was begun; what is on its way stays."""
        if not self._on_its_way and (self._sale is None or self._sale.sale_id != sale.sale_id):
            self.clear()
            self._sale = sale
            self.form.fill_refund(sale, most, words)

    def begin_plain(self) -> None:
        """A link that is no refund: a refund that was begun is dropped."""
        if self._sale is not None and not self._on_its_way:
            self.clear()

    def clear(self) -> None:
        """Nothing that was typed stays; the next form is another draft."""
        self._sale = self._summary = None
        self.draft_id = uuid4().hex
        self.stop_waiting()
        self.form.clear()
        self.summary.forget()
        self._place.setCurrentWidget(self.form)

    def change(self) -> None:
        """What was refused is typed anew: it becomes another draft, with another id."""
        self.be_another()
        self._show(self.form)

    def be_another(self) -> None:
        """What stands in the form is another draft than the one that became a link."""
        self.draft_id = uuid4().hex

    # Weighing and confirming ----------------------------------------------------------------------------------------

    @Slot(object)
    def on_submitted(self, request: object) -> None:
        """The form has no faults of its own: the counter weighs it."""
        if isinstance(request, NewCashgram):
            self.form.set_busy(busy=True)
            refund_of = self._sale.sale_id if self._sale is not None else ""
            self.weigh_wanted.emit(Draft(self.draft_id, request, refund_of))

    def show_weighed(self, summary: Summary) -> None:
        """No rule is broken: confirm it. A summary of something else is passed over."""
        if summary.draft.draft_id != self.draft_id or self._on_its_way:
            return
        self.form.set_busy(busy=False)
        if self._is_typed(summary):  # else something was typed since: it is submitted once more
            self._take(summary)

    def _is_typed(self, summary: Summary) -> bool:
        """Whether it is what stands in the form; a refund's remarks the counter makes name its order."""
        asked, typed = summary.draft.request, self.form.request()
        if self._sale is not None and isinstance(asked, NewCashgram):
            typed = replace(typed, remarks=asked.remarks)
        return asked == typed

    def _take(self, summary: Summary) -> None:
        self._summary = summary
        self.summary.show_summary(summary, self._sale.order_id if self._sale is not None else "")
        self._show(self.summary)

    def show_broken(self, broken: Broken) -> None:
        """The counter found broken rules: back to their fields."""
        self.stop_waiting()
        self._show(self.form)
        self.form.show_broken(broken)

    def show_second(self, summary: Summary) -> None:
        """It was confirmed, and a second person is wanted after all."""
        self.stop_waiting()
        self._take(summary)
        self.second_wanted.emit(summary)

    @Slot()
    def on_confirmed(self) -> None:
        """Staff say that it is right."""
        summary = self._summary
        if summary is not None and summary.needs_second:
            self.second_wanted.emit(summary)
        elif summary is not None:
            self.wait_for(summary)
            self.confirm_wanted.emit(summary.draft)

    @Slot()
    def on_left(self) -> None:
        """Back to the form, with everything that was typed."""
        if not self.summary.busy:
            self._show(self.form)

    def weigh_again(self) -> None:
        """A supervisor opened it: go on where it was."""
        if self.shows_summary:
            self.on_confirmed()
        else:
            self.form.submit()

    def wait_for(self, summary: Summary) -> None:
        """It is on its way."""
        if summary.draft.draft_id == self.draft_id:
            self._on_its_way = True
            self.summary.set_busy(busy=True)

    def stop_waiting(self, words: Words | None = None) -> None:
        """The counter did not begin it; `words` say why."""
        self._on_its_way = False
        self.form.set_busy(busy=False)
        self.summary.set_busy(busy=False)
        if words is not None:
            (self.summary if self.shows_summary else self.form).show_trouble(words)

    # What became of it ----------------------------------------------------------------------------------------------

    def mends(self, out: Payout) -> bool:
        """Take the outcome of what was on its way. Whether it is mended at a field of the form, which is shown."""
        self.stop_waiting()
        judgement = out.judgement
        if out.outcome in MAY_HAVE_GONE or judgement is None:
            self.clear()
            return False
        if out.outcome is not Outcome.FIX_FIELD:
            return False
        if judgement.field not in self.form.fields:
            return False
        words = outcome_words(judgement)
        self.change()
        self.form.show_at_field(judgement.field, " ".join(filter(None, (words.text, words.todo))))
        return True

    def may_change(self, out: Payout) -> bool:
        """Whether what was sent as this payout still stands in the form."""
        return out.draft_id == self.draft_id and not self.form.is_empty
