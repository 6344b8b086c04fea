"""One description of the product: every package agrees with it, and each script can describe its output anywhere."""

from __future__ import annotations

import base64
import dataclasses
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
import zipfile
from importlib.metadata import version as installed_version
from pathlib import Path

import pytest
from PIL import Image

import list_aboard
import mach_o
import make_feed
import make_icons
import make_linux
import make_macos
import make_notices
import make_sbom
import make_windows
import product_facts
from paydesk.api import version_feed
from paydesk.counter import updates
from paydesk.domain.billing.link import SCHEME
from paydesk.version import __version__
from tests.packaging.conftest import ROOT

SCRIPTS = (
    "make_linux.py",
    "make_windows.py",
    "make_macos.py",
    "make_icons.py",
    "make_notices.py",
    "make_sbom.py",
    "make_feed.py",
)


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    make_icons.make(product_facts.product(), folder)
    return folder


def test_the_version_is_defined_once_and_is_in_the_changelog() -> None:
    assert product_facts.product().version == __version__
    assert not re.search(r"\d+\.\d+\.\d+", (ROOT / "packaging" / "product.toml").read_text(encoding="utf-8"))
    assert len(product_facts.changelog_notes(__version__)) > 100
    with pytest.raises(product_facts.PackagingError, match=r"nothing about 99\.0\.0"):
        product_facts.changelog_notes("99.0.0")


@pytest.mark.parametrize("tag", [f"v{__version__}", __version__, "v99.0.0", "x"])
def test_a_tag_has_to_agree_with_the_version(tag: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "product_facts.py"), "--tag", tag],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) == (tag == f"v{__version__}")
    assert done.stdout.strip() == (product_facts.changelog_notes(__version__) if done.returncode == 0 else "")


@pytest.mark.parametrize("script", SCRIPTS)
def test_each_dry_run_describes_and_writes_nothing(script: str, tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "packaging" / script), "--dry-run"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()
    assert list(tmp_path.iterdir()) == []


def test_no_script_hides_a_library() -> None:
    names = {file.stem for file in (ROOT / "packaging").glob("*.py")}
    assert "__init__" not in names
    assert not names & set(sys.stdlib_module_names)
    assert all("_" in name for name in names)


def test_the_icon_exists_in_every_size(icons: Path) -> None:
    about = product_facts.product()
    for size in about.table_value("icons", "png"):
        with Image.open(icons / f"paydesk-{size}.png") as picture:
            assert picture.size == (size, size)
            colours = picture.convert("RGBA")
        assert colours.getpixel((0, 0)) == (0, 0, 0, 0)
        red, green, blue, alpha = colours.getpixel((size // 2, size // 12 + 1))  # type: ignore[misc]
        assert (blue > red + 40, blue > green + 40, alpha > 200) == (True, True, True), size
    with Image.open(icons / "paydesk.ico") as picture:
        assert {side for side, _ in picture.info["sizes"]} == set(about.table_value("icons", "ico"))
    with Image.open(icons / "paydesk.icns") as picture:
        assert {size[0] * size[2] for size in picture.info["sizes"]} >= set(about.table_value("icons", "icns")) - {
            16,
            64,
        }


def test_the_desktop_files_are_valid(tmp_path: Path) -> None:
    about = product_facts.product()
    entry = tmp_path / "paydesk.desktop"
    entry.write_text(about.fill_template("paydesk.desktop"), encoding="utf-8")
    kiosk = tmp_path / "paydesk-kiosk.desktop"
    kiosk.write_text(about.fill_template("paydesk-kiosk.desktop"), encoding="utf-8")
    data = tmp_path / "paydesk.metainfo.xml"
    data.write_text(about.fill_template("paydesk.metainfo.xml"), encoding="utf-8")
    lines = entry.read_text(encoding="utf-8").splitlines()
    assert {"Exec=paydesk %u", f"MimeType=x-scheme-handler/{SCHEME};"} <= set(lines)
    root = ET.fromstring(data.read_text(encoding="utf-8"))  # noqa: S314 - our own file
    assert root.findtext("launchable") == entry.name
    assert root.find("releases/release").attrib["version"] == __version__  # type: ignore[union-attr]
    named = "--override=cid-desktopapp-is-not-rdns=info"  # windows have the short name: app.setDesktopFileName
    checks = [
        ["desktop-file-validate", str(entry), str(kiosk)],
        ["appstreamcli", "validate", "--no-net", named, str(data)],
    ]
    for check in checks:
        if shutil.which(check[0]):
            done = subprocess.run(check, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr


def test_the_deb_says_what_it_is(tmp_path: Path, icons: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("a .deb is for Linux")
    about = product_facts.product()
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "paydesk").write_text("#!/bin/sh\n", encoding="utf-8")
    (bundle / "paydesk").chmod(0o700)
    (icons / make_notices.NOTICES).write_text("all of them", encoding="utf-8")
    monkeypatch.setattr(make_linux, "GENERATED", icons)
    make_linux.lay_out_deb(about, bundle, tmp_path / "root")
    there = {file.relative_to(tmp_path / "root").as_posix() for file in (tmp_path / "root").rglob("*")}
    assert set(make_linux.deb_files(about)) | {"usr/bin/paydesk", "usr/lib/paydesk/paydesk"} <= there
    assert (tmp_path / "root" / "usr" / "bin" / "paydesk").resolve() == tmp_path / "root/usr/lib/paydesk/paydesk"
    assert {file.name for file in (tmp_path / "root" / "DEBIAN").iterdir()} == {"control"}  # no maintainer scripts
    control = (tmp_path / "root" / "DEBIAN" / "control").read_text(encoding="utf-8")
    assert f"\nVersion: {__version__}\n" in control
    assert re.search(r"^Installed-Size: \d+$", control, re.MULTILINE)
    assert (tmp_path / "root" / "usr" / "lib" / "paydesk" / "paydesk").stat().st_mode & 0o777 == 0o755


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="a .deb is for Linux, and made by dpkg-deb")
def test_two_debs_of_one_bundle_are_the_same(tmp_path: Path, icons: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_linux, "GENERATED", icons)
    (icons / make_notices.NOTICES).write_text("all of them", encoding="utf-8")
    made = []
    for number in range(2):
        bundle = tmp_path / f"bundle{number}"
        bundle.mkdir()
        (bundle / "paydesk").write_text("#!/bin/sh\n", encoding="utf-8")
        os.utime(bundle / "paydesk", (1_000_000_000 + number, 1_000_000_000 + number))  # older than the commit
        make_linux.make_deb(product_facts.product(), bundle, tmp_path / f"{number}.deb")
        made.append((tmp_path / f"{number}.deb").read_bytes())
    assert made[0] == made[1]


def test_two_tars_of_one_bundle_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("the tar is for Linux")
    monkeypatch.setattr(make_linux, "GENERATED", tmp_path)
    (tmp_path / make_notices.NOTICES).write_text("all of them", encoding="utf-8")
    made = []
    for number in range(2):
        bundle = tmp_path / f"bundle{number}"
        bundle.mkdir()
        for name in ("b", "a", "c")[:: 1 - 2 * number]:
            (bundle / name).write_text(name, encoding="utf-8")
        make_linux.make_tar(product_facts.product(), bundle, tmp_path / f"{number}.tar.xz")
        made.append((tmp_path / f"{number}.tar.xz").read_bytes())
    assert made[0] == made[1]


def test_info_plist_is_complete(tmp_path: Path) -> None:
    facts = plistlib.loads(plistlib.dumps(make_macos.info_plist(product_facts.product())))
    assert facts["CFBundleShortVersionString"] == facts["CFBundleVersion"] == __version__
    assert re.fullmatch(r"[A-Za-z0-9.-]+\.[A-Za-z0-9.-]+", facts["CFBundleIdentifier"])
    assert facts["CFBundleExecutable"] == "paydesk"
    assert facts["NSHighResolutionCapable"] is True
    assert [types["CFBundleURLSchemes"] for types in facts["CFBundleURLTypes"]] == [[SCHEME]]
    assert re.fullmatch(r"\d+\.\d+", facts["LSMinimumSystemVersion"])
    granted = plistlib.loads(make_macos.ENTITLEMENTS.read_bytes())
    # only the two that a Python program needs, and none that lets other programs inspect it
    assert granted == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }


def test_the_app_for_a_mac_is_laid_out(tmp_path: Path, icons: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = product_facts.product()
    (tmp_path / "bundle" / "_internal").mkdir(parents=True)
    (tmp_path / "bundle" / "paydesk").write_bytes(b"x")
    monkeypatch.setattr(make_macos, "GENERATED", icons)
    make_macos.lay_out(about, tmp_path / "bundle", tmp_path / "Paydesk.app")
    contents = tmp_path / "Paydesk.app" / "Contents"
    facts = plistlib.loads((contents / "Info.plist").read_bytes())
    assert (contents / "MacOS" / facts["CFBundleExecutable"]).is_file()
    assert (contents / "Resources" / facts["CFBundleIconFile"]).read_bytes()[:4] == b"icns"
    assert make_notices.LGPL_NOTICE in (contents / "Resources" / make_notices.NOTICES).read_text(encoding="utf-8")


def mach_o_file(*kinds: int, minimum: int = 13, loads: str = "@rpath/libshiboken6.dylib") -> bytes:
    """Return the head of a macOS library with a slice for each architecture."""
    name = loads.encode() + b"\0" * (8 - len(loads) % 8)
    commands = struct.pack("<6I", 0xC, 24 + len(name), 24, 0, 0, 0) + name
    commands += struct.pack("<6I", 0x32, 24, 1, minimum << 16, minimum << 16, 0)
    pieces = [
        struct.pack("<4s7I", b"\xcf\xfa\xed\xfe", kind, 0, 6, 2, len(commands), 0, 0) + commands for kind in kinds
    ]
    if len(pieces) == 1:
        return pieces[0]
    head, at = struct.pack(">4sI", b"\xca\xfe\xba\xbe", len(pieces)), 8 + 20 * len(pieces)
    for kind, piece in zip(kinds, pieces, strict=True):
        head, at = head + struct.pack(">5I", kind, 0, at, len(piece), 0), at + len(piece)
    return head + b"".join(pieces)


def test_an_app_that_other_macs_cannot_start_is_refused(tmp_path: Path) -> None:
    about, (intel, apple) = product_facts.product(), mach_o.ARCHITECTURES
    (tmp_path / "Contents" / "MacOS").mkdir(parents=True)
    library = tmp_path / "Contents" / "MacOS" / "libpyside6.dylib"
    (tmp_path / "Contents" / "PkgInfo").write_text("APPL????", encoding="ascii")
    library.write_bytes(mach_o_file(intel, apple))
    assert [each.architecture for each in mach_o.read_slices(library.read_bytes())] == ["x86_64", "arm64"]
    assert make_macos.check_app(about, tmp_path, "arm64") == make_macos.check_app(about, tmp_path, "x86_64") == []
    library.write_bytes(mach_o_file(intel, minimum=15))
    assert make_macos.check_app(about, tmp_path, "x86_64") == [
        "1 files say that they want macOS 15.0, for example " + library.name
    ]
    with pytest.raises(product_facts.PackagingError, match="has nothing for arm64"):
        make_macos.check_app(about, tmp_path, "arm64")
    library.write_bytes(mach_o_file(apple, loads="/usr/local/lib/libodbc.dylib"))
    with pytest.raises(product_facts.PackagingError, match="which other Macs have not"):
        make_macos.check_app(about, tmp_path, "arm64")
    assert mach_o.read_slices(b"MZ and more") == mach_o.read_slices(b"\xca\xfe\xba\xbe\0\0\0\x40class of Java") == []


@pytest.mark.full
def test_the_pinned_libraries_of_qt_are_for_the_macs_that_are_named(tmp_path: Path) -> None:
    """Compare docs/releasing.md with the wheels that a Mac would install (110 MB)."""
    pin = re.search(r"^pyside6-essentials==(\S+)", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE)
    pip = next((path for path in map(shutil.which, ("pip3", "pip")) if path), None)
    if pip is None or pin is None:
        pytest.skip("needs pip")
    named = [f"{name}=={pin[1]}" for name in ("PySide6-Essentials", "shiboken6")]
    wanted = ["--platform", "macosx_13_0_universal2", "--python-version", "3.13", "--only-binary=:all:", "--no-deps"]
    asked = subprocess.run([pip, "download", *wanted, "-d", tmp_path, *named], capture_output=True, check=False)
    if asked.returncode:
        pytest.skip("needs a network")
    for wheel in list(tmp_path.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(tmp_path)
    about, minima = product_facts.product(), set()
    for path, slices in mach_o.find_binaries(tmp_path):
        if "sqldrivers" in path.parts:
            continue  # not in the bundle (packaging/paydesk.spec)
        assert {each.architecture for each in slices} == set(about.table_value("macos", "architectures")), path
        assert [each.foreign_libraries for each in slices if each.foreign_libraries] == [], path
        minima |= {
            (path.name.endswith(".abi3.so"), each.minimum_macos) for each in slices if "Qt/lib" in path.as_posix()
        }
        minima |= {(True, each.minimum_macos) for each in slices if path.name.endswith(".abi3.so")}
    oldest = tuple(int(part) for part in about.table_value("macos", "minimum").split("."))
    assert {each for binding, each in minima if not binding} == {oldest}, "Qt itself"
    assert {each for binding, each in minima if binding} == {(15, 0)}, "its bindings: docs/releasing.md names this"


@pytest.fixture
def windows_bundle(tmp_path: Path) -> Path:
    """Return a folder that looks like a bundle for Windows."""
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    for name in ("paydesk.exe", "paydesk-counter.exe", "_internal/python313.dll"):
        (bundle / name).write_bytes(b"MZ")
    return bundle


def test_the_installer_is_for_one_person_and_removes_only_what_it_brought(windows_bundle: Path, tmp_path: Path) -> None:
    text = make_windows.nsis_script(product_facts.product(), windows_bundle, tmp_path / "setup.exe")
    assert "RequestExecutionLevel user" in text
    assert "HKLM" not in text
    assert f'!define LINKS "Software\\Classes\\{SCHEME}"' in text
    assert '\\shell\\open\\command" "" \'"$INSTDIR\\paydesk-counter.exe" "%1"\'' in text
    assert text.index('DeleteRegKey HKCU "${LINKS}"') > text.index('Section "Uninstall"')
    assert f'"DisplayVersion" "{__version__}"' in text
    assert {'  Delete "$INSTDIR\\paydesk.exe"', '  Delete "$INSTDIR\\paydesk-counter.exe"'} <= set(text.splitlines())
    assert 'RMDir /r "$INSTDIR"\n' not in text
    with pytest.raises(product_facts.PackagingError, match="no bundle for Windows"):
        make_windows.nsis_script(product_facts.product(), tmp_path, tmp_path / "setup.exe")


@pytest.mark.parametrize("for_64", [False, True])
def test_the_installer_can_be_made(
    windows_bundle: Path, tmp_path: Path, icons: Path, monkeypatch: pytest.MonkeyPatch, for_64: bool
) -> None:
    if not shutil.which("makensis"):
        pytest.skip("needs NSIS: python3 dev.py test" if sys.platform.startswith("linux") else "made on Linux only")
    monkeypatch.setattr(make_windows, "GENERATED", icons)
    made = make_windows.make_installer(product_facts.product(), windows_bundle, tmp_path / "out", for_64=for_64)
    assert made.name == f"paydesk-{__version__}-windows-x64-setup.exe"
    content = made.read_bytes()
    assert content[:2] == b"MZ"
    assert "Paydesk".encode("utf-16-le") in content  # its version resource
    for file in windows_bundle.rglob("*"):
        os.utime(file, (1_000_000_000, 1_000_000_000))
    again = make_windows.make_installer(product_facts.product(), windows_bundle, tmp_path / "again", for_64=for_64)
    assert again.read_bytes() == content, "of one bundle, made at another time"


def test_the_msi_holds_all_and_replaces_older_ones(
    windows_bundle: Path, tmp_path: Path, icons: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not shutil.which("wixl") or not shutil.which("msiinfo"):
        pytest.skip("needs wixl: python3 dev.py test" if sys.platform.startswith("linux") else "made on Linux only")
    monkeypatch.setattr(make_windows, "GENERATED", icons)
    about = product_facts.product()
    made = make_windows.make_msi(about, windows_bundle, tmp_path / "out")

    def table(name: str) -> list[list[str]]:
        told = subprocess.run(["msiinfo", "export", str(made), name], capture_output=True, text=True, check=True)
        return [line.split("\t") for line in told.stdout.splitlines()[3:]]

    assert {row[2] for row in table("File")} == {"paydesk.exe", "paydesk-counter.exe", "python313.dll"}
    said = {row[0]: row[1] for row in table("Property")}
    assert (said["ProductVersion"], said["UpgradeCode"], said["ALLUSERS"]) == (
        __version__,
        f"{{{about['upgrade_code']}}}",
        "1",
    )
    assert {row[-1]: row[2] for row in table("Upgrade")}["WIX_UPGRADE_DETECTED"] == __version__  # below this one
    components = [row[1] for row in table("Component")]
    assert len(components) == len(set(components)) == 4
    # a file's component must be the same in the next version: an upgrade would remove the new file
    newer = make_windows.wix_source(dataclasses.replace(about, version="99.0.0"), windows_bundle, icons)
    assert all(code.strip("{}") in newer for code in components)
    assert said["ProductCode"].strip("{}") not in newer

    for file in windows_bundle.rglob("*"):
        os.utime(file, (1_000_000_000, 1_000_000_000))
    again = make_windows.make_msi(about, windows_bundle, tmp_path / "again")
    assert again.read_bytes() == made.read_bytes(), "of one bundle, made at another time"
    summary = subprocess.run(["msiinfo", "suminfo", str(made)], capture_output=True, text=True, check=True).stdout
    built = time.asctime(time.localtime(product_facts.commit_time())).split()  # in no locale; no zero before the day
    noted = re.findall(r"^(?:Created|Last saved): (.*)", summary, re.MULTILINE)
    assert [[word.lstrip("0") for word in one.split()] for one in noted] == [[word.lstrip("0") for word in built]] * 2
    (windows_bundle / "paydesk.exe").write_bytes(b"MZ, other")
    other = make_windows.make_msi(about, windows_bundle, tmp_path / "other")
    numbers = {make_windows.SUMMARY.search(msi.read_bytes())[1] for msi in (made, again, other)}  # type: ignore[index]
    assert len(numbers) == 2, "what holds something else has a number of its own"
    with pytest.raises(product_facts.PackagingError, match="not where wixl writes them"):
        make_windows.make_reproducible(b"MZ")


def test_the_version_resource_for_windows() -> None:
    text = product_facts.product().fill_template("version_info.txt")
    assert f'"ProductVersion", "{__version__}"' in text
    compile(text, "version_info.txt", "eval")
    manifest = ET.parse(ROOT / "packaging" / "windows.manifest")  # noqa: S314 - our own file
    words = {element.tag.rpartition("}")[2]: element.text for element in manifest.iter()}
    assert (words["activeCodePage"], words["dpiAwareness"]) == ("UTF-8", "PerMonitorV2, PerMonitor")


def test_an_unsigned_file_is_reported(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PAYDESK_SIGN", raising=False)
    make_windows.sign(Path("setup.exe"))
    assert "setup.exe is not signed" in capsys.readouterr().out


def test_all_bundled_software_is_listed_with_its_licence() -> None:
    text = make_notices.build_notices()
    listed = {make_notices.normalize_name(one.metadata["Name"]) for one in make_notices.bundled_distributions()}
    assert {"pyside6-essentials", "shiboken6", "httpx", "httpcore", "keyring", "cryptography", "pillow"} <= listed
    assert not {"pytest", "hypothesis", "mypy", "ruff", "pyinstaller", "paydesk"} & listed
    for one in make_notices.bundled_distributions():
        assert re.search(rf"^{re.escape(one.metadata['Name'])} +{re.escape(one.version)}", text, re.MULTILINE)
    for words in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Encode OSS",
        "Secret Labs",
    ):
        assert words in text, words
    assert installed_version("httpx") in text


def test_the_list_for_the_sbom_is_that_of_the_licences() -> None:
    pinned = re.findall(r"^([a-z0-9-]+)==", make_sbom.bundled_pins(), re.MULTILINE)
    assert pinned == [make_notices.normalize_name(one.metadata["Name"]) for one in make_notices.bundled_distributions()]


def test_sums_can_be_checked_by_the_usual_tool(tmp_path: Path) -> None:
    for name in ("b.deb", "a.tar.xz"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    make_notices.write_sums(tmp_path)
    lines = (tmp_path / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    assert [line.split("  ")[1] for line in lines] == ["a.tar.xz", "b.deb"]
    if shutil.which("sha256sum"):
        subprocess.run(["sha256sum", "-c", "--quiet", "SHA256SUMS"], cwd=tmp_path, check=True)


def test_a_bundle_list_survives_a_renewal() -> None:
    names = {
        "_internal/PIL/_imaging.cpython-311-x86_64-linux-gnu.so": "_internal/PIL/_imaging.so",
        "_internal/PySide6/QtCore.abi3.so": "_internal/PySide6/QtCore.so",
        "_internal/pillow.libs/libtiff-20b7e810.so.6.3.0": "_internal/pillow.libs/libtiff.so",
        "_internal/libpython3.13.so.1.0": "_internal/libpython3.so",
        "_internal/keyring-25.7.0.dist-info/METADATA": "_internal/keyring.dist-info/METADATA",
    }
    assert {name: list_aboard.stable_name(name) for name in names} == names
    kept = list_aboard.read_list()
    assert "python paydesk" in kept
    assert not [line for line in kept if re.search(r"(?i)qml|quick|qtpdf|qt6pdf|gtk|pytest|pygments", line)]


def test_the_program_accepts_the_feed_only_with_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    private, public = make_feed.generate_keys()
    about = product_facts.product()
    page = "https://paydesk.example/releases/tag/v9"
    with pytest.raises(product_facts.PackagingError, match="not the key"):
        make_feed.build_feed(about, private, page)
    with pytest.raises(product_facts.PackagingError, match="no private key"):
        make_feed.build_feed(about, "secret", page)
    monkeypatch.setitem(about.facts["updates"], "key", public)
    told = version_feed.parse_feed(make_feed.build_feed(about, private, page), base64.b64decode(public))
    assert (told.version, told.page) == (__version__, page)
    assert told.news


def test_without_a_key_no_feed_is_written_with_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "packaging" / "make_feed.py"), "--page", "https://paydesk.example/"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
    assert "PAYDESK_FEED_KEY is not set" in done.stderr
    assert updates.read_feed(ROOT / "packaging" / "product.toml") is None or product_facts.product().table_value(
        "updates", "feed"
    )


def test_differences_between_two_builds_are_listed(tmp_path: Path) -> None:
    for build in ("one", "other"):
        (tmp_path / build / "_internal").mkdir(parents=True)
        (tmp_path / build / "paydesk").write_text("the same", encoding="utf-8")
        (tmp_path / build / "_internal" / "list").write_text(build, encoding="utf-8")
    (tmp_path / "one" / "more").touch()
    one, other = tmp_path / "one", tmp_path / "other"
    assert list_aboard.compare_builds(one, other) == [f"only in {one}: ./more", "differs: ./_internal/list"]
    assert list_aboard.compare_builds(one, one) == []
