"""When the clocks of tables ring."""

from bisect import bisect_left, bisect_right, insort
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Alarm:
    """It means nothing any more if the table is not at this revision when it rings. when: by the monotonic clock."""

    when: float
    table: int
    revision: int
    kind: str


class Alarms:
    """Every table's alarms, one of a kind, the nearest first. A table that moves on leaves none behind."""

    def __init__(self) -> None:
        self._alarms: list[Alarm] = []
        self._by_table: dict[int, dict[str, Alarm]] = {}

    def __len__(self) -> int:
        """How many are still to ring."""
        return len(self._alarms)

    @property
    def nearest(self) -> float | None:
        """When the next one rings."""
        return self._alarms[0].when if self._alarms else None

    def put(self, alarm: Alarm) -> None:
        """Let it ring, in place of the table's last one of its kind."""
        own = self._by_table.setdefault(alarm.table, {})
        if alarm.kind in own:
            self._take_out(own[alarm.kind])
        own[alarm.kind] = alarm
        insort(self._alarms, alarm)

    def clear(self, table: int) -> None:
        """Let none of a table's ring."""
        for alarm in self._by_table.pop(table, {}).values():
            self._take_out(alarm)

    def pop_due(self, now: float) -> list[Alarm]:
        """Those whose time has come; they ring once."""
        count = bisect_right(self._alarms, now, key=lambda alarm: alarm.when)
        due = self._alarms[:count]
        del self._alarms[:count]
        for alarm in due:
            own = self._by_table[alarm.table]
            del own[alarm.kind]
            if not own:
                del self._by_table[alarm.table]
        return due

    def _take_out(self, alarm: Alarm) -> None:
        del self._alarms[bisect_left(self._alarms, alarm)]
