"""What the browser says at a table of Florence."""

from __future__ import annotations

from tests.client import florence_wording


def test_the_sentences_that_the_client_is_held_to_are_those_of_the_engine() -> None:
    """A text that changes reaches the test of the client too."""
    wanted = florence_wording.written()
    assert florence_wording.PATH.read_text("utf-8") == wanted, "run python -m tests.client.florence_wording"
