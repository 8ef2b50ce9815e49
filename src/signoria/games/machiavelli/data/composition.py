"""Which characters and which districts a game is played with."""

from __future__ import annotations

from typing import Final, cast

from signoria.core.chance import Chance
from signoria.core.zones import pile_of
from signoria.games.machiavelli.data.components import (
    CHARACTER_NUMBERS,
    CHARACTERS,
    CROWN_RANK,
    DELUXE_UNIQUES,
    FIRST_UNIQUE,
    MOST_RANKS,
    NUMBERS,
)
from signoria.games.machiavelli.data.editions import (
    CLASSIC,
    CLASSIC_CHARACTERS,
    DARK_LANDS_CHARACTERS,
    DARK_LANDS_UNIQUES,
    DELUXE,
    copies_of,
    rank_of,
)
from signoria.games.machiavelli.data.options import LILAC_CARDS, SECOND
from signoria.games.machiavelli.data.presets import (
    CUSTOM,
    DARK_LANDS_SETS,
    FIRST_GAME,
    ORIGINAL,
    PRESETS,
    RANDOM,
    UNIQUES_IN_GAME,
)

EIGHT: Final = 8
FEWEST_FOR_EMPEROR: Final = 3
FEWEST_FOR_QUEEN: Final = 5
# From how many to how many players the table settles whether there is a ninth character.
FEWEST_TO_SETTLE: Final = 4
MOST_TO_SETTLE: Final = 7
USUAL_DARK_LANDS_DISTRICTS: Final = 3
MOST_WITHOUT_REPLACING: Final = 3


def words(options: dict[str, object], name: str) -> list[str]:
    """Give an option that is a list of ids."""
    return cast("list[str]", options[name])


# --- How many characters ----------------------------------------------------------------------------------------------


def character_count(options: dict[str, object], players: int) -> int:
    """Give how many characters are played with, 8 or 9."""
    if options["edition"] == CLASSIC:
        return EIGHT
    if options["edition"] == DELUXE:
        if players == 2:
            return EIGHT
        if players < FEWEST_TO_SETTLE or players > MOST_TO_SETTLE or options["ninth-character"] == "on":
            return MOST_RANKS
        return EIGHT
    if options["character-count"] == "auto":
        return EIGHT if players < FEWEST_TO_SETTLE else MOST_RANKS
    return int(cast("str", options["character-count"]))


def check_character_count(options: dict[str, object], players: int) -> None:
    """Refuse a number of characters that the players cannot play with."""
    wanted = options["character-count"]
    if wanted == "9" and players < FEWEST_TO_SETTLE:
        raise ValueError(f"{players} players play with 8 characters: set character-count to 8 or auto")
    if wanted == "8" and players > MOST_TO_SETTLE:
        raise ValueError(f"{players} players play with 9 characters: set character-count to 9 or auto")


# --- Which characters -------------------------------------------------------------------------------------------------


def characters_of_edition(edition: str) -> list[str]:
    """Give the ids of all characters of an edition."""
    if edition == CLASSIC:
        return CLASSIC_CHARACTERS
    return CHARACTERS if edition == DELUXE else DARK_LANDS_CHARACTERS


def rank_named(name: str, edition: str) -> int:
    """Give the rank of a character by its id."""
    return rank_of(CHARACTER_NUMBERS[name], edition)


def is_allowed(name: str, players: int) -> bool:
    """Say whether so many players may play with a character."""
    if name == "emperor":
        return players >= FEWEST_FOR_EMPEROR
    return name != "queen" or players >= FEWEST_FOR_QUEEN


def allowed_at(rank: int, edition: str, players: int) -> list[str]:
    """Give the characters of a rank that so many players may play with."""
    return [
        name
        for name in characters_of_edition(edition)
        if rank_named(name, edition) == rank and is_allowed(name, players)
    ]


def characters_of(options: dict[str, object], players: int, chance: Chance) -> list[int]:
    """Give the characters of a game in the order of their ranks, for options that have been checked."""
    edition = str(options["edition"])
    number = character_count(options, players)
    source = "character-set" if edition != DELUXE else "preset"
    if edition == CLASSIC:
        chosen = CLASSIC_CHARACTERS
    elif options[source] == CUSTOM:
        chosen = words(options, "characters")
    elif options[source] == RANDOM:
        chosen = []
        for rank in range(1, number + 1):
            candidates = allowed_at(rank, edition, players)
            chosen.append(candidates[chance.below(len(candidates))])
    else:
        chosen = preset_characters(options, players)[:number]
    by_rank = {rank_named(name, edition): CHARACTER_NUMBERS[name] for name in chosen}
    return [by_rank[rank] for rank in sorted(by_rank)]


def preset_characters(options: dict[str, object], players: int) -> list[str]:
    """Give the characters of a recommended set, with stand-ins for those that so few players may not play with."""
    if options["edition"] != DELUXE:
        chosen = DARK_LANDS_SETS[str(options["character-set"])]
        return ["king" if not is_allowed(name, players) and name == "emperor" else name for name in chosen]
    name = str(options["preset"])
    chosen = PRESETS[name].characters
    if name == FIRST_GAME:
        return [*chosen, str(options["added-rank-9"])]
    return [
        character if is_allowed(character, players) else str(options[f"{character}-replacement"])
        for character in chosen
    ]


def check_characters(options: dict[str, object], players: int) -> None:
    """Refuse a choice of characters that so many players cannot play with."""
    number = character_count(options, players)
    if options["edition"] == DELUXE:
        check_custom(options, "preset", "characters", "one character of each rank")
        check_preset(options, players, number)
        custom = options["preset"] == CUSTOM
    else:
        check_character_count(options, players)
        check_custom(options, "character-set", "characters", f"{number} characters of different ranks")
        check_dark_lands_set(options, players, number)
        custom = options["character-set"] == CUSTOM
    if custom:
        check_list(words(options, "characters"), str(options["edition"]), players, number)


def check_custom(options: dict[str, object], source: str, listed: str, what: str) -> None:
    """Refuse a choice without a list, and a list without a choice."""
    custom = options[source] == CUSTOM
    if custom and not options[listed]:
        raise ValueError(f"{source} {CUSTOM} needs the option {listed}: {what}")
    if options[listed] and not custom:
        raise ValueError(f"the option {listed} goes with {source} {CUSTOM} only, not with {source} {options[source]}")


def check_preset(options: dict[str, object], players: int, number: int) -> None:
    """Refuse presets that have nobody for rank 9."""
    if number == EIGHT:
        return
    if options["preset"] == ORIGINAL:
        settled = FEWEST_TO_SETTLE <= players <= MOST_TO_SETTLE
        way_out = "leave ninth-character off" if settled else "choose another preset"
        raise ValueError(f"preset {ORIGINAL} has no character of rank 9, and 9 characters are played with: {way_out}")
    added = str(options["added-rank-9"])
    if options["preset"] == FIRST_GAME and not is_allowed(added, players):
        raise ValueError(f"{reason_against(added)}: set added-rank-9 to artist or tax-collector")


def check_dark_lands_set(options: dict[str, object], players: int, number: int) -> None:
    """Refuse sets of De Donkere Landen that do not fit the number of players or of characters."""
    name = str(options["character-set"])
    if name in {"base-artist", "base-queen"} and number == EIGHT:
        way_out = "choose another character-set" if players < FEWEST_TO_SETTLE else "set character-count to 9 or auto"
        raise ValueError(f"character-set {name} has 9 characters, and 8 are played with: {way_out}")
    if name == "base-queen" and not is_allowed("queen", players):
        raise ValueError(f"{reason_against('queen')}: choose another character-set, such as base-artist")


def reason_against(name: str) -> str:
    """Say for how many players a character is."""
    fewest = FEWEST_FOR_EMPEROR if name == "emperor" else FEWEST_FOR_QUEEN
    return f"{name} is for {fewest} or more players"


def check_list(named: list[str], edition: str, players: int, number: int) -> None:
    """Refuse a list of characters that does not make a game."""
    by_rank: dict[int, str] = {}
    for name in named:
        if name not in characters_of_edition(edition):
            raise ValueError(f"characters: {name} is not in edition {edition}")
        if not is_allowed(name, players):
            rank = rank_named(name, edition)
            others = " or ".join(allowed_at(rank, edition, players))
            raise ValueError(f"characters: {reason_against(name)}; take {others} for rank {rank}")
        rank = rank_named(name, edition)
        if rank in by_rank:
            raise ValueError(f"characters: {by_rank[rank]} and {name} both have rank {rank}; name one of them")
        by_rank[rank] = name
    if len(named) > number:
        way_out = ninth_character("on", edition, players)
        raise ValueError(f"characters: {number} are played with, not {len(named)}; leave one out{way_out}")
    needed = range(1, number + 1)
    if edition != DELUXE and number == EIGHT:
        # Any eight different ranks will do, as long as somebody moves the crown.
        needed = range(CROWN_RANK, CROWN_RANK + 1)
    for rank in needed:
        if rank not in by_rank:
            others = " or ".join(allowed_at(rank, edition, players))
            way_out = ninth_character("off", edition, players) if rank == MOST_RANKS else ""
            raise ValueError(f"characters: nobody has rank {rank}; name {others}{way_out}")
    if len(named) != number:
        raise ValueError(f"characters: {number} of different ranks are played with, not {len(named)}; name more")


def ninth_character(wanted: str, edition: str, players: int) -> str:
    """Say how to play with or without a ninth character, where the table can settle that."""
    if not FEWEST_TO_SETTLE <= players <= MOST_TO_SETTLE:
        return ""
    if edition == DELUXE:
        return f", or set ninth-character to {wanted}"
    return f", or set character-count to {MOST_RANKS if wanted == 'on' else EIGHT}"


# --- Which districts --------------------------------------------------------------------------------------------------


def basic_districts() -> list[int]:
    """Give the basic districts that are in every deck, one entry a card."""
    return [kind for kind in range(FIRST_UNIQUE) for _ in range(copies_of(kind, DELUXE))]


def drawn_by_lot(names: list[str], number: int, chance: Chance) -> list[str]:
    """Draw so many of some ids, all equally likely."""
    lots = pile_of(list(range(len(names))))
    chance.shuffle(lots)
    return [names[lots.pop()] for _ in range(number)]


def uniques_of(options: dict[str, object], chance: Chance) -> list[int]:
    """Give the unique districts in the deck, one entry a card, for options that have been checked."""
    edition = options["edition"]
    if edition == DELUXE:
        chosen = deluxe_uniques(options, chance)
    elif edition == CLASSIC:
        chosen = LILAC_CARDS
    else:
        removed = removed_lilac(options, chance)
        chosen = [name for name in LILAC_CARDS if name not in removed] + dark_lands_districts(options, chance)
    return sorted(NUMBERS[name.removesuffix(SECOND)] for name in chosen)


def deluxe_uniques(options: dict[str, object], chance: Chance) -> list[str]:
    """Give the unique districts of a game of Deluxe."""
    name = str(options["preset"])
    if name == CUSTOM:
        return words(options, "uniques")
    if name == RANDOM:
        return drawn_by_lot(DELUXE_UNIQUES, UNIQUES_IN_GAME, chance)
    return PRESETS[name].uniques


def dark_lands_number(options: dict[str, object]) -> int:
    """Give how many districts of De Donkere Landen are shuffled in."""
    source = options["dl-districts"]
    if source == "all":
        return len(DARK_LANDS_UNIQUES)
    if source == "none":
        return 0
    if source == CUSTOM:
        return len(words(options, "dl-district-list"))
    number = cast("int | None", options["dl-district-count"])
    return USUAL_DARK_LANDS_DISTRICTS if number is None else number


def dark_lands_districts(options: dict[str, object], chance: Chance) -> list[str]:
    """Give the districts of De Donkere Landen that are shuffled in."""
    if options["dl-districts"] == CUSTOM:
        return words(options, "dl-district-list")
    if options["dl-districts"] == RANDOM:
        return drawn_by_lot(DARK_LANDS_UNIQUES, dark_lands_number(options), chance)
    return DARK_LANDS_UNIQUES if options["dl-districts"] == "all" else []


def removed_number(options: dict[str, object]) -> int:
    """Give how many lilac cards of the original game are taken out of the deck."""
    number = dark_lands_number(options)
    wanted = options["dl-replace-lilac"]
    if wanted == "no" or (wanted == "auto" and number <= MOST_WITHOUT_REPLACING):
        return 0
    return min(number, len(LILAC_CARDS))


def removed_lilac(options: dict[str, object], chance: Chance) -> list[str]:
    """Give the lilac cards of the original game that are taken out of the deck."""
    if options["dl-lilac-removed"] == CUSTOM:
        return words(options, "dl-lilac-list")
    return drawn_by_lot(LILAC_CARDS, removed_number(options), chance)


def check_uniques(options: dict[str, object]) -> None:
    """Refuse a choice of unique districts that does not make a deck."""
    if options["edition"] == DELUXE:
        check_custom(options, "preset", "uniques", f"{UNIQUES_IN_GAME} different unique districts")
        return
    check_custom(options, "dl-districts", "dl-district-list", "districts of The Dark City")
    if options["dl-district-count"] is not None and options["dl-districts"] != RANDOM:
        raise ValueError(f"the option dl-district-count goes with dl-districts {RANDOM} only")
    number = removed_number(options)
    custom = options["dl-lilac-removed"] == CUSTOM
    if custom and number == 0:
        raise ValueError(
            f"dl-lilac-removed {CUSTOM} needs lilac cards to be taken out: set dl-replace-lilac to yes, "
            "with at least one district of The Dark City"
        )
    check_custom(options, "dl-lilac-removed", "dl-lilac-list", f"{number} lilac cards of the original game")
    named = len(words(options, "dl-lilac-list"))
    if custom and named != number:
        raise ValueError(f"dl-lilac-list names {named} cards, and {number} are taken out: name exactly {number}")
