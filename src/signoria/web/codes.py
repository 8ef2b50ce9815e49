"""Codes of tables as people write them."""

from __future__ import annotations

from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import CODE_LETTERS, CODE_SIZE


def checked_code(code: str) -> str:
    """Give a code as it is stored: codes are read aloud and typed. Refuses what is none, before anybody looks it up."""
    plain = code.strip().lower()
    if len(plain) != CODE_SIZE or not set(plain) <= set(CODE_LETTERS):
        raise Refusal("reason-no-table")
    return plain
