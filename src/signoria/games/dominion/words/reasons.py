"""What speaks for a move in Dominion, from what its player sees. Points of players are never counted here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.message import name
from signoria.games.dominion.data.components import CARDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.core.message import Message

CARD: Final = {card.name: card for card in CARDS}
# So few Provinces mean that the end is near.
NEARLY_GONE: Final = 4
# What gives at least as many actions as it takes.
GIVES_ACTIONS: Final = frozenset({"cellar", "festival", "laboratory", "market", "spy", "village"})
# What a deck is better off without.
WEAK: Final = frozenset({"copper", "estate", "curse"})
GETTING: Final = ("buy", "gain", "draft")
# Verbs and answers with one reason each.
PLAIN: Final = frozenset(
    {"play-all-treasures", "start-buying", "end-buys", "end-actions", "reveal", "return", "top", "keep", "set-aside"}
)


def reasons(view: Mapping[str, Any], move: str) -> list[Message]:
    """Give what speaks for a move."""
    verb, _, what = move.partition(" ")
    if verb in GETTING:
        return _of_getting(view, what)
    if verb == "play":
        return _of_playing(view, what)
    if verb == "trash":
        return [("hint-trash-weak" if what in WEAK else "hint-trash", {"card": name("card", what)})]
    if verb == "discard":
        dead = what in WEAK - {"copper"} or CARD[what].points > 0
        return [("hint-discard-dead" if dead else "hint-discard", {"card": name("card", what)})]
    return [(f"hint-{verb}", {})] if verb in PLAIN else []


def _of_getting(view: Mapping[str, Any], kind: str) -> list[Message]:
    card, found = CARD[kind], list[tuple[str, Any]]()
    left = view["supply"].get("province", 0)
    if kind == "province":
        found.append(("hint-province", {"left": left}))
    elif card.points > 0:
        late = left <= NEARLY_GONE
        found.append(("hint-points-late" if late else "hint-points-early", {"points": card.points, "left": left}))
    elif card.coins > 0:
        found.append(("hint-treasure", {"card": name("card", kind), "coins": card.coins}))
    found.append((f"hint-card-{kind}", {}))
    return found


def _of_playing(view: Mapping[str, Any], kind: str) -> list[Message]:
    actions = view["actions"]
    if kind in GIVES_ACTIONS:
        return [("hint-play-first", {"card": name("card", kind)}), (f"hint-card-{kind}", {})]
    if actions == 1:
        return [(f"hint-card-{kind}", {}), ("hint-play-last", {})]
    return [(f"hint-card-{kind}", {}), ("hint-play-more", {"actions": actions - 1})]
