"""Makes the page of the docs about the rows: `python -m paydesk.sandbox.payout.rows_page FILE` (without: to stdout)."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from paydesk.domain import exact_json
from paydesk.sandbox.payout import fates
from paydesk.sandbox.payout.causes import BAD, CAUSES, NONE, Cause, Step, magic_words
from paydesk.sandbox.payout.magic import FAILURES, magic_id
from paydesk.sandbox.payout.redeem import OTP
from paydesk.sandbox.payout.rows import DIRECT, DIRECT_V1_2, HISTORY, INTERNAL, LOAN, ROWS

TITLES: Final = {
    DIRECT: "Direct transfer, v1 and v1.2 (SPEC.md 7.2)",
    DIRECT_V1_2: "Direct transfer, v1.2 only (SPEC.md 7.3)",
    LOAN: "Loan disbursement (SPEC.md 7.4)",
    INTERNAL: "Internal transfer (SPEC.md 7.5)",
    HISTORY: "Beneficiary history (SPEC.md 7.6)",
}
_HEAD: Final = """\
# Every answer of the payout sandbox, and how to get it

Made by `python -m paydesk.sandbox.payout.rows_page docs/sandbox-rows.md` from the table that the sandbox itself uses
(`gui/paydesk/sandbox/payout/causes.py`); the tests run every request of this page.

Each row has a magic value, and a natural cause where there is one. A magic `transferId` may go on with `__` and
anything (`magic_below_minimum__7`), a magic `loanId` or `beneId` with `X` and anything, so that it can be used again.
A magic name is the `name` in `beneDetails`. A magic value that refuses moves no money and keeps no id.

Settings are turned by POST `/_sandbox/payouts/settings`; the ones named here, and their defaults, are listed by GET.
Errors come with their subCode as HTTP status; the setting `http_200` gives them all with 200.
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
    parts += [_fates(), _test_values()]
    return "\n".join(parts)


def _fates() -> str:
    rows = [
        (f"`{magic_id(name)}`", _said(ROWS[DIRECT][fate.row].sub_code, ROWS[DIRECT][fate.row].message), fate.means)
        for name, fate in fates.FATES.items()
    ]
    rows += [
        (f"`{magic_id(name)}`", f"{code} FAILURE (internal transfer only)", "nothing moves")
        for name, code in FAILURES.items()
    ]
    return "## What becomes of the money\n\n" + _table(("magic value", "answer", "then"), rows)


def _test_values() -> str:
    rows = [(f"{account} / {ifsc}", _outcome(name)) for (account, ifsc), name in fates.TEST_ACCOUNTS.items()]
    rows += [(vpa, _outcome(name)) for vpa, name in fates.TEST_VPAS.items()]
    rows += [(f"Paytm {phone}", _outcome("completed")) for phone in fates.PAYTM_PHONES]
    rows += [(f"AmazonPay {phone}", _outcome("completed")) for phone in fates.AMAZONPAY_PHONES]
    rows += [("any other", f"{_outcome('completed')}; with `unknown_details_fail`: {_outcome('bank_failed')}")]
    return (
        "## The public sandbox's test values\n\n"
        + _table(("details", "what becomes of it"), rows)
        + f"\nThe one-time password of a cashgram's page is {OTP}.\n"
    )


def _outcome(name: str) -> str:
    if name in fates.FATES:
        return f"{name}: {fates.FATES[name].means}"
    return _said(ROWS[DIRECT][name].sub_code, ROWS[DIRECT][name].message)


def _said(sub_code: str, message: str) -> str:
    return f"{sub_code} {message}"


def _magic(cause: Cause) -> str:
    return magic_words(cause.said.area, cause.said.name)


def _steps(cause: Cause) -> str:
    return "\n".join(_step(step) for step in cause.steps)


def _step(step: Step) -> str:
    token = {BAD: "   (with a token that is not valid)", NONE: "   (without a token)"}.get(step.token, "")
    token = "" if step.path.startswith("/_sandbox") else token
    if step.method == "GET":
        return f"GET {step.path}?{urlencode(step.fields)}{token}"
    return f"{step.method} {step.path} {exact_json.encode(step.fields)}{token}"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text(), encoding="utf-8")
    else:
        sys.stdout.write(text())
