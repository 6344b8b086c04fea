"""Writes the bill of materials as a CycloneDX document, with cyclonedx-py (constraints/supply.txt).

The tool reads requirements: exactly the distributions of make_notices.py, with the hashes of constraints.txt, so that
both lists agree. Called by `python3 dev.py audit --sbom FILE`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import make_notices
from product_facts import ROOT, PackagingError, product


def bundled_pins() -> str:
    """Return the entries of constraints.txt for the bundled distributions.

    Raises:
        PackagingError: One of them is not pinned.
    """
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    entries = {entry.split()[0]: entry for entry in re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]}
    names = [
        f"{make_notices.normalize_name(one.metadata['Name'])}=={one.version}"
        for one in make_notices.bundled_distributions()
    ]
    missing = [name for name in names if name not in entries]
    if missing:
        raise PackagingError(f"not pinned: {', '.join(missing)}")
    return "".join(entries[name] for name in names)


def main() -> int:
    """Write the document, or print the pins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", type=Path, default=Path(sys.executable), help="the Python that has cyclonedx-py")
    parser.add_argument("--out", type=Path, help="the file to write (.json)")
    parser.add_argument("--dry-run", action="store_true", help="print the pins it would be made of")
    options = parser.parse_args()
    pins = bundled_pins()
    if options.dry_run or options.out is None:
        print(pins, end="")
        return 0
    about = product()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder, "requirements.txt")
        listed.write_text(pins, encoding="utf-8")
        command = [str(options.tools), "-m", "cyclonedx_py", "requirements", str(listed), "--mc-type", "application"]
        command += ["--pyproject", str(ROOT / "pyproject.toml"), "--output-reproducible", "--of", "JSON"]
        done = subprocess.run([*command, "-o", str(options.out)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise PackagingError(done.stderr.strip())
    print(f"{options.out.name}: what is aboard {about['name']} {about.version}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PackagingError as fault:
        sys.exit(f"package: {fault}")
