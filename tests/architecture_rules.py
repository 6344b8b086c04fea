"""The rules of docs/architecture.md#the-house, each a function over parsed modules that returns the violations.

A rule takes one `Module` and returns lines like "paydesk.ui.sell:12: ...". `cycles` alone looks at all of them.
Imports are seen wherever they stand: at the top, inside a function, under `if TYPE_CHECKING`, or in import_module().
"""

from __future__ import annotations

import ast
import graphlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

GUI = Path(__file__).resolve().parents[1] / "gui"

# part of the package -> the parts it may import, besides itself and `version`
HOUSE = {"ui", "worker", "billing", "counter", "api", "store", "domain", "assets", "logs", "environment"}
MAY_IMPORT = {
    "domain": set[str](),
    "assets": set[str](),
    "version": set[str](),
    "logs": {"domain", "environment"},
    "environment": set[str](),
    "http_connection": set[str](),
    "billing": {"counter", "store", "domain", "http_connection"},
    "api": {"domain"},
    "store": {"logs", "domain"},
    "counter": {"api", "store", "domain"},
    "worker": {"billing", "counter", "api", "store", "domain"},
    "ui": {"worker", "domain", "assets"},
    "app": HOUSE,
    "commands": HOUSE | {"app"},
    "sandbox": {"domain", "http_connection"},
    "hub": {"store", "domain", "http_connection"},
    "__main__": {"app", "commands", "hub", "sandbox", "environment"},
}
# library -> the parts that may touch it
ONLY_IN = {
    "PySide6": {"app", "commands", "worker", "ui", "assets"},
    "shiboken6": {"app", "commands", "worker", "ui", "assets"},
    "httpx": {"api", "sandbox"},
    "truststore": {"api"},
    "certifi": {"api"},
    "sqlite3": {"store"},
    "keyring": {"store"},
    "msgspec": {"domain", "api", "store", "hub", "billing"},
    "starlette": {"sandbox", "hub", "billing"},
    "uvicorn": {"sandbox", "hub", "billing", "http_connection"},
    "alembic": {"hub"},
    "jinja2": {"hub"},
    "prometheus_client": {"hub"},
    "psycopg": {"hub"},
    "psycopg_pool": {"hub"},
    "structlog": {"hub"},
    "cryptography": {"api", "sandbox", "store"},
}
HUB_MAY_USE = {
    "paydesk.store.errors",
    *(f"paydesk.store.journal.{name}" for name in ("chain", "columns", "derived", "file", "payouts", "sales_table")),
    "paydesk.store.journal.shifts",
}
"""The modules of the store with what the hub folds and hashes by; it opens no file of a counter."""
PRINTS = {"paydesk.__main__", "paydesk.cli"}
MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 60

# "module:function" -> why everything is caught there: the edge of a thread or a process
BROAD_EXCEPT: dict[str, str] = {
    "paydesk.worker.thread:CounterThread.run": "the edge of the counter's thread: the window is told",
    "paydesk.counter.runner:Runner.advance": "the edge of one subject: it is told and tried again, and stops no other",
    "paydesk.counter.dispatcher:Dispatcher.dispatch": "the edge of a command: it ends with words, whatever happens",
    "paydesk.store.secrets:KeychainSecrets._call_keychain": "the edge of the keychain, which raises what it likes",
    "paydesk.counter.recorder:Recorder.write_now": "the edge of one subject: what waits of it stops no other",
    "paydesk.counter.recorder:Recorder.flush": "the edge of one subject: it is set aside, and the others are written",
    "paydesk.counter.recorder:Recorder._write_by_subject": "the edge of one subject: it is set aside, and told",
    "paydesk.store.journal.derived:DerivedTable.fold_rows": "the edge of one subject: it is set aside",
    "paydesk.store.journal.derived:write_or_set_aside": "the edge of one subject: it is set aside",
    "paydesk.store.journal.rebuilding:_replace_rows": "the edge of one subject: found one by one, and set aside",
    "paydesk.worker.supervisor:supervise": "the edge of a part of the counter: it is told, and started again",
    "paydesk.store.journal.quarantine:_read_into": "the edge of a helper thread: handed to whoever asks",
    "paydesk.worker.core:run_in_thread.run": "the edge of a helper thread: handed to whoever waits for it",
}
# module -> why it names pure black or white itself instead of asking the theme
BLACK_AND_WHITE: dict[str, str] = {}

# words of no trade: a module or class is called what an engineer or the service calls it
INVENTED = frozenset(
    (
        *(
            "desk",
            "office",
            "till",
            "door",
            "conductor",
            "post",
            "wish",
            "doorbell",
            "mailbox",
            "knob",
            "fate",
            "shelf",
        ),
        *(
            "turning",
            "room",
            "finger",
            "press",
            "veil",
            "tongue",
            "face",
            "ground",
            "trouble",
            "mistake",
            "told",
            "said",
        ),
        *("asked", "wanted", "place", "look", "letter", "stead", "knock", "taker"),
    )
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    """One parsed source file: its dotted name, its text, its tree, whether it is the `__init__.py` of its package."""

    name: str
    source: str
    tree: ast.Module
    package: bool = False

    @classmethod
    def parse(cls, name: str, source: str, *, package: bool = False) -> Module:
        """Parse the text of a module."""
        return cls(name, source, ast.parse(source), package)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Every node of the tree, which each rule looks through."""
        return tuple(ast.walk(self.tree))

    @property
    def part(self) -> str:
        """The part of the house that it belongs to; "" for the package itself."""
        return self.name.partition(".")[2].partition(".")[0]

    def at(self, node: ast.AST, words: str) -> str:
        """Return a line that says where a rule is broken."""
        return f"{self.name}:{getattr(node, 'lineno', 1)}: {words}"


def house(root: Path = GUI) -> list[Module]:
    """Every module of the package, by its dotted name (a package by the name of its folder)."""
    found = []
    for file in sorted((root / "paydesk").rglob("*.py")):
        parts = file.relative_to(root).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found.append(Module.parse(name, file.read_text(encoding="utf-8"), package=parts[-1] == "__init__"))
    return found


def imports(module: Module, names: frozenset[str] = frozenset()) -> Iterator[tuple[ast.AST, str]]:
    """Every module that this one imports; `names` tells `from package import module` from `import function`."""
    for node in module.nodes:
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.name.split(".") + ["__init__"] * module.package
                base = ".".join([*above[: -node.level], *base.split(".")]).rstrip(".")
            for alias in node.names:
                deeper = f"{base}.{alias.name}"
                yield node, deeper if base == "paydesk" or deeper in names else base
        elif isinstance(node, ast.Call) and called(node) in {"import_module", "__import__"} and node.args:
            first = node.args[0]
            yield node, str(first.value) if isinstance(first, ast.Constant) else "(a name made at run time)"


def called(node: ast.Call) -> str:
    """Return the last name of what is called: `tr` for `self.tr(...)`."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def functions(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, Function]]:
    """Every function with its qualified name, methods and nested ones included."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield f"{owner}{node.name}", node
            yield from functions(node, f"{owner}{node.name}.")
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{owner}{node.name}.")
        else:
            yield from functions(node, owner)


def docstrings(module: Module) -> set[int]:
    """Return the ids of the constants that are docstrings."""
    found = set()
    for node in module.nodes:
        if isinstance(node, ast.Module | ast.ClassDef | Function) and ast.get_docstring(node) is not None:
            first = node.body[0]
            found.add(id(first.value) if isinstance(first, ast.Expr) else 0)
    return found


# The rules ------------------------------------------------------------------------------------------------------


def directions(module: Module) -> list[str]:
    """Return imports against the direction of MAY_IMPORT."""
    if module.part and module.part not in MAY_IMPORT:
        return [module.at(module.tree, f"part {module.part!r} has no place in the house (MAY_IMPORT)")]
    allowed = MAY_IMPORT.get(module.part, set()) | {module.part, "version"}
    broken = []
    for node, name in imports(module):
        if name.startswith("("):
            broken.append(module.at(node, "imports a name made at run time"))
        elif name == "paydesk" or name.startswith("paydesk."):
            part = name.partition(".")[2].partition(".")[0]
            refused = module.part == "hub" and part == "store" and name not in HUB_MAY_USE
            if part not in allowed or refused:
                broken.append(module.at(node, f"{module.part or 'paydesk'} must not import {name}"))
    return broken


def libraries(module: Module) -> list[str]:
    """Qt, the network, the database, the keyring and the server each have their own parts of the house."""
    return [
        module.at(node, f"{name.partition('.')[0]} belongs to {', '.join(sorted(ONLY_IN[name.partition('.')[0]]))}")
        for node, name in imports(module)
        if module.part not in ONLY_IN.get(name.partition(".")[0], {module.part})
    ]


def bare_packages(module: Module) -> list[str]:
    """Return packages whose `__init__.py` holds more than a docstring."""
    if not module.package:
        return []
    alone = len(module.tree.body) == 1 and ast.get_docstring(module.tree) is not None
    return [] if alone else [module.at(module.tree, "an __init__.py holds one docstring only")]


def translatable(module: Module) -> list[str]:
    """Return arguments of tr() that are not literal: lupdate cannot find them."""
    broken = []
    for node in module.nodes:
        if isinstance(node, ast.Call) and called(node) in {"tr", "translate", "QT_TRANSLATE_NOOP"}:
            text = node.args[1] if called(node) != "tr" and len(node.args) > 1 else None
            words = isinstance(text, ast.Constant) and isinstance(text.value, str)
            if words and not isinstance(node.args[0], ast.Constant):
                broken.append(module.at(node, "a context that lupdate does not find word for word"))
            for argument in node.args[: 2 if called(node) == "tr" else 3]:
                built = isinstance(argument, ast.JoinedStr | ast.BinOp) or (
                    isinstance(argument, ast.Call) and called(argument) in {"format", "join"}
                )
                if built:
                    broken.append(module.at(argument, "a text that is put together inside tr()"))
    return broken


def slots(module: Module) -> list[str]:
    """Return lambdas and partials as slots: they run in the wrong thread and keep their window alive."""
    return [
        module.at(node, "connect() is given a lambda or partial; give it a @Slot method")
        for node in module.nodes
        if isinstance(node, ast.Call)
        for argument in (*(node.args if called(node) == "connect" else ()), *slots_of(node))
        if isinstance(argument, ast.Lambda) or (isinstance(argument, ast.Call) and called(argument) == "partial")
    ]


def slots_of(node: ast.Call) -> list[ast.expr]:
    """Return the callables that a button is given to connect to (`KeyButton(..., pressed=)`)."""
    return [keyword.value for keyword in node.keywords if keyword.arg == "pressed"]


COLOUR_WORD = re.compile(r"#[0-9a-fA-F]{3,4}\Z|#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?\b|\b(?:rgb|hsl|hsv)a?\(")
BLACK_OR_WHITE = re.compile(r"black|white|#000(000)?|#fff(fff)?", re.IGNORECASE)


def colour_literals(module: Module) -> Iterator[tuple[ast.AST, str]]:
    """Every colour that the source names itself, as it is written."""
    documents = docstrings(module)
    for node in module.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            if COLOUR_WORD.search(node.value):
                yield node, node.value
        elif isinstance(node, ast.Call) and called(node) in {"QColor", "fromRgb", "fromRgba", "fromHsv", "fromHsl"}:
            values = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            if any(isinstance(value, int) or not COLOUR_WORD.search(str(value)) for value in values):
                yield node, {"0, 0, 0": "black", "255, 255, 255": "white"}.get(str(values)[1:-1], str(values[0]))
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("GlobalColor"):
            yield node, node.attr


def colours(module: Module) -> list[str]:
    """Colours come from the theme; only a named few may say pure black or white."""
    windows = module.part in ONLY_IN["PySide6"]
    if not windows or re.match(r"paydesk\.ui\.theme", module.name):
        return []
    return [
        module.at(node, f"the colour {word!r} belongs in ui/theme.py")
        for node, word in colour_literals(module)
        if not (module.name in BLACK_AND_WHITE and BLACK_OR_WHITE.fullmatch(word))
    ]


def broad(names: ast.expr | None) -> bool:
    """Return True if an except clause (or the arguments of suppress) catches everything."""
    if names is None:
        return True
    each = names.elts if isinstance(names, ast.Tuple) else [names]
    return any(ast.unparse(name).rpartition(".")[2] in {"Exception", "BaseException"} for name in each)


def broad_excepts(module: Module) -> list[str]:
    """Everything is caught only at the edge of a thread or process, each place by name."""
    caught = [
        node
        for node in module.nodes
        if (isinstance(node, ast.ExceptHandler) and broad(node.type))
        or (isinstance(node, ast.Call) and called(node) == "suppress" and any(broad(one) for one in node.args))
    ]
    broken = []
    for node in caught:
        within = [name for name, function in functions(module.tree) if any(node is each for each in ast.walk(function))]
        owner = within[-1] if within else ""
        if f"{module.name}:{owner}" not in BROAD_EXCEPT:
            broken.append(module.at(node, f"catches everything in {owner or 'the module'}"))
    return broken


def sizes(module: Module) -> list[str]:
    """Files and functions can be read in one go."""
    lines = len(module.source.splitlines())
    broken = [module.at(module.tree, f"{lines} lines in one file")] if lines > MAX_FILE_LINES else []
    for name, function in functions(module.tree):
        length = (function.end_lineno or function.lineno) - function.lineno + 1
        if length > MAX_FUNCTION_LINES:
            broken.append(module.at(function, f"{name} has {length} lines"))
    return broken


def prints(module: Module) -> list[str]:
    """Only the command line writes to standard output."""
    return [
        module.at(node, "print() outside the command line")
        for node in module.nodes
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "print" and module.name not in PRINTS
    ]


SHORT_FUNCTION = 5
"""Lines of a function up to which its name and its types are enough."""
QT_OVERRIDE = re.compile(r"[a-z]+[A-Z]")
"""A name in camel case is Qt's: the base class documents it."""
QT_EVENT_HANDLERS = {"event", "data", "flags", "index", "parent", "text"}


def documented(module: Module) -> list[str]:
    """Return public modules, classes, and functions of more than SHORT_FUNCTION lines that have no docstring."""
    broken = [] if ast.get_docstring(module.tree) else [module.at(module.tree, "the module has no docstring")]
    stack: list[ast.AST] = [module.tree]
    while stack:
        for node in ast.iter_child_nodes(stack.pop()):
            if not isinstance(node, ast.ClassDef | Function) or node.name.startswith("_"):
                continue
            marks = {ast.unparse(mark).rpartition(".")[2] for mark in node.decorator_list}
            if ast.get_docstring(node) is None and not marks & {"override", "overload", "setter"} and _is_long(node):
                broken.append(module.at(node, f"{node.name} has no docstring"))
            if isinstance(node, ast.ClassDef):
                stack.append(node)
    return broken


def _is_long(node: ast.ClassDef | Function) -> bool:
    if isinstance(node, ast.ClassDef):
        return True
    if QT_OVERRIDE.match(node.name) or node.name in QT_EVENT_HANDLERS:
        return False
    return (node.end_lineno or 0) - node.body[0].lineno >= SHORT_FUNCTION


def frozen_tricks(module: Module) -> list[str]:
    """Resources are found alike everywhere: nothing asks for the freezer's own folder."""
    return [module.at(module.tree, "_MEIPASS is not asked for")] if "_MEIPASS" in module.source else []


def plain_names(module: Module) -> list[str]:
    """Return modules and classes whose name has an invented word; the list of these words is INVENTED."""
    named: list[tuple[ast.AST, str]] = [(module.tree, part) for part in module.name.split(".")[1:]]
    named += [(node, node.name) for node in module.nodes if isinstance(node, ast.ClassDef)]
    broken = []
    for node, name in named:
        words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}
        singular = words | {word.removesuffix("s") for word in words} | {word.removesuffix("es") for word in words}
        broken += [
            module.at(node, f"{name}: use the term of the field for {word!r}") for word in sorted(singular & INVENTED)
        ]
    return broken


OPENING = re.compile(r"(What|Who|Whoever|Whether|Nobody|Somebody|Nothing|All that|How|Where|Which)\b")
"""First words of a docstring that tells a story instead of naming a thing or an action."""


def openings(module: Module) -> list[str]:
    """Return docstrings, of fields and constants too, that begin with a word of OPENING."""
    return [
        module.at(node, f"a docstring begins with {match[1]!r}")
        for node in module.nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        if (match := OPENING.match(node.value.value.strip()))
    ]


SPACING = {0, 1, 2, 4, 8, 12, 16, 24, 32, 48}
"""Margins and spacings of the window (`ui.layout.SPACING`)."""
SPACING_CALLS = {
    *("vbox", "hbox", "grid", "set_padding"),
    *("setContentsMargins", "setSpacing", "setHorizontalSpacing", "setVerticalSpacing", "addSpacing", "Gap"),
}
SPACING_ARGUMENTS = {"spacing", "line_spacing", "column_spacing", "row_spacing", "margins"}
FONT_CALLS = {"font", "setPixelSize", "Text", "AmountLabel", "BigAmount", "set_px", "set_max_px"}
"""Calls that take a text size as a number, beside the six styles of `ui.text_styles`."""
FONT_ARGUMENTS = {"px", "min_px", "max_px"}
FONT_SOURCES = {"paydesk.ui.theme", "paydesk.ui.text_styles", "paydesk.ui.widgets.paint"}


def numbers(expression: ast.expr) -> Iterator[int]:
    """Yield the integers of an argument, also within tuples and conditions."""
    match expression:
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield number
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from numbers(part)
        case ast.Starred(value=part):
            yield from numbers(part)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*numbers(body), *numbers(orelse))


def arguments(module: Module, calls: set[str], keywords: set[str]) -> Iterator[tuple[ast.Call, int]]:
    """Yield the integers that calls get as arguments, or any call gets by one of these keywords."""
    for node in module.nodes:
        if isinstance(node, ast.Call):
            given = [each.value for each in node.keywords if each.arg in keywords]
            if called(node) in calls:
                given += node.args
            for expression in given:
                yield from ((node, number) for number in numbers(expression))


def spacings(module: Module) -> list[str]:
    """Margins and spacings are those of the scale."""
    if module.part != "ui":
        return []
    given = arguments(module, SPACING_CALLS, SPACING_ARGUMENTS)
    return [module.at(node, f"{px} is no spacing of ui.layout") for node, px in given if px not in SPACING]


def font_sizes(module: Module) -> list[str]:
    """Text sizes are those of the styles."""
    if module.part != "ui" or module.name in FONT_SOURCES:
        return []
    given = arguments(module, FONT_CALLS, FONT_ARGUMENTS)
    return [module.at(node, f"{px} px: use a style of ui.text_styles") for node, px in given]


RULES = (
    directions,
    libraries,
    bare_packages,
    translatable,
    slots,
    colours,
    broad_excepts,
    sizes,
    prints,
    documented,
    frozen_tricks,
    plain_names,
    openings,
    spacings,
    font_sizes,
)


def repeated_classes(modules: Sequence[Module]) -> list[str]:
    """Return public classes whose name another class of the package has, too."""
    owners: dict[str, list[str]] = {}
    for module in modules:
        for node in module.nodes:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                owners.setdefault(node.name, []).append(module.name)
    return [f"{name}: {', '.join(names)}" for name, names in sorted(owners.items()) if len(names) > 1]


def cycles(modules: Sequence[Module]) -> list[str]:
    """Modules that import each other, by whatever way round."""
    names = frozenset(module.name for module in modules)
    graph = {
        module.name: {name for _, name in imports(module, names) if name in names and name != module.name}
        for module in modules
    }
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        return [" imports ".join(reversed(error.args[1]))]
    return []
