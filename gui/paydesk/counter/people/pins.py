"""Checks PINs: each try is counted on disk before the PIN is compared."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

from paydesk.counter.access import CommandRefused
from paydesk.counter.context import Context
from paydesk.counter.people.repository import PeopleRepository
from paydesk.domain.people import facts
from paydesk.domain.people.facts import PersonFactKind
from paydesk.domain.people.messages import PinProblem, PinRefused
from paydesk.domain.people.person import Permission, Person, has_permission, is_valid_pin, needs_supervisor, pin_wait_ms
from paydesk.domain.people.stored import WrongPin
from paydesk.store.errors import StoreError
from paydesk.store.people.file import Member
from paydesk.store.people.pin_digest import verify_pin

_LOG = logging.getLogger("paydesk.counter")


def pin_refused(ask_id: str, person_id: str, problem: PinProblem, until: int | None = None) -> CommandRefused:
    """Return the exception for a refused PIN."""
    return CommandRefused(PinRefused(ask_id, person_id, problem, until))


class PinChecker:
    """Checks PINs; the service decides what a right one opens. One call at a time.

    Each try is counted on disk before the comparison, so that neither a kill nor a restart gives more tries. A PC clock
    that is set forward does not allow more than ten either.
    """

    def __init__(self, people: PeopleRepository, context: Context) -> None:
        self._people = people
        self._context = context

    async def check(self, ask_id: str, person_id: str, pin: str, permission: Permission) -> Person:
        """Return the person if the PIN is theirs and they have the permission.

        Raises:
            CommandRefused: PinRefused.
        """
        person = await self._identify(ask_id, person_id, pin)
        if not has_permission(person.role, permission, demo=self._context.config.demo):
            self._context.write_later(facts.person_fact(person, self._context.now(), PersonFactKind.PIN_REFUSED))
            raise pin_refused(ask_id, person_id, PinProblem.ROLE)
        return person

    async def _identify(self, ask_id: str, person_id: str, pin: str) -> Person:
        member = self._people.get(person_id)
        if member is None:
            raise pin_refused(ask_id, person_id, PinProblem.WRONG)
        if self._is_blocked(member):
            raise pin_refused(ask_id, person_id, PinProblem.SUPERVISOR)
        if self._context.now() < member.locked_until:
            raise pin_refused(ask_id, person_id, PinProblem.WAIT, member.locked_until)
        return await self._count_and_match(ask_id, member, pin)

    async def _count_and_match(self, ask_id: str, member: Member, pin: str) -> Person:
        context, person, count = self._context, member.person, member.wrong_pins + 1
        wait = pin_wait_ms(count)
        counted = replace(member, wrong_pins=count, locked_until=context.now() + wait)
        try:
            await self._people.update(counted)
        except StoreError as fault:
            _LOG.warning("PIN refused, try cannot be counted: %s", fault)
            raise pin_refused(ask_id, person.person_id, PinProblem.NOT_COUNTED) from fault
        if is_valid_pin(pin) and await context.run_in_thread(partial(verify_pin, pin, member.pin)):
            await self.reset_failures(replace(counted, pin_length=len(pin)))
            return person
        wrong = WrongPin(person.name, person.role, count)
        context.write_later(facts.person_fact(person, context.now(), PersonFactKind.PIN_WRONG, wrong))
        if self._is_blocked(counted):
            raise pin_refused(ask_id, person.person_id, PinProblem.SUPERVISOR)
        raise pin_refused(ask_id, person.person_id, PinProblem.WRONG, counted.locked_until if wait else None)

    def _is_blocked(self, member: Member) -> bool:
        """Return True if only another person can release this one. If nobody could, each try waits instead."""
        return needs_supervisor(member.wrong_pins) and any(
            has_permission(other.person.role, Permission.RELEASE, demo=True) and not needs_supervisor(other.wrong_pins)
            for other in self._people.members
            if other.person.person_id != member.person.person_id
        )

    async def reset_failures(self, member: Member) -> None:
        """Set a member's count of wrong PINs to zero."""
        try:
            await self._people.update(member.without_failures())
        except StoreError as fault:  # on disk this one try stays counted
            _LOG.warning("Wrong PINs cannot be reset: %s", fault)
            self._people.update_in_memory(member.without_failures())
