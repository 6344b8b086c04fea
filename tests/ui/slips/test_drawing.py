"""The drawing of slips: black dots of the right width, every script, nothing clipped, readable codes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from paydesk.domain.settings.settings import Paper
from paydesk.ui.slips.codes import number_modules, qr_modules
from paydesk.ui.slips.layout import NARROW, WIDE, lay_out
from paydesk.ui.slips.printing import METRICS, render_slip, save_pdf
from paydesk.ui.slips.slip import (
    Align,
    BarRow,
    BlackBar,
    DashedLine,
    QrBlock,
    SignatureLine,
    Size,
    Slip,
    TextLine,
    ValueLine,
)
from tests.helpers.addresses import page_address
from tests.helpers.looks import decoded

ROLLS = (Paper.MM80, Paper.MM58)
SIX = ("Rupees ₹1,250.00", "१२ शर्मा स्टोर्स, बेंगलुरु", "शर्मा यांचे दुकान", "টাকা এক হাজার", "ரூபாய் ஆயிரம்", "రూపాయలు వెయ్యి")
LINK = "https://pay.example/link/Xk29QmTr7Ld0"
NUMBER = "order_20261120_0051_k7q"


def every_block() -> Slip:
    return Slip(
        "Receipt",
        (
            BlackBar("DUPLICATE 1", "printed 20-11-2026 15:02 by Asha", Size.LOUD),
            TextLine("शर्मा स्टोर्स", Size.TITLE, bold=True),
            DashedLine(),
            TextLine("₹9,99,99,999.99", Size.AMOUNT, bold=True),
            TextLine("of this paid", Size.HEAD, align=Align.LEFT),
            ValueLine("Date", "20-11-2026 14:36:09 +05:30", narrow_right="20-11-26 14:36:09 +05:30"),
            ValueLine("Order", "order_20261120_0051_k7q"),
            BarRow("9", 1_000, "₹6,240"),
            SignatureLine("Signed: Ravi"),
            QrBlock(number_modules(NUMBER), "Show this slip at the counter: we scan it and find your payment."),
            BlackBar("DEMO: NO REAL MONEY MOVED"),
        ),
    )


def ink(image: QImage) -> tuple[int, int]:
    """Return the first and the last column with a black dot."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    raw, line = bytes(grey.constBits()), grey.bytesPerLine()
    columns = [x for x in range(grey.width()) if 0 in raw[x : line * grey.height() : line]]
    return columns[0], columns[-1]


@pytest.mark.parametrize(("paper", "width"), [(Paper.MM80, 576), (Paper.MM58, 384)])
def test_a_roll_gets_black_dots_of_its_width_and_white_at_its_sides(paper: Paper, width: int) -> None:
    image = render_slip(every_block(), paper)
    assert (image.width(), image.format()) == (width, QImage.Format.Format_Mono)
    side = METRICS[paper].side
    assert ink(image) == (side, width - side - 1)


@pytest.mark.parametrize("paper", ROLLS)
@pytest.mark.parametrize("bold", [False, True])
def test_no_sign_of_the_six_languages_is_a_box(paper: Paper, bold: bool) -> None:
    for text in SIX:
        (laid,) = lay_out(Slip("", (TextLine(text, bold=bold),)), METRICS[paper])
        (layout, _at) = laid.texts[0]
        runs = layout.glyphRuns()
        assert runs
        assert all(index for run in runs for index in run.glyphIndexes()), text
        assert all(run.rawFont().familyName().startswith("Noto Sans") for run in runs), text


@pytest.mark.parametrize("paper", ROLLS)
@pytest.mark.parametrize("size", Size)
def test_letters_of_every_script_stay_within_their_block(paper: Paper, size: Size) -> None:
    m = METRICS[paper]
    for text in SIX:
        image = render_slip(Slip("", (TextLine(text, size, bold=True),)), paper).convertToFormat(
            QImage.Format.Format_Grayscale8
        )
        raw, line = bytes(image.constBits()), image.bytesPerLine()
        rows = [y for y in range(image.height()) if 0 in raw[y * line : y * line + m.width]]
        assert m.top <= rows[0], text
        assert rows[-1] < image.height() - m.bottom, text


@pytest.mark.parametrize("measures", [WIDE, NARROW])
def test_a_long_order_number_is_wrapped_and_whole(measures: object) -> None:
    number = "order_20261120_0051_" * 6
    m = WIDE if measures is WIDE else NARROW
    for left in ("Order", "What the shop calls this order when it is asked"):
        (laid,) = lay_out(Slip("", (ValueLine(left, number),)), m)
        layout, at = laid.texts[1]
        lines = [layout.lineAt(n) for n in range(layout.lineCount())]
        assert "".join(layout.text()[n.textStart() : n.textStart() + n.textLength()] for n in lines) == number
        assert all(at.x() + n.naturalTextRect().left() >= m.side for n in lines)
        assert all(at.x() + n.naturalTextRect().right() <= m.width - m.side + 1 for n in lines)
        assert at.y() >= laid.texts[0][0].lineAt(0).height() / 2, "it stands below what it is"


@pytest.mark.parametrize("paper", ROLLS)
def test_the_largest_amount_stays_on_one_line(paper: Paper) -> None:
    (laid,) = lay_out(Slip("", (TextLine("₹99,99,99,999.99", Size.AMOUNT, bold=True),)), METRICS[paper])
    assert laid.texts[0][0].lineCount() == 1
    (usual,) = lay_out(Slip("", (TextLine("₹1,250.00", Size.AMOUNT, bold=True),)), METRICS[paper])
    assert usual.texts[0][0].font().pixelSize() == METRICS[paper].sizes[Size.AMOUNT]
    (hour,) = lay_out(Slip("", (BarRow("13", 1_000, "₹99,99,99,999.99"),)), METRICS[paper])
    assert hour.texts[1][0].lineCount() == 1, "a month's hour, too: ₹1,23,45,678.90 was ₹1,23,45,678.9, and 0 below it"


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("beside", ["", "Show this slip at the counter: we scan it and find your payment."])
def test_codes_can_be_read(paper: Paper, beside: str) -> None:
    links = (LINK, "https://pay.example/" + "x" * 180)
    codes = {link: qr_modules(page_address(link)) for link in links}
    for payload, modules in (codes | {NUMBER: number_modules(NUMBER)}).items():
        image = render_slip(Slip("", (DashedLine(), QrBlock(modules, beside), DashedLine())), paper)
        assert decoded(image) == [payload]


@pytest.mark.parametrize("paper", Paper)
def test_it_is_saved_as_a_pdf_with_letters_in_it(paper: Paper, tmp_path: Path) -> None:
    file = tmp_path / "slip.pdf"
    assert save_pdf(every_block(), paper, str(file))
    if shutil.which("pdftoppm") is None or shutil.which("pdftotext") is None:
        pytest.skip("needs pdftoppm and pdftotext (poppler-utils)")
    subprocess.run(["pdftoppm", "-r", "203", "-png", str(file), str(tmp_path / "page")], check=True)
    (page,) = tmp_path.glob("*.png")
    image = QImage(str(page))
    assert decoded(image) == ["order_20261120_0051_k7q"]
    wide = {Paper.MM80: 80, Paper.MM58: 58, Paper.A4: 210}[paper]
    assert abs(image.width() - wide * 203 / 25.4) <= 4
    said = subprocess.run(["pdftotext", "-layout", str(file), "-"], check=True, capture_output=True, text=True).stdout
    assert "DUPLICATE 1" in said
    assert "₹9,99,99,999.99" in said


def pages_of(file: Path) -> list[str]:
    """Return the text of each page of a PDF."""
    if shutil.which("pdftotext") is None:
        pytest.skip("needs pdftotext (poppler-utils)")
    said = subprocess.run(["pdftotext", str(file), "-"], check=True, capture_output=True, text=True).stdout
    return said.split("\f")[:-1]


def test_what_is_too_long_for_a_page_goes_on_on_the_next_and_no_head_stands_alone(tmp_path: Path) -> None:
    file = tmp_path / "slip.pdf"
    for count in range(36, 42):
        rows = tuple(ValueLine(f"Row {n}.", f"₹{n}.00") for n in range(count))
        assert save_pdf(Slip("Z", (*rows, TextLine("UNKNOWN", Size.HEAD), *rows[:9])), Paper.A4, str(file))
        first, second = pages_of(file)
        assert second.startswith("(continued)")
        assert ("UNKNOWN" in first) == (first.count("Row 0.") == 2)
        assert first.count("Row") + second.count("Row") == count + 9


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert not save_pdf(every_block(), Paper.MM80, str(tmp_path / "nowhere" / "slip.pdf"))
    assert list(tmp_path.iterdir()) == []
