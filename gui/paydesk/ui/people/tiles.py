"""Tiles to select a person: initial, name and role."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.people.person import Person, Role
from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.choice import RadioCard
from paydesk.ui.widgets.flow import grid
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.words.people import role_words

_LETTER_SIZE: Final = 40
_TEXT_LEFT: Final = 64
_MIN_WIDTH: Final = 172
_COLUMNS: Final = 2
_ROLE_COLOURS: Final = {
    Role.TRAINEE: ("sunken", "ink2"),
    Role.CASHIER: ("brand_soft", "brand"),
    Role.SUPERVISOR: ("warn_soft", "warn"),
    Role.ADMIN: ("ok_soft", "ok"),
}


class PersonTile(paint.PaintMixin, RadioCard):
    """Tile of one person, a radio button for screen readers and arrow keys."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(person.name, parent, QSizePolicy.Policy.Expanding)
        self.person = person
        self._air = 22
        self.setAccessibleDescription(role_words(person.role))
        self.setToolTip(person.name)

    def sizeHint(self) -> QSize:
        role = QFontMetricsF(text_font("small")).horizontalAdvance(role_words(self.person.role))
        lines = QFontMetricsF(text_font("action")).height() + QFontMetricsF(text_font("small")).height()
        return QSize(max(_MIN_WIDTH, round(_TEXT_LEFT + role + 14)), max(46 + self._air, round(lines) + self._air))

    def use_low(self, *, low: bool) -> None:
        self._air = 8 if low else 22
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdecimal() or event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
            return
        super().keyPressEvent(event)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        rect = QRectF(self.rect())
        over = self.underMouse() and not self.isChecked()
        self.paint_card(painter, paint.RADIUS, paint.mix_colours(tokens.surface, tokens.ink, 0.04 if over else 0.0))
        self._paint_letter(painter, rect)
        strong, alignment = text_font("action"), paint.leading_alignment(self.layoutDirection())
        left = _TEXT_LEFT
        name_rect = QRectF(left, 10, self.width() - left - 12, self.height() / 2 - 8)
        name_rect = paint.mirrored(name_rect, self.rect(), self.layoutDirection())
        name = self.person.name
        if paint.font_metrics(strong).horizontalAdvance(name) > name_rect.width():
            name = paint.font_metrics(strong).elidedText(name, Qt.TextElideMode.ElideRight, name_rect.width())
        paint.draw_text(painter, name_rect, name, strong, tokens.ink, Qt.AlignmentFlag.AlignBottom | alignment)
        below = QRectF(name_rect.left(), name_rect.bottom() + 2, name_rect.width(), rect.height() / 2 - 6)
        role = role_words(self.person.role)
        paint.draw_text(painter, below, role, text_font("small"), tokens.ink2, Qt.AlignmentFlag.AlignTop | alignment)

    def _paint_letter(self, painter: QPainter, rect: QRectF) -> None:
        tokens = theme.current()
        ground, ink = _ROLE_COLOURS[self.person.role]
        side = _LETTER_SIZE
        spot = QRectF(14, rect.center().y() - side / 2, side, side)
        spot = paint.mirrored(spot, self.rect(), self.layoutDirection())
        paint.draw_box(painter, spot, side, tokens.colour(ground))  # radius: at most half of the side
        paint.draw_text(painter, spot, self.person.name[:1].upper(), text_font("action"), tokens.colour(ink))


class PersonTiles(QWidget):
    """The tiles, two in a row. `chosen` carries the person_id when another one is selected, by hand or by `choose`."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles: dict[str, PersonTile] = {}
        self._grid = grid(self, column_spacing=8, row_spacing=8)
        self._is_low = False
        self.setAccessibleName(self.tr("Who are you?"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_people(self, people: Sequence[Person]) -> None:
        """Offer people in this order; the selection stays if possible."""
        if [tile.person for tile in self._tiles.values()] == list(people):
            return
        before = self.current_id()
        for tile in self._tiles.values():
            self._grid.removeWidget(tile)
            tile.setParent(None)
            tile.deleteLater()
        self._tiles = {person.person_id: PersonTile(person, self) for person in people}
        for tile in self._tiles.values():
            tile.toggled.connect(self.on_toggled)
        self._arrange()
        if before in self._tiles:
            self._tiles[before].setChecked(True)

    def use_low(self, *, low: bool) -> None:
        """Use one column of lower tiles in a low window."""
        if low != self._is_low:
            self._is_low = low
            self._arrange()

    def _arrange(self) -> None:
        columns = 1 if self._is_low else _COLUMNS
        self._grid.setVerticalSpacing(4 if self._is_low else 8)
        for tile in self._tiles.values():
            self._grid.removeWidget(tile)
            tile.use_low(low=self._is_low)
        for place, tile in enumerate(self._tiles.values()):
            self._grid.addWidget(tile, place // columns, place % columns)
            tile.show()
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for line in range(self._grid.rowCount()):
            self._grid.setRowStretch(line, 0)
        last = (len(self._tiles) + columns - 1) // columns
        self._grid.setRowStretch(last, 1)  # extra space goes below the tiles

    def current_id(self) -> str:
        """Return the selected person_id; "" for none."""
        return next((identity for identity, tile in self._tiles.items() if tile.isChecked()), "")

    def choose(self, person_id: str) -> None:
        """Select a person; an unknown id changes nothing."""
        if person_id in self._tiles:
            self._tiles[person_id].setChecked(True)

    def clear_choice(self) -> None:
        for tile in self._tiles.values():
            tile.setAutoExclusive(False)
            tile.setChecked(False)
            tile.setAutoExclusive(True)

    def tile(self, person_id: str) -> PersonTile:
        """Return the tile of a person. Raises KeyError if not offered."""
        return self._tiles[person_id]

    @property
    def ids(self) -> list[str]:
        """The person_ids of all tiles."""
        return list(self._tiles)

    def step(self, offset: int) -> None:
        """Select the next tile (1) or the previous one (-1), cyclically."""
        ids = self.ids
        if ids:
            now = self.current_id()
            self.choose(ids[(ids.index(now) + offset) % len(ids)] if now else ids[0])

    @Slot(bool)
    def on_toggled(self, on: bool) -> None:
        if on:
            self.chosen.emit(self.current_id())
