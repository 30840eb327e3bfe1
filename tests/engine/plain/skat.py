"""Skat."""

from typing import Any

from tests.engine.plain.table import JACKS, Order, Table, choices, points, suit_order

LETTERS = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"}
BASE = {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, "grand": 24}
NUMBERS = sorted(
    {base * times for base in (9, 10, 11, 12) for times in range(2, 26)}
    | {24 * times for times in range(2, 19)}
    | {23, 35, 46, 59}
)
GRAND = Order(JACKS, "ATKQ987")


class Skat(Table):
    high: int | None = None
    from_hand = False
    game = ""
    extras: list[str]

    def start(self) -> None:
        """Middlehand bids to forehand; `bidder` and `holder` are the two who speak to each other."""
        self.phase, self.order, self.laid_away, self.extras = "auction", GRAND, self.blind, []
        self.forehand, self.rearhand = self.eldest, self.dealer
        self.bidder, self.holder, self.speaks, self.round = self.eldest + 1, self.eldest, self.eldest + 1, 1
        self.bidder %= 3
        self.speaks %= 3

    def turn(self) -> int:
        if self.phase == "auction":
            return self.speaks
        return super().turn() if self.phase == "play" or self.declarer is None else self.declarer

    def may_say(self, seat: int) -> list[str]:
        if self.phase == "auction":
            return ["pass", *self.may_bid(seat)]
        if self.phase == "choice":
            return ["hand", "pickup"]
        if self.phase == "discard":
            return choices("discard", self.hands[seat], 2)
        return ["declare reject", "declare null", "declare null open", *self.may_declare()]

    def may_bid(self, seat: int) -> list[str]:
        if self.round == 3:
            return ["bid 18"]
        if seat == self.holder:
            return ["hold"]
        return [f"bid {number}" for number in NUMBERS if self.high is None or number > self.high]

    def may_declare(self) -> list[str]:
        extras = ["", " schneider", " schwarz", " open"]
        if self.options.get("announce") == "hand":
            extras = extras if self.from_hand else [""]
        else:
            extras += [" schneider open", " schwarz open"]
        return [f"declare {game}{extra}" for game in BASE for extra in extras]

    def say(self, seat: int, verb: str, words: list[str]) -> None:
        if self.phase == "auction":
            self.say_in_auction(seat, verb, words)
        elif verb == "hand":
            self.from_hand, self.phase = True, "declare"
        elif verb == "pickup":
            self.hands[seat] += self.blind
            self.phase = "discard"
        elif verb == "discard":
            self.lay_away(seat, words)
            self.phase = "declare"
        else:
            self.game, *self.extras = words
            self.phase = "play"
            if self.game in LETTERS:
                self.order = suit_order(JACKS, LETTERS[self.game], "ATKQ987")
            elif self.game == "null":
                self.order = Order([], "AKQJT987")

    def say_in_auction(self, seat: int, verb: str, words: list[str]) -> None:
        if verb == "bid":
            self.high, self.speaks = int(words[0]), self.holder
            if self.round == 3:
                self.win_auction(seat)
        elif verb == "hold":
            self.speaks = self.bidder
        elif self.round == 3:
            names = ("hand", "declared", "open", "bid", "matadors", "value", "overbid")
            self.end("passed", [0, 0, 0], **dict.fromkeys(names))
        else:
            left = self.bidder if seat == self.holder else self.holder
            self.next_round(left)

    def next_round(self, left: int) -> None:
        self.round += 1
        if self.round == 2:
            self.bidder, self.holder, self.speaks = self.rearhand, left, self.rearhand
        elif self.high is None:
            self.speaks = self.forehand
        else:
            self.win_auction(left)

    def win_auction(self, seat: int) -> None:
        self.declarer, self.phase = seat, "choice"

    def finish(self) -> None:
        declarer = self.declarer or 0
        by_points, by_tricks = self.taken()
        declared = next((word for word in self.extras if word != "open"), None)
        facts: dict[str, Any] = {"declarer": declarer, "hand": self.from_hand, "declared": declared, "bid": self.high}
        facts |= {"open": "open" in self.extras, "tricks": by_tricks, "points": by_points}
        if self.game == "reject":
            self.finish_reject(facts)
            return
        if self.game != "null":
            by_points[declarer] += points(self.laid_away)
        side = [by_points[declarer], sum(by_points) - by_points[declarer]]
        made, value, matadors = self.judged(declarer, side[0], by_tricks[declarer])
        won = made and value >= (self.high or 0)
        lost = 2 * value if self.game == "null" else (self.high or 0) * (1 if self.from_hand else 2)
        scores = [(value if won else -lost) if seat == declarer else 0 for seat in range(3)]
        facts |= {"side": side, "won": won, "overbid": made and not won, "matadors": matadors}
        self.end(self.game, scores, value=value if made or self.game == "null" else None, **facts)

    def finish_reject(self, facts: dict[str, Any]) -> None:
        by_points, by_tricks = facts["points"], facts["tricks"]
        best = [each == min(by_points) for each in by_points]
        scores = [(10 if tricks else 20) if first else 0 for first, tricks in zip(best, by_tricks, strict=True)]
        won = scores[facts["declarer"]] > 0
        self.end("reject", scores, won=won, matadors=None, value=None, overbid=False, **facts)

    def judged(self, declarer: int, reached: int, tricks: int) -> tuple[bool, int, int | None]:
        """Whether the game was made, its value, its matadors."""
        hand, is_open = self.from_hand, "open" in self.extras
        if self.game == "null":
            return (
                tricks == 0,
                {(False, False): 23, (True, False): 35, (False, True): 46}.get((hand, is_open), 59),
                None,
            )
        matadors = self.matadors([*self.dealt[declarer], *self.blind])
        every = tricks == 10
        enough = 90 if self.options.get("schneider") == "90" else 91
        if "schwarz" in self.extras:
            made, outcome = every, 5
        elif "schneider" in self.extras:
            made, outcome = reached >= enough, 4 if every else 3
        else:
            made, outcome = reached >= 61, 2 if every else int(reached >= enough)
        if is_open and self.options.get("announce") == "hand":
            made = every
        return made, BASE[self.game] * (1 + abs(matadors) + hand + outcome + 7 * is_open), matadors

    def matadors(self, held: list[str]) -> int:
        having = [card in held for card in self.order.trumps]
        row = having.index(not having[0]) if not all(having) and any(having) else len(having)
        return row if having[0] else -row
