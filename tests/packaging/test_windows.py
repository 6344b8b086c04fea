"""Paydesk on Windows under Wine: build, installation, a sale, upgrade, removal.

    python3 dev.py test --full tests/packaging/test_windows.py

Needs the tools of packaging/wine_toolbox.py. The first run takes half an hour: PyInstaller itself runs under Wine.
Screenshots are saved in out/windows. docs/releasing.md lists the findings, and what only a real PC can show.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import list_aboard
import make_windows
import product_facts
import wine_toolbox
from paydesk.ui.theme_tokens import LIGHT
from paydesk.worker.pretend_phone import PretendPhone
from tests.conftest import FULL
from tests.helpers.screen import RealScreen, real_screen, until
from tests.packaging.conftest import ROOT, check_nothing_lost, is_migrated, leave_older_data
from tests.packaging.test_bundle import NOT_ABOARD

TOOLS = ("makensis", "wixl", "osslsigncode", "openssl", "Xvfb", "openbox", "xdotool")
LACKS = wine_toolbox.missing_tools() or " ".join(name for name in TOOLS if not shutil.which(name))
pytestmark = [
    pytest.mark.full,
    pytest.mark.frozen,
    pytest.mark.timeout(7200),
    pytest.mark.skipif(FULL and bool(LACKS), reason=f"Windows is tried by Wine: {LACKS}"),
]
OLDER = "0.3.0"
PICTURES = ROOT / "out" / "windows"
SCRIPT = ROOT / "packaging" / "list_aboard.py"
STRIP = 0.02
REMOVED_VARIABLES = {"PYTHON_KEYRING_BACKEND": "", "PAYDESK_HOME": ""}
"""Variables of the other tests that are removed: this Windows has a keychain and folders of its own."""
KEYCHAIN = """
from win32ctypes.pywin32 import pywintypes, win32cred
from paydesk.store.keychain import ENTRIES, KeyPair
from paydesk.store.secrets import KeychainSecrets

def say():
    try:
        print(*sorted({each["UserName"] for each in win32cred.CredEnumerate()}))
    except pywintypes.error as none:
        assert none.winerror == 1168, none  # not found
"""
KEYS = ["gateway@one.example", "payouts@one.example,two.example"]
ALL_KEPT = sorted((*KEYS, "hosts", "journal", "people", "token"))
WITH_KEYS = f"for entry in (*ENTRIES, *{KEYS}): KeychainSecrets().set(entry, KeyPair('id', 'secret'))"
STABLE_COUNT = 30
"""Number of unchanged screenshots in a row that make a window stable: some seconds."""
AMOUNT, SHOW_QR = (420, 190), (580, 680)
"""Positions on a screen of 1366x768."""


@dataclass(frozen=True)
class Windows:
    """A Windows with a user at its screen."""

    box: wine_toolbox.Toolbox
    screen: RealScreen
    bundle: Path
    older: Path
    """Installer of an older version."""
    newer: Path

    def run(self, program: Path | str, *words: str) -> subprocess.CompletedProcess[str]:
        return self.box.run(program, *words, env=self.screen.env | REMOVED_VARIABLES | {"QT_QPA_PLATFORM": "offscreen"})

    def keychain(self, code: str = "") -> list[str]:
        """Return the user names of the Credential Manager's entries after a Python of this Windows has run `code`."""
        env = self.screen.env | REMOVED_VARIABLES | {"PYTHONPATH": self.box.windows_path(ROOT / "gui")}
        done = self.box.run(self.box.python, "-c", f"{KEYCHAIN}\n{code}\nsay()", env=env)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.split()

    @property
    def local(self) -> Path:
        """The user's folder %LOCALAPPDATA%."""
        return next((self.box.prefix / "drive_c" / "users").glob("[!P]*/AppData/Local"))

    @property
    def home(self) -> Path:
        """Installation folder of the program."""
        return self.local / "Programs" / "Paydesk"

    @property
    def data(self) -> Path:
        """Data folder of the program."""
        return self.local / "Paydesk"

    def picture(self, name: str) -> None:
        """Save a screenshot."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.screen.picture().save(PICTURES / f"{name}.png")

    def self_test(self, program: Path) -> None:
        """Run the self-test of the installed program, with its keychain."""
        done = self.run(program, "self-test")
        assert done.returncode == 0, done.stdout + done.stderr
        for words in ("a sale of ₹1,250.00 was shown, paid and confirmed", "the keychain kept a key", "all is well"):
            assert words in done.stdout

    def sales(self) -> list[dict[str, object]]:
        """Return the demo's sales from the installed program."""
        done = self.run(self.home / "paydesk.exe", "journal", "--json", "--demo")
        assert (done.returncode, done.stderr) == (0, "")
        return [json.loads(line) for line in done.stdout.splitlines()]


def packed(about: product_facts.Product, bundle: Path, out: Path) -> Path:
    """Return the folder with setup.exe and MSI of a bundle, whose programs are signed if that is configured."""
    for program in bundle.glob("*.exe"):
        make_windows.sign(program)
    make_windows.sign(make_windows.make_installer(about, bundle, out, for_64=True))
    make_windows.sign(make_windows.make_msi(about, bundle, out))
    return out


def signer(folder: Path) -> str:
    """Return a command that signs a file with a certificate made here."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-subj", "/CN=Paydesk trial"]
    made += ["-addext", "extendedKeyUsage=codeSigning", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    script = folder / "sign"
    signed = f'osslsigncode sign -certs "{certificate}" -key "{key}" -n Paydesk -in "$1" -out "$1.signed"'
    script.write_text(f'#!/bin/sh -e\n{signed}\nmv "$1.signed" "$1"\n', encoding="utf-8")
    script.chmod(0o700)
    return str(script)


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    """Build everything; return a Windows without an installation."""
    folder = tmp_path_factory.mktemp("windows")
    box = wine_toolbox.Toolbox(ROOT / "build" / "wine", folder / "prefix")
    box.install()
    script = box.windows_path(ROOT / "packaging" / "make_windows.py")
    env = {
        "QT_QPA_PLATFORM": "offscreen",
        "SOURCE_DATE_EPOCH": str(product_facts.commit_time()),
    }  # there is no git in Wine
    built = box.run(box.python, "-X", "utf8", script, "--only", "bundle", seconds=3600, env=env)
    assert built.returncode == 0, built.stdout + built.stderr
    bundle = ROOT / "build" / "bundle-windows" / "paydesk"
    about = product_facts.product()
    with pytest.MonkeyPatch.context() as patch, real_screen() as screen:
        patch.setenv("PAYDESK_SIGN", signer(folder))
        old = folder / "old"
        shutil.copytree(bundle, old)
        (old / "_internal" / "of the older version.txt").write_text("gone after the upgrade", encoding="utf-8")
        older = packed(replace(about, version=OLDER), old, folder / OLDER)
        newer = packed(about, bundle, folder / about.version)
        yield Windows(box, screen, bundle, older, newer)
        box.stop()
    shutil.rmtree(box.prefix)


def find_installer(file: Path, kind: str) -> Path:
    """Return the only installer of a kind in a folder."""
    return next(file.glob(f"*{kind}"))


def pay(code: str) -> None:
    """Pay the code of the sandbox like the customer's phone."""
    parts = urlsplit(code)
    said = parse_qs(parts.query)
    assert said["am"] == ["1250.00"]
    PretendPhone(f"{parts.scheme}://{parts.netloc}").act(said["tr"][0], "pay")


def wait_until_stable(screen: RealScreen) -> None:
    """Wait until the window is complete: it would take all earlier keys at once, as from a scanner."""
    seen: list[bytes] = []

    def the_same() -> bool:
        seen.append(screen.picture().tobytes())
        return len(seen) > STABLE_COUNT and len(set(seen[-STABLE_COUNT:])) == 1

    screen.until(the_same, "the window does not come to rest")


def make_a_sale(windows: Windows) -> None:
    """Make a demo sale like a user: type the amount, read the code from the screen, pay, close the window."""
    screen = windows.screen
    seen = screen.env | REMOVED_VARIABLES | {"QT_QPA_PLATFORM": "windows"}
    program = windows.box.start(windows.home / "paydesk-counter.exe", "--demo", env=seen)
    screen.until_active("Sharma Stores")
    wait_until_stable(screen)
    windows.picture("1-sell")
    screen.click_at(*AMOUNT)
    screen.type("1250")
    screen.click_at(*SHOW_QR)
    screen.put_pointer_away()
    screen.until(lambda: bool(screen.codes()), "no code can be read on the screen")
    windows.picture("2-code")
    assert windows.run(find_installer(windows.newer, "setup.exe"), "/S").returncode == 3, (
        "it is open: nothing is replaced"
    )
    pay(screen.codes()[0])
    screen.until(lambda: screen.share_of(LIGHT.ok_fill) > STRIP, "HAND OVER")
    windows.picture("3-paid")
    screen.close_active()
    assert program.wait(60) == 0


def open_what_an_older_version_left(windows: Windows) -> None:
    """Check that the installed program migrates an old journal, keeps a copy, and loses nothing."""
    leave_older_data(windows.data)
    seen = windows.screen.env | REMOVED_VARIABLES | {"QT_QPA_PLATFORM": "windows"}
    program = windows.box.start(windows.home / "paydesk-counter.exe", env=seen)
    windows.screen.until_active("Sharma Stores")
    wait_until_stable(windows.screen)
    windows.picture("7-older")
    assert is_migrated(windows.data)
    windows.screen.close_active()
    assert program.wait(60) == 0
    done = windows.run(windows.home / "paydesk.exe", "journal", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    check_nothing_lost(windows.data, done.stdout)


def remove_by_hand(windows: Windows, answer: str) -> None:
    """Remove the program like a user: Uninstall, the key for the question about the data, Close."""
    screen, title = windows.screen, "Paydesk Uninstall"

    def seen(number: int) -> bool:
        return screen.titles().count(title) == number

    asked = windows.box.start(windows.home / "uninstall.exe", env=screen.env | REMOVED_VARIABLES)
    for key, then in (("Return", 2), (answer, 1), ("Return", 0)):
        if not then:  # it reads keys only when all is done
            until(lambda: not windows.home.exists(), lambda: f"not removed: {list(windows.home.rglob('*'))[:9]}")
        screen.until_active(title)
        wait_until_stable(screen)
        windows.picture(f"{6 - then}-removal")
        screen.press(key)
        screen.until(partial(seen, then), f"{key}: not {then} windows")
    assert asked.wait(60) == 0


def test_the_installer_and_what_it_installed(windows: Windows) -> None:
    """An older version is installed and used, then upgraded; removal keeps or deletes data and keys."""
    older, newer = (find_installer(one, "setup.exe") for one in (windows.older, windows.newer))
    assert windows.run(older, "/S").returncode == 0
    assert (windows.home / "_internal" / "of the older version.txt").exists()
    assert list((windows.local.parent / "Roaming").rglob("Start Menu/Programs/Paydesk.lnk"))
    windows.self_test(windows.home / "paydesk.exe")
    make_a_sale(windows)
    before = windows.sales()
    assert [sale["amount"] for sale in before] == [125_000]
    assert windows.run(newer, "/S").returncode == 0
    assert not (windows.home / "_internal" / "of the older version.txt").exists()
    assert windows.sales() == before
    windows.self_test(windows.home / "paydesk.exe")
    key = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\paydesk"
    assert product_facts.version() in windows.run("reg", "query", key, "/v", "DisplayVersion").stdout
    link = r"HKCU\Software\Classes\paydesk\shell\open\command"
    assert '\\paydesk-counter.exe" "%1"' in windows.run("reg", "query", link, "/ve").stdout
    everything = ["another", *ALL_KEPT]
    assert (
        windows.keychain(f"import keyring; keyring.set_password('Another program', 'another', 'not ours')\n{WITH_KEYS}")
        == everything
    )
    assert windows.run(windows.home / "uninstall.exe", "/S").returncode == 0
    until(lambda: not windows.home.exists(), lambda: f"not removed: {list(windows.home.rglob('*'))[:9]}")
    assert {windows.run("reg", "query", each).returncode for each in (key, link)} == {1}
    assert windows.run(newer, "/S").returncode == 0
    assert windows.sales() == before, "what the shop has is kept"
    assert windows.keychain() == everything, "and its keys, which open it"
    remove_by_hand(windows, "Return")  # Enter presses No
    assert windows.run(newer, "/S").returncode == 0
    assert windows.sales() == before
    assert windows.keychain() == everything
    remove_by_hand(windows, "y")
    assert not windows.data.exists()
    assert windows.keychain() == ["another"], "the keys go with the data"
    assert windows.run(newer, "/S").returncode == 0
    open_what_an_older_version_left(windows)
    assert windows.keychain(WITH_KEYS) == everything
    windows.run(windows.home / "uninstall.exe", "/S", "/DATA")
    until(lambda: not windows.home.exists() and not windows.data.exists(), lambda: "the data was to go as well")
    assert windows.keychain() == ["another"]


def test_the_msi(windows: Windows) -> None:
    """For a fleet: installed for all users, upgraded, never downgraded, removed completely."""
    older, newer = (
        windows.box.windows_path(find_installer(one, "fleet.msi")) for one in (windows.older, windows.newer)
    )
    home = windows.box.prefix / "drive_c" / "Program Files" / "Paydesk"
    assert windows.run("msiexec", "/i", older, "/qn").returncode == 0
    assert (home / "_internal" / "of the older version.txt").exists()
    assert windows.run("msiexec", "/i", newer, "/qn").returncode == 0
    assert not (home / "_internal" / "of the older version.txt").exists()
    windows.self_test(home / "paydesk.exe")
    assert windows.run("msiexec", "/i", older, "/qn").returncode != 0, "an older one over a newer one"
    # Windows installs it into the menu of all users, Wine into the current user's
    assert [entry.parent.name for entry in (windows.box.prefix / "drive_c").rglob("Paydesk.lnk")] == ["Programs"]
    assert windows.run("msiexec", "/x", newer, "/qn").returncode == 0
    assert not home.exists()
    assert list((windows.box.prefix / "drive_c").rglob("Paydesk.lnk")) == []


def test_what_was_signed_is_signed(windows: Windows) -> None:
    files = [find_installer(windows.newer, kind) for kind in ("setup.exe", "fleet.msi")]
    for file in (*files, windows.bundle / "paydesk.exe", windows.bundle / "paydesk-counter.exe"):
        # the signer is not trusted here; the check is that the file is unchanged since it was signed
        done = subprocess.run(["osslsigncode", "verify", str(file)], capture_output=True, text=True, check=False)
        assert "Paydesk trial" in done.stdout, done.stdout + done.stderr
        assert not re.search(r"(?i)mismatch", done.stdout + done.stderr)


def test_the_contents_match_the_stored_list(windows: Windows) -> None:
    names = [file.relative_to(windows.bundle).as_posix() for file in windows.bundle.rglob("*")]
    assert [name for name in names if NOT_ABOARD.search("/" + name)] == []
    listed = windows.box.run(
        windows.box.python, windows.box.windows_path(SCRIPT), windows.box.windows_path(windows.bundle)
    )
    assert listed.stdout.splitlines() == list_aboard.read_list("windows"), (
        "renew the list, if it is meant: run the same with --keep, by packaging/wine_toolbox.py build/wine python"
    )
