"""Makes the page of the docs about the rows: `python -m paydesk.sandbox.payout.rows_page FILE` (without: to stdout)."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from paydesk.domain import exact_json
from paydesk.sandbox.payout import outcomes
from paydesk.sandbox.payout.call import DIRECT, DIRECT_V1_2, HISTORY, INTERNAL, LOAN, ROWS
from paydesk.sandbox.payout.cashgrams import OTP
from paydesk.sandbox.payout.causes import BAD, CAUSES, NONE, Cause, Step, magic_words
from paydesk.sandbox.payout.outcomes import FAILURES, magic_id
from paydesk.sandbox.payout.validation import TEST_ADDRESSES, TEST_PHONES
from paydesk.sandbox.recipes import SECTIONS, Recipe

TITLES: Final = {
    DIRECT: "Direct transfer, v1 and v1.2 (SPEC.md 7.2)",
    DIRECT_V1_2: "Direct transfer, v1.2 only (SPEC.md 7.3)",
    LOAN: "Loan disbursement (SPEC.md 7.4)",
    INTERNAL: "Internal transfer (SPEC.md 7.5)",
    HISTORY: "Beneficiary history (SPEC.md 7.6)",
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


def text() -> str:
    """The whole page."""
    parts = [_HEAD]
    for area, title in TITLES.items():
        mine = [cause for cause in CAUSES if cause.said.area == area]
        rows = [
            (
                cause.said.sub_code,
                cause.said.status,
                cause.said.message,
                cause.words or "(magic value only)",
                _magic(cause),
            )
            for cause in mine
        ]
        parts.append(f"## {title}\n\n" + _table(("subCode", "status", "message", "natural cause", "magic value"), rows))
        steps = "\n".join(f"# {cause.said.name}\n{_steps(cause)}" for cause in mine if cause.natural)
        parts.append(f"As requests:\n\n```\n{steps}\n```\n")
    parts += [_recipes(*each) for each in SECTIONS]
    parts += [_outcomes(), _test_values()]
    return "\n".join(parts)


def _recipes(title: str, words: str, recipes: tuple[Recipe, ...]) -> str:
    rows = [
        (
            str(each.http),
            each.body.get("code") or each.body["subCode"],
            each.body.get("type") or each.body["status"],
            each.body["message"],
            each.words or "(magic value only)",
            each.magic_words or "-",
        )
        for each in recipes
    ]
    head = ("HTTP", "code", "type", "message", "natural cause", "magic value")
    if "subCode" in recipes[0].body:
        head = ("HTTP", "subCode", "status", "message", "natural cause", "magic value")
    steps = "\n".join(f"# {each.name}\n" + "\n".join(map(_step, each.steps)) for each in recipes if each.steps)
    above = f"{words}\n\n" if words else ""
    return f"## {title}\n\n{above}{_table(head, rows)}" + (f"\nAs requests:\n\n```\n{steps}\n```\n" if steps else "")


def _outcomes() -> str:
    rows = [
        (
            f"`{magic_id(name)}`",
            _said(ROWS[DIRECT][outcome.row].sub_code, ROWS[DIRECT][outcome.row].message),
            outcome.means,
        )
        for name, outcome in outcomes.OUTCOMES.items()
    ]
    rows += [
        (f"`{magic_id(name)}`", f"{code} FAILURE (internal transfer only)", "nothing moves")
        for name, code in FAILURES.items()
    ]
    return "## What becomes of the money\n\n" + _table(("magic value", "answer", "then"), rows)


def _test_values() -> str:
    rows = [(f"{account} / {ifsc}", _outcome(name)) for (account, ifsc), name in outcomes.TEST_ACCOUNTS.items()]
    rows += [(vpa, _outcome(name)) for vpa, name in outcomes.TEST_VPAS.items()]
    rows += [(f"Paytm {phone}", _outcome("completed")) for phone in outcomes.PAYTM_PHONES]
    rows += [(f"AmazonPay {phone}", _outcome("completed")) for phone in outcomes.AMAZONPAY_PHONES]
    rows += [(f"{vpa}, validated", each) for vpa, each in (TEST_ADDRESSES | TEST_PHONES).items()]
    rows += [("any other", f"{_outcome('completed')}; with `unknown_details_fail`: {_outcome('bank_failed')}")]
    return (
        "## The public sandbox's test values\n\n"
        + _table(("details", "what becomes of it"), rows)
        + f"\nThe one-time password of a cashgram's page is {OTP}.\n"
    )


def _outcome(name: str) -> str:
    if name in outcomes.OUTCOMES:
        return f"{name}: {outcomes.OUTCOMES[name].means}"
    return _said(ROWS[DIRECT][name].sub_code, ROWS[DIRECT][name].message)


def _said(sub_code: str, message: str) -> str:
    return f"{sub_code} {message}"


def _magic(cause: Cause) -> str:
    return magic_words(cause.said.area, cause.said.name)


def _steps(cause: Cause) -> str:
    return "\n".join(_step(step) for step in cause.steps)


def _step(step: Step) -> str:
    what = "a token" if step.path.startswith("/payout/v1") else "keys"
    token = {BAD: f"   (with {what} not valid)", NONE: f"   (without {what})"}.get(step.token, "")
    token = "" if step.path.startswith("/_sandbox") else token
    token += "".join(f"   ({name}: {value})" for name, value in step.headers.items())
    if step.method == "GET":
        query = f"?{urlencode(step.fields)}" if step.fields else ""
        return f"GET {step.path}{query}{token}"
    return f"{step.method} {step.path} {exact_json.encode(step.fields)}{token}"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text(), encoding="utf-8")
    else:
        sys.stdout.write(text())
