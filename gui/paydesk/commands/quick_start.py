"""Faster start: defers what PySide and `dataclasses` prepare at import. Next to be removed (docs/decisions/0009).

It comes before anything else imports Qt or makes a dataclass. No garbage is collected until the window is painted.

PySide has the modules that write signatures into its error messages as a text in its library, and compiles them each
time: a third of its import. They are loaded here when one is needed. For its `from __feature__ import` it takes over
every `import` of the process for good and reads the source of each module, which then stays in memory. And whenever a
Qt class is first used, its enumerations are made by `enum`, which takes its time: 290 of them, with 3,800 members,
before the first paint. The methods of dataclasses (`dataclasses` compiles six texts a class) are a sixth of a start.
"""

from __future__ import annotations

import builtins
import gc
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from enum import KEEP, Enum, EnumType, Flag, IntEnum, IntFlag
from functools import cache, partial, partialmethod
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, cast

if TYPE_CHECKING:  # it brings the readers of resources
    from importlib.abc import Loader

_FOLDER: Final = "shibokensupport.signature."
_MAPPING: Final = _FOLDER + "mapping"
"""PySide's library takes one function of it from where its names are kept, and not as Python does."""
_FEATURE: Final = "shibokensupport.feature"
LATE: Final = frozenset(
    {"inspect", "bz2", "lzma", "tempfile", "textwrap", "traceback", _FEATURE, _MAPPING}
    | {_FOLDER + name for name in ("errorhandler", "layout", "parser")}
    | {_FOLDER + "lib." + name for name in ("enum_sig", "pyi_generator", "tool")}
)
"""Modules that are loaded when something of them is used."""
_CLIENT: Final = "httpx._main"
"""The command line of httpx, which takes rich and pygments along where they are installed: it is left out."""
_OTHER_LOOP: Final = "trio"
"""httpx loads it where it is installed (5 MB), and asks it for nothing: the counter runs in asyncio."""
_LOCK: Final = threading.RLock()


class LateModule(ModuleType):
    """A module that is loaded when it is first asked for one of its names."""

    def __init__(self, spec: ModuleSpec) -> None:
        super().__init__(spec.name)
        self._late_loader: Loader | None = spec.loader_state
        if spec.name == _MAPPING:
            self.update_mapping = self._update
        elif spec.name == _FEATURE:  # until `prepare` ends that look
            self.feature_import = self.feature_imported = lambda *_args, **_names: None
        elif spec.name == "inspect":  # `dataclasses` asks it for each class from Python 3.12 on
            self.get_annotations = self._annotations

    def _update(self) -> object:
        return self.__getattr__("update_mapping")()

    def _annotations(self, of: object, **how: object) -> object:
        if isinstance(of, type) and not how:
            return dict(vars(of).get("__annotations__") or ())
        return self.__getattr__("get_annotations")(of, **how)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the module has
        if not name.startswith("__"):
            with _LOCK:
                loader, self._late_loader = self.__dict__["_late_loader"], None
                if loader is not None:
                    self.__spec__ = ModuleSpec(self.__name__, loader)  # PySide gave it the name of another place
                    loader.exec_module(self)
                if name in self.__dict__:
                    return self.__dict__[name]
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")


class _Later:
    """Finds the modules of LATE where the others find them, and makes them late ones."""

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ANN401
        if name not in LATE:
            return None
        others = (finder.find_spec(name, path, target) for finder in sys.meta_path if finder is not self)
        spec = next((found for found in others if found is not None), None)
        if spec is not None:
            spec.loader, spec.loader_state = cast("Loader", self), spec.loader
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return LateModule(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing yet."""


class _Finders(list[Any]):
    """`sys.meta_path`, whose first one stays the first: PySide puts its own in front."""

    def insert(self, index: SupportsIndex, finder: object) -> None:
        super().insert(max(int(index), 1), finder)


_NEW: Final[Mapping[type[Enum], Any]] = {
    Enum: object.__new__,
    Flag: object.__new__,
    IntEnum: int.__new__,
    IntFlag: int.__new__,
}
"""The kinds of Qt's enumerations, and what makes a member of each."""
_SAMPLE: Final = (("One", 1), ("Four", 4), ("Two", 2), ("Both", 3), ("Nothing", 0), ("Again", 1), ("Minus", -1))
_Members = Sequence[tuple[str, int]]


class QuickEnums:
    """Makes Qt's enumerations as `plain` (that of `enum`) does, the same in each part, in a quarter of its time.

    It goes by the insides of `enum`, which change with Python. So a kind of which a sample does not come out the same,
    and whatever else does not look like an enumeration of Qt, is left to `plain`.
    """

    def __init__(self, plain: Callable[..., type[Enum]]) -> None:
        self._plain = plain
        self._empty: dict[type[Enum], dict[str, Any]] = {}
        self._taken = frozenset(name for kind in (IntEnum, IntFlag) for base in kind.__mro__ for name in vars(base))
        self.kinds = frozenset(kind for kind in _NEW if self._comes_out(kind))
        """Those that are made here."""

    def create(self, kind: type[Enum], class_name: str, names: Any, **how: Any) -> type[Enum]:  # noqa: ANN401
        """Return the enumeration of this name, as `enum` does for a list of names and values."""
        given = {word for word, value in how.items() if value is not None} - {"boundary", "start"}
        ours = kind in self.kinds and how.get("boundary") is KEEP and not given and isinstance(names, list)
        if ours and all(map(self._is_a_member, names)):
            return self.made(kind, class_name, names)
        return self._plain(kind, class_name, names, **how)

    def _is_a_member(self, one: object) -> bool:
        if one.__class__ is not tuple:
            return False
        name, value = cast("tuple[str, object]", one)
        return value.__class__ is int and name not in self._taken and name[0] != "_"

    def made(self, kind: type[Enum], class_name: str, names: _Members) -> type[Enum]:
        """Create an enumeration; a value that comes again is another name of the first member that has it."""
        space = {key: value.copy() if value.__class__ in {list, dict} else value for key, value in self._parts(kind)}
        made: Any = type.__new__(EnumType, class_name, (kind,), space)
        order, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
        new, flag, whole, every, singles = _NEW[kind], issubclass(kind, Flag), issubclass(kind, int), 0, 0
        for name, value in names:
            member = by_value.get(value)
            if member is None:
                member = by_value[value] = new(made, value) if whole else new(made)
                vars(member).update(_value_=value, _name_=name, __objclass__=made, _sort_order_=len(order))
                single = value and not value & (value - 1)
                every, singles = every | value, singles | value if single else singles
                if single or not flag:
                    order.append(name)
            by_name[name] = member
            type.__setattr__(made, name, member)
        if "_hashable_values_" in space:
            made._hashable_values_ = list(by_value)
        if flag:
            self._finish(made, every, singles)
        return cast("type[Enum]", made)

    @staticmethod
    def _finish(made: Any, every: int, singles: int) -> None:  # noqa: ANN401 - a class with what `enum` puts into it
        made._flag_mask_, made._singles_mask_ = every, singles
        made._all_bits_ = 2 ** every.bit_length() - 1
        in_order = [made._member_map_[name].value for name in made._member_names_]
        if in_order != sorted(in_order):
            made._iter_member_ = made._iter_member_by_def_

    def _parts(self, kind: type[Enum]) -> list[tuple[str, Any]]:
        """Return the attributes of a class of this type without members."""
        if kind not in self._empty:
            self._empty[kind] = dict(vars(self._plain(kind, "Empty", [], module="", boundary=KEEP)))
        return list(self._empty[kind].items())

    def _comes_out(self, kind: type[Enum]) -> bool:
        plain = self._plain(kind, "Sample", list(_SAMPLE), module="", boundary=KEEP)
        return parts_of(plain) == parts_of(self.made(kind, "Sample", _SAMPLE))


def parts_of(made: type[Enum]) -> dict[str, str]:
    """Return all that `enum` has put into a class and its members, as texts that can be compared."""
    parts = {key: getattr(value, "__wrapped__", value) for key, value in vars(made).items()}
    members = [(name, type(one), sorted(vars(one).items(), key=str)) for name, one in made.__members__.items()]
    return {key: repr(value) for key, value in {**parts, "members": members, "in order": list(made)}.items()}


def _make_enums_quickly() -> None:
    quick = QuickEnums(vars(EnumType)["_create_"])

    def create(kind: type[Enum], *names: Any, **how: Any) -> type[Enum]:  # noqa: ANN401 - what `enum` takes
        return quick.create(kind, *names, **how)

    EnumType._create_ = create  # type: ignore[attr-defined]


def write_methods_late() -> None:
    """Let dataclasses compile a method when it is first called: most are never compared, shown or changed.

    Of a class without a docstring `__init__` is made at once: its words are put there. It goes by the insides of
    `dataclasses`, which has one function for each method, and from Python 3.13 on one text for all methods of a class.
    """
    import dataclasses

    inside = vars(dataclasses)
    plain: Callable[..., Any] | None = inside.get("_create_fn")
    if plain is not None:
        write, process, documented = plain, inside["_process_class"], [True]

        def processed(kind: type, *how: Any) -> type:  # noqa: ANN401 - what `dataclasses` hands over
            documented[0] = bool(kind.__doc__)
            return cast("type", process(kind, *how))

        def create(name: str, *text: Any, **names: Any) -> Any:  # noqa: ANN401 - the same
            written = partial(write, name, *text, **names)
            return written() if name == "__init__" and not documented[0] else _late_method(name, written)

        inside.update(_process_class=processed, _create_fn=create)
    elif "_FuncBuilder" in inside:
        builder = inside["_FuncBuilder"]
        builder.add_fns_to_class = partialmethod(_add_late, builder.add_fns_to_class)


def _add_late(builder: Any, add: Callable[[Any, type], None], kind: type) -> None:  # noqa: ANN401 - one of Python's own
    """Give a class the methods that a builder of `dataclasses` has the texts of, one by one."""
    for name, text in zip(builder.names, builder.src, strict=True):
        one = copy(builder)
        one.names, one.src = [name], [text]
        shown = name == "__init__" and not kind.__doc__
        if shown or (name in vars(kind) and name not in builder.unconditional_adds):
            add(one, kind)  # what the class has already: it knows whether that stays, or is a fault
        else:
            method = _late_method(name, partial(_written, one, add))
            method.__qualname__ = f"{kind.__qualname__}.{name}"
            setattr(kind, name, method)


def _written(builder: Any, add: Callable[[Any, type], None]) -> Any:  # noqa: ANN401 - a method
    holder = type("Holder", (), {})
    add(builder, holder)
    return vars(holder)[builder.names[0]]


def _late_method(name: str, write: Callable[[], Any]) -> Any:  # noqa: ANN401 - a method
    """One that is written when it is first called, and then stands in its own place."""
    write = cache(write)

    def method(self: object, *others: object, **named: object) -> object:
        written = write()
        written.__qualname__ = method.__qualname__
        for kind in type(self).__mro__:
            if vars(kind).get(name) is method:
                setattr(kind, name, written)
        return written(self, *others, **named)

    method.__name__ = name
    return method


def prepare() -> None:
    """Load Qt so, once; where it is loaded already, only the look into each module ends."""
    gc.disable()  # until the window is painted: what is made until then stays
    sys.modules.setdefault(_CLIENT, ModuleType(_CLIENT))
    sys.modules.setdefault(_OTHER_LOOP, cast("ModuleType", None))  # so that to import it fails
    if "PySide6.QtCore" not in sys.modules:
        _make_enums_quickly()
    before, later = sys.meta_path, _Later()
    sys.meta_path = _Finders([later, *before])
    try:
        import PySide6.QtCore  # noqa: F401

        write_methods_late()  # here: `dataclasses` needs `inspect` for a class without a docstring, and gets it late
    finally:
        sys.meta_path = before
    plain = vars(builtins).get("__orig_import__")
    if plain is not None:
        builtins.__import__ = plain
