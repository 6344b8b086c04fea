"""The .deb on a bare Debian without Python: installation, a demo sale in its window, removal without leftovers.

Each Debian is unpacked into a folder of the test and entered by `unshare` and `chroot`, so that mounts and processes
end with the command. The downloaded base stays in build/debian/.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import make_linux
import product_facts
from paydesk.ui.theme_tokens import LIGHT
from tests.conftest import on_a_build_server
from tests.helpers.screen import RealScreen, Started, leave, real_screen
from tests.packaging.conftest import ROOT, check_nothing_lost, is_migrated, leave_older_data

pytestmark = [pytest.mark.frozen, pytest.mark.full, pytest.mark.xvfb, pytest.mark.timeout(1800)]

NO_LINE = re.compile(r"Could not (resolve|connect)|Unable to connect|Temporary failure|Failed to fetch")
PERSON = 1000
HOME = f"home/{PERSON}"
SCREENS = Path("/tmp/.X11-unix")  # noqa: S108 - where every X server puts its socket
IGNORED = re.compile(r"(proc|sys|dev|tmp|run|var/(cache|log|lib/apt|lib/dpkg))/|var/lib/systemd/")
"""Files that change on their own or by apt: caches, logs, package lists (dpkg is asked for those)."""


class BareDebian:
    """A Debian in a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def command(self, *words: str, user: int = 0, **env: str) -> list[str]:
        """Return a command that runs something inside with a minimal environment; no process survives it."""
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.root}/proc"]
        screens = f'mount --bind "{SCREENS}" "{self.root}{SCREENS}"; exec "$@"'
        into = ["chroot", f"--userspec={user}:{user}", str(self.root), "/usr/bin/env", "-i"]
        known = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "HOME": f"/{HOME}" if user else "/root"}
        variables = [f"{name}={said}" for name, said in (known | env).items()]
        return [*enter, "sh", "-c", screens, "-", *into, *variables, *words]

    def run(self, *words: str, user: int = 0, **env: str) -> str:
        """Run a command inside; return its output. Raises if it fails."""
        done = subprocess.run(self.command(*words, user=user, **env), capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout + done.stderr

    def apt(self, *words: str) -> str:
        return self.run("apt-get", "-qq", "-y", *words, DEBIAN_FRONTEND="noninteractive")

    def files(self) -> set[str]:
        """Return every file, folder and link by path."""
        names = (file.relative_to(self.root).as_posix() for file in self.root.rglob("*"))
        return {name for name in names if not IGNORED.match(name)}

    def packages(self) -> set[str]:
        """Return the packages that dpkg knows, including those removed but not purged."""
        return set(self.run("dpkg-query", "-W", "-f", "${Package} ${db:Status-Abbrev}\n").splitlines())


def base(suite: str) -> Path:
    """Return a minimal Debian as an archive; skip the test if none is available."""
    packed = ROOT / "build" / "debian" / f"{suite}.tar"
    if not packed.exists():
        packed.parent.mkdir(parents=True, exist_ok=True)
        halfway = packed.with_suffix(".part.tar")
        command = ["mmdebstrap", "--variant=minbase", suite, str(halfway)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode and NO_LINE.search(done.stderr):
            pytest.skip(f"needs Debian's mirrors: {done.stderr[-300:]}")
        assert done.returncode == 0, done.stderr
        halfway.rename(packed)
    return packed


@pytest.fixture(params=["bookworm", "trixie"])
def debian(request: pytest.FixtureRequest, tmp_path: Path) -> BareDebian:
    """Return a bare Debian 12 or 13 with one unprivileged user."""
    if not sys.platform.startswith("linux"):
        pytest.skip("a .deb is for Linux")
    if os.geteuid() or subprocess.run(["unshare", "--mount", "--pid", "--fork", "true"], check=False).returncode:
        pytest.skip("needs root that may make namespaces")
    for tool in ("mmdebstrap", "zbarimg", "xdotool"):
        if not shutil.which(tool):
            pytest.skip(f"needs {tool}")
    root = tmp_path / "debian"
    root.mkdir()
    subprocess.run(["tar", "-C", str(root), "-xf", str(base(request.param))], check=True)
    shutil.copyfile("/etc/resolv.conf", root / "etc" / "resolv.conf")
    (root / SCREENS.relative_to("/")).mkdir()
    (root / HOME).mkdir()
    os.chown(root / HOME, PERSON, PERSON)
    return BareDebian(root)


@pytest.fixture(scope="module")
def deb(request: pytest.FixtureRequest) -> Path:
    """Return this tree's .deb in dist/, rebuilt if the bundle is newer; on a build server the existing one."""
    name, _ = make_linux.packages(product_facts.product())["deb"]
    made = product_facts.DIST / name
    if made.exists() and on_a_build_server():
        return made
    bundle: Path = request.getfixturevalue("bundle")
    if not made.exists() or made.stat().st_mtime < (bundle / "paydesk").stat().st_mtime:
        subprocess.run([sys.executable, str(ROOT / "packaging" / "make_linux.py"), "--only", "deb"], check=True)
    return made


@pytest.fixture
def screen() -> Iterator[RealScreen]:
    with real_screen() as made:
        yield made


def read_code(screen: RealScreen, picture: Path) -> str:
    """Decode the code on the screen from a screenshot, as any other program would; "" without one."""
    screen.picture().save(picture)
    read = subprocess.run(["zbarimg", "-q", "--raw", str(picture)], capture_output=True, text=True, check=False)
    return read.stdout.strip()


def pay(address: str) -> str:
    """Open the page of the code and press Pay, like the customer's phone; return the next page."""
    with urllib.request.urlopen(address.partition("?")[0], b"action=pay", timeout=30) as answer:
        return str(answer.read().decode())


@contextlib.contextmanager
def window(debian: BareDebian, screen: RealScreen, folder: Path, *words: str) -> Iterator[None]:
    """Open the counter as the unprivileged user, in front; close it at the end like a user."""
    environment = {"DISPLAY": screen.env["DISPLAY"], "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
    out, error = folder / "out", folder / "error"
    with out.open("wb") as said, error.open("wb") as complained:
        process = subprocess.Popen(
            debian.command("paydesk", *words, user=PERSON, XDG_RUNTIME_DIR=f"/{HOME}", **environment),
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=complained,
        )
    try:
        screen.until_active("Sharma Stores")
        yield
        leave(screen, Started(process, out, error))
    finally:
        process.kill()
        process.wait()


def open_what_an_older_version_left(debian: BareDebian, screen: RealScreen, folder: Path) -> None:
    """Check that an old journal is migrated, copied before, and complete."""
    data = debian.root / HOME / ".local/share/Paydesk"
    leave_older_data(data)
    for each in (data, *data.iterdir()):
        os.chown(each, PERSON, PERSON)
    with window(debian, screen, folder):
        screen.until(lambda: is_migrated(data), "the journal stays as it was")
    check_nothing_lost(data, debian.run("paydesk", "journal", "--json", user=PERSON))


def make_a_demo_sale(debian: BareDebian, screen: RealScreen, folder: Path) -> None:
    """Type the amount, read the code from a screenshot, pay it, wait for the green page, close the window."""
    with window(debian, screen, folder, "--demo"):
        screen.type("1250")
        screen.press("Return")
        codes: list[str] = []

        def a_code() -> bool:
            codes.append(read_code(screen, folder / "waiting.png"))
            return bool(codes[-1])

        screen.until(a_code, "no code can be read on the screen")
        assert "am=1250.00" in codes[-1]
        assert screen.share_of(LIGHT.ok_fill) < 0.01
        assert "Look at the counter: it turns green" in pay(codes[-1])
        screen.until(lambda: screen.share_of(LIGHT.ok_fill) > 0.01, "no HAND OVER")
        screen.picture().save(folder / "paid.png")


def test_installed_a_sale_made_and_removed(debian: BareDebian, deb: Path, screen: RealScreen, tmp_path: Path) -> None:
    debian.apt("update")
    files, packages = debian.files(), debian.packages()
    shutil.copyfile(deb, debian.root / "run" / deb.name)
    debian.apt("install", "--no-install-recommends", f"/run/{deb.name}")
    there = debian.files()
    assert not [name for name in there if re.search(r"/bin/python|/lib/python3", name)], "it has brought Python along"

    installed = debian.root / "usr" / "share"
    entry, data = (installed / name for name in ("applications/paydesk.desktop", "metainfo/paydesk.metainfo.xml"))
    subprocess.run(["desktop-file-validate", str(entry)], check=True)
    named = "--override=cid-desktopapp-is-not-rdns=info"  # as tests/packaging/test_product.py
    subprocess.run(["appstreamcli", "validate", "--no-net", named, str(data)], check=True)
    program = re.search(r"^Exec=(\S+)", entry.read_text(encoding="utf-8"), re.MULTILINE)
    assert program is not None
    version = debian.run(program[1], "--version", user=PERSON)
    assert version.strip() == f"paydesk {product_facts.version()}"

    tried = debian.run("paydesk", "self-test", user=PERSON)
    assert tried.splitlines()[-1] == "self-test: all is well"
    make_a_demo_sale(debian, screen, tmp_path)
    open_what_an_older_version_left(debian, screen, tmp_path)

    debian.apt("purge", "paydesk")
    assert not [name for name in debian.files() if "paydesk" in name.lower() and not name.startswith(HOME)]
    debian.apt("purge", "--auto-remove")
    assert debian.packages() == packages
    left = {name for name in debian.files() - files if not name.startswith(f"{HOME}/.")}
    assert left == set()
    assert files - debian.files() == set()
    assert (debian.root / HOME / ".local/share/Paydesk/demo/journal.sqlite3").exists(), "what was sold has to stay"
