"""What the browser knows of where tiles can lie in Florence."""

from __future__ import annotations

from tests.client import florence_sites


def test_the_client_is_tested_with_places_of_the_rules() -> None:
    """A building rule or an outline that is corrected reaches the tests of the browser too."""
    wanted = florence_sites.written()
    assert florence_sites.PATH.read_text() == wanted, "run python -m tests.client.florence_sites"
