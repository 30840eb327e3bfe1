"""Check the shuffle and the cut of a record with nothing but the standard library: python check_shuffle.py deal.txt."""

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


def below(count, stream):
    fair = 2**32 // count * count
    return next(word for word in stream if word < fair) % count


def stream_of(secret, parts, name, derivation=1):
    begins = [b"lambapea shuffle 2"] if derivation == 2 else []
    texts = [text.encode() for text in (*parts, name)]
    return words(sha256(fields(*begins, bytes.fromhex(secret), *texts)).digest())


def new_pack(cards):
    return sorted(cards, key=lambda card: ("CSHD".index(card[1]), "6789TJQKA".index(card[0])))


def shuffled(pack, stream):
    pack = [*pack]
    for last in range(len(pack) - 1, 0, -1):
        other = below(last + 1, stream)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def shuffle(cards, secret, parts, deal, derivation=1):
    return shuffled(new_pack(cards), stream_of(secret, parts, deal, derivation))


def cut(cards, secret, parts, deal, ways):
    new, stream = new_pack(cards), stream_of(secret, parts, deal, 2)
    shuffled(new, stream)
    place, way = 1 + below(len(new) - 1, stream), ways[below(len(ways), stream)]
    card = f" {new[below(len(new), stream)]}" if way == "upto" else ""
    return f"cut {way}{card} at {place}"


def dealer(secret, parts, deal, players):
    board = re.fullmatch("([0-9A-Z]+)-([1-9][0-9]*)", deal)
    return board and (below(players, stream_of(secret, parts, board[1], 2)) + int(board[2]) - 1) % players


def unquoted(text):
    return re.sub(r'\\(?:(["\\])|u\{([0-9a-f]+)\})', lambda it: it[1] or chr(int(it[2], 16)), text[1:-1])


if __name__ == "__main__":
    head = Path(sys.argv[1]).read_text(encoding="utf-8").split("\n\n")[0]
    lines = dict(line.split(": ", 1) for line in head.split("\n"))
    written = {name: lines[name] for name in lines if name.startswith("part ")}
    if "deleted" in written.values():
        sys.exit("A word was deleted by whoever typed it; without it nobody can follow this shuffle.")
    parts = [unquoted(part) for part in written.values()]
    of, derivation = (lines["secret"], parts, lines["shuffle"]), int(lines.get("derivation", 1))
    pack, hashed = lines["pack"].split(), sha256(bytes.fromhex(lines["secret"])).hexdigest()
    said = {"The pack": shuffle(pack, *of, derivation) == pack and hashed == lines["committed"]}
    if derivation == 2:
        said["The cut"] = lines["cut"].split(" ", 1)[1] == cut(pack, *of, lines["ways"].split())
        dealt = dealer(*of, sum(name.startswith("player ") for name in lines))
        said |= {} if dealt is None else {"The dealer": int(lines["dealer"]) == dealt}
    print(f"The secret's hash is {hashed}.")
    for what, is_true in said.items():
        print(f"{what} is true." if is_true else f"{what.upper()} IS NOT THIS SHUFFLE'S.")
    if derivation == 1:
        print("It is of a time when the cutter chose the cut, or nobody did and it is in the middle.")
    sys.exit(not all(said.values()))
