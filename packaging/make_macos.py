"""Builds Paydesk.app and its disk image, on a Mac only. Info.plist can be written and checked anywhere.

Signing needs PAYDESK_SIGN_IDENTITY (a name that codesign knows), notarisation PAYDESK_NOTARY_PROFILE (a profile of
notarytool); without them the steps are skipped with a warning. No part of this has been run on a Mac yet.
"""

from __future__ import annotations

import argparse
import os
import platform
import plistlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import mach_o
import make_bundle
import make_icons
import make_notices
from make_notices import NOTICES
from product_facts import DIST, GENERATED, PACKAGING, PackagingError, Product, product

ENTITLEMENTS = PACKAGING / "macos-entitlements.plist"


def image_name(about: Product, architecture: str) -> str:
    """Return the file name of the disk image. Some libraries have one architecture only, so each gets its own image."""
    return f"{about['id']}-{about.version}-macos-{architecture}.dmg"


def info_plist(about: Product) -> dict[str, Any]:
    """Return the contents of Info.plist."""
    return {
        "CFBundleName": about["name"],
        "CFBundleDisplayName": about["name"],
        "CFBundleIdentifier": about["bundle_id"],
        "CFBundleExecutable": about["id"],
        "CFBundleIconFile": f"{about['id']}.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleVersion": about.version,
        "CFBundleShortVersionString": about.version,
        "LSMinimumSystemVersion": about.table_value("macos", "minimum"),
        "LSApplicationCategoryType": "public.app-category.business",
        "CFBundleURLTypes": [{"CFBundleURLName": about["bundle_id"], "CFBundleURLSchemes": [about["id"]]}],
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": f"{about['publisher']}, {about['licence']}",
    }


def lay_out(about: Product, bundle: Path, app: Path) -> None:
    """Build the .app from a bundle: programs and libraries in Contents/MacOS, where PyInstaller needs them together."""
    shutil.rmtree(app, ignore_errors=True)
    contents = app / "Contents"
    (contents / "Resources").mkdir(parents=True)
    shutil.copytree(bundle, contents / "MacOS", symlinks=True)
    shutil.copyfile(GENERATED / f"{about['id']}.icns", contents / "Resources" / f"{about['id']}.icns")
    (contents / "Resources" / NOTICES).write_text(make_notices.build_notices(), encoding="utf-8")
    (contents / "PkgInfo").write_text("APPL????", encoding="ascii")
    with (contents / "Info.plist").open("wb") as file:
        plistlib.dump(info_plist(about), file)


def check_app(about: Product, app: Path, architecture: str) -> list[str]:
    """Check that a Mac of this architecture can run the .app; return warnings.

    Raises:
        PackagingError: A part is of another architecture, or needs a library that only this Mac has.
    """
    oldest = tuple(int(part) for part in about.table_value("macos", "minimum").split("."))
    newer: dict[tuple[int, int], list[str]] = {}
    for path, slices in mach_o.find_binaries(app):
        mine = [each for each in slices if each.architecture == architecture]
        if not mine:
            raise PackagingError(f"{path.name} has nothing for {architecture}")
        if mine[0].foreign_libraries:
            raise PackagingError(f"{path.name} needs {', '.join(mine[0].foreign_libraries)}, which other Macs have not")
        if mine[0].minimum_macos > oldest:
            newer.setdefault(mine[0].minimum_macos, []).append(path.name)
    return [
        f"{len(names)} files say that they want macOS {want[0]}.{want[1]}, for example {names[0]}"
        for want, names in sorted(newer.items())
    ]


def sign(app: Path) -> None:
    """Sign the .app with PAYDESK_SIGN_IDENTITY; without it, ad hoc for this Mac only."""
    identity = os.environ.get("PAYDESK_SIGN_IDENTITY", "")
    if not identity:
        print(
            f"warning: {app.name} is not signed (PAYDESK_SIGN_IDENTITY is not set): other Macs will refuse it at first"
        )
    command = ["codesign", "--force", "--deep", "--options", "runtime", "--entitlements", str(ENTITLEMENTS)]
    subprocess.run([*command, "--sign", identity or "-", str(app)], check=True)


def notarise(image: Path) -> None:
    """Notarise the image and staple the ticket, if there is a profile."""
    profile = os.environ.get("PAYDESK_NOTARY_PROFILE", "")
    if not profile:
        print(f"warning: {image.name} is not notarised (PAYDESK_NOTARY_PROFILE is not set)")
        return
    command = ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"]
    subprocess.run(command, check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(image)], check=True)


def main() -> int:
    """Build the image, or describe it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=DIST, help="the folder to write to (dist/)")
    parser.add_argument("--dry-run", action="store_true", help="say what would be made, and make nothing")
    options = parser.parse_args()
    about = product()
    if options.dry_run:
        print(
            f"{about['name']} {about.version} for macOS {about.table_value('macos', 'minimum')} and newer: "
            + ", ".join(image_name(about, each) for each in about.table_value("macos", "architectures"))
        )
        for name, value in info_plist(about).items():
            print(f"  {name}: {value}")
        return 0
    if platform.system() != "Darwin":
        raise PackagingError("an .app is built, signed and put into a disk image on a Mac only")
    options.out.mkdir(parents=True, exist_ok=True)
    make_icons.make(about, GENERATED)
    app = GENERATED / "image" / f"{about['name']}.app"
    lay_out(about, make_bundle.build().parent, app)
    for warning in check_app(about, app, platform.machine()):
        print(f"warning: {warning}")
    sign(app)
    image = options.out / image_name(about, platform.machine())
    command = ["hdiutil", "create", "-volname", about["name"], "-srcfolder", str(app.parent), "-ov", "-format", "UDZO"]
    subprocess.run([*command, str(image)], check=True)
    notarise(image)
    make_notices.write_sums(options.out)
    print(f"{image.name}: {image.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PackagingError as fault:
        sys.exit(f"package: {fault}")
