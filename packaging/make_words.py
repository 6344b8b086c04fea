"""Updates the translations: `dev.py words` writes the code's texts into the .ts files, and compiles them to .qm files.

New texts are added without a translation, removed ones are deleted; nothing else changes. The files are sorted and
contain no line numbers, so that a diff shows only texts. An untranslated text appears in English: tests accept it, a
release does not. `--check` changes nothing, and lists the files that are out of date and the untranslated texts;
`dev.py package` runs it first. `--count` prints how many English texts and words each module has, and lists texts
that are longer than a screen should have.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import PySide6

from paydesk.domain.language import Language

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
MESSAGES = ROOT / "resources" / "messages"
DATA_FIELDS = {"kind", "side"}
"""Fields of messages that are not texts; no id is one of them."""
SOURCES = ROOT / "gui" / "paydesk"
EXCLUDED = {"sandbox"}
"""Packages without texts of the program's own screens."""
TILL = (
    "ui/sell/", "ui/customer/", "ui/kiosk/", "ui/actions.py", "ui/words/sales.py", "ui/words/ages.py",
    "resources/messages/sales.toml", "resources/messages/kiosk.toml",
)  # fmt: skip
"""Modules whose texts are read while a customer waits."""
TILL_WORDS, OTHER_WORDS = 8, 14
"""The longest text in words, on the till and elsewhere."""


def qt_tool(name: str) -> Path:
    """Return one of Qt's tools, which PySide6 includes."""
    return Path(PySide6.__file__).with_name(f"{name}.exe" if os.name == "nt" else name)


def source_files() -> list[Path]:
    """Return the modules and tables with translatable texts, and the list of Qt's own."""
    found = [file for file in sorted(SOURCES.rglob("*.py")) if file.relative_to(SOURCES).parts[0] not in EXCLUDED]
    return [*found, *sorted(MESSAGES.glob("*.toml")), Path(__file__).with_name("qt_own.py")]


def with_numeric_counts(source: bytes) -> bytes:
    """Replace the count of every `translate(context, text, "", count)` by a number: lupdate accepts no expression."""
    if b"translate(" not in source:  # most have none, and parsing all takes a second
        return source
    lines, number = source.splitlines(keepends=True), b"1"
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and len(node.args) == 4]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        name, many = getattr(call.func, "attr", getattr(call.func, "id", "")), call.args[3]
        if name == "translate" and many.end_col_offset is not None and many.lineno == many.end_lineno:
            line = lines[many.lineno - 1]
            lines[many.lineno - 1] = line[: many.col_offset] + number + line[many.end_col_offset :]
    return b"".join(lines)


def message_texts(entries: Mapping[str, object]) -> Iterator[str]:
    """Yield the texts of a table of resources/messages, without ids and data."""
    for name, entry in entries.items():
        if isinstance(entry, Mapping):
            yield from message_texts(entry)
        elif name not in DATA_FIELDS:
            yield str(entry)


def source_of(file: Path) -> bytes:
    """Return a file as lupdate can read it."""
    if file.suffix == ".py":
        return with_numeric_counts(file.read_bytes())
    return "".join(f"QT_TRANSLATE_NOOP({context!r}, {text!r})\n" for context, text in texts_of(file)).encode()


def ts_path(folder: Path, language: Language) -> Path:
    return folder / f"paydesk_{language}.ts"


def update_ts(folder: Path) -> None:
    """Update the .ts files from the code; that of English has only plurals."""
    with tempfile.TemporaryDirectory() as scratch:
        listed = Path(scratch) / "sources.lst"
        copies = [Path(scratch) / f"{number}.py" for number, _ in enumerate(source_files())]
        for copy, file in zip(copies, source_files(), strict=True):
            copy.write_bytes(source_of(file))
        listed.write_text("\n".join(map(str, copies)), encoding="utf-8")
        for language in Language:
            plurals = ["-pluralonly"] if language is Language.ENGLISH else []
            _run(
                "lupdate", "-silent", "-locations", "none", "-sort-messages", "-no-obsolete",
                "-disable-heuristic", "similartext", "-source-language", "en_IN",
                "-target-language", f"{language}_IN", *plurals, f"@{listed}", "-ts", ts_path(folder, language),
            )  # fmt: skip


def compile_qm(folder: Path) -> None:
    """Compile each .ts to a .qm; untranslated texts are left out and appear in English.

    Each file is replaced atomically: a running program may be reading it.
    """
    for language in Language:
        ts = ts_path(folder, language)
        fresh = ts.with_suffix(".new")
        _run("lrelease", "-silent", "-nounfinished", ts, "-qm", fresh)
        fresh.replace(ts.with_suffix(".qm"))


def outdated_files() -> list[str]:
    """Return the names of the files that `dev.py words` would change."""
    with tempfile.TemporaryDirectory() as scratch:
        scratch_folder = Path(scratch)
        for file in FOLDER.iterdir():
            shutil.copy(file, scratch_folder)
        update_ts(scratch_folder)
        compile_qm(scratch_folder)
        names = sorted({file.name for folder in (scratch_folder, FOLDER) for file in folder.iterdir()})
        return [name for name in names if _bytes(scratch_folder / name) != _bytes(FOLDER / name)]


def untranslated_texts(folder: Path) -> list[str]:
    """Return "hi: text" for every text without a translation; of a plural, every form counts."""
    found = []
    for language in Language:
        for message in ET.parse(ts_path(folder, language)).getroot().iter("message"):  # noqa: S314 ours
            for translation in message.iter("translation"):
                forms = list(translation.iter("numerusform")) or [translation]
                if translation.get("type") or not all(form.text for form in forms):
                    found.append(f"{language}: {message.findtext('source')}")
    return found


@cache
def texts_of(file: Path) -> tuple[tuple[str, str], ...]:
    """Return (context, text) of every text in a file of `source_files`."""
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return tuple(texts_in(source))
    tables = tomllib.loads(source).items()
    return tuple((context, text) for context, entries in tables for text in message_texts(entries))


def texts_in(source: str) -> Iterator[tuple[str, str]]:
    """Return (context, text) of every text in a module, found without Qt's tool, to find what that misses."""
    if not re.search(r"\b(tr|translate|QT_TRANSLATE_NOOP)\(", source):  # most have none, and parsing takes long
        return
    tree = ast.parse(source)
    owners = {
        id(node): each.name for each in ast.walk(tree) if isinstance(each, ast.ClassDef) for node in ast.walk(each)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        texts = [each.value if isinstance(each, ast.Constant) else None for each in node.args]
        if name == "tr" and texts and isinstance(texts[0], str):
            yield owners.get(id(node), ""), texts[0]
        elif name in {"translate", "QT_TRANSLATE_NOOP"} and len(texts) > 1:
            context, text = texts[:2]
            if isinstance(context, str) and isinstance(text, str):
                yield context, text


_NO_WORD = re.compile(r"<[^>]*>|\{[^}]*\}|%[n0-9]")
_WORD = re.compile(r"[^\W\d_][\w'’\u0900-\u0dff-]*")  # with the vowel signs of Indian scripts, which are no \w


def word_count(text: str) -> int:
    """Return the number of words that somebody reads, without placeholders, numbers and signs."""
    return len(_WORD.findall(_NO_WORD.sub(" ", text)))


def word_limit(module: str) -> int:
    """Return the longest text, in words, of a module relative to `SOURCES`."""
    return TILL_WORDS if module.startswith(TILL) else OTHER_WORDS


def texts_by_module() -> dict[str, set[str]]:
    """Return the texts of each module, without Qt's own."""
    found = {}
    for file in source_files()[:-1]:
        module = file.relative_to(SOURCES if file.is_relative_to(SOURCES) else ROOT).as_posix()
        found[module] = {text for _, text in texts_of(file)}
    return found


def long_texts() -> list[str]:
    """Return "module: text" for each text with more words than the limit."""
    return [
        f"{module}: {text}"
        for module, texts in texts_by_module().items()
        for text in sorted(texts)
        if word_count(text) > word_limit(module)
    ]


def count_words() -> list[str]:
    """Return a line for each module: texts and words; the last line is of all distinct texts."""
    lines, modules = [f"{'texts':>6} {'words':>6}"], texts_by_module()
    for module, texts in modules.items():
        if texts:
            lines.append(f"{len(texts):6} {sum(map(word_count, texts)):6}  {module}")
    seen = set().union(*modules.values())
    return [
        *lines,
        f"{len(seen):6} {sum(map(word_count, seen)):6}  all",
        *(f"too long: {each}" for each in long_texts()),
    ]


def _bytes(file: Path) -> bytes | None:
    return file.read_bytes() if file.exists() else None


def _run(name: str, *arguments: str | Path) -> None:
    subprocess.run([str(qt_tool(name)), *map(str, arguments)], check=True)


def main(argv: Sequence[str]) -> int:
    """Update the files; with `--check` list what a release lacks, and return 1 if that is anything."""
    if "--count" in argv:
        print(*count_words(), sep="\n")
        return 0
    if "--check" in argv:
        found = [f"{name} is not what the code says: python3 dev.py words" for name in outdated_files()]
        found += [f"not translated: {text}" for text in untranslated_texts(FOLDER)]
        print(*found, sep="\n")
        return int(bool(found))
    FOLDER.mkdir(exist_ok=True)
    update_ts(FOLDER)
    compile_qm(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
