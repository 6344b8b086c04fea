"""Faults of the line, from what the HTTP library raises to a `ServiceError`."""

from __future__ import annotations

import errno
import socket
import ssl
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import httpx

from paydesk.api.errors import About, AnswerFault, BadAnswer, ServiceError
from paydesk.domain.failure import Problem

_NO_NETWORK: Final = frozenset(
    {
        errno.ENETUNREACH,
        errno.EHOSTUNREACH,
        errno.ENETDOWN,
        errno.EADDRNOTAVAIL,
        10050,  # WSAENETDOWN
        10051,  # WSAENETUNREACH
        10065,  # WSAEHOSTUNREACH
    }
)


def line_error(fault: Exception, about: About, *, proxied: bool = False) -> ServiceError:
    """The error for an exception of httpx, or of the operating system, in one call.

    `proxied`: calls go through a proxy, so that a connection which was never made is one to the proxy.
    Only a connection that was never made leaves the outcome of a create known (DESIGN.md, truth 5).
    """
    about = replace(about, message=type(fault).__name__)
    match fault:
        case httpx.ProxyError():
            return ServiceError(Problem.PROXY, about)
        case httpx.ConnectTimeout():
            return _nobody_there(about, proxied=proxied)
        case httpx.PoolTimeout():
            return ServiceError(
                Problem.TIMED_OUT, about, outcome_known=True
            )  # it waited for a free connection and never left
        case httpx.ConnectError():
            return _not_connected(fault, about, proxied=proxied)
        case httpx.TimeoutException() | TimeoutError():
            return ServiceError(Problem.TIMED_OUT, about)
        case httpx.UnsupportedProtocol() | httpx.InvalidURL():
            return BadAnswer(AnswerFault.REDIRECT, about)  # ours is checked: it is an address in the answer
        case httpx.RemoteProtocolError() if not _closed(fault):
            return BadAnswer(AnswerFault.NOT_HTTP, about)
        case _:
            return ServiceError(Problem.LINE_CUT, about)


def _nobody_there(about: About, *, proxied: bool) -> ServiceError:
    return ServiceError(Problem.PROXY if proxied else Problem.NO_ANSWER, about)


def _not_connected(fault: Exception, about: About, *, proxied: bool) -> ServiceError:
    causes = list(_causes(fault))
    if any(isinstance(cause, ssl.SSLError) for cause in causes):
        return ServiceError(Problem.NOT_TRUSTED, about)
    if any(isinstance(cause, socket.gaierror) for cause in causes):
        return ServiceError(Problem.PC_OFFLINE, about)
    # one address may have no route (IPv6 at home) while another one refuses: then there is a network
    numbers = {cause.errno for cause in causes if isinstance(cause, OSError) and cause.errno is not None}
    if numbers and numbers <= _NO_NETWORK:
        return ServiceError(Problem.PC_OFFLINE, about)
    return _nobody_there(about, proxied=proxied)


def _closed(fault: Exception) -> bool:
    text = str(fault).lower()
    return "closed" in text or "disconnected" in text


def _causes(fault: BaseException) -> Iterator[BaseException]:
    """The exception, what it came from, and the members of groups among these (one for each address tried)."""
    waiting: list[BaseException] = [fault]
    seen: set[int] = set()
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        waiting += [cause for cause in (one.__cause__, one.__context__) if cause is not None]
        if isinstance(one, BaseExceptionGroup):
            waiting += one.exceptions
