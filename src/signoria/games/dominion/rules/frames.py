"""The frames of Dominion that several cards share, and the two bases of all its frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core import agenda
from signoria.core.bits import bit_count, bits_from
from signoria.games.dominion.data.actions import DISCARD, GAIN, NONE, NOTHING, TOP, of_kinds
from signoria.games.dominion.state.table import TO_DISCARD, Dominion

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.core.zones import Zone

# Zones that cards are discarded from together.
PLAY_AREA: Final = 0
HAND: Final = 1
SELECTED: Final = 2
REVEALED: Final = 3
SET_ASIDE: Final = 4


class Step(agenda.Frame):
    """A sentence of the rules that does something."""

    def run(self, position: Position) -> bool:
        position.agenda.pop()
        self.do(cast("Dominion", position))
        return False

    def do(self, game: Dominion) -> None:
        """Carry the sentence out. The frame has left the agenda."""
        raise NotImplementedError


class Choice(agenda.Choice):
    """A sentence of the rules that asks one seat one thing."""

    def offer(self, position: Position) -> vec[i64]:
        return self.options(cast("Dominion", position))

    def answer(self, position: Position, option: i64) -> None:
        self.chosen(cast("Dominion", position), option)

    def details(self, position: Position) -> dict[str, object]:
        return self.about(cast("Dominion", position))

    def options(self, game: Dominion) -> vec[i64]:
        """Give what may be chosen; nothing to skip the question."""
        raise NotImplementedError

    def chosen(self, game: Dominion, option: i64) -> None:
        """Carry out an answer. The frame has left the agenda."""
        raise NotImplementedError

    def about(self, game: Dominion) -> dict[str, object]:
        """Give public facts that help to word the question."""
        return {}


class QuietChoice(Choice):
    """A question that shows nothing hidden by being asked."""

    def quiet(self) -> bool:
        return True


class Play(Step):
    """Follow the text of a card that has been played; its Attack does not touch the seats in `unaffected`."""

    def __init__(self, seat: i64, kind: i64, unaffected: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.unaffected = unaffected

    def do(self, game: Dominion) -> None:
        game.settings.effects[self.kind](game, self)

    def opponents(self, game: Dominion) -> list[int]:
        """Give all other seats in turn order."""
        return [game.opponent(self.seat, distance) for distance in range(1, len(game.players))]

    def victims(self, game: Dominion) -> list[int]:
        """Give the seats that an Attack touches, in turn order from the attacker's left."""
        return [seat for seat in self.opponents(game) if (self.unaffected >> seat) & 1 == 0]


class DiscardDownTo(QuietChoice):
    """Select hand cards one by one until only some are left, then discard the selected ones together."""

    def __init__(self, seat: i64, question: str, keep: i64) -> None:
        super().__init__(seat, question)
        self.keep = keep

    def guarded(self) -> bool:
        return True

    def options(self, game: Dominion) -> vec[i64]:
        hand = game.players[self.seat].hand
        if hand.size <= self.keep:
            return vec[i64]()
        kinds = selectable(game, hand)
        if game.settings.ask_order:
            # In the order of the kinds, no card may be skipped that is needed to reach the number in the end.
            kinds &= hand.kinds_among_first(self.keep + 1)
        return of_kinds(DISCARD, kinds)

    def chosen(self, game: Dominion, option: i64) -> None:
        game.select(self.seat, option - DISCARD)
        if game.players[self.seat].hand.size > self.keep:
            game.then(self)
        else:
            game.then(ChooseTop(self.seat, SELECTED), DiscardTogether(self.seat, SELECTED))

    def about(self, game: Dominion) -> dict[str, object]:
        # The number still to go would tell the others how far a selection has come.
        return {"keep": self.keep}


def selectable(game: Dominion, hand: Zone) -> i64:
    """Give the kinds that may be selected next.

    Where the order of a selection means nothing, it is made in the order of the kinds. Where it decides which card
    ends on top of the discard pile, any order will do.
    """
    kinds = hand.kinds()
    if game.settings.ask_order and game.selected.size > 0:
        kinds &= bits_from(game.selected.top())
    return kinds


class ChooseTop(Choice):
    """The owner of cards that are discarded together says which of them ends on top, if the table plays it so."""

    def __init__(self, seat: i64, zone: i64) -> None:
        super().__init__(seat, "discard-top")
        self.zone = zone

    def options(self, game: Dominion) -> vec[i64]:
        if not game.settings.ask_order:
            return vec[i64]()
        zone = zone_of(game, self.seat, self.zone)
        if zone.size < 2:
            return vec[i64]()
        kinds = zone.kinds()
        # Cards from the hand are hidden: asked only for different kinds, the question would tell that there are some.
        hidden = self.zone in (HAND, SELECTED)
        return of_kinds(TOP, kinds if hidden or bit_count(kinds) > 1 else 0)

    def chosen(self, game: Dominion, option: i64) -> None:
        kind = option - TOP
        if self.zone == HAND:
            game.select(self.seat, kind)
        elif self.zone == PLAY_AREA:
            game.play_area.remove(kind)
            game.play_area.push(kind)
        elif self.zone == REVEALED:
            game.revealed.remove(kind)
            game.revealed.push(kind)
        elif self.zone == SET_ASIDE:
            game.set_aside.remove(kind)
            game.set_aside.push(kind)
        else:
            game.selected.remove(kind)
            game.selected.push(kind)


def zone_of(game: Dominion, seat: i64, zone: i64) -> Zone:
    """Give a zone by its number."""
    if zone == PLAY_AREA:
        return game.play_area
    if zone == HAND:
        return game.players[seat].hand
    if zone == REVEALED:
        return game.revealed
    if zone == SET_ASIDE:
        return game.set_aside
    return game.selected


class DiscardTogether(Step):
    """Discard the cards of a zone, the last one ending on top."""

    def __init__(self, seat: i64, zone: i64) -> None:
        self.seat = seat
        self.zone = zone

    def do(self, game: Dominion) -> None:
        if self.zone == SELECTED:
            game.discard_selected(self.seat)
        elif self.zone == REVEALED:
            game.discard_open(self.seat, game.revealed)
        else:
            game.discard_open(self.seat, game.set_aside)


class GainFromSupply(QuietChoice):
    """Gain a card from the supply that costs at most so much, among some kinds."""

    def __init__(
        self, seat: i64, question: str, most: i64, among: i64 = -1, place: i64 = TO_DISCARD, optional: bool = False
    ) -> None:
        super().__init__(seat, question)
        self.most = most
        self.among = among
        self.place = place
        self.optional = optional

    def options(self, game: Dominion) -> vec[i64]:
        kinds = game.available(self.most, self.among)
        return of_kinds(GAIN, kinds, NONE if self.optional and kinds != 0 else NOTHING)

    def chosen(self, game: Dominion, option: i64) -> None:
        if option != NONE:
            game.gain(self.seat, option - GAIN, self.place)

    def about(self, game: Dominion) -> dict[str, object]:
        return {"cost": self.most}


def offer_gain(game: Dominion, kind: i64, gain: GainFromSupply) -> None:
    """Offer what a card of some kind lets its player gain, or tell everyone that there is nothing."""
    if game.available(gain.most, gain.among) == 0:
        game.tell_no_effect(gain.seat, kind, "nothing-to-gain")
    else:
        game.then(gain)


class DrawCards(Step):
    """Draw cards."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def do(self, game: Dominion) -> None:
        game.draw(self.seat, self.number)
