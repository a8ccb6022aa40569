"""What the server counts, for Prometheus. Labels are few and never personal."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

NOW: Final = "livesum"
"""Where several processes answer as one: what is there at this moment is added up over those that live."""
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

TABLES = Gauge("twistosaur_tables_in_memory", "Tables in memory", multiprocess_mode=NOW)
SOCKETS = Gauge("twistosaur_sockets", "Open sockets", multiprocess_mode=NOW)
CONNECTIONS = Gauge("twistosaur_connections", "Open connections that speak HTTP", multiprocess_mode=NOW)
CREATED = Counter("twistosaur_tables_created", "Tables created", ["game"])
ENDED = Counter("twistosaur_tables_ended", "Games played to the end", ["game"])
MOVES = Counter("twistosaur_moves", "Moves, changes and take-backs written to the log", ["by"])
MOVES_BY_PERSON, MOVES_BY_BOT = MOVES.labels("person"), MOVES.labels("bot")
REFUSED = Counter("twistosaur_refused", "Messages refused", ["code"])
APPENDS = Counter("twistosaur_appends", "Items written by the group commit")
COMMIT_SECONDS = Histogram("twistosaur_commit_seconds", "Time of one durable commit", buckets=FAST)
DECISION_SECONDS = Histogram(
    "twistosaur_decision_seconds", "From a person's decision read to its events sent", buckets=FAST
)
STORE_FAILING = Gauge("twistosaur_store_failing", "1 while nothing can be stored", multiprocess_mode="livemax")
EVENTS = Counter("twistosaur_events", "Versioned events sent")
DROPPED = Counter("twistosaur_slow_readers", "Sockets dropped because they did not read")
LIMITED = Counter("twistosaur_limited", "Requests, sockets and messages over a limit", ["what"])
TAKEOVERS = Counter("twistosaur_takeovers", "Seats taken over by a bot", ["reason"])
THINKING = Gauge("twistosaur_bots_waiting", "Thoughts waiting for a worker", ["priority"], multiprocess_mode=NOW)
THINK_SECONDS = Histogram("twistosaur_think_seconds", "Time a bot thought", ["level"], buckets=FAST)
THINK_SHARE = Histogram(
    "twistosaur_think_share", "Share of its think window that a bot got", buckets=(0.1, 0.25, 0.5, 0.75, 0.99, 1)
)
BOT_FAULTS = Counter("twistosaur_bot_faults", "Bots that failed: another one moved, a hint was not given", ["bot"])
BOTS_LATE = Counter("twistosaur_bots_late", "Bot choices published later than drawn")
WORKERS_LOST = Counter("twistosaur_workers_lost", "Worker processes that died and were started again")
ANALYSES = Counter("twistosaur_analyses", "Analyses that have ended", ["status"])
ANALYSES_OPEN = Gauge(
    "twistosaur_analyses_open", "Analyses that wait or are being made", ["status"], multiprocess_mode=NOW
)
ANALYSIS_SECONDS = Histogram(
    "twistosaur_analysis_seconds", "Time of one analysis", ["game"], buckets=(1, 2, 5, 10, 20, 30, 60, 120, 300, 600)
)
WARM = Gauge("twistosaur_warm", "1 when rules and bots are compiled and loaded", multiprocess_mode="livemin")
FAULTS = Counter("twistosaur_faults", "Mistakes of our own that were caught", ["where"])
OVERTAKEN = Counter("twistosaur_overtaken", "Changes judged anew because another process was faster")
HINTS = Counter("twistosaur_hints", "Hints heard of other processes", ["kind"])
PROCESSES = Gauge(
    "twistosaur_processes", "Server processes that share this database and live", multiprocess_mode="livemax"
)
DRIVEN = Gauge("twistosaur_tables_driven", "Tables whose clock and bots are driven from here", multiprocess_mode=NOW)


def exposition() -> bytes:
    """What has been counted, for Prometheus: by this process, or by all that share its port."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
