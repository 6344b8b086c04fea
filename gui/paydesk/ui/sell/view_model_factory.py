"""Creates the view model of one sale: a pure function of the sale, the time and the service's health."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from paydesk.domain.clock import MINUTE
from paydesk.domain.commands import (
    CancelSale,
    CloseSale,
    HandOverSale,
    MarkSaleSeen,
    PrintReceipt,
    ReadSale,
    RenewSale,
    SaleCommand,
    TakeSale,
)
from paydesk.domain.failure import LINE_PROBLEMS, NEVER_CREATED, NOT_FROM_SERVICE, Problem
from paydesk.domain.messages import ServiceHealth
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.headline import Arrival, RefundSummary, headline_input_of
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.actions import Action
from paydesk.ui.feed import current_commands, current_verdict
from paydesk.ui.sell.missing_code import create_missing_code_view
from paydesk.ui.sell.paid_view_models import create_paid_view
from paydesk.ui.sell.view_model import (
    Paragraph,
    SaleLayout,
    SaleViewModel,
    amount_mismatch,
    create_late_view,
    create_mismatch_view,
    removed_words,
)
from paydesk.ui.words.base import amount_in_words, translate
from paydesk.ui.words.problems import problem_words, text_and_side
from paydesk.ui.words.sales import qr_reason_words

_NO_REFUND: Final = RefundSummary()
_LINE_FAULTS: Final = (
    LINE_PROBLEMS
    | NOT_FROM_SERVICE
    | {Problem.SLOW_DOWN, Problem.KEYS_REFUSED, Problem.NOT_ALLOWED, Problem.SERVICE_FAULT, Problem.BAD_ANSWER}
)
_RETRIED_FAULTS: Final = frozenset({Problem.TIMED_OUT, Problem.LINE_CUT, Problem.SERVICE_FAULT})
"""Faults after which one can only wait; the page of an unknown sale says so anyway."""
_RETRIED_WHILE_OPEN: Final = _RETRIED_FAULTS | {Problem.NO_ANSWER}
"""Faults whose advice is that Paydesk asks again; not true for a failed sale, which is taken again."""
_REMOVABLE_AFTER_MS: Final = 15 * MINUTE
"""The time without an answer after which a sale may be removed from the list."""
_ENDED: Final = frozenset({Phase.CANCELLED, Phase.EXPIRED, Phase.FAILED, Phase.GIVEN_UP})
"""Phases in which the amount is no longer to be paid."""
_COMMAND_OF_ACTION: Final[Mapping[Action, type[SaleCommand]]] = {
    Action.READ_STATUS: ReadSale,
    Action.CANCEL: CancelSale,
    Action.CLOSE: CloseSale,
    Action.HAND_OVER: MarkSaleSeen,
    Action.HAND_OVER_NOW: HandOverSale,
    Action.LINK: RenewSale,
    Action.QR: RenewSale,
    Action.RENEW: RenewSale,
    Action.RECEIPT: PrintReceipt,
    Action.TAKE_AGAIN: TakeSale,
}
"""The command that an action sends; the action is offered only while the command is possible."""


def create_view_model(
    sale: Sale,
    now: int,
    *,
    health: ServiceHealth | None = None,
    has_picture: bool = True,
    no_code: bool = False,
    instead: Sequence[Sale] = (),
    arrival: Arrival = Arrival.OPENED,
    refunded: RefundSummary = _NO_REFUND,
) -> SaleViewModel:
    """Create the view model of a sale at `now` (ms since the epoch).

    Args:
        has_picture: True if there is a code to draw for the present attempt.
        no_code: True if it is known that none can be drawn any more.
        instead: The sales that replaced it.
        arrival: How it came to the screen.
        refunded: Its refunds, confirmed or possible.
    """
    if sale.phase is Phase.PAID:
        view_model = _create_paid(sale, now, instead, arrival, refunded)
    else:
        view_model = _create_unpaid(sale, now, health, has_picture, no_code)
    can = current_commands(sale, now)
    offered = tuple(
        action for action in view_model.actions if action not in _COMMAND_OF_ACTION or _COMMAND_OF_ACTION[action] in can
    )
    name = view_model.amount_label or (translate("AmountEdit", "Amount") if sale.phase in _ENDED else "")
    return replace(view_model, actions=offered, amount_label=name)


def _create_paid(
    sale: Sale, now: int, instead: Sequence[Sale], arrival: Arrival, refunded: RefundSummary
) -> SaleViewModel:
    situation = headline_input_of(sale, now, refunded.amount, arrival)
    page = create_paid_view(sale, now, situation, refunded, instead)
    if page is not None:
        return page
    is_late = situation.verdict is Verdict.PAID_LATE
    return create_late_view(sale, now, instead) if is_late else create_mismatch_view(sale)


def _create_unpaid(
    sale: Sale, now: int, health: ServiceHealth | None, has_picture: bool, no_code: bool
) -> SaleViewModel:
    verdict = current_verdict(sale, now)
    in_doubt = verdict is Verdict.UNKNOWN
    problem = _problem_paragraphs(sale, now, health)
    not_to_be_paid = verdict is Verdict.DO_NOT_PAY
    if not_to_be_paid and sale.is_refused_amount:
        return _create_refused_amount(sale, problem)
    match sale.phase:
        case Phase.QR_REFUSED if not_to_be_paid and not sale.unknown_to_service:
            return _create_refused_code(sale)
        case Phase.GIVEN_UP:
            return _create_given_up(sale)
        case Phase.CANCELLED:
            return _create_cancelled(sale)
        case Phase.EXPIRED:
            return _create_expired(sale, problem)
        case Phase.FAILED:
            return _create_failed(sale, now, problem)
        case Phase.CANCELLING:
            return _create_cancelling(sale, problem)
    if in_doubt or not_to_be_paid:
        return _create_unknown(sale, now, problem)
    if sale.phase is Phase.PREPARING:
        return _create_preparing(sale, problem)
    brief = _problem_paragraphs(sale, now, health, brief=True)
    return _create_waiting(sale, now, brief, has_picture=has_picture, no_code=no_code)


def _problem_paragraphs(
    sale: Sale, now: int, health: ServiceHealth | None, *, brief: bool = False
) -> tuple[Paragraph, ...]:
    """Return the reason and the last problem of the sale, or of the line; brief: without whose side it is."""
    met = {each.problem: each for each in (sale.refusal, sale.problem) if each is not None}
    problems: list[Problem] = list(met)
    if not met and health is not None and health.problem in _LINE_FAULTS and sale.phase is not Phase.PAID:
        problems = [health.problem]
    resumes_in = health.resumes_at - now if health is not None and health.resumes_at is not None else None
    paragraphs = []
    for problem in problems:
        issuer = met[problem].issuer if problem in met else ""
        words = problem_words(problem, resumes_in=resumes_in, issuer=issuer)
        text = text_and_side(words, met[problem]) if problem in met and not brief else words.text
        lead = translate("Screens", "{title}.").format(title=words.title)
        failed = sale.phase is Phase.FAILED and problem in _RETRIED_WHILE_OPEN
        goes_on = problem in _RETRIED_FAULTS and current_verdict(sale, now) is Verdict.UNKNOWN
        paragraphs.append(Paragraph(text if failed or goes_on else f"{text} {words.todo}", lead))
    return tuple(paragraphs)


def _to_paragraphs(*texts: str) -> tuple[Paragraph, ...]:
    return tuple(Paragraph(text) for text in texts)


def _create_cancelled(sale: Sale) -> SaleViewModel:
    who = translate("Screens", "It was ended.")
    if sale.cancel_by:
        who = translate("Screens", "{person} cancelled it.").format(person=sale.cancel_by)
    paragraphs = _to_paragraphs(
        who + " " + translate("Screens", "The service confirms: nobody can pay this order any more."),
        translate("Screens", "It stays watched for 24 hours all the same, also after a restart."),
    )
    heading = translate("Screens", "Order cancelled")
    return SaleViewModel(SaleLayout.TEXT, heading, paragraphs, (Action.NEXT, Action.TAKE_AGAIN))


def _create_expired(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    if sale.expired_for_good:
        paragraphs = _to_paragraphs(
            translate("Screens", "Nobody paid in time, and the service has closed the order."),
            translate("Screens", "An order that has run out gets no new QR. To try again, take a new sale."),
        )
        actions: tuple[Action, ...] = (Action.NEXT, Action.TAKE_AGAIN, Action.READ_STATUS)
    else:
        paragraphs = _to_paragraphs(
            translate("Screens", "The order's time is over. A payment that began before may still come through."),
            translate("Screens", "Keep the goods. It is asked again and again; after five minutes you know."),
        )
        if sale.pending:
            paragraphs = _to_paragraphs(
                translate("Screens", "A payment of this order is on its way at a bank."),
                translate(
                    "Screens", "Keep the goods, and do not take the payment again, until the bank has said yes or no."
                ),
            )
        actions = (Action.NEXT, Action.READ_STATUS, Action.CLOSE)
    heading = translate("Screens", "The order has run out")
    return SaleViewModel(SaleLayout.TEXT, heading, (*paragraphs, *problem), actions)


def _create_failed(sale: Sale, now: int, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    if sale.is_refused_amount:
        return _create_refused_amount(sale, problem)
    if sale.order.state is RequestState.OK:
        heading = translate("Screens", "There is no QR for this order")
    elif sale.created_here:
        heading = translate("Screens", "No order was made")
    elif sale.has_no_order:
        heading = translate("Screens", "There is no order with this number")
    else:
        heading = translate("Screens", "This order could not be taken")
    again = Action.RENEW if RenewSale in current_commands(sale, now) else Action.TAKE_AGAIN
    actions: tuple[Action, ...] = (Action.NEXT, again, Action.CANCEL)
    if sale.problem is not None and sale.problem.problem is Problem.NO_KEYS:
        actions = (Action.NEXT, Action.TYPE_KEYS, again, Action.CANCEL)
    safe = Paragraph(translate("Screens", "No QR was shown, so this customer has paid nothing here."))
    if sale.created_here and sale.problem == NEVER_CREATED:  # neither number nor terminal is wrong
        problem = _to_paragraphs(translate("Screens", "The order never reached the payment service. Take it again."))
    return SaleViewModel(SaleLayout.TEXT, heading, (*problem, safe), actions)


def _create_refused_amount(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    """Create the page of a scanned order with another amount than the bill: it stays refused.

    See docs/rules.md#typed-details-are-kept.
    """
    todo = Paragraph(
        translate(
            "Screens",
            "Nothing of it is shown here. Check the bill: is it the right order? To take it for its own amount, take it"
            " again without typing one.",
        ),
        translate("Screens", "What to do:"),
    )
    heading = translate("Screens", "This order is of another amount")
    actions = (Action.NEXT, Action.TAKE_AGAIN, Action.READ_STATUS, Action.CANCEL, Action.CLOSE)
    return SaleViewModel(SaleLayout.TEXT, heading, (amount_mismatch(sale), todo, *problem), actions)


def _create_given_up(sale: Sale) -> SaleViewModel:
    paragraphs = _to_paragraphs(
        removed_words(),
        translate(
            "Screens",
            "Look the order up at the service before anybody hands over for it. Should it be paid, this PC says so.",
        ),
    )
    heading = translate("Screens", "Taken off the list")
    order = (Paragraph(sale.order_id),) if sale.order_id else ()
    actions = (Action.NEXT, Action.READ_STATUS, Action.RENEW, Action.CANCEL, Action.TAKE_AGAIN)
    return SaleViewModel(SaleLayout.TEXT, heading, (*paragraphs, *order), actions)


def _create_cancelling(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    text = translate(
        "Screens", "The service was asked to end this order. It is cancelled only once the service says so."
    )
    paragraphs = _to_paragraphs(
        *(() if problem else (text,)),
        translate(
            "Screens",
            "If the customer was quicker, this screen turns green and says HAND OVER. Keep the goods until then.",
        ),
    )
    heading = translate("Screens", "Cancelling the order")
    again = () if sale.termination.state is RequestState.OK else (Action.CANCEL,)
    actions = (Action.READ_STATUS, Action.NEXT, *again, Action.CLOSE)
    return SaleViewModel(SaleLayout.TEXT, heading, (*problem, *paragraphs), actions)


def _create_refused_code(sale: Sale) -> SaleViewModel:
    code_amount = sale.qr.amount if sale.qr else None
    reason = sale.qr.reason if sale.qr else None
    paragraphs = [Paragraph(qr_reason_words(reason), "", "bad")] if reason is not None else []
    if code_amount is not None and sale.amount is not None and code_amount != sale.amount:
        source = translate("Screens", "The QR asks for {asked}; the order says {order}.")
        paragraphs.append(Paragraph(source.format(asked=code_amount, order=sale.amount), "", "bad"))
    paragraphs.append(
        Paragraph(
            translate(
                "Screens", "make a new QR once. If that is refused too, cancel the order and call your supervisor."
            ),
            translate("Screens", "What to do:"),
        )
    )
    heading = translate("Screens", "The service sent a QR that does not fit this order.")
    if sale.method is PaymentMethod.LINK:
        heading = translate("Screens", "The service sent a payment link that does not fit this order.")
    actions = (Action.RENEW, Action.NEXT, _other_method(sale), Action.CANCEL)
    return SaleViewModel(SaleLayout.TEXT, heading, tuple(paragraphs), actions, has_refused_code=True)


def _create_unknown_to_service(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    """Create the page of an order that the service knew once, and does not know with the present keys."""
    close = translate(
        "Screens",
        "If it cannot be known here any more, take it off the list: it stays in Orders, and says there that nobody"
        " knows.",
    )
    lead, heading = translate("Screens", "What to do:"), ""
    if sale.problem is not None and sale.problem.problem is Problem.NOT_FOUND:  # with other keys it is not even read
        heading = translate("Screens", "The service does not know this order any more")
        close = " ".join((translate("Screens", "It is asked for seldom now."), close))
    return SaleViewModel(
        SaleLayout.TEXT, heading, (*problem, Paragraph(close, lead)), (Action.READ_STATUS, Action.NEXT, Action.CLOSE)
    )


def _create_unknown(sale: Sale, now: int, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    if sale.unknown_to_service:
        return _create_unknown_to_service(sale, problem)
    paragraphs = list(problem)
    if sale.raw_status and sale.status is None:
        source = translate("Screens", "The service says “{word}”, a word that Paydesk does not know.")
        paragraphs.append(Paragraph(source.format(word=sale.raw_status)))
    elif not paragraphs and sale.create_state is RequestState.UNKNOWN:
        paragraphs.append(Paragraph(translate("Screens", "No answer came when the QR was asked for.")))
    elif not paragraphs and not sale.amount_matches:
        paragraphs.append(amount_mismatch(sale))
    elif not paragraphs:
        paragraphs.append(Paragraph(translate("Screens", "The last answer of the service is too old to rely on.")))
    safe = translate("Screens", "The sale is written down and asked for again by itself.")
    again = (Action.RENEW,) if sale.phase is not Phase.WAITING and RenewSale in current_commands(sale, now) else ()
    if again and sale.create_state is RequestState.UNKNOWN:
        safe = translate(
            "Screens", "It is not asked for by itself any more. New QR reads the order first, then asks for one more."
        )
    paragraphs.append(Paragraph(safe))
    lasts = now - (sale.answered_at or sale.started_at) >= _REMOVABLE_AFTER_MS
    close = (Action.CLOSE,) if lasts else ()
    actions = (*again, Action.READ_STATUS, Action.SAYS_PAID, Action.NEXT, Action.CANCEL, *close)
    say = translate("Screens", "Please wait, I am asking. Do not pay again.")
    return SaleViewModel(SaleLayout.TEXT, "", tuple(paragraphs), actions, customer_phrase=say)


def _create_amount_question(sale: Sale, limit: Money) -> SaleViewModel:
    """Create the page of a scanned order above the shop's limit: a person confirms it before its code is created."""
    words = amount_in_words(sale.amount) if sale.amount is not None else ""
    text = translate("Screens", "Compare it with the bill. This shop asks above {limit}.").format(limit=limit)
    heading = translate("Screens", "Is this amount right?")
    paragraphs = (*_to_paragraphs(*filter(None, (words,))), Paragraph(text))
    return SaleViewModel(SaleLayout.TEXT, heading, paragraphs, (Action.RENEW, Action.NEXT, Action.CANCEL))


def _create_preparing(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    if sale.needs_amount_confirmation and sale.ask_above is not None and sale.order.state is RequestState.OK:
        return _create_amount_question(sale, sale.ask_above)
    if sale.order.state is not RequestState.OK:
        heading = (
            translate("Screens", "Making the order") if sale.created_here else translate("Screens", "Reading the order")
        )
    elif sale.method is PaymentMethod.LINK:
        heading = translate("Screens", "Making the payment link")
    else:
        heading = translate("Screens", "Making the QR")
    text = translate("Screens", "The service is asked. This takes a moment.")
    return SaleViewModel(SaleLayout.TEXT, heading, (Paragraph(text), *problem), (Action.NEXT, Action.CANCEL))


def _other_method(sale: Sale) -> Action:
    return Action.QR if sale.method is PaymentMethod.LINK else Action.LINK


def _create_waiting(
    sale: Sale, now: int, problem: tuple[Paragraph, ...], *, has_picture: bool, no_code: bool
) -> SaleViewModel:
    if sale.qr_expires_at is not None and sale.qr_expires_at <= now:
        return _create_run_out(sale, problem)
    actions = (Action.SAYS_PAID, Action.NEXT, _other_method(sale), Action.CANCEL)
    unusable = sale.qr is None or (sale.qr.check is QrCheck.NO_IMAGE and not has_picture)
    if no_code and not unusable:
        return create_missing_code_view(sale, problem, actions)
    if unusable:
        heading = translate("Screens", "There is no QR to show")
        why = (Paragraph(qr_reason_words(sale.qr.reason)),) if sale.qr is not None and sale.qr.reason else ()
        todo = translate("Screens", "Make a new QR for the same order, or use a payment link.")
        return SaleViewModel(SaleLayout.TEXT, heading, (*problem, *why, Paragraph(todo)), (Action.RENEW, *actions))
    heading = translate("Screens", "Waiting for the customer")
    if sale.method is PaymentMethod.LINK:
        heading = translate("Screens", "Waiting: the customer pays on a web page")
    again = (Action.RENEW,) if sale.qr_expires_at is None else ()  # unknown whether it can still be paid
    more = translate("Screens", "The strip turns green by itself")
    return SaleViewModel(SaleLayout.QR, heading, problem, (*actions[:-1], *again, Action.CANCEL), hint=more)


def _create_run_out(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    """Create the page of a QR whose time is over on an open order: another one can be created now, not earlier."""
    heading = translate("Screens", "The QR ran out. The order is still open")
    more = translate("Screens", "Nobody has paid yet")
    actions = (Action.RENEW, Action.SAYS_PAID, Action.NEXT, _other_method(sale), Action.CANCEL)
    return SaleViewModel(SaleLayout.RUN_OUT, heading, problem, actions, hint=more)
