"""The windows in which Merchant and Professor can be used.

Right after buying one; in a turn of one's own; after the best work of the round, and for the Merchant before it is
paid, too; when opening an auction or taking the last object; for the Merchant when paying for an object and after it;
and at last before the characters are bid for again. After the last round the window after the best work is the last.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.florence.data.actions import GIVE_BACK, KEEP, SELL, USE
from signoria.games.florence.data.components import CHARACTERS, MERCHANT, PROFESSOR
from signoria.games.florence.rules.frames import QuietChoice, Step, also_selling, is_sale
from signoria.games.florence.rules.muse_and_princess.merchant import relative_position, sell_position
from signoria.games.florence.rules.muse_and_princess.professor import ChoosePile
from signoria.games.florence.state.table import Florence


def use_character(game: Florence, seat: i64) -> None:
    """Use the Merchant for points, or the Professor for a card."""
    if game.players[seat].character == MERCHANT:
        sell_position(game, seat)
    else:
        game.then(ChoosePile(seat))


class CharacterWindow(QuietChoice):
    """Use the character now, or keep it for a later window."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "character-window")

    def options(self, game: Florence) -> vec[i64]:
        if not game.can_use_character(self.seat):
            return vec[i64]()
        return append(also_selling(game, self.seat, vec[i64]([USE])), KEEP)

    def chosen(self, game: Florence, option: i64) -> None:
        if option == USE:
            use_character(game, self.seat)
        elif is_sale(option):
            game.sell_points(self.seat, option - SELL, cover=False)
            game.then(self)

    def about(self, game: Florence) -> dict[str, object]:
        return about_character(game, self.seat, last=False)


class BestWorkWindow(CharacterWindow):
    """Sell one's place on the score track before the best work is paid, or keep the Merchant."""

    def about(self, game: Florence) -> dict[str, object]:
        return {**about_character(game, self.seat, last=False), "moment": "best-work"}


def ask_before_best_work(game: Florence) -> None:
    """Ask who holds the Merchant, before the best work moves anybody on the score track."""
    if game.settings.to_the_letter:
        for seat, player in enumerate(game.players):
            if player.character == MERCHANT:
                game.then(BestWorkWindow(seat))


class LastWindow(CharacterWindow):
    """The last chance: the Professor is used or given back unused; the Merchant pays, perhaps after some steps back."""

    def options(self, game: Florence) -> vec[i64]:
        if game.players[self.seat].character == MERCHANT:
            return also_selling(game, self.seat, vec[i64]([USE]))
        return vec[i64]([USE, GIVE_BACK]) if game.can_use_character(self.seat) else vec[i64]()

    def chosen(self, game: Florence, option: i64) -> None:
        if option == GIVE_BACK:
            game.give_back_character(self.seat, tell=True)
        else:
            super().chosen(game, option)

    def about(self, game: Florence) -> dict[str, object]:
        return about_character(game, self.seat, last=True)


def about_character(game: Florence, seat: i64, last: bool) -> dict[str, object]:
    """Give what a window is about."""
    facts: dict[str, object] = {"character": CHARACTERS[game.players[seat].character], "last": last}
    if game.players[seat].character == MERCHANT:
        facts["position"] = relative_position(game, seat)
    return facts


class AfterPaying(Step):
    """Who paid for an object although he holds the Merchant may sell his position now."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Florence) -> None:
        if game.players[self.seat].character == MERCHANT:
            game.then(CharacterWindow(self.seat))


class AskHolders(Step):
    """The holders of Merchant and Professor are asked in turn, the start player first.

    In a last window the Merchant has to pay, and whatever is not used goes back.
    """

    def __init__(self, last: bool, distance: i64) -> None:
        self.last = last
        self.distance = distance

    def do(self, game: Florence) -> None:
        distance = self.distance
        while distance < len(game.players):
            seat = game.after(game.start, distance)
            character = game.players[seat].character
            distance += 1
            if character in (MERCHANT, PROFESSOR):
                self.ask(game, seat, AskHolders(self.last, distance))
                return

    def ask(self, game: Florence, seat: i64, rest: AskHolders) -> None:
        """Ask one holder, then the others."""
        if not self.last:
            game.then(CharacterWindow(seat), rest)
        elif game.players[seat].character == MERCHANT and not game.settings.to_the_letter:
            game.then(rest)
            sell_position(game, seat)
        elif game.can_use_character(seat):
            game.then(LastWindow(seat), rest)
        else:
            game.give_back_character(seat, tell=True)
            game.then(rest)
