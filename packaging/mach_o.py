"""Reader of Mach-O files (programs and libraries of macOS) that runs on any system without Apple's tools."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ARCHITECTURES = {0x01000007: "x86_64", 0x0100000C: "arm64"}
SYSTEM_PREFIXES = ("/usr/lib/", "/System/Library/")
BUNDLE_PREFIXES = ("@rpath/", "@loader_path/", "@executable_path/")
_FAT, _FAT_64, _THIN = b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf", b"\xcf\xfa\xed\xfe"
_LOADS = frozenset({0xC, 0x80000018, 0x8000001F})
"""LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB, LC_REEXPORT_DYLIB."""
_SIGNATURE, _BUILD_VERSION, _VERSION_MIN = 0x1D, 0x32, 0x24
_MAX_SLICES = 8
"""Java class files start with the same four bytes; they have more "slices"."""


@dataclass(frozen=True)
class Slice:
    """One architecture of a file: the oldest macOS it supports, and the libraries it loads."""

    architecture: str
    minimum_macos: tuple[int, int]
    libraries: tuple[str, ...]
    is_signed: bool

    @property
    def foreign_libraries(self) -> tuple[str, ...]:
        """Libraries that are neither the system's nor in the bundle, so that another Mac may lack them."""
        return tuple(name for name in self.libraries if not name.startswith((*SYSTEM_PREFIXES, *BUNDLE_PREFIXES)))


def read_slices(data: bytes) -> list[Slice]:
    """Return the slices of a file's content; none if it is not Mach-O. Raises struct.error if it is truncated."""
    if data[:4] == _THIN:
        return [_slice(data)]
    if data[:4] not in {_FAT, _FAT_64}:
        return []
    (count,) = struct.unpack_from(">I", data, 4)
    layout, size = (">8xQQ", 32) if data[:4] == _FAT_64 else (">8xII", 20)
    if count > _MAX_SLICES:
        return []
    offsets = [struct.unpack_from(layout, data, 8 + number * size) for number in range(count)]
    found = (data[at : at + length] for at, length in offsets)
    return [_slice(each) for each in found if each[:4] == _THIN]  # slices of a static library have another magic


def _slice(data: bytes) -> Slice:
    cpu, commands = struct.unpack_from("<4xI8xI", data)
    at, minimum, loads, signed = 32, (0, 0), [], False
    for _ in range(commands):
        command, size = struct.unpack_from("<II", data, at)
        if command in _LOADS:
            (begin,) = struct.unpack_from("<I", data, at + 8)
            loads.append(data[at + begin : at + size].split(b"\0")[0].decode())
        elif command in {_BUILD_VERSION, _VERSION_MIN}:
            (version,) = struct.unpack_from("<I", data, at + (12 if command == _BUILD_VERSION else 8))
            minimum = (version >> 16, version >> 8 & 0xFF)
        signed = signed or command == _SIGNATURE
        at += size
    return Slice(ARCHITECTURES.get(cpu, hex(cpu)), minimum, tuple(loads), signed)


def find_binaries(folder: Path) -> Iterator[tuple[Path, list[Slice]]]:
    """Yield the Mach-O files below a folder with their slices, without links."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                begins = file.read(4)
            found = read_slices(path.read_bytes()) if begins in {_FAT, _FAT_64, _THIN} else []
            if found:
                yield path, found
