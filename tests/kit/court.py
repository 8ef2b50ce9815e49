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

from itertools import groupby
from typing import TYPE_CHECKING, cast

import signoria
from signoria.bots import bot_names, new_bot
from signoria.games.machiavelli.data.components import CHARACTER_NUMBERS, CHARACTERS, NAMES
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.state.cards import kinds_listed
from tests.kit.soundness import assert_sound

if TYPE_CHECKING:
    from signoria.core.zones import Zone
    from signoria.games.machiavelli.state.table import Machiavelli

# What declines a question, in the order of preference; anything else is answered with the first option.
DECLINING = ("end-turn", "pass", "decline", "done", "no", "refuse", "leave-closed", "stay-hidden", "none", "take-gold")


def said(words: list[str]) -> str:
    """Write cards down as in a scenario."""
    listed = []
    for word, group in groupby(words):
        number = len(list(group))
        listed.append(word if number == 1 else f"{number} {word}")
    return ", ".join(listed)


def bots() -> list[str]:
    """Name the bots of the game."""
    return bot_names("machiavelli")


class Court:
    """A scenario of Machiavelli that is being played."""

    def __init__(self, **wanted: object) -> None:
        described = {key.replace("_", "-"): value for key, value in wanted.items()}
        self.position = cast("Machiavelli", signoria.game("machiavelli").scenario(described))
        self.decisions = 0
        self.check()

    # --- Playing -------------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Court:
        """Choose by notation, one decision after another."""
        for move in moves:
            self.position.play(move)
            self.check()
        return self

    def decline(self) -> str:
        """Decline the question that is open as far as possible; give what was answered."""
        options = self.options
        move = next((move for move in DECLINING if move in options), options[0])
        self.play(move)
        return move

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

    def check(self) -> None:
        """Check the decision that the court has come to, and put it to every bot.

        Whoever is asked looks at it, and one other in turn: all eyes at every decision of every test would take
        minutes, and the properties look through all of them.
        """
        self.decisions += 1
        seat = self.position.asked
        eyes = [*range(self.position.seats()), None]
        assert_sound(self.position, eyes={seat, eyes[self.decisions % len(eyes)]})
        if seat is not None:
            for name in bots():
                choice = new_bot("machiavelli", name, seed=5).choose(self.position.sight(seat))
                assert choice in self.position.legal(), f"{name} chose {self.position.notation(choice)}"

    def sight(self, seat: int) -> MachiavelliSight:
        """Give the eyes of a seat, with their quick ways to look."""
        return MachiavelliSight(self.position, seat)

    # --- What is asked -------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """The notations of what may be chosen now."""
        return [self.position.notation(option) for option in self.position.legal()]

    def expect_question(self, seat: int | None, question: str | None, options: str | None = None) -> None:
        """Check who is asked what, and, if given, exactly which options there are, in any order."""
        assert (self.position.asked, self.position.question) == (seat, question)
        if options is not None:
            assert sorted(self.options) == sorted(part.strip() for part in options.split(",") if part.strip())

    def expect_refused(self, move: str) -> None:
        """Check that a move is not possible now and that trying it changes nothing."""
        before = self.position.save()
        try:
            self.position.play(move)
        except signoria.IllegalAction:
            assert self.position.save() == before
        else:
            raise AssertionError(f"{move} should have been refused")

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
        return said([f"{NAMES[kind]}+{gold}" if gold else NAMES[kind] for kind, gold in adorned])

    def museum(self, seat: int) -> str:
        """The cards under the Museum of a player, the oldest first."""
        return cards_said(self.position.players[seat].museum)

    def deck(self, number: int | None = None) -> str:
        """The deck from the top, or so many cards of it."""
        return said([NAMES[kind] for kind in kinds_listed(self.position.deck)[::-1][:number]])

    def bottom(self, number: int) -> str:
        """So many cards from the bottom of the deck, the last one first."""
        return said([NAMES[kind] for kind in kinds_listed(self.position.deck)[:number]])

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

    # --- What happened and what is seen --------------------------------------------------------------------------

    def events(self, kind: str, reader: int | None = None) -> list[dict[str, object]]:
        """All events of a kind so far, as a seat, or a spectator, learned of them; without their running number."""
        told = [event.seen_by(reader) for event in self.position.events() if event.kind == kind]
        for event in told:
            del event["at"]
            del event["event"]
        return told

    def kinds_of_events(self) -> list[str]:
        """The kinds of all events so far, in their order."""
        return [event.kind for event in self.position.events()]

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator, sees."""
        return self.position.view(seat)


def cards_said(zone: Zone) -> str:
    """Write the cards of a zone down."""
    return said([NAMES[kind] for kind in kinds_listed(zone)])
