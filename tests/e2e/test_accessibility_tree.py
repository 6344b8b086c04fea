"""Work at the counter through the accessibility tree alone, in English and in Hindi.

Nothing is clicked and no key is pressed: names, roles and states are read over D-Bus, buttons are pressed and
fields filled by what they offer there. The names are those of the mock, or what the translation makes of them.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from paydesk.domain.language import Language
from paydesk.domain.settings.settings import Settings, Theme
from paydesk.store.settings import file as settings_file
from tests.helpers import at_spi, secret_service
from tests.helpers.at_spi import Gone, Node, Tree
from tests.helpers.control import Control
from tests.helpers.screen import Programs, RealScreen, Started, until
from tests.helpers.secret_service import SecretService

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.long,
    pytest.mark.skipif(at_spi.MISSING or bool(secret_service.MISSING), reason=at_spi.REASON),
]
WORDS: Final = Path(__file__).resolve().parents[2] / "resources" / "translations"
BUTTON: Final = "push button"


class Reader:
    """Somebody who hears the program and cannot see it."""

    def __init__(self, tree: Tree, language: Language) -> None:
        self._tree = tree
        self._words: dict[str, set[str]] = defaultdict(set)
        if language is not Language.ENGLISH:
            for message in ET.parse(WORDS / f"paydesk_{language}.ts").getroot().iter("message"):  # noqa: S314 - ours
                self._words[message.findtext("source") or ""].add(message.findtext("translation") or "")

    def names(self, source: str, **values: str) -> set[str]:
        """What this is called in the language of now."""
        return {name.format(**values) if values else name for name in self._words[source] - {""} or {source}}

    def look(self, source: str, role: str = "", **values: str) -> Node | None:
        """The first that is showing by this name."""
        names = self.names(source, **values)
        for node in self._tree.all():
            try:
                if node.name in names and role in {"", node.role}:
                    return node
            except Gone:
                continue
        return None

    def find(self, source: str, role: str = "", **values: str) -> Node:
        """Wait until it is showing."""
        found: list[Node] = []

        def there() -> bool:
            node = self.look(source, role, **values)
            found.extend([node] if node is not None else [])
            return node is not None

        until(there, lambda: f"no {role} {self.names(source)}; there are {self.heard()}")
        return found[0]

    def heard(self) -> list[tuple[str, str]]:
        """Role and name of all that is showing and has a name."""
        said = []
        for node in self._tree.all():
            try:
                said.append((node.role, node.name))
            except Gone:
                continue
        return [each for each in said if each[1]]

    def press(self, source: str, role: str = BUTTON) -> None:
        """Press it, once it can be pressed."""

        def pressed() -> bool:
            node = self.look(source, role)
            if node is None or not node.can_be_pressed:
                return False
            try:
                node.press()
            except Gone:
                return False
            return True

        until(pressed, lambda: f"{role} {self.names(source)} cannot be pressed; there are {self.heard()}")

    def confirm(self, source: str) -> None:
        """Press it until it is gone: a question takes no answer before it can have been read."""

        def gone() -> bool:
            node = self.look(source, BUTTON)
            if node is not None:
                try:
                    node.press()
                except Gone:
                    return False
            return node is None

        self.find(source, BUTTON)
        until(gone, lambda: f"{self.names(source)} stays; there are {self.heard()}")

    def write(self, source: str, text: str) -> None:
        """Put a text into a field: the last of this name, since a panel stands over its page."""
        self.find(source, "text")
        names = self.names(source)
        [*_, field] = [node for node in self._tree.all() if node.role == "text" and node.name in names]
        field.write(text)

    def is_told(self, verdict: str) -> None:
        """Wait until the strip says this."""

        def said() -> bool:
            node = self.look("Verdict", "text")
            return node is not None and node.text in self.names(verdict)

        until(said, lambda: f"the strip does not say {self.names(verdict)}; there are {self.heard()}")


@pytest.fixture(params=[Language.ENGLISH, Language.HINDI])
def language(request: pytest.FixtureRequest) -> Language:
    """What the program speaks."""
    return Language(request.param)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[SecretService]:
    """A session bus of the test's own."""
    (tmp_path / "bus").mkdir()
    with SecretService(tmp_path / "bus") as service:
        yield service


@pytest.fixture
def program(
    screen: RealScreen, session: SecretService, sandbox: Any, tmp_path: Path, language: Language
) -> Iterator[Started]:
    """The demo on the test's sandbox, which speaks to screen readers."""
    bus = {"DBUS_SESSION_BUS_ADDRESS": session.environment["DBUS_SESSION_BUS_ADDRESS"]}
    programs = Programs(tmp_path, {**screen.env, **bus, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
    folder = programs.home / "demo"
    folder.mkdir(parents=True, mode=0o700)
    settings_file.save(folder, Settings(theme=Theme.LIGHT, language=language))
    yield programs.start("--demo", "--service", sandbox.url)
    programs.end()


@pytest.fixture
def reader(program: Started, session: SecretService, language: Language) -> Iterator[Reader]:
    """Hears the program."""
    tree = Tree(session.environment["DBUS_SESSION_BUS_ADDRESS"])
    made = Reader(tree, language)
    made.find("Show QR", BUTTON)
    yield made
    tree.close()


def sell(reader: Reader, control: Control) -> None:
    """A sale that is paid, one whose code runs out, is renewed and cancelled, and one by link."""
    reader.write("Amount", "1250")
    reader.press("Show QR")
    reader.is_told("WAIT")
    reader.find("Read back: it asks for {amount}", amount="₹1,250.00")
    [order] = control.books()["orders"]
    control.phone(order["order_id"])
    reader.is_told("HAND OVER")
    reader.press("Next customer")
    control.settings(timeout_ms=2_000)
    reader.write("Amount", "80")
    reader.press("Show QR")
    reader.find("New QR", BUTTON)
    control.settings(timeout_ms=300_000)
    reader.press("New QR")
    reader.find("Read back: it asks for {amount}", amount="₹80.00")
    reader.press("Cancel this order")
    reader.confirm("Yes, cancel it")
    control.advance(60_000)
    reader.is_told("NOT PAID, SAFE TO RETRY")
    reader.press("Next customer")
    reader.write("Amount", "640")
    reader.press("Payment link", "radio button")
    reader.press("Make the link")
    reader.is_told("WAIT")
    assert reader.find("Payment link", "text").text.startswith(control.books()["transactions"][-1]["payment_url"])
    reader.press("Next customer")
    assert [order["order_status"] for order in control.books()["orders"]] == ["PAID", "TERMINATED", "ACTIVE"]


def make_cashgram(reader: Reader, control: Control) -> None:
    """A payout link for a customer."""
    reader.press("Payout link", "page tab")
    for name, text in (("Name", "Gita Rao"), ("Phone", "9812345678"), ("Amount", "250")):
        reader.write(name, text)
    reader.press("Go on")
    reader.confirm("Make the link")
    reader.find("Copy the link", BUTTON)
    [made] = control.cashgrams()
    assert (made["amount_paise"], made["name"], made["status"]) == (25_000, "Gita Rao", "ACTIVE")


def test_a_sale_a_new_code_a_cancel_a_link_and_a_cashgram(reader: Reader, control: Control) -> None:
    sell(reader, control)
    make_cashgram(reader, control)
