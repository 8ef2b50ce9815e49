"""Drawing hidden cards anew until the question that is open makes sense."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from signoria.core.agenda import Choice
    from signoria.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Redraw:
    """Deals hidden cards anew in a world that somebody imagines while another player is asked.

    Everyone can conclude from a question that it has an answer: who is asked for a Victory card holds one.
    """

    def __init__(self, position: Position, waiting: Choice, patience: int) -> None:
        self.position = position
        self.waiting = waiting
        # How often cards are dealt before the question is made to fit by an exchange.
        self.patience = patience

    def deal(self) -> None:
        """Deal the hidden cards anew."""
        raise NotImplementedError

    def exchange(self) -> bool:
        """Try to give the question an answer by exchanging two hidden cards; say whether that could be done."""
        raise NotImplementedError

    def deal_until_asked(self) -> None:
        """Deal, again and again, until the question has an answer."""
        self.deal()
        tries = 0
        while not self.still_asked():
            tries += 1
            self.deal()
            if tries > self.patience and self.exchange():
                return

    def still_asked(self) -> bool:
        """Offer what the question allows with the cards as they are now; say whether that is anything."""
        self.position.offered = self.waiting.offer(self.position)
        return len(self.position.offered) > 0
