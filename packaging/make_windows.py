"""Makes the installer for Windows: the bundle by PyInstaller (on Windows only), and setup.exe of it by NSIS.

Signing is a step that is left out, with a warning, where PAYDESK_SIGN does not say how: a command that takes the file
as its last word, for example `signtool sign /fd sha256 /a` on Windows or an osslsigncode script elsewhere.
"""

from __future__ import annotations

import argparse
import os
import platform
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import make_bundle
import make_icons
import make_notices
from product_facts import MADE, OUT, PackagingError, Product, product

NOTICES = "THIRD-PARTY-LICENCES.txt"


def installer_name(about: Product) -> str:
    """The file of the installer."""
    return f"{about['id']}-{about.version}-windows-x64-setup.exe"


def prepare(about: Product, folder: Path = MADE) -> None:
    """Write what the bundle for Windows is built with: icons and the version resource."""
    make_icons.make(about, folder)
    (folder / "version_info.txt").write_text(about.fill("version_info.txt"), encoding="utf-8")


def script(about: Product, bundle: Path, out: Path, icons: Path = MADE) -> str:
    """The NSIS script that makes one installer of a bundle.

    Raises:
        PackagingError: the folder holds no bundle for Windows.
    """
    for program in (f"{about['id']}.exe", f"{about['id']}-counter.exe"):
        if not (bundle / program).is_file():
            raise PackagingError(f"{bundle.name} holds no {program}: it is no bundle for Windows")
    top = sorted(file.name for file in bundle.iterdir() if file.is_file())
    removed = "\n".join(f'  Delete "$INSTDIR\\{name}"' for name in top)
    icon = icons / f"{about['id']}.ico"
    return about.fill("installer.nsi", bundle=str(bundle), out_file=str(out), icon=str(icon), remove_files=removed)


def sign(file: Path) -> None:
    """Sign a file if it is said how; else say that it is not signed."""
    how = os.environ.get("PAYDESK_SIGN", "")
    if not how:
        print(f"warning: {file.name} is not signed (PAYDESK_SIGN is not set): Windows will warn who opens it")
        return
    subprocess.run([*shlex.split(how), str(file)], check=True)


def make_installer(about: Product, bundle: Path, out: Path, *, for_64: bool = False) -> Path:
    """Write the installer of a bundle; `for_64` makes one that a 64-bit Wine without 32-bit parts can run.

    Raises:
        PackagingError: there is no makensis, it fails, or the installer is larger than is wanted.
    """
    if not shutil.which("makensis"):
        raise PackagingError("makensis is not here: install NSIS 3")
    out.mkdir(parents=True, exist_ok=True)
    file = out / installer_name(about)
    nsi = MADE / "installer.nsi"
    nsi.write_text(script(about, bundle.resolve(), file.resolve(), MADE), encoding="utf-8")
    more = ["-DFOR_64"] if for_64 else []
    done = subprocess.run(["makensis", "-V2", "-WX", *more, str(nsi)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise PackagingError(f"makensis: {done.stdout}{done.stderr}".strip())
    most = about.of("windows", "most_megabytes")
    if file.stat().st_size > most * 1_000_000:
        raise PackagingError(f"{file.name} has {file.stat().st_size / 1e6:.1f} MB; at most {most} are wanted")
    return file


def main() -> int:
    """Make the installer, or say what would be made."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bundle", type=Path, help="take this bundle for Windows instead of building one")
    parser.add_argument("--out", type=Path, default=OUT, help="the folder to write to (dist/)")
    parser.add_argument("--for-64", action="store_true", help="an installer that runs without 32-bit parts (Wine)")
    parser.add_argument("--dry-run", action="store_true", help="say what would be made, and make nothing")
    options = parser.parse_args()
    about = product()
    if options.dry_run:
        print(f"{about['name']} {about.version} for Windows {about.of('windows', 'minimum')} and newer:")
        print(f"  {installer_name(about)}, of {options.bundle or 'a bundle built here'}, by makensis")
        return 0
    prepare(about)
    bundle = options.bundle
    if bundle is None:
        if platform.system() != "Windows":
            raise PackagingError("PyInstaller makes programs for Windows on Windows only; or give --bundle")
        bundle = make_bundle.make().parent
        for program in bundle.glob("*.exe"):
            sign(program)
    (bundle / NOTICES).write_text(make_notices.notices(), encoding="utf-8")
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
