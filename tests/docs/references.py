"""References from code and documents to files, headings, modules and decisions of the repository."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CODE = ("gui", "tests", "packaging")
BASES = (ROOT, ROOT / "gui", ROOT / "gui" / "paydesk", ROOT / "gui" / "paydesk" / "ui", ROOT / "tests", ROOT / "docs")
"""Folders from which a path may be written."""

_FOLDERS = "gui|docs|tests|packaging|resources|constraints|domain|counter|store|api|worker|sandbox|commands|ui"
FILE = re.compile(rf"(?<![\w./*<-])(?:{_FOLDERS})/[\w/-]*\w(?:\.(?:py|md|toml|txt|svg|png|ts|qm))\b(?!\*)(?:#[\w-]+)?")
FOLDER = re.compile(r"(?<![\w./*-])docs/decisions/(\d{4})(?![\w-])")
MORE_HEADINGS = re.compile(r"(docs/[\w-]+\.md)#[\w-]+((?:, #[\w-]+)+)")
DECISION = re.compile(r"\bdecision (\d+)\b")
DOCUMENT = re.compile(r"(?<![\w/.#-])[A-Z][A-Z0-9-]+\.md\b|\b[A-Z]+-FACTS\b|\b[Tt]ruths? \d+")
MODULE = re.compile(r"(?<![\w./])paydesk(?!\.(?:exe|log|ico|icns)\b)(?:\.[a-z_]\w*)+(?:\.[A-Z]\w*)?")
DOTTED = re.compile(rf"`((?:{_FOLDERS})(?:\.\w+)+)`")
COMMENT = re.compile(r"(?:^|\s)# .*")
"""Also a text with such a sign, which is rare: reading the tokens of all files takes ten times as long."""
SIGNS = ("/", "`", ".md", "-FACTS", "ruth", "decision", "paydesk.", "](")
"""One of these is in every reference; most texts have none."""
LINK = re.compile(r"\]\(([^)\s]+)\)")


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements below a node; `ast.walk`, which goes through expressions too, takes five times as long."""
    for field in ("body", "handlers", "orelse", "finalbody", "cases"):
        for each in getattr(node, field, ()):
            yield each
            yield from statements(each)


def texts(file: Path) -> Iterator[tuple[int, str]]:
    """Yield (line, text) of each docstring and comment of a module, or of the whole of a document."""
    source = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        yield from enumerate(source.splitlines(), start=1)
        return
    for line, code in enumerate(source.splitlines(), start=1):
        if comment := COMMENT.search(code):
            yield line, comment[0]
    for node in statements(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, " ".join(node.value.value.split())


def sources() -> list[Path]:
    """Return every module and document that may hold a reference."""
    modules = [file for part in CODE for file in (ROOT / part).rglob("*.py")]
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests").rglob("*.md")]
    return sorted([ROOT / "dev.py", *modules, *documents])


@cache
def anchors(document: Path) -> frozenset[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#{1,6} (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return frozenset(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings)


def dead(text: str, folder: Path) -> list[str]:
    """Return the references of a text that lead nowhere; links are relative to `folder`."""
    if not any(sign in text for sign in SIGNS):
        return []
    found = [f"{document}{more}" for document, rest in MORE_HEADINGS.findall(text) for more in rest.split(", ")[1:]]
    wrong = [reference for reference in [*FILE.findall(text), *found] if not _exists(reference)]
    wrong += [number for number in FOLDER.findall(text) if not _decision(int(number))]
    wrong += [f"decision {number}" for number in DECISION.findall(text) if not _decision(int(number))]
    wrong += [name for name in DOCUMENT.findall(text) if not any((base / name).exists() for base in (ROOT, folder))]
    wrong += [name for name in MODULE.findall(text) if not _is_module(name)]
    dotted = [name for name in DOTTED.findall(text) if name.rpartition(".")[2] not in {"py", "md", "txt"}]
    wrong += [name for name in dotted if not _is_module(f"paydesk.{name}")]
    wrong += [link for link in LINK.findall(text) if "://" not in link and not _leads_somewhere(link, folder)]
    return wrong


def _exists(reference: str) -> bool:
    path, _, anchor = reference.partition("#")
    files = [base / path for base in BASES if (base / path).exists()]
    return bool(files) and (not anchor or anchor in anchors(files[0]))


def _decision(number: int) -> bool:
    return any((ROOT / "docs" / "decisions").glob(f"{number:04}-*.md"))


def _is_module(name: str) -> bool:
    """Return True if a dotted name is a module, or a name that its module defines."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        path = ROOT / "gui" / Path(*parts[:end])
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if file.exists():
            return end == len(parts) or re.search(rf"\b{parts[end]}\b", file.read_text(encoding="utf-8")) is not None
    return False


def _leads_somewhere(link: str, folder: Path) -> bool:
    path, _, anchor = link.partition("#")
    file = folder / path if path else None
    if file is not None and not file.exists():
        return False
    return not anchor or file is None or file.suffix != ".md" or anchor in anchors(file)
