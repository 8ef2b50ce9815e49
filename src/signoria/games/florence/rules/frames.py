"""The two bases of all frames of Florence, and what several of its questions share."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core import agenda
from signoria.games.florence.data.actions import MOST_SOLD, PICK, SELL, also_numbers
from signoria.games.florence.data.components import PERSON_PILE, PILES, PRESTIGE_PILE
from signoria.games.florence.state.table import Florence

if TYPE_CHECKING:
    from signoria.core.position import Position


class Step(agenda.Frame):
    """A sentence of the rules that does something."""

    def run(self, position: Position) -> bool:
        position.agenda.pop()
        self.do(cast("Florence", position))
        return False

    def do(self, game: Florence) -> None:
        """Carry the sentence out. The frame has left the agenda."""
        raise NotImplementedError


class Choice(agenda.Choice):
    """A sentence of the rules that asks one seat one thing."""

    def offer(self, position: Position) -> vec[i64]:
        return self.options(cast("Florence", position))

    def answer(self, position: Position, option: i64) -> None:
        self.chosen(cast("Florence", position), option)

    def details(self, position: Position) -> dict[str, object]:
        return self.about(cast("Florence", position))

    def options(self, game: Florence) -> vec[i64]:
        """Give what may be chosen; nothing to skip the question."""
        raise NotImplementedError

    def chosen(self, game: Florence, option: i64) -> None:
        """Carry out an answer. The frame has left the agenda."""
        raise NotImplementedError

    def about(self, game: Florence) -> dict[str, object]:
        """Give public facts that help to word the question."""
        return {}

    def privately(self, game: Florence) -> dict[str, object]:
        """Give facts that help the asked player, and that nobody else may see."""
        return {}

    def price(self, game: Florence, option: i64) -> i64:
        """Give what an option would cost its player, so that he can be told how many points that takes."""
        return 0


class QuietChoice(Choice):
    """A question that shows nothing hidden by being asked."""

    def quiet(self) -> bool:
        return True


def also_selling(game: Florence, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add that any number of points may be sold for money, where the table plays so."""
    if game.settings.no_selling:
        return options
    most = game.players[seat].points
    most = min(most, MOST_SOLD)
    return also_numbers(options, SELL, 1, most)


def is_sale(option: i64) -> bool:
    return SELL <= option <= SELL + MOST_SOLD


# --- Looking at five cards -------------------------------------------------------------------------------------------


class LookIntoPile(Step):
    """Take up the top five cards of a pile, keep one of them, and return the others."""

    def __init__(self, seat: i64, pile: i64, price: i64) -> None:
        self.seat = seat
        self.pile = pile
        self.price = price

    def do(self, game: Florence) -> None:
        game.look(self.seat, self.pile)
        game.then(PickCard(self.seat, f"pick-{PILES[self.pile]}", self.price))


class PickCard(Choice):
    """Exactly one of the cards looked at goes to the hand. The others see only how many there were."""

    def __init__(self, seat: i64, question: str, paid: i64) -> None:
        super().__init__(seat, question)
        self.paid = paid

    def options(self, game: Florence) -> vec[i64]:
        options = vec[i64]()
        card: i64 = 0
        # By number, not by place in the pile.
        seen = game.looking_at.kinds()
        while seen >> card != 0:
            if (seen >> card) & 1:
                options = append(options, PICK + card)
            card += 1
        return options

    def chosen(self, game: Florence, option: i64) -> None:
        pile = game.looking_into
        card = option - PICK
        seen = game.pick(self.seat, card)
        game.tell_picked(picking_event(pile), self.seat, self.paid, seen, card)

    def about(self, game: Florence) -> dict[str, object]:
        return {"number": game.looking_at.size}


def picking_event(pile: i64) -> str:
    """Give the event that tells of a card taken from a pile."""
    if pile == PERSON_PILE:
        return "person-taken"
    if pile == PRESTIGE_PILE:
        return "prestige-picked"
    return "bonus-taken"
