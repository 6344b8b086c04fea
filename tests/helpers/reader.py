"""A blind user of a program: its accessibility tree, and its announcements."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path
from typing import Final

from paydesk.domain.language import Language
from tests.helpers.at_spi import Announcements, Gone, Node, Tree
from tests.helpers.screen import until

WORDS: Final = Path(__file__).resolve().parents[2] / "resources" / "translations"
BUTTON: Final = "push button"
TAB: Final = "page tab"


class Reader:
    """Names are the English words of the program, which are looked for in the language that it speaks."""

    def __init__(self, session: str, language: Language) -> None:
        """`session`: the address of the session bus."""
        self._tree = Tree(session)
        self._announcements = Announcements(session)
        self.last = ""
        """Last announcement that was waited for."""
        self._heeded = 0
        """So many announcements were looked for, or came before such a one."""
        self._words: dict[str, set[str]] = defaultdict(set)
        if language is not Language.ENGLISH:
            for message in ET.parse(WORDS / f"paydesk_{language}.ts").getroot().iter("message"):  # noqa: S314 - ours
                self._words[message.findtext("source") or ""].add(message.findtext("translation") or "")

    def close(self) -> None:
        """Disconnect."""
        self._tree.close()
        self._announcements.close()

    def names(self, source: str, **values: str) -> set[str]:
        """Return the names of a source text in the current language; not translated, it appears in English."""
        return {name.format(**values) if values else name for name in (self._words[source] - {""}) | {source}}

    def heard(self) -> list[tuple[str, str]]:
        """Role and name of all that is showing and has a name."""
        said = []
        for node in self._tree.all():
            try:
                said.append((node.role, node.name))
            except Gone:
                continue
        return [each for each in said if each[1]]

    def look(self, source: str, role: str, **values: str) -> Node | None:
        """Return the last node that is showing by this name: a panel stands over its page."""
        names = self.names(source, **values)
        for node in reversed(self._tree.of(role)):
            try:
                if node.name in names:
                    return node
            except Gone:
                continue
        return None

    def find(self, source: str, role: str, **values: str) -> Node:
        """Wait until a node is showing."""
        found: list[Node] = []

        def there() -> bool:
            node = self.look(source, role, **values)
            found.extend([node] if node is not None else [])
            return node is not None

        until(there, lambda: f"no {role} {self.names(source, **values)}; there are {self.heard()}")
        return found[0]

    def press(self, source: str, role: str = BUTTON, **values: str) -> None:
        """Press a node, once it can be pressed."""

        def pressed() -> bool:
            node = self.look(source, role, **values)
            if node is None or not node.can_be_pressed:
                return False
            try:
                node.press()
            except Gone:
                return False
            return True

        names = self.names(source, **values)
        until(pressed, lambda: f"{role} {names} cannot be pressed; there are {self.heard()}")

    def confirm(self, source: str, **values: str) -> None:
        """Press it until it is gone: a question takes no answer before it can have been read."""

        def gone() -> bool:
            node = self.look(source, BUTTON, **values)
            if node is not None:
                try:
                    node.press()
                except Gone:
                    return False
            return node is None

        self.find(source, BUTTON, **values)
        until(gone, lambda: f"{self.names(source, **values)} stays; there are {self.heard()}")

    def write(self, source: str, text: str, **values: str) -> None:
        """Put a text into a field."""
        self.find(source, "text", **values).write(text)

    def is_told(self, verdict: str) -> None:
        """Wait until the strip says this, and it was said aloud."""

        def said() -> bool:
            names = self.names(verdict)
            return any(role == "label" and names & set(name.split(", ")) for role, name in self.heard())

        until(said, lambda: f"the strip does not say {self.names(verdict)}; there are {self.heard()}")
        self.hears(verdict, urgent=True)

    def hears(self, source: str, *, urgent: bool = False, **values: str) -> None:
        """Wait until this is announced, after what was heard before; `urgent`: it cuts short what is being said."""
        names = self.names(source, **values)

        def came() -> bool:
            said = self._announcements.hear()
            for place in range(self._heeded, len(said)):
                text, cuts = said[place]
                if cuts == urgent and any(name in text for name in names):
                    self._heeded, self.last = place + 1, text
                    return True
            return False

        until(came, lambda: f"{names} is not announced; there were {self._announcements.said[self._heeded :]}")
