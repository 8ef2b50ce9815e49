"""What speaks for a move in Dominion, from what its player sees. Points of players are never counted here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.message import name, seat
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
# What others may be hit by, unless they reveal a Moat; so many of a hundred who do are few.
ATTACKS: Final = frozenset({"bureaucrat", "militia", "spy", "thief", "witch"})
FEW: Final = 40
# So many empty piles end the game, as the last Province does.
PILES: Final = 3
GETTING: Final = ("buy", "gain", "draft")
# Verbs and answers with one reason each.
PLAIN: Final = frozenset(
    {"play-all-treasures", "start-buying", "end-buys", "end-actions", "reveal", "return", "top", "keep", "set-aside"}
)


def reasons(view: Mapping[str, Any], move: str) -> list[Message]:
    """Give what speaks for a move."""
    verb, _, what = move.partition(" ")
    if verb in GETTING:
        return _of_the_end(view, verb, what) + _of_getting(view, what)
    if verb == "play":
        return _of_attacking(view, what) + _of_playing(view, what)
    if verb == "trash":
        return [("hint-trash-weak" if what in WEAK else "hint-trash", {"card": name("card", what)})]
    if verb == "discard":
        dead = what in WEAK - {"copper"} or CARD[what].points > 0
        return [("hint-discard-dead" if dead else "hint-discard", {"card": name("card", what)})]
    return [(f"hint-{verb}", {})] if verb in PLAIN else []


def _of_the_end(view: Mapping[str, Any], verb: str, kind: str) -> list[Message]:
    """Say what the last card of a pile brings: the end of the game, or that nobody else gets one."""
    supply = view["supply"]
    if verb == "draft" or supply.get(kind) != 1:
        return []
    empty = sum(left == 0 for left in supply.values()) + 1
    if kind == "province" or empty >= PILES:
        return [("hint-ends", {"card": name("card", kind)})]
    # A Treasure that was gained can still be taken, and nobody wants a Curse.
    return [("hint-last", {"card": name("card", kind)})] if CARD[kind].coins == 0 and kind != "curse" else []


def _of_attacking(view: Mapping[str, Any], kind: str) -> list[Message]:
    """Say how seldom whoever has a Moat most often has it in hand."""
    shares = view.get("likely", {}).get("moat")
    if kind not in ATTACKS or shares is None:
        return []
    others = [player["seat"] for player in view["players"] if player["seat"] != view["seat"]]
    most = max(others, key=lambda other: (shares[other], -other))
    if not 0 < shares[most] <= FEW:
        return []
    return [("hint-moat", {"player": seat(most), "share": shares[most]})]


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
