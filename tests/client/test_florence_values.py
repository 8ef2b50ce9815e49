"""What the browser reckons of works and cards of Florence."""

from __future__ import annotations

from tests.client import florence_values


def test_the_client_is_compared_with_what_the_rules_say_now() -> None:
    """A rule of values that is corrected reaches the positions with which the client is compared."""
    wanted = florence_values.written()
    assert florence_values.PATH.read_text() == wanted, "run python -m tests.client.florence_values"
