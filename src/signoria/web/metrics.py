"""Measurements for Prometheus. Each server of a process has its own, so that tests and nodes do not mix theirs."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

import signoria

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What is measured. Labels are words of the program: nothing that guests write becomes one."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "signoria_requests", "Requests that were answered.", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "signoria_request_seconds",
            "How long answers took.",
            ["method", "route"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.sockets = Gauge("signoria_sockets", "Open WebSockets.", registry=self.registry)
        self.messages = Counter(
            "signoria_messages", "Messages of clients at tables.", ["type", "outcome"], registry=self.registry
        )
        self.message_seconds = Histogram(
            "signoria_message_seconds",
            "From a client's message to the table's answer.",
            ["type"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.told = Counter("signoria_told", "Messages sent to clients.", registry=self.registry)
        self.slow_readers = Counter(
            "signoria_slow_readers", "Connections closed because they did not read.", registry=self.registry
        )
        self.tables_opened = Counter("signoria_tables_opened", "Tables opened here.", ["game"], registry=self.registry)
        self.rooms = Gauge("signoria_rooms", "Tables that this node holds in memory.", registry=self.registry)
        self.found_behind = Gauge(
            "signoria_found_behind", "Tables that had gone on elsewhere without a note.", registry=self.registry
        )
        self.bus_silence = Gauge(
            "signoria_bus_silence_seconds", "For how long the bus to other servers is silent.", registry=self.registry
        )
        self.connections = Gauge("signoria_connections", "Open connections of any kind.", registry=self.registry)
        self.connections_refused = Gauge(
            "signoria_connections_refused", "Connections turned away, for there were too many.", registry=self.registry
        )
        self.connections_cut = Gauge(
            "signoria_connections_cut", "Connections cut that asked, sent or read too slowly.", registry=self.registry
        )
        # Of messages that tables have taken, by type: to look the labels up each time would take as long as to count.
        self._taken: dict[str, tuple[Counter, Histogram]] = {}
        build = Gauge("signoria_build_info", "The version of the program.", ["version"], registry=self.registry)
        build.labels(signoria.__version__).set(1)

    def taken(self, kind: str, seconds: float) -> None:
        """Count a message of a client that a table has taken, and how long that took."""
        found = self._taken.get(kind)
        if found is None:
            found = self._taken[kind] = self.messages.labels(kind, "taken"), self.message_seconds.labels(kind)
        counter, histogram = found
        counter.inc()
        histogram.observe(seconds)

    def told_so_far(self) -> float:
        """Give how many messages were sent to clients."""
        return self.registry.get_sample_value("signoria_told_total") or 0.0
