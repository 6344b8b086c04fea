"""Lists the contents of a bundle by stable names, for aboard-SYSTEM.txt, which a test compares.

With --compare OTHER: the differences between two builds of one commit, each a bundle's folder, a .deb or a .tar.xz.

Names are listed without the version of Python, the hashes in the libraries of Pillow's wheels, and the versions of
metadata folders. Not listed: links, the resources (a test compares them with the tree), and the extension modules of
the standard library, which differ a little between builds of Python.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import re
import subprocess
import sys
import tarfile
from pathlib import Path

BUILT_ON = {"linux": "Debian 12", "windows": "Wine 8"}
VARYING_PARTS = (
    (re.compile(r"\.cpython-\d+[\w-]*\.so$"), ".so"),
    (re.compile(r"\.abi3\.so$"), ".so"),
    (re.compile(r"-[0-9a-f]{8}\.so"), ".so"),
    (re.compile(r"\.so(\.\d+)+$"), ".so"),
    (re.compile(r"libpython3\.\d+"), "libpython3"),
    (re.compile(r"-[\d.]+\.dist-info"), ".dist-info"),
    (re.compile(r"\.cp3\d+-win_amd64\.pyd$"), ".pyd"),
    (re.compile(r"-[0-9a-f]{32}\.dll$"), ".dll"),
    (re.compile(r"python3\d+\.dll$"), "python3x.dll"),
)
EXCLUDED = re.compile(
    r"^_internal/(python3\.\d+/lib-dynload/|_?[a-z0-9]+\.pyd$|base_library\.zip$|paydesk/_resources/)"
)


def stable_name(name: str) -> str:
    """Return a file's name without the parts that differ between builds."""
    for pattern, instead in VARYING_PARTS:
        name = pattern.sub(instead, name)
    return name


def bundle_files(bundle: Path) -> list[str]:
    """Return the files of a bundle by their stable names."""
    found = (file for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())
    names = {file.relative_to(bundle).as_posix() for file in found}
    return sorted({stable_name(name) for name in names if not EXCLUDED.search(name)})


def bundled_packages(bundle: Path) -> list[str]:
    """Return the Python packages inside the program's file, without the standard library."""
    from PyInstaller.archive.readers import CArchiveReader  # type: ignore[import-untyped]

    program = bundle / ("paydesk.exe" if target_system(bundle) == "windows" else "paydesk")
    archive = CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz")
    first = {name.partition(".")[0] for name in archive.toc}
    return sorted(name for name in first if name not in sys.stdlib_module_names and not name.startswith("_"))


def bundle_contents(bundle: Path) -> list[str]:
    """Return the whole list: packages as "python NAME", then files."""
    return [*(f"python {name}" for name in bundled_packages(bundle)), *bundle_files(bundle)]


def target_system(bundle: Path) -> str:
    return "windows" if (bundle / "paydesk.exe").exists() else "linux"


def list_path(name: str) -> Path:
    return Path(__file__).with_name(f"aboard-{name}.txt")


def read_list(name: str = "linux") -> list[str]:
    """Return the lines of the stored list for a system."""
    lines = list_path(name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def build_entries(build: Path) -> dict[str, str]:
    """Return each entry of a build by name: its mode, and a link's target or a file's hash."""
    packed = io.BytesIO()
    if build.is_dir():
        with tarfile.open(fileobj=packed, mode="w") as archive:
            archive.add(build, ".")
    elif build.suffix == ".deb":
        command = ["dpkg-deb", "--fsys-tarfile", str(build)]
        packed.write(subprocess.run(command, check=True, capture_output=True).stdout)
    else:
        packed.write(build.read_bytes())
    packed.seek(0)
    found = {}
    with tarfile.open(fileobj=packed) as archive:
        for entry in archive:
            file = archive.extractfile(entry) if entry.isfile() else None
            held = hashlib.sha256(file.read()).hexdigest() if file else entry.linkname
            found[entry.name] = f"{entry.mode:o} {held}"
    return found


def compare_builds(one: Path, other: Path) -> list[str]:
    """Return the differences between two builds, one a line."""
    first, second = build_entries(one), build_entries(other)
    lines = [f"only in {one}: {name}" for name in sorted(first.keys() - second.keys())]
    lines += [f"only in {other}: {name}" for name in sorted(second.keys() - first.keys())]
    return lines + [f"differs: {name}" for name in sorted(first.keys() & second.keys()) if first[name] != second[name]]


def main() -> int:
    """Print the list, store it, or compare two builds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundle", type=Path, help="build/bundle/paydesk, build/bundle-windows/paydesk, or a package")
    parser.add_argument("--keep", action="store_true", help="write it to aboard-SYSTEM.txt")
    parser.add_argument("--compare", type=Path, metavar="OTHER", help="say what differs; exit code 1 if anything does")
    options = parser.parse_args()
    if options.compare:
        found = compare_builds(options.bundle, options.compare)
        print("\n".join(found) or f"the same {len(build_entries(options.bundle))} files, folders and links")
        return int(bool(found))
    lines = bundle_contents(options.bundle)
    if options.keep:
        name = target_system(options.bundle)
        head = f"# What is aboard the bundle for {name.title()}, built on {BUILT_ON[name]}."
        head += " Renew: packaging/list_aboard.py BUNDLE --keep\n"
        text = head + "".join(f"{line}\n" for line in lines)
        list_path(name).write_text(text, encoding="utf-8", newline="\n")
        return 0
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
