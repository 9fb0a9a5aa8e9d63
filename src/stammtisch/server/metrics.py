"""Metrics for Prometheus, on a port of their own: what `--metrics` offers."""

from __future__ import annotations

import errno
import logging
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server.measures import MEASURES

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
except ImportError as missing:
    raise Mistake("needs-extra", module="prometheus_client", extra="metrics") from missing

if TYPE_CHECKING:
    from stammtisch.server.tables import Tables

PREFIX: Final = "stammtisch"
MOST_PORTS: Final = 64  # processes at one address: each takes the first port that is free
QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)  # seconds
COUNTERS: Final = {
    "decisions": "Decisions that were stored",
    "lost_appends": "Writes that came second to those of another process and were tried again",
    "catch_up": "How often a room has read what other processes wrote",
    "stumbled": "How often a bot gave no usable answer",
    "errors": "Faults in the log",
    "letters_sent": "Notices that were handed over",
    "letters_failed": "Notices that a push service, a mail server or a hook did not take",
}
GAUGES: Final = {"sockets": "Open sockets"}
HISTOGRAMS: Final = {
    "decision_seconds": "From a decision's message to its acknowledgement",
    "commit_seconds": "A transaction, with all that was waiting for it",
    "loop_lag_seconds": "How late the event loop was, twice a second",
}
HIGHEST_PORT: Final = 65_535


class PrometheusSink:
    """Counters and histograms of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._numbers: dict[str, Counter | Gauge] = {
            **{name: Counter(f"{PREFIX}_{name}", text, registry=self.registry) for name, text in COUNTERS.items()},
            **{name: Gauge(f"{PREFIX}_{name}", text, registry=self.registry) for name, text in GAUGES.items()},
        }
        self._times = {
            name: Histogram(f"{PREFIX}_{name}", text, registry=self.registry, buckets=QUICK)
            for name, text in HISTOGRAMS.items()
        }
        thinking = "A bot's thinking time"
        self._bots = Histogram(f"{PREFIX}_bot_seconds", thinking, ["bot"], registry=self.registry, buckets=QUICK)

    def count(self, name: str, times: float) -> None:
        """Something has happened, or has come (1) or gone (-1)."""
        self._numbers[name].inc(times)

    def observe(self, name: str, seconds: float, label: str) -> None:
        """Something took so long."""
        (self._bots.labels(label) if name == "bot_seconds" else self._times[name]).observe(seconds)

    def watch(self, tables: Tables) -> None:
        """Tell what can be looked up whenever somebody asks."""
        rooms = Gauge(f"{PREFIX}_rooms", "Tables that are open in this process", registry=self.registry)
        rooms.set_function(lambda: len(tables.rooms))
        waiting = Gauge(f"{PREFIX}_bot_queue", "Questions that wait for a bot", registry=self.registry)
        waiting.set_function(lambda: tables.bot_pool.waiting)


class CountFaults(logging.Handler):
    """Counts what is logged as a fault."""

    def emit(self, _record: logging.LogRecord) -> None:
        """One more."""
        MEASURES.count("errors")


def offer_metrics(address: str, tables: Tables) -> int:
    """Measure from now on, and offer it at an address; return the port, the first that is free from the one named."""
    host, port = read_address(address)
    sink = PrometheusSink()
    sink.watch(tables)
    found = listen(host, port, sink)
    MEASURES.sink = sink
    logging.getLogger().addHandler(CountFaults(logging.ERROR))
    return found


def listen(host: str, port: int, sink: PrometheusSink) -> int:
    """Listen at the first free port."""
    for each in range(port, min(port + MOST_PORTS, HIGHEST_PORT + 1)):
        try:
            server, _thread = start_http_server(each, host, sink.registry)
        except OSError as failure:
            if failure.errno != errno.EADDRINUSE:
                raise Mistake("metrics-form", text=f"{host}:{port}") from failure
        else:
            return int(server.server_port)
    raise Mistake("address-taken", host=host, port=port)


def read_address(text: str) -> tuple[str, int]:
    """An address and a port."""
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > HIGHEST_PORT:
        raise Mistake("metrics-form", text=text)
    return host.strip("[]"), int(port)
