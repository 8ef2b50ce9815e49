"""Reading a position that was written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.agenda import Frame
from signoria.core.bits import bit, bit_count
from signoria.core.chance import load_chance
from signoria.core.events import Journal
from signoria.core.options import checked_options
from signoria.core.plain import bounded, mapping, sequence
from signoria.core.shown import shown
from signoria.core.zones import pile_of
from signoria.games.florence import board
from signoria.games.florence.actions import CATALOGUE, PLACE_JOINT
from signoria.games.florence.components import (
    BANKER,
    BANKER_HIGHEST,
    BANKER_LOWEST,
    BONUS_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CARD_NUMBERS,
    CARDS,
    CHARACTERS,
    FEWEST_PLAYERS,
    FIRST_LANDSCAPE,
    FREEDOMS,
    HIGHEST_FIELD,
    LOWEST_FIELD,
    MOST_BUILDERS,
    MOST_PLAYERS,
    OBJECTS,
    PERSON_NAMES,
    PHASES,
    PILES,
    PRESTIGE_NAMES,
    RECRUIT_STACK,
    ROUNDS,
    SOURCES,
    SUPPLY_NAMES,
    TILE_SIZES,
    TILES,
)
from signoria.games.florence.hidden import hidden_cards
from signoria.games.florence.knowledge import BEING_LOOKED_AT, FIRST_HAND, Knowledge, end_of_cards, first_card
from signoria.games.florence.player import Placed, Player, new_player
from signoria.games.florence.saving import SCHEMA
from signoria.games.florence.settings import Settings
from signoria.games.florence.setup import CODEC, OPTIONS, check_together, empty_table, full_supply, settings_of
from signoria.games.florence.table import NOBODY, Florence

MOST_MONEY: Final = 150_000
MOST_POINTS: Final = 2_000


def load(saved: object) -> Florence:
    """Give the saved position. Raises ValueError, saying what is wrong, for anything that is none."""
    data = mapping(saved, "a saved position")
    if data.get("game") != "florence":
        raise ValueError("this is not a saved position of florence")
    if data.get("schema") != SCHEMA:
        raise ValueError(
            f"this position was saved in form {shown(data.get('schema'))}; this version reads form {SCHEMA}"
        )
    try:
        return restored(data)
    except KeyError as missing:
        raise ValueError(f"the saved position lacks {missing}") from None
    except (TypeError, IndexError, OverflowError, AttributeError) as wrong:
        raise ValueError(f"the saved position does not fit: {wrong}") from None


def restored(data: Mapping[str, object]) -> Florence:
    """Put the table and the agenda together."""
    described = sequence(data["players"], "players")
    players = len(described)
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"the saved position has {players} players")
    options = checked_options(OPTIONS, data["options"])
    check_together(options, players)
    settings = settings_of(options, players, bounded(data["starter"], "starter", 0, players - 1))
    piles = mapping(data["piles"], "the piles")
    game = empty_table(
        settings,
        [0, 0, 0],
        [pile_of(cards(piles[name], number)) for number, name in enumerate(PILES)],
        load_chance(data["chance"]),
        listen=False,
    )
    game.journal = Journal([], 0) if flag(data["listening"], "listening") else None
    game.players = [load_player(player, seat, settings) for seat, player in enumerate(described)]
    load_table(game, data)
    check_cards(game)
    check_parts(game)
    check_knowledge(game)
    for frame in sequence(data["agenda"], "the agenda"):
        game.agenda.push(load_frame(frame, game))
    game.advance()
    check_question(game)
    return game


def load_table(game: Florence, data: Mapping[str, object]) -> None:
    """Set everything that is not a player's."""
    last = len(game.players) - 1
    supply = mapping(data["supply"], "the supply")
    most = full_supply([4, 4, 4])
    game.supply = vec[i64](
        [bounded(supply[name], f"the supply of {name}", 0, most[stack]) for stack, name in enumerate(SUPPLY_NAMES)]
    )
    into = data["looking_into"]
    game.looking_into = NOBODY if into is None else word(into, PILES, "looking_into")
    looked_at = sequence(data["looking_at"], "looking_at")
    if looked_at:
        if into is None:
            raise ValueError("cards are looked at, but no pile is")
        game.looking_at = pile_of(cards(looked_at, game.looking_into))
    working = data["working"]
    game.working = NOBODY if working is None else word(working, PERSON_NAMES, "working")
    game.chosen_bonus = members(data["chosen_bonus"], BONUS_NAMES, "chosen_bonus")
    game.used_bonus = members(data["used_bonus"], BONUS_NAMES, "used_bonus")
    places = [bounded(place, "knowledge", 0, (1 << 27) - 1) for place in sequence(data["knowledge"], "knowledge")]
    if len(places) != len(game.players) * CARDS:
        raise ValueError("the knowledge does not fit the number of players")
    game.knowledge = Knowledge(len(game.players), vec[i64](places))
    game.round = bounded(data["round"], "round", 1, ROUNDS)
    game.start = bounded(data["start"], "start", 0, last)
    game.phase = word(data["phase"], PHASES, "phase")
    game.active = bounded(data["active"], "active", -1, last)
    game.actions = bounded(data["actions"], "actions", 0, 3)
    game.person_taken = flag(data["person_taken"], "person_taken")
    game.freedom_taken = flag(data["freedom_taken"], "freedom_taken")
    game.talks = vec[i64](several(data["talks"], "talks", len(game.players), 0, 99))
    game.turns = bounded(data["turns"], "turns", 0, 9999)
    game.sold = members(data["sold"], CHARACTERS, "sold")
    finished: i64 = 0
    for seat in sequence(data["finished"], "finished"):
        finished |= bit(bounded(seat, "finished", 0, last))
    game.finished = finished
    game.pot = money(data["pot"], "the pot")
    game.banker_bought = flag(data["banker_bought"], "banker_bought")
    game.banker = bounded(data["banker"], "banker", -1, last)
    load_stakes(game, data)


def load_stakes(game: Florence, data: Mapping[str, object]) -> None:
    """Set the stones on the characters: each on a field of its card, and of each player one at most."""
    stakes = several(data["stakes"], "stakes", len(CHARACTERS), -1, HIGHEST_FIELD)
    stakers = several(data["stakers"], "stakers", len(CHARACTERS), -1, len(game.players) - 1)
    for character, (field, staker) in enumerate(zip(stakes, stakers)):
        lowest = BANKER_LOWEST if character == BANKER else LOWEST_FIELD
        highest = BANKER_HIGHEST if character == BANKER else HIGHEST_FIELD
        if (field < 0) != (staker < 0) or (field >= 0 and not lowest <= field <= highest):
            raise ValueError(f"the stone on {CHARACTERS[character]} is on no field of it")
        if staker >= 0 and stakers.count(staker) > 1:
            raise ValueError(f"seat {staker} has several stones on characters")
    game.stakes = vec[i64](stakes)
    game.stakers = vec[i64](stakers)


# --- Players ---------------------------------------------------------------------------------------------------------


def load_player(saved: object, seat: int, settings: Settings) -> Player:
    """Give a saved player."""
    data = mapping(saved, "a saved player")
    player = new_player(money(data["money"], "money"), settings.palaces[seat])
    points = mapping(data["points"], "points")
    tally = [bounded(points[name], f"points of {name}", -MOST_POINTS, MOST_POINTS) for name in SOURCES]
    player.tally = vec[i64](tally)
    player.points = bounded(sum(tally), "points", 0, MOST_POINTS)
    player.persons = members(data["persons"], PERSON_NAMES, "persons")
    player.known = members(data["known"], PERSON_NAMES, "known")
    player.opened = members(data["open"], PERSON_NAMES, "open")
    player.recruits = bounded(data["recruits"], "recruits", 0, 5)
    player.recruits_open = bounded(data["open_recruits"], "open_recruits", 0, 5)
    player.prestige = members(data["prestige"], PRESTIGE_NAMES, "prestige")
    player.bonus = members(data["bonus"], BONUS_NAMES, "bonus")
    player.freedoms = members(data["freedoms"], FREEDOMS, "freedoms")
    player.jesters = bounded(data["jesters"], "jesters", 0, 7)
    player.builders = bounded(data["builders"], "builders", 0, MOST_BUILDERS)
    player.stone = NOBODY if data["stone"] is None else word(data["stone"], OBJECTS, "stone")
    player.out = flag(data["out"], "out")
    player.character = NOBODY if data["character"] is None else word(data["character"], CHARACTERS, "character")
    player.marker = bounded(data["marker"], "marker", 0, 399)
    if player.known & ~player.persons:
        raise ValueError("a person is known to be in a hand where he is not")
    for tile in sequence(data["tiles"], "tiles"):
        load_tile(player, sequence(tile, "a tile"), settings)
    return player


def load_tile(player: Player, saved: Sequence[object], settings: Settings) -> None:
    """Lay a saved tile down."""
    name, where, partner = saved
    tile = word(name, TILES, "a tile")
    if not isinstance(where, str):
        raise ValueError(f"cells are written as text, not as {shown(where)}")  # noqa: TRY004
    area = board.named_cells(where)
    lay(player, tile, area, bounded(partner, "partner", -1, settings.players - 1))


def lay(player: Player, tile: int, area: int, partner: int) -> None:
    """Lay a tile into a principality that is being put together. Raises ValueError where it cannot lie."""
    if area == 0 or area & player.covered:
        raise ValueError(f"{TILES[tile]} lies on something else")
    if partner < 0 and not board.placed(tile, area):
        raise ValueError(f"{TILES[tile]} cannot have the cells {', '.join(board.cell_names(area))}")
    if tile < BUILDINGS:
        if (player.buildings >> tile) & 1:
            raise ValueError(f"a principality has one {TILES[tile]} at most")
        player.buildings |= bit(tile)
        player.built |= area
    else:
        player.landscapes[tile - FIRST_LANDSCAPE] += 1
    player.covered |= area
    player.tiles.append(Placed(tile, area, partner))


def check_parts(game: Florence) -> None:
    """Refuse parts of joint buildings that do not make up a whole one."""
    for seat, player in enumerate(game.players):
        for placed in player.tiles:
            if placed.partner < 0:
                continue
            others = [tile for tile in game.players[placed.partner].tiles if tile.tile == placed.tile]
            fitting = [tile for tile in others if tile.partner == seat]
            if placed.partner == seat or len(fitting) != 1 or placed.tile >= BUILDINGS:
                raise ValueError(f"the joint {TILES[placed.tile]} of seat {seat} has no other part")
            if bit_count(placed.area) + bit_count(fitting[0].area) != TILE_SIZES[placed.tile]:
                raise ValueError(f"the parts of the joint {TILES[placed.tile]} of seat {seat} do not fit")


# --- Cards -----------------------------------------------------------------------------------------------------------


def check_cards(game: Florence) -> None:
    """Refuse cards that lie in two places."""
    found: list[int] = []
    for pile in [*game.piles, game.looking_at]:
        found += pile.listed()
    for player in game.players:
        for offset, held in ((0, player.persons), (0, player.opened), (21, player.prestige), (35, player.bonus)):
            found += [offset + number for number in range(21) if (held >> number) & 1]
    found += [35 + number for number in range(20) if (game.used_bonus >> number) & 1]
    for card in found:
        if found.count(card) > 1:
            raise ValueError(f"{CARD_NAMES[card]} lies in two places")
    characters = [player.character for player in game.players if player.character >= 0]
    if len(set(characters)) != len(characters):
        raise ValueError("a character is held by two players")
    recruits = sum([int(player.recruits + player.recruits_open) for player in game.players])
    if recruits + game.supply[RECRUIT_STACK] > 5:
        raise ValueError("there are five recruiting cards")


def check_knowledge(game: Florence) -> None:
    """Refuse what a seat is said to know if it is not so."""
    for seat in range(len(game.players)):
        hidden = game.hidden_from(seat)
        for pile in range(3):
            for place, card in enumerate(game.piles[pile].listed()):
                must_reckon(game, seat, card, place)
            for other, player in enumerate(game.players):
                if other != seat and hidden_cards(player, pile) > 0:
                    for card in range(first_card(pile), end_of_cards(pile)):
                        if (hidden >> card) & 1 and holds(player, card):
                            must_reckon(game, seat, card, FIRST_HAND + other)
    check_places(game)


def check_places(game: Florence) -> None:
    """Refuse knowledge of places that do not exist."""
    for seat in range(len(game.players)):
        for card in range(CARDS):
            where = game.knowledge.of(seat, card) >> (FIRST_HAND + len(game.players))
            if where != 0:
                raise ValueError("a card is reckoned with at a place that does not exist")


def must_reckon(game: Florence, seat: i64, card: i64, place: i64) -> None:
    """Refuse a position in which a seat does not reckon with a card where it lies."""
    if (game.knowledge.of(seat, card) >> place) & 1 == 0:
        raise ValueError(f"seat {seat} does not reckon with {CARD_NAMES[card]} where it lies")


def holds(player: Player, card: int) -> bool:
    """Whether a player holds a card."""
    if card < 21:
        return (player.persons >> card) & 1 == 1
    if card < 35:
        return (player.prestige >> (card - 21)) & 1 == 1
    return (player.bonus >> (card - 35)) & 1 == 1


def check_question(game: Florence) -> None:
    """Refuse questions about things that are not there, and things that no question is about."""
    question = game.question or ""
    if (game.looking_at.size > 0) != question.startswith("pick-"):
        raise ValueError("cards are looked at by nobody")
    if question.startswith("pick-") and question != f"pick-{PILES[game.looking_into]}":
        raise ValueError("the cards looked at are not those that are asked about")
    for seat in range(len(game.players)):
        for place in game.looking_at.listed():
            if seat != game.asked_seat():
                must_reckon(game, seat, place, BEING_LOOKED_AT)
    if (game.working >= 0) != (question == "work-bonus"):
        raise ValueError("a work is put together by nobody")
    if game.working >= 0:
        player = game.players[game.asked_seat()]
        if (player.persons >> game.working) & 1 == 0 or game.chosen_bonus & ~player.bonus:
            raise ValueError("a work is put together from cards that are not in hand")
    elif game.chosen_bonus != 0:
        raise ValueError("bonus cards are chosen for no work")


# --- Frames ----------------------------------------------------------------------------------------------------------

# The least and the greatest value of every number in a frame. The greatest seat depends on the number of players.
LAST_SEAT: Final = -1
LIMITS: Final = {
    "seat": (0, LAST_SEAT),
    "opener": (0, LAST_SEAT),
    "holder": (0, LAST_SEAT),
    "active": (0, LAST_SEAT),
    "partner": (0, LAST_SEAT),
    "pile": (0, 2),
    "price": (0, MOST_MONEY),
    "paid": (0, MOST_MONEY),
    "item": (0, len(OBJECTS) - 1),
    "bid": (0, MOST_MONEY),
    "passed": (0, (1 << MOST_PLAYERS) - 1),
    "landscape": (0, 2),
    "distance": (0, MOST_PLAYERS),
    "value": (0, 399),
    "number": (0, 9),
    "place": (-1, CATALOGUE.size),
    "asked": (-1, 3000),
    "excluded": (-1, 3000),
    "amount": (0, 3000),
}
WORDS: Final[dict[str, type]] = {"question": str, "last": bool}
QUESTIONS_OF_PICKS: Final = [f"pick-{name}" for name in PILES]


def load_frame(saved: object, game: Florence) -> Frame:
    """Give a saved frame whose fields make sense."""
    frame = CODEC.load(saved)
    players = len(game.players)
    fields = CODEC.fields[type(frame).__name__]
    for field in fields:
        value = getattr(frame, field)
        if field in WORDS:
            if type(value) is not WORDS[field]:
                raise ValueError(f"{field} of a frame cannot be {shown(value)}")
        else:
            least, most = LIMITS[field]
            bounded(value, f"{field} of a frame", least, players - 1 if most == LAST_SEAT else most)
    if "question" in fields and getattr(frame, "question") not in QUESTIONS_OF_PICKS:  # noqa: B009 - any frame
        raise ValueError("a frame asks an unknown question")
    if "partner" in fields:
        check_talk(frame, game)
    return frame


def check_talk(frame: object, game: Florence) -> None:
    """Refuse a talk between players who are no neighbours, or about a place that is not at their border."""
    if not game.settings.cooperative:
        raise ValueError("nobody builds together in this game")
    active, partner = getattr(frame, "active"), getattr(frame, "partner")  # noqa: B009 - any frame of a talk
    seat = getattr(frame, "seat")  # noqa: B009
    if partner not in (game.after(active), game.after(active, len(game.players) - 1)) or seat not in (active, partner):
        raise ValueError("a talk is between two neighbours")
    place = getattr(frame, "place")  # noqa: B009
    if place != -1 or type(frame).__name__ != "OfferPlace":
        border = game.settings.border(active, partner)
        first = PLACE_JOINT + board.JOINT.bases[board.border_key(border)]
        bounded(place, "place of a frame", int(first), int(first) + len(board.SPANNING[border.way].words) - 1)


# --- Words and numbers -----------------------------------------------------------------------------------------------


def word(value: object, words: list[str], what: str) -> int:
    """Give the place of a word in a list."""
    if isinstance(value, str) and value in words:
        return words.index(value)
    raise ValueError(f"{what} cannot be {shown(value)}")


def members(value: object, words: list[str], what: str) -> int:
    """Give the words of a list as a set of bits; none of them twice."""
    found = 0
    for name in sequence(value, what):
        place = 1 << word(name, words, what)
        if found & place:
            raise ValueError(f"{what} names {shown(name)} twice")
        found |= place
    return found


def cards(value: object, pile: int) -> list[int]:
    """Give the cards of a list, all of one kind."""
    found: list[int] = []
    for name in sequence(value, "a pile"):
        if not isinstance(name, str) or name not in CARD_NUMBERS:
            raise ValueError(f"there is no card {shown(name)}")
        found.append(bounded(CARD_NUMBERS[name], f"{name} in a pile", first_card(pile), end_of_cards(pile) - 1))
    return found


def several(value: object, what: str, number: int, least: int, most: int) -> list[int]:
    """Give a list of so many whole numbers within bounds."""
    found = [bounded(item, what, least, most) for item in sequence(value, what)]
    if len(found) != number:
        raise ValueError(f"{what} has {len(found)} numbers, not {number}")
    return found


def money(value: object, what: str) -> int:
    """Give an amount of money, which is a multiple of 100."""
    amount = bounded(value, what, 0, MOST_MONEY)
    if amount % 100:
        raise ValueError(f"{what} is a multiple of 100, not {amount}")
    return amount


def flag(value: object, what: str) -> bool:
    """Give the value back if it is yes or no."""
    if isinstance(value, bool):
        return value
    raise ValueError(f"{what} is true or false, not {shown(value)}")
