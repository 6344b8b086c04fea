"""State of this PC for "Ready to open", and the counter's part of a support file. Nothing in it is private."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from paydesk.counter.context import Context
from paydesk.counter.dispatcher import handles
from paydesk.counter.journal_query import query_journal
from paydesk.domain import masking
from paydesk.domain.money import Money
from paydesk.domain.settings import commands
from paydesk.domain.settings.messages import PcState, StoredKind, SupportNotes
from paydesk.domain.settings.settings import Settings
from paydesk.store import crash, stored_data
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal
from paydesk.store.settings import file as settings_file
from paydesk.store.settings import window_file
from paydesk.version import __version__

LOG_LINES: Final = 200
"""Newest lines of the log in a support file."""


class PcService:
    """Commands about this PC. `journal` returns the open one, or None."""

    def __init__(self, context: Context, journal: Callable[[], Journal | None]) -> None:
        self._context = context
        self._journal = journal

    @handles(commands.ReadPcState)
    async def read_state(self, _command: commands.ReadPcState, _by: str) -> PcState:
        """Return the state of this PC, with counts if the journal can be read."""
        return await self._state()

    async def _state(self) -> PcState:
        folder, journal = self._context.folder, self._journal()
        state = PcState(str(folder), stored_data.free_bytes(folder))
        if journal is None:
            return state
        try:
            counts = {each.kind: each.count for each in await query_journal(journal, lambda look: look.count_stored())}
            return replace(
                state,
                facts=journal.count(),
                sales=counts.get(StoredKind.SALES, 0),
                payouts=counts.get(StoredKind.PAYOUTS, 0),
                broken=len(journal.broken_rows()),
            )
        except StoreError:
            return state

    @handles(commands.SaveWindowState)
    async def save_window(self, command: commands.SaveWindowState, _by: str) -> None:
        """Save the window's state in the counter's thread: commands keep their order, a slow disk delays no window."""
        window_file.save(self._context.folder, command.state)

    @handles(commands.GatherSupport)
    async def gather_support(self, _command: commands.GatherSupport, _by: str) -> None:
        """Emit SupportNotes: versions, settings, journal, crash report and log. All of it is masked once more."""
        log = await self._context.run_in_thread(partial(stored_data.last_log_lines, self._context.folder, LOG_LINES))
        state = await self._state()
        parts = (
            ("versions", f"Paydesk {__version__}\nPython {platform.python_version()}\n{platform.platform()}\n"),
            ("settings", _mask_settings(self._context.config.settings)),
            ("journal", _format_figures(state, stored_data.count_copies(self._context.folder))),
            ("last crash", crash.read_last_report(self._context.folder) or "none\n"),
            ("log", log),
        )
        self._context.emit(SupportNotes(tuple((title, masking.free_text(text)) for title, text in parts)))


def _mask_settings(settings: Settings) -> str:
    """Return the settings as exported for another counter, without what tells accounts and addresses.

    The shop's name stays, so that support knows the shop. Of its GSTIN (which contains the owner's PAN), its address
    and the name of the person at the counter it is enough to know that they are set.
    """
    known = json.loads(settings_file.export(settings))
    shop, money_out = known["shop"], known["money_out"]
    shop["payee_vpa"] = shop["payee_vpa"] and masking.vpa(shop["payee_vpa"])
    if shop["terminal"] and shop["terminal"]["terminal_phone_no"]:
        shop["terminal"]["terminal_phone_no"] = masking.phone(shop["terminal"]["terminal_phone_no"])
    printing = known["printing"]
    private = {"public_key": money_out, "gst_number": printing, "address": printing, "staff": shop, "logo": shop}
    for name, part in private.items():
        part[name] = "(set)" if part[name] else ""
    for limit in ("per_transfer", "per_day", "per_beneficiary", "cashier_limit"):
        money_out[limit] = money_out[limit] and str(Money(money_out[limit]))  # digits in a row would be masked
    for source in money_out["fund_sources"]:
        source["instrument_id"] = masking.account(source["instrument_id"])
    return json.dumps(known, ensure_ascii=False, indent=2) + "\n"


def _format_figures(state: PcState, copies: tuple[int, int]) -> str:
    known = {
        "facts": state.facts,
        "sales": state.sales,
        "payouts": state.payouts,
        "rows that are not as they were written": state.broken,
        "copies of it": f"{copies[0]}, {copies[1] / 1_000_000:.1f} MB",
        "free on the disk": "unknown" if state.free_bytes is None else f"{state.free_bytes / 1_000_000_000:.1f} GB",
    }
    return "".join(f"{name}: {value}\n" for name, value in known.items())
