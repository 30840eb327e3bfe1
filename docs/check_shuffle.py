"""Check the shuffle of a record with nothing but the standard library: python check_shuffle.py deal.txt."""

import re
import sys
from hashlib import sha256
from pathlib import Path


def fields(*values):
    return b"".join(len(value).to_bytes(4, "big") + value for value in values)


def words(seed):
    for block in range(2**32):
        digest = sha256(seed + block.to_bytes(4, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))


def shuffle(cards, secret, parts, deal):
    pack = sorted(cards, key=lambda card: ("CSHD".index(card[1]), "6789TJQKA".index(card[0])))
    stream = words(sha256(fields(bytes.fromhex(secret), *(part.encode() for part in parts), deal.encode())).digest())
    for last in range(len(pack) - 1, 0, -1):
        fair = 2**32 // (last + 1) * (last + 1)
        other = next(word for word in stream if word < fair) % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def unquoted(text):
    return re.sub(r'\\(?:(["\\])|u\{([0-9a-f]+)\})', lambda it: it[1] or chr(int(it[2], 16)), text[1:-1])


if __name__ == "__main__":
    head = Path(sys.argv[1]).read_text(encoding="utf-8").split("\n\n")[0]
    lines = dict(line.split(": ", 1) for line in head.split("\n"))
    written = {name: lines[name] for name in lines if name.startswith("part ")}
    if "deleted" in written.values():
        sys.exit("A word was deleted by whoever typed it; without it nobody can follow this shuffle.")
    parts = [unquoted(part) for part in written.values()]
    pack, hashed = lines["pack"].split(), sha256(bytes.fromhex(lines["secret"])).hexdigest()
    fits = shuffle(pack, lines["secret"], parts, lines["shuffle"]) == pack and hashed == lines["committed"]
    print(f"The secret's hash is {hashed}.", "The pack is true." if fits else "THE PACK IS NOT THIS SHUFFLE'S.")
    sys.exit(not fits)
