"""Work at the counter through the accessibility tree alone, in English and in Hindi.

Nothing is clicked and no key is pressed: names, roles and states are read over D-Bus, buttons are pressed and
fields filled by what they offer there, and what is said aloud is listened to. The names are those of the mock, or what
the translation makes of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.language import Language
from paydesk.domain.people.person import DEMO_PEOPLE
from paydesk.domain.settings.settings import Settings, Theme
from paydesk.store.settings import file as settings_file
from paydesk.ui.theme_tokens import LIGHT
from paydesk.ui.words.sales import order_words
from tests.helpers import at_spi, secret_service
from tests.helpers.control import Control
from tests.helpers.reader import BUTTON, TAB, Reader
from tests.helpers.screen import Programs, RealScreen, share_of, until
from tests.helpers.secret_service import SecretService

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.long,
    pytest.mark.skipif(at_spi.MISSING or bool(secret_service.MISSING), reason=at_spi.REASON),
]
_, _, (SUPERVISOR, PIN), _ = DEMO_PEOPLE


@pytest.fixture
def session(tmp_path: Path) -> Iterator[SecretService]:
    """Yield a session bus of the test's own."""
    (tmp_path / "bus").mkdir()
    with SecretService(tmp_path / "bus") as service:
        yield service


@pytest.fixture
def programs(screen: RealScreen, session: SecretService, tmp_path: Path) -> Iterator[Programs]:
    """Yield a starter of programs that speak to screen readers."""
    bus = {"DBUS_SESSION_BUS_ADDRESS": session.environment["DBUS_SESSION_BUS_ADDRESS"]}
    programs = Programs(tmp_path, {**screen.env, **bus, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
    yield programs
    programs.end()


@pytest.fixture
def reader(session: SecretService, language: Language) -> Iterator[Reader]:
    """Yield a reader of these programs."""
    made = Reader(session.environment["DBUS_SESSION_BUS_ADDRESS"], language)
    yield made
    made.close()


def saved(programs: Programs, reader: Reader, end: str) -> None:
    """Wait until the slip whose name ends so is a file, which is said aloud: there is no printer."""
    found: list[Path] = []

    def there() -> bool:
        found.extend(file for file in (programs.home / "slips").glob("*.pdf") if file.stem.endswith(end))
        return bool(found)

    until(there, lambda: f"no slip {end!r}; there are {reader.heard()}")
    reader.hears("The slip is saved: {file}. Print that, or choose a printer in the settings.", file=str(found[0]))
    assert found[0].read_bytes().startswith(b"%PDF")


def open_more(reader: Reader, name: str) -> None:
    """Open a page or panel of "More"."""
    reader.press("More", TAB)
    reader.press(name, "menu item")


def unlock(reader: Reader) -> None:
    """Open a page by a supervisor's PIN, after a wrong one. Until then nothing of the page or beside it is there."""
    reader.find("This needs a supervisor's PIN", "dialog")
    assert not {role for role, _ in reader.heard()} & {"table", "page tab", "page tab list"}
    for pin in ("0000", PIN):
        reader.write("PIN of {name}", pin, name=SUPERVISOR.name)
        reader.press("Unlock")
        if pin != PIN:
            reader.hears("That PIN is wrong.", urgent=True)


def again(reader: Reader, order_id: str) -> None:
    """Scan the number of a paid sale once more: it is asked about, and handed over without the green page."""
    reader.press("Bill number")
    reader.write("Bill number", order_id)
    reader.press("Show QR")
    reader.find("Were the goods given?", "label")
    reader.press("No: hand over now")
    until(lambda: "Yes: next customer" not in {name for _, name in reader.heard()}, lambda: str(reader.heard()))
    assert not any("HAND OVER" in name for _, name in reader.heard())
    reader.press("Next")


def sell(reader: Reader, control: Control, programs: Programs, screen: RealScreen) -> None:
    """Take a sale that is paid, with its receipt; one whose code runs out, is renewed and cancelled; one by link."""
    reader.press("Sell", TAB)
    reader.write("Amount", "1250")
    reader.press("Show QR")
    reader.is_told("WAIT")
    [order] = control.books()["orders"]
    control.phone(order["order_id"])
    reader.is_told("HAND OVER")
    reader.press("Receipt")
    saved(programs, reader, order["order_id"])
    reader.press("Next")
    again(reader, order["order_id"])
    control.settings(timeout_ms=2_000)
    reader.write("Amount", "80")
    reader.press("Show QR")
    reader.find("New QR", BUTTON)
    control.settings(timeout_ms=300_000)
    reader.press("New QR")
    until(lambda: bool(screen.codes()), lambda: "no new code on the screen")
    screen.press("F8")
    reader.confirm("Yes, cancel")
    control.advance(60_000)
    reader.is_told("CANCELLED")
    reader.press("Next")
    reader.write("Amount", "640")
    reader.press("Link instead")
    reader.is_told("WAIT")
    link = reader.find("Payment link", "text").text
    assert link.startswith(control.books()["transactions"][-1]["payment_url"])
    reader.press("Next customer")
    assert [order["order_status"] for order in control.books()["orders"]] == ["PAID", "TERMINATED", "ACTIVE"]
    order_id = control.books()["orders"][-1]["order_id"]
    control.phone(order_id)
    reader.hears("{amount} paid · {order}", urgent=True, amount="₹640.00", order=order_words(order_id))
    reader.confirm("Dismiss")


def check_upi(reader: Reader) -> None:
    """Check an address that is none, and one that is somebody's."""
    open_more(reader, "Check UPI")
    reader.write("UPI address", "meena")
    reader.press("Check")
    reader.hears("A UPI address looks like name@bank.", urgent=True)
    reader.write("UPI address", "success@upi")
    reader.press("Check")
    reader.hears("VALID", urgent=True)
    reader.find("MEENA DEVI", "label")
    reader.confirm("Close this panel")


def make_cashgram(reader: Reader, control: Control) -> None:
    """Make a payout link for a customer."""
    open_more(reader, "Payout link")
    for name, text in (("Name", "Gita Rao"), ("Phone", "9812345678"), ("Amount", "250")):
        reader.write(name, text)
    reader.press("Review")
    reader.confirm("Make the link")
    reader.find("Copy link", BUTTON)
    [made] = control.cashgrams()
    assert (made["amount_paise"], made["name"], made["status"]) == (25_000, "Gita Rao", "ACTIVE")


def send(reader: Reader, control: Control) -> None:
    """Sign in as the supervisor, who alone sees "Payouts", and send a transfer."""
    open_more(reader, "Lock")
    reader.press(SUPERVISOR.name, "radio button")
    reader.write("PIN of {name}", PIN, name=SUPERVISOR.name)
    reader.press("Unlock")
    open_more(reader, "Payouts")
    unlock(reader)
    reader.press("Review")
    reader.hears("Enter a UPI address or an account number.", urgent=True)
    for name, text in (("UPI address or account number", "success@upi"), ("Name", "Meena Devi"), ("Amount", "300")):
        reader.write(name, text)
    reader.press("Check name")
    reader.hears("Bank says {name}", name="MEENA DEVI")
    reader.press("Review")
    reader.hears("Is this right?")
    assert all(part in reader.last for part in ("₹300.00", "Meena Devi", "success@upi"))
    reader.confirm("Send {amount}", amount="₹300.00")
    reader.hears("The money has arrived", urgent=True)
    [made] = control.transfers()
    assert (made["amount_paise"], made["status"]) == (30_000, "SUCCESS")


def close_shift(reader: Reader, programs: Programs, screen: RealScreen) -> None:
    """Count and close the shift; its Z-report is on the list."""
    open_more(reader, "Day report")
    reader.press("Close shift")
    unlock(reader)
    reader.write("Bill count", "2")
    reader.write("Bill total", "1890")
    reader.hears("Difference {amount}", amount="₹0.00")
    z = next(iter(reader.names("Z {number}", number="0001")))
    reader.confirm("Close and print {z}", z=z)
    reader.hears("Shift closed. {z} saved.", z=z)
    saved(programs, reader, "0001")
    open_more(reader, "Day report")
    reader.press("More actions")

    def last_is_marked() -> bool:
        if share_of(screen.picture().crop((683, 100, 1366, 400)), LIGHT.brand_soft) > 0:
            return True
        screen.press("Up")  # by keys: a menu that is open is in no tree of Qt's
        return False

    until(last_is_marked, lambda: "no menu with Z-reports as its last entry")
    screen.press("Return")
    reader.find(z, "cell")
    reader.find("₹1,890.00", "cell")


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.HINDI])
def test_a_day_at_the_counter(
    reader: Reader, control: Control, programs: Programs, screen: RealScreen, sandbox: Any, language: Language
) -> None:
    """From the shift's beginning to its Z-report."""
    folder = programs.home / "demo"
    folder.mkdir(parents=True, mode=0o700)
    settings_file.save(folder, Settings(theme=Theme.LIGHT, language=language))
    programs.start("--demo", "--service", sandbox.url)
    open_more(reader, "Day report")
    reader.press("Open shift")
    reader.find("Close shift", BUTTON)
    sell(reader, control, programs, screen)
    check_upi(reader)
    make_cashgram(reader, control)
    close_shift(reader, programs, screen)
    send(reader, control)


@pytest.mark.parametrize("language", [pytest.param(Language.ENGLISH, marks=pytest.mark.full), Language.HINDI])
def test_from_a_fresh_folder_to_the_first_sale_of_the_demo(
    reader: Reader, screen: RealScreen, programs: Programs, language: Language
) -> None:
    """The customer pays by what the code on the screen says."""
    first = programs.start(LANGUAGE=language.value)
    connect = reader.find("Connect", BUTTON)
    until(lambda: connect.has_focus, lambda: "the keyboard is not at Connect")  # once the window is active
    reader.press("Start the demo")
    assert (first.ended(), first.complained) == (0, "")
    reader.press("More", TAB)
    reader.find("Day report", "menu item")  # it comes with the people: by then somebody answers each button
    reader.press("Close")
    reader.write("Amount", "50")
    reader.press("Show QR")
    reader.is_told("WAIT")
    until(lambda: bool(screen.codes()), lambda: "no code on the screen")
    service = Control("/".join(screen.codes()[0].split("/")[:3]))
    service.phone(service.books()["orders"][0]["order_id"])
    reader.is_told("HAND OVER")
    service.close()
