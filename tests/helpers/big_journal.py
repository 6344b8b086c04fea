"""A journal of a million facts, written in a minute: for benchmarks of what must not grow with it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from paydesk.domain.clock import DAY, HOUR, SECOND, date_of
from paydesk.domain.fact import Fact
from paydesk.store.journal import chain
from paydesk.store.journal.derived import DerivedTable, Folded
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.journal.opening import TABLES
from paydesk.store.journal.payouts import ACCOUNTS, PAYOUTS
from paydesk.store.journal.sales_table import ENTRIES, SALES
from tests.helpers.journals import payout, payout_fact, whole_sale

SALES_THERE: Final = 130_000
PAYOUTS_THERE: Final = 55_000
OPEN: Final = 20
"""Number of open subjects of each kind: the last ones."""
TODAY: Final = 1_500
"""Number of sales of the last eight hours; all others lie in the two years before."""
ACCOUNTS_THERE: Final = 2_000
_MARK_ID, _MARK_AT, _MARK_PAISE = "IDIDIDID", 1_234_567_890_123, 98_765_432
_MARK_DAY: Final = date_of(_MARK_AT).isoformat()
_CHUNK: Final = 5_000


@dataclass(frozen=True)
class _Template:
    """The facts of one subject as texts, in which id, amount and times are put in; and its row."""

    facts: tuple[tuple[int, str, str], ...]
    """Time after the beginning (ms), kind and data of each fact."""
    subject: str
    row: tuple[Any, ...]
    entries: tuple[tuple[Any, ...], ...]
    """Its rows of the ledger, each but for the place of its fact: how many facts after the first that one comes."""
    last: int

    @classmethod
    def of(cls, table: DerivedTable[Any], facts: Sequence[Fact]) -> _Template:
        told = tuple((fact.at - _MARK_AT, str(fact.kind), chain.encode_data(fact.data)) for fact in facts)
        folded = Folded(0, facts[-1].at, *table.fold_with_seqs(list(enumerate(facts))))
        entries = tuple(SALES.part_rows(folded)) if table is SALES else ()
        return cls(told, facts[0].subject, table.row_of(folded), entries, facts[-1].at - _MARK_AT)

    def told(self, name: str, at: int, paise: int) -> Iterator[tuple[str, int, str, str]]:
        """Its facts: subject, at, kind, data."""
        subject = self.subject.replace(_MARK_ID, name)
        for after, kind, text in self.facts:
            yield subject, at + after, kind, _filled(text, name, at, paise)

    def row_for(self, seq: int, name: str, at: int, paise: int) -> tuple[Any, ...]:
        """Return its row in the derived table."""
        return (seq, *(_value(value, name, at, paise) for value in self.row[1:]))

    def entries_for(self, seq: int, name: str, at: int, paise: int) -> Iterator[tuple[Any, ...]]:
        """Yield its rows in the ledger."""
        for after, times, *rest in self.entries:
            told = [_value(value, name, at, paise) for value in rest]
            yield (seq + after, times, told[0], seq, *told[2:])


def _filled(text: str, name: str, at: int, paise: int) -> str:
    text = text.replace(_MARK_ID, name).replace(str(_MARK_PAISE), str(paise))
    if "expires_at" in text:  # the only times inside
        for after in (30 * 60 * SECOND, 5 * 60 * SECOND):
            text = text.replace(str(_MARK_AT + after), str(at + after))
    return text


def _value(value: object, name: str, at: int, paise: int) -> object:
    if value == _MARK_DAY:
        return date_of(at).isoformat()
    if isinstance(value, str):
        return value.replace(_MARK_ID.casefold(), name.casefold()).replace(_MARK_ID, name)
    if value == _MARK_PAISE:
        return paise
    if isinstance(value, int) and abs(value - _MARK_AT) < 100 * DAY:
        return value - _MARK_AT + at
    return value


def write(
    folder: Path,
    now: int,
    *,
    sales: int = SALES_THERE,
    payouts: int = PAYOUTS_THERE,
    days: int = 2 * 365,
    paise_of: Callable[[int], int] = lambda n: 100 + n,
) -> None:
    """Write the journal of some days: six facts a sale, four a payout; the last OPEN of each are not at their end."""
    with Journal.open(folder) as journal:
        for table in TABLES:
            assert not table.is_stale(journal._db)
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA journal_mode = MEMORY")
        db.execute("PRAGMA cache_size = -200000")
        db.execute("BEGIN")
        db.execute("DROP TRIGGER facts_in_order")  # it looks for the newest row at each
        writer = _Writer(db, paise_of)
        writer.payouts(payouts, now, days)
        writer.sales(sales, now, days)  # those of today come last, as they do in a shop
        db.execute("UPDATE head SET count = ?, hash = ?", (writer.seq, writer.prev))
        db.execute(
            "CREATE TRIGGER facts_in_order BEFORE INSERT ON facts"
            " WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM facts)"
            " BEGIN SELECT RAISE(ABORT, 'the journal only grows at its end'); END"
        )
        db.execute("COMMIT")
        db.execute("PRAGMA journal_mode = WAL")
    db.close()


class _Writer:
    def __init__(self, db: sqlite3.Connection, paise_of: Callable[[int], int]) -> None:
        self._db = db
        self._paise_of = paise_of
        self.seq = 0
        self.prev = chain.GENESIS

    def sales(self, count: int, now: int, days: int) -> None:
        ended = _Template.of(SALES, whole_sale(_MARK_ID, _MARK_AT, paise=_MARK_PAISE))
        waits = _Template.of(SALES, whole_sale(_MARK_ID, _MARK_AT, paise=_MARK_PAISE, word="ACTIVE"))
        lately = 8 * HOUR // TODAY
        step = days * DAY // count

        def at(n: int) -> int:
            left = count - n
            return now - (left * lately if left <= TODAY else TODAY * lately + (left - TODAY) * step)

        self._write(SALES, count, lambda n: waits if n >= count - OPEN else ended, at)

    def payouts(self, count: int, now: int, days: int) -> None:
        def told(account: int, *last: Fact) -> list[Fact]:
            to = [f"{account:032x}"]
            sent = payout(_MARK_ID, _MARK_AT, "pending", paise=_MARK_PAISE, accounts=to, draft_id=f"d-{_MARK_ID}")
            return [*sent, *last]

        done = payout_fact(_MARK_ID, _MARK_AT + HOUR, "out_read", "done")
        still = payout_fact(_MARK_ID, _MARK_AT + HOUR, "out_read", "pending")
        ended = [_Template.of(PAYOUTS, told(account, done)) for account in range(ACCOUNTS_THERE)]
        waits = _Template.of(PAYOUTS, told(0, still))
        step = days * DAY // max(1, count)
        self._write(
            PAYOUTS,
            count,
            lambda n: waits if n >= count - OPEN else ended[n % ACCOUNTS_THERE],
            lambda n: now - (count - n) * step - HOUR,
        )
        accounts = [(f"{0 if n >= count - OPEN else n % ACCOUNTS_THERE:032x}", f"p{n:07d}") for n in range(count)]
        ACCOUNTS.write(self._db, accounts)

    def _write(
        self, table: DerivedTable[Any], count: int, template_of: Callable[[int], _Template], at_of: Callable[[int], int]
    ) -> None:
        facts: list[chain.ChainRow] = []
        rows: list[tuple[Any, ...]] = []
        entries: list[tuple[Any, ...]] = []
        for n in range(count):
            template, subject, at, paise = template_of(n), f"{table.name[0]}{n:07d}", at_of(n), self._paise_of(n)
            rows.append(template.row_for(self.seq + 1, subject, at, paise))
            entries += template.entries_for(self.seq + 1, subject, at, paise)
            for told, when, kind, data in template.told(subject, at, paise):
                self.seq += 1
                digest = chain.hash_fact(self.prev, self.seq, told, when, kind, data)
                facts.append((self.seq, told, when, kind, data, self.prev, digest))
                self.prev = digest
            if len(rows) == _CHUNK or n == count - 1:
                self._db.executemany("INSERT INTO facts VALUES (?, ?, ?, ?, ?, ?, ?)", facts)
                table.form.write(self._db, rows)
                ENTRIES.write(self._db, entries)
                facts, rows, entries = [], [], []


def is_right(folder: Path) -> bool:
    """Return True if a sample of what was written is what Paydesk would have written."""
    with Journal.open(folder) as journal:
        for table in TABLES:
            for each in islice(table.fold_all(journal._db), 300):
                assert isinstance(each, Folded)
                found = journal._db.execute(f"SELECT * FROM {table.name} WHERE seq = ?", (each.seq,))  # noqa: S608
                assert found.fetchone() == table.row_of(each)
                if table is SALES:
                    found = journal._db.execute("SELECT * FROM entries WHERE sale_id = ?", (each.state.sale_id,))
                    assert found.fetchall() == SALES.part_rows(each)
        return True
