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
from paydesk.ui.help.topic_cards import TopicCards
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.lines import has_indic_script
from paydesk.ui.widgets.paint import text_font

LANGUAGES: Final = (Language.ENGLISH, Language.HINDI)
"""Languages of the guide."""
_BOOKS: Final = {"guide": "sale", "supervisor": "people", "installing": "install"}
"""Books, and the chapter that a link to each opens."""
_TOPIC_COMMENT: Final = re.compile(r"<!-- ([a-z0-9-]+) -->")
_PICTURE: Final = re.compile(r"!\[[^]]*\]\([^)]*help/([^)]+\.png)\)")
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

    @property
    def picture(self) -> str:
        """Its first picture, below help/; "" for none."""
        found = _PICTURE.search(self.text)
        return found[1] if found is not None else ""


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
    """The chapters in the language of the window as cards, and the text of one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chapters: list[Chapter] = []
        self._topic = ""
        self.topics_button = KeyButton(self.tr("All topics"), "", "ghost", self, icon="left", on_press=self.show_topics)
        self.cards = TopicCards(self)
        self.cards.chosen.connect(self.go_to)
        for one in LANGUAGES:
            language.load_script_font(one)
        self.draft_note = Note(self.tr("A draft: no native speaker has read it yet."), self)
        self.chapter_view = _ChapterView(self)
        self.chapter_view.anchorClicked.connect(self.on_link)
        head = add_items(hbox(spacing=12), self.topics_button, self.draft_note, 1)
        add_items(vbox(self, spacing=8), head, (self.chapter_view, 1), (self.cards, 1))
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
        self.cards.show_topics([(each.topic, each.title, each.picture) for each in self._chapters])
        self.go_to(topic)

    @property
    def topic(self) -> str:
        """Topic of the current chapter."""
        return self._topic

    @Slot(object)
    def go_to(self, topic: str) -> None:
        """Show a chapter; the first for an unknown topic."""
        self._topic = topic if any(each.topic == topic for each in self._chapters) else "sale"
        self._show_cards(shown=False)
        self.show_chapter()
        self.begin()

    @Slot()
    def show_topics(self) -> None:
        """Show all topics."""
        self._show_cards(shown=True)
        self.begin()

    def _show_cards(self, *, shown: bool) -> None:
        self.cards.setVisible(shown)
        self.topics_button.setVisible(not shown)
        self.chapter_view.setVisible(not shown)

    def begin(self) -> None:
        """Focus the text, so that the arrow keys scroll, or the first card."""
        if self.chapter_view.isHidden():
            self.cards.begin()
        else:
            self.chapter_view.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def show_chapter(self) -> None:
        """Show the chosen chapter."""
        for each in self._chapters:
            if each.topic == self.topic:
                self.chapter_view.document().setDefaultFont(QFont(text_font("body")))
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
