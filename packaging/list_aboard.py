"""What is aboard a bundle, in names that stay the same: aboard-linux.txt keeps it, and a test compares.

Left out of a name: the version of Python, the hashes that Pillow's wheels put into names, versions of metadata folders.
Left out altogether: links, the resources (a test compares them with the tree), and the standard library's own extension
modules, which each Python has a little different.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

KEPT = Path(__file__).with_name("aboard-linux.txt")
ALIKE = (
    (re.compile(r"\.cpython-\d+[\w-]*\.so$"), ".so"),
    (re.compile(r"\.abi3\.so$"), ".so"),
    (re.compile(r"-[0-9a-f]{8}\.so"), ".so"),
    (re.compile(r"\.so(\.\d+)+$"), ".so"),
    (re.compile(r"libpython3\.\d+"), "libpython3"),
    (re.compile(r"-[\d.]+\.dist-info"), ".dist-info"),
)
LEFT_OUT = re.compile(r"^_internal/(python3\.\d+/lib-dynload/|base_library\.zip$|paydesk/_resources/)")


def plain(name: str) -> str:
    """A file's name as it stays from build to build."""
    for pattern, instead in ALIKE:
        name = pattern.sub(instead, name)
    return name


def files(bundle: Path) -> list[str]:
    """The files of a bundle, by their lasting names."""
    found = (file for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())
    names = {file.relative_to(bundle).as_posix() for file in found}
    return sorted({plain(name) for name in names if not LEFT_OUT.search(name)})


def modules(bundle: Path) -> list[str]:
    """The packages of Python that are inside the program's file, those of the standard library left out."""
    from PyInstaller.archive.readers import CArchiveReader  # type: ignore[import-untyped]

    archive = CArchiveReader(str(bundle / "paydesk")).open_embedded_archive("PYZ.pyz")
    first = {name.partition(".")[0] for name in archive.toc}
    return sorted(name for name in first if name not in sys.stdlib_module_names and not name.startswith("_"))


def aboard(bundle: Path) -> list[str]:
    """All of it: packages first, as "python NAME", then files."""
    return [*(f"python {name}" for name in modules(bundle)), *files(bundle)]


def kept() -> list[str]:
    """What the kept list says."""
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def main() -> int:
    """Print the list, or keep it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundle", type=Path, help="the folder build/bundle/paydesk")
    parser.add_argument("--keep", action="store_true", help="write it to aboard-linux.txt")
    options = parser.parse_args()
    lines = aboard(options.bundle)
    if options.keep:
        head = (
            "# What is aboard the bundle for Linux, built on Debian 12. Renew: packaging/list_aboard.py BUNDLE --keep\n"
        )
        KEPT.write_text(head + "".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
        return 0
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
