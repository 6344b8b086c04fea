"""`paydesk journal`, `forget-people` and `forget-keys`: show and remove data of this PC."""

from __future__ import annotations

import sys
from typing import TextIO

from paydesk.domain.clock import now_ms, to_india
from paydesk.domain.exact_json import Json, encode
from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.people.facts import list_forgotten_fact
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import verdict_of
from paydesk.store import single_instance
from paydesk.store.errors import StoreError
from paydesk.store.folders import data_folder, demo_folder
from paydesk.store.journal.journal import Journal
from paydesk.store.people.file import PeopleFile
from paydesk.store.secrets import KeychainSecrets, KeychainState


def print_journal(*, as_json: bool, demo: bool, out: TextIO) -> int:
    """Print every sale, oldest first; return the exit code.

    The chain is verified first. Altered rows are reported on stderr, and their sales are left out
    (docs/decisions/0013-a-damaged-journal.md).

    Returns:
        0, 1 if no journal can be read, or 2 if rows are altered.
    """
    folder = demo_folder() if demo else data_folder()
    try:
        with Journal.read_only(folder) as journal:
            broken = journal.verify().breaks
            altered_subjects = {each.subject for each in broken}
            for sale in journal.all_sales():
                if sale.sale_id not in altered_subjects:
                    refunded = journal.payouts.refunded_by_sale([sale.sale_id]).get(sale.sale_id, NO_MONEY)
                    out.write((encode(_fields(sale, refunded)) if as_json else _line(sale, refunded)) + "\n")
    except StoreError as fault:
        out.write(f"This PC's journal cannot be read: {fault}\n")
        return 1
    for each in broken:
        owner = f", of {each.subject}, which is left out" if each.subject else ""
        sys.stderr.write(f"Row {each.seq} of the journal is not as it was written ({each.kind}){owner}.\n")
    return 2 if broken else 0


def _fields(sale: Sale, refunded: Money) -> dict[str, Json]:
    """Return a sale as JSON: amounts in paise, times in ms since the epoch, phones masked."""
    return {
        "sale_id": sale.sale_id,
        "order_id": sale.order_id,
        "cf_order_id": sale.cf_order_id,
        "started_at": sale.started_at,
        "amount": sale.amount.paise if sale.amount else None,
        "refunded": refunded.paise,
        "currency": sale.currency,
        "method": sale.method.value,
        "phase": sale.phase.value,
        "order_status": sale.raw_status,
        "verdict": verdict_of(sale, sale.answered_at or sale.started_at).value,
        "answered_at": sale.answered_at,
        "attempts": sale.attempt,
        "cf_payment_id": sale.cf_payment_id,
        "paid_at": sale.paid_at,
        "paid_after_close": sale.paid_after_close,
        "customer_phone": sale.customer_phone,
        "by": sale.by,
        "bill": sale.bill.number,
        "program": sale.bill.program,
    }


def _line(sale: Sale, refunded: Money) -> str:
    when = to_india(sale.started_at).strftime("%Y-%m-%d %H:%M:%S")
    amount = str(sale.amount) if sale.amount else "-"
    back = f"  refunded {refunded}" if refunded.paise else ""
    bill = f"  bill {sale.bill.number} {sale.bill.program}".rstrip() if sale.bill else ""
    return f"{when}  {amount:>16}  {sale.phase.value:<11} {sale.order_id}{back}{bill}"


def forget_people(out: TextIO, err: TextIO) -> int:
    """Remove all people, for a counter where nobody can sign in any more; return 0, or 1 if that failed.

    Any user of this PC may do this (docs/decisions/0012-pins.md). The journal records it before file and key go.
    """
    folder = data_folder()
    try:
        claim = single_instance.claim(folder) if folder.exists() else None
        if claim is None:
            err.write(f"Paydesk is running, or was never used here ({folder}). Close it, and try again.\n")
            return 1
        try:
            with Journal.open(folder) as journal:
                journal.append([list_forgotten_fact(now_ms())])
            gone = PeopleFile(folder, KeychainSecrets()).forget()
        finally:
            claim.release()
    except StoreError as fault:
        err.write(f"Nothing was changed, since this PC's journal cannot say so: {fault}\n")
        return 1
    if not gone:
        err.write("The system's keychain does not let go of the people's key: open it, and try again.\n")
        return 1
    out.write("Nobody is set up any more. Start Paydesk, and add yourself as admin first.\n")
    return 0


def forget_keys(out: TextIO, err: TextIO) -> int:
    """Delete all of Paydesk's keychain entries; return 0, or 1 if some may be left.

    Refused while the data folder exists: its people file opens only with one of these keys
    (docs/decisions/0012-pins.md), and a running counter may use the others.
    """
    if data_folder().exists():
        err.write(
            f"What this PC's counter keeps is still there, in {data_folder()}, and works with these keys."
            " Remove that folder"
            " first; or start Paydesk, and take the keys of the service away in its settings.\n"
        )
        return 1
    secrets = KeychainSecrets()
    if not secrets.delete_all():
        err.write("The system's keychain does not let go of Paydesk's keys: open it, and try again.\n")
        return 1
    if secrets.state is KeychainState.ABSENT:
        out.write("There is no keychain in this session: nothing was there to be forgotten.\n")
    else:
        out.write("The system's keychain keeps nothing of Paydesk's any more.\n")
    return 0
