"""Sets of options that go together."""

from __future__ import annotations

from typing import Final

# What the Dutch booklet says wherever an option asks for it. Of the order of cards that are discarded together, of the
# kingdom and of the start player it says nothing, or leaves them to the table.
BOOKLET_OPTIONS: Final[dict[str, object]] = {
    # Verbouwing: the card that is gained goes into the hand.
    "remodel-gain": "hand",
    # Feest: once it is trashed, nobody has to choose a card.
    "feast-gain": "may",
    # Mijn, Geldschieter and Troonzaal say what is done, not what may be done.
    "compulsion": "first-edition",
    # One may count the own draw pile, and no discard pile.
    "pile-counts": "strict",
}
