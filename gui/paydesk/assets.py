"""Resources: icons, the theme, translations, sounds, as plain files (docs/decisions/0002).

A wheel and a bundle carry them in `paydesk/_resources`; in the source tree they are `resources/`. Nothing else may
know where they are: code asks `path("icons/x.svg")`, and after `register()` Qt finds them by itself as
`res:icons/x.svg`, in QIcon and in style sheets alike. Only `register` and `load_font` need Qt.
"""

from functools import cache
from pathlib import Path, PurePosixPath, PureWindowsPath

PREFIX = "res"
GUIDES = tuple(f"{book}{spoken}.md" for book in ("guide", "supervisor", "installing") for spoken in ("", ".hi"))
"""Documents of the help: in the tree they are in `docs/`, packed in `help/`."""
PRODUCT = "product.toml"
"""File that describes Paydesk, for its packages and itself; in the tree it is in `packaging/`."""


class AssetMissing(LookupError):
    """Raised for a resource that is missing: a damaged installation, or a wrong name."""


def root() -> Path:
    """Return the folder of the resources, wherever the program runs from."""
    return _root_of(__file__)


@cache
def _root_of(file: str) -> Path:
    here = Path(file).resolve().parent
    packed = here / "_resources"
    return packed if packed.is_dir() else here.parents[1] / "resources"


def path(name: str) -> Path:
    """Return the file of a resource.

    Args:
        name: Path under `resources/`, with forward slashes: "icons/paid.svg".

    Raises:
        ValueError: The name is empty, absolute, or leads out of the resources.
        AssetMissing: There is no such file.
    """
    parts = PurePosixPath(name).parts
    if not parts or PurePosixPath(name).is_absolute() or PureWindowsPath(name).drive or "\\" in name or ".." in parts:
        raise ValueError(f"not the name of a resource: {name!r}")
    file = root().joinpath(*parts)
    found = file if file.is_file() else _outside_paths().get("/".join(parts))
    if found is None:
        raise AssetMissing(f"the resource {name!r} is missing from {root()}; please install Paydesk again")
    return found


def names() -> list[str]:
    """Return the names of all resources, sorted, each as `path` takes it."""
    base = root()
    files = (file.relative_to(base) for file in base.rglob("*") if file.is_file())
    found = {file.as_posix() for file in files if not any(part.startswith(".") for part in file.parts)}
    return sorted(found | _outside_paths().keys())


def _outside_paths() -> dict[str, Path]:
    """Return files from elsewhere in the source tree by their packed names."""
    if root().name == "_resources":
        return {}
    tree = root().parent
    found = {f"help/{name}": tree / "docs" / name for name in GUIDES} | {PRODUCT: tree / "packaging" / PRODUCT}
    return {name: file for name, file in found.items() if file.is_file()}


def read_product() -> str:
    """Return the text of PRODUCT; "" where it cannot be read."""
    try:
        return path(PRODUCT).read_text(encoding="utf-8")
    except (AssetMissing, OSError, ValueError):
        return ""


def load_font(name: str) -> None:
    """Load a font of the resources into Qt, such as "NotoSans-Bold".

    It is read into memory. Qt would map the file, and a bus error would end the program if that is overwritten, or its
    disk fails.
    """
    from PySide6.QtGui import QFontDatabase

    QFontDatabase.addApplicationFontFromData(path(f"fonts/{name}.ttf").read_bytes())


def register() -> None:
    """Let Qt find resources by `res:` names; once per process, before the first window."""
    from PySide6.QtCore import QDir

    QDir.setSearchPaths(PREFIX, [str(root())])
