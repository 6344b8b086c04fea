"""The texts of problems and of the sides where they are: title, text, next step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paydesk.domain.failure import Problem, Side
from paydesk.ui.words.base import QT_TRANSLATE_TABLES

PROBLEMS: Final[Mapping[Problem, tuple[str, str, str]]] = {
    Problem.PC_OFFLINE: (
        "This PC is offline",
        "This PC has no network. The payment service cannot be asked from here.",
        "Check the network cable or the Wi-Fi of this PC; if web pages open, check the service's address in Settings.",
    ),
    Problem.PROXY: (
        "The proxy of this PC does not work",
        "This PC goes to the network through a proxy, and that lets nothing through.",
        "Have the proxy in this PC's network settings checked, then start Paydesk again.",
    ),
    Problem.NO_ANSWER: (
        "The payment service does not answer",
        "This PC is online, but the payment service cannot be reached.",
        "Wait: it is asked again by itself. If it lasts, call the service's support.",
    ),
    Problem.TIMED_OUT: (
        "The payment service took too long",
        "The request was sent, and no answer came in time. It may have arrived.",
        "Wait: the status is read before anything is sent again.",
    ),
    Problem.LINE_CUT: (
        "The line was cut",
        "The connection broke in the middle of an answer. The request may have arrived.",
        "Wait: the status is read as soon as the line is back.",
    ),
    Problem.NOT_TRUSTED: (
        "The service's identity could not be checked",
        "Its certificate is not trusted by this PC, so nothing was sent to it.",
        "Check the date of this PC. If it is right, somebody may be listening: tell whoever set it up.",
    ),
    Problem.SLOW_DOWN: (
        "Told to slow down",
        "The payment service got too many questions from this shop and wants a pause.",
        "Wait: asking goes on by itself.",
    ),
    Problem.KEYS_REFUSED: (
        "The keys were refused",
        "The payment service does not know the client id and secret of this counter.",
        "Enter the keys again in Settings, Keys of the service.",
    ),
    Problem.NOT_ALLOWED: (
        "This counter is not allowed to do that",
        "The payment service knows the keys, but not this network address, or not this feature.",
        "Have the address of this PC allowed in the service's dashboard.",
    ),
    Problem.NOT_FOUND: (
        "The service does not know it",
        "There is no such order, or no such terminal, at the payment service.",
        "Compare the order number with the bill, and the terminal in Settings.",
    ),
    Problem.ALREADY_EXISTS: (
        "It exists already",
        "The payment service has an order of this number already.",
        "Look the number up in Orders before it is taken again.",
    ),
    Problem.REFUSED: (
        "The service refused the request",
        "Something in the request is not what the payment service accepts.",
        "Read its own words in Orders, in the story of this sale.",
    ),
    Problem.KEY_REUSED: (
        "The request was sent before",
        "The payment service had the same request earlier, with other details.",
        "Ask for the status: the first request may have arrived.",
    ),
    Problem.SERVICE_FAULT: (
        "The payment service has a fault",
        "It answered that something broke on its side.",
        "Nothing to mend here. It is asked again by itself.",
    ),
    Problem.BAD_ANSWER: (
        "The answer could not be read",
        "It was cut, or it is about something else than was asked.",
        "Wait: the status is read again by itself. If it lasts, call the service's support.",
    ),
    Problem.NOT_THE_SERVICE: (
        "The service itself did not answer",
        "Something between this PC and the payment service answered: a login page, a proxy or a filter.",
        "Check the network: open a web page on this PC and see whether it wants a login.",
    ),
    Problem.NETWORK_LOGIN: (
        "The network wants a login",
        "Something between this PC and the payment service answered: the login page of this network.",
        "Open a web page on this PC and log in to the network.",
    ),
    Problem.PROXY_LOGIN: (
        "The proxy wants a login",
        "Something between this PC and the payment service answered: the proxy that this PC goes through.",
        "Have the proxy and its login in this PC's network settings checked, then start Paydesk again.",
    ),
    Problem.FILTERED: (
        "A filter blocks the payment service",
        "Something between this PC and the payment service answered: a filter, a firewall or the service's front door.",
        "Have the service's address allowed in the filter here, and this PC's address in the service's dashboard.",
    ),
    Problem.EDGE_FAULT: (
        "The way to the payment service is down",
        "Something between this PC and the payment service answered: a proxy, or the service's front door.",
        "Wait: it is asked again by itself. If it lasts, check the network.",
    ),
    Problem.RULES: (
        "The details break a rule",
        "A number or text is not of the shape that the payment service demands.",
        "Correct it and try again; nothing was sent.",
    ),
    Problem.WRONG_AMOUNT: (
        "The amount is not the order's",
        "The amount typed and the amount of this order differ. No QR was made.",
        "Check the bill: is it the right order, and the right amount?",
    ),
    Problem.NOT_ACTIVE: (
        "The order cannot be paid any more",
        "The payment service says that this order is not open.",
        "Look at its status; take a new sale if it was not paid.",
    ),
    Problem.NO_KEYS: (
        "There are no keys yet",
        "This counter has no client id and secret for the payment service.",
        "Enter them in Settings, Keys of the service.",
    ),
    Problem.OTHER_KEYS: (
        "These keys do not know this order",
        "It was made with other keys, or at another address, than this counter uses now.",
        "Look it up where it was made, or put the former keys back in Settings.",
    ),
    Problem.TERMINAL_GONE: (
        "The terminal is not set any more",
        "The terminal with which this order was made was taken out of the settings.",
        "Set it again in Settings, Shop and terminal; then press F7.",
    ),
}

SIDES: Final[Mapping[Side, str]] = {
    Side.THIS_PC: "The fault is on this PC's side.",
    Side.SERVICE: "The fault is on the payment service's side.",
    Side.SHOP: "The fault is in the shop's own settings.",
    Side.SALE: "The fault is in this sale's details.",
}


QT_TRANSLATE_TABLES("Problems", PROBLEMS, SIDES)
