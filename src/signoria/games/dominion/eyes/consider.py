"""What would come of a move, and why a card cannot be chosen: for one seat, from what that seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from signoria.core.message import Message, name
from signoria.games.dominion.data.actions import CATALOGUE
from signoria.games.dominion.data.components import ACTIONS, KINDS, NAMES, NUMBERS, TREASURES
from signoria.games.dominion.rules.frames import GainFromSupply

if TYPE_CHECKING:
    from signoria.core.position import Sight
    from signoria.games.dominion.eyes.shapes import DominionConsidered
    from signoria.games.dominion.eyes.views import DominionSight
    from signoria.games.dominion.state.table import Dominion

# The only cards of the hand that some questions are about.
ONLY: Final = {
    "bureaucrat-victory": "why-victory-only",
    "mine-trash": "why-treasure-only",
    "moneylender-trash": "why-copper-only",
    "throne-room-card": "why-action-only",
    "moat-reveal": "why-moat-only",
}
SELECTIONS: Final = ("cellar-discard", "chapel-trash", "militia-discard")


def consider(eyes: Sight, moves: list[str]) -> dict[str, object]:
    """Give what would be left after moves; of none, what the open question is about."""
    sight = cast("DominionSight", eyes)
    game, seat = sight.game, sight.seat
    imagined = game.copy()
    imagined.journal = None
    if game.active == seat:
        for move in moves:
            make(imagined, seat, move)
    found: DominionConsidered = {
        "why": why_not(sight, moves[0]) if moves and sight.asked() else None,
        "actions": imagined.actions,
        "buys": imagined.buys,
        "coins": imagined.coins,
        "ends": imagined.has_ended(),
    }
    if not moves:
        found["treasure"] = treasure(game, seat)
        found["within"] = [f"buy {card}" for card in within_reach(sight)]
        found["later"] = [f"buy {card}" for card in later(sight)]
        if sight.asked():
            found["cannot"] = refusals(sight)
    return cast("dict[str, object]", found)


# --- What would be left ----------------------------------------------------------------------------------------------


def make(game: Dominion, seat: i64, move: str) -> None:
    """Make a move of the active player in an imagined game, as far as he can foresee."""
    verb, _, card = move.partition(" ")
    kind = NUMBERS.get(card, -1)
    if verb == "play-all-treasures":
        game.coins += treasure(game, seat)
        game.put_all_into_play(seat, TREASURES)
    elif kind >= 0 and verb in ("buy", "gain") and (game.stocked >> kind) & 1:
        if verb == "buy":
            game.buy(seat, kind)
        else:
            game.take_from_supply(kind)
    elif kind >= 0 and verb == "play" and game.players[seat].hand.has(kind):
        game.put_into_play(seat, kind)
        game.coins += game.settings.coins[kind]
        if (ACTIONS >> kind) & 1:
            game.actions -= 1


def treasure(game: Dominion, seat: i64) -> int:
    """Give the coins of all Treasures in a hand."""
    hand = game.players[seat].hand
    return sum(game.settings.coins[kind] * hand.count(kind) for kind in range(KINDS))


def within_reach(sight: DominionSight) -> list[str]:
    """Give what can be bought already, although buying has not begun: beginning goes without saying."""
    if not sight.asked() or sight.question() != "play-treasure":
        return []
    return named(sight.game.available(sight.game.coins))


def later(sight: DominionSight) -> list[str]:
    """Give what the Treasures in hand would make it possible to buy in this turn."""
    game = sight.game
    if game.active != sight.seat or sight.question() in ("", "buy-card", "draft-pick"):
        return []
    then = game.available(game.coins + treasure(game, sight.seat))
    return named(then & ~game.available(game.coins))


def named(kinds: i64) -> list[str]:
    """Give the names of a set of kinds."""
    return [NAMES[kind] for kind in range(KINDS) if (kinds >> kind) & 1]


# --- Why not ---------------------------------------------------------------------------------------------------------


def refusals(sight: DominionSight) -> dict[str, Message]:
    """Give the piles of the supply and the kinds in hand that cannot be chosen: `supply gold`, `hand estate`.

    Cards that are shown to somebody lie in neither of the two, though they have the same names.
    """
    game, question = sight.game, sight.question()
    offered = [CATALOGUE.notations[option].partition(" ")[::2] for option in sight.options()]
    gains = isinstance(game.waiting, GainFromSupply)
    taken = {card for verb, card in offered if verb in ("buy", "draft") or (verb == "gain" and gains)}
    held = {card for verb, card in offered if verb not in ("buy", "draft", "gain", "top") and question != "thief-trash"}
    found: dict[str, Message] = {}
    for pile in named(game.piles):
        if pile not in taken and pile not in within_reach(sight):
            found[f"supply {pile}"] = why_not_pile(sight, NUMBERS[pile])
    for card in named(game.players[sight.seat].hand.kinds()):
        # Of several cards that are selected together each can be the next.
        if card not in held and question not in SELECTIONS:
            found[f"hand {card}"] = why_not_held(question, NUMBERS[card])
    return found


def why_not(sight: DominionSight, move: str) -> Message | None:
    """Say why a move cannot be made."""
    verb, _, card = move.partition(" ")
    against = refusals(sight)
    return against.get(f"{'supply' if verb in ('buy', 'gain', 'draft') else 'hand'} {card}")


def why_not_pile(sight: DominionSight, kind: i64) -> Message:
    """Say why no card can be taken from a pile of the supply."""
    game, question = sight.game, sight.question()
    cost = game.settings.costs[kind]
    waiting = game.waiting
    if (game.stocked >> kind) & 1 == 0:
        return "why-empty", {}
    if question == "play-action":
        return "why-actions-first", {}
    if question in ("buy-card", "play-treasure"):
        key = "why-coins-play" if NAMES[kind] in later(sight) else "why-coins"
        return key, {"card": name("card", NAMES[kind]), "cost": cost, "coins": game.coins}
    if isinstance(waiting, GainFromSupply):
        if cost > waiting.most:
            return "why-limit", {"card": name("card", NAMES[kind]), "cost": cost, "most": waiting.most}
        return "why-treasure-only", {}
    return "why-hand", {}


def why_not_held(question: str, kind: i64) -> Message:
    """Say why a card in hand cannot be chosen."""
    action, money = (ACTIONS >> kind) & 1, (TREASURES >> kind) & 1
    key = ONLY.get(question, "why-supply")
    if question == "play-action":
        key = "why-treasure-later" if money else "why-never-played"
    elif question in ("play-treasure", "buy-card"):
        key = "why-action-over" if action else "why-buying" if money else "why-never-played"
    return key, {}
