"""Doppelkopf as the Penguin book has it, without announcements."""

from itertools import combinations

from tests.engine.plain.table import JACKS, QUEENS, Order, Table, choices, named, suit_order

SOLOS = [
    "ace-solo", "heart-solo", "spade-solo", "club-solo", "diamond-solo", "international-solo", "jack-solo", "queen-solo"
]  # fmt: skip
LETTERS = {"heart-solo": "H", "spade-solo": "S", "club-solo": "C"}


class Doppelkopf(Table):
    kind = ""
    wedding = ""
    taker: int | None = None

    def start(self) -> None:
        self.phase, self.order = "bid", self.order_of("basic")
        self.trumps = self.order.trumps
        self.said: dict[int, str] = {}
        self.declared: dict[int, list[str]] = {}
        self.special: list[int] = []

    def order_of(self, game: str) -> Order:
        nine = "9" if self.options.get("nines", True) else ""
        if game in ("ace-solo", "jack-solo", "queen-solo"):
            trumps, plain = {"a": ([], "ATKQJ"), "j": (JACKS, "ATKQ"), "q": (QUEENS, "ATKJ")}[game[0]]
            return Order(trumps, plain + nine)
        if game == "international-solo":
            return Order(QUEENS + JACKS, "ATK" + nine)
        return suit_order(["TH", *QUEENS, *JACKS], LETTERS.get(game, "D"), "ATK" + nine)

    def turn(self) -> int:
        if self.phase == "bid":
            return self.around(self.eldest)[len(self.said)]
        if self.phase == "special":
            return self.special[len(self.declared)]
        if self.phase == "accept":
            return self.around((self.declarer or 0) + 1)[self.spoken]
        asked = {"offer": self.declarer, "give": self.taker}.get(self.phase)
        return super().turn() if asked is None else asked

    def may(self, seat: int) -> list[str]:
        early = self.phase == "bid" and seat not in self.said and self.may_redeal(seat)
        return [*super().may(seat), *(["redeal"] if early else [])]

    def may_redeal(self, seat: int) -> bool:
        ranks = [card[0] for card in self.dealt[seat]]
        fat = ranks.count("A") + ranks.count("T")
        return ranks.count("K") >= 5 or fat >= 8 or self.trumps_of(seat) == 1

    def trumps_of(self, seat: int) -> int:
        return sum(card in self.trumps for card in self.dealt[seat])

    def may_say(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if self.phase == "bid":
            return ["ok", "special"]
        if self.phase == "special":
            return [f"declare {game}" for game in self.may_declare(seat)]
        if self.phase == "accept":
            return ["accept", "pass"]
        if self.phase == "give":
            return choices("give", hand, 3)
        threes = {named(each) for each in combinations(hand, 3)}
        trumps = sum(card in self.trumps for card in hand)
        return [f"offer {each}" for each in threes if sum(card in self.trumps for card in each.split()) == trumps]

    def may_declare(self, seat: int) -> list[str]:
        found = list(SOLOS)
        if self.hands[seat].count("QC") == 2:
            found += ["wedding"] + ["wedding trump", "wedding plain"] * self.options.get("weddings", False)
        return found + ["poverty"] * (self.trumps_of(seat) <= 3)

    def say(self, seat: int, verb: str, words: list[str]) -> None:
        if verb in ("ok", "special"):
            self.said[seat] = verb
            if len(self.said) == 4:
                self.healthy()
        elif verb == "declare":
            self.declared[seat] = words
            if len(self.declared) == len(self.special):
                self.settle()
        elif verb == "offer":
            self.lay_away(seat, words)
            self.phase = "accept"
        elif verb == "accept":
            self.taker, self.phase = seat, "give"
            self.hands[seat] += self.laid_away
        elif verb == "give":
            self.lay_away(seat, words)
            self.hands[self.declarer or 0] += words
            self.partner, self.phase = seat, "play"
        else:
            self.spoken += 1
            if verb == "redeal" or self.spoken == 3:
                self.end("redeal", None, team=None)

    def healthy(self) -> None:
        """Everybody has spoken for the first time."""
        self.special = [seat for seat in self.around(self.eldest) if self.said[seat] == "special"]
        self.phase = "special" if self.special else "play"
        if not self.special:
            holders = [seat for seat in range(4) if "QC" in self.dealt[seat]]
            self.kind = "basic" if len(holders) == 2 else "silent-solo"
            self.declarer = holders[0] if len(holders) == 1 else None
            self.team = holders

    def settle(self) -> None:
        """The highest special game is played; of equal ones the first."""

        def height(seat: int) -> int:
            game = self.declared[seat][0]
            if game in SOLOS:
                return 2 + (SOLOS.index(game) if self.options.get("ranking") == "ranked" else 0)
            return int(game == "poverty")

        self.declarer = max(self.special, key=height)
        self.kind, *kinds = self.declared[self.declarer]
        self.phase = "offer" if self.kind == "poverty" else "play"
        if self.kind == "wedding":
            self.wedding = kinds[0] if kinds else "any"
        elif self.kind != "poverty":
            self.order = self.order_of(self.kind)

    def wins_over(self, card: str, best: str) -> bool:
        if card == best == "TH" and card in self.order.trumps:
            return self.options.get("loonies") == "second"
        return super().wins_over(card, best)

    def trick_ended(self) -> None:
        winner, cards = self.tricks[-1]
        if self.wedding and self.partner is None and len(self.tricks) <= 3 and winner != self.declarer:
            led = "trump" if cards[0] in self.order.trumps else "plain"
            self.partner = winner if self.wedding in ("any", led) else None

    def finish(self) -> None:
        by_points, by_tricks = self.taken()
        team = self.team if self.kind in ("basic", "silent-solo") else sorted(self.side())
        ours = sum(by_points[seat] for seat in team)
        side = [ours, sum(by_points) - ours]
        facts = {"declarer": self.declarer, "partner": self.partner, "points": by_points, "tricks": by_tricks}
        self.end(self.kind, None, side=side, won=ours >= 121, team=team, **facts)
