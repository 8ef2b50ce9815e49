"""Why a card, a district or a character cannot be chosen now, question by question.

Each reason follows from what its reader knows. The rules decide what can be chosen; here it is only explained.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.core.message import Message
from signoria.core.message import seat as whoever
from signoria.games.machiavelli.data.actions import CATALOGUE, SPOT_NAMES
from signoria.games.machiavelli.data.components import (
    CHARACTERS,
    CIRCUS_TENT,
    DISTRICTS,
    KEEP,
    KINDS,
    MONUMENT,
    NAMES,
    NOBODY,
)
from signoria.games.machiavelli.eyes.obstacles import why_not_built
from signoria.games.machiavelli.rules.characters.magistrate import MayConfiscate
from signoria.games.machiavelli.rules.characters.marshal import HIGHEST_COST
from signoria.games.machiavelli.rules.characters.warlord import price_of_ruin
from signoria.games.machiavelli.rules.rank_eight import surcharge
from signoria.games.machiavelli.state.cards import kinds_in

if TYPE_CHECKING:
    from signoria.games.machiavelli.eyes.views import MachiavelliSight
    from signoria.games.machiavelli.state.table import Machiavelli

OF_HAND: Final = ("build", "build-by-framework", "build-by-loan", "play", "discard", "give", "store")
# Cards that are selected together: each can be the next.
SELECTIONS: Final = ("magic", "pay-with-cards")
ANYWHERE: Final = ("destroy", "exchange", "seize", "armory")
AT_HOME: Final = ("beautify", "sacrifice", "exchange-give", "overbuild")
NAMING: Final = ("name-character", "place-warrants", "place-threats")
# What has no price.
FREE: Final = -1


def refusals(sight: MachiavelliSight) -> dict[str, Message]:
    """Give what the asked seat might want and cannot have.

    Cards are said by where they lie, `hand tavern`; districts as in notation, `district 2 tavern`; characters as
    `strip thief`; answers that others in the same place might have as they are, `turn-over`.
    """
    options = {CATALOGUE.notations[option] for option in sight.options()}
    found: dict[str, Message] = {}
    found.update(of_hand(sight, options))
    found.update(of_districts(sight, options))
    found.update(of_characters(sight, options))
    found.update(of_answers(sight, options))
    return found


# --- The hand --------------------------------------------------------------------------------------------------------


def of_hand(sight: MachiavelliSight, options: set[str]) -> dict[str, Message]:
    """Give the cards in hand that cannot be used."""
    question = sight.question()
    if question in SELECTIONS:
        return {}
    chosen = {move.partition(" ")[2] for move in options if move.partition(" ")[0] in OF_HAND}
    if "build-by-sacrifice" in options:
        chosen.add("necropolis")
    kinds = kinds_in(sight.own_hand())
    return {
        f"hand {NAMES[kind]}": why_not_card(sight, kind) if question == "turn-action" else ("why-elsewhere", {})
        for kind in range(KINDS)
        if (kinds >> kind) & 1 and NAMES[kind] not in chosen
    }


def why_not_card(sight: MachiavelliSight, kind: i64) -> Message:
    """Say why a card in hand cannot be used in the turn."""
    if (DISTRICTS >> kind) & 1:
        return why_not_built(sight.game, sight.seat, kind)
    if NAMES[kind] in ("acrobat", "rasputin"):
        return f"why-{NAMES[kind]}", {}
    return ("why-action-card" if sight.game.turn.action_card_played else "why-no-use"), {}


# --- Districts -------------------------------------------------------------------------------------------------------


def target_price(game: Machiavelli, question: str, owner: i64, place: i64) -> i64:
    """Give what it takes to do with a district what a question asks for; -1 where that has no price."""
    if question == "destroy":
        return price_of_ruin(game, owner, place)
    if question == "seize":
        return game.cost_at(owner, place) + surcharge(game, owner, place)
    return 1 if question == "beautify" else FREE


def of_districts(sight: MachiavelliSight, options: set[str]) -> dict[str, Message]:
    """Give the districts of all cities that cannot be chosen, at a question about districts."""
    game, question = sight.game, sight.question()
    if question not in ANYWHERE and question not in AT_HOME:
        return {}
    found: dict[str, Message] = {}
    for owner, player in enumerate(game.players):
        for place in range(player.city.size):
            spot = player.spot(place)
            move = f"district {owner} {SPOT_NAMES[spot]}" if spot >= 0 else ""
            if move and move not in options:
                found[move] = why_not_district(sight, owner, place)
    return found


def why_not_district(sight: MachiavelliSight, owner: i64, place: i64) -> Message:
    """Say why a district in a city cannot be chosen."""
    question = sight.question()
    own = owner == sight.seat
    if question in AT_HOME:
        if not own:
            return "why-own-only", {}
        return ("why-beautified" if question == "beautify" else "why-no-use"), {}
    wording = sight.game.wording
    at_home = wording.warlord_own_city if question == "destroy" else wording.armory_own_city and question == "armory"
    if own and not at_home:
        return "why-other-city", {}
    against = why_not_touched(sight, owner, place)
    return why_not_taken(sight, owner, place) if against is None else against


def why_not_touched(sight: MachiavelliSight, owner: i64, place: i64) -> Message | None:
    """Say what protects a district, or its whole city."""
    game, question = sight.game, sight.question()
    kind = game.players[owner].city.cards[place]
    if kind == CIRCUS_TENT:
        return "why-tent", {}
    if game.intrigue.protected == owner and question != "armory":
        return "why-protected", {"player": whoever(owner)}
    if game.is_complete(owner) and (game.settings.full_immunity or question == "destroy"):
        return "why-complete", {"player": whoever(owner)}
    if kind == KEEP and question != "armory":
        return "why-keep", {}
    return None


def why_not_taken(sight: MachiavelliSight, owner: i64, place: i64) -> Message:
    """Say what speaks against a district that nothing protects: its cost, an equal one, the price."""
    game, question = sight.game, sight.question()
    player = game.players[sight.seat]
    if question == "seize" and game.cost_at(owner, place) > HIGHEST_COST:
        return "why-marshal", {"most": HIGHEST_COST}
    if question in ("seize", "exchange") and player.has(game.players[owner].city.cards[place]):
        return "why-have", {}
    cost = target_price(game, question, owner, place)
    if cost > player.gold:
        return "why-price", {"price": cost, "missing": cost - player.gold}
    return "why-no-use", {}


# --- Characters, and answers -----------------------------------------------------------------------------------------


def of_characters(sight: MachiavelliSight, options: set[str]) -> dict[str, Message]:
    """Give the characters that cannot be named or marked."""
    if sight.question() not in NAMING:
        return {}
    offered = {move.partition(" ")[2] for move in options}
    found: dict[str, Message] = {}
    for rank, character in enumerate(sight.game.settings.at_rank):
        if character != NOBODY and CHARACTERS[character] not in offered:
            found[f"strip {CHARACTERS[character]}"] = (why_not_rank(sight, rank), {})
    return found


def why_not_rank(sight: MachiavelliSight, rank: i64) -> str:
    """Say why a character cannot be named or marked."""
    game = sight.game
    key = "why-rank"
    if (game.marks.kinds() >> rank) & 1:
        key = "why-marked"
    elif game.character_at(rank) == game.turn.character:
        key = "why-self"
    elif sight.murdered() == rank:
        key = "why-murdered"
    elif sight.bewitched() == rank:
        key = "why-bewitched"
    return key


def of_answers(sight: MachiavelliSight, options: set[str]) -> dict[str, Message]:
    """Give the answer that the asked seat has not, though somebody in the same place might have it."""
    question = sight.question()
    waiting = sight.game.waiting
    found: dict[str, Message] = {}
    if question == "rasputin":
        found["play-rasputin"] = ("why-no-rasputin", {})
    elif question == "hospital":
        found["collect"] = ("why-not-yours", {})
    elif isinstance(waiting, MayConfiscate):
        if sight.sealed() != sight.called():
            key = "why-no-seal"
        else:
            key = "why-monument" if waiting.kind == MONUMENT else "why-have"
        found["turn-over"] = (key, {})
    return {move: why for move, why in found.items() if move not in options}
