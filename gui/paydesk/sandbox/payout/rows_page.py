"""Tables of all errors with their causes, for the front page and docs/sandbox-rows.md.

`python -m paydesk.sandbox.payout.rows_page FILE` writes the page of the docs (without FILE: to stdout).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from paydesk.domain import exact_json
from paydesk.sandbox.payout import outcomes
from paydesk.sandbox.payout.bank_validation import TEST_RESULTS
from paydesk.sandbox.payout.call import DIRECT, DIRECT_V1_2, HISTORY, INTERNAL, LOAN, ROWS
from paydesk.sandbox.payout.cashgrams import OTP
from paydesk.sandbox.payout.causes import BAD, CAUSES, NONE, Cause, RequestStep, describe_magic
from paydesk.sandbox.payout.outcomes import FAILURES, magic_id
from paydesk.sandbox.payout.validation import TEST_ADDRESSES, TEST_PHONES
from paydesk.sandbox.recipes import SECTIONS, Recipe

TITLES: Final = {
    DIRECT: "Direct transfer, v1 and v1.2 (docs/service.md#direct-transfer-errors)",
    DIRECT_V1_2: "Direct transfer, v1.2 only (docs/service.md#direct-transfer-errors)",
    LOAN: "Loan disbursement (docs/service.md#loan-errors)",
    INTERNAL: "Internal transfer (docs/service.md#internal-transfer-errors)",
    HISTORY: "Beneficiary history (docs/service.md#beneficiary-history-errors)",
}
_HEAD: Final = """\
# Every error of the sandbox, and how to get it

Made by `python -m paydesk.sandbox.payout.rows_page docs/sandbox-rows.md` from the tables that the sandbox itself uses
(`gui/paydesk/sandbox/payout/causes.py`, `gui/paydesk/sandbox/recipes.py`); the tests run every request of this page.

Each row has a magic value, and a natural cause where there is one. A magic `transferId` may go on with `__` and
anything (`magic_below_minimum__7`), a magic `loanId` or `beneId` with `X` and anything, so that it can be used again.
A magic name is the `name` in `beneDetails`. A magic value that refuses moves no money and keeps no id.

Settings are changed by POST `/_sandbox/payouts/settings`; the ones named here, and their defaults, are listed by GET.
Errors of the payout side come with their subCode as HTTP status; the setting `http_200` gives them all with 200.
A text like `{auth_code}` in a request stands for the field of that name in an answer before it.
"""


@dataclass(frozen=True, slots=True)
class Table:
    """One table, for the docs and the front page; `after` follows it in the docs."""

    title: str
    intro: str
    header: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    after: str = ""


def page_text() -> str:
    """Return the whole page."""
    return "\n".join([_HEAD, *map(_markdown, tables())])


def tables() -> list[Table]:
    """Return the tables of all errors with their causes, of the outcomes, and of the public test values."""
    by_area = [_causes(title, [cause for cause in CAUSES if cause.row.area == area]) for area, title in TITLES.items()]
    return [*by_area, *(_recipes(*each) for each in SECTIONS), _outcomes(), _test_values()]


def _causes(title: str, causes: list[Cause]) -> Table:
    rows = [
        (
            cause.row.sub_code,
            cause.row.status,
            cause.row.message,
            cause.description or "(magic value only)",
            describe_magic(cause.row.area, cause.row.name),
        )
        for cause in causes
    ]
    head = ("subCode", "status", "message", "natural cause", "magic value")
    return Table(
        title, "", head, rows, _requests([(cause.row.name, cause.steps) for cause in causes if cause.is_natural])
    )


def _recipes(title: str, intro: str, recipes: tuple[Recipe, ...]) -> Table:
    rows = [
        (
            str(each.http),
            each.body.get("code") or each.body["subCode"],
            each.body.get("type") or each.body["status"],
            each.body["message"],
            each.cause or "(magic value only)",
            each.magic_values or "-",
        )
        for each in recipes
    ]
    columns = ("subCode", "status") if "subCode" in recipes[0].body else ("code", "type")
    head = ("HTTP", *columns, "message", "natural cause", "magic value")
    return Table(title, intro, head, rows, _requests([(each.name, each.steps) for each in recipes if each.steps]))


def _requests(named: list[tuple[str, tuple[RequestStep, ...]]]) -> str:
    lines = "\n".join(f"# {name}\n" + "\n".join(map(_step, steps)) for name, steps in named)
    return f"As requests:\n\n```\n{lines}\n```" if named else ""


def _outcomes() -> Table:
    rows = [
        (
            f"`{magic_id(name)}`",
            _sub_code_and_message(ROWS[DIRECT][outcome.row].sub_code, ROWS[DIRECT][outcome.row].message),
            outcome.summary,
        )
        for name, outcome in outcomes.OUTCOMES.items()
    ]
    rows += [
        (f"`{magic_id(name)}`", f"{code} FAILURE (internal transfer only)", "nothing moves")
        for name, code in FAILURES.items()
    ]
    rows.append((f"`{magic_id('rejected')}`", "REJECTED (payouts v2 only)", "nothing moves"))
    return Table("What becomes of the money", "", ("magic value", "answer", "then"), rows)


def _test_values() -> Table:
    rows = [(f"{account} / {ifsc}", _outcome(name)) for (account, ifsc), name in outcomes.TEST_ACCOUNTS.items()]
    rows += [(vpa, _outcome(name)) for vpa, name in outcomes.TEST_VPAS.items()]
    rows += [(f"Paytm {phone}", _outcome("completed")) for phone in outcomes.PAYTM_PHONES]
    rows += [(f"AmazonPay {phone}", _outcome("completed")) for phone in outcomes.AMAZONPAY_PHONES]
    rows += [(f"{vpa}, validated", each) for vpa, each in (TEST_ADDRESSES | TEST_PHONES).items()]
    rows += [(f"{account} / {ifsc}, validated", code) for (account, ifsc), code in TEST_RESULTS.items()]
    rows += [("any other", f"{_outcome('completed')}; with `unknown_details_fail`: {_outcome('bank_failed')}")]
    after = f"The one-time password of a cashgram's page is {OTP}."
    return Table("The public sandbox's test values", "", ("details", "what becomes of it"), rows, after)


def _outcome(name: str) -> str:
    if name in outcomes.OUTCOMES:
        return f"{name}: {outcomes.OUTCOMES[name].summary}"
    return _sub_code_and_message(ROWS[DIRECT][name].sub_code, ROWS[DIRECT][name].message)


def _sub_code_and_message(sub_code: str, message: str) -> str:
    return f"{sub_code} {message}"


def _step(step: RequestStep) -> str:
    what = "a token" if step.path.startswith("/payout/v1") else "keys"
    token = {BAD: f"   (with {what} not valid)", NONE: f"   (without {what})"}.get(step.token, "")
    token = "" if step.path.startswith("/_sandbox") else token
    token += "".join(f"   ({name}: {value})" for name, value in step.headers.items())
    if step.method == "GET":
        query = f"?{urlencode(step.fields)}" if step.fields else ""
        return f"GET {step.path}{query}{token}"
    return f"{step.method} {step.path} {exact_json.encode(step.fields)}{token}"


def _markdown(table: Table) -> str:
    lines = [table.header, tuple("---" for _ in table.header), *table.rows]
    cells = "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)
    above = f"{table.intro}\n\n" if table.intro else ""
    return f"## {table.title}\n\n{above}{cells}" + (f"\n{table.after}\n" if table.after else "")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(page_text(), encoding="utf-8")
    else:
        sys.stdout.write(page_text())
