"""Bills of invoices, and the answers of Paydesk about them. Needs no Frappe."""

import json
import re
import urllib.error
import urllib.parse
import urllib.request
from decimal import Decimal

MODE = "UPI (Paydesk)"
TIMEOUT_S = 10


def bill_of(name, creation):
    """Return the number of an invoice's bill: its name, and when it was made, since names of drafts come again."""
    made = re.sub(r"\D", "", str(creation))[-12:]
    return f"{re.sub(r'[^A-Za-z0-9_/.-]+', '-', name)[:50]}-{made}"


def paise_of(payments):
    """Return what the rows of payment of an invoice take by Paydesk, in paise."""
    rows = [row for row in payments if row.get("mode_of_payment") == MODE]
    return sum(int((Decimal(str(row.get("amount") or 0)) * 100).to_integral_value()) for row in rows)


def parse_answer(text):
    """Return the charge that an invoice has stored; {} for none."""
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def problem_of(bill, paise, charge):
    """Return why an invoice may not be submitted, in words; "" if its charge is paid."""
    if paise < 0:
        return "Give money back in Paydesk."
    if charge.get("bill") != bill:
        return "Not paid at Paydesk."
    if charge.get("paid") is not True or charge.get("status") != "hand_over":
        return f"Not paid at Paydesk: {charge.get('status')}."
    if charge.get("currency") != "INR" or Decimal(str(charge.get("amount") or 0)) * 100 != paise:
        return f"Paydesk has another amount: {charge.get('amount')}."
    return ""


def ask_counter(address, key, bill):
    """Return the charge of a bill from the counter itself; {} if it has none.

    Raises:
        OSError: The counter does not answer, or refuses the key.
    """
    if not (address or "").startswith("http://127.0.0.1:"):
        raise OSError("the address begins with http://127.0.0.1:")
    url = f"{address.rstrip('/')}/v1/charges?{urllib.parse.urlencode({'bill': bill})}"
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {key}"})
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=TIMEOUT_S) as answer:
            return parse_answer(answer.read())
    except urllib.error.HTTPError as error:
        if error.code == 404:
            return {}
        raise
