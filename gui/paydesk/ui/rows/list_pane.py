"""A list that fills a page: heading, days, search and menu above a table, its sums below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui.layout import Layout
from paydesk.ui.period_picker import PeriodPicker
from paydesk.ui.rows.model import Column, HasKey
from paydesk.ui.rows.tools import ListFilterController, SearchField
from paydesk.ui.rows.view import RowsView
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading
from paydesk.ui.widgets.menu_button import MenuButton, MenuChoice
from paydesk.ui.widgets.paint import set_text_style
from paydesk.ui.words.base import translate


class ListPane(QWidget):
    """A list with all that belongs to it; pages query the rows and show them with `show_rows`.

    `reset_requested`: the button of the message in place of no rows was pressed, or that of the active filters.
    """

    reset_requested = Signal()

    def __init__(
        self,
        title: str,
        columns: Sequence[Column],
        parent: QWidget,
        *,
        search: SearchField | None = None,
        sums: QWidget | None = None,
        has_days: bool = False,
    ) -> None:
        """Create an empty list.

        Args:
            search: The search field; lists without one, or without days, are not filtered.
            sums: Shown below the rows.
            has_days: True to have a date control.
        """
        super().__init__(parent)
        self.search, self._sums = search, sums
        self.filters: list[MenuChoice] = []
        self.days = PeriodPicker(self) if has_days else None
        self.heading = Heading(title, self, beside=True)
        set_text_style(self.heading, "title")
        self.filter_button = KeyButton("", kind="soft", parent=self, icon="close", on_press=self.reset_requested)
        self.filter_button.hide()
        self.menu = MenuButton(translate("Menu", "More actions"), self)
        card = Card("plain", self)
        self.view = RowsView(columns, title, card)
        self.empty = MessagePanel("info", "", "", card)
        self.reset_button = KeyButton("", parent=card, on_press=self.reset_requested)
        self._empty_panel = QWidget(card)
        add_items(vbox(self._empty_panel, (16, 16, 16, 16)), self.empty, (self.reset_button, 0, _LEADING), 1)
        self._empty_panel.hide()
        add_items(vbox(card, (1, 1, 1, 1), 0), (self.view, 1), (self._empty_panel, 1), *([sums] if sums else []))
        self.head = hbox(spacing=12)
        add_items(self.head, self.heading, *([self.days.button] if self.days else []), self.filter_button)
        if search is None:
            add_items(self.head, 1, self.menu)
        else:
            search.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            search.setMinimumWidth(_MIN_SEARCH_WIDTH)
            search.setMaximumWidth(_SEARCH_WIDTH)
            add_items(self.head, 0, (search, 1), self.menu)
            if self.days is not None:
                QWidget.setTabOrder(self.days.button, search)
        self.column = add_items(vbox(self), self.head, (card, 1))

    def use_layout(self, layout: Layout) -> None:
        """Use the margins of the layout."""
        metrics = layout.metrics
        self.column.setContentsMargins(*[metrics.page] * 4)
        self.column.setSpacing(metrics.gap)

    def show_rows(self, rows: Sequence[HasKey]) -> None:
        """Show these rows; without one, the message of `show_empty` in their place."""
        self.view.show_rows(rows)
        self.update_empty()

    def update_empty(self) -> bool:
        """Show either the table or the message; return True if there is no row."""
        is_empty = not self.view.rows_model.rowCount()
        self.view.setVisible(not is_empty)
        self._empty_panel.setVisible(is_empty)
        if self._sums is not None:
            self._sums.setVisible(not is_empty)
        return is_empty

    def show_empty(self, title: str, text: str, button: str = "") -> None:
        """Set the message in place of no rows, and what its button does; "" for no button."""
        self.empty.show_message("info", title, text)
        self.reset_button.setText(button)
        self.reset_button.setVisible(bool(button))

    def add_filter(self, label: str, options: Sequence[tuple[str, str]] = ()) -> MenuChoice:
        """Add a filter to the menu."""
        made = self.menu.add_choice(MenuChoice(label, self, options))
        self.filters.append(made)
        return made

    @property
    def period(self) -> PeriodPicker:
        """The date control. Raises ValueError without one."""
        if self.days is None:
            raise ValueError
        return self.days

    def create_controller(self) -> ListFilterController:
        """Return what combines days, search and filters."""
        if self.search is None:
            raise ValueError
        return ListFilterController(self.period, self.search, self.filters, self.view)

    def show_filters(self) -> None:
        """Name the active filters on a button that ends them."""
        names = " · ".join(each.chosen_text() for each in self.filters if each.is_filtering)
        self.filter_button.setText(names)
        self.filter_button.setVisible(bool(names))


_LEADING = Qt.AlignmentFlag.AlignLeft
_SEARCH_WIDTH = 420
"""Largest width of a search field."""
_MIN_SEARCH_WIDTH = 120
