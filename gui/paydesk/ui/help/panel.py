"""The help panel (F1): guide, all keys, support file, about."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QLibraryInfo, QRectF, QSize, Qt, Slot, qVersion
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QWidget

from paydesk.domain.language import NATIVE_NAMES, Language
from paydesk.ui.actions import KEY_BINDINGS, Action, key_label, key_words
from paydesk.ui.help.guide import GuideTab
from paydesk.ui.rows.tools import SaveFile, save_file
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.widgets.flow import ButtonRow, add_items, grid, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Text
from paydesk.ui.widgets.overlay import ModalOverlay
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.widgets.scroll_area import LazyStack, VScrollArea
from paydesk.ui.words.base import translate
from paydesk.version import __version__


class SupportTab(QWidget):
    """The support file; the presenter fills it by `show_file` or `show_error`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        what = self.tr("Versions, settings, log. Keys, PINs, personal data: left out or masked. Read before sending.")
        self.create_button = KeyButton(self.tr("Make the support file"), "", "primary", self, height=48)
        self.save_button = KeyButton(self.tr("Save as a file"), "", "plain", self, on_press=self.save)
        self.copy_button = KeyButton(self.tr("Copy"), "", "plain", self, on_press=self.copy)
        self.message = MessagePanel.create_hidden(self)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setFont(text_font("small"))
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Support file"))
        add_items(
            vbox(self, spacing=8),
            Text(what, tint="ink2", parent=self),
            ButtonRow(self.create_button, self.save_button, self.copy_button, parent=self),
            self.message,
            (self.text, 100),
            1,
        )
        self._show_text("")

    def begin(self) -> None:
        self.create_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_text(self, text: str) -> None:
        self.text.setPlainText(text)
        for part in (self.text, self.save_button, self.copy_button):
            part.setVisible(bool(text))

    def show_file(self, text: str) -> None:
        self._show_text(text)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_error(self, title: str, text: str) -> None:
        self.message.show_and_announce("bad", title, text)

    def forget(self) -> None:
        """Clear the file and the message."""
        self.message.hide()
        self._show_text("")

    @Slot()
    def copy(self) -> None:
        """Copy the file to the clipboard."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.message.show_and_announce("ok", self.tr("Copied"), self.tr("Paste it into a message."))

    @Slot()
    def save(self) -> None:
        """Save the file."""
        file = SaveFile("paydesk-support.txt", self.text.toPlainText().encode())
        saved = save_file(self, self.tr("Save as a file"), file)
        if saved is not None:
            self.message.show_and_announce("ok" if saved.succeeded else "bad", saved.message.title, saved.message.text)


NOTICES_FILE: Final = "THIRD-PARTY-LICENCES.txt"
DRAFT_LANGUAGES: Final = tuple(one for one in Language if one is not Language.ENGLISH)
"""Languages that no native speaker has reviewed yet."""
_LICENCES_HEIGHT: Final = 200
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def licence_notices() -> str:
    """Return the licences of all included software: the packed list, or those of the installed packages."""
    if getattr(sys, "frozen", False):
        for place in _notices_paths(Path(sys.executable).resolve()):
            if place.is_file():
                return place.read_text(encoding="utf-8", errors="replace")
    return "".join(f"{name}\n" for name in sorted(_installed_packages(), key=str.casefold))


def _notices_paths(program: Path) -> Iterator[Path]:
    """Yield the paths of the list in the packages of the three systems."""
    folder = program.parent
    yield folder / NOTICES_FILE
    yield folder.parent / "Resources" / NOTICES_FILE
    yield folder.parent / NOTICES_FILE
    yield Path("/usr/share/doc/paydesk") / NOTICES_FILE


def _installed_packages() -> set[str]:
    """Return the required packages, also indirect ones, as lines with version and licence."""
    found: dict[str, str] = {}
    wanted = ["paydesk"]
    while wanted:
        name = wanted.pop()
        if name.casefold() in found:
            continue
        try:
            one = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            found[name.casefold()] = ""  # for another platform, or an extra
            continue
        found[name.casefold()] = f"{one.metadata['Name']} {one.version}: {_licence(one)}"
        for need in one.requires or []:
            match = _NAME.match(need)
            if match is not None and "extra ==" not in need:
                wanted.append(match[0])
    return {line for line in found.values() if line}


def _licence(one: metadata.Distribution) -> str:
    facts = one.metadata
    if "License-Expression" in facts:
        return str(facts["License-Expression"])
    classes = [line.rpartition(" :: ")[2] for line in facts.get_all("Classifier", []) if line.startswith("License ::")]
    old = str(facts["License"]).strip().partition("\n")[0] if "License" in facts else ""
    return ", ".join(dict.fromkeys(classes)) or old or "-"


def versions() -> str:
    """Return the versions of Paydesk, Python, Qt and the system, one per line."""
    debug = " (debug)" if QLibraryInfo.isDebugBuild() else ""
    return f"Paydesk {__version__}\nPython {platform.python_version()}\nQt {qVersion()}{debug}\n{platform.platform()}\n"


class AboutTab(QWidget):
    """Version, data folder and licences."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.newer = Text("", bold=True, parent=self)
        self.newer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.newer.hide()
        self.folder = Text("", tint="ink2", parent=self)
        self.folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.folder.hide()
        kept = self.tr("Journal, settings, people and logs: data folder. Keys: system keychain, or only memory.")
        names = ", ".join(NATIVE_NAMES[one] for one in DRAFT_LANGUAGES)
        drafts = self.tr("Drafts that no native speaker has read yet: {languages}.").format(languages=names)
        self.licences = QPlainTextEdit(self)
        self.licences.setMinimumHeight(_LICENCES_HEIGHT)
        self.licences.setReadOnly(True)
        self.licences.setFont(text_font("small"))
        self.licences.setTabChangesFocus(True)
        self.licences.setAccessibleName(self.tr("Licences"))
        self.licences.setPlainText(licence_notices())
        own = self.tr("Paydesk is under the Apache License 2.0. It uses Qt under the LGPL 3, and:")
        inside = QWidget(self)
        add_items(vbox(self), VScrollArea(inside, self, name=self.tr("About")))
        column = add_items(
            vbox(inside, (0, 0, 8, 0), 8), Heading(self.tr("Paydesk {version}").format(version=__version__), self)
        )
        line = ", ".join(versions().splitlines()[1:])
        first, *others = (Text(words, tint="ink2", parent=self) for words in (line, kept, drafts, own))
        kept_text, *rest = others
        add_items(column, first, self.newer, kept_text, self.folder, *rest, (self.licences, 1))

    def begin(self) -> None:
        self.licences.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_newer(self, version: str, news: str, page: str) -> None:
        """Show a newer version, its news, and its page."""
        words = self.tr("Paydesk {version} is there: {news} Get it at {page} and install it over this one.")
        self.newer.setText(words.format(version=version, news=news, page=page))
        self.newer.show()

    def show_folder(self, folder: str) -> None:
        self.folder.setText(self.tr("The data folder is {folder}.").format(folder=folder))
        self.folder.show()


class KeyCap(paint.FixedMinimumMixin, paint.PaintMixin, QLabel):
    """A key as on a keyboard."""

    def sizeHint(self) -> QSize:
        size = paint.key_cap_size(self.text())
        return QSize(round(size.width() + 1), round(size.height() + 1))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        paint.draw_key_cap(painter, QRectF(self.rect()), self.text(), tokens.ink)


class KeysTab(QWidget):
    """The keys of the page in front."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Keys"))
        content = QWidget(self)
        self.scroll_area = VScrollArea(content, self, name=self.tr("Keys"))
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._rows: dict[Action, tuple[KeyCap, Text]] = {}
        table = QWidget(content)
        self._grid = grid(table, column_spacing=24, row_spacing=8)
        scanner = self.tr("A scanned bill number fills its field on any page.")
        note = Text(scanner, tint="ink3", parent=content)
        add_items(vbox(content, (0, 0, 8, 0), 16), table, note, 1)
        add_items(vbox(self), self.scroll_area)
        for key in KEY_BINDINGS:
            self._rows[key.action] = KeyCap(key.label, table), Text(key_words(key), parent=table)
        self.show_actions(frozenset(self._rows))

    def begin(self) -> None:
        self.scroll_area.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_actions(self, actions: frozenset[Action]) -> None:
        """Show the keys of these actions, in two columns."""
        shown = [row for action, row in self._rows.items() if action in actions]
        lines = (len(shown) + 1) // 2
        for row in self._rows.values():
            for part in row:
                self._grid.removeWidget(part)
                part.setVisible(row in shown)
        for number, (cap, words) in enumerate(shown):
            column, line = divmod(number, lines)
            self._grid.addWidget(cap, line, 2 * column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(words, line, 2 * column + 1)
            self._grid.setColumnStretch(2 * column + 1, 1)


_MAX_WIDTH: Final = 1100
GUIDE: Final = "guide"
KEYS: Final = "keys"
SUPPORT: Final = "support"
ABOUT: Final = "about"


def show_guide_over(parent: QWidget, topic: str) -> ModalOverlay:
    """Show only the guide over a widget where nobody is signed in; it contains nothing of the shop."""
    content = QWidget(parent)
    veil = ModalOverlay(content, parent, max_width=_MAX_WIDTH, tall=True)
    veil.setAccessibleName(translate("HelpPanel", "Help"))
    close = KeyButton(
        translate("HelpPanel", "Close"), key_label(Action.ESCAPE), "plain", content, on_press=veil.on_close_requested
    )
    guide = GuideTab(content)
    head = add_items(QHBoxLayout(), (Heading(translate("HelpPanel", "Help"), content), 1), close)
    add_items(vbox(content, spacing=8), head, (guide, 1))
    guide.go_to(topic)
    veil.show_modal()
    guide.begin()
    return veil


class HelpPanel(ModalOverlay):
    """Help with four tabs, each created on first use."""

    covers_side_list: ClassVar = True
    """Notices cover it: no PIN is typed here, and a payment may arrive."""

    def __init__(self, parent: QWidget) -> None:
        content = QWidget(parent)
        super().__init__(content, parent, max_width=_MAX_WIDTH, tall=True)
        self.setAccessibleName(self.tr("Help"))
        self._heading = Heading(self.tr("Help"), content)
        self._actions = frozenset(Action)
        self.close_button = KeyButton(
            self.tr("Close"), key_label(Action.ESCAPE), "plain", content, on_press=self.on_close_requested
        )
        self._head = add_items(QHBoxLayout(), (self._heading, 1), (self.close_button, 0, Qt.AlignmentFlag.AlignTop))
        self.tabs = Segmented(
            [
                (GUIDE, self.tr("Guide"), ""),
                (KEYS, self.tr("Keys of this page"), ""),
                (SUPPORT, self.tr("Support file"), ""),
                (ABOUT, self.tr("About"), ""),
            ],
            content,
            name=self.tr("Help"),
        )
        self.tabs.chosen.connect(self.show_tab)
        self.ready_button = KeyButton(self.tr("Ready to open"), "", "ghost", content, icon="check")
        self.pages: LazyStack[str, GuideTab | KeysTab | SupportTab | AboutTab] = LazyStack(content)
        self.pages.factories = {GUIDE: GuideTab, KEYS: KeysTab, SUPPORT: SupportTab, ABOUT: AboutTab}
        self._choices = ButtonRow(self.tabs, self.ready_button, parent=content)
        self._column = add_items(vbox(content, spacing=8), self._head, self._choices, (self.pages, 1))

    def open_support(self) -> None:
        """Open the support file."""
        self.show_modal()
        self.show_tab(SUPPORT)

    def open(self, topic: str, actions: frozenset[Action], *, keys: bool = False) -> None:
        """Open the guide at a topic, or the keys; `actions`: those of the page in front."""
        self._actions = actions
        self.show_modal()
        self.show_tab(KEYS if keys else GUIDE)
        guide = self.pages.created.get(GUIDE)
        if not keys and isinstance(guide, GuideTab):
            guide.go_to(topic)

    @property
    def shows_keys(self) -> bool:
        """True if the table of keys is shown."""
        return self.tabs.current() == KEYS

    def show_keys(self) -> None:
        self.show_tab(KEYS)

    @Slot(object)
    def show_tab(self, name: str) -> None:
        self.tabs.choose(name)
        part = self.pages.show_part(name)
        if isinstance(part, KeysTab):
            part.show_actions(self._actions)
        part.begin()

    def event(self, event: QEvent) -> bool:
        # F1 is a shortcut of the window, with and without Ctrl
        asks = event.type() == QEvent.Type.ShortcutOverride
        if asks and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F1:
            event.ignore()
            return False
        return super().event(event)
