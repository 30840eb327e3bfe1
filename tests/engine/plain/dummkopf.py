"""Schafkopf as the book for fools tells it."""

from tests.engine.plain.table import JACKS, QUEENS, STANDARD, Order, Table, suit_order

GAMES = (
    "solo", "club-solo", "spade-solo", "heart-solo", "ober", "unter", "club-ober", "spade-ober", "heart-ober",
    "diamond-ober", "club-unter", "spade-unter", "heart-unter", "diamond-unter", "no-trump",
)  # fmt: skip
LETTERS = {"club": "C", "spade": "S", "heart": "H", "diamond": "D"}
BLACK = ("QC", "QS")


def order_of(game: str) -> Order:
    if "-" not in game:
        return {"solo": STANDARD, "ober": Order(QUEENS, "ATKJ987"), "unter": Order(JACKS, "ATKQ987")}[game]
    suit, kind = game.split("-")
    if kind == "trump":
        return Order([], "ATKQJ987")
    if kind == "solo":
        return suit_order(QUEENS + JACKS, LETTERS[suit], "ATK987")
    return suit_order(QUEENS if kind == "ober" else JACKS, LETTERS[suit], "ATKJ987" if kind == "ober" else "ATKQ987")


class Dummkopf(Table):
    kind = ""
    ace = ""
    blind_called = False
    tout = False

    def start(self) -> None:
        self.phase = "bid"

    def turn(self) -> int:
        return self.around(self.eldest)[self.spoken] if self.phase == "bid" else super().turn()

    def may_say(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        found = ["pass", *(f"declare {game}{b}{t}" for game in GAMES for b in ("", " blind") for t in ("", " tout"))]
        black = [card for card in hand if card in BLACK]
        if black:
            found += [f"play {card}" for card in hand]
        if len(black) == 2:
            held = {card[1] for card in hand if card not in STANDARD.trumps}
            found += [f"call {suit}" for suit in "CSH" if suit in held and "A" + suit not in hand]
        return found

    def say(self, seat: int, verb: str, words: list[str]) -> None:
        if verb == "pass":
            self.spoken += 1
            if self.spoken == 4:
                self.end("redeal", [0] * 4, blind=False, tout=False)
            return
        self.phase, self.leader, self.declarer = "play", seat, seat
        if verb == "play":
            self.partner = next((each for each in self.around(seat)[1:] if {*BLACK} & {*self.hands[each]}), None)
            self.kind = "alone" if self.partner is None else "standard"
            self.lay(seat, words[0])
        elif verb == "call":
            self.kind, self.ace = "called", "A" + words[0]
            self.partner = next(each for each in range(4) if self.ace in self.hands[each])
        else:
            self.kind, self.order = words[0], order_of(words[0])
            self.blind_called, self.tout = "blind" in words, "tout" in words
            if self.blind_called:
                self.partner = (seat + 2) % 4
                self.out = (self.partner,)

    def playable(self, seat: int) -> list[str]:
        may = super().playable(seat)
        led = self.order.suit(self.trick[0][1]) if self.trick else ""
        if self.ace in may and len(self.hands[seat]) > 1 and led != self.ace[1]:
            may = [card for card in may if card != self.ace]
        if self.options.get("climb") and self.trick:
            best = self.trick[0][1]
            for _, card in self.trick[1:]:
                best = card if self.order.beats(card, best) else best
            may = [card for card in may if self.order.beats(card, best)] or may
        return may

    def finish(self) -> None:
        by_points, by_tricks = self.taken()
        ours, tricks = (sum(row[seat] for seat in self.side()) for row in (by_points, by_tricks))
        theirs = sum(by_points) - ours
        offense = 3 if tricks == 8 else 2 if ours >= 61 else int(ours >= 31)
        won = ours >= 61
        if self.tout:
            offense, won = 4 if tricks == 8 else 0, tricks == 8
        defense = 3 if tricks == 0 else 2 if theirs >= 60 else int(theirs >= 30)
        scores = [offense if seat in self.side() else defense for seat in range(4)]
        facts = {"declarer": self.declarer, "partner": self.partner, "points": by_points, "tricks": by_tricks}
        self.end(self.kind, scores, side=[ours, theirs], won=won, blind=self.blind_called, tout=self.tout, **facts)
