"""The guide: three books from docs/ by chapters, with their pictures, offline."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QFont, QImage, QResizeEvent, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from paydesk import assets
from paydesk.domain.language import Language
from paydesk.ui import language
from paydesk.ui.forms.editors import ComboBox
from paydesk.ui.widgets.flow import ButtonRow, add_items, vbox
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.lines import has_indic_script
from paydesk.ui.widgets.paint import font

LANGUAGES: Final = (Language.ENGLISH, Language.HINDI)
"""Languages of the guide."""
_BOOKS: Final = {"guide": "sale", "supervisor": "people", "installing": "install"}
"""Books, and the chapter that a link to each opens."""
_TOPIC_COMMENT: Final = re.compile(r"<!-- ([a-z0-9-]+) -->")
_MARGIN: Final = 32
_INDIC_LINE_PERCENT: Final = 110
"""Line height for Indic scripts, in percent of the font's: 1.4 times its size."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter. `topic` is the same in all languages, from a comment before the heading."""

    topic: str
    title: str
    text: str
    """Markdown, with its heading."""


def parse_chapters(markdown: str) -> list[Chapter]:
    """Return the chapters of a book: those second-level headings that have a topic."""
    found: list[Chapter] = []
    topic, lines = "", list[str]()
    for line in [*markdown.splitlines(), "<!-- end -->"]:
        mark = _TOPIC_COMMENT.fullmatch(line.strip())
        if mark is None:
            lines.append(line)
            continue
        text = "\n".join(lines).strip()
        if topic:
            found.append(Chapter(topic, text.partition("\n")[0].lstrip("# "), text))
        topic, lines = mark[1], []
    return found


def load_chapters(language: Language) -> list[Chapter]:
    """Return all chapters in a language; those not translated in English."""
    end = "" if language is Language.ENGLISH else f".{language.value}"
    english = [each for book in _BOOKS for each in _read(f"help/{book}.md")]
    if not end:
        return english
    own = {each.topic: each for book in _BOOKS for each in _read(f"help/{book}{end}.md")}
    return [own.get(each.topic, each) for each in english]


def _read(name: str) -> list[Chapter]:
    try:
        return parse_chapters(assets.path(name).read_text(encoding="utf-8"))
    except assets.AssetMissing:
        return []


class _ChapterView(QTextBrowser):
    """Shows a chapter, with pictures from the resources, scaled down to the width."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setAccessibleName(self.tr("Guide"))

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        # pictures below help/ only; nothing else is ever loaded
        if kind != int(QTextDocument.ResourceType.ImageResource.value):
            return None
        try:
            picture = QImage(str(assets.path(f"help/{QUrl(name).path().partition('help/')[2]}")))
        except (assets.AssetMissing, ValueError):
            return QImage()
        width = max(self.viewport().width() - _MARGIN, 200)
        if picture.width() > width:
            picture = picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        return picture

    def widen_lines(self) -> None:
        """Increase the line height for scripts with marks above and below."""
        cursor, apart = QTextCursor(self.document()), QTextBlockFormat()
        cursor.select(QTextCursor.SelectionType.Document)
        apart.setLineHeight(_INDIC_LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.mergeBlockFormat(apart)


class GuideTab(QWidget):
    """The chapters in the language of the window, and the text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chapters: list[Chapter] = []
        self.choice = ComboBox(self)
        self.choice.setAccessibleName(self.tr("Chapter"))
        self.choice.currentIndexChanged.connect(self.show_chapter)
        for one in LANGUAGES:
            language.load_script_font(one)
        self.draft_note = Note(self.tr("A draft: no native speaker has read it yet."), self)
        self.chapter_view = _ChapterView(self)
        self.chapter_view.anchorClicked.connect(self.on_link)
        add_items(
            vbox(self, spacing=10),
            ButtonRow(self.choice, parent=self),
            self.draft_note,
            (self.chapter_view, 1),
        )
        self._reload_timer = QTimer(self, singleShot=True, interval=0)
        self._reload_timer.timeout.connect(self.show_chapter)
        keeper = language.manager()
        spoken = keeper.language if keeper is not None else Language.ENGLISH
        self.use_language(spoken if spoken in LANGUAGES else Language.ENGLISH)

    def use_language(self, spoken: Language) -> None:
        """Show the guide in this language."""
        topic = self.topic
        self.draft_note.setVisible(spoken is not Language.ENGLISH)
        self._chapters = load_chapters(spoken)
        self.choice.set_options([(each.topic, each.title) for each in self._chapters])
        self.go_to(topic)

    @property
    def topic(self) -> str:
        """Topic of the current chapter."""
        return self.choice.chosen_id()

    def go_to(self, topic: str) -> None:
        """Show a chapter; the first for an unknown topic."""
        self.choice.choose(topic if any(each.topic == topic for each in self._chapters) else "sale")
        self.show_chapter()

    def begin(self) -> None:
        """Focus the text, so that the arrow keys scroll."""
        self.chapter_view.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def show_chapter(self, _place: int = 0) -> None:
        """Show the chosen chapter."""
        for each in self._chapters:
            if each.topic == self.topic:
                self.chapter_view.document().setDefaultFont(QFont(font(15)))
                self.chapter_view.setMarkdown(each.text)
                if has_indic_script(each.text):
                    self.chapter_view.widen_lines()

    @Slot(QUrl)
    def on_link(self, link: QUrl) -> None:
        """Follow a link to a chapter (`supervisor.md#topic`) or the web; ignore others."""
        if link.scheme() in {"http", "https"}:
            QDesktopServices.openUrl(link)
        elif topic := link.fragment() or _BOOKS.get(PurePosixPath(link.path()).name.partition(".")[0], ""):
            self.go_to(topic)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # pictures are scaled to the width
        super().resizeEvent(event)
        self._reload_timer.start()
