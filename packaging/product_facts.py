"""The product's description for all scripts here: product.toml and the version of the program."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
GENERATED = ROOT / "build" / "made"
DIST = ROOT / "dist"


class PackagingError(RuntimeError):
    """A package that cannot be built; the text says why."""


@dataclass(frozen=True)
class Product:
    """Contents of product.toml, and the version."""

    version: str
    facts: dict[str, Any]

    def __getitem__(self, name: str) -> str:
        """Return a text of product.toml.

        Raises:
            PackagingError: There is no such text.
        """
        value = self.facts.get(name)
        if not isinstance(value, str):
            raise PackagingError(f"product.toml does not say {name} in words")
        return value.strip()

    def table_value(self, table: str, name: str) -> Any:  # noqa: ANN401 - numbers, words and lists, as TOML has them
        """Return a value from a table of product.toml."""
        return self.facts[table][name]

    def template_values(self) -> dict[str, str]:
        """Return the values that a template can name by $NAME."""
        plain = {name: value.strip() for name, value in self.facts.items() if isinstance(value, str)}
        four = ".".join([*re.findall(r"\d+", self.version)[:3], "0"])
        return plain | {
            "version": self.version,
            "version_of_four": four,
            "version_with_commas": four.replace(".", ", "),
            "categories": ";".join(self.facts["categories"]) + ";",
            "keywords": ";".join(self.facts["keywords"]) + ";",
            "released": release_date(),
        }

    def fill_template(self, template: str, **more: str) -> str:
        """Return a file of packaging/templates with its values; an unknown name is an error."""
        text = (PACKAGING / "templates" / template).read_text(encoding="utf-8")
        return Template(text).substitute(self.template_values() | more)


def version() -> str:
    """Return the version of the program, read without importing it."""
    text = (ROOT / "gui" / "paydesk" / "version.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if not found:
        raise PackagingError("gui/paydesk/version.py does not say the version")
    return found[1]


def product() -> Product:
    return Product(version(), tomllib.loads((PACKAGING / "product.toml").read_text(encoding="utf-8")))


def commit_time() -> int:
    """Return the time of the commit in s since the epoch. All packages use it, so that builds of one commit agree."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    output = ""
    if git := shutil.which("git"):
        command = [git, "log", "-1", "--format=%ct"]
        output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    return int(output) if output else 1_767_225_600  # without git: 2026-01-01


def release_date() -> str:
    """Return the date of this build as YYYY-MM-DD."""
    return time.strftime("%Y-%m-%d", time.gmtime(commit_time()))


def changelog_notes(number: str) -> str:
    """Return the section of CHANGELOG.md about one version.

    Raises:
        PackagingError: There is none.
    """
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(number)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if not found or not found[1].strip():
        raise PackagingError(f"CHANGELOG.md says nothing about {number}")
    return found[1].strip()


def main() -> int:
    """Print the notes of this version if `--tag` is its tag: v1.2.3."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--tag", required=True)
    tag = parser.parse_args().tag
    if tag != f"v{version()}":
        sys.exit(f"release: the tag is {tag}, the version is {version()}: the tag has to be v{version()}")
    try:
        print(changelog_notes(version()))
    except PackagingError as fault:
        sys.exit(f"release: {fault}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
