"""HTML templates: every value is escaped unless it is Markup; one style sheet; no scripts."""

from __future__ import annotations

from html import escape
from string import Template
from typing import Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from paydesk.sandbox.service import BodyTooLarge, read_body

_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
    # with no-referrer a browser would send "Origin: null" with the sandbox's own forms
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

STYLE: Final = """
:root{--bg:#F4F6F9;--surface:#FFFFFF;--sunken:#EEF1F5;--ink:#101828;--ink2:#475467;--line:#DDE2EA;
--brand:#1D4ED8;--brand-ink:#FFFFFF;--brand-soft:#E8EEFD;--ok:#15803D;--ok-ink:#FFFFFF;--ok-soft:#E9F7EE;
--warn:#92400E;--warn-soft:#FDF1E0;--bad:#B42318;--bad-soft:#FDE8E6;--demo:#FFD84D;--demo-ink:#3B2F00}
@media (prefers-color-scheme:dark){:root{--bg:#0C111B;--surface:#141B29;--sunken:#0F1521;--ink:#EEF2F8;
--ink2:#A9B4C6;--line:#273145;--brand:#7AA2FF;--brand-ink:#0B1220;--brand-soft:#1B2740;--ok:#4ADE80;
--ok-ink:#06210F;--ok-soft:#12301F;--warn:#FBBF24;--warn-soft:#33270E;--bad:#F98A80;--bad-soft:#3A1A18;
--demo:#E9BF2B}}
*{box-sizing:border-box;margin:0}
html{color-scheme:light dark}
body{font:16px/1.5 "Noto Sans","Segoe UI",system-ui,sans-serif;background:var(--bg);color:var(--ink);
min-height:100vh;display:flex;flex-direction:column}
.demo{background:var(--demo);color:var(--demo-ink);text-align:center;font-weight:600;font-size:14px;padding:6px 12px}
main{width:100%;max-width:440px;margin:0 auto;padding:20px 16px 32px;flex:1;display:flex;flex-direction:column;gap:16px}
main.wide{max-width:1080px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:24px 20px}
.shop{display:flex;align-items:center;gap:14px}
.badge{width:48px;height:48px;border-radius:50%;background:var(--brand-soft);color:var(--brand);font-weight:700;
font-size:20px;display:flex;align-items:center;justify-content:center;flex:none}
h1{font-size:20px;line-height:1.3} h2{font-size:16px;line-height:1.3;margin:16px 0 6px}
.note{color:var(--ink2);font-size:14px;overflow-wrap:anywhere}
.amount{font-size:48px;font-weight:600;letter-spacing:-.5px;line-height:1.1;text-align:center;padding:28px 0 20px;
font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.amount.long{font-size:min(48px,9vw)}
button,.button{font-family:inherit;font-size:16px;font-weight:600;line-height:1;min-height:44px;border-radius:12px;
border:1px solid var(--line);background:var(--surface);color:var(--ink);padding:0 16px;cursor:pointer;
display:inline-flex;align-items:center;justify-content:center;text-decoration:none}
button.main{background:var(--brand);color:var(--brand-ink);border-color:transparent;min-height:72px;font-size:23px;font-weight:700}
.practice{text-align:center;padding:4px 8px}
button.no{color:var(--bad)}
button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.stack{display:flex;flex-direction:column;gap:12px}
.result{text-align:center;padding:36px 20px;border-radius:16px}
.result h1{font-size:32px}
.result .mark{width:84px;height:84px;border-radius:50%;margin:0 auto 16px;display:flex;align-items:center;
justify-content:center;font-size:44px;font-weight:700;line-height:1}
.good{background:var(--ok-soft)} .good .mark{background:var(--ok);color:var(--ok-ink)} .good h1{color:var(--ok)}
.wait{background:var(--brand-soft)} .wait .mark{background:var(--brand);color:var(--brand-ink)}
.poor{background:var(--bad-soft)} .poor .mark{background:var(--bad);color:var(--surface)} .poor h1{color:var(--bad)}
.off{background:var(--sunken)} .off .mark{background:var(--ink2);color:var(--surface)}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;font-size:14px}
dt{color:var(--ink2)} dd{text-align:right;overflow-wrap:anywhere}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:space-between}
.chip{font-size:13px;font-weight:600;border-radius:999px;padding:3px 10px;background:var(--brand-soft);
color:var(--brand);white-space:nowrap}
.chip.good{background:var(--ok-soft);color:var(--ok)} .chip.off{background:var(--sunken);color:var(--ink2)}
.acts{display:flex;flex-wrap:wrap;gap:8px;margin-top:14px}
.acts button,.acts .button{font-size:14px;padding:0 12px}
input{font:inherit;width:5em;min-height:44px;border-radius:12px;border:1px solid var(--line);padding:0 10px;
background:var(--surface);color:var(--ink)}
table{border-collapse:collapse;width:100%;font-size:14px} td,th{text-align:left;padding:8px 10px;
border-top:1px solid var(--line);vertical-align:top} code{font-size:13px}
a{color:var(--brand)}
"""

_PAGE: Final = Template(
    """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
$refresh<link rel="icon" href="data:,"><title>$title</title><style>$style</style></head>
<body><p class="demo" id="demo">DEMO: no real money moves</p>$body</body></html>
"""
)


_RESULT: Final = Template(
    """<section class="result $style" role="status" id="result" data-state="$state">
<div class="mark" aria-hidden="true">$mark</div><h1>$title</h1><p class="note">$text</p></section>"""
)
_MISSING: Final = Template("<main>$result</main>")
_FORM_LIMIT: Final = 4_096


class Markup(str):
    """Text that is already HTML, built in this package."""

    __slots__ = ()


def fill(template: Template, **values: object) -> Markup:
    """Fill a template; values are escaped unless they are Markup."""
    safe = {name: value if isinstance(value, Markup) else escape(str(value)) for name, value in values.items()}
    return Markup(template.substitute(safe))


def join(parts: list[Markup]) -> Markup:
    return Markup("".join(parts))


def result_box(state: str, style: str, mark: str, title: str, text: str) -> Markup:
    """Render the large status box; `state` is for tests."""
    return fill(_RESULT, style=style, state=state, mark=mark, title=title, text=text)


def not_found_page(title: str, text: str) -> Response:
    gone = result_box("unknown", "poor", "!", title, text)
    return render_page(title, fill(_MISSING, result=gone), status=404)


async def read_form(request: Request) -> dict[str, str]:
    """Return the first value of each form field; nothing if the form is too large."""
    try:
        body = await read_body(request.receive, _FORM_LIMIT)
    except BodyTooLarge:
        return {}
    return {name: values[0] for name, values in parse_qs(body.decode("latin-1")).items()}


def render_page(title: str, body: Markup, *, status: int = 200, refresh_s: int = 0, form_target: str = "") -> Response:
    """Render a complete page.

    Args:
        refresh_s: Seconds after which the browser reloads it; 0: never.
        form_target: Other origin (scheme, host, port) that its form may lead to.
    """
    refresh = Markup(f'<meta http-equiv="refresh" content="{refresh_s}">') if refresh_s else Markup()
    text = fill(_PAGE, title=title, style=Markup(STYLE), body=body, refresh=refresh)
    headers = dict(_HEADERS)
    if form_target:
        policy = headers["Content-Security-Policy"]
        headers["Content-Security-Policy"] = policy.replace("form-action 'self'", f"form-action 'self' {form_target}")
    return HTMLResponse(text, status, headers=headers)
