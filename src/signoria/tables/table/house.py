"""What the host rules about people: who may not speak, who was sent away, and whether spectators may speak at all.

People are named by a mark that means nothing at other tables: ids of guests never leave the server, and whoever has
written here can be named by what they wrote, whether they have a seat or not.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from signoria.tables.table.refusal import Refusal

# Bytes of a mark: as digits, twice as many.
MARK_SIZE: Final = 8
# More people than this no host rules about by hand.
MOST_RULED: Final = 200

Mark = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rules of a host at a table, and those that follow it: people by their marks."""

    muted: frozenset[Mark] = frozenset()
    # With the name they had at the table; without one, those who had no seat.
    sent_away: dict[Mark, str] = {}
    # Whether the chat is for those who play.
    players_only: bool = False
    # The table that marks belong to, where it is an earlier one.
    marks_of: str | None = None

    def silences(self, mark: str, *, seated: bool) -> str | None:
        """Say why somebody may not speak, if so."""
        if mark in self.sent_away:
            return "reason-sent-away"
        if mark in self.muted:
            return "reason-muted"
        return "reason-chat-players" if self.players_only and not seated else None

    def muting(self, mark: str, *, muted: bool) -> HouseRules:
        """Give the rules with somebody who may not speak, or may again."""
        return self._checked(msgspec.structs.replace(self, muted=self.muted | {mark} if muted else self.muted - {mark}))

    def sending(self, mark: str, name: str, *, away: bool) -> HouseRules:
        """Give the rules with somebody who was sent away, or is let in again."""
        others = {one: called for one, called in self.sent_away.items() if one != mark}
        return self._checked(msgspec.structs.replace(self, sent_away=others | {mark: name} if away else others))

    @staticmethod
    def _checked(rules: HouseRules) -> HouseRules:
        if len(rules.muted) + len(rules.sent_away) > MOST_RULED:
            raise Refusal("reason-too-long", most=MOST_RULED)
        return rules

    def handed_on(self, table: str) -> HouseRules:
        """Give the rules for the table that follows one."""
        return self if self == HouseRules() else msgspec.structs.replace(self, marks_of=self.marks_of or table)


@lru_cache(maxsize=10_000)
def mark_of(table: str, guest: str) -> str:
    """Give the mark of a guest at a table: nobody without the table's id can tell whose it is."""
    return hashlib.blake2b(guest.encode(), key=table.encode()[:64], digest_size=MARK_SIZE).hexdigest()
