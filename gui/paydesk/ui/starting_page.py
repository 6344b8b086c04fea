"""The first page where people have PINs: shows nothing of the counter until the people are loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from paydesk.ui.page import Page
from paydesk.ui.widgets.busy import BusyIndicator
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.labels import Heading, Text

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Settings


class StartingPage(Page):
    """Shows the shop's name and that Paydesk starts. Takes no keys: a PIN may be typed already."""

    takes_sale_keys: ClassVar = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Starting Paydesk…"))
        self.shop = Heading("", self)
        words = add_items(
            vbox(spacing=0),
            self.shop,
            Text(self.tr("Starting Paydesk…"), tint="ink2", wrap=False, parent=self),
        )
        add_items(vbox(self), 1, add_items(hbox(spacing=12), 1, BusyIndicator(36, parent=self), words, 1), 1)

    def activate(self) -> None:
        # keys typed now must not reach a control
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def use_settings(self, settings: Settings) -> None:
        self.shop.setText(settings.shop.name)
        self.shop.setVisible(bool(settings.shop.name))
