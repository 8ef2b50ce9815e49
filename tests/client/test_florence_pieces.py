"""What the browser knows of the box of Florence."""

from __future__ import annotations

from tests.client import florence_pieces


def test_the_client_draws_and_counts_with_the_pieces_of_the_rules() -> None:
    """An outline that is corrected in the rules reaches the browser too."""
    wanted = florence_pieces.written()
    assert florence_pieces.PATH.read_text() == wanted, "run python -m tests.client.florence_pieces"
