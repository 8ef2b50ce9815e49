"""What a seat may know: every line here is visible because the rules say so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from signoria.core.bits import bit, bit_count
from signoria.core.plain import copied
from signoria.core.position import Sight
from signoria.games.florence.data.actions import CATALOGUE
from signoria.games.florence.data.board import cell_names
from signoria.games.florence.data.components import (
    AUCTION,
    BONUS_NAMES,
    CARD_NAMES,
    CARDS,
    CHARACTERS,
    COLOURS,
    FREEDOMS,
    MERCHANT,
    MINIMUM_WORK,
    MUSE,
    OBJECTS,
    PERSON_NAMES,
    PHASES,
    PILES,
    PRESTIGE_NAMES,
    PRINCESS,
    RAISE,
    SUPPLY_NAMES,
    TILES,
    named,
)
from signoria.games.florence.eyes.reasons import ACTIONS
from signoria.games.florence.eyes.worth import hand_of, worth_of
from signoria.games.florence.rules.auction import Bid, takes_part
from signoria.games.florence.rules.cooperative_building.negotiation import JointPlace
from signoria.games.florence.rules.frames import Choice
from signoria.games.florence.rules.muse_and_princess.merchant import relative_position
from signoria.games.florence.rules.muse_and_princess.princess import princess_value
from signoria.games.florence.rules.scoring import hands, score_sheet
from signoria.games.florence.state.knowledge import FIRST_HAND, PILE_PLACES, lowest
from signoria.games.florence.state.stores import NO_CARD

if TYPE_CHECKING:
    from signoria.games.florence.eyes.shapes import (
        BorderView,
        CharacterShown,
        FlorencePlayer,
        FlorenceQuestion,
        FlorenceView,
        HandShown,
        Phase,
        Rung,
        Sheet,
    )
    from signoria.games.florence.state.player import Player
    from signoria.games.florence.state.table import Florence


# Questions whose options follow from what everyone sees, so everyone is shown them.
OPEN_QUESTIONS: Final = [
    "merchant-payment",
    "choose-landscape-type",
    "place-landscape",
    "recruit-now",
    "recruit",
    "character-window",
    "professor-pile",
    "princess-work",
    "buy-pp",
    "build",
    "freedom",
    "joint-propose",
]
# Questions whose options also depend on how much money the asked player has.
MONEY_QUESTIONS: Final = [
    "auction-open",
    "auction-bid",
    "auction-last-buy",
    "a2-turn",
    "joint-price",
    "joint-reply",
    "banker-exchange",
]
# Verbs of which there may be hundreds of options; what one of them costs is told when it is considered.
MANY: Final = ("place", "stake", "price", "sell", "buy", "exchange")
# As many bids as anybody looks ahead.
MOST_BIDS: Final = 10


class FlorenceSight(Sight):
    """A seat's eyes on a game of Florence. Seat -1 is a spectator."""

    def __init__(self, game: Florence, seat: i64) -> None:
        super().__init__(game, seat)
        self.game = game

    # --- Public to all -------------------------------------------------------------------------------------------

    def players(self) -> i64:
        """How many players there are."""
        return len(self.game.players)

    def round(self) -> i64:
        """The round, from 1 to 7."""
        return self.game.round

    def minimum(self) -> i64:
        """What a work of this round must be worth at least."""
        return self.game.settings.minimum[self.game.round - 1]

    def points(self, seat: i64) -> i64:
        """The prestige points of a player."""
        return self.game.players[seat].points

    def buildings(self, seat: i64) -> i64:
        """The building types of a player, as bits."""
        return self.game.players[seat].buildings

    def landscapes(self, seat: i64, landscape: i64) -> i64:
        """How many tiles of a landscape type a player has."""
        return self.game.players[seat].landscapes[landscape]

    def freedoms(self, seat: i64) -> i64:
        """The freedoms of a player, as bits."""
        return self.game.players[seat].freedoms

    def jesters(self, seat: i64) -> i64:
        """The jesters of a player."""
        return self.game.players[seat].jesters

    def builders(self, seat: i64) -> i64:
        """The builders of a player."""
        return self.game.players[seat].builders

    def covered(self, seat: i64) -> i64:
        """The covered cells of a principality, the palace included."""
        return self.game.players[seat].covered

    def opened(self, seat: i64) -> i64:
        """The people of a player that lie open, as bits."""
        return self.game.players[seat].opened

    def marker(self, seat: i64) -> i64:
        """The best work of a player in this round, 0 for none."""
        return self.game.players[seat].marker

    def character(self, seat: i64) -> i64:
        """The character a player holds, or -1."""
        return self.game.players[seat].character

    def cards(self, seat: i64) -> i64:
        """Person and recruiting cards of a player, in hand and open: their number is public."""
        return self.game.players[seat].cards()

    def supply(self, stack: i64) -> i64:
        """What is left of a stack of the supply."""
        return self.game.supply[stack]

    def stones(self) -> i64:
        """The objects that have been bought in the running auction phase, as bits."""
        found: i64 = 0
        for player in self.game.players:
            if player.stone >= 0:
                found |= bit(player.stone)
        return found

    def actions(self) -> i64:
        """The actions that are left in the turn."""
        return self.game.actions

    def pot(self) -> i64:
        """What the Banker pays."""
        return self.game.pot

    def frame(self) -> Choice | None:
        """The open question itself, or None when the game is over: frames hold what everybody may know."""
        waiting = self.game.waiting
        return None if waiting is None else cast("Choice", waiting)

    def joint_place(self, active: i64, partner: i64, place: i64) -> JointPlace:
        """A placement across the border of two players, taken apart."""
        return JointPlace(self.game, active, partner, place)

    # --- For the owner only --------------------------------------------------------------------------------------

    def own(self) -> Player:
        """The player whose eyes these are; a spectator is none."""
        if self.seat < 0:
            raise ValueError("a spectator has no hand")
        return self.game.players[self.seat]

    def own_money(self) -> i64:
        """The own cash."""
        return self.own().money

    def own_persons(self) -> i64:
        """The people in the own hand, as bits."""
        return self.own().persons

    def own_price(self, option: i64) -> i64:
        """What an option costs this seat, which is asked."""
        choice = self.frame()
        if choice is None or not self.asked():
            return 0
        return choice.price(self.game, option)

    def working(self) -> i64:
        """The person whose work this seat is putting together, or -1."""
        if not self.asked():
            return NO_CARD
        return self.game.working

    # --- All of it -----------------------------------------------------------------------------------------------

    def view(self) -> dict[str, object]:
        game = self.game
        view: FlorenceView = {
            "game": "florence",
            "seat": None if self.seat < 0 else self.seat,
            "options": cast("dict[str, object]", copied(game.settings.options)),
            "starter": game.settings.starter,
            "start": game.start,
            "round": game.round,
            "minimum": MINIMUM_WORK[game.round - 1],
            "base_price": game.settings.base_price,
            "phase": cast("Phase", "over" if game.over else PHASES[game.phase]),
            "active": None if game.active < 0 else game.active,
            "actions": game.actions,
            "asked": game.asked,
            "question": self.question_view(),
            "supply": {name: game.supply[stack] for stack, name in enumerate(SUPPLY_NAMES)},
            "piles": {PILES[number]: pile.size for number, pile in enumerate(game.piles)},
            "looked_at": game.looking_at.size,
            "used_bonus": named(game.used_bonus, BONUS_NAMES),
            "blocked": sorted({OBJECTS[player.stone] for player in game.players if player.stone >= 0}),
            "players": [self.player_view(seat) for seat in range(len(game.players))],
            "over": game.over,
            "winners": game.winners() if game.over else None,
        }
        if game.settings.muse_and_princess:
            view["characters"] = self.characters_view()
            view["pot"] = game.pot
        if game.settings.cooperative:
            borders = game.settings.layout.borders
            view["borders"] = cast(
                "list[BorderView]", [[one.first, one.second, "above" if one.way else "beside"] for one in borders]
            )
        return cast("dict[str, object]", view)

    def question_view(self) -> FlorenceQuestion | None:
        """Give the question that is open: everyone may know what it is about, the asked seat its options too."""
        waiting = self.game.waiting
        if waiting is None:
            return None
        game = self.game
        question: dict[str, object] = {"kind": waiting.question, "seat": waiting.seat}
        question.update(waiting.details(game))
        public = waiting.question in OPEN_QUESTIONS
        if game.settings.open_money:
            public = public or waiting.question in MONEY_QUESTIONS
        if self.asked() or public:
            question["options"] = [CATALOGUE.notations[action] for action in game.legal()]
        if self.asked():
            choice = cast("Choice", waiting)
            question.update(choice.privately(game))
            question["costs"] = self.costs(choice)
            question["cover"] = self.covers(choice)
        return cast("FlorenceQuestion", question)

    def costs(self, choice: Choice) -> dict[str, object]:
        """Give what options cost that cost something; in a turn also the actions that cannot be chosen now."""
        options = [CATALOGUE.notations[action] for action in self.game.legal()]
        if choice.question == "turn-menu":
            options += [action for action in ACTIONS if action not in options]
        found: dict[str, object] = {}
        for option in options:
            cost = 0 if option.split(" ")[0] in MANY else choice.price(self.game, CATALOGUE.number(option))
            if cost > 0:
                found[option] = cost
        return found

    def covers(self, choice: Choice) -> dict[str, object]:
        """Give how many points each option would take because cash is short; options that take none are left out."""
        game = self.game
        found: dict[str, object] = {}
        for action in game.legal():
            points = game.short_of(self.seat, choice.price(game, action))
            if points > 0:
                found[CATALOGUE.notations[action]] = points
        return found

    def characters_view(self) -> list[CharacterShown]:
        """Give the characters with the stones on them; whether they can still be bid for; and who holds them."""
        game = self.game
        shown: list[CharacterShown] = []
        for number, name in enumerate(CHARACTERS):
            staker = game.stakers[number]
            holders = [seat for seat, player in enumerate(game.players) if player.character == number]
            shown.append(
                {
                    "character": name,
                    "field": None if staker < 0 else game.stakes[number],
                    "staker": None if staker < 0 else staker,
                    "bought": (game.sold >> number) & 1 == 1,
                    "holder": holders[0] if holders else None,
                    "brings": self.brings(number),
                }
            )
        return shown

    def brings(self, character: int) -> int | None:
        """Give what a character would bring this seat, where that is a number: value of works, points."""
        if self.seat < 0 or character not in (MUSE, MERCHANT, PRINCESS):
            return None
        game = self.game
        if character == MUSE:
            return game.round
        return relative_position(game, self.seat) if character == MERCHANT else princess_value(game, self.seat)

    def player_view(self, seat: int) -> FlorencePlayer:
        """Give what this seat may know of a player."""
        game = self.game
        player = game.players[seat]
        view: FlorencePlayer = {
            "seat": seat,
            "colour": COLOURS[seat],
            "points": player.points,
            "marker": player.marker,
            "stone": None if player.stone < 0 else OBJECTS[player.stone],
            "out": player.out,
            "character": None if player.character < 0 else CHARACTERS[player.character],
            "finished": (game.finished >> seat) & 1 == 1,
            "buildings": named(player.buildings, TILES),
            "freedoms": named(player.freedoms, FREEDOMS),
            "jesters": player.jesters,
            "builders": player.builders,
            "palace": cell_names(game.settings.palaces[seat]),
            "tiles": [
                {
                    "tile": TILES[placed.tile],
                    "cells": cell_names(placed.area),
                    "partner": None if placed.partner < 0 else placed.partner,
                }
                for placed in player.tiles
            ],
            "empty": player.empty(),
            "open": named(player.opened, PERSON_NAMES),
            "open_recruits": player.recruits_open,
            "hand_persons": bit_count(player.persons),
            # Seen when they were recruited, and kept in the log.
            "known_persons": named(player.known, PERSON_NAMES),
            "hand_recruits": player.recruits,
            "hand_prestige": bit_count(player.prestige),
            "hand_bonus": bit_count(player.bonus),
            "money": player.money if self.sees_money(seat) else None,
            "power": game.power(seat) if self.sees_money(seat) else None,
        }
        if seat == self.seat:
            view["persons"] = named(player.persons, PERSON_NAMES)
            view["prestige"] = named(player.prestige, PRESTIGE_NAMES)
            view["bonus"] = named(player.bonus, BONUS_NAMES)
            view["looking_at"] = self.seen_cards()
            view["in_piles"] = self.known_in_piles()
            view["worth"] = worth_of(game, seat, hand_of(game, seat))
            if game.phase == AUCTION and takes_part(game, seat):
                view["bids"] = self.bids(seat)
        if game.over:
            view["hand"] = cast("HandShown", hands(game, seat))
            view["score"] = cast("Sheet", score_sheet(game, seat))
            view["prestige_worth"] = worth_of(game, seat, named(player.prestige, PRESTIGE_NAMES))["prestige"]
        return view

    def bids(self, seat: int) -> list[Rung]:
        """Give the bids that a player could still make in this auction, and what would be left."""
        game = self.game
        waiting = game.waiting
        amount = waiting.bid + RAISE if isinstance(waiting, Bid) else game.settings.base_price
        found: list[list[int]] = []
        while amount <= game.power(seat) and len(found) < MOST_BIDS:
            left = max(0, game.players[seat].money - amount)
            found.append([amount, game.short_of(seat, amount), left])
            amount += RAISE
        return cast("list[Rung]", found)

    def sees_money(self, seat: i64) -> bool:
        """Whether this seat may know how much money a player has."""
        return self.game.settings.open_money or seat == self.seat or self.game.over

    def seen_cards(self) -> list[str]:
        """Give the cards this seat looks at."""
        if not self.asked():
            return []
        return [CARD_NAMES[card] for card in sorted(self.game.looking_at.listed())]

    def known_in_piles(self) -> list[str]:
        """Give the cards that this seat returned to a pile and that, as far as it can tell, still lie there."""
        found: list[str] = []
        knowledge = self.game.knowledge
        hidden = self.game.hidden_from(self.seat)
        for card in range(CARDS):
            where = knowledge.of(self.seat, card)
            if (hidden >> card) & 1 and where & lowest(PILE_PLACES) and where >> (FIRST_HAND - 1) == 0:
                found.append(CARD_NAMES[card])
        return found
