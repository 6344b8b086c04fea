"""The tests; they mirror the package."""

import sys
from types import ModuleType

# as `quick_start` has it, for the children that are no whole program: rich and pygments are a fifth of their start
sys.modules.setdefault("httpx._main", ModuleType("httpx._main"))
