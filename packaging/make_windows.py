"""Builds the packages for Windows: the bundle by PyInstaller (on Windows), setup.exe by NSIS, an MSI by wixl.

setup.exe installs for one user without an administrator; the MSI is for fleets. wixl, and so the MSI, needs Linux and
a bundle that was built on Windows (--bundle).

Signing needs PAYDESK_SIGN, a command that takes the file as its last argument, for example `signtool sign /fd sha256
/a` on Windows or an osslsigncode script elsewhere. Without it the step is skipped with a warning.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import uuid
from pathlib import Path
from xml.sax.saxutils import quoteattr

import make_bundle
import make_icons
import make_notices
from make_notices import NOTICES
from product_facts import DIST, GENERATED, PackagingError, Product, commit_time, product

SUMMARY = re.compile(rb"\x1e\0\0\0\x27\0\0\0(\{[0-9A-F-]{36}\})\0\0\x40\0\0\0(.{8})\x40\0\0\0(.{8})", re.DOTALL)
"""Summary of an MSI: its package code, creation time and save time."""
EPOCH_OFFSET_S = 11_644_473_600
"""Seconds between the epochs of Windows (1601) and Unix (1970)."""


def installer_name(about: Product, kind: str = "setup.exe") -> str:
    """Return the file name of the installer; `kind` is "fleet.msi" for the MSI."""
    return f"{about['id']}-{about.version}-windows-x64-{kind}"


def prepare(about: Product, folder: Path = GENERATED) -> None:
    """Write the inputs of the bundle: icons and the version resource."""
    make_icons.make(about, folder)
    (folder / "version_info.txt").write_text(about.fill_template("version_info.txt"), encoding="utf-8")


def check_bundle(about: Product, bundle: Path) -> None:
    """Check that a folder contains a bundle for Windows.

    Raises:
        PackagingError: It does not.
    """
    for program in (f"{about['id']}.exe", f"{about['id']}-counter.exe"):
        if not (bundle / program).is_file():
            raise PackagingError(f"{bundle.name} holds no {program}: it is no bundle for Windows")


def nsis_script(about: Product, bundle: Path, out: Path, icons: Path = GENERATED) -> str:
    """Return the NSIS script for the installer of a bundle.

    Raises:
        PackagingError: The folder contains no bundle for Windows.
    """
    check_bundle(about, bundle)
    top = sorted(file.name for file in bundle.iterdir() if file.is_file())
    removed = "\n".join(f'  Delete "$INSTDIR\\{name}"' for name in top)
    icon = icons / f"{about['id']}.ico"
    return about.fill_template(
        "installer.nsi", bundle=str(bundle), out_file=str(out), icon=str(icon), remove_files=removed
    )


def sign(file: Path) -> None:
    """Sign a file with the command in PAYDESK_SIGN; without it, print a warning."""
    command = os.environ.get("PAYDESK_SIGN", "")
    if not command:
        print(f"warning: {file.name} is not signed (PAYDESK_SIGN is not set): Windows will warn who opens it")
        return
    subprocess.run([*shlex.split(command), str(file)], check=True)


def set_commit_times(bundle: Path) -> None:
    """Set the times of all files to the commit's: the packers store them, and builds of a commit must agree."""
    for each in bundle.rglob("*"):
        os.utime(each, (commit_time(), commit_time()))


def make_installer(about: Product, bundle: Path, out: Path, *, for_64: bool = False) -> Path:
    """Write the installer of a bundle; with `for_64` one that Wine without 32-bit parts can run.

    Raises:
        PackagingError: makensis is missing or fails, or the installer is too large.
    """
    if not shutil.which("makensis"):
        raise PackagingError("makensis is not here: install NSIS 3")
    out.mkdir(parents=True, exist_ok=True)
    set_commit_times(bundle)
    file = out / installer_name(about)
    nsi = GENERATED / "installer.nsi"
    nsi.write_text(nsis_script(about, bundle.resolve(), file.resolve(), GENERATED), encoding="utf-8")
    more = ["-DFOR_64"] if for_64 else []
    done = subprocess.run(["makensis", "-V2", "-WX", *more, str(nsi)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise PackagingError(f"makensis: {done.stdout}{done.stderr}".strip())
    most = about.table_value("windows", "most_megabytes")
    if file.stat().st_size > most * 1_000_000:
        raise PackagingError(f"{file.name} has {file.stat().st_size / 1e6:.1f} MB; at most {most} are wanted")
    return file


def wix_source(about: Product, bundle: Path, icons: Path = GENERATED) -> str:
    """Return the input of wixl for the MSI, with file names relative to the bundle's folder.

    Each file is a component whose GUID is derived from its name, so that it is the same in every version.
    """
    check_bundle(about, bundle)
    family = uuid.UUID(about["upgrade_code"])
    lines: list[str] = []
    components: list[str] = []

    def add_folder(folder: Path, indent: str) -> None:
        for entry in sorted(folder.iterdir()):
            name = entry.relative_to(bundle).as_posix()
            if entry.is_dir():
                lines.append(f"{indent}<Directory Id={quoteattr(f'D{len(lines)}')} Name={quoteattr(entry.name)}>")
                add_folder(entry, f"{indent}  ")
                lines.append(f"{indent}</Directory>")
                continue
            component = f"C{len(components)}"
            components.append(component)
            code = str(uuid.uuid5(family, name)).upper()
            lines.append(
                f'{indent}<Component Id="{component}" Guid="{code}" Win64="yes"><File Id="F{len(components) - 1}"'
                f' KeyPath="yes" Source={quoteattr(name)} Name={quoteattr(entry.name)}/></Component>'
            )

    add_folder(bundle, " " * 10)
    return about.fill_template(
        "fleet.wxs",
        product_code=str(uuid.uuid5(family, about.version)).upper(),
        menu_code=str(uuid.uuid5(family, "start menu")).upper(),
        icon=os.path.relpath(icons / f"{about['id']}.ico", bundle),  # wixl takes no absolute paths
        folders="\n".join(lines),
        references="\n".join(f'      <ComponentRef Id="{one}"/>' for one in components),
    )


def make_reproducible(msi: bytes) -> bytes:
    """Return an MSI of wixl with the commit's time, and with a package code that is derived from the rest.

    Raises:
        PackagingError: Its summary is not written as by wixl 0.101.
    """
    found = SUMMARY.search(msi)
    if not found:
        raise PackagingError("the number and the times of the MSI are not where wixl writes them")
    ticks = (commit_time() + EPOCH_OFFSET_S) * 10_000_000
    number, first, second = found.span(1), found.span(2), found.span(3)
    made = bytearray(msi)
    made[number[0] : number[1]] = bytes(38)
    for start, end in (first, second):
        made[start:end] = ticks.to_bytes(8, "little")
    package = uuid.UUID(bytes=hashlib.sha256(made).digest()[:16], version=4)
    made[number[0] : number[1]] = f"{{{package}}}".upper().encode()
    return bytes(made)


def make_msi(about: Product, bundle: Path, out: Path) -> Path:
    """Write the MSI of a bundle.

    Raises:
        PackagingError: wixl is missing or fails.
    """
    if not shutil.which("wixl"):
        raise PackagingError("wixl is not here: apt-get install wixl")
    set_commit_times(bundle)
    out.mkdir(parents=True, exist_ok=True)
    file = out / installer_name(about, "fleet.msi")
    source = GENERATED / "fleet.wxs"
    source.write_text(wix_source(about, bundle, GENERATED), encoding="utf-8")
    command = ["wixl", "-a", "x64", "-o", str(file.resolve()), str(source.resolve())]
    done = subprocess.run(command, cwd=bundle, capture_output=True, text=True, check=False)
    if done.returncode or not file.is_file():
        raise PackagingError(f"wixl: {done.stdout}{done.stderr}".strip())
    file.write_bytes(make_reproducible(file.read_bytes()))
    return file


def get_bundle(about: Product, given: Path | None) -> Path:
    """Return the given bundle, or build one with its licences.

    Raises:
        PackagingError: None is given, and this is not Windows.
    """
    bundle = given
    if bundle is None:
        if platform.system() != "Windows":
            raise PackagingError("PyInstaller makes programs for Windows on Windows only; or give --bundle")
        bundle = make_bundle.build().parent
        (bundle / NOTICES).write_text(make_notices.build_notices(), encoding="utf-8", newline="\n")
    check_bundle(about, bundle)
    return bundle


def main() -> int:
    """Build the installer, or describe it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bundle", type=Path, help="take this bundle for Windows instead of building one")
    parser.add_argument("--out", type=Path, default=DIST, help="the folder to write to (dist/)")
    parser.add_argument("--only", choices=["bundle", "setup", "msi"], help="no more than this; else bundle and setup")
    parser.add_argument("--for-64", action="store_true", help="an installer that runs without 32-bit parts (Wine)")
    parser.add_argument("--dry-run", action="store_true", help="say what would be made, and make nothing")
    options = parser.parse_args()
    about = product()
    if options.dry_run:
        print(f"{about['name']} {about.version} for Windows {about.table_value('windows', 'minimum')} and newer:")
        print(f"  {installer_name(about)}, of {options.bundle or 'a bundle built here'}, by makensis")
        print(f"  {installer_name(about, 'fleet.msi')}, of a bundle given by --bundle, by wixl (--only msi)")
        return 0
    prepare(about)
    bundle = get_bundle(about, options.bundle)
    if options.only == "bundle":
        print(f"{bundle}: {make_bundle.folder_size(bundle) / 1e6:.1f} MB")
        return 0
    for program in sorted(bundle.glob("*.exe")):
        sign(program)
    if options.only == "msi":
        file = make_msi(about, bundle, options.out)
    else:
        file = make_installer(about, bundle, options.out, for_64=options.for_64)
    sign(file)
    print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")
    make_notices.write_sums(options.out)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PackagingError as fault:
        sys.exit(f"package: {fault}")
