"""The whole of what a seat may know, as plain data: built from what it sees, never stripped of what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from signoria.core.bits import bit, listed
from signoria.core.plain import copied
from signoria.games.machiavelli.data.actions import CATALOGUE
from signoria.games.machiavelli.data.components import (
    CHARACTERS,
    DISTRICTS,
    KINDS,
    MOST_RANKS,
    NAMES,
    NOBODY,
    SECRET_VAULT,
    names,
)
from signoria.games.machiavelli.eyes.gains import gains_of_answers
from signoria.games.machiavelli.eyes.knowledge import is_known, shown_question
from signoria.games.machiavelli.rules.scoring import score_sheet
from signoria.games.machiavelli.rules.selection_phase import choices_made, choices_of_round
from signoria.games.machiavelli.state.cards import kind_of, kinds_listed, searched_by
from signoria.games.machiavelli.state.cast import FACE_DOWN, FACE_UP, PLACE_WORDS, STACK
from signoria.games.machiavelli.state.current_turn import NO_TURN, PARTS, USES, WITCH_FIRST
from signoria.games.machiavelli.state.player import seat_or_none

if TYPE_CHECKING:
    from signoria.core.zones import Zone
    from signoria.games.machiavelli.eyes.shapes import (
        CharacterView,
        MachiavelliView,
        Place,
        PlayerView,
        PlotsView,
        QuestionView,
        SheetView,
        TurnToChoose,
        TurnView,
    )
    from signoria.games.machiavelli.eyes.views import MachiavelliSight
    from signoria.games.machiavelli.state.table import Machiavelli

# Questions whose options follow from what everyone sees, so everyone is shown them.
OPEN_QUESTIONS: Final = [
    "abbot-payer",
    "abbot-split",
    "answer-call",
    "armory",
    "beautify",
    "bell-tower",
    "bribe",
    "destroy",
    "emperor-take",
    "exchange",
    "exchange-give",
    "give-crown",
    "graveyard",
    "income",
    "lighthouse",
    "loan",
    "magic-target",
    "name-character",
    "navigator",
    "park-draw",
    "peek",
    "sacrifice",
    "seize",
    "spy",
    "theater",
    "turn-threat",
    "unclaimed",
]


def whole_view(sight: MachiavelliSight) -> dict[str, object]:
    """Give everything a seat may know, JSON-able."""
    game = sight.game
    settings = game.settings
    view: MachiavelliView = {
        "game": "machiavelli",
        "seat": None if sight.seat < 0 else int(sight.seat),
        "options": cast("dict[str, object]", copied(settings.options)),
        "edition": settings.edition,
        "uniques": names(settings.uniques),
        "starter": int(settings.first_holder),
        "round": int(game.round),
        "turns": int(game.turns),
        "crown": int(game.crown),
        "asked": game.asked if shown_question(game, sight.seat) else None,
        "question": question_view(sight),
        "characters": [character_view(sight, rank) for rank in range(MOST_RANKS) if in_game(game, rank)],
        "middle": {
            "stack": number_at(game, STACK),
            "face-up": number_at(game, FACE_UP),
            "face-down": number_at(game, FACE_DOWN),
        },
        "order": order_view(game),
        "plots": plots_view(sight),
        "turn": turn_view(game),
        "tax": int(game.tax),
        "number": int(game.complete_size()),
        "ending": game.ending,
        "first": listed(game.first),
        "deck_size": int(game.deck.size),
        "discard_size": int(game.discard.size),
        "known_in_deck": [{"place": place, "card": NAMES[kind]} for place, kind in sight.known_in_deck()],
        "known_in_discard": [{"place": place, "card": NAMES[kind]} for place, kind in sight.known_in_discard()],
        "searched": names(searched(sight)),
        "site": [NAMES[kind_of(card)] if is_known(card, sight.seat) else None for card in game.site.listed()],
        "played": names(kinds_listed(game.played)),
        "site_owner": seat_or_none(game.site_owner) if game.site.size > 0 else None,
        "players": [player_view(sight, seat) for seat in range(len(game.players))],
        "over": game.over,
        "winners": game.winners() if game.over else None,
    }
    return cast("dict[str, object]", view)


def in_game(game: Machiavelli, rank: i64) -> bool:
    return game.character_at(rank) != NOBODY


def named(game: Machiavelli, rank: i64) -> str | None:
    """Give the id of the character of a rank; None for NOBODY."""
    return None if rank == NOBODY else CHARACTERS[game.character_at(rank)]


def number_at(game: Machiavelli, place: i64) -> int:
    """How many characters lie at a place."""
    return sum(game.cast.places[rank] == place for rank in range(MOST_RANKS))


# --- The question -----------------------------------------------------------------------------------------------------


def question_view(sight: MachiavelliSight) -> QuestionView | None:
    """Give the question that is open: what it is about, and to the asked seat, or where all is open, its options."""
    game = sight.game
    waiting = game.waiting
    if waiting is None or not shown_question(game, sight.seat):
        return None
    question: dict[str, object] = {"kind": waiting.question, "seat": int(waiting.seat)}
    question.update(waiting.details(game))
    if sight.asked() or (waiting.question in OPEN_QUESTIONS and not among_hand_cards(game)):
        question["options"] = [CATALOGUE.notations[action] for action in game.legal()]
    if sight.asked() and (gains := gains_of_answers(sight)):
        question["gains"] = gains
    return cast("QuestionView", question)


def among_hand_cards(game: Machiavelli) -> bool:
    """Say whether a Witch names somebody: then her action cards are among the options."""
    return game.turn.part == WITCH_FIRST and game.settings.witch_plays_early


# --- The order of choosing --------------------------------------------------------------------------------------------


def order_view(game: Machiavelli) -> list[TurnToChoose]:
    """Give who chooses a character when, and among how many; nothing once the characters are called."""
    if game.over or game.intrigue.called != NOBODY or game.turn.character != NOBODY:
        return []
    done = choices_made(game)
    return [
        {
            "seat": int(choice.seat),
            "verb": "put-down" if choice.lays_down else "choose",
            "number": int(choice.number),
            "done": place < done,
        }
        for place, choice in enumerate(choices_of_round(game))
    ]


# --- Characters and plots ---------------------------------------------------------------------------------------------


def character_view(sight: MachiavelliSight, rank: i64) -> CharacterView:
    """Give what a seat may know of a character: where it is, or who may have it."""
    game = sight.game
    place: object = None
    if sight.knows_place(rank):
        where = int(game.cast.places[rank])
        place = PLACE_WORDS.get(where, where)
    return {
        "character": CHARACTERS[game.character_at(rank)],
        "rank": int(rank) + 1,
        "place": cast("Place", place),
        "revealed": sight.is_revealed(rank),
        "possible": [seat for seat in range(len(game.players)) if sight.may_hold(seat, rank)],
    }


def plots_view(sight: MachiavelliSight) -> PlotsView:
    """Give what the characters have done to each other in this round."""
    game = sight.game
    intrigue = game.intrigue
    return {
        "called": named(game, intrigue.called),
        "murdered": named(game, intrigue.murdered),
        "saved": intrigue.saved == 1,
        "bewitched": named(game, intrigue.bewitched),
        "witch": seat_or_none(intrigue.witch),
        "robbed": named(game, intrigue.robbed),
        "thief": seat_or_none(intrigue.robber),
        "warrants": game.characters_at(intrigue.warrants),
        "sealed": named(game, sight.sealed()),
        "magistrate": seat_or_none(intrigue.magistrate),
        "threats": game.characters_at(intrigue.threats),
        "threatened": game.characters_at(intrigue.threatened),
        "rose": named(game, sight.rose()),
        "blackmailer": seat_or_none(intrigue.blackmailer),
        "protected": seat_or_none(intrigue.protected),
        "acrobat": intrigue.acrobat == 1,
        "tax_collector": seat_or_none(intrigue.taxman),
        "builders": listed(intrigue.builders),
        "taxed": listed(intrigue.taxed),
        "marks": [CHARACTERS[game.character_at(rank)] for rank in game.marks.listed()] if sight.asked() else [],
    }


def turn_view(game: Machiavelli) -> TurnView | None:
    """Give the turn that is being played; all of it is done in the open."""
    turn = game.turn
    if turn.part == NO_TURN or turn.character == NOBODY:
        return None
    return {
        "seat": int(turn.seat),
        "character": CHARACTERS[turn.character],
        "part": PARTS[turn.part],
        "income_taken": turn.income_taken,
        "used": [USES[use] for use in range(len(USES)) if (turn.used >> use) & 1],
        "builds": int(turn.builds),
        "limit": int(game.rule().limit() + turn.more_builds),
        "spent": int(turn.spent),
        "warranted": turn.warranted,
        "action_card_played": turn.action_card_played,
        "rasputin_open": turn.rasputin_open,
        "wagons_used": [int(number) for number in turn.wagons_used],
    }


# --- Players and cards ------------------------------------------------------------------------------------------------


def player_view(sight: MachiavelliSight, seat: i64) -> PlayerView:
    """Give what a seat may know of a player."""
    game = sight.game
    player = game.players[seat]
    asked = seat == game.asked_seat()
    view: PlayerView = {
        "seat": int(seat),
        "gold": int(player.gold),
        "hand_size": int(sight.hand_size(seat)),
        "known_hand": names(sight.known_hand(seat)),
        "city": [
            {
                "district": NAMES[kind],
                "cost": int(game.cost_at(seat, place)),
                "adorned": int(player.adornments.at(place)),
            }
            for place, kind in enumerate(player.city.listed())
        ],
        "count": int(game.count(seat)),
        "complete": game.is_complete(seat),
        "points": int(sight.public_points(seat)),
        "museum_size": int(player.museum.size),
        "known_museum": names(sight.known_museum(seat)),
        "wagons": int(player.wagons),
        "wagon_gold": int(player.wagon_gold),
        "unrevealed": int(game.cast.unrevealed(seat)),
        "looking_at_size": int(game.looking_at.size) if asked else 0,
    }
    if seat == sight.seat:
        view["hand"] = names(kinds_listed(player.hand))
        view["prices"] = hand_prices(sight)
        view["selected"] = names(kinds_listed(game.selected)) if asked else []
        view["looking_at"] = names(kinds_listed(game.looking_at)) if asked else []
    if game.over:
        view["hand"] = names(kinds_listed(player.hand))
        view["score"] = cast("SheetView", score_sheet(game, seat))
    return view


def hand_prices(sight: MachiavelliSight) -> dict[str, int]:
    """Give what it would cost to build each district in the own hand; a Secret Vault is never built."""
    buildable = sight.hand_kinds() & DISTRICTS & ~bit(SECRET_VAULT)
    return {NAMES[kind]: int(sight.price(sight.seat, kind)) for kind in range(KINDS) if (buildable >> kind) & 1}


def searched(sight: MachiavelliSight) -> list[int]:
    """Give the kinds that a seat saw when it looked through the deck and has not lost track of, sorted."""
    if sight.seat < 0:
        return []
    game = sight.game
    zones: list[Zone] = [game.deck, game.discard, game.looking_at, game.selected, game.site]
    for player in game.players:
        zones.append(player.hand)
        zones.append(player.museum)
    cards = [card for zone in zones for card in zone.listed() if not is_known(card, sight.seat)]
    return sorted(int(kind_of(card)) for card in cards if (searched_by(card) >> sight.seat) & 1)
