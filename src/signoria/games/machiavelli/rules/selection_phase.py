"""The selection phase: laying characters aside, choosing one after another, and the Theater."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.agenda import Frame
from signoria.core.bits import bit, bit_count
from signoria.games.machiavelli.data.actions import CHOOSE, PUT_DOWN
from signoria.games.machiavelli.data.components import CHARACTERS, MOST_RANKS
from signoria.games.machiavelli.rules.frames import Choice, Step
from signoria.games.machiavelli.state.cast import EVERYBODY, FACE_DOWN, FACE_UP, STACK

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

# Characters laid face up, by the number of players, with eight and with nine characters.
FACE_UP_OF_EIGHT: Final = [0, 0, 0, 0, 2, 1, 0, 0, 0]
FACE_UP_OF_NINE: Final = [0, 0, 0, 0, 3, 2, 1, 0, 0]


class DealCharacters(Step):
    """All characters are shuffled; some are laid aside, the others are passed from player to player."""

    def do(self, game: Machiavelli) -> None:
        cast = game.cast
        cast.gather(game.settings.at_rank)
        number = len(game.settings.characters)
        for _ in range(laid_open(game)):
            # Rank 4 never lies face up: drawing another card for it comes to drawing from the others.
            rank = drawn(game, cast.ranks_at(STACK) & ~bit(game.crown_rank()))
            cast.put(rank, FACE_UP, EVERYBODY)
        hidden = drawn(game, cast.ranks_at(STACK))
        witness: i64 = bit(game.crown) if game.settings.king_looks else 0
        cast.put(hidden, FACE_DOWN, witness)
        if game.journal is not None:
            shown = [CHARACTERS[game.character_at(rank)] for rank in range(MOST_RANKS) if cast.places[rank] == FACE_UP]
            insiders = (int(game.crown),) if witness else ()
            secret: dict[str, object] = {"face_down_card": CHARACTERS[game.character_at(hidden)]} if witness else {}
            game.journal.add("characters-face-up", {"characters": shown, "face_down": 1}, insiders, secret)
        game.then_each(order_of_choice(game, number))


def laid_open(game: Machiavelli) -> int:
    """Give how many characters are laid face up at the start of a round."""
    players = len(game.players)
    return FACE_UP_OF_NINE[players] if len(game.settings.characters) == MOST_RANKS else FACE_UP_OF_EIGHT[players]


def drawn(game: Machiavelli, ranks: i64) -> i64:
    """Draw one of some ranks by lot."""
    lot = game.chance.below(bit_count(ranks))
    rank: i64 = 0
    while True:
        if (ranks >> rank) & 1:
            if lot == 0:
                return rank
            lot -= 1
        rank += 1


def order_of_choice(game: Machiavelli, number: int) -> list[Frame]:
    """Give who chooses and who lays a card down, beginning with the crown."""
    players = len(game.players)
    seats = [game.left_of(game.crown, distance) for distance in range(players)]
    if players == 2:
        one, two = seats
        return [
            ChooseCharacter(one),
            ChooseCharacter(two),
            PutDownCharacter(two),
            ChooseCharacter(one),
            PutDownCharacter(one),
            ChooseCharacter(two),
            LayRest(two),
        ]
    last = seats[-1]
    if players == 3:
        between: list[Frame] = [PutDownByLot()] if number == MOST_RANKS else []
        return [*choices(seats), *between, *choices(seats), LayRest(last)]
    if players == number - 1:
        # One card is passed to the last player, who may have the first face-down card instead.
        return [*choices(seats[:-1]), TakeUpFaceDown(), ChooseCharacter(last), LayRest(last)]
    return [*choices(seats), LayRest(last)]


def choices(seats: list[int]) -> list[Frame]:
    """Let players choose one after another."""
    return [ChooseCharacter(seat) for seat in seats]


class ChoiceOfRound:
    """A choice in the order of the round: who chooses or lays down, and among how many."""

    def __init__(self, seat: i64, lays_down: bool, number: i64) -> None:
        self.seat = seat
        self.lays_down = lays_down
        self.number = number


def choices_of_round(game: Machiavelli) -> list[ChoiceOfRound]:
    """Give the choices of a round in order, as everybody knows them beforehand."""
    characters = len(game.settings.characters)
    left = characters - laid_open(game) - 1
    found: list[ChoiceOfRound] = []
    for frame in order_of_choice(game, characters):
        if isinstance(frame, (ChooseCharacter, PutDownCharacter)):
            found.append(ChoiceOfRound(frame.seat, isinstance(frame, PutDownCharacter), left))
            left -= 1
        elif isinstance(frame, PutDownByLot):
            left -= 1
        elif isinstance(frame, TakeUpFaceDown):
            left += 1
    return found


def choices_made(game: Machiavelli) -> int:
    """Give how many of the choices of a round have been made."""
    places = game.cast.places
    chosen = sum(0 <= places[rank] < len(game.players) for rank in range(MOST_RANKS))
    if len(game.players) > 2:
        return chosen
    # Two players lay characters down between the choices; one lay there from the start.
    return chosen + max(0, bit_count(game.cast.ranks_at(FACE_DOWN)) - 1)


class ChooseCharacter(Choice):
    """Choose one of the characters in the stack."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "choose-character")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_stack(game, CHOOSE)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.cast.look(self.seat)
        game.cast.put(game.rank_of(option - CHOOSE), self.seat, bit(self.seat))
        if game.journal is not None:
            left = bit_count(game.cast.ranks_at(STACK))
            secret: dict[str, object] = {"character": CHARACTERS[option - CHOOSE]}
            game.journal.add("character-chosen", {"seat": self.seat, "left": left}, (self.seat,), secret)


class PutDownCharacter(Choice):
    """Two players: lay another of the characters face down."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "put-down-character")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_stack(game, PUT_DOWN)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        put_down(game, game.rank_of(option - PUT_DOWN), self.seat)


def of_stack(game: Machiavelli, verb: i64) -> vec[i64]:
    """Offer a verb of every character in the stack, in the order of the ranks."""
    offer = game.fresh_offer()
    rank: i64 = 0
    while rank < MOST_RANKS:
        if game.cast.places[rank] == STACK:
            offer.add(verb + game.character_at(rank))
        rank += 1
    return offer.made()


def put_down(game: Machiavelli, rank: i64, seat: i64) -> None:
    """Let a player lay a character face down, which only that player knows."""
    game.cast.put(rank, FACE_DOWN, bit(seat))
    if game.journal is not None:
        secret: dict[str, object] = {"character": CHARACTERS[game.character_at(rank)]}
        game.journal.add("character-put-down", {"seat": seat}, (seat,), secret)


class PutDownByLot(Step):
    """Three players, nine characters: a random card of the stack is laid face down, unseen."""

    def do(self, game: Machiavelli) -> None:
        game.cast.put(drawn(game, game.cast.ranks_at(STACK)), FACE_DOWN, 0)
        if game.journal is not None:
            game.tell("character-put-down", {"seat": None})


class TakeUpFaceDown(Step):
    """The card laid face down first joins the one that is left for the last player."""

    def do(self, game: Machiavelli) -> None:
        rank: i64 = 0
        while rank < MOST_RANKS:
            if game.cast.places[rank] == FACE_DOWN:
                game.cast.places[rank] = STACK
            rank += 1


class LayRest(Step):
    """The last card of the stack is laid face down by the player who chose last."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Machiavelli) -> None:
        rank: i64 = 0
        while rank < MOST_RANKS:
            if game.cast.places[rank] == STACK:
                put_down(game, rank, self.seat)
            rank += 1
