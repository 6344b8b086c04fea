"""What the page of one sale shows: a pure function of the sale, the time and the line's health."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.failure import Problem
from paydesk.domain.messages import ServiceHealth
from paydesk.domain.order import OrderStatus, PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.request import CreateOutcome
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.keys import Action
from paydesk.ui.words.base import Words, clock_time
from paydesk.ui.words.problems import problem_words, side_words
from paydesk.ui.words.qrs import qr_reason_words


class Look(StrEnum):
    """The three layouts of the page."""

    QR = "qr"
    WORDS = "words"
    PAID = "paid"


class Tone(StrEnum):
    """The colour of a card or a paragraph; its words say the same."""

    PLAIN = "plain"
    WARN = "warn"
    BAD = "bad"
    OK = "ok"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few words with a bold beginning."""

    text: str
    lead: str = ""
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Screen:
    """The page of a sale. `actions`: the first is the main one, except beside a QR, where none is."""

    look: Look
    heading: str
    paragraphs: tuple[Paragraph, ...] = ()
    actions: tuple[Action, ...] = ()
    tone: Tone = Tone.PLAIN


_LINE: Final = frozenset(
    {Problem.PC_OFFLINE, Problem.NO_ANSWER, Problem.TIMED_OUT, Problem.LINE_CUT, Problem.NOT_TRUSTED}
    | {Problem.SLOW_DOWN, Problem.KEYS_REFUSED, Problem.NOT_ALLOWED, Problem.SERVICE_FAULT, Problem.BAD_ANSWER}
)


def screen_of(sale: Sale, now: int, *, health: ServiceHealth | None = None, has_picture: bool = True) -> Screen:
    """The page of a sale at `now`. `has_picture`: whether there is something to draw for its present attempt."""
    in_doubt = verdict_of(sale, now) is Verdict.UNKNOWN
    problem = _trouble(sale, now, health)
    match sale.phase:
        case Phase.PAID:
            return _paid(sale)
        case Phase.CANCELLED:
            return _cancelled(sale)
        case Phase.EXPIRED:
            return _expired(sale, problem)
        case Phase.FAILED:
            return _failed(sale, problem)
        case Phase.CANCELLING:
            return _cancelling(problem)
        case Phase.QR_REFUSED:
            return _qr_refused(sale)
    if in_doubt:
        return _unknown(sale, problem)
    if sale.phase is Phase.PREPARING:
        return _preparing(sale, problem)
    return _waiting(sale, now, problem, has_picture=has_picture)


def _trouble(sale: Sale, now: int, health: ServiceHealth | None) -> tuple[Paragraph, ...]:
    """The failure that this sale met last, or that the line has now: what, whose side, what to do."""
    problem = sale.problem.problem if sale.problem else None
    if problem is None and health is not None and health.problem in _LINE and sale.phase is not Phase.PAID:
        problem = health.problem
    if problem is None:
        return ()
    resumes_in = health.resumes_at - now if health is not None and health.resumes_at is not None else None
    words = problem_words(problem, resumes_in=resumes_in)
    whose = (side_words(sale.problem.side),) if sale.problem else ()
    lead = QCoreApplication.translate("Screens", "{title}.").format(title=words.title)
    return (Paragraph(" ".join((words.text, *whose, words.todo)), lead),)


def _plain(words: Words) -> tuple[Paragraph, ...]:
    return (Paragraph(words.text), *((Paragraph(words.todo),) if words.todo else ()))


def _paid(sale: Sale) -> Screen:
    said: list[Paragraph] = []
    if sale.was_paid_before:
        said.append(
            Paragraph(
                QCoreApplication.translate(
                    "Screens",
                    "It was paid already when its number was taken here; this sale brought no new money. Somebody may"
                    " have handed the goods over: ask before you hand them over again.",
                ),
                QCoreApplication.translate("Screens", "PAID BEFORE THIS SALE"),
                Tone.WARN,
            )
        )
    if sale.paid_after_close:
        said.append(
            Paragraph(
                QCoreApplication.translate(
                    "Screens", "It was closed here at {closed}; the payment came at {paid}. Tell the customer."
                ).format(closed=clock_time(sale.closed_at or 0), paid=clock_time(sale.paid_at or 0)),
                QCoreApplication.translate("Screens", "PAID AFTER YOU CLOSED IT"),
                Tone.WARN,
            )
        )
    if sale.cancel_came_too_late:
        said.append(
            Paragraph(
                QCoreApplication.translate("Screens", "The customer had paid before the order could be ended."),
                QCoreApplication.translate("Screens", "The cancel came too late."),
                Tone.WARN,
            )
        )
    if sale.paid_twice:
        numbers = ", ".join(payment.cf_payment_id for payment in sale.payments)
        said.append(
            Paragraph(
                QCoreApplication.translate("Screens", "The service lists more than one payment: {numbers}.").format(
                    numbers=numbers
                ),
                QCoreApplication.translate("Screens", "PAID TWICE. One payment has to be given back."),
                Tone.BAD,
            )
        )
    return Screen(Look.PAID, "", tuple(said), (Action.NEXT,), Tone.OK)


def _cancelled(sale: Sale) -> Screen:
    by = sale.cancel_by
    who = (
        QCoreApplication.translate("Screens", "{person} cancelled it.").format(person=by)
        if by
        else QCoreApplication.translate("Screens", "It was ended.")
    )
    words = Words(
        "",
        who + " " + QCoreApplication.translate("Screens", "The service confirms: nobody can pay this order any more."),
        QCoreApplication.translate("Screens", "It stays watched for 24 hours all the same, also after a restart."),
    )
    heading = QCoreApplication.translate("Screens", "Order cancelled")
    return Screen(Look.WORDS, heading, _plain(words), (Action.NEXT, Action.TAKE_AGAIN))


def _expired(sale: Sale, problem: tuple[Paragraph, ...]) -> Screen:
    if sale.expired_for_good:
        words = Words(
            "",
            QCoreApplication.translate("Screens", "Nobody paid in time, and the service has closed the order."),
            QCoreApplication.translate(
                "Screens", "An order that has run out gets no new QR. To try again, take a new sale."
            ),
        )
        actions: tuple[Action, ...] = (Action.TAKE_AGAIN, Action.NEXT, Action.ASK)
    else:
        words = Words(
            "",
            QCoreApplication.translate(
                "Screens", "The order's time is over. A payment that began before may still come through."
            ),
            QCoreApplication.translate(
                "Screens", "Keep the goods. It is asked for once more in half a minute; then you know."
            ),
        )
        actions = (Action.ASK, Action.NEXT)
    heading = QCoreApplication.translate("Screens", "The order has run out")
    return Screen(Look.WORDS, heading, (*_plain(words), *problem), actions)


def _failed(sale: Sale, problem: tuple[Paragraph, ...]) -> Screen:
    wrong = sale.problem is not None and sale.problem.problem is Problem.WRONG_AMOUNT
    if sale.order.outcome is CreateOutcome.OK:
        heading = QCoreApplication.translate("Screens", "There is no QR for this order")
        payable = sale.status is OrderStatus.ACTIVE and not wrong
        actions: tuple[Action, ...] = (Action.TAKE_AGAIN, Action.NEXT)
        if payable:
            actions = (Action.RENEW, Action.NEXT, *((Action.CANCEL,) if sale.made_here else ()))
    elif sale.made_here:
        heading = QCoreApplication.translate("Screens", "No order was made")
        actions = (Action.TAKE_AGAIN, Action.NEXT)
    else:
        heading = QCoreApplication.translate("Screens", "This order could not be taken")
        actions = (Action.TAKE_AGAIN, Action.NEXT)
    safe = Paragraph(QCoreApplication.translate("Screens", "No QR was shown, so this customer has paid nothing here."))
    return Screen(Look.WORDS, heading, (*problem, safe), actions)


def _cancelling(problem: tuple[Paragraph, ...]) -> Screen:
    words = Words(
        "",
        QCoreApplication.translate(
            "Screens", "The service was asked to end this order. It is cancelled only once the service says so."
        ),
        QCoreApplication.translate(
            "Screens",
            "If the customer was quicker, this screen turns green and says HAND OVER. Keep the goods until then.",
        ),
    )
    heading = QCoreApplication.translate("Screens", "Cancelling the order")
    return Screen(Look.WORDS, heading, (*problem, *_plain(words)), (Action.ASK, Action.NEXT))


def _qr_refused(sale: Sale) -> Screen:
    asks = sale.qr.amount if sale.qr else None
    reason = sale.qr.reason if sale.qr else None
    said = [Paragraph(qr_reason_words(reason), "", Tone.BAD)] if reason is not None else []
    if asks is not None and sale.amount is not None and asks != sale.amount:
        said.append(
            Paragraph(
                QCoreApplication.translate("Screens", "The QR asks for {asked}; the order says {order}.").format(
                    asked=asks, order=sale.amount
                ),
                "",
                Tone.BAD,
            )
        )
    said.append(
        Paragraph(
            QCoreApplication.translate(
                "Screens",
                "It is on no screen. Make a new QR once; if that is refused too, cancel and tell the service.",
            ),
            QCoreApplication.translate("Screens", "What to do:"),
        )
    )
    heading = QCoreApplication.translate("Screens", "QR refused: do not let the customer pay")
    return Screen(Look.WORDS, heading, tuple(said), (Action.RENEW, Action.CANCEL, Action.NEXT), Tone.BAD)


def _unknown(sale: Sale, problem: tuple[Paragraph, ...]) -> Screen:
    said = list(problem)
    if sale.status_word and sale.status is None:
        said.append(
            Paragraph(
                QCoreApplication.translate(
                    "Screens", "The service says “{word}”, a word that Paydesk does not know."
                ).format(word=sale.status_word)
            )
        )
    elif not said:
        said.append(
            Paragraph(QCoreApplication.translate("Screens", "The last answer of the service is too old to rely on."))
        )
    said.append(
        Paragraph(
            QCoreApplication.translate(
                "Screens",
                "The sale is safe: it is written down and is asked for again every few seconds, also after a restart.",
            )
        )
    )
    said.append(
        Paragraph(
            QCoreApplication.translate(
                "Screens", "keep the goods until this strip turns green. Do not take the payment again."
            ),
            QCoreApplication.translate("Screens", "If the customer says it is paid:"),
        )
    )
    heading = QCoreApplication.translate("Screens", "No answer yet")
    return Screen(Look.WORDS, heading, tuple(said), (Action.ASK, Action.NEXT))


def _preparing(sale: Sale, problem: tuple[Paragraph, ...]) -> Screen:
    if sale.order.outcome is not CreateOutcome.OK:
        heading = (
            QCoreApplication.translate("Screens", "Making the order")
            if sale.made_here
            else QCoreApplication.translate("Screens", "Reading the order")
        )
    elif sale.method is PaymentMethod.LINK:
        heading = QCoreApplication.translate("Screens", "Making the link")
    else:
        heading = QCoreApplication.translate("Screens", "Making the QR")
    said = Paragraph(QCoreApplication.translate("Screens", "The service is asked. This takes a moment."))
    return Screen(Look.WORDS, heading, (said, *problem), (Action.NEXT,))


def _other_way(sale: Sale) -> Action:
    return Action.QR if sale.method is PaymentMethod.LINK else Action.LINK


def _waiting(sale: Sale, now: int, problem: tuple[Paragraph, ...], *, has_picture: bool) -> Screen:
    actions = (Action.RENEW, _other_way(sale), Action.NEXT, Action.CANCEL)
    if sale.qr_expires_at is not None and sale.qr_expires_at <= now:
        heading = QCoreApplication.translate("Screens", "The QR has run out")
        text = QCoreApplication.translate(
            "Screens",
            "The order itself is open. A payment of the last moment is still noticed: the status goes on being read.",
        )
        todo = QCoreApplication.translate("Screens", "Press F7 for a new QR of the same order. Nothing is typed again.")
        return Screen(Look.WORDS, heading, (Paragraph(text), Paragraph(todo), *problem), actions)
    nothing = sale.qr is None or (sale.qr.check is QrCheck.NO_IMAGE and not has_picture)
    if nothing:
        heading = QCoreApplication.translate("Screens", "There is no QR to show")
        why = (Paragraph(qr_reason_words(sale.qr.reason)),) if sale.qr is not None and sale.qr.reason else ()
        todo = QCoreApplication.translate("Screens", "Make a new QR for the same order, or use a payment link.")
        return Screen(Look.WORDS, heading, (*problem, *why, Paragraph(todo)), actions)
    heading = QCoreApplication.translate("Screens", "Waiting for the customer")
    return Screen(Look.QR, heading, problem, (_other_way(sale), Action.NEXT, Action.RENEW, Action.CANCEL))
