"""A program as a screen reader has it: its accessibility tree over D-Bus (AT-SPI), and nothing else of it.

It runs against a session bus of its own, on which at-spi2-core starts by itself; only what is showing counts.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

jeepney = pytest.importorskip("jeepney", reason="AT-SPI is there on Linux only")  # it comes with keyring there
blocking = pytest.importorskip("jeepney.io.blocking")

SERVICE: Final = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
MISSING: Final = not (shutil.which("dbus-daemon") and SERVICE.exists())
REASON: Final = "needs at-spi2-core and dbus-daemon (Debian: apt-get install at-spi2-core dbus)"
_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_COLLECTION: Final = "org.a11y.atspi.Collection"
_ROLES: Final = {
    "cell": [56],
    "dialog": [16],
    "label": [29],
    "menu item": [35],
    "page tab": [37],
    "push button": [43],
    "radio button": [44],
    "text": [40, 61],
}
"""Those that are looked for, by at-spi's numbers; a password is a text, too."""
_ALL_OF, _ANY_OF = 1, 2
_SHOWING, _SENSITIVE, _FOCUSED, _ASSERTIVE, _PATIENCE_S = 25, 24, 12, 2, 30.0


class Gone(Exception):
    """The object is not there any more: the window has changed meanwhile."""


@dataclass(frozen=True)
class Node:
    """One object of the accessibility tree."""

    tree: Tree
    bus: str
    path: str

    def _call(self, interface: str, method: str, signature: str = "", *arguments: Any) -> tuple[Any, ...]:
        address = jeepney.DBusAddress(self.path, self.bus, interface)
        message = jeepney.new_method_call(address, method, signature or None, arguments)
        answer = self.tree.line.send_and_get_reply(message, timeout=_PATIENCE_S)
        if answer.header.message_type.name == "error":
            raise Gone(f"{method}: {answer.body}")
        return tuple(answer.body)

    def _property(self, interface: str, name: str) -> Any:
        return self._call("org.freedesktop.DBus.Properties", "Get", "ss", interface, name)[0][1]

    @property
    def name(self) -> str:
        """Return the accessible name."""
        return str(self._property(_ACCESSIBLE, "Name"))

    @property
    def description(self) -> str:
        """Return the accessible description."""
        return str(self._property(_ACCESSIBLE, "Description"))

    @property
    def role(self) -> str:
        """Return the role: "push button", "text"..."""
        return str(self._call(_ACCESSIBLE, "GetRoleName")[0])

    def has_state(self, number: int) -> bool:
        """Return True if it has a state (at-spi's numbers)."""
        words = self._call(_ACCESSIBLE, "GetState")[0]
        return bool(words[number // 32] >> number % 32 & 1)

    @property
    def showing(self) -> bool:
        """Return True if it is on the screen."""
        return self.has_state(_SHOWING)

    @property
    def has_focus(self) -> bool:
        """Return True if it has the keyboard."""
        return self.has_state(_FOCUSED)

    @property
    def can_be_pressed(self) -> bool:
        """Return True if it is enabled."""
        return self.has_state(_SENSITIVE)

    def children(self) -> list[Node]:
        """Return its children."""
        return [Node(self.tree, bus, path) for bus, path in self._call(_ACCESSIBLE, "GetChildren")[0]]

    def below(self) -> Iterator[Node]:
        """Yield what is showing in it, in reading order."""
        try:
            for child in self.children():
                if child.showing:
                    yield child
                    yield from child.below()
        except Gone:
            return  # it has changed, or ended, just now

    @property
    def text(self) -> str:
        """Return its text."""
        return str(self._call("org.a11y.atspi.Text", "GetText", "ii", 0, -1)[0])

    def press(self) -> None:
        """Do what a press does."""
        actions = [each[0] for each in self._call("org.a11y.atspi.Action", "GetActions")[0]]
        wanted = next((name for name in ("Press", "Toggle") if name in actions), actions[0] if actions else "")
        if not wanted:
            raise Gone(f"{self.name!r} cannot be pressed")
        self._call("org.a11y.atspi.Action", "DoAction", "i", actions.index(wanted))

    def write(self, text: str) -> None:
        """Put a text into it, in the place of what is there."""
        self._call("org.a11y.atspi.EditableText", "SetTextContents", "s", text)


def _line(session: str) -> Any:
    """Connect to the accessibility bus of a session."""
    with blocking.open_dbus_connection(session) as line:
        bus = jeepney.DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        answer = line.send_and_get_reply(jeepney.new_method_call(bus, "GetAddress"), timeout=_PATIENCE_S)
    return blocking.open_dbus_connection(str(answer.body[0]))


class Announcements:
    """Announcements of programs from now on, as (text, whether it interrupts)."""

    def __init__(self, session: str) -> None:
        """`session`: the address of the session bus."""
        self._line = _line(session)
        rule = jeepney.MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
        blocking.Proxy(jeepney.message_bus, self._line).AddMatch(rule)
        registry = jeepney.DBusAddress(
            "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry"
        )  # programs send nothing that nobody has asked for
        asked = jeepney.new_method_call(registry, "RegisterEvent", "sass", ("object:announcement", [], ""))
        self._line.send_and_get_reply(asked, timeout=_PATIENCE_S)
        self.said: list[tuple[str, bool]] = []

    def hear(self) -> list[tuple[str, bool]]:
        """Return all announcements so far."""
        while True:
            try:
                message = self._line.receive(timeout=0.01)
            except TimeoutError:
                return self.said
            if message.header.fields.get(jeepney.HeaderFields.member) == "Announcement":
                _, politeness, _, (_, text), *_ = message.body
                self.said.append((text, politeness == _ASSERTIVE))

    def close(self) -> None:
        """Disconnect."""
        self._line.close()


class Tree:
    """All programs of one session that speak to screen readers. Used as a context."""

    def __init__(self, session: str) -> None:
        """`session`: the address of the session bus."""
        self.line = _line(session)
        self.root = Node(self, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")

    def close(self) -> None:
        """Disconnect."""
        self.line.close()

    def _windows(self) -> Iterator[Node]:
        for program in self.root.children():
            try:
                yield from program.children()
            except Gone:
                continue  # it ended just now

    def all(self) -> Iterator[Node]:
        """Everything that is showing, of all programs, window by window in the order in which it is read."""
        for window in self._windows():
            yield window
            yield from window.below()

    def of(self, role: str) -> list[Node]:
        """Return what is showing with a role: one query to each window in place of three to each of its objects."""
        wanted = [0, 0, 0, 0]
        for number in _ROLES[role]:
            wanted[number // 32] |= 1 << number % 32
        rule: tuple[Any, ...] = ([1 << _SHOWING, 0], _ALL_OF, {}, _ALL_OF, wanted, _ANY_OF, [], _ALL_OF, False)
        arguments = (rule, 0, 0, True)
        found: list[Node] = []
        for window in self._windows():
            try:
                answer = window._call(_COLLECTION, "GetMatches", "(aiia{ss}iaiiasib)uib", *arguments)
            except Gone:
                continue
            found += [Node(self, bus, path) for bus, path in answer[0]]
        return found
