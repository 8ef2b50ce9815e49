"""The language of the tests of Machiavelli: describe a court, play it move by move, look at the table.

    court = Court(players=[{"hand": "barracks", "city": "prison", "gold": 3}, {}, {}, {}], turn={"as": "warlord"})
    court.play("take-gold", "build barracks")
    assert court.city(0) == "prison, barracks"
    assert court.gold(0) == 2
    court.expect_question(0, "turn-action", "district-income, end-turn")

Cards are written as in scenarios: `2 tavern, market`, `market+1` for a district with a gold on it; the deck is read
from the top, all else from the bottom. Every decision that a court meets is also checked for soundness and put to every
bot of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.machiavelli.data.components import CHARACTER_NUMBERS, CHARACTERS, NAMES
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.state.cards import kinds_listed
from signoria.games.machiavelli.state.table import Machiavelli
from tests.kit.stage import LONG_ENOUGH, Stage, listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from signoria.core.zones import Zone


class Court(Stage[Machiavelli]):
    """A scenario of Machiavelli that is being played."""

    GAME = "machiavelli"
    DECLINING = (
        "end-turn",
        "pass",
        "decline",
        "done",
        "no",
        "refuse",
        "leave-closed",
        "stay-hidden",
        "none",
        "take-unclaimed",
        "take-gold",
    )

    # --- Playing -------------------------------------------------------------------------------------------------

    def until_turn(self, character: str, seat: int | None = None) -> Court:
        """Decline everything until a character, in the hands of a certain player if one is given, has the turn."""
        for _ in range(LONG_ENOUGH):
            player, acting = self.acting if self.position.turn.character >= 0 else (None, None)
            if acting == character and seat in (None, player):
                return self
            if self.position.over:
                break
            self.decline()
        raise AssertionError(f"no turn of {character}")

    def end_turn(self) -> Court:
        """Decline everything until the turn that is being played is over."""
        turns = self.position.turns
        turn = self.position.turn
        while not self.position.over and self.position.turns == turns and self.position.turn is turn:
            self.decline()
        return self

    def end_round(self) -> Court:
        """Decline everything until the next round begins or the game is over."""
        number = self.position.round
        while not self.position.over and self.position.round == number:
            self.decline()
        return self

    def eyes(self) -> Iterable[int | None]:
        """Whoever is asked, and one other in turn.

        All eyes at every decision of every test would take minutes, and the properties look through all of them.
        """
        others = [*range(self.position.seats()), None]
        return dict.fromkeys([self.position.asked, others[self.decisions % len(others)]])

    def sight(self, seat: int) -> MachiavelliSight:
        """Give the eyes of a seat, with their quick ways to look."""
        return MachiavelliSight(self.position, seat)

    # --- The table -----------------------------------------------------------------------------------------------

    def gold(self, seat: int) -> int:
        """The gold of a player."""
        return self.position.players[seat].gold

    def hand(self, seat: int) -> str:
        """The hand of a player, sorted as in the table of components."""
        return cards_said(self.position.players[seat].hand)

    def hand_size(self, seat: int) -> int:
        """How many cards a player has in hand."""
        return self.position.players[seat].hand.size

    def city(self, seat: int) -> str:
        """The city of a player in the order in which the districts came, with the gold on them."""
        player = self.position.players[seat]
        adorned = zip(player.city.listed(), player.adornments.listed(), strict=True)
        return listed(f"{NAMES[kind]}+{gold}" if gold else NAMES[kind] for kind, gold in adorned)

    def museum(self, seat: int) -> str:
        """The cards under the Museum of a player, the oldest first."""
        return cards_said(self.position.players[seat].museum)

    def deck(self, number: int | None = None) -> str:
        """The deck from the top, or so many cards of it."""
        return listed(NAMES[kind] for kind in kinds_listed(self.position.deck)[::-1][:number])

    def bottom(self, number: int) -> str:
        """So many cards from the bottom of the deck, the last one first."""
        return listed(NAMES[kind] for kind in kinds_listed(self.position.deck)[:number])

    def discard(self) -> str:
        """The discard pile of the classic editions, from the bottom."""
        return cards_said(self.position.discard)

    def zone(self, name: str) -> str:
        """A zone of the table: site, looking_at, selected, played."""
        return cards_said(getattr(self.position, name))

    @property
    def crown(self) -> int:
        """Who has the crown."""
        return self.position.crown

    def holder(self, character: str) -> int | None:
        """Who has a character; None where nobody has."""
        seat = self.position.cast.holder(self.position.rank_of(CHARACTER_NUMBERS[character]))
        return None if seat < 0 else seat

    def is_revealed(self, character: str) -> bool:
        """Whether a character has been turned up."""
        return self.position.cast.is_revealed(self.position.rank_of(CHARACTER_NUMBERS[character]))

    @property
    def acting(self) -> tuple[int, str]:
        """Whose turn it is, and as which character."""
        return self.position.turn.seat, CHARACTERS[self.position.turn.character]


def cards_said(zone: Zone) -> str:
    """Write the cards of a zone down."""
    return listed(NAMES[kind] for kind in kinds_listed(zone))
