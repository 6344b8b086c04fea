"""Loads Qt without what PySide prepares for others; to be called before anything else imports Qt.

PySide has the modules that write signatures into its error messages as a text in its library, and compiles them each
time: a third of its import. They are loaded here when one is needed. And for its `from __feature__ import` it takes
over every `import` of the process for good and reads the source of each module, which then stays in memory.
"""

from __future__ import annotations

import builtins
import sys
import threading
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final, SupportsIndex

_FOLDER: Final = "shibokensupport.signature."
LATE: Final = frozenset(_FOLDER + name for name in ("layout", "parser", "lib.enum_sig", "lib.pyi_generator"))
"""What is loaded when something of it is wanted."""
_LOCK: Final = threading.RLock()


class LateModule(ModuleType):
    """A module that is loaded when it is first asked for one of its names."""

    def __init__(self, name: str, loader: Loader) -> None:
        super().__init__(name)
        self._late_loader: Loader | None = loader

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


class _Later(MetaPathFinder, Loader):
    """Finds the modules of LATE where the others find them, and makes them late ones."""

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ANN401
        if name not in LATE:
            return None
        others = (finder.find_spec(name, path, target) for finder in sys.meta_path if finder is not self)
        spec = next((found for found in others if found is not None), None)
        return spec and ModuleSpec(name, self, loader_state=spec.loader)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return LateModule(spec.name, spec.loader_state)

    def exec_module(self, module: ModuleType) -> None:
        """Nothing yet."""


class _Finders(list[Any]):
    """`sys.meta_path`, whose first one stays the first: PySide puts its own in front."""

    def insert(self, index: SupportsIndex, finder: object) -> None:
        super().insert(max(int(index), 1), finder)


def load() -> None:
    """Load Qt, once; where it is loaded already, only the look into each module ends."""
    before, later = sys.meta_path, _Later()
    sys.meta_path = _Finders([later, *before])
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        sys.meta_path = before
    plain = vars(builtins).get("__orig_import__")
    if plain is not None:
        builtins.__import__ = plain
