"""The small changes that are made to a module, as edits of its syntax tree.

A change is named by its number: `changes_of` lists them in an order that depends on the source alone, and `changed`
makes one. What no run can tell apart is left out: docstrings, annotations, decorators, blocks for type checkers, the
words of log lines and those of enumerations (what is written or sent is kept by the golden files and the tests of the
wire).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
DROPPED = ast.Expr | ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Raise | ast.Delete | ast.Continue | ast.Break
Function = ast.FunctionDef | ast.AsyncFunctionDef
ONE_WAY = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # turned and negated are the same


@dataclass(frozen=True)
class Change:
    """One change: its number, the line and the function (qualified; "" is the module's own body), and both texts."""

    number: int
    line: int
    statement: int  # the line on which the statement begins
    function: str
    first_line: int  # of the outermost function that holds it, decorators included; 0 outside of functions
    before: str
    after: str


@dataclass
class _Edit:
    """A replacement of one node; applied twice, it restores the tree."""

    holder: Any  # a list, or a node
    key: int | str
    value: Any

    def swap(self) -> None:
        if isinstance(self.key, int):
            self.holder[self.key], self.value = self.value, self.holder[self.key]
        else:
            old = getattr(self.holder, self.key)
            setattr(self.holder, self.key, self.value)
            self.value = old


@dataclass(frozen=True)
class _Site:
    """A place in the tree that can be changed: the statement it stands in, and how to change it."""

    line: int
    function: str
    first_line: int
    statement: ast.stmt
    edit: _Edit
    drops: bool = False


def changes_of(source: str) -> list[Change]:
    """Return every change of a module's text."""
    found = []
    for number, site in enumerate(_sites(ast.parse(source))):
        plain = _lines(site.statement)
        site.edit.swap()
        before, after = _difference(plain, [] if site.drops else _lines(site.statement))
        site.edit.swap()
        found.append(Change(number, site.line, site.statement.lineno, site.function, site.first_line, before, after))
    return found


def changed(source: str, number: int) -> ast.Module:
    """Return the module's tree with one change made."""
    tree = ast.parse(source)
    _sites(tree)[number].edit.swap()
    return ast.fix_missing_locations(tree)


def _lines(statement: ast.stmt) -> list[str]:
    """Return a statement's own text."""
    return [line.strip() for line in ast.unparse(statement).splitlines()]


def _difference(plain: list[str], new: list[str]) -> tuple[str, str]:
    """Return the first line that a change alters, before and after."""
    if not new:
        return plain[0], "(dropped)"
    at = next((at for at, lines in enumerate(zip(plain, new, strict=False)) if lines[0] != lines[1]), 0)
    return plain[at], new[at]


def _sites(tree: ast.Module) -> list[_Site]:
    return list(_Walk().block(tree.body, tree))


class _Walk:
    """Goes through a tree in order and yields what can be changed; knows in which function it is."""

    def __init__(self, qualified: str = "", outermost: tuple[str, int] = ("", 0), returns: str = "") -> None:
        self.qualified = qualified
        self.outermost = outermost
        self.returns = returns

    def block(self, body: list[ast.stmt], owner: ast.AST) -> Iterator[_Site]:
        for index, statement in enumerate(body):
            document = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if document or isinstance(statement, ast.Import | ast.ImportFrom | ast.Pass):
                continue
            if isinstance(statement, ast.If) and ast.unparse(statement.test).endswith("TYPE_CHECKING"):
                continue
            if isinstance(statement, ast.AnnAssign) and (
                statement.value is None or ast.unparse(statement.annotation).endswith("TypeAlias")
            ):
                continue
            if isinstance(statement, DROPPED) and not isinstance(owner, ast.Module | ast.ClassDef):
                yield self.site(statement, statement, _Edit(body, index, ast.Pass()), drops=True)
            yield from self.statement(statement)

    def site(self, node: ast.AST, statement: ast.stmt, edit: _Edit, *, drops: bool = False) -> _Site:
        line = getattr(node, "lineno", statement.lineno)
        return _Site(line, *self.outermost, statement, edit, drops)

    def statement(self, statement: ast.stmt) -> Iterator[_Site]:
        if isinstance(statement, Function | ast.ClassDef):
            yield from self.definition(statement)
            return
        if isinstance(statement, ast.Return) and statement.value is not None:
            yield from self.returned(statement, statement.value)
        for name, value in ast.iter_fields(statement):
            if name == "annotation":
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.ExceptHandler | ast.match_case):
                    yield from self.block(part.body, part)
                    if isinstance(part, ast.match_case) and part.guard is not None:
                        yield from self.expression(part.guard, statement, part, "guard", None)
                elif isinstance(part, ast.stmt):
                    yield from self.block(value, statement)
                    break
                elif isinstance(part, ast.AST):
                    index = value.index(part) if isinstance(value, list) else None
                    yield from self.expression(part, statement, statement, name, index)

    def definition(self, node: Function | ast.ClassDef) -> Iterator[_Site]:
        marks = {ast.unparse(mark).rpartition(".")[2] for mark in node.decorator_list}
        if marks & {"overload", "abstractmethod"}:
            return
        qualified = f"{self.qualified}{node.name}"
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith("Enum") for base in node.bases):
            methods: list[ast.stmt] = [each for each in node.body if isinstance(each, Function)]
            yield from _Walk(f"{qualified}.", self.outermost).block(methods, node)
            return
        if isinstance(node, ast.ClassDef):
            inner = _Walk(f"{qualified}.", self.outermost)
        else:
            for name in ("defaults", "kw_defaults"):
                for at, default in enumerate(getattr(node.args, name)):
                    if default is not None:
                        yield from self.expression(default, node, node.args, name, at)
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            outermost = self.outermost if self.outermost[0] else (qualified, first)
            inner = _Walk(f"{qualified}.<locals>.", outermost, ast.unparse(node.returns) if node.returns else "")
        yield from inner.block(node.body, node)

    def returned(self, statement: ast.Return, value: ast.expr) -> Iterator[_Site]:
        if not (isinstance(value, ast.Constant) and value.value is None):
            yield self.site(statement, statement, _Edit(statement, "value", ast.Constant(None)))
        if self.returns == "bool" and not _two_ways(value):
            yield self.site(statement, statement, _Edit(statement, "value", _negated(value)))

    def expression(
        self, node: ast.AST, statement: ast.stmt, parent: ast.AST, name: str, index: int | None
    ) -> Iterator[_Site]:
        """Yield the changes of one expression and of all beneath it; it hangs at `parent.name[index]`."""

        def instead(new: ast.expr) -> _Site:
            values = getattr(parent, name)
            return self.site(node, statement, _Edit(parent, name, new) if index is None else _Edit(values, index, new))

        if isinstance(node, ast.JoinedStr) or self.is_for_readers(node):
            return
        if name in {"test", "guard", "ifs"} and isinstance(node, ast.expr) and not _two_ways(node):
            yield instead(node.operand if isinstance(node, ast.UnaryOp) and _is_not(node) else _negated(node))
        elif isinstance(node, ast.UnaryOp) and _is_not(node):
            yield instead(node.operand)
        yield from (instead(each) for each in _alternatives(node))
        yield from (self.site(node, statement, edit) for edit in self.edits(node))
        yield from self.beneath(node, statement)

    def is_for_readers(self, node: ast.AST) -> bool:
        """Return True for a logger's name, the text of a log line or of a programmer's error, or a named type."""
        if isinstance(node, ast.Subscript):
            return not self.outermost[0]
        return isinstance(node, ast.Call) and bool(
            re.match(r"_LOG\.|logging\.getLogger|(Value|Type|Key|Runtime)Error$", ast.unparse(node.func))
        )

    def edits(self, node: ast.AST) -> Iterator[_Edit]:
        """Yield the edits of an expression itself: its operators, its arguments."""
        if isinstance(node, ast.Compare):
            for at, operator in enumerate(node.ops):
                yield from (_Edit(node.ops, at, other()) for other in COMPARISONS[type(operator)])
        elif isinstance(node, ast.BoolOp):
            yield _Edit(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and self.outermost[0]:
            yield _Edit(node, "op", OPERATORS[type(node.op)]())
        elif isinstance(node, ast.Call):
            if node.args and not isinstance(node.args[-1], ast.Starred):
                yield _Edit(node, "args", node.args[:-1])
            for at in range(len(node.keywords)):
                yield _Edit(node, "keywords", node.keywords[:at] + node.keywords[at + 1 :])

    def beneath(self, node: ast.AST, statement: ast.stmt) -> Iterator[_Site]:
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in {"TypeVar", "NewType", "cast"}:
            return
        for name, value in ast.iter_fields(node):
            for at, part in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(part, ast.AST) and not isinstance(part, ast.expr_context):
                    yield from self.expression(part, statement, node, name, at if isinstance(value, list) else None)


def _is_not(node: ast.AST) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _two_ways(node: ast.expr) -> bool:
    """Return True if negating it equals another change: a comparison that has one opposite, a constant."""
    return isinstance(node, ast.Constant) or (
        isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], ONE_WAY)
    )


def _negated(node: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), node)


def _alternatives(node: ast.AST) -> Iterator[ast.expr]:
    """Yield replacements of a whole expression: another constant, one side of a choice, a condition less."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int | float):
            yield ast.Constant(node.value + 1)
        elif isinstance(node.value, str):
            yield ast.Constant(f"x{node.value}")  # before it: behind a pattern it may mean the same
    elif isinstance(node, ast.IfExp):
        yield from (node.body, node.orelse)
    elif isinstance(node, ast.BoolOp):
        for at in range(len(node.values)):
            rest = node.values[:at] + node.values[at + 1 :]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
