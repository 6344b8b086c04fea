"""Lines of texts: as far apart as the letters of each script need, measured on what is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PIL import Image
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.language import Language
from paydesk.ui.help.guide import Chapter, GuideTab
from paydesk.ui.orders.panel import StoryLine, story_view
from paydesk.ui.sell.sale_text_view import ParagraphList
from paydesk.ui.sell.view_model import Paragraph
from paydesk.ui.text_styles import TextStyle
from paydesk.ui.widgets.choice import CheckBox
from paydesk.ui.widgets.labels import Heading, Note, ScalableText, Text
from paydesk.ui.widgets.lines import LINE_PITCH, has_indic_script
from paydesk.ui.widgets.paint import set_text_style
from tests.helpers.looks import picture
from tests.helpers.spoken import spoken

WORDS = {
    Language.HINDI: "नमन",
    Language.MARATHI: "कमळ",
    Language.BENGALI: "নমন",
    Language.TAMIL: "படம",
    Language.TELUGU: "మనమ",
}
DEEP = {
    Language.HINDI: "क्रूद्रूट्रू",
    Language.MARATHI: "त्र्यूहु",
    Language.BENGALI: "ক্রূদ্ধূ",
    Language.TAMIL: "சொல்வதற்குழூ",
    Language.TELUGU: "స్త్రూష్ట్రూ",
}
WIDTH = 320


def story(words: str) -> QWidget:
    made = story_view()
    made.show_rows([StoryLine("0", words, ("14:36", "off"))])
    return made


def said(words: str) -> QWidget:
    made = ParagraphList()
    made.show_paragraphs((Paragraph("", words),))
    return made


def large(words: str) -> QWidget:
    made = ScalableText("", 40)
    made.apply_scale(1.0)
    made.setText(words)
    return made


KINDS: dict[str, tuple[int, Callable[[str], QWidget]]] = {
    "text": (14, Text),
    "small": (13, lambda words: Text(words, style="small")),
    "bold": (15, lambda words: Text(words, bold=True)),
    "note": (13, Note),
    "heading": (20, Heading),
    "kiosk": (40, large),
    "check box": (14, CheckBox),
    "story": (14, story),
    "paragraph": (15, said),
}


@pytest.fixture(params=list(WORDS))
def word(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Yield a word of one language in its script."""
    with spoken(qapp, request.param):
        yield WORDS[request.param]


@pytest.fixture(params=list(DEEP))
def deep_word(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """One whose signs reach far below its line."""
    with spoken(qapp, request.param):
        yield DEEP[request.param]


def rows(image: QImage) -> list[int]:
    """Return the amount of ink in each row of pixels."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    size = (grey.width(), grey.height())
    raw = Image.frombytes("L", size, bytes(grey.constBits()), "raw", "L", grey.bytesPerLine())
    ground = raw.getpixel((grey.width() - 1, grey.height() - 1))
    assert isinstance(ground, int | float)
    return [sum(abs(ink - ground) > 60 for ink in row) for row in _rows_of(raw.tobytes(), *size)]


def _rows_of(raw: bytes, width: int, height: int) -> list[bytes]:
    return [raw[y * width : (y + 1) * width] for y in range(height)]


def pitch(widget: QWidget, px: int) -> int:
    """Return the distance of drawn lines: by so many pixels the picture repeats itself."""
    found = rows(picture(widget))
    inked = [y for y, ink in enumerate(found) if ink]
    middle = found[inked[0] : inked[-1] + 1]
    assert len(middle) > 3 * px, "several lines"

    def differs(shift: int) -> float:
        pairs = list(zip(middle, middle[shift:], strict=False))
        return sum(abs(one - other) for one, other in pairs) / len(pairs)

    return min(range(px, 2 * px + 1), key=differs)


@pytest.mark.parametrize("kind", KINDS)
def test_lines_stand_apart(qtbot: QtBot, word: str, kind: str) -> None:
    px, make = KINDS[kind]
    widget = make(" ".join([word] * 60))
    qtbot.addWidget(widget)
    widget.resize(WIDTH, max(widget.heightForWidth(WIDTH), 400))
    widget.show()
    assert pitch(widget, px) >= LINE_PITCH * px


def test_lines_of_the_guide_stand_apart(qtbot: QtBot, word: str) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    tab = GuideTab(place)
    tab._chapters = [Chapter("sale", word, " ".join([word] * 60))]
    place.resize(WIDTH, 500)
    tab.resize(WIDTH, 500)
    place.show()
    tab.go_to("sale")
    book = place.findChild(QTextBrowser)
    assert book is not None
    assert pitch(book.viewport(), 15) >= LINE_PITCH * 15


def test_a_label_is_as_high_as_it_draws(qtbot: QtBot, word: str) -> None:
    """The last line is inside it, however it came to its height."""
    label = Text(" ".join([word] * 20))
    qtbot.addWidget(label)
    for width in (90, 150, 400):
        needed = label.heightForWidth(width)
        label.resize(width, needed + 40)
        label.show()
        drawn = [y for y, ink in enumerate(rows(picture(label))) if ink]
        assert drawn[-1] - drawn[0] < needed
    hint = label.sizeHint()
    assert hint.height() == label.heightForWidth(hint.width())


@pytest.mark.parametrize("style", ["small", "action"])
def test_one_line_stands_as_high_as_the_same_with_latin_letters_in_it(
    qtbot: QtBot, word: str, style: TextStyle
) -> None:
    """In the line below the pages and in the bar of the demo one was up to three pixels above the other."""
    feet = []
    for words in (word, f"{word} QR"):
        label = Text(words, style=style, wrap=False)
        qtbot.addWidget(label)
        label.resize(WIDTH, 40)
        label.show()
        own = picture(label).copy(0, 0, label.fontMetrics().horizontalAdvance(word), label.height())
        feet.append(max(y for y, ink in enumerate(rows(own)) if ink))
    assert feet[0] == feet[1]


def test_a_line_that_has_no_room_below_keeps_all_of_its_signs(qtbot: QtBot, deep_word: str) -> None:
    inks = []
    for spare in (0, 40):
        label = Text(deep_word, wrap=False)
        qtbot.addWidget(label)
        label.resize(WIDTH, label.sizeHint().height() + spare)
        label.show()
        inks.append([ink for ink in rows(picture(label)) if ink])
    assert inks[0] == inks[1]


@pytest.mark.parametrize("wrap", [True, False])
def test_one_line_is_as_high_in_whatever_letters(qtbot: QtBot, word: str, wrap: bool) -> None:
    """Fields beside each other stood up to two pixels apart, where one had Latin letters in its label."""
    labels = [Text(words, style="small", wrap=wrap) for words in ("QR", word, f"{word} QR")]
    for label in labels:
        qtbot.addWidget(label)
    assert len({label.sizeHint().height() for label in labels}) == 1
    assert len({label.heightForWidth(WIDTH) for label in labels}) == 1


def test_what_somebody_typed_is_shown_as_it_is(qtbot: QtBot, word: str) -> None:
    """In several lines, too, a name is a name and no rich text: as high as its signs, not as its bold words."""
    typed, bare = Text(f"<b>{word}</b> &amp; " * 9), Text(f"{word} & " * 9)
    qtbot.addWidget(typed)
    qtbot.addWidget(bare)
    assert typed.heightForWidth(200) > bare.heightForWidth(200)
    for label in (typed, bare):
        label.resize(200, typed.heightForWidth(200))
    assert sum(rows(picture(typed))) > sum(rows(picture(bare)))


def test_english_is_left_to_qt(qtbot: QtBot) -> None:
    label, plain = Text("Once it is paid, the next customer can come " * 3), QLabel()
    qtbot.addWidget(label)
    qtbot.addWidget(plain)
    plain.setWordWrap(True)
    label.ensurePolished()
    plain.setFont(label.font())
    plain.setText(label.text())
    assert not has_indic_script(label.text())
    assert [label.heightForWidth(width) for width in (90, 200)] == [plain.heightForWidth(width) for width in (90, 200)]


LONG = "Nobody has paid, and nobody can pay any more: take it anew when the customer has found a phone"


def restyle(text: Text) -> None:
    text.setStyleSheet("font-size: 30px")
    text.ensurePolished()


CHANGES: dict[str, Callable[[Text], None]] = {
    "words": lambda text: text.setText(text.text() * 2),
    "style": lambda text: set_text_style(text, "title"),
    "margins": lambda text: text.setContentsMargins(40, 9, 40, 9),
    "least width": lambda text: text.setMinimumWidth(900),
    "wrap": lambda text: text.setWordWrap(False),
    "look": restyle,
}


@pytest.mark.parametrize("words", [LONG, " ".join([WORDS[Language.TAMIL]] * 15)], ids=["English", "Tamil"])
@pytest.mark.parametrize("change", CHANGES)
def test_the_height_of_a_text_is_that_of_what_it_is_now(qtbot: QtBot, change: str, words: str) -> None:
    asked, fresh = Text(words), Text(words)
    for text in (asked, fresh):
        qtbot.addWidget(text)
    before = asked.heightForWidth(WIDTH)
    for text in (asked, fresh):
        CHANGES[change](text)
    assert asked.heightForWidth(WIDTH) == fresh.heightForWidth(WIDTH)
    assert fresh.heightForWidth(WIDTH) != before or (change == "least width" and has_indic_script(words))
