"""The two bases of all frames of Machiavelli, and the questions that several cards share."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core import agenda
from signoria.games.machiavelli.data.actions import DECLINE, DISCARD, DONE, NAME, PASS
from signoria.games.machiavelli.data.components import MOST_RANKS, NAMES, NOBODY
from signoria.games.machiavelli.state.cast import FACE_UP

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Step(agenda.Frame):
    """A sentence of the rules that does something."""

    def run(self, position: Position) -> bool:
        position.agenda.pop()
        self.do(cast("Machiavelli", position))
        return False

    def do(self, game: Machiavelli) -> None:
        """Carry the sentence out. The frame has left the agenda."""
        raise NotImplementedError


class Choice(agenda.Choice):
    """A sentence of the rules that asks one seat one thing."""

    def offer(self, position: Position) -> vec[i64]:
        return self.options(cast("Machiavelli", position))

    def answer(self, position: Position, option: i64) -> None:
        self.chosen(cast("Machiavelli", position), option)

    def details(self, position: Position) -> dict[str, object]:
        return self.about(cast("Machiavelli", position))

    def options(self, game: Machiavelli) -> vec[i64]:
        """Give what may be chosen; nothing to skip the question."""
        raise NotImplementedError

    def chosen(self, game: Machiavelli, option: i64) -> None:
        """Carry out an answer. The frame has left the agenda."""
        raise NotImplementedError

    def about(self, game: Machiavelli) -> dict[str, object]:
        """Give public facts that help to word the question."""
        return {}

    def pledge(self) -> i64:
        """Give the kind of card that the asked player has in hand, as everybody can conclude; or NOBODY."""
        return NOBODY

    def holding(self, game: Machiavelli) -> i64:
        """Give the rank of the character that the asked player has, as whoever knows of the question can conclude."""
        return NOBODY


class QuietChoice(Choice):
    """A question that shows nothing hidden by being asked."""

    def quiet(self) -> bool:
        return True


class MayDo(Choice):
    """Something that may be done, or declined."""

    def __init__(self, seat: i64, question: str, doing: i64, declining: i64 = DECLINE) -> None:
        super().__init__(seat, question)
        self.doing = doing
        self.declining = declining

    def options(self, game: Machiavelli) -> vec[i64]:
        return vec[i64]([self.doing, self.declining])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == self.doing:
            self.do(game)

    def do(self, game: Machiavelli) -> None:
        """Do it."""
        raise NotImplementedError


class MayPlay(MayDo):
    """An action card that its holder may play; the others do not even learn that it is asked about, nor whom."""

    def __init__(self, seat: i64, card: i64, playing: i64) -> None:
        super().__init__(seat, NAMES[card], playing, PASS)
        self.card = card

    def secret(self) -> bool:
        return True

    def pledge(self) -> i64:
        return self.card


class NameCharacter(QuietChoice):
    """Name a character that something is to happen to: of one that lies face up, nobody can have it."""

    def odd(self, position: Position) -> list[tuple[int, str]]:
        game = cast("Machiavelli", position)
        named = [(NAME + game.character_at(rank), game.cast.places[rank]) for rank in range(MOST_RANKS)]
        return [(int(option), "face-up") for option, place in named if place == FACE_UP and option in game.legal()]


def selects(game: Machiavelli, frame: Choice, option: i64) -> bool:
    """Lay a card of the hand aside and ask again; say whether that was the answer, and not that all are chosen."""
    if option == DONE:
        return False
    game.select(frame.seat, option - DISCARD)
    game.then(frame)
    return True


def of_ranks(game: Machiavelli, verb: i64, excluded: i64) -> vec[i64]:
    """Offer a verb of every character of the game but those of some ranks, in the order of the ranks."""
    offer = game.fresh_offer()
    offer_ranks(game, offer, verb, excluded)
    return offer.made()


def offer_ranks(game: Machiavelli, offer: Offer, verb: i64, excluded: i64) -> None:
    """Add to an offer a verb of every character of the game but those of some ranks."""
    rank: i64 = 0
    while rank < MOST_RANKS:
        if game.character_at(rank) != NOBODY and (excluded >> rank) & 1 == 0:
            offer.add(verb + game.character_at(rank))
        rank += 1
