"""The moments at which cards speak that are not the turn's own, and in which order they do.

A call:            announced, murder (Rasputin, Hospital), Acrobat, turned up, Rasputin, theft, wagons, greeting,
                   witchcraft, threat, the turn (action_phase.py).
A district:        paid (warrant), built (complete city, tax, Bell Tower or Lighthouse) - here.
A district's end:  destroyed by the Warlord (Graveyard), then discarded (characters/warlord.py).
The crown:         moved (Throne Room) - the table.
A turn's end:      tithe, unclaimed gains, the crown, classic tax, Poor House, Park, Alchemist, Rasputin (turn.py);
                   a short one: Poor House, Park (short_turn.py).
A round's end:     rank 4 shown, Queen, crown, markers taken back (round.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.components import BELL_TOWER, LIGHTHOUSE, NAMES
from signoria.games.machiavelli.rules.characters.magistrate import MayConfiscate
from signoria.games.machiavelli.rules.characters.tax_collector import tax_district
from signoria.games.machiavelli.rules.districts.bell_tower import DecideOnBell
from signoria.games.machiavelli.rules.districts.lighthouse import MaySearchDeck
from signoria.games.machiavelli.rules.frames import Step

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class DistrictPaid(Step):
    """A district has been shown and paid for: the first one with gold in it is what a warrant is about."""

    def __init__(self, seat: i64, kind: i64, gold: i64, cards: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.gold = gold
        self.cards = cards

    def do(self, game: Machiavelli) -> None:
        game.then(DistrictBuilt(self.seat, self.kind, self.gold, self.cards))
        turn = game.turn
        if not turn.warranted or self.gold == 0:
            return
        turn.warranted = False
        magistrate = game.intrigue.magistrate
        if magistrate != self.seat:
            game.then(MayConfiscate(magistrate, self.seat, self.kind, self.gold))


class DistrictBuilt(Step):
    """The district enters the city of its owner: completion, tax, and what the district itself does."""

    def __init__(self, builder: i64, kind: i64, gold: i64, cards: i64) -> None:
        self.builder = builder
        self.kind = kind
        self.gold = gold
        self.cards = cards

    def do(self, game: Machiavelli) -> None:
        owner = game.site_owner
        game.site.clear()
        if game.journal is not None:
            facts: dict[str, object] = {"seat": owner, "district": NAMES[self.kind], "builder": self.builder}
            # The way of payment: what it costs by its print, and what was given for it.
            facts.update({"cost": game.settings.costs[self.kind], "price": self.gold, "cards": self.cards})
            game.tell("built", {**facts, "size": game.count(owner) + 1})
        game.add_district(owner, self.kind, 0)
        game.intrigue.builders |= bit(owner)
        tax_district(game, owner)
        if self.kind == BELL_TOWER:
            game.then(DecideOnBell(owner))
        elif self.kind == LIGHTHOUSE and game.deck.size > 0:
            game.then(MaySearchDeck(owner))
