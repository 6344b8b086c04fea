"""The pages of managers: server-rendered, without scripts (docs/hub.md#managers)."""

from __future__ import annotations

import csv
import hmac
import io
from collections.abc import Awaitable, Callable, Sequence
from datetime import date, timedelta
from importlib.resources import files
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qs

import jinja2
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from paydesk.domain.clock import date_of, now_ms
from paydesk.domain.money import Money, MoneyError
from paydesk.hub import attention, counters, day_page, figures, managers, page_words, webhook_store
from paydesk.hub.config import HubConfig
from paydesk.hub.database import Database
from paydesk.hub.errors import RequestRefused
from paydesk.hub.managers import Session
from paydesk.hub.qr import draw_qr
from paydesk.hub.wire import read_body

_COOKIE: Final = "paydesk_session"
_SHOWN: Final = 6
"""Lines of what needs attention on the day page."""
_MAX_FORM: Final = 8 << 10
_PAGES: Final = (
    ("/", "Today"),
    ("/search", "Search"),
    ("/z-reports", "Z-reports"),
    ("/counters", "Counters"),
)
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_FORMULA_STARTS: Final = frozenset("=+-@\t\r\n＝＋－＠")
_FILTERS: Final[tuple[Callable[..., str], ...]] = (
    page_words.money,
    page_words.time,
    page_words.moment,
    page_words.day,
    page_words.short_day,
    page_words.short_moment,
    page_words.state,
    page_words.ago,
    page_words.clock,
)
_Handler: TypeAlias = Callable[[Request, Session], Awaitable[Response]]


class ManagerPages:
    """The routes of the pages; each but the sign-in needs a session, and each form its token."""

    def __init__(self, config: HubConfig, database: Database) -> None:
        self._config = config
        self._database = database
        self._templates = jinja2.Environment(
            loader=jinja2.PackageLoader("paydesk.hub"), autoescape=True, undefined=jinja2.StrictUndefined
        )
        self._templates.filters.update({each.__name__: each for each in _FILTERS})
        self._style = files("paydesk.hub").joinpath("templates/style.css").read_bytes()

    def routes(self) -> list[Route]:
        """Return the routes."""
        pages: dict[str, _Handler] = {
            "/": self._today,
            "/search": self._search,
            "/attention": self._attention,
            "/z-reports": self._z_reports,
            "/counters": self._counters,
            "/counters/confirm-revoke": self._confirm_revoke,
            "/sales.csv": self._csv,
        }
        forms: dict[str, _Handler] = {
            "/sign-out": self._sign_out,
            "/attention/seen": self._mark_seen,
            "/counters/enrol": self._enrol,
            "/counters/revoke": self._revoke,
        }
        return [
            Route("/style.css", self._send_style, methods=["GET"]),
            Route("/sign-in", self._sign_in, methods=["GET", "POST"]),
            *(Route(path, self._signed_in(page), methods=["GET"]) for path, page in pages.items()),
            *(Route(path, self._signed_in(form), methods=["POST"]) for path, form in forms.items()),
        ]

    # sessions

    def _signed_in(self, handler: _Handler) -> Callable[[Request], Awaitable[Response]]:
        """Return an endpoint that needs a session; a form without the session's token is refused."""

        async def answer(request: Request) -> Response:
            session = await managers.find_session(self._database, request.cookies.get(_COOKIE, ""))
            if session is None:
                return RedirectResponse("/sign-in", 303, _HEADERS)
            if request.method == "POST":
                request.state.form = await _form(request)
                if not hmac.compare_digest(request.state.form.get("csrf", "").encode(), session.csrf.encode()):
                    raise RequestRefused(403, "wrong_form", "this form is not of this session")
            return await handler(request, session)

        return answer

    async def _sign_in(self, request: Request) -> Response:
        if request.method == "GET":
            return self._page(request, None, "sign_in.html", error="")
        form = await _form(request)
        address = request.client.host if request.client else ""
        try:
            token = await managers.sign_in(
                self._database,
                form.get("name", ""),
                form.get("password", ""),
                form.get("code", ""),
                address=address,
                now=now_ms(),
            )
        except RequestRefused as refusal:
            words = "Too many tries. Wait ten minutes." if refusal.status == 429 else "Name, password or code is wrong."
            return self._page(request, None, "sign_in.html", refusal.status, error=words)
        answer = RedirectResponse("/", 303, _HEADERS)
        # of the scheme as the browser has it: a proxy names it in X-Forwarded-Proto
        answer.set_cookie(_COOKIE, token, httponly=True, samesite="strict", secure=request.url.scheme == "https")
        return answer

    async def _sign_out(self, request: Request, _session: Session) -> Response:
        await managers.sign_out(self._database, request.cookies.get(_COOKIE, ""))
        answer = RedirectResponse("/sign-in", 303, _HEADERS)
        answer.delete_cookie(_COOKIE, httponly=True, samesite="strict", secure=request.url.scheme == "https")
        return answer

    # pages

    async def _today(self, request: Request, session: Session) -> Response:
        today = date_of(now_ms())
        day, real = _chosen_day(request, today), request.query_params.get("money") != "test"
        found = await figures.day_figures(self._database, day, real=real)
        return self._page(
            request,
            session,
            "today.html",
            figures=found,
            view=day_page.DayView(found, today),
            attention=(await attention.load_attention(self._database, self._config.webhook_days)).items,
            shown=_SHOWN,
            today=today,
            before=day - timedelta(days=1),
            after=day + timedelta(days=1),
            real=real,
            more="" if real else "&money=test",
        )

    async def _search(self, request: Request, session: Session) -> Response:
        text = request.query_params.get("q", "").strip()
        try:
            paise = Money.parse(text).paise
        except MoneyError:
            paise = None
        sales = await figures.find_sales(self._database, text, paise) if text else []
        if paise is not None and not sales:  # digits of a number
            sales = await figures.find_sales(self._database, text, None)
        return self._page(request, session, "search.html", q=text, sales=sales)

    async def _attention(self, request: Request, session: Session) -> Response:
        days, is_seen = self._config.webhook_days, "seen" in request.query_params
        lists = await attention.load_attention(self._database, days)
        events = await attention.load_seen_events(self._database, days) if is_seen else lists.events
        return self._page(request, session, "attention.html", lists=lists, events=events, is_seen=is_seen)

    async def _mark_seen(self, request: Request, session: Session) -> Response:
        _require_admin(session)
        await webhook_store.mark_seen(self._database, request.state.form.get("event", ""), session.manager)
        return RedirectResponse("/attention", 303, _HEADERS)

    async def _z_reports(self, request: Request, session: Session) -> Response:
        return self._page(request, session, "z_reports.html", reports=await figures.z_reports(self._database))

    async def _counters(self, request: Request, session: Session) -> Response:
        found = await figures.counter_states(self._database)
        return self._page(request, session, "counters.html", counters=found)

    async def _enrol(self, request: Request, session: Session) -> Response:
        _require_admin(session)
        counter_id = request.state.form.get("counter") or None
        name = "" if counter_id is None else await counters.find_name(self._database, counter_id)
        code = await counters.create_code(self._database, counter_id)
        address = str(request.base_url).rstrip("/")
        return self._page(
            request, session, "add_counter.html", code=code, picture=draw_qr(code), counter=name, address=address
        )

    async def _confirm_revoke(self, request: Request, session: Session) -> Response:
        _require_admin(session)
        counter_id = request.query_params.get("counter", "")
        name = await counters.find_name(self._database, counter_id)
        return self._page(request, session, "revoke.html", counter_id=counter_id, counter=name)

    async def _revoke(self, request: Request, session: Session) -> Response:
        _require_admin(session)
        await counters.revoke(self._database, request.state.form.get("counter", ""))
        return RedirectResponse("/counters", 303, _HEADERS)

    async def _csv(self, request: Request, _session: Session) -> Response:
        day = _chosen_day(request, date_of(now_ms()))
        out = io.StringIO()
        writer = csv.writer(out)
        writer.writerow(("counter", *figures.SALE_NAMES[1:]))
        writer.writerows(map(_csv_row, await figures.sales_of_day(self._database, day)))
        headers = {**_HEADERS, "Content-Disposition": f'attachment; filename="sales-{day}.csv"'}
        return Response("\ufeff" + out.getvalue(), headers=headers, media_type="text/csv; charset=utf-8")

    async def _send_style(self, _request: Request) -> Response:
        return Response(self._style, media_type="text/css")

    def refusal_page(self, request: Request, refusal: RequestRefused) -> Response:
        """Return a refusal as a page: what happened, and what to do."""
        title, advice = page_words.refusal_words(refusal)
        return self._page(request, None, "refusal.html", refusal.status, heading=title, advice=advice)

    def _page(self, request: Request, session: Session | None, name: str, status: int = 200, **values: Any) -> Response:  # noqa: ANN401
        text = self._templates.get_template(name).render(
            shop=self._config.shop, session=session, pages=_PAGES, here=request.url.path, **values
        )
        return HTMLResponse(text, status, _HEADERS)


def _require_admin(session: Session) -> None:
    if not session.is_admin:
        raise RequestRefused(403, "not_allowed", "only an admin may do this")


async def _form(request: Request) -> dict[str, str]:
    """Return the fields of a form; of several values of a name the last one.

    Raises RequestRefused: 403 for a form on a page of another site, 400, 413.
    """
    if request.headers.get("sec-fetch-site", "none") not in {"none", "same-origin"}:
        raise RequestRefused(403, "wrong_form", "this form is on a page of another site")
    try:
        pairs = parse_qs((await read_body(request, _MAX_FORM)).decode(), max_num_fields=20)
    except ValueError as error:
        raise RequestRefused(400, "bad_request", "this is no form") from error
    return {name: values[-1] for name, values in pairs.items()}


def _chosen_day(request: Request, today: date) -> date:
    try:
        return min(max(date.fromisoformat(request.query_params.get("day", "")), date(2020, 1, 8)), today)
    except ValueError:
        return today


def _csv_row(sale: Sequence[Any]) -> list[str]:
    """Return a line of the file: amounts in rupees, times in India; nothing that a spreadsheet takes for a formula."""
    name, order_id, amount, currency, group, mark, started_at, paid_at, *texts = sale
    times = map(page_words.time, (started_at, paid_at))
    rupees = "" if amount is None else f"{amount // 100}.{amount % 100:02}"
    cells = [
        name,
        order_id,
        rupees,
        currency,
        group,
        mark,
        *times,
        *texts,
    ]
    return [f"'{cell}" if cell[:1] in _FORMULA_STARTS else cell for cell in map(str, cells)]
