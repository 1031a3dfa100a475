# python3 check.py FILE: checks an author's file of receipts with Python's own modules alone. See ../log.md.
import hashlib
import hmac
import json
import re
import sys
from base64 import b64decode


def sha256(*parts):
    return hashlib.sha256(b"".join(p if isinstance(p, bytes) else p.encode() for p in parts)).digest()


# Ed25519 of RFC 8032, because Python's own modules have none.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(a, b):
    s, t = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    u, v = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = t - s, v - u, v + u, t + s
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(n, point):
    total = (0, 1, 1, 0)
    while n:
        if n & 1:
            total = add(total, point)
        point, n = add(point, point), n >> 1
    return total


def decode(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or x * x % P != square or (x == 0 and sign):
        raise ValueError("no point")
    if x & 1 != sign:
        x = P - x
    return (x, y, 1, x * y % P)


BASE = decode(bytes([0x58] + [0x66] * 31))


def verify(key, message, signature):
    s = int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or s >= L:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    a, b = times(s, BASE), add(decode(signature[:32]), times(k, decode(key)))
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


def open_note(note, name, keys):
    text, _, lines = note.rpartition("\n\n")
    text += "\n"
    for vkey in keys:
        if not vkey.startswith(name + "+"):
            continue
        key = b64decode(vkey.split("+", 2)[2])
        for line in lines.splitlines():
            _, signer, signature = line.split(" ")
            raw = b64decode(signature)
            if signer == name and raw[:4] == sha256(name, "\n", key)[:4] and verify(key[1:], text.encode(), raw[4:]):
                return text
    sys.exit(f"not signed by {name}")


# RFC 9162, 2.1.3.2.
def root_of(leaf, at, size, path):
    value, last = leaf, size - 1
    for node in path:
        if at % 2 or at == last:
            value = sha256(b"\1", node, value)
            while at % 2 == 0 and at:
                at, last = at >> 1, last >> 1
        else:
            value = sha256(b"\1", value, node)
        at, last = at >> 1, last >> 1
    return value


file = json.load(open(sys.argv[1], encoding="utf-8"))
for act in file["acts"]:
    origin = re.search(r"^log (.+)$", act["receipt"], re.M)[1]
    text = open_note(act["receipt"], origin + "/receipts", file["keys"])
    entry = b64decode(re.search(r"^entry (.+)$", text, re.M)[1])
    digests = b""
    for name, value in act["fields"]:
        field_salt = hmac.digest(b64decode(act["salt"]), name.encode(), "sha256")
        digests += sha256("vouchsafe/field/1\n", field_salt, f"{name}\n{value}")
    if sha256("vouchsafe/act/1\n", entry[:44], digests) != entry[44:]:
        sys.exit("the words are not those of the receipt")
    if act["proof"] is None:
        print("not in the log yet")
        continue
    lines, _, checkpoint = act["proof"].partition("\n\n")
    _, index, *path = lines.split("\n")
    _, size, root, *_ = open_note(checkpoint, origin, file["keys"]).split("\n")
    at = int(index.split(" ")[1])
    if root_of(sha256(b"\0", entry), at, int(size), [b64decode(p) for p in path]) != b64decode(root):
        sys.exit("the proof does not lead to the signed root")
    print(f"act {entry[1]} is entry {at} of {size}")
