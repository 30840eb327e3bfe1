"""Figures about the door to Discord, in Prometheus's form; none of them tells of anybody's cards."""

from prometheus_client import Counter, Gauge, Histogram

FIRST_ANSWER = Histogram(
    "lambapea_first_answer_seconds",
    "From an interaction's arrival to the moment its first answer was taken, by kind of interaction.",
    ["kind"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0),
)
DEFERRED = Counter("lambapea_deferred_total", "Interactions whose answer took so long that it was promised first.")
FAILED = Counter("lambapea_failed_total", "Interactions that ended on an error nobody expected.")
MESSAGES = Counter(
    "lambapea_messages_total",
    "Messages sent and edited, by what they show and by route: `bot` counts against the global limit, `token` not.",
    ["what", "route"],
)
TABLES = Gauge("lambapea_tables", "Live tables whose messages are kept up to date.")
WITHOUT_PAR = Gauge("lambapea_deals_without_par", "Finished deals whose par is still to be found.")
COMMITS = Gauge("lambapea_commits", "Durable transactions since the start.")
LOOP_LAG = Histogram(
    "lambapea_loop_lag_seconds",
    "How late the event loop is, looked at every 20 ms.",
    buckets=(0.001, 0.0025, 0.004, 0.005, 0.006, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0),
)
