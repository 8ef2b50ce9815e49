"""The ordinary frames: draft, turns with their three phases, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.plain import copied
from signoria.core.standing import winning
from signoria.core.zones import pile_of
from signoria.games.dominion.data.actions import (
    BUY,
    DRAFT,
    END_ACTIONS,
    END_BUYS,
    PLAY,
    PLAY_ALL_TREASURES,
    START_BUYING,
    of_kinds,
)
from signoria.games.dominion.data.components import (
    ACTION_PHASE,
    ACTIONS,
    BUY_PHASE,
    CLEAN_UP_PHASE,
    COPPER,
    CURSE,
    ESTATE,
    FIRST_KINGDOM,
    HAND_SIZE,
    KINDS,
    KINGDOM_SIZE,
    MOST_PLAYERS,
    NAMES,
    PHASES,
    PROVINCE,
    START_COPPERS,
    START_ESTATES,
    TREASURES,
    names,
)
from signoria.games.dominion.rules.frames import HAND, PLAY_AREA, ChooseTop, QuietChoice, Step
from signoria.games.dominion.rules.moments import ONLY_PLAY, CardPlayed
from signoria.games.dominion.rules.scoring import score_sheet, standings
from signoria.games.dominion.state.table import Dominion

if TYPE_CHECKING:
    from signoria.core.position import Position


def begin_phase(game: Dominion, seat: i64, phase: i64) -> None:
    """Enter a phase of the turn."""
    game.phase = phase
    journal = game.journal
    if journal is not None:
        journal.add("phase", {"seat": seat, "phase": PHASES[phase]})


class TakeTurn(Step):
    """A player takes a turn: Action, Buy, Clean-up."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Dominion) -> None:
        player = game.players[self.seat]
        player.turns += 1
        game.active = self.seat
        game.actions = 1
        game.buys = 1
        game.coins = 0
        journal = game.journal
        if journal is not None:
            journal.add("turn-start", {"seat": self.seat, "turn": player.turns})
        begin_phase(game, self.seat, ACTION_PHASE)
        frames = TURN_FRAMES[self.seat]
        game.then(frames.play_action, frames.begin_buying, frames.clean_up)


class PlayAction(QuietChoice):
    """While there are actions left, an Action card from the hand may be played."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "play-action")

    def options(self, game: Dominion) -> vec[i64]:
        if game.actions == 0:
            return vec[i64]()
        kinds = game.players[self.seat].hand.kinds() & ACTIONS
        return of_kinds(PLAY, kinds, END_ACTIONS) if kinds != 0 else vec[i64]()

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == END_ACTIONS:
            return
        game.actions -= 1
        game.put_into_play(self.seat, option - PLAY)
        game.then(CardPlayed(self.seat, option - PLAY, ONLY_PLAY), self)


class BeginBuying(Step):
    """The Buy phase: first Treasures, then buys."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Dominion) -> None:
        begin_phase(game, self.seat, BUY_PHASE)
        frames = TURN_FRAMES[self.seat]
        game.then(frames.play_treasure, frames.buy_card)


class PlayTreasure(QuietChoice):
    """Before the first buy, any number of Treasures from the hand may be played."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "play-treasure")

    def options(self, game: Dominion) -> vec[i64]:
        kinds = game.players[self.seat].hand.kinds() & TREASURES
        return of_kinds(PLAY, kinds, PLAY_ALL_TREASURES, START_BUYING) if kinds != 0 else vec[i64]()

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == PLAY_ALL_TREASURES:
            self.play_all(game)
        elif option != START_BUYING:
            kind = option - PLAY
            game.put_into_play(self.seat, kind)
            game.coins += game.settings.coins[kind]
            self.tell(game, [kind])
            game.then(self)

    def play_all(self, game: Dominion) -> None:
        """Play every Treasure in the hand."""
        before = game.play_area.size
        game.put_all_into_play(self.seat, TREASURES)
        place = before
        while place < game.play_area.size:
            game.coins += game.settings.coins[game.play_area.at(place)]
            place += 1
        if game.journal is not None:
            self.tell(game, game.play_area.listed()[before:])

    def tell(self, game: Dominion, kinds: list[int]) -> None:
        """Tell everyone what was played."""
        journal = game.journal
        if journal is not None:
            journal.add("treasure-played", {"seat": self.seat, "kinds": names(kinds), "coins": game.coins})


class BuyCard(QuietChoice):
    """While there are buys left, a card may be bought."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "buy-card")

    def options(self, game: Dominion) -> vec[i64]:
        return of_kinds(BUY, game.available(game.coins), END_BUYS) if game.buys > 0 else vec[i64]()

    def chosen(self, game: Dominion, option: i64) -> None:
        if option != END_BUYS:
            game.buy(self.seat, option - BUY)
            game.then(self)

    def last_of_turn(self, position: Position) -> list[int]:
        game = cast("Dominion", position)
        return [option for option in game.legal() if option == END_BUYS or game.buys == 1]

    def odd(self, position: Position) -> list[tuple[int, str]]:
        return [(int(option), "curse") for option in position.legal() if option == BUY + CURSE]

    def about(self, game: Dominion) -> dict[str, object]:
        return {"cost": game.coins}


class CleanUp(Step):
    """Everything played and held is discarded, five cards are drawn, and the end of the game is checked."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Dominion) -> None:
        begin_phase(game, self.seat, CLEAN_UP_PHASE)
        if game.settings.ask_order:
            zone: i64 = HAND if game.players[self.seat].hand.size > 0 else PLAY_AREA
            game.then(ChooseTop(self.seat, zone), TURN_FRAMES[self.seat].end_turn)
        else:
            TURN_FRAMES[self.seat].end_turn.do(game)


class EndTurn(Step):
    """Clean up; then either the game has ended or the left neighbour takes a turn."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Dominion) -> None:
        game.clean_up(self.seat)
        if game.has_ended():
            tell_end(game)
        else:
            game.then(TURN_FRAMES[game.opponent(self.seat, 1)].take_turn)


def tell_end(game: Dominion) -> None:
    """Tell everyone why the game has ended, and the scores."""
    journal = game.journal
    if journal is not None:
        reason = "provinces" if game.supply[PROVINCE] == 0 else "piles"
        journal.add("game-end", {"reason": reason, "kinds": names(game.empty_piles())})
        sheets = [score_sheet(game, seat) for seat in range(len(game.players))]
        journal.add("scores", {"sheets": sheets, "winners": winning(standings(game))})


class TurnFrames:
    """The frames of an ordinary turn. They hold nothing but the seat, so each seat needs them once."""

    def __init__(self, seat: i64) -> None:
        self.take_turn = TakeTurn(seat)
        self.play_action = PlayAction(seat)
        self.begin_buying = BeginBuying(seat)
        self.play_treasure = PlayTreasure(seat)
        self.buy_card = BuyCard(seat)
        self.clean_up = CleanUp(seat)
        self.end_turn = EndTurn(seat)


TURN_FRAMES: Final = [TurnFrames(seat) for seat in range(MOST_PLAYERS)]


class DraftPick(QuietChoice):
    """Draft: a player picks one of the kinds that nobody has picked yet."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "draft-pick")

    def options(self, game: Dominion) -> vec[i64]:
        free = ~game.piles & ((1 << KINDS) - 1)
        return of_kinds(DRAFT, free >> FIRST_KINGDOM << FIRST_KINGDOM)

    def chosen(self, game: Dominion, option: i64) -> None:
        kind = option - DRAFT
        game.add_pile(kind)
        journal = game.journal
        if journal is not None:
            journal.add("draft-picked", {"seat": self.seat, "kind": NAMES[kind]})


def draft(game: Dominion, starter: i64) -> None:
    """Put ten picks in turn order on the agenda."""
    game.then_each([DraftPick(game.opponent(starter, pick)) for pick in range(KINGDOM_SIZE)])


STARTING_CARDS: Final = [COPPER] * START_COPPERS + [ESTATE] * START_ESTATES


class DealStartingHands(Step):
    """Every player shuffles seven Coppers and three Estates and draws five of them."""

    def do(self, game: Dominion) -> None:
        tell_start(game)
        game.deals += 1
        for seat, player in enumerate(game.players):
            player.deck = pile_of(STARTING_CARDS)
            game.chance.shuffle(player.deck)
            game.draw(seat, HAND_SIZE)


def tell_start(game: Dominion) -> None:
    """Tell everyone how the game begins."""
    journal = game.journal
    if journal is not None:
        piles = [kind for kind in range(KINDS) if (game.piles >> kind) & 1]
        facts: dict[str, object] = {"players": len(game.players), "starter": game.settings.starter}
        facts["kingdom"] = names([kind for kind in piles if kind >= FIRST_KINGDOM])
        facts["options"] = copied(game.settings.options)
        facts["supply"] = {NAMES[kind]: game.supply[kind] for kind in piles}
        journal.add("game-start", facts)
