"""The keys, commands and options that the documents name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dev
from paydesk.__main__ import _parser
from paydesk.commands import charge
from paydesk.hub.options import create_parser
from paydesk.ui.actions import KEY_BINDINGS

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ("README.md", "CONTRIBUTING.md", *sorted(f"docs/{file.name}" for file in (ROOT / "docs").glob("*.md")))
GUIDES = ("docs/guide.md", "docs/guide.hi.md", "docs/supervisor.md", "docs/supervisor.hi.md")
KEY = re.compile(r"(?<![\w+])(?:(?:Ctrl|Shift|Alt)\+)*(?:F\d+\b|(?<=\+)(?:[A-Z]\b|,))")
CELLS = re.compile(r"^\| ([^|]+?) \|", re.MULTILINE)
DEV = re.compile(r"(?:python3?|py) dev\.py (\w+)([^`\n]*)")
PROGRAM = re.compile(r"(?<![\w./-])paydesk(?:\.exe)? ((?:[\w-]+|\[[^\]]+\])(?: (?:--?[\w-]+|\[[^\]]+\]|[A-Z]+\b))*)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")


def text_of(document: str) -> str:
    """Return a whole document."""
    return (ROOT / document).read_text(encoding="utf-8")


@pytest.mark.parametrize("guide", GUIDES)
def test_each_key_of_a_guide_does_something(guide: str) -> None:
    bound = {key.sequence for key in KEY_BINDINGS}
    named = set(KEY.findall(text_of(guide)))
    assert named, "staff are told keys"
    assert sorted(named - bound) == []


@pytest.mark.parametrize("guide", ["docs/guide.md", "docs/guide.hi.md"])
def test_the_table_of_keys_has_every_key(guide: str) -> None:
    table = text_of(guide).partition("<!-- keys -->")[2]
    keys = [key for cell in CELLS.findall(table)[1:] for key in re.split(r", (?=\w)", cell)]
    assert sorted(keys) == sorted({"Enter" if key.sequence == "Return" else key.sequence for key in KEY_BINDINGS})


def _commands_of_the_program() -> dict[str, set[str]]:
    """Return the options of each command of the program; "" is the counter."""
    parser = _parser()
    [commands] = [each.choices for each in parser._actions if each.dest == "command"]
    assert isinstance(commands, dict)
    found = {name: set(each._option_string_actions) for name, each in {"": parser, **commands}.items()}
    hub = create_parser()  # it has commands of its own
    [more] = [each.choices for each in hub._actions if each.dest == "command"]
    assert isinstance(more, dict)
    found["charge"] = set(charge.create_parser()._option_string_actions)
    return {**found, "hub": set().union(*(each._option_string_actions for each in (hub, *more.values())))}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_command_and_option_exists(document: str) -> None:
    sources = [ROOT / "dev.py", *(ROOT / "packaging").glob("*.py"), *(ROOT / "tests" / "simulation").glob("*.py")]
    known = set(re.findall(r'"(--[a-z-]+)"', "".join(source.read_text(encoding="utf-8") for source in sources)))
    text, wrong = text_of(document), []
    for command, rest in DEV.findall(text):
        wrong += [] if command in dev.COMMANDS else [command]
        wrong += [option for option in OPTION.findall(rest) if option not in known]
    ours = _commands_of_the_program()
    code = re.findall(r"^ {4,}.*$|`[^`\n]+`", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE)
    for line in code:
        for call in PROGRAM.findall(line):
            command = re.match(r"[a-z][\w-]*", call)
            if command is not None and command[0] not in ours:
                continue  # a package, a file or a word
            options = ours[command[0] if command else ""]
            wrong += [option for option in OPTION.findall(call) if option not in options]
    assert wrong == []


def test_the_patterns_find_keys_and_commands() -> None:
    assert set(KEY.findall("F4, *Shift+F12* or Ctrl+, and Ctrl+K; not Ctrl+Alt")) == {
        "F4",
        "Shift+F12",
        "Ctrl+,",
        "Ctrl+K",
    }
    assert DEV.findall("`python3 dev.py fly --far`, then") == [("fly", " --far")]
    assert PROGRAM.findall("    paydesk tour --out DIR --high    plays") == ["tour --out DIR --high"]
