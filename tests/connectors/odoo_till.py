"""A till of Odoo in Node: the module pos_paydesk on a stand-in of the point of sale."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Self

ROOT: Final = Path(__file__).resolve().parents[2]
MODULE: Final = ROOT / "packaging" / "connectors" / "odoo" / "pos_paydesk"
PAGE: Final = "https://shop.example.com"
PATIENCE_S: Final = 30
_STAND_INS: Final = {
    "@web/core": ("utils/patch",),
    "@odoo/owl": ("index",),
    "@point_of_sale/app": (
        "utils/payment/payment_interface",
        "utils/order_payment_validation",
        "payment/payment_interface",
        "services/pos_store",
        "store/pos_store",
        "screens/payment_screen/payment_screen",
    ),
}
_SET_STATUS: Final = {18: "set_payment_status", 19: "setPaymentStatus"}


def lay_out(folder: Path, version: int) -> Path:
    """Write the packages that the module imports, and a script that runs a till; return the script."""
    stand_in = (Path(__file__).parent / "odoo_till.mjs").as_uri()
    text = f'export * from "{stand_in}";\nexport {{ OrderPaymentValidation as default }} from "{stand_in}";\n'
    packages = {package: dict.fromkeys(files, text) for package, files in _STAND_INS.items()}
    for part in ("app", f"odoo{version}"):
        files = (MODULE / "static" / "src" / part).glob("*.js")
        packages[f"@pos_paydesk/{part}"] = {file.stem: file.read_text(encoding="utf-8") for file in files}
    for package, texts in packages.items():
        home = folder / "node_modules" / package
        for name, text in texts.items():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / f"{name}.js").write_text(text, encoding="utf-8")
        described = {"type": "module", "exports": {".": "./index.js", "./*": "./*.js"}}
        (home / "package.json").write_text(json.dumps(described), encoding="utf-8")
    script = folder / "till.mjs"
    script.write_text(
        f'import "@pos_paydesk/odoo{version}/payment_paydesk";\n'
        f'import {{ run }} from "{stand_in}";\n'
        f'run("{_SET_STATUS[version]}", JSON.parse(process.argv[2]));\n',
        encoding="utf-8",
    )
    return script


class OdooTill:
    """`async with OdooTill(...) as till`: commands to a till, and what it tells."""

    def __init__(self, folder: Path, version: int, address: str, key: str, uuid: str) -> None:
        self._script = lay_out(folder, version)
        self._options = json.dumps({"address": address, "key": key, "origin": PAGE, "uuid": uuid})
        self.events: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        node = shutil.which("node")
        assert node is not None
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            node, str(self._script), self._options, stdin=pipe, stdout=pipe
        )
        return self

    async def __aexit__(self, *_error: object) -> None:
        self._process.kill()
        await self._process.wait()

    async def do(self, name: str, **more: Any) -> None:
        """Send a command, and wait until it was begun."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": name, **more}).encode() + b"\n")
        await self._process.stdin.drain()
        before = len(self.events)
        await self.until(lambda: any("did" in event for event in self.events[before:]))

    async def until(self, holds: Callable[[], Any]) -> None:
        """Read what the till tells until `holds()`."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            while not holds():
                line = await self._process.stdout.readline()
                assert line, "the till has ended"
                self.events.append(json.loads(line))

    async def until_status(self, status: str, line: int = 0) -> dict[str, Any]:
        """Wait until a line has this status; return what it has then."""
        await self.until(lambda: self.line(line).get("status") == status)
        return self.line(line)

    async def until_charged(self, line: int = 0) -> None:
        """Wait until the counter has a charge of a line."""
        await self.until(lambda: self.line(line).get("paydesk_charge"))

    async def until_words(self, part: str) -> None:
        """Wait until the cashier is shown words with this part."""
        await self.until(lambda: any(part in words for words in self.words))

    def line(self, number: int = 0) -> dict[str, Any]:
        """Return the last that was told of a line."""
        return next((event for event in reversed(self.events) if event.get("line") == number), {})

    @property
    def words(self) -> list[str]:
        return [event["words"] for event in self.events if "words" in event]

    @property
    def removed(self) -> list[int]:
        return [event["removed"] for event in self.events if "removed" in event]
