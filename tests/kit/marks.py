"""The mark that ties a test, or a row of its table, to the clauses of the rules that it shows."""

from __future__ import annotations

from typing import Any

import pytest

from tools.clauses import cited_lines


def clause(*ids: str) -> pytest.MarkDecorator:
    """Cite clauses: `pytest.param("king", 4, marks=clause("MD-C13.1"))`; tools/clauses.py reads the ids."""
    return pytest.mark.clause(*ids)


def cited(table: str) -> list[Any]:
    """Give the rows of a table, one a line: first the clauses that the row shows, then its values, all of them words.

    `MD-M02.01 temple religious 1 3` is `pytest.param("temple", "religious", "1", "3", marks=clause("MD-M02.01"))`.
    """
    return [pytest.param(*values, marks=clause(*ids)) for ids, values in cited_lines(table)]
