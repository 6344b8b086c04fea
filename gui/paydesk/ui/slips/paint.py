"""Slips drawn: as a raster of black dots, or on pages with letters that stay letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QIODevice, QMarginsF, QPointF, QRectF, QSaveFile, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from paydesk.domain.settings.settings import Paper
from paydesk.ui.slips.layout import DOTS_PER_MM, NARROW, WIDE, Laid, Measures, lay_out, length
from paydesk.ui.slips.slip import Dashes, Line, Slip
from paydesk.ui.theme_tokens import LIGHT
from paydesk.ui.words.base import translate

MEASURES: Final = {Paper.MM80: WIDE, Paper.MM58: NARROW, Paper.A4: WIDE}
_ROLL_MM: Final = {Paper.MM80: 80, Paper.MM58: 58}
_A4_SCALE: Final = 1.5
"""How much larger than on a roll a slip stands on a page."""
_A4_MARGIN_MM: Final = 12
_MM_PER_INCH: Final = 25.4


def raster(slip: Slip, paper: Paper) -> QImage:
    """The whole slip in black dots on white, one bit each: 576 wide, or 384 on the narrow roll."""
    measures = MEASURES[paper]
    return _raster(lay_out(slip, measures), measures)


def _raster(laid: Sequence[Laid], measures: Measures) -> QImage:
    grey = QImage(measures.width, length(laid, measures), QImage.Format.Format_Grayscale8)
    grey.fill(QColor(LIGHT.qr_light))
    painter = QPainter(grey)
    _draw(painter, laid, measures)
    painter.end()
    return grey.convertToFormat(
        QImage.Format.Format_Mono, Qt.ImageConversionFlag.MonoOnly | Qt.ImageConversionFlag.ThresholdDither
    )


def _draw(painter: QPainter, laid: Sequence[Laid], measures: Measures) -> None:
    y = measures.top
    for one in laid:
        for box in one.boxes:
            painter.fillRect(QRectF(box.translated(0, y)), QColor(LIGHT.qr_dark))
        painter.setPen(QColor(LIGHT.qr_light if one.white else LIGHT.qr_dark))
        for layout, at in one.texts:
            layout.draw(painter, at + QPointF(0, y))
        y += one.height


def save_pdf(slip: Slip, paper: Paper, path: str) -> bool:
    """Write it into a file, with letters as letters: pages of A4, or one as wide as the roll and as long as the slip.

    Whether the file could be written; it is there whole, or not at all.
    """
    file = QSaveFile(path)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    writer = QPdfWriter(file)
    writer.setTitle(slip.name)
    writer.setResolution(DOTS_PER_MM * 75)
    return print_on(writer, slip, paper, letters=True) and file.commit()


def print_on(device: QPagedPaintDevice, slip: Slip, paper: Paper, *, letters: bool) -> bool:
    """Draw it on a printer or into a PDF, on as many pages as it needs. `letters`: else its dots. Whether it was taken.

    A printer that has no such paper keeps its own: what is too wide for it is made smaller.
    """
    measures = MEASURES[paper]
    laid = lay_out(slip, measures)
    _use_paper(device, paper, length(laid, measures))
    painter = QPainter()
    if not painter.begin(device):
        return False
    area = painter.viewport()
    dot = device.logicalDpiX() / _MM_PER_INCH / DOTS_PER_MM * (_A4_SCALE if paper is Paper.A4 else 1)
    dot = min(dot, area.width() / measures.width)
    left = (area.width() - measures.width * dot) / 2
    painter.translate(left, 0)
    painter.scale(dot, dot)
    for number, page in enumerate(_pages(laid, measures, int(area.height() / dot) + 1)):
        if number:
            device.newPage()
        if letters:
            _draw(painter, page, measures)
        else:
            painter.drawImage(QPointF(0, 0), _raster(page, measures))
    return painter.end()


def _use_paper(device: QPagedPaintDevice, paper: Paper, dots: int) -> None:
    if paper is Paper.A4:
        device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        margins = QMarginsF(_A4_MARGIN_MM, _A4_MARGIN_MM, _A4_MARGIN_MM, _A4_MARGIN_MM)
    else:
        width = _ROLL_MM[paper]
        size = QSizeF(width, max(dots / DOTS_PER_MM + 1, width + 1))  # what is wider than long would be turned
        device.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch))
        side = (width - MEASURES[paper].width / DOTS_PER_MM) / 2
        margins = QMarginsF(side, 0, side, 0)
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)


def _pages(laid: Sequence[Laid], measures: Measures, room: int) -> list[list[Laid]]:
    """Blocks that stand on one page each; a head is never the last of its page."""
    pages: list[list[Laid]] = [[]]
    for one in laid:
        if pages[-1] and length([*pages[-1], one], measures) > room:
            moved = [pages[-1].pop()] if len(pages[-1]) > 1 and pages[-1][-1].keep else []
            pages.append([*_continued(measures), *moved])
        pages[-1].append(one)
    return pages


def _continued(measures: Measures) -> list[Laid]:
    words = translate("Slip", "(continued)")
    return lay_out(Slip("", (Line(words), Dashes())), measures)
