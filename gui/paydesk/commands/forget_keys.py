"""`paydesk forget-keys`: takes all that is Paydesk's out of the system's keychain, once its data is removed."""

from __future__ import annotations

from typing import TextIO

from paydesk.store.folders import home
from paydesk.store.secrets import Keeping, Secrets


def forget_keys(out: TextIO, complain: TextIO) -> int:
    """Forget what the keychain keeps under our name. 0, or 1 when some of it may still be there.

    While the data folder is there nothing is forgotten: its file of people opens by one of these keys alone
    (docs/decisions/0012), and a counter may be at work with the others.
    """
    if home().exists():
        complain.write(
            f"What this PC's counter keeps is still there, in {home()}, and works with these keys. Remove that folder"
            " first; or start Paydesk, and take the keys of the service away in its settings.\n"
        )
        return 1
    secrets = Secrets()
    if not secrets.delete_all():
        complain.write("The system's keychain does not let go of Paydesk's keys: open it, and try again.\n")
        return 1
    if secrets.state is Keeping.ABSENT:
        out.write("There is no keychain in this session: nothing was there to be forgotten.\n")
    else:
        out.write("The system's keychain keeps nothing of Paydesk's any more.\n")
    return 0
