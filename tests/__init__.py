"""The tests; they mirror the package."""

import sys
from types import ModuleType

# httpx loads its command line where rich and pygments are installed: a fifth of the start of a test's child
sys.modules.setdefault("httpx._main", ModuleType("httpx._main"))
