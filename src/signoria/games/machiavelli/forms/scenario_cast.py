"""The second half of scenarios: who has which character, what the characters did, and where the scenario begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.core.bits import bit
from signoria.core.plain import bounded, flag, mapping, sequence
from signoria.core.shown import shown
from signoria.games.machiavelli.data.components import (
    CHARACTER_NUMBERS,
    CHARACTERS,
    MOST_RANKS,
    NOBODY,
    WITCH,
)
from signoria.games.machiavelli.data.composition import character_count, check_list
from signoria.games.machiavelli.data.editions import CLASSIC_CHARACTERS, DELUXE, rank_of
from signoria.games.machiavelli.forms.reader import character_number
from signoria.games.machiavelli.rules.round import CALLS, EndRound, PlayRound
from signoria.games.machiavelli.rules.selection_phase import FACE_UP_OF_EIGHT, FACE_UP_OF_NINE
from signoria.games.machiavelli.rules.turn import play_turn
from signoria.games.machiavelli.state.cast import EVERYBODY, FACE_DOWN, FACE_UP
from signoria.games.machiavelli.state.current_turn import PARTS, RESUMED, WHOLE, WITCH_FIRST, Turn
from signoria.games.machiavelli.state.table import Machiavelli

USUAL: Final = [*CLASSIC_CHARACTERS, "artist"]
TURN_KEYS: Final = ["seat", "as", "income-taken", "part"]
PLOTS: Final = ["murdered", "robbed", "bewitched", "warrants", "threats"]
EIGHT: Final = 8
FEW: Final = 3


def named_characters(said: object) -> list[int]:
    """Read characters such as `king, thief` or `["king", "thief"]`."""
    if isinstance(said, str):
        said = [part.strip() for part in said.split(",") if part.strip()]
    return [character_number(name) for name in sequence(said, "characters")]


def only_keys(value: object, what: str, keys: list[str]) -> Mapping[str, object]:
    """Give a mapping that has no other keys than these."""
    data = mapping(value, what)
    for key in data:
        if key not in keys:
            raise ValueError(f"{what} has no {shown(key)}; it can have: {', '.join(keys)}")
    return data


# --- Which characters -------------------------------------------------------------------------------------------------


def wanted_characters(data: Mapping[str, object], held: list[list[int]], options: dict[str, object]) -> list[int]:
    """Give the characters of the game: all that are named anywhere, filled up with those of the original game."""
    edition = str(options["edition"])
    by_rank: dict[int, int] = {}
    for character in [*named_characters(data.get("characters", [])), *mentioned(data, held)]:
        rank = rank_of(character, edition)
        if by_rank.setdefault(rank, character) != character:
            raise ValueError(
                f"{CHARACTERS[by_rank[rank]]} and {CHARACTERS[character]} have one rank: not both can play"
            )
    players = len(held)
    if MOST_RANKS in by_rank and character_count(options, players) == EIGHT:
        if edition == DELUXE:
            options["ninth-character"] = "on"
        else:
            options["character-count"] = "9"
    number = character_count(options, players)
    for name in USUAL:
        rank = rank_of(CHARACTER_NUMBERS[name], edition)
        if len(by_rank) < number and rank <= number:
            by_rank.setdefault(rank, CHARACTER_NUMBERS[name])
    characters = [by_rank[rank] for rank in sorted(by_rank)]
    check_list([CHARACTERS[character] for character in characters], edition, players, number)
    return characters


def mentioned(data: Mapping[str, object], held: list[list[int]]) -> list[int]:
    """Give the characters that a scenario speaks of."""
    found = [character for characters in held for character in characters]
    if "call" in data:
        found.append(character_number(data["call"]))
    if "turn" in data:
        found.append(character_number(only_keys(data["turn"], "turn", TURN_KEYS).get("as")))
    for plot in PLOTS:
        if plot in data:
            said = data[plot]
            found += named_characters(said if isinstance(said, str) else mapping(said, plot).get("on", []))
    return found + named_characters(data.get("face-up", []))


# --- Who has them -----------------------------------------------------------------------------------------------------


def cast_characters(game: Machiavelli, data: Mapping[str, object], held: list[list[int]]) -> None:
    """Give every player the characters described, and others where nothing is said; lay the rest aside."""
    if "turn" not in data and "call" not in data:
        if any(held):
            raise ValueError("players have characters when a scenario begins with a turn or a call")
        return
    game.cast.gather(game.settings.at_rank)
    holdings = [[game.rank_of(character) for character in characters] for characters in held]
    each = 2 if len(holdings) <= FEW else 1
    turn = turn_of(game, data)
    if turn is not None and turn.part != RESUMED:
        rank = int(game.rank_of(turn.character))
        if rank not in holdings[turn.seat]:
            holdings[turn.seat].append(rank)
    face_up = [int(game.rank_of(character)) for character in named_characters(data.get("face-up", []))]
    taken = [rank for ranks in holdings for rank in ranks] + face_up
    if len(set(taken)) != len(taken):
        raise ValueError("every character is in one place only")
    free = [rank for rank in range(MOST_RANKS) if game.character_at(rank) != NOBODY and rank not in taken]
    deal_rest(game, holdings, free, face_up, each)
    for seat, ranks in enumerate(holdings):
        for rank in ranks:
            game.cast.put(rank, seat, bit(seat))


def deal_rest(game: Machiavelli, holdings: list[list[int]], free: list[int], face_up: list[int], each: int) -> None:
    """Give players who have too few characters some of the free ones, the lowest first; lay the others aside."""
    for ranks in holdings:
        if len(ranks) > each:
            raise ValueError(f"a player has {each} of the characters, not {len(ranks)}")
        while len(ranks) < each:
            ranks.append(free.pop(0))
    table = FACE_UP_OF_NINE if len(game.settings.characters) == MOST_RANKS else FACE_UP_OF_EIGHT
    number = table[len(holdings)]
    crown_rank = int(game.crown_rank())
    if len(face_up) > number or crown_rank in face_up:
        raise ValueError(f"{number} characters lie face up with so many players, never one of rank 4")
    for rank in list(free):
        if len(face_up) < number and rank != crown_rank:
            face_up.append(rank)
            free.remove(rank)
    for rank in face_up:
        game.cast.put(rank, FACE_UP, EVERYBODY)
    for rank in free:
        game.cast.put(rank, FACE_DOWN, 0)


# --- What they did ----------------------------------------------------------------------------------------------------


def place_plots(game: Machiavelli, data: Mapping[str, object]) -> None:
    """Write down what the characters have done to each other."""
    intrigue = game.intrigue
    if "murdered" in data:
        intrigue.murdered = game.rank_of(character_number(data["murdered"]))
    if "robbed" in data:
        plot = only_keys(data["robbed"], "robbed", ["on", "by"])
        intrigue.robbed = game.rank_of(character_number(plot.get("on")))
        intrigue.robber = seat_of(game, plot)
    if "bewitched" in data:
        plot = only_keys(data["bewitched"], "bewitched", ["on", "by"])
        intrigue.bewitched = game.rank_of(character_number(plot.get("on")))
        intrigue.witch = seat_of(game, plot)
    if "warrants" in data:
        plot = only_keys(data["warrants"], "warrants", ["on", "seal", "by"])
        intrigue.warrants, intrigue.sealed = marked(game, plot, 3, "seal")
        intrigue.magistrate = seat_of(game, plot)
    if "threats" in data:
        plot = only_keys(data["threats"], "threats", ["on", "rose", "by"])
        intrigue.threats, intrigue.rose = marked(game, plot, 2, "rose")
        intrigue.threatened = intrigue.threats
        intrigue.blackmailer = seat_of(game, plot)
    if "protected" in data:
        intrigue.protected = bounded(data["protected"], "protected", 0, len(game.players) - 1)


def seat_of(game: Machiavelli, plot: Mapping[str, object]) -> int:
    return bounded(plot.get("by"), "`by`", 0, len(game.players) - 1)


def marked(game: Machiavelli, plot: Mapping[str, object], most: int, special: str) -> tuple[int, int]:
    """Give the marked ranks as a set of bits, and the one whose marker is not blank."""
    ranks = [int(game.rank_of(character)) for character in named_characters(plot.get("on", []))]
    if not ranks:
        raise ValueError(f"`on` names the {most} characters that are marked")
    chosen = int(game.rank_of(character_number(plot.get(special, CHARACTERS[game.character_at(ranks[0])]))))
    if len(set(ranks)) != most or len(ranks) != most or chosen not in ranks:
        raise ValueError(f"{most} different characters are marked, one of them with the {special}")
    return sum(1 << rank for rank in ranks), chosen


# --- Where it begins --------------------------------------------------------------------------------------------------


def turn_of(game: Machiavelli, data: Mapping[str, object]) -> Turn | None:
    """Give the turn with which a scenario begins, if it does."""
    if "turn" not in data:
        return None
    if "call" in data:
        raise ValueError("a scenario begins with a turn or with a call, not with both")
    said = only_keys(data["turn"], "turn", TURN_KEYS)
    character = character_number(said.get("as"))
    part = said.get("part", PARTS[WITCH_FIRST if character == WITCH else WHOLE])
    if part not in (PARTS[WHOLE], PARTS[WITCH_FIRST], PARTS[RESUMED]):
        raise ValueError(f"a scenario begins with a whole turn, that of a witch, or a resumed one, not {shown(part)}")
    seat = bounded(said.get("seat", 0), "the seat of the turn", 0, len(game.players) - 1)
    turn = Turn(seat, character, PARTS.index(part))
    turn.income_taken = flag(said.get("income-taken", turn.part == RESUMED), "income-taken")
    return turn


def begin_at(game: Machiavelli, data: Mapping[str, object]) -> None:
    """Put on the agenda what comes, from the turn, the call or the selection on."""
    turn = turn_of(game, data)
    if turn is None and "call" not in data:
        game.round -= 1
        game.then(PlayRound())
        return
    if turn is None:
        rank = int(game.rank_of(character_number(data["call"])))
        next_rank = rank
    else:
        rank = int(game.rank_of(turn.character))
        next_rank = rank + 1
    game.then(EndRound())
    for later in range(MOST_RANKS - 1, next_rank - 1, -1):
        game.then(CALLS[later])
    for earlier in range(next_rank):
        if game.character_at(earlier) != NOBODY:
            game.intrigue.called = earlier
            if game.cast.places[earlier] >= 0 and not game.intrigue.is_murdered(earlier):
                game.cast.reveal(earlier)
                game.turns += 1
    if turn is not None:
        begin_turn(game, turn, rank)


def begin_turn(game: Machiavelli, turn: Turn, rank: int) -> None:
    """Let a player act as a character. A resumed Witch acts as one that somebody else has, or nobody."""
    intrigue = game.intrigue
    if turn.part == RESUMED:
        intrigue.bewitched = rank
        intrigue.witch = turn.seat
    elif intrigue.is_murdered(rank):
        raise ValueError("a murdered character has no turn")
    game.turn = turn
    turn.warranted = turn.part != RESUMED and (intrigue.warrants >> rank) & 1 == 1
    if turn.income_taken:
        intrigue.threats &= ~bit(rank)
    play_turn(game)
    game.rule().start(game)
