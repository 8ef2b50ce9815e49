"""The observer of Florence: the three piles, the cards in the hands, and who is at work."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final, cast

from signoria.games.florence.data.components import BONUS_NAMES, CARD_NAMES, PERSON_NAMES, PILES, PRESTIGE_NAMES, named
from signoria.games.florence.state.table import Florence
from tests.kit.observer import Facts, Observer, arrangements, loaded

if TYPE_CHECKING:
    from collections.abc import Iterator

# By pile, what its cards in the hand of a player are called.
HANDS: Final = {"person": "persons", "prestige": "prestige", "bonus": "bonus"}
# Decisions about hidden cards; all others are made in the open.
HIDDEN_CHOICES: Final = ("pick-", "choose-start-persons", "work")


class PalazzoObserver(Observer[Florence]):
    """Everything that may be true in a palazzo."""

    lots = 150

    # --- The beginning -------------------------------------------------------------------------------------------

    def beginnings(self) -> Iterator[Florence]:
        saved = cast("dict[str, Any]", self.real.save())
        for orders in product(*(list(arrangements(self.hidden_cards(saved, pile))) for pile in PILES)):
            players = [dict(player) for player in saved["players"]]
            piles = dict(saved["piles"])
            for pile, order in zip(PILES, orders, strict=True):
                size = len(piles[pile])
                piles[pile], rest = order[:size], order[size:]
                for seat, player in enumerate(players):
                    if seat != self.seat:
                        open_ones = [card for card in player[HANDS[pile]] if card in player["known"]]
                        number = len(player[HANDS[pile]]) - len(open_ones)
                        player[HANDS[pile]] = sorted([*open_ones, *rest[:number]], key=CARD_NAMES.index)
                        rest = rest[number:]
            yield loaded(self.real, {**saved, "players": players, "piles": piles})

    def hidden_cards(self, saved: dict[str, Any], pile: str) -> list[str]:
        """Give the cards of a kind that the seat has not seen: those in the pile, then those in other hands."""
        others = [player for seat, player in enumerate(saved["players"]) if seat != self.seat]
        held = [card for player in others for card in player[HANDS[pile]] if card not in player["known"]]
        return [*saved["piles"][pile], *held]

    # --- Worlds --------------------------------------------------------------------------------------------------

    def hidden(self, world: Florence) -> Facts:
        facts: Facts = {}
        for name, pile in zip(PILES, world.piles, strict=True):
            for place, card in enumerate(pile.listed()):
                facts[f"{name} pile {place}"] = CARD_NAMES[card]
        for seat, player in enumerate(world.players):
            if seat != self.seat:
                facts[f"person hand {seat}"] = tuple(named(player.persons, PERSON_NAMES))
                facts[f"prestige hand {seat}"] = tuple(named(player.prestige, PRESTIGE_NAMES))
                facts[f"bonus hand {seat}"] = tuple(named(player.bonus, BONUS_NAMES))
        if world.asked != self.seat:
            facts["looking at"] = tuple(sorted(CARD_NAMES[card] for card in world.looking_at.listed()))
            facts["working"] = int(world.working)
        return facts

    def public(self, world: Florence) -> object:
        view = cast("dict[str, Any]", world.view(self.seat))
        for player in view["players"]:
            # What views remember: the observer does that itself.
            del player["known_persons"]
            player.pop("in_piles", None)
        return view

    def is_seen(self) -> bool:
        return not str(self.real.question).startswith(HIDDEN_CHOICES)

    # --- What the view says --------------------------------------------------------------------------------------

    def claims(self, facts: list[Facts]) -> Iterator[str]:
        view = cast("dict[str, Any]", self.real.view(self.seat))
        for seat, player in enumerate(view["players"]):
            if seat != self.seat:
                for world in facts:
                    held = cast("tuple[str, ...]", world[f"person hand {seat}"])
                    if not set(player["known_persons"]) <= set(held):
                        yield f"persons {seat}: may be {held}, but {player['known_persons']} are said to be there"
                        break
            for card in player.get("in_piles", []):
                if not all(lies_in_a_pile(card, world) for world in facts):
                    yield f"{card} is said to lie in its pile, but may be elsewhere"


def lies_in_a_pile(card: str, world: Facts) -> bool:
    """Say whether a card lies in its pile."""
    return any(value == card for place, value in world.items() if " pile " in place)
