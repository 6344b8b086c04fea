"""The payouts on this PC: their table, one row a payout, and the counter's queries, which never fold all of them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence
from typing import Final

from paydesk.domain.clock import date_of
from paydesk.domain.fact import PAYOUT_PREFIX, Fact
from paydesk.domain.money import Money
from paydesk.domain.payout import limits
from paydesk.domain.payout.facts import subject
from paydesk.domain.payout.fold import fold_payout, with_fact
from paydesk.domain.payout.limits import PayoutProposal, PriorTotals
from paydesk.domain.payout.listing import group_of, search_text_of
from paydesk.domain.payout.next_step import watched_until
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout
from paydesk.domain.settings.service_kind import takes_real_money
from paydesk.domain.settings.stored_facts import JOURNAL_SUBJECT, StoredFactKind
from paydesk.store.journal import breaks
from paydesk.store.journal.columns import (
    FIRST_SEQ,
    INTEGER,
    NULLABLE,
    SUBJECT,
    TEXT,
    TableForm,
    TableRow,
    real_condition,
)
from paydesk.store.journal.derived import IN_JSON_LIST, DerivedTable, Folded
from paydesk.store.journal.file import UNREADABLE, JournalFile, facts_of
from paydesk.store.journal.rebuilding import require_current
from paydesk.store.journal.sales_table import FOREVER

FORM: Final = TableForm[Folded[Payout]](
    "payouts",
    {
        "seq": (FIRST_SEQ, lambda row: row.seq),
        "payout_id": (SUBJECT, lambda row: row.state.payout_id),
        "draft_id": (TEXT, lambda row: row.state.draft_id),
        "kind": (TEXT, lambda row: row.state.kind),
        "amount": (NULLABLE, lambda row: row.state.amount.paise if row.state.amount is not None else None),
        "outcome": (TEXT, lambda row: row.state.outcome),
        "wanted_at": (INTEGER, lambda row: row.state.wanted_at),
        "went_at": (INTEGER, lambda row: limits.last_sent_at(row.state)),
        "day": (TEXT, lambda row: limits.counted_day(row.state)),
        # by the latest of the clocks
        "last_at": (INTEGER, lambda row: max(row.last_at, *_service_times(row.state))),
        "settled_at": (NULLABLE, lambda row: row.state.settled_at),
        "counted": (INTEGER, lambda row: limits.counted_paise(row.state)),
        "questioned_until": (INTEGER, lambda row: limits.duplicate_check_until(row.state)),
        "refund_of": (TEXT, lambda row: row.state.refund_of),
        "watch_until": (INTEGER, lambda row: _watch_until(row.state)),
        "person": (TEXT, lambda row: row.state.by),
        "in_group": (TEXT, lambda row: group_of(row.state)),
        "words": (TEXT, lambda row: search_text_of(row.state)),
        "real": (NULLABLE, lambda row: takes_real_money(row.state.host)),
    },
    indexes={
        "payouts_of_draft": "(draft_id) WHERE draft_id != ''",
        "payouts_of_sale": "(refund_of) WHERE refund_of != ''",
        "payouts_wanted": "(wanted_at)",
        "payouts_of_day": "(day, counted)",
        "payouts_watched": "(watch_until) WHERE watch_until > 0",
    },
)


ACCOUNTS: Final = TableForm[tuple[str, str]](
    "payout_accounts",
    {"digest": (TEXT, lambda account: account[0]), "payout_id": (TEXT, lambda account: account[1])},
    primary_key="digest, payout_id",
    indexes={"accounts_of_payout": "(payout_id)"},
)


class PayoutsTable(DerivedTable[Payout]):
    """One row per payout, and one per account that it pays.

    `counted`: paise that count for limits (on `day`) and refunds; `questioned_until`: until when a duplicate is asked
    about. All three come from `domain.payout.limits`: if that changes, raise `rules_version`. Money that may have been
    sent counts even if rows were altered, by the readable ones.
    """

    form = FORM
    parts = ACCOUNTS
    key = "payout_id"
    prefix = PAYOUT_PREFIX
    rules_version = 9
    condition = "sale_id >= 'out:' AND sale_id < 'out;'"
    needed_at_start = f"watch_until = {FOREVER}"

    def subject_of(self, folded: Folded[Payout]) -> str:
        return f"{PAYOUT_PREFIX}{folded.state.payout_id}"

    def part_rows(self, folded: Folded[Payout], /) -> list[TableRow]:
        payout = folded.state
        return sorted(ACCOUNTS.row_of((digest, payout.payout_id)) for digest in set(payout.accounts))


PAYOUTS: Final = PayoutsTable(lambda subject: subject.startswith(PAYOUT_PREFIX), fold_payout, with_fact)


def _service_times(payout: Payout) -> tuple[int, int]:
    end = payout.settlement
    return limits.last_sent_service_time(payout), 0 if end is None or end.there is None else end.there


def _watch_until(payout: Payout) -> int:
    """Return until when it stays in memory: for ever if it may change by itself, or its alarm is unseen."""
    return FOREVER if not payout.settled or payout.needs_alarm else watched_until(payout)


MAX_RECENT: Final = 1_000
"""Maximum number of settled payouts that are loaded at start."""


class StoredPayouts:
    """The payouts of one journal. Every call raises KnownFault if the file cannot be read.

    Queries on which money depends (limits, duplicates, refunds, drafts) raise RebuildInProgress until all payouts are
    by today's rules, after an update.
    """

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    def close(self) -> None:
        """Close the journal that they are read from."""
        self._file.close()

    def current_facts(self, now: int, since: int) -> dict[str, tuple[Fact, ...]]:
        """Return the facts of the payouts a counter needs in memory at `now`, by payout id, in the order of creation.

        All that are not settled, still read or unseen, and of those created since `since` the latest 1,000. Both times
        in ms since 1970. One with an altered row is left out, and listed by `Journal.broken_rows`.
        """
        with self._file.reading() as db:
            must = "SELECT payout_id, seq FROM payouts WHERE watch_until > 0 AND watch_until >= ?"
            recent = "SELECT payout_id, seq FROM payouts WHERE wanted_at >= ? ORDER BY wanted_at DESC LIMIT ?"
            rows = {*db.execute(must, (now,)), *db.execute(recent, (since, MAX_RECENT))}
            aside = breaks.set_aside_subjects(db)
            ids = [
                payout_id for payout_id, _ in sorted(rows, key=lambda row: row[1]) if subject(payout_id) not in aside
            ]
            return {payout_id: found for payout_id in ids if (found := readable_facts(db, payout_id))}

    def get(self, payout_id: str) -> Payout | None:
        """Return one payout, folded from its facts; None if it is unknown or set aside."""
        with self._file.reading() as db:
            aside = breaks.is_set_aside(db, subject(payout_id))
            facts = [] if aside else facts_of(db, subject(payout_id))
        return fold_payout(facts) if facts else None

    def find_by_draft(self, draft_id: str) -> str | None:
        """Return the id of the payout of a draft; None if it was not sent."""
        if not draft_id:
            return None
        with self._file.reading() as db:
            require_current(self._file, PAYOUTS.name)
            row = db.execute(
                "SELECT payout_id FROM payouts WHERE draft_id = ? AND draft_id != '' ORDER BY seq DESC LIMIT 1",
                (draft_id,),
            ).fetchone()
            return None if row is None else str(row[0])

    # for limits: money that was sent or may have been, not certain failures

    def total_refunded(
        self, sale_ids: Collection[str], order_id: str = "", *, except_sales: Collection[str] = (), excluding: str = ""
    ) -> Money:
        """Return the refunds, sent or possibly sent, of these sales, and of other sales of their order.

        A sale that was set aside is no longer known, and its order may be scanned again: its refunds count by the
        order.

        Args:
            sale_ids: The sales.
            order_id: Their order; "" for none.
            except_sales: Sales that do not count, though of this order.
            excluding: A payout_id that does not count.
        """
        with self._file.reading() as db:
            require_current(self._file, PAYOUTS.name)
            rows = db.execute(
                "SELECT refund_of, payout_id, counted FROM payouts WHERE refund_of != '' AND counted > 0"  # noqa: S608
                f" AND payout_id != ? AND (instr(words, nullif(?, '')) OR refund_of IN {IN_JSON_LIST})",
                (excluding, order_id.casefold(), json.dumps(list(sale_ids))),
            ).fetchall()
            gone = [
                paise
                for sale_id, payout_id, paise in rows
                if sale_id in sale_ids
                or (sale_id not in except_sales and _names_order(readable_facts(db, payout_id), order_id))
            ]
        return Money(sum(gone))

    # per sale, for lists and pages: by the present rows, even during a rebuild

    def refunded_by_sale(self, sale_ids: Collection[str]) -> dict[str, Money]:
        """Return the refunds, sent or possibly sent, of each of these sales, without sales that have none."""
        sql = (
            "SELECT refund_of, sum(counted) FROM payouts"  # noqa: S608 - no value in it
            f" WHERE refund_of != '' AND counted > 0 AND refund_of IN {IN_JSON_LIST} GROUP BY refund_of"
        )
        with self._file.reading() as db:
            return {str(sale_id): Money(paise) for sale_id, paise in db.execute(sql, (json.dumps(list(sale_ids)),))}

    def refunds_of(self, sale_id: str) -> tuple[Payout, ...]:
        """Return all refunds of a sale, failed ones too, in the order of creation."""
        return self._refunds("refund_of = ?", sale_id)

    def unknown_refunds(self, start: int, end: int, *, real: bool | None = None) -> tuple[Payout, ...]:
        """Return the refunds created from `start` up to `end` (ms since 1970) with an unknown outcome.

        `real`: as in a query.
        """
        # by the index of those that are watched: unsettled ones are for ever
        unknown = f"watch_until = {FOREVER} AND outcome = '{Outcome.UNKNOWN}' AND settled_at IS NULL AND counted > 0"
        wanted = f"+wanted_at >= ? AND +wanted_at < ? AND {real_condition(real)}"
        return self._refunds(f"{unknown} AND {wanted}", start, end)

    def _refunds(self, where: str, *values: str | int) -> tuple[Payout, ...]:
        sql = f"SELECT payout_id FROM payouts WHERE refund_of != '' AND {where} ORDER BY seq"  # noqa: S608
        with self._file.reading() as db:
            found = (readable_facts(db, str(payout_id)) for (payout_id,) in db.execute(sql, values).fetchall())
            return tuple(fold_payout(facts) for facts in found if facts)

    def refunded_sales(self, payout_ids: Collection[str]) -> tuple[str, ...]:
        """Return the sales that these payouts refund."""
        sql = f"SELECT DISTINCT refund_of FROM payouts WHERE refund_of != '' AND payout_id IN {IN_JSON_LIST}"  # noqa: S608
        with self._file.reading() as db:
            return tuple(str(row[0]) for row in db.execute(sql, (json.dumps(list(payout_ids)),)))

    # for limits again

    def paid_on(self, day: str, *, excluding: str = "", real: bool | None = None, since: int = 0) -> Money:
        """Return the money sent on an Indian day ("2026-11-22", `clock.date_of`), without moves between own accounts.

        `real`: as in a query. `since`: payouts without a known day count if sent since then by this PC's clock (ms).
        """
        return self._sum(f"{_PAID_ON} AND {real_condition(real)}", day, since, excluding)

    def paid_to(
        self, accounts: Sequence[str], day: str, *, excluding: str = "", real: bool | None = None, since: int = 0
    ) -> Money:
        """Return the part of `paid_on` that went to one of these accounts (digests)."""
        of_them = f"{_PAID_ON} AND payout_id IN ({_payouts_to(accounts)}) AND {real_condition(real)}"
        return self._sum(of_them, day, since, excluding, *accounts)

    def find_duplicate(
        self, planned: PayoutProposal, now: int, *, excluding: str = "", real: bool | None = None
    ) -> tuple[str, int] | None:
        """Return id and time of the latest payout that may be the same money (`limits.duplicate_check_until`), or None.

        It paid this amount to one of these accounts, or is a refund of the same sale that the service does not know.
        """
        with self._file.reading() as db:
            require_current(self._file, PAYOUTS.name)
            row = db.execute(
                "SELECT payout_id, went_at FROM payouts WHERE questioned_until > ? AND payout_id != ? AND ("  # noqa: S608
                f" (amount = ? AND payout_id IN ({_payouts_to(planned.accounts)}))"
                " OR (refund_of = ? AND refund_of != '' AND counted = 0))"
                f" AND {real_condition(real)} ORDER BY went_at DESC, seq LIMIT 1",
                (now, excluding, planned.amount.paise, *planned.accounts, planned.refund_of),
            ).fetchone()
            return None if row is None else (str(row[0]), int(row[1]))

    def prior_totals(
        self, planned: PayoutProposal, now: int, *, excluding: str, real: bool | None = None, since: int = 0
    ) -> PriorTotals:
        """Return the totals of all other payouts for the review of one at `now` (ms since 1970).

        `real`: tests count neither as duplicates of real money nor for its limits. `since`: as in `paid_on`.
        """
        day = date_of(now).isoformat()
        return PriorTotals(
            self.paid_on(day, excluding=excluding, real=real, since=since),
            self.paid_to(planned.accounts, day, excluding=excluding, real=real, since=since),
            *(self.find_duplicate(planned, now, excluding=excluding, real=real) or ()),
        )

    def is_account_key_lost(self, now: int) -> bool:
        """Return True if the account key was lost in the day before `now` (ms), and with it duplicate detection."""
        sql = "SELECT max(at) FROM facts WHERE sale_id = ? AND kind = ?"
        with self._file.reading() as db:
            at = db.execute(sql, (JOURNAL_SUBJECT, StoredFactKind.ACCOUNT_KEY_LOST.value)).fetchone()[0]
        return at is not None and abs(now - at) < limits.DUPLICATE_WINDOW

    def _sum(self, sql: str, *values: str | int) -> Money:
        with self._file.reading() as db:
            require_current(self._file, PAYOUTS.name)
            return Money(db.execute(sql, values).fetchone()[0] or 0)


_PAID_ON: Final = (
    "SELECT sum(counted) FROM payouts WHERE day IN (?, '') AND (day != '' OR went_at >= ?) AND payout_id != ?"
)


def _payouts_to(accounts: Sequence[str]) -> str:
    """Return SQL for the payouts to some accounts, with a placeholder for each."""
    marks = ", ".join("?" * len(accounts))
    return f"SELECT payout_id FROM payout_accounts WHERE digest IN ({marks})"  # noqa: S608 - marks only


def readable_facts(db: sqlite3.Connection, payout_id: str) -> tuple[Fact, ...]:
    """Return the facts of one payout, oldest first; none if one of them is unreadable."""
    try:
        return tuple(facts_of(db, subject(payout_id)))
    except UNREADABLE:
        return ()


def _names_order(facts: Sequence[Fact], order_id: str) -> bool:
    """Return True if this refund is of the order, or is unreadable."""
    return not facts or fold_payout(facts).order_id == order_id
