"""The mark that ties a row of a table, or a whole test, to the clauses of the rules that it shows."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Cite clauses: `pytest.param("king", 4, marks=clause("MD-C13.1"))`; tools/clauses.py reads the ids."""
    return pytest.mark.clause(*ids)
