"""`paydesk self-test`: opens every resource and takes a sale on the sandbox. Prints nothing on stderr on success."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paydesk import assets
from paydesk.domain.clock import now_ms
from paydesk.domain.commands import ReadSale, TakeSale
from paydesk.domain.messages import Event, QrPicture
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.settings import Settings, Shop, Theme
from paydesk.worker.pretend_phone import PretendPhone

if TYPE_CHECKING:
    from paydesk.counter.engine import Engine
    from paydesk.worker.sandbox_process import DemoKeys

_TIMEOUT_S: Final = 30.0
_SALE: Final = "selftest"
_KEYCHAIN_ENTRY: Final = "Paydesk self-test"


class SelfTestError(RuntimeError):
    """Raised for a part of the program that does not work; the text names it."""


def self_test() -> int:
    """Test every part that needs neither a person nor a screen; return 0 on success."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        _print(f"{_open_resources()} resources open")
        _print(f"{_open_window()} pages built")
        _print(_make_a_sale())
        if sys.platform == "win32":  # its keychain never asks the user
            _print(_use_the_keychain())
    except SelfTestError as fault:
        sys.stderr.write(f"paydesk self-test: {fault}\n")
        return 1
    _print("all is well")
    return 0


def _print(text: str) -> None:
    sys.stdout.write(f"self-test: {text}\n")


def _open_resources() -> int:
    names = list(assets.names())
    if not names:
        raise SelfTestError("no resources were found")
    for name in names:
        if not assets.path(name).read_bytes():
            raise SelfTestError(f"the resource {name} is empty")
    return len(names)


def _open_window() -> int:
    from paydesk.ui import theme
    from paydesk.ui.application import create_application, delete_window
    from paydesk.ui.sell.store import SaleStore
    from paydesk.ui.window import MainWindow
    from paydesk.worker.client import StartOptions
    from paydesk.worker.thread import CounterThread

    app = create_application()
    worker = CounterThread(StartOptions(Path(), Settings()))  # never started: the window is only built
    window = MainWindow(worker, Settings(), demo=True, theme=theme.apply(app, Theme.LIGHT))
    window.attach_store(SaleStore())
    pages = window.page_names()
    for name in pages:
        window.show_page(name)
        if window.grab().isNull():
            raise SelfTestError(f"the page {name} draws nothing")
    window.close()
    delete_window(window)
    return len(pages)


def _use_the_keychain() -> str:
    from paydesk.store.keychain import TOKEN_AREA, KeyPair
    from paydesk.store.secrets import KeychainSecrets, KeychainState

    kept = KeyPair("self-test", os.urandom(16).hex())
    if KeychainSecrets(_KEYCHAIN_ENTRY).set(TOKEN_AREA, kept) is not KeychainState.AVAILABLE:
        raise SelfTestError("the system's keychain does not keep keys")
    found = KeychainSecrets(_KEYCHAIN_ENTRY).lookup(TOKEN_AREA)
    if found.pair != kept or not found.is_in_keychain or not KeychainSecrets(_KEYCHAIN_ENTRY).delete(TOKEN_AREA):
        raise SelfTestError("the system's keychain does not give back what it keeps")
    return "the keychain kept a key and gave it back"


def _make_a_sale() -> str:
    from paydesk.worker.sandbox_process import ChildSandbox, DemoServiceError

    sandbox = ChildSandbox(None, seed=1)
    try:
        with tempfile.TemporaryDirectory(prefix="paydesk-self-test-") as folder:
            return asyncio.run(_sale(sandbox.keys(), Path(folder)))
    except DemoServiceError as fault:
        raise SelfTestError(str(fault)) from fault
    except TimeoutError:
        raise SelfTestError("the sale on the sandbox did not become PAID") from None
    except (OSError, HTTPException) as fault:
        raise SelfTestError(f"the sandbox does not answer: {fault}") from fault
    finally:
        sandbox.stop()


async def _sale(keys: DemoKeys, folder: Path) -> str:
    from paydesk.api.endpoints import Credentials, Endpoint
    from paydesk.api.gateway import GatewayClient
    from paydesk.counter.context import Configuration
    from paydesk.counter.engine import Engine
    from paydesk.store.journal.journal import Journal

    shop = Shop(name="Self-test", terminal=TerminalIdentity(cf_terminal_id=54321))
    moved = asyncio.Event()
    pictures: list[QrPicture] = []

    def emit(event: Event) -> None:
        moved.set()
        if isinstance(event, QrPicture):
            pictures.append(event)

    with Journal.open(folder) as journal:
        engine = Engine(journal, emit, Configuration(Settings(shop=shop), demo=True))
        gateway = GatewayClient(Endpoint(f"{keys.url}/pg"), Credentials(keys.client_id, keys.client_secret))
        engine.open()
        await engine.gateway.use(gateway, warm=True)
        watching = asyncio.create_task(engine.run())
        try:
            async with asyncio.timeout(_TIMEOUT_S):
                return await _pay(engine, PretendPhone(keys.url), moved, pictures)
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await engine.close()


async def _pay(engine: Engine, phone: PretendPhone, moved: asyncio.Event, pictures: list[QrPicture]) -> str:
    sales = engine.sales
    await sales.take(TakeSale(sale_id=_SALE, method=PaymentMethod.QR_CODE, amount=Money(125_000)), "")
    sale = sales.sales[_SALE]
    if sale.qr is None or sale.qr.check is not QrCheck.VERIFIED or not pictures:
        raise SelfTestError("the QR could not be read back")
    await asyncio.to_thread(phone.act, sale.order_id, "pay")
    while verdict_of(sales.sales[_SALE], now_ms()) is not Verdict.HAND_OVER:
        moved.clear()
        await sales.read(ReadSale(sale_id=_SALE), "")
        await moved.wait()
    return f"a sale of {sale.amount} was shown, paid and confirmed"
