"""What is told as it happens."""

from __future__ import annotations

from typing import Final

# Events that show nothing hidden, apart from the cards that the deciding player chose to show.
QUIET_EVENTS: Final = frozenset(
    {
        "action-played",
        "bonus",
        "card-bought",
        "card-gained",
        "card-trashed",
        "draft-picked",
        "no-effect",
        "phase",
        "pile-empty",
        "treasure-played",
    }
)

# What the facts of events mean, for whoever writes a bot: of all events that have one, or of one event.
FACTS: Final = {
    "seat": "who does it, or whom it happens to",
    "kind": "the kind of card",
    "kinds": "the kinds of the cards, one for each card",
    "top": "the kind that now lies on top of the discard pile",
    "number": "how many cards",
    "left": "cards of that kind left in the supply",
    "action-played play": "the only play of the card, or the first or the second under a Throne Room",
    "action-played actions": "actions left after it",
    "bonus cards": "cards to draw",
    "bonus actions": "actions more",
    "bonus buys": "buys more",
    "bonus coins": "coins more",
    "card-bought cost": "what it cost",
    "card-bought coins": "coins left after it",
    "card-bought buys": "buys left after it",
    "card-gained source": "where it comes from",
    "card-gained place": "where it goes",
    "card-trashed source": "where it was",
    "card-trashed seat": "whose card it was",
    "card-returned seat": "on whose draw pile",
    "cards-revealed seat": "whose cards they are",
    "cards-revealed source": "where they come from",
    "clean-up drawn": "cards of the new hand",
    "clean-up kinds": "the kinds of the new hand",
    "clean-up top": "the kind that then lies on top of the discard pile",
    "draft-picked kind": "the kind that is in the kingdom now",
    "game-end reason": "whether the Provinces or three piles ran out",
    "game-end kinds": "the kinds whose piles are empty",
    "game-start players": "how many players",
    "game-start starter": "who has the first turn",
    "game-start kingdom": "the ten kinds of the kingdom; fewer before a draft",
    "game-start options": "the table options",
    "game-start supply": "cards in the supply, by kind",
    "hand-revealed seat": "whose hand it is",
    "moat-revealed attack": "the Attack that does not affect them",
    "no-effect kind": "the card that does nothing",
    "no-effect reason": "what is lacking",
    "phase seat": "whose turn it is",
    "phase phase": "the phase that begins",
    "pile-empty kind": "the kind of which nothing is left",
    "pile-empty empty": "how many piles are empty now",
    "revealed-discarded seat": "whose cards they are",
    "scores sheets": "the score sheet of each seat",
    "scores winners": "the seats that win",
    "treasure-played coins": "coins of the turn so far, these included",
    "turn-start seat": "whose turn begins",
    "turn-start turn": "which of their turns it is, from 1",
}
