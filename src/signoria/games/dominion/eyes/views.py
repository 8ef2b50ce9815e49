"""What a seat may know: every line here is visible because the rules say so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit_count
from signoria.core.plain import copied
from signoria.core.position import Sight
from signoria.games.dominion.data.actions import CATALOGUE
from signoria.games.dominion.data.components import CARDS, KINDS, NAMES, PHASES, names
from signoria.games.dominion.rules.scoring import holdings, owned, score_sheet

if TYPE_CHECKING:
    from signoria.core.zones import Hand
    from signoria.games.dominion.eyes.shapes import DominionView, Phase, PlayerView, QuestionView, ScoreSheet
    from signoria.games.dominion.state.table import Dominion


# Questions whose options follow from what everyone sees, so everyone is shown them.
OPEN_QUESTIONS: Final = [
    "draft-pick",
    "buy-card",
    "chancellor-flip",
    "feast-gain",
    "mine-gain",
    "remodel-gain",
    "workshop-gain",
    "spy-fate",
    "thief-trash",
    "thief-gain",
]


class DominionSight(Sight):
    """A seat's eyes on a game of Dominion. Seat -1 is a spectator."""

    def __init__(self, game: Dominion, seat: i64) -> None:
        super().__init__(game, seat)
        self.game = game

    # --- Public to all -------------------------------------------------------------------------------------------

    def coins(self) -> i64:
        """Coins of the active player."""
        return self.game.coins

    def actions(self) -> i64:
        """Actions left of the active player."""
        return self.game.actions

    def buys(self) -> i64:
        """Buys left of the active player."""
        return self.game.buys

    def supply(self, kind: i64) -> i64:
        """Cards left in a supply pile, or -1 when the kind is not in the game."""
        if (self.game.piles >> kind) & 1:
            return self.game.supply[kind]
        return -1

    def available(self, cost: i64) -> i64:
        """The kinds that are left in the supply and cost at most so much, as a set of bits."""
        return self.game.available(cost)

    def piles(self) -> i64:
        """The kinds that are in the supply, empty piles included, as a set of bits."""
        return self.game.piles

    def turns(self, seat: i64) -> i64:
        """Turns that a player has begun."""
        return self.game.players[seat].turns

    def hand_size(self, seat: i64) -> i64:
        """Cards in a hand. A selection in progress still counts: nobody else can tell that it has begun."""
        size = self.game.players[seat].hand.size
        if seat == self.game.asked_seat():
            size += self.game.selected.size
        return size

    def discard_top(self, seat: i64) -> i64:
        """The visible card of a discard pile, or -1 when the pile is empty."""
        return self.game.players[seat].discard.top()

    def holdings(self, seat: i64) -> vec[i64]:
        """How many cards of each kind a player owns, wherever they lie: all gains and trashings are seen."""
        return holdings(self.game, seat)

    def empty_piles(self) -> i64:
        """How many supply piles have run out."""
        return bit_count(self.game.piles & ~self.game.stocked)

    def seats(self) -> i64:
        """How many players there are."""
        return len(self.game.players)

    def revealed_top(self) -> i64:
        """The card turned over last, or -1."""
        return self.game.revealed.top()

    def revealed_of(self) -> i64:
        """Whose cards are turned over, or -1."""
        if self.game.revealed.size == 0:
            return -1
        return self.game.revealed_of

    # --- For the owner only --------------------------------------------------------------------------------------

    def own_hand(self) -> Hand:
        """The own hand; a spectator has none."""
        if self.seat < 0:
            raise ValueError("a spectator has no hand")
        return self.game.players[self.seat].hand

    def own_cards(self) -> list[int]:
        """All own cards, wherever they lie; a spectator has none."""
        if self.seat < 0:
            raise ValueError("a spectator has no cards")
        return owned(self.game, self.seat)

    def has(self, kind: i64) -> bool:
        """Whether a kind is in the own hand."""
        return self.own_hand().has(kind)

    def hand_kinds(self) -> i64:
        """The kinds in the own hand, as a set of bits."""
        return self.own_hand().kinds()

    def hand_count(self, kind: i64) -> i64:
        """How often a kind is in the own hand."""
        return self.own_hand().count(kind)

    def owned_count(self, kind: i64) -> i64:
        """How often a kind is among all cards of this seat; a player knows, having seen every card come and go."""
        return self.own_cards().count(kind)

    def owned_coins(self) -> i64:
        """The coins on all Treasures of this seat together."""
        return sum(CARDS[card].coins for card in self.own_cards())

    # --- All of it -----------------------------------------------------------------------------------------------

    def view(self) -> dict[str, object]:
        game = self.game
        view: DominionView = {
            "game": "dominion",
            "seat": None if self.seat < 0 else self.seat,
            "options": cast("dict[str, object]", copied(game.settings.options)),
            "starter": game.settings.starter,
            "active": game.active,
            "phase": cast("Phase", "over" if game.over else PHASES[game.phase]),
            "asked": game.asked,
            "question": self.question_view(),
            "actions": game.actions,
            "buys": game.buys,
            "coins": game.coins,
            "supply": {NAMES[kind]: game.supply[kind] for kind in range(KINDS) if (game.piles >> kind) & 1},
            "trash": names(game.trash.listed()),
            "play_area": names(game.play_area.listed()),
            "revealed": names(game.revealed.listed()),
            "revealed_of": game.revealed_of if game.revealed.size > 0 else None,
            "set_aside": names(game.set_aside.listed()),
            "players": [self.player_view(seat) for seat in range(len(game.players))],
            "over": game.over,
            "winners": game.winners() if game.over else None,
        }
        return cast("dict[str, object]", view)

    def question_view(self) -> QuestionView | None:
        """Give the question that is open: everyone may know what it is about, the asked seat its options too."""
        waiting = self.game.waiting
        if waiting is None:
            return None
        question: dict[str, object] = {"kind": waiting.question, "seat": waiting.seat}
        question.update(waiting.details(self.game))
        if self.asked() or waiting.question in OPEN_QUESTIONS:
            question["options"] = [CATALOGUE.notations[action] for action in self.game.legal()]
        return cast("QuestionView", question)

    def player_view(self, seat: int) -> PlayerView:
        """Give what this seat may know of a player."""
        game = self.game
        player = game.players[seat]
        mine = seat == self.seat
        counts = game.settings.open_counts
        view: PlayerView = {
            "seat": seat,
            "turns": player.turns,
            "hand_size": self.hand_size(seat),
            "deck_empty": player.deck.size == 0,
            "discard_empty": player.discard.size == 0,
            "discard_top": NAMES[player.discard.top()] if player.discard.size > 0 else None,
            "deck_size": player.deck.size if mine or counts else None,
            "discard_size": player.discard.size if counts else None,
            # Seen when it happened and kept in the log: everyone could remember it.
            "known_hand": names(player.known_hand.listed()),
            "known_top": names(player.deck.listed()[player.deck.size - player.known_top :][::-1]),
            "looking_at_size": game.looking_at.size if seat == game.active else 0,
        }
        if mine:
            asked = self.asked()
            view["hand"] = names(player.hand.listed())
            view["selected"] = names(game.selected.listed()) if asked else []
            view["looking_at"] = names(game.looking_at.listed()) if asked else []
        if game.over:
            view["cards"] = names(owned(game, seat))
            view["score"] = cast("ScoreSheet", score_sheet(game, seat))
        return view
