"""Base of the windows for customers and visitors: read from a step away, as large as their size allows."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import PracticeBanner
from paydesk.ui.widgets.flow import vbox


class PublicWindow(paint.ResizeMixin, QWidget):
    """A column with the banner of demo and test on top. Subclasses add their pages, and scale them in `_fit`."""

    design_size: ClassVar[tuple[int, int]]
    """The long and the short side of the design, in pixels."""
    scale_limits: ClassVar = (0.0, 10.0)

    def __init__(self, flags: Qt.WindowType = Qt.WindowType.Window) -> None:
        super().__init__(None, flags)
        self._kind = ServiceKind.LIVE
        self._column: QVBoxLayout = vbox(self, spacing=0)
        self._create_banner()

    def _create_banner(self) -> None:
        self.banner = PracticeBanner(self)
        self.banner.show_kind(self._kind)
        self._column.addWidget(self.banner)

    def set_service_kind(self, kind: ServiceKind) -> None:
        """Mark the window as live, test or demo."""
        self._kind = kind
        self.banner.show_kind(kind)

    @property
    def scale(self) -> float:
        """The scale in relation to the design, which may be upright, too."""
        long, short = max(self.width(), self.height()), min(self.width(), self.height())
        least, most = self.scale_limits
        return min(max(min(long / self.design_size[0], short / self.design_size[1]), least), most)

    @property
    def is_upright(self) -> bool:
        """True if it is higher than wide."""
        return self.height() > self.width()
