"""The words of each failure: what happened, whose side it is on, and the next step (DESIGN.md; FEATURES.md I14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paydesk.domain.failure import Problem, Side
from paydesk.domain.messages import CommandEnded, JournalBroken, Part, PartFailed
from paydesk.domain.settings.problems import SettingsDamaged, Trouble
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words, minutes, number_words, translate, translated

PROBLEMS: Final[Mapping[Problem, tuple[str, str, str]]] = {
    Problem.PC_OFFLINE: (
        QT_TRANSLATE_NOOP("Problems", "This PC is offline"),
        QT_TRANSLATE_NOOP("Problems", "This PC has no network. The payment service cannot be asked from here."),
        QT_TRANSLATE_NOOP("Problems", "Check the network cable or the Wi-Fi of this PC."),
    ),
    Problem.NO_ANSWER: (
        QT_TRANSLATE_NOOP("Problems", "The payment service does not answer"),
        QT_TRANSLATE_NOOP("Problems", "This PC is online, but the payment service cannot be reached."),
        QT_TRANSLATE_NOOP("Problems", "Wait: it is asked again by itself. If it lasts, call the service's support."),
    ),
    Problem.TIMED_OUT: (
        QT_TRANSLATE_NOOP("Problems", "The payment service took too long"),
        QT_TRANSLATE_NOOP("Problems", "The request was sent, and no answer came in time. It may have arrived."),
        QT_TRANSLATE_NOOP("Problems", "Wait: the status is read before anything is sent again."),
    ),
    Problem.LINE_CUT: (
        QT_TRANSLATE_NOOP("Problems", "The line was cut"),
        QT_TRANSLATE_NOOP("Problems", "The connection broke in the middle of an answer. The request may have arrived."),
        QT_TRANSLATE_NOOP("Problems", "Wait: the status is read as soon as the line is back."),
    ),
    Problem.NOT_TRUSTED: (
        QT_TRANSLATE_NOOP("Problems", "The service's identity could not be checked"),
        QT_TRANSLATE_NOOP("Problems", "Its certificate is not trusted by this PC, so nothing was sent to it."),
        QT_TRANSLATE_NOOP(
            "Problems", "Check the date of this PC. If it is right, somebody may be listening: tell whoever set it up."
        ),
    ),
    Problem.SLOW_DOWN: (
        QT_TRANSLATE_NOOP("Problems", "Told to slow down"),
        QT_TRANSLATE_NOOP("Problems", "The payment service got too many questions from this shop and wants a pause."),
        QT_TRANSLATE_NOOP("Problems", "Wait: asking goes on by itself."),
    ),
    Problem.KEYS_REFUSED: (
        QT_TRANSLATE_NOOP("Problems", "The keys were refused"),
        QT_TRANSLATE_NOOP("Problems", "The payment service does not know the client id and secret of this counter."),
        QT_TRANSLATE_NOOP("Problems", "Enter the keys again in Settings, Connection."),
    ),
    Problem.NOT_ALLOWED: (
        QT_TRANSLATE_NOOP("Problems", "This counter is not allowed to do that"),
        QT_TRANSLATE_NOOP(
            "Problems", "The payment service knows the keys, but not this network address, or not this feature."
        ),
        QT_TRANSLATE_NOOP("Problems", "Have the address of this PC allowed in the service's dashboard."),
    ),
    Problem.NOT_FOUND: (
        QT_TRANSLATE_NOOP("Problems", "The service does not know it"),
        QT_TRANSLATE_NOOP("Problems", "There is no such order, or no such terminal, at the payment service."),
        QT_TRANSLATE_NOOP("Problems", "Compare the order number with the bill, and the terminal in Settings."),
    ),
    Problem.ALREADY_EXISTS: (
        QT_TRANSLATE_NOOP("Problems", "It exists already"),
        QT_TRANSLATE_NOOP("Problems", "The payment service has an order of this number already."),
        QT_TRANSLATE_NOOP("Problems", "Look the number up in Orders before it is taken again."),
    ),
    Problem.REFUSED: (
        QT_TRANSLATE_NOOP("Problems", "The service refused the request"),
        QT_TRANSLATE_NOOP("Problems", "Something in the request is not what the payment service accepts."),
        QT_TRANSLATE_NOOP("Problems", "Read its own words in Orders, in the story of this sale."),
    ),
    Problem.KEY_REUSED: (
        QT_TRANSLATE_NOOP("Problems", "The request was sent before"),
        QT_TRANSLATE_NOOP("Problems", "The payment service had the same request earlier, with other details."),
        QT_TRANSLATE_NOOP("Problems", "Ask for the status: the first request may have arrived."),
    ),
    Problem.SERVICE_FAULT: (
        QT_TRANSLATE_NOOP("Problems", "The payment service has a fault"),
        QT_TRANSLATE_NOOP("Problems", "It answered that something broke on its side."),
        QT_TRANSLATE_NOOP("Problems", "Nothing to mend here. It is asked again by itself."),
    ),
    Problem.BAD_ANSWER: (
        QT_TRANSLATE_NOOP("Problems", "The answer could not be read"),
        QT_TRANSLATE_NOOP(
            "Problems",
            "Something answered, but not in the service's language. A login page of the network can do that.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Open a web page on this PC and see whether the network wants a login."),
    ),
    Problem.RULES: (
        QT_TRANSLATE_NOOP("Problems", "The details break a rule"),
        QT_TRANSLATE_NOOP("Problems", "A number or text is not of the shape that the payment service demands."),
        QT_TRANSLATE_NOOP("Problems", "Correct it and try again; nothing was sent."),
    ),
    Problem.WRONG_AMOUNT: (
        QT_TRANSLATE_NOOP("Problems", "The amount is not the order's"),
        QT_TRANSLATE_NOOP("Problems", "The amount typed and the amount of this order differ. No QR was made."),
        QT_TRANSLATE_NOOP("Problems", "Check the bill: is it the right order, and the right amount?"),
    ),
    Problem.NOT_ACTIVE: (
        QT_TRANSLATE_NOOP("Problems", "The order cannot be paid any more"),
        QT_TRANSLATE_NOOP("Problems", "The payment service says that this order is not open."),
        QT_TRANSLATE_NOOP("Problems", "Look at its status; take a new sale if it was not paid."),
    ),
    Problem.NO_KEYS: (
        QT_TRANSLATE_NOOP("Problems", "There are no keys yet"),
        QT_TRANSLATE_NOOP("Problems", "This counter has no client id and secret for the payment service."),
        QT_TRANSLATE_NOOP("Problems", "Enter them in Settings, Connection."),
    ),
    Problem.OTHER_KEYS: (
        QT_TRANSLATE_NOOP("Problems", "These keys do not know this order"),
        QT_TRANSLATE_NOOP(
            "Problems", "It was made with other keys, or at another address, than this counter uses now."
        ),
        QT_TRANSLATE_NOOP("Problems", "Look it up where it was made, or put the former keys back in Settings."),
    ),
    Problem.TERMINAL_GONE: (
        QT_TRANSLATE_NOOP("Problems", "The terminal is not set any more"),
        QT_TRANSLATE_NOOP("Problems", "The terminal with which this order was made was taken out of the settings."),
        QT_TRANSLATE_NOOP("Problems", "Set it again in Settings, Shop and terminal; then press F7."),
    ),
}

SIDES: Final[Mapping[Side, str]] = {
    Side.THIS_PC: QT_TRANSLATE_NOOP("Problems", "The fault is on this PC's side."),
    Side.SERVICE: QT_TRANSLATE_NOOP("Problems", "The fault is on the payment service's side."),
    Side.SHOP: QT_TRANSLATE_NOOP("Problems", "The fault is in the shop's own settings."),
    Side.SALE: QT_TRANSLATE_NOOP("Problems", "The fault is in this sale's details."),
}


def problem_words(problem: Problem, *, resumes_in: int | None = None) -> Words:
    """The words of a failure. `resumes_in`: milliseconds until reads go on after "slow down", when known."""
    words = translated("Problems", PROBLEMS[problem])
    if problem is Problem.SLOW_DOWN and resumes_in is not None and resumes_in > 0:
        todo = translate("Problems", "Wait: asking goes on by itself in {time}.")
        return Words(words.title, words.text, todo.format(time=minutes(resumes_in)))
    return words


def side_words(side: Side) -> str:
    """Whose side a failure is on, as a sentence."""
    return translate("Problems", SIDES[side])


JOURNAL_FAULTS: Final[Mapping[str, tuple[str, str, str]]] = {
    "disk_full": (
        QT_TRANSLATE_NOOP("JournalFaults", "The disk of this PC is full"),
        QT_TRANSLATE_NOOP("JournalFaults", "A sale is written down before it is sent. That was not possible."),
        QT_TRANSLATE_NOOP("JournalFaults", "Free some space on this PC, then try again."),
    ),
    "not_writable": (
        QT_TRANSLATE_NOOP("JournalFaults", "The journal cannot be written"),
        QT_TRANSLATE_NOOP("JournalFaults", "This PC does not let Paydesk write to its data folder. No sale can start."),
        QT_TRANSLATE_NOOP("JournalFaults", "Check the rights of the data folder: it is tried again by itself."),
    ),
    "damaged": (
        QT_TRANSLATE_NOOP("JournalFaults", "The journal is damaged"),
        QT_TRANSLATE_NOOP("JournalFaults", "The file that holds the sales of this PC cannot be read."),
        QT_TRANSLATE_NOOP("JournalFaults", "Take no payment here. Call whoever set up this counter."),
    ),
    "altered": (
        QT_TRANSLATE_NOOP("JournalFaults", "The journal was altered"),
        QT_TRANSLATE_NOOP("JournalFaults", "Somebody changed the sales of this PC outside Paydesk."),
        QT_TRANSLATE_NOOP("JournalFaults", "Take no payment here. Tell the owner of the shop."),
    ),
    "newer": (
        QT_TRANSLATE_NOOP("JournalFaults", "The journal is of a newer Paydesk"),
        QT_TRANSLATE_NOOP("JournalFaults", "A newer version of Paydesk has written the sales of this PC."),
        QT_TRANSLATE_NOOP("JournalFaults", "Start that newer version."),
    ),
    "busy": (
        QT_TRANSLATE_NOOP("JournalFaults", "The journal is in use"),
        QT_TRANSLATE_NOOP("JournalFaults", "Another program holds the file with the sales of this PC."),
        QT_TRANSLATE_NOOP(
            "JournalFaults", "Close backup or antivirus programs that read it: it is tried again by itself."
        ),
    ),
    "absent": (
        QT_TRANSLATE_NOOP("JournalFaults", "The journal is missing"),
        QT_TRANSLATE_NOOP("JournalFaults", "The file with the sales of this PC is not where it should be."),
        QT_TRANSLATE_NOOP("JournalFaults", "Start Paydesk again. If it says the same, call whoever set it up."),
    ),
    "stopped": (
        QT_TRANSLATE_NOOP("JournalFaults", "Paydesk has stopped working"),
        QT_TRANSLATE_NOOP(
            "JournalFaults", "Its inner part broke. Every sale is written down, but nothing is asked now."
        ),
        QT_TRANSLATE_NOOP("JournalFaults", "Close Paydesk and start it again: it goes on where it was."),
    ),
    "bug": (
        QT_TRANSLATE_NOOP("JournalFaults", "Paydesk made a mistake"),
        QT_TRANSLATE_NOOP("JournalFaults", "Something went wrong while a sale was written down."),
        QT_TRANSLATE_NOOP("JournalFaults", "Look the sale up in Orders before you take it again."),
    ),
}

BUG: Final = "bug"
"""The `fault` of a command that nobody foresaw to fail."""

BLOCKING_FAULTS: Final = frozenset({"damaged", "altered", "newer", "stopped", "absent"})
"""Faults after which no sale may be started until the journal is well again."""


def journal_words(kind: str) -> Words:
    """The words of a fault of this PC's journal; one that is not known here reads as a mistake of Paydesk."""
    return translated("JournalFaults", JOURNAL_FAULTS.get(kind, JOURNAL_FAULTS["bug"]))


SETTINGS_TROUBLES: Final[Mapping[Trouble, tuple[str, str, str]]] = {
    Trouble.NEWER: (
        QT_TRANSLATE_NOOP("SettingsTroubles", "The settings are of a newer Paydesk"),
        QT_TRANSLATE_NOOP("SettingsTroubles", "The defaults are used; each payout needs a second person's PIN."),
        QT_TRANSLATE_NOOP("SettingsTroubles", "Start that newer version."),
    ),
    Trouble.RESTORED: (
        QT_TRANSLATE_NOOP("SettingsTroubles", "The settings file was damaged"),
        QT_TRANSLATE_NOOP("SettingsTroubles", "The settings that were saved last are used again."),
        QT_TRANSLATE_NOOP("SettingsTroubles", "Look them over in Settings."),
    ),
    Trouble.UNREADABLE: (
        QT_TRANSLATE_NOOP("SettingsTroubles", "The settings cannot be read"),
        QT_TRANSLATE_NOOP("SettingsTroubles", "The defaults are used; each payout needs a second person's PIN."),
        QT_TRANSLATE_NOOP("SettingsTroubles", "Check the rights of the data folder, then start Paydesk again."),
    ),
    Trouble.SET_ASIDE: (
        QT_TRANSLATE_NOOP("SettingsTroubles", "The settings are lost"),
        QT_TRANSLATE_NOOP(
            "SettingsTroubles",
            "Their file was damaged. The defaults are used; each payout needs a second person's PIN.",
        ),
        QT_TRANSLATE_NOOP("SettingsTroubles", "Set the address, the shop and the limits again in Settings."),
    ),
    Trouble.BAD_VALUE: (
        QT_TRANSLATE_NOOP("SettingsTroubles", "A setting is not possible"),
        QT_TRANSLATE_NOOP(
            "SettingsTroubles", "Its default is used; a limit of payouts that cannot be read is nothing."
        ),
        QT_TRANSLATE_NOOP("SettingsTroubles", "Look them over in Settings."),
    ),
}


def settings_words(event: SettingsDamaged) -> Words:
    """What is wrong with the settings file: the gravest of it."""
    gravest = next(trouble for trouble in SETTINGS_TROUBLES if trouble in {each.problem for each in event.problems})
    return translated("SettingsTroubles", SETTINGS_TROUBLES[gravest])


def failed_words(event: CommandEnded) -> Words:
    """The words of a command that was not done: this PC's fault, the service's, or one of Paydesk itself."""
    if event.fault and event.fault != BUG:
        return journal_words(event.fault)
    if event.failure is not None:
        return problem_words(event.failure.problem)
    return mistake_words()


def mistake_words() -> Words:
    """The words of what nobody foresaw."""
    return Words(
        translate("Problems", "Paydesk made a mistake"),
        translate("Problems", "What you asked for may not be done. What went wrong is in the log."),
        translate("Problems", "Look at how it stands before you press again."),
    )


PARTS: Final[Mapping[Part, str]] = {
    Part.SALES: QT_TRANSLATE_NOOP("Parts", "Sales are not read for a moment"),
    Part.PAYOUTS: QT_TRANSLATE_NOOP("Parts", "Payouts are not read for a moment"),
    Part.JOURNAL: QT_TRANSLATE_NOOP("Parts", "The journal cannot be taken up"),
    Part.RECORDER: QT_TRANSLATE_NOOP("Parts", "What was answered is not written for a moment"),
    Part.KEYS: QT_TRANSLATE_NOOP("Parts", "The keys cannot be read"),
    Part.PEOPLE: QT_TRANSLATE_NOOP("Parts", "Who works here cannot be read"),
    Part.CHAIN: QT_TRANSLATE_NOOP("Parts", "The journal is not checked for a moment"),
    Part.SECOND_START: QT_TRANSLATE_NOOP("Parts", "A second start of Paydesk is not heard for a moment"),
    Part.UPDATES: QT_TRANSLATE_NOOP("Parts", "Newer versions are not looked for at the moment"),
}
"""What does not work while a part is down."""


def part_words(event: PartFailed) -> Words | None:
    """What is down, and that it is started again by itself; None once it runs."""
    if event.again_at is None:
        return None
    text = translate(
        "Parts", "Paydesk made a mistake; its log says which. This part is started again by itself, all else goes on."
    )
    return Words(translate("Parts", PARTS[event.part]), text)


def broken_words(event: JournalBroken) -> Words:
    """Which row is not as it was written, and what is done about it."""
    title = translate("Parts", "The journal was changed outside Paydesk")
    first, others = event.facts[0], len(event.facts) - 1
    text = translate("Parts", "Row {row} is not as it was written.").format(row=number_words(first.row))
    if others:
        text += " " + translate("Parts", "%n more rows are not either.", "", others)
    todo = translate("Parts", "The sales it concerns are set aside, all else goes on. Tell the owner of the shop.")
    return Words(title, f"{text} {todo}")
