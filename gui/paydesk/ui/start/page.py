"""The first start: four steps, one in front. It has the window to itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.start.step import CONNECT, WELCOME, Step, StepList
from paydesk.ui.start.welcome import WelcomeStep
from paydesk.ui.widgets.flow import hbox
from paydesk.ui.widgets.room import OneOf


class StartPage(Page):
    """Its later steps are made when they are first wanted: `step_wanted` carries the place of one that is not there."""

    at_work: ClassVar = False
    step_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sale_id = ""
        """The test sale, for the customer's window."""
        self.list = StepList(self)
        self._steps: dict[int, Step] = {}
        self._layout: Layout | None = None
        self._stack = OneOf(self)
        row = hbox(self, spacing=0)
        row.addWidget(self.list)
        row.addWidget(self._stack, 1)
        self.welcome = WelcomeStep(self)
        self.add(self.welcome)
        self.show_step(WELCOME)

    def add(self, step: Step) -> None:
        """One more step."""
        self._steps[step.place] = step
        self._stack.addWidget(step)
        step.back_wanted.connect(self.go_back)
        if self._layout is not None:
            step.use_layout(self._layout)

    @property
    def place(self) -> int:
        """The step in front."""
        return next(place for place, step in self._steps.items() if step is self._stack.currentWidget())

    def step(self, place: int) -> Step:
        """A step, made now if it was not yet. Raises KeyError for one that cannot be made yet."""
        if place not in self._steps:
            self.step_wanted.emit(place)
        return self._steps[place]

    def made(self, place: int) -> Step | None:
        """A step, if it was made."""
        return self._steps.get(place)

    def show_step(self, place: int) -> None:
        """Bring one to the front."""
        self._stack.setCurrentWidget(self.step(place))
        self.list.show_step(place)
        self._need_other_room()
        if self.isVisible():
            self.begin()

    def begin(self) -> None:
        """Page: so does its step."""
        self._steps[self.place].begin()

    def use_layout(self, layout: Layout) -> None:
        """Page: every step is told."""
        self._layout = layout
        self.list.use_layout(layout)
        for step in self._steps.values():
            step.use_layout(layout)
        self._need_other_room()

    def _need_other_room(self) -> None:
        """Another step, or another layout of it, needs less or more: a place that scrolls is not told of that by Qt."""
        place: QWidget | None = self
        while place is not None and not place.isWindow():
            place.updateGeometry()
            place = place.parentWidget()

    def draft(self) -> Mapping[str, str]:
        """What is typed of the keys' step, while that is not passed."""
        connect = self._steps.get(CONNECT)
        return connect.draft() if connect is not None and self.place in (WELCOME, CONNECT) else {}

    def put_draft(self, draft: Mapping[str, str]) -> None:
        """What was typed there in an earlier run, where the first start has not come farther since."""
        if draft and self.place in (WELCOME, CONNECT):
            self.show_step(CONNECT)
            self.step(CONNECT).put_draft(draft)

    def typed(self) -> object:
        """Page: the step in front too, while nothing was saved yet."""
        return self.place, self.draft(), super().typed()

    def put_typed(self, typed: object) -> None:
        """Page: back to that step; what was typed follows."""
        match typed:
            case (int(place), dict(draft), more):
                if place in (WELCOME, CONNECT):
                    self.put_draft(draft)
                    self.show_step(place)
                super().put_typed(more)

    def escape(self) -> bool:
        """Page: one step back."""
        if self.place == WELCOME:
            return False
        self.go_back()
        return True

    def go_back(self) -> None:
        """The step before; what is typed stays."""
        self.show_step(max(self.place - 1, WELCOME))

    def forget(self) -> None:
        """Page: keys that were typed do not wait for somebody else."""
        connect = self._steps.get(CONNECT)
        if connect is not None:
            connect.hide()
            connect.setVisible(self._stack.currentWidget() is connect)
