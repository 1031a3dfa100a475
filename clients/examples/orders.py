"""Invites the customers of a list of orders, then prints what last month's reviews are about and what stands out."""

import json
import os
from datetime import date, timedelta
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ORDERS = [
    {"name": "Lotte Maes", "email": "lotte@mail.example", "orderReference": "4711", "language": "en"},
    {"name": "Jonas Weber", "email": "jonas@mail.example", "orderReference": "4712", "language": "de"},
]
TERMS = {"legalBasis": "existing_customer", "source": "Orders of our shop", "reminders": 1}


def ask(path, body=None, **headers):
    request = Request(
        os.environ["VOUCHSAFE_URL"] + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["VOUCHSAFE_KEY"],
            "Content-Type": "application/json",
            **headers,
        },
    )
    try:
        with urlopen(request) as response:
            return json.load(response)
    except HTTPError as error:
        raise SystemExit(f"{error.code}: {error.read().decode()}")


# Sent again, the same list gets the same answer.
once = {"Idempotency-Key": f"orders {','.join(order['orderReference'] for order in ORDERS)}"[:200]}
answer = ask("/invitations/bulk", {"invitations": [{**order, **TERMS} for order in ORDERS]}, **once)
print(len(answer["invited"]), "invited")
for one in answer["refused"]:
    print(f"Order {ORDERS[one['index']]['orderReference']}: {one['message']}")

to = date.today().replace(day=1) - timedelta(days=1)
since = to.replace(day=1)
for one in ask(f"/topics?from={since}&to={to}")["data"]:
    print(f"{one['topic']}: {one['praise']} praise, {one['complaints']} complain")
for one in ask("/findings")["data"]:
    print(f"{one['side']} of {one['topic']}: {one['reviews']} of {one['of']} reviews")
