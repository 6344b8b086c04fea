"""Builds the packages for Linux from the bundle: a tar.xz, and a .deb for Debian 12 and newer (and Ubuntu).

The .deb installs the bundle to /usr/lib/paydesk; it has no scripts.
"""

from __future__ import annotations

import argparse
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import make_bundle
import make_icons
import make_notices
from make_notices import NOTICES
from product_facts import DIST, GENERATED, PackagingError, Product, commit_time, product

XZ = [{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 9}]  # the x86 filter saves 3 %
ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}


def debian_architecture() -> str:
    """Return Debian's name of this machine's architecture."""
    name = platform.machine()
    return ARCHITECTURE.get(name, name)


def deb_files(about: Product) -> dict[str, str]:
    """Return the files that the .deb installs beside the bundle: path -> origin."""
    name = about["id"]
    files = {
        f"usr/share/applications/{name}.desktop": "template paydesk.desktop",
        f"usr/share/metainfo/{name}.metainfo.xml": "template paydesk.metainfo.xml",
        f"usr/share/doc/{name}/examples/{name}-kiosk.desktop": "template paydesk-kiosk.desktop",
        f"usr/share/doc/{name}/copyright": "template deb-copyright",
        f"usr/share/doc/{name}/{NOTICES}": f"made {NOTICES}",
        f"usr/share/icons/hicolor/scalable/apps/{name}.svg": f"source {about.table_value('icons', 'source')}",
    }
    for size in about.table_value("icons", "png"):
        files[f"usr/share/icons/hicolor/{size}x{size}/apps/{name}.png"] = f"made {name}-{size}.png"
    return files


def prepare(about: Product) -> Path:
    """Build the bundle, the icons and the list of licences; return the bundle's folder."""
    bundle = make_bundle.build().parent
    make_icons.make(about, GENERATED)
    (GENERATED / NOTICES).write_text(make_notices.build_notices(bundle), encoding="utf-8")
    return bundle


def lay_out_deb(about: Product, bundle: Path, root: Path) -> None:
    """Write the files of the .deb and its control file under `root`."""
    shutil.rmtree(root, ignore_errors=True)
    name = about["id"]
    shutil.copytree(bundle, root / "usr" / "lib" / name, symlinks=True)
    for path, origin in deb_files(about).items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        kind, _, what = origin.partition(" ")
        if kind == "template":
            target.write_text(about.fill_template(what), encoding="utf-8")
        else:
            shutil.copyfile((GENERATED if kind == "made" else make_bundle.ROOT) / what, target)
    (root / "usr" / "bin").mkdir(parents=True)
    (root / "usr" / "bin" / name).symlink_to(f"../lib/{name}/{name}")
    kilobytes = -(-make_bundle.folder_size(root) // 1024)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(deb_control(about, kilobytes, libc_dependency(bundle)), encoding="utf-8")
    for folder, _, files in os.walk(root, topdown=False):
        Path(folder).chmod(0o755)
        for file in (Path(folder, one) for one in files):
            if not file.is_symlink():
                file.chmod(0o755 if os.access(file, os.X_OK) else 0o644)
        for each in (Path(folder), *(Path(folder, one) for one in files)):
            os.utime(each, (commit_time(), commit_time()), follow_symlinks=False)


def libc_dependency(bundle: Path) -> str:
    """Return the dependency on libc: the newest glibc version that a file of the bundle refers to."""
    files = [file.read_bytes() for file in bundle.rglob("*") if file.is_file() and not file.is_symlink()]
    linked = [found for file in files if file[:4] == b"\x7fELF" for found in re.findall(rb"GLIBC_2\.(\d+)", file)]
    return f"libc6 (>= 2.{max(map(int, linked), default=0)})"


def deb_control(about: Product, kilobytes: int, libc: str) -> str:
    """Return the control file of the .deb."""
    import textwrap

    lines = textwrap.wrap(about["description"], 76, initial_indent=" ", subsequent_indent=" ")
    return about.fill_template(
        "deb-control",
        architecture=debian_architecture(),
        kilobytes=str(kilobytes),
        depends=", ".join([libc, *about.table_value("linux", "depends")]),
        recommends=", ".join(about.table_value("linux", "recommends")),
        description_lines="\n".join(lines),
    )


def make_deb(about: Product, bundle: Path, file: Path) -> None:
    root = GENERATED / "deb"
    lay_out_deb(about, bundle, root)
    env = os.environ | {"SOURCE_DATE_EPOCH": str(commit_time())}
    command = ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", "-z6", str(root), str(file)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PackagingError(done.stderr.strip())


def make_tar(about: Product, bundle: Path, file: Path) -> None:
    """Write the tar.xz reproducibly: sorted, without owners, with the time of the commit."""
    top = f"{about['id']}-{about.version}"

    def normalize(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = commit_time()
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with lzma.open(file, "wb", filters=XZ) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for each in sorted(bundle.rglob("*")):
            archive.add(each, f"{top}/{each.relative_to(bundle).as_posix()}", recursive=False, filter=normalize)
        archive.add(GENERATED / NOTICES, f"{top}/{NOTICES}", filter=normalize)
    most = about.table_value("linux", "most_megabytes")
    if file.stat().st_size > most * 1_000_000:
        raise PackagingError(f"{file.name} has {file.stat().st_size / 1e6:.1f} MB; at most {most} are wanted")


Maker = Callable[[Product, Path, Path], None]


def packages(about: Product) -> dict[str, tuple[str, Maker]]:
    """Return the packages by short name: the file, and the function that builds it."""
    return {
        "deb": (f"{about['id']}_{about.version}_{debian_architecture()}.deb", make_deb),
        "tar": (f"{about['id']}-{about.version}-linux-{debian_architecture()}.tar.xz", make_tar),
    }


def main() -> int:
    """Build the packages, or list them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=["deb", "tar"], help="make only this one")
    parser.add_argument("--out", type=Path, default=DIST, help="the folder to write to (dist/)")
    parser.add_argument("--dry-run", action="store_true", help="say what would be made, and make nothing")
    options = parser.parse_args()
    about = product()
    selected = {kind: made for kind, made in packages(about).items() if options.only in {None, kind}}
    if options.dry_run:
        print(
            f"{about['name']} {about.version} for Linux, {debian_architecture()}: "
            + ", ".join(file for file, _ in selected.values())
        )
        for path, origin in sorted(deb_files(about).items()):
            print(f"  /{path}  ({origin})")
        return 0
    options.out.mkdir(parents=True, exist_ok=True)
    bundle = prepare(about)
    for name, make in selected.values():
        make(about, bundle, options.out / name)
        print(f"{name}: {(options.out / name).stat().st_size / 1e6:.1f} MB")
    make_notices.write_sums(options.out)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PackagingError as fault:
        sys.exit(f"package: {fault}")
