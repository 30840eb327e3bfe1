"""Sheepshead, Schafkopf for three, and American Sheepshead."""

from typing import Any

from tests.engine.plain.table import STANDARD, Table, choices, points


class Picking(Table):
    """Somebody picks the blind up and lays two cards away."""

    def start(self) -> None:
        self.phase = "pick"

    def turn(self) -> int:
        if self.phase == "pick":
            return self.around(self.eldest)[self.spoken]
        if self.phase == "play" or self.declarer is None:
            return super().turn()
        return self.declarer

    def pick(self, seat: int) -> None:
        self.declarer, self.phase = seat, "bury"
        self.hands[seat] += self.blind

    def may_say(self, seat: int) -> list[str]:
        return ["pick", "pass"] if self.phase == "pick" else choices("bury", self.buriable(seat), 2)

    def buriable(self, seat: int) -> list[str]:
        return self.hands[seat]

    def say(self, seat: int, verb: str, words: list[str]) -> None:
        if verb == "pass":
            self.spoken += 1
            if self.spoken == self.count:
                self.nobody_picks()
        elif verb == "pick":
            self.pick(seat)
        else:
            self.lay_away(seat, words)
            self.phase = "play"

    def nobody_picks(self) -> None:
        raise NotImplementedError

    def counted(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """Card points and tricks by seat, then of the declarer's side and the others."""
        by_points, by_tricks = self.taken()
        by_points[self.declarer or 0] += points(self.laid_away)
        ours, tricks = (sum(row[seat] for seat in self.side()) for row in (by_points, by_tricks))
        return by_points, by_tricks, [ours, sum(by_points) - ours], [tricks, sum(by_tricks) - tricks]

    def leaster(self, *, needs_trick: bool, **more: Any) -> None:
        by_points, by_tricks = self.taken()
        by_points[self.tricks[-1][0]] += points(self.blind)
        in_it = [seat for seat in range(self.count) if by_tricks[seat] or not needs_trick]
        best = [seat for seat in in_it if by_points[seat] == min(by_points[each] for each in in_it)]
        winner = best[0] if len(best) == 1 else None
        stake = 0 if winner is None else self.leaster_stakes()[not by_tricks[winner]]
        scores = [stake * (self.count - 1) if seat == winner else -stake for seat in range(self.count)]
        self.end("leaster", scores, points=by_points, tricks=by_tricks, winner=winner, **more)

    def leaster_stakes(self) -> tuple[int, int]:
        """From each other: what a leaster is worth with tricks, and without."""
        return 1, 1


class Window(Picking):
    def nobody_picks(self) -> None:
        self.end("passed", None)

    def finish(self) -> None:
        by_points, by_tricks, side, _ = self.counted()
        facts = {"points": by_points, "tricks": by_tricks, "side": side, "won": side[0] >= 61}
        self.end("window", None, declarer=self.declarer, **facts)


class Sheepshead(Picking):
    called = ""

    def by_jack(self) -> bool:
        return self.count == 5 and self.options.get("partner") == "jack-of-diamonds"

    def nobody_picks(self) -> None:
        if self.options.get("allpass") == "leaster":
            self.phase = "play"
        else:
            self.end("misdeal", [0] * self.count, multiplier=None, winner=None)

    def buriable(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        return hand if self.options.get("bury") == "any" else [card for card in hand if card not in self.blind]

    def may_say(self, seat: int) -> list[str]:
        if self.phase != "call":
            return super().may_say(seat)
        held = {card[1] for card in self.hands[seat] if card not in STANDARD.trumps}
        mine = (*self.hands[seat], *self.laid_away)
        return ["alone", *(f"call {suit}" for suit in "CSH" if suit in held and "A" + suit not in mine)]

    def say(self, seat: int, verb: str, words: list[str]) -> None:
        if verb == "alone":
            self.phase = "play"
        elif verb == "call":
            self.called, self.phase = words[0], "play"
            self.partner = next(other for other in range(self.count) if "A" + words[0] in self.hands[other])
        else:
            super().say(seat, verb, words)
        if verb == "bury" and self.by_jack():
            self.partner = next((each for each in range(5) if each != seat and "JD" in self.hands[each]), None)
        elif verb == "bury" and self.count == 5:
            self.phase = "call"

    def playable(self, seat: int) -> list[str]:
        may = super().playable(seat)
        return ["JD"] if self.by_jack() and seat == self.partner and "JD" in may else may

    def finish(self) -> None:
        if self.declarer is None:
            self.leaster(needs_trick=True, multiplier=None)
            return
        by_points, by_tricks, side, tricks = self.counted()
        times = 3 if 0 in tricks else 2 if max(side) >= 91 else 1
        won = side[0] >= 61
        worth = times if won else -times
        lone = self.partner is None
        shares = {self.declarer: self.count - 1} if lone else {self.declarer: 2, self.partner: 1}
        scores = [shares.get(seat, -1) * worth for seat in range(self.count)]
        facts = {"points": by_points, "tricks": by_tricks, "side": side, "won": won}
        kind = "jack" if self.by_jack() else "called" if self.called else "alone"
        facts |= {"declarer": self.declarer, "partner": self.partner}
        self.end(kind, scores, multiplier=times, winner=None, **facts)


class American(Picking):
    picked: int | None = None
    solo = False

    def start(self) -> None:
        self.variant = self.options.get("variant", "three")
        self.phase = "play" if self.variant == "partnership" else "pick"
        self.may_solo = self.variant == "three" and self.options.get("solobid", False)

    def may_say(self, seat: int) -> list[str]:
        if self.phase == "call":
            return ["alone", "partner"]
        if self.phase != "pick":
            return super().may_say(seat)
        return ["pass", *(["pick"] if self.picked is None else []), *(["solo"] if self.may_solo else [])]

    def say(self, seat: int, verb: str, words: list[str]) -> None:
        if self.phase == "call":
            self.phase = "play"
            if verb == "partner":
                self.partner = next(each for each in range(4) if "JD" in self.hands[each])
        elif verb == "solo":
            self.solo, self.declarer, self.phase, self.laid_away = True, seat, "play", self.blind
        elif verb == "pick" and self.may_solo:
            self.picked = seat
            self.spoken += 1
            if self.spoken == self.count:
                self.pick(seat)
        else:
            has_jack = "JD" in self.hands[seat]
            super().say(seat, verb, words)
            if verb == "bury" and self.variant == "solo" and not has_jack:
                self.phase = "call"

    def nobody_picks(self) -> None:
        if self.picked is None:
            self.phase = "play"
        else:
            self.pick(self.picked)

    def leaster_stakes(self) -> tuple[int, int]:
        return 2, 3 if self.options.get("wergin") else 4

    def stake(self, level: int) -> int:
        if self.solo:
            return 4 + level
        return 3 + level if self.options.get("wergin") else 2 + 2 * level

    def finish(self) -> None:
        if self.variant == "partnership":
            self.finish_in_teams()
        elif self.declarer is None:
            self.leaster(needs_trick=False, fox=None)
        else:
            self.finish_declared(self.declarer)

    def finish_in_teams(self) -> None:
        by_points, by_tricks = self.taken()
        side, tricks = ([row[0] + row[2], row[1] + row[3]] for row in (by_points, by_tricks))
        fox = next(winner for winner, cards in self.tricks if "AD" in cards)
        winner = max((0, 1), key=lambda team: side[team] + (fox % 2 == team))
        worth = self.stake(2 if not tricks[1 - winner] else int(side[winner] >= 91))
        scores = [worth if seat % 2 == winner else -worth for seat in range(4)]
        self.end("partnership", scores, points=by_points, tricks=by_tricks, side=side, winner=winner, fox=fox)

    def finish_declared(self, declarer: int) -> None:
        by_points, by_tricks, side, tricks = self.counted()
        won = side[0] >= 61
        ahead = 0 if won else 1
        worth = self.stake(2 if not tricks[1 - ahead] else int(side[ahead] >= 91)) * (1 if won else -1)
        lone = self.partner is None
        scores = [worth if seat in self.side() else -worth for seat in range(self.count)]
        scores[declarer] *= self.count - 1 if lone else 1
        kind = ("solo" if self.solo else "pick") if self.variant == "three" else ("alone" if lone else "partner")
        facts = {"declarer": declarer, "partner": self.partner, "points": by_points, "tricks": by_tricks, "won": won}
        self.end(kind, scores, side=side, winner=None, fox=None, **facts)
