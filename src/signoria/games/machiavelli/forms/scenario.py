"""Scenarios: a position from a small readable description, for tests, puzzles and lessons.

    scenario({
        "players": [{"hand": "barracks", "city": "prison, market+1", "gold": 3}, {"city": "2 tavern"}, {}, {}],
        "turn": {"seat": 0, "as": "warlord"},
    })

Cards are written as people would say them: a number before a card for several of it, `+1` after a district for gold
that lies on it; a deck is read from the top, a discard pile from the bottom. Whatever is not named is filled in: two
gold and an empty hand for every player, characters for everyone, the rest of the cards at the bottom of the deck.

A scenario begins with a turn (`turn`: a player may act as a character), with calling (`call`: the character called
first), or else with the selection of a round. Ranks before that have been called.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.core.bits import bit
from signoria.core.chance import ArrangedChance, Chance, chance_from_seed
from signoria.core.options import checked_options
from signoria.core.plain import bounded, flag, known_keys, mapping, sequence
from signoria.core.shown import shown
from signoria.core.zones import hand_of, pile_of
from signoria.games.machiavelli.data.components import (
    FEWEST_PLAYERS,
    FIRST_ACTION_CARD,
    MOST_PLAYERS,
    MUSEUM,
    NAMES,
    NUMBERS,
    SECRET_VAULT,
    is_unique,
)
from signoria.games.machiavelli.data.editions import CLASSIC_UNIQUES, DELUXE
from signoria.games.machiavelli.data.options import OPTIONS
from signoria.games.machiavelli.data.presets import FIRST_GAME, PRESETS, UNIQUES_IN_GAME
from signoria.games.machiavelli.forms.checks import check_box
from signoria.games.machiavelli.forms.reader import MOST_GOLD, number_of, seats_set
from signoria.games.machiavelli.forms.scenario_cast import (
    begin_at,
    cast_characters,
    named_characters,
    place_plots,
    wanted_characters,
)
from signoria.games.machiavelli.rules.setup import OPENING_GOLD, cards_in_game, check_together, empty_table, settings_of
from signoria.games.machiavelli.state.cards import card_of
from signoria.games.machiavelli.state.player import Player, empty_pile
from signoria.games.machiavelli.state.table import Machiavelli

# What may be said of a game, and what it means: the reference of each game is written from here.
KEYS: Final = {
    "edition": "`deluxe`, `classic` or `dark-lands`",
    "options": "table options that differ from their defaults",
    "players": "two to eight players; without it four who have nothing but two gold",
    "characters": "the characters of the game by name; without it a set that has everybody who is named",
    "uniques": "unique districts that are in the deck besides those that are named elsewhere",
    "crown": "the seat with the crown, from 0",
    "round": "the number of the round, from 1",
    "deck": "the top of the deck, from the top",
    "discard": "the discard pile of the classic editions, from the bottom",
    "rest": "where all other cards go: under the `deck`, to the classic `discard` pile, or into a seat's hand",
    "turn": "begins with a turn `as` a character; its `seat` is 0, its `part` whole and `income-taken` false",
    "call": "begins with calling: the character called first",
    "murdered": "the murdered character",
    "robbed": "`{'on': character, 'by': seat}`",
    "bewitched": "`{'on': character, 'by': seat}`",
    "warrants": "`{'on': three characters, 'seal': one of them, 'by': seat}`",
    "threats": "`{'on': two characters, 'rose': one of them, 'by': seat}`",
    "protected": "the seat whose city the Bishop protects",
    "face-up": "characters that lie face up in the middle; others are added until there are enough",
    "tax": "gold on the token of the Tax Collector",
    "bell": "whether a Bell Tower has lowered the number of districts that end the game",
    "ending": "whether this is the last round; it is once a city is complete",
    "first": "seats whose cities were complete first, where several are",
    "seed": "chance: an integer, or 32 bytes",
    "shuffles": "how the next shuffles of the deck come out, each from the top",
}
PLAYER_KEYS: Final = {
    "hand": "cards in hand",
    "city": "districts, `market+1` for one with a gold on it",
    "gold": "gold, 2 unless said",
    "museum": "cards under the Museum",
    "wagons": "ticket wagons in front of the player",
    "wagon-gold": "gold on those wagons",
    "characters": "the characters of the player, in a scenario that begins with a turn or a call",
}
LILAC: Final = [*CLASSIC_UNIQUES, "keep"]


class Described:
    """What a scenario says of a player."""

    def __init__(self, said: object, seat: int) -> None:
        data = known_keys(mapping(said, "a player"), PLAYER_KEYS, "a player")
        self.seat = seat
        self.hand = cards(data.get("hand", []))
        self.museum = cards(data.get("museum", []))
        self.gold = bounded(data.get("gold", OPENING_GOLD), "gold", 0, MOST_GOLD)
        self.wagons = bounded(data.get("wagons", 0), "wagons", 0, 3)
        self.wagon_gold = bounded(data.get("wagon-gold", 0), "wagon-gold", 0, MOST_GOLD)
        self.characters = named_characters(data.get("characters", []))
        self.city, self.adornments = districts(data.get("city", []))

    def lying(self) -> list[int]:
        """Give all cards that are named."""
        return self.hand + self.museum + self.city + [NUMBERS["ticket-wagon"]] * self.wagons

    def player(self, round_: int) -> Player:
        """Give the player."""
        if self.museum and MUSEUM not in self.city:
            raise ValueError(f"player {self.seat} has cards under a Museum, but no Museum in the city")
        if SECRET_VAULT in self.city:
            raise ValueError("a secret-vault can never be in a city")
        known = bit(self.seat)
        return Player(
            self.gold,
            hand_of([card_of(kind, known) for kind in self.hand]),
            pile_of(self.city),
            pile_of(self.adornments),
            pile_of([card_of(kind, known) for kind in self.museum]),
            self.wagons,
            self.wagon_gold,
            round_ - 1 if self.wagons else 0,
        )


def scenario(wanted: object) -> Machiavelli:
    """Build the position. Raises ValueError for an impossible one."""
    data = known_keys(mapping(wanted, "a scenario"), KEYS, "a scenario")
    described = [
        Described(said, seat) for seat, said in enumerate(sequence(data.get("players", [{}, {}, {}, {}]), "players"))
    ]
    if not FEWEST_PLAYERS <= len(described) <= MOST_PLAYERS:
        raise ValueError(f"a scenario has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {len(described)}")
    last = len(described) - 1
    deck = cards(data.get("deck", []))
    discard = cards(data.get("discard", []))
    lying = deck + discard
    for player in described:
        lying += player.lying()

    options = wanted_options(data, lying)
    characters = wanted_characters(data, [player.characters for player in described], options)
    check_together(options, len(described))
    uniques = wanted_uniques(cards(data.get("uniques", [])), lying, str(options["edition"]))
    crown = bounded(data.get("crown", 0), "crown", 0, last)
    round_ = bounded(data.get("round", 1), "round", 1, 999)

    game = empty_table(settings_of(options, len(described), characters, uniques, crown), chance_of(data), listen=True)
    game.players = [player.player(round_) for player in described]
    game.crown = crown
    game.round = round_
    game.tax = bounded(data.get("tax", 0), "tax", 0, MOST_GOLD)
    lay_cards(game, deck, discard, lying, data.get("rest", "deck"))
    settle_end(game, data, last)
    cast_characters(game, data, [player.characters for player in described])
    place_plots(game, data)
    begin_at(game, data)
    game.advance()
    return game


# --- Reading ----------------------------------------------------------------------------------------------------------


def parts(said: object, what: str) -> list[tuple[int, str]]:
    """Read a list such as `2 tavern, market` as numbers and words."""
    if isinstance(said, str):
        said = [part for part in said.split(",") if part.strip()]
    found: list[tuple[int, str]] = []
    for part in sequence(said, what):
        words = part.split() if isinstance(part, str) else []
        if len(words) == 2 and words[0].isdecimal() and len(words[0]) < 4:
            found.append((int(words[0]), words[1]))
        elif len(words) == 1:
            found.append((1, words[0]))
        else:
            raise ValueError(f"{what} are written as 'market' or '2 tavern', not {shown(part)}")
    return found


def cards(said: object) -> list[int]:
    """Read cards such as `market, 2 tavern` or `["market", "tavern"]`."""
    found: list[int] = []
    for number, word in parts(said, "cards"):
        found += [number_of(word)] * number
    return found


def districts(said: object) -> tuple[list[int], list[int]]:
    """Read the districts of a city, `keep+1` for one with a gold on it; give the kinds and the gold."""
    city: list[int] = []
    adornments: list[int] = []
    for number, word in parts(said, "districts"):
        name, plus, gold = word.partition("+")
        if plus and not (gold.isdecimal() and len(gold) < 4):
            raise ValueError(f"gold on a district is written as '{name}+1', not {shown(word)}")
        city += [number_of(name)] * number
        adornments += [int(gold) if plus else 0] * number
    for kind in city:
        if kind >= FIRST_ACTION_CARD and NAMES[kind] != "circus-tent":
            raise ValueError(f"{NAMES[kind]} can never be in a city")
    return city, adornments


def chance_of(data: Mapping[str, object]) -> Chance:
    """Give chance as described: a seed, and the results of the next shuffles of the deck from the top."""
    chance = chance_from_seed(data.get("seed", 1))
    arranged = [cards(shuffle) for shuffle in sequence(data.get("shuffles", []), "shuffles")]
    if not arranged:
        return chance
    return ArrangedChance([[int(card_of(kind, 0)) for kind in reversed(shuffle)] for shuffle in arranged], chance)


# --- Options, districts and cards -------------------------------------------------------------------------------------


def wanted_options(data: Mapping[str, object], lying: list[int]) -> dict[str, object]:
    """Give the options: as named, with action cards where one is named."""
    given = dict(mapping(data.get("options", {}), "options"))
    if "edition" in data:
        given["edition"] = data["edition"]
    if any(kind >= FIRST_ACTION_CARD for kind in lying):
        given.setdefault("action-cards", "on")
    options = checked_options(OPTIONS, given)
    if options["action-cards"] == "off" and any(kind >= FIRST_ACTION_CARD for kind in lying):
        raise ValueError("this scenario has action cards, but the option action-cards is off")
    return options


def wanted_uniques(named: list[int], lying: list[int], edition: str) -> list[int]:
    """Give the unique districts of the game: the named ones and all that are used, filled up with usual ones."""
    uniques = list(named)
    for kind in sorted(set(lying)):
        if is_unique(kind):
            uniques += [kind] * (lying.count(kind) - uniques.count(kind))
    if edition == DELUXE:
        for name in PRESETS[FIRST_GAME].uniques:
            if len(uniques) < UNIQUES_IN_GAME and NUMBERS[name] not in uniques:
                uniques.append(NUMBERS[name])
        if len(uniques) > UNIQUES_IN_GAME:
            raise ValueError(f"a deck has {UNIQUES_IN_GAME} unique districts, this scenario uses {len(uniques)}")
    elif not named:
        for name in sorted(set(LILAC)):
            uniques += [NUMBERS[name]] * (LILAC.count(name) - uniques.count(NUMBERS[name]))
    uniques.sort()
    check_box(uniques, edition)
    return uniques


def lay_cards(game: Machiavelli, deck: list[int], discard: list[int], lying: list[int], rest: object) -> None:
    """Lay the deck and the discard pile; what is named nowhere goes under the deck, or where `rest` says."""
    left = cards_in_game(game.settings)
    for kind in lying:
        if kind not in left:
            raise ValueError(f"there are only {cards_in_game(game.settings).count(kind)} {NAMES[kind]} in this game")
        left.remove(kind)
    if discard and not game.wording.discard_pile:
        raise ValueError("there is no discard pile in the Deluxe edition")
    pile = pile_of([card_of(kind, 0) for kind in left])
    # Not with the chance of the game: its arranged shuffles are for later.
    chance_from_seed(len(left)).shuffle(pile)
    under = pile.listed()
    game.discard = pile_of([card_of(kind, 0) for kind in discard])
    game.deck = empty_pile()
    if rest == "discard" and game.wording.discard_pile:
        game.discard = pile_of(under + game.discard.listed())
    elif rest == "deck":
        game.deck = pile_of(under)
    else:
        seat = bounded(rest, "rest, unless it is deck or (classic) discard,", 0, len(game.players) - 1)
        for card in under:
            game.players[seat].hand.add(card | bit(seat))
    for kind in reversed(deck):
        game.deck.push(card_of(kind, 0))


def settle_end(game: Machiavelli, data: Mapping[str, object], last: int) -> None:
    """See which cities are complete, who was first, and whether this round is the last one."""
    game.lowered = flag(data.get("bell", False), "bell")
    complete = game.seats_with(game.complete_size())
    named = "first" in data
    game.first = seats_set(data["first"], "first", last) if named else complete
    if not named and complete & (complete - 1):
        raise ValueError("several cities are complete: say in `first` whose was first")
    game.first_usual = game.first if game.seats_with(game.settings.city_size) else 0
    game.ending = flag(data.get("ending", game.first != 0), "ending")
    if not game.ending and game.first:
        raise ValueError("a city is complete, so this round is the last one")
