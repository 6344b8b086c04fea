"""The guide inside the program: three books of docs/ by chapters, with their pictures, offline."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QFont, QImage, QResizeEvent, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from paydesk import assets
from paydesk.domain.language import NATIVE_NAMES, Language
from paydesk.ui import language
from paydesk.ui.forms.lines import Combo
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.widgets.flow import ButtonRow, put, vbox
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.lines import is_tall
from paydesk.ui.widgets.paint import font

LANGUAGES: Final = (Language.ENGLISH, Language.HINDI)
"""What the guide is written in."""
_BOOKS: Final = {"guide": "sale", "supervisor": "people", "installing": "install"}
"""Each book, and the chapter that a link to it opens."""
_TOPIC_COMMENT: Final = re.compile(r"<!-- ([a-z0-9-]+) -->")
_MARGIN: Final = 32
_INDIC_LINE_PERCENT: Final = 110
"""The height of a line in a script of India, in percent of what its font says: 1.4 times its size."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter. `topic` is the same in every language; it stands in a comment before the heading."""

    topic: str
    title: str
    text: str
    """Markdown, with its heading."""


def parse_chapters(markdown: str) -> list[Chapter]:
    """The chapters of one book: each second heading that has a topic begins one."""
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
    """The whole guide in a language; a chapter that it lacks is in English."""
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
    """Shows one chapter; pictures come from the resources, and are no wider than their place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setAccessibleName(self.tr("Guide"))

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Qt: a picture of the chapter, by its name below help/; nothing is read from anywhere else."""
        if kind != int(QTextDocument.ResourceType.ImageResource.value):
            return None
        try:
            picture = QImage(str(assets.path(f"help/{QUrl(name).path().partition('help/')[2]}")))
        except (assets.AssetMissing, ValueError):
            return QImage()
        room = max(self.viewport().width() - _MARGIN, 200)
        if picture.width() > room:
            picture = picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)
        return picture

    def widen_lines(self) -> None:
        """Give all lines the room that letters with signs above and below need."""
        cursor, apart = QTextCursor(self.document()), QTextBlockFormat()
        cursor.select(QTextCursor.SelectionType.Document)
        apart.setLineHeight(_INDIC_LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.mergeBlockFormat(apart)


class GuideTab(QWidget):
    """Chapter, language, text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chapters: list[Chapter] = []
        self.choice = Combo(self)
        self.choice.setAccessibleName(self.tr("Chapter"))
        self.choice.currentIndexChanged.connect(self.show_chapter)
        for one in LANGUAGES:
            language.load_script_font(one)
        self.languages = Segmented(
            [(one.value, NATIVE_NAMES[one], "") for one in LANGUAGES], self, name=self.tr("Language of the guide")
        )
        self.languages.chosen.connect(self.on_language)
        self.draft_note = Note(self.tr("A draft: no native speaker has read it yet."), self)
        self.chapter_view = _ChapterView(self)
        self.chapter_view.anchorClicked.connect(self.on_link)
        put(
            vbox(self, spacing=10),
            ButtonRow(self.choice, self.languages, parent=self),
            self.draft_note,
            (self.chapter_view, 1),
        )
        self._reload_timer = QTimer(self, singleShot=True, interval=0)
        self._reload_timer.timeout.connect(self.show_chapter)
        keeper = language.manager()
        spoken = keeper.language if keeper is not None else Language.ENGLISH
        self.use_language(spoken if spoken in LANGUAGES else Language.ENGLISH)

    def use_language(self, spoken: Language) -> None:
        """Read it in this language."""
        topic = self.topic
        self.languages.choose(spoken.value)
        self.draft_note.setVisible(spoken is not Language.ENGLISH)
        self._chapters = load_chapters(spoken)
        self.choice.set_options([(each.topic, each.title) for each in self._chapters])
        self.go_to(topic)

    @property
    def topic(self) -> str:
        """The chapter in front."""
        return self.choice.chosen_id()

    def go_to(self, topic: str) -> None:
        """Open it at a chapter; at the first for one that is not there."""
        self.choice.choose(topic if any(each.topic == topic for each in self._chapters) else "sale")
        self.show_chapter()

    def begin(self) -> None:
        """It comes to the front: the arrows scroll."""
        self.chapter_view.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def show_chapter(self, _place: int = 0) -> None:
        """The chapter that is chosen."""
        for each in self._chapters:
            if each.topic == self.topic:
                self.chapter_view.document().setDefaultFont(QFont(font(15)))
                self.chapter_view.setMarkdown(each.text)
                if is_tall(each.text):
                    self.chapter_view.widen_lines()

    @Slot(object)
    def on_language(self, code: object) -> None:
        """The other language."""
        self.use_language(Language(str(code)))

    @Slot(QUrl)
    def on_link(self, link: QUrl) -> None:
        """Another chapter (`supervisor.md#topic`), or a page of the web, in the browser; other pages are not aboard."""
        if link.scheme() in {"http", "https"}:
            QDesktopServices.openUrl(link)
        elif topic := link.fragment() or _BOOKS.get(PurePosixPath(link.path()).name.partition(".")[0], ""):
            self.go_to(topic)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: pictures follow the width."""
        super().resizeEvent(event)
        self._reload_timer.start()
