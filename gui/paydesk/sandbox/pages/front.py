"""The front page: what this is, and where its controls are."""

from __future__ import annotations

from collections.abc import Iterable
from string import Template
from typing import Final

from starlette.responses import Response

from paydesk.sandbox.control.actions import ACTIONS
from paydesk.sandbox.control.faults import KINDS
from paydesk.sandbox.gateway.service import OPERATIONS
from paydesk.sandbox.identity import RULES as IDENTITY
from paydesk.sandbox.openapi.controls import CONTROLS
from paydesk.sandbox.pages.html import Markup, filled, joined, page
from paydesk.sandbox.payout.rows_page import tables
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUTS
from paydesk.sandbox.payout.v2 import RULES as V2

_BODY: Final = Template(
    """<main class="wide"><h1>Paydesk sandbox</h1>
<p>The whole service, offline, with memory. Nothing here reaches a bank.</p>
<p><a class="button" href="/_sandbox/phone" id="phone">Open the pretend phone</a>
<a class="button" href="/docs" id="docs">The API</a></p>
$tables</main>"""
)
_TABLE: Final = Template(
    """<section class="card"><h1>$title</h1><p class="note">$words</p><table><tbody>$rows</tbody></table></section>"""
)
_ROW: Final = Template('<tr><th scope="row"><code>$name</code></th>$cells</tr>')
_CELL: Final = Template("<td>$words</td>")


def front_page() -> Response:
    """Every table of the sandbox, from the tables themselves."""
    found = [
        _table("Controls", "What they take: The API.", [(f"{op.method} {op.path}", op.means) for op in CONTROLS]),
        _table("Service", "Endpoints and their class of rate limit.", [(op.name, op.limit) for op in OPERATIONS]),
        _table("Customers", "Actions of the pretend phone.", [(each.name, each.means) for each in ACTIONS.values()]),
        _table("Faults", "Kinds of faults.", [(name, kind.means) for name, kind in KINDS.items()]),
        _table("Payouts", "Endpoints.", [(f"{op.method} {path}", op.means) for op in PAYOUTS for path in op.paths]),
        _table(
            "Payout v2 and identity",
            "Endpoints.",
            [(op.name, op.means) for op in (*V2.operations, *IDENTITY.operations)],
        ),
        *(_table(each.title, each.words or ", ".join(each.head), each.rows) for each in tables()),
    ]
    return page("Paydesk sandbox", filled(_BODY, tables=joined(found)))


def _table(title: str, words: str, rows: Iterable[tuple[str, ...]]) -> Markup:
    lines = [
        filled(_ROW, name=name.strip("`"), cells=joined([filled(_CELL, words=each.replace("`", "")) for each in cells]))
        for name, *cells in rows
    ]
    return filled(_TABLE, title=title, words=words.replace("`", ""), rows=joined(lines))
