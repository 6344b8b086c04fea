"""Writes the licences of the bundled software, THIRD-PARTY-LICENCES.txt, and SHA256SUMS.

The list comes from the metadata of the installed distributions that the program depends on.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

from product_facts import ROOT, PackagingError, product

NOTICES = "THIRD-PARTY-LICENCES.txt"
LICENCE_FILE = re.compile(r"(?i)(^|/)(licen[cs]e|copying|notice|authors)[^/]*$")
LGPL = ("pyside6-essentials", "shiboken6")
LGPL_NOTICE = """\
Paydesk uses Qt and its Python bindings (PySide6, shiboken6) under the GNU Lesser General Public License, version 3.
They are separate shared libraries in the program's folder and may be replaced by changed ones of the same version.
Their source text is published by The Qt Company with each version, at download.qt.io/official_releases. Qt itself
carries parts by others; they are listed in Qt's documentation under "Licenses Used in Qt"."""
RULE = "=" * 100


def normalize_name(name: str) -> str:
    """Return the normal form of a distribution's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def bundled_distributions(root: str = "paydesk") -> list[Distribution]:
    """Return the distributions that the program needs on this system, without itself, sorted by name.

    Raises:
        PackagingError: One of them is not installed.
    """
    found: dict[str, Distribution] = {}
    waiting = [(root, frozenset[str]())]
    seen = set()
    while waiting:
        name, extras = waiting.pop()
        if (normalize_name(name), extras) in seen:
            continue
        seen.add((normalize_name(name), extras))
        try:
            one = found.setdefault(normalize_name(name), distribution(name))
        except PackageNotFoundError as fault:
            raise PackagingError(f"{name} is not installed here: python3 dev.py build") from fault
        for text in one.requires or []:
            wanted = Requirement(text)
            if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
                waiting.append((wanted.name, frozenset(wanted.extras)))
    del found[normalize_name(root)]
    return [found[name] for name in sorted(found)]


def licence_of(one: Distribution) -> str:
    """Return the licence in one line: the expression, else the classifiers, else the old field."""
    facts = one.metadata
    if "License-Expression" in facts:
        return str(facts["License-Expression"])
    classes = [line.rpartition(" :: ")[2] for line in facts.get_all("Classifier", []) if line.startswith("License ::")]
    old = facts["License"].strip().partition("\n")[0] if "License" in facts else ""
    return ", ".join(dict.fromkeys(classes)) or old or "see its licence text"


def licence_texts(one: Distribution) -> list[str]:
    """Return the licence texts in a distribution."""
    files = [file for file in one.files or [] if LICENCE_FILE.search(file.as_posix()) and ".dist-info" in str(file)]
    return [Path(str(file.locate())).read_text(encoding="utf-8", errors="replace").strip() for file in sorted(files)]


def python_licence() -> str:
    """Return the licence of the bundled Python.

    Raises:
        PackagingError: This Python does not include it.
    """
    name = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    candidates = [
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path("/usr/share/doc") / name / "copyright",
    ]
    for file in candidates:
        if file.is_file():
            return file.read_text(encoding="utf-8", errors="replace").strip()
    raise PackagingError("this Python does not bring its licence along")


def qt_licence_texts() -> list[str]:
    """Return the texts of LGPL 3 and GPL 3 from packaging/licences: the wheels of Qt do not include them."""
    return [(ROOT / "packaging" / "licences" / name).read_text(encoding="utf-8") for name in ("LGPL-3", "GPL-3")]


def system_library_licences(bundle: Path) -> dict[str, str]:
    """Return the Debian packages whose libraries are in the bundle, with their copyright files; none without dpkg."""
    if not shutil.which("dpkg-query"):
        return {}
    texts: dict[str, str] = {}
    for file in sorted((bundle / "_internal").glob("lib*.so*")):
        if file.is_symlink():
            continue
        command = ["dpkg-query", "-S", f"*/{file.name}"]
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        for package in sorted(
            {line.partition(":")[0] for line in found.splitlines() if line.endswith(f"/{file.name}")}
        ):
            copyright_file = Path("/usr/share/doc", package, "copyright")
            if copyright_file.is_file():
                texts[package] = copyright_file.read_text(encoding="utf-8", errors="replace").strip()
                break
    return texts


def build_notices(bundle: Path | None = None) -> str:
    """Return the whole file: the distributions, and the system libraries in a bundle for Linux."""
    about, distributions = product(), bundled_distributions()
    lines = [f"{about['name']} {about.version}: what is aboard, and its licences", ""]
    table = [("Python", sys.version.split()[0], "PSF-2.0")]
    table += [(one.metadata["Name"], one.version, licence_of(one)) for one in distributions]
    width = max(len(name) for name, _, _ in table) + 2
    lines += [f"{name:<{width}}{number:<12}{licence}" for name, number, licence in table]
    lines += ["", LGPL_NOTICE, "", RULE, "Python", RULE, python_licence()]
    for one in distributions:
        texts = qt_licence_texts() if normalize_name(one.metadata["Name"]) == LGPL[0] else licence_texts(one)
        if not texts and normalize_name(one.metadata["Name"]) not in LGPL:
            texts = [f"Licence: {licence_of(one)}. The distribution brings no text of it along."]
        if texts:
            lines += ["", RULE, f"{one.metadata['Name']} {one.version}", RULE, *texts]
    for package, text in (system_library_licences(bundle) if bundle else {}).items():
        lines += ["", RULE, f"Debian's package {package}", RULE, text]
    return "\n".join(lines) + "\n"


def sha256_lines(folder: Path) -> str:
    """Return the lines of SHA256SUMS for all files of a folder, as `sha256sum -c` reads them."""
    files = sorted(file for file in folder.iterdir() if file.is_file() and file.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def write_sums(folder: Path) -> Path:
    file = folder / "SHA256SUMS"
    file.write_text(sha256_lines(folder), encoding="utf-8", newline="\n")
    return file


def main() -> int:
    """Write the notices, or SHA256SUMS of a folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, help="write the list of licences to this file")
    parser.add_argument("--sums", type=Path, metavar="DIR", help="write SHA256SUMS of the files in this folder")
    parser.add_argument("--dry-run", action="store_true", help="say what is aboard, and write nothing")
    options = parser.parse_args()
    if options.dry_run or not (options.out or options.sums):
        for one in bundled_distributions():
            print(f"{one.metadata['Name']} {one.version}: {licence_of(one)}")
        return 0
    if options.out:
        options.out.write_text(build_notices(), encoding="utf-8", newline="\n")
    if options.sums:
        print(write_sums(options.sums).name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
