"""Income: gold or cards, once in every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import DONE, KEEP_CARD, NOTHING, TAKE_CARDS, TAKE_GOLD, of_set
from signoria.games.machiavelli.data.components import GOLD_MINE, LIBRARY, OBSERVATORY
from signoria.games.machiavelli.rules.frames import Choice, Step
from signoria.games.machiavelli.state.cards import kinds_in, kinds_listed, put_under, unknown
from signoria.games.machiavelli.state.current_turn import LOST

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class TakeIncome(Choice):
    """Where a turn is limited to its income, or begins with it, this is all that is asked."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "income")

    def options(self, game: Machiavelli) -> vec[i64]:
        if game.turn.part == LOST:
            return vec[i64]()
        return vec[i64]([TAKE_GOLD, TAKE_CARDS]) if game.can_draw() else vec[i64]([TAKE_GOLD])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        take_income(game, self.seat, option)


def take_income(game: Machiavelli, seat: i64, option: i64) -> None:
    """Take two gold, or draw two cards and keep one; Gold Mine, Observatory and Library give more."""
    game.turn.income_taken = True
    if option == TAKE_GOLD:
        gold = gold_of_income(game, seat)
        game.gain(seat, gold)
        if game.journal is not None:
            game.tell("income-gold", {"seat": seat, "gold": gold})
        return
    game.draw_to_look(seat, cards_of_income(game, seat))
    keep = kept_of_income(game, seat)
    drawn = game.looking_at.size
    if drawn <= keep and (keep > 2 or drawn == 1):
        tell_income_cards(game, seat, drawn, keep_all(game, seat))
    else:
        game.then(KeepCard(seat, "keep-card", keep), FinishIncome(seat, drawn))


def gold_of_income(game: Machiavelli, seat: i64) -> i64:
    """Give how much gold an income is."""
    return 3 if game.players[seat].has(GOLD_MINE) else 2


def cards_of_income(game: Machiavelli, seat: i64) -> i64:
    """Give how many cards are drawn for an income."""
    return 3 if game.players[seat].has(OBSERVATORY) else 2


def kept_of_income(game: Machiavelli, seat: i64) -> i64:
    """Give how many of the cards drawn for an income are kept at most."""
    return game.wording.library_keeps if game.players[seat].has(LIBRARY) else 1


def keep_all(game: Machiavelli, seat: i64) -> list[int]:
    """Take all cards looked at into the hand; give their kinds."""
    while game.looking_at.size > 0:
        game.selected.push(game.looking_at.pop())
    return take_kept(game, seat)


def take_kept(game: Machiavelli, seat: i64) -> list[int]:
    """Take the cards that were chosen to be kept into the hand; give their kinds."""
    kinds = kinds_listed(game.selected)
    hand = game.players[seat].hand
    while game.selected.size > 0:
        hand.add(game.selected.pop())
    return kinds


def tell_income_cards(game: Machiavelli, seat: i64, drawn: i64, kept: list[int]) -> None:
    """Tell how many cards were drawn and kept; the player reads which."""
    if game.journal is not None:
        facts: dict[str, object] = {"seat": seat, "drawn": drawn, "kept": len(kept)}
        game.tell_cards("income-cards", seat, facts, kept)


class KeepCard(Choice):
    """Keep one of the drawn cards; where more may be kept, go on or be done."""

    def __init__(self, seat: i64, question: str, keep: i64) -> None:
        super().__init__(seat, question)
        self.keep = keep

    def options(self, game: Machiavelli) -> vec[i64]:
        also: i64 = DONE if game.selected.size > 0 else NOTHING
        return of_set(KEEP_CARD, kinds_in(game.looking_at), also)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == DONE:
            return
        game.keep(self.seat, option - KEEP_CARD)
        if self.keep > 1 and game.looking_at.size > 0:
            game.then(KeepCard(self.seat, self.question, self.keep - 1))


class FinishIncome(Step):
    """What was not kept is discarded in the order drawn; with a classic Observatory it goes under the deck, mixed."""

    def __init__(self, seat: i64, drawn: i64) -> None:
        self.seat = seat
        self.drawn = drawn

    def do(self, game: Machiavelli) -> None:
        tell_income_cards(game, self.seat, self.drawn, take_kept(game, self.seat))
        if game.wording.observatory_hides_rest and game.players[self.seat].has(OBSERVATORY):
            hide_looked_at(game)
        else:
            discard_looked_at(game)


def hide_looked_at(game: Machiavelli) -> None:
    """Put the cards looked at under the deck in random order: of several, nobody knows which lies where."""
    game.chance.shuffle(game.looking_at)
    several = game.looking_at.size > 1
    place: i64 = 0
    while place < game.looking_at.size:
        card = game.looking_at.cards[place]
        put_under(game.deck, unknown(card) if several else card)
        place += 1
    game.looking_at.clear()


def discard_looked_at(game: Machiavelli) -> None:
    """Discard the cards looked at in the order in which they were drawn."""
    place: i64 = 0
    while place < game.looking_at.size:
        game.put_away(game.looking_at.cards[place])
        place += 1
    game.looking_at.clear()
