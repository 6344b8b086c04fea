"""The page of a sale as its cashier has it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from paydesk.ui.actions import Action
from paydesk.ui.sell.code_pane import LinkPane
from paydesk.ui.sell.sale_page import SalePage
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.menu_button import MenuButton, MenuEntry
from paydesk.ui.widgets.qr_view import QrView
from tests.helpers.looks import picture
from tests.ui.drivers.screen import Screen


class SaleScreen(Screen):
    """Reads and presses the page of a sale."""

    @property
    def page(self) -> SalePage:
        """The page itself, for what has no name here."""
        return self.window.frame.sale_page

    @property
    def sale_id(self) -> str:
        """The id of the sale of the page, "" for none."""
        return self.page.sale_id

    @property
    def menu_button(self) -> MenuButton:
        """The button "..." of the page."""
        return self.page.action_row.more_button

    @property
    def verdict(self) -> str:
        """The largest words, as a screen reader gets them."""
        return self.page.verdict_text()

    @property
    def verdict_widget(self) -> QWidget:
        """The widget with the largest words."""
        page = self.page
        shown = (page.colour_view.title, page.wait_panel.strip.words, page.strip.words)
        return next(words for words in shown if not words.isHidden() and words.isVisibleTo(page))

    @property
    def ground(self) -> str:
        """The colour of the page, "#RRGGBB"."""
        return picture(self.page).pixelColor(6, self.page.height() // 2).name().upper()

    @property
    def qr_view(self) -> QrView:
        """The code that is shown, or was."""
        page = self.page
        return page.link_pane.qr_view if page.link_pane.isVisibleTo(page) else page.qr_pane.qr_view

    @property
    def link(self) -> LinkPane:
        """The ways to send a payment link."""
        return self.page.link_pane

    @property
    def answer(self) -> str:
        """The answer to F6, "" for none."""
        for view in (self.page.wait_panel, self.page.text_view, self.page.colour_view):
            if view.payment_check.isVisible():
                return view.payment_check.accessibleName()
        return ""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the page: its buttons, then its menu."""
        model = self.page.view_model
        return model.actions if model is not None else ()

    @property
    def buttons(self) -> dict[Action, KeyButton]:
        """The visible buttons."""
        return self.page.action_row.visible_buttons()

    @property
    def question(self) -> ConfirmPrompt:
        """The question before a cancel."""
        return self.page.action_row.question

    def press(self, action: Action) -> None:
        """Press a button, or choose the entry of the menu (which the offscreen platform cannot open)."""
        button = self.buttons.get(action) or self.link.send_buttons.get(action)
        if button is not None:
            button.click()
        else:
            assert action in self.actions
            menu = self.menu_button
            assert menu.isEnabled()
            next(entry for entry in menu.entries if isinstance(entry, MenuEntry) and entry.value is action).trigger()
        QApplication.processEvents()
