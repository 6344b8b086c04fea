"""Makes Paydesk.app for macOS, and a disk image of it: on a Mac only. Info.plist can be made, and checked, anywhere.

Signing and notarisation are steps that are left out, with a warning, where PAYDESK_SIGN_IDENTITY (a name that codesign
knows) and PAYDESK_NOTARY_PROFILE (a profile of notarytool) are not set. No part of this has been run on a Mac yet.
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
    """The file of the disk image. Some libraries come for one architecture only, so each has an image of its own."""
    return f"{about['id']}-{about.version}-macos-{architecture}.dmg"


def info_plist(about: Product) -> dict[str, Any]:
    """What Info.plist says."""
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
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": f"{about['publisher']}, {about['licence']}",
    }


def lay_out(about: Product, bundle: Path, app: Path) -> None:
    """Make the .app of a bundle: its program and libraries in Contents/MacOS, where PyInstaller wants them together."""
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
    """What a Mac of this architecture would have against the .app, before one has tried it: warnings.

    Raises:
        PackagingError: a part is of another architecture, or needs a library that is on this Mac only.
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
    """Sign the .app, if it is said as whom; else for this Mac only."""
    who = os.environ.get("PAYDESK_SIGN_IDENTITY", "")
    if not who:
        print(
            f"warning: {app.name} is not signed (PAYDESK_SIGN_IDENTITY is not set): other Macs will refuse it at first"
        )
    command = ["codesign", "--force", "--deep", "--options", "runtime", "--entitlements", str(ENTITLEMENTS)]
    subprocess.run([*command, "--sign", who or "-", str(app)], check=True)


def notarise(image: Path) -> None:
    """Let Apple look at the image and staple its answer, if there is a profile for it."""
    profile = os.environ.get("PAYDESK_NOTARY_PROFILE", "")
    if not profile:
        print(f"warning: {image.name} is not notarised (PAYDESK_NOTARY_PROFILE is not set)")
        return
    asked = ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"]
    subprocess.run(asked, check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(image)], check=True)


def main() -> int:
    """Make the image, or say what would be made."""
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
    made = ["hdiutil", "create", "-volname", about["name"], "-srcfolder", str(app.parent), "-ov", "-format", "UDZO"]
    subprocess.run([*made, str(image)], check=True)
    notarise(image)
    make_notices.write_sums(options.out)
    print(f"{image.name}: {image.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PackagingError as fault:
        sys.exit(f"package: {fault}")
